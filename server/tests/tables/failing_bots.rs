//! Bots that fail: a table goes on without them.

use std::sync::Arc;
use std::time::Duration;

use bocage_engine::{Game, Seat, Seed, Setup};
use bocage_evergreen::Evergreen;
use bocage_server::room::{Room, Surroundings, start};
use bocage_server::store::{EventStore, Row, Sqlite};
use bocage_server::thinking::{Decide, Pool};
use bocage_table::{
    Command, CommandId, Decision, Entry, Happening, Level, Occupant, Opening, Person, Secret, Table,
};
use bocage_thinker::{Mind, Question};

/// Only the simplest bot is well.
fn only_the_simplest(question: &Question, mind: &mut Option<Mind>, _: usize) -> Option<String> {
    assert_eq!(question.level, Level(1), "a bot is meant to fail here");
    bocage_thinker::decide(question, mind, || f64::NAN, 1)
}

/// Opens a room at which a bot of the best level begins; gives the room and where its log is.
async fn room(name: &str, decide: Decide) -> (Room, Sqlite) {
    let me = Person::new("me", "Maëlle");
    let secret = Secret { seed: Seed(7), salt: "salt".to_owned() };
    let setup = Setup { players: 2, options: Default::default() };
    let opening = Opening {
        seats: vec![Occupant::bot(Level(5)), Occupant::Person(me.clone())],
        ..Opening::new(Evergreen::standard(), setup, me.clone(), secret)
    };
    let mut table =
        Table::rebuild(Evergreen::standard(), [Table::open(Evergreen::standard(), opening, 1).unwrap()])
            .unwrap();
    match table.decide(&me, &CommandId("start".to_owned()), &Command::Start, 2).unwrap() {
        Decision::New(entry) => table.apply(entry).unwrap(),
        Decision::Repeat(receipt) => receipt,
    };
    let folder = super::folder(name);
    std::fs::create_dir_all(&folder).unwrap();
    let store = Sqlite::open(&folder.join("tables.db")).unwrap();
    for entry in table.log() {
        let body = serde_json::to_string(entry).unwrap();
        store.append(Row { table: name.to_owned(), seq: entry.seq, body }).await.unwrap();
    }
    let around = Surroundings {
        id: name.to_owned(),
        listed: false,
        store: store.clone(),
        pool: Pool::deciding(decide),
        rematch: Arc::new(|_| Box::pin(async { None })),
    };
    (start(table, around), store)
}

/// What happened at a table after it began, once something has.
async fn happened(store: &Sqlite, table: &str) -> Happening {
    loop {
        let log = store.log(table).await.unwrap();
        if let Some(text) = log.get(2) {
            return serde_json::from_str::<Entry>(text).unwrap().what;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_when_bots_panic_or_have_nothing_to_say() {
    let failing: [(&str, Decide); 4] = [
        ("panics", |_, _, _| panic!("a bot is meant to fail here")),
        ("silent", |_, _, _| None),
        ("nonsense", |_, _, _| Some("checkmate".to_owned())),
        ("simplest", only_the_simplest),
    ];
    for (name, decide) in failing {
        let (_room, store) = room(name, decide).await;
        let waiting = tokio::time::timeout(Duration::from_secs(60), happened(&store, name));
        let what = waiting.await.unwrap_or_else(|_| panic!("the table waits for ever: {name}"));
        assert!(matches!(what, Happening::Acted { seat: Seat(0), .. }), "{name}: {what:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simpler_bot_decides_where_one_fails() {
    let state = Evergreen::standard().setup(2, &Default::default(), Seed(1)).unwrap();
    let question = Question {
        game: "evergreen".to_owned(),
        table: "simpler".to_owned(),
        seat: Seat(0),
        level: Level(5),
        decision: 0,
        seed: 1,
        view: serde_json::to_string(&state.view(Some(Seat(0)))).unwrap(),
    };
    let action = Pool::deciding(only_the_simplest).think(question.clone()).await;
    assert_eq!(action, bocage_thinker::decide(&question.simpler(), &mut None, || f64::NAN, 1));
    assert!(action.is_some());
}

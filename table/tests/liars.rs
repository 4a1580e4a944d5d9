//! Clients that lie, and clients that never stop.

use crate::common::{SEED, Sitting, everything, legal, opening, person, rng};
use bocage_engine::{Action as _, Draw, Game, Rng, Seat};
use bocage_evergreen::{Action, Evergreen};
use bocage_table::protocol::{ProtocolError, ToServer};
use bocage_table::{
    Command, CommandId, Level, OpeningError, Pace, Person, Stage, Table, TableRefusal, clean_name, limits,
};

fn attempts(short: u64) -> u64 {
    if std::env::var_os("BOCAGE_LONG").is_some() { short * 500 } else { short }
}

/// Illegal, foreign, future, huge and negative decisions, from everybody: none is accepted.
#[test]
fn no_lie_is_accepted() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    let mut rng = rng(1);
    for n in 0..attempts(20_000) {
        if n % 50 == 0 && !sitting.step(&mut rng) {
            sitting = Sitting::begun(3, SEED);
        }
        let who = rng.below(4) as usize;
        let command = lie(&sitting.table, who, &mut rng);
        let id = CommandId(format!("lie{n}"));
        let who = if who == 3 { person(6) } else { person(who) };
        let answer = sitting.table.decide(&who, &id, &command, sitting.now);
        assert!(answer.is_err(), "{command:?} by {} was accepted", who.name);
    }
}

fn lie(table: &Table<Evergreen>, who: usize, rng: &mut impl Rng) -> Command {
    let seat = Seat(who as u8);
    let you = if who < 3 { table.situation_for(Some(seat)).you } else { None };
    let decision = you.as_ref().map_or(1, |you| you.decision);
    let may =
        if you.as_ref().is_some_and(|you| you.held.is_some()) { Vec::new() } else { legal(table, seat) };
    let any = any_action(rng).unwrap_or(Action::EndTurn);
    match rng.below(6) {
        // Any action at all, unless it happens to be legal.
        0 | 1 if !may.contains(&any) => Command::Act { action: any.to_string(), decision },
        // A good action for another time.
        2 => {
            let action = rng.pick(&may).map_or("end".to_owned(), ToString::to_string);
            Command::Act { action, decision: decision.wrapping_add(1 + rng.below(1000)) }
        }
        3 => {
            let texts = ["pick -1", "pick 99999999999999999999", "", "\u{0}", "plant z99", "🌲"];
            Command::Act { action: rng.pick(&texts).copied().unwrap_or_default().to_owned(), decision }
        }
        4 => Command::Act { action: "plant ".repeat(1 + rng.below(500) as usize), decision },
        _ => Command::Confirm { decision: decision.wrapping_sub(1 + rng.below(3)) },
    }
}

/// Any action at all, legal or not.
fn any_action(rng: &mut impl Rng) -> Option<Action> {
    Action::from_index(rng.below(Action::COUNT as u32) as usize)
}

#[test]
fn whatever_is_refused_changes_nothing() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut rng = rng(2);
    (0..30).for_each(|_| assert!(sitting.step(&mut rng)));
    let before = everything(&sitting.table);
    for command in [Command::Start, Command::Leave, Command::OfferRematch, Command::Return] {
        assert!(sitting.ask(1, command).is_err());
    }
    assert_eq!(everything(&sitting.table), before);
}

#[test]
fn any_text_is_read_or_refused_without_a_panic() {
    let mut rng = rng(3);
    let good = r#"{"do":{"id":"a1","command":{"act":{"action":"plant c4","decision":12}}}}"#;
    assert!(ToServer::from_json(good).is_ok());
    for _ in 0..attempts(20_000) {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..=rng.below(4) {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = rng.below(256) as u8;
        }
        // Reading is total: the answer does not matter, that there is one does.
        let _ = ToServer::from_json(&String::from_utf8_lossy(&bytes));
    }
    for text in [
        r#"{"do":{"id":"a1","command":{"act":{"action":"x","decision":-1}}}}"#,
        r#"{"do":{"id":"a1","command":{"bot-acts":{"seat":0,"action":"x","decision":1}}}}"#,
        r#"{"do":{"id":"a1","command":{"resume":{"down_ms":1}}}}"#,
        r#"{"hello":{"version":2,"seen":0,"as":"somebody else"}}"#,
        r#"{"hello":{"version":2,"seen":-4}}"#,
    ] {
        assert_eq!(ToServer::from_json(text), Err(ProtocolError::Unreadable), "{text}");
    }
}

#[test]
fn ids_and_names_are_short_and_harmless() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    for bad in ["", "a b", "é", "x\n", &"x".repeat(limits::ID + 1)] {
        let answer = sitting.ask_as(0, CommandId::from(bad), Command::SetConfirm { on: true });
        assert_eq!(answer, Err(TableRefusal::BadCommandId), "{bad:?}");
    }
    assert_eq!(clean_name("  \u{202e}Ana\n\n Maria\t"), "Ana Maria");
    assert_eq!(clean_name(&"é".repeat(1000)).chars().count(), limits::NAME);
    assert_eq!(Person::new("p9", "\u{200f} ").name, "p9", "everybody has a name");
}

#[test]
fn a_table_opens_only_with_sense() {
    let game = Evergreen::standard();
    let open = |change: fn(&mut bocage_table::Opening)| {
        let mut plan = opening(game, 2, SEED);
        change(&mut plan);
        Table::open(game, plan, 0).err()
    };
    assert_eq!(open(|_| {}), None);
    assert_eq!(open(|plan| plan.game = "chess".to_owned()), Some(OpeningError::OtherGame));
    assert_eq!(open(|plan| plan.rules_version += 1), Some(OpeningError::OtherGame));
    assert!(matches!(open(|plan| plan.setup.players = 9), Some(OpeningError::Players(_))));
    let odd =
        |plan: &mut bocage_table::Opening| drop(plan.setup.options.insert("x".to_owned(), "y".to_owned()));
    assert!(matches!(open(odd), Some(OpeningError::Option(_))));
    assert_eq!(open(|plan| plan.pace = Pace::PerMove { days: 0 }), Some(OpeningError::Pace));
    let long = |plan: &mut bocage_table::Opening| {
        plan.pace = Pace::PerGame { minutes: u16::MAX, increment_seconds: 0 };
    };
    assert_eq!(open(long), Some(OpeningError::Pace));
    assert_eq!(open(|plan| plan.seats.truncate(1)), Some(OpeningError::Seats));
    assert_eq!(open(|plan| plan.seats[1] = plan.seats[0].clone()), Some(OpeningError::Seats));
    assert_eq!(open(|plan| plan.stand_in = Level(99)), Some(OpeningError::Seats));
}

#[test]
fn the_log_is_bounded_and_the_game_still_ends() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut refused = None;
    while refused.is_none() {
        let action = sitting.legal(Seat(0))[0];
        sitting.act(0, action).unwrap();
        refused = sitting.undo(0).err();
    }
    assert_eq!(refused, Some(TableRefusal::LogFull));
    assert!(sitting.table.seq() <= limits::SOFT_LOG as u64 + 1);
    assert_eq!(sitting.ask(1, Command::SetConfirm { on: false }), Err(TableRefusal::LogFull));
    sitting.play_on(&mut rng(4));
    assert_eq!(sitting.table.stage(), Stage::Over);
    assert!(sitting.table.seq() < limits::LOG as u64);
}

#[test]
fn chat_is_bounded() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    for n in 0..limits::CHAT_LINES {
        sitting.ask(0, Command::Chat { text: n.to_string() }).unwrap();
    }
    assert_eq!(sitting.ask(1, Command::Chat { text: "hm".to_owned() }), Err(TableRefusal::ChatFull));
}

//! Bots are kept between questions, so that they go on with what they know.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicU32, Ordering};

use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Seat, Seed, Title};
use bocage_table::Level;
use bocage_thinker::{Minds, Question, decide, think};

/// A clock that goes on a little whenever somebody looks at it: the same on every machine.
fn clock() -> f64 {
    static LOOKS: AtomicU32 = AtomicU32::new(0);
    f64::from(LOOKS.fetch_add(1, Ordering::Relaxed)) / 2.0
}

/// The first decision of a game.
struct First {
    table: &'static str,
    level: Level,
}

impl Visitor for First {
    type Output = Question;

    fn visit<G: Title>(self, game: &G) -> Question {
        let state = game.setup(2, &G::Options::default(), Seed(1)).unwrap();
        let seat = game.waited(&state.public).lowest().unwrap();
        Question {
            game: G::ID.to_owned(),
            table: self.table.to_owned(),
            seat,
            level: self.level,
            decision: 0,
            seed: 1,
            view: serde_json::to_string(&state.view(Some(seat))).unwrap(),
        }
    }
}

fn first(game: &str, table: &'static str, level: u8) -> Question {
    GameId::from_id(game).unwrap().visit(First { table, level: Level(level) })
}

/// How much memory it takes to answer.
fn taken(question: &Question, minds: &mut Minds) -> u64 {
    let asked = serde_json::to_string(question).unwrap();
    let measured = allocation_counter::measure(|| assert_ne!(think(&asked, minds, clock), ""));
    measured.count_total
}

#[test]
fn a_bot_that_is_asked_again_has_what_it_needs() {
    for level in [3, 4, 5] {
        let question = first("evergreen", "one", level);
        let mut minds = Minds::new(2);
        let new = taken(&question, &mut minds);
        let again = taken(&question, &mut minds);
        assert!(again < new, "level {level}: {again} after {new}");
        // Another table has bots of its own.
        let other = taken(&first("evergreen", "two", level), &mut minds);
        assert!(other > again, "level {level}: {other} after {again}");
    }
}

#[test]
fn only_so_many_are_kept_and_only_those_that_search() {
    let mut minds = Minds::new(2);
    for table in ["one", "two", "three"] {
        think(&serde_json::to_string(&first("evergreen", table, 4)).unwrap(), &mut minds, clock);
    }
    assert!(minds.take(&first("evergreen", "one", 4)).is_none());
    let other = Question { seat: Seat(1), ..first("evergreen", "two", 4) };
    assert!(minds.take(&other).is_none());
    assert!(minds.take(&first("evergreen", "two", 4)).is_some());
    assert!(minds.take(&first("evergreen", "two", 4)).is_none(), "it was taken out");
    let mut mind = None;
    assert!(decide(&first("evergreen", "one", 1), &mut mind, clock, 1).is_some());
    assert!(mind.is_none());
}

#[test]
fn whoever_was_kept_answers_any_question() {
    let mut mind = None;
    for (game, level) in [("evergreen", 5), ("arborea", 5), ("arborea", 3), ("arborea", 1), ("atiwa", 4)] {
        assert!(decide(&first(game, "one", level), &mut mind, clock, 1).is_some(), "{game} {level}");
    }
    // What is no question leaves nothing behind.
    let nonsense = Question { view: "nonsense".to_owned(), ..first("atiwa", "one", 4) };
    assert_eq!(decide(&nonsense, &mut mind, clock, 1), None);
    assert!(decide(&first("atiwa", "one", 4), &mut mind, clock, 1).is_some());
}

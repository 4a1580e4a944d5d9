//! Where undo stops: section 12 of the rules.

use bocage_atiwa::state::Phase;
use bocage_engine::History;

use super::*;

#[test]
fn the_last_turn_of_a_work_phase_cannot_be_taken_back() {
    // It draws from the bag. A goat to breed keeps the upkeep open.
    let cards = ["c1 village . . . . . g . U", "d1 07"];
    let mut history: History<Atiwa> = History::new(solo("phase = \"work\"\nround = 2\nturn = 1", &cards, ""));
    let idle = |history: &mut History<Atiwa>, text: &str| {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    };
    idle(&mut history, "work town_left");
    history.undo(game(), Seat(0)).unwrap();
    idle(&mut history, "work town_left");
    idle(&mut history, "work town_right");
    assert_eq!(history.state().public.phase, Phase::Upkeep);
    assert!(history.undo(game(), Seat(0)).is_err());
}

#[test]
fn drawing_a_card_cannot_be_taken_back() {
    let mut history: History<Atiwa> =
        History::new(duel("phase = \"work\"\nopen = [6]", &["c1 village . . . . . . . U"], ""));
    let mut play = |text: &str| history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    play("work terrain_deck_1");
    play("draw");
    assert!(history.undo(game(), Seat(0)).is_err());
    let mut history: History<Atiwa> =
        History::new(duel("phase = \"work\"\nopen = [6]", &["c1 village . . . . . . . U"], ""));
    for text in ["work terrain_open_1", "take 1", "card b1"] {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    }
    for _ in 0..3 {
        history.undo(game(), Seat(0)).unwrap();
    }
    assert_eq!(options(history.state(), 0).len(), 26);
}

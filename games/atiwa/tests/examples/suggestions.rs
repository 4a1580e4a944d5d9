//! R39: what can be accepted for the rest of a step. That a suggestion is a row of legal decisions is a
//! property in `laws.rs`.

use bocage_engine::{History, Language, Speak};
use bocage_words::Lexicon;

use super::*;

/// Accepts the suggestion and says what it was, in words.
#[track_caller]
fn accept(state: &mut State) -> String {
    let message = game().say_action(&state.public, Seat(0), Action::AsSuggested);
    let said = Lexicon::new(Language::En, &[Atiwa::locale(Language::En)]).word(&message);
    play(state, 0, "suggested");
    said
}

#[test]
fn r39_what_grows_is_placed_with_trees_and_far_from_pollution() {
    let cards = ["c1 village . . . . . . . U", "d1 21 t t t t . . . .", "b1 23 w w w w w w w .", "a1 09"];
    let mut state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_eq!(accept(&mut state), "Place as suggested: 2 trees (d1.6, d1.5)");
    // Only the trees are accepted: fruits are a step of their own.
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, left: 3 }));
    assert_eq!(accept(&mut state), "Place as suggested: 3 fruits (d1.6, d1.5, d1.4)");
}

#[test]
fn r39_bats_come_home_all_at_once() {
    let mut state =
        solo("phase = \"return\"\nround = 7", &["c1 village . . . . . . . T"], "night = 6\ngold = 1");
    assert_eq!(accept(&mut state), "Place as suggested: 3 bats (c1.8, c1.2, c1.1)");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).night), (3, 0));
}

#[test]
fn r39_in_the_last_round_gold_is_kept_longest() {
    // Nine families less two goats: eleven food.
    let cards = ["c1 village . . tf w T g T T", "d1 town . . tf T T g T T", "b1 hamlet . . . . . w T T"];
    let mut state = solo("phase = \"feeding\"\nround = 7", &cards, "gold = 20");
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 11, last: 3, bats: 0 }));
    // Two wild animals and a fruit show nothing; the goats cost a point each for three food.
    let said = "Eat as suggested: 2 wild animals (c1.4, b1.6), a fruit (c1.3) and 2 goats (c1.6, d1.6)";
    assert_eq!(accept(&mut state), said);
    assert_eq!(side(&state, 0).gold, 20);
}

#[test]
fn r39_goats_are_kept_while_they_spare_food() {
    let cards = ["c1 village . . tf . T g T T", "d1 town . . . T T . T ."];
    let mut state = solo("phase = \"feeding\"\nround = 2", &cards, "gold = 20");
    let Some(Step::Feed { need, .. }) = step(&state, 0) else { panic!("no feeding") };
    accept(&mut state);
    assert_eq!(count(&state, 0, Piece::Goat), 1);
    assert_eq!(u16::from(need), 1 + 20 - side(&state, 0).gold, "one fruit, the rest in gold");
}

#[test]
fn r39_bats_that_score_are_not_eaten() {
    let cards = ["c1 village . b . . b . U U", "d1 02 b b b b b b b b", "b1 14"];
    let feeding =
        |more: &str| solo("phase = \"feeding\"\nround = 7", &[cards[0], cards[1], more], "gold = 9");
    let mut ten = feeding("b1 14");
    play(&mut ten, 0, "suggested");
    assert_eq!((count(&ten, 0, Piece::Bat), side(&ten, 0).gold), (8, 9));
    let mut twelve = feeding("b1 14 b . . . . . . b");
    play(&mut twelve, 0, "suggested");
    assert_eq!(total(&twelve.public, 0), total(&feeding("b1 14 b . . . . . . b").public, 0) - 2);
}

#[test]
fn r39_bare_trees_are_spent_first() {
    let cards = ["c1 village . . tf . . . . U", "d1 21 tf t t . . . . ."];
    let mut state = duel("phase = \"work\"", &cards, "gold = 3");
    play(&mut state, 0, "work hamlet_left;buy");
    assert_eq!(accept(&mut state), "Spend as suggested: 3 trees (c1.3, d1.2, d1.3); lost with them: a fruit");
    let mut state = duel("phase = \"work\"", &cards, "gold = 2");
    play(&mut state, 0, "work farm_left;buy;suggested");
    assert_eq!(count(&state, 0, Piece::Fruit), 2);
}

#[test]
fn r39_bats_alone_in_a_house_stay() {
    let cards = ["c1 village . b tf . b . b U", "d1 02 b b . . . . . ."];
    let mut state = solo("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right;bat-action");
    assert_eq!(accept(&mut state), "Send as suggested: 3 bats (c1.2, d1.1, d1.2)");
}

#[test]
fn r39_in_a_shortage_the_bats_that_pollution_threatens_are_eaten() {
    let cards = ["c1 village . b . . U g U T", "d1 town . b . Tb T . T T"];
    let mut state = solo("phase = \"feeding\"\nround = 7", &cards, "gold = 2");
    assert_eq!(accept(&mut state), "Eat as suggested: 2 bats (c1.2, d1.2)");
}

#[test]
fn r39_pieces_of_a_space_are_placed_and_the_rest_stays() {
    let head = "phase = \"work\"\nround = 1\nopen = [9]\ntiles = { round_2 = \"two_trees\" }";
    let mut state = duel(head, &["c1 village . . . . . . . U", "d1 06"], "");
    let mut card = state.clone();
    play(&mut state, 0, "work round_2");
    assert_eq!(
        accept(&mut state),
        "Place as suggested: a wild animal (c1.4), 2 trees (d1.7, d1.5) and a bat (c1.2)"
    );
    assert_eq!(waited(&state), [1], "nothing was left");
    play(&mut card, 0, "work terrain_open_1");
    assert!(!suggests(&card, 0), "one tree is one decision");
    assert_illegal(&card, 0, "suggested");
}

#[test]
fn r39_empty_houses_are_filled() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_6 = \"bats_in_houses\" }";
    let mut state = duel(head, &["c1 village . . . . . . . U"], "");
    play(&mut state, 0, "work round_6;suggested");
    assert_eq!((on(&state, 0, "c1.5"), on(&state, 0, "c1.7")), ("bat".to_owned(), "bat".to_owned()));
}

#[test]
fn r39_families_move_into_empty_houses_only() {
    let newcomers = |cells: &str| {
        let mut state = duel("phase = \"work\"", &[&format!("c1 village {cells}"), "d1 hamlet"], "gold = 2");
        play(&mut state, 0, "work buy_families;exchange 2");
        state
    };
    let mut state = newcomers(". . . . b . b U");
    assert_eq!(accept(&mut state), "Place as suggested: 2 families (d1.8, d1.7)");
    let cards = ["c1 village . . . . b . b U"];
    let mut full = duel("phase = \"work\"", &cards, "gold = 2");
    play(&mut full, 0, "work buy_families;exchange 2");
    assert!(!suggests(&full, 0), "whether a bat has to go is for the player to say");
}

#[test]
fn r39_families_are_bred_by_hand() {
    let cards = ["c1 village . b . w . . U U", "d1 14"];
    let mut state = solo("phase = \"breeding\"\nround = 1", &cards, "");
    assert_eq!(accept(&mut state), "Place as suggested: a wild animal (c1.1) and a bat (d1.8)");
    assert_options(&state, 0, "breed family c1.5;done");
    // One blank for two of them: one decision, no shorthand.
    assert!(!suggests(&solo("phase = \"breeding\"\nround = 1", &cards[..1], ""), 0));
}

#[test]
fn r39_a_single_piece_is_a_single_decision() {
    let head = "phase = \"work\"\ntiles = { round_2 = \"goat\" }";
    let at_work = |cards: &[&str]| {
        let mut state = duel(head, cards, "");
        play(&mut state, 0, "work round_2");
        state
    };
    // A goat, a bat and a wild animal: only the wild animal finds room, on one of two cells.
    let savanna = "b1 23 . . x x x x x x";
    let state = at_work(&["c1 village x x . x . x . U", savanna]);
    assert_options(&state, 0, "place wild_animal b1.1;place wild_animal b1.2;finish");
    assert_illegal(&state, 0, "suggested");
    // The same with room for the goat.
    let mut state = at_work(&["c1 village x x . x . . . U", savanna]);
    assert_eq!(accept(&mut state), "Place as suggested: a wild animal (b1.2) and a goat (c1.6)");
    // One tree, and a bat that finds room on no card before it stands: the tree may make room.
    let head = "phase = \"work\"\nround = 1\ntiles = { round_7 = \"bat_and_gold\" }";
    let grove = |cells: &str| {
        let mut state = duel(head, &["c1 village x x x x . x . U", &format!("b1 {cells}")], "");
        play(&mut state, 0, "work round_7");
        state
    };
    assert_illegal(&grove("21 . . . . . . . ."), 0, "suggested");
    let mut sacred = grove("03 x x x x x x . .");
    assert_eq!(accept(&mut sacred), "Place as suggested: a tree (b1.8) and a bat (b1.8)");
    // The wild animal would take the only blank that the goat could have, though it has another one.
    let grassland = "b1 15 w x g x x x x .";
    let state = at_work(&["c1 village x x . x . x . U", grassland, "a1 31 w . x x x x x x"]);
    assert_illegal(&state, 0, "suggested");
}

#[test]
fn r39_a_step_that_was_accepted_is_taken_back_at_once() {
    let cards = ["c1 village . . . . . . . T", "d1 02"];
    let state = solo("phase = \"return\"", &cards, "night = 3\ngold = 1");
    let mut history: History<Atiwa> = History::new(state.clone());
    history.play(game(), Seat(0), Action::AsSuggested, &mut ()).unwrap();
    // The round is not over: whoever has a bat may breed another one.
    history.undo(game(), Seat(0)).unwrap();
    assert_eq!(history.state(), &state);
}

#[test]
fn prompts_ask_for_no_more_than_there_is() {
    // Six fruits could grow, but three are left.
    let cards = [
        "c1 village . . t . . . . T",
        "d1 21 t t t t t t . .",
        "b1 06 t t . t t . . .",
        "a1 09 f f . tf tf . f .",
    ];
    let state = solo("phase = \"growth\"", &cards, "gold = 9");
    let Some(Step::Grow { piece: Piece::Fruit, left }) = step(&state, 0) else { panic!("no fruits grow") };
    assert!(left > 3);
    let prompt = game().prompt(&state.public, &(), Seat(0));
    let said = Lexicon::new(Language::En, &[Atiwa::locale(Language::En)]).word(&prompt);
    assert_eq!(said, "Nature grows: you may place 3 fruits.");
}

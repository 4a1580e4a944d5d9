//! What is said, word for word: what can be done now and why something cannot.

use bocage_engine::{Language, Message, Speak};
use bocage_words::Lexicon;

use super::*;

fn said(language: Language, message: &Message) -> String {
    let lexicon = Lexicon::new(language, &[KingdomCrossing::locale(language)]);
    assert_eq!(lexicon.missing(message), Vec::<String>::new());
    // No-break spaces are told apart by nobody here.
    lexicon.word(message).replace('\u{a0}', " ")
}

fn asked(state: &State) -> Message {
    game().prompt(&state.public, &(), Seat(waited(state)))
}

/// Why the active seat may not do this.
fn why_not(state: &State, action: &str) -> Message {
    let action = action.parse().unwrap();
    assert!(!options(state).contains(&action));
    game().why_not(&state.public, &(), Seat(waited(state)), action)
}

/// At the end of a turn only that is named which can be done.
#[test]
fn the_end_of_a_turn_says_what_can_be_done() {
    let after = |investment: u8, tile: &str| {
        let seat = format!("coins = 15\ninvestment = {investment}");
        let mut state = day("balloon = \"south\"", &slot(8, "lumberjack_03", ""), &seat);
        play(&mut state, 0, &format!("Work({tile}); Cross(b0); TakeCard(8)"));
        let asked = asked(&state);
        assert_eq!(why_not(&state, "Rest(queen)"), asked);
        asked
    };
    let buy = after(0, "trade_step");
    assert_eq!(said(Language::En, &buy), "Buy a resource for 4 coins, or end your turn.");
    assert_eq!(said(Language::Fr, &buy), "Achetez une ressource pour 4 pièces, ou terminez votre tour.");
    let both = "Claim bridge goals, buy a resource for 4 coins, or end your turn.";
    assert_eq!(said(Language::En, &after(3, "trade_step")), both);
    let claim = after(3, "vp_step");
    assert_eq!(said(Language::En, &claim), "Claim bridge goals, or end your turn.");
    assert_eq!(said(Language::Fr, &claim), "Revendiquez des objectifs Pont, ou terminez votre tour.");
}

#[test]
fn the_evening_is_no_turn() {
    let state = position("phase = \"evening\"\n[[seats]]\nworker = \"south\"\ninvestment = 5\n[[seats]]\n");
    let asked = asked(&state);
    assert_eq!(said(Language::En, &asked), "Claim bridge goals, or end your Evening.");
    assert_eq!(said(Language::Fr, &asked), "Revendiquez des objectifs Pont, ou terminez votre soirée.");
    assert_eq!(why_not(&state, "Rest(queen)"), asked);
}

/// Only a third flower symbol makes the greenhouse pay enough, once the purchase triggers it.
#[test]
fn a_decoration_that_leaves_the_card_unpaid_is_refused_for_that() {
    let mut state = day(
        "agenda = [\"claim 1\", \"move\"]\nwork = { tile = \"trade_step\", upgraded = true, walked = true }",
        &slot(0, "stonecutter_07", "yellow_02"),
        "coins = 3\nmarkers = [0, 0, 0, 7]\ncards = [\"building_flowers\"]\n\
         paws = [\"b0\", \"b1\", \"b2\", \"b3\", \"b4\"]\nfilled = [\"stone_2\", \"stone_6\"]",
    );
    play(&mut state, 0, "TakeCard(0)");
    assert_options(&state, "PlaceDeco(stone_9); PlaceDeco(sap_6); PlaceDeco(food_3)");
    assert_eq!(why_not(&state, "PlaceDeco(wood_4)").key, "why-unpayable");
    assert_eq!(why_not(&state, "PlaceDeco(wood_8)").key, "why-other-deco");
    assert_eq!(why_not(&state, "PlaceDeco(stone_2)").key, "why-slot-filled");
}

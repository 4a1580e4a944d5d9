//! What is said, word for word: what can be done now, why something cannot, and French grammar.

use bocage_engine::{Language, Message, Sketch, Speak};
use bocage_kingdom_crossing::components::{DecoMode, Effect};
use bocage_kingdom_crossing::vocabulary::{GoalTile, Tile};
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

#[test]
fn goals_name_the_positions_in_use() {
    let help = |players: u8| said(Language::En, &game().help_goal(GoalTile(5), false, players));
    for players in [1, 2] {
        assert!(help(players).ends_with("It scores 5 points and 1 point, in the order of claims."));
    }
    assert!(help(3).ends_with("It scores 5 points, 3 points and 1 point, in the order of claims."));
    assert!(help(4).contains("5 points, 3 points, 1 point and 0 points"));
}

#[test]
fn signs_tell_the_figures_of_the_file() {
    let text = KingdomCrossing::COMPONENTS
        .replace("cost_same_region = 3", "cost_same_region = 1")
        .replace("cost_other_region = 10", "cost_other_region = 11")
        .replace("vp_for_6th = 3", "vp_for_6th = 5")
        .replace("vp_for_7th = 4", "vp_for_7th = 6")
        .replace("end_game_coins_per_step = 5", "end_game_coins_per_step = 7");
    let game = KingdomCrossing::load(&text).unwrap();
    let help = |icon: &str| said(Language::En, &game.help_icon(icon));
    assert!(help("balloon").ends_with("another region: 1 coin if it is with you, 11 if not."));
    assert!(help("paw").ends_with("The 6th gives 5 points, the 7th gives 6."));
    assert!(help("coins").ends_with("every 7 left at the end are a step of investment."));
}

/// Beside the points that the human has so far.
#[test]
fn their_points_are_labelled() {
    let state = position("players = 1\nphase = \"day\"\n[[seats]]\n[[seats]]\nvp = 3\n");
    let say = |message: &Message| said(Language::En, message);
    let sketch = game().sketch(&state.view(None), &say);
    assert!(sketch.contains("Paco & Paca, end scoring included: 3 points\n"), "{sketch}");
}

/// Choices are in one mood, and things have their articles.
#[test]
fn french_is_french() {
    let state = day("queen = \"queen_fox\"", &slot(8, "lumberjack_03", "blue_03"), "coins = 9");
    let choice = |action: &str| {
        said(Language::Fr, &game().say_action(&state.public, Seat(0), action.parse().unwrap()))
    };
    let effect = |effect: Effect| said(Language::Fr, &game().say_effect(effect));
    assert_eq!(choice("Work(coin_step)"), "Travail, tuile Bourse : gagnez 2 pièces, puis traversez 1 pont");
    assert_eq!(choice("Work(three_bridges)"), "Travail, tuile Trois ponts : traversez 3 ponts");
    assert_eq!(choice("Work(queen)"), "Visite à la Reine : marquez 2 points");
    assert_eq!(choice("Rest(queen)"), "Repos, tuile Reine : gagnez 8 pièces");
    assert_eq!(
        choice("TakeCard(8)"),
        "Pour 7 pièces, bûcheron (Sangliers) : avancez de 2 cases sur la piste du bois. Oiseau : gagnez 2 pièces"
    );
    assert_eq!(choice("PickBird(8)"), "Oiseau bleu : gagnez 2 pièces");
    assert_eq!(choice("PickResource(stone)"), "Avancer à la case 1 sur la piste de la pierre");
    assert_eq!(choice("Cash"), "Encaisser 2 pièces");
    let mut working = state.clone();
    play(&mut working, 0, "Work(trade_step)");
    let buy = game().say_action(&working.public, Seat(0), "Buy(wood)".parse().unwrap());
    assert_eq!(said(Language::Fr, &buy), "Acheter du bois pour 4 pièces");
    let bought = game().say_event(&Event::Bought { seat: Seat(0), resource: Resource::Sap, price: 4 });
    assert_eq!(said(Language::Fr, &bought), "Place 1 achète de la sève pour 4 pièces.");
    let either = Effect::Deco { kind: None, mode: DecoMode::Single, min_paws: 0 };
    assert_eq!(effect(either), "placez une fleur ou une sculpture à un symbole");
    let food = said(Language::Fr, &game().help_resource(Resource::Food));
    assert!(food.starts_with("Gagner de la nourriture avance votre marqueur"), "{food}");
    let bears = said(Language::Fr, &game().help_guild(Guild::Bear));
    assert!(bears.ends_with("les étoiles dépassées sur la piste de la sève."), "{bears}");
    let trade = said(Language::Fr, &game().help_tile(Tile::TradeStep, false));
    assert!(trade.contains("Travail : traversez 1 pont"), "{trade}");
}

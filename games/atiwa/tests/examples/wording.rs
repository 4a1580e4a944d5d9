//! What people read: refusals, menus, logs and goals, in both languages.

use bocage_engine::{Language, Message, Speak};
use bocage_words::Lexicon;

use super::*;

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[Atiwa::locale(language)])
}

/// A message in English and in French.
fn said(message: &Message) -> [String; 2] {
    Language::ALL.map(|language| lexicon(language).word(message))
}

/// Why seat 0 may not do something.
#[track_caller]
fn refused(state: &State, action: &str) -> [String; 2] {
    assert_illegal(state, 0, action);
    said(&game().why_not(&state.public, &(), Seat(0), action.parse().unwrap()))
}

#[test]
fn blanks_never_take_families() {
    let mut state = duel("phase = \"work\"\nround = 4", &["c1 village . . . . b . . U"], "");
    play(&mut state, 0, "work round_4");
    assert_eq!(
        refused(&state, "place family c1.1"),
        [
            "The blank c1.1 never takes a family: families live in houses.",
            "La case vierge c1.1 n’accepte jamais de famille\u{a0}: les familles habitent les maisons."
        ]
    );
}

#[test]
fn refusals_to_place_are_sentences() {
    let mut state = duel("phase = \"work\"", &["c1 village x b . . . . . U"], "");
    play(&mut state, 0, "work grove");
    let place = |cell: &str| refused(&state, &format!("place tree {cell}"));
    let room = "there is no room for a tree.";
    assert_eq!(place("c1.1")[0], format!("c1.1 is polluted: {room}"));
    assert_eq!(place("c1.1")[1], "c1.1 est polluée\u{a0}: aucune place pour un arbre.");
    assert_eq!(place("c1.2")[0], format!("c1.2 is occupied: {room}"));
    assert_eq!(place("c1.2")[1], "c1.2 est occupée\u{a0}: aucune place pour un arbre.");
    assert_eq!(place("c1.4")[0], format!("c1.4 shows another icon: {room}"));
    assert_eq!(place("c1.4")[1], "c1.4 montre une autre icône\u{a0}: aucune place pour un arbre.");
    assert_eq!(place("d1.4")[0], format!("No card of yours lies at d1.4: {room}"));
    assert_eq!(
        place("d1.4")[1],
        "Aucune de vos cartes ne se trouve en d1.4\u{a0}: aucune place pour un arbre."
    );
    let mut blank = duel("phase = \"work\"", &["c1 village . . . . . . . U"], "");
    play(&mut blank, 0, "work grove");
    assert_eq!(
        refused(&blank, "place tree c1.1"),
        [
            "The blank c1.1 takes a tree only if one is on the card already.",
            "La case vierge c1.1 n’accepte un arbre que s’il y en a déjà sur la carte."
        ]
    );
}

#[test]
fn refusals_to_breed_are_sentences() {
    let cards = ["c1 village . . . . . . U U"];
    let breeding = solo("phase = \"breeding\"\nround = 1", &cards, "");
    assert_eq!(
        refused(&breeding, "breed tree c1.3"),
        ["You cannot breed a tree this round.", "Pendant cette manche, on ne peut pas élever un arbre."]
    );
    assert_eq!(
        refused(&breeding, "breed bat c1.2"),
        ["You need a bat to breed one more.", "Il faut une roussette pour en élever."]
    );
    let cards = ["c1 village . . . . . g U U"];
    let mut breeding = solo("phase = \"breeding\"\nround = 2", &cards, "");
    assert_eq!(
        refused(&breeding, "breed bat c1.2"),
        ["You need 2 bats to breed one more.", "Il faut 2 roussettes pour en élever."]
    );
    assert_eq!(
        said(&game().prompt(&breeding.public, &(), Seat(0))),
        ["You may breed a family and a goat.", "Vous pouvez élever une famille et une chèvre."]
    );
    play(&mut breeding, 0, "breed goat c1.1");
    assert_eq!(
        refused(&breeding, "breed goat c1.1"),
        ["You have bred a goat this round already.", "Vous avez déjà élevé une chèvre pendant cette manche."]
    );
}

#[test]
fn refusals_to_pick_are_sentences() {
    let cards = ["c1 village b b tf . b . b U", "d1 06"];
    let mut state = solo("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right;bat-action");
    assert_eq!(
        refused(&state, "bat c1.3"),
        ["There is no bat at c1.3.", "Il n’y a aucune roussette en c1.3."]
    );
    assert_eq!(
        refused(&state, "bat c1.7"),
        [
            "Pick in reading order, so that enough remain: not at c1.7 now.",
            "Choisissez dans l’ordre de lecture, en en gardant assez\u{a0}: pas en c1.7 maintenant."
        ]
    );
    let all = ["c1 village . . . . . . . U", "d1 20 g g g g g g g ."];
    let mut state = duel("phase = \"work\"\ntiles = { round_3 = \"goat\" }", &all, "");
    play(&mut state, 0, "work round_3");
    assert_eq!(
        refused(&state, "place goat c1.6"),
        ["Your supply board has no goat left.", "Votre plateau Ressources n’a plus aucune chèvre."]
    );
}

/// What a choice of seat 0 says in a menu.
#[track_caller]
fn offered(state: &State, action: &str) -> [String; 2] {
    assert_legal(state, 0, action);
    said(&game().say_action(&state.public, Seat(0), action.parse().unwrap()))
}

#[test]
fn menus_say_when_a_bat_has_to_leave() {
    let cards = ["c1 village . . . . b . . U"];
    let mut state = duel("phase = \"work\"\nround = 4", &cards, "gold = 1");
    let mut newcomers = state.clone();
    play(&mut state, 0, "work round_4");
    assert_eq!(
        offered(&state, "place family c1.5"),
        [
            "Place a family in the house c1.5 (Village): its bat has to leave, unless you train the family at once",
            "Placer une famille dans la maison c1.5 (Village)\u{a0}: sa roussette s’en va, \
             sauf si vous sensibilisez la famille aussitôt"
        ]
    );
    assert_eq!(offered(&state, "place family c1.7")[0], "Place a family on c1.7 (Village)");
    // Without a training left, and where nobody can be trained (R32), it has to leave.
    let leaves = "Place a family in the house c1.5 (Village): its bat has to leave";
    play(&mut state, 0, "train c1.8");
    assert_eq!(offered(&state, "place family c1.5")[0], leaves);
    play(&mut newcomers, 0, "work buy_families;exchange 1");
    assert_eq!(offered(&newcomers, "place family c1.5")[0], leaves);
    let mut untrained = solo("challenge = \"untrained\"\nphase = \"work\"\nround = 4", &cards, "");
    play(&mut untrained, 0, "work round_4");
    assert_eq!(offered(&untrained, "place family c1.5")[0], leaves);
    // A bred family is never trained (E7).
    let breeding = solo("phase = \"breeding\"\nround = 1", &["c1 village . . . . b . U U", "d1 14"], "");
    assert_eq!(
        offered(&breeding, "breed family c1.5"),
        [
            "Breed a family in the house c1.5 (Village): its bat has to leave",
            "Élever une famille dans la maison c1.5 (Village)\u{a0}: sa roussette s’en va"
        ]
    );
    assert_eq!(offered(&breeding, "breed bat d1.1")[0], "Breed a bat on d1.1 (Rock Shelter)");
}

#[test]
fn r7_the_log_tells_what_goes_with_a_tree() {
    let cards = ["c1 village . . tf . . . . U", "d1 03 tb . . . . . . .", "b1 06 t . . . . . . ."];
    let mut state = duel("phase = \"work\"", &cards, "gold = 3");
    let told: Vec<[String; 2]> = play(&mut state, 0, "work hamlet_left;buy")
        .iter()
        .filter(|event| matches!(event, Event::SpentTree { .. }))
        .map(|event| said(&game().say_event(event)))
        .collect();
    assert_eq!(told[0][0], "Seat 1 spends the tree at b1.1.");
    assert_eq!(told[1][0], "Seat 1 spends the tree at c1.3 and loses a fruit.");
    assert_eq!(told[2][0], "Seat 1 spends the tree at d1.1 and loses a bat.");
    assert_eq!(told[2][1], "Place 1 dépense l’arbre en d1.1 et perd une roussette.");
}

#[test]
fn r31_spaces_offer_no_cards_where_there_are_none() {
    let cards = ["c1 village . . . . . . . U"];
    let mut state = solo("challenge = \"metropolis\"\nphase = \"work\"", &cards, "");
    assert_eq!(
        offered(&state, "work terrain_open_1"),
        ["Open terrain 1: a tree", "Terrain visible 1\u{a0}: un arbre"]
    );
    assert_eq!(offered(&state, "work terrain_deck_2")[0], "Terrain deck, right: a tree with a fruit");
    play(&mut state, 0, "work terrain_open_1");
    let prompt = said(&game().prompt(&state.public, &(), Seat(0)));
    assert_eq!(prompt[0], "Open terrain 1 – to take: a tree.");
    // With cards they are named, and then there is an order.
    let mut state = duel("phase = \"work\"\nopen = [6]", &cards, "");
    assert_eq!(
        offered(&state, "work terrain_open_1")[0],
        "Open terrain 1: the card Cocoa Plantation and a tree"
    );
    assert_eq!(
        offered(&state, "work terrain_deck_2")[0],
        "Terrain deck, right: a card from the deck and a tree with a fruit"
    );
    play(&mut state, 0, "work terrain_open_1");
    assert_eq!(
        said(&game().prompt(&state.public, &(), Seat(0))),
        [
            "Open terrain 1 – to take in any order: the card Cocoa Plantation and a tree.",
            "Terrain visible 1 – à prendre dans l’ordre voulu\u{a0}: la carte Cacaoyère et un arbre."
        ]
    );
}

#[test]
fn numbers_agree() {
    let event = |cards| said(&game().say_event(&Event::Reshuffled { cards }));
    assert_eq!(event(1)[0], "The discard pile is shuffled into a new deck of one card.");
    assert_eq!(event(1)[1], "La défausse mélangée devient une pioche d’une carte.");
    assert_eq!(event(5)[1], "La défausse mélangée devient une pioche de 5 cartes.");
    let state = solo("challenge = \"stop_pollution\"\nphase = \"work\"", &["c1 village . . . . . . . U"], "");
    let goal = game().goals(&state.public).iter().find(|goal| goal.max == 0).unwrap();
    assert_eq!(
        said(&game().say_goal(&state.public, goal)),
        ["at most 0 pollution markers (now 0)", "au plus 0 marqueur Pollution (actuellement 0)"]
    );
    // In French nothing is singular, but it is not one.
    assert_eq!(said(&bocage_atiwa::words::amount(Piece::Bat, 0)), ["0 bats", "aucune roussette"]);
    assert_eq!(said(&bocage_atiwa::words::amount(Piece::Bat, 1)), ["a bat", "une roussette"]);
}

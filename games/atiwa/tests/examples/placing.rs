//! Part B, cases 5 to 12: where pieces may be placed.

use super::*;

/// A card with these cells, beside an empty village.
fn card(number: &str, cells: &str) -> State {
    solo("", &["c1 village", &format!("d1 {number} {cells}")], "")
}

#[track_caller]
fn assert_room(state: &State, piece: Piece, cells: &[u8]) {
    assert_eq!(room(state, 0, "d1", piece), cells, "{piece}");
}

#[test]
fn b5_card_01() {
    let state = card("01", "");
    assert_room(&state, Piece::WildAnimal, &[7]);
    assert_room(&state, Piece::Tree, &[3, 4, 5]);
    assert_room(&state, Piece::Fruit, &[1, 8]);
    assert_room(&card("01", ". . . . . . w ."), Piece::WildAnimal, &[2, 6]);
    let state = card("01", ". . t . . . . .");
    assert_room(&state, Piece::WildAnimal, &[3, 7]);
    assert_room(&state, Piece::Fruit, &[1, 3, 8]);
    assert_room(&state, Piece::Tree, &[2, 4, 5, 6]);
}

#[test]
fn b6_card_35() {
    assert_room(&card("35", ". t t . . . . ."), Piece::Bat, &[3, 7]);
    let state = card("35", ". t tb . . . . .");
    assert_room(&state, Piece::Bat, &[6, 7]);
    assert_room(&state, Piece::Fruit, &[1, 2, 8]);
}

#[test]
fn b7_card_03() {
    let state = card("03", "tb tf t . . . . .");
    assert_room(&state, Piece::Bat, &[3]);
    assert_room(&state, Piece::Fruit, &[3]);
    assert_room(&state, Piece::Tree, &[4, 5, 6, 7, 8]);
}

#[test]
fn b8_fruit_on_blanks() {
    assert_room(&card("13", ". f . . . . . ."), Piece::Fruit, &[1, 3, 4, 5, 8]);
    assert_room(&card("13", ""), Piece::Fruit, &[2, 4]);
    assert_room(&card("13", ". . . . . t . ."), Piece::Fruit, &[2, 4, 6]);
}

#[test]
fn b9_tree_with_fruit() {
    // Without terrain there is nothing else to do on this space.
    let grown = |village: &str, more: &[&str]| {
        let cards: Vec<String> = std::iter::once(format!("c1 village {village}"))
            .chain(more.iter().map(|&card| card.to_owned()))
            .collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let mut state = solo("challenge = \"none\"\nphase = \"work\"", &cards, "");
        play(&mut state, 0, "work terrain_deck_2");
        let mut list = words(&state, 0);
        list.retain(|word| word.starts_with("plant"));
        list
    };
    assert_eq!(grown(". . tf . . . . U", &[]), ["plant c1.1", "plant-alone c1.1"]);
    assert_eq!(grown(". . . . . . . U", &[]), ["plant c1.3", "plant-alone c1.3"]);
    // All eight fruits are on the tableau.
    let orchard = ["d1 21 tf tf tf tf tf tf tf tf"];
    assert_eq!(grown(". . . . . . . U", &orchard), ["plant-alone c1.3"]);
    // No cell for a tree, but a tree without a rider: nothing.
    assert_eq!(grown("x . t . . . . U", &[]), [""; 0]);
}

#[test]
fn b10_presence_is_checked_once() {
    let cards = ["c1 village . b tf . . . b U", "d1 16 b b . . . . . ."];
    let mut state = solo("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right;bat-action;bat c1.2;bat c1.7;bat d1.2");
    assert_eq!(on(&state, 0, "d1.1"), "bat");
    assert_eq!(on(&state, 0, "d1.2"), "");
    assert_room(&state, Piece::Bat, &[2, 3, 6, 7, 8]);
}

#[test]
fn b11_families() {
    let state = solo("", &["c1 village . . . . b . . U", "d1 28"], "");
    assert_eq!(room(&state, 0, "c1", Piece::Family), [5, 7]);
    assert_room(&state, Piece::Family, &[]);
}

#[test]
fn b12_bats_in_empty_houses() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_7 = \"bats_in_houses\" }";
    let cards = ["c1 village x x x x . x . U", "d1 28 x . . x . . . ."];
    let mut state = solo(head, &cards, "");
    play(&mut state, 0, "work round_7");
    assert_options(&state, 0, "roost c1.5;roost c1.7;roost d1.3;roost d1.5;finish");
    play(&mut state, 0, "roost c1.5;roost d1.5");
    assert_options(&state, 0, "roost c1.7;roost d1.3;finish");
    play(&mut state, 0, "roost c1.7;roost d1.3");
    assert_eq!(count(&state, 0, Piece::Bat), 4);
    // A second use: only houses that are empty then.
    let cards = ["c1 village x x x x b x . U", "d1 28 x . . x b . . ."];
    let mut state = solo(head, &cards, "");
    play(&mut state, 0, "work round_7");
    assert_options(&state, 0, "roost c1.7;roost d1.3;finish");
}

//! Part C, cases 1 to 8: feeding.

use super::*;

fn set(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn c1_first_feeding() {
    let mut state = solo("phase = \"work\"\nturn = 2\nbag = [0]", &["c1 village . . . . . . . U"], "");
    let events = play(&mut state, 0, "work town_right");
    assert_eq!(income(&events, 0), (0, 1, 0));
    assert_eq!(side(&state, 0).shortage, 1);
    assert_eq!(points(&state.public, 0)[5], -2);
}

#[test]
fn c2_bat_as_food() {
    let state = solo("phase = \"feeding\"", &["c1 village . b . . . . . U"], "");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).shortage), (0, 0));
    let state = solo("phase = \"income\"", &["c1 village . b . . . . . T"], "");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).gold, side(&state, 0).shortage), (1, 0, 0));
}

#[test]
fn c3_negative_need() {
    let state = solo("phase = \"feeding\"\nround = 7", &["c1 village g . . . . g . U"], "gold = 3");
    assert_eq!((side(&state, 0).gold, side(&state, 0).shortage), (3, 0));
    assert_eq!(count(&state, 0, Piece::Goat), 2);
}

#[test]
fn c4_inefficient_payment() {
    // Three families less one goat: a need of two.
    let state = solo("phase = \"feeding\"", &["c1 village . . tf . T g T T"], "gold = 1");
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 2, last: 3, bats: 0 }));
    assert_eq!(payments(&state, 0), set(&["goat", "fruit gold"]));
}

#[test]
fn c5_forced_full_payment() {
    // Five families less one goat: a need of four, and exactly four food.
    let cards = ["c1 village . . . . T g T T", "d1 hamlet . . . . . . T T"];
    let state = solo("phase = \"feeding\"\nround = 7", &cards, "gold = 1");
    assert_eq!((side(&state, 0).gold, count(&state, 0, Piece::Goat), side(&state, 0).shortage), (0, 0, 0));
}

#[test]
fn c6_limited_bats() {
    let cards = ["c1 village . b . w Tb g Tb U", "d1 town . b . T Tb g T T"];
    let mut state = solo("phase = \"feeding\"", &cards, "");
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 7, last: 3, bats: 1 }));
    assert_eq!(count(&state, 0, Piece::Bat), 5);
    assert_options(&state, 0, "eat-goat c1.6;eat-goat d1.6");
    assert_eq!(payments(&state, 0), set(&["goat goat wild_animal", "bat goat goat"]));
    play(&mut state, 0, "eat-goat c1.6");
    // The other goat had no alternative.
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 1, last: 3, bats: 1 }));
    assert_legal(&state, 0, "eat-wild c1.4");
    assert_legal(&state, 0, "eat-bat c1.2");
}

#[test]
fn c7_shortage_with_limited_bats() {
    let cards = ["c1 village . b . . U g U T", "d1 town . b . Tb T . T T"];
    let mut state = solo("phase = \"feeding\"\nround = 7", &cards, "gold = 2");
    assert_eq!(step(&state, 0), Some(Step::Starve { left: 2 }));
    assert_eq!((side(&state, 0).shortage, side(&state, 0).gold, empty(&state, 0, Piece::Goat)), (1, 0, 0));
    assert_options(&state, 0, "bat c1.2;bat d1.2;bat d1.4");
    play(&mut state, 0, "bat d1.4");
    assert_options(&state, 0, "bat c1.2;bat d1.2");
    play(&mut state, 0, "bat c1.2");
    assert_eq!(count(&state, 0, Piece::Bat), 1);
    assert_eq!(on(&state, 0, "d1.4"), "family trained");
}

#[test]
fn c8_fruit_on_a_tree_as_food() {
    let mut state = solo("phase = \"feeding\"", &["c1 village . . tf . . . . T"], "gold = 1");
    assert_options(&state, 0, "eat-fruit c1.3;eat-gold");
    play(&mut state, 0, "eat-fruit c1.3");
    assert_eq!((empty(&state, 0, Piece::Fruit), empty(&state, 0, Piece::Tree)), (0, 1));
    assert_eq!(on(&state, 0, "c1.3"), "tree");
}

//! Part 6: solo.

use super::*;

/// What the automa, picking first, takes from a row; the position comes after its pick.
fn automa_first(row: &str, more: &str) -> State {
    position(&format!("players = 1\nfirst_player = 1\nrow = {row}\n{more}"))
}

fn automa_cards(state: &State) -> Vec<u8> {
    state.public.automa_taken.iter().map(|card| card.0).collect()
}

#[test]
fn e43_automa_takes_wild_first() {
    let state = automa_first("[5, 39, 10]", "");
    assert_eq!(automa_cards(&state), [39]);
    assert_eq!(state.public.token_slot, Some(0));
    assert_eq!(waited(&state), [0]);
}

#[test]
fn e44_automa_takes_most_symbols() {
    assert_eq!(automa_cards(&automa_first("[18, 5, 10]", "")), [5]);
}

#[test]
fn e45_automa_with_aridity_only() {
    let rich = automa_first("[0, 26, 16]", "[fertility]\nsnow = 3\nwheat = 1\nrock = 1\n");
    assert_eq!(automa_cards(&rich), [26]);
    let poor = automa_first("[0, 26, 16]", "[fertility]\nwheat = 1\nrock = 1\n");
    assert_eq!(automa_cards(&poor), [0]);
}

#[test]
fn e46_automa_second_and_the_token() {
    let mut state = position("players = 1\nrow = [6, 21, 34]\n[zone]\nflowers = [18]\n");
    play(&mut state, 0, "PickCard(0)");
    assert_eq!(automa_cards(&state), [34]);
    assert_eq!(pile(&state.public, Biome::Flowers), [!18, 21]);
    assert_eq!(state.public.first_player, 0);

    let mut state = position("players = 1\nrow = [6, 20, 34]\n");
    play(&mut state, 0, "PickCard(0)");
    assert_eq!(automa_cards(&state), [20]);
    assert_eq!(state.public.first_player, 1);
}

#[test]
fn e47_solo_cards() {
    let mut state = position(
        "players = 1\nphase = \"turns\"\nround = 5\nautoma = [6, 7, 8, 9, 10]\n\
         [[seats]]\ntaken = [0, 1, 2, 3, 4]\nacted = true\n",
    );
    play(&mut state, 0, "EndTurn");
    assert_eq!(state.public.discard.len(), 10);
}

#[test]
fn e56_automa_first_numbers_in_the_state() {
    use bocage_engine::Seed;
    use bocage_evergreen::setup::{Options, SoloFirst};
    let options = Options { solo_first: SoloFirst::Automa, ..Options::default() };
    let start = game().setup(1, &options, Seed(56)).unwrap();
    assert_eq!(start.public.first_player, 1);
    assert_eq!(score(&start.public, 0), 1);

    let state = automa_first("[29, 16, 36]", "[zone]\nrock = [12]\n");
    assert_eq!(automa_cards(&state), [36]);
    assert_eq!((state.public.token_slot, state.public.draft_index), (Some(0), 1));
    assert_eq!(waited(&state), [0]);
    assert_options(&state, 0, "PickCard(0);PickCard(1)");

    let mut token = state.clone();
    play(&mut token, 0, "PickCard(0)");
    assert_eq!(pile(&token.public, Biome::Rock), [!12, 16]);
    assert_eq!(token.public.first_player, 0);

    let mut other = state;
    play(&mut other, 0, "PickCard(1)");
    assert_eq!(pile(&other.public, Biome::Wheat), [29]);
    assert_eq!(other.public.first_player, 1);
}

//! Part 2: draft, token, zone.

use bocage_engine::{Seat, Seed};
use bocage_evergreen::setup::Options;
use bocage_evergreen::vocabulary::Season;

use super::*;

#[test]
fn e1_token_taken_by_the_last_player() {
    let mut state = position("players = 3\nfirst_player = 1\nrow = [6, 7, 8, 9]\n");
    play(&mut state, 1, "PickCard(0)");
    assert_eq!(state.public.token_slot, Some(1));
    play(&mut state, 2, "PickCard(3)");
    play(&mut state, 0, "PickCard(1)");
    assert_eq!(state.public.first_player, 0);
    assert_eq!(pile(&state.public, Biome::Swamp), [8]);
}

#[test]
fn e2_token_not_taken() {
    let mut state = position("first_player = 1\nrow = [6, 7, 8]\n");
    play(&mut state, 1, "PickCard(2)");
    assert_eq!(state.public.token_slot, Some(0));
    play(&mut state, 0, "PickCard(1)");
    assert_eq!(state.public.first_player, 1);
    assert_eq!(state.public.token_slot, None);
    assert_eq!(pile(&state.public, Biome::Swamp), [6]);
}

#[test]
fn e3_token_does_not_move_on() {
    let mut state = position("players = 4\nrow = [6, 7, 8, 9, 10]\n");
    play(&mut state, 0, "PickCard(0)");
    assert_eq!(state.public.token_slot, Some(1));
    play(&mut state, 1, "PickCard(1)");
    assert_eq!(state.public.token_slot, None);
    play(&mut state, 2, "PickCard(2)");
    assert_eq!(state.public.token_slot, None);
    play(&mut state, 3, "PickCard(3)");
    assert_eq!(state.public.first_player, 1);
    assert_eq!(pile(&state.public, Biome::Swamp), [10]);
}

/// Both seats pick, so that the first card of the row is left over.
fn leave(first: u8, zone: &str) -> State {
    let mut state = position(&format!("row = [{first}, 40, 41]\n[zone]\n{zone}\n"));
    play(&mut state, 0, "PickCard(1)");
    play(&mut state, 1, "PickCard(2)");
    state
}

#[test]
fn e4_aridity_on_an_empty_pile() {
    let state = leave(16, "rock = []");
    assert_eq!(pile(&state.public, Biome::Rock), [16]);
    assert_eq!(fertility(&state.public, Biome::Rock), 0);
    let state = leave(15, "rock = [16]");
    assert_eq!(pile(&state.public, Biome::Rock), [16, 15]);
    assert_eq!(fertility(&state.public, Biome::Rock), 2);
}

#[test]
fn e5_aridity_flips_only_the_last_card() {
    let state = leave(26, "wheat = [25, 24, 28]");
    assert_eq!(pile(&state.public, Biome::Wheat), [25, 24, !28, 26]);
    assert_eq!(fertility(&state.public, Biome::Wheat), 3);
    let state = leave(29, "wheat = [25, 24, \"-wheat_place_lake\", 26]");
    assert_eq!(fertility(&state.public, Biome::Wheat), 4);
}

#[test]
fn e6_wild_left_over() {
    let mut state = position("row = [38, 40, 41]\n");
    play(&mut state, 0, "PickCard(1)");
    play(&mut state, 1, "PickCard(2)");
    assert_eq!(state.public.discard.iter().map(|card| card.0).collect::<Vec<_>>(), [38]);
    assert!(state.public.zone.is_empty());
}

#[test]
fn e7_deck_refill_inside_a_row() {
    // 2 in the deck, 21 discarded, 3 in the zone, 16 taken this season: all 42.
    let mut state = position(
        "players = 4\nphase = \"turns\"\nround = 4\ndeck = [40, 41]\n\
         discard = [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38]\n\
         [zone]\nsnow = [2, 1, 3]\n\
         [[seats]]\ntaken = [39, 0, 4, 5]\nacted = true\n[[seats]]\ntaken = [6, 7, 8, 9]\nended = true\n\
         [[seats]]\ntaken = [10, 11, 12, 13]\nended = true\n[[seats]]\ntaken = [14, 15, 16, 17]\nended = true\n",
    );
    assert_eq!((state.secret.deck.len(), state.public.discard.len()), (2, 21));
    play(&mut state, 0, "EndTurn");
    let row: Vec<u8> = state.public.row.iter().flatten().map(|card| card.0).collect();
    assert_eq!(row[..2], [40, 41]);
    assert!(row[2..].iter().all(|id| (18..=38).contains(id)), "{row:?}");
    assert_eq!((state.secret.deck.len(), state.public.discard.len()), (18, 0));
}

#[test]
fn e8_season_change_of_cards() {
    let mut state = position(
        "phase = \"turns\"\nround = 5\n[[seats]]\ntaken = [0, 1, 2, 3, 4]\nacted = true\n\
         [[seats]]\ntaken = [6, 7, 8, 9, 10]\nacted = true\n",
    );
    play(&mut state, 0, "EndTurn");
    play(&mut state, 1, "EndTurn");
    assert_eq!(state.public.season, Season::Summer);
    assert_eq!(state.public.discard.len(), 10);
    assert!(state.public.sides().iter().all(|side| side.taken.is_empty()));

    let mut state = position(
        "phase = \"turns\"\nseason = \"winter\"\nround = 2\n[[seats]]\ntaken = [0, 1]\nacted = true\n\
         [[seats]]\ntaken = [6, 7]\nacted = true\n",
    );
    play(&mut state, 0, "EndTurn");
    play(&mut state, 1, "EndTurn");
    assert!(game().is_over(&state.public));
    assert!(state.public.sides().iter().all(|side| side.taken.len() == 2));
    assert_eq!(refusal(&state, 0, "EndTurn"), Refusal::GameOver);
}

#[test]
fn e9_sun_path() {
    for (start, path) in [
        (Sun::North, [Sun::North, Sun::East, Sun::South, Sun::West]),
        (Sun::South, [Sun::South, Sun::West, Sun::North, Sun::East]),
    ] {
        let options = Options { start_sun: start, ..Options::default() };
        let mut state = game().setup(2, &options, Seed(9)).unwrap();
        let mut seen = vec![state.public.sun()];
        while let Some(seat) = game().waited(&state.public).lowest() {
            // The last option ends things soonest; picks do not matter here.
            let action = *options_of(&state, seat).last().unwrap();
            game().apply(&mut state, seat, action, &mut ()).unwrap();
            if *seen.last().unwrap() != state.public.sun() {
                seen.push(state.public.sun());
            }
        }
        assert_eq!(seen, path);
    }
}

fn options_of(state: &State, seat: Seat) -> Vec<Action> {
    super::options(state, seat.0)
}

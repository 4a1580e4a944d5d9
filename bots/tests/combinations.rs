//! Turns in the middle of a game whose best line is known, because it is worth much more than all others at
//! once: a combination of several decisions that do not look best one by one.
use std::collections::HashSet;

use bocage_bots::{Budget, Level};
use bocage_engine::{Game, QuickRng, Seat, SeedableRng, StateOf, Title};
use bocage_evergreen::Evergreen;
use bocage_kingdom_crossing::KingdomCrossing;

use crate::THINKERS;

/// Is the turn over that was on at the start?
fn has_ended<G: Title>(game: &G, start: &StateOf<G>, state: &StateOf<G>, seat: Seat) -> bool {
    let turn = |state: &StateOf<G>| game.turn(&state.public, seat);
    turn(state) != turn(start) || !game.waited(&state.public).contains(seat)
}

/// The most points that any line of play has at the end of the turn.
fn best<G: Title>(game: &G, start: &StateOf<G>, seat: Seat) -> i32 {
    let mut open = vec![start.clone()];
    let (mut list, mut seen, mut best) = (Vec::new(), HashSet::new(), i32::MIN);
    while let Some(state) = open.pop() {
        game.legal(&state, seat, &mut list);
        for &action in &list {
            let mut after = state.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            if has_ended(game, start, &after, seat) {
                best = best.max(game.score(&after.public, seat).total());
            } else if seen.insert(after.hash64()) {
                open.push(after);
            }
        }
    }
    best
}

/// The points that a bot has at the end of the turn.
fn reached<G: Title>(game: &G, start: &StateOf<G>, seat: Seat, level: Level, seed: u64) -> i32 {
    let mut bot = level.bot_within::<G>(Budget::Simulations(300));
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut state = start.clone();
    while !has_ended(game, start, &state, seat) {
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
    assert!(!game.is_over(&state.public), "last turns have tests of their own");
    game.score(&state.public, seat).total()
}

/// Thinkers find the combination, whatever their luck; who looks one step ahead does not. A point less may
/// be worth it later.
fn assert_found<G: Title>(game: &G, position: &str) {
    let start = game.read_position(position).unwrap();
    let seat = Seat(0);
    let best = best(game, &start, seat);
    for seed in 0..3 {
        let greedy = reached(game, &start, seat, Level::Greedy, seed);
        assert!(greedy + 4 <= best, "{} is no puzzle: {greedy} of {best} points", G::ID);
        for level in THINKERS {
            let points = reached(game, &start, seat, level, seed);
            assert!(points + 1 >= best, "{level} in {}: {points} of {best} points", G::ID);
        }
    }
}

#[test]
fn two_forests_become_one() {
    assert_found(Evergreen::standard(), include_str!("gap.toml"));
}

#[test]
fn a_tile_is_played_for_what_it_leads_to() {
    assert_found(KingdomCrossing::standard(), include_str!("flight.toml"));
}

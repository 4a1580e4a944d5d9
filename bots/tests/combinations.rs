//! Turns in the middle of a game whose best line is known, because it is worth much more than all others at
//! once: a combination of several decisions that do not look best one by one.
use std::collections::HashSet;

use bocage_arborea::Arborea;
use bocage_atiwa::Atiwa;
use bocage_bots::{Budget, Level};
use bocage_engine::{Game, QuickRng, Seat, SeedableRng, StateOf, Title};
use bocage_evergreen::Evergreen;
use bocage_kingdom_crossing::KingdomCrossing;
use bocage_tribes_of_the_wind::TribesOfTheWind;

use crate::THINKERS;

/// Is the turn over that was on at the start?
fn has_ended<G: Title>(game: &G, start: &StateOf<G>, state: &StateOf<G>, seat: Seat) -> bool {
    let turn = |state: &StateOf<G>| game.turn(&state.public, seat);
    turn(state) != turn(start) || !game.waited(&state.public).contains(seat)
}

/// What a turn comes to.
type Count<G> = fn(&G, &StateOf<G>, Seat) -> i32;

/// The points at its end.
fn points<G: Title>(game: &G, state: &StateOf<G>, seat: Seat) -> i32 {
    game.score(&state.public, seat).total()
}

/// The points at its end, and those that the creatures bring where they stand.
fn points_and_creatures(game: &Arborea, state: &StateOf<Arborea>, seat: Seat) -> i32 {
    points(game, state, seat) + i32::from(game.creatures_points(state.public.board(seat)))
}

/// The most that any line of play comes to.
fn best<G: Title>(game: &G, start: &StateOf<G>, seat: Seat, count: Count<G>) -> i32 {
    let mut open = vec![start.clone()];
    let (mut list, mut seen, mut best) = (Vec::new(), HashSet::new(), i32::MIN);
    while let Some(state) = open.pop() {
        game.legal(&state, seat, &mut list);
        for &action in &list {
            let mut after = state.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            if has_ended(game, start, &after, seat) {
                best = best.max(count(game, &after, seat));
            } else if seen.insert(after.hash64()) {
                open.push(after);
            }
        }
    }
    best
}

/// The position at the end of the turn of a bot.
fn reached<G: Title>(game: &G, start: &StateOf<G>, seat: Seat, level: Level, seed: u64) -> StateOf<G> {
    let mut bot = level.bot_within::<G>(Budget::Simulations(300));
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut state = start.clone();
    while !has_ended(game, start, &state, seat) {
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
    assert!(!game.is_over(&state.public), "last turns have tests of their own");
    state
}

/// Thinkers find the combination, whatever their luck; who looks one step ahead does not. A point less may
/// be worth it later.
fn assert_found<G: Title>(game: &G, position: &str, count: Count<G>) {
    let start = game.read_position(position).unwrap();
    let seat = game.waited(&start.public).lowest().unwrap();
    let best = best(game, &start, seat, count);
    for seed in 0..3 {
        let reached = |level| count(game, &reached(game, &start, seat, level, seed), seat);
        let greedy = reached(Level::Greedy);
        assert!(greedy + 4 <= best, "{} is no puzzle: {greedy} of {best} points", G::ID);
        for level in THINKERS {
            let points = reached(level);
            assert!(points + 1 >= best, "{level} in {}: {points} of {best} points", G::ID);
        }
    }
}

#[test]
fn two_forests_become_one() {
    assert_found(Evergreen::standard(), include_str!("gap.toml"), points);
}

#[test]
fn a_tile_is_played_for_what_it_leads_to() {
    assert_found(KingdomCrossing::standard(), include_str!("flight.toml"), points);
}

/// Six points for the diagonal and three for the seventh tile, which only one card and one tile bring; a village brings
/// three. Villages of tiles without a turbine leave pollution on cells without a tile beside them, and the card removes
/// one token: who builds first has no diagonal any more. The village can wait for the last turn.
#[test]
fn a_card_is_played_before_the_village_that_would_spoil_it() {
    assert_found(TribesOfTheWind::standard(), include_str!("diagonal.toml"), points);
}

/// The seventh fruit brings nothing. Gold is a point; without a goat there are three, and none is bred; without a wild
/// animal the one that is bred is the sixth, which brings nothing. Fed with a fruit, the seventh wild animal brings a
/// point, a goat one and a family two. The food for the family is there.
#[test]
fn what_is_bred_is_not_eaten() {
    assert_found(Atiwa::standard(), include_str!("herd.toml"), points);
}

/// A frog among the three trees of the card and beside its water has nine points twice, which is all that it can have.
/// A worm beside the same water finds two sponges at most, one on each card: six points twice. It finds them only where
/// the card is laid so that its water and its sponge are beside the sponge that lies there already. (Diagonal
/// neighbours are allowed.)
#[test]
fn a_card_is_laid_for_both_creatures() {
    assert_found(Arborea::standard(), include_str!("habitats.toml"), points_and_creatures);
}

//! Random games allocate nothing: setup, options and actions work in place.
use bocage_engine::{Game, QuickRng, Seed, SeedableRng, StateOf, playout};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

#[test]
fn random_games_allocate_nothing() {
    let game = Evergreen::standard();
    let mut list = Vec::with_capacity(64);
    let mut rng = QuickRng::seed_from_u64(1);
    let measured = allocation_counter::measure(|| {
        for seed in 0..50 {
            for players in 1..=4 {
                let mut state = game.setup(players, &Options::default(), Seed(seed)).unwrap();
                assert!(playout(game, &mut state, &mut rng, &mut list, 10_000).finished);
            }
        }
    });
    assert_eq!(measured.count_total, 0);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<StateOf<Evergreen>>() <= 1024);
}

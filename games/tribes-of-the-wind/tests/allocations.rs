//! Listing and applying allocate nothing once the list of actions has grown to its size.
use bocage_engine::{ActionList, Game, QuickRng, Seed, SeedableRng, playout};
use bocage_tribes_of_the_wind::TribesOfTheWind;
use bocage_tribes_of_the_wind::setup::Options;

#[test]
fn random_games_allocate_nothing() {
    let game = TribesOfTheWind::standard();
    let mut list = ActionList::with_capacity(128);
    for seed in 0..6 {
        let players = 2 + seed as u8 % 4;
        let options = Options { two_keep_one: seed % 2 == 1, ..Options::default() };
        let mut state = game.setup(players, &options, Seed(seed)).unwrap();
        let mut rng = QuickRng::seed_from_u64(seed);
        let info = allocation_counter::measure(|| {
            let played = playout(game, &mut state, &mut rng, &mut list, 100_000);
            assert!(played.finished);
        });
        assert_eq!(info.count_total, 0, "seed {seed}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<bocage_tribes_of_the_wind::State>() <= 2048);
}

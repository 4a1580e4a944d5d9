//! Small and quick: the size of a state, and no allocation while a game is played.
use bocage_arborea::setup::Options;
use bocage_arborea::{Arborea, State};
use bocage_engine::{Game, QuickRng, Seed, SeedableRng, playout};

#[test]
fn a_state_is_at_most_four_kilobytes() {
    let size = size_of::<State>();
    assert!(size <= 4096, "{size} bytes");
}

#[test]
fn playing_allocates_nothing() {
    let game = Arborea::standard();
    for players in 1..=5 {
        let mut state = game.setup(players, &Options::default(), Seed(players.into())).unwrap();
        let mut rng = QuickRng::seed_from_u64(5);
        let mut list = Vec::with_capacity(4096);
        let counted = allocation_counter::measure(|| {
            playout(game, &mut state, &mut rng, &mut list, 20_000);
        });
        assert_eq!(counted.count_total, 0, "with {players} players");
    }
}

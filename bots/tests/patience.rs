//! Players who find every position promising must not wait for each other for ever.
use bocage_arborea::Arborea;
use bocage_bots::{Budget, Level};
use bocage_engine::{Draw, Evaluate, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_tribes_of_the_wind::TribesOfTheWind;

/// Lets two of a level play, and says how many decisions they took; a few thousand at most.
fn decisions<G: Evaluate>(game: &G, level: Level, budget: u32, seed: u64) -> usize
where
    G::Options: Default,
{
    let mut state = game.setup(2, &G::Options::default(), Seed(seed)).unwrap();
    let mut bots = [0, 1].map(|_| level.bot_within(Budget::Simulations(budget)));
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut decisions = 0;
    while !game.is_over(&state.public) && decisions < 3000 {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let seat = *rng.pick(&waited).unwrap();
        let action = bots[seat.index()].choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
        decisions += 1;
    }
    decisions
}

/// In these games both once passed, turn after turn.
#[test]
fn two_sprouts_end_a_game_of_arborea() {
    for seed in [1, 2, 3216] {
        assert!(decisions(Arborea::standard(), Level::Greedy, 0, seed) < 2000, "seed {seed}");
    }
}

/// There was always something that seemed worth more than the last village.
#[test]
fn two_shrubs_end_a_game_of_the_tribes() {
    for seed in [5, 6] {
        assert!(decisions(TribesOfTheWind::standard(), Level::Shrub, 600, seed) < 1000, "seed {seed}");
    }
}

/// Everything that promised little was worth the same to them.
#[test]
fn kind_players_end_a_game_of_the_tribes() {
    for (level, seed) in [(Level::Twig, 5), (Level::Twig, 6), (Level::Bud, 5), (Level::Bud, 6)] {
        let decisions = decisions(TribesOfTheWind::standard(), level, 0, seed);
        assert!(decisions < 1200, "{level}, seed {seed}: {decisions}");
    }
}

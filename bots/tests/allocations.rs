//! Simulations take no memory once a bot is warm.
use bocage_bots::Budget;
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{QuickRng, SeedableRng, Title};

use crate::THINKERS;
use crate::positions::after;

const SIMULATIONS: u32 = 300;

struct Warm;

impl Visitor for Warm {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let (state, seat) = after(game, 2, 1, 8);
        let view = state.view(Some(seat));
        for level in THINKERS {
            let mut bot = level.bot_within::<G>(Budget::Simulations(SIMULATIONS));
            let mut choose =
                |seed| bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(seed)).unwrap();
            (0..3).for_each(|seed| {
                choose(seed);
            });
            let counted = allocation_counter::measure(|| {
                choose(9);
            });
            // A handful for the decision itself, such as its menu; none for each simulation.
            assert!(counted.count_total < u64::from(SIMULATIONS) / 10, "{level} in {}: {counted:?}", G::ID);
        }
    }
}

#[test]
fn simulations_allocate_nothing_after_warm_up() {
    GameId::ALL.iter().for_each(|game| game.visit(Warm));
}

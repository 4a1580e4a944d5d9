//! Several threads think about one decision.
use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{QuickRng, SeedableRng, Title};

use crate::positions::after;

/// The same seed and simulations give the same choice, however the threads take turns.
struct Agree;

impl Visitor for Agree {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let (state, seat) = after(game, 2, 3, 12);
        let view = state.view(Some(seat));
        for level in Level::ALL.into_iter().filter(|level| level.uses_threads()) {
            let choose = |seed: u64| {
                let mut bot = level.bot_on_threads::<G>(Budget::Simulations(40), 3);
                bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(seed)).unwrap()
            };
            for seed in 0..3 {
                assert_eq!(choose(seed), choose(seed), "{level} in {}", G::ID);
                game.check(&state, seat, choose(seed)).unwrap();
            }
        }
    }
}

#[test]
fn several_threads_choose_the_same_every_time() {
    GameId::ALL.iter().for_each(|game| game.visit(Agree));
}

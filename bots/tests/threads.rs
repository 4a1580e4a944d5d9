//! Several threads think about one decision.
use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{QuickRng, SeedableRng, Title};

use crate::positions::after;

/// The same seed and simulations give the same choices, however the threads take turns.
struct Agree;

impl Visitor for Agree {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        for level in Level::ALL.into_iter().filter(|level| level.uses_threads()) {
            // Threads that come and go take nothing from those that stay.
            let choose = |threads: [usize; 3]| {
                let (mut state, _) = after(game, 2, 3, 12);
                let mut rng = QuickRng::seed_from_u64(3);
                let mut bot = level.bot_within::<G>(Budget::Simulations(120));
                threads.map(|threads| {
                    let seat = game.waited(&state.public).lowest().unwrap();
                    bot.use_threads(threads);
                    let choice = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
                    game.apply(&mut state, seat, choice, &mut ()).unwrap();
                    choice
                })
            };
            for threads in [[3, 3, 3], [2, 4, 1]] {
                assert_eq!(choose(threads), choose(threads), "{level} in {}", G::ID);
            }
        }
    }
}

#[test]
fn several_threads_choose_the_same_every_time() {
    GameId::ALL.iter().for_each(|game| game.visit(Agree));
}

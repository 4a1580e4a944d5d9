//! Several threads think about one decision.
use std::collections::HashSet;
use std::sync::Mutex;
use std::thread::{ThreadId, current};

use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Game, QuickRng, SeedableRng, Title};

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

/// On which threads the clock was looked at, and how often in all: every thread that thinks has to.
static LOOKS: Mutex<Option<(HashSet<ThreadId>, u32)>> = Mutex::new(None);

/// Goes on by a millisecond whenever anybody looks.
fn watched_clock() -> f64 {
    let mut looks = LOOKS.lock().unwrap();
    let (threads, looks) = looks.get_or_insert_default();
    threads.insert(current().id());
    *looks += 1;
    f64::from(*looks)
}

#[test]
fn as_many_threads_think_as_may() {
    let game = bocage_evergreen::Evergreen::standard();
    let (state, seat) = after(game, 2, 3, 12);
    for level in Level::ALL {
        for threads in [1, 3] {
            *LOOKS.lock().unwrap() = None;
            let mut bot = level.bot_within(Budget::Milliseconds(20_000.0, watched_clock));
            bot.use_threads(threads);
            bot.choose(game, &state.view(Some(seat)), seat, &mut QuickRng::seed_from_u64(1)).unwrap();
            let thought = LOOKS.lock().unwrap().take().map_or(0, |(threads, _)| threads.len());
            let most = if level.uses_threads() { threads } else { usize::from(level.thinks()) };
            assert_eq!(thought, most, "{level} on {threads} threads");
        }
    }
}

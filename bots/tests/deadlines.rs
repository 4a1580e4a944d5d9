//! Thinking ends in time: with no time at all, with a strange clock, and in the middle of anything.
use std::sync::atomic::{AtomicU32, Ordering};

use bocage_bots::{Adviser, Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Game, QuickRng, Seat, Seed, SeedableRng, StateOf, Title};

use crate::THINKERS;
use crate::positions::after;
use crate::watched::{Watched, work, working_clock};

/// Whatever is going on when the time is up, it is ended after so many more decisions: those of one quick
/// choice, or of turns that are brought to their end; a rollout or a search is far more.
const AFTERWARDS: u32 = 100;

/// Without any time, or with a clock that makes no sense, there is still a legal decision.
struct InNoTime;

impl Visitor for InNoTime {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let state = game.setup(2, &G::Options::default(), Seed(3)).unwrap();
        let seat = game.waited(&state.public).lowest().unwrap();
        for level in THINKERS {
            for budget in strange_budgets() {
                let mut bot = level.bot_within(budget);
                let view = state.view(Some(seat));
                let choice = bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(1)).unwrap();
                game.check(&state, seat, choice).unwrap();
            }
        }
    }
}

/// No time, little time, a clock that gives no number, one that leaps, as on a machine under load, and one that goes
/// backwards.
fn strange_budgets() -> [Budget; 6] {
    static LEAPS: AtomicU32 = AtomicU32::new(0);
    let leaping = || f64::from(LEAPS.fetch_add(1, Ordering::Relaxed)) * 1000.0;
    [
        Budget::Simulations(0),
        Budget::milliseconds(0.0),
        Budget::milliseconds(2.0),
        Budget::Milliseconds(1.0, || f64::NAN),
        Budget::Milliseconds(1.0, leaping),
        Budget::Milliseconds(1.0, || -f64::from(LEAPS.fetch_add(1, Ordering::Relaxed))),
    ]
}

#[test]
fn there_is_a_decision_in_no_time() {
    GameId::ALL.iter().for_each(|game| game.visit(InNoTime));
}

/// With a clock that goes on with the work, and not with the machine: how much is done when time is up.
struct InTime;

impl Visitor for InTime {
    type Output = ();

    fn visit<G: Title>(self, _: &G) {
        let game = Watched(G::standard());
        for (players, decisions) in [(2, 12), (*game.players().end(), 40)] {
            let (state, seat) = after(G::standard(), players, 3, decisions);
            for allowed in [40, 300, 900, 2000, 3100] {
                for level in THINKERS {
                    overrun(&game, &state, seat, level, 1, allowed);
                }
                // The time of one is that of all: each thread ends what it is at.
                for level in THINKERS.into_iter().filter(|level| level.uses_threads()) {
                    overrun(&game, &state, seat, level, 3, allowed);
                }
                let budget = Budget::Milliseconds(allowed.into(), working_clock);
                let before = work();
                let mut rng = QuickRng::seed_from_u64(2);
                Adviser::new(budget).weigh(&game, &state.view(Some(seat)), seat, &[], &mut rng);
                assert_in_time(G::ID, "an adviser", work() - before, allowed);
            }
        }
    }
}

fn overrun<G: Title>(
    game: &Watched<G>,
    state: &StateOf<G>,
    seat: Seat,
    level: Level,
    threads: u32,
    allowed: u32,
) {
    let mut bot = level.bot_within(Budget::Milliseconds(allowed.into(), working_clock));
    bot.use_threads(threads as usize);
    let before = work();
    let mut rng = QuickRng::seed_from_u64(1);
    let choice = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
    let more = (threads - 1) * AFTERWARDS;
    assert_in_time(G::ID, level.word(), work() - before, allowed + more);
    game.check(state, seat, choice).unwrap();
}

fn assert_in_time(game: &str, who: &str, done: u32, allowed: u32) {
    assert!(done <= allowed + AFTERWARDS, "{who} in {game}: {done} decisions instead of {allowed}");
}

#[test]
fn thinking_ends_when_the_time_is_up() {
    GameId::ALL.iter().for_each(|game| game.visit(InTime));
}

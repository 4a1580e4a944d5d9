//! All bots play all games, from what they may know, in any time.
use std::sync::atomic::{AtomicU32, Ordering};

use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Draw, QuickRng, Seat, Seed, SeedableRng, StateOf, Title};

/// The bots that think.
const THINKERS: [Level; 3] = [Level::Shrub, Level::Tree, Level::Grove];

fn first<G: Title>(game: &G, players: u8, seed: u64) -> StateOf<G> {
    game.setup(players, &G::Options::default(), Seed(seed)).unwrap()
}

/// Plays whole games with small budgets: `apply` refuses what is not legal.
struct WholeGames;

impl Visitor for WholeGames {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        for players in [*game.players().start(), 2, *game.players().end()] {
            let mut state = first(game, players, 5);
            let mut rng = QuickRng::seed_from_u64(5);
            let budget = Budget::Simulations(4);
            let mut bots: Vec<_> =
                THINKERS.iter().cycle().take(players.into()).map(|level| level.bot_within(budget)).collect();
            let mut decisions = 0;
            while !game.is_over(&state.public) {
                let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
                let seat = *rng.pick(&waited).unwrap();
                let view = state.view(Some(seat));
                let action = bots[seat.index()].choose(game, &view, seat, &mut rng).unwrap();
                game.apply(&mut state, seat, action, &mut ()).unwrap();
                decisions += 1;
                assert!(decisions < 20_000, "{} does not end", G::ID);
            }
        }
    }
}

#[test]
fn whole_games_are_played() {
    GameId::ALL.iter().for_each(|game| game.visit(WholeGames));
}

/// Along a random game: the same again, and the same if what is hidden is another.
struct Choices;

impl Visitor for Choices {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let mut state = first(game, 2, 8);
        let mut rng = QuickRng::seed_from_u64(8);
        let mut list = Vec::new();
        for number in 0..120 {
            let Some(seat) = game.waited(&state.public).lowest() else { break };
            if number % 6 == 0 {
                let swapped = game.determinize(&state.view(Some(seat)), &mut rng);
                assert_eq!(state.view(Some(seat)), swapped.view(Some(seat)));
                for level in THINKERS {
                    let choose = |state: &StateOf<G>| {
                        let mut bot = level.bot_within(Budget::Simulations(10));
                        bot.choose(game, &state.view(Some(seat)), seat, &mut QuickRng::seed_from_u64(number))
                    };
                    let choice = choose(&state);
                    assert_eq!(choice, choose(&state), "{level} in {}", G::ID);
                    assert_eq!(choice, choose(&swapped), "{level} in {} knows too much", G::ID);
                }
            }
            game.legal(&state, seat, &mut list);
            game.apply_unchecked(&mut state, seat, *rng.pick(&list).unwrap(), &mut ());
        }
    }
}

#[test]
fn choices_follow_from_view_seed_and_simulations() {
    GameId::ALL.iter().for_each(|game| game.visit(Choices));
}

/// Without any time there is still a legal decision; with a little, the thinking ends.
struct InTime;

impl Visitor for InTime {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let state = first(game, 2, 3);
        let seat = game.waited(&state.public).lowest().unwrap();
        for level in THINKERS {
            for budget in budgets() {
                let mut bot = level.bot_within(budget);
                let view = state.view(Some(seat));
                let choice = bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(1)).unwrap();
                game.check(&state, seat, choice).unwrap();
            }
        }
    }
}

/// No time, little time, a clock that gives no number, and one that leaps, as on a machine under load.
fn budgets() -> [Budget; 5] {
    static LEAPS: AtomicU32 = AtomicU32::new(0);
    let leaping = || f64::from(LEAPS.fetch_add(1, Ordering::Relaxed)) * 1000.0;
    [
        Budget::Simulations(0),
        Budget::milliseconds(0.0),
        Budget::milliseconds(2.0),
        Budget::Milliseconds(1.0, || f64::NAN),
        Budget::Milliseconds(1.0, leaping),
    ]
}

#[test]
fn deadlines_are_kept() {
    GameId::ALL.iter().for_each(|game| game.visit(InTime));
}

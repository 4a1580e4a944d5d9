//! All bots play all games, whatever the table: a refusal or a panic fails.
use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Choice, Draw, Options, QuickRng, Seat, Seed, SeedableRng, StateOf, Title};

use crate::THINKERS;

/// Plays whole games with small budgets: `apply` refuses what is not legal.
struct WholeGames;

impl Visitor for WholeGames {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        for players in [*game.players().start(), 2, *game.players().end()] {
            let mut state = game.setup(players, &G::Options::default(), Seed(5)).unwrap();
            let mut rng = QuickRng::seed_from_u64(5);
            let budget = Budget::Simulations(2);
            // The strongest first: alone it plays as well.
            let mut bots: Vec<_> = THINKERS
                .iter()
                .rev()
                .cycle()
                .take(players.into())
                .map(|level| level.bot_within(budget))
                .collect();
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

/// The options as they are, and with each value of each of them; of numbers, the ends.
fn all_options<O: Options>() -> Vec<O> {
    let mut all = vec![O::default()];
    for (name, choice) in O::CHOICES {
        let values = match choice {
            Choice::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            Choice::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
        };
        for value in values {
            let mut options = O::default();
            options.set(name, &value).unwrap();
            all.push(options);
        }
    }
    all
}

/// Along games of any size, with any option: whoever is asked has a legal answer.
struct AnyTable;

impl Visitor for AnyTable {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let mut seed = 0;
        for players in game.players() {
            for options in all_options::<G::Options>() {
                seed += 1;
                // Some options are for some tables only.
                if let Ok(state) = game.setup(players, &options, Seed(seed)) {
                    ask_along(game, state, seed);
                }
            }
        }
    }
}

/// Half of the decisions are drawn by lot, so that strange positions arise, half are greedy, so that the game
/// gets on; now and then all bots are asked. Few games last longer.
fn ask_along<G: Title>(game: &G, mut state: StateOf<G>, seed: u64) {
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut greedy = Level::Greedy.bot::<G>();
    let mut bots = Level::ALL.map(|level| level.bot_within::<G>(Budget::Simulations(2)));
    let mut list = Vec::new();
    for number in 0..900 {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return };
        let view = state.view(Some(seat));
        if (number + seed).is_multiple_of(67) {
            for bot in &mut bots {
                let choice = bot.choose(game, &view, seat, &mut rng).unwrap();
                game.check(&state, seat, choice).unwrap();
            }
        }
        game.legal(&state, seat, &mut list);
        let action = match rng.below(2) {
            0 => *rng.pick(&list).unwrap(),
            _ => greedy.choose(game, &view, seat, &mut rng).unwrap(),
        };
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
}

#[test]
fn any_table_can_be_played_at() {
    GameId::ALL.iter().for_each(|game| game.visit(AnyTable));
}

/// A bot that goes on over several decisions, with what it knows of the earlier ones, does the same again.
struct GoingOn;

impl Visitor for GoingOn {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        for level in THINKERS {
            let play = || {
                let mut state = game.setup(2, &G::Options::default(), Seed(6)).unwrap();
                let mut rng = QuickRng::seed_from_u64(6);
                let mut bots = [0, 1].map(|_| level.bot_within::<G>(Budget::Simulations(20)));
                let mut done = Vec::new();
                for _ in 0..14 {
                    let Some(seat) = game.waited(&state.public).lowest() else { break };
                    let view = state.view(Some(seat));
                    let action = bots[seat.index()].choose(game, &view, seat, &mut rng).unwrap();
                    game.apply(&mut state, seat, action, &mut ()).unwrap();
                    done.push((seat, action));
                }
                done
            };
            assert_eq!(play(), play(), "{level} in {}", G::ID);
        }
    }
}

#[test]
fn whoever_goes_on_does_the_same_again() {
    GameId::ALL.iter().for_each(|game| game.visit(GoingOn));
}

//! What a seat cannot know changes nothing of what its bot does.
//!
//! A second table goes along with the first, at which everything hidden from one seat is another. As long
//! as nothing is revealed, that seat must see the same at both, and its bots must do the same. And what is
//! revealed must differ between such tables: else it was not hidden, wherever the state keeps it.
use std::collections::VecDeque;

use bocage_bots::{Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Draw, QuickRng, Seat, Seed, SeedableRng, State, StateOf, Title};

/// The same position as far as `seat` can tell; what others hold and what nobody sees is another.
fn swapped<G: Title>(game: &G, state: &StateOf<G>, seat: Seat, rng: &mut QuickRng) -> StateOf<G> {
    let other = game.determinize(&state.view(Some(seat)), rng);
    let mut private = other.private;
    private[seat.index()] = state.private[seat.index()].clone();
    State { public: state.public.clone(), private, secret: other.secret }
}

/// These change where something is revealed.
fn epochs<G: Title>(game: &G, state: &StateOf<G>) -> Vec<u32> {
    Seat::all(game.seats(&state.public)).map(|seat| game.undo_epoch(&state.public, seat)).collect()
}

/// Two tables, at which bots are asked now and then.
struct TwoTables;

impl Visitor for TwoTables {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        // From the beginning, and late in the game.
        for (players, decisions) in [(1, 60), (2, 0), (2, 250), (*game.players().end(), 0)] {
            if !game.players().contains(&players) {
                continue;
            }
            let state = game.setup(players, &G::Options::default(), Seed(8)).unwrap();
            let mut rng = QuickRng::seed_from_u64(8);
            let (state, together) = sit_at_two_tables(game, later(game, state, decisions), &mut rng);
            // Late in a game something may be revealed with every decision.
            let enough = together > 15 || decisions > 0 || game.is_over(&state.public);
            assert!(enough, "{}: {together} decisions at both tables", G::ID);
        }
    }
}

/// So many greedy decisions later, or a few before the end.
fn later<G: Title>(game: &G, mut state: StateOf<G>, decisions: usize) -> StateOf<G> {
    let mut rng = QuickRng::seed_from_u64(4);
    let mut greedy = Level::Greedy.bot::<G>();
    let mut last = VecDeque::from([state.clone()]);
    for _ in 0..decisions {
        let Some(seat) = game.waited(&state.public).lowest() else { break };
        let action = greedy.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
        last.push_back(state.clone());
        while last.len() > 60 {
            last.pop_front();
        }
    }
    if game.is_over(&state.public) { last.pop_front().unwrap() } else { state }
}

/// Plays on at random; what came of it, and how many decisions were done at both tables.
fn sit_at_two_tables<G: Title>(game: &G, mut state: StateOf<G>, rng: &mut QuickRng) -> (StateOf<G>, u32) {
    let mut second: Option<(Seat, StateOf<G>)> = None;
    // What bots remember of one question must not tell them more about the next.
    let bots = || Level::ALL.map(|level| level.bot_within::<G>(Budget::Simulations(6)));
    let mut tables = [bots(), bots()];
    let (mut list, mut together, mut asked) = (Vec::new(), 0, 0);
    for number in 0..150 {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let (watcher, mut other) = second.take().unwrap_or_else(|| (seat, swapped(game, &state, seat, rng)));
        let views = [&state, &other].map(|state| state.view(Some(watcher)));
        assert_eq!(views[0], views[1], "{}: {watcher:?} sees what is hidden", G::ID);
        if seat == watcher && number >= asked {
            // Now and then twice in a row, so that they go on with what they know.
            asked = number + if number % 2 == 0 { 1 } else { 12 };
            for (place, level) in Level::ALL.into_iter().enumerate() {
                let mut choose = |table: usize| {
                    let bot = &mut tables[table][place];
                    bot.choose(game, &views[table], seat, &mut QuickRng::seed_from_u64(number))
                };
                assert_eq!(choose(0), choose(1), "{level} in {} knows too much", G::ID);
            }
        }
        game.legal(&state, seat, &mut list);
        let action = *rng.pick(&list).unwrap();
        let before = epochs(game, &state);
        game.apply(&mut state, seat, action, &mut ()).unwrap();
        // Others may hold something else at the second table, and cannot do the same.
        let goes_along =
            epochs(game, &state) == before && game.apply(&mut other, seat, action, &mut ()).is_ok();
        if goes_along {
            together += 1;
            second = Some((watcher, other));
        }
    }
    (state, together)
}

#[test]
fn choices_do_not_depend_on_what_is_hidden() {
    GameId::ALL.iter().for_each(|game| game.visit(TwoTables));
}

/// Where something is revealed, it is not the same at every table.
struct Reveals;

impl Visitor for Reveals {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let mut state = game.setup(2, &G::Options::default(), Seed(9)).unwrap();
        let mut rng = QuickRng::seed_from_u64(9);
        let mut greedy = Level::Greedy.bot::<G>();
        let mut differed = 0;
        for _ in 0..600 {
            let Some(seat) = game.waited(&state.public).lowest().filter(|_| differed < 8) else { break };
            let action = greedy.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
            let mut after = state.clone();
            game.apply(&mut after, seat, action, &mut ()).unwrap();
            if epochs(game, &after) != epochs(game, &state) {
                let seen = after.view(Some(seat));
                let differs = (0..3).any(|_| {
                    let mut other = swapped(game, &state, seat, &mut rng);
                    game.apply(&mut other, seat, action, &mut ()).unwrap();
                    other.view(Some(seat)) != seen
                });
                differed += u32::from(differs);
            }
            state = after;
        }
        assert!(differed > 3, "{}: {differed} times something was revealed", G::ID);
    }
}

#[test]
fn what_is_revealed_was_hidden() {
    GameId::ALL.iter().for_each(|game| game.visit(Reveals));
}

//! The last turn of a game, in every game: small enough to try everything, so the best is known.
use bocage_atiwa::Atiwa;
use bocage_bots::{Adviser, Budget, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Evaluate, Game, Positions, QuickRng, Seat, Seed, SeedableRng, StateOf, Title};

/// A turn with more positions than this is left to others.
const MOST: u32 = 4000;

/// How a game ends for a seat: does it win, and with how many points? The best line of play wins, if one does.
type End = (bool, i32);

fn end<G: Title>(game: &G, state: &StateOf<G>, seat: Seat) -> End {
    let wins = game.ranking(&state.public).place(seat) == Some(0);
    (wins, game.score(&state.public, seat).total())
}

/// The worst and the best end for the seat over all lines of play; none if there are too many, or somebody else
/// decides.
fn solved<G: Title>(game: &G, state: &StateOf<G>, seat: Seat, left: &mut u32) -> Option<(End, End)> {
    if game.is_over(&state.public) {
        let end = end(game, state, seat);
        return Some((end, end));
    }
    if !game.waited(&state.public).contains(seat) {
        return None;
    }
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    let mut found: Option<(End, End)> = None;
    for action in list {
        *left = left.checked_sub(1)?;
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut ());
        let (worst, best) = solved(game, &after, seat, left)?;
        let (low, high) = found.unwrap_or((worst, best));
        found = Some((low.min(worst), high.max(best)));
    }
    found
}

/// The last decisions of a game between greedy bots, the latest first.
fn backwards<G: Title>(game: &G, seed: u64) -> Vec<(StateOf<G>, Seat)> {
    let mut state = game.setup(2, &G::Options::default(), Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot = Level::Greedy.bot::<G>();
    let mut all = Vec::new();
    while let Some(seat) = game.waited(&state.public).lowest() {
        all.push((state.clone(), seat));
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply_unchecked(&mut state, seat, action, &mut ());
    }
    all.reverse();
    all
}

/// The earliest position of a last turn that can be solved and in which something can go wrong, with the
/// best end. What is hidden must not matter: nobody could know it.
fn last_turn<G: Title>(game: &G, seed: u64) -> Option<(StateOf<G>, Seat, End)> {
    let all = backwards(game, seed);
    let last = all.first()?.1;
    let solvable = all.into_iter().take_while(|(_, seat)| *seat == last).map_while(|(state, seat)| {
        let (worst, best) = solved(game, &state, seat, &mut { MOST })?;
        let is_known = (0..12).all(|guess| {
            let other = game.determinize(&state.view(Some(seat)), &mut QuickRng::seed_from_u64(guess));
            solved(game, &other, seat, &mut { MOST }) == Some((worst, best))
        });
        (is_known).then_some((state, seat, worst, best))
    });
    let open = solvable.filter(|(_, _, worst, best)| best > worst);
    open.last().map(|(state, seat, _, best)| (state, seat, best))
}

struct LastTurns;

impl Visitor for LastTurns {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let turns: Vec<_> = (0..30).filter_map(|seed| last_turn(game, seed)).take(3).collect();
        assert_eq!(turns.len(), 3, "{} has no last turns to try", G::ID);
        for (number, (start, seat, best)) in turns.iter().enumerate() {
            // A hint knows it as well, without playing anything on.
            let mut adviser = Adviser::new(Budget::Simulations(1));
            let view = start.view(Some(*seat));
            let advice = adviser.weigh(game, &view, *seat, &[], &mut QuickRng::seed_from_u64(1));
            let wrong = (advice[0].points - best.1 as f32).abs().max(advice[0].error);
            assert!(wrong < 0.01, "{}, turn {number}: {:?} instead of {best:?}", G::ID, advice[0]);
            for level in [Level::Shrub, Level::Tree, Level::Grove] {
                let mut bot = level.bot_within(Budget::Simulations(900));
                let mut rng = QuickRng::seed_from_u64(1);
                let mut state = start.clone();
                while game.waited(&state.public).contains(*seat) {
                    let action = bot.choose(game, &state.view(Some(*seat)), *seat, &mut rng).unwrap();
                    game.apply(&mut state, *seat, action, &mut ()).unwrap();
                }
                assert!(game.is_over(&state.public));
                assert_eq!(end(game, &state, *seat), *best, "{level} in {}, turn {number}", G::ID);
            }
        }
    }
}

#[test]
fn last_turns_are_played_as_well_as_can_be() {
    GameId::ALL.iter().for_each(|game| game.visit(LastTurns));
}

/// However wrong an evaluation is about what is asked for of who plays alone, what can be solved is won.
#[test]
fn what_is_asked_for_of_who_plays_alone_goes_before_anything_else() {
    let usual = Atiwa::standard();
    let mut weights = *usual.weights();
    weights.aims.gold = 5.0;
    let game = usual.with_weights(weights);
    let seat = Seat(0);
    let start = game.read_position(include_str!("investor.toml")).unwrap();
    let won = |action| {
        let mut state = start.clone();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
        game.is_over(&state.public) && game.solo_won(&state.public)
    };
    let view = start.view(Some(seat));
    let mut rng = QuickRng::seed_from_u64(1);
    let advice = Adviser::new(Budget::Simulations(1)).weigh(&game, &view, seat, &[], &mut rng);
    let last = advice.last().unwrap();
    assert!(advice.len() > 2 && !won(last.action), "nothing can go wrong: {advice:?}");
    assert!(advice.iter().all(|one| won(one.action) == (one.worth - last.worth > 1000.0)), "{advice:?}");
    for level in [Level::Shrub, Level::Tree, Level::Grove] {
        let mut bot = level.bot_within(Budget::Simulations(60));
        assert!(won(bot.choose(&game, &view, seat, &mut rng).unwrap()), "{level}");
    }
}

//! Advice: the best move first, for the right reason, from what may be known.
use bocage_atiwa::vocabulary::Challenge;
use bocage_atiwa::{Atiwa, Options as AtiwaOptions};
use bocage_bots::{Advice, Adviser, Budget, Level, say_advice};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Besides, Game, Message, Positions, QuickRng, Seat, Seed, SeedableRng, Title};
use bocage_evergreen::Evergreen;

/// The last turn of the game: the power is used, the action is left, and only some fields are fertile.
const LAST: &str = include_str!("last_turn.toml");

/// The best final sheet that a line of play reaches.
fn solved(game: &Evergreen, state: &bocage_evergreen::State) -> bocage_engine::ScoreSheet {
    let seat = Seat(0);
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    let after = list.into_iter().map(|action| {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut ());
        solved(game, &after)
    });
    after.max_by_key(|sheet| sheet.total()).unwrap_or(game.score(&state.public, seat))
}

#[test]
fn the_best_move_is_named_first_and_for_the_right_reason() {
    let game = Evergreen::standard();
    let mut state = game.read_position(LAST).unwrap();
    let seat = Seat(0);
    let mut adviser = Adviser::new(Budget::Simulations(200));
    let mut reasons = 0;
    while game.waited(&state.public).contains(seat) {
        let view = state.view(Some(seat));
        let advice = adviser.weigh(game, &view, seat, &[], &mut QuickRng::seed_from_u64(1));
        assert!(advice.windows(2).all(|pair| pair[0].points >= pair[1].points));
        let best = solved(game, &state);
        let (first, last) = (advice.first().unwrap(), advice.last().unwrap());
        let after = |action| {
            let mut after = state.clone();
            game.apply(&mut after, seat, action, &mut ()).unwrap();
            solved(game, &after)
        };
        assert_eq!(after(first.action).total(), best.total());
        // Where it matters, the reason is the category in which the worst line is behind the best.
        let worst = after(last.action);
        if best.total() > worst.total() + 3 {
            let behind = |index: usize| best.points()[index] - worst.points()[index];
            let most = (0..best.points().len()).max_by_key(|index| behind(*index)).unwrap();
            let named = (0..last.gains.len()).min_by(|a, b| last.gains[*a].total_cmp(&last.gains[*b]));
            assert_eq!(named, Some(most), "{advice:?}");
            reasons += 1;
        }
        game.apply(&mut state, seat, first.action, &mut ()).unwrap();
    }
    assert!(game.is_over(&state.public) && reasons > 0);
}

/// What a hint says must not contradict the order in which it says it.
struct Reasons;

impl Visitor for Reasons {
    /// How many were given.
    type Output = usize;

    fn visit<G: Title>(self, game: &G) -> usize {
        let mut state = game.setup(2, &G::Options::default(), Seed(3)).unwrap();
        let mut rng = QuickRng::seed_from_u64(3);
        let mut greedy = Level::Greedy.bot::<G>();
        let mut named = 0;
        for number in 0..40 {
            let seat = game.waited(&state.public).lowest().unwrap();
            let view = state.view(Some(seat));
            if number % 8 == 0 {
                let mut adviser = Adviser::new(Budget::Simulations(60));
                let advice = adviser.weigh(game, &view, seat, &[], &mut QuickRng::seed_from_u64(number));
                if let [first, second, ..] = advice.as_slice() {
                    // The two are compared with each other: what one has more, the other has less.
                    let opposite: Vec<f32> = second.gains.iter().map(|gain| -gain).collect();
                    assert_eq!(first.gains, opposite, "{}", G::ID);
                }
                for (place, one) in advice.iter().enumerate() {
                    let Some(other) = advice.get(usize::from(place == 0)) else { continue };
                    let (better, explained) = (one.points - other.points, one.gains.iter().sum::<f32>());
                    let far = (explained - better).abs();
                    assert!(far <= 2.0 || far <= better.abs(), "{}: {advice:?}", G::ID);
                    // Nothing is recommended for a loss.
                    let named_at_all = one.gains.iter().any(|gain| *gain != 0.0);
                    let contradicts = explained * better < 0.0 && explained.abs().max(better.abs()) >= 0.5;
                    assert!(!(named_at_all && contradicts), "{}: {advice:?}", G::ID);
                    named += one.gains.iter().filter(|gain| **gain != 0.0).count();
                    // What is to come is what leads from the points so far to the end.
                    let so_far = game.score(&view.public, seat).total() as f32;
                    assert!(one.to_come.iter().sum::<f32>() + so_far > 0.0, "{}: {one:?}", G::ID);
                    let said = say_advice(G::CATEGORIES, one);
                    assert_ne!(said.key, "advice-line", "{}: no reason at all: {one:?}", G::ID);
                }
            }
            let action = greedy.choose(game, &view, seat, &mut rng).unwrap();
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
        named
    }
}

#[test]
fn reasons_add_up_to_what_is_said() {
    let named: Vec<usize> = GameId::ALL.iter().map(|game| game.visit(Reasons)).collect();
    assert!(named.iter().filter(|reasons| **reasons > 0).count() > 2, "hardly any reasons: {named:?}");
}

/// How often, along games that are played alone, a hint puts a move before one with more points; and once what it says.
fn reasons_beyond_points(challenge: Option<Challenge>) -> (usize, Option<String>) {
    let game = Atiwa::standard();
    let (mut count, mut said) = (0, None);
    for seed in 0..3 {
        let mut state = game.setup(1, &AtiwaOptions { challenge }, Seed(seed)).unwrap();
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut greedy = Level::Greedy.bot();
        let mut number = 0;
        while let Some(seat) = game.waited(&state.public).lowest() {
            let view = state.view(Some(seat));
            number += 1;
            if state.public.round > 5 && number % 5 == 0 {
                let mut adviser = Adviser::new(Budget::Simulations(40));
                let advice = adviser.weigh(game, &view, seat, &[], &mut QuickRng::seed_from_u64(number));
                assert!(advice.windows(2).all(|pair| pair[0].worth >= pair[1].worth));
                for one in advice.iter().filter(|one| one.besides == Some(Besides::Aims)) {
                    count += 1;
                    said = Some(say_advice(Atiwa::CATEGORIES, one).key.to_string());
                }
            }
            let action = greedy.choose(game, &view, seat, &mut rng).unwrap();
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
    }
    (count, said)
}

#[test]
fn hints_serve_the_aims_of_a_game_that_is_played_alone() {
    let (count, said) = reasons_beyond_points(Some(Challenge::Prosperity));
    assert!(count > 0, "gold is wanted, and points are not enough");
    assert_eq!(said.as_deref(), Some("advice-line-aims"));
    assert_eq!(reasons_beyond_points(None), (0, None), "where points are all that is wanted");
}

#[test]
fn what_counts_for_more_than_points_is_said_instead_of_them() {
    let say = |besides| {
        let gains = vec![0.0, 0.0, 5.0, 0.0, 0.0];
        let advice = Advice {
            action: (),
            points: 50.4,
            worth: 90.0,
            error: 1.0,
            gains,
            to_come: vec![9.0; 5],
            besides,
        };
        say_advice(Evergreen::CATEGORIES, &advice)
    };
    for (besides, key) in [
        (Besides::Win, "advice-line-win"),
        (Besides::Chance, "advice-line-chance"),
        (Besides::Lead, "advice-line-lead"),
        (Besides::Aims, "advice-line-aims"),
    ] {
        assert_eq!(say(Some(besides)), Message::new(key).with("points", 50));
    }
    assert_eq!(say(None).key, "advice-line-why");
}

#[test]
fn reasons_are_the_largest_gains_and_losses() {
    let say = |points, gains: &[f32], to_come: &[f32]| {
        let (gains, to_come) = (gains.to_vec(), to_come.to_vec());
        say_advice(
            Evergreen::CATEGORIES,
            &Advice { action: (), points, worth: points, error: 1.0, gains, to_come, besides: None },
        )
    };
    let said = say(131.6, &[0.0, 0.2, 3.4, 0.9, -1.6], &[40.0; 5]);
    let text = serde_json::to_string(&said).unwrap();
    assert!(text.contains("advice-line-why") && text.contains("132"), "{text}");
    let at = |word: &str| text.find(word).unwrap_or(usize::MAX);
    assert!(at("score-forest") < at("score-bud") && at("score-bud") < at("score-fertility"), "{text}");
    assert_eq!(at("score-light"), usize::MAX, "too small to name: {text}");
    let even = say(12.0, &[0.0; 5], &[0.0, 30.0, 2.0, 9.0, -3.0]);
    let text = serde_json::to_string(&even).unwrap();
    assert_eq!(even.key.as_ref(), "advice-line-to-come");
    assert!(text.find("score-light") < text.find("score-bud") && !text.contains("score-forest"), "{text}");
    let plain = say(12.0, &[0.0; 5], &[]);
    assert_eq!((plain.key.as_ref(), plain.args.len()), ("advice-line", 1));
}

/// In any game, with any budget, there is advice of legal moves, with as many gains as categories.
struct Everywhere;

impl Visitor for Everywhere {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        for players in [*game.players().start(), *game.players().end()] {
            let state = game.setup(players, &G::Options::default(), Seed(3)).unwrap();
            let seat = game.waited(&state.public).lowest().unwrap();
            let view = state.view(Some(seat));
            for budget in [Budget::Simulations(0), Budget::Simulations(9), Budget::milliseconds(1.0)] {
                let mut rng = QuickRng::seed_from_u64(2);
                let advice = Adviser::new(budget).weigh(game, &view, seat, &[], &mut rng);
                assert!(!advice.is_empty(), "{}", G::ID);
                for advice in &advice {
                    assert!(game.check(&state, seat, advice.action).is_ok());
                    assert!(advice.points.is_finite() && advice.gains.len() == G::CATEGORIES.len());
                }
            }
            let stranger = Adviser::new(Budget::Simulations(9)).weigh(
                game,
                &state.view(None),
                seat,
                &[],
                &mut QuickRng::seed_from_u64(2),
            );
            assert_eq!(stranger, []);
        }
    }
}

#[test]
fn every_game_gives_advice_in_any_time() {
    GameId::ALL.iter().for_each(|game| game.visit(Everywhere));
}

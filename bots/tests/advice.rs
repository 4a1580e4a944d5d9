//! Advice and reviews: the best move first, for the right reason, from what may be known.
use bocage_atiwa::vocabulary::Challenge;
use bocage_atiwa::{Atiwa, Options as AtiwaOptions};
use bocage_bots::{Advice, Adviser, Budget, Level, Reviewer, Thought, say_advice, say_moment};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{
    Besides, Draw, Evaluate, Game, Message, MomentKind, Positions, QuickRng, Record, Review, Seat, Seed,
    SeedableRng, StateOf, Tenths, Title,
};
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

/// A short while of a game between quick bots, as a record.
fn record<G: Title>(game: &G, players: u8, most: usize) -> Record {
    let mut state = game.setup(players, &G::Options::default(), Seed(11)).unwrap();
    let mut rng = QuickRng::seed_from_u64(11);
    let mut greedy = Level::Greedy.bot::<G>();
    let (mut list, mut done) = (Vec::new(), Vec::new());
    while let Some(seat) = game.waited(&state.public).lowest().filter(|_| done.len() < most) {
        game.legal(&state, seat, &mut list);
        // Now and then anything: so that there is something to say.
        let choice = if rng.below(3) == 0 {
            *rng.pick(&list).unwrap()
        } else {
            greedy.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap()
        };
        game.apply(&mut state, seat, choice, &mut ()).unwrap();
        done.push((seat, choice));
    }
    Record::of(game, players, &G::Options::default(), Seed(11), &done).unwrap()
}

fn review<G: Title>(game: &G, record: &Record, seat: Option<Seat>, simulations: u32) -> Review {
    let thought = Thought::Simulations(simulations);
    let mut reviewer = Reviewer::new(game, record, seat, thought, Seed(1)).unwrap();
    loop {
        for number in 0..reviewer.open() {
            let advice = reviewer.task(number).unwrap().weigh(game, || 0.0);
            reviewer.answer(number, &advice);
        }
        if !reviewer.go_on() {
            return reviewer.review();
        }
    }
}

#[test]
fn a_review_tells_curves_and_moments_and_is_the_same_again() {
    let game = Evergreen::standard();
    let record = record(game, 2, usize::MAX);
    let told = review(game, &record, None, 8);
    assert_eq!(told, review(game, &record, None, 8));
    let result = record.result.as_ref().unwrap();
    for (seat, curve) in told.curves.iter().enumerate() {
        assert!(curve.len() > 10 && curve.is_sorted_by_key(|known| known.after));
        assert_eq!(curve.last().unwrap().points.rounded(), result.scores[seat].total());
    }
    assert!(!told.moments.is_empty(), "a third of the decisions was drawn by lot");
    for moment in &told.moments {
        assert!(record.actions[moment.number - 1].ends_with(&moment.action));
        assert_ne!(moment.action, moment.other);
        let judged = told.decisions.iter().find(|judged| judged.number == moment.number).unwrap();
        assert_eq!(moment.kind == MomentKind::Better, judged.best == moment.other);
    }
    // Of one seat alone, the same is told.
    let mine = review(game, &record, Some(Seat(1)), 8);
    assert_eq!(mine.curves[1], told.curves[1]);
    assert!(mine.decisions.iter().all(|judged| told.decisions.contains(judged)));
    assert!(mine.curves[0].is_empty() && mine.moments.iter().all(|moment| told.moments.contains(moment)));
    // It goes into the record and out again, and the record still replays.
    let kept = Record { review: Some(told), ..record.clone() };
    assert_eq!(Record::from_json(&kept.to_json()).unwrap(), kept);
    assert_eq!(kept.verify(game).unwrap(), record.verify(game).unwrap());
}

#[test]
fn every_turn_has_a_place_in_the_chart() {
    let game = Atiwa::standard();
    let record = record(game, 2, usize::MAX);
    let curves = review(game, &record, None, 2).curves;
    // Three workers in each of seven rounds, whatever was revealed on the way.
    assert!(
        curves.iter().all(|curve| curve.len() >= 21),
        "{:?}",
        curves.iter().map(Vec::len).collect::<Vec<_>>()
    );
}

#[test]
fn a_long_game_is_not_looked_back_at_in_a_hurry() {
    let game = Evergreen::standard();
    let record = record(game, 4, usize::MAX);
    let each = |all: f64| {
        let reviewer = Reviewer::new(game, &record, None, Thought::Milliseconds(all), Seed(1)).unwrap();
        match reviewer.task(0).unwrap().thought {
            Thought::Milliseconds(each) => each,
            Thought::Simulations(_) => 0.0,
        }
    };
    assert!(each(100.0) >= 20.0, "{}", each(100.0));
    assert!(each(1e6) > 20.0 * each(100.0));
}

#[test]
fn without_a_world_played_on_nothing_is_sure() {
    let game = Evergreen::standard();
    let record = record(game, 2, 60);
    let state = game.setup(2, &Default::default(), Seed(3)).unwrap();
    for simulations in [0, 1] {
        let seat = Seat(0);
        let mut adviser = Adviser::new(Budget::Simulations(simulations));
        let advice = adviser.weigh(game, &state.view(Some(seat)), seat, &[], &mut QuickRng::seed_from_u64(1));
        assert!(advice.len() > 1 && advice.iter().all(|advice| advice.error == f32::INFINITY));
        // Such a review is written and read like any other.
        let told = review(game, &record, None, simulations);
        assert!(told.decisions.len() > 20);
        let unknown = told.decisions.iter().filter(|judged| judged.error == Tenths(999)).count();
        assert!(simulations > 0 || unknown == told.decisions.len() && told.moments.is_empty());
        let kept = Record { review: Some(told), ..record.clone() };
        assert_eq!(Record::from_json(&kept.to_json()).unwrap(), kept);
    }
}

/// What a seat could not know is dealt anew: what it is told stays the same.
struct Leaks;

impl Visitor for Leaks {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let record = record(game, 2, 90);
        let mut reviewer = Reviewer::new(game, &record, None, Thought::Simulations(6), Seed(1)).unwrap();
        let mut replay = bocage_engine::Replay::new(game, &record).unwrap();
        let mut states: Vec<StateOf<G>> = Vec::new();
        loop {
            let state = replay.state().clone();
            if replay.step(&mut ()).unwrap().is_none() {
                break;
            }
            states.push(state);
        }
        let mut rng = QuickRng::seed_from_u64(3);
        let mut told = 0;
        for number in 0..reviewer.open() {
            let mut task = reviewer.task(number).unwrap();
            let seat = task.seat;
            let state = states.iter().find(|state| state.view(Some(seat)) == task.view).unwrap();
            if number % 9 == 0 {
                let advice = task.weigh(game, || 0.0);
                task.view = game.determinize(&state.view(Some(seat)), &mut rng).view(Some(seat));
                assert_eq!(advice, task.weigh(game, || 0.0), "a review of {} knows too much", G::ID);
                reviewer.answer(number, &advice);
                told += 1;
            }
        }
        assert!(told > 4, "{}", G::ID);
        assert_eq!(reviewer.review().decisions.len(), told, "{}", G::ID);
    }
}

#[test]
fn what_a_seat_is_told_does_not_depend_on_what_is_hidden() {
    GameId::ALL.iter().for_each(|game| game.visit(Leaks));
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

/// What a review tells of a game of which these decisions, by their place, were weighed like this: what they are worth and
/// the points, and the same of another move. Of the others nothing is known.
fn told_of(weighed: &[(usize, [(f32, f32); 2])]) -> Review {
    let game = Evergreen::standard();
    let record = record(game, 2, 60);
    let mut reviewer = Reviewer::new(game, &record, None, Thought::Simulations(1), Seed(1)).unwrap();
    let asked: Vec<_> =
        weighed.iter().map(|(place, ends)| (reviewer.task(*place).unwrap().view, ends)).collect();
    loop {
        for place in 0..reviewer.open() {
            let task = reviewer.task(place).unwrap();
            let Some((_, ends)) = asked.iter().find(|(view, _)| *view == task.view) else { continue };
            let own = task.actions[0];
            let world = game.determinize(&task.view, &mut QuickRng::seed_from_u64(1));
            let mut menu = Vec::new();
            game.legal(&world, task.seat, &mut menu);
            let other = menu.into_iter().find(|action| *action != own).unwrap();
            let mut advice: Vec<_> = [own, other]
                .into_iter()
                .zip(*ends)
                .map(|(action, &(worth, points))| Advice {
                    action,
                    points,
                    worth,
                    error: 0.0,
                    gains: vec![0.0, 0.0, points, 0.0, 0.0],
                    to_come: Vec::new(),
                    besides: None,
                })
                .collect();
            advice.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            reviewer.answer(place, &advice);
        }
        if !reviewer.go_on() {
            return reviewer.review();
        }
    }
}

#[test]
fn a_review_says_what_decided_where_points_did_not() {
    let first = |own, other| {
        let review = told_of(&[(0, [own, other])]);
        assert_eq!(review.moments.len(), 1);
        let says = say_moment(Evergreen::CATEGORIES, &review.moments[0], Message::new("other"));
        (review.moments[0].clone(), says.key.into_owned())
    };
    // Points alone, with the category they come from.
    let (moment, says) = first((50.0, 50.0), (47.0, 47.0));
    assert_eq!(
        (moment.kind, moment.points, says.as_str()),
        (MomentKind::Find, Tenths(30), "review-find-why")
    );
    // The game is lost with more points.
    let (moment, says) = first((-950.0, 53.0), (1050.0, 50.0));
    assert_eq!((moment.kind, moment.points), (MomentKind::Better, Tenths(-30)));
    assert_eq!((moment.besides, says.as_str()), (Some(Besides::Win), "review-better-win"));
    assert!(moment.categories.iter().all(|points| *points == Tenths(0)));
    // A tie is broken, with as many points.
    let (moment, says) = first((1050.0, 50.0), (-950.0, 50.0));
    assert_eq!((moment.kind, says.as_str()), (MomentKind::Find, "review-find-win"));
    // It wins in some worlds only.
    assert_eq!(first((50.0, 50.0), (720.0, 50.0)).1, "review-better-chance");
    assert_eq!(first((50.0, 50.0), (54.0, 45.0)).1, "review-better-lead");
}

#[test]
fn one_decision_of_each_turn_is_told() {
    let better = [(50.0, 50.0), (56.0, 56.0)];
    let find = [(50.0, 50.0), (46.0, 46.0)];
    let game = Evergreen::standard();
    let record = record(game, 2, 60);
    let reviewer = Reviewer::new(game, &record, None, Thought::Simulations(1), Seed(1)).unwrap();
    let turn = |place| {
        let task = reviewer.task(place).unwrap();
        (task.seat, game.turn(&task.view.public, task.seat))
    };
    let same = (1..reviewer.open()).find(|place| turn(*place) == turn(0)).unwrap();
    let next =
        (1..reviewer.open()).find(|place| turn(*place).0 == turn(0).0 && turn(*place) != turn(0)).unwrap();
    let kinds = |review: Review| review.moments.iter().map(|moment| moment.kind).collect::<Vec<_>>();
    assert_eq!(kinds(told_of(&[(0, find), (same, better)])), [MomentKind::Better]);
    assert_eq!(kinds(told_of(&[(0, find), (next, better)])), [MomentKind::Find, MomentKind::Better]);
}

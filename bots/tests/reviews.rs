//! What a review says of a game.
use bocage_atiwa::Atiwa;
use bocage_bots::{Advice, Adviser, Budget, Level, Reviewer, Thought, say_moment};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{
    Besides, Draw, Evaluate, Game, Message, MomentKind, QuickRng, Record, Review, Seat, Seed, SeedableRng,
    StateOf, Tenths, Title,
};
use bocage_evergreen::Evergreen;

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

const FIND: [(f32, f32); 2] = [(50.0, 50.0), (46.0, 46.0)];
const BETTER: [(f32, f32); 2] = [(50.0, 50.0), (56.0, 56.0)];

/// The decisions, by their place, that are told as finds if they are weighed like one: those that one step does not
/// show to be best.
fn possible_finds() -> Vec<usize> {
    (0..40).filter(|place| !told_of(&[(*place, FIND)]).moments.is_empty()).collect()
}

#[test]
fn what_one_step_shows_is_no_find() {
    let finds = possible_finds();
    assert!(!finds.is_empty() && finds.len() < 30, "{finds:?}");
    for place in 0..40 {
        assert_eq!(told_of(&[(place, BETTER)]).moments.len(), 1, "a better one is told anyway");
    }
}

#[test]
fn a_review_says_what_decided_where_points_did_not() {
    let place = possible_finds()[0];
    let first = |own, other| {
        let review = told_of(&[(place, [own, other])]);
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
    let game = Evergreen::standard();
    let record = record(game, 2, 60);
    let reviewer = Reviewer::new(game, &record, None, Thought::Simulations(1), Seed(1)).unwrap();
    let turn = |place: usize| {
        let task = reviewer.task(place).unwrap();
        (task.seat, game.turn(&task.view.public, task.seat))
    };
    let beside = |find: usize, is_same: bool| {
        let mut others =
            (0..reviewer.open()).filter(|place| *place != find && turn(*place).0 == turn(find).0);
        others.find(|place| (turn(*place) == turn(find)) == is_same)
    };
    let kinds = |review: Review| {
        let mut kinds: Vec<_> = review.moments.iter().map(|moment| moment.kind == MomentKind::Find).collect();
        kinds.sort();
        kinds
    };
    let finds = possible_finds();
    let (find, same) = finds.iter().find_map(|find| Some((*find, beside(*find, true)?))).unwrap();
    assert_eq!(kinds(told_of(&[(find, FIND), (same, BETTER)])), [false]);
    let other = beside(find, false).unwrap();
    assert_eq!(kinds(told_of(&[(find, FIND), (other, BETTER)])), [false, true]);
}

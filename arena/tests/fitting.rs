//! Weights are fitted to how games ended: what is known is found, what is not stays, and threads change nothing.
use bocage_arena::{Fitted, Fitting, Observations, Tables, fit};
use bocage_bots::Level;
use bocage_engine::{Draw, Evaluate, Game, QuickRng, SeedableRng, WeightSet};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

/// Positions of a game that has three terms, of which nobody ever has the last one, and four moments.
struct Positions(Vec<[f64; 3]>);

const BEST: [f64; 3] = [0.7, -1.2, 0.4];
const START: [f64; 3] = [1.0, -0.5, 0.25];

impl Positions {
    fn new(count: usize) -> Positions {
        let mut rng = QuickRng::seed_from_u64(5);
        let mut term = || f64::from(rng.below(1000)) / 100.0;
        Positions((0..count).map(|_| [term(), term(), 0.0]).collect())
    }

    fn evaluated(&self, weights: &[f64]) -> Vec<f64> {
        let sum = |terms: &[f64; 3]| terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
        self.0.iter().map(sum).collect()
    }

    /// What came of them with the best weights, up to `noise` points more or less. Everybody has more points
    /// at later moments, which no term explains.
    fn observed(&self, noise: f64) -> Observations {
        let mut rng = QuickRng::seed_from_u64(6);
        let mut luck = || (f64::from(rng.below(1000)) / 500.0 - 1.0) * noise;
        let groups: Vec<usize> = (0..self.0.len()).map(|number| number % 4).collect();
        let evaluated = self.evaluated(&BEST).into_iter().zip(&groups);
        let values = evaluated.map(|(points, group)| points + 10.0 * *group as f64 + luck()).collect();
        Observations { values, groups, shared: 1.0 }
    }
}

#[track_caller]
fn assert_near(found: &[f64], expected: &[f64], within: f64) {
    let is_near = found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < within);
    assert!(is_near && found.len() == expected.len(), "{found:?}, not {expected:?}");
}

#[test]
fn noisy_results_lead_to_the_weights_they_came_from() {
    let positions = Positions::new(2000);
    let observed = positions.observed(5.0);
    let predict = |weights: &[f64]| positions.evaluated(weights);
    let found = observed.fit(&START, &predict, 1);
    assert_near(&found[..2], &BEST[..2], 0.05);
    assert_eq!(found[2], START[2], "nothing depends on it");
    let error = |weights: &[f64]| observed.error(&positions.evaluated(weights));
    assert!(error(&found) < error(&START) && error(&found) <= error(&BEST));
    assert_eq!(found, observed.fit(&START, &predict, 3));
}

#[test]
fn what_is_always_so_at_one_moment_explains_nothing() {
    let positions = Positions::new(200);
    let observed = positions.observed(1.0);
    let mut moved = observed.clone();
    for (value, group) in moved.values.iter_mut().zip(&observed.groups) {
        *value += [3.0, -700.0, 0.0, 41.0][*group];
    }
    let [found, other] =
        [observed, moved].map(|observed| observed.fit(&START, &|weights| positions.evaluated(weights), 1));
    assert_near(&other, &found, 1e-6);
}

#[test]
fn weights_that_bend_the_evaluation_are_found_as_well() {
    let positions = Positions::new(500);
    let bent = |weights: &[f64]| {
        let value =
            |[one, two, _]: &[f64; 3]| weights[0] * (weights[1] * one).exp() + (weights[2] * two).min(2.0);
        positions.0.iter().map(value).collect::<Vec<f64>>()
    };
    let best = [2.0, 0.2, 0.5];
    let groups = vec![0; positions.0.len()];
    let observed = Observations { values: bent(&best), groups, shared: 1.0 };
    assert_near(&observed.fit(&[1.0, 0.1, 0.3], &bent, 2), &best, 0.01);
}

#[test]
fn a_number_keeps_its_sign_and_at_most_triples() {
    let positions = Positions::new(500);
    let observed = positions.observed(1.0);
    let found = |start: &[f64; 3]| observed.fit(start, &|weights| positions.evaluated(weights), 1);
    assert_eq!(found(&[-0.2, -0.1, 0.0])[..2], [0.0, 3.0 * -0.1], "the best are {BEST:?}");
    assert_eq!(found(&[0.2, 0.1, 0.0])[..2], [3.0 * 0.2, 0.0]);
    let from_zero = found(&[0.0, -0.5, 0.0]);
    assert_near(&from_zero[..2], &[0.45, BEST[1]], 0.05);
}

/// Numbers that hardly differ in what they do, of which one would have to be negative.
#[test]
fn what_one_number_must_not_do_another_one_does() {
    let mut positions = Positions::new(500);
    for [one, two, _] in &mut positions.0 {
        *two = *one + *two / 100.0;
    }
    let values = positions.evaluated(&[-1.0, 2.0, 0.0]);
    let observed = Observations { values, groups: vec![0; 500], shared: 1e-6 };
    let found = observed.fit(&[0.5, 0.5, 0.0], &|weights| positions.evaluated(weights), 1);
    assert_near(&found, &[0.0, 1.0, 0.0], 0.01);
}

#[test]
fn positions_that_share_a_result_prove_little() {
    let positions = Positions::new(200);
    let found = |shared: f64| {
        let observed = Observations { shared, ..positions.observed(5.0) };
        observed.fit(&START, &|weights| positions.evaluated(weights), 1)
    };
    assert_near(&found(1e9), &START, 1e-3);
    let nothing = Observations::default();
    assert_eq!(nothing.fit(&START, &|_| Vec::new(), 1), START);
}

fn fitting(jobs: usize) -> Fitting<Options> {
    let tables = Tables {
        bot: Level::Greedy.into(),
        players: 2,
        options: Options::default(),
        seed: 3,
        jobs,
        most_decisions: 10_000,
    };
    Fitting { tables, games: 20, astray: 0.15, lead: false, kept: Vec::new() }
}

fn fitted(fitting: &Fitting<Options>) -> Fitted<Evergreen> {
    fit(Evergreen::standard(), fitting, &|done| assert!(done <= fitting.games)).unwrap()
}

#[test]
fn fitted_weights_explain_how_games_ended() {
    let found = fitted(&fitting(2));
    assert_eq!(found.games, 20);
    // Each of two seats has a beginning and an end of nearly all of its turns, of which there are dozens.
    assert!(found.positions > 20 * 2 * 2 * 10, "{found:?}");
    assert!(found.trained.after < found.trained.before, "{:?}", found.trained);
    assert!(found.held_out.before > 0.0 && found.held_out.before != found.held_out.after);
    assert_ne!(found.game.weights(), Evergreen::standard().weights());
    let before = Evergreen::standard().weights().list().into_iter();
    for ((name, weight), (_, before)) in found.game.weights().list().into_iter().zip(before) {
        let share = weight / before;
        assert!((0.0..=3.001).contains(&share), "{name} = {before}, then {weight}");
        let thousandths = f64::from(weight) * 1000.0;
        assert!((thousandths - thousandths.round()).abs() < 1e-3, "{name} = {weight}");
    }
}

#[test]
fn leads_are_another_thing_to_explain_than_points() {
    let [points, leads] = [false, true].map(|lead| fitted(&Fitting { lead, ..fitting(2) }));
    assert_eq!(points.positions, leads.positions, "the same games");
    assert_ne!(points.game.weights(), leads.game.weights());
    assert_ne!(points.trained.before, leads.trained.before);
    assert!(leads.trained.after < leads.trained.before, "{:?}", leads.trained);
}

#[test]
fn kept_weights_stay_exactly_as_they_were() {
    // More digits than any weight that is fitted.
    let standard = Evergreen::standard().weights();
    let numbers: Vec<f32> = standard.list().into_iter().map(|(_, weight)| weight + 0.000_25).collect();
    let start = Evergreen::standard().with_weights(standard.replaced(&numbers).unwrap());
    let names: Vec<String> = standard.list().into_iter().map(|(name, _)| name).collect();
    let found = |kept: &[String]| {
        let found = fit(&start, &Fitting { kept: kept.to_vec(), ..fitting(2) }, &|_| {}).unwrap();
        found.game.weights().list().into_iter().map(|(_, weight)| weight).collect::<Vec<_>>()
    };
    assert_eq!(found(&names), numbers);
    let some = found(&names[..names.len() / 2]);
    for (at, name) in names.iter().enumerate() {
        assert_eq!(some[at] == numbers[at], at < names.len() / 2, "{name}");
    }
}

#[test]
fn threads_do_not_change_what_is_found() {
    let [alone, together] = [1, 3].map(|jobs| fitted(&fitting(jobs)));
    assert_eq!(alone.game.weights(), together.game.weights());
    assert_eq!((alone.positions, alone.trained), (together.positions, together.trained));
    assert_eq!(alone.held_out, together.held_out);
}

#[test]
fn games_that_do_not_end_teach_nothing() {
    let mut cut = fitting(1);
    cut.tables.most_decisions = 10;
    let found = fitted(&cut);
    assert_eq!((found.games, found.positions), (0, 0));
    assert_eq!(found.game.weights(), Evergreen::standard().weights());
    cut.tables.players = 5;
    assert!(fit(Evergreen::standard(), &cut, &|_| {}).is_err(), "Evergreen is for four at most");
}

//! Better weights, found by looking at how games ended (chess programs call it Texel's tuning).
//!
//! An evaluation says how many points a seat will have. So games are played, and the weights are those with
//! which it would have said best what came of the positions in them: least squares. Every position speaks
//! of all weights at once, where a match between two sets says only which one won. Some games are
//! held out and say whether the weights explain more than what they were fitted to. Whether bots play better
//! with them is another question, which a match decides.

use std::sync::atomic::{AtomicU64, Ordering};

use bocage_engine::{Evaluate, SetupError, WeightSet};
use serde::Serialize;

use crate::least_squares::Observations;
use crate::parallel::in_order;
use crate::sample::{Sample, play_and_sample, worth};
use crate::weights::{rounded, seen_with};
use crate::{Range, Tables};

/// One game in so many is held out.
const HELD_OUT: usize = 5;

/// How weights are fitted.
#[derive(Clone, Debug)]
pub struct Fitting<O> {
    /// The games to learn from: the bot plays with itself.
    pub tables: Tables<O>,
    /// How many.
    pub games: u64,
    /// The share of turns that are played by the kind bot Twig instead.
    pub astray: f64,
    /// Whether to explain the lead of a seat on the mean of the others, and not its points. Where players
    /// decide how long a game is, points say above all how long it was.
    pub lead: bool,
    /// The weights that stay exactly as they are, by their names in [`WeightSet::list`].
    pub kept: Vec<String>,
}

/// How far an evaluation is from the points or leads that seats had in the end, in points: the root of the
/// mean square, when what it is always off by at this moment of a game is left aside.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Errors {
    /// With the weights at the start.
    pub before: f64,
    /// With those that were found.
    pub after: f64,
}

/// Weights that were fitted, and to what.
#[derive(Clone, Debug)]
pub struct Fitted<G> {
    /// The game with the weights that were found.
    pub game: G,
    /// Games that ended.
    pub games: usize,
    /// Positions in them.
    pub positions: usize,
    /// In the games that weights were fitted to.
    pub trained: Errors,
    /// In those that were held out: every fifth. Zero if there were fewer than five.
    pub held_out: Errors,
}

/// Plays games with the weights of `start` and fits the weights to how they ended; `progress` hears after
/// every game how many are done. The same on any number of threads.
pub fn fit<G: Evaluate>(
    start: &G,
    fitting: &Fitting<G::Options>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Fitted<G>, SetupError> {
    let Tables { players, options, jobs, .. } = &fitting.tables;
    start.setup(*players, options, Range::Tuning.seed(0))?;
    let done = AtomicU64::new(0);
    let played = in_order(*jobs, fitting.games, |number| {
        let samples = play_and_sample(start, fitting, number).ok().flatten();
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        samples
    });
    let games: Vec<_> = played.into_iter().flatten().collect();
    let count = games.len();
    let (held_out, trained): (Vec<_>, Vec<_>) =
        games.into_iter().enumerate().partition(|(number, _)| number % HELD_OUT == HELD_OUT - 1);
    let [held_out, trained] = [held_out, trained].map(|games| Lessons::of(games, *players, fitting.lead));

    let (names, weights): (Vec<_>, Vec<f64>) =
        start.weights().list().into_iter().map(|(name, weight)| (name, f64::from(weight))).unzip();
    let places: Vec<_> = (0..names.len()).filter(|at| !fitting.kept.contains(&names[*at])).collect();
    let with = |numbers: &[f64]| {
        let mut weights = weights.clone();
        for (at, number) in places.iter().zip(numbers) {
            weights[*at] = *number;
        }
        seen_with(start, weights.into_iter())
    };
    let numbers: Vec<_> = places.iter().map(|at| weights[*at]).collect();
    let found = trained.observations.fit(&numbers, &|numbers| trained.evaluated(&with(numbers)), *jobs);
    let game = with(&found.into_iter().map(rounded).collect::<Vec<_>>());
    Ok(Fitted {
        games: count,
        positions: trained.samples.len() + held_out.samples.len(),
        trained: trained.errors(start, &game),
        held_out: held_out.errors(start, &game),
        game,
    })
}

/// Positions of some games.
struct Lessons<G: Evaluate> {
    samples: Vec<Sample<G>>,
    observations: Observations,
    lead: bool,
}

impl<G: Evaluate> Lessons<G> {
    fn of(games: Vec<(usize, Vec<Sample<G>>)>, players: u8, lead: bool) -> Self {
        // The leads in a game come to nothing together, so that the last one is known from the others.
        let results = games.len() * usize::from(players).saturating_sub(lead.into());
        let samples: Vec<_> = games.into_iter().flat_map(|(_, samples)| samples).collect();
        let observations = Observations {
            values: samples.iter().map(|sample| sample.points).collect(),
            groups: samples.iter().map(|sample| sample.group).collect(),
            // All positions of a seat in a game have one and the same result.
            shared: samples.len() as f64 / results.max(1) as f64,
        };
        Lessons { samples, observations, lead }
    }

    /// What the evaluation says of each position.
    fn evaluated(&self, game: &G) -> Vec<f64> {
        self.samples.iter().map(|sample| worth(game, &sample.state, sample.seat, self.lead)).collect()
    }

    fn errors(&self, before: &G, after: &G) -> Errors {
        let [before, after] = [before, after].map(|game| self.observations.error(&self.evaluated(game)));
        Errors { before, after }
    }
}

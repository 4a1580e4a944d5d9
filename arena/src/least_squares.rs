//! Numbers that explain best what was observed: least squares, as Gauss and Newton do them.
//!
//! Observations are in groups, and each group has a mean of its own that nothing has to explain: only how
//! observations of one group differ from each other counts. Numbers are pulled to where they were, as
//! hard as the noise demands: what little is known of does not wander off.
//!
//! A number keeps its sign and at most triples. What is observed was not tried: who does well can afford
//! things that do harm, and these would seem to do good.

use crate::parallel::in_order;

/// A number is moved by this share of it, and at least so far, to see what depends on it.
const MOVE: f64 = 0.05;
const LEAST_MOVE: f64 = 0.02;

/// Nothing depends on a number more than this: where it seems so, a choice has tipped over.
const STEEPEST: f64 = 500.0;

/// A number is thought to be right within its own size, or this if it is smaller.
const LEAST_SPREAD: f64 = 0.15;

/// A number becomes at most so many times what it was; one that was zero, what it was thought to be.
const MOST_GROWTH: f64 = 3.0;

/// A step is found in so many rounds through all numbers, or when none moves it further than this.
const SWEEPS: usize = 10_000;
const LEAST_CHANGE: f64 = 1e-9;

/// The most steps, and how often a step is halved that leads nowhere.
const STEPS: usize = 20;
const HALVINGS: i32 = 6;

/// A step that gains a smaller share than this is the last one.
const LEAST_GAIN: f64 = 1e-5;

/// Gives a value for every observation from some numbers.
pub type Prediction<'a> = &'a (dyn Fn(&[f64]) -> Vec<f64> + Sync);

/// What was observed.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// The values.
    pub values: Vec<f64>,
    /// The group of each value; groups are counted from 0.
    pub groups: Vec<usize>,
    /// How many values stand and fall together, at a mean: so many say no more than one.
    pub shared: f64,
}

impl Observations {
    /// How far predictions are from what was observed: the root of the mean square.
    pub fn error(&self, predicted: &[f64]) -> f64 {
        self.variance(&self.residuals(predicted)).sqrt()
    }

    /// Numbers that explain the observations better than those at the start: each of the same sign and at
    /// most three times as large. The same on any number of threads.
    pub fn fit(&self, start: &[f64], predict: Prediction<'_>, jobs: usize) -> Vec<f64> {
        let mut numbers = start.to_vec();
        let mut residuals = self.residuals(&predict(&numbers));
        for _ in 0..STEPS {
            let prior = Prior::new(start, self.variance(&residuals) * self.shared);
            let slopes = in_order(jobs, start.len() as u64, |at| self.slope(&numbers, at as usize, predict));
            let step = prior.step(&numbers, &slopes, &residuals);
            let before = prior.cost(&numbers, &residuals);
            let tried = (0..HALVINGS).find_map(|halvings| {
                let moved = prior.moved(&numbers, &step, 0.5f64.powi(halvings));
                let residuals = self.residuals(&predict(&moved));
                let after = prior.cost(&moved, &residuals);
                (after < before).then_some((moved, residuals, after))
            });
            let Some((moved, left, after)) = tried else { break };
            (numbers, residuals) = (moved, left);
            if before - after < LEAST_GAIN * before {
                break;
            }
        }
        numbers
    }

    /// What predictions leave unexplained.
    fn residuals(&self, predicted: &[f64]) -> Vec<f64> {
        self.centred(self.values.iter().zip(predicted).map(|(value, predicted)| value - predicted).collect())
    }

    /// How predictions change with one of the numbers.
    fn slope(&self, numbers: &[f64], at: usize, predict: Prediction<'_>) -> Vec<f64> {
        let reach = (numbers[at].abs() * MOVE).max(LEAST_MOVE);
        let moved = |by: f64| {
            let mut moved = numbers.to_vec();
            moved[at] += by;
            predict(&moved)
        };
        let slope = |(up, down): (f64, f64)| {
            let slope = (up - down) / (2.0 * reach);
            if slope.is_finite() { slope.clamp(-STEEPEST, STEEPEST) } else { 0.0 }
        };
        self.centred(moved(reach).into_iter().zip(moved(-reach)).map(slope).collect())
    }

    /// The values without the means of their groups.
    fn centred(&self, mut values: Vec<f64>) -> Vec<f64> {
        let mut sums = vec![(0.0, 0.0); self.groups.iter().max().map_or(0, |last| last + 1)];
        for (value, group) in values.iter().zip(&self.groups) {
            sums[*group].0 += value;
            sums[*group].1 += 1.0;
        }
        for (value, group) in values.iter_mut().zip(&self.groups) {
            *value -= sums[*group].0 / sums[*group].1;
        }
        values
    }

    fn variance(&self, residuals: &[f64]) -> f64 {
        product(residuals, residuals) / residuals.len().max(1) as f64
    }
}

/// What is believed of the numbers before anything was observed, weighed against the noise.
struct Prior<'a> {
    start: &'a [f64],
    /// How hard each number is pulled to its start.
    pulls: Vec<f64>,
    /// The least and the most that each number can be.
    bounds: Vec<(f64, f64)>,
}

impl<'a> Prior<'a> {
    fn new(start: &'a [f64], noise: f64) -> Prior<'a> {
        // Without any noise numbers that nothing depends on still have to stay somewhere.
        let noise = noise.max(1e-12);
        let pull = |number: &f64| noise / number.abs().max(LEAST_SPREAD).powi(2);
        let bounds = |number: &f64| match number * MOST_GROWTH {
            0.0 => (-LEAST_SPREAD * MOST_GROWTH, LEAST_SPREAD * MOST_GROWTH),
            most => (most.min(0.0), most.max(0.0)),
        };
        Prior { start, pulls: start.iter().map(pull).collect(), bounds: start.iter().map(bounds).collect() }
    }

    /// What is to become small.
    fn cost(&self, numbers: &[f64], residuals: &[f64]) -> f64 {
        let away = numbers.iter().zip(self.start).zip(&self.pulls);
        product(residuals, residuals)
            + away.map(|((number, start), pull)| pull * (number - start).powi(2)).sum::<f64>()
    }

    /// The step to where it is smallest within the bounds, as far as slopes tell: one number after the other
    /// goes where it is best while the others stay. No such move makes it worse, so the step leads down
    /// wherever it ends; a step that is cut off at the bounds afterwards might lead up.
    fn step(&self, numbers: &[f64], slopes: &[Vec<f64>], residuals: &[f64]) -> Vec<f64> {
        let row = |one: &Vec<f64>| slopes.iter().map(|other| product(one, other)).collect();
        let mut matrix: Vec<Vec<f64>> = slopes.iter().map(row).collect();
        let mut right: Vec<f64> = slopes.iter().map(|slope| product(slope, residuals)).collect();
        for at in 0..slopes.len() {
            matrix[at][at] += self.pulls[at];
            right[at] += self.pulls[at] * (self.start[at] - numbers[at]);
        }
        let mut step = vec![0.0; slopes.len()];
        for _ in 0..SWEEPS {
            let mut change = 0f64;
            for at in 0..step.len() {
                let (least, most) = self.bounds[at];
                let best = step[at] + (right[at] - product(&matrix[at], &step)) / matrix[at][at];
                let best = within(best, (least - numbers[at], most - numbers[at]));
                change = change.max((best - step[at]).abs());
                step[at] = best;
            }
            if change < LEAST_CHANGE {
                break;
            }
        }
        step
    }

    /// The numbers after this share of a step.
    fn moved(&self, numbers: &[f64], step: &[f64], share: f64) -> Vec<f64> {
        let moved = numbers.iter().zip(step).map(|(number, step)| number + share * step);
        moved.zip(&self.bounds).map(|(number, bounds)| within(number, *bounds)).collect()
    }
}

fn within(number: f64, (least, most): (f64, f64)) -> f64 {
    number.max(least).min(most)
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

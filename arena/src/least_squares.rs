//! Numbers that explain best what was observed: least squares, as Gauss and Newton do them.
//!
//! Observations are in groups, and each group has a mean of its own that nothing has to explain: only how
//! observations of one group differ from each other counts. Numbers are pulled to where they were, as
//! hard as the noise demands: what little is known of does not wander off.

use crate::parallel::in_order;

/// A number is moved by this share of it, and at least so far, to see what depends on it.
const MOVE: f64 = 0.05;
const LEAST_MOVE: f64 = 0.02;

/// Nothing depends on a number more than this: where it seems so, a choice has tipped over.
const STEEPEST: f64 = 500.0;

/// A number is thought to be right within its own size, or this if it is smaller.
const LEAST_SPREAD: f64 = 0.15;

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

    /// Numbers that explain the observations better than those at the start; the same on any number of
    /// threads.
    pub fn fit(&self, start: &[f64], predict: Prediction<'_>, jobs: usize) -> Vec<f64> {
        let mut numbers = start.to_vec();
        let mut residuals = self.residuals(&predict(&numbers));
        for _ in 0..STEPS {
            let prior = Prior::new(start, self.variance(&residuals) * self.shared);
            let slopes = in_order(jobs, start.len() as u64, |at| self.slope(&numbers, at as usize, predict));
            let Some(step) = prior.step(&numbers, &slopes, &residuals) else { break };
            let before = prior.cost(&numbers, &residuals);
            let tried = (0..HALVINGS).find_map(|halvings| {
                let moved =
                    numbers.iter().zip(&step).map(|(number, step)| number + step / 2f64.powi(halvings));
                let moved: Vec<f64> = moved.collect();
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
}

impl<'a> Prior<'a> {
    fn new(start: &'a [f64], noise: f64) -> Prior<'a> {
        // Without any noise numbers that nothing depends on still have to stay somewhere.
        let noise = noise.max(1e-12);
        let pull = |number: &f64| noise / number.abs().max(LEAST_SPREAD).powi(2);
        Prior { start, pulls: start.iter().map(pull).collect() }
    }

    /// What is to become small.
    fn cost(&self, numbers: &[f64], residuals: &[f64]) -> f64 {
        let away = numbers.iter().zip(self.start).zip(&self.pulls);
        product(residuals, residuals)
            + away.map(|((number, start), pull)| pull * (number - start).powi(2)).sum::<f64>()
    }

    /// The step to where it is smallest, as far as slopes tell.
    fn step(&self, numbers: &[f64], slopes: &[Vec<f64>], residuals: &[f64]) -> Option<Vec<f64>> {
        let mut matrix: Vec<Vec<f64>> = Vec::new();
        let mut right = Vec::new();
        for (at, slope) in slopes.iter().enumerate() {
            let mut row: Vec<f64> = slopes[..=at].iter().map(|other| product(slope, other)).collect();
            row[at] += self.pulls[at];
            matrix.push(row);
            right.push(product(slope, residuals) + self.pulls[at] * (self.start[at] - numbers[at]));
        }
        solved(matrix, right)
    }
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Solves a system with a symmetric positive definite matrix, of which the lower half is given (Cholesky).
/// `None` if it is not one.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let left = matrix[row][column] - product(&matrix[row][..column], &matrix[column][..column]);
            matrix[row][column] = match row == column {
                true if left > 0.0 => left.sqrt(),
                true => return None,
                false => left / matrix[column][column],
            };
        }
        right[row] = (right[row] - product(&matrix[row][..row], &right[..row])) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let later: f64 = (row + 1..count).map(|below| matrix[below][row] * right[below]).sum();
        right[row] = (right[row] - later) / matrix[row][row];
    }
    Some(right)
}

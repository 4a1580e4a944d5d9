//! What blocks of games say: means with intervals.
//!
//! A block (one seed, all rotations) is the unit: games of one block share their deal, so they are not
//! independent of each other; blocks are.

use std::f64::consts::PI;

use bocage_engine::{QuickRng, Rng, SeedableRng};
use serde::Serialize;

/// How often blocks are weighed again for an interval.
const RESAMPLES: usize = 2000;

/// The middle 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_964;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// The mean share of blocks, each from 0 to 1; the interval by weighing blocks again and again.
    pub fn of_shares(blocks: &[f64]) -> Estimate {
        let mut rng = QuickRng::seed_from_u64(blocks.len() as u64);
        let draw = |_| {
            let (sum, all) = blocks.iter().fold((0.0, 0.0), |(sum, all), share| {
                let weight = block_weight(&mut rng);
                (sum + weight * share, all + weight)
            });
            let [won, lost] = edge_weights(&mut rng);
            (sum + won) / (all + won + lost)
        };
        let mut means: Vec<f64> = (0..RESAMPLES).map(draw).collect();
        let (low, high) = interval(&mut means);
        let mean = mean(blocks.iter().copied());
        // Blocks that all came out the same are at the end of their interval.
        let [low, high] = if blocks.is_empty() { [0.0, 1.0] } else { [low.min(mean), high.max(mean)] };
        Estimate { mean, low, high }
    }

    /// The mean points of blocks, which have no bounds; the interval is Student's. One block does not tell how
    /// far blocks are apart: its interval has no ends.
    pub fn of_points(blocks: &[f64]) -> Estimate {
        let mean = mean(blocks.iter().copied());
        let free = blocks.len().saturating_sub(1) as f64;
        let squares: f64 = blocks.iter().map(|block| (block - mean).powi(2)).sum();
        let far = match blocks.len() {
            0 | 1 => f64::INFINITY,
            count => student(free) * (squares / free / count as f64).sqrt(),
        };
        Estimate { mean, low: mean - far, high: mean + far }
    }

    /// How often something came about in games that are independent of each other; the interval is Wilson's.
    pub fn of_successes(successes: usize, games: usize) -> Estimate {
        if games == 0 {
            return Estimate { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let (games, square) = (games as f64, Z * Z);
        let mean = successes as f64 / games;
        let middle = (mean + square / (2.0 * games)) / (1.0 + square / games);
        let spread = mean * (1.0 - mean) / games + square / (4.0 * games * games);
        let far = Z / (1.0 + square / games) * spread.sqrt();
        Estimate { mean, low: (middle - far).clamp(0.0, mean), high: (middle + far).clamp(mean, 1.0) }
    }
}

/// What a block counts when blocks are weighed again (Rubin's bootstrap): once on average.
pub(crate) fn block_weight(rng: &mut QuickRng) -> f64 {
    -uniform(rng).ln()
}

/// What two blocks count that were never played, one won throughout and one lost throughout. Without them an
/// interval of blocks that all came out the same would have no width, as though they proved that all
/// will. Half a block each is what Jeffreys would assume: if blocks are won or lost as a whole, the interval
/// is his, with blocks for games; the more blocks differ, the less it matters.
pub(crate) fn edge_weights(rng: &mut QuickRng) -> [f64; 2] {
    [(); 2].map(|()| -uniform(rng).ln() * (2.0 * PI * uniform(rng)).cos().powi(2))
}

/// Any number between 0 and 1, but neither of them.
fn uniform(rng: &mut QuickRng) -> f64 {
    ((rng.next_u64() >> 11) as f64 + 0.5) / (1u64 << 53) as f64
}

/// Within how many standard errors 95 % lie if the spread is estimated with so many degrees of freedom
/// (Wallace's approximation: a little too many for one or two of them).
fn student(free: f64) -> f64 {
    let z = Z * (8.0 * free + 3.0) / (8.0 * free + 1.0);
    (free * ((z * z / free).exp() - 1.0)).sqrt()
}

/// The mean; of nothing, zero.
pub(crate) fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}

/// Where the middle 95 % of the values lie.
pub(crate) fn interval(values: &mut [f64]) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1) as f64;
    let at = |share: f64| values.get((share * last).round() as usize).copied().unwrap_or_default();
    (at(0.025), at(0.975))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games that are won with this chance each.
    fn games(chance: f64, seed: u64) -> impl FnMut() -> f64 {
        let mut rng = QuickRng::seed_from_u64(seed);
        move || f64::from(u8::from(uniform(&mut rng) < chance))
    }

    /// In how many of 400 experiments the interval holds the truth.
    fn held(truth: f64, mut experiment: impl FnMut(u64) -> Estimate) -> usize {
        let holds = |estimate: Estimate| (estimate.low..=estimate.high).contains(&truth);
        (0..400).filter(|&seed| holds(experiment(seed))).count()
    }

    #[test]
    fn intervals_of_shares_hold_the_truth_as_often_as_they_say() {
        for (chance, count) in [(0.6, 6), (0.6, 20), (0.6, 60), (0.95, 6), (0.95, 20), (0.95, 60), (0.99, 20)]
        {
            let apart = held(chance, |seed| {
                let mut game = games(chance, seed);
                Estimate::of_shares(&(0..count).map(|_| (game() + game()) / 2.0).collect::<Vec<_>>())
            });
            // The deal decides: both games of a block end the same way.
            let together = held(chance, |seed| {
                let mut game = games(chance, seed);
                Estimate::of_shares(&(0..count).map(|_| game()).collect::<Vec<_>>())
            });
            assert!(apart >= 364 && together >= 364, "{chance}, {count}: {apart}, {together} of 400");
        }
    }

    #[test]
    fn intervals_of_shares_are_not_wider_than_they_need_to_be() {
        for (chance, count) in [(0.6, 60), (0.95, 100)] {
            let mut game = games(chance, 1);
            let estimate =
                Estimate::of_shares(&(0..count).map(|_| (game() + game()) / 2.0).collect::<Vec<_>>());
            let normal = 2.0 * Z * (chance * (1.0 - chance) / (2.0 * f64::from(count))).sqrt();
            assert!(estimate.high - estimate.low < 1.25 * normal, "{estimate:?}, {normal}");
        }
    }

    #[test]
    fn blocks_that_all_came_out_the_same_do_not_prove_that_all_will() {
        let all = Estimate::of_shares(&[1.0; 3]);
        assert!(all.low < 0.6 && all.high == 1.0, "{all:?}");
        let none = Estimate::of_shares(&[0.0; 20]);
        assert!(none.low == 0.0 && (0.05..0.2).contains(&none.high), "{none:?}");
        let halves = Estimate::of_shares(&[0.5; 20]);
        assert!(halves.low < 0.47 && halves.high > 0.53, "{halves:?}");
        assert_eq!(Estimate::of_shares(&[]), Estimate { mean: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn successes_of_games_have_the_interval_of_wilson() {
        for (chance, count) in [(0.6, 20), (0.95, 20), (0.95, 100)] {
            let held = held(chance, |seed| {
                let mut game = games(chance, seed);
                Estimate::of_successes((0..count).filter(|_| game() > 0.5).count(), count)
            });
            assert!(held >= 364, "{chance}, {count}: {held} of 400");
        }
        let none = Estimate::of_successes(0, 20);
        assert!(none.low == 0.0 && (none.high - 0.161).abs() < 0.001, "{none:?}");
        let half = Estimate::of_successes(10, 20);
        assert!((half.low - 0.299).abs() < 0.001 && (half.high - 0.701).abs() < 0.001, "{half:?}");
        assert_eq!(Estimate::of_successes(20, 20).high, 1.0);
        assert_eq!(Estimate::of_successes(0, 0), Estimate { mean: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn intervals_of_points_hold_the_truth_as_often_as_they_say() {
        for count in [2, 5, 30] {
            let held = held(0.0, |seed| {
                let mut rng = QuickRng::seed_from_u64(seed);
                let mut points = || (0..12).map(|_| uniform(&mut rng)).sum::<f64>() - 6.0;
                Estimate::of_points(&(0..count).map(|_| points()).collect::<Vec<_>>())
            });
            assert!((364..=396).contains(&held), "{count}: {held} of 400");
        }
        let one = Estimate::of_points(&[5.0]);
        assert_eq!((one.mean, one.low, one.high), (5.0, f64::NEG_INFINITY, f64::INFINITY));
        assert_eq!(Estimate::of_points(&[]).mean, 0.0);
    }
}

//! Ratings: one number for each bot, from all tables at once.
//!
//! The model is that of Bradley and Terry: of two bots at a table, the one comes before the other with
//! a chance that follows from the distance of their ratings (400 points are ten to one). At tables for
//! more than two every pair of seats counts, as Plackett and Luce would have it. Intervals come from
//! weighing blocks again.

use bocage_engine::{QuickRng, SeedableRng};
use serde::Serialize;

use crate::statistics::{block_weight, edge_weights, interval};

/// How often blocks are weighed again.
const RESAMPLES: usize = 300;

/// A rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub points: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Two bots, and what each block between them said.
pub(crate) struct Duels {
    pub one: usize,
    pub other: usize,
    /// How often the one came before the other in a block, and how often they were compared.
    pub blocks: Vec<(f64, f64)>,
}

/// The ratings of `bots` bots; that of `anchor` is 0.
pub(crate) fn ratings(bots: usize, anchor: usize, duels: &[Duels]) -> Vec<Rating> {
    // Every pair that met also shares one game by assumption: whoever never lost is not infinitely strong.
    let points = fit(bots, anchor, &sums(duels, |blocks| add_up(blocks, || 1.0).plus(0.5, 1.0)));
    let mut rng = QuickRng::seed_from_u64(bots as u64);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    for _ in 0..RESAMPLES {
        let again = sums(duels, |blocks| weighed(blocks, &mut rng));
        for (values, value) in drawn.iter_mut().zip(fit(bots, anchor, &again)) {
            values.push(value);
        }
    }
    points
        .into_iter()
        .zip(&mut drawn)
        .map(|(points, drawn)| {
            let (low, high) = interval(drawn);
            Rating { points, low: low.min(points), high: high.max(points) }
        })
        .collect()
}

/// How often the one came before the other, and how often they were compared.
#[derive(Clone, Copy)]
struct Count {
    won: f64,
    all: f64,
}

impl Count {
    fn plus(self, won: f64, all: f64) -> Count {
        Count { won: self.won + won, all: self.all + all }
    }
}

/// What all blocks between two bots came to.
struct Sum {
    one: usize,
    other: usize,
    count: Count,
}

/// What the blocks of each pair that met come to.
fn sums(duels: &[Duels], mut add_up: impl FnMut(&[(f64, f64)]) -> Count) -> Vec<Sum> {
    let met = duels.iter().filter(|duel| duel.one != duel.other && !duel.blocks.is_empty());
    met.map(|duel| Sum { one: duel.one, other: duel.other, count: add_up(&duel.blocks) }).collect()
}

fn add_up(blocks: &[(f64, f64)], mut weight: impl FnMut() -> f64) -> Count {
    blocks.iter().fold(Count { won: 0.0, all: 0.0 }, |sum, (won, all)| {
        let weight = weight();
        sum.plus(weight * won, weight * all)
    })
}

/// The blocks weighed again, with a block on either side that was never played.
fn weighed(blocks: &[(f64, f64)], rng: &mut QuickRng) -> Count {
    let size = blocks.iter().map(|block| block.1).sum::<f64>() / blocks.len() as f64;
    let sum = add_up(blocks, || block_weight(rng));
    let [won, lost] = edge_weights(rng).map(|weight| weight * size);
    sum.plus(won, won + lost)
}

/// The likeliest ratings.
fn fit(bots: usize, anchor: usize, sums: &[Sum]) -> Vec<f64> {
    let mut strength = vec![0.0f64; bots];
    // Newton's method one bot at a time: each step solves one bot's equation nearly.
    for _ in 0..1000 {
        let mut moved = 0.0f64;
        for bot in 0..bots {
            let (mut slope, mut bend) = (0.0, 0.0);
            for &Sum { one, other, count: Count { won, all } } in sums {
                let (rival, won) = match bot {
                    _ if bot == one => (other, won),
                    _ if bot == other => (one, all - won),
                    _ => continue,
                };
                let chance = 1.0 / (1.0 + (strength[rival] - strength[bot]).exp());
                slope += won - all * chance;
                bend += all * chance * (1.0 - chance);
            }
            if bend > 0.0 {
                let step = (slope / bend).clamp(-1.0, 1.0);
                strength[bot] += step;
                moved = moved.max(step.abs());
            }
        }
        if moved < 1e-7 {
            break;
        }
    }
    let zero = strength.get(anchor).copied().unwrap_or_default();
    strength.iter().map(|strength| (strength - zero) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use bocage_engine::Draw;

    use super::*;

    fn duels(one: usize, other: usize, won: usize, all: usize) -> Duels {
        let blocks = (0..all).map(|game| (f64::from(u8::from(game < won)), 1.0)).collect();
        Duels { one, other, blocks }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let rated = ratings(2, 0, &[duels(1, 0, 10_000, 11_000)]);
        assert_eq!(rated[0].points, 0.0);
        assert!((rated[1].points - 400.0).abs() < 1.0, "{rated:?}");
        assert!(rated[1].low < 400.0 && rated[1].high > 400.0);
    }

    #[test]
    fn ratings_add_up_along_a_chain() {
        let rated = ratings(3, 0, &[duels(1, 0, 900, 1000), duels(1, 2, 250, 1000)]);
        let expected = 400.0 * (9.0f64.log10() + 3.0f64.log10());
        assert!((rated[2].points - expected).abs() < 8.0, "{rated:?}");
        assert!(rated[2].high - rated[2].low > rated[1].high - rated[1].low);
    }

    #[test]
    fn whoever_never_lost_is_not_infinitely_strong() {
        let rated = ratings(2, 0, &[duels(1, 0, 100, 100)]);
        assert!((500.0..1500.0).contains(&rated[1].points), "{rated:?}");
    }

    #[test]
    fn blocks_that_all_came_out_the_same_leave_a_rating_open() {
        let sweep = Duels { one: 1, other: 0, blocks: vec![(2.0, 2.0); 3] };
        let rated = ratings(2, 0, &[sweep])[1];
        assert!(rated.low < 100.0 && rated.high > 1000.0 && rated.high.is_finite(), "{rated:?}");
        let tied = ratings(2, 0, &[Duels { one: 1, other: 0, blocks: vec![(1.0, 2.0); 20] }])[1];
        assert!(tied.points == 0.0 && tied.low < -10.0 && tied.high > 10.0, "{tied:?}");
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        for chance in [0.6f64, 0.95] {
            let truth = 400.0 * (chance / (1.0 - chance)).log10();
            let holds = |seed: &u64| {
                let mut rng = QuickRng::seed_from_u64(*seed);
                let mut game = || f64::from(u8::from(f64::from(rng.below(10_000)) < chance * 10_000.0));
                let blocks = (0..12).map(|_| (game() + game(), 2.0)).collect();
                let rated = ratings(2, 0, &[Duels { one: 1, other: 0, blocks }])[1];
                (rated.low..=rated.high).contains(&truth)
            };
            let held = (0..200).filter(holds).count();
            assert!(held >= 180, "{chance}: {held} of 200");
        }
    }
}

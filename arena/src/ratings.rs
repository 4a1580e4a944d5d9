//! Ratings: one number for each bot, from all tables at once.
//!
//! The model is that of Bradley and Terry: of two bots at a table, the one comes before the other with
//! a chance that follows from the distance of their ratings (400 points are ten to one). At tables for
//! more than two every pair of seats counts, as Plackett and Luce would have it. Intervals come from
//! drawing blocks again.

use bocage_engine::{Draw, QuickRng, SeedableRng};
use serde::Serialize;

use crate::statistics::interval;

/// How often blocks are drawn again.
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
    let points = fit(bots, anchor, &sums(duels, |blocks| add_up(blocks.iter())));
    let mut rng = QuickRng::seed_from_u64(bots as u64);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    for _ in 0..RESAMPLES {
        let again = sums(duels, |blocks| add_up((0..blocks.len()).filter_map(|_| rng.pick(blocks))));
        for (values, value) in drawn.iter_mut().zip(fit(bots, anchor, &again)) {
            values.push(value);
        }
    }
    points
        .into_iter()
        .zip(&mut drawn)
        .map(|(points, drawn)| {
            let (low, high) = interval(drawn);
            Rating { points, low, high }
        })
        .collect()
}

/// What all blocks between two bots came to.
struct Sum {
    one: usize,
    other: usize,
    won: f64,
    all: f64,
}

fn sums(duels: &[Duels], mut add_up: impl FnMut(&[(f64, f64)]) -> (f64, f64)) -> Vec<Sum> {
    let sum = |duel: &Duels| {
        let (won, all) = add_up(&duel.blocks);
        Sum { one: duel.one, other: duel.other, won, all }
    };
    duels.iter().map(sum).collect()
}

fn add_up<'a>(blocks: impl Iterator<Item = &'a (f64, f64)>) -> (f64, f64) {
    blocks.fold((0.0, 0.0), |sum, block| (sum.0 + block.0, sum.1 + block.1))
}

/// The likeliest ratings. Every pair that met also shares one game by assumption: whoever never lost is
/// not infinitely strong.
fn fit(bots: usize, anchor: usize, sums: &[Sum]) -> Vec<f64> {
    let mut strength = vec![0.0f64; bots];
    let met: Vec<_> = sums.iter().filter(|sum| sum.all > 0.0 && sum.one != sum.other).collect();
    // Newton's method one bot at a time: each step solves one bot's equation nearly.
    for _ in 0..1000 {
        let mut moved = 0.0f64;
        for bot in 0..bots {
            let (mut slope, mut bend) = (0.0, 0.0);
            for &&Sum { one, other, won, all } in &met {
                let (rival, won) = match bot {
                    _ if bot == one => (other, won),
                    _ if bot == other => (one, all - won),
                    _ => continue,
                };
                let chance = 1.0 / (1.0 + (strength[rival] - strength[bot]).exp());
                slope += won + 0.5 - (all + 1.0) * chance;
                bend += (all + 1.0) * chance * (1.0 - chance);
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
}

//! When enough has been played: a sequential test.

use serde::Serialize;

use crate::statistics::mean;

/// A sequential test of a win share: is it `low`, or is it `high`? Both errors are 5 %. It is a
/// generalised sequential probability ratio test (GSPRT): one may look after every block.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gsprt {
    /// The share that the test tries to refute.
    pub low: f64,
    /// The share that it tries to show.
    pub high: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The higher share fits.
    High,
    /// The lower share fits.
    Low,
    /// Not enough blocks to tell.
    Open,
}

impl Gsprt {
    /// ln(0.95 / 0.05): how strong the evidence has to be.
    const BOUND: f64 = 2.944_438_979_166_44;
    /// A spread that is known from fewer blocks is not trusted.
    const FEWEST: usize = 8;

    /// The log of how much better the higher share explains the blocks.
    pub fn ratio(&self, blocks: &[f64]) -> f64 {
        let count = blocks.len() as f64;
        let middle = mean(blocks.iter().copied());
        let squares: f64 = blocks.iter().map(|block| (block - middle).powi(2)).sum();
        // As though two blocks more had been seen, one on either side: blocks that all came out the
        // same do not prove that all will.
        let variance = (squares + 0.5) / (count + 2.0);
        count * (self.high - self.low) * (2.0 * middle - self.low - self.high) / (2.0 * variance)
    }

    /// What these blocks say.
    pub fn verdict(&self, blocks: &[f64]) -> Verdict {
        if blocks.len() < Self::FEWEST {
            return Verdict::Open;
        }
        match self.ratio(blocks) {
            ratio if ratio >= Self::BOUND => Verdict::High,
            ratio if ratio <= -Self::BOUND => Verdict::Low,
            _ => Verdict::Open,
        }
    }

    /// After how many blocks the test was decided, if it was.
    pub fn decided(&self, blocks: &[f64]) -> Option<usize> {
        (Self::FEWEST..=blocks.len()).find(|&count| self.verdict(&blocks[..count]) != Verdict::Open)
    }
}

#[cfg(test)]
mod tests {
    use bocage_engine::{Draw, QuickRng, SeedableRng};

    use super::*;

    /// Blocks of two games that are won with this chance each.
    fn blocks(chance: f64, count: usize, seed: u64) -> Vec<f64> {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut game = || f64::from(u8::from(f64::from(rng.below(10_000)) < chance * 10_000.0));
        (0..count).map(|_| (game() + game()) / 2.0).collect()
    }

    #[test]
    fn the_test_errs_as_seldom_as_it_says() {
        let test = Gsprt { low: 0.5, high: 0.6 };
        let verdict = |chance: f64, seed: u64| {
            let blocks = blocks(chance, 4000, seed);
            test.decided(&blocks).map(|count| test.verdict(&blocks[..count]))
        };
        let wrong = (0..300).filter(|&seed| verdict(0.5, seed) != Some(Verdict::Low)).count();
        assert!(wrong <= 24, "{wrong} of 300");
        let wrong = (0..300).filter(|&seed| verdict(0.6, seed) != Some(Verdict::High)).count();
        assert!(wrong <= 24, "{wrong} of 300");
    }

    #[test]
    fn few_blocks_decide_nothing() {
        let test = Gsprt { low: 0.5, high: 0.55 };
        assert_eq!(test.decided(&[1.0; 7]), None);
        assert!(test.decided(&[1.0; 200]).is_some());
    }
}

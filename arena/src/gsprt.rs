//! When enough has been played: a sequential test.

use std::collections::BTreeMap;

use serde::Serialize;

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
        self.ratio_of(&Spread::of(blocks))
    }

    /// What these blocks say.
    pub fn verdict(&self, blocks: &[f64]) -> Verdict {
        self.verdict_of(&Spread::of(blocks))
    }

    /// After how many blocks the test was decided, if it was.
    pub fn decided(&self, blocks: &[f64]) -> Option<usize> {
        let mut spread = Spread::default();
        blocks
            .iter()
            .position(|block| {
                spread.add(*block);
                self.verdict_of(&spread) != Verdict::Open
            })
            .map(|last| last + 1)
    }

    fn ratio_of(&self, spread: &Spread) -> f64 {
        let count = spread.count as f64;
        // As though two blocks more had been seen, one on either side: blocks that all came out the
        // same do not prove that all will.
        let variance = (spread.squares + 0.5) / (count + 2.0);
        count * (self.high - self.low) * (2.0 * spread.mean - self.low - self.high) / (2.0 * variance)
    }

    fn verdict_of(&self, spread: &Spread) -> Verdict {
        if spread.count < Self::FEWEST {
            return Verdict::Open;
        }
        match self.ratio_of(spread) {
            ratio if ratio >= Self::BOUND => Verdict::High,
            ratio if ratio <= -Self::BOUND => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

/// What the test has to know of the blocks so far, kept up to date from block to block (Welford's way).
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: usize,
    mean: f64,
    /// The sum of the squares of how far blocks are from the mean.
    squares: f64,
}

impl Spread {
    fn of(blocks: &[f64]) -> Spread {
        let mut spread = Spread::default();
        blocks.iter().for_each(|block| spread.add(*block));
        spread
    }

    fn add(&mut self, block: f64) {
        self.count += 1;
        let before = block - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (block - self.mean);
    }
}

/// A test that is watched while blocks end in any order. It counts them in the order of their numbers:
/// where it stops must not depend on which thread was quick.
pub(crate) struct Watch {
    test: Option<Gsprt>,
    spread: Spread,
    /// The number of the next block to count, and blocks that ended before it.
    next: u64,
    early: BTreeMap<u64, f64>,
    /// After how many blocks the test was decided.
    pub decided: Option<usize>,
}

impl Watch {
    /// A watch over blocks from this number on.
    pub(crate) fn new(test: Option<Gsprt>, first: u64) -> Watch {
        Watch { test, spread: Spread::default(), next: first, early: BTreeMap::new(), decided: None }
    }

    /// Hears how a block ended.
    pub(crate) fn hear(&mut self, number: u64, share: f64) {
        let Some(test) = self.test else { return };
        self.early.insert(number, share);
        while let (None, Some(share)) = (self.decided, self.early.remove(&self.next)) {
            self.next += 1;
            self.spread.add(share);
            if test.verdict_of(&self.spread) != Verdict::Open {
                self.decided = Some(self.spread.count);
            }
        }
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

    #[test]
    fn a_watch_stops_where_the_blocks_in_their_order_do() {
        let test = Gsprt { low: 0.5, high: 0.6 };
        for seed in 0..50 {
            let blocks = blocks(0.57, 300, seed);
            let mut numbers: Vec<usize> = (0..blocks.len()).collect();
            QuickRng::seed_from_u64(seed).shuffle(&mut numbers);
            let mut watch = Watch::new(Some(test), 7);
            for number in numbers {
                watch.hear(number as u64 + 7, blocks[number]);
            }
            assert_eq!(watch.decided, test.decided(&blocks), "{seed}");
        }
        let mut watch = Watch::new(None, 0);
        (0..100).for_each(|number| watch.hear(number, 1.0));
        assert_eq!(watch.decided, None);
    }

    /// If every block looked at all blocks before it, this would take hours.
    #[test]
    fn tests_of_many_blocks_are_watched_at_once() {
        let test = Gsprt { low: 0.45, high: 0.55 };
        let mut watch = Watch::new(Some(test), 0);
        let blocks: Vec<f64> = (0..1_000_000u32).map(|number| f64::from(number % 2)).collect();
        blocks.iter().zip(0..).for_each(|(block, number)| watch.hear(number, *block));
        assert_eq!((watch.decided, test.decided(&blocks)), (None, None));
    }
}

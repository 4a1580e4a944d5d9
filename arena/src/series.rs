//! A series of games between bots.

use std::sync::atomic::{AtomicU64, Ordering};

use bocage_engine::{Evaluate, Seed, SetupError};

use crate::parallel::in_order;
use crate::table::{Deal, play_table, win_shares};
use crate::{Contender, Knowledge};

/// What is played.
#[derive(Clone, Debug)]
pub struct Series<O> {
    /// The bots, in the order in which they sit in the first game of a block.
    pub bots: Vec<Contender>,
    /// The options of every game.
    pub options: O,
    /// How many games.
    pub games: u64,
    /// The seed of the first block; the next block has the next seed.
    pub seed: Seed,
    /// How many threads play.
    pub jobs: usize,
    /// No game is played longer than this.
    pub most_decisions: u32,
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// Which bot sat where: `bots[seat]` is an index into the series' bots.
    pub bots: Vec<usize>,
    /// Points by seat and category.
    pub scores: Vec<Vec<i32>>,
    /// Total points by seat.
    pub totals: Vec<i32>,
    /// Share of the win by seat.
    pub win: Vec<f64>,
    /// Decisions taken by all.
    pub decisions: u32,
    /// Did it end within the limit?
    pub finished: bool,
}

/// Plays a series; `progress` hears after every game how many are done.
pub fn play_series<'a, G: Evaluate>(
    knowledge: impl Into<Knowledge<'a, G>>,
    series: &Series<G::Options>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<GameResult>, SetupError> {
    let knowledge = knowledge.into();
    let players = series.bots.len() as u8;
    knowledge.game.setup(players, &series.options, series.seed)?;
    let done = AtomicU64::new(0);
    let results = in_order(series.jobs, series.games, |number| {
        let result = play_one(knowledge, series, number).ok();
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        result
    });
    Ok(results.into_iter().flatten().collect())
}

fn play_one<G: Evaluate>(
    knowledge: Knowledge<'_, G>,
    series: &Series<G::Options>,
    number: u64,
) -> Result<GameResult, SetupError> {
    let players = series.bots.len();
    let (block, rotation) = (number / players as u64, number as usize % players);
    let seed = Seed(series.seed.0.wrapping_add(block));
    let bots: Vec<usize> = (0..players).map(|seat| (seat + rotation) % players).collect();
    let mut seated: Vec<_> = bots.iter().map(|&bot| series.bots[bot].bot(knowledge)).collect();
    let deal = Deal { options: &series.options, seed, number, most_decisions: series.most_decisions };
    let ending = play_table(knowledge.game, &deal, &mut seated)?;
    Ok(GameResult {
        bots,
        win: win_shares(&ending.places),
        scores: ending.scores,
        totals: ending.totals,
        decisions: ending.decisions,
        finished: ending.finished,
    })
}

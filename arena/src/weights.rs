//! Weights from elsewhere: a game seen with them, and whether they are better.

use bocage_engine::{Evaluate, SetupError, WeightSet};

use crate::{Contender, Gsprt, Knowledge, Range, TableResult, Tournament, play_tournament};

/// The games from which weights are learnt, and in which they are tried.
#[derive(Clone, Debug)]
pub struct Tables<O> {
    /// Who plays.
    pub bot: Contender,
    /// How many sit at a table.
    pub players: u8,
    /// The options of every game.
    pub options: O,
    /// Where the lot begins; the deals are those of the tuning range from there on. They are tried on those of the
    /// gating range from there on: who tries much on the same deals finds what suits these.
    pub seed: u64,
    /// How many threads play.
    pub jobs: usize,
    /// No game is played longer than this.
    pub most_decisions: u32,
}

/// The game with these numbers as its weights, in the order of [`WeightSet::list`].
pub(crate) fn seen_with<G: Evaluate>(game: &G, numbers: impl Iterator<Item = f64>) -> G {
    let numbers: Vec<f32> = numbers.map(|number| number as f32).collect();
    let weights = game.weights().replaced(&numbers);
    game.with_weights(weights.unwrap_or_else(|| game.weights().clone()))
}

/// A weight as it is written: three digits are more than is known.
pub(crate) fn rounded(weight: f64) -> f64 {
    // What is added makes a plain zero of a negative one.
    (weight * 1000.0).round() / 1000.0 + 0.0
}

/// What a test says of new weights.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// Share of the wins of each block, in order.
    pub shares: Vec<f64>,
    /// The test.
    pub test: Gsprt,
}

/// Do bots with the weights of `new` beat bots with those of `old`, on deals that were not tuned on?
pub fn gate<G: Evaluate>(
    old: &G,
    new: &G,
    tables: &Tables<G::Options>,
    test: Gsprt,
    blocks: u64,
) -> Result<Tuned, SetupError> {
    let tournament = Tournament {
        bots: [true, false].map(|is_marked| Contender { is_marked, ..tables.bot }).to_vec(),
        apart: usize::MAX,
        players: tables.players,
        options: tables.options,
        range: Range::Gating,
        first: tables.seed % Range::BLOCKS,
        blocks,
        test: Some(test),
        jobs: tables.jobs,
        most_decisions: tables.most_decisions,
    };
    let played = play_tournament(Knowledge { game: old, other: Some(new) }, &tournament, &[], &|_| {})?;
    let blocks = played.into_iter().next().map(|(_, blocks)| blocks).unwrap_or_default();
    Ok(Tuned { shares: blocks.iter().map(|block| block.mean(TableResult::win_share)).collect(), test })
}

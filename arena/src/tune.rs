//! Better weights, found by play (SPSA: simultaneous perturbation stochastic approximation).
//!
//! In every round all weights are moved a little, each up or down by lot. Bots with these weights meet bots
//! with the opposite moves on the same deals, and all weights go a small step towards those that did
//! better. One round says little about any weight; many rounds say something about all of them. What is
//! kept is the mean of the later rounds, which is steadier than the last one. Whether it is better than
//! what was there is decided on other deals, by a test.

use bocage_engine::{Draw, Evaluate, Options, QuickRng, SeedableRng, SetupError, WeightSet};
use serde::{Deserialize, Serialize};

use crate::weights::{rounded, seen_with};
use crate::{Block, Contender, Heading, Knowledge, Range, TableResult, Tables, Tournament, play_tournament};

/// How far weights are moved to try them, as a share of each, at first; it shrinks slowly.
const REACH: f64 = 0.2;
const REACH_FALLS: f64 = 0.101;

/// How far a round that was won clearly moves them at first; it shrinks faster.
const STEP: f64 = 0.03;
const STEP_FALLS: f64 = 0.602;

/// Steps are kept small for this share of the rounds, until the noise has evened out.
const PATIENCE: f64 = 0.1;

/// A margin of so many points counts half of what any margin can.
const MARGIN: f64 = 15.0;

/// A weight near zero is moved as though it were this.
const LEAST: f64 = 0.2;

/// How weights are looked for.
#[derive(Clone, Debug)]
pub struct Tuning<O> {
    /// The games in which weights are tried.
    pub tables: Tables<O>,
    /// How many rounds.
    pub rounds: u32,
    /// Blocks of games in a round.
    pub blocks: u64,
}

impl<O: Options> Tuning<O> {
    /// What a search from these weights has to have in common with one that it goes on with.
    pub fn heading<G: Evaluate<Options = O>>(&self, start: &G) -> Heading {
        Heading::of(start, &self.tournament(0))
    }

    /// The games of the round after so many.
    fn tournament(&self, done: u32) -> Tournament<O> {
        let tables = &self.tables;
        Tournament {
            bots: [true, false].map(|is_marked| Contender { is_marked, ..tables.bot }).to_vec(),
            apart: usize::MAX,
            players: tables.players,
            options: tables.options,
            range: Range::Tuning,
            first: tables.seed.wrapping_add(u64::from(done) * self.blocks),
            blocks: self.blocks,
            test: None,
            jobs: tables.jobs,
            most_decisions: tables.most_decisions,
        }
    }
}

/// Where a search for weights stands: all that is needed to go on with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Rounds done.
    pub done: u32,
    /// The weights, as shares of those at the start.
    pub shares: Vec<f64>,
    /// The mean of the later rounds.
    pub mean: Vec<f64>,
}

impl Round {
    /// Before the first round.
    pub fn first(weights: usize) -> Round {
        Round { done: 0, shares: vec![0.0; weights], mean: vec![0.0; weights] }
    }

    /// Takes a result into account: in `[-1, 1]`, positive if moving weights as in `signs` did better.
    fn learn(&mut self, result: f64, signs: &[f64], rounds: u32) {
        let (reach, step) = (reach(self.done), step(self.done, rounds));
        self.done += 1;
        // The first half only finds the way.
        let counted = f64::from(self.done.saturating_sub(rounds / 2).max(1));
        for ((share, mean), sign) in self.shares.iter_mut().zip(&mut self.mean).zip(signs) {
            *share = (*share + step * result / reach * sign).clamp(-2.0, 4.0);
            *mean += (*share - *mean) / counted;
        }
    }
}

fn reach(done: u32) -> f64 {
    REACH / (1.0 + f64::from(done)).powf(REACH_FALLS)
}

fn step(done: u32, rounds: u32) -> f64 {
    let patience = 1.0 + PATIENCE * f64::from(rounds);
    STEP * REACH * (patience / (patience + f64::from(done))).powf(STEP_FALLS)
}

/// The weights that a search arrived at.
fn moved<G: Evaluate>(start: &G, shares: impl Iterator<Item = f64>) -> G {
    let numbers = start.weights().list().into_iter().zip(shares).map(|((_, weight), share)| {
        let weight = f64::from(weight);
        rounded(weight + share * weight.abs().max(LEAST))
    });
    seen_with(start, numbers)
}

/// How a round came out for the one side, from -1 to 1: the win, and the margin, which says more.
fn result(blocks: &[Block]) -> f64 {
    let of_game = |game: &TableResult| {
        let par = 1.0 / game.places.len() as f64;
        let margin = game.margin();
        0.5 * (game.win_share() - par) / (1.0 - par) + 0.5 * margin / (margin.abs() + MARGIN)
    };
    crate::statistics::mean(blocks.iter().map(|block| block.mean(of_game)))
}

/// Looks for better weights than those of `start`, from where `round` stands; `hear` is told after every
/// round and says whether to go on. Gives the game with the weights that were found.
pub fn tune<G: Evaluate>(
    start: &G,
    tuning: &Tuning<G::Options>,
    round: &mut Round,
    hear: &mut dyn FnMut(&Round) -> bool,
) -> Result<G, SetupError> {
    while round.done < tuning.rounds {
        let mut rng = QuickRng::seed_from_u64(tuning.tables.seed ^ u64::from(round.done) << 32);
        let signs: Vec<f64> = round.shares.iter().map(|_| f64::from(rng.below(2)) * 2.0 - 1.0).collect();
        let tried = |way: f64| {
            let shares = round.shares.iter().zip(&signs);
            moved(start, shares.map(|(share, sign)| share + way * reach(round.done) * sign))
        };
        let (up, down) = (tried(1.0), tried(-1.0));
        let tournament = tuning.tournament(round.done);
        let played = play_tournament(Knowledge { game: &down, other: Some(&up) }, &tournament, &[], &|_| {})?;
        let result = played.first().map_or(0.0, |(_, blocks)| result(blocks));
        round.learn(result, &signs, tuning.rounds);
        if !hear(round) {
            break;
        }
    }
    Ok(moved(start, round.mean.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noisy_results_lead_to_the_best_weights() {
        // The best shares are known: results are better the nearer one comes to them, and noisy.
        let best = [0.5, -0.3, 0.0];
        let mut rng = QuickRng::seed_from_u64(1);
        let mut round = Round::first(best.len());
        let rounds = 4000;
        while round.done < rounds {
            let signs: Vec<f64> = best.iter().map(|_| f64::from(rng.below(2)) * 2.0 - 1.0).collect();
            let distance = |way: f64| -> f64 {
                let shares = round.shares.iter().zip(&signs).zip(best);
                shares
                    .map(|((share, sign), best)| (share + way * reach(round.done) * sign - best).powi(2))
                    .sum()
            };
            let chance = 0.5 + (distance(-1.0) - distance(1.0)).clamp(-0.4, 0.4);
            let won = f64::from(rng.below(1000)) < chance * 1000.0;
            round.learn(if won { 1.0 } else { -1.0 }, &signs, rounds);
        }
        for (found, best) in round.mean.iter().zip(best) {
            assert!((found - best).abs() < 0.12, "{:?}", round.mean);
        }
    }
}

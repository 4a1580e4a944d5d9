//! What a series says: win shares, scores, seats.

use bocage_engine::Game;
use serde::Serialize;

use crate::{Contender, GameResult};

/// One bot's results. A name can stand twice: two bots of a level are two players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotSummary {
    /// Its level, and its budget if it was given one.
    pub name: String,
    /// Share of the games it won; ties are shared.
    pub win_share: f64,
    /// Mean score.
    pub mean_score: f64,
    /// Standard deviation of its scores.
    pub score_stddev: f64,
    /// Lowest score.
    pub min_score: i32,
    /// Highest score.
    pub max_score: i32,
    /// Mean points by category, in the order of the game's categories.
    pub mean_by_category: Vec<f64>,
}

/// The results of a series.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How many games were played.
    pub games: usize,
    /// How many of them ended.
    pub finished: usize,
    /// The seed of the first block.
    pub seed: String,
    /// The scoring categories.
    pub categories: Vec<String>,
    /// Results by bot.
    pub bots: Vec<BotSummary>,
    /// Mean number of decisions in a game.
    pub mean_decisions: f64,
    /// Share of wins by seat, whoever sat there.
    pub seat_win_share: Vec<f64>,
}

impl Summary {
    /// Sums up a series.
    pub fn of<G: Game>(bots: &[Contender], seed: bocage_engine::Seed, results: &[GameResult]) -> Summary {
        let games = results.len().max(1) as f64;
        Summary {
            game: G::ID.to_owned(),
            games: results.len(),
            finished: results.iter().filter(|result| result.finished).count(),
            seed: seed.to_string(),
            categories: G::CATEGORIES.iter().map(|category| (*category).to_owned()).collect(),
            bots: bots
                .iter()
                .enumerate()
                .map(|(index, &bot)| bot_summary::<G>(index, bot, results))
                .collect(),
            mean_decisions: results.iter().map(|result| f64::from(result.decisions)).sum::<f64>() / games,
            seat_win_share: (0..bots.len())
                .map(|seat| results.iter().map(|result| result.win[seat]).sum::<f64>() / games)
                .collect(),
        }
    }
}

fn bot_summary<G: Game>(index: usize, bot: Contender, results: &[GameResult]) -> BotSummary {
    let seats = |result: &GameResult| result.bots.iter().position(|&other| other == index);
    let mine: Vec<(&GameResult, usize)> =
        results.iter().filter_map(|result| Some((result, seats(result)?))).collect();
    let count = mine.len().max(1) as f64;
    let scores: Vec<f64> = mine.iter().map(|(result, seat)| f64::from(result.totals[*seat])).collect();
    let mean = scores.iter().sum::<f64>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let totals = || mine.iter().map(|(result, seat)| result.totals[*seat]);
    BotSummary {
        name: bot.to_string(),
        win_share: mine.iter().map(|(result, seat)| result.win[*seat]).sum::<f64>() / count,
        mean_score: mean,
        score_stddev: variance.sqrt(),
        min_score: totals().min().unwrap_or_default(),
        max_score: totals().max().unwrap_or_default(),
        mean_by_category: (0..G::CATEGORIES.len())
            .map(|category| {
                mine.iter().map(|(result, seat)| f64::from(result.scores[*seat][category])).sum::<f64>()
                    / count
            })
            .collect(),
    }
}

//! What a tournament says: each pairing, ratings, and the matrix.

use bocage_bots::Level;
use bocage_engine::Evaluate;
use serde::Serialize;

use crate::ratings::{Duels, Rating, ratings};
use crate::statistics::mean;
use crate::{Block, Estimate, Gsprt, Pairing, Range, TableResult, Tournament, Verdict};

/// The results of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// Which game.
    pub game: String,
    /// How many sat at a table.
    pub players: u8,
    /// Where the seeds came from.
    pub range: Range,
    /// The number of the first block.
    pub first_block: u64,
    /// A bot's share of the wins if all were equal.
    pub par: f64,
    /// The bots, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Every pairing.
    pub matches: Vec<Match>,
    /// Win shares: the row's bot at a table with the column's; none where they did not meet.
    pub matrix: Vec<Vec<Option<f64>>>,
}

/// One bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its level and budget.
    pub name: String,
    /// Its rating; the weakest level named is at 0.
    pub rating: Rating,
    /// Its mean score.
    pub mean_score: f64,
    /// Milliseconds that a decision took it on average.
    pub milliseconds: f64,
}

/// One pairing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Match {
    /// The bot.
    pub bot: String,
    /// Those on all other seats.
    pub against: String,
    /// Blocks played.
    pub blocks: usize,
    /// Games played.
    pub games: usize,
    /// Games that ended within the limit.
    pub finished: usize,
    /// The bot's share of the wins; ties are shared.
    pub win_share: Estimate,
    /// The share of the others that it left behind.
    pub placement: Estimate,
    /// Its points above the mean of the others'.
    pub margin: Estimate,
    /// What the sequential test says, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<Tested>,
    /// Margins of all games, for plots.
    #[serde(skip)]
    pub margins: Vec<f64>,
}

/// The outcome of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tested {
    /// The shares it decides between.
    #[serde(flatten)]
    pub shares: Gsprt,
    /// The log of the likelihood ratio.
    pub ratio: f64,
    /// What it says.
    pub verdict: Verdict,
}

impl Standings {
    /// Sums up what [`play_tournament`](crate::play_tournament) gave.
    pub fn of<G: Evaluate>(tournament: &Tournament<G::Options>, results: &[(Pairing, Vec<Block>)]) -> Self {
        let names: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
        let duels: Vec<Duels> = results.iter().map(|(pairing, blocks)| duels(*pairing, blocks)).collect();
        let rated = ratings(names.len(), anchor(tournament), &duels);
        let matches: Vec<Match> = results
            .iter()
            .map(|(pairing, blocks)| {
                Match::of([&names[pairing.bot], &names[pairing.against]], blocks, tournament.test)
            })
            .collect();
        Standings {
            game: G::ID.to_owned(),
            players: tournament.players,
            range: tournament.range,
            first_block: tournament.first,
            par: 1.0 / f64::from(tournament.players),
            bots: names
                .iter()
                .zip(rated)
                .enumerate()
                .map(|(bot, (name, rating))| Standing {
                    name: name.clone(),
                    rating,
                    mean_score: mean(seats_of(bot, results).map(|(total, ..)| total)),
                    milliseconds: {
                        let (time, thoughts) = seats_of(bot, results)
                            .fold((0.0, 0.0), |sum, (_, time, thoughts)| (sum.0 + time, sum.1 + thoughts));
                        time / f64::max(thoughts, 1.0)
                    },
                })
                .collect(),
            matrix: matrix(tournament, results, &matches),
            matches,
        }
    }
}

/// The weakest level is at 0.
fn anchor<O>(tournament: &Tournament<O>) -> usize {
    let level = |bot: &usize| tournament.bots.get(*bot).map_or(Level::Grove, |bot| bot.level);
    (0..tournament.bots.len()).min_by_key(level).unwrap_or_default()
}

/// How often the one came before the other, block by block.
fn duels(pairing: Pairing, blocks: &[Block]) -> Duels {
    let block = |block: &Block| {
        let compared = |game: &TableResult| (game.places.len() - 1) as f64;
        let won = block.games.iter().map(|game| game.placement() * compared(game)).sum();
        (won, block.games.iter().map(compared).sum())
    };
    Duels { one: pairing.bot, other: pairing.against, blocks: blocks.iter().map(block).collect() }
}

/// Every seat on which a bot sat: its total, and the milliseconds and decisions of its side. Those of a
/// side are told once.
fn seats_of(bot: usize, results: &[(Pairing, Vec<Block>)]) -> impl Iterator<Item = (f64, f64, f64)> + '_ {
    let games = results.iter().flat_map(|(pairing, blocks)| {
        blocks.iter().flat_map(|block| &block.games).map(move |game| (*pairing, game))
    });
    games.flat_map(move |(pairing, game)| {
        let sides = [pairing.bot == bot, pairing.against == bot];
        let mut first = true;
        game.totals.iter().enumerate().filter_map(move |(seat, total)| {
            let side = usize::from(seat != game.seat);
            sides[side].then(|| {
                let once = f64::from(u8::from(std::mem::take(&mut first)));
                (f64::from(*total), once * game.milliseconds[side], once * f64::from(game.thoughts[side]))
            })
        })
    })
}

fn matrix<O>(
    tournament: &Tournament<O>,
    results: &[(Pairing, Vec<Block>)],
    matches: &[Match],
) -> Vec<Vec<Option<f64>>> {
    let count = tournament.bots.len();
    let mut matrix = vec![vec![None; count]; count];
    for ((pairing, _), played) in results.iter().zip(matches) {
        let share = played.win_share.mean;
        matrix[pairing.bot][pairing.against] = Some(share);
        if tournament.players == 2 {
            matrix[pairing.against][pairing.bot] = Some(1.0 - share);
        }
    }
    matrix
}

impl Match {
    fn of([bot, against]: [&str; 2], blocks: &[Block], test: Option<Gsprt>) -> Match {
        let over =
            |of: fn(&TableResult) -> f64| -> Vec<f64> { blocks.iter().map(|block| block.mean(of)).collect() };
        let shares = over(TableResult::win_share);
        let games = || blocks.iter().flat_map(|block| &block.games);
        Match {
            bot: bot.to_owned(),
            against: against.to_owned(),
            blocks: blocks.len(),
            games: games().count(),
            finished: games().filter(|game| game.finished).count(),
            win_share: Estimate::of_shares(&shares),
            placement: Estimate::of_shares(&over(TableResult::placement)),
            margin: Estimate::of_points(&over(TableResult::margin)),
            test: test.map(|test| Tested {
                shares: test,
                ratio: test.ratio(&shares),
                verdict: test.verdict(&shares),
            }),
            margins: games().map(TableResult::margin).collect(),
        }
    }
}

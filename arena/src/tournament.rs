//! Every bot against every other, in blocks, until enough is known.
//!
//! A block is one seed and every rotation around the table. All pairings meet the same seeds, so that
//! they are compared on the same deals.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bocage_bots::Bot;
use bocage_engine::{Evaluate, Seed, SetupError};
use serde::{Deserialize, Serialize};

use crate::clocked::Clocked;
use crate::gsprt::Watch;
use crate::table::{Deal, placement, play_table, win_shares};
use crate::{Contender, Gsprt, Knowledge};

/// Seeds for one purpose. Ranges never meet: what was tuned on some deals is measured on others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Range {
    /// To find weights.
    Tuning,
    /// To decide whether a change is kept.
    #[default]
    Gating,
    /// For figures that are published.
    Publishing,
}

impl Range {
    /// All of them.
    pub const ALL: [Range; 3] = [Range::Tuning, Range::Gating, Range::Publishing];

    /// Name on the command line and in files.
    pub const fn word(self) -> &'static str {
        match self {
            Range::Tuning => "tuning",
            Range::Gating => "gating",
            Range::Publishing => "publishing",
        }
    }

    /// How many blocks there are in each.
    pub const BLOCKS: u64 = 1 << 48;

    /// The seed of a block.
    pub const fn seed(self, block: u64) -> Seed {
        // The lowest range is left to games that people play.
        Seed((self as u64 + 1) * Range::BLOCKS + block % Range::BLOCKS)
    }
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Tournament<O> {
    /// Who plays.
    pub bots: Vec<Contender>,
    /// Only bots that are named at most so many places apart meet: who is far above another always wins.
    pub apart: usize,
    /// How many sit at a table.
    pub players: u8,
    /// The options of every game.
    pub options: O,
    /// Where the seeds come from.
    pub range: Range,
    /// The number of the first block in the range.
    pub first: u64,
    /// The most blocks that a pairing plays.
    pub blocks: u64,
    /// With this a pairing stops as soon as the test is decided.
    pub test: Option<Gsprt>,
    /// How many threads play.
    pub jobs: usize,
    /// No game is played longer than this.
    pub most_decisions: u32,
}

/// One bot at a table with others that are all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Which of the bots.
    pub bot: usize,
    /// Which of the bots takes all other seats.
    pub against: usize,
}

impl<O> Tournament<O> {
    /// Who meets whom. At a table for two each pair meets once; at a larger one, each is once alone
    /// among the other. Bots that are too far apart do not meet.
    pub fn pairings(&self) -> Vec<Pairing> {
        let count = self.bots.len();
        let all = (0..count).flat_map(|bot| (0..count).map(move |against| Pairing { bot, against }));
        let meet = |pair: &Pairing| (1..=self.apart).contains(&pair.bot.abs_diff(pair.against));
        // Two that are alike need not change places: the games would be the same.
        let alike = |pair: &Pairing| self.bots[pair.bot] == self.bots[pair.against];
        let turned = |pair: &Pairing| pair.bot > pair.against && (self.players == 2 || alike(pair));
        all.filter(|pair| meet(pair) && !turned(pair)).collect()
    }

    /// The blocks of a pairing that are known and needed, by their numbers.
    fn known<'a>(&self, pairing: Pairing, known: &'a [Block]) -> BTreeMap<u64, &'a Block> {
        let [bot, against] = [pairing.bot, pairing.against].map(|bot| self.bots[bot].to_string());
        let numbers = self.first..self.first.saturating_add(self.blocks);
        let same =
            |block: &&Block| block.bot == bot && block.against == against && numbers.contains(&block.block);
        known.iter().filter(same).map(|block| (block.block, block)).collect()
    }
}

/// The games of one block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Block {
    /// The bot, as it is named.
    pub bot: String,
    /// Those on all other seats.
    pub against: String,
    /// The number of the block in its range.
    pub block: u64,
    /// One game for each rotation: in the first the bot sits on seat 0.
    pub games: Vec<TableResult>,
}

/// How one game of a block ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableResult {
    /// Where the bot sat.
    pub seat: usize,
    /// Points by seat.
    pub totals: Vec<i32>,
    /// Places by seat, from 0.
    pub places: Vec<u8>,
    /// Decisions of all.
    pub decisions: u32,
    /// Did it end within the limit?
    pub finished: bool,
    /// Decisions of the bot, and of the others.
    pub thoughts: [u32; 2],
    /// Milliseconds that they took.
    pub milliseconds: [f64; 2],
}

impl TableResult {
    /// The bot's share of the win.
    pub fn win_share(&self) -> f64 {
        win_shares(&self.places).get(self.seat).copied().unwrap_or_default()
    }

    /// The share of the others that the bot left behind.
    pub fn placement(&self) -> f64 {
        placement(&self.places, self.seat)
    }

    /// The bot's points above the mean of the others'.
    pub fn margin(&self) -> f64 {
        let own = f64::from(self.totals[self.seat]);
        let all: f64 = self.totals.iter().map(|total| f64::from(*total)).sum();
        own - (all - own) / (self.totals.len() - 1).max(1) as f64
    }
}

impl Block {
    /// The mean of something over the games of the block.
    pub fn mean(&self, of: impl Fn(&TableResult) -> f64) -> f64 {
        crate::statistics::mean(self.games.iter().map(of))
    }
}

/// What is heard whenever a block has been played. Blocks that were known take no time and are left out:
/// the others would seem to take as little.
pub struct Heard<'a> {
    /// The block.
    pub block: &'a Block,
    /// Blocks that have been played.
    pub done: u64,
    /// Blocks to be played in all, as far as can be told: tests may end earlier.
    pub of: u64,
}

/// Plays a tournament, but for the blocks that are `known`. Gives the blocks of every pairing in their
/// order; the result does not depend on the number of threads.
pub fn play_tournament<'a, G: Evaluate>(
    knowledge: impl Into<Knowledge<'a, G>>,
    tournament: &Tournament<G::Options>,
    known: &[Block],
    hear: &(dyn Fn(Heard<'_>) + Sync),
) -> Result<Vec<(Pairing, Vec<Block>)>, SetupError> {
    let knowledge = knowledge.into();
    knowledge.game.setup(tournament.players, &tournament.options, Seed(0))?;
    let pairings = tournament.pairings();
    let known: Vec<_> = pairings.iter().map(|pairing| tournament.known(*pairing, known)).collect();
    let mut later: u64 = known.iter().map(|known| tournament.blocks - known.len() as u64).sum();
    let mut before = 0;
    let mut results = Vec::new();
    for (pairing, known) in pairings.into_iter().zip(known) {
        later -= tournament.blocks - known.len() as u64;
        let encounter = Encounter { knowledge, tournament, pairing, known, hear, before, later };
        let (blocks, played) = encounter.play();
        before += played;
        results.push((pairing, blocks));
    }
    Ok(results)
}

/// One pairing that is being played.
struct Encounter<'a, G: Evaluate> {
    knowledge: Knowledge<'a, G>,
    tournament: &'a Tournament<G::Options>,
    pairing: Pairing,
    known: BTreeMap<u64, &'a Block>,
    hear: &'a (dyn Fn(Heard<'_>) + Sync),
    /// Blocks that were played of the pairings before this one, and the most to be played of those after it.
    before: u64,
    later: u64,
}

impl<G: Evaluate> Encounter<'_, G> {
    /// The blocks, and how many of them had to be played.
    fn play(&self) -> (Vec<Block>, u64) {
        let of = self.before + self.tournament.blocks - self.known.len() as u64 + self.later;
        let played = AtomicU64::new(0);
        let next = AtomicU64::new(0);
        let enough = AtomicBool::new(false);
        let watch = Watch::new(self.tournament.test, self.tournament.first);
        let all: Mutex<(Vec<Block>, Watch)> = Mutex::new((Vec::new(), watch));
        std::thread::scope(|scope| {
            for _ in 0..self.tournament.jobs.max(1) {
                scope.spawn(|| {
                    while !enough.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.tournament.blocks {
                            break;
                        }
                        let block = self.tournament.first + number;
                        let found = self.known.get(&block).map(|block| (*block).clone());
                        let is_known = found.is_some();
                        let Some(block) = found.or_else(|| self.play_block(block)) else { break };
                        let Ok(mut all) = all.lock() else { break };
                        let (all, watch) = &mut *all;
                        watch.hear(block.block, block.mean(TableResult::win_share));
                        if !is_known {
                            let done = self.before + played.fetch_add(1, Ordering::Relaxed) + 1;
                            (self.hear)(Heard { block: &block, done, of });
                        }
                        all.push(block);
                        if watch.decided.is_some() {
                            enough.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let (mut all, watch) = all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        all.sort_by_key(|block| block.block);
        // Blocks that other threads were still playing do not count.
        all.truncate(watch.decided.unwrap_or(all.len()));
        (all, played.into_inner())
    }

    fn names(&self) -> [Contender; 2] {
        [self.pairing.bot, self.pairing.against].map(|bot| self.tournament.bots[bot])
    }

    fn play_block(&self, number: u64) -> Option<Block> {
        let [bot, against] = self.names().map(|bot| bot.to_string());
        let players = usize::from(self.tournament.players);
        let games = (0..players).map(|seat| self.play_game(number, seat).ok()).collect::<Option<_>>()?;
        Some(Block { bot, against, block: number, games })
    }

    fn play_game(&self, block: u64, seat: usize) -> Result<TableResult, SetupError> {
        let tournament = self.tournament;
        let players = usize::from(tournament.players);
        let [bot, against] = self.names();
        let clocks = [Mutex::default(), Mutex::default()];
        let sit = |at: usize| -> Box<dyn Bot<G> + '_> {
            let side = usize::from(at != seat);
            Box::new(Clocked { bot: [bot, against][side].bot(self.knowledge), clock: &clocks[side] })
        };
        let mut seated: Vec<_> = (0..players).map(sit).collect();
        let deal = Deal {
            options: &tournament.options,
            seed: tournament.range.seed(block),
            number: seat as u64,
            most_decisions: tournament.most_decisions,
        };
        let ending = play_table(self.knowledge.game, &deal, &mut seated)?;
        drop(seated);
        let clocks = clocks.map(|clock| clock.into_inner().unwrap_or_default());
        Ok(TableResult {
            seat,
            totals: ending.totals,
            places: ending.places,
            decisions: ending.decisions,
            finished: ending.finished,
            thoughts: clocks.map(|clock| clock.thoughts),
            milliseconds: clocks.map(|clock| clock.milliseconds),
        })
    }
}

//! A series of games between bots.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bocage_bots::{Bot, Level};
use bocage_engine::{Draw, Evaluate, QuickRng, Seat, Seed, SeedableRng, SetupError};

/// What is played.
#[derive(Clone, Debug)]
pub struct Series<O> {
    /// The bots, in the order in which they sit in the first game of a block.
    pub bots: Vec<Level>,
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
pub fn play_series<G: Evaluate>(
    game: &G,
    series: &Series<G::Options>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<GameResult>, SetupError> {
    let players = series.bots.len() as u8;
    game.setup(players, &series.options, series.seed)?;
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let results: Mutex<Vec<(u64, GameResult)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..series.jobs.max(1) {
            scope.spawn(|| {
                let mut mine = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= series.games {
                        break;
                    }
                    if let Ok(result) = play_one(game, series, number) {
                        mine.push((number, result));
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                if let Ok(mut all) = results.lock() {
                    all.append(&mut mine);
                }
            });
        }
    });
    let mut all = results.into_inner().unwrap_or_default();
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}

fn play_one<G: Evaluate>(
    game: &G,
    series: &Series<G::Options>,
    number: u64,
) -> Result<GameResult, SetupError> {
    let players = series.bots.len();
    let (block, rotation) = (number / players as u64, number as usize % players);
    let seed = Seed(series.seed.0.wrapping_add(block));
    let mut state = game.setup(players as u8, &series.options, seed)?;
    let bots: Vec<usize> = (0..players).map(|seat| (seat + rotation) % players).collect();
    let mut players_here: Vec<Box<dyn Bot<G>>> = bots.iter().map(|&bot| series.bots[bot].bot()).collect();
    // The bots' own dice differ from game to game and have nothing to do with the game's chance.
    let mut rng = QuickRng::seed_from_u64(seed.0 ^ (number << 32) ^ 0x626f_7473);
    let mut decisions = 0;
    while decisions < series.most_decisions {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let view = state.view(Some(seat));
        let Some(action) = players_here[seat.index()].choose(game, &view, seat, &mut rng) else { break };
        if game.apply(&mut state, seat, action, &mut ()).is_err() {
            break;
        }
        decisions += 1;
    }
    let sheets = Seat::all(players as u8).map(|seat| game.score(&state.public, seat));
    let sheets: Vec<_> = sheets.collect();
    let ranking = game.ranking(&state.public);
    let winners = ranking.winners().count().max(1) as f64;
    Ok(GameResult {
        bots,
        scores: sheets.iter().map(|sheet| sheet.points().to_vec()).collect(),
        totals: sheets.iter().map(|sheet| sheet.total()).collect(),
        win: Seat::all(players as u8)
            .map(|seat| if ranking.place(seat) == Some(0) { 1.0 / winners } else { 0.0 })
            .collect(),
        decisions,
        finished: game.is_over(&state.public),
    })
}

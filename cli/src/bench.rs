//! `bocage bench`: how fast random games are played, on one core.
//!
//! Machines differ, so the bench also times a fixed loop of integer arithmetic in the same run:
//! compare the ratios. Every run alternates between the two, so that a busy machine slows both.

use std::hint::black_box;
use std::time::Instant;

use bocage_catalogue::Visitor;
use bocage_engine::{
    ActionList, Language, Message, QuickRng, Seed, SeedableRng, StateOf, Title, playout, playouts,
};
use bocage_server::Page;
use clap::Args;
use serde::Serialize;

use crate::error::CliError;
use crate::games;
use crate::simulate::MOST_DECISIONS;
use crate::speech::Speech;
use crate::{GameArgs, output, wasm};

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long)]
    players: Option<u8>,
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    runs: u32,
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    #[arg(long)]
    wasm: bool,
    #[arg(long)]
    json: bool,
}

/// What `bench --json` prints.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    runs: usize,
    games_per_run: u64,
    /// Median over the runs.
    decisions_per_second: f64,
    /// Median over the runs.
    games_per_second: f64,
    /// Slowest and fastest run.
    decisions_per_second_range: [f64; 2],
    mean_decisions_per_game: f64,
    /// Heap allocations in the playout loop, divided by games.
    allocations_per_game: f64,
    state_bytes: usize,
    /// Steps of the reference loop a second, median over the runs.
    reference: f64,
    /// Decisions per million steps of the reference loop.
    decisions_per_million_reference_steps: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    wasm: Option<Wasm>,
}

/// The same games in WebAssembly.
#[derive(Serialize)]
struct Wasm {
    /// Median over the runs.
    decisions_per_second: f64,
    /// Median over the runs of the same loop in native code, in between.
    native_decisions_per_second: f64,
    /// The former by the latter.
    ratio: f64,
}

pub(crate) fn run(language: Language, args: BenchArgs, page: Page) -> Result<(), CliError> {
    games::visit(&args.game, Bench { language, args: &args, page })
}

struct Bench<'a> {
    language: Language,
    args: &'a BenchArgs,
    page: Page,
}

impl Visitor for Bench<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let args = self.args;
        let players = args.players.unwrap_or(*game.players().end());
        let options = G::Options::default();
        game.setup(players, &options, Seed(0))?;
        let (runs, games) = (args.runs as usize, args.games);
        let mut speeds = Vec::with_capacity(runs);
        let mut references = Vec::with_capacity(runs);
        let mut decisions = 0u64;
        let mut list = ActionList::with_capacity(4096);
        let mut rng = QuickRng::seed_from_u64(1);
        for run in 0..runs as u64 {
            references.push(reference());
            let start = Instant::now();
            let mut in_run = 0u64;
            for number in 0..games {
                let Ok(mut state) = game.setup(players, &options, Seed(run * games + number)) else {
                    continue;
                };
                in_run += u64::from(playout(game, &mut state, &mut rng, &mut list, MOST_DECISIONS).decisions);
            }
            speeds.push(in_run as f64 / start.elapsed().as_secs_f64());
            decisions += in_run;
        }
        let allocated = allocation_counter::measure(|| {
            for number in 0..games {
                if let Ok(mut state) = game.setup(players, &options, Seed(number)) {
                    playout(game, &mut state, &mut rng, &mut list, MOST_DECISIONS);
                }
            }
        });
        speeds.sort_by(f64::total_cmp);
        references.sort_by(f64::total_cmp);
        let mean = decisions as f64 / (runs as u64 * games) as f64;
        let (speed, reference) = (speeds[runs / 2], references[runs / 2]);
        let figures = Figures {
            game: G::ID,
            players,
            runs,
            games_per_run: games,
            decisions_per_second: speed,
            games_per_second: speed / mean,
            decisions_per_second_range: [speeds[0], speeds[runs - 1]],
            mean_decisions_per_game: mean,
            allocations_per_game: allocated.count_total as f64 / games as f64,
            state_bytes: size_of::<StateOf<G>>(),
            reference,
            decisions_per_million_reference_steps: speed / reference * 1e6,
            wasm: if args.wasm { Some(in_wasm(game, players, args, self.page)?) } else { None },
        };
        if args.json {
            output::json(&figures);
        } else {
            print(&Speech::new(self.language, None), &figures);
        }
        Ok(())
    }
}

/// Plays the same games in WebAssembly and in native code. They must come to the same.
fn in_wasm<G: Title>(game: &G, players: u8, args: &BenchArgs, page: Page) -> Result<Wasm, CliError> {
    let mut speeds = Vec::new();
    let mut native = Vec::new();
    let runs = wasm::measure(page, G::ID, players, args.runs, args.games)?;
    for (run, first) in runs.iter().zip((0..).step_by(args.games as usize)) {
        let start = Instant::now();
        let sum = playouts(game, players, first..first + args.games, MOST_DECISIONS)?;
        native.push(sum.decisions as f64 / start.elapsed().as_secs_f64());
        speeds.push(run.sum.decisions as f64 / run.seconds);
        if sum != run.sum {
            return Err(CliError::does_not_hold(Message::new("cli-wasm-differs")));
        }
    }
    let decisions_per_second = median(&mut speeds);
    let native_decisions_per_second = median(&mut native);
    let ratio = decisions_per_second / native_decisions_per_second;
    Ok(Wasm { decisions_per_second, native_decisions_per_second, ratio })
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Steps a second of a fixed chain of integer arithmetic.
fn reference() -> f64 {
    const STEPS: u64 = 20_000_000;
    let start = Instant::now();
    let mut x = black_box(0x9E37_79B9_7F4A_7C15u64);
    for _ in 0..STEPS {
        x ^= x >> 27;
        x = x.wrapping_mul(0x94D0_49BB_1331_11EB);
    }
    black_box(x);
    STEPS as f64 / start.elapsed().as_secs_f64()
}

fn print(speech: &Speech, figures: &Figures) {
    let millions = |value: f64| format!("{:.2}", value / 1e6);
    let [slow, fast] = figures.decisions_per_second_range;
    let message = Message::new("cli-bench")
        .with("game", figures.game)
        .with("players", figures.players)
        .with("runs", figures.runs)
        .with("games", figures.games_per_run as i64)
        .with("speed", millions(figures.decisions_per_second))
        .with("slow", millions(slow))
        .with("fast", millions(fast))
        .with("per-game", format!("{:.1}", figures.mean_decisions_per_game))
        .with("games-speed", format!("{:.0}", figures.games_per_second))
        .with("allocations", format!("{:.2}", figures.allocations_per_game))
        .with("bytes", figures.state_bytes)
        .with("reference", millions(figures.reference))
        .with("ratio", format!("{:.0}", figures.decisions_per_million_reference_steps));
    output::line(speech.say(&message));
    if let Some(wasm) = &figures.wasm {
        let message = Message::new("cli-bench-wasm")
            .with("speed", millions(wasm.decisions_per_second))
            .with("native", millions(wasm.native_decisions_per_second))
            .with("percent", format!("{:.0}", wasm.ratio * 100.0));
        output::line(speech.say(&message));
    }
}

//! `bocage load`: many tables of scripted players over real sockets, against a server on this machine.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bocage_catalogue::GameId;
use bocage_engine::{Language, Message};
use bocage_server::load::{Load, Met, play};
use clap::Args;
use serde::Serialize;

use crate::error::CliError;
use crate::speech::Speech;
use crate::{games, output};

#[derive(Args)]
pub(crate) struct LoadArgs {
    game: String,
    #[arg(long, default_value = "127.0.0.1:4646")]
    server: SocketAddr,
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=5))]
    players: u32,
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    #[arg(long)]
    json: bool,
}

/// What `load --json` prints.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    tables: u32,
    players: u32,
    seconds: f64,
    acknowledged: usize,
    actions_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    refused: usize,
    reconnected: u32,
    errors: u32,
    games_finished: u32,
    memory_mb: f64,
}

pub(crate) fn run(language: Language, args: LoadArgs) -> Result<(), CliError> {
    if !args.server.ip().is_loopback() {
        return Err(CliError::usage(Message::new("cli-load-here")));
    }
    let game = games::find(&args.game)?;
    let load = Load {
        server: args.server,
        tables: args.tables,
        players: args.players,
        rate: args.rate,
        time: Duration::from_secs(args.seconds),
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CliError::runtime)?;
    let began = Instant::now();
    let met = runtime.block_on(play(game, load)).map_err(CliError::unreachable)?;
    let figures = figures(game, &args, began.elapsed(), met);
    if args.json {
        output::json(&figures);
    } else {
        print(&Speech::new(language, None), &figures);
    }
    Ok(())
}

fn figures(game: GameId, args: &LoadArgs, took: Duration, met: Met) -> Figures {
    let mut times: Vec<f64> = met
        .tallies
        .iter()
        .flat_map(|tally| &tally.acknowledged)
        .map(|time| time.as_secs_f64() * 1000.0)
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    };
    Figures {
        game: game.id(),
        tables: args.tables,
        players: args.tables * args.players,
        seconds: took.as_secs_f64(),
        acknowledged: times.len(),
        actions_per_second: times.len() as f64 / took.as_secs_f64(),
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        refused: met.tallies.iter().map(|tally| tally.refused.len()).sum(),
        reconnected: met.tallies.iter().map(|tally| tally.reconnected).sum(),
        errors: met.errors,
        games_finished: met.games,
        memory_mb: memory(),
    }
}

/// Resident memory of this process in megabytes, where the system tells.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes =
        line.and_then(|line| line.split_whitespace().nth(1)).and_then(|text| text.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}

fn print(speech: &Speech, figures: &Figures) {
    let milliseconds = |value: f64| format!("{value:.1}");
    let message = Message::new("cli-load")
        .with("tables", figures.tables)
        .with("players", figures.players)
        .with("seconds", format!("{:.0}", figures.seconds))
        .with("actions", figures.acknowledged)
        .with("rate", format!("{:.1}", figures.actions_per_second))
        .with("p50", milliseconds(figures.p50_ms))
        .with("p99", milliseconds(figures.p99_ms))
        .with("max", milliseconds(figures.max_ms))
        .with("refused", figures.refused + figures.errors as usize)
        .with("lost", figures.reconnected)
        .with("finished", figures.games_finished)
        .with("memory", format!("{:.0}", figures.memory_mb));
    output::line(speech.say(&message));
}

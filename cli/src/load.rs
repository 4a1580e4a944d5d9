//! `bocage load`: many tables of scripted players over real sockets.
//!
//! The players decide at random, so many decisions a second in all, and play one game after another
//! until the time is up. Only a server on this machine is ever asked.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Title};
use bocage_server::player::{Player, Tally, Visitor as Guest};
use bocage_table::Command;
use clap::Args;
use serde::Serialize;
use serde_json::json;

use crate::error::CliError;
use crate::games;
use crate::speech::Speech;
use crate::{GameArgs, output};

#[derive(Args)]
pub(crate) struct LoadArgs {
    #[command(flatten)]
    game: GameArgs,
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
    games::visit(&args.game, Load { language, args: &args })
}

struct Load<'a> {
    language: Language,
    args: &'a LoadArgs,
}

impl Visitor for Load<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, _game: &G) -> Self::Output {
        let args = self.args;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CliError::runtime)?;
        let began = Instant::now();
        let met = runtime.block_on(everybody::<G>(args))?;
        let figures = figures::<G>(args, began.elapsed(), met);
        if args.json {
            output::json(&figures);
        } else {
            print(&Speech::new(self.language, None), &figures);
        }
        Ok(())
    }
}

/// What all tables met.
#[derive(Default)]
struct Met {
    tallies: Vec<Tally>,
    games: u32,
    errors: u32,
}

/// Gives decisions their moments, so many a second, whoever has something to decide.
struct Pace {
    gap: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    fn new(rate: f64) -> Pace {
        Pace { gap: Duration::from_secs_f64(1.0 / rate.max(0.1)), next: Mutex::new(Instant::now()) }
    }

    /// How long it is until the next free moment, which is taken.
    fn wait(&self) -> Duration {
        let now = Instant::now();
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let moment = (*next).max(now);
        *next = moment + self.gap;
        moment - now
    }
}

async fn everybody<G: Title>(args: &LoadArgs) -> Result<Met, CliError> {
    Guest::new(args.server).send("GET", "/healthz", "").await.map_err(CliError::unreachable)?;
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let pace = Arc::new(Pace::new(args.rate));
    let tables: Vec<_> = (0..args.tables)
        .map(|number| {
            let (server, players, pace) = (args.server, args.players, pace.clone());
            tokio::spawn(async move {
                // Not all at one door at once.
                tokio::time::sleep(Duration::from_millis(10) * number).await;
                one_table::<G>(server, players, number, pace, end).await
            })
        })
        .collect();
    let mut all = Met::default();
    for table in tables {
        match table.await {
            Ok(Ok(met)) => {
                all.tallies.extend(met.tallies);
                all.games += met.games;
            }
            _ => all.errors += 1,
        }
    }
    Ok(all)
}

async fn one_table<G: Title>(
    server: SocketAddr,
    players: u32,
    number: u32,
    pace: Arc<Pace>,
    end: Instant,
) -> std::io::Result<Met> {
    let mut met = Met::default();
    while Instant::now() < end {
        let mut guests: Vec<Guest> = (0..players).map(|_| Guest::new(server)).collect();
        let mut seats = vec![json!("me")];
        seats.extend((1..players).map(|_| json!("open")));
        let table = guests[0].open(&json!({ "game": G::ID, "seats": seats })).await?;
        let mut sitting = Vec::new();
        for (seat, guest) in (0u32..).zip(&mut guests) {
            guest.send("GET", "/api/me", "").await?;
            let mut player = Player::<G>::new(guest.clone(), &table, u64::from(number * players + seat));
            if seat > 0 {
                player.ask(Command::Sit { seat: None }).await;
                while player.tally.acknowledged.is_empty() && Instant::now() < end {
                    player.step(Duration::ZERO).await;
                }
            }
            sitting.push(player);
        }
        sitting[0].ask(Command::Start).await;
        let playing: Vec<_> = sitting
            .into_iter()
            .map(|mut player| {
                let pace = pace.clone();
                tokio::spawn(async move {
                    let mut over = false;
                    while !over && Instant::now() < end {
                        over = player.step_when(|| pace.wait()).await;
                    }
                    (player.tally, over)
                })
            })
            .collect();
        let mut finished = true;
        for player in playing {
            let (tally, over) = player.await.map_err(std::io::Error::other)?;
            met.tallies.push(tally);
            finished &= over;
        }
        met.games += u32::from(finished);
    }
    Ok(met)
}

fn figures<G: Title>(args: &LoadArgs, took: Duration, met: Met) -> Figures {
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
        game: G::ID,
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

//! The same random games in WebAssembly: the module of the page, run by Node.js, which has the engine of
//! Chromium.

use std::borrow::Cow;
use std::path::Path;
use std::process::Command;

use bocage_engine::{Message, Playouts, StateHash};
use bocage_server::Page;

use crate::error::CliError;

/// Runs the module: says for each run how long it took and what it came to.
const PROGRAM: &str = "
import { readFile } from 'node:fs/promises';
const [game, players, runs, games] = process.argv.slice(2);
const { default: init, playouts } = await import('./client.mjs');
await init({ module_or_path: await readFile(new URL('./client.wasm', import.meta.url)) });
playouts(game, +players, 0, +games);
for (let run = 0; run < +runs; run += 1) {
    const start = performance.now();
    const sum = playouts(game, +players, run * +games, +games);
    console.log((performance.now() - start) / 1000, sum);
}
";

/// One run.
pub(crate) struct Run {
    pub(crate) seconds: f64,
    pub(crate) sum: Playouts,
}

/// Plays `runs` times `games` games, from seed 0 on.
pub(crate) fn measure(
    page: Page,
    game: &str,
    players: u8,
    runs: u32,
    games: u64,
) -> Result<Vec<Run>, CliError> {
    let no_page = || CliError::usage(Message::new("cli-no-page"));
    let glue = page.find("client-", ".js").ok_or_else(no_page)?;
    let module = page.find("client-", ".wasm").ok_or_else(no_page)?;
    let folder = std::env::temp_dir().join(format!("bocage-wasm-{}", std::process::id()));
    let runs = run_in(&folder, &[("client.mjs", glue), ("client.wasm", module)], game, players, runs, games);
    let _ = std::fs::remove_dir_all(&folder);
    runs
}

fn run_in(
    folder: &Path,
    files: &[(&str, Cow<'static, [u8]>)],
    game: &str,
    players: u8,
    runs: u32,
    games: u64,
) -> Result<Vec<Run>, CliError> {
    let trouble = |error: &std::io::Error| CliError::io(&folder.display().to_string(), error);
    std::fs::create_dir_all(folder).map_err(|error| trouble(&error))?;
    let program = ("bench.mjs", Cow::Borrowed(PROGRAM.as_bytes()));
    for (name, content) in files.iter().chain([&program]) {
        std::fs::write(folder.join(name), content).map_err(|error| trouble(&error))?;
    }
    let output = Command::new("node")
        .arg(folder.join("bench.mjs"))
        .args([game, &players.to_string(), &runs.to_string(), &games.to_string()])
        .output()
        .map_err(|_| CliError::usage(Message::new("cli-no-node")))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let list: Vec<Run> = text.lines().filter_map(read).collect();
    if list.len() == runs as usize {
        return Ok(list);
    }
    let problem = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(CliError::usage(Message::new("cli-wasm-failed").with("problem", problem)))
}

fn read(line: &str) -> Option<Run> {
    let mut words = line.split(' ');
    let seconds = words.next()?.parse().ok()?;
    let decisions = words.next()?.parse().ok()?;
    let hash = StateHash(u64::from_str_radix(words.next()?, 16).ok()?);
    Some(Run { seconds, sum: Playouts { decisions, hash } })
}

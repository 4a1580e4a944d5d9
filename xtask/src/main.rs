//! Builds the pages of Bocage and serves them while one works on them.
//!
//! - `cargo run -p xtask -- client` writes `dist/`: the client as WebAssembly with its glue, style
//!   sheet, fonts, icons and service worker, each under the hash of its content, with `.br` and `.gz`
//!   beside it. A second run with nothing changed does nothing.
//! - `cargo run -p xtask -- client --dev` is quicker to build and larger to load.
//! - `cargo run -p xtask -- client --only evergreen` leaves the other games out, for a smaller page.
//! - `cargo run -p xtask -- serve [port]` serves `dist/` on this machine, for development.
//!
//! Deliberately absent: any tool that is not a crate in our lock file.

mod bundle;
mod compile;
#[path = "../../client/src/art/logo.rs"]
mod logo;
mod page;
mod serve;
mod shelf;
mod squeeze;
mod stamp;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What went wrong, in words.
type Trouble = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["client"] => build_client(compile::Profile::Release, None),
        ["client", "--dev"] => build_client(compile::Profile::Dev, None),
        ["client", "--only", games] => build_client(compile::Profile::Release, Some(games)),
        ["client", "--dev", "--only", games] => build_client(compile::Profile::Dev, Some(games)),
        ["serve"] => serve::serve(&root().join("dist"), 0),
        ["serve", port] => {
            port.parse().map_err(Trouble::from).and_then(|port| serve::serve(&root().join("dist"), port))
        }
        _ => Err("usage: xtask client [--dev] [--only GAME,…] | serve [port]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("xtask: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn build_client(profile: compile::Profile, only: Option<&str>) -> Result<(), Trouble> {
    let root = root();
    let dist = root.join("dist");
    let stamp = stamp::of(&root, profile, only)?;
    // The page as it is shipped serves those who work on it just as well.
    let shipped = stamp::of(&root, compile::Profile::Release, only)?;
    if stamp::is_current(&dist, &stamp) || stamp::is_current(&dist, &shipped) {
        println!("dist/ is up to date");
        return Ok(());
    }
    let wasm = compile::compile(&root, profile, only)?;
    let shelf = bundle::bundle(&root, &wasm)?;
    let sizes = shelf.write(&dist, profile)?;
    stamp::note(&dist, &stamp)?;
    squeeze::report(&sizes);
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

//! Tables online: people meet, sit down, play and watch.
//!
//! A [`Table`](bocage_table::Table) is pure; this crate gives it the world: a task for each live table
//! ([`room`]), a durable log ([`store`]), guests with cookies ([`guests`]), HTTP and WebSocket routes
//! ([`routes`]), bots that think in a bounded pool ([`thinking`]), and the page, which it is given
//! ([`assets`]).
//!
//! Invariants:
//! - An entry is on disk before anybody is told of it. If it cannot be stored, nothing happened.
//! - One task owns a live table, so all commands have one order.
//! - Whatever comes from outside is measured first: frames, rates, sockets, tables ([`limits`]).
//! - Bots think in threads of their own and never delay a person's command.
//! - After `kill -9` every table goes on where its log ends; clocks are credited for the break.

pub mod assets;
pub mod failure;
pub mod guests;
pub mod house;
pub mod limits;
pub mod load;
pub mod lobby;
pub mod player;
pub mod room;
pub mod routes;
pub mod serve;
pub mod socket;
pub mod store;
pub mod thinking;
mod words;

pub use assets::Page;
pub use serve::{Config, ServeError, Server};
pub use words::locale;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// Fresh random bytes from the operating system, in hexadecimal digits.
pub(crate) fn random_text(bytes: usize) -> Result<String, getrandom::Error> {
    let mut random = vec![0u8; bytes];
    getrandom::fill(&mut random)?;
    Ok(random.iter().map(|byte| format!("{byte:02x}")).collect())
}

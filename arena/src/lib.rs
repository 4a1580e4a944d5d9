//! Many games at once: what bots do against each other, and what the games are like.
//!
//! A series is played in blocks: one seed, every rotation of the bots around the table. Results
//! depend on the series alone, not on how many threads play it.

mod series;
mod summary;

pub use series::{GameResult, Series, play_series};
pub use summary::{BotSummary, Summary};

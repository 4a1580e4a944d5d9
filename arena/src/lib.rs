//! Many games at once: what bots do against each other, and what the games are like.
//!
//! A series is played in blocks: one seed, every rotation of the bots around the table. Results
//! depend on the series alone, not on how many threads play it.

mod clocked;
mod contender;
mod fit;
mod gsprt;
mod journal;
mod least_squares;
mod manner;
mod parallel;
mod ratings;
mod sample;
mod series;
mod standings;
mod statistics;
mod summary;
mod table;
mod tournament;
mod tune;
mod weights;
mod yardstick;

pub use contender::{Contender, Knowledge, NoContender, Thought};
pub use fit::{Errors, Fitted, Fitting, fit};
pub use gsprt::{Gsprt, Verdict};
pub use journal::{Build, Heading, JournalError, journal_line};
pub use least_squares::{Observations, Prediction};
pub use ratings::Rating;
pub use series::{GameResult, Series, play_series};
pub use standings::{Match, Standing, Standings, Tested};
pub use statistics::Estimate;
pub use summary::{BotSummary, Summary};
pub use tournament::{Block, Heard, Pairing, Range, TableResult, Tournament, play_tournament};
pub use tune::{Round, Tuning, tune};
pub use weights::{Tables, Tuned, gate};
pub use yardstick::{Solo, SoloResult, play_solo};

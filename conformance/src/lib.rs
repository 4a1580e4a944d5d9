//! The laws that every game keeps, as tests.
//!
//! A game calls these functions from its `tests/`; whatever does not hold is a panic with the seed,
//! so that it can be played again. How much is tried follows the environment: `BOCAGE_GAMES` random
//! games for each law, 1,000 unless said otherwise; `./test --long` says 100,000 and sets `BOCAGE_LONG`,
//! with which files are damaged for some minutes.

pub mod examples;
mod files;
mod fuzz;
mod golden;
mod laws;
mod locales;
mod playthrough;

pub use files::{check_file_words, told};
pub use fuzz::fuzz_files;
pub use golden::{Plan, check_golden};
pub use laws::{Laws, Step};
pub use locales::check_locales;
pub use playthrough::check_playthrough;

/// How many random games each law is tried on.
pub fn games() -> u64 {
    std::env::var("BOCAGE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1000)
}

/// Is this one of the long tests?
pub fn is_long() -> bool {
    std::env::var_os("BOCAGE_LONG").is_some()
}

/// Are golden files to be written anew instead of compared?
pub fn regenerating() -> bool {
    std::env::var_os("BOCAGE_REGENERATE").is_some()
}

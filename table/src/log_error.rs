//! What is wrong with a log. A table that wrote its own log never meets these.

use std::fmt;

use crate::OpeningError;

/// Why an entry cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// There is no first entry, or it does not open a table.
    NotOpened,
    /// The table cannot be opened like this.
    Opening(OpeningError),
    /// Another entry is next.
    Sequence {
        /// The number found.
        found: u64,
        /// The number of the next entry.
        expected: u64,
    },
    /// The entry does not fit what came before it.
    Misfit {
        /// Its number.
        seq: u64,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::NotOpened => f.write_str("the log does not begin by opening a table"),
            LogError::Opening(why) => write!(f, "the table cannot be opened: {}", why.message().key),
            LogError::Sequence { found, expected } => write!(f, "entry {found} where {expected} is next"),
            LogError::Misfit { seq } => write!(f, "entry {seq} does not fit what came before it"),
        }
    }
}

impl std::error::Error for LogError {}

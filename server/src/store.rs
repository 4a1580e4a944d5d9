//! Where logs live: the contract of a store, and the embedded one.
//!
//! A store keeps, for each table, entries numbered without gaps, and a short summary for lists. An
//! append is answered only when the entry is safe on disk; a second entry with the same number is
//! refused, so that two owners of one table cannot both write.

mod sqlite;

use std::fmt;
use std::future::Future;

use serde::{Deserialize, Serialize};

pub use sqlite::Sqlite;

/// An entry to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which table.
    pub table: String,
    /// The number of the entry.
    pub seq: u64,
    /// The entry as JSON.
    pub body: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Which table.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Where it stands: `gathering`, `playing`, `over` or `closed`.
    pub stage: String,
    /// Is it shown in the lobby?
    pub listed: bool,
    /// Who opened it.
    pub owner: String,
    /// Names by seat; empty for an open one.
    pub names: Vec<String>,
    /// Ids of the people who sit there.
    pub people: Vec<String>,
    /// Ids of the people who are waited on.
    pub waited: Vec<String>,
    /// May the host have something to do without anybody asking, for bots or clocks?
    pub busy: bool,
    /// When something happened last, in milliseconds since 1970.
    pub at: u64,
}

/// A guest as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// What others see.
    pub id: String,
    /// The display name.
    pub name: String,
}

/// Why something could not be stored or read. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// An entry with this number is there already.
    Taken,
    /// The disk is full or cannot be written; it may be tried again.
    Disk(String),
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("the entry is there already"),
            StoreError::Disk(why) => write!(f, "the store cannot be used: {why}"),
            StoreError::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

/// What a store does.
pub trait EventStore: Send + Sync + 'static {
    /// Keeps an entry; answered when it is safe.
    fn append(&self, row: Row) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Keeps how a table is shown in lists. Lists follow the log a moment later, so nobody waits.
    fn note(&self, summary: Summary);

    /// The entries of a table as JSON, in order; empty if there is no such table.
    fn log(&self, table: &str) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The summary of a table.
    fn summary(&self, table: &str) -> impl Future<Output = Result<Option<Summary>, StoreError>> + Send;

    /// Listed tables that gather players, newest first.
    fn lobby(&self, most: usize) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// Tables at which this person sits, latest first.
    fn tables_of(
        &self,
        person: &str,
        most: usize,
    ) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// Tables that may go on by themselves and in which something happened since `at`.
    fn busy(&self, at: u64) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The guest with this token (its hash).
    fn guest(&self, token_hash: &str) -> impl Future<Output = Result<Option<Guest>, StoreError>> + Send;

    /// Keeps a guest, or changes the name.
    fn keep_guest(
        &self,
        token_hash: &str,
        guest: &Guest,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Notes that the host is alive at this time.
    fn beat(&self, at: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// When the host was last known to be alive.
    fn last_beat(&self) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;
}

//! The embedded store: SQLite, one thread that writes, full durability, group commit.
//!
//! Writers queue up; the thread takes all that wait, writes them in one transaction and answers each.
//! Under load many entries share one sync of the disk, and alone an entry waits for nobody.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use tokio::sync::{Mutex, oneshot};

use super::{EventStore, Guest, Row, StoreError, Summary};

/// Most entries of one transaction.
const GROUP: usize = 256;

const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    busy INTEGER NOT NULL,
    at INTEGER NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lobby ON tables (stage, listed, at);
CREATE INDEX IF NOT EXISTS busy ON tables (busy) WHERE busy = 1;
CREATE TABLE IF NOT EXISTS sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guests (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS heart (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
PRAGMA user_version = 1;
";

enum Write {
    Entry(Row),
    Note(Box<Summary>),
    Guest(String, Guest),
    Beat(u64),
}

struct Job {
    write: Write,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// The embedded store.
#[derive(Clone)]
pub struct Sqlite {
    jobs: Sender<Job>,
    reader: Arc<Mutex<Connection>>,
}

impl Sqlite {
    /// Opens the database file, or makes it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writer = connect(path)?;
        writer.execute_batch(SCHEMA).map_err(|error| disk(&error))?;
        let reader = connect(path)?;
        let (jobs, queue) = channel();
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_all(writer, &queue))
            .map_err(|error| StoreError::Disk(error.to_string()))?;
        Ok(Sqlite { jobs, reader: Arc::new(Mutex::new(reader)) })
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { write, reply }).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads on a thread where waiting for the disk hurts nobody.
    async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.reader.clone();
        let read = tokio::task::spawn_blocking(move || query(&reader.blocking_lock()));
        read.await.map_err(|_| StoreError::Closed)?.map_err(|error| disk(&error))
    }

    async fn summaries(
        &self,
        sql: &'static str,
        key: String,
        most: usize,
    ) -> Result<Vec<Summary>, StoreError> {
        self.read(move |reader| {
            let mut statement = reader.prepare_cached(sql)?;
            let rows = statement.query_map(params![key, most as i64], |row| row.get::<_, String>(0))?;
            // A summary that cannot be read is left out of the list; the table itself is untouched.
            Ok(rows.flatten().filter_map(|text| serde_json::from_str(&text).ok()).collect())
        })
        .await
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(|error| disk(&error))?;
    let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
                   PRAGMA foreign_keys = ON;";
    connection.execute_batch(pragmas).map_err(|error| disk(&error))?;
    Ok(connection)
}

fn disk(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Taken,
        _ => StoreError::Disk(error.to_string()),
    }
}

/// The writing thread: ends when nobody can send it anything any more.
fn write_all(mut connection: Connection, queue: &Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        let mut group = vec![first];
        group.extend(queue.try_iter().take(GROUP - 1));
        let outcomes = commit(&mut connection, &group);
        for (job, outcome) in group.into_iter().zip(outcomes) {
            // Whoever asked may have gone; the entry is safe all the same.
            let _ = job.reply.send(outcome);
        }
    }
}

/// Writes a group in one transaction. If it cannot be committed, nothing of it was stored.
fn commit(connection: &mut Connection, group: &[Job]) -> Vec<Result<(), StoreError>> {
    let all = |error: StoreError| vec![Err(error); group.len()];
    let transaction = match connection.transaction() {
        Ok(transaction) => transaction,
        Err(error) => return all(disk(&error)),
    };
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        let outcome = write_one(&transaction, &job.write);
        match outcome {
            // A refused entry leaves the rest of the transaction as it is; anything worse ends it.
            Err(error) if disk(&error) != StoreError::Taken => return all(disk(&error)),
            outcome => outcomes.push(outcome.map_err(|error| disk(&error))),
        }
    }
    match transaction.commit() {
        Ok(()) => outcomes,
        Err(error) => all(disk(&error)),
    }
}

fn write_one(transaction: &rusqlite::Transaction<'_>, write: &Write) -> rusqlite::Result<()> {
    match write {
        Write::Entry(row) => {
            transaction
                .prepare_cached("INSERT INTO entries (table_id, seq, body) VALUES (?1, ?2, ?3)")?
                .execute(params![row.table, row.seq as i64, row.body])?;
        }
        Write::Note(summary) => {
            let text = serde_json::to_string(summary).unwrap_or_default();
            transaction
                .prepare_cached(
                    "INSERT INTO tables (id, stage, listed, busy, at, summary) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                     ON CONFLICT (id) DO UPDATE SET stage = ?2, listed = ?3, busy = ?4, at = ?5, summary = ?6",
                )?
                .execute(params![summary.id, summary.stage, summary.listed, summary.busy, summary.at as i64, text])?;
            for person in &summary.people {
                transaction
                    .prepare_cached("INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?1, ?2)")?
                    .execute(params![person, summary.id])?;
            }
        }
        Write::Guest(token_hash, guest) => {
            transaction
                .prepare_cached(
                    "INSERT INTO guests (token_hash, id, name) VALUES (?1, ?2, ?3)
                     ON CONFLICT (token_hash) DO UPDATE SET name = ?3",
                )?
                .execute(params![token_hash, guest.id, guest.name])?;
        }
        Write::Beat(at) => {
            transaction
                .prepare_cached(
                    "INSERT INTO heart (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1",
                )?
                .execute(params![*at as i64])?;
        }
    }
    Ok(())
}

impl EventStore for Sqlite {
    async fn append(&self, row: Row) -> Result<(), StoreError> {
        self.write(Write::Entry(row)).await
    }

    fn note(&self, summary: Summary) {
        let (reply, _) = oneshot::channel();
        // If the store is closed, the log is too, and that is said elsewhere.
        let _ = self.jobs.send(Job { write: Write::Note(Box::new(summary)), reply });
    }

    async fn log(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let table = table.to_owned();
        self.read(move |reader| {
            let mut statement =
                reader.prepare_cached("SELECT body FROM entries WHERE table_id = ?1 ORDER BY seq")?;
            statement.query_map([table], |row| row.get(0))?.collect()
        })
        .await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        let table = table.to_owned();
        let text: Option<String> = self
            .read(move |reader| {
                reader
                    .query_row("SELECT summary FROM tables WHERE id = ?1", [table], |row| row.get(0))
                    .optional()
            })
            .await?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    async fn lobby(&self, most: usize) -> Result<Vec<Summary>, StoreError> {
        let sql = "SELECT summary FROM tables WHERE stage = ?1 AND listed = 1 ORDER BY at DESC LIMIT ?2";
        self.summaries(sql, "gathering".to_owned(), most).await
    }

    async fn tables_of(&self, person: &str, most: usize) -> Result<Vec<Summary>, StoreError> {
        let sql = "SELECT summary FROM tables JOIN sitters ON table_id = id WHERE person = ?1
                   AND stage <> 'closed' ORDER BY at DESC LIMIT ?2";
        self.summaries(sql, person.to_owned(), most).await
    }

    async fn busy(&self, at: u64) -> Result<Vec<String>, StoreError> {
        self.read(move |reader| {
            let mut statement = reader
                .prepare_cached("SELECT id FROM tables WHERE busy = 1 AND at >= ?1 ORDER BY at DESC")?;
            statement.query_map([at as i64], |row| row.get(0))?.collect()
        })
        .await
    }

    async fn guest(&self, token_hash: &str) -> Result<Option<Guest>, StoreError> {
        let token_hash = token_hash.to_owned();
        self.read(move |reader| {
            reader
                .query_row("SELECT id, name FROM guests WHERE token_hash = ?1", [token_hash], |row| {
                    Ok(Guest { id: row.get(0)?, name: row.get(1)? })
                })
                .optional()
        })
        .await
    }

    async fn keep_guest(&self, token_hash: &str, guest: &Guest) -> Result<(), StoreError> {
        self.write(Write::Guest(token_hash.to_owned(), guest.clone())).await
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        self.write(Write::Beat(at)).await
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let at: Option<i64> = self
            .read(|reader| reader.query_row("SELECT at FROM heart", [], |row| row.get(0)).optional())
            .await?;
        Ok(at.and_then(|at| u64::try_from(at).ok()))
    }
}

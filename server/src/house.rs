//! All tables: those that are live, and those in the store.

use std::collections::HashMap;
use std::sync::Arc;

use bocage_catalogue::{GameId, Visitor};
use bocage_engine::Title;
use bocage_table::{Entry, HostCommand, Opening, Person, Table};
use tokio::sync::Mutex;

use crate::failure::Failure;
use crate::lobby::NewTable;
use crate::now;
use crate::room::{RematchFuture, Room, Surroundings, ToRoom, new_id, new_secret, start, summary};
use crate::store::{EventStore, Row, StoreError};
use crate::thinking::Pool;

/// Tables in which nothing happened for so long are not woken up when the host starts.
const WAKE_WITHIN: u64 = 30 * 24 * 60 * 60 * 1000;

/// The house in which all tables stand.
pub struct House<S> {
    store: S,
    pool: Pool,
    rooms: Mutex<HashMap<String, Room>>,
    /// Until when the host was down: clocks of tables that are woken up are credited.
    down_until: u64,
    down_since: Option<u64>,
}

impl<S: EventStore + Clone> House<S> {
    /// A house around a store. `down_since` is when the host was last known to be alive.
    pub fn new(store: S, down_since: Option<u64>) -> Arc<Self> {
        Arc::new(House {
            store,
            pool: Pool::default(),
            rooms: Mutex::new(HashMap::new()),
            down_until: now(),
            down_since,
        })
    }

    /// The store.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Opens a new table and gives its id.
    pub async fn open(self: &Arc<Self>, owner: Person, wanted: &NewTable) -> Result<String, Failure> {
        let game = GameId::from_id(&wanted.game).ok_or(Failure::NoGame)?;
        let opening = game.visit(Prepare { owner, wanted })?;
        self.furnish(game, opening, wanted.listed).await
    }

    /// Stores the first entry of a table and starts its room.
    async fn furnish(
        self: &Arc<Self>,
        game: GameId,
        opening: Opening,
        listed: bool,
    ) -> Result<String, Failure> {
        let id = new_id().map_err(|_| Failure::NotStored)?;
        let entry = game.visit(First { opening })?;
        let body = serde_json::to_string(&entry).map_err(|_| Failure::NotStored)?;
        self.store.append(Row { table: id.clone(), seq: entry.seq, body }).await?;
        let room = game.visit(Begin { house: self, id: &id, listed, log: vec![entry], down_ms: 0 })?;
        self.rooms.lock().await.insert(id.clone(), room.await?);
        Ok(id)
    }

    /// The room of a table; woken up from its log if it is not live.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Room, Failure> {
        // Holding the lock while a log is read keeps a table from being woken up twice.
        let mut rooms = self.rooms.lock().await;
        if let Some(room) = rooms.get(id)
            && !room.door.is_closed()
        {
            return Ok(room.clone());
        }
        rooms.retain(|_, room| !room.door.is_closed());
        let rows = self.store.log(id).await?;
        if rows.is_empty() {
            return Err(Failure::NoTable);
        }
        let log: Result<Vec<Entry>, _> = rows.iter().map(|row| serde_json::from_str(row)).collect();
        let log = log.map_err(|_| Failure::Damaged)?;
        let game = match log.first().map(|entry| &entry.what) {
            Some(bocage_table::Happening::Opened(opening)) => GameId::from_id(&opening.game),
            _ => None,
        };
        let game = game.ok_or(Failure::Damaged)?;
        let listed = self.store.summary(id).await?.is_some_and(|summary| summary.listed);
        let down_ms = self.down_for(log.last().map_or(0, |entry| entry.at));
        let room = game.visit(Begin { house: self, id, listed, log, down_ms })?.await?;
        rooms.insert(id.to_owned(), room.clone());
        Ok(room)
    }

    /// For how long the host was down since something happened at a table.
    fn down_for(&self, last: u64) -> u64 {
        let Some(since) = self.down_since else { return 0 };
        // What happened after the host came back was not during the break.
        if last >= self.down_until { 0 } else { self.down_until.saturating_sub(since.max(last)) }
    }

    /// Wakes up the tables that go on by themselves.
    pub async fn wake_up(self: &Arc<Self>) {
        let since = now().saturating_sub(WAKE_WITHIN);
        for id in self.store.busy(since).await.unwrap_or_default() {
            if let Err(failure) = self.room(&id).await {
                tracing::warn!(table = id, ?failure, "a table could not be woken up");
            }
        }
    }

    /// Lets every room say goodbye and end.
    pub async fn close(&self) {
        for (_, room) in self.rooms.lock().await.drain() {
            let _ = room.door.send(ToRoom::Stop).await;
        }
    }
}

struct Prepare<'a> {
    owner: Person,
    wanted: &'a NewTable,
}

impl Visitor for Prepare<'_> {
    type Output = Result<Opening, Failure>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let secret = new_secret().map_err(|_| Failure::NotStored)?;
        let mut opening = Opening::new(game, self.wanted.setup(), self.owner.clone(), secret);
        opening.pace = self.wanted.pace;
        opening.seats = self.wanted.occupants(&self.owner);
        opening.lots = true;
        Ok(opening)
    }
}

struct First {
    opening: Opening,
}

impl Visitor for First {
    type Output = Result<Entry, Failure>;

    fn visit<G: Title>(self, _game: &G) -> Self::Output {
        Table::open(G::standard(), self.opening, now()).map_err(|why| Failure::Refused(why.message()))
    }
}

struct Begin<'a, S> {
    house: &'a Arc<House<S>>,
    id: &'a str,
    listed: bool,
    log: Vec<Entry>,
    down_ms: u64,
}

type Starting = std::pin::Pin<Box<dyn Future<Output = Result<Room, Failure>> + Send>>;

impl<S: EventStore + Clone> Visitor for Begin<'_, S> {
    type Output = Result<Starting, Failure>;

    fn visit<G: Title>(self, _game: &G) -> Self::Output {
        let mut table = Table::rebuild(G::standard(), self.log).map_err(|error| {
            tracing::error!(table = self.id, %error, "a log cannot be used");
            Failure::Damaged
        })?;
        let (house, listed, down_ms) = (self.house.clone(), self.listed, self.down_ms);
        let id = self.id.to_owned();
        Ok(Box::pin(async move {
            if down_ms > 0 && table.next_deadline().is_some() {
                credit(&house.store, &id, &mut table, down_ms).await?;
            }
            house.store.note(summary(&id, listed, &table));
            let rematches = house.clone();
            let around = Surroundings {
                id,
                listed,
                store: house.store.clone(),
                pool: house.pool.clone(),
                rematch: Arc::new(move |opening: Opening| -> RematchFuture {
                    let house = rematches.clone();
                    Box::pin(async move {
                        let game = GameId::from_id(&opening.game)?;
                        house.furnish(game, opening, false).await.ok()
                    })
                }),
            };
            Ok(start(table, around))
        }))
    }
}

/// Gives the time of the break back to the clocks.
async fn credit<G: Title, S: EventStore>(
    store: &S,
    id: &str,
    table: &mut Table<G>,
    down_ms: u64,
) -> Result<(), StoreError> {
    let Ok(entry) = table.decide_host(&HostCommand::Resume { down_ms }, now()) else { return Ok(()) };
    let body = serde_json::to_string(&entry).map_err(|error| StoreError::Disk(error.to_string()))?;
    store.append(Row { table: id.to_owned(), seq: entry.seq, body }).await?;
    table.apply(entry).map_err(|error| StoreError::Disk(error.to_string()))?;
    Ok(())
}

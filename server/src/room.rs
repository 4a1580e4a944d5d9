//! One live table: a task that owns it, its connections, its clock and its bots.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bocage_engine::{Seat, Title};
use bocage_table::protocol::{ProtocolError, Request, ServerConnection, ToClient, ToClientOf, ToServer};
use bocage_table::{
    Command, CommandId, Decision, Entry, HostCommand, Occupant, Person, Receipt, Secret, Stage, Table,
    TableRefusal,
};
use bocage_thinker::Question;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::store::{EventStore, Row, StoreError, Summary};
use crate::thinking::Pool;
use crate::{limits, now, random_text};

/// What can be said to a room.
pub enum ToRoom {
    /// Somebody connected; what is for them goes into the outbox.
    Enter {
        /// Who.
        person: Person,
        /// Where messages for them go.
        outbox: mpsc::Sender<String>,
        /// The number of the connection.
        reply: oneshot::Sender<u64>,
    },
    /// A message from a connection.
    Frame {
        /// Which connection.
        connection: u64,
        /// What was said, or why it was not even read.
        text: Result<String, ProtocolError>,
    },
    /// A connection ended.
    Exit {
        /// Which one.
        connection: u64,
    },
    /// A bot has decided.
    Decided {
        /// Its seat.
        seat: Seat,
        /// Which position it was about.
        decision: u32,
        /// What, in notation; none if it could not decide.
        action: Option<String>,
    },
    /// The record of a finished game is wanted, as JSON.
    Record {
        /// Where to.
        reply: oneshot::Sender<Result<String, TableRefusal>>,
    },
    /// The host goes down for a moment.
    Stop,
}

/// How to reach a room.
#[derive(Clone)]
pub struct Room {
    /// What is said to it.
    pub door: mpsc::Sender<ToRoom>,
}

/// What a room needs of the house.
pub struct Surroundings<S> {
    /// The table's id.
    pub id: String,
    /// Is it shown in the lobby?
    pub listed: bool,
    /// Where its log lives.
    pub store: S,
    /// Where its bots think.
    pub pool: Pool,
    /// Opens the table of a rematch: gives its id.
    pub rematch: Arc<dyn Fn(bocage_table::Opening) -> RematchFuture + Send + Sync>,
}

/// The id of a table that is being opened.
pub type RematchFuture = std::pin::Pin<Box<dyn Future<Output = Option<String>> + Send>>;

struct Running<G: Title, S> {
    table: Table<G>,
    around: Surroundings<S>,
    connections: HashMap<u64, (ServerConnection, mpsc::Sender<String>)>,
    next_connection: u64,
    /// Positions that bots are thinking about.
    thinking: Vec<(Seat, u32)>,
    door: mpsc::WeakSender<ToRoom>,
}

/// Starts the task of a table. It ends by itself when nobody needs it.
pub fn start<G: Title, S: EventStore>(table: Table<G>, around: Surroundings<S>) -> Room {
    let (door, inbox) = mpsc::channel(1024);
    let running = Running {
        table,
        around,
        connections: HashMap::new(),
        next_connection: 1,
        thinking: Vec::new(),
        door: door.downgrade(),
    };
    tokio::spawn(running.run(inbox));
    Room { door }
}

/// How a table is shown in lists.
pub fn summary<G: Title>(id: &str, listed: bool, table: &Table<G>) -> Summary {
    let people = || table.occupants().filter_map(Occupant::person);
    let waited = table.waited();
    let is_waited = |person: &&Person| table.seat_of(&person.id).is_some_and(|seat| waited.contains(seat));
    Summary {
        id: id.to_owned(),
        game: G::ID.to_owned(),
        stage: match table.stage() {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
        .to_owned(),
        listed,
        owner: table.owner().to_string(),
        names: table.occupants().map(seat_name).collect(),
        people: people().map(|person| person.id.to_string()).collect(),
        waited: people().filter(is_waited).map(|person| person.id.to_string()).collect(),
        busy: goes_on_by_itself(table),
        at: table.at(),
    }
}

/// Bots or clocks may have something to do in it, now or after the next command.
fn goes_on_by_itself<G: Title>(table: &Table<G>) -> bool {
    let alive = matches!(table.stage(), Stage::Gathering | Stage::Playing);
    let bots = table.occupants().any(|occupant| matches!(occupant, Occupant::Bot { .. }));
    alive && (bots || table.next_deadline().is_some())
}

fn seat_name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => String::new(),
        Occupant::Person(person) => person.name.clone(),
        // A star before the number is a bot's level; the page finds the word for it.
        Occupant::Bot { level, .. } => format!("*{}", level.0),
    }
}

impl<G: Title, S: EventStore> Running<G, S> {
    async fn run(mut self, mut inbox: mpsc::Receiver<ToRoom>) {
        self.let_bots_think();
        let mut quiet_since = Instant::now();
        loop {
            let wake = self.wake(quiet_since);
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = sleep_until(wake) => {
                    self.pass_time().await;
                    if self.may_be_put_away(quiet_since) {
                        break;
                    }
                    continue;
                }
            };
            match message {
                None => break,
                Some(ToRoom::Stop) => {
                    self.say_goodbye();
                    break;
                }
                Some(message) => self.hear(message).await,
            }
            if !self.connections.is_empty() {
                quiet_since = Instant::now();
            }
        }
        tracing::debug!(table = self.around.id, "room closed");
    }

    fn wake(&self, quiet_since: Instant) -> Instant {
        let away = quiet_since + Duration::from_secs(limits::PUT_AWAY_AFTER);
        match self.table.next_deadline() {
            Some(at) => {
                let left = Duration::from_millis(at.saturating_sub(now()));
                let deadline = Instant::now() + left.min(Duration::from_secs(3600));
                // With people connected there is no use in waking up to put the table away.
                if self.connections.is_empty() {
                    deadline.min(away.max(Instant::now() + Duration::from_secs(1)))
                } else {
                    deadline
                }
            }
            None if self.connections.is_empty() => away.max(Instant::now() + Duration::from_secs(1)),
            None => Instant::now() + Duration::from_secs(3600),
        }
    }

    fn may_be_put_away(&self, quiet_since: Instant) -> bool {
        self.connections.is_empty()
            && self.thinking.is_empty()
            && self.table.next_deadline().is_none()
            && quiet_since.elapsed() >= Duration::from_secs(limits::PUT_AWAY_AFTER)
    }

    async fn hear(&mut self, message: ToRoom) {
        match message {
            ToRoom::Enter { person, outbox, reply } => {
                let number = self.next_connection;
                self.next_connection += 1;
                self.connections.insert(number, (ServerConnection::new(person), outbox));
                if reply.send(number).is_err() {
                    self.connections.remove(&number);
                }
            }
            ToRoom::Exit { connection } => {
                self.connections.remove(&connection);
            }
            ToRoom::Frame { connection, text } => self.frame(connection, text).await,
            ToRoom::Decided { seat, decision, action } => {
                self.thinking.retain(|thought| *thought != (seat, decision));
                self.decided(seat, decision, action).await;
            }
            ToRoom::Record { reply } => {
                let _ = reply.send(self.table.record().map(|record| record.to_json()));
            }
            ToRoom::Stop => {}
        }
    }

    async fn frame(&mut self, number: u64, text: Result<String, ProtocolError>) {
        let Some((connection, _)) = self.connections.get_mut(&number) else { return };
        let message = text.and_then(|text| ToServer::from_json(&text));
        let (answers, request) = connection.receive(message, &self.table, now());
        for answer in &answers {
            self.send(number, answer);
        }
        match request {
            Request::None => {}
            Request::Close => {
                self.connections.remove(&number);
            }
            Request::Decide(id, command) => self.decide(number, id, &command).await,
        }
    }

    async fn decide(&mut self, number: u64, id: CommandId, command: &Command) {
        let Some((connection, _)) = self.connections.get(&number) else { return };
        let outcome = match connection.decide(&id, command, &self.table, now()) {
            Ok(Decision::Repeat(receipt)) => Ok(receipt),
            Ok(Decision::New(entry)) => match self.keep(entry).await {
                Ok(receipt) => Ok(receipt),
                Err(error) => {
                    tracing::error!(table = self.around.id, %error, "an entry could not be stored");
                    self.send(number, &ToClient::Failed { why: ProtocolError::NotStored });
                    return;
                }
            },
            Err(why) => Err(why),
        };
        let Some((connection, _)) = self.connections.get(&number) else { return };
        let answer = connection.answer(id, outcome, &mut self.table);
        self.send(number, &answer);
        self.tell_everybody();
        self.open_rematch().await;
        self.let_bots_think();
    }

    /// Stores an entry, then takes it in. Nobody was told before.
    async fn keep(&mut self, entry: Entry) -> Result<Receipt, StoreError> {
        let body = serde_json::to_string(&entry).map_err(|error| StoreError::Disk(error.to_string()))?;
        let row = Row { table: self.around.id.clone(), seq: entry.seq, body };
        self.around.store.append(row).await?;
        // The table itself has just made this entry, so it takes it.
        let receipt = self.table.apply(entry).map_err(|error| StoreError::Disk(error.to_string()))?;
        self.around.store.note(summary(&self.around.id, self.around.listed, &self.table));
        Ok(receipt)
    }

    async fn pass_time(&mut self) {
        while let Some(entry) = self.table.tick(now()) {
            if let Err(error) = self.keep(entry).await {
                tracing::error!(table = self.around.id, %error, "the passing of time could not be stored");
                return;
            }
            self.tell_everybody();
        }
        self.let_bots_think();
    }

    async fn decided(&mut self, seat: Seat, decision: u32, action: Option<String>) {
        let acts = |action| {
            let command = HostCommand::BotActs { seat, action, decision };
            self.table.decide_host(&command, now()).ok()
        };
        // A bot's thought about a position that is no more is refused, and it thinks again. If it has none
        // about one that stands, it would have none the next time either.
        let stands = self.table.bot_turns().iter().any(|turn| (turn.0, turn.2) == (seat, decision));
        let mut entry = action.and_then(acts);
        if entry.is_none() && stands {
            tracing::error!(
                table = self.around.id,
                seat = seat.0,
                "no bot can decide: anything legal is done"
            );
            entry = self.table.anything(seat).and_then(acts);
        }
        if let Some(entry) = entry {
            match self.keep(entry).await {
                Ok(_) => self.tell_everybody(),
                Err(error) => {
                    tracing::error!(table = self.around.id, %error, "a bot's decision could not be stored");
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        }
        self.let_bots_think();
    }

    fn let_bots_think(&mut self) {
        for (seat, level, decision) in self.table.bot_turns() {
            if self.thinking.contains(&(seat, decision)) {
                continue;
            }
            let (Some(view), Some(door)) = (self.table.view_for(Some(seat)), self.door.upgrade()) else {
                continue;
            };
            self.thinking.push((seat, decision));
            let pool = self.around.pool.clone();
            let mut seed = [0u8; 8];
            // Without fresh randomness a bot still plays, if predictably.
            let _ = getrandom::fill(&mut seed);
            // In text, as to the worker of the page: bots are compiled in one place, for speed.
            let question = Question {
                game: G::ID.to_owned(),
                table: self.around.id.clone(),
                seat,
                level,
                decision,
                seed: u64::from_le_bytes(seed),
                view: serde_json::to_string(&view).unwrap_or_default(),
            };
            tokio::spawn(async move {
                let action = pool.think(question).await;
                let _ = door.send(ToRoom::Decided { seat, decision, action }).await;
            });
        }
    }

    async fn open_rematch(&mut self) {
        if !self.table.rematch_agreed() {
            return;
        }
        let Ok(secret) = new_secret() else { return };
        let Some(opening) = self.table.rematch_opening(secret) else { return };
        let Some(table) = (self.around.rematch)(opening).await else { return };
        if let Ok(entry) = self.table.decide_host(&HostCommand::OpenRematch { table }, now())
            && self.keep(entry).await.is_ok()
        {
            self.tell_everybody();
        }
    }

    fn tell_everybody(&mut self) {
        let now = now();
        let mut gone = Vec::new();
        for (number, (connection, outbox)) in &mut self.connections {
            for message in connection.news(&self.table, now) {
                // Who does not read is let go; it can come back and ask for what it missed.
                if outbox.try_send(message.to_json()).is_err() {
                    gone.push(*number);
                    break;
                }
            }
        }
        for number in gone {
            self.connections.remove(&number);
        }
    }

    fn send(&mut self, number: u64, message: &ToClientOf<G>) {
        let Some((_, outbox)) = self.connections.get(&number) else { return };
        if outbox.try_send(message.to_json()).is_err() {
            self.connections.remove(&number);
        }
    }

    fn say_goodbye(&mut self) {
        let goodbye: ToClientOf<G> = ToClient::Goodbye { retry_after_ms: 1000 };
        for (_, (_, outbox)) in self.connections.drain() {
            let _ = outbox.try_send(goodbye.to_json());
        }
    }
}

/// A seed that nobody can guess, with its salt.
pub fn new_secret() -> Result<Secret, getrandom::Error> {
    let (mut seed, mut salt) = ([0u8; 8], [0u8; 32]);
    getrandom::fill(&mut seed)?;
    getrandom::fill(&mut salt)?;
    Ok(Secret::new(bocage_engine::Seed(u64::from_le_bytes(seed)), salt))
}

/// A new id for a table: unguessable, because who has the link may join.
pub fn new_id() -> Result<String, getrandom::Error> {
    random_text(10)
}

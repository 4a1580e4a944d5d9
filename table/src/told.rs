//! Lines: what observers are told of the log.

use bocage_engine::{Game, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::{Level, Person};

/// A line of a game's table.
pub type LineOf<G> = Line<<G as Game>::Event>;

/// One entry of the log as an observer is told of it. `E` is the game's event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line<E> {
    /// The number of the entry. Every observer gets every number.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// What.
    pub what: Told<E>,
}

/// What an observer is told. (A kind that is named first is read with half the code: what a field names,
/// wherever it stands, has to be kept until it is found.)
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told<E> {
    /// Something that is no business of this observer.
    Quiet,
    /// The table was opened.
    Opened {
        /// By whom.
        name: String,
    },
    /// A person took a seat.
    Sat {
        /// Which one.
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// A seat became open again.
    Left {
        /// Which one.
        seat: Seat,
        /// Who sat there; empty for a bot.
        name: String,
    },
    /// A bot was put on a seat.
    BotPlaced {
        /// Which one.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// The game began.
    Started,
    /// The table was given up.
    Closed,
    /// A seat decided.
    Acted {
        /// Who.
        seat: Seat,
        /// What, in notation: told to the seat itself only. All others have the events.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<String>,
        /// What happened in the game, as far as the observer may know.
        events: Vec<E>,
    },
    /// Your decision waits to be confirmed.
    Held {
        /// What, in notation.
        action: String,
    },
    /// Your decision was dropped.
    Dropped,
    /// A seat took a decision back.
    Undone {
        /// Who.
        seat: Seat,
        /// By name.
        name: String,
        /// The line of that decision: not the latest of the seat where it decides two things at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u64>,
    },
    /// You are asked for confirmation from now on, or not.
    ConfirmSet {
        /// Asked?
        on: bool,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: Person,
        /// What.
        text: String,
    },
    /// A seat resigned.
    Resigned {
        /// Who.
        seat: Seat,
        /// By name.
        name: String,
    },
    /// It was proposed that a bot plays on for a seat.
    BotProposed {
        /// Which seat.
        seat: Seat,
        /// Who sits there.
        name: String,
    },
    /// Somebody agreed to the proposal.
    BotAgreed {
        /// Who.
        by: Seat,
        /// By name.
        name: String,
    },
    /// Somebody objected to the proposal.
    BotDeclined {
        /// Who.
        by: Seat,
        /// By name.
        name: String,
    },
    /// A bot plays on for a seat.
    BotTook {
        /// Which seat.
        seat: Seat,
        /// Who sat there.
        name: String,
    },
    /// The time of a seat was up; a bot plays on.
    TimedOut {
        /// Which seat.
        seat: Seat,
        /// Who sat there.
        name: String,
    },
    /// A person took the seat back.
    Returned {
        /// Which seat.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// The host was down and is back.
    Resumed {
        /// For how many milliseconds; clocks were credited.
        down_ms: u64,
    },
    /// A seat asks for another game.
    RematchAsked {
        /// Who.
        by: Seat,
        /// By name.
        name: String,
    },
    /// The other game is at this table.
    RematchOpened {
        /// Its id.
        table: String,
    },
}

impl<E> Told<E> {
    /// The sentence for a person. None where the game speaks (its events) or nothing is to be said.
    pub fn message(&self) -> Option<Message> {
        let with = |key, name: &str| Some(Message::new(key).with("player", name));
        match self {
            Told::Quiet | Told::Acted { .. } | Told::Said { .. } | Told::ConfirmSet { .. } => None,
            Told::Opened { name } => with("table-log-opened", name),
            Told::Sat { person, .. } => with("table-log-sat", &person.name),
            Told::Left { name, .. } if name.is_empty() => Some(Message::new("table-log-bot-left")),
            Told::Left { name, .. } => with("table-log-left", name),
            Told::BotPlaced { level, .. } => {
                Some(Message::new("table-log-bot-placed").with("level", level.0))
            }
            Told::Started => Some(Message::new("table-log-started")),
            Told::Closed => Some(Message::new("table-log-closed")),
            Told::Held { .. } => Some(Message::new("table-log-held")),
            Told::Dropped => Some(Message::new("table-log-dropped")),
            Told::Undone { name, .. } => with("table-log-undone", name),
            Told::Resigned { name, .. } => with("table-log-resigned", name),
            Told::BotProposed { name, .. } => with("table-log-bot-proposed", name),
            Told::BotAgreed { name, .. } => with("table-log-bot-agreed", name),
            Told::BotDeclined { name, .. } => with("table-log-bot-declined", name),
            Told::BotTook { name, .. } => with("table-log-bot-took", name),
            Told::TimedOut { name, .. } => with("table-log-timed-out", name),
            Told::Returned { name, .. } => with("table-log-returned", name),
            Told::Resumed { .. } => Some(Message::new("table-log-resumed")),
            Told::RematchAsked { name, .. } => with("table-log-rematch-asked", name),
            Told::RematchOpened { .. } => Some(Message::new("table-log-rematch-opened")),
        }
    }
}

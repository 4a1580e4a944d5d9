//! The log: what happened at a table, in one order, with nothing left out.
//!
//! The log holds secrets (the seed, decisions that others may not see). It stays with the host; what
//! others get are the [`crate::Line`]s made from it.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{CommandId, Level, Opening, Person, PlayerId};

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number; the first is 1 and there are no gaps.
    pub seq: u64,
    /// When, in milliseconds since 1970; never before the previous entry.
    pub at: u64,
    /// Who asked for it; none for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The id of the command that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// What happened.
    pub what: Happening,
}

/// What an accepted command led to. The same command sent again gets the same receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The number of its entry.
    pub seq: u64,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
    /// The table was opened. Always the first entry.
    Opened(Box<Opening>),
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
    /// The table was given up before the game began.
    Closed,
    /// A seat decided.
    Acted {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
    },
    /// A seat decided something final, which waits to be confirmed.
    Held {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
    },
    /// A seat confirmed what it held (or the clock did).
    Confirmed {
        /// Who.
        seat: Seat,
    },
    /// A seat dropped what it held.
    Dropped {
        /// Who.
        seat: Seat,
    },
    /// A seat took its latest decision back.
    Undone {
        /// Who.
        seat: Seat,
    },
    /// A seat wants to be asked for confirmation, or not.
    ConfirmSet {
        /// Who.
        seat: Seat,
        /// Ask?
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
    },
    /// It was proposed that a bot plays on for a seat.
    BotProposed {
        /// Which seat.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// A seat agreed to the proposal.
    BotAgreed {
        /// Who.
        by: Seat,
    },
    /// Somebody objected to the proposal.
    BotDeclined {
        /// Who.
        by: Seat,
    },
    /// A bot plays on for a seat, as agreed.
    BotTook {
        /// Which seat.
        seat: Seat,
    },
    /// The time of a seat was up; a bot plays on.
    TimedOut {
        /// Which seat.
        seat: Seat,
    },
    /// A person took the seat back.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// The host was down and is back.
    Resumed {
        /// For how many milliseconds.
        down_ms: u64,
    },
    /// A seat asks for another game.
    RematchAsked {
        /// Who.
        by: Seat,
    },
    /// The other game is at this table.
    RematchOpened {
        /// Its id.
        table: String,
    },
}

impl Happening {
    /// The seat it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Happening::Sat { seat, .. }
            | Happening::Left { seat }
            | Happening::BotPlaced { seat, .. }
            | Happening::Acted { seat, .. }
            | Happening::Held { seat, .. }
            | Happening::Confirmed { seat }
            | Happening::Dropped { seat }
            | Happening::Undone { seat }
            | Happening::ConfirmSet { seat, .. }
            | Happening::Resigned { seat }
            | Happening::BotProposed { seat, .. }
            | Happening::BotTook { seat }
            | Happening::TimedOut { seat }
            | Happening::Returned { seat }
            | Happening::BotAgreed { by: seat }
            | Happening::BotDeclined { by: seat }
            | Happening::RematchAsked { by: seat } => Some(*seat),
            Happening::Opened(_)
            | Happening::Started
            | Happening::Closed
            | Happening::Said { .. }
            | Happening::Resumed { .. }
            | Happening::RematchOpened { .. } => None,
        }
    }
}

//! Why a table refuses something. Every refusal is typed and has a sentence.

use std::fmt;

use bocage_engine::{Message, NotationError, Refusal, Seat};
use serde::{Deserialize, Serialize};

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// Why a table refuses something. Nothing has changed.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "code", rename_all = "kebab-case")]
        pub enum TableRefusal {
            $($(#[$doc])* $name,)*
            /// The position is not the one the command was about.
            Stale {
                /// The number of the position as it is.
                decision: u32,
            },
            /// Not an action in the game's notation.
            Notation {
                /// What is wrong.
                why: Message,
            },
            /// The game does not allow it.
            Illegal {
                /// Why.
                why: Message,
            },
        }

        impl TableRefusal {
            /// The refusals that say all by themselves.
            pub const PLAIN: &'static [TableRefusal] = &[$(TableRefusal::$name),*];

            /// The sentence for a person.
            pub fn message(&self) -> Message {
                match self {
                    $(TableRefusal::$name => Message::new($key),)*
                    TableRefusal::Stale { .. } => Message::new("table-stale"),
                    TableRefusal::Notation { why } | TableRefusal::Illegal { why } => why.clone(),
                }
            }
        }
    };
}

refusals! {
    /// Only who opened the table may do this.
    NotOwner = "table-not-owner",
    /// Only those who have a seat may do this.
    NotSeated = "table-not-seated",
    /// The game has not begun.
    NotBegun = "table-not-begun",
    /// The game has begun.
    AlreadyBegun = "table-already-begun",
    /// The game is over.
    GameOver = "table-game-over",
    /// The table was given up.
    Closed = "table-closed",
    /// There is no such seat.
    NoSuchSeat = "table-no-such-seat",
    /// Somebody sits there.
    SeatTaken = "table-seat-taken",
    /// No seat is open.
    NoOpenSeat = "table-no-open-seat",
    /// One person, one seat.
    AlreadySeated = "table-already-seated",
    /// The seat is open already.
    SeatOpen = "table-seat-open",
    /// Some seats are still open.
    SeatsOpen = "table-seats-open",
    /// There is no such level.
    NoSuchLevel = "table-no-such-level",
    /// Others decide now.
    NotWaited = "table-not-waited",
    /// Something waits to be confirmed or dropped first.
    ConfirmFirst = "table-confirm-first",
    /// Nothing waits to be confirmed.
    NothingHeld = "table-nothing-held",
    /// Nothing can be taken back.
    NothingToUndo = "table-nothing-to-undo",
    /// The clock has run out.
    TimeIsUp = "table-time-is-up",
    /// There is nothing to say in it.
    ChatEmpty = "table-chat-empty",
    /// Too long for one line.
    ChatLong = "table-chat-long",
    /// Enough was said at this table.
    ChatFull = "table-chat-full",
    /// Spectators do not speak during the game.
    SpectatorsQuiet = "table-spectators-quiet",
    /// One does not propose this for oneself, or for a bot.
    NotReplaceable = "table-not-replaceable",
    /// The player was there a moment ago.
    NotAway = "table-not-away",
    /// In slow play the clock decides who is away.
    ClockDecides = "table-clock-decides",
    /// Another proposal is open.
    ProposalOpen = "table-proposal-open",
    /// Nothing is proposed.
    NoProposal = "table-no-proposal",
    /// Agreed already.
    AlreadyAgreed = "table-already-agreed",
    /// No bot plays on for this person.
    NoSeatToReturn = "table-no-seat-to-return",
    /// Asked already.
    AlreadyAsked = "table-already-asked",
    /// Not everybody asked for another game, or it is open already.
    NoRematch = "table-no-rematch",
    /// The log is (nearly) full: the game can only go on to its end.
    LogFull = "table-log-full",
    /// Not an id for a command.
    BadCommandId = "table-bad-command-id",
    /// No bot sits there.
    NotABot = "table-not-a-bot",
    /// The seed is told when the game is over.
    SeedWithheld = "table-seed-withheld",
    /// The record could not be written; the log does not fit the rules.
    NoRecord = "table-no-record",
}

impl TableRefusal {
    pub(crate) fn of_game(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => TableRefusal::GameOver,
            Refusal::NotWaited(Seat(_)) => TableRefusal::NotWaited,
            Refusal::Illegal(why) => TableRefusal::Illegal { why },
            Refusal::NothingToUndo(_) => TableRefusal::NothingToUndo,
        }
    }

    pub(crate) fn of_notation(error: &NotationError) -> Self {
        TableRefusal::Notation { why: error.message() }
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().key)
    }
}

impl std::error::Error for TableRefusal {}

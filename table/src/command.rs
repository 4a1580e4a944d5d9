//! What people, and the host, ask of a table.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Level, PlayerId};

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?,)*) => {
        /// What a person asks of a table. Who asks is not part of it: the host says so.
        ///
        /// `decision` is the number that the situation gave with the position the person looks at;
        /// if that is no longer the position, the command is stale and refused.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Command {
            $($(#[$doc])* $name $({ $($(#[$field_doc])* $field: $type),* })?,)*
        }

        /// The kinds of command, without what they carry.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum CommandKind {
            $($(#[$doc])* $name,)*
        }

        impl CommandKind {
            /// All of them.
            pub const ALL: &'static [CommandKind] = &[$(CommandKind::$name),*];
        }

        impl Command {
            /// Which kind of command this is.
            pub fn kind(&self) -> CommandKind {
                match self {
                    $(Command::$name $({ $($field: _),* })? => CommandKind::$name,)*
                }
            }
        }
    };
}

commands! {
    /// Take an open seat, this one or the first.
    Sit {
        /// Which seat; none for the first open one.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Give the seat up before the game begins.
    Leave,
    /// Put a bot on a seat that is open or has a bot.
    PlaceBot {
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// Make a seat open again.
    Unseat {
        /// Which seat.
        seat: Seat,
    },
    /// Begin the game.
    Start,
    /// Give the table up before the game begins.
    Close,
    /// Decide.
    Act {
        /// The decision in the game's notation.
        action: String,
        /// Which position it is about.
        decision: u32,
    },
    /// Take the latest decision back, or drop the one that waits to be confirmed.
    Undo {
        /// Which position it is about.
        decision: u32,
    },
    /// Confirm the decision that waits for it.
    Confirm {
        /// Which position it is about.
        decision: u32,
    },
    /// Be asked to confirm the end of a turn, or not.
    SetConfirm {
        /// Ask?
        on: bool,
    },
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Give the game up.
    Resign,
    /// Propose that a bot plays on for somebody who is away.
    ProposeBot {
        /// Which seat.
        seat: Seat,
    },
    /// Agree to that proposal.
    AgreeBot,
    /// Object to that proposal; who is still there is not away.
    DeclineBot,
    /// Take the seat back from the bot that played on.
    Return,
    /// Ask for another game with the same people.
    OfferRematch,
}

/// What the host asks of its table. Clients cannot express these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostCommand {
    /// A bot has decided.
    BotActs {
        /// Its seat.
        seat: Seat,
        /// What.
        action: String,
        /// Which position it is about.
        decision: u32,
    },
    /// The host was down; clocks are credited.
    Resume {
        /// For how many milliseconds.
        down_ms: u64,
    },
    /// The rematch that all asked for is at another table.
    OpenRematch {
        /// The id of that table.
        table: String,
    },
    /// A person is gone for good (the account was closed): a bot plays on, an unstarted seat opens.
    Remove {
        /// Who.
        player: PlayerId,
    },
}

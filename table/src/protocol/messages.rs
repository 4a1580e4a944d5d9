//! The messages of the protocol.

use bocage_engine::{Game, Message, ViewOf};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Command, CommandId, Line, PlayerId, Receipt, Situation, TableRefusal, limits};

/// The version of this protocol.
pub const VERSION: u32 = 2;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message of every connection.
    Hello {
        /// The version the client speaks.
        version: u32,
        /// The number of the last line it has; 0 for none.
        seen: u64,
    },
    /// A command. Sent again with the same id until it is answered.
    Do {
        /// The name of the command.
        id: CommandId,
        /// What is asked.
        command: Command,
    },
    /// Please send what comes after this number.
    Missed {
        /// The number of the last line the client has.
        seen: u64,
    },
    /// Are you there?
    Ping,
}

impl ToServer {
    /// Reads a message from anywhere. Large or strange texts are refused, with a reason.
    pub fn from_json(text: &str) -> Result<Self, ProtocolError> {
        if text.len() > limits::FRAME {
            return Err(ProtocolError::TooLarge);
        }
        serde_json::from_str(text).map_err(|_| ProtocolError::Unreadable)
    }

    /// Writes a message.
    pub fn to_json(&self) -> String {
        // Plain data with text keys: this cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What a server says about a game's table.
pub type ToClientOf<G> = ToClient<ViewOf<G>, <G as Game>::Event>;

/// What a server says. `V` is the game's view and `E` its event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient<V, E> {
    /// The answer to hello; lines follow.
    Welcome {
        /// The version the server speaks.
        version: u32,
        /// Who the client is.
        you: PlayerId,
        /// The server's time, to read the clocks by.
        now: u64,
    },
    /// Lines, in order and without gaps.
    Lines {
        /// The number before the first of them.
        after: u64,
        /// The lines.
        lines: Vec<Line<E>>,
        /// How things stand after the last of them; left out while more lines follow at once.
        #[serde(skip_serializing_if = "Option::is_none")]
        situation: Option<Box<Situation<V>>>,
        /// The server's time.
        now: u64,
    },
    /// A command was taken (now, or when it was sent first).
    Done {
        /// Which command.
        id: CommandId,
        /// What it led to.
        receipt: Receipt,
    },
    /// A command was refused. Nothing has changed.
    Refused {
        /// Which command.
        id: CommandId,
        /// The number of the latest entry when it was refused.
        seq: u64,
        /// Why.
        why: TableRefusal,
    },
    /// I am here.
    Pong {
        /// The number of the latest entry.
        seq: u64,
        /// The server's time.
        now: u64,
    },
    /// The message could not be dealt with.
    Failed {
        /// Why.
        why: ProtocolError,
    },
    /// The server is going away for a moment; come back after a while.
    Goodbye {
        /// Milliseconds to wait.
        retry_after_ms: u64,
    },
}

impl<V: DeserializeOwned, E: DeserializeOwned> ToClient<V, E> {
    /// Reads a message.
    pub fn from_json(text: &str) -> Result<Self, ProtocolError> {
        serde_json::from_str(text).map_err(|_| ProtocolError::Unreadable)
    }
}

impl<V: Serialize, E: Serialize> ToClient<V, E> {
    /// Writes a message.
    pub fn to_json(&self) -> String {
        // Facts of a game are plain data; conformance checks that they can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What can go wrong between client and server, apart from refused commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProtocolError {
    /// Not a message of this protocol.
    Unreadable,
    /// More bytes than a message may have.
    TooLarge,
    /// Another version of the protocol: the page must be loaded again.
    Version,
    /// Something else than hello came first.
    HelloFirst,
    /// The client has lines that the server does not: it must begin anew.
    Ahead,
    /// There is no such table.
    NoTable,
    /// The entry could not be stored, so nothing happened; try again.
    NotStored,
    /// Too many messages in a short time; the command was not looked at.
    TooFast,
}

impl ProtocolError {
    /// All of them.
    pub const ALL: [ProtocolError; 8] = [
        ProtocolError::Unreadable,
        ProtocolError::TooLarge,
        ProtocolError::Version,
        ProtocolError::HelloFirst,
        ProtocolError::Ahead,
        ProtocolError::NoTable,
        ProtocolError::NotStored,
        ProtocolError::TooFast,
    ];

    /// Is there no use in trying again?
    pub const fn is_fatal(self) -> bool {
        matches!(self, ProtocolError::Version | ProtocolError::NoTable)
    }

    /// The sentence for a person.
    pub fn message(self) -> Message {
        Message::new(match self {
            ProtocolError::Unreadable => "connection-unreadable",
            ProtocolError::TooLarge => "connection-too-large",
            ProtocolError::Version => "connection-version",
            ProtocolError::HelloFirst => "connection-hello-first",
            ProtocolError::Ahead => "connection-ahead",
            ProtocolError::NoTable => "connection-no-table",
            ProtocolError::NotStored => "connection-not-stored",
            ProtocolError::TooFast => "connection-too-fast",
        })
    }
}

//! Why something was refused. Errors are values with a sentence behind them.

use std::fmt;

use crate::{Message, Seat};

/// Why an action was not applied. The state is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Nobody waits for this seat now (or there is no such seat).
    NotWaited(Seat),
    /// The seat may act, but not like this; the game says why.
    Illegal(Message),
    /// There is nothing left that this seat may take back.
    NothingToUndo(Seat),
}

impl Refusal {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Refusal::GameOver => Message::new("refused-game-over"),
            Refusal::NotWaited(seat) => Message::new("refused-not-waited").with("seat", *seat),
            Refusal::Illegal(why) => why.clone(),
            Refusal::NothingToUndo(_) => Message::new("refused-nothing-to-undo"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::NotWaited(seat) => write!(f, "seat {seat} is not waited on"),
            Refusal::Illegal(why) => write!(f, "illegal: {}", why.key),
            Refusal::NothingToUndo(seat) => write!(f, "seat {seat} has nothing to take back"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// How many players were asked for.
    pub players: u8,
    /// The fewest and the most this game takes.
    pub range: (u8, u8),
}

impl SetupError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        Message::new("setup-players")
            .with("players", self.players)
            .with("min", self.range.0)
            .with("max", self.range.1)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players, but the game takes {} to {}", self.players, self.range.0, self.range.1)
    }
}

impl std::error::Error for SetupError {}

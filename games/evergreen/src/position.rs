//! Position files: any state of a game, or just a final board, as TOML that a person writes.
//!
//! The format is described in `docs/positions.md`. Everything has a default, cards that are named
//! nowhere are in the deck, and what runs by itself (the automa's pick, the end of an action that
//! cannot go on) has happened when the file is read.

mod read;
pub(crate) mod write;

use bocage_engine::{FileError, Positions, StateOf};

use crate::Evergreen;

impl Positions for Evergreen {
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError> {
        read::read(self, text)
    }

    fn write_position(&self, state: &StateOf<Self>) -> String {
        write::write(self, state)
    }
}

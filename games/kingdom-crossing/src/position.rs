//! Position files: any state of a game, or just final boards, as TOML that a person writes.
//!
//! Everything has a default. Things that are named nowhere lie face down in their piles, named ones
//! on top; columns may be given by their counts and are filled with cards that are named nowhere.
//! What runs by itself (incomes without a choice, decisions with one option) has happened when the
//! file is read. A file with boards but no phase is counted as at the end of the game.

mod boards;
mod entries;
mod named;
mod read;
mod sides;
mod write;

use bocage_engine::{FileError, Positions, StateOf};

use crate::KingdomCrossing;

impl Positions for KingdomCrossing {
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError> {
        read::read(self, text)
    }

    fn write_position(&self, state: &StateOf<Self>) -> String {
        write::write(self, state)
    }
}

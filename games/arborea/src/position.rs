//! Position files: any state of a game, or just final boards, as TOML that a person writes.
//!
//! Everything has a default. Villagers, creatures and cards that are named nowhere are where they come
//! from: in the dedicated reserve, the supply and the decks. What runs by itself has happened when the
//! file is read. A file that names neither `agenda` nor `turn` is a final table, to be counted.

mod read;
mod steps;
mod write;

use bocage_engine::{FileError, Positions, StateOf};

use crate::Arborea;

impl Positions for Arborea {
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError> {
        read::read(self, text)
    }

    fn write_position(&self, state: &StateOf<Self>) -> String {
        write::write(self, state)
    }
}

//! Position files: any state of a game, or just a final tableau, as TOML that a person writes.
//!
//! Everything has a default. A card is `{ at = "c1", card = "village", cells = ". b tf w . g Tb U" }`
//! with eight cells: `.` empty, `x` polluted, `t` tree, `tf` `tw` `tb` tree with fruit, wild animal or
//! bat, `f` fruit, `w` wild animal, `g` goat, `b` bat, `U` untrained family, `T` trained family, `Tb`
//! trained family with a bat. A final tableau may count its pieces instead. Pieces that are nowhere are on
//! the supply board, terrain cards that are named nowhere in the deck, and what runs by itself has happened
//! when the file is read.

mod agenda;
mod cells;
mod read;
mod write;

use bocage_engine::{FileError, Positions, StateOf};

use crate::Atiwa;

pub(crate) use cells::cell_word;

impl Positions for Atiwa {
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError> {
        read::read(self, text)
    }

    fn write_position(&self, state: &StateOf<Self>) -> String {
        write::write(self, state)
    }
}

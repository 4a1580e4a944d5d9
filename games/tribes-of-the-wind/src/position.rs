//! Position files: any state of a game as TOML that a person writes.
//!
//! Everything has a default. Cards that are named nowhere are in their decks (or, with `rest` and
//! `village_rest`, in the discards), an element instead of a card means any card with that back, and
//! what runs by itself has happened when the file is read. A file with boards alone is a turn of the
//! first seat, whose points can be counted. What the rules never allow is refused, so that whatever is
//! accepted can be played on.
//!
//! ```toml
//! players = 3
//! round = 12
//! active = 0
//! river = ["F", "W", "P", "V"]      # cards or just backs
//! deck = ["P", "F02"]               # from the top
//! forest_river = ["VIO01", "ORA01", "TEA01", "VIO02"]
//! agenda = ["action", "pool", "move 3"]
//!
//! [[seats]]
//! board = "zephyr"
//! hand = ["P04"]                    # named cards …
//! backs = "F1 W1 P2 V1"             # … and how many of each back in all
//! water = 5
//! riders = { A1 = 2, B1 = 1 }       # the others are in the Capital
//! tiles = { B1 = "ORA01", B2 = "ORA05*" } # a star is the village face
//! pollution = { C2 = 2 }            # other cells as printed, or with `clean = true` none
//! temples = ["A1"]
//! guides = ["GC02"]
//! ```

mod cards;
mod check;
mod hands;
mod read;
mod setup;
mod side;
mod steps;
mod supplies;
mod write;

use bocage_engine::{FileError, Positions, StateOf};

use crate::TribesOfTheWind;

impl Positions for TribesOfTheWind {
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError> {
        read::read(self, text)
    }

    fn write_position(&self, state: &StateOf<Self>) -> String {
        write::write(self, state)
    }
}

//! The nouns of the game: elements, temples, boards, cells, cards, tiles.
//!
//! Cards and tiles are numbers in the order of the component file. The names of cards in notation
//! (`F02`, `VC07`, `GC11`) follow from their numbers, and the component file must agree.

mod cards;
mod places;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use cards::{Card, CardSet, GuideCard, Tile, VillageCard};
pub use places::{Cell, NODES, Node};

/// A closed list of words that name something in files, messages and notation.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { #[default] $($(#[$vdoc])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// All of them, in the order of the component file.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word in files and names of messages.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }

            /// Position in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

words! {
    /// What the back of an element card shows.
    Element {
        /// Feu.
        Fire = "fire",
        /// Eau.
        Water = "water",
        /// Plante.
        Plant = "plant",
        /// Air.
        Wind = "wind",
    }
}

impl Element {
    /// The letter in names of cards and lists of backs.
    pub const fn letter(self) -> char {
        match self {
            Element::Fire => 'F',
            Element::Water => 'W',
            Element::Plant => 'P',
            Element::Wind => 'V',
        }
    }

    /// The element of a letter.
    pub fn from_letter(letter: char) -> Option<Element> {
        Element::ALL.iter().copied().find(|element| element.letter() == letter.to_ascii_uppercase())
    }
}

words! {
    /// A temple, by the effect it has when it is placed.
    Temple {
        /// Take water.
        Water = "water",
        /// Move riders.
        Move = "move",
        /// Remove pollution.
        Pollution = "pollution",
        /// Buy a forest tile.
        Forest = "forest",
    }
}

words! {
    /// A construction bonus of a tile, in force on its village face.
    Bonus {
        /// Building spreads no pollution.
        Turbine = "turbine",
        /// A rider may be catapulted when the village is built.
        Catapult = "catapult",
        /// Linked with the Capital and all other windports.
        Windport = "windport",
    }
}

words! {
    /// The colour of a tile, the same on both faces (R24).
    Color {
        /// Violet.
        Violet = "violet",
        /// Orange.
        Orange = "orange",
        /// Turquoise.
        Teal = "teal",
    }
}

words! {
    /// What lies in ruins on a cell; each type is on two cells of every board (R28).
    Terrain {
        /// Carcasse d'avion.
        Aircraft = "aircraft",
        /// Centrale en ruine.
        PowerPlant = "power_plant",
        /// Pont effondré.
        Bridge = "bridge",
        /// Stade effondré.
        Stadium = "stadium",
        /// Tour en ruine.
        Tower = "tower",
    }
}

words! {
    /// A named set of cells, the same on all boards (R27).
    Region {
        /// First row.
        North = "north",
        /// Second row.
        Center = "center",
        /// Third row.
        South = "south",
        /// Third column.
        MidEast = "mid_east",
        /// Fourth column.
        East = "east",
        /// South-east block of four.
        Delta = "delta",
    }
}

words! {
    /// A player board, with the guide it belongs to.
    Board {
        /// Zéphyr.
        Zephyr = "zephyr",
        /// Ondine.
        Ondine = "ondine",
        /// Sylve.
        Sylva = "sylva",
        /// Braise.
        Ember = "ember",
        /// Aube.
        Dawn = "dawn",
    }
}

words! {
    /// One of the two conditions of a board that earn a guide card.
    GuideCondition {
        /// Four tiles in the colours of the board.
        Sequence = "sequence",
        /// The board's own condition.
        Special = "special",
    }
}

words! {
    /// A shape of three cells.
    Shape {
        /// Three in a row.
        Row3 = "row3",
        /// Three in a column.
        Col3 = "col3",
        /// Three in a diagonal.
        Diag3 = "diag3",
        /// Three of the four cells of a block (R25).
        L3 = "l3",
    }
}

words! {
    /// A side of a village card.
    VillageSide {
        /// Tuck the card as an objective.
        Left = "left",
        /// Use its effect at once.
        Right = "right",
    }
}

/// Columns of the terrain.
pub const COLUMNS: u8 = 4;
/// Cells of the terrain (R2).
pub const CELLS: usize = 12;
/// Element cards: twenty of each element (R1).
pub const CARDS: usize = 80;
/// Element cards of one element.
pub const CARDS_PER_ELEMENT: usize = 20;
/// Village cards.
pub const VILLAGE_CARDS: usize = 30;
/// Guide cards: four of each board.
pub const GUIDE_CARDS: usize = 20;
/// Guide cards of one board.
pub const GUIDES_PER_BOARD: usize = 4;
/// Most forest tiles that a component file may have.
pub const MOST_FOREST_TILES: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        assert_eq!(Card(0).to_string(), "F01");
        assert_eq!("v20".parse(), Ok(Card(79)));
        assert_eq!("P04".parse::<Card>().map(Card::element), Ok(Element::Plant));
        assert_eq!("VC30".parse(), Ok(VillageCard(29)));
        assert_eq!("GC11".parse(), Ok(Board::Sylva.guide(2)));
        assert_eq!(GuideCard(10).board(), Board::Sylva);
        assert_eq!("d3".parse(), Ok(Cell(11)));
        assert_eq!("CAP".parse(), Ok(Node::CAPITAL));
        assert!("e1".parse::<Cell>().is_err() && "f21".parse::<Card>().is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: CardSet = [Card(79), Card(3)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card(3), Card(79)]);
        assert_eq!((set.len(), set.is_empty(), set.contains(Card(4))), (2, false, false));
    }
}

//! The nouns of the game: villagers, biomes, creatures, seasons, areas, trails, cells, cards.

use std::fmt;
use std::str::FromStr;

use bocage_engine::{NotationError, Seat};
use serde::{Deserialize, Serialize};

/// A closed list of words that name something in files, messages and notation.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $word)] $variant),+ }

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

            /// The one at this position of [`Self::ALL`]; numbers beyond it wrap around.
            #[inline]
            pub const fn at(index: usize) -> Self {
                Self::ALL[index % Self::ALL.len()]
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
    /// What kind of villager.
    Kind {
        /// Villageois adulte: always returns to the available reserve.
        Adult = "adult",
        /// Villageois jeune: must be trained again after each trail.
        Young = "young",
        /// Villageois ancien: like the young, and moves its track by two.
        Elder = "elder",
    }
}

words! {
    /// A shared resource of the reserve.
    Biome {
        /// Arbre.
        Tree = "tree",
        /// Éponge.
        Sponge = "sponge",
        /// Fleur.
        Flower = "flower",
        /// Herbe.
        Grass = "grass",
        /// Champignon.
        Mushroom = "mushroom",
        /// Eau, which may stand for any other biome when a card is paid.
        Water = "water",
    }
}

words! {
    /// What one cell of an ecosystem shows: a biome, or rock.
    Habitat {
        /// Arbre.
        Tree = "tree",
        /// Éponge.
        Sponge = "sponge",
        /// Fleur.
        Flower = "flower",
        /// Herbe.
        Grass = "grass",
        /// Champignon.
        Mushroom = "mushroom",
        /// Eau.
        Water = "water",
        /// Roche.
        Rock = "rock",
    }
}

impl Habitat {
    /// The letter on maps.
    pub const fn letter(self) -> char {
        ['T', 'S', 'F', 'G', 'M', 'W', 'R'][self as usize]
    }

    /// The habitat with this letter.
    pub fn from_letter(letter: char) -> Option<Habitat> {
        Habitat::ALL.iter().copied().find(|habitat| habitat.letter() == letter)
    }
}

words! {
    /// A type of creature, in the order of the columns of the Borderlands.
    Creature {
        /// Grenouille Fongie.
        FungiFrog = "fungi_frog",
        /// Ver à Ramure.
        AntlerWorm = "antler_worm",
        /// Hamstombre.
        ShadowHamster = "shadow_hamster",
        /// Caudachat.
        CattailCat = "cattail_cat",
        /// Fourmaraigne.
        SpiderAnt = "spider_ant",
        /// Sagibou.
        SageOwl = "sage_owl",
    }
}

words! {
    /// A season, with its track.
    Season {
        /// Printemps.
        Spring = "spring",
        /// Été.
        Summer = "summer",
        /// Automne.
        Autumn = "autumn",
        /// Hiver.
        Winter = "winter",
    }
}

words! {
    /// A trail area and its Sage: two for each track, the one above first.
    Area {
        /// Above track 0.
        Creature = "creature",
        /// Below track 0.
        Tree = "tree",
        /// Above track 1.
        Ecosystem = "ecosystem",
        /// Below track 1; its trails cost spirit.
        Water = "water",
        /// Above track 2.
        Sponge = "sponge",
        /// Below track 2.
        Mushroom = "mushroom",
        /// Above track 3.
        Flower = "flower",
        /// Below track 3.
        Grass = "grass",
    }
}

impl Area {
    /// The area on one side of a track.
    #[inline]
    pub const fn beside(track: u8, side: Side) -> Area {
        Area::at(track as usize * 2 + side as usize)
    }

    /// The track that it touches.
    #[inline]
    pub const fn track(self) -> u8 {
        self as u8 / 2
    }
}

words! {
    /// A side of a track.
    Side {
        /// The area above.
        Above = "above",
        /// The area below.
        Below = "below",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Above => Side::Below,
            Side::Below => Side::Above,
        }
    }
}

/// Trails of one area.
pub const TRAILS: u8 = 5;

/// Somebody with villagers: a seat or, in solo, Feronia.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owner(pub u8);

impl Owner {
    /// The solo opponent.
    pub const FERONIA: Owner = Owner(5);

    /// The seat, unless it is Feronia.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self != Owner::FERONIA).then_some(Seat(self.0))
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Owner {
        Owner(seat.0)
    }
}

/// One villager on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Villager {
    /// Whose.
    pub owner: Owner,
    /// What kind.
    pub kind: Kind,
}

/// A villager at the start of a trail: area, trail and kind in one number, in that order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Waiting(pub u8);

impl Waiting {
    /// How many different ones there are.
    pub const COUNT: usize = 8 * TRAILS as usize * 3;

    /// A villager of `kind` on trail 1 to 5 of an area.
    #[inline]
    pub const fn new(area: Area, trail: u8, kind: Kind) -> Waiting {
        Waiting((area as u8 * TRAILS + trail - 1) * 3 + kind as u8)
    }

    /// The area.
    #[inline]
    pub const fn area(self) -> Area {
        Area::at(self.trail_index() / TRAILS as usize)
    }

    /// The trail, 1 to 5.
    #[inline]
    pub const fn trail(self) -> u8 {
        self.0 / 3 % TRAILS + 1
    }

    /// The trail among all forty.
    #[inline]
    pub const fn trail_index(self) -> usize {
        self.0 as usize / 3
    }

    /// The kind of villager.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::at(self.0 as usize % 3)
    }
}

/// A card, by its number: ecosystem cards in the order of the component file, then starting cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The set that holds this ecosystem card only; starting cards are in no set.
    #[inline]
    pub const fn bit(self) -> u64 {
        if self.0 < 64 { 1 << self.0 } else { 0 }
    }

    /// Position in the component file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Cells of the table on each side of the origin, and the one before it: -63 to 64 both ways (R54).
pub const REACH: i8 = 63;

/// Rows and columns of the table.
pub const SPAN: usize = 128;

/// A cell of an ecosystem, or the vertex at its top left corner. Ordered as one reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Downwards.
    pub y: i8,
    /// To the right.
    pub x: i8,
}

impl Cell {
    /// The cell at `(x, y)`.
    #[inline]
    pub const fn at(x: i8, y: i8) -> Cell {
        Cell { y, x }
    }

    /// Is it on the table (R54)?
    pub const fn on_table(self) -> bool {
        self.x >= -REACH && self.x <= REACH + 1 && self.y >= -REACH && self.y <= REACH + 1
    }

    /// Row and column of the table, both from 0.
    #[inline]
    pub(crate) const fn indices(self) -> (usize, usize) {
        (
            (self.y.wrapping_add(REACH)) as u8 as usize % SPAN,
            (self.x.wrapping_add(REACH)) as u8 as usize % SPAN,
        )
    }

    /// The cell in this row and column of the table.
    #[inline]
    pub(crate) const fn from_indices(row: usize, col: usize) -> Cell {
        Cell { y: row as u8 as i8 - REACH, x: col as u8 as i8 - REACH }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "`2,-1`");
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<i8>().map_err(|_| wrong());
        let cell = Cell::at(number(x)?, number(y)?);
        if cell.on_table() { Ok(cell) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_villagers_keep_their_parts() {
        for &area in Area::ALL {
            for trail in 1..=TRAILS {
                for &kind in Kind::ALL {
                    let waiting = Waiting::new(area, trail, kind);
                    assert_eq!((waiting.area(), waiting.trail(), waiting.kind()), (area, trail, kind));
                    assert!(usize::from(waiting.0) < Waiting::COUNT);
                }
            }
        }
        assert_eq!(Area::beside(1, Side::Below), Area::Water);
        assert_eq!(Area::Grass.track(), 3);
    }

    #[test]
    fn cells_read_back() {
        for cell in [Cell::at(-63, 64), Cell::at(0, 0), Cell::at(64, -63)] {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            let (row, col) = cell.indices();
            assert_eq!(Cell::from_indices(row, col), cell);
        }
        for text in ["", "1", "1,", "65,0", "0,-64", "1,2,3", "128,0"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}

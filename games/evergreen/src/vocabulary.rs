//! The nouns of the game: biomes, powers, plants, spaces, cards, suns.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
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
    /// One of the six areas of a planet.
    Biome {
        /// Forêt enneigée.
        Snow = "snow",
        /// Marécage.
        Swamp = "swamp",
        /// Montagne.
        Rock = "rock",
        /// Forêt fleurie.
        Flowers = "flowers",
        /// Champs de blé.
        Wheat = "wheat",
        /// Prairie.
        Grassland = "grassland",
    }
}

words! {
    /// The optional bonus move that a card offers.
    Power {
        /// Plant a sprout anywhere.
        PlantSprout = "plant_sprout",
        /// A sprout becomes a small tree.
        GrowSmallTree = "grow_small_tree",
        /// A small tree becomes a big tree.
        GrowBigTree = "grow_big_tree",
        /// Plant a bush anywhere.
        PlantBush = "plant_bush",
        /// Place a lake, which makes its neighbours grow.
        PlaceLake = "place_lake",
        /// Points at once.
        Bud = "bud",
    }
}

words! {
    /// What can stand on a space.
    Piece {
        /// First stage.
        Sprout = "sprout",
        /// Second stage, height 1.
        SmallTree = "small_tree",
        /// Third stage, height 2.
        BigTree = "big_tree",
        /// Joins forests, ignored by light.
        Bush = "bush",
        /// Makes its neighbours grow once, then inert.
        Lake = "lake",
    }
}

words! {
    /// The side of the planet on which the sun stands.
    Sun {
        /// Light falls towards the south.
        North = "north",
        /// Light falls towards the west.
        East = "east",
        /// Light falls towards the north.
        South = "south",
        /// Light falls towards the east.
        West = "west",
    }
}

impl Sun {
    /// The side of the sun after `steps` moves clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Sun {
        match (self as u8 + steps) % 4 {
            0 => Sun::North,
            1 => Sun::East,
            2 => Sun::South,
            _ => Sun::West,
        }
    }
}

words! {
    /// A quarter of the game.
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
    /// The mandatory main move of a turn.
    Kind {
        /// Plant up to three sprouts.
        A = "A",
        /// Grow up to two plants.
        B = "B",
        /// Plant one sprout and grow one plant.
        C = "C",
        /// One effect anywhere.
        D = "D",
    }
}

/// A space of the planet: row and column of a grid of at most 8 by 8, in reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space at a row (0 is north) and a column (0 is west), both below 8.
    pub const fn at(row: u8, col: u8) -> Space {
        Space(row * 8 + col)
    }

    /// Row, 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// Column, 0 in the west.
    pub const fn col(self) -> u8 {
        self.0 % 8
    }

    /// The set that holds this space only.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The label with a capital letter, as printed for people: `C4`.
    pub fn label(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.col()) as char, self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter, digit @ b'1'..=b'8'] if matches!(letter.to_ascii_lowercase(), b'a'..=b'h') => {
                Ok(Space::at(digit - b'1', letter.to_ascii_lowercase() - b'a'))
            }
            _ => Err(NotationError::new(text, "`c4`")),
        }
    }
}

/// A biome card, by its number in the component file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The set that holds this card only.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Position in the component file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

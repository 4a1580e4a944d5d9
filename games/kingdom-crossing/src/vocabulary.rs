//! The nouns of the game: regions, bridges, resources, guilds, decks, tiles, structures, cards.
//!
//! Each has the words that files, notation and messages use. Cards, birds, favours and the like are
//! numbers in the order of the component file; sets of them are bits of a word.

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
    /// One of the four regions of the kingdom, clockwise.
    Region {
        /// Red birds, three card slots.
        North = "north",
        /// Green birds, two card slots.
        East = "east",
        /// Yellow birds, three card slots.
        South = "south",
        /// Blue birds, two card slots; five bridges lead here.
        West = "west",
    }
}

impl Region {
    /// The set that holds this region only.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The next region clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Region {
        match self {
            Region::North => Region::East,
            Region::East => Region::South,
            Region::South => Region::West,
            Region::West => Region::North,
        }
    }

    /// The regions of a set, in order.
    pub fn of_set(set: u8) -> impl Iterator<Item = Region> {
        Region::ALL.iter().copied().filter(move |region| set & region.bit() != 0)
    }
}

words! {
    /// What a builder collects; each has a track from 0 to 10.
    Resource {
        /// Bois.
        Wood = "wood",
        /// Pierre.
        Stone = "stone",
        /// Sève.
        Sap = "sap",
        /// Nourriture.
        Food = "food",
    }
}

words! {
    /// The guild a character belongs to.
    Guild {
        /// Renards: points.
        Fox = "fox",
        /// Hiboux: investment actions.
        Owl = "owl",
        /// Ours: structures.
        Bear = "bear",
        /// Sangliers: better action tiles.
        Boar = "boar",
        /// Cerfs: resources.
        Deer = "deer",
    }
}

words! {
    /// The colour of a bird, one per region.
    Colour {
        /// Robins of the north.
        Red = "red",
        /// Birds of the east.
        Green = "green",
        /// Birds of the south.
        Yellow = "yellow",
        /// Birds of the west.
        Blue = "blue",
    }
}

words! {
    /// A deck of ten cards.
    Deck {
        /// Mécènes: coins.
        Patron = "patron",
        /// Extracteurs: sap.
        SapTapper = "sap_tapper",
        /// Bûcherons: wood.
        Lumberjack = "lumberjack",
        /// Fermiers: food.
        Farmer = "farmer",
        /// Tailleurs de pierre: stone.
        Stonecutter = "stonecutter",
        /// Fleuristes: flowers.
        Florist = "florist",
        /// Sculpteurs: sculptures.
        Sculptor = "sculptor",
        /// Colporteurs: all sorts of things.
        Peddler = "peddler",
        /// Bâtiments: free structures.
        Building = "building",
        /// Transports: structures that cost coins.
        Transport = "transport",
    }
}

/// Decks of characters; the decks after them are structures.
pub const CHARACTER_DECKS: usize = 8;
/// Cards in each deck.
pub const DECK_SIZE: usize = 10;
/// The first structure among the cards.
pub const FIRST_STRUCTURE: u8 = (CHARACTER_DECKS * DECK_SIZE) as u8;

words! {
    /// One of the six action tiles that everybody has.
    Tile {
        /// Coins, then one bridge.
        CoinStep = "coin_step",
        /// Two bridges.
        TwoBridges = "two_bridges",
        /// A point, then one bridge.
        VpStep = "vp_step",
        /// Three bridges.
        ThreeBridges = "three_bridges",
        /// One bridge, and a resource may be bought.
        TradeStep = "trade_step",
        /// A visit to the Queen.
        Queen = "queen",
    }
}

impl Tile {
    /// The set that holds this tile only.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

words! {
    /// What embellishes a builder's tracks.
    Kind {
        /// Fleur.
        Flower = "flower",
        /// Sculpture.
        Sculpture = "sculpture",
    }
}

words! {
    /// A structure: pays when it is taken, and as income.
    Structure {
        /// Everybody's first structure; neither a building nor a transport (R40).
        StartingHouse = "starting_house",
        /// Building: coins for structures.
        BuildingStructures = "building_structures",
        /// Building: coins for flowers.
        BuildingFlowers = "building_flowers",
        /// Building: coins for sculptures.
        BuildingSculptures = "building_sculptures",
        /// Building: coins for foxes.
        BuildingFox = "building_fox",
        /// Building: coins for owls.
        BuildingOwl = "building_owl",
        /// Building: coins for bears.
        BuildingBear = "building_bear",
        /// Building: coins for boars.
        BuildingBoar = "building_boar",
        /// Building: coins for deer.
        BuildingDeer = "building_deer",
        /// Building: coins for birds.
        BuildingBirds = "building_birds",
        /// Building: an investment action.
        BuildingInvest = "building_invest",
        /// Transport: wood.
        TransportWood = "transport_wood",
        /// Transport: stone.
        TransportStone = "transport_stone",
        /// Transport: sap.
        TransportSap = "transport_sap",
        /// Transport: food.
        TransportFood = "transport_food",
        /// Transport: points for foxes.
        TransportFox = "transport_fox",
        /// Transport: points for owls.
        TransportOwl = "transport_owl",
        /// Transport: points for bears.
        TransportBear = "transport_bear",
        /// Transport: points for boars.
        TransportBoar = "transport_boar",
        /// Transport: points for deer.
        TransportDeer = "transport_deer",
        /// Transport: points for structures.
        TransportStructures = "transport_structures",
    }
}

impl Structure {
    /// The set that holds this structure only.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The card; the starting house is none of the decks.
    pub const fn card(self) -> Option<Card> {
        match self {
            Structure::StartingHouse => None,
            other => Some(Card(FIRST_STRUCTURE + other as u8 - 1)),
        }
    }
}

/// A bridge, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bridge(pub u8);

/// How many bridges there are.
pub const BRIDGES: usize = 7;

impl Bridge {
    /// The set that holds this bridge only.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self.0 & 7)
    }
}

impl fmt::Display for Bridge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b{}", self.0)
    }
}

impl FromStr for Bridge {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [b'b', digit @ b'0'..=b'6'] => Ok(Bridge(digit - b'0')),
            _ => Err(NotationError::new(text, "`b0`")),
        }
    }
}

/// A space of a resource track, where a decoration may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Space {
    /// The track.
    pub resource: Resource,
    /// The position on it.
    pub at: u8,
}

/// The last position of a resource track.
pub const TRACK_END: u8 = 10;

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.resource, self.at)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "`stone_4`");
        let (word, at) = text.split_once('_').ok_or_else(wrong)?;
        let resource = Resource::from_word(word).ok_or_else(wrong)?;
        match at.parse::<u8>() {
            Ok(position @ 1..=TRACK_END) if at == position.to_string() => {
                Ok(Space { resource, at: position })
            }
            _ => Err(wrong()),
        }
    }
}

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// Position in the component file.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

numbered! {
    /// A card of the ten decks: deck times ten plus its place in the file.
    Card,
    /// A bird token.
    Bird,
    /// A Queen's favour.
    Favour,
    /// A Queen card.
    QueenCard,
    /// A face of a starting card.
    StartFace,
    /// A bridge goal.
    GoalTile,
    /// An empty-deck tile.
    EmptyTile,
    /// A solo tile.
    SoloTile,
}

impl Card {
    /// Its deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        Deck::ALL[(self.0 as usize / DECK_SIZE) % 10]
    }

    /// The structure it is, if it is one.
    #[inline]
    pub const fn structure(self) -> Option<Structure> {
        if self.0 < FIRST_STRUCTURE {
            return None;
        }
        Some(Structure::ALL[((self.0 - FIRST_STRUCTURE) as usize % 20) + 1])
    }
}

impl Bird {
    /// The set that holds this bird only.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl Favour {
    /// The set that holds this favour only.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
}

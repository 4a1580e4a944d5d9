//! The nouns of the game: pieces, cards, action spaces, tiles, challenges, places of the tableau.

mod places;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use places::{CELLS, COLUMNS, COORDS, Cell, Coord, ROWS};

/// A closed list of words that name something in files, messages and notation.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// All of them, in order.
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
    /// What stands on cards. All but the bat have a row on the supply board, in this order.
    Piece {
        /// Animal sauvage.
        WildAnimal = "wild_animal",
        /// Arbre.
        Tree = "tree",
        /// Fruit.
        Fruit = "fruit",
        /// Famille.
        Family = "family",
        /// Chèvre.
        Goat = "goat",
        /// Roussette: taken from an unlimited stock.
        Bat = "bat",
    }
}

impl Piece {
    /// The pieces with a row on the supply board.
    pub const ROWS: [Piece; 5] = [Piece::WildAnimal, Piece::Tree, Piece::Fruit, Piece::Family, Piece::Goat];

    /// What a tree can carry, one at a time.
    pub const RIDERS: [Piece; 3] = [Piece::Fruit, Piece::WildAnimal, Piece::Bat];
}

words! {
    /// A card that is bought.
    Location {
        /// Ferme.
        Farm = "farm",
        /// Hameau.
        Hamlet = "hamlet",
        /// Village.
        Village = "village",
        /// Ville.
        Town = "town",
    }
}

words! {
    /// What a cell of a card shows.
    CellKind {
        /// A tree.
        Tree = "tree",
        /// A tree that may carry a wild animal.
        TreeWild = "tree_wild",
        /// A tree that may carry a bat.
        TreeBat = "tree_bat",
        /// A bat.
        Bat = "bat",
        /// A wild animal.
        WildAnimal = "wild_animal",
        /// A goat.
        Goat = "goat",
        /// A fruit.
        Fruit = "fruit",
        /// A house for a family.
        House = "house",
        /// A house that nobody can live in.
        DerelictHouse = "derelict_house",
        /// Nothing: whatever is already on the card, except families.
        Blank = "blank",
    }
}

words! {
    /// A place for one worker.
    Space {
        /// Draw a card.
        TerrainDeck1 = "terrain_deck_1",
        /// Draw a card.
        TerrainDeck2 = "terrain_deck_2",
        /// Take the first open card.
        TerrainOpen1 = "terrain_open_1",
        /// Take the second open card.
        TerrainOpen2 = "terrain_open_2",
        /// Take the third open card.
        TerrainOpen3 = "terrain_open_3",
        /// Take the fourth open card (3 and 4 players).
        TerrainOpen4 = "terrain_open_4",
        /// Buy a farm.
        FarmLeft = "farm_left",
        /// Buy a farm for more.
        FarmRight = "farm_right",
        /// Buy a hamlet.
        HamletLeft = "hamlet_left",
        /// Buy a hamlet for more.
        HamletRight = "hamlet_right",
        /// Buy a village.
        VillageLeft = "village_left",
        /// Buy a village for more.
        VillageRight = "village_right",
        /// Buy a town.
        TownLeft = "town_left",
        /// Buy a town for more.
        TownRight = "town_right",
        /// Gold for nature icons.
        NatureGold1 = "nature_gold_1",
        /// Gold for nature icons (4 players).
        NatureGold2 = "nature_gold_2",
        /// Wild animals for nature icons.
        NatureWild = "nature_wild",
        /// Pay to train three families.
        TrainThree = "train_three",
        /// Train one family (4 players).
        Schoolhouse = "schoolhouse",
        /// Trees, with a bonus.
        Grove = "grove",
        /// Wild animals, with a bonus (4 players).
        BushHunt = "bush_hunt",
        /// Pay for goats.
        BuyGoats = "buy_goats",
        /// Pay for families.
        BuyFamilies = "buy_families",
        /// Round space I.
        Round1 = "round_1",
        /// Round space II.
        Round2 = "round_2",
        /// Round space III.
        Round3 = "round_3",
        /// Round space IV.
        Round4 = "round_4",
        /// Round space V.
        Round5 = "round_5",
        /// Round space VI.
        Round6 = "round_6",
        /// Round space VII.
        Round7 = "round_7",
    }
}

impl Space {
    /// As a set of spaces.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Which round space this is, counted from 0.
    #[inline]
    pub const fn round_index(self) -> Option<usize> {
        (self as usize).checked_sub(Space::Round1 as usize)
    }

    /// The round space with this index, counted from 0.
    pub fn of_round(index: usize) -> Option<Space> {
        Space::ALL.get(Space::Round1 as usize + index).copied()
    }
}

words! {
    /// A tile that covers a round space.
    Tile {
        /// Two trees.
        TwoTrees = "two_trees",
        /// A bat and gold.
        BatAndGold = "bat_and_gold",
        /// A bat in every empty house.
        BatsInHouses = "bats_in_houses",
        /// A tree with a fruit.
        TreeWithFruit = "tree_with_fruit",
        /// A goat.
        Goat = "goat",
        /// A wild animal and gold.
        WildAndGold = "wild_and_gold",
    }
}

words! {
    /// A solo challenge.
    Challenge {
        /// Shelter many bats.
        Hamlet = "hamlet",
        /// Towns full of families.
        Community = "community",
        /// Every kind of location, and gold.
        Investor = "investor",
        /// No terrain at all.
        Metropolis = "metropolis",
        /// Families leave.
        Exodus = "exodus",
        /// No pollution.
        StopPollution = "stop_pollution",
        /// Gold and more gold.
        Prosperity = "prosperity",
        /// Nobody can be trained.
        Untrained = "untrained",
    }
}

words! {
    /// The colour of workers in the solo game.
    Colour {
        /// Rounds I, IV and VII.
        Red = "red",
        /// Rounds II and V.
        Yellow = "yellow",
        /// Rounds III and VI.
        Blue = "blue",
    }
}

/// How many terrain cards there are.
pub const TERRAINS: usize = 36;

/// A card face: the four locations, then the terrain cards 01 to 36.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card of a location.
    #[inline]
    pub const fn location(location: Location) -> Card {
        Card(location as u8)
    }

    /// The terrain card with this number, 1 to 36.
    pub const fn terrain(number: u8) -> Option<Card> {
        if number >= 1 && number as usize <= TERRAINS { Some(Card(number + 3)) } else { None }
    }

    /// Which location this is.
    pub fn as_location(self) -> Option<Location> {
        Location::ALL.get(usize::from(self.0)).copied()
    }

    /// The number of a terrain card.
    pub const fn number(self) -> Option<u8> {
        if self.is_terrain() { Some(self.0 - 3) } else { None }
    }

    /// Is this a terrain card?
    #[inline]
    pub const fn is_terrain(self) -> bool {
        self.0 >= 4
    }

    /// As a set of cards.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Position among all faces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The word in files: the name of a location, or the number of a terrain card in two digits.
    pub fn word(self) -> String {
        match (self.as_location(), self.number()) {
            (Some(location), _) => location.word().to_owned(),
            (None, number) => format!("{:02}", number.unwrap_or_default()),
        }
    }

    /// The card with this word.
    pub fn from_word(word: &str) -> Option<Card> {
        match Location::from_word(word) {
            Some(location) => Some(Card::location(location)),
            None => word.parse().ok().and_then(Card::terrain),
        }
    }
}

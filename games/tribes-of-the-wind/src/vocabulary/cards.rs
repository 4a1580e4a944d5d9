//! Cards and tiles by their numbers, and sets of element cards.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
use serde::{Deserialize, Serialize};

use super::{Board, CARDS, CARDS_PER_ELEMENT, Element, GUIDE_CARDS, GUIDES_PER_BOARD, VILLAGE_CARDS};

/// Something numbered in the component file, whose name follows from the number.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:expr, $example:literal, $show:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// All of them, in the order of the component file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$count as u8).map($name)
            }

            /// Position in the component file.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let show: fn(u8, &mut fmt::Formatter<'_>) -> fmt::Result = $show;
                show(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let found = $name::all().find(|one| text.eq_ignore_ascii_case(&one.to_string()));
                found.ok_or_else(|| NotationError::new(text, concat!("`", $example, "`")))
            }
        }
    };
}

numbered! {
    /// An element card, by its number: twenty fire cards first, then water, plant, wind.
    Card, CARDS, "F02", |number, f| {
        let element = Card(number).element();
        write!(f, "{}{:02}", element.letter(), usize::from(number) % CARDS_PER_ELEMENT + 1)
    }
}

impl Card {
    /// The element on its back.
    #[inline]
    pub const fn element(self) -> Element {
        match self.0 / CARDS_PER_ELEMENT as u8 {
            0 => Element::Fire,
            1 => Element::Water,
            2 => Element::Plant,
            _ => Element::Wind,
        }
    }
}

numbered! {
    /// A village card, by its number.
    VillageCard, VILLAGE_CARDS, "VC07", |number, f| write!(f, "VC{:02}", number + 1)
}

impl VillageCard {
    /// The set that holds this card only.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
}

numbered! {
    /// A guide card, by its number: four of each board, in the order of the boards.
    GuideCard, GUIDE_CARDS, "GC11", |number, f| write!(f, "GC{:02}", number + 1)
}

impl GuideCard {
    /// The board whose guide it belongs to.
    #[inline]
    pub const fn board(self) -> Board {
        Board::ALL[self.index() / GUIDES_PER_BOARD % Board::ALL.len()]
    }

    /// The bit of this card in sets of its board's four guide cards.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self.0 % GUIDES_PER_BOARD as u8)
    }
}

impl Board {
    /// Its guide card with this place among the four.
    #[inline]
    pub const fn guide(self, place: u8) -> GuideCard {
        GuideCard(self as u8 * GUIDES_PER_BOARD as u8 + place)
    }
}

/// A tile, by its number: the forest tiles of the component file, then the start tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// Position among all tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of element cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64 % 2] |= 1 << (card.0 % 64);
    }

    /// Is the card in the set?
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64 % 2] >> (card.0 % 64) & 1 == 1
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 2]
    }

    /// Its cards in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let set = *self;
        Card::all().filter(move |card| set.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

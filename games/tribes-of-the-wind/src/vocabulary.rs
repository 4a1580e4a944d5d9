//! The nouns of the game: elements, temples, boards, cells, cards, tiles.
//!
//! Cards and tiles are numbers in the order of the component file. The names of cards in notation
//! (`F02`, `VC07`, `GC11`) follow from their numbers, and the component file must agree.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
use serde::{Deserialize, Serialize};

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

/// A cell of a player's terrain, in reading order: A1 is 0, D3 is 11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The start cell, A1.
    pub const START: Cell = Cell(0);

    /// All cells.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// Position in per-cell arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this cell only.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << (self.0 & 15)
    }

    /// The label with a capital letter, as printed for people: `B2`.
    pub fn label(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % COLUMNS) as char, self.0 / COLUMNS + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter, digit @ b'1'..=b'3'] if matches!(letter.to_ascii_lowercase(), b'a'..=b'd') => {
                Ok(Cell((digit - b'1') * COLUMNS + (letter.to_ascii_lowercase() - b'a')))
            }
            _ => Err(NotationError::new(text, "a cell, such as `b2`")),
        }
    }
}

/// Where a rider can be: a cell, or the Capital.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Node(pub u8);

/// Cells and the Capital.
pub const NODES: usize = CELLS + 1;

impl Node {
    /// The Capital, home of the riders.
    pub const CAPITAL: Node = Node(CELLS as u8);

    /// Position in per-node arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this node only; cells have the same bits as in sets of cells.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << (self.0 & 15)
    }

    /// The cell, unless it is the Capital.
    pub fn cell(self) -> Option<Cell> {
        (self != Node::CAPITAL).then_some(Cell(self.0))
    }
}

impl From<Cell> for Node {
    fn from(cell: Cell) -> Node {
        Node(cell.0)
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cell() {
            Some(cell) => cell.fmt(f),
            None => f.write_str("cap"),
        }
    }
}

impl FromStr for Node {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("cap") {
            return Ok(Node::CAPITAL);
        }
        match text.parse::<Cell>() {
            Ok(cell) => Ok(cell.into()),
            Err(_) => Err(NotationError::new(text, "a cell such as `b2`, or `cap`")),
        }
    }
}

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
                found.ok_or_else(|| NotationError::new(text, concat!("such as `", $example, "`")))
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

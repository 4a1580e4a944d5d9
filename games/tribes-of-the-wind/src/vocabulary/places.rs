//! Where things are: the cells of a terrain, and the Capital.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
use serde::{Deserialize, Serialize};

use super::{CELLS, COLUMNS};

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
            _ => Err(NotationError::new(text, "`b2`")),
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
            Err(_) => Err(NotationError::new(text, "`b2`, `cap`")),
        }
    }
}

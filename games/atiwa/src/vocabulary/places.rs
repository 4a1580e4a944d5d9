//! Places of a tableau: coordinates of cards, and cells of cards.
//!
//! A coordinate is written as on a map, column then row: the starting village lies at `c1`. A cell
//! adds its number: `c1.8` is the bottom right cell of that card.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
use serde::{Deserialize, Serialize};

/// Columns of a tableau.
pub const COLUMNS: u8 = 4;

/// Rows that a tableau can reach: 21 cards in one column below the village.
pub const ROWS: u8 = 22;

/// How many coordinates there are.
pub const COORDS: usize = (COLUMNS * ROWS) as usize;

/// How many cells there are.
pub const CELLS: usize = COORDS * 8;

/// Where a card lies. Coordinates are numbered in reading order: by row, then by column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coord(pub u8);

impl Coord {
    /// Where the starting village lies.
    pub const START: Coord = Coord::at(0, 2);

    /// The coordinate in this row and column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Coord {
        Coord(row * COLUMNS + column)
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// As a set of coordinates.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << (self.0 & 127)
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Coord {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "`c1`");
        let column = match text.bytes().next() {
            Some(letter @ b'a'..=b'd') => letter - b'a',
            Some(letter @ b'A'..=b'D') => letter - b'A',
            _ => return Err(wrong()),
        };
        let digits = &text[1..];
        match digits.parse::<u8>() {
            // No signs and no leading zeros: one place, one notation.
            Ok(row) if (1..=ROWS).contains(&row) && row.to_string() == digits => {
                Ok(Coord::at(row - 1, column))
            }
            _ => Err(wrong()),
        }
    }
}

/// One of the eight cells of a card on the tableau. Cells are numbered in reading order of the cards,
/// then by their number on the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u16);

impl Cell {
    /// The cell with this index (0 to 7) of the card at a coordinate.
    #[inline]
    pub const fn new(card: Coord, index: u8) -> Cell {
        Cell(card.0 as u16 * 8 + index as u16)
    }

    /// Where its card lies.
    #[inline]
    pub const fn card(self) -> Coord {
        Coord((self.0 / 8) as u8)
    }

    /// Its index on the card, 0 to 7.
    #[inline]
    pub const fn index(self) -> u8 {
        (self.0 % 8) as u8
    }

    /// Its number on the card, 1 to 8.
    pub const fn number(self) -> u8 {
        self.index() + 1
    }

    /// As a set of cells of its card.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.card(), self.number())
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "`c1.8`");
        let (card, number) = text.split_once('.').ok_or_else(wrong)?;
        let card: Coord = card.parse().map_err(|_| wrong())?;
        match number.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Cell::new(card, digit - b'1')),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_in_reading_order() {
        assert_eq!(Coord::START.to_string(), "c1");
        assert_eq!("d22".parse(), Ok(Coord((COORDS - 1) as u8)));
        assert_eq!("c1.8".parse(), Ok(Cell::new(Coord::START, 7)));
        assert!("d1.8".parse::<Cell>().unwrap() < "a2.1".parse::<Cell>().unwrap());
        for text in ["", "e1", "c0", "c01", "c+1", "c23", "é1"] {
            assert!(text.parse::<Coord>().is_err(), "{text}");
        }
        for text in ["c1", "c1.", "c1.0", "c1.9", "c1.11", "c1.é"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}

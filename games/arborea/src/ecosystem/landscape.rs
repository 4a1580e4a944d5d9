//! What an ecosystem shows, cell by cell: worked out once, then asked often.
//!
//! The smallest rectangle around the cards, a byte for each cell: the number of its habitat from 1 on, or 0.
//! So the four cells around a vertex are twelve bits, a [`Corner`], and what depends on them alone can be looked
//! up in a table.

use tinyvec::TinyVec;

use super::{Ecosystem, Laid, Placed};
use crate::components::Components;
use crate::vocabulary::{Cell, Habitat};

/// Cells up to which nothing is allocated: no ecosystem of a game that is played to win is larger.
const USUAL: usize = 768;

/// The bits of a habitat.
const CODE: u8 = 7;

/// The visible cells of an ecosystem.
#[derive(Clone, Debug)]
pub struct Landscape {
    cells: TinyVec<[u8; USUAL]>,
    /// The top left cell.
    corner: (usize, usize),
    width: usize,
    height: usize,
}

/// The four cells around a vertex, as one reads, three bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner(u16);

impl Corner {
    /// How many there are.
    pub const COUNT: usize = 1 << 12;

    #[inline]
    fn new(cells: [u8; 4]) -> Corner {
        Corner(cells.into_iter().fold(0, |corner, cell| corner << 3 | u16::from(cell & CODE)))
    }

    /// All of them, by their numbers.
    pub fn all() -> impl Iterator<Item = Corner> {
        (0..Corner::COUNT as u16).map(Corner)
    }

    /// Its number, below [`Corner::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The visible habitats, as a count for each.
    #[inline]
    pub fn habitats(self) -> [u8; 7] {
        // A byte for each number; that of no cell falls out.
        let one = |shift: u32| 1u64 << (u64::from(self.0 >> shift & u16::from(CODE)) * 8);
        let [_, counts @ ..] = (one(0) + one(3) + one(6) + one(9)).to_le_bytes();
        counts
    }

    /// Is any of the cells this habitat?
    #[inline]
    pub fn shows(self, wanted: Habitat) -> bool {
        self.habitats()[wanted.index()] > 0
    }
}

/// The habitat with this number.
#[inline]
fn habitat(code: u8) -> Option<Habitat> {
    Habitat::ALL.get(usize::from(code).wrapping_sub(1)).copied()
}

impl Landscape {
    /// What is visible of an ecosystem.
    pub fn of(ecosystem: &Ecosystem, components: &Components) -> Landscape {
        let (mut top, mut left, mut bottom, mut right) = (usize::MAX, usize::MAX, 0, 0);
        for laid in &ecosystem.cards {
            let (row, col) = laid.at.indices();
            let (width, height) = Laid::size(laid.rotation);
            (top, left) = (top.min(row), left.min(col));
            (bottom, right) = (bottom.max(row + height), right.max(col + width));
        }
        let (width, height) = (right.saturating_sub(left), bottom.saturating_sub(top));
        let mut land = Landscape { cells: TinyVec::new(), corner: (top, left), width, height };
        land.cells.resize(width * height, 0);
        for laid in &ecosystem.cards {
            land.lay(laid, components);
        }
        land
    }

    /// Lays a card over what is there.
    #[inline]
    fn lay(&mut self, laid: &Laid, components: &Components) {
        let face = components.face(laid.card);
        let (row, col) = laid.at.indices();
        let (width, height) = Laid::size(laid.rotation);
        let first = (row - self.corner.0) * self.width + col - self.corner.1;
        for (down, cells) in self.cells[first..].chunks_mut(self.width).take(height).enumerate() {
            for (right, cell) in cells.iter_mut().take(width).enumerate() {
                *cell = face.habitat(laid.rotation, right, down) as u8 + 1;
            }
        }
    }

    /// The number of what is visible in a row and column of the table, which may be beyond its edge.
    #[inline]
    fn code(&self, row: usize, col: usize) -> u8 {
        let (down, right) = (row.wrapping_sub(self.corner.0), col.wrapping_sub(self.corner.1));
        if down < self.height && right < self.width { self.cells[down * self.width + right] } else { 0 }
    }

    /// What is visible on a cell.
    pub fn habitat(&self, cell: Cell) -> Option<Habitat> {
        let (row, col) = cell.indices();
        habitat(self.code(row, col)).filter(|_| cell.on_table())
    }

    /// The cells around a vertex.
    #[inline]
    pub fn corner(&self, vertex: Cell) -> Corner {
        let (row, col) = vertex.indices();
        let (above, before) = (row.wrapping_sub(1), col.wrapping_sub(1));
        Corner::new([
            self.code(above, before),
            self.code(above, col),
            self.code(row, before),
            self.code(row, col),
        ])
    }

    /// How many cells show a habitat.
    pub fn visible(&self, wanted: Habitat) -> u8 {
        let code = wanted as u8 + 1;
        // In steps that fit a byte, so that many cells are compared at once.
        let count = |cells: &[u8]| cells.iter().map(|&cell| u8::from(cell == code)).sum::<u8>();
        self.cells.chunks(128).map(count).fold(0, u8::saturating_add)
    }

    /// The corners where another creature may go ([`Ecosystem::vertices`]).
    #[inline]
    pub fn each_free_corner(&self, creatures: &[Placed], mut visit: impl FnMut(Corner)) {
        let rows = || self.cells.chunks_exact(self.width.max(1));
        for ((row, here), above) in (self.corner.0 + 1..).zip(rows().skip(1)).zip(rows()) {
            let taken = creatures.iter().fold(0u128, |taken, placed| {
                let (other, col) = placed.at.indices();
                taken
                    | match row.abs_diff(other) {
                        0 => 1 << col | (1 << col) << 1 | (1 << col) >> 1,
                        1 => 1 << col,
                        _ => 0,
                    }
            });
            for (col, (above, here)) in (self.corner.1 + 1..).zip(above.windows(2).zip(here.windows(2))) {
                let cells = [above[0], above[1], here[0], here[1]];
                if cells.iter().all(|&cell| cell != 0) && taken >> col & 1 == 0 {
                    visit(Corner::new(cells));
                }
            }
        }
    }

    /// Do two vertices see each other along a row or a column (R22, R53)?
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        let ((row, col), (other_row, other_col)) = (one.indices(), other.indices());
        let is_land = |row: usize, col: usize| self.code(row, col) != 0;
        if row == other_row && col != other_col && row > 0 {
            (col.min(other_col)..col.max(other_col)).all(|col| is_land(row - 1, col) && is_land(row, col))
        } else if col == other_col && row != other_row && col > 0 {
            (row.min(other_row)..row.max(other_row)).all(|row| is_land(row, col - 1) && is_land(row, col))
        } else {
            false
        }
    }
}

//! Sets of cells of the table as one word for each row.
//!
//! Only the rows from `top` to `bottom` are looked at, so work follows the size of the ecosystem and
//! not that of the table.

use crate::vocabulary::{Cell, SPAN};

/// A set of cells.
#[derive(Clone, Copy)]
pub struct Field {
    /// Bit `col` of word `row` is the cell there.
    rows: [u128; SPAN],
    /// The first row with anything, if `top <= bottom`.
    top: usize,
    /// The last row with anything.
    bottom: usize,
}

/// `width` columns from `col` on.
#[inline]
pub(super) const fn span(col: usize, width: usize) -> u128 {
    ((1u128 << width) - 1) << col
}

impl Field {
    /// No cell.
    #[inline]
    pub(super) const fn empty() -> Field {
        Field { rows: [0; SPAN], top: SPAN, bottom: 0 }
    }

    /// Row and mask of rows in use.
    #[inline]
    pub(super) fn row(&self, row: usize) -> u128 {
        if row < SPAN { self.rows[row] } else { 0 }
    }

    /// Adds cells of a row.
    #[inline]
    pub(super) fn add(&mut self, row: usize, cells: u128) {
        if row < SPAN && cells != 0 {
            self.rows[row] |= cells;
            self.top = self.top.min(row);
            self.bottom = self.bottom.max(row);
        }
    }

    /// Takes away a rectangle, given by its first and last row and column, clipped to the table.
    #[inline]
    pub(super) fn remove(&mut self, rows: (isize, isize), cols: (isize, isize)) {
        let last = SPAN as isize - 1;
        let (first_row, last_row) = (rows.0.max(0), rows.1.min(last));
        let (first_col, last_col) = (cols.0.max(0), cols.1.min(last));
        if first_row > last_row || first_col > last_col {
            return;
        }
        let width = (last_col - first_col + 1) as usize;
        let mask = if width >= SPAN { u128::MAX } else { span(first_col as usize, width) };
        for row in &mut self.rows[first_row as usize..=last_row as usize] {
            *row &= !mask;
        }
    }

    /// The first and the last row in use; nothing if the field is empty.
    #[inline]
    pub fn extent(&self) -> Option<(usize, usize)> {
        (self.top <= self.bottom).then_some((self.top, self.bottom))
    }

    /// Is this cell in the set? Cells off the table are not.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        let (row, col) = cell.indices();
        cell.on_table() && self.rows[row] >> col & 1 == 1
    }

    /// Is there any cell?
    #[inline]
    pub fn any(&self) -> bool {
        self.top <= self.bottom && self.rows[self.top..=self.bottom].iter().any(|&row| row != 0)
    }

    /// How many cells.
    pub fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// The cells as one reads.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(Cell)) {
        for row in self.top..=self.bottom.min(SPAN - 1) {
            let mut left = self.rows[row];
            while left != 0 {
                visit(Cell::from_indices(row, left.trailing_zeros() as usize));
                left &= left - 1;
            }
        }
    }
}

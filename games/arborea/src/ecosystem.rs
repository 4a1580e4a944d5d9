//! A player's ecosystem: cards laid over each other, creatures on the corners between cells.
//!
//! Cards and creatures are all there is; where cards and creatures may go is worked out when asked, with one
//! word for each row of the table ([`Field`]), and so is what is visible and what sees what ([`Landscape`]).
//!
//! A card is a rectangle, so it hides all that is visible of another card, or a whole creature,
//! exactly when it covers the smallest rectangle around it: legal anchors are those that touch the
//! ecosystem, less one small rectangle of anchors for each card and each creature.

mod field;
mod landscape;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::Face;
use crate::vocabulary::{Card, Cell, Creature, SPAN};

pub use field::Field;
use field::span;
pub use landscape::{Corner, Landscape};

/// Most cards of one ecosystem: all of the box and a starting card.
pub const MOST_CARDS: usize = 61;

/// Most creatures of one ecosystem: all there are.
pub const MOST_CREATURES: usize = 36;

/// A card in the ecosystem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// Quarter turns clockwise.
    pub rotation: u8,
    /// Its top left cell.
    pub at: Cell,
}

impl Laid {
    /// Columns and rows of a card turned by `rotation`.
    #[inline]
    pub const fn size(rotation: u8) -> (usize, usize) {
        if rotation & 1 == 0 { (2, 3) } else { (3, 2) }
    }
}

/// A creature in the ecosystem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    /// Which type.
    pub creature: Creature,
    /// The vertex: the top left corner of this cell.
    pub at: Cell,
}

impl Default for Placed {
    fn default() -> Self {
        Placed { creature: Creature::FungiFrog, at: Cell::default() }
    }
}

/// An ecosystem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ecosystem {
    /// The cards, the lowest first.
    pub cards: ArrayVec<[Laid; MOST_CARDS]>,
    /// The creatures, in the order in which they came.
    pub creatures: ArrayVec<[Placed; MOST_CREATURES]>,
}

impl Ecosystem {
    /// The occupied cells.
    #[inline]
    pub fn occupied(&self) -> Field {
        let mut field = Field::empty();
        for laid in &self.cards {
            let (row, col) = laid.at.indices();
            let (width, height) = Laid::size(laid.rotation);
            for row in row..row + height {
                field.add(row, span(col, width));
            }
        }
        field
    }

    /// Where the top left cell of a card turned by `rotation` may go (section 3.5, R20, R21).
    pub fn anchors(&self, rotation: u8) -> Field {
        let (width, height) = Laid::size(rotation);
        let (w, h) = (width as isize, height as isize);
        let mut covered = Field::empty();
        let mut hiding: ArrayVec<[[u8; 4]; MOST_CARDS]> = ArrayVec::new();
        for laid in self.cards.iter().rev() {
            hiding.push(visible_box(laid, &mut covered));
        }
        let mut anchors = touching(&covered, width, height);
        for &[top, bottom, left, right] in &hiding {
            let [top, bottom, left, right] = [top, bottom, left, right].map(isize::from);
            anchors.remove((bottom - h + 1, top), (right - w + 1, left));
        }
        for placed in &self.creatures {
            let (row, col) = placed.at.indices();
            let (row, col) = (row as isize, col as isize);
            anchors.remove((row - h + 1, row - 1), (col - w + 1, col - 1));
        }
        anchors
    }

    /// Where a creature may go: between four cells, not on and not next to another one (R23).
    pub fn vertices(&self) -> Field {
        let occupied = self.occupied();
        let mut vertices = Field::empty();
        let Some((top, bottom)) = occupied.extent() else { return vertices };
        for row in top + 1..=bottom {
            let both = occupied.row(row - 1) & occupied.row(row);
            vertices.add(row, both & both << 1);
        }
        for placed in &self.creatures {
            let (row, col) = placed.at.indices();
            let (row, col) = (row as isize, col as isize);
            vertices.remove((row - 1, row + 1), (col, col));
            vertices.remove((row, row), (col - 1, col + 1));
        }
        vertices
    }

    /// How many cells of each laid card are visible, the lowest card first.
    pub fn visible_cells(&self) -> ArrayVec<[u8; MOST_CARDS]> {
        let mut covered = Field::empty();
        let mut counts: ArrayVec<[u8; MOST_CARDS]> = ArrayVec::new();
        for laid in self.cards.iter().rev() {
            let (row, col) = laid.at.indices();
            let (width, height) = Laid::size(laid.rotation);
            let mut count = 0;
            for row in row..row + height {
                count += (span(col, width) & !covered.row(row)).count_ones() as u8;
                covered.add(row, span(col, width));
            }
            counts.push(count);
        }
        counts.reverse();
        counts
    }

    /// The rotations of a card that are worth offering: those with an anchor, and of two that look the
    /// same the first.
    pub fn rotations(&self, face: &Face) -> [bool; 4] {
        let upright = self.anchors(0).any();
        let lying = self.anchors(1).any();
        let both = !face.symmetric();
        [upright, lying, upright && both, lying && both]
    }

    /// Is there a creature on this vertex?
    pub fn creature(&self, vertex: Cell) -> Option<Creature> {
        self.creatures.iter().find(|placed| placed.at == vertex).map(|placed| placed.creature)
    }

    /// How many creatures of each type.
    pub fn census(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        self.creatures.iter().for_each(|placed| counts[placed.creature.index()] += 1);
        counts
    }
}

/// The smallest rectangle around what `covered` leaves visible of a card (top, bottom, left, right);
/// then the card covers, too.
fn visible_box(laid: &Laid, covered: &mut Field) -> [u8; 4] {
    let (row, col) = laid.at.indices();
    let (width, height) = Laid::size(laid.rotation);
    let mask = span(col, width);
    let [mut top, mut bottom, mut left, mut right] = [u8::MAX, 0, u8::MAX, 0];
    for row in row..row + height {
        let visible = mask & !covered.row(row);
        if visible != 0 {
            top = top.min(row as u8);
            bottom = bottom.max(row as u8);
            left = left.min(visible.trailing_zeros() as u8);
            right = right.max(127 - visible.leading_zeros() as u8);
        }
        covered.add(row, mask);
    }
    [top, bottom, left, right]
}

/// Anchors of blocks that overlap `occupied` or share an edge with it, and stay on the table (R54).
fn touching(occupied: &Field, width: usize, height: usize) -> Field {
    let mut anchors = Field::empty();
    let Some((top, bottom)) = occupied.extent() else { return anchors };
    let mut reach = [0u128; SPAN];
    let first = top.saturating_sub(1);
    let last = (bottom + 1).min(SPAN - 1);
    for (row, reach) in reach.iter_mut().enumerate().take(last + 1).skip(first) {
        let here = occupied.row(row);
        let beside = here | here << 1 | here >> 1;
        let near = beside | occupied.row(row + 1) | if row > 0 { occupied.row(row - 1) } else { 0 };
        *reach = (0..width).fold(0, |anchors, right| anchors | near >> right);
    }
    let on_table = u128::MAX >> (width - 1);
    for row in first.saturating_sub(height - 1)..=last.min(SPAN - height) {
        let touched = reach[row..row + height].iter().fold(0, |anchors, row| anchors | row);
        anchors.add(row, touched & on_table);
    }
    anchors
}

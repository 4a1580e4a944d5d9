//! Pilgrimage tracks: two segments that slide towards the centre and take turns (section 3.1).
//!
//! A cell of a track is counted from the outer end: 0 to 3 on the outer segment, 4 to 7 on the inner
//! one. Its position on the board is the offset plus that number, wherever the segments lie.

use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::vocabulary::{Owner, Season, TRAILS, Villager};

/// Cells of the two segments together; the geometry is inferred (R45).
pub const CELLS: u8 = 8;

/// The offset at which the inner segment goes back to the outer end.
pub const SWAP: u8 = 4;

/// The board position under the symbol where villagers are placed.
pub(crate) const PLACEMENT: u8 = 3;

/// One track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    /// How far the segments have moved, 0 to 3; 4 only while villagers must leave before the swap.
    pub offset: u8,
    /// The segment at the outer end.
    pub outer: u8,
    /// The segment at the centre.
    pub inner: u8,
    /// Who stands where.
    pub cells: [Option<Villager>; CELLS as usize],
}

impl Track {
    /// The cell under the symbol where villagers are placed.
    #[inline]
    pub fn placement(&self) -> usize {
        usize::from(PLACEMENT.saturating_sub(self.offset))
    }

    /// May a villager be placed?
    #[inline]
    pub fn free(&self) -> bool {
        self.cells[self.placement()].is_none()
    }

    /// The season symbol under the place where villagers are placed.
    #[inline]
    pub fn symbol(&self, components: &Components) -> Option<Season> {
        components.segments[usize::from(self.outer) % 8][self.placement()]
    }

    /// How far the villager on a cell has travelled.
    #[inline]
    pub fn distance(&self, cell: u8) -> u8 {
        (self.offset + cell).saturating_sub(PLACEMENT)
    }

    /// The farthest trail that the villager on a cell can take.
    #[inline]
    pub fn reach(&self, cell: u8) -> u8 {
        self.distance(cell).min(TRAILS)
    }

    /// The most advanced villager's cell below `before`.
    #[inline]
    pub fn leader(&self, before: u8) -> Option<u8> {
        (0..before.min(CELLS)).rev().find(|&cell| self.cells[usize::from(cell)].is_some())
    }

    /// The most advanced villager that stands on the inner segment.
    #[inline]
    pub fn leader_inside(&self) -> Option<u8> {
        self.leader(CELLS).filter(|&cell| cell >= CELLS / 2)
    }

    /// The emptied inner segment goes to the outer end; nobody else moves.
    pub fn swap(&mut self) {
        let mut cells = [None; CELLS as usize];
        cells[4..].copy_from_slice(&self.cells[..4]);
        *self = Track { offset: 0, outer: self.inner, inner: self.outer, cells };
    }

    /// Villagers of one owner.
    pub fn of(&self, owner: Owner) -> impl Iterator<Item = Villager> {
        self.cells.into_iter().flatten().filter(move |villager| villager.owner == owner)
    }

    /// How far an owner's villagers move the track at the end of its turn (R8).
    #[inline]
    pub fn steps(&self, owner: Owner, components: &Components) -> u8 {
        self.of(owner).map(|villager| components.steps[villager.kind.index()]).sum()
    }
}

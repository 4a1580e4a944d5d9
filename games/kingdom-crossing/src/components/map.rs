//! The map: regions, card slots and bridges, and where walks can end.

use serde::Serialize;

use crate::vocabulary::{BRIDGES, Bridge, Colour, Region};

/// The map: regions, slots and bridges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Map {
    /// The colour of each region's birds.
    pub birds: [Colour; 4],
    /// The region of each slot.
    pub slots: [Region; 10],
    /// The two ends of each bridge.
    pub bridges: [(Region, Region); BRIDGES],
    /// Where a walk of 0 to 3 bridges can end, by start and by the bridges that are used already.
    #[serde(skip)]
    pub(super) reach: Vec<[[u8; 4]; 128]>,
}

impl Map {
    /// The other end of a bridge.
    #[inline]
    pub fn across(&self, bridge: Bridge, from: Region) -> Option<Region> {
        match self.bridges.get(usize::from(bridge.0)) {
            Some(&(one, other)) if one == from => Some(other),
            Some(&(one, other)) if other == from => Some(one),
            _ => None,
        }
    }

    /// Where a walk over exactly `length` (at most 3) unused bridges can end, as a set of regions (R3).
    #[inline]
    pub fn reach(&self, length: u8, from: Region, used: u8) -> u8 {
        self.reach.get(usize::from(length)).map_or(0, |table| table[usize::from(used & 127)][from.index()])
    }

    pub(super) fn with_reach(mut self) -> Map {
        // Without a bridge a walk ends where it began.
        self.reach = vec![[[1, 2, 4, 8]; 128]];
        for length in 1..=3 {
            let before = self.reach[length - 1];
            let mut table = [[0; 4]; 128];
            for (used, row) in table.iter_mut().enumerate() {
                for (&from, ends) in Region::ALL.iter().zip(row) {
                    for bridge in (0..BRIDGES as u8).map(Bridge) {
                        let free = used as u8 & bridge.bit() == 0;
                        if let Some(next) = self.across(bridge, from).filter(|_| free) {
                            *ends |= before[used | usize::from(bridge.bit())][next.index()];
                        }
                    }
                }
            }
            self.reach.push(table);
        }
        self
    }
}

//! The map: regions, card slots and bridges, and where walks can end.

use serde::Serialize;

use crate::vocabulary::{BRIDGES, Bridge, Colour, Region};

/// Sets of regions by number of bridges, used bridges and region.
pub(super) type Reach = [[[u8; 4]; 128]; 4];

/// The map: regions, slots and bridges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Map {
    /// The colour of each region's birds.
    pub birds: [Colour; 4],
    /// The region of each slot.
    pub slots: [Region; 10],
    /// The two ends of each bridge.
    pub bridges: [(Region, Region); BRIDGES],
    /// Where a walk of 0 to 3 bridges can end, by the bridges that are used already and by its start.
    #[serde(skip)]
    pub(super) reach: Reach,
    /// The same for a walk that begins with a flight.
    #[serde(skip)]
    pub(super) flights: Reach,
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
        self.reach[usize::from(length & 3)][usize::from(used & 127)][from.index()]
    }

    /// Where such a walk can end that begins with a flight to another region (R6).
    #[inline]
    pub fn reach_by_air(&self, length: u8, from: Region, used: u8) -> u8 {
        self.flights[usize::from(length & 3)][usize::from(used & 127)][from.index()]
    }

    pub(super) fn with_reach(mut self) -> Map {
        // Without a bridge a walk ends where it began.
        self.reach[0] = [[1, 2, 4, 8]; 128];
        for length in 1..=3 {
            let before = self.reach[length - 1];
            for used in 0..128u8 {
                for &from in Region::ALL {
                    self.reach[length][usize::from(used)][from.index()] = (0..BRIDGES as u8)
                        .map(Bridge)
                        .filter(|bridge| used & bridge.bit() == 0)
                        .filter_map(|bridge| Some((bridge, self.across(bridge, from)?)))
                        .fold(0, |ends, (bridge, next)| {
                            ends | before[usize::from(used | bridge.bit())][next.index()]
                        });
                }
            }
        }
        let by_foot = self.reach.iter().flatten();
        for (by_air, starts) in self.flights.iter_mut().flatten().zip(by_foot) {
            for &from in Region::ALL {
                let others = Region::ALL.iter().filter(|&&region| region != from);
                by_air[from.index()] = others.fold(0, |ends, region| ends | starts[region.index()]);
            }
        }
        self
    }
}

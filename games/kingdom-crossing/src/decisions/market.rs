//! A walk, what cards cost at its end, and what simple arithmetic says about paying.

use crate::vocabulary::{Bridge, Region};

/// Where a Work action stands, as far as reaching a card is concerned.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) region: Region,
    pub(super) paws: u8,
    pub(super) balloon: Region,
    pub(super) bridges: u8,
    pub(super) walked: bool,
    pub(super) flown: bool,
    pub(super) coins: u16,
}

impl Walk {
    /// May the balloon be used now: once, before the first bridge or after the last (R4)?
    pub(super) fn may_fly(&self) -> bool {
        !self.flown && (!self.walked || self.bridges == 0)
    }

    pub(super) fn crossed(&self, bridge: Bridge, to: Region) -> Self {
        Walk { region: to, paws: self.paws | bridge.bit(), bridges: self.bridges - 1, walked: true, ..*self }
    }

    pub(super) fn flown_to(&self, region: Region, cost: u16) -> Self {
        Walk { region, balloon: region, flown: true, coins: self.coins - cost, ..*self }
    }

    /// The same with so many coins.
    pub(super) fn with(&self, coins: u16) -> Self {
        Walk { coins, ..*self }
    }

    /// Paws on bridges at the end of the walk, whichever way it goes.
    pub(super) fn paws_at_end(&self) -> u8 {
        self.paws.count_ones() as u8 + self.bridges
    }
}

/// What birds and purchases can bring on the way to the payment of one Work action.
pub(super) struct Terms {
    /// Paws on bridges when the bird is met.
    pub(super) paws: u8,
    /// How often a bird takes effect.
    pub(super) bird_times: u8,
    /// The price of a resource, where one can be bought.
    pub(super) price: Option<u8>,
    /// Coins that cashing in would bring when the bird is met; `None` while the marker is still to
    /// move before the walk.
    pub(super) cash: Option<u16>,
}

/// What the cards cost at the end of a walk: with how many coins each slot can surely be paid for,
/// and where choices might make up for missing ones.
#[derive(Clone, Copy)]
pub(super) struct Market {
    /// Coins that suffice in each region.
    pub(super) region_needs: [u16; 4],
    /// Regions in which fewer coins might do, as a set.
    pub(super) hopes: u8,
    /// The price of a purchase that might bring coins, or [`NEVER`].
    pub(super) price: u16,
    /// Coins that suffice for each slot.
    pub(super) needs: [u16; 10],
    /// Slots for which fewer coins might do, as a set.
    pub(super) slot_hopes: u16,
}

/// Nothing can be paid for here.
pub(super) const NEVER: u16 = u16::MAX;

impl Market {
    /// The regions in which so many coins suffice, as a set.
    #[inline]
    pub(super) fn open_to(&self, coins: u16) -> u8 {
        let open = |region: usize| u8::from(self.region_needs[region] <= coins) << region;
        open(0) | open(1) | open(2) | open(3)
    }

    /// Can the card of a slot be paid for with so many coins?
    pub(super) fn slot(&self, slot: usize, coins: u16) -> Verdict {
        if self.needs[slot] <= coins {
            Verdict::Yes
        } else if self.slot_hopes >> slot & 1 == 1 {
            Verdict::Maybe
        } else {
            Verdict::No
        }
    }
}

/// What simple arithmetic says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A card can be paid for without any further choice.
    Yes,
    /// It depends on choices: play them out.
    Maybe,
    /// No card can be paid for, whatever is chosen.
    No,
}

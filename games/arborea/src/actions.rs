//! The decisions of the game, with their notation and stable numbers.
//!
//! The order of the variants is the order in which options are listed. Decisions about one's own
//! ecosystem come last, because they may be open beside a decision of the main flow.

mod notation;

use bocage_engine::Action as EngineAction;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Area, Cell, Creature, Kind, SPAN, Side, TRAILS, Waiting};

/// A villager of a kind, and the track it goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// What kind.
    pub kind: Kind,
    /// Which track.
    pub track: u8,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Put the starting villager on a track.
    SetupPlace(Spot),
    /// T0: take an adult back from this Water trail.
    Rescue(u8),
    /// T0: leave them there.
    DeclineRescue,
    /// T1: put a villager on a track.
    Place(Spot),
    /// T1: advance a track.
    Advance(u8),
    /// T1b: pay, and put a villager on a track.
    RepeatPlace(Spot),
    /// T1b: pay, and advance a track.
    RepeatAdvance(u8),
    /// T1b: leave it at that.
    SkipRepeat,
    /// T2: send a waiting villager along its trail.
    Activate(Waiting),
    /// T2: leave it at that.
    EndActivation,
    /// Spend one biome and raise the other.
    Convert,
    /// Take the top card of a deck.
    TakeCard(u8),
    /// Put the top card of every deck under it.
    Renew,
    /// Invite the lowest creature of a column.
    Invite(Creature),
    /// Give to this Sage.
    Gift(Area),
    /// Take this reward of the Sage.
    SagePick(u8),
    /// Take no more rewards of the Sage.
    SageStop,
    /// A symbol: put a villager on a track.
    EffectPlace(Spot),
    /// A symbol: advance a track.
    EffectAdvance(u8),
    /// Leave the symbol unused.
    Decline,
    /// Leave the track for a trail.
    Dismount(Side, u8),
    /// Stay on the track.
    Stay,
    /// T3: complete the card in a slot.
    Complete(u8),
    /// T3: complete none.
    SkipComplete,
    /// Turn the completed card.
    Rotate(u8),
    /// Lay the completed card with its top left cell here.
    Anchor(Cell),
    /// Take an invited creature in hand.
    PickInvited(Creature),
    /// Take a captive in hand.
    PickCaptive(Creature),
    /// The ecosystem is done for now.
    EndDevelopment,
    /// Put the creature in hand on a vertex.
    PutCreature(Cell),
    /// Put the creature in hand into captivity.
    PutCaptive,
}

use Action::*;

/// Cells that can be named.
const TABLE: usize = SPAN * SPAN;

/// How many actions each variant stands for, in order.
const SIZES: [usize; 31] = [
    12,
    TRAILS as usize,
    1,
    12,
    4,
    12,
    4,
    1,
    Waiting::COUNT,
    1,
    1,
    4,
    1,
    6,
    8,
    4,
    1,
    12,
    4,
    1,
    2 * TRAILS as usize,
    1,
    3,
    1,
    4,
    TABLE,
    6,
    6,
    1,
    TABLE,
    1,
];

impl Spot {
    const fn number(self) -> usize {
        self.kind as usize * 4 + self.track as usize % 4
    }

    const fn at(number: usize) -> Spot {
        Spot { kind: Kind::at(number / 4), track: (number % 4) as u8 }
    }
}

fn table_number(cell: Cell) -> usize {
    let (row, col) = cell.indices();
    row * SPAN + col
}

impl Action {
    /// Is it about the seat's own ecosystem, beside the main flow?
    #[inline]
    pub fn develops(self) -> bool {
        matches!(
            self,
            Rotate(_)
                | Anchor(_)
                | PickInvited(_)
                | PickCaptive(_)
                | EndDevelopment
                | PutCreature(_)
                | PutCaptive
        )
    }

    /// The number of the variant, and the number within it.
    fn parts(self) -> (usize, usize) {
        match self {
            SetupPlace(spot) => (0, spot.number()),
            Rescue(trail) => (1, usize::from(trail.wrapping_sub(1)) % 5),
            DeclineRescue => (2, 0),
            Place(spot) => (3, spot.number()),
            Advance(track) => (4, usize::from(track) % 4),
            RepeatPlace(spot) => (5, spot.number()),
            RepeatAdvance(track) => (6, usize::from(track) % 4),
            SkipRepeat => (7, 0),
            Activate(waiting) => (8, usize::from(waiting.0) % Waiting::COUNT),
            EndActivation => (9, 0),
            Convert => (10, 0),
            TakeCard(deck) => (11, usize::from(deck) % 4),
            Renew => (12, 0),
            Invite(creature) => (13, creature.index()),
            Gift(area) => (14, area.index()),
            SagePick(index) => (15, usize::from(index) % 4),
            SageStop => (16, 0),
            EffectPlace(spot) => (17, spot.number()),
            EffectAdvance(track) => (18, usize::from(track) % 4),
            Decline => (19, 0),
            Dismount(side, trail) => (20, side.index() * 5 + usize::from(trail.wrapping_sub(1)) % 5),
            Stay => (21, 0),
            Complete(slot) => (22, usize::from(slot) % 3),
            SkipComplete => (23, 0),
            Rotate(rotation) => (24, usize::from(rotation) % 4),
            Anchor(cell) => (25, table_number(cell)),
            PickInvited(creature) => (26, creature.index()),
            PickCaptive(creature) => (27, creature.index()),
            EndDevelopment => (28, 0),
            PutCreature(cell) => (29, table_number(cell)),
            PutCaptive => (30, 0),
        }
    }

    /// The action with these numbers, which must be in range.
    fn from_parts(variant: usize, number: usize) -> Option<Action> {
        let small = number as u8;
        Some(match variant {
            0 => SetupPlace(Spot::at(number)),
            1 => Rescue(small + 1),
            2 => DeclineRescue,
            3 => Place(Spot::at(number)),
            4 => Advance(small),
            5 => RepeatPlace(Spot::at(number)),
            6 => RepeatAdvance(small),
            7 => SkipRepeat,
            8 => Activate(Waiting(small)),
            9 => EndActivation,
            10 => Convert,
            11 => TakeCard(small),
            12 => Renew,
            13 => Invite(Creature::at(number)),
            14 => Gift(Area::at(number)),
            15 => SagePick(small),
            16 => SageStop,
            17 => EffectPlace(Spot::at(number)),
            18 => EffectAdvance(small),
            19 => Decline,
            20 => Dismount(Side::at(number / 5), small % 5 + 1),
            21 => Stay,
            22 => Complete(small),
            23 => SkipComplete,
            24 => Rotate(small),
            25 => Anchor(Cell::from_indices(number / SPAN, number % SPAN)),
            26 => PickInvited(Creature::at(number)),
            27 => PickCaptive(Creature::at(number)),
            28 => EndDevelopment,
            29 => PutCreature(Cell::from_indices(number / SPAN, number % SPAN)),
            30 => PutCaptive,
            _ => return None,
        })
    }
}

impl EngineAction for Action {
    const COUNT: usize = {
        let (mut sum, mut variant) = (0, 0);
        while variant < SIZES.len() {
            sum += SIZES[variant];
            variant += 1;
        }
        sum
    };

    fn index(self) -> usize {
        let (variant, number) = self.parts();
        SIZES[..variant].iter().sum::<usize>() + number
    }

    fn from_index(index: usize) -> Option<Self> {
        let mut number = index;
        for (variant, &size) in SIZES.iter().enumerate() {
            if number < size {
                return Action::from_parts(variant, number);
            }
            number -= size;
        }
        None
    }
}

//! What is going on: the steps of the agenda, and the parts of effects that wait in the pool.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::vocabulary::{Node, Temple, VillageCard};

/// What a part of an effect does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartKind {
    /// Take water, at once.
    #[default]
    Water,
    /// Remove tokens.
    Pollution,
    /// Move riders.
    Move,
    /// Water or moves, unit by unit.
    Flex,
    /// May buy a forest tile.
    Forest,
    /// May catapult riders.
    Catapult,
    /// May place a temple for free.
    Temple,
    /// May remove all tokens of a cell.
    ClearCell,
}

/// A part of an effect with its number fixed: an amount, or the cost of a forest tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// What it does.
    pub kind: PartKind,
    /// How much of it, or at what cost.
    pub n: u8,
}

/// The parts that are still to be resolved, in order of entry.
pub type Pool = ArrayVec<[Part; 16]>;

/// What the active seat is in the middle of. The steps that are no decision run by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Setup: take a board.
    Board,
    /// Setup: remove tokens for the start tile.
    StartBonus {
        /// How many are left.
        left: u8,
    },
    /// Setup: keep one of two village cards (R53).
    Keep {
        /// The two cards.
        cards: [VillageCard; 2],
    },
    /// The start of a turn.
    #[default]
    Menu,
    /// The action is being done; when this comes up again it is finished.
    Action,
    /// Choose three cards to discard.
    Discard {
        /// For a temple; otherwise nothing but three new cards (R51).
        temple: bool,
    },
    /// Choose a temple.
    Temple {
        /// From a village card: it may be declined.
        free: bool,
    },
    /// Choose a tile for the temple.
    TempleTile {
        /// Which temple.
        temple: Temple,
    },
    /// Choose one of two alternatives.
    Alternative {
        /// With their numbers fixed.
        parts: [Part; 2],
        /// The card in play adds the gains of its element afterwards.
        of_card: bool,
    },
    /// The pool is resolved, part by part.
    Pool,
    /// Remove tokens.
    Pollution {
        /// How many are left.
        left: u8,
    },
    /// Move riders.
    Move {
        /// Moves left.
        left: u8,
    },
    /// Take water or move riders.
    Flex {
        /// Units left.
        left: u8,
    },
    /// May buy a forest tile.
    Forest {
        /// What it costs.
        cost: u8,
    },
    /// Place the forest tile.
    PlaceForest {
        /// What it costs.
        cost: u8,
        /// Slot of the river, or 4 for the top of the stack.
        choice: u8,
    },
    /// May catapult a rider.
    Catapult {
        /// How many are left.
        left: u8,
    },
    /// Choose where the catapult sends the rider.
    CatapultTo {
        /// How many are left, this one included.
        left: u8,
        /// Where the rider stands.
        from: Node,
    },
    /// May clear a cell.
    ClearCell,
    /// A village was built: take a village card.
    TakeVillageCard,
    /// Choose a side of the village card.
    Side {
        /// The slot it came from.
        slot: u8,
    },
    /// Choose which tucked card goes (R22).
    Replace {
        /// The slot the new one came from.
        slot: u8,
    },
    /// The village card is dealt with; when this comes up the river is refilled (R12).
    VillageCard {
        /// The slot it came from.
        slot: u8,
    },
    /// After the action: powers may be used.
    After,
    /// Cards are drawn.
    Draw,
    /// Guide cards are chosen.
    Guide,
}

//! What happens in a game, for logs and animations.
//!
//! Only [`Event::HandDealt`] and [`Event::HandFilled`] carry something that not everybody sees: the
//! fronts of cards that came into a hand. [`Event::seen_by`] takes them out for all others.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::state::{Backs, Hand};
use crate::vocabulary::{
    Board, Card, Cell, Element, GuideCard, GuideCondition, Node, Temple, Tile, VillageCard,
};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are who, what, where and how many, as their names say")]
pub enum Event {
    /// Setup: a seat took a board.
    BoardChosen { seat: Seat, board: Board },
    /// Setup: a hand was dealt. Others see the backs only.
    HandDealt { seat: Seat, backs: Backs, fronts: Hand },
    /// Setup: a start tile gave water and sent riders to A1.
    StartBonus { seat: Seat, water: u8, riders: u8 },
    /// Setup: a seat may keep one of two village cards.
    VillageCardsOffered { seat: Seat, cards: [VillageCard; 2] },
    /// A round began.
    RoundBegan { round: u16 },
    /// A card was played by one of its lines.
    Played { seat: Seat, card: Card, line: u8 },
    /// Three cards were discarded.
    Discarded { seat: Seat, cards: [Card; 3] },
    /// A guide card was used.
    PowerUsed { seat: Seat, guide: GuideCard, paid: u8 },
    /// Water was taken.
    WaterTaken { seat: Seat, water: u16 },
    /// Tokens were removed.
    PollutionRemoved { seat: Seat, cell: Cell, tokens: u8 },
    /// A village polluted the cells of this set.
    PollutionSpread { seat: Seat, cells: u16 },
    /// A rider moved.
    Moved { seat: Seat, from: Node, to: Node },
    /// A rider was catapulted.
    Catapulted { seat: Seat, from: Node, to: Cell },
    /// A forest tile was bought and placed.
    ForestPlaced { seat: Seat, tile: Tile, cell: Cell, cost: u8 },
    /// A temple was placed.
    TemplePlaced { seat: Seat, temple: Temple, cell: Cell },
    /// A village was built; this many riders went home.
    VillageBuilt { seat: Seat, cell: Cell, riders: u8 },
    /// The End token was taken.
    EndTokenTaken { seat: Seat },
    /// A village card was taken from the river.
    VillageCardTaken { seat: Seat, card: VillageCard },
    /// A village card was tucked as an objective.
    Tucked { seat: Seat, card: VillageCard },
    /// A village card was discarded: a tucked one that was replaced, or one not kept at setup.
    VillageCardDiscarded { seat: Seat, card: VillageCard },
    /// The right side of a village card was used.
    RightSideUsed { seat: Seat, card: VillageCard },
    /// A new card lies in the village river.
    VillageRiverRefilled { slot: u8, card: VillageCard },
    /// A card was drawn from a slot of the river, or from the deck; nobody saw its front.
    Drawn { seat: Seat, slot: Option<u8>, back: Element },
    /// The drawn cards joined the hand. Others see the backs only.
    HandFilled { seat: Seat, backs: Backs, fronts: Hand },
    /// The element discard became the deck.
    ElementsReshuffled { cards: u8 },
    /// The village discard became the deck.
    VillagesReshuffled { cards: u8 },
    /// A guide condition was fulfilled for the first time.
    ConditionFulfilled { seat: Seat, condition: GuideCondition },
    /// A guide card became active.
    GuideChosen { seat: Seat, guide: GuideCard },
    /// The game ended.
    GameEnded,
}

impl Event {
    /// What an observer may know of it: fronts that came into a hand are for their owner.
    pub(crate) fn seen_by(self, observer: Option<Seat>) -> Event {
        match self {
            Event::HandDealt { seat, backs, .. } if observer != Some(seat) => {
                Event::HandDealt { seat, backs, fronts: Hand::new() }
            }
            Event::HandFilled { seat, backs, .. } if observer != Some(seat) => {
                Event::HandFilled { seat, backs, fronts: Hand::new() }
            }
            event => event,
        }
    }
}

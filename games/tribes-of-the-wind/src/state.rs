//! The whole state of a game: plain data, small and cheap to clone.
//!
//! Backs of element cards are public everywhere, fronts are [`Private`] in a hand and [`Secret`] in the
//! river, the deck and among cards that were just drawn. How many cards a seat still draws, and the
//! sizes of the decks, follow from where the cards are, so they are not stored.

mod steps;

use bocage_engine::{Agenda, Chance, Seat, State as EngineState};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::setup::Options;
pub use steps::{Part, PartKind, Pool, Step};

use crate::vocabulary::{
    Board, CARDS, CELLS, Card, CardSet, Cell, Element, GuideCondition, NODES, Node, Temple, Tile,
    VILLAGE_CARDS, VillageCard,
};

/// Most seats at a table.
pub const MAX_PLAYERS: usize = 5;
/// Cards in a hand.
pub const HAND: usize = 5;
/// Slots of each river.
pub const RIVER: usize = 4;
/// Most tucked village cards.
pub const MOST_TUCKED: u32 = 4;

/// The state of a game of Tribes of the Wind.
pub type State = EngineState<Public, Private, Secret>;

/// The fronts of a hand, in the order of their numbers: order carries no information (R30).
pub type Hand = ArrayVec<[Card; HAND]>;

/// Numbers of backs by element.
pub type Backs = [u8; 4];

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many seats play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// The round, counted from 1; 0 during setup.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Grows whenever something is revealed or a turn ends: undo stops there.
    pub epoch: u32,
    /// Backs of the element river.
    pub element_river: [Option<Element>; RIVER],
    /// Back of the top card of the element deck.
    pub deck_top: Option<Element>,
    /// The element discard, open to all (R31).
    pub element_discard: CardSet,
    /// How often the element deck was made anew.
    pub reshuffles: u16,
    /// The village river.
    pub village_river: [Option<VillageCard>; RIVER],
    /// The village discard, as a set.
    pub village_discard: u32,
    /// How often the village deck was made anew.
    pub village_reshuffles: u16,
    /// The forest river.
    pub forest_river: [Option<Tile>; RIVER],
    /// The tile on top of the stack, the fifth choice (R36).
    pub stack_top: Option<Tile>,
    /// Tiles of the stack, the top included.
    pub stack_size: u8,
    /// Who holds the End token, which is one thing by two names in the rulebook (R34).
    pub end_token: Option<Seat>,
    /// The round in which it was taken.
    pub final_trigger_round: Option<u16>,
    /// What the active seat is in the middle of; empty when the game is over.
    pub agenda: Agenda<Step, 6>,
    /// Parts still to be resolved.
    pub pool: Pool,
    /// The element card in play.
    pub in_play: Option<Card>,
    /// Backs of the cards drawn this turn, which nobody has looked at (R41).
    pub drawn: ArrayVec<[Element; 3]>,
    /// The village card being dealt with.
    pub village_in_hand: Option<VillageCard>,
    /// Guide cards of the active seat used this turn, as a set.
    pub powers_used: u8,
    /// The seats; only the first [`Public::players`] are in use.
    pub seats: [Side; MAX_PLAYERS],
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// The board, once it is chosen.
    pub board: Option<Board>,
    /// Backs of the hand.
    pub backs: Backs,
    /// Water.
    pub water: u16,
    /// Riders on each cell, and last in the Capital.
    pub riders: [u8; NODES],
    /// Tiles on the terrain.
    pub tiles: [Option<Tile>; CELLS],
    /// Cells whose tile is on its village face.
    pub villages: u16,
    /// Cells with a temple.
    pub temples: u16,
    /// Temples still in the temple zone, one bit for each of [`Temple::ALL`].
    pub temple_zone: u8,
    /// Tokens on each cell.
    pub pollution: [u8; CELLS],
    /// Tucked village cards, as a set.
    pub tucked: u32,
    /// Right sides of village cards used.
    pub right_sides_used: u8,
    /// Active guide cards of the board, as a set.
    pub guides: u8,
    /// Guide conditions that held at some time, one bit each.
    pub latched: u8,
    /// Guide conditions that were rewarded.
    pub rewarded: u8,
}

/// What one seat sees: the fronts of its hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Private {
    /// The hand.
    pub hand: Hand,
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The element deck; the top card is the last one.
    pub deck: ArrayVec<[Card; 128]>,
    /// Fronts of the element river.
    pub river: [Option<Card>; RIVER],
    /// The cards drawn this turn.
    pub drawn: ArrayVec<[Card; 3]>,
    /// The village deck; the top card is the last one.
    pub village_deck: ArrayVec<[VillageCard; 32]>,
    /// The forest stack below its top tile; the next one is the last.
    pub forest_stack: ArrayVec<[Tile; 64]>,
    /// The source of all shuffles.
    pub chance: Chance,
}

impl Public {
    /// The side of `seat`.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.seats[seat.index() % MAX_PLAYERS]
    }

    /// The side of `seat`, to change it.
    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.seats[seat.index() % MAX_PLAYERS]
    }

    /// The sides in use.
    pub fn sides(&self) -> &[Side] {
        &self.seats[..usize::from(self.players).min(MAX_PLAYERS)]
    }

    /// Is the game still being set up?
    #[inline]
    pub fn in_setup(&self) -> bool {
        self.round == 0
    }

    /// Cards that the active seat still draws this turn: what its hand lacks.
    #[inline]
    pub fn to_draw(&self) -> usize {
        HAND.saturating_sub(self.side(self.active).hand_size() + self.drawn.len())
    }

    /// Cards in the element deck.
    pub fn deck_size(&self) -> usize {
        let hands: usize = self.sides().iter().map(Side::hand_size).sum();
        let river = self.element_river.iter().flatten().count();
        let open = self.element_discard.len() + usize::from(self.in_play.is_some());
        CARDS.saturating_sub(hands + river + open + self.drawn.len())
    }

    /// Village cards that lie open somewhere, as a set. All others are in the deck.
    pub fn open_village_cards(&self) -> u32 {
        let tucked = self.sides().iter().fold(self.village_discard, |set, side| set | side.tucked);
        let open = self.village_river.iter().flatten().chain(&self.village_in_hand);
        let kept = match self.agenda.top() {
            Some(Step::Keep { cards }) => cards.iter().fold(0, |set, card| set | card.bit()),
            _ => 0,
        };
        open.fold(tucked | kept, |set, card| set | card.bit())
    }

    /// Village cards in the deck.
    pub fn village_deck_size(&self) -> usize {
        VILLAGE_CARDS.saturating_sub(self.open_village_cards().count_ones() as usize)
    }

    /// Is a forest tile left to buy?
    #[inline]
    pub fn forest_left(&self) -> bool {
        self.stack_top.is_some() || self.forest_river.iter().any(Option::is_some)
    }

    /// The tile of a forest choice: a slot of the river, or 4 for the top of the stack (R36).
    pub fn forest_choice(&self, choice: u8) -> Option<Tile> {
        match self.forest_river.get(usize::from(choice)) {
            Some(tile) => *tile,
            None => self.stack_top,
        }
    }
}

impl Side {
    /// Cards in hand.
    #[inline]
    pub fn hand_size(&self) -> usize {
        self.backs.iter().map(|&count| usize::from(count)).sum()
    }

    /// Cells with a tile.
    #[inline]
    pub fn tiled(&self) -> u16 {
        self.tiles.iter().enumerate().fold(0, |set, (cell, tile)| set | u16::from(tile.is_some()) << cell)
    }

    /// Cells with at least one token.
    #[inline]
    pub fn polluted(&self) -> u16 {
        self.pollution.iter().enumerate().fold(0, |set, (cell, &tokens)| set | u16::from(tokens > 0) << cell)
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(cell.index()).copied().flatten()
    }

    /// Riders at a node.
    #[inline]
    pub fn riders(&self, node: Node) -> u8 {
        self.riders.get(node.index()).copied().unwrap_or_default()
    }

    /// Is this temple still in the zone?
    #[inline]
    pub fn has_temple(&self, temple: Temple) -> bool {
        self.temple_zone >> temple.index() & 1 == 1
    }

    /// Tucked village cards.
    pub fn tucked(&self) -> impl Iterator<Item = VillageCard> {
        let set = self.tucked;
        VillageCard::all().filter(move |card| set & card.bit() != 0)
    }

    /// A condition that was fulfilled and not yet rewarded, the sequence first.
    pub fn pending_reward(&self) -> Option<GuideCondition> {
        let open = self.latched & !self.rewarded;
        GuideCondition::ALL.iter().copied().find(|condition| open >> condition.index() & 1 == 1)
    }

    /// Villages built.
    #[inline]
    pub fn village_count(&self) -> u8 {
        self.villages.count_ones() as u8
    }
}

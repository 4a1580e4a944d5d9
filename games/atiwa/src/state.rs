//! The whole state of a game: plain data, small and cheap to clone.

use bocage_engine::{Agenda, Chance, Seat, State as EngineState};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::Bundle;
use crate::tableau::Tableau;
use crate::vocabulary::{Card, Cell, Challenge, Piece, Space, TERRAINS, Tile};

/// Most seats at a table.
pub const MAX_PLAYERS: usize = 4;

/// Most open terrain cards.
pub const MAX_SLOTS: usize = 4;

/// Round spaces, and rounds.
pub const ROUNDS: usize = 7;

/// Most pollution markers.
pub const MAX_MARKERS: usize = 44;

/// An ordered pile of terrain cards.
pub type Pile = ArrayVec<[Card; TERRAINS]>;

/// Pollution markers in the order in which they will be drawn, the next one last; a marker is the
/// gold on its hidden side.
pub type Bag = ArrayVec<[u8; MAX_MARKERS]>;

/// The state of a game of Atiwa. Nothing is known to one seat alone.
pub type State = EngineState<Public, (), Secret>;

/// Where the game stands. Income, preparation and scoring run by themselves inside a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Workers are placed, one seat after the other.
    Work,
    /// Growth, return of the bats, feeding and breeding, all seats at the same time (R28).
    Upkeep,
    /// The game is over.
    End,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many seats play; 1 is solo.
    pub players: u8,
    /// The challenge of a solo game.
    pub challenge: Option<Challenge>,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u8,
    /// Turns taken in this work phase.
    pub turn: u8,
    /// Who began the round.
    pub starter: Seat,
    /// Who holds the first player marker.
    pub first_player: Seat,
    /// The tiles on the round spaces.
    pub tiles: [Option<Tile>; ROUNDS],
    /// Spaces with workers: of each seat, or in solo of each colour.
    pub workers: [u32; MAX_PLAYERS],
    /// The open terrain cards.
    pub open: [Option<Card>; MAX_SLOTS],
    /// The discarded terrain cards, as a set. Their order never matters: they are shuffled.
    pub discard: u64,
    /// How often the discard pile became the deck.
    pub reshuffles: u8,
    /// Markers left in the bag, by the gold on their hidden side. Their order is secret.
    pub bag: [u8; 3],
    /// The seats; only the first [`Public::players`] are in use.
    pub seats: [Side; MAX_PLAYERS],
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// The cards.
    pub tableau: Tableau,
    /// Pieces on the supply board, by row.
    pub supply: [u8; 5],
    /// Gold.
    pub gold: u16,
    /// Food that was missing so far.
    pub shortage: u16,
    /// Bats on the night card.
    pub night: u8,
    /// What the seat is in the middle of.
    pub agenda: Agenda<Step, 2>,
}

/// Something a seat is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// W2: the effects of an action space.
    Resolve {
        /// Where the worker stands.
        space: Space,
        /// The bonus of the space is being resolved; before it, everything else.
        bonus: bool,
        /// The choice, payment, exchange or purchase of the space is still open.
        choice: bool,
        /// What can still be gained.
        pending: Bundle,
    },
    /// W2a: a card in hand must be placed.
    PlaceCard(Card),
    /// W2b: a family moves into this house with a bat, and a training is left.
    KeepBat(Cell),
    /// W2c: trees are spent for a location, in ascending order.
    SpendTree {
        /// Trees still to be spent.
        left: u8,
        /// Only trees from this cell on.
        from: Cell,
    },
    /// W3: the bat action may be done.
    #[default]
    BatAction,
    /// W3a: bats leave for the night, in ascending order.
    PickBat {
        /// Bats still to leave.
        left: u8,
        /// Only bats from this cell on.
        from: Cell,
    },
    /// W3b: a fruit is spent.
    PickFruit,
    /// W3c: the tree of the bat action is placed.
    PlantTree,
    /// M2: trees, then fruits, then bats grow.
    Grow {
        /// What grows.
        piece: Piece,
        /// How many still may.
        left: u8,
    },
    /// M3: bats return from the night.
    Return,
    /// M4: food is paid.
    Feed {
        /// Food still needed.
        need: u8,
        /// The value of the last payment: no later one may be worth more.
        last: u8,
        /// Bats that may still be eaten.
        bats: u8,
    },
    /// M4s: in a shortage, the seat picks the bats that are eaten.
    Starve {
        /// Bats still to be eaten.
        left: u8,
    },
    /// M5: breeding.
    Breed {
        /// Conditions of the round that were used, as a set.
        used: u8,
    },
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The terrain deck; the top card is the last one.
    pub deck: Pile,
    /// The bag.
    pub bag: Bag,
    /// The source of all shuffles.
    pub chance: Chance,
}

impl Public {
    /// Is this the solo game?
    #[inline]
    pub fn solo(&self) -> bool {
        self.players == 1
    }

    /// Whose turn it is in the work phase. A change of the marker changes nothing before the next
    /// round.
    #[inline]
    pub fn active(&self) -> Seat {
        Seat((self.starter.0 + self.turn) % self.players.max(1))
    }

    /// The round as an index, counted from 0.
    #[inline]
    pub fn round_index(&self) -> usize {
        usize::from(self.round.saturating_sub(1)).min(ROUNDS - 1)
    }

    /// Spaces with a worker.
    #[inline]
    pub fn occupied(&self) -> u32 {
        self.workers.iter().fold(0, |set, spaces| set | spaces)
    }

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
    #[inline]
    pub fn sides(&self) -> &[Side] {
        &self.seats[..usize::from(self.players).min(MAX_PLAYERS)]
    }

    /// Every terrain card that lies open somewhere, as a set. All others are in the deck.
    pub fn visible(&self) -> u64 {
        let open = self.open.iter().flatten().fold(self.discard, |set, card| set | card.bit());
        self.sides().iter().fold(open, |set, side| set | side.tableau.cards() | side.in_hand())
    }

    /// Markers in the bag.
    #[inline]
    pub fn markers(&self) -> u8 {
        self.bag.iter().sum()
    }
}

impl Side {
    /// The card in hand, as a set.
    fn in_hand(&self) -> u64 {
        match self.agenda.top() {
            Some(Step::PlaceCard(card)) => card.bit(),
            _ => 0,
        }
    }

    /// Is there one left to gain? Bats are unlimited.
    #[inline]
    pub fn in_supply(&self, piece: Piece) -> bool {
        self.supply.get(piece.index()).is_none_or(|&left| left > 0)
    }
}

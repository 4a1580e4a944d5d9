//! The whole state of a game: plain data, small and cheap to clone.

use bocage_engine::{Agenda, Chance, Seat, State as EngineState};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::planet::Planet;
use crate::vocabulary::{Card, Kind, Power, Season, Space, Sun};

/// Most seats at a table.
pub const MAX_PLAYERS: usize = 4;

/// Most cards that a component file may have: a set of cards is a word.
pub const MAX_CARDS: usize = 64;

/// Somebody who picks cards: a seat, or in solo also the automa, which is drafter 1.
pub type Drafter = u8;

/// An ordered pile of any number of cards.
pub type Pile = ArrayVec<[Card; MAX_CARDS]>;

/// The cards that a drafter took in a season.
pub type Taken = ArrayVec<[Card; 15]>;

/// The state of a game of Evergreen. Nothing is known to one seat alone.
pub type State = EngineState<Public, (), Secret>;

/// Where the game stands. The other steps of a round run by themselves inside a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Cards are picked, one drafter after the other.
    Draft,
    /// All seats act and use powers, at the same time.
    Turns,
    /// The game is over.
    End,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many seats play; 1 is solo.
    pub players: u8,
    /// Where the sun stood in spring.
    pub start_sun: Sun,
    /// Where the game stands.
    pub phase: Phase,
    /// The season.
    pub season: Season,
    /// Rounds of the season that are over.
    pub round_in_season: u8,
    /// The drafting row; slots keep their number when a card is taken.
    pub row: ArrayVec<[Option<Card>; 8]>,
    /// The slot that carries the first-player token.
    pub token_slot: Option<u8>,
    /// Who picks first.
    pub first_player: Drafter,
    /// Who will pick first in the next round, as it stands.
    pub next_first_player: Drafter,
    /// Picks made this round.
    pub draft_index: u8,
    /// The discard pile, oldest first. Open to all (R12).
    pub discard: Pile,
    /// The piles of the fertility zone, one after the other in the order of the biomes, each from its
    /// bottom to its top.
    pub zone: Pile,
    /// Which cards of the zone are face down, as a set of cards.
    pub face_down: u64,
    /// The automa's cards of this season (solo).
    pub automa_taken: Taken,
    /// How often the deck was refilled.
    pub refills: u8,
    /// The seats; only the first [`Public::players`] are in use.
    pub seats: [Side; MAX_PLAYERS],
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// The planet.
    pub planet: Planet,
    /// The level of each power track.
    pub level: [u8; 6],
    /// Points by where they came from.
    pub points: Points,
    /// The cards taken this season; the last one is the current card.
    pub taken: Taken,
    /// How far the turn is.
    pub turn: Turn,
}

/// Points by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    /// By turn order, at the start (and points carried into a position).
    pub start: i32,
    /// Light, by season.
    pub light: [i32; 4],
    /// Biggest forest, by season.
    pub forest: [i32; 4],
    /// Buds.
    pub bud: i32,
    /// Fertility, at the end.
    pub fertility: i32,
}

impl Points {
    /// The sum.
    pub fn total(&self) -> i32 {
        self.start
            + self.light.iter().sum::<i32>()
            + self.forest.iter().sum::<i32>()
            + self.bud
            + self.fertility
    }
}

/// How far a seat is with its turn. What is running is on the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The action was begun.
    pub acted: bool,
    /// The power was activated.
    pub powered: bool,
    /// The turn is over.
    pub ended: bool,
    /// What is running: an action, or a power with perhaps a lake on top of it.
    pub agenda: Agenda<Step, 2>,
}

/// Something a seat is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// An action.
    Action {
        /// Which one.
        kind: Kind,
        /// Sprouts planted by it.
        planted: u8,
        /// Plants grown by it.
        grown: u8,
        /// Spaces used by it: none may be used twice.
        touched: u64,
    },
    /// The power of the current card.
    Power {
        /// Applications left.
        remaining: u8,
        /// Applications made.
        used: u8,
    },
    /// A lake that makes its neighbours grow.
    Lake {
        /// Where it was placed.
        at: Space,
        /// Spaces it made grow.
        grown: u64,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::Power { remaining: 0, used: 0 }
    }
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The deck; the top card is the last one.
    pub deck: Pile,
    /// The source of all shuffles.
    pub chance: Chance,
}

impl Public {
    /// How many pick cards: the seats, and in solo the automa.
    #[inline]
    pub fn drafters(&self) -> u8 {
        self.players.max(2)
    }

    /// Is this the solo game?
    #[inline]
    pub fn solo(&self) -> bool {
        self.players == 1
    }

    /// Who picks now, while cards are picked.
    #[inline]
    pub fn drafter(&self) -> Drafter {
        (self.first_player + self.draft_index) % self.drafters()
    }

    /// How many pick before this drafter in a round.
    #[inline]
    pub fn turn_order(&self, drafter: Drafter) -> u8 {
        let drafters = self.drafters();
        (drafter + drafters - self.first_player % drafters) % drafters
    }

    /// Where the sun stands.
    #[inline]
    pub fn sun(&self) -> Sun {
        self.start_sun.clockwise(self.season as u8)
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
    pub fn sides(&self) -> &[Side] {
        &self.seats[..self.players as usize]
    }

    /// Every card that lies open somewhere, as a set. All others are in the deck.
    pub fn open_cards(&self) -> u64 {
        let taken = self.sides().iter().flat_map(|side| side.taken.iter());
        let piles = self.discard.iter().chain(&self.zone).chain(&self.automa_taken).chain(taken);
        let row = self.row.iter().flatten();
        piles.chain(row).fold(0, |set, card| set | card.bit())
    }
}

impl Side {
    /// The card whose biome and power the turn is about.
    #[inline]
    pub fn card(&self) -> Option<Card> {
        self.taken.last().copied()
    }

    /// The level of a power.
    #[inline]
    pub fn level(&self, power: Power) -> u8 {
        self.level[power.index()]
    }
}

//! The whole state of a game: plain data, small and cheap to copy.
//!
//! Only one seat is ever waited on: the one whose turn it is in the phase. What it is in the middle
//! of is a stack of [`Step`]s. In solo, Paco & Paca are side 1 and are never waited on.

mod steps;

use bocage_engine::{Agenda, Chance, Seat, State as EngineState};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::vocabulary::{
    Bird, Card, DECK_SIZE, Deck, EmptyTile, FIRST_STRUCTURE, Favour, GoalTile, QueenCard, Region, Resource,
    SoloTile, StartFace, Tile,
};

pub use steps::Step;

/// Most seats at a table.
pub const MAX_PLAYERS: usize = 4;

/// The side of Paco & Paca in solo.
pub const AUTOMA: Seat = Seat(1);

/// Whose turn it is after so many steps around the table, by sides in use: asked all the time, so it
/// is looked up.
const AROUND: [[u8; 32]; 8] = {
    let mut around = [[0; 32]; 8];
    let mut index = 32;
    while index < 5 * 32 {
        around[index / 32][index % 32] = (index % 32 % (index / 32)) as u8;
        index += 1;
    }
    around
};

/// Pending steps: with at most two bonus spaces on each track no chain of effects is deeper.
pub const MOST_STEPS: usize = 24;

/// The state of a game of Kingdom Crossing. Nothing is known to one seat alone (R24).
pub type State = EngineState<Public, (), Secret>;

/// A set of the hundred cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards([u64; 2]);

impl Cards {
    /// The set as the bits of one word.
    #[inline]
    pub const fn bits(self) -> u128 {
        (self.0[1] as u128) << 64 | self.0[0] as u128
    }

    /// Is this card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.bits() >> (card.0 & 127) & 1 == 1
    }

    /// Puts a card into the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[usize::from(card.0 >> 6) & 1] |= 1 << (card.0 & 63);
    }

    /// The cards of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..100).map(Card).filter(move |&card| self.contains(card))
    }
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Starting cards are picked.
    Draft,
    /// Incomes are collected.
    Morning,
    /// Action tiles are played.
    Day,
    /// One more income at home; tiles and paws come back.
    Evening,
    /// The game is over.
    End,
}

/// What lies on a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// A card, face up.
    Card(Card),
    /// An empty-deck tile.
    Tile(EmptyTile),
    /// Nothing.
    #[default]
    Bare,
}

/// One of the ten places for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// The deck that lies here.
    pub deck: Deck,
    /// What lies face up.
    pub face: Face,
    /// The bird on the card.
    pub bird: Option<Bird>,
}

/// A bridge goal on the tree board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Goal {
    /// Which one.
    pub tile: GoalTile,
    /// Its hard side is up.
    pub hard: bool,
    /// Whose marker lies on each position.
    pub markers: [Option<Seat>; 4],
}

/// A starting card with its favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair {
    /// The face of the card.
    pub start: StartFace,
    /// The favour under it.
    pub favour: Favour,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many seats play; 1 is solo.
    pub players: u8,
    /// Rest tiles in the solo deck.
    pub rest_tiles: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, from 1 to 4.
    pub round: u8,
    /// Who began the phase; fixed while it lasts (R18).
    pub phase_first: Seat,
    /// Turns of the phase that are over.
    pub turn: u8,
    /// Who holds the first-player token.
    pub first_player: Seat,
    /// Where the balloon is.
    pub balloon: Region,
    /// The ten slots.
    pub slots: [Slot; 10],
    /// The Queen card of the round, if nobody has taken it.
    pub queen: Option<QueenCard>,
    /// Queen cards that nobody took, as a set.
    pub queens_gone: u8,
    /// The bridge goals; two make a row.
    pub goals: [Goal; 6],
    /// The favours that lie open.
    pub display: [Option<Favour>; 3],
    /// The pairs that are still to be picked in the draft.
    pub pairs: [Option<Pair>; MAX_PLAYERS],
    /// Birds in the box, as a set.
    pub boxed: u64,
    /// Solo tiles drawn this round, as a set.
    pub solo_drawn: u16,
    /// Counts what was revealed and who came next: undo never crosses it.
    pub epoch: u16,
    /// What the active seat is in the middle of.
    pub agenda: Agenda<Step, MOST_STEPS>,
    /// The action tile being worked with.
    pub work: Work,
    /// The sides of the table; only the first [`Public::sides_in_use`] are in use.
    pub seats: [Side; MAX_PLAYERS],
}

/// A Work action that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Work {
    /// The tile; none while nobody works.
    pub tile: Option<Tile>,
    /// Its side when it was played: it stays the same for this action (R41).
    pub upgraded: bool,
    /// Bridges still to cross.
    pub bridges: u8,
    /// The first bridge is behind the worker.
    pub walked: bool,
    /// The balloon was used.
    pub flown: bool,
    /// A resource was bought.
    pub bought: bool,
    /// The slot whose card is taken.
    pub slot: u8,
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// Cards owned: characters in their columns, structures under the board.
    pub cards: Cards,
    /// Birds kept, as a set.
    pub birds: u64,
    /// Favours, as a set.
    pub favours: u32,
    /// Coins.
    pub coins: u16,
    /// Points so far.
    pub points: Points,
    /// Decorations, as a set of the component file's slots.
    pub filled: u16,
    /// Queen cards, as a set.
    pub queens: u8,
    /// The starting card.
    pub start: Option<StartFace>,
    /// Position of the investment marker.
    pub investment: u8,
    /// Positions of the resource markers.
    pub markers: [u8; 4],
    /// Action tiles on their upgraded side, as a set.
    pub upgraded: u8,
    /// Action tiles played this round, as a set.
    pub played: u8,
    /// Bridges with a paw, as a set.
    pub paws: u8,
    /// Regions with a house, as a set.
    pub houses: u8,
    /// Where the worker stands.
    pub worker: Region,
}

impl Default for Side {
    fn default() -> Self {
        Side {
            cards: Cards::default(),
            birds: 0,
            favours: 0,
            coins: 0,
            points: Points::default(),
            filled: 0,
            queens: 0,
            start: None,
            investment: 0,
            markers: [0; 4],
            upgraded: 0,
            played: 0,
            paws: 0,
            houses: 0,
            worker: Region::North,
        }
    }
}

/// Points scored during play, by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    /// Tiles, cards, birds and incomes.
    pub play: u16,
    /// Sixth and seventh paws.
    pub bridges: u16,
    /// Bridge goals.
    pub goals: u16,
}

impl Points {
    /// The sum.
    pub const fn total(&self) -> u16 {
        self.play + self.bridges + self.goals
    }
}

/// An ordered pile of face-down things; the top is the last one.
pub type Pile<T, const N: usize> = ArrayVec<[T; N]>;

/// What nobody sees: the order of everything face down, and the source of all shuffles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The decks, by deck.
    pub decks: [Pile<Card, DECK_SIZE>; 10],
    /// The birds, by colour.
    pub birds: [Pile<Bird, 12>; 4],
    /// The Queen cards; the one at the bottom is the one removed from the game.
    pub queens: Pile<QueenCard, 5>,
    /// The favours: three stacks are one (R22).
    pub favours: Pile<Favour, 26>,
    /// The empty-deck tiles.
    pub empty_tiles: Pile<EmptyTile, 4>,
    /// The solo tiles of this round.
    pub solo: Pile<SoloTile, 14>,
    /// The source of all shuffles.
    pub chance: Chance,
}

impl Public {
    /// Is this the solo game?
    #[inline]
    pub const fn solo(&self) -> bool {
        self.players == 1
    }

    /// How many sides are in use: the seats, and in solo Paco & Paca.
    #[inline]
    pub const fn sides_in_use(&self) -> u8 {
        if self.players == 1 { 2 } else { self.players }
    }

    /// The sides in use.
    pub fn sides(&self) -> &[Side] {
        &self.seats[..usize::from(self.sides_in_use()).min(MAX_PLAYERS)]
    }

    /// Whose turn it is in the phase: a seat, or in solo Paco & Paca.
    #[inline]
    pub const fn active(&self) -> Seat {
        if let Phase::Draft = self.phase {
            return Seat(self.players.saturating_sub(1 + self.turn));
        }
        // Paco & Paca have turns, but no income and no Evening.
        let sides = if let Phase::Day = self.phase { self.sides_in_use() } else { self.players };
        let clockwise = self.phase_first.0 + self.turn;
        Seat(AROUND[(sides & 7) as usize][(clockwise & 31) as usize])
    }

    /// The side of `seat`.
    #[inline]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.seats[seat.0 as usize % MAX_PLAYERS]
    }

    /// The side of `seat`, to change it.
    #[inline]
    pub(crate) const fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.seats[seat.0 as usize % MAX_PLAYERS]
    }

    /// The side of the active seat.
    #[inline]
    pub const fn me(&self) -> &Side {
        self.side(self.active())
    }

    /// The side of the active seat, to change it.
    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Side {
        self.side_mut(self.active())
    }

    /// Does `seat` have a marker on this goal?
    #[inline]
    pub fn has_claimed(&self, seat: Seat, goal: usize) -> bool {
        self.goals[goal].markers.contains(&Some(seat))
    }
}

impl Side {
    /// The structures, as a set; the starting house is always among them (R40).
    #[inline]
    pub const fn structures(&self) -> u32 {
        ((self.cards.bits() >> FIRST_STRUCTURE) as u32) << 1 | 1
    }

    /// Is the tile on its upgraded side?
    #[inline]
    pub const fn is_upgraded(&self, tile: Tile) -> bool {
        self.upgraded & tile.bit() != 0
    }

    /// The position of a marker.
    #[inline]
    pub const fn marker(&self, resource: Resource) -> u8 {
        self.markers[resource as usize]
    }
}

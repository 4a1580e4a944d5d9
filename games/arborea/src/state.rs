//! The whole state of a game: plain data, small and cheap to clone.
//!
//! What the main flow still has to do is a stack of [`Step`]s; each seat's development runs beside it
//! and is part of its [`Board`].

use bocage_engine::{Agenda, Chance, Seat, State as EngineState};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{DECK, Symbol};
use crate::ecosystem::Ecosystem;
use crate::tracks::Track;
use crate::vocabulary::{Area, Biome, Card, Creature, Kind, Owner, Waiting};

/// Most seats at a table.
pub const MAX_PLAYERS: usize = 5;

/// The state of a game of Arborea. Nothing is known to one seat alone.
pub type State = EngineState<Public, (), Secret>;

/// Cards of one deck, or a part of it.
pub type Pile = ArrayVec<[Card; DECK]>;

/// Villagers at the starts of trails, sorted.
pub type Trails = ArrayVec<[Waiting; 8]>;

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many seats play; 1 is solo.
    pub players: u8,
    /// What each of Feronia's steps is worth (solo).
    pub difficulty: u8,
    /// Whose turn it is; during setup, who places.
    pub turn: Owner,
    /// The seat that the main flow asks, if it asks one.
    pub asked: Option<Seat>,
    /// Changes whenever something is revealed or another seat is asked.
    pub epoch: u16,
    /// The four tracks.
    pub tracks: [Track; 4],
    /// The lower halves of the biome tiles.
    pub lower: [u8; 6],
    /// The upper halves: what may be spent.
    pub upper: [u8; 6],
    /// Creatures that have not come yet, by type.
    pub supply: [u8; 6],
    /// Creatures in the Borderlands, by column.
    pub heights: [u8; 6],
    /// Bonus tiles on the top row.
    pub bonus: [Option<u8>; 6],
    /// The season tiles above the season tracks.
    pub season_tiles: [u8; 4],
    /// Where the sun stands.
    pub sun: u8,
    /// Turns still to be played, once the end is near.
    pub ending: Option<u8>,
    /// The four decks, as far as they are known.
    pub decks: [Deck; 4],
    /// The boards; only the first [`Public::players`] are in use.
    pub boards: [Board; MAX_PLAYERS],
    /// The solo opponent.
    pub feronia: Feronia,
    /// What the main flow still has to do.
    pub agenda: Agenda<Step, 8>,
    /// Is the game over?
    pub over: bool,
}

/// What everybody knows of a deck (section 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    /// The card on top.
    pub front: Option<Card>,
    /// How many cards in unknown order follow.
    pub hidden: u8,
    /// The cards that were put under the deck, in order.
    pub tail: Pile,
}

impl Deck {
    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.front.is_some()) + usize::from(self.hidden) + self.tail.len()
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.front.is_none()
    }
}

/// One player's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Position on the spirit track.
    pub spirit: i8,
    /// Points by where they came from.
    pub points: Points,
    /// Gift levels by area.
    pub gifts: [u8; 8],
    /// Levels on the season tracks, marked with cubes (R32).
    pub seasons: [u8; 4],
    /// Villagers that may be placed, by kind.
    pub available: [u8; 3],
    /// Villagers that must be trained first, by kind.
    pub dedicated: [u8; 3],
    /// Villagers at the starts of trails.
    pub trails: Trails,
    /// Cards not completed yet.
    pub slots: [Option<Card>; 3],
    /// The card completed this turn, until it is laid.
    pub completed: Option<Card>,
    /// Creatures invited this turn, by type.
    pub invited: [u8; 6],
    /// Creatures in captivity, by type.
    pub captive: [u8; 6],
    /// Cards and creatures on the table.
    pub ecosystem: Ecosystem,
    /// What is asked about the ecosystem.
    pub development: Development,
    /// Turns begun.
    pub turns: u16,
}

/// Points by where they came from; spirit may make the sum negative (R26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    /// Biomes left for others, during the game.
    pub biomes: i16,
    /// Spirit, at the end.
    pub spirit: i16,
    /// Seasons, at the end.
    pub seasons: [i16; 4],
    /// Creatures, at the end.
    pub creatures: i16,
}

impl Points {
    /// The sum.
    pub fn total(&self) -> i16 {
        self.biomes + self.spirit + self.seasons.iter().sum::<i16>() + self.creatures
    }
}

/// How far a seat's development is (section 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Development {
    /// Nothing is to be done.
    #[default]
    None,
    /// The completed card must be turned.
    Rotate,
    /// The completed card, turned so, must be laid.
    Anchor(u8),
    /// A creature must be picked. These types of captives may be placed, as a set of bits.
    Pick(u8),
    /// An invited creature must be put somewhere; captives as before.
    Invited(Creature, u8),
    /// A captive must be put somewhere.
    Captive(Creature),
}

/// The solo opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Feronia {
    /// Adults in her reserve.
    pub reserve: u8,
    /// Her villagers at the starts of trails.
    pub trails: Trails,
    /// The space of her young villager, which gives her water.
    pub young: u8,
    /// Steps of her elder, which is her only such marker (R33).
    pub steps: u16,
    /// Points from biomes.
    pub points: i16,
    /// The cards on her left and in the middle.
    pub cards: [Option<Card>; 2],
    /// The pile on her right, the top card last.
    pub pile: ArrayVec<[Card; 60]>,
    /// The cards she completed, as a set.
    pub completed: u64,
    /// Her creatures, by type.
    pub creatures: [u8; 6],
    /// The active solo card.
    pub active: u8,
    /// Solo cards that lie open, the active one too, as a set.
    pub used: u16,
    /// How often the solo deck was shuffled anew.
    pub reshuffles: u16,
}

/// Where symbols come from that are resolved one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A trail, and the villager who walks it.
    Trail(Waiting),
    /// A bonus tile.
    Bonus(u8),
    /// The card in this slot.
    Slot(u8),
}

/// Something that the main flow is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// A seat places its starting villager.
    Setup(Seat),
    /// A turn begins as soon as the seat's development is done.
    Begin,
    /// T0: an adult may come back from the water.
    Rescue,
    /// T1.
    Pilgrimage,
    /// T1b.
    Repeat,
    /// T2, with so many activations behind it.
    Activation(u8),
    /// T3.
    Completion,
    /// T4.1.
    Renewal,
    /// T4.2: spaces that each track still has to move.
    Tracks([u8; 4]),
    /// T4.3 and T4.4.
    Close,
    /// The last turn is over; the game ends as soon as all developments are done.
    #[default]
    Final,
    /// Symbols are resolved; the number is that of the next one.
    Resolve(Source, u8),
    /// One symbol is resolved.
    Effect(Symbol),
    /// Rewards of a Sage: how many may still be picked, and which were, as a set of bits.
    Sage {
        /// Whose.
        area: Area,
        /// Is the villager young or an elder?
        small: bool,
        /// Picks left.
        left: u8,
        /// Rewards already picked.
        taken: u8,
    },
    /// A track moves; so many spaces are left.
    Move(u8, u8),
    /// The villager on this cell of a track may leave it.
    Leave {
        /// Which track.
        track: u8,
        /// Which cell.
        cell: u8,
        /// Feronia's most advanced villager has been dealt with.
        led: bool,
    },
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// The unknown part of each deck, its top card last.
    pub decks: [Pile; 4],
    /// The solo deck, its top card last.
    pub solo: ArrayVec<[u8; 16]>,
    /// The source of all shuffles.
    pub chance: Chance,
}

impl Public {
    /// Is this the solo game?
    #[inline]
    pub fn solo(&self) -> bool {
        self.players == 1
    }

    /// How many take turns: the seats, and in solo Feronia.
    #[inline]
    pub fn turn_takers(&self) -> u8 {
        self.players.max(2)
    }

    /// Position in tables by number of players.
    #[inline]
    pub fn table(&self) -> usize {
        usize::from(self.players.clamp(1, 5) - 1)
    }

    /// The board of `seat`.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index() % MAX_PLAYERS]
    }

    /// The board of `seat`, to change it.
    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index() % MAX_PLAYERS]
    }

    /// The boards in use.
    pub fn in_use(&self) -> &[Board] {
        &self.boards[..usize::from(self.players)]
    }

    /// The seat whose turn it is; nobody's seat if it is Feronia's turn.
    #[inline]
    pub fn active(&self) -> Option<Seat> {
        self.turn.seat()
    }

    /// Every ecosystem card that lies open somewhere, as a set. All others are hidden in the decks.
    pub fn open_cards(&self) -> u64 {
        let decks = self.decks.iter().flat_map(|deck| deck.front.iter().chain(&deck.tail));
        let boards = self.in_use().iter().flat_map(|board| {
            let laid = board.ecosystem.cards.iter().map(|laid| &laid.card);
            board.slots.iter().flatten().chain(&board.completed).chain(laid)
        });
        let feronia = self.feronia.cards.iter().flatten().chain(&self.feronia.pile);
        decks.chain(boards).chain(feronia).fold(self.feronia.completed, |set, card| set | card.bit())
    }

    /// Raises a biome; at the top nothing happens.
    #[inline]
    pub(crate) fn raise(&mut self, biome: Biome) -> bool {
        let upper = &mut self.upper[biome.index()];
        let raised = *upper < 8;
        *upper += u8::from(raised);
        raised
    }

    /// Spends `count` of a biome, which must be there.
    #[inline]
    pub(crate) fn spend(&mut self, biome: Biome, count: u8) {
        let index = biome.index();
        self.upper[index] = self.upper[index].saturating_sub(count);
        self.lower[index] = self.lower[index].min(self.upper[index]);
    }
}

impl Board {
    /// Is the seat in the middle of a development?
    #[inline]
    pub fn developing(&self) -> bool {
        self.development != Development::None
    }

    /// Gifts to all Sages together.
    pub fn total_gifts(&self) -> u8 {
        self.gifts.iter().sum()
    }

    /// The creature in hand, as counts by type.
    pub fn in_hand(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        if let Development::Invited(held, _) | Development::Captive(held) = self.development {
            counts[held.index()] = 1;
        }
        counts
    }

    /// The first empty slot.
    #[inline]
    pub fn empty_slot(&self) -> Option<usize> {
        self.slots.iter().position(Option::is_none)
    }

    /// A villager comes back from a trail: small ones must be trained again.
    #[inline]
    pub(crate) fn take_back(&mut self, kind: Kind) {
        match kind {
            Kind::Adult => self.available[kind.index()] += 1,
            Kind::Young | Kind::Elder => self.dedicated[kind.index()] += 1,
        }
    }
}

/// Puts a villager among the others, which stay sorted.
#[inline]
pub(crate) fn wait_on(trails: &mut Trails, waiting: Waiting) {
    let at = trails.iter().position(|other| *other > waiting).unwrap_or(trails.len());
    if trails.len() < trails.capacity() {
        trails.insert(at, waiting);
    }
}

/// Takes a villager from among the others.
#[inline]
pub(crate) fn leave_trail(trails: &mut Trails, waiting: Waiting) {
    if let Some(at) = trails.iter().position(|other| *other == waiting) {
        trails.remove(at);
    }
}

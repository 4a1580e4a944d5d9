//! The shape of a position file.

use std::collections::BTreeMap;

use bocage_engine::Seed;
use serde::Deserialize;

use crate::vocabulary::{Colour, Deck, Region, Tile};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: Option<String>,
    pub(super) players: Option<u8>,
    pub(super) difficulty: Option<String>,
    pub(super) phase: Option<String>,
    pub(super) round: Option<u8>,
    pub(super) turn: Option<u8>,
    pub(super) first_player: Option<u8>,
    pub(super) phase_first: Option<u8>,
    pub(super) balloon: Option<Region>,
    pub(super) queen: Option<String>,
    #[serde(default)]
    pub(super) queens_gone: Vec<String>,
    #[serde(default)]
    pub(super) queen_stack: Vec<String>,
    pub(super) display: Option<Vec<String>>,
    #[serde(default)]
    pub(super) favour_supply: Vec<String>,
    #[serde(default)]
    pub(super) bird_stacks: BTreeMap<Colour, Vec<String>>,
    #[serde(default)]
    pub(super) boxed: Vec<String>,
    #[serde(default)]
    pub(super) empty_tiles: Vec<String>,
    pub(super) solo: Option<Vec<u8>>,
    #[serde(default)]
    pub(super) solo_drawn: Vec<u8>,
    #[serde(default)]
    pub(super) seed: Seed,
    #[serde(default)]
    pub(super) epoch: u16,
    pub(super) agenda: Option<Vec<String>>,
    #[serde(default)]
    pub(super) work: WorkEntry,
    #[serde(default)]
    pub(super) goals: Vec<GoalEntry>,
    #[serde(default)]
    pub(super) pairs: Vec<PairEntry>,
    #[serde(default)]
    pub(super) slots: Vec<SlotEntry>,
    #[serde(default)]
    pub(super) seats: Vec<SeatEntry>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WorkEntry {
    pub(super) tile: Option<Tile>,
    pub(super) upgraded: bool,
    pub(super) bridges: u8,
    pub(super) walked: bool,
    pub(super) flown: bool,
    pub(super) bought: bool,
    pub(super) slot: u8,
}

/// Markers are seats by position; -1 is nobody.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalEntry {
    pub(super) tile: Option<String>,
    #[serde(default)]
    pub(super) hard: bool,
    #[serde(default)]
    pub(super) markers: Vec<i8>,
}

/// A pair of the draft; without a card it has been picked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PairEntry {
    pub(super) start: Option<String>,
    pub(super) favour: Option<String>,
}

/// A slot; an empty `card` means that nothing lies there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlotEntry {
    pub(super) at: u8,
    pub(super) deck: Option<Deck>,
    pub(super) card: Option<String>,
    pub(super) tile: Option<String>,
    pub(super) bird: Option<String>,
    #[serde(default)]
    pub(super) down: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SeatEntry {
    pub(super) cards: Vec<String>,
    pub(super) guilds: Option<[u8; 5]>,
    pub(super) start: Option<String>,
    pub(super) queens: Vec<String>,
    pub(super) birds: Vec<String>,
    pub(super) bird_counts: BTreeMap<Colour, u8>,
    pub(super) favours: Vec<String>,
    pub(super) coins: u32,
    pub(super) vp: u16,
    pub(super) points: PointsEntry,
    pub(super) investment: u8,
    pub(super) markers: [u8; 4],
    pub(super) filled: Vec<String>,
    pub(super) upgraded: Vec<Tile>,
    pub(super) played: Vec<Tile>,
    pub(super) paws: Vec<String>,
    pub(super) houses: Option<Vec<Region>>,
    pub(super) worker: Option<Region>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct PointsEntry {
    pub(super) play: u16,
    pub(super) bridges: u16,
    pub(super) goals: u16,
}

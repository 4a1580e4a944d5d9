//! The shape of `components.toml`. What must hold in it is in `material.rs`.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct File {
    pub(super) schema_version: u8,
    pub(super) game: String,
    pub(super) players: Vec<u8>,
    pub(super) counts: toml::Table,
    pub(super) player_setup: PlayerSetup,
    pub(super) costs: Costs,
    pub(super) limits: Limits,
    pub(super) villager_steps: KindSteps,
    pub(super) biome: Vec<BiomeEntry>,
    pub(super) habitat_rock: Rock,
    pub(super) creature: Vec<CreatureEntry>,
    pub(super) season_track: Vec<SeasonTrackEntry>,
    pub(super) track_geometry: Geometry,
    pub(super) trails_per_area: TrailCount,
    pub(super) track: Vec<TrackEntry>,
    pub(super) segment: Vec<SegmentEntry>,
    pub(super) area: Vec<AreaEntry>,
    pub(super) spirit_track: SpiritTrack,
    pub(super) sun_track: SunTrack,
    pub(super) borderlands: Borderlands,
    pub(super) borderlands_column: Vec<ColumnEntry>,
    pub(super) bonus_tile: Vec<BonusEntry>,
    pub(super) season_tile: Vec<SeasonTileEntry>,
    pub(super) ecosystem_card: Vec<CardEntry>,
    pub(super) start_card: Vec<StartCardEntry>,
    pub(super) solo_board: SoloBoard,
    pub(super) solo_card: Vec<SoloCardEntry>,
}

#[derive(Deserialize)]
pub(super) struct PerPlayers<T> {
    p1: T,
    p2: T,
    p3: T,
    p4: T,
    p5: T,
}

impl<T: Clone> PerPlayers<T> {
    pub(super) fn all(&self) -> [T; 5] {
        [self.p1.clone(), self.p2.clone(), self.p3.clone(), self.p4.clone(), self.p5.clone()]
    }
}

#[derive(Deserialize)]
pub(super) struct PlayerSetup {
    pub(super) adults_available: u8,
    pub(super) small_available: PerPlayers<String>,
    pub(super) dedicated_young: PerPlayers<u8>,
    pub(super) dedicated_elder: PerPlayers<u8>,
    pub(super) gift_cubes: u8,
    pub(super) season_cubes: u8,
    pub(super) card_slots: u8,
    pub(super) start_spirit_by_seat: Vec<i8>,
    pub(super) start_red_cards: u8,
}

#[derive(Deserialize)]
pub(super) struct Costs {
    pub(super) repeat_pilgrimage_spirit: PerPlayers<i8>,
    pub(super) free_activations: u8,
    pub(super) max_activations: u8,
    pub(super) third_activation_spirit: i8,
    pub(super) captive_spirit_loss: i8,
    pub(super) extra_turns_after_trigger: u8,
}

#[derive(Deserialize)]
pub(super) struct Limits {
    pub(super) spirit_min: i8,
    pub(super) spirit_max: i8,
    pub(super) gift_level_max: u8,
    pub(super) biome_max: u8,
    pub(super) season_base_cap: i16,
    pub(super) season_multiplier_cap: i16,
}

#[derive(Deserialize)]
pub(super) struct KindSteps {
    pub(super) adult: u8,
    pub(super) young: u8,
    pub(super) elder: u8,
}

#[derive(Deserialize)]
pub(super) struct BiomeEntry {
    pub(super) id: String,
    pub(super) letter: String,
    pub(super) wild: bool,
    pub(super) start_upper: u8,
    pub(super) start_lower: u8,
    pub(super) pr: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Rock {
    pub(super) letter: String,
}

#[derive(Deserialize)]
pub(super) struct CreatureEntry {
    pub(super) id: String,
    pub(super) column: usize,
    pub(super) count: u8,
    pub(super) per_adjacent_habitat: Option<PerHabitat>,
    pub(super) per_aligned_creature: Option<PerCreature>,
    #[serde(default)]
    pub(super) per_distinct_adjacent_habitat: u8,
    #[serde(default)]
    pub(super) per_two_gifts_total: u8,
    pub(super) doubled_by_adjacent_water: bool,
}

#[derive(Deserialize)]
pub(super) struct PerHabitat {
    pub(super) habitat: String,
    pub(super) pr: u8,
}

#[derive(Deserialize)]
pub(super) struct PerCreature {
    pub(super) creature: String,
    pub(super) pr: u8,
}

#[derive(Deserialize)]
pub(super) struct SeasonTrackEntry {
    pub(super) id: String,
    pub(super) index: usize,
    pub(super) multipliers: Vec<i16>,
}

#[derive(Deserialize)]
pub(super) struct Geometry {
    pub(super) positions: u8,
    pub(super) segment_spaces: u8,
    pub(super) placement_position: u8,
    pub(super) trail_positions: Vec<u8>,
    pub(super) swap_at_offset: u8,
}

#[derive(Deserialize)]
pub(super) struct TrailCount {
    pub(super) count: u8,
}

#[derive(Deserialize)]
pub(super) struct TrackEntry {
    pub(super) index: usize,
    pub(super) id: String,
    pub(super) area_above: String,
    pub(super) area_below: String,
}

#[derive(Deserialize)]
pub(super) struct SegmentEntry {
    pub(super) spaces: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct AreaEntry {
    pub(super) id: String,
    pub(super) index: usize,
    pub(super) track: usize,
    pub(super) side: String,
    pub(super) sage_rewards: Vec<String>,
    pub(super) small_villager_only_index: u8,
    pub(super) trail: Vec<TrailEntry>,
}

#[derive(Deserialize)]
pub(super) struct TrailEntry {
    pub(super) number: u8,
    pub(super) start_position: u8,
    pub(super) symbols: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SpiritTrack {
    pub(super) final_pr: Vec<i16>,
}

#[derive(Deserialize)]
pub(super) struct SunTrack {
    pub(super) last_space: u8,
    pub(super) start_space: PerPlayers<u8>,
}

#[derive(Deserialize)]
pub(super) struct Borderlands {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) invite_spirit_by_row: Vec<i8>,
}

#[derive(Deserialize)]
pub(super) struct ColumnEntry {
    pub(super) creature: String,
    pub(super) rewards_by_row: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct BonusEntry {
    pub(super) id: usize,
    pub(super) effects: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SeasonTileEntry {
    pub(super) id: usize,
    pub(super) key: String,
    pub(super) score: TileScore,
}

#[derive(Deserialize)]
pub(super) struct TileScore {
    pub(super) kind: String,
    pub(super) pr: u8,
    pub(super) habitat: Option<String>,
    #[serde(default)]
    pub(super) creatures: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct CardEntry {
    pub(super) id: String,
    pub(super) color: String,
    pub(super) deck: u8,
    pub(super) biomes: u8,
    pub(super) cost: BTreeMap<String, u8>,
    pub(super) rewards: Vec<String>,
    pub(super) grid: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct StartCardEntry {
    pub(super) id: String,
    pub(super) grid: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SoloBoard {
    pub(super) water_by_space: Vec<u8>,
    pub(super) adults: u8,
    pub(super) difficulty_min: u8,
    pub(super) difficulty_max: u8,
    pub(super) drop_after_using_water: u8,
}

#[derive(Deserialize)]
pub(super) struct SoloCardEntry {
    pub(super) id: usize,
    pub(super) track_order: Vec<u8>,
    pub(super) season_first: bool,
    pub(super) side: String,
    pub(super) creature: String,
    pub(super) direction: String,
    pub(super) decks: Vec<u8>,
}

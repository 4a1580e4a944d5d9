//! The shape of `components.toml`: every field that it may have. What is not listed here is refused,
//! so that a slip of the pen in a corrected file is not taken for the standard value.
#![expect(dead_code, reason = "notes are for the readers of the file; they are known, and not used")]

use serde::Deserialize;
use serde::de::IgnoredAny;

/// Something that the file says to its readers.
type Note = Option<IgnoredAny>;

/// A `[section]` or an entry of a `[[section]]`: fields that rules use or that must agree with them,
/// then notes. Every entry may say where it comes from.
macro_rules! entries {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty,)* } $($note:ident)*;)*) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $(pub(super) $field: $type,)*
            $($note: Note,)*
            source: Note,
            r#where: Note,
        }
    )*};
}

entries! {
    Meta { id: Option<String>, schema: Option<u8>, }
        title designer publisher year edition out_of_scope;
    Players { min: u8, max: u8, };
    Rules {
        row_size_extra: u8,
        setup_fertility_threshold: u8,
        shadow_small_tree: u8,
        shadow_big_tree: u8,
        light_points_small_tree: u8,
        light_points_big_tree: u8,
        forest_points_per_piece: u8,
        total_rounds: Option<u8>,
        solo_row_size: Option<u8>,
        forest_members: Option<Vec<String>>,
        light_members: Option<Vec<String>>,
        fertility_piece: Option<String>,
        pieces_unlimited: Option<bool>,
    };
    StartPoints { by_turn_order: Vec<i32>, };
    ScoreTrack { spaces: Option<i32>, } fifty_track;
    BoxEntry { biome_cards: Option<usize>, }
        planet_boards cylinder_markers sun_markers first_player_tokens wooden_plant_pawns card_size_mm;
    PieceEntry {
        id: String,
        shadow_length: Option<u8>,
        light_points: Option<u8>,
        in_forest: Option<bool>,
    } name_en name_fr supply supply_other_printings;
    BoardEntry {
        rows: u8,
        cols: u8,
        map: Vec<String>,
        missing: Option<Vec<String>>,
        crevices: Option<Vec<String>>,
        spaces: Option<u32>,
        plantable: Option<u32>,
        adjacency: Option<String>,
    };
    SpaceEntry {
        index: Option<usize>,
        label: String,
        row: u8,
        col: u8,
        kind: String,
        biome: String,
    };
    BiomeEntry { index: Option<usize>, id: String, cards: Option<usize>, spaces: Option<u32>, }
        name_en name_fr colour spaces_source colour_source;
    SunEntry {
        index: Option<usize>,
        id: String,
        light_step_row: Option<i8>,
        light_step_col: Option<i8>,
    } board_side_fr;
    SeasonEntry { index: Option<usize>, id: String, rounds: u8, default_sun: Option<String>, }
        name_fr;
    ActionEntry {
        id: String,
        effects: Option<Vec<Effect>>,
        choose_one: Option<Vec<Effect>>,
        distinct_spaces: Option<bool>,
        order: Option<String>,
    } name_en;
    TrackEntry { index: Option<usize>, id: String, values: Vec<u8>, effect: Effect, }
        name_en name_fr values_source length_source;
    CardProvenance { cards_per_biome: Option<usize>, cards_per_power: Option<usize>, };
    CardEntry {
        id: usize,
        key: String,
        biome: String,
        power: String,
        icon: String,
        fertility: u8,
    } pairing_source icon_source;
    Solo { row_size: u8, priority: Option<Vec<Priority>>, }
        automa_name_en automa_name_fr;
    RankEntry { min: i32, max: Option<i32>, name_en: String, } name_fr;
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) meta: Option<Meta>,
    pub(super) players: Players,
    pub(super) rules: Rules,
    pub(super) start_points: StartPoints,
    pub(super) score_track: Option<ScoreTrack>,
    pub(super) r#box: Option<BoxEntry>,
    #[serde(default)]
    pub(super) pieces: Vec<PieceEntry>,
    pub(super) board: BoardEntry,
    pub(super) spaces: Vec<SpaceEntry>,
    #[serde(default)]
    pub(super) biomes: Vec<BiomeEntry>,
    #[serde(default)]
    pub(super) sun_positions: Vec<SunEntry>,
    pub(super) seasons: Vec<SeasonEntry>,
    pub(super) actions: Vec<ActionEntry>,
    pub(super) power_tracks: Vec<TrackEntry>,
    pub(super) card_provenance: Option<CardProvenance>,
    pub(super) cards: Vec<CardEntry>,
    pub(super) solo: Solo,
    pub(super) solo_ranks: Vec<RankEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Effect {
    pub(super) op: String,
    pub(super) piece: Option<String>,
    pub(super) from: Option<String>,
    pub(super) to: Option<String>,
    pub(super) on: Option<String>,
    pub(super) r#where: Option<String>,
    pub(super) amount: Option<String>,
    pub(super) min: Option<u8>,
    pub(super) max: Option<u8>,
    pub(super) distinct_spaces: Option<bool>,
    pub(super) then: Option<Box<Effect>>,
}

/// How the automa picks, one rule after the other.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Priority {
    pub(super) rule: String,
    pub(super) biome: Option<String>,
    pub(super) of: Option<String>,
    pub(super) at_least: Option<u8>,
    pub(super) among: Option<String>,
}

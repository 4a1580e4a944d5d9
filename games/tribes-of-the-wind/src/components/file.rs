//! The shape of `components.toml`, and the checks that concern the file as a whole.

use std::collections::BTreeMap;

use bocage_engine::file::{Result, array, count, expected, in_range, wrong};
use serde::Deserialize;

use super::cards::{CardEntry, GuideEntry, VillageEntry};
use super::tables::{BoardEntry, ForestEntry, RegionEntry, StartEntry};
use super::{Components, Scoring};

#[derive(Deserialize)]
pub(super) struct File {
    meta: Meta,
    limits: BTreeMap<String, toml::Value>,
    scoring: ScoringEntry,
    pub(super) region: Vec<RegionEntry>,
    pub(super) board: Vec<BoardEntry>,
    pub(super) guide_card: Vec<GuideEntry>,
    pub(super) element_card: Vec<CardEntry>,
    pub(super) village_card: Vec<VillageEntry>,
    pub(super) forest_tile: Vec<ForestEntry>,
    pub(super) start_tile: Vec<StartEntry>,
}

#[derive(Deserialize)]
struct Meta {
    players_min: u8,
    players_max: u8,
}

#[derive(Deserialize)]
struct ScoringEntry {
    end_token: u8,
    per_village: u8,
    temples: Vec<u8>,
    polluted_cells: Vec<u8>,
    tiles: BTreeMap<String, u8>,
}

/// The limits that the rules themselves are written for.
const FIXED_LIMITS: [(&str, u8); 10] = [
    ("temples_per_player", 4),
    ("guide_cards_per_player", 4),
    ("guide_powers_max", 2),
    ("hand_size", 5),
    ("element_river", 4),
    ("village_river", 4),
    ("forest_river", 4),
    ("forest_choices", 5),
    ("tucked_village_cards_max", 4),
    ("temple_discard", 3),
];

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| error.within(text))
    }

    fn typed(&self) -> Result<Components> {
        let max = in_range("meta.players_max", self.meta.players_max, 2..=5)?;
        let min = in_range("meta.players_min", self.meta.players_min, 2..=max)?;
        for (name, value) in FIXED_LIMITS {
            in_range(format!("limits.{name}"), self.limit(name)?, value..=value)?;
        }
        let villages = in_range("limits.villages_per_player", self.limit("villages_per_player")?, 1..=11)?;
        let last = self.limit("villages_to_trigger_end")?;
        in_range("limits.villages_to_trigger_end", last, villages..=villages)?;
        let tiles = self.tiles()?;
        Ok(Components {
            players: (min, max),
            riders: in_range("limits.riders_per_player", self.limit("riders_per_player")?, 2..=20)?,
            villages,
            min_forest_cost: in_range("limits.min_forest_cost", self.limit("min_forest_cost")?, 1..=20)?,
            scoring: self.scoring()?,
            regions: self.regions()?,
            boards: self.boards()?,
            guides: self.guides()?,
            cards: self.cards()?,
            village_cards: self.village_cards()?,
            forest_tiles: self.forest_tile.len() as u8,
            tiles,
            start_bonuses: self.start_bonuses()?,
        })
    }

    fn limit(&self, name: &str) -> Result<u8> {
        let place = format!("limits.{name}");
        let value = self.limits.get(name);
        match value.and_then(toml::Value::as_integer).and_then(|number| u8::try_from(number).ok()) {
            Some(number) => Ok(number),
            None => {
                let found = value.map(ToString::to_string).unwrap_or_default();
                wrong(place, found, expected::number(0..=u8::MAX))
            }
        }
    }

    fn scoring(&self) -> Result<Scoring> {
        let entry = &self.scoring;
        let temples = array("scoring.temples", entry.temples.clone())?;
        count("scoring.polluted_cells", &entry.polluted_cells, 1..)?;
        let mut tiles = Vec::new();
        for (number, &points) in &entry.tiles {
            match number.parse::<u8>() {
                Ok(number) => tiles.push((number, points)),
                Err(_) => return wrong("scoring.tiles", number, expected::number(0..=u8::MAX)),
            }
        }
        tiles.sort_unstable();
        Ok(Scoring {
            end_token: entry.end_token,
            per_village: entry.per_village,
            temples,
            polluted_cells: entry.polluted_cells.clone(),
            tiles,
        })
    }
}

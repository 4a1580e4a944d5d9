//! The shape of `components.toml`, and the checks that concern the file as a whole.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;

use bocage_engine::FileError;
use serde::Deserialize;

use super::cards::{CardEntry, GuideEntry, VillageEntry};
use super::tables::{BoardEntry, ForestEntry, RegionEntry, StartEntry};
use super::{Components, Scoring};

/// What a check gives.
pub(super) type Result<T> = std::result::Result<T, FileError>;

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

/// A value that the rules cannot use.
pub(super) fn wrong<T>(
    place: impl Into<String>,
    found: impl Display,
    expected: impl Into<String>,
) -> Result<T> {
    Err(FileError::value(place, found, expected))
}

/// A number within bounds.
pub(super) fn in_range(place: impl Into<String>, value: u8, range: RangeInclusive<u8>) -> Result<u8> {
    if range.contains(&value) {
        Ok(value)
    } else {
        wrong(place, value, format!("a number from {} to {}", range.start(), range.end()))
    }
}

/// A word of a closed list.
pub(super) fn known<T: Copy + Display>(
    place: impl Into<String>,
    word: &str,
    all: &[T],
    from_word: impl Fn(&str) -> Option<T>,
) -> Result<T> {
    match from_word(word) {
        Some(value) => Ok(value),
        None => {
            let words: Vec<String> = all.iter().map(ToString::to_string).collect();
            wrong(place, word, format!("one of {}", words.join(", ")))
        }
    }
}

/// Exactly this many entries.
pub(super) fn exactly<T>(section: &str, entries: &[T], count: usize) -> Result<()> {
    if entries.len() == count {
        Ok(())
    } else {
        wrong(section, format!("{} entries", entries.len()), format!("{count} entries"))
    }
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
        self.typed().map_err(|error| {
            // Look for the value itself first, then for the section it stands in.
            let quoted = format!("\"{}\"", error.found);
            let section = format!("[{}", error.place.split(['[', '.']).next().unwrap_or_default());
            let needle = if text.contains(&quoted) { quoted } else { section };
            error.near(text, &needle)
        })
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
        match self.limits.get(name) {
            None => wrong(place, "nothing", "a number"),
            Some(value) => match value.as_integer().and_then(|number| u8::try_from(number).ok()) {
                Some(number) => Ok(number),
                None => wrong(place, value, "a number from 0 to 255"),
            },
        }
    }

    fn scoring(&self) -> Result<Scoring> {
        let entry = &self.scoring;
        let Ok(temples) = <[u8; 5]>::try_from(entry.temples.as_slice()) else {
            return wrong(
                "scoring.temples",
                format!("{} numbers", entry.temples.len()),
                "five: for 0 to 4 temples",
            );
        };
        if entry.polluted_cells.is_empty() {
            return wrong("scoring.polluted_cells", "no number", "points for 0, 1, 2, … polluted cells");
        }
        let mut tiles = Vec::new();
        for (number, &points) in &entry.tiles {
            match number.parse::<u8>() {
                Ok(number) => tiles.push((number, points)),
                Err(_) => return wrong("scoring.tiles", number, "a number of tiles"),
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

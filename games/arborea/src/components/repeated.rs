//! What a component file says although the rules say it already, or it follows from the rest of the file.
//! Such a value cannot be changed alone: a file in which it differs is refused, not silently ignored.

use std::fmt::Display;

use bocage_engine::file::{Result, count, expected, of_game, wrong};

use super::file::{AreaEntry, BiomeEntry, CardEntry, File, TrackEntry};
use super::{CARDS, Components, DECK};
use crate::setup::DIFFICULTY;
use crate::tracks::PLACEMENT;
use crate::vocabulary::{Area, Biome, Habitat, Side, TRAILS};

/// The tracks, as the board shows them.
const TRACKS: [&str; 4] = ["top_left", "top_right", "bottom_left", "bottom_right"];

/// The decks, from the left.
const COLORS: [&str; 4] = ["red", "yellow", "blue", "violet"];

/// The hardest level that the rulebook names (R55).
const HARDEST: u8 = 7;

impl File {
    pub(super) fn check_repeated(&self, made: &Components) -> Result<()> {
        ruled("schema_version", self.schema_version, 1)?;
        of_game("arborea", Some(&self.game))?;
        ruled("player_setup.gift_cubes", self.player_setup.gift_cubes, Area::ALL.len() as u8)?;
        ruled("player_setup.season_cubes", self.player_setup.season_cubes, 4)?;
        self.biome.iter().zip(Biome::ALL).try_for_each(|(entry, biome)| check_biome(entry, *biome))?;
        ruled("habitat_rock.letter", self.habitat_rock.letter.as_str(), &Habitat::Rock.letter().to_string())?;
        for (index, entry) in self.creature.iter().enumerate() {
            ruled(format!("creature[{}].column", entry.id), entry.column, index)?;
        }
        for (index, entry) in self.season_track.iter().enumerate() {
            ruled(format!("season_track[{}].index", entry.id), entry.index, index)?;
        }
        ruled("trails_per_area.count", self.trails_per_area.count, TRAILS)?;
        count("track", &self.track, 4..=4)?;
        self.track.iter().enumerate().try_for_each(|(index, entry)| check_track(index, entry))?;
        self.area.iter().enumerate().try_for_each(|(index, entry)| check_area(index, entry))?;
        ruled("borderlands.columns", self.borderlands.columns, 6)?;
        ruled("borderlands.rows", self.borderlands.rows, 4)?;
        self.ecosystem_card.iter().try_for_each(check_card)?;
        ruled("solo_board.difficulty_min", self.solo_board.difficulty_min, DIFFICULTY.0)?;
        ruled("solo_board.difficulty_max", self.solo_board.difficulty_max, HARDEST)?;
        self.check_counts(made)
    }

    /// How many pieces the box holds: as many as the file has, and the rules use.
    fn check_counts(&self, made: &Components) -> Result<()> {
        let creatures = made.creatures.iter().map(|needs| usize::from(needs.count));
        let seats = usize::from(made.players.1);
        let cubes = usize::from(self.player_setup.gift_cubes + self.player_setup.season_cubes);
        let pieces = [
            ("main_board", 1),
            ("biome_tile_halves", 2 * Biome::ALL.len()),
            ("creatures", creatures.clone().sum()),
            ("creatures_per_type", creatures.max().unwrap_or_default()),
            ("player_boards", seats),
            ("player_aids", seats),
            ("start_ecosystem_cards", self.start_card.len()),
            ("ecosystem_cards", CARDS),
            ("ecosystem_cards_per_color", DECK),
            ("sun_markers", 3),
            ("track_segments", self.segment.len()),
            ("spaces_per_segment", usize::from(self.track_geometry.segment_spaces)),
            ("bonus_tiles", made.bonus.len()),
            ("bonus_tiles_in_play", 6),
            ("season_tiles", made.season_tiles.len()),
            ("season_tiles_in_play", 4),
            ("adults", usize::from(made.adults) * seats),
            ("young", 3 * seats),
            ("elders", 3 * seats),
            ("spirit_and_score_markers", 3 * seats),
            ("cubes", cubes * seats),
            ("cubes_per_player", cubes),
            ("solo_cards", made.solo.len()),
        ];
        for (field, pieces) in pieces {
            let said = self.counts.get(field).map(ToString::to_string).unwrap_or_default();
            same(format!("counts.{field}"), said.as_str(), &pieces.to_string())?;
        }
        Ok(())
    }
}

/// Every biome starts at nothing, and water alone stands for others (R11).
fn check_biome(entry: &BiomeEntry, biome: Biome) -> Result<()> {
    let place = |field: &str| format!("biome[{biome}].{field}");
    ruled(place("wild"), entry.wild, biome == Biome::Water)?;
    ruled(place("start_upper"), entry.start_upper, 0)?;
    ruled(place("start_lower"), entry.start_lower, 0)
}

fn check_track(index: usize, entry: &TrackEntry) -> Result<()> {
    let place = |field: &str| format!("track[{index}].{field}");
    ruled(place("index"), entry.index, index)?;
    ruled(place("id"), entry.id.as_str(), TRACKS[index % 4])?;
    for (field, found, side) in
        [("area_above", &entry.area_above, Side::Above), ("area_below", &entry.area_below, Side::Below)]
    {
        ruled(place(field), found.as_str(), Area::beside(index as u8, side).word())?;
    }
    Ok(())
}

fn check_area(index: usize, entry: &AreaEntry) -> Result<()> {
    let place = |field: &str| format!("area[{}].{field}", entry.id);
    ruled(place("index"), entry.index, index)?;
    ruled(place("track"), entry.track, index / Side::ALL.len())?;
    ruled(place("side"), entry.side.as_str(), Side::at(index % Side::ALL.len()).word())?;
    ruled(place("small_villager_only_index"), entry.small_villager_only_index, 3)?;
    for trail in &entry.trail {
        let place = place(&format!("trail[{}].start_position", trail.number));
        ruled(place, trail.start_position, PLACEMENT + trail.number)?;
    }
    Ok(())
}

fn check_card(entry: &CardEntry) -> Result<()> {
    let place = |field: &str| format!("ecosystem_card[{}].{field}", entry.id);
    same(place("color"), entry.color.as_str(), COLORS[usize::from(entry.deck) % 4])?;
    same(place("biomes"), entry.biomes, entry.cost.values().sum())
}

/// No file can change this.
fn ruled<T: PartialEq + Display>(place: impl Into<String>, found: T, rule: T) -> Result<()> {
    if found == rule { Ok(()) } else { wrong(place, found, expected::as_ruled(rule)) }
}

/// This follows from the rest of the file.
fn same<T: PartialEq + Display>(place: impl Into<String>, found: T, rest: T) -> Result<()> {
    if found == rest { Ok(()) } else { wrong(place, found, expected::as_elsewhere(rest)) }
}

//! Reading boards, regions and tiles.

use bocage_engine::file::{Result, array, count, expected, in_range, unique, word, wrong, wrong_count};
use serde::Deserialize;

use super::file::File;
use super::{BoardFace, Special, StartBonus, TileFace};
use crate::vocabulary::{Board, Bonus, CELLS, Cell, Color, MOST_FOREST_TILES, Region, Terrain};

#[derive(Deserialize)]
pub(super) struct RegionEntry {
    id: String,
    cells: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct BoardEntry {
    id: String,
    cells: Vec<CellEntry>,
    temples: Temples,
    color_sequence: Vec<String>,
    special_condition: SpecialEntry,
}

#[derive(Deserialize)]
struct CellEntry {
    id: String,
    terrain: String,
    pollution: u8,
    start: bool,
}

#[derive(Deserialize)]
struct Temples {
    water: u8,
    r#move: u8,
    pollution: u8,
    forest_cost: u8,
}

#[derive(Deserialize)]
struct SpecialEntry {
    r#type: String,
    n: Option<u8>,
    region: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct ForestEntry {
    id: String,
    color: String,
    slots: u8,
    bonuses: Vec<String>,
    players: u8,
}

#[derive(Deserialize)]
pub(super) struct StartEntry {
    id: String,
    number: u8,
    color: String,
    slots: u8,
    start_bonus: StartBonusEntry,
}

#[derive(Deserialize)]
struct StartBonusEntry {
    remove_pollution: u8,
    water: u8,
    riders: u8,
}

/// A set of cells, each named once.
pub(super) fn cells(place: &str, names: &[String]) -> Result<u16> {
    names.iter().try_fold(0, |set, name| match name.parse::<Cell>() {
        Ok(cell) if set & cell.bit() == 0 => Ok(set | cell.bit()),
        Ok(_) => wrong(place, name, expected::unique()),
        Err(_) => wrong(place, name, expected::one_of(Cell::all().map(Cell::label))),
    })
}

pub(super) fn region(place: &str, found: &str) -> Result<Region> {
    word(place, found, Region::ALL, Region::word)
}

fn color(place: String, found: &str) -> Result<Color> {
    word(place, found, Color::ALL, Color::word)
}

impl File {
    pub(super) fn regions(&self) -> Result<[u16; 6]> {
        let mut sets = [0; 6];
        for (index, entry) in self.region.iter().enumerate() {
            let found = region(&format!("region[{index}].id"), &entry.id)?;
            sets[found.index()] = cells(&format!("region[{index}].cells"), &entry.cells)?;
        }
        match Region::ALL.iter().find(|region| sets[region.index()] == 0) {
            Some(missing) => {
                let expected = expected::entries_with(1..=1, "id", format!("\"{missing}\""));
                wrong_count("region", 0, expected)
            }
            None => Ok(sets),
        }
    }

    pub(super) fn boards(&self) -> Result<[BoardFace; 5]> {
        let mut faces = Vec::new();
        for (index, (entry, board)) in self.board.iter().zip(Board::ALL).enumerate() {
            if entry.id != board.word() {
                return wrong(format!("board[{index}].id"), &entry.id, expected::in_order(board));
            }
            faces.push(self.board_face(entry)?);
        }
        array("board", faces)
    }

    fn board_face(&self, entry: &BoardEntry) -> Result<BoardFace> {
        let place = |field: &str| format!("board[{}].{field}", entry.id);
        count(place("cells"), &entry.cells, CELLS..=CELLS)?;
        let mut face = BoardFace {
            pollution: [0; CELLS],
            terrain: [0; 5],
            temples: [
                in_range(place("temples.water"), entry.temples.water, 1..=20)?,
                in_range(place("temples.move"), entry.temples.r#move, 1..=20)?,
                in_range(place("temples.pollution"), entry.temples.pollution, 1..=20)?,
                in_range(place("temples.forest_cost"), entry.temples.forest_cost, 1..=20)?,
            ],
            sequence: [Color::Violet; 4],
            special: special(&place("special_condition"), &entry.special_condition)?,
        };
        for (cell, of_cell) in Cell::all().zip(&entry.cells) {
            let place = |field: &str| format!("board[{}].cells[{}].{field}", entry.id, cell.0);
            if of_cell.id.parse() != Ok(cell) {
                return wrong(place("id"), &of_cell.id, expected::in_order(cell.label()));
            }
            if of_cell.start != (cell == Cell::START) {
                return wrong(place("start"), of_cell.start, expected::as_ruled(cell == Cell::START));
            }
            // The start tile lies on A1.
            let most = if cell == Cell::START { 0 } else { 9 };
            face.pollution[cell.index()] = in_range(place("pollution"), of_cell.pollution, 0..=most)?;
            if of_cell.terrain != "none" {
                let terrain = word(place("terrain"), &of_cell.terrain, Terrain::ALL, Terrain::word)?;
                if cell == Cell::START {
                    return wrong(place("terrain"), terrain, expected::as_ruled("none")); // R28
                }
                face.terrain[terrain.index()] |= cell.bit();
            }
        }
        for terrain in Terrain::ALL {
            let found = face.terrain[terrain.index()].count_ones() as usize;
            if found != 2 {
                let expected = expected::entries_with(2..=2, "terrain", format!("\"{terrain}\""));
                return wrong_count(place("cells"), found, expected);
            }
        }
        count(place("color_sequence"), &entry.color_sequence, 4..=4)?;
        for (slot, word) in face.sequence.iter_mut().zip(&entry.color_sequence) {
            *slot = color(place("color_sequence"), word)?;
        }
        Ok(face)
    }

    pub(super) fn tiles(&self) -> Result<Vec<TileFace>> {
        count("forest_tile", &self.forest_tile, 5..=MOST_FOREST_TILES)?;
        count("start_tile", &self.start_tile, 5..=5)?;
        let mut faces: Vec<TileFace> = Vec::new();
        for (index, entry) in self.forest_tile.iter().enumerate() {
            let place = |field: &str| format!("forest_tile[{index}].{field}");
            let mut bonuses = 0;
            for found in &entry.bonuses {
                bonuses |= 1 << word(place("bonuses"), found, Bonus::ALL, Bonus::word)?.index();
            }
            faces.push(TileFace {
                id: entry.id.clone(),
                color: color(place("color"), &entry.color)?,
                slots: in_range(place("slots"), entry.slots, 2..=7)?,
                bonuses,
                players: in_range(place("players"), entry.players, 2..=5)?,
            });
        }
        for (index, entry) in self.start_tile.iter().enumerate() {
            let place = |field: &str| format!("start_tile[{index}].{field}");
            in_range(place("number"), entry.number, index as u8 + 1..=index as u8 + 1)?;
            faces.push(TileFace {
                id: entry.id.clone(),
                color: color(place("color"), &entry.color)?,
                slots: in_range(place("slots"), entry.slots, 0..=0)?, // R3
                bonuses: 0,
                players: 2,
            });
        }
        // The empty name is taken, too: it means no tile in position files.
        unique("forest_tile", faces.iter().map(|face| face.id.as_str()).chain([""]))?;
        Ok(faces)
    }

    pub(super) fn start_bonuses(&self) -> Result<[StartBonus; 5]> {
        let mut bonuses = [StartBonus { pollution: 0, water: 0, riders: 0 }; 5];
        for (index, (bonus, entry)) in bonuses.iter_mut().zip(&self.start_tile).enumerate() {
            let place = |field: &str| format!("start_tile[{index}].start_bonus.{field}");
            *bonus = StartBonus {
                pollution: in_range(place("remove_pollution"), entry.start_bonus.remove_pollution, 0..=9)?,
                water: in_range(place("water"), entry.start_bonus.water, 0..=20)?,
                riders: in_range(place("riders"), entry.start_bonus.riders, 0..=2)?,
            };
        }
        Ok(bonuses)
    }
}

fn special(place: &str, entry: &SpecialEntry) -> Result<Special> {
    let number = || match entry.n {
        Some(n) => in_range(format!("{place}.n"), n, 1..=12),
        None => wrong(format!("{place}.n"), "", expected::number(1..=12)),
    };
    let of_region = || region(&format!("{place}.region"), entry.region.as_deref().unwrap_or_default());
    match entry.r#type.as_str() {
        "clean_cells" => number().map(Special::CleanCells),
        "right_sides_used" => number().map(Special::RightSidesUsed),
        "tucked_cards" => number().map(Special::TuckedCards),
        "village_in_region" => of_region().map(Special::VillageInRegion),
        "temple_in_region" => of_region().map(Special::TempleInRegion),
        other => {
            let known =
                ["clean_cells", "right_sides_used", "tucked_cards", "village_in_region", "temple_in_region"];
            wrong(format!("{place}.type"), other, expected::one_of(known))
        }
    }
}

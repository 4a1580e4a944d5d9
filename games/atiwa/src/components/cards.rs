//! Location and terrain cards in the component file.

use bocage_engine::file::{Result, by_word, count, expected, in_range, word, wrong, wrong_count};
use serde::Deserialize;

use super::Face;
use super::file::File;
use crate::state::MAX_PLAYERS;
use crate::tableau::MAX_PLOTS;
use crate::vocabulary::{CellKind, Location, TERRAINS};

#[derive(Deserialize)]
pub(super) struct LocationEntry {
    id: String,
    copies: u8,
    vp: i8,
    houses: u32,
    cells: Vec<String>,
    pub(super) price_left: Price,
    pub(super) price_right: Price,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
pub(super) struct Price {
    pub(super) trees: u8,
    pub(super) gold: u8,
}

#[derive(Deserialize)]
pub(super) struct TerrainEntry {
    number: u8,
    vp: i8,
    nature: u8,
    cells: Vec<String>,
}

impl File {
    /// The entries of the locations, in the order of the vocabulary.
    pub(super) fn locations(&self) -> Result<Vec<&LocationEntry>> {
        let words: Vec<_> = Location::ALL.iter().map(|location| location.word()).collect();
        by_word("location", &self.location, |entry| &entry.id, &words)
    }

    pub(super) fn copies(&self) -> Result<[u8; 4]> {
        let mut copies = [0; 4];
        for (index, entry) in self.locations()?.into_iter().enumerate() {
            let place = format!("location[{}].copies", entry.id);
            // Everybody starts with a village.
            let fewest = if index == Location::Village.index() { MAX_PLAYERS as u8 } else { 0 };
            copies[index] = in_range(&place, entry.copies, fewest..=(MAX_PLAYERS * MAX_PLOTS) as u8)?;
        }
        Ok(copies)
    }

    pub(super) fn faces(&self) -> Result<Vec<Face>> {
        let mut faces = Vec::new();
        for entry in self.locations()? {
            let place = |field: &str| format!("location[{}].{field}", entry.id);
            let face = face(&place("cells"), entry.vp, 0, &entry.cells)?;
            if face.house.count_ones() != entry.houses {
                return wrong(place("houses"), entry.houses, expected::as_elsewhere(face.house.count_ones()));
            }
            faces.push(face);
        }
        for number in 1..=TERRAINS as u8 {
            let found: Vec<_> =
                self.terrain.iter().enumerate().filter(|(_, entry)| entry.number == number).collect();
            let [(index, entry)] = found.as_slice() else {
                return wrong_count("terrain", found.len(), expected::entries_with(1..=1, "number", number));
            };
            let nature = in_range(format!("terrain[{index}].nature"), entry.nature, 0..=3)?;
            faces.push(face(&format!("terrain[{index}].cells"), entry.vp, nature, &entry.cells)?);
        }
        count("terrain", &self.terrain, TERRAINS..=TERRAINS)?;
        Ok(faces)
    }
}

fn face(place: &str, points: i8, nature: u8, words: &[String]) -> Result<Face> {
    count(place, words, 8..=8)?;
    let mut cells = [CellKind::Blank; 8];
    for (cell, found) in cells.iter_mut().zip(words) {
        *cell = word(place, found, CellKind::ALL, CellKind::word)?;
    }
    let showing = |kind: CellKind| {
        cells
            .iter()
            .enumerate()
            .filter(|(_, cell)| **cell == kind)
            .fold(0, |set, (index, _)| set | 1 << index)
    };
    let (tree_wild, tree_bat) = (showing(CellKind::TreeWild), showing(CellKind::TreeBat));
    Ok(Face {
        points,
        nature,
        cells,
        trees: showing(CellKind::Tree) | tree_wild | tree_bat,
        tree_wild,
        tree_bat,
        bat: showing(CellKind::Bat),
        wild: showing(CellKind::WildAnimal),
        goat: showing(CellKind::Goat),
        fruit: showing(CellKind::Fruit),
        house: showing(CellKind::House),
        derelict: showing(CellKind::DerelictHouse),
        blank: showing(CellKind::Blank),
    })
}

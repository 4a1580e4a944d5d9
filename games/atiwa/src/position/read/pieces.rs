//! Pieces that a final table only counts: they are laid on cells that take them.

use super::*;
use crate::components::Face;
use crate::tableau::{CellSet, Tableau};

/// How many pieces of each kind there are, beyond those that cells name.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct PieceCounts {
    wild_animal: u8,
    tree: u8,
    fruit: u8,
    /// All families.
    family: u8,
    /// Those of them that are trained.
    trained: u8,
    goat: u8,
    bat: u8,
    pollution: u8,
}

/// Where something may lie on a card, with what lies there already.
type Room = fn(&Plot, &Face) -> CellSet;

/// Something that is counted: its name in the file, where it may lie from the best place on, and how it is laid.
type Kind = (&'static str, u8, &'static [Room], fn(&mut Plot, CellSet));

impl PieceCounts {
    /// Those that have the fewest places come first; what is not good for anything else takes what is left.
    fn kinds(self) -> [Kind; 8] {
        [
            ("trained", self.trained, &[house], |plot, cell| {
                put(plot, Piece::Family, cell);
                plot.trained |= cell;
            }),
            ("family", self.family.saturating_sub(self.trained), &[house], |plot, cell| {
                put(plot, Piece::Family, cell);
            }),
            ("tree", self.tree, &[|plot, face| plot.empty() & face.trees, blank], |plot, cell| {
                put(plot, Piece::Tree, cell);
            }),
            (
                "wild_animal",
                self.wild_animal,
                &[
                    |plot, face| plot.empty() & face.wild,
                    |plot, face| plot.free_trees() & face.tree_wild,
                    blank,
                ],
                |plot, cell| put(plot, Piece::WildAnimal, cell),
            ),
            (
                "fruit",
                self.fruit,
                &[
                    |plot, face| plot.empty() & face.fruit,
                    // Trees that carry nothing else come first.
                    |plot, face| plot.free_trees() & !face.tree_bat,
                    |plot, _| plot.free_trees(),
                    blank,
                ],
                |plot, cell| put(plot, Piece::Fruit, cell),
            ),
            ("goat", self.goat, &[|plot, face| plot.empty() & face.goat, blank], |plot, cell| {
                put(plot, Piece::Goat, cell);
            }),
            (
                "bat",
                self.bat,
                &[
                    |plot, face| plot.empty() & face.bat,
                    |plot, _| plot.trained & !plot.of(Piece::Bat),
                    |plot, face| plot.free_trees() & face.tree_bat,
                    |plot, face| plot.empty_houses(face),
                    blank,
                ],
                |plot, cell| put(plot, Piece::Bat, cell),
            ),
            ("pollution", self.pollution, &[|plot, _| plot.empty()], |plot, cell| plot.polluted |= cell),
        ]
    }
}

fn house(plot: &Plot, face: &Face) -> CellSet {
    plot.empty() & face.house
}

fn blank(plot: &Plot, face: &Face) -> CellSet {
    plot.empty() & face.blank
}

fn put(plot: &mut Plot, piece: Piece, cell: CellSet) {
    plot.pieces[piece.index()] |= cell;
}

impl Reader<'_> {
    /// Lays what is counted on the cards.
    pub(super) fn spread(&self, place: &str, tableau: &mut Tableau, counts: PieceCounts) -> Result<()> {
        at_most(format!("{place}.trained"), counts.trained, counts.family)?;
        let mut plots: Vec<Plot> = tableau.plots().to_vec();
        for (word, count, rooms, lay) in counts.kinds() {
            for laid in 0..count {
                if !self.lay_one(&mut plots, rooms, lay) {
                    return wrong(format!("{place}.{word}"), count, expected::number(..=laid));
                }
            }
        }
        *tableau = Tableau::default();
        plots.into_iter().for_each(|plot| tableau.lay(plot));
        Ok(())
    }

    /// Says no if there is no room left.
    fn lay_one(&self, plots: &mut [Plot], rooms: &[Room], lay: fn(&mut Plot, CellSet)) -> bool {
        for room in rooms {
            for plot in plots.iter_mut() {
                let cells = room(plot, self.game.components.face(plot.card));
                if cells != 0 {
                    lay(plot, cells & cells.wrapping_neg());
                    return true;
                }
            }
        }
        false
    }
}

//! The terrain of one player: neighbours, rider graph, empty cells, colours, shapes.
//!
//! Sets of cells are bits of a `u16`; the Capital is the bit after the last cell.

use bocage_engine::Bits;

use crate::TribesOfTheWind;
use crate::state::Side;
use crate::vocabulary::{Bonus, CELLS, COLUMNS, Cell, Color, Node, Shape};

/// Cells that share a side with each cell (R2).
const NEIGHBOURS: [u16; CELLS] = neighbours();

const fn neighbours() -> [u16; CELLS] {
    let mut sets = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, col) = (cell / COLUMNS as usize, cell % COLUMNS as usize);
        if row > 0 {
            sets[cell] |= 1 << (cell - COLUMNS as usize);
        }
        if row < 2 {
            sets[cell] |= 1 << (cell + COLUMNS as usize);
        }
        if col > 0 {
            sets[cell] |= 1 << (cell - 1);
        }
        if col < COLUMNS as usize - 1 {
            sets[cell] |= 1 << (cell + 1);
        }
        cell += 1;
    }
    sets
}

/// All cells.
pub const EVERYWHERE: u16 = (1 << CELLS) - 1;

/// A1-B1-C1 and its like.
const ROW3: [u16; 6] = [0x007, 0x00e, 0x070, 0x0e0, 0x700, 0xe00];
/// The four columns.
const COL3: [u16; 4] = [0x111, 0x222, 0x444, 0x888];
/// A1-B2-C3, B1-C2-D3, C1-B2-A3, D1-C2-B3.
const DIAG3: [u16; 4] = [0x421, 0x842, 0x124, 0x248];
/// Each 2x2 block without one of its cells (R25).
const L3: [u16; 24] = l3();

const fn l3() -> [u16; 24] {
    let corners = [0, 1, 4, 5];
    let blocks = [0, 1, 2, 4, 5, 6];
    let mut sets = [0; 24];
    let mut index = 0;
    while index < 24 {
        let block = 0x33 << blocks[index / 4];
        sets[index] = block & !(1 << (blocks[index / 4] + corners[index % 4]));
        index += 1;
    }
    sets
}

/// The places where a shape can lie.
pub fn places(shape: Shape) -> &'static [u16] {
    match shape {
        Shape::Row3 => &ROW3,
        Shape::Col3 => &COL3,
        Shape::Diag3 => &DIAG3,
        Shape::L3 => &L3,
    }
}

/// Cells that share a side with a cell.
#[inline]
pub fn neighbours_of(cell: Cell) -> u16 {
    NEIGHBOURS.get(cell.index()).copied().unwrap_or_default()
}

/// Cells that share a side with any cell of a set.
#[inline]
pub fn around(cells: u16) -> u16 {
    Bits(cells.into()).fold(0, |set, cell| set | neighbours_of(Cell(cell)))
}

/// The cells of a set, in reading order.
#[inline]
pub fn each_cell(cells: u16) -> impl Iterator<Item = Cell> {
    Bits(cells.into()).map(Cell)
}

impl Side {
    /// Where a forest tile may be placed: no tile, no token, next to an own tile.
    #[inline]
    pub fn plantable(&self) -> u16 {
        let tiled = self.tiled();
        around(tiled) & !tiled & !self.polluted()
    }

    /// Tiles without a temple.
    #[inline]
    pub fn temple_tiles(&self) -> u16 {
        self.tiled() & !self.temples
    }

    /// Nodes with a rider from which a catapult has somewhere to send it (R17).
    #[inline]
    pub fn catapult_nodes(&self) -> u16 {
        let tiled = self.tiled();
        let other_tile = |node: u16| tiled & !node != 0;
        self.riders.iter().enumerate().fold(0, |set, (node, &riders)| {
            if riders > 0 && other_tile(1 << node) { set | 1 << node } else { set }
        })
    }

    /// Cells without any token; cells with tiles are clean.
    #[inline]
    pub fn clean_cells(&self) -> u32 {
        CELLS as u32 - self.polluted().count_ones()
    }
}

impl TribesOfTheWind {
    /// The Capital and the windports, which are all linked with each other (section 3 of the rules).
    #[inline]
    pub fn hub(&self, side: &Side) -> u16 {
        let windport = |cell: &Cell| {
            side.tile(*cell).is_some_and(|tile| self.components.tile(tile).has(Bonus::Windport))
        };
        each_cell(side.villages).filter(windport).fold(Node::CAPITAL.bit(), |set, cell| set | cell.bit())
    }

    /// Where one move leads from a node, as a set of nodes. `hub` and `tiled` are those of the side.
    #[inline]
    pub(crate) fn steps(node: Node, hub: u16, tiled: u16) -> u16 {
        let linked = if hub & node.bit() != 0 { hub & !node.bit() } else { 0 };
        match node.cell() {
            None => linked | Cell::START.bit(),
            Some(Cell::START) => linked | NEIGHBOURS[0] & tiled | Node::CAPITAL.bit(), // R18
            Some(cell) => linked | neighbours_of(cell) & tiled,
        }
    }

    /// Where one move leads a rider of `side` from a node.
    pub fn moves_from(&self, side: &Side, node: Node) -> u16 {
        Self::steps(node, self.hub(side), side.tiled())
    }

    /// The cells of each colour of tile.
    #[inline]
    pub fn colors(&self, side: &Side) -> [u16; 3] {
        let mut sets = [0; 3];
        for (cell, tile) in side.tiles.iter().enumerate() {
            if let Some(tile) = tile {
                sets[self.components.tile(*tile).color.index()] |= 1 << cell;
            }
        }
        sets
    }

    /// Is there a path of four different tiles in the colours of the sequence? Both reading
    /// directions are the same path.
    pub fn has_sequence(&self, side: &Side, sequence: &[Color; 4]) -> bool {
        let colors = self.colors(side);
        let [first, second, third, fourth] = sequence.map(|color| colors[color.index()]);
        each_cell(first).any(|a| {
            each_cell(second & neighbours_of(a)).any(|b| {
                each_cell(third & neighbours_of(b) & !a.bit())
                    .any(|c| fourth & neighbours_of(c) & !(a.bit() | b.bit()) != 0)
            })
        })
    }

    /// Do three tiles lie in a shape, all of one colour or all of different ones (R26)?
    pub fn has_pattern(&self, side: &Side, shape: Shape, same: bool) -> bool {
        let colors = self.colors(side);
        places(shape).iter().any(|place| {
            if same {
                colors.iter().any(|cells| cells & place == *place)
            } else {
                colors.iter().all(|cells| (cells & place).count_ones() == 1)
            }
        })
    }

    /// Villages that carry a bonus.
    pub fn villages_with(&self, side: &Side, bonus: Bonus) -> u32 {
        let carries =
            |cell: &Cell| side.tile(*cell).is_some_and(|tile| self.components.tile(tile).has(bonus));
        each_cell(side.villages).filter(carries).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(labels: &str) -> u16 {
        labels.split(' ').map(|label| label.parse::<Cell>().unwrap().bit()).fold(0, |set, bit| set | bit)
    }

    #[test]
    fn seventeen_pairs_are_adjacent() {
        assert_eq!(NEIGHBOURS.iter().map(|set| set.count_ones()).sum::<u32>(), 2 * 17);
        assert_eq!(neighbours_of("b2".parse().unwrap()), set("b1 c2 b3 a2"));
        assert_eq!(neighbours_of("d1".parse().unwrap()), set("d2 c1"));
    }

    #[test]
    fn shapes_lie_where_the_rules_list_them() {
        assert_eq!(
            places(Shape::Diag3),
            [set("a1 b2 c3"), set("b1 c2 d3"), set("c1 b2 a3"), set("d1 c2 b3")]
        );
        assert_eq!((ROW3[1], ROW3[4]), (set("b1 c1 d1"), set("a3 b3 c3")));
        assert_eq!(COL3[3], set("d1 d2 d3"));
        let mut ells = L3;
        ells.sort_unstable();
        assert!(ells.windows(2).all(|pair| pair[0] < pair[1]), "24 different ones");
        assert!(L3.contains(&set("b1 b2 c2")) && L3.contains(&set("c2 c3 d3")));
        assert!(L3.iter().all(|place| place.count_ones() == 3 && place & !EVERYWHERE == 0));
    }
}

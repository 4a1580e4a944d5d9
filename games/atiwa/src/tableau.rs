//! A player's cards and what stands on them.
//!
//! A card on the tableau is a [`Plot`]: eight cells, and for each kind of piece the set of cells that
//! hold one. A fruit, wild animal or bat that shares its cell with a tree is the tree's rider; a bat
//! that shares its cell with a family lives with it.
//!
//! Invariants: plots are in reading order, polluted cells hold nothing, and no cell holds more than a
//! tree with one rider, a trained family with a bat, or one piece.

use bocage_engine::Bits;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{Components, Face};
use crate::vocabulary::{COLUMNS, COORDS, Card, Cell, Coord, Piece};

/// Most cards of a tableau: the village, and one for each of 21 turns.
pub const MAX_PLOTS: usize = 22;

/// A set of the cells of one card; bit 0 is cell 1.
pub type CellSet = u8;

/// A card of the tableau and the pieces on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plot {
    /// Where it lies.
    pub at: Coord,
    /// Which card it is.
    pub card: Card,
    /// Cells that are polluted for good.
    pub polluted: CellSet,
    /// Families that are trained.
    pub trained: CellSet,
    /// Cells with each kind of piece.
    pub pieces: [CellSet; 6],
}

impl Plot {
    /// A card without pieces.
    pub const fn new(at: Coord, card: Card) -> Plot {
        Plot { at, card, polluted: 0, trained: 0, pieces: [0; 6] }
    }

    /// The cells with a kind of piece.
    #[inline]
    pub const fn of(&self, piece: Piece) -> CellSet {
        self.pieces[piece.index()]
    }

    /// The cells that hold nothing and can hold something.
    #[inline]
    pub fn empty(&self) -> CellSet {
        !self.pieces.iter().fold(self.polluted, |set, cells| set | cells)
    }

    /// Trees that carry nothing.
    #[inline]
    pub(crate) fn free_trees(&self) -> CellSet {
        self.of(Piece::Tree) & !(self.of(Piece::Fruit) | self.of(Piece::WildAnimal) | self.of(Piece::Bat))
    }

    /// Families that are not trained.
    #[inline]
    pub const fn untrained(&self) -> CellSet {
        self.of(Piece::Family) & !self.trained
    }

    /// Where a piece that is gained may be placed (section 5 of the rules).
    #[inline]
    pub fn room(&self, piece: Piece, face: &Face) -> CellSet {
        let on_icon = match piece {
            // A family moves into a house even if a bat lives there.
            Piece::Family => return face.house & !self.of(Piece::Family) & !self.polluted,
            Piece::Tree => face.trees,
            Piece::Fruit => face.fruit,
            Piece::WildAnimal => face.wild,
            Piece::Goat => face.goat,
            Piece::Bat => face.bat,
        };
        // A blank takes what is already on the card; that is asked only now (R8).
        let blank = if self.of(piece) != 0 { face.blank } else { 0 };
        let on_others = match piece {
            Piece::Fruit => self.free_trees(),
            Piece::WildAnimal => self.free_trees() & face.tree_wild, // R10
            Piece::Bat => self.free_trees() & face.tree_bat | self.trained & !self.of(Piece::Bat), // R10
            _ => 0,
        };
        self.empty() & (on_icon | blank) | on_others
    }

    /// Where the tile puts bats: houses that hold nothing, derelict ones too (R22, R23).
    #[inline]
    pub fn empty_houses(&self, face: &Face) -> CellSet {
        self.empty() & (face.house | face.derelict)
    }

    /// Takes everything off a cell and says how much of each kind there was.
    fn clear(&mut self, cell: CellSet) -> [u8; 6] {
        self.trained &= !cell;
        self.pieces.each_mut().map(|cells| {
            let there = u8::from(*cells & cell != 0);
            *cells &= !cell;
            there
        })
    }
}

/// How much there is of everything on a tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Census {
    /// Pieces, by kind.
    pieces: [u8; 6],
    /// Families that are trained.
    pub trained: u8,
}

impl Census {
    /// How many pieces of a kind there are.
    #[inline]
    pub const fn of(&self, piece: Piece) -> u8 {
        self.pieces[piece.index()]
    }

    /// How many families are not trained.
    #[inline]
    pub const fn untrained(&self) -> u8 {
        self.of(Piece::Family).saturating_sub(self.trained)
    }
}

/// A player's cards in reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tableau(ArrayVec<[Plot; MAX_PLOTS]>);

impl Tableau {
    /// The cards in reading order.
    #[inline]
    pub fn plots(&self) -> &[Plot] {
        &self.0
    }

    /// Is there no room for another card? No game gets there: a turn brings at most one card.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.0.len() == MAX_PLOTS
    }

    /// The card at a coordinate.
    #[inline]
    pub fn plot(&self, at: Coord) -> Option<&Plot> {
        self.0.iter().find(|plot| plot.at == at)
    }

    #[inline]
    fn plot_mut(&mut self, at: Coord) -> Option<&mut Plot> {
        self.0.iter_mut().find(|plot| plot.at == at)
    }

    /// How many pieces of a kind there are.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        self.0.iter().map(|plot| plot.of(piece).count_ones() as u8).sum()
    }

    /// Counts everything at once, eight sets of cells at a time: evaluations ask for all of it.
    #[inline]
    pub fn census(&self) -> Census {
        let sets = self.0.iter().map(|plot| {
            let [a, b, c, d, e, f] = plot.pieces;
            u64::from_le_bytes([a, b, c, d, e, f, plot.trained, 0])
        });
        // At most 22 plots of 8 cells: no sum leaves its byte.
        let [pieces @ .., trained, _] = sets.map(ones_of_bytes).sum::<u64>().to_le_bytes();
        Census { pieces, trained }
    }

    /// How many families are trained.
    #[inline]
    pub fn trained(&self) -> u8 {
        self.0.iter().map(|plot| plot.trained.count_ones() as u8).sum()
    }

    /// How many families are not trained.
    #[inline]
    pub fn untrained(&self) -> u8 {
        self.0.iter().map(|plot| plot.untrained().count_ones() as u8).sum()
    }

    /// How many cells are polluted.
    pub fn pollution(&self) -> u8 {
        self.0.iter().map(|plot| plot.polluted.count_ones() as u8).sum()
    }

    /// How many terrain cards there are.
    pub fn terrains(&self) -> u8 {
        self.0.iter().filter(|plot| plot.card.is_terrain()).count() as u8
    }

    /// Nature icons on all cards.
    #[inline]
    pub fn nature(&self, components: &Components) -> u8 {
        self.0.iter().map(|plot| components.face(plot.card).nature).sum()
    }

    /// The set of cards, as bits of [`Card::bit`].
    pub fn cards(&self) -> u64 {
        self.0.iter().fold(0, |set, plot| set | plot.card.bit())
    }

    /// How many copies of a card there are.
    pub fn copies(&self, card: Card) -> u8 {
        self.0.iter().filter(|plot| plot.card == card).count() as u8
    }

    /// Calls `offer` with every cell of a set that `cells` makes of each card, in reading order.
    #[inline]
    pub fn each(&self, cells: impl Fn(&Plot) -> CellSet, mut offer: impl FnMut(Cell)) {
        for plot in &self.0 {
            for index in Bits(u64::from(cells(plot))) {
                offer(Cell::new(plot.at, index));
            }
        }
    }

    /// Calls `offer` with every cell where a piece may be placed.
    #[inline]
    pub fn each_room(&self, piece: Piece, components: &Components, offer: impl FnMut(Cell)) {
        self.each(|plot| plot.room(piece, components.face(plot.card)), offer);
    }

    /// May a piece be placed anywhere?
    #[inline]
    pub fn has_room(&self, piece: Piece, components: &Components) -> bool {
        self.0.iter().any(|plot| plot.room(piece, components.face(plot.card)) != 0)
    }

    /// Coordinates where a new card may be placed: free, and next to a card (R2).
    pub fn free_coords(&self) -> u128 {
        let taken = self.coords();
        neighbours(taken) & !taken
    }

    /// Where cards lie, as a set of coordinates.
    pub fn coords(&self) -> u128 {
        self.0.iter().fold(0, |set, plot| set | plot.at.bit())
    }

    /// Lays a card down. A full tableau stays as it is.
    pub fn lay(&mut self, plot: Plot) {
        if !self.is_full() {
            let index = self.0.iter().position(|other| other.at > plot.at);
            self.0.insert(index.unwrap_or(self.0.len()), plot);
        }
    }

    /// Puts a piece on a cell.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, cell: Cell) {
        if let Some(plot) = self.plot_mut(cell.card()) {
            plot.pieces[piece.index()] |= cell.bit();
        }
    }

    /// Takes a piece from a cell; whatever else is there stays.
    #[inline]
    pub(crate) fn take(&mut self, piece: Piece, cell: Cell) {
        if let Some(plot) = self.plot_mut(cell.card()) {
            plot.pieces[piece.index()] &= !cell.bit();
        }
    }

    /// Takes everything off a cell and says how much of each kind there was.
    pub(crate) fn clear(&mut self, cell: Cell) -> [u8; 6] {
        self.plot_mut(cell.card()).map_or([0; 6], |plot| plot.clear(cell.bit()))
    }

    /// Turns a family to its trained side.
    pub(crate) fn train(&mut self, cell: Cell) {
        if let Some(plot) = self.plot_mut(cell.card()) {
            plot.trained |= cell.bit() & plot.of(Piece::Family);
        }
    }

    /// Blocks a cell for good.
    pub(crate) fn pollute(&mut self, cell: Cell) {
        if let Some(plot) = self.plot_mut(cell.card()) {
            plot.polluted |= cell.bit();
        }
    }

    /// Where the next pollution marker goes: the first position that is clean on some card, and there
    /// the first card in reading order (section 8, R35).
    pub fn next_pollution(&self) -> Option<Cell> {
        // The lowest clean cell of each card; min_by_key keeps the first of equals.
        let clean = self.0.iter().map(|plot| (plot.at, (!plot.polluted).trailing_zeros() as u8));
        let (at, index) = clean.filter(|&(_, index)| index < 8).min_by_key(|&(_, index)| index)?;
        Some(Cell::new(at, index))
    }

    /// Would this piece, placed there, send a bat away? A family that moves in does.
    pub fn evicts(&self, piece: Piece, cell: Cell) -> bool {
        piece == Piece::Family && self.holds(Piece::Bat, cell)
    }

    /// Is there a piece of this kind on this cell?
    pub fn holds(&self, piece: Piece, cell: Cell) -> bool {
        self.plot(cell.card()).is_some_and(|plot| plot.of(piece) & cell.bit() != 0)
    }
}

/// How many bits are set in each byte.
const fn ones_of_bytes(bytes: u64) -> u64 {
    let pairs = bytes - (bytes >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// The coordinates that share an edge with one of a set. Columns are fixed, and nothing lies above the
/// first row (R2).
pub(crate) fn neighbours(coords: u128) -> u128 {
    const EVERYWHERE: u128 = (1 << COORDS) - 1;
    const FIRST_COLUMN: u128 = EVERYWHERE / 0b1111;
    const LAST_COLUMN: u128 = FIRST_COLUMN << (COLUMNS - 1);
    let beside = (coords & !LAST_COLUMN) << 1 | (coords & !FIRST_COLUMN) >> 1;
    (beside | coords << COLUMNS | coords >> COLUMNS) & EVERYWHERE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_census_counts_what_is_there() {
        let mut tableau = Tableau::default();
        for place in 0..MAX_PLOTS as u8 {
            // Any sets will do, full ones among them.
            let set = |factor: u8| place.wrapping_mul(factor) ^ 0xff;
            let pieces = [set(1), set(7), set(31), set(57), set(93), set(111)];
            let plot = Plot::new(Coord(place), Card::default());
            tableau.lay(Plot { pieces, trained: pieces[Piece::Family.index()] & set(13), ..plot });
        }
        let census = tableau.census();
        assert!(Piece::ALL.iter().all(|&piece| census.of(piece) == tableau.count(piece)));
        assert_eq!((census.trained, census.untrained()), (tableau.trained(), tableau.untrained()));
    }
}

//! R39: what a seat can accept for the rest of a step, instead of deciding piece by piece.
//!
//! A suggestion is a row of ordinary decisions. It is cheap and plain rather than clever: pieces go
//! where they take no cell from others and where pollution comes last, pieces that are given up are
//! those it reaches first, and food is paid with what costs the fewest points.

use crate::Atiwa;
use crate::actions::Action;
use crate::components::{Bundle, Face};
use crate::state::{Public, ROUNDS, Side, Step};
use crate::tableau::{CellSet, Plot};
use crate::vocabulary::{Cell, Piece};

/// Trees first, because fruits stand on them.
const IN_ORDER: [Piece; 6] =
    [Piece::Tree, Piece::WildAnimal, Piece::Fruit, Piece::Goat, Piece::Bat, Piece::Family];

/// Where a kind of piece can be placed.
#[derive(Clone, Copy, Default)]
struct Room {
    /// On how many cells.
    cells: u32,
    /// One of them.
    one: Cell,
}

impl Room {
    #[inline]
    fn add(&mut self, plot: &Plot, cells: CellSet) {
        if let Some(index) = cells.checked_ilog2() {
            self.cells += cells.count_ones();
            self.one = Cell::new(plot.at, index as u8);
        }
    }

    /// Is there another cell than this one?
    fn beside(&self, taken: Cell) -> bool {
        self.cells > 1 || self.cells == 1 && self.one != taken
    }
}

/// How many pieces of each kind a payment takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Payment {
    goats: u8,
    wild: u8,
    fruits: u8,
    bats: u8,
    gold: u8,
}

impl Atiwa {
    /// Are there several decisions in this step that can be accepted at once?
    #[inline]
    pub(crate) fn suggests(&self, public: &Public, side: &Side, step: &Step) -> bool {
        let alone = |piece: Piece, left: u8| {
            let mut counts = [0; 6];
            counts[piece.index()] = left;
            counts
        };
        match *step {
            Step::Resolve { ref pending, .. } => {
                let mut counts = pending.gains;
                let trees = &mut counts[Piece::Tree.index()];
                *trees = trees.saturating_add(pending.trees_with_fruit);
                self.several(public, side, step, counts)
            }
            Step::SpendTree { left, .. } | Step::PickBat { left, .. } | Step::Starve { left } => left > 1,
            Step::Grow { piece, left } => self.several(public, side, step, alone(piece, left)),
            Step::Return => self.several(public, side, step, alone(Piece::Bat, side.night)),
            Step::Feed { need, last, bats } => self.cheapest(public, side, need, last, bats).pieces() > 1,
            Step::Breed { used } => self.several(public, side, step, self.bred(public, side, used)),
            Step::PlaceCard(_) | Step::KeepBat(_) | Step::BatAction | Step::PickFruit | Step::PlantTree => {
                false
            }
        }
    }

    /// Do two or more of these pieces find room, if they are placed as suggested?
    #[inline]
    fn several(&self, public: &Public, side: &Side, step: &Step, mut counts: [u8; 6]) -> bool {
        let houses = matches!(step, Step::Resolve { pending, .. } if pending.houses);
        for (count, &left) in counts.iter_mut().zip(&side.supply) {
            *count = left.min(*count);
        }
        if !houses && counts.iter().map(|&count| u32::from(count)).sum::<u32>() < 2 {
            return false;
        }
        let (mut rooms, mut empty_houses) = ([Room::default(); 6], Room::default());
        for plot in side.tableau.plots() {
            let face = self.components.face(plot.card);
            for &piece in Piece::ALL {
                let (count, room) = (counts[piece.index()], &mut rooms[piece.index()]);
                if count > 0 {
                    room.add(plot, room_for(plot, piece, face));
                    if count > 1 && room.cells > 1 {
                        return true;
                    }
                }
            }
            if houses {
                empty_houses.add(plot, plot.empty_houses(face));
                if empty_houses.cells > 1 {
                    return true;
                }
            }
            // Whichever of two kinds comes first, the other one has a cell left.
            if rooms.iter().filter(|room| room.cells > 1).count() > 1 {
                return true;
            }
        }
        // No kind is sure of two pieces: it depends on what is placed first.
        let Some(first) = self.suggested(public, side, step) else { return false };
        first.cell().is_some_and(|cell| empty_houses.beside(cell))
            || self.leads_on(side, first, counts, &rooms)
    }

    /// Does the first piece leave room for another one, or make it?
    fn leads_on(&self, side: &Side, first: Action, mut counts: [u8; 6], rooms: &[Room; 6]) -> bool {
        let (Some(piece), Some(cell)) = (first.piece(), first.cell()) else { return false };
        let Some(mut plot) = side.tableau.plot(cell.card()).copied() else { return false };
        plot.pieces[piece.index()] |= cell.bit();
        let gained = u8::from(!matches!(first, Action::PlaceBatInHouse(_)));
        counts[piece.index()] = counts[piece.index()].saturating_sub(gained);
        if let Action::PlaceTreeWithFruit(_) = first {
            let fruit = Piece::Fruit.index();
            plot.pieces[fruit] |= cell.bit();
            counts[fruit] = counts[fruit].saturating_sub(1);
        }
        let face = self.components.face(plot.card);
        Piece::ALL.iter().any(|&piece| {
            let elsewhere = rooms[piece.index()].beside(cell);
            counts[piece.index()] > 0 && (elsewhere || room_for(&plot, piece, face) != 0)
        })
    }

    /// The next decision of the suggestion; `None` when the step is over, or only decisions are left
    /// that nobody else should take.
    pub(crate) fn suggested(&self, public: &Public, side: &Side, step: &Step) -> Option<Action> {
        match *step {
            Step::Resolve { ref pending, .. } => self.suggested_effect(side, pending),
            Step::SpendTree { left, from } => {
                let bare = |plot: &Plot| plot.of(Piece::Tree) & !riders(plot);
                next_ascending(side, Piece::Tree, left, from, bare).map(Action::SpendTree)
            }
            // Bats that live alone in a house could not go back to it (R22): others leave first.
            Step::PickBat { left, from } => {
                let others = |plot: &Plot| {
                    let face = self.components.face(plot.card);
                    plot.of(Piece::Bat) & !((face.house | face.derelict) & !plot.of(Piece::Family))
                };
                next_ascending(side, Piece::Bat, left, from, others).map(Action::PickBat)
            }
            Step::Starve { left } if left > 0 => threatened(side, Piece::Bat).map(Action::PickBat),
            Step::Grow { piece, left } if left > 0 => {
                self.best_cell(side, piece).map(|cell| Action::Place(piece, cell))
            }
            Step::Return if side.night > 0 => {
                self.best_cell(side, Piece::Bat).map(|cell| Action::Place(Piece::Bat, cell))
            }
            Step::Feed { need, last, bats } if need > 0 => {
                let payment = self.cheapest(public, side, need, last, bats);
                payment.first(side)
            }
            Step::Breed { used } => self.next_bred(public, side, used),
            _ => None,
        }
    }

    /// Pieces of a space. What else it offers (cards, training, choices) stays for the player.
    fn suggested_effect(&self, side: &Side, pending: &Bundle) -> Option<Action> {
        for &piece in &IN_ORDER {
            if pending.gain(piece) > 0
                && let Some(cell) = self.best_cell(side, piece)
            {
                return Some(Action::Place(piece, cell));
            }
            if piece == Piece::Tree
                && pending.trees_with_fruit > 0
                && let Some(cell) = self.best_cell(side, Piece::Tree)
            {
                let fruit = side.in_supply(Piece::Fruit);
                return Some(if fruit {
                    Action::PlaceTreeWithFruit(cell)
                } else {
                    Action::PlaceTreeAlone(cell)
                });
            }
        }
        let house = |plot: &Plot| plot.empty_houses(self.components.face(plot.card));
        let house = if pending.houses { safest(side, house) } else { None };
        house.map(Action::PlaceBatInHouse)
    }

    /// What can be bred, one of each. Families are not suggested: they are mouths to feed.
    fn bred(&self, public: &Public, side: &Side, used: u8) -> [u8; 6] {
        let mut counts = [0; 6];
        for (index, condition) in self.components.round(public.round_index()).breeding.iter().enumerate() {
            if condition.piece != Piece::Family && super::is_met(side, used, index, condition) {
                counts[condition.piece.index()] = 1;
            }
        }
        counts
    }

    fn next_bred(&self, public: &Public, side: &Side, used: u8) -> Option<Action> {
        let counts = self.bred(public, side, used);
        IN_ORDER
            .iter()
            .filter(|piece| counts[piece.index()] > 0)
            .find_map(|&piece| self.best_cell(side, piece).map(|cell| Action::Breed(piece, cell)))
    }

    /// Where a piece takes no cell away: with a tree or a family; else on its icon; else on a blank. A
    /// family goes to an empty house, never to one with a bat. Among equals, where pollution comes last.
    fn best_cell(&self, side: &Side, piece: Piece) -> Option<Cell> {
        if !side.in_supply(piece) {
            return None;
        }
        let best = |plot: &Plot| {
            let face = self.components.face(plot.card);
            let (room, empty) = (plot.room(piece, face), plot.empty());
            let shared = if piece == Piece::Family { 0 } else { room & !empty };
            let icon = room & empty & !face.blank;
            let (rank, cells) = match (shared, icon) {
                (1.., _) => (2u8, shared),
                (0, 1..) => (1, icon),
                (0, 0) => (0, room & empty),
            };
            let index = cells.checked_ilog2()? as u8;
            Some((rank, index, Cell::new(plot.at, index)))
        };
        side.tableau.plots().iter().filter_map(best).max().map(|(_, _, cell)| cell)
    }

    /// The payment that costs least: points of today, and what the pieces would still bring.
    fn cheapest(&self, public: &Public, side: &Side, need: u8, last: u8, bats: u8) -> Payment {
        let food = &self.components.food;
        let count = |piece| side.tableau.count(piece);
        let goats = if last >= food.goat { count(Piece::Goat) } else { 0 };
        let wild = if last >= food.wild { count(Piece::WildAnimal) } else { 0 };
        let prices = self.prices(public, side);
        let (mut best, mut lowest) = (Payment::default(), u32::MAX);
        for goats in 0..=goats.min(need.div_ceil(food.goat)) {
            let rest = need.saturating_sub(goats * food.goat);
            for wild in 0..=wild.min(rest.div_ceil(food.wild)) {
                let rest = rest.saturating_sub(wild * food.wild).div_ceil(food.small);
                for fruits in 0..=count(Piece::Fruit).min(rest) {
                    for eaten in 0..=count(Piece::Bat).min(bats).min(rest - fruits) {
                        let gold = rest - fruits - eaten;
                        let payment = Payment { goats, wild, fruits, bats: eaten, gold };
                        let cost = prices.of(&payment);
                        if u16::from(gold) <= side.gold && cost < lowest {
                            (best, lowest) = (payment, cost);
                        }
                    }
                }
            }
        }
        best
    }

    fn prices(&self, public: &Public, side: &Side) -> Prices<'_> {
        let count = |piece| side.tableau.count(piece);
        Prices {
            rows: &self.components.rows,
            left: Piece::ROWS.map(|piece| side.supply[piece.index()]),
            rounds: (ROUNDS as u8).saturating_sub(public.round).into(),
            spare_bats: count(Piece::Bat).saturating_sub(self.components.scoring.free_bats).into(),
        }
    }
}

impl Payment {
    fn pieces(&self) -> u8 {
        self.goats + self.wild + self.fruits + self.bats + self.gold
    }

    /// The first piece of the payment: the greatest value first, as the rules want it.
    fn first(&self, side: &Side) -> Option<Action> {
        let eaten = |piece| threatened(side, piece);
        if self.goats > 0 {
            eaten(Piece::Goat).map(Action::PayGoat)
        } else if self.wild > 0 {
            eaten(Piece::WildAnimal).map(Action::PayWildAnimal)
        } else if self.fruits > 0 {
            eaten(Piece::Fruit).map(Action::PayFruit)
        } else if self.bats > 0 {
            eaten(Piece::Bat).map(Action::PayBat)
        } else {
            (self.gold > 0).then_some(Action::PayGold)
        }
    }
}

/// What payments cost, in tenths of a point.
struct Prices<'a> {
    rows: &'a [Vec<u8>; 5],
    /// Pieces on the supply board, by row.
    left: [u8; 5],
    /// Rounds to come.
    rounds: u32,
    /// Bats that score.
    spare_bats: u32,
}

impl Prices<'_> {
    fn of(&self, payment: &Payment) -> u32 {
        let Payment { goats, wild, fruits, bats, gold } = *payment;
        // A goat spares food, and a row makes things grow, in every round to come.
        let goats = self.row(Piece::Goat, goats) * 10 * (1 + self.rounds);
        let growing = self.row(Piece::WildAnimal, wild) + self.row(Piece::Fruit, fruits);
        let growing = growing * (10 + 5 * self.rounds);
        // What can still breed or plant a tree is worth a little.
        let soon = if self.rounds > 0 { 3 } else { 0 };
        let small = (u32::from(fruits) + u32::from(bats) + u32::from(wild)) * soon;
        goats + growing + small + u32::from(bats).min(self.spare_bats) * 10 + u32::from(gold) * 10
    }

    /// By how much the number of a row falls if so many pieces go back to it.
    fn row(&self, piece: Piece, back: u8) -> u32 {
        let (row, left) = (&self.rows[piece.index()], usize::from(self.left[piece.index()]));
        let shown = |left: usize| {
            let value = row.len().checked_sub(left + 1).and_then(|index| row.get(index));
            value.copied().map_or(0, u32::from)
        };
        shown(left).saturating_sub(shown(left + usize::from(back)))
    }
}

/// Where a piece would be suggested: a family does not drive a bat out.
#[inline]
fn room_for(plot: &Plot, piece: Piece, face: &Face) -> CellSet {
    let free = if piece == Piece::Family { plot.empty() } else { CellSet::MAX };
    plot.room(piece, face) & free
}

fn riders(plot: &Plot) -> u8 {
    plot.of(Piece::Fruit) | plot.of(Piece::WildAnimal) | plot.of(Piece::Bat)
}

/// The cell of a set that pollution reaches last.
fn safest(side: &Side, cells: impl Fn(&Plot) -> u8) -> Option<Cell> {
    let last = |plot: &Plot| {
        let index = cells(plot).checked_ilog2()? as u8;
        Some((index, Cell::new(plot.at, index)))
    };
    side.tableau.plots().iter().filter_map(last).max().map(|(_, cell)| cell)
}

/// The piece of a kind that pollution reaches first.
fn threatened(side: &Side, piece: Piece) -> Option<Cell> {
    let first = |plot: &Plot| {
        let index = plot.of(piece).trailing_zeros() as u8;
        (index < 8).then(|| (index, Cell::new(plot.at, index)))
    };
    side.tableau.plots().iter().filter_map(first).min().map(|(_, cell)| cell)
}

/// The next pick in ascending order, if `cheap` ones are picked as far as they go.
fn next_ascending(
    side: &Side,
    piece: Piece,
    left: u8,
    from: Cell,
    cheap: impl Fn(&Plot) -> u8,
) -> Option<Cell> {
    if left == 0 {
        return None;
    }
    let mut cheap_ones = 0u8;
    side.tableau.each(&cheap, |cell| cheap_ones += u8::from(cell >= from));
    let dear = left.saturating_sub(cheap_ones);
    let mut next = None;
    for plot in side.tableau.plots() {
        let good = if dear > 0 { plot.of(piece) } else { cheap(plot) };
        for index in bocage_engine::Bits(u64::from(good)) {
            let cell = Cell::new(plot.at, index);
            if cell >= from && next.is_none() {
                next = Some(cell);
            }
        }
    }
    next
}

//! Steps 1 to 5 of the maintenance phase: income and pollution, growth, return of the bats, feeding,
//! breeding.

use bocage_engine::{Seat, Sink};

use super::{replace, settle_in};
use crate::Atiwa;
use crate::actions::Action;
use crate::events::Event;
use crate::state::{Phase, Public, Side, State, Step};
use crate::vocabulary::{Cell, Piece};

impl Atiwa {
    /// M1 in the order of the players, because the bag may run out (R5); then everybody at once.
    pub(super) fn begin_upkeep(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let players = state.public.players;
        let first = state.public.first_player.0;
        for offset in 0..players {
            self.income(state, Seat((first + offset) % players), sink);
        }
        self.begin_growth(state, sink);
    }

    /// M2 for all seats, and whatever then needs no decision.
    pub(crate) fn begin_growth(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.public.phase = Phase::Upkeep;
        for seat in Seat::all(state.public.players) {
            let side = state.public.side_mut(seat);
            side.agenda.clear();
            side.agenda.push(self.growth(side, Piece::Tree));
            self.settle(state, seat, sink);
        }
    }

    /// M1: gold from trained families; gold and pollution from the others. How many markers are drawn
    /// is fixed before the first one falls, and their gold is taken before (R27).
    pub(crate) fn income(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        let Public { seats, bag, .. } = public;
        let Some(side) = seats.get_mut(seat.index()) else { return };
        let (trained, untrained) = (side.tableau.trained(), side.tableau.untrained());
        let (mut markers, mut found) = (0, 0);
        for _ in 0..untrained {
            let Some(gold) = secret.bag.pop() else { break }; // R5
            if let Some(left) = bag.get_mut(usize::from(gold)) {
                *left = left.saturating_sub(1);
            }
            markers += 1;
            found += gold;
        }
        side.earn(trained);
        side.earn(found);
        sink.tell(|| Event::Income { seat, trained, markers, found });
        for _ in 0..markers {
            pollute(side, seat, sink);
        }
    }

    /// The cells that the next income would pollute as things stand, in order: one for each family that
    /// is not trained, as long as the bag has markers.
    pub fn doomed(&self, public: &Public, seat: Seat) -> Vec<Cell> {
        let last = usize::from(public.round) >= self.components.rounds.len();
        if public.phase == Phase::End || last && public.phase == Phase::Upkeep {
            return Vec::new();
        }
        let mut tableau = public.side(seat).tableau;
        let markers = tableau.untrained().min(public.markers());
        let next = |_| {
            let cell = tableau.next_pollution()?;
            tableau.pollute(cell);
            Some(cell)
        };
        (0..markers).map_while(next).collect()
    }

    /// M2: how many of a piece grow is read once, when it is their turn: trees after wild animals,
    /// fruits after trees, bats after fruits.
    fn growth(&self, side: &Side, piece: Piece) -> Step {
        let source = match piece {
            Piece::Tree => Piece::WildAnimal,
            Piece::Fruit => Piece::Tree,
            _ => Piece::Fruit,
        };
        Step::Grow { piece, left: self.row_value(side, source) }
    }

    pub(super) fn next_growth(&self, side: &mut Side) {
        let next = match side.agenda.top() {
            Some(Step::Grow { piece: Piece::Tree, .. }) => self.growth(side, Piece::Fruit),
            Some(Step::Grow { piece: Piece::Fruit, .. }) => self.growth(side, Piece::Bat),
            _ => Step::Return,
        };
        replace(side, next);
    }

    /// M3 is over: bats without room go to the stock. M4 begins.
    pub(super) fn end_return(&self, side: &mut Side, seat: Seat, sink: &mut impl Sink<Event>) {
        let bats = std::mem::take(&mut side.night);
        if bats > 0 {
            sink.tell(|| Event::Strayed { seat, bats });
        }
        self.begin_feeding(side, seat, sink);
    }

    /// M4: the need and the number of bats that may be eaten are fixed now.
    pub(crate) fn begin_feeding(&self, side: &mut Side, seat: Seat, sink: &mut impl Sink<Event>) {
        let need = self.food_need(side);
        let bats = side.tableau.untrained();
        let food = self.larder(side, bats).total();
        let step = if need == 0 {
            Step::Breed { used: 0 }
        } else if food >= need.into() {
            Step::Feed { need, last: self.components.food.goat, bats }
        } else {
            let missing = u16::from(need) - food as u16;
            self.starve(side, seat, missing, bats, sink)
        };
        replace(side, step);
    }

    /// Not enough: everything that can be eaten is eaten (R15); which bats, the seat may have to pick.
    fn starve(
        &self,
        side: &mut Side,
        seat: Seat,
        missing: u16,
        bats: u8,
        sink: &mut impl Sink<Event>,
    ) -> Step {
        for piece in [Piece::Goat, Piece::WildAnimal, Piece::Fruit] {
            eat_all(side, seat, piece, sink);
        }
        let gold = std::mem::take(&mut side.gold);
        if gold > 0 {
            sink.tell(|| Event::AteGold { seat, gold });
        }
        side.shortage = side.shortage.saturating_add(missing);
        sink.tell(|| Event::Starved { seat, missing });
        if side.tableau.count(Piece::Bat) > bats {
            return Step::Starve { left: bats };
        }
        eat_all(side, seat, Piece::Bat, sink);
        Step::Breed { used: 0 }
    }

    pub(super) fn pay_food(&self, side: &mut Side, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let food = &self.components.food;
        let (piece, value) = match action {
            Action::PayGoat(_) => (Some(Piece::Goat), food.goat),
            Action::PayWildAnimal(_) => (Some(Piece::WildAnimal), food.wild),
            Action::PayFruit(_) => (Some(Piece::Fruit), food.small),
            Action::PayBat(_) => (Some(Piece::Bat), food.small),
            _ => (None, food.small),
        };
        if let Some(Step::Feed { need, last, bats }) = side.agenda.top_mut() {
            *need = need.saturating_sub(value); // Surplus food is lost.
            *last = value;
            *bats -= u8::from(piece == Some(Piece::Bat) && *bats > 0);
        }
        match (piece, action.cell()) {
            (Some(piece), Some(cell)) => eat(side, seat, piece, cell, sink),
            _ => {
                side.gold = side.gold.saturating_sub(1);
                sink.tell(|| Event::AteGold { seat, gold: 1 });
            }
        }
    }

    /// M5: a bred family is never trained, so a bat has to leave its house.
    pub(super) fn breed(
        &self,
        public: &mut Public,
        seat: Seat,
        piece: Piece,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let conditions = &self.components.round(public.round_index()).breeding;
        let index = conditions.iter().position(|condition| condition.piece == piece);
        let side = public.side_mut(seat);
        if let (Some(Step::Breed { used }), Some(index)) = (side.agenda.top_mut(), index) {
            *used |= 1 << index;
        }
        settle_in(side, seat, piece, cell, sink);
    }
}

/// Section 8: everything on the cell is lost, and it stays blocked.
fn pollute(side: &mut Side, seat: Seat, sink: &mut impl Sink<Event>) {
    let Some(cell) = side.tableau.next_pollution() else { return };
    let lost = side.clear(cell);
    side.tableau.pollute(cell);
    sink.tell(|| Event::Polluted { seat, cell, lost });
}

fn eat(side: &mut Side, seat: Seat, piece: Piece, cell: Cell, sink: &mut impl Sink<Event>) {
    side.remove(piece, cell);
    sink.tell(|| Event::Ate { seat, piece, cell });
}

/// Eats every piece of a kind.
fn eat_all(side: &mut Side, seat: Seat, piece: Piece, sink: &mut impl Sink<Event>) {
    let tableau = side.tableau;
    tableau.each(|plot| plot.of(piece), |cell| eat(side, seat, piece, cell, sink));
}

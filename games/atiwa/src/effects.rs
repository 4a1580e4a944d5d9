//! What an action does, and what follows from it by itself.

mod preparation;
mod upkeep;
mod work;

use std::mem::discriminant;

use bocage_engine::{Seat, Sink};

use crate::Atiwa;
use crate::actions::Action;
use crate::events::Event;
use crate::state::{Phase, Public, Side, State, Step};
use crate::vocabulary::{Cell, Piece};

impl Atiwa {
    #[inline]
    pub(crate) fn do_action(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        self.perform(state, seat, action, sink);
        self.settle(state, seat, sink);
        self.advance(state, sink);
    }

    /// Does one action and nothing else.
    fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::AsSuggested => self.follow(state, seat, sink),
            Action::Place(piece, cell) => self.place(&mut state.public, seat, piece, cell, sink),
            Action::PickBat(cell) => pick_bat(state.public.side_mut(seat), seat, cell, sink),
            Action::PayWildAnimal(_)
            | Action::PayFruit(_)
            | Action::PayBat(_)
            | Action::PayGold
            | Action::PayGoat(_) => self.pay_food(state.public.side_mut(seat), seat, action, sink),
            Action::Breed(piece, cell) => self.breed(&mut state.public, seat, piece, cell, sink),
            Action::Stop => self.next_growth(state.public.side_mut(seat)),
            Action::Done => {
                state.public.side_mut(seat).agenda.pop();
            }
            action => self.work(state, seat, action, sink),
        }
    }

    /// R39: decides as suggested until the step is over, or leaves something to the player.
    pub(crate) fn follow(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(&first) = state.public.side(seat).agenda.top() else { return };
        while let Some(&step) = state.public.side(seat).agenda.top() {
            if discriminant(&step) != discriminant(&first) {
                return;
            }
            let Some(action) = self.suggested(&state.public, state.public.side(seat), &step) else { return };
            self.perform(state, seat, action, sink);
        }
    }

    /// Puts a gained piece on the tableau, whatever it is gained by.
    fn place(&self, public: &mut Public, seat: Seat, piece: Piece, cell: Cell, sink: &mut impl Sink<Event>) {
        let side = public.side(seat);
        let keeps = side.tableau.evicts(piece, cell) && self.can_keep_bat(public, side);
        let side = public.side_mut(seat);
        let mut ends = false;
        match side.agenda.top_mut() {
            Some(Step::Resolve { pending, .. }) => {
                let gain = pending.gain_mut(piece);
                *gain = gain.saturating_sub(1);
                if keeps {
                    side.agenda.push(Step::KeepBat(cell)); // R11
                    return;
                }
            }
            Some(Step::Grow { left, .. }) => *left = left.saturating_sub(1),
            Some(Step::Return) => side.night = side.night.saturating_sub(1),
            Some(Step::PlantTree) => ends = true,
            _ => {}
        }
        settle_in(side, seat, piece, cell, sink);
        if ends {
            end_turn(public, seat);
        }
    }

    /// Does what has no alternative: afterwards the seat has at least two options, or nothing to do.
    pub(crate) fn settle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        while let Some(&step) = state.public.side(seat).agenda.top() {
            if let Some(end) = self.spent(&state.public, seat, &step) {
                self.perform(state, seat, end, sink);
                continue;
            }
            match self.alternatives(&state.public, seat, &step) {
                (0, _) => self.conclude(state, seat, step, sink),
                (1, only) => self.perform(state, seat, only, sink),
                _ => return,
            }
        }
    }

    /// How many options a step has, and the last of them. Steps that can be ended have two or more if
    /// they are not spent.
    #[inline]
    fn alternatives(&self, public: &Public, seat: Seat, step: &Step) -> (u32, Action) {
        let (mut count, mut last) = (0, Action::Finish);
        match step {
            Step::Resolve { .. } | Step::BatAction | Step::Grow { .. } | Step::Breed { .. } => count = 2,
            step => self.offer_step(public, seat, step, |action| {
                count += 1;
                last = action;
            }),
        }
        (count, last)
    }

    /// Ends a step in which nothing is left to decide.
    fn conclude(&self, state: &mut State, seat: Seat, step: Step, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match step {
            Step::SpendTree { .. } => self.complete_purchase(public, seat, sink),
            Step::PickBat { .. } => replace(public.side_mut(seat), Step::PickFruit),
            Step::Return => self.end_return(public.side_mut(seat), seat, sink),
            Step::Feed { .. } | Step::Starve { .. } => {
                replace(public.side_mut(seat), Step::Breed { used: 0 })
            }
            // The rules let none of the others run out of options.
            _ => end_turn(public, seat),
        }
    }

    /// Goes on when nobody has anything left to decide in a phase.
    pub(crate) fn advance(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            let public = &state.public;
            match public.phase {
                Phase::Work if public.turn < self.turns(public) => return,
                Phase::Work => self.begin_upkeep(state, sink),
                Phase::Upkeep if public.sides().iter().any(|side| !side.agenda.is_empty()) => return,
                Phase::Upkeep => self.end_round(state, sink),
                Phase::End => return,
            }
        }
    }

    /// Turns of a work phase.
    pub(crate) fn turns(&self, public: &Public) -> u8 {
        self.components.turns * public.players
    }
}

/// Puts a piece on a cell. A family that moves into a house sends its bat back to the stock.
fn settle_in(side: &mut Side, seat: Seat, piece: Piece, cell: Cell, sink: &mut impl Sink<Event>) {
    if side.tableau.evicts(piece, cell) {
        side.remove(Piece::Bat, cell);
        sink.tell(|| Event::Evicted { seat, cell });
    }
    side.place(piece, cell);
    sink.tell(|| Event::Placed { seat, piece, cell });
}

/// A bat leaves for the night, or is eaten in a shortage.
fn pick_bat(side: &mut Side, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
    side.remove(Piece::Bat, cell);
    match side.agenda.top_mut() {
        Some(Step::PickBat { left, from }) => {
            *left = left.saturating_sub(1);
            *from = Cell(cell.0 + 1);
            side.night += 1;
            sink.tell(|| Event::Left { seat, cell });
        }
        Some(Step::Starve { left }) => {
            *left = left.saturating_sub(1);
            sink.tell(|| Event::Ate { seat, piece: Piece::Bat, cell });
        }
        _ => {}
    }
}

/// Puts another step in the place of the one that ends.
fn replace(side: &mut Side, step: Step) {
    side.agenda.pop();
    side.agenda.push(step);
}

/// The turn of the work phase is over.
fn end_turn(public: &mut Public, seat: Seat) {
    public.side_mut(seat).agenda.clear();
    if public.phase == Phase::Work {
        public.turn += 1;
    }
}

impl Side {
    /// Puts a piece on a cell, from the supply board or the stock.
    pub(crate) fn place(&mut self, piece: Piece, cell: Cell) {
        self.tableau.put(piece, cell);
        if let Some(left) = self.supply.get_mut(piece.index()) {
            *left = left.saturating_sub(1);
        }
    }

    /// Takes a piece off a cell, back to the supply board or the stock; what shares the cell stays
    /// (R36).
    pub(crate) fn remove(&mut self, piece: Piece, cell: Cell) {
        self.tableau.take(piece, cell);
        if let Some(left) = self.supply.get_mut(piece.index()) {
            *left += 1;
        }
    }

    /// Takes everything off a cell: a tree never goes without its rider (R7), a family not without its
    /// training (R9). Says how much of each kind there was.
    pub(crate) fn clear(&mut self, cell: Cell) -> [u8; 6] {
        let lost = self.tableau.clear(cell);
        for (left, lost) in self.supply.iter_mut().zip(lost) {
            *left += lost;
        }
        lost
    }

    /// Gains gold.
    pub(crate) fn earn(&mut self, gold: u8) {
        self.gold = self.gold.saturating_add(gold.into());
    }
}

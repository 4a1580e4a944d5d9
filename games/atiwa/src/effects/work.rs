//! The work phase: workers, the effects of their spaces, and the bat action.

use bocage_engine::{Seat, Sink};

use super::{end_turn, replace, settle_in};
use crate::Atiwa;
use crate::actions::Action;
use crate::components::{Bundle, Choice};
use crate::events::Event;
use crate::state::{Public, Side, State, Step};
use crate::tableau::Plot;
use crate::vocabulary::{Card, Cell, Coord, Piece, Space};

impl Atiwa {
    pub(super) fn work(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match action {
            Action::PlaceWorker(space) => self.place_worker(public, seat, space, sink),
            Action::PlaceTreeWithFruit(cell) | Action::PlaceTreeAlone(cell) => {
                let side = public.side_mut(seat);
                if let Some(pending) = pending(side) {
                    pending.trees_with_fruit = pending.trees_with_fruit.saturating_sub(1);
                }
                settle_in(side, seat, Piece::Tree, cell, sink);
                if matches!(action, Action::PlaceTreeWithFruit(_)) {
                    settle_in(side, seat, Piece::Fruit, cell, sink);
                }
            }
            Action::PlaceBatInHouse(cell) => settle_in(public.side_mut(seat), seat, Piece::Bat, cell, sink),
            Action::Train(cell) => train(public.side_mut(seat), seat, cell, sink),
            Action::Choose(_) | Action::PayThen | Action::Exchange(_) | Action::BuyLocation => {
                self.take_choice(public, seat, action, sink);
            }
            Action::DrawTerrain => self.draw_terrain(state, seat, sink),
            Action::TakeTerrain(slot) => take_terrain(public, seat, slot, sink),
            Action::PlaceCard(at) => lay(public.side_mut(seat), seat, at, sink),
            Action::TrainNow | Action::ReturnBat => welcome(public.side_mut(seat), seat, action, sink),
            Action::SpendTree(cell) => spend_tree(public.side_mut(seat), seat, cell, sink),
            Action::StartBatAction => {
                let left = self.components.bat_action.bats;
                replace(public.side_mut(seat), Step::PickBat { left, from: Cell(0) });
            }
            Action::PickFruit(cell) => {
                let side = public.side_mut(seat);
                side.remove(Piece::Fruit, cell);
                sink.tell(|| Event::SpentFruit { seat, cell });
                replace(side, Step::PlantTree);
            }
            Action::Finish => self.finish_space(public, seat, sink),
            _ => end_turn(public, seat),
        }
    }

    fn place_worker(&self, public: &mut Public, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let owner = if public.solo() {
            self.components.round(public.round_index()).colour.index()
        } else {
            seat.index()
        };
        public.workers[owner % public.workers.len()] |= space.bit();
        sink.tell(|| Event::Worked { seat, space });
        let offer = self.components.offer(public, space);
        // R21: icons are counted when the worker is placed.
        let icons = public.side(seat).tableau.nature(&self.components);
        let now = offer.now.and(&offer.per_nature.times(icons));
        let side = public.side_mut(seat);
        let pending = self.earned(side, seat, now, sink);
        let choice = offer.choice.is_some();
        side.agenda.push(Step::Resolve { space, bonus: false, choice, pending });
    }

    /// Gold is gained at once; what is left is pending.
    fn earned(&self, side: &mut Side, seat: Seat, effects: Bundle, sink: &mut impl Sink<Event>) -> Bundle {
        let gold = effects.gold;
        if gold > 0 {
            side.earn(gold);
            sink.tell(|| Event::Gained { seat, gold });
        }
        Bundle { gold: 0, ..effects }
    }

    /// The choice, payment, exchange or purchase of a space can be made once.
    fn take_choice(&self, public: &mut Public, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let Some(&Step::Resolve { space, .. }) = public.side(seat).agenda.top() else { return };
        let choice = self.components.offer(public, space).choice.as_ref();
        let side = public.side_mut(seat);
        if let Some(Step::Resolve { choice, .. }) = side.agenda.top_mut() {
            *choice = false;
        }
        let (price, effects) = match (choice, action) {
            (Some(Choice::One(options)), Action::Choose(index)) => {
                (0, options.get(usize::from(index)).copied().unwrap_or_default())
            }
            (Some(Choice::Pay { gold, then }), _) => (*gold, *then),
            (Some(Choice::Exchange(offers)), Action::Exchange(index)) => {
                let Some(exchange) = offers.get(usize::from(index)) else { return };
                let mut effects = Bundle::default();
                *effects.gain_mut(exchange.piece) = exchange.count;
                (exchange.gold, effects)
            }
            (Some(Choice::Buy { trees, .. }), _) => {
                side.agenda.push(Step::SpendTree { left: *trees, from: Cell(0) });
                return;
            }
            _ => return,
        };
        if price > 0 {
            side.gold = side.gold.saturating_sub(price.into());
            sink.tell(|| Event::Paid { seat, gold: price });
        }
        let more = self.earned(side, seat, effects, sink);
        if let Some(pending) = pending(side) {
            *pending = pending.and(&more);
        }
    }

    /// The trees are spent: the gold follows, and the card and the marker are taken (R19).
    pub(super) fn complete_purchase(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        public.side_mut(seat).agenda.pop();
        let Some(&Step::Resolve { space, .. }) = public.side(seat).agenda.top() else { return };
        let Some(Choice::Buy { location, gold, .. }) = self.components.offer(public, space).choice else {
            return;
        };
        public.first_player = seat;
        let side = public.side_mut(seat);
        side.gold = side.gold.saturating_sub(gold.into());
        let card = Card::location(location);
        sink.tell(|| Event::Bought { seat, card, gold });
        side.agenda.push(Step::PlaceCard(card));
    }

    fn draw_terrain(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(pending) = pending(state.public.side_mut(seat)) {
            pending.draw = pending.draw.saturating_sub(1);
        }
        if let Some(card) = self.draw(state, sink) {
            sink.tell(|| Event::Drew { seat, card });
            state.public.side_mut(seat).agenda.push(Step::PlaceCard(card)); // R16
        }
    }

    /// Nothing of the space is left: its bonus follows (R20), or else the bat action.
    fn finish_space(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(&Step::Resolve { space, bonus, .. }) = public.side(seat).agenda.top() else { return };
        let offered = self.components.offer(public, space).bonus.filter(|_| !bonus);
        let side = public.side_mut(seat);
        let next = match offered {
            Some((min, effects)) if side.tableau.terrains() >= min => {
                let pending = self.earned(side, seat, effects, sink);
                Step::Resolve { space, bonus: true, choice: false, pending }
            }
            _ => Step::BatAction,
        };
        replace(side, next);
    }
}

/// What the space still gives.
fn pending(side: &mut Side) -> Option<&mut Bundle> {
    match side.agenda.top_mut() {
        Some(Step::Resolve { pending, .. }) => Some(pending),
        _ => None,
    }
}

fn train(side: &mut Side, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
    if let Some(pending) = pending(side) {
        pending.train = pending.train.saturating_sub(1);
    }
    side.tableau.train(cell);
    sink.tell(|| Event::Trained { seat, cell });
}

/// A family moves into a house with a bat: trained at once it lets the bat stay.
fn welcome(side: &mut Side, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    let Some(Step::KeepBat(cell)) = side.agenda.pop() else { return };
    if action == Action::TrainNow {
        side.place(Piece::Family, cell);
        sink.tell(|| Event::Placed { seat, piece: Piece::Family, cell });
        train(side, seat, cell, sink);
    } else {
        settle_in(side, seat, Piece::Family, cell, sink);
    }
}

fn take_terrain(public: &mut Public, seat: Seat, slot: u8, sink: &mut impl Sink<Event>) {
    if let Some(pending) = pending(public.side_mut(seat)) {
        pending.take &= !(1 << slot);
    }
    if let Some(card) = public.open.get_mut(usize::from(slot)).and_then(Option::take) {
        sink.tell(|| Event::Took { seat, card });
        public.side_mut(seat).agenda.push(Step::PlaceCard(card));
    }
}

fn lay(side: &mut Side, seat: Seat, at: Coord, sink: &mut impl Sink<Event>) {
    if let Some(Step::PlaceCard(card)) = side.agenda.pop() {
        side.tableau.lay(Plot::new(at, card));
        sink.tell(|| Event::Laid { seat, card, at });
    }
}

/// A tree is spent with whatever it carries (R7).
fn spend_tree(side: &mut Side, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
    if let Some(Step::SpendTree { left, from }) = side.agenda.top_mut() {
        *left = left.saturating_sub(1);
        *from = Cell(cell.0 + 1);
    }
    let lost = side.clear(cell);
    sink.tell(|| {
        let rider = Piece::RIDERS.into_iter().find(|piece| lost[piece.index()] > 0);
        Event::SpentTree { seat, cell, rider }
    });
}

//! Who is waited on, and which actions are legal.
//!
//! A state of the rules is entered only if it has an option, and one that has a single option does
//! itself (section 7): both are the work of `effects`, which counts what is offered here.

mod feeding;
mod reasons;
mod suggested;

use bocage_engine::{Bits, Seat, Seats};

use crate::Atiwa;
use crate::actions::Action;
use crate::components::{Breeding, Bundle, Choice, Exchange};
use crate::state::{MAX_SLOTS, Phase, Public, Side, Step};
use crate::vocabulary::{Card, Cell, Coord, Location, Piece, Space};

impl Atiwa {
    pub(crate) fn waited_on(&self, public: &Public) -> Seats {
        match public.phase {
            Phase::Work => Seats::only(public.active()),
            Phase::Upkeep => (0u8..)
                .zip(public.sides())
                .filter(|(_, side)| !side.agenda.is_empty())
                .fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat))),
            Phase::End => Seats::NONE,
        }
    }

    #[inline]
    pub(crate) fn offer_all(&self, public: &Public, seat: Seat, mut offer: impl FnMut(Action)) {
        let side = public.side(seat);
        match side.agenda.top() {
            Some(step) => {
                if self.suggests(public, side, step) {
                    offer(Action::AsSuggested); // R39
                }
                self.offer_step(public, seat, step, offer);
            }
            None if public.phase == Phase::Work => self.offer_spaces(public, seat, offer),
            None => {}
        }
    }

    /// W1: every space without a worker, linked ones aside.
    #[inline]
    fn offer_spaces(&self, public: &Public, seat: Seat, mut offer: impl FnMut(Action)) {
        for index in Bits(self.free_spaces(public, seat).into()) {
            offer(Action::PlaceWorker(Space::ALL[usize::from(index)]));
        }
    }

    /// The spaces where `seat` may put a worker.
    #[inline]
    pub fn free_spaces(&self, public: &Public, seat: Seat) -> u32 {
        let board = self.components.board(public.players);
        // R29: linked spaces are closed to a seat that stands on the other one. Alone, workers of
        // earlier rounds block by themselves.
        let own = if public.solo() { 0 } else { public.workers[seat.index() % public.workers.len()] };
        let links = Bits(own.into()).fold(0, |set, space| set | board.links[usize::from(space)]);
        board.spaces & !public.occupied() & !links
    }

    /// Would a worker of `seat` find nothing to do on this space as things stand? Standing there is legal
    /// all the same: it takes the space from the others.
    pub fn is_vain(&self, public: &Public, seat: Seat, space: Space) -> bool {
        let side = public.side(seat);
        let offer = self.components.offer(public, space);
        let icons = side.tableau.nature(&self.components);
        let now = offer.now.and(&offer.per_nature.times(icons)); // R21
        let bonus = offer.bonus.filter(|(min, _)| side.tableau.terrains() >= *min);
        !self.executable(public, side, &now)
            && !self.choice_open(public, side, space)
            && !bonus.is_some_and(|(_, effects)| self.executable(public, side, &effects))
    }

    /// With what a step ends that may be ended at any time, if nothing else can be done in it. It is
    /// what [`Atiwa::offer_step`] would offer alone, found without listing everything.
    #[inline]
    pub(crate) fn spent(&self, public: &Public, seat: Seat, step: &Step) -> Option<Action> {
        let side = public.side(seat);
        let (open, end) = match *step {
            Step::Resolve { space, choice, ref pending, .. } => {
                let open =
                    self.executable(public, side, pending) || choice && self.choice_open(public, side, space);
                (open, Action::Finish)
            }
            Step::BatAction => (self.bat_action_possible(side), Action::EndTurn),
            Step::Grow { piece, left } => (left > 0 && self.gainable(side, piece), Action::Stop),
            Step::Breed { used } => (self.breeding_open(public, side, used), Action::Done),
            _ => return None,
        };
        (!open).then_some(end)
    }

    fn choice_open(&self, public: &Public, side: &Side, space: Space) -> bool {
        let mut open = false;
        match &self.components.offer(public, space).choice {
            Some(Choice::One(options)) => {
                open = options.iter().any(|option| self.executable(public, side, option));
            }
            Some(choice) => self.offer_payments(public, side, choice, |_| open = true),
            None => {}
        }
        open
    }

    #[inline]
    pub(crate) fn offer_step(&self, public: &Public, seat: Seat, step: &Step, mut offer: impl FnMut(Action)) {
        let side = public.side(seat);
        match *step {
            Step::Resolve { space, choice, ref pending, .. } => {
                self.offer_effects(public, side, space, choice, pending, offer);
            }
            Step::PlaceCard(_) => {
                let mut free = side.tableau.free_coords();
                while free != 0 {
                    offer(Action::PlaceCard(Coord(free.trailing_zeros() as u8)));
                    free &= free - 1;
                }
            }
            Step::KeepBat(_) => {
                offer(Action::TrainNow);
                offer(Action::ReturnBat);
            }
            Step::SpendTree { left, from } => {
                offer_ascending(side, Piece::Tree, left, from, |cell| offer(Action::SpendTree(cell)));
            }
            Step::BatAction => {
                if self.bat_action_possible(side) {
                    offer(Action::StartBatAction);
                }
                offer(Action::EndTurn);
            }
            Step::PickBat { left, from } => {
                offer_ascending(side, Piece::Bat, left, from, |cell| offer(Action::PickBat(cell)));
            }
            Step::PickFruit => {
                side.tableau.each(|plot| plot.of(Piece::Fruit), |cell| offer(Action::PickFruit(cell)));
            }
            Step::PlantTree => self.offer_room(side, Piece::Tree, offer),
            Step::Grow { piece, left } => {
                if left > 0 {
                    self.offer_room(side, piece, &mut offer);
                }
                offer(Action::Stop);
            }
            Step::Return => {
                if side.night > 0 {
                    self.offer_room(side, Piece::Bat, offer); // Mandatory; never into empty houses (R22).
                }
            }
            Step::Feed { need, last, bats } => self.offer_food(side, need, last, bats, offer),
            Step::Starve { left } => {
                if left > 0 {
                    side.tableau.each(|plot| plot.of(Piece::Bat), |cell| offer(Action::PickBat(cell)));
                }
            }
            Step::Breed { used } => self.offer_breeding(public, side, used, offer),
        }
    }

    /// Every cell where a piece that is still in supply may be placed (R13).
    #[inline]
    fn offer_room(&self, side: &Side, piece: Piece, mut offer: impl FnMut(Action)) {
        if side.in_supply(piece) {
            side.tableau.each_room(piece, &self.components, |cell| offer(Action::Place(piece, cell)));
        }
    }

    /// W2: whatever of the space can be done now, in any order (R1), and dropping the rest.
    fn offer_effects(
        &self,
        public: &Public,
        side: &Side,
        space: Space,
        choice: bool,
        pending: &Bundle,
        mut offer: impl FnMut(Action),
    ) {
        for &piece in Piece::ALL {
            if pending.gain(piece) > 0 {
                self.offer_room(side, piece, &mut offer);
            }
        }
        if pending.trees_with_fruit > 0 && side.in_supply(Piece::Tree) {
            let each =
                |offer: &mut dyn FnMut(Cell)| side.tableau.each_room(Piece::Tree, &self.components, offer);
            if side.in_supply(Piece::Fruit) {
                each(&mut |cell| offer(Action::PlaceTreeWithFruit(cell)));
            }
            each(&mut |cell| offer(Action::PlaceTreeAlone(cell))); // R30
        }
        if pending.houses {
            let face = |card| self.components.face(card);
            side.tableau
                .each(|plot| plot.empty_houses(face(plot.card)), |cell| offer(Action::PlaceBatInHouse(cell)));
        }
        if pending.train > 0 && self.training(public) {
            side.tableau.each(|plot| plot.untrained(), |cell| offer(Action::Train(cell)));
        }
        let choice = if choice { self.components.offer(public, space).choice.as_ref() } else { None };
        if let Some(Choice::One(options)) = choice {
            for (index, option) in options.iter().enumerate() {
                if self.executable(public, side, option) {
                    offer(Action::Choose(index as u8));
                }
            }
        }
        self.offer_cards(public, side, pending, &mut offer);
        if let Some(choice) = choice {
            self.offer_payments(public, side, choice, &mut offer);
        }
        offer(Action::Finish);
    }

    fn offer_cards(&self, public: &Public, side: &Side, pending: &Bundle, mut offer: impl FnMut(Action)) {
        if pending.draw > 0 && self.can_draw(public, side) {
            offer(Action::DrawTerrain);
        }
        for slot in 0..MAX_SLOTS as u8 {
            if pending.take >> slot & 1 == 1 && can_take(public, side, slot) {
                offer(Action::TakeTerrain(slot));
            }
        }
    }

    /// Payments are offered only if something comes of them (R17).
    fn offer_payments(&self, public: &Public, side: &Side, choice: &Choice, mut offer: impl FnMut(Action)) {
        match *choice {
            Choice::One(_) => {}
            Choice::Pay { gold, ref then } => {
                if side.gold >= gold.into() && self.executable(public, side, then) {
                    offer(Action::PayThen);
                }
            }
            Choice::Exchange(ref offers) => {
                for (index, exchange) in offers.iter().enumerate() {
                    if self.can_exchange(side, exchange) {
                        offer(Action::Exchange(index as u8));
                    }
                }
            }
            Choice::Buy { location, trees, gold } => {
                let affordable = side.gold >= gold.into() && side.tableau.count(Piece::Tree) >= trees;
                if affordable && !side.tableau.is_full() && self.stack(public, location) > 0 {
                    offer(Action::BuyLocation); // R18
                }
            }
        }
    }

    fn can_exchange(&self, side: &Side, exchange: &Exchange) -> bool {
        side.gold >= exchange.gold.into() && self.gainable(side, exchange.piece)
    }

    /// Can a piece be gained now: is one left, and is there room for it?
    #[inline]
    pub(crate) fn gainable(&self, side: &Side, piece: Piece) -> bool {
        side.in_supply(piece) && side.tableau.has_room(piece, &self.components)
    }

    /// Can anything of these effects be done now?
    pub(crate) fn executable(&self, public: &Public, side: &Side, effects: &Bundle) -> bool {
        let face = |card| self.components.face(card);
        effects.gold > 0
            || Piece::ALL.iter().any(|&piece| effects.gain(piece) > 0 && self.gainable(side, piece))
            || effects.trees_with_fruit > 0 && self.gainable(side, Piece::Tree)
            || effects.train > 0 && self.training(public) && side.tableau.untrained() > 0
            || effects.draw > 0 && self.can_draw(public, side)
            || (0..MAX_SLOTS as u8).any(|slot| effects.take >> slot & 1 == 1 && can_take(public, side, slot))
            || effects.houses
                && side.tableau.plots().iter().any(|plot| plot.empty_houses(face(plot.card)) != 0)
    }

    /// Has training any effect in this game (R32)?
    #[inline]
    pub(crate) fn training(&self, public: &Public) -> bool {
        !self.components.challenge(public.challenge).is_some_and(|rule| rule.no_training)
    }

    /// R11: may a family that moves in with a bat be trained at once, so that the bat stays? The space must
    /// have a training left.
    pub(crate) fn can_keep_bat(&self, public: &Public, side: &Side) -> bool {
        let left = match side.agenda.top() {
            Some(Step::Resolve { pending, .. }) => pending.train,
            _ => 0,
        };
        left > 0 && self.training(public)
    }

    /// R6: a card can be drawn while the deck or the discard pile has one.
    pub(crate) fn has_draw(&self, public: &Public) -> bool {
        public.discard != 0 || self.deck_size(public) > 0
    }

    /// May a seat draw a card? A full tableau takes none (R38).
    pub(crate) fn can_draw(&self, public: &Public, side: &Side) -> bool {
        self.has_draw(public) && !side.tableau.is_full()
    }

    /// Cards left in the stack of a location.
    pub fn stack(&self, public: &Public, location: Location) -> u8 {
        let card = Card::location(location);
        let bought = |side: &Side| {
            side.tableau.copies(card) + u8::from(side.agenda.top() == Some(&Step::PlaceCard(card)))
        };
        let taken: u8 = public.sides().iter().map(bought).sum();
        self.components.copies[location.index()].saturating_sub(taken)
    }

    /// W3: bats, a fruit, a tree on the supply board and room for it, all of it before the bats leave
    /// (R4).
    pub(crate) fn bat_action_possible(&self, side: &Side) -> bool {
        side.tableau.count(Piece::Bat) >= self.components.bat_action.bats
            && side.tableau.count(Piece::Fruit) > 0
            && self.gainable(side, Piece::Tree)
    }

    /// M5: one more of each kind of which there are enough, once each; it may be declined (R12).
    fn offer_breeding(&self, public: &Public, side: &Side, used: u8, mut offer: impl FnMut(Action)) {
        let conditions = &self.components.round(public.round_index()).breeding;
        for &piece in Piece::ALL {
            let found = conditions.iter().enumerate().find(|(_, condition)| condition.piece == piece);
            if found.is_some_and(|(index, condition)| is_met(side, used, index, condition))
                && side.in_supply(piece)
            {
                side.tableau.each_room(piece, &self.components, |cell| offer(Action::Breed(piece, cell)));
            }
        }
        offer(Action::Done);
    }

    fn breeding_open(&self, public: &Public, side: &Side, used: u8) -> bool {
        let mut conditions = self.components.round(public.round_index()).breeding.iter().enumerate();
        conditions.any(|(index, condition)| {
            is_met(side, used, index, condition) && self.gainable(side, condition.piece)
        })
    }
}

/// Is a condition for breeding unused and fulfilled at this moment?
#[inline]
fn is_met(side: &Side, used: u8, index: usize, condition: &Breeding) -> bool {
    used >> index & 1 == 0 && side.tableau.count(condition.piece) >= condition.at_least
}

fn can_take(public: &Public, side: &Side, slot: u8) -> bool {
    public.open.get(usize::from(slot)).is_some_and(Option::is_some) && !side.tableau.is_full()
}

/// Cells with a piece from `from` on, such that enough later ones remain for the other picks: every
/// set is picked in one order only.
fn offer_ascending(side: &Side, piece: Piece, left: u8, from: Cell, mut offer: impl FnMut(Cell)) {
    if left == 0 {
        return;
    }
    let after = |cell: Cell| cell >= from;
    let mut total = 0u8;
    side.tableau.each(|plot| plot.of(piece), |cell| total += u8::from(after(cell)));
    let mut spare = (total + 1).saturating_sub(left);
    side.tableau.each(
        |plot| plot.of(piece),
        |cell| {
            if after(cell) && spare > 0 {
                spare -= 1;
                offer(cell);
            }
        },
    );
}

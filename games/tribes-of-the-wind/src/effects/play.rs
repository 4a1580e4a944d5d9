//! Playing element cards, discarding three, placing temples, using powers.

use bocage_engine::{Seat, Sink};

use super::swap_top;
use crate::TribesOfTheWind;
use crate::components::{Amount, Effect, Power, Printed};
use crate::events::Event;
use crate::pool::{Origin, gain_of_playing};
use crate::state::{Private, Public, Side, State, Step};
use crate::vocabulary::{Card, Cell, Element, GuideCard, Temple};

impl TribesOfTheWind {
    /// The menu gives way to the action.
    pub(super) fn begin_action(&self, public: &mut Public) {
        swap_top(public, Step::Action);
    }

    /// Section 5.2 of the rules: line and X are fixed with the full hand.
    pub(super) fn play_card(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        line: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        let Some(line_played) = self.components.lines(card).get(usize::from(line)) else { return };
        let x = self.counts(public, seat).x(line_played.condition);
        remove_card(&mut state.private[seat.index()], public.side_mut(seat), card);
        public.in_play = Some(card);
        sink.tell(|| Event::Played { seat, card, line });
        self.begin_action(public);
        self.begin_effect(public, seat, line_played.effect, x, sink);
    }

    /// The parts of an effect come into the pool, or one of two alternatives is to be chosen first.
    pub(super) fn begin_effect(
        &self,
        public: &mut Public,
        seat: Seat,
        effect: Effect,
        x: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let of_card = public.in_play.is_some();
        match effect {
            Effect::One(part) => self.add_printed(public, seat, &[part], x, Origin::Printed, sink),
            Effect::Both(parts) => self.add_printed(public, seat, &parts, x, Origin::Printed, sink),
            Effect::Either(parts) => {
                let side = public.side(seat);
                let parts = parts.map(|part| self.fixed(side, part, x, Origin::Printed)); // R58
                public.agenda.push(Step::Alternative { parts, of_card });
                return;
            }
        }
        if of_card {
            self.add_element_gains(public, seat, sink);
        }
        public.agenda.push(Step::Pool);
    }

    pub(super) fn choose_alternative(
        &self,
        public: &mut Public,
        seat: Seat,
        which: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(&Step::Alternative { parts, of_card }) = public.agenda.top() else { return };
        swap_top(public, Step::Pool);
        self.add_part(public, seat, parts[usize::from(which % 2)], sink);
        if of_card {
            self.add_element_gains(public, seat, sink);
        }
    }

    /// Powers for playing a card of its element join the pool (R39).
    fn add_element_gains(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(element) = public.in_play.map(Card::element) else { return };
        self.add_gains(public, seat, gain_of_playing(element), sink);
    }

    /// Adds what the active powers give, in the order of the guide cards.
    pub(super) fn add_gains(
        &self,
        public: &mut Public,
        seat: Seat,
        gain: impl Fn(Power) -> Option<Printed>,
        sink: &mut impl Sink<Event>,
    ) {
        let guides = *public.side(seat);
        if guides.guides == 0 {
            return;
        }
        for part in self.powers(&guides).filter_map(gain) {
            self.add_printed(public, seat, &[part], 0, Origin::Other, sink);
        }
    }

    /// Three cards leave the hand, without conditions, effects or powers.
    pub(super) fn discard_set(
        &self,
        state: &mut State,
        seat: Seat,
        cards: [Card; 3],
        sink: &mut impl Sink<Event>,
    ) {
        for card in cards {
            remove_card(&mut state.private[seat.index()], state.public.side_mut(seat), card);
            state.public.element_discard.insert(card);
        }
        sink.tell(|| Event::Discarded { seat, cards });
        match state.public.agenda.top() {
            Some(Step::Discard { temple: true }) => swap_top(&mut state.public, Step::Temple { free: false }),
            _ => drop(state.public.agenda.pop()), // R51
        }
    }

    /// Section 5.3 of the rules; the effect joins the pool, which runs already if the temple came
    /// from a village card.
    pub(super) fn place_temple(
        &self,
        public: &mut Public,
        seat: Seat,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(Step::TempleTile { temple }) = public.agenda.pop() else { return };
        let side = public.side_mut(seat);
        side.temples |= cell.bit();
        side.temple_zone &= !(1 << temple.index());
        let number = side.board.map_or(1, |board| self.components.board(board).temple(temple));
        sink.tell(|| Event::TemplePlaced { seat, temple, cell });
        self.add_printed(public, seat, &[temple_effect(temple, number)], 0, Origin::Printed, sink);
        if public.agenda.top() != Some(&Step::Pool) {
            public.agenda.push(Step::Pool);
        }
    }

    /// Section 5.6 of the rules: pay, and the gain is resolved at once.
    pub(super) fn use_power(
        &self,
        public: &mut Public,
        seat: Seat,
        guide: GuideCard,
        sink: &mut impl Sink<Event>,
    ) {
        let Some((paid, part)) = self.usable_power(public, seat, guide) else { return };
        public.powers_used |= guide.bit();
        public.side_mut(seat).water -= u16::from(paid);
        sink.tell(|| Event::PowerUsed { seat, guide, paid });
        public.agenda.push(Step::Pool);
        self.add_part(public, seat, part, sink);
    }

    /// The card in play goes to the discard, face up; then powers may be used.
    pub(super) fn finish_action(&self, public: &mut Public) {
        if let Some(card) = public.in_play.take() {
            public.element_discard.insert(card);
        }
        swap_top(public, Step::After);
    }
}

/// What a temple does, as if it were printed.
pub(crate) fn temple_effect(temple: Temple, number: u8) -> Printed {
    match temple {
        Temple::Water => Printed::Water(Amount::Fixed(number)),
        Temple::Move => Printed::Move(Amount::Fixed(number)),
        Temple::Pollution => Printed::Pollution(Amount::Fixed(number)),
        Temple::Forest => Printed::Forest(number),
    }
}

/// A card leaves a hand: its front, and its back that all see.
fn remove_card(private: &mut Private, side: &mut Side, card: Card) {
    if let Some(place) = private.hand.iter().position(|other| *other == card) {
        private.hand.remove(place);
        let back: Element = card.element();
        side.backs[back.index()] -= 1;
    }
}

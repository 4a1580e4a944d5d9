//! Drawing cards, choosing guide cards, and the ends of turns, rounds and the game.

use bocage_engine::{Seat, Sink};

use super::swap_top;
use crate::TribesOfTheWind;
use crate::events::Event;
use crate::setup::shuffled_elements;
use crate::state::{Backs, Hand, Public, RIVER, State, Step};
use crate::vocabulary::{Card, CardSet, GuideCard};

impl TribesOfTheWind {
    /// A card is set aside face down; the fronts are seen after the last draw of the turn (R41).
    pub(super) fn draw_element(
        &self,
        state: &mut State,
        seat: Seat,
        source: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let from_river = usize::from(source) < RIVER;
        let card = if from_river {
            state.public.element_river[usize::from(source)] = None;
            state.secret.river[usize::from(source)].take()
        } else {
            state.public.epoch += 1;
            self.draw_top(state, sink)
        };
        let Some(card) = card else { return };
        let back = card.element();
        state.public.drawn.push(back);
        state.secret.drawn.push(card);
        sink.tell(|| Event::Drawn { seat, slot: from_river.then_some(source), back });
        if state.public.to_draw() == 0 {
            self.fill_hand(state, seat, sink);
        }
    }

    /// The top card of the deck. An empty deck is made anew at once from the discard, so that a top
    /// back is always visible (R10).
    fn draw_top(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        let State { public, secret, .. } = state;
        let card = secret.deck.pop();
        if secret.deck.is_empty() {
            public.reshuffles += 1;
            let cards = public.element_discard.len() as u8;
            secret.deck = shuffled_elements(secret.chance, public.element_discard, public.reshuffles);
            public.element_discard = CardSet::default();
            sink.tell(|| Event::ElementsReshuffled { cards });
        }
        public.deck_top = secret.deck.last().map(|card| card.element());
        card
    }

    /// After the last draw: the cards join the hand, and the river is refilled, lowest slot first.
    fn fill_hand(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut fronts = Hand::new();
        let mut backs = Backs::default();
        for card in state.secret.drawn {
            fronts.push(card);
            backs[card.element().index()] += 1;
        }
        fronts.sort_unstable();
        state.secret.drawn.clear();
        state.public.drawn.clear();
        let side = state.public.side_mut(seat);
        for (count, more) in side.backs.iter_mut().zip(backs) {
            *count += more;
        }
        let hand = &mut state.private[seat.index()].hand;
        hand.extend(fronts);
        hand.sort_unstable();
        sink.tell(|| Event::HandFilled { seat, backs, fronts });
        for slot in 0..RIVER {
            if state.public.element_river[slot].is_none() {
                let card = self.draw_top(state, sink);
                state.secret.river[slot] = card;
                state.public.element_river[slot] = card.map(Card::element);
            }
        }
        state.public.epoch += 1;
    }

    /// The earliest condition that waits for its reward is rewarded, once (section 5.8); in the last round,
    /// too (R35).
    pub(super) fn choose_guide(
        &self,
        public: &mut Public,
        seat: Seat,
        guide: GuideCard,
        sink: &mut impl Sink<Event>,
    ) {
        let side = public.side_mut(seat);
        if let Some(condition) = side.pending_reward() {
            side.rewarded |= 1 << condition.index();
            side.guides |= guide.bit();
            sink.tell(|| Event::GuideChosen { seat, guide });
        }
    }

    /// The next seat, the next round, or the end (section 5.9).
    pub(super) fn end_turn(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.powers_used = 0;
        public.epoch += 1; // R55
        public.active = Seat((public.active.0 + 1) % public.players.max(1));
        if public.active == Seat(0) {
            let last = match public.final_trigger_round {
                Some(round) => public.round > round, // One more full round is played (R33).
                None => public.round >= public.options.max_rounds, // R49
            };
            if last {
                public.agenda.clear();
                sink.tell(|| Event::GameEnded);
                return;
            }
            public.round += 1;
            let round = public.round;
            sink.tell(|| Event::RoundBegan { round });
        }
        swap_top(public, Step::Menu);
    }
}

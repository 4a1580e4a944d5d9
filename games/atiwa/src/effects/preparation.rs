//! Steps 6 and 7 of the maintenance phase, and drawing terrain cards.

use bocage_engine::{Seat, Sink};

use crate::Atiwa;
use crate::events::Event;
use crate::setup::event;
use crate::state::{Phase, Public, ROUNDS, State};
use crate::vocabulary::{Card, Piece, Space};

impl Atiwa {
    /// Everybody is through with the upkeep: the game ends, or the next round is prepared.
    pub(super) fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if usize::from(state.public.round) >= ROUNDS {
            state.public.phase = Phase::End;
            sink.tell(|| Event::GameEnded);
            return;
        }
        self.workers_home(&mut state.public);
        self.prepare(state, sink);
    }

    /// M6: workers come home; in solo those who have stood for three rounds.
    fn workers_home(&self, public: &mut Public) {
        if !public.solo() {
            public.workers = Default::default();
        } else if let Some(colour) = self.components.round(public.round_index()).leaves {
            public.workers[colour.index()] = 0;
        }
    }

    /// M7.
    pub(crate) fn prepare(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        if !public.solo() {
            // R34: alone, open cards wait.
            for slot in &mut public.open {
                public.discard |= slot.take().map_or(0, Card::bit);
            }
        }
        self.emigrate(public, sink);
        self.fill_slots(state, sink);
        let public = &mut state.public;
        let index = public.round_index();
        if let (Some(tile), Some(space)) =
            (public.tiles.get_mut(index + 1).and_then(Option::take), Space::of_round(index))
        {
            public.tiles[index] = Some(tile);
            sink.tell(|| Event::TileMoved { tile, space });
        }
        public.round += 1;
        public.turn = 0;
        public.starter = public.first_player;
        public.phase = Phase::Work;
        let (round, first) = (public.round, public.starter);
        sink.tell(|| Event::RoundBegan { round, first });
    }

    /// The challenge Exodus: families leave the supply board, so that its row looks emptier (R25).
    fn emigrate(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let leaving = self.components.challenge(public.challenge).map_or(0, |rule| rule.leaving);
        for seat in Seat::all(public.players) {
            let left = &mut public.side_mut(seat).supply[Piece::Family.index()];
            let families = leaving.min(*left);
            *left -= families;
            if families > 0 {
                sink.tell(|| Event::Emigrated { seat, families });
            }
        }
    }

    /// Fills every empty slot, the first one first.
    pub(crate) fn fill_slots(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let slots = usize::from(self.components.board(state.public.players).slots);
        let mut cards = 0;
        for slot in 0..slots.min(state.public.open.len()) {
            if state.public.open[slot].is_none() {
                let card = self.draw(state, sink);
                state.public.open[slot] = card;
                cards += u8::from(card.is_some());
            }
        }
        if cards > 0 {
            sink.tell(|| Event::Dealt { cards });
        }
    }

    /// The top card of the deck. An empty deck is made of the discard pile first; if that is empty too
    /// there is no card (R6).
    pub(super) fn draw(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        let State { public, secret, .. } = state;
        if secret.deck.is_empty() && public.discard != 0 {
            let cards = public.discard.count_ones() as u8;
            secret.deck = self.shuffled(public.discard, secret.chance, event::RESHUFFLE, public.reshuffles);
            public.reshuffles = public.reshuffles.wrapping_add(1);
            public.discard = 0;
            sink.tell(|| Event::Reshuffled { cards });
        }
        secret.deck.pop()
    }
}

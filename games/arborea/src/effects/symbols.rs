//! What the symbols do (section 7).

use bocage_engine::{Seat, Sink};

use super::{Flow, done, next, reveal};
use crate::Arborea;
use crate::actions::Action;
use crate::components::Symbol;
use crate::events::Event;
use crate::state::{Public, Source, State, Step};
use crate::vocabulary::{Area, Creature, Kind, Owner, Season};

impl Arborea {
    /// Resolves the next symbol of a list, or ends it.
    pub(super) fn resolve_next(
        &self,
        state: &mut State,
        source: Source,
        number: u8,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        let public = &mut state.public;
        let seat = public.active().unwrap_or_default();
        let components = &self.components;
        let symbols = match source {
            Source::Trail(waiting) => Some(components.trail(waiting)),
            Source::Bonus(tile) => components.bonus.get(usize::from(tile)),
            Source::Slot(slot) => {
                public.board(seat).slots[usize::from(slot) % 3].map(|card| &components.face(card).rewards)
            }
        };
        match symbols.and_then(|symbols| symbols.get(usize::from(number))) {
            Some(&symbol) => {
                next(public, Step::Resolve(source, number + 1));
                match (symbol, source) {
                    (Symbol::Sage, Source::Trail(waiting)) => {
                        // The level counts when the symbol is reached (R19).
                        let area = waiting.area();
                        let left = public.board(seat).gifts[area.index()];
                        let small = waiting.kind() != Kind::Adult;
                        public.agenda.push(Step::Sage { area, small, left, taken: 0 });
                    }
                    _ => self.start_symbol(public, seat, symbol, sink),
                }
                Flow::On
            }
            None => {
                self.end_symbols(public, seat, source);
                done(public)
            }
        }
    }

    /// The villager returns, or the card leaves its slot.
    fn end_symbols(&self, public: &mut Public, seat: Seat, source: Source) {
        let board = public.board_mut(seat);
        match source {
            Source::Trail(waiting) => board.take_back(waiting.kind()),
            Source::Slot(slot) => board.completed = board.slots[usize::from(slot) % 3].take(),
            Source::Bonus(_) => {}
        }
    }

    /// Resolves a symbol, or puts it on the agenda if it asks something. What has no effect is ignored.
    fn start_symbol(&self, public: &mut Public, seat: Seat, symbol: Symbol, sink: &mut impl Sink<Event>) {
        if !self.has_effect(public, public.board(seat), symbol) {
            return;
        }
        match symbol {
            Symbol::Biome(biome) => {
                public.raise(biome);
                sink.tell(|| Event::Raised(seat.into(), biome));
            }
            Symbol::Attract(creature) => self.attract(public, seat, creature, sink),
            Symbol::GiftTo(area) => self.give(public, seat, area, sink),
            Symbol::Train(kind) => {
                let board = public.board_mut(seat);
                board.dedicated[kind.index()] -= 1;
                board.available[kind.index()] += 1;
                sink.tell(|| Event::Trained(seat, kind));
            }
            Symbol::Spirit(change) => self.change_spirit(public, seat, change, sink),
            Symbol::Season(season) => self.advance_season(public, seat, season, sink),
            Symbol::Sage => {}
            Symbol::Convert(..)
            | Symbol::TakeCard
            | Symbol::Renew
            | Symbol::Invite
            | Symbol::Gift
            | Symbol::PlaceVillager
            | Symbol::AdvanceTrack => public.agenda.push(Step::Effect(symbol)),
        }
    }

    /// The answer to what a symbol or a Sage asks.
    pub(super) fn answer_symbol(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::SagePick(index) => {
                if let Some(Step::Sage { area, left, taken, .. }) = state.public.agenda.top_mut() {
                    let area = *area;
                    *left = left.saturating_sub(1);
                    *taken |= 1 << (index % 8);
                    let reward = self.components.area(area).rewards[usize::from(index) % 4];
                    sink.tell(|| Event::Picked(seat, area, reward));
                    self.start_symbol(&mut state.public, seat, reward, sink);
                }
                return;
            }
            Action::SageStop => {
                state.public.agenda.pop();
                return;
            }
            _ => {}
        }
        let Some(Step::Effect(symbol)) = state.public.agenda.pop() else { return };
        let public = &mut state.public;
        match (action, symbol) {
            (Action::Convert, Symbol::Convert(from, to)) => {
                public.spend(from, 1);
                public.raise(to);
                sink.tell(|| Event::Converted(seat, from, to));
            }
            (Action::TakeCard(deck), _) => self.take_card(state, seat, deck, sink),
            (Action::Renew, _) => self.renew_offer(state, seat, sink),
            (Action::Invite(creature), _) => self.invite(public, seat, creature, sink),
            (Action::Gift(area), _) => self.give(public, seat, area, sink),
            (Action::EffectPlace(spot), _) => self.place(public, seat, spot.kind, spot.track, sink),
            (Action::EffectAdvance(track), _) => public.agenda.push(Step::Move(track, 1)),
            _ => {} // Declined: the symbol is used up.
        }
    }

    /// The sun moves; a creature comes if it can, and what it covers pays (R15, R16).
    fn attract(&self, public: &mut Public, seat: Seat, creature: Creature, sink: &mut impl Sink<Event>) {
        let height = public.heights[creature.index()];
        let bonus = public.bonus[creature.index()];
        if !self.bring_creature(public, seat.into(), creature, sink) {
            return;
        }
        match bonus {
            Some(tile) if height == 0 => {
                sink.tell(|| Event::Bonus(seat.into(), tile));
                public.agenda.push(Step::Resolve(Source::Bonus(tile), 0));
            }
            _ => {
                let reward = self.components.column_rewards[creature.index()][usize::from(height) % 4];
                self.start_symbol(public, seat, reward, sink);
            }
        }
    }

    /// The sun moves, and a creature goes from the supply to its column if there is one and there is
    /// room; a bonus tile under it leaves the game. Did one come?
    pub(crate) fn bring_creature(
        &self,
        public: &mut Public,
        owner: Owner,
        creature: Creature,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        public.sun = (public.sun + 1).min(self.components.sun_last); // Beyond the last space: R17.
        let sun = public.sun;
        let column = creature.index();
        let comes = public.supply[column] > 0 && public.heights[column] < 4;
        if comes {
            public.supply[column] -= 1;
            public.heights[column] += 1;
            public.bonus[column] = None;
            sink.tell(|| Event::Attracted(owner, creature, sun));
        } else {
            sink.tell(|| Event::Nobody(owner, creature, sun));
        }
        comes
    }

    /// The lowest creature of a column comes along; its row gives spirit.
    fn invite(&self, public: &mut Public, seat: Seat, creature: Creature, sink: &mut impl Sink<Event>) {
        let column = creature.index();
        let row = public.heights[column].saturating_sub(1);
        public.heights[column] = row;
        let spirit = self.components.invite_spirit[usize::from(row) % 4];
        let board = public.board_mut(seat);
        board.invited[column] += 1;
        board.spirit = (board.spirit + spirit).clamp(self.components.spirit.0, self.components.spirit.1);
        sink.tell(|| Event::Invited(seat.into(), creature, spirit));
    }

    /// One cube for each Sage, so gifts never run out (R18).
    fn give(&self, public: &mut Public, seat: Seat, area: Area, sink: &mut impl Sink<Event>) {
        let level = &mut public.board_mut(seat).gifts[area.index()];
        *level = (*level + 1).min(self.components.gift_max);
        let level = *level;
        sink.tell(|| Event::Gave(seat, area, level));
    }

    /// Gains above the top are lost; costs were checked before (R10).
    fn change_spirit(&self, public: &mut Public, seat: Seat, change: i8, sink: &mut impl Sink<Event>) {
        let board = public.board_mut(seat);
        board.spirit = (board.spirit + change).clamp(self.components.spirit.0, self.components.spirit.1);
        let spirit = board.spirit;
        sink.tell(|| Event::Spirit(seat, spirit));
    }

    pub(super) fn advance_season(
        &self,
        public: &mut Public,
        seat: Seat,
        season: Season,
        sink: &mut impl Sink<Event>,
    ) {
        let level = &mut public.board_mut(seat).seasons[season.index()];
        if *level < 6 {
            *level += 1;
            let level = *level;
            sink.tell(|| Event::Season(seat, season, level));
        }
    }

    /// The top card goes to the first empty slot; the next front is revealed (R30).
    fn take_card(&self, state: &mut State, seat: Seat, deck: u8, sink: &mut impl Sink<Event>) {
        let card = self.draw(state, deck);
        let board = state.public.board_mut(seat);
        if let (Some(slot), Some(card)) = (board.empty_slot(), card) {
            board.slots[slot] = Some(card);
            sink.tell(|| Event::Took(seat.into(), card));
        }
        reveal(&mut state.public);
    }

    /// All decks, never a choice of them.
    fn renew_offer(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        for deck in 0..4u8 {
            if let Some(card) = self.draw(state, deck) {
                let deck = &mut state.public.decks[usize::from(deck)];
                if deck.front.is_none() {
                    deck.front = Some(card);
                } else {
                    deck.tail.push(card);
                }
            }
        }
        sink.tell(|| Event::Renewed(seat));
        reveal(&mut state.public);
    }
}

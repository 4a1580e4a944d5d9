//! What follows when nothing is pending: the next seat, phase, round; and everything that is revealed.

use bocage_engine::{Bits, Seat, Sink};

use crate::KingdomCrossing;
use crate::actions::Item;
use crate::events::Event;
use crate::state::{AUTOMA, Face, Phase, Public, State, Step};
use crate::vocabulary::{Favour, Guild, Region};

impl KingdomCrossing {
    /// The active seat has nothing left to do in its turn: on to the next one.
    pub(crate) fn next(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.epoch = public.epoch.wrapping_add(1);
        public.turn += 1;
        let done = match public.phase {
            Phase::Day => public.turn >= self.components.actions * public.sides_in_use(),
            Phase::End => return,
            _ => public.turn >= public.players,
        };
        match public.phase {
            Phase::Draft if done => {
                self.end_draft(public, sink);
                self.begin_round(public, 1, sink);
            }
            Phase::Morning if done => self.begin_day(state, sink),
            Phase::Day if done => {
                begin_phase(public, Phase::Evening);
                sink.tell(|| Event::EveningBegan);
                self.begin_evening(public);
            }
            Phase::Evening if done && public.round >= self.components.rounds => self.end_game(public, sink),
            Phase::Evening if done => {
                let round = public.round + 1;
                self.begin_round(public, round, sink);
            }
            Phase::Draft => public.agenda.push(Step::Draft),
            Phase::Morning => self.begin_income(public, sink),
            Phase::Day => self.begin_turn(state, sink),
            Phase::Evening => self.begin_evening(public),
            Phase::End => {}
        }
    }

    /// The balloon starts where the first player does; Paco & Paca take the pair that is left.
    fn end_draft(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if public.solo() {
            self.automa_start(public, sink);
        }
        let first = public.side(public.first_player);
        if let Some(start) = first.start {
            public.balloon = self.components.start(start).home;
        }
    }

    pub(crate) fn begin_round(&self, public: &mut Public, round: u8, sink: &mut impl Sink<Event>) {
        public.round = round;
        begin_phase(public, Phase::Morning);
        sink.tell(|| Event::RoundBegan { round });
        self.begin_income(public, sink);
    }

    /// The income items of the active seat, as a set (5.1).
    pub fn income_items(&self, public: &Public) -> u32 {
        let me = public.me();
        let pairs = Guild::ALL.iter().filter(|&&guild| self.guild_count(me, guild) >= 2);
        pairs.fold(me.structures() << 5, |items, guild| items | 1 << guild.index())
    }

    /// Items that give the same at any time are collected first, without asking (R7).
    pub(crate) fn begin_income(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let mut left = self.income_items(public);
        for index in Bits(left.into()) {
            let Some(item) = Item::from_index(index.into()) else { continue };
            let effect = match item {
                Item::Guild(guild) => self.components.income[guild.index()],
                Item::Structure(structure) => self.components.structure(structure),
            };
            if effect.is_neutral() {
                left &= !(1 << index);
                self.collect(public, item, sink);
            }
        }
        public.agenda.push(Step::Income(left));
    }

    /// Morning B and C, then the Day.
    fn begin_day(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.birds_arrive(state, sink);
        self.queen_awakes(state, sink);
        if state.public.solo() {
            self.shuffle_solo(state);
        }
        begin_phase(&mut state.public, Phase::Day);
        self.begin_turn(state, sink);
    }

    /// Old birds go to the box; each card gets a new one, unless its mark asks for more players (R14).
    fn birds_arrive(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        let players = public.sides_in_use();
        for slot in &mut public.slots {
            public.boxed |= slot.bird.take().map_or(0, |bird| bird.bit());
        }
        for &region in Region::ALL {
            let stack = &mut secret.birds[self.components.map.birds[region.index()].index()];
            let slots = public.slots.iter_mut().zip(&self.components.map.slots);
            for (slot, _) in slots.filter(|(_, place)| **place == region) {
                let Face::Card(_) = slot.face else { continue };
                let Some(bird) = stack.pop() else { continue };
                if self.components.bird(bird).min_players > players {
                    public.boxed |= bird.bit();
                } else {
                    slot.bird = Some(bird);
                }
            }
        }
        sink.tell(|| Event::BirdsCame {
            birds: public.slots.iter().filter(|slot| slot.bird.is_some()).count() as u8,
        });
    }

    fn queen_awakes(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        public.queens_gone |= public.queen.map_or(0, |queen| 1 << queen.0);
        public.queen = secret.queens.pop();
        if let Some(queen) = public.queen {
            sink.tell(|| Event::QueenAwoke { queen });
        }
    }

    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.public.solo() && state.public.active() == AUTOMA {
            self.automa_turn(state, sink);
        } else {
            state.public.agenda.push(Step::Turn);
        }
    }

    /// Income at home, then tiles and paws come back, then claims, one seat after the other (R19).
    pub(crate) fn begin_evening(&self, public: &mut Public) {
        public.agenda.push(Step::Claim(false));
        public.agenda.push(Step::Return);
        let me = public.me();
        if me.houses & me.worker.bit() != 0 {
            public.agenda.push(Step::AtHome);
        }
    }

    fn end_game(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.phase = Phase::End;
        public.phase_first = public.first_player;
        public.turn = 0;
        for seat in Seat::all(public.players) {
            self.convert_coins(public, seat, sink);
        }
        sink.tell(|| Event::GameEnded);
    }

    /// Coins become steps on the investment track, as far as it goes (R23).
    pub(crate) fn convert_coins(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let last = self.components.invest_end();
        let price = u16::from(self.components.end_coins);
        let side = public.side_mut(seat);
        let steps = (side.coins / price).min(u16::from(last.saturating_sub(side.investment)));
        side.coins -= steps * price;
        side.investment += steps as u8;
        if steps > 0 {
            sink.tell(|| Event::Converted { seat, steps: steps as u8 });
        }
    }

    /// The scoring of boards as they stand, for position files.
    pub(crate) fn score_final_board(&self, public: &mut Public) {
        self.end_game(public, &mut ());
    }

    // ---- reveals

    /// The next card of the slot that was taken from, or an empty-deck tile, or nothing (R15, R42).
    pub(crate) fn reveal(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.public.agenda.pop();
        let slot = state.public.work.slot;
        self.refill_slot(state, slot, sink);
    }

    pub(crate) fn refill_slot(&self, state: &mut State, slot: u8, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        let place = &mut public.slots[usize::from(slot)];
        place.face = match secret.decks[place.deck.index()].pop() {
            Some(card) => Face::Card(card),
            None => secret.empty_tiles.pop().map_or(Face::Bare, Face::Tile),
        };
        let face = place.face;
        public.epoch = public.epoch.wrapping_add(1);
        sink.tell(|| Event::Revealed { slot, face });
    }

    pub(crate) fn take_open_favour(&self, state: &mut State, place: u8, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        let Some(favour) = public.display.get_mut(usize::from(place)).and_then(Option::take) else { return };
        public.display[usize::from(place)] = secret.favours.pop();
        own_favour(public, favour, sink);
    }

    pub(crate) fn take_blind_favour(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if let Some(favour) = state.secret.favours.pop() {
            own_favour(&mut state.public, favour, sink);
        }
    }
}

/// Turn order in a phase starts with whoever holds the token when it begins (R18).
fn begin_phase(public: &mut Public, phase: Phase) {
    public.phase = phase;
    public.phase_first = public.first_player;
    public.turn = 0;
}

fn own_favour(public: &mut Public, favour: Favour, sink: &mut impl Sink<Event>) {
    let seat = public.active();
    public.epoch = public.epoch.wrapping_add(1);
    if let Some(Step::Favour(left)) = public.agenda.top_mut() {
        *left -= 1;
    }
    public.side_mut(seat).favours |= favour.bit();
    sink.tell(|| Event::Favoured { seat, favour });
}

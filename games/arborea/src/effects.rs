//! What an action does, and what follows from it by itself: the main flow of turns (section 5).
//!
//! The top of the agenda is what is being done. [`Arborea::run`] does everything that asks nobody, and
//! stops at the first decision with more than one option.

mod development;
mod moving;
mod symbols;

use bocage_engine::{Seat, Sink};

use crate::Arborea;
use crate::actions::Action;
use crate::decisions::water_needed;
use crate::events::Event;
use crate::state::{Development, Public, Source, State, Step, leave_trail};
use crate::vocabulary::{Area, Biome, Card, Kind, Owner, Villager, Waiting};

/// May the main flow go on by itself?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// Something was done; look again.
    On,
    /// Somebody must decide.
    Ask(Seat),
    /// Nothing can be done before a development ends, or at all.
    Rest,
}

impl Arborea {
    #[inline]
    pub(crate) fn do_action(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if action.develops() {
            self.develop(state.public.board_mut(seat), seat, action, sink);
            if state.public.asked.is_none() {
                self.run(state, sink);
            }
        } else {
            self.answer(state, seat, action, sink);
            self.run(state, sink);
        }
    }

    /// Does all that asks nobody.
    pub(crate) fn run(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let (before, turn) = (state.public.asked.take(), state.public.turn);
        loop {
            match self.go_on(state, sink) {
                Flow::On => {}
                Flow::Rest => return,
                Flow::Ask(seat) => {
                    if let Some(action) = self.only_option(&state.public, seat) {
                        self.answer(state, seat, action, sink);
                        continue;
                    }
                    state.public.asked = Some(seat);
                    // A decision was handed over within a turn; the end of a turn counts by itself.
                    if turn == state.public.turn && before.is_some_and(|before| before != seat) {
                        reveal(&mut state.public);
                    }
                    return;
                }
            }
        }
    }

    /// A decision with one option is none (section 5).
    fn only_option(&self, public: &Public, seat: Seat) -> Option<Action> {
        let (mut first, mut count) = (None, 0);
        self.offer_main(public, seat, &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        first.filter(|_| count == 1)
    }

    fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        let public = &mut state.public;
        let Some(&step) = public.agenda.top() else { return Flow::Rest };
        let active = public.active().unwrap_or_default();
        match step {
            Step::Setup(seat) => {
                public.turn = seat.into();
                Flow::Ask(seat)
            }
            Step::Begin => self.begin_turn(state, sink),
            Step::Rescue | Step::Pilgrimage | Step::Completion | Step::Effect(_) => Flow::Ask(active),
            Step::Repeat if self.can_repeat(public, public.board(active)) => Flow::Ask(active),
            Step::Repeat => next(public, Step::Activation(0)),
            Step::Activation(_) => Flow::Ask(active),
            // Whoever came onto a track in this turn, by a symbol too, moves it (R29).
            Step::Renewal => {
                self.renew_reserve(public, sink);
                let steps = public.tracks.map(|track| track.steps(public.turn, &self.components));
                next(public, Step::Tracks(steps)) // Counted once, before any track moves (R8).
            }
            Step::Tracks(steps) => move_next(public, steps),
            Step::Close => self.close_turn(public, sink),
            Step::Final => self.finish(public, sink),
            Step::Resolve(source, number) => self.resolve_next(state, source, number, sink),
            Step::Sage { area, small, left, taken } => {
                let mut any = false;
                self.each_pick(public, public.board(active), (area, small, left, taken), |_| any = true);
                if any { Flow::Ask(active) } else { done(public) }
            }
            Step::Move(track, left) => self.move_on(public, track, left, sink),
            Step::Leave { track, cell, led } => self.leave_or_ask(public, track, cell, led, sink),
        }
    }

    /// Does an action of the main flow.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match action {
            Action::SetupPlace(spot) => {
                public.agenda.pop();
                // The season symbol does not count yet, and the track moves one space (R5).
                self.put_on_track(public, seat, spot.kind, spot.track, sink);
                let after = if seat.0 > 0 { Step::Setup(Seat(seat.0 - 1)) } else { Step::Begin };
                public.agenda.push(after);
                public.agenda.push(Step::Move(spot.track, 1));
            }
            Action::Rescue(trail) => {
                leave_trail(
                    &mut public.board_mut(seat).trails,
                    Waiting::new(Area::Water, trail, Kind::Adult),
                );
                public.board_mut(seat).available[Kind::Adult.index()] += 1;
                sink.tell(|| Event::Rescued(seat));
                next(public, Step::Pilgrimage);
            }
            Action::DeclineRescue => {
                next(public, Step::Pilgrimage);
            }
            Action::Place(spot) => {
                next(public, Step::Repeat);
                self.place(public, seat, spot.kind, spot.track, sink);
            }
            Action::Advance(track) => {
                next(public, Step::Repeat);
                public.agenda.push(Step::Move(track, 1));
            }
            Action::RepeatPlace(spot) => {
                self.pay_repeat(public, seat, sink);
                self.place(public, seat, spot.kind, spot.track, sink);
            }
            Action::RepeatAdvance(track) => {
                self.pay_repeat(public, seat, sink);
                public.agenda.push(Step::Move(track, 1));
            }
            Action::SkipRepeat => {
                next(public, Step::Activation(0));
            }
            Action::Activate(waiting) => self.activate(public, seat, waiting, sink),
            Action::EndActivation => {
                next(public, Step::Completion);
            }
            Action::Complete(slot) => self.complete(public, seat, slot, sink),
            Action::SkipComplete => {
                next(public, Step::Renewal);
            }
            Action::Dismount(side, trail) => self.dismount(public, side, trail, sink),
            Action::Stay => self.stay(public),
            action => self.answer_symbol(state, seat, action, sink),
        }
    }

    // ---- the steps of a turn

    fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        let public = &mut state.public;
        // In solo nothing runs beside the development (R51).
        let waits_for = public.active().unwrap_or_default();
        if public.board(waits_for).developing() {
            return Flow::Rest;
        }
        let Some(seat) = public.active() else {
            self.feronia_turn(state, sink);
            return Flow::On;
        };
        let board = public.board_mut(seat);
        board.turns = board.turns.saturating_add(1);
        sink.tell(|| Event::TurnBegan(seat));
        let first = if self.needs_rescue(public, seat) { Step::Rescue } else { Step::Pilgrimage };
        next(public, first)
    }

    /// T1: the season symbol under the villager counts (section 5.2).
    pub(crate) fn place(
        &self,
        public: &mut Public,
        seat: Seat,
        kind: Kind,
        track: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let symbol = public.tracks[usize::from(track) % 4].symbol(&self.components);
        self.put_on_track(public, seat, kind, track, sink);
        if let Some(season) = symbol {
            self.advance_season(public, seat, season, sink);
        }
    }

    fn put_on_track(
        &self,
        public: &mut Public,
        seat: Seat,
        kind: Kind,
        track: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let available = &mut public.board_mut(seat).available[kind.index()];
        *available = available.saturating_sub(1);
        let lane = &mut public.tracks[usize::from(track) % 4];
        lane.cells[lane.placement()] = Some(Villager { owner: seat.into(), kind });
        sink.tell(|| Event::Placed(seat.into(), kind, track));
    }

    /// Paid before the action, and never given back (R52).
    fn pay_repeat(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let cost = self.components.repeat_cost[public.table()];
        public.board_mut(seat).spirit -= cost;
        sink.tell(|| Event::Paid(seat, cost));
        next(public, Step::Activation(0));
    }

    /// T2: the villager leaves the trail start and is in no reserve until it has walked.
    fn activate(&self, public: &mut Public, seat: Seat, waiting: Waiting, sink: &mut impl Sink<Event>) {
        let done = match public.agenda.top() {
            Some(&Step::Activation(done)) => done,
            _ => 0,
        };
        next(public, Step::Activation(done.saturating_add(1)));
        let cost = self.activation_cost(done);
        let board = public.board_mut(seat);
        leave_trail(&mut board.trails, waiting);
        if cost > 0 {
            board.spirit -= cost;
            sink.tell(|| Event::Paid(seat, cost));
        }
        sink.tell(|| Event::Walks(seat.into(), waiting));
        public.agenda.push(Step::Resolve(Source::Trail(waiting), 0));
    }

    /// T3: payment is forced, then the rewards come; the card leaves its slot last (R12).
    fn complete(&self, public: &mut Public, seat: Seat, slot: u8, sink: &mut impl Sink<Event>) {
        next(public, Step::Renewal);
        let Some(card) = public.board(seat).slots[usize::from(slot) % 3] else { return };
        self.pay(public, card);
        sink.tell(|| Event::Completed(seat.into(), card));
        public.agenda.push(Step::Resolve(Source::Slot(slot), 0));
    }

    /// Pays a card from the public reserve. Returns the water that was missing.
    pub(crate) fn pay(&self, public: &mut Public, card: Card) -> u8 {
        let face = self.components.face(card);
        let needed = water_needed(public, face);
        let water = needed.min(public.upper[Biome::Water.index()]);
        for &biome in Biome::ALL.iter().filter(|biome| **biome != Biome::Water) {
            public.spend(biome, face.cost[biome.index()]);
        }
        public.spend(Biome::Water, water);
        needed - water
    }

    /// T4.1: points for what was left, then the gaps close.
    pub(crate) fn renew_reserve(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let gained: i16 = Biome::ALL
            .iter()
            .map(|&biome| {
                self.components.renewal(biome, public.lower[biome.index()], public.upper[biome.index()])
            })
            .sum();
        public.lower = public.upper;
        let owner = public.turn;
        match owner.seat() {
            Some(seat) => public.board_mut(seat).points.biomes += gained,
            None => public.feronia.points += gained,
        }
        sink.tell(|| Event::RenewedReserve(owner, gained));
    }

    /// T4.3 and T4.4: the development opens, the end comes nearer, the next turn is prepared.
    fn close_turn(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Flow {
        if let Some(seat) = public.active() {
            self.open_development(public.board_mut(seat), seat, sink);
        }
        if !public.solo() {
            reveal(public); // The turn is handed over; alone one may still take it back (R51).
        }
        public.ending = match public.ending {
            Some(left) => Some(left.saturating_sub(1)),
            // Whoever moved the sun there, Feronia too (R44).
            None if public.sun >= self.components.sun_last => {
                let left = self.components.extra_turns * public.turn_takers();
                sink.tell(|| Event::EndNears(left));
                Some(left)
            }
            None => None,
        };
        public.turn = match public.active() {
            Some(_) if public.solo() => Owner::FERONIA,
            Some(seat) => Owner((seat.0 + 1) % public.players),
            None => Owner(0),
        };
        next(public, if public.ending == Some(0) { Step::Final } else { Step::Begin })
    }

    /// The game ends when every development is done (R43).
    fn finish(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Flow {
        if public.in_use().iter().any(|board| board.development != Development::None) {
            return Flow::Rest;
        }
        self.final_scoring(public, sink);
        public.agenda.clear();
        public.over = true;
        sink.tell(|| Event::GameEnded);
        Flow::Rest
    }
}

/// Replaces what is being done.
fn next(public: &mut Public, step: Step) -> Flow {
    match public.agenda.top_mut() {
        Some(top) => *top = step,
        None => public.agenda.push(step),
    }
    Flow::On
}

/// What is being done is done.
fn done(public: &mut Public) -> Flow {
    public.agenda.pop();
    Flow::On
}

/// T4.2: tracks move one after the other, each resolved before the next (R6).
fn move_next(public: &mut Public, mut steps: [u8; 4]) -> Flow {
    match steps.iter().position(|&steps| steps > 0) {
        Some(track) => {
            let left = std::mem::take(&mut steps[track]);
            next(public, Step::Tracks(steps));
            public.agenda.push(Step::Move(track as u8, left));
            Flow::On
        }
        None => next(public, Step::Close),
    }
}

/// Nothing before this can be taken back.
pub(crate) fn reveal(public: &mut Public) {
    public.epoch = public.epoch.wrapping_add(1);
}

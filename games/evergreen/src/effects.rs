//! What an action does, and what follows from it by itself.

use bocage_engine::{Seat, Sink};

use crate::Evergreen;
use crate::actions::Action;
use crate::components::{Icon, PowerEffect};
use crate::decisions::begun;
use crate::events::{Event, Leftover};
use crate::setup::event;
use crate::state::{Drafter, Phase, Pile, Public, State, Step, Turn};
use crate::vocabulary::{Card, Piece, Power, Season, Space};

impl Evergreen {
    #[inline]
    pub(crate) fn do_action(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if let Action::PickCard(slot) = action {
            self.pick(&mut state.public, seat.0, slot, sink);
            self.continue_draft(&mut state.public, sink);
            return;
        }
        self.act(&mut state.public, seat, action, sink);
        if action == Action::EndTurn {
            if state.public.sides().iter().all(|side| side.turn.ended) {
                self.end_round(state, sink);
            }
        } else {
            self.settle(&mut state.public, seat);
        }
    }

    // ---- a seat's own turn

    fn act(&self, public: &mut Public, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let side = public.side_mut(seat);
        let turn = &mut side.turn;
        match action {
            Action::BeginAction(kind) => {
                turn.acted = true;
                turn.agenda.push(begun(kind));
                sink.tell(|| Event::Began { seat, kind });
            }
            Action::PlantSprout(space) => {
                if let Some(Step::Action { planted, touched, .. }) = turn.agenda.top_mut() {
                    *planted += 1;
                    *touched |= space.bit();
                }
                self.place(public, seat, Piece::Sprout, space, sink);
            }
            Action::Grow(space) => {
                if let Some(Step::Action { grown, touched, .. }) = turn.agenda.top_mut() {
                    *grown += 1;
                    *touched |= space.bit();
                }
                self.grow(public, seat, space, sink);
            }
            Action::ActivatePower => self.activate(public, seat, sink),
            Action::PowerPlantSprout(space) => self.power_place(public, seat, Piece::Sprout, space, sink),
            Action::PowerBush(space) => self.power_place(public, seat, Piece::Bush, space, sink),
            Action::PowerLake(space) => {
                self.power_place(public, seat, Piece::Lake, space, sink);
                public.side_mut(seat).turn.agenda.push(Step::Lake { at: space, grown: 0 });
            }
            Action::PowerGrowSmall(space) | Action::PowerGrowBig(space) => {
                spend_power(turn);
                self.grow(public, seat, space, sink);
            }
            Action::LakeGrow(space) => {
                if let Some(Step::Lake { grown, .. }) = turn.agenda.top_mut() {
                    *grown |= space.bit();
                }
                self.grow(public, seat, space, sink);
            }
            Action::StopAction | Action::StopPower | Action::StopLake => {
                turn.agenda.pop();
            }
            Action::EndTurn => {
                turn.ended = true;
                sink.tell(|| Event::Ended { seat });
            }
            Action::PickCard(_) => {}
        }
    }

    fn place(
        &self,
        public: &mut Public,
        seat: Seat,
        piece: Piece,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        public.side_mut(seat).planet.place(piece, space);
        sink.tell(|| Event::Placed { seat, piece, space });
    }

    fn power_place(
        &self,
        public: &mut Public,
        seat: Seat,
        piece: Piece,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        spend_power(&mut public.side_mut(seat).turn);
        self.place(public, seat, piece, space, sink);
    }

    fn grow(&self, public: &mut Public, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        if let Some(piece) = public.side_mut(seat).planet.grow(space) {
            sink.tell(|| Event::Grew { seat, piece, space });
        }
    }

    /// The marker moves up, except from the final space; then the power has that strength (R25).
    fn activate(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let side = public.side_mut(seat);
        let Some(power) = self.power(side) else { return };
        let track = self.components.track(power);
        let level = &mut side.level[power.index()];
        *level = (*level + 1).min(track.last());
        let strength = track.strength(*level);
        side.turn.powered = true;
        sink.tell(|| Event::Activated { seat, power, strength });
        if track.effect == PowerEffect::Score {
            side.points.bud += i32::from(strength);
            sink.tell(|| Event::Budded { seat, points: strength.into() });
        } else {
            side.turn.agenda.push(Step::Power { remaining: strength, used: 0 });
        }
    }

    /// Ends what cannot go on: afterwards a seat whose turn is not over has something to decide.
    pub(crate) fn settle(&self, public: &mut Public, seat: Seat) {
        let side = public.side_mut(seat);
        if let Some(step @ Step::Action { .. }) = side.turn.agenda.top() {
            let targets = self.action_targets(side, step);
            if targets.plant | targets.grow == 0 {
                side.turn.agenda.pop();
            }
        }
        if let Some(&Step::Lake { at, grown }) = side.turn.agenda.top()
            && self.lake_targets(side, at, grown) == 0
        {
            side.turn.agenda.pop();
        }
        if let Some(&Step::Power { remaining, .. }) = side.turn.agenda.top() {
            let power = self.power(side).unwrap_or(Power::Bud);
            if remaining == 0 || self.power_targets(side, power) == 0 {
                side.turn.agenda.pop(); // Without any target the level gained stays (R9).
            }
        }
    }

    // ---- the draft

    pub(crate) fn start_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let cards = state.public.drafters() + self.components.row_extra;
        let public = &mut state.public;
        public.phase = Phase::Draft;
        public.draft_index = 0;
        public.token_slot = None;
        public.next_first_player = public.first_player;
        public.row.clear();
        sink.tell(|| Event::RoundBegan { round: self.round(public), cards });
        for _ in 0..cards {
            let card = self.draw(state, sink);
            state.public.row.push(card);
        }
        self.continue_draft(&mut state.public, sink);
    }

    /// The deck is refilled when a card is needed and there is none (R6).
    fn draw(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        let State { public, secret, .. } = state;
        if secret.deck.is_empty() {
            let cards = public.discard.iter().fold(0, |set, card| set | card.bit());
            sink.tell(|| Event::Refilled { cards: public.discard.len() as u8 });
            secret.deck = self.shuffled(cards, secret.chance, event::REFILL, public.refills);
            public.refills = public.refills.saturating_add(1);
            public.discard = Pile::new();
        }
        secret.deck.pop()
    }

    /// Lets the automa pick when it is its turn, and cleans up after the last pick.
    pub(crate) fn continue_draft(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if public.solo() && public.draft_index < public.drafters() && public.drafter() == 1 {
            let slot = self.automa_slot(public);
            self.pick(public, 1, slot, sink);
        }
        if public.draft_index >= public.drafters() {
            self.clean_up(public, sink);
        }
    }

    fn pick(&self, public: &mut Public, drafter: Drafter, slot: u8, sink: &mut impl Sink<Event>) {
        let Some(card) = public.row.get_mut(usize::from(slot)).and_then(Option::take) else { return };
        let token = public.token_slot == Some(slot);
        if public.solo() && drafter == 1 {
            public.automa_taken.push(card);
            sink.tell(|| Event::AutomaPicked { card, token });
        } else {
            public.side_mut(Seat(drafter)).taken.push(card);
            sink.tell(|| Event::Picked { seat: Seat(drafter), card, token });
        }
        if token {
            public.next_first_player = drafter;
            public.token_slot = None;
        }
        if public.draft_index == 0 {
            public.token_slot = public.row.iter().position(Option::is_some).map(|slot| slot as u8);
        }
        public.draft_index += 1;
    }

    /// The card that is left goes to the zone or away; the token never goes with it (R30).
    fn clean_up(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if let Some(card) = public.row.iter().flatten().next().copied() {
            let face = self.components.face(card);
            let fate = match (face.icon, face.biome) {
                (Icon::Fertility(_), Some(_)) => {
                    self.add_to_zone(&mut public.zone, card);
                    Leftover::Fertile
                }
                (Icon::Aridity, Some(biome)) => {
                    // Only the latest card is turned, whatever it is (R13).
                    let latest = public
                        .zone
                        .iter()
                        .rev()
                        .find(|&&other| self.components.face(other).biome == Some(biome))
                        .copied();
                    public.face_down |= latest.map_or(0, Card::bit);
                    self.add_to_zone(&mut public.zone, card);
                    Leftover::Arid(latest)
                }
                _ => {
                    public.discard.push(card);
                    Leftover::Discarded
                }
            };
            sink.tell(|| Event::LeftOver { card, fate });
        }
        public.row.clear();
        public.token_slot = None;
        public.first_player = public.next_first_player;
        public.phase = Phase::Turns;
        for side in public.seats.iter_mut().take(public.players.into()) {
            side.turn = Turn::default();
        }
    }

    /// Puts a card on top of its biome's pile.
    pub(crate) fn add_to_zone(&self, zone: &mut Pile, card: Card) {
        let biome = self.components.face(card).biome;
        let above = zone.iter().position(|&other| self.components.face(other).biome > biome);
        zone.insert(above.unwrap_or(zone.len()), card);
    }

    // ---- ends of rounds, seasons and the game

    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.round_in_season += 1;
        if public.round_in_season >= self.components.rounds(public.season) {
            self.score_season(public, sink);
            if public.season == Season::Winter {
                self.end_game(public, sink); // The sun stays where it is (R21).
                return;
            }
            self.change_season(public, sink);
        }
        self.start_round(state, sink);
    }

    fn score_season(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let (season, sun) = (public.season.index(), public.sun());
        for seat in Seat::all(public.players) {
            let side = public.side_mut(seat);
            let light = side.planet.light_points(sun, &self.components.light);
            let forest = self.forest_points(&side.planet);
            side.points.light[season] += light;
            side.points.forest[season] += forest;
            sink.tell(|| Event::SeasonScored { seat, light, forest });
        }
    }

    fn change_season(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.season = Season::ALL[(public.season.index() + 1) % 4];
        public.round_in_season = 0;
        for seat in Seat::all(public.players) {
            let taken = std::mem::take(&mut public.side_mut(seat).taken);
            public.discard.extend(taken);
        }
        let taken = std::mem::take(&mut public.automa_taken); // R10
        public.discard.extend(taken);
        let (season, sun) = (public.season, public.sun());
        sink.tell(|| Event::SeasonBegan { season, sun });
    }

    fn end_game(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(public.players) {
            let points = self.fertility_points(public, seat);
            public.side_mut(seat).points.fertility += points;
            sink.tell(|| Event::FertilityScored { seat, points });
        }
        public.phase = Phase::End;
        sink.tell(|| Event::GameEnded);
    }

    /// The last scoring, at once: the season's light and forest, and fertility.
    pub(crate) fn score_final_board(&self, public: &mut Public) {
        self.score_season(public, &mut ());
        self.end_game(public, &mut ());
    }

    /// The round of the whole game, counted from 1.
    pub fn round(&self, public: &Public) -> u8 {
        let before: u8 = self.components.rounds[..public.season.index()].iter().sum();
        before + public.round_in_season + 1
    }
}

/// Notes one application of the power.
fn spend_power(turn: &mut Turn) {
    if let Some(Step::Power { remaining, used }) = turn.agenda.top_mut() {
        *remaining = remaining.saturating_sub(1);
        *used = used.saturating_add(1);
    }
}

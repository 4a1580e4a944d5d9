//! The solo mode: Paco & Paca, who draw tiles and take cards (section 10).
//!
//! They are side 1, never pay, never resolve an effect and are never waited on.

use bocage_engine::{Draw, Message, Seat, Sink};

use crate::KingdomCrossing;
use crate::components::SoloAct;
use crate::events::Event;
use crate::setup::event;
use crate::state::{AUTOMA, Face, Phase, Public, State};
use crate::vocabulary::{Guild, Region, Resource, SoloTile, Space, TRACK_END};

impl KingdomCrossing {
    /// They take the pair that is left: favour, home and column, nothing else (R28).
    pub(crate) fn automa_start(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let Some(pair) = public.pairs.iter_mut().find_map(Option::take) else { return };
        let home = self.components.start(pair.start).home;
        let side = public.side_mut(AUTOMA);
        side.favours |= pair.favour.bit();
        side.start = Some(pair.start);
        side.worker = home;
        side.houses = home.bit();
        sink.tell(|| Event::AutomaStarted { start: pair.start });
    }

    /// A new deck of all chosen tiles each Morning.
    pub(crate) fn shuffle_solo(&self, state: &mut State) {
        let acting = self.components.solo_tiles.iter().filter(|act| **act != SoloAct::Rest).count();
        let mut order: [u8; 14] = std::array::from_fn(|index| index as u8);
        let order = &mut order[..self.components.solo_tiles.len().min(14)];
        let round = u32::from(state.public.round);
        state.secret.chance.stream(event::SOLO, round).shuffle(order);
        let chosen = acting + usize::from(state.public.rest_tiles);
        state.secret.solo =
            order.iter().filter(|&&tile| usize::from(tile) < chosen).map(|&tile| SoloTile(tile)).collect();
        state.public.solo_drawn = 0;
    }

    /// Two tiles, one after the other; then claims (R30).
    pub(crate) fn automa_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for _ in 0..self.components.solo_per_turn {
            let Some(tile) = state.secret.solo.pop() else { continue };
            state.public.solo_drawn |= 1 << tile.0;
            sink.tell(|| Event::AutomaDrew { tile });
            match self.components.solo_tile(tile) {
                SoloAct::Rest => {}
                SoloAct::Crown => self.automa_crown(state, sink),
                SoloAct::Card(slot) => self.automa_take(state, slot, sink),
            }
        }
        self.automa_claims(state, sink);
    }

    /// The Queen's card if it is there; the balloon moves on in every case (R29).
    fn automa_crown(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let taken = public.queen.take();
        let to = public.balloon.clockwise();
        public.balloon = to;
        if let Some(queen) = taken {
            public.first_player = AUTOMA;
            public.side_mut(AUTOMA).queens |= 1 << queen.0;
            sink.tell(|| Event::AutomaCrowned { queen });
        }
        sink.tell(|| Event::BalloonMoved { to });
        if taken.is_some() {
            self.automa_houses(state, sink);
        }
    }

    /// The card of a slot and its bird; a slot without a card gives nothing (R31).
    fn automa_take(&self, state: &mut State, slot: u8, sink: &mut impl Sink<Event>) {
        let place = &mut state.public.slots[usize::from(slot)];
        let Face::Card(card) = place.face else { return };
        place.face = Face::Bare;
        let bird = place.bird.take();
        let side = state.public.side_mut(AUTOMA);
        side.birds |= bird.map_or(0, |bird| bird.bit());
        side.cards.insert(card);
        sink.tell(|| Event::AutomaTook { card });
        if let Some(guild) = self.components.card(card).guild {
            self.automa_advance(state, guild, sink);
            self.automa_houses(state, sink);
        }
        self.refill_slot(state, slot, sink);
    }

    /// One step on the guild's track; deer push the lowest marker, in the order of the tracks.
    fn automa_advance(&self, state: &mut State, guild: Guild, sink: &mut impl Sink<Event>) {
        let markers = state.public.side(AUTOMA).markers;
        let lowest = || Resource::ALL.iter().copied().min_by_key(|resource| markers[resource.index()]);
        let Some(resource) = self.components.track_of[guild.index()].or_else(lowest) else { return };
        if markers[resource.index()] >= TRACK_END {
            return;
        }
        let to = markers[resource.index()] + 1;
        state.public.side_mut(AUTOMA).markers[resource.index()] = to;
        sink.tell(|| Event::AutomaAdvanced { resource, to });
        let space = Space { resource, at: to };
        if let Some(slot) = self.components.slot_at(space) {
            let token = self.components.deco_slots[slot].token();
            if state.public.side(AUTOMA).filled >> slot & 1 == 0 && self.tokens_left(&state.public, token) > 0
            {
                state.public.side_mut(AUTOMA).filled |= 1 << slot;
                sink.tell(|| Event::AutomaDecorated { space });
            }
        }
        if to == TRACK_END {
            self.automa_favour(state, sink); // All other icons are ignored.
        }
    }

    /// A house for a complete set; where it stands has no effect, so it takes the next region (R50).
    fn automa_houses(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let side = state.public.side(AUTOMA);
        let houses = side.houses.count_ones() as u8;
        if houses >= 3 || self.sets(side) < houses.max(1) {
            return;
        }
        let free = Region::ALL.iter().find(|region| side.houses & region.bit() == 0);
        let side = state.public.side_mut(AUTOMA);
        side.houses |= free.map_or(0, |region| region.bit());
        sink.tell(|| Event::AutomaHoused);
        if side.houses.count_ones() == 3 {
            self.automa_favour(state, sink);
        }
    }

    /// The topmost open favour; the others move up and the last place is refilled (R49).
    fn automa_favour(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        let Some(place) = public.display.iter().position(Option::is_some) else { return };
        let Some(favour) = public.display[place].take() else { return };
        let mut rest = public.display.into_iter().flatten();
        let up = [rest.next(), rest.next()];
        public.display = match up {
            [None, _] => [secret.favours.pop(), None, None],
            [one, None] => [one, secret.favours.pop(), None],
            [one, two] => [one, two, secret.favours.pop()],
        };
        public.side_mut(AUTOMA).favours |= favour.bit();
        sink.tell(|| Event::AutomaFavoured { favour });
    }

    fn automa_claims(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for slot in 0..state.public.goals.len() as u8 {
            let goal = state.public.goals[usize::from(slot)];
            let allowed = self.components.goal(goal.tile).automa;
            if !allowed || !self.can_claim(&state.public, AUTOMA, slot.into()) {
                continue;
            }
            let points = self.mark_goal(&mut state.public, AUTOMA, slot);
            sink.tell(|| Event::AutomaClaimed { goal: goal.tile, hard: goal.hard, points });
            if self.completes_row(&state.public, AUTOMA, slot) {
                self.automa_favour(state, sink);
            }
        }
    }

    /// The points of Paco & Paca: goals, guild cards, structures, favours.
    pub fn automa_points(&self, public: &Public) -> [i32; 4] {
        let side = public.side(AUTOMA);
        let favour = i32::from(self.components.solo_favour_vp) * i32::from(public.rest_tiles);
        [
            side.points.total().into(),
            self.guild_points(side),
            self.structure_points(side),
            side.favours.count_ones() as i32 * favour,
        ]
    }

    /// Is Paco & Paca beaten, as it stands? More points win; on equal points a coin left.
    pub fn solo_won(&self, public: &Public) -> bool {
        let theirs: i32 = self.automa_points(public).iter().sum();
        match self.sheet(public, Seat(0)).total().cmp(&theirs) {
            std::cmp::Ordering::Equal => public.side(Seat(0)).coins > 0,
            order => order.is_gt(),
        }
    }

    /// The result of a finished solo game: on equal points without a coin the victory is shared.
    pub(crate) fn solo_result(&self, public: &Public) -> Option<Message> {
        if !public.solo() || public.phase != Phase::End {
            return None;
        }
        let mine = self.sheet(public, Seat(0)).total();
        let theirs: i32 = self.automa_points(public).iter().sum();
        let key = match (self.solo_won(public), mine == theirs) {
            (true, false) => "solo-won",
            (true, true) => "solo-won-by-coin",
            (false, true) => "solo-shared",
            (false, false) => "solo-lost",
        };
        Some(Message::new(key).with("mine", mine).with("theirs", theirs))
    }
}

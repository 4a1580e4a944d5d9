//! The solo mode: Feronia, who decides nothing (section 13).

use bocage_engine::{Message, Sink};

use crate::Arborea;
use crate::components::{SoloCard, Symbol};
use crate::decisions::water_needed;
use crate::effects::reveal;
use crate::events::Event;
use crate::state::{Public, State, Step};
use crate::vocabulary::{Area, Biome, Card, Creature, Kind, Owner, Side, TRAILS, Villager, Waiting};
use crate::words::points;

/// What one of Feronia's villagers has done on its trail so far.
#[derive(Default)]
struct Walk {
    /// The columns it has taken creatures from, as a set.
    columns: u8,
    /// The last of them.
    last: Option<usize>,
    /// Has it taken a card?
    took_card: bool,
}

impl Arborea {
    /// The active solo card.
    pub fn solo_card(&self, public: &Public) -> &SoloCard {
        &self.components.solo[usize::from(public.feronia.active) % self.components.solo.len()]
    }

    /// Her whole turn, up to the movement of the tracks, which the main flow does.
    pub(crate) fn feronia_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.feronia_reveals(state, sink);
        self.feronia_sends(&mut state.public, sink);
        self.feronia_walks(state, sink);
        self.feronia_completes(&mut state.public, sink);
        if let Some(top) = state.public.agenda.top_mut() {
            *top = Step::Renewal;
        }
    }

    /// 1: the next solo card; an empty deck is shuffled anew, the last active card too (R35).
    pub(crate) fn feronia_reveals(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let feronia = &mut state.public.feronia;
        if state.secret.solo.is_empty() {
            feronia.reshuffles = feronia.reshuffles.saturating_add(1);
            feronia.used = 0;
            state.secret.solo = self.solo_deck(state.secret.chance, feronia.reshuffles);
        }
        let card = state.secret.solo.pop().unwrap_or_default();
        feronia.active = card;
        feronia.used |= 1 << (card % 16);
        sink.tell(|| Event::Revealed(card + 1));
        reveal(&mut state.public);
    }

    /// Puts one of her villagers on a track, whatever lies under it.
    pub(crate) fn feronia_places(&self, public: &mut Public, track: u8, sink: &mut impl Sink<Event>) {
        let lane = &mut public.tracks[usize::from(track) % 4];
        lane.cells[lane.placement()] = Some(Villager { owner: Owner::FERONIA, kind: Kind::Adult });
        public.feronia.reserve = public.feronia.reserve.saturating_sub(1);
        sink.tell(|| Event::Placed(Owner::FERONIA, Kind::Adult, track));
    }

    /// 2: up to two villagers on different tracks, season symbols first if the card says so. She skips
    /// a blocked track (R36).
    fn feronia_sends(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let card = *self.solo_card(public);
        let mut used = 0u8;
        for seasons in [true, false] {
            if seasons && !card.season_first {
                continue;
            }
            for track in card.tracks {
                let lane = &public.tracks[usize::from(track)];
                let symbol = lane.symbol(&self.components).is_some();
                let open = lane.free() && used >> track & 1 == 0 && used.count_ones() < 2;
                if open && public.feronia.reserve > 0 && (symbol || !seasons) {
                    self.feronia_places(public, track, sink);
                    used |= 1 << track;
                    if symbol {
                        step(public, sink);
                    }
                }
            }
        }
    }

    /// 3: all her villagers on trails: tracks in the card's order, the card's side first, longer trails
    /// first (R48).
    fn feronia_walks(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let card = *self.solo_card(&state.public);
        for track in card.tracks {
            for side in [card.side, card.side.other()] {
                for trail in (1..=TRAILS).rev() {
                    let waiting = Waiting::new(Area::beside(track, side), trail, Kind::Adult);
                    while let Some(at) =
                        state.public.feronia.trails.iter().position(|other| *other == waiting)
                    {
                        state.public.feronia.trails.remove(at);
                        sink.tell(|| Event::Walks(Owner::FERONIA, waiting));
                        let mut walk = Walk::default();
                        for &symbol in self.components.trail(waiting) {
                            self.feronia_resolves(state, symbol, &mut walk, sink);
                        }
                        state.public.feronia.reserve += 1;
                    }
                }
            }
        }
    }

    fn feronia_resolves(
        &self,
        state: &mut State,
        symbol: Symbol,
        walk: &mut Walk,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        match symbol {
            Symbol::Biome(biome) => {
                if public.raise(biome) {
                    sink.tell(|| Event::Raised(Owner::FERONIA, biome));
                }
            }
            // No reward for her, but the bonus tile goes.
            Symbol::Attract(creature) => {
                self.bring_creature(public, Owner::FERONIA, creature, sink);
            }
            Symbol::Invite => self.feronia_invites(public, walk, sink),
            Symbol::TakeCard => self.feronia_takes(state, walk, sink),
            Symbol::Train(_) | Symbol::Gift | Symbol::GiftTo(_) | Symbol::PlaceVillager => step(public, sink),
            Symbol::Spirit(change) if change > 0 => step(public, sink),
            // Costs are free for her, and the rest is not hers (R38).
            Symbol::Spirit(_)
            | Symbol::Sage
            | Symbol::Renew
            | Symbol::Convert(..)
            | Symbol::AdvanceTrack
            | Symbol::Season(_) => {}
        }
    }

    /// The first filled column in the card's direction, of a type this villager has not taken yet if
    /// there is one (R39, R49); with nothing there, a step.
    fn feronia_invites(&self, public: &mut Public, walk: &mut Walk, sink: &mut impl Sink<Event>) {
        let card = self.solo_card(public);
        let stride = if card.rightwards { 1 } else { 5 };
        let start = walk.last.map_or(card.creature.index(), |last| last + stride);
        let order = (0..6).map(|turn| (start + turn * stride) % 6);
        let filled = |column: &usize| public.heights[*column] > 0;
        let fresh = order.clone().filter(filled).find(|column| walk.columns >> column & 1 == 0);
        let Some(column) = fresh.or_else(|| order.clone().find(filled)) else {
            step(public, sink);
            return;
        };
        walk.columns |= 1 << column;
        walk.last = Some(column);
        public.heights[column] -= 1;
        public.feronia.creatures[column] += 1;
        sink.tell(|| Event::Invited(Owner::FERONIA, Creature::at(column), 0));
    }

    /// From the card's first deck, for later cards from its second; if that is empty from the other,
    /// then leftwards (R49).
    fn feronia_takes(&self, state: &mut State, walk: &mut Walk, sink: &mut impl Sink<Event>) {
        let decks = self.solo_card(&state.public).decks;
        let asked = usize::from(walk.took_card);
        walk.took_card = true;
        let [first, other] = [decks[asked], decks[1 - asked]];
        let order = [first, other, first + 3, first + 2, first + 1].map(|deck| deck % 4);
        let filled = |deck: &&u8| !state.public.decks[usize::from(**deck)].is_empty();
        let Some(&deck) = order.iter().find(filled) else { return };
        let Some(card) = self.draw(state, deck) else { return };
        sink.tell(|| Event::Took(Owner::FERONIA, card));
        let feronia = &mut state.public.feronia;
        match feronia.cards.iter().position(Option::is_none) {
            Some(place) => feronia.cards[place] = Some(card),
            None => feronia.pile.push(card), // On top (R37).
        }
    }

    /// 4: the first of her cards that can be paid; her own water pays what is missing (R47).
    fn feronia_completes(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let feronia = &public.feronia;
        let candidates = [feronia.cards[0], feronia.cards[1], feronia.pile.last().copied()];
        let own = self.feronia_own_water(public);
        let public_water = public.upper[Biome::Water.index()];
        let can_pay =
            |card: Card| water_needed(public, self.components.face(card)) <= public_water.saturating_add(own);
        let found = (0..)
            .zip(candidates)
            .find_map(|(place, card)| Some((place, card.filter(|&card| can_pay(card))?)));
        let Some((place, card)) = found else {
            let last = self.components.feronia_water.len() as u8 - 1;
            let young = (public.feronia.young + 1).min(last);
            public.feronia.young = young;
            sink.tell(|| Event::FeroniaGrew(young));
            return;
        };
        let used = self.pay(public, card);
        let feronia = &mut public.feronia;
        if used > 0 {
            feronia.young = feronia.young.saturating_sub(self.components.feronia_drop);
        }
        feronia.completed |= card.bit();
        match place {
            0 | 1 => feronia.cards[place] = None,
            _ => {
                feronia.pile.pop();
            }
        }
        close_gaps(&mut feronia.cards, || feronia.pile.pop());
        sink.tell(|| Event::Completed(Owner::FERONIA, card));
    }

    /// The water that her young villager's space gives her.
    pub(crate) fn feronia_own_water(&self, public: &Public) -> u8 {
        let space = usize::from(public.feronia.young).min(self.components.feronia_water.len() - 1);
        self.components.feronia_water[space]
    }

    // ---- on a moving track

    /// Does her villager on this cell leave after a movement? After four spaces or more, and the most
    /// advanced of two (R40).
    pub(crate) fn feronia_leaves(&self, public: &Public, track: u8, cell: u8, led: bool) -> bool {
        let lane = &public.tracks[usize::from(track) % 4];
        lane.distance(cell) >= 4 || (!led && lane.of(Owner::FERONIA).count() >= 2)
    }

    /// The card's side, or the other one if only the card's side holds one of hers already (R49).
    pub(crate) fn feronia_side(&self, public: &Public, track: u8) -> Side {
        let side = self.solo_card(public).side;
        let held = |side| {
            let area = Area::beside(track, side);
            public.feronia.trails.iter().any(|waiting| waiting.area() == area)
        };
        if held(side) && !held(side.other()) { side.other() } else { side }
    }

    // ---- the end

    /// The steps that count for Feronia's score, those of the end included (section 13.4, R34).
    pub fn feronia_steps(&self, public: &Public) -> u16 {
        let feronia = &public.feronia;
        let creatures: u16 = feronia.creatures.iter().map(|&count| u16::from(count)).sum();
        let cards = feronia.completed.count_ones() as u16 + feronia.pile.len() as u16 / 2;
        feronia.steps + creatures + cards + feronia.trails.len() as u16
    }

    /// Feronia's points if the game ended now.
    pub fn feronia_score(&self, public: &Public) -> i32 {
        i32::from(public.feronia.points)
            + i32::from(public.difficulty) * i32::from(self.feronia_steps(public))
    }

    /// How a finished solo game ended: only strictly more points beat her.
    pub fn solo_result(&self, public: &Public) -> Message {
        let score = i32::from(public.boards[0].points.total());
        let feronia = self.feronia_score(public);
        let key = if score > feronia { "solo-won" } else { "solo-lost" };
        Message::new(key)
            .with("score", points(score))
            .with("feronia", feronia)
            .with("points", public.feronia.points)
            .with("steps", self.feronia_steps(public))
            .with("difficulty", public.difficulty)
    }
}

/// Her elder moves on.
fn step(public: &mut Public, sink: &mut impl Sink<Event>) {
    public.feronia.steps = public.feronia.steps.saturating_add(1);
    let steps = public.feronia.steps;
    sink.tell(|| Event::Stepped(steps));
}

/// Cards slide to the left: the middle one to the left, the top of the pile to the middle.
fn close_gaps(cards: &mut [Option<Card>; 2], mut pile: impl FnMut() -> Option<Card>) {
    if cards[0].is_none() {
        cards[0] = cards[1].take();
    }
    if cards[1].is_none() {
        cards[1] = pile();
    }
}

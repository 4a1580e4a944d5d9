//! Who is waited on, and which actions are legal.
//!
//! A seat may have two open decisions: one of the main flow and one about its own ecosystem
//! (section 5). Its options are both lists, one after the other.

mod why;

use bocage_engine::{Seat, Seats};

use crate::Arborea;
use crate::actions::{Action, Spot};
use crate::components::{Face, Symbol};
use crate::state::{Board, Development, Public, Step};
use crate::tracks::{CELLS, SWAP};
use crate::vocabulary::{Area, Biome, Creature, Kind, Side, TRAILS, Waiting};

impl Arborea {
    #[inline]
    pub(crate) fn waited_on(&self, public: &Public) -> Seats {
        let developing = (0..public.players)
            .filter(|&seat| public.boards[usize::from(seat)].developing())
            .fold(Seats::NONE, |seats, seat| seats.with(Seat(seat)));
        public.asked.map_or(developing, |seat| developing.with(seat))
    }

    #[inline]
    pub(crate) fn offer_all(&self, public: &Public, seat: Seat, mut offer: impl FnMut(Action)) {
        if public.asked == Some(seat) {
            self.offer_main(public, seat, &mut offer);
        }
        self.offer_development(public.board(seat), &mut offer);
    }

    /// The options of the main flow's decision, which is for `seat`.
    pub(crate) fn offer_main(&self, public: &Public, seat: Seat, offer: &mut impl FnMut(Action)) {
        let board = public.board(seat);
        match public.agenda.top() {
            Some(Step::Setup(_)) => offer_spots(public, board, Action::SetupPlace, offer),
            Some(Step::Rescue) => {
                each_rescue(board, |trail| offer(Action::Rescue(trail)));
                offer(Action::DeclineRescue);
            }
            Some(Step::Pilgrimage) => {
                offer_spots(public, board, Action::Place, offer);
                (0..4).for_each(|track| offer(Action::Advance(track)));
            }
            Some(Step::Repeat) => {
                offer_spots(public, board, Action::RepeatPlace, offer);
                (0..4).for_each(|track| offer(Action::RepeatAdvance(track)));
                offer(Action::SkipRepeat);
            }
            Some(&Step::Activation(done)) => {
                self.each_activation(board, done, |waiting| offer(Action::Activate(waiting)));
                offer(Action::EndActivation);
            }
            Some(Step::Completion) => {
                for (slot, card) in (0..).zip(board.slots) {
                    if card.is_some_and(|card| payable(public, self.components.face(card))) {
                        offer(Action::Complete(slot));
                    }
                }
                offer(Action::SkipComplete);
            }
            Some(&Step::Effect(symbol)) => self.offer_effect(public, board, symbol, offer),
            Some(&Step::Sage { area, small, left, taken }) => {
                self.each_pick(public, board, (area, small, left, taken), |index| {
                    offer(Action::SagePick(index));
                });
                offer(Action::SageStop);
            }
            // Before a swap nobody may stay, and every trail has been passed.
            Some(Step::Move(..)) => offer_trails(TRAILS, offer),
            Some(&Step::Leave { track, cell, .. }) => {
                offer_trails(public.tracks[usize::from(track) % 4].reach(cell), offer);
                offer(Action::Stay);
            }
            _ => {}
        }
    }

    /// The decision that a symbol asks for.
    fn offer_effect(&self, public: &Public, board: &Board, symbol: Symbol, offer: &mut impl FnMut(Action)) {
        match symbol {
            Symbol::Convert(..) => offer(Action::Convert),
            Symbol::TakeCard => {
                let decks = (0..4u8).filter(|&deck| !public.decks[usize::from(deck)].is_empty());
                decks.for_each(|deck| offer(Action::TakeCard(deck)));
            }
            Symbol::Renew => offer(Action::Renew),
            Symbol::Invite => {
                let columns = Creature::ALL.iter().filter(|column| public.heights[column.index()] > 0);
                columns.for_each(|&column| offer(Action::Invite(column)));
                return; // Mandatory (R9).
            }
            Symbol::Gift => {
                let sages =
                    Area::ALL.iter().filter(|area| board.gifts[area.index()] < self.components.gift_max);
                sages.for_each(|&area| offer(Action::Gift(area)));
                return; // Mandatory (R9).
            }
            Symbol::PlaceVillager => offer_spots(public, board, Action::EffectPlace, offer),
            Symbol::AdvanceTrack => {
                (0..4).for_each(|track| offer(Action::EffectAdvance(track)));
                return; // Mandatory (R9).
            }
            _ => {}
        }
        offer(Action::Decline);
    }

    /// The options of a seat's development.
    pub(crate) fn offer_development(&self, board: &Board, offer: &mut impl FnMut(Action)) {
        match board.development {
            Development::None => {}
            Development::Rotate => {
                let Some(card) = board.completed else { return };
                let rotations = board.ecosystem.rotations(self.components.face(card));
                (0..)
                    .zip(rotations)
                    .filter(|(_, legal)| *legal)
                    .for_each(|(turn, _)| offer(Action::Rotate(turn)));
            }
            Development::Anchor(rotation) => {
                board.ecosystem.anchors(rotation).each(|cell| offer(Action::Anchor(cell)));
            }
            Development::Pick(captives) => {
                let mut waiting = false;
                for &creature in Creature::ALL {
                    if board.invited[creature.index()] > 0 {
                        waiting = true;
                        offer(Action::PickInvited(creature));
                    }
                }
                let free = free_captives(board, captives);
                if free != 0 && board.ecosystem.vertices().any() {
                    let types = Creature::ALL.iter().filter(|creature| free >> creature.index() & 1 == 1);
                    types.for_each(|&creature| offer(Action::PickCaptive(creature)));
                }
                if !waiting {
                    offer(Action::EndDevelopment);
                }
            }
            Development::Invited(..) => {
                board.ecosystem.vertices().each(|vertex| offer(Action::PutCreature(vertex)));
                offer(Action::PutCaptive);
            }
            Development::Captive(_) => {
                board.ecosystem.vertices().each(|vertex| offer(Action::PutCreature(vertex)));
            }
        }
    }

    /// Each different villager that may walk its trail now, `done` activations into the turn.
    #[inline]
    pub(crate) fn each_activation(&self, board: &Board, done: u8, mut visit: impl FnMut(Waiting)) {
        if done >= self.components.most_activations {
            return;
        }
        let extra = self.activation_cost(done);
        let mut before = None;
        for &waiting in &board.trails {
            let cost = extra + self.components.trail_cost(waiting);
            // A cost may never lead below the lowest spirit (R10).
            let can_pay = cost == 0 || board.spirit - cost >= self.components.spirit.0;
            if before != Some(waiting) && can_pay {
                visit(waiting);
            }
            before = Some(waiting);
        }
    }

    /// Spirit for one more activation after `done`.
    #[inline]
    pub(crate) fn activation_cost(&self, done: u8) -> i8 {
        if done >= self.components.free_activations { self.components.activation_cost } else { 0 }
    }

    /// May the pilgrimage be repeated (T1b)?
    #[inline]
    pub(crate) fn can_repeat(&self, public: &Public, board: &Board) -> bool {
        board.spirit - self.components.repeat_cost[public.table()] >= self.components.spirit.0
    }

    /// Is the rare case of the water rescue given (T0, R28)?
    pub(crate) fn needs_rescue(&self, public: &Public, seat: Seat) -> bool {
        let board = public.board(seat);
        let stuck = |waiting: &Waiting| {
            waiting.area() == Area::Water
                && board.spirit - self.components.trail_cost(*waiting) < self.components.spirit.0
        };
        board.available == [0; 3]
            && board.trails.iter().any(|waiting| waiting.kind() == Kind::Adult)
            && board.trails.iter().all(stuck)
            && public.tracks.iter().all(|track| track.of(seat.into()).next().is_none())
    }

    /// The rewards of a Sage that may be picked: within reach, not yet picked, and of some effect.
    #[inline]
    pub(crate) fn each_pick(
        &self,
        public: &Public,
        board: &Board,
        (area, small, left, taken): (Area, bool, u8, u8),
        mut visit: impl FnMut(u8),
    ) {
        let rewards = &self.components.area(area).rewards;
        // The last reward is for young villagers and elders only.
        let most = if small { 4 } else { 3 };
        for (index, &reward) in (0..most).zip(rewards) {
            if left > 0 && taken >> index & 1 == 0 && self.has_effect(public, board, reward) {
                visit(index);
            }
        }
    }

    /// Would this symbol change anything now (section 7)?
    pub(crate) fn has_effect(&self, public: &Public, board: &Board, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Biome(biome) => public.upper[biome.index()] < 8,
            // Water is no joker here (R47).
            Symbol::Convert(from, to) => public.upper[from.index()] > 0 && public.upper[to.index()] < 8,
            Symbol::TakeCard => {
                board.empty_slot().is_some() && public.decks.iter().any(|deck| !deck.is_empty())
            }
            Symbol::Renew => public.decks.iter().any(|deck| deck.len() >= 2),
            Symbol::Invite => public.heights.iter().any(|&height| height > 0),
            Symbol::Gift => board.gifts.iter().any(|&level| level < self.components.gift_max),
            Symbol::GiftTo(area) => board.gifts[area.index()] < self.components.gift_max,
            Symbol::Train(kind) => board.dedicated[kind.index()] > 0,
            Symbol::PlaceVillager => {
                board.available != [0; 3] && public.tracks.iter().any(|track| track.free())
            }
            Symbol::Spirit(change) => change < 0 || board.spirit < self.components.spirit.1,
            Symbol::Season(season) => board.seasons[season.index()] < 6,
            Symbol::Attract(_) | Symbol::AdvanceTrack | Symbol::Sage => true,
        }
    }
}

/// Captives that may be placed in this development, as a set of types (R24).
pub(crate) fn free_captives(board: &Board, captives: u8) -> u8 {
    (0..6).filter(|&creature| board.captive[creature] > 0).fold(0, |set, creature| set | 1 << creature)
        & captives
}

/// Every available kind on every track that is not blocked.
#[inline]
fn offer_spots(public: &Public, board: &Board, make: fn(Spot) -> Action, offer: &mut impl FnMut(Action)) {
    for &kind in Kind::ALL {
        if board.available[kind.index()] > 0 {
            for track in 0..4u8 {
                if public.tracks[usize::from(track)].free() {
                    offer(make(Spot { kind, track }));
                }
            }
        }
    }
}

/// The trails up to `reach` on both sides.
#[inline]
fn offer_trails(reach: u8, offer: &mut impl FnMut(Action)) {
    for &side in Side::ALL {
        (1..=reach).for_each(|trail| offer(Action::Dismount(side, trail)));
    }
}

/// Water trails that hold one of the seat's adults.
fn each_rescue(board: &Board, mut visit: impl FnMut(u8)) {
    for trail in 1..=TRAILS {
        if board.trails.contains(&Waiting::new(Area::Water, trail, Kind::Adult)) {
            visit(trail);
        }
    }
}

/// The water that paying this card needs, as itself and for what is missing (R11).
#[inline]
pub(crate) fn water_needed(public: &Public, face: &Face) -> u8 {
    let missing = |biome: &&Biome| face.cost[biome.index()].saturating_sub(public.upper[biome.index()]);
    let others = Biome::ALL.iter().filter(|biome| **biome != Biome::Water);
    face.cost[Biome::Water.index()] + others.map(|biome| missing(&biome)).sum::<u8>()
}

/// Can this card be paid now?
#[inline]
pub(crate) fn payable(public: &Public, face: &Face) -> bool {
    water_needed(public, face) <= public.upper[Biome::Water.index()]
}

/// The villager whose owner must decide now, as a track and a cell.
pub(crate) fn leaving(public: &Public) -> Option<(usize, u8)> {
    match public.agenda.top() {
        Some(&Step::Move(track, _)) => {
            let track = usize::from(track) % 4;
            let forced = public.tracks[track].offset == SWAP;
            public.tracks[track].leader_inside().filter(|_| forced).map(|cell| (track, cell))
        }
        Some(&Step::Leave { track, cell, .. }) => Some((usize::from(track) % 4, cell % CELLS)),
        _ => None,
    }
}

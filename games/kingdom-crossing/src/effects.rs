//! What an action does, and what follows from it by itself.
//!
//! Everything up to the payment for a card works on [`Public`] alone, so that the search for a
//! completable Work (section 6.1) plays the very same rules. What reveals something needs the whole
//! state and is in [`phases`].

mod day;
mod phases;
mod resolve;

use std::ops::ControlFlow;

use bocage_engine::{Seat, Sink};

use crate::KingdomCrossing;
use crate::actions::{Action, Item};
use crate::events::Event;
use crate::state::{Phase, Public, State, Step, Work};
use crate::vocabulary::{Kind, Region, Resource, Space};

impl KingdomCrossing {
    #[inline]
    pub(crate) fn do_action(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        self.perform_or_take(state, action, sink);
        self.settle(state, sink);
    }

    /// Runs what happens by itself until somebody has something to decide, or the game is over.
    ///
    /// A decision with one option is taken, except those that are always asked: the starting pair,
    /// the tile, the card (section 6.6). One without any option is left out.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            self.run(&mut state.public, sink);
            match state.public.agenda.top() {
                None => {
                    self.next(state, sink);
                    if state.public.phase == Phase::End {
                        return;
                    }
                }
                Some(Step::Reveal) => self.reveal(state, sink),
                // What is left of claims offers at least one beside being done.
                Some(Step::Draft | Step::Turn | Step::Claim(_)) => return,
                Some(Step::Move) if state.public.work.bridges == 0 => return,
                Some(_) => match self.only_option(&state.public) {
                    Only::None => {
                        state.public.agenda.pop();
                    }
                    Only::One(action) => self.perform_or_take(state, action, sink),
                    Only::More => return,
                },
            }
        }
    }

    fn only_option(&self, public: &Public) -> Only {
        let mut only = None;
        let more = self.offer_all(public, |action| {
            if only.replace(action).is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if more.is_break() { Only::More } else { only.map_or(Only::None, Only::One) }
    }

    /// Favours are refilled from what nobody sees; all other decisions change open things only.
    fn perform_or_take(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Face(place) => self.take_open_favour(state, place, sink),
            Action::Blind => self.take_blind_favour(state, sink),
            other => self.perform(&mut state.public, other, sink),
        }
    }

    /// Does a decision of the active seat that needs nothing hidden.
    pub(crate) fn perform(&self, public: &mut Public, action: Action, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        match action {
            Action::StartPick(pair) => self.start_with(public, pair, sink),
            Action::Advance | Action::Cash => self.invest(public, action == Action::Cash, sink),
            Action::PlaceDeco(space) => {
                if let Some(Step::Place(_, left)) = public.agenda.top_mut() {
                    *left -= 1;
                }
                self.decorate(public, space, sink);
            }
            Action::Singles => {
                if let Some(Step::DecoMode(kind)) = public.agenda.pop() {
                    public.agenda.push(Step::Place(Some(kind), 2)); // R34
                }
            }
            Action::Double(space) => {
                public.agenda.pop();
                self.decorate(public, space, sink);
            }
            Action::Collect(item) => {
                if let Some(Step::Income(left)) = public.agenda.top_mut() {
                    *left &= !(1 << item.index());
                }
                self.collect(public, item, sink);
            }
            Action::PickResource(resource) => {
                if let Some(Step::Choose(left, used)) = public.agenda.top_mut() {
                    *left -= 1;
                    *used = used.map(|used| used | 1 << resource.index());
                }
                public.agenda.push(Step::Advance(resource, 1));
            }
            Action::PickStructure(structure) => {
                if let Some(Step::Trigger { left, used, .. }) = public.agenda.top_mut() {
                    *left -= 1;
                    *used |= structure.bit();
                }
                sink.tell(|| Event::Triggered { seat, structure });
                self.begin(public, self.components.structure(structure), sink);
            }
            Action::Stop => {
                public.agenda.pop();
            }
            Action::PickUpgrade(tile) => {
                if let Some(Step::Upgrade(left, _)) = public.agenda.top_mut() {
                    *left -= 1;
                }
                public.side_mut(seat).upgraded |= tile.bit(); // R32
                sink.tell(|| Event::Upgraded { seat, tile });
            }
            Action::Guild(guild) => {
                public.agenda.pop();
                self.collect(public, Item::Guild(guild), sink);
            }
            Action::Structure(structure) => {
                public.agenda.pop();
                self.collect(public, Item::Structure(structure), sink);
            }
            Action::PlaceHouse(region) => self.place_house(public, region, sink),
            Action::PickBird(slot) => {
                public.agenda.pop();
                let times = self.bird_times(public);
                public.agenda.push(Step::Meet(slot, times)); // R13
            }
            Action::Claim(goal) => self.claim(public, goal, sink),
            Action::Done => self.end_claims(public),
            Action::Rest(_)
            | Action::Work(_)
            | Action::Cross(_)
            | Action::Balloon(_)
            | Action::Buy(_)
            | Action::TakeCard(_)
            | Action::Pay => self.perform_day(public, action, sink),
            Action::Face(_) | Action::Blind => {}
        }
    }

    /// A starting pair: favour, coins, investment, resources, decoration, home, column (section 4, step 9).
    fn start_with(&self, public: &mut Public, pair: u8, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        public.agenda.pop();
        let Some(pair) = public.pairs.get_mut(usize::from(pair)).and_then(Option::take) else { return };
        let start = self.components.start(pair.start);
        let side = public.side_mut(seat);
        side.favours |= pair.favour.bit();
        side.coins += u16::from(start.coins);
        side.worker = start.home;
        side.houses = start.home.bit();
        side.start = Some(pair.start);
        sink.tell(|| Event::Started { seat, start: pair.start, favour: pair.favour });
        // The last one pushed is resolved first.
        if let Some(kind) = start.deco {
            public.agenda.push(Step::Place(Some(kind), 1));
        }
        for (&resource, &steps) in Resource::ALL.iter().zip(&start.resources).rev() {
            if steps > 0 {
                public.agenda.push(Step::Advance(resource, steps));
            }
        }
        if start.invest > 0 {
            public.agenda.push(Step::Invest(start.invest));
        }
    }

    fn decorate(&self, public: &mut Public, space: Space, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        if let Some(slot) = self.components.slot_at(space) {
            public.side_mut(seat).filled |= 1 << slot;
            sink.tell(|| Event::Decorated { seat, space });
        }
    }

    /// Two singles need a place for at least one, a double a place for itself (D3b).
    pub(crate) fn deco_modes(&self, public: &Public, kind: Kind) -> (u16, u16) {
        let me = public.me();
        (self.open_slots(public, me, Some(kind), 1), self.open_slots(public, me, Some(kind), 2))
    }

    /// The guild's pairs, or the structure: one income item.
    pub(crate) fn collect(&self, public: &mut Public, item: Item, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        sink.tell(|| Event::Collected { seat, item });
        match item {
            Item::Guild(guild) => {
                let pairs = self.guild_count(public.side(seat), guild) / 2; // R27
                let effect = self.components.income[guild.index()].for_pairs(pairs);
                self.begin_or_points(public, effect, self.components.no_upgrade_vp, sink);
            }
            Item::Structure(structure) => self.begin(public, self.components.structure(structure), sink),
        }
    }

    fn place_house(&self, public: &mut Public, region: Region, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        public.agenda.pop();
        let side = public.side_mut(seat);
        side.houses |= region.bit();
        let all = side.houses.count_ones() == 3;
        sink.tell(|| Event::Housed { seat, region });
        if all {
            public.agenda.push(Step::Favour(1));
        }
    }

    /// A marker on the leftmost free position in use, its points, and perhaps the row's reward (6.5).
    fn claim(&self, public: &mut Public, slot: u8, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let points = self.mark_goal(public, seat, slot);
        let goal = public.goals[usize::from(slot)];
        sink.tell(|| Event::Claimed { seat, goal: goal.tile, hard: goal.hard, points });
        if self.completes_row(public, seat, slot) {
            self.begin(public, self.components.row_reward, sink);
        }
    }

    /// The turn, or the seat's Evening, is over: nothing more is claimed or bought.
    pub(crate) fn end_claims(&self, public: &mut Public) {
        public.agenda.pop();
        public.work = Work::default();
    }

    /// Do both goals of this goal's row carry a marker of `seat`?
    pub(crate) fn completes_row(&self, public: &Public, seat: Seat, slot: u8) -> bool {
        let partner = self.components.row_partner[usize::from(slot)];
        public.has_claimed(seat, slot.into()) && public.has_claimed(seat, partner.into())
    }
}

/// How many options there are.
enum Only {
    None,
    One(Action),
    More,
}

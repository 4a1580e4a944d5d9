//! Effects become steps, and steps run: gains, markers with their bonuses, birds, Queen, columns.

use bocage_engine::{Seat, Sink};

use crate::KingdomCrossing;
use crate::components::{Condition, DecoMode, Effect};
use crate::events::Event;
use crate::state::{Face, Public, Step};
use crate::vocabulary::{Resource, TRACK_END};

impl KingdomCrossing {
    /// Begins an effect for the active seat: gains happen, the rest becomes a step (section 7).
    pub(crate) fn begin(&self, public: &mut Public, effect: Effect, sink: &mut impl Sink<Event>) {
        self.begin_or_points(public, effect, 0, sink);
    }

    /// The same; an upgrade that finds no tile gives points, which only the boar income has (R9).
    pub(crate) fn begin_or_points(
        &self,
        public: &mut Public,
        effect: Effect,
        no_upgrade: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = public.active();
        let paws = public.me().paws.count_ones() as u8;
        let step = match effect {
            Effect::Coins(n) => return self.gain_coins(public, n.into(), sink),
            Effect::Vp(n) => return self.gain_points(public, n.into(), sink),
            Effect::CoinsPer(rate) => {
                return self.gain_coins(public, self.rated(public, seat, rate), sink);
            }
            Effect::VpPer(rate) => {
                return self.gain_points(public, self.rated(public, seat, rate), sink);
            }
            // R36
            Effect::CoinsMinusPaws(base) => {
                return self.gain_coins(public, base.saturating_sub(paws).into(), sink);
            }
            Effect::Resource(resource, n) => Step::Advance(resource, n),
            Effect::ResourcePer(resource, rate) => {
                Step::Advance(resource, self.rated(public, seat, rate).min(99) as u8)
            }
            Effect::ResourceChoice(n) => Step::Choose(n, None),
            Effect::ResourceChoiceDistinct(n) => Step::Choose(n, Some(0)),
            Effect::ResourceChoicePer(rate) => {
                Step::Choose(self.rated(public, seat, rate).min(99) as u8, None)
            }
            Effect::Deco { min_paws, .. } if paws < min_paws => return,
            Effect::Deco { kind: Some(kind), mode: DecoMode::TwoSinglesOrDouble, .. } => Step::DecoMode(kind),
            Effect::Deco { kind, .. } => Step::Place(kind, 1),
            Effect::Invest(n) => Step::Invest(n),
            Effect::TriggerStructure { n, up_to } => Step::Trigger { left: n, up_to, used: 0 },
            Effect::UpgradeTile(n) => Step::Upgrade(n, no_upgrade),
            Effect::Favour(n) => Step::Favour(n),
            Effect::TakeBird => Step::TakeBird,
        };
        public.agenda.push(step);
    }

    pub(crate) fn gain_coins(&self, public: &mut Public, coins: u16, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let side = public.side_mut(seat);
        side.coins = side.coins.saturating_add(coins);
        if coins > 0 {
            sink.tell(|| Event::Coins { seat, coins });
        }
    }

    pub(crate) fn gain_points(&self, public: &mut Public, points: u16, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let side = public.side_mut(seat);
        side.points.play = side.points.play.saturating_add(points);
        if points > 0 {
            sink.tell(|| Event::Points { seat, points });
        }
    }

    /// One investment action: a space forward, or the coins and back to the start.
    pub(crate) fn invest(&self, public: &mut Public, cash: bool, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        if let Some(Step::Invest(left)) = public.agenda.top_mut() {
            *left -= 1;
        }
        let side = public.side_mut(seat);
        if cash {
            let coins = self.components.invest_coins[usize::from(side.investment)];
            side.investment = 0;
            side.coins = side.coins.saturating_add(coins.into());
            sink.tell(|| Event::Cashed { seat, coins });
        } else {
            side.investment += 1;
            let to = side.investment;
            sink.tell(|| Event::Invested { seat, to });
        }
    }

    /// Runs automatic steps until a decision, a reveal or nothing is on top.
    pub(crate) fn run(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        while let Some(&step) = public.agenda.top() {
            if !self.run_step(public, step, sink) {
                return;
            }
        }
    }

    /// Runs one automatic step; false if the step on top is a decision or reveals something.
    pub(crate) fn run_step(&self, public: &mut Public, step: Step, sink: &mut impl Sink<Event>) -> bool {
        match step {
            Step::Invest(0)
            | Step::Place(_, 0)
            | Step::Choose(0, _)
            | Step::Trigger { left: 0, .. }
            | Step::Upgrade(0, _)
            | Step::Favour(0)
            | Step::Income(0) => {
                public.agenda.pop();
            }
            Step::Advance(resource, left) => self.advance(public, resource, left, sink),
            Step::Upgrade(left, points) if public.me().upgraded == 63 => {
                public.agenda.pop();
                for _ in 0..left {
                    self.gain_points(public, points.into(), sink);
                }
            }
            Step::Meet(slot, left) => self.meet(public, slot, left, sink),
            Step::Crown(left) => self.crown(public, left, sink),
            Step::Recruit => self.recruit(public),
            Step::Return => {
                public.agenda.pop();
                let me = public.me_mut();
                (me.played, me.paws) = (0, 0);
            }
            Step::Pay(met) => return self.pay_unasked(public, met, sink),
            Step::Claim(day) if !self.can_claim_or_buy(public, day) => self.end_claims(public),
            _ => return false,
        }
        true
    }

    /// One space at a time; the bonus of a space comes before the next one (R11). At the end of the
    /// track further steps are lost.
    fn advance(&self, public: &mut Public, resource: Resource, left: u8, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let marker = &mut public.side_mut(seat).markers[resource.index()];
        if left == 0 || *marker >= TRACK_END {
            public.agenda.pop();
            return;
        }
        *marker += 1;
        let to = *marker;
        if left == 1 {
            public.agenda.pop();
        } else if let Some(Step::Advance(_, left)) = public.agenda.top_mut() {
            *left -= 1;
        }
        sink.tell(|| Event::Advanced { seat, resource, to });
        if let Some(bonus) = self.components.bonus[resource.index()][usize::from(to)] {
            self.begin(public, bonus, sink);
        }
    }

    /// The effect, as often as it is met; then the token is kept, so it does not count itself (R10).
    fn meet(&self, public: &mut Public, slot: u8, left: u8, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let place = &mut public.slots[usize::from(slot)];
        let Some(bird) = place.bird else {
            public.agenda.pop();
            return;
        };
        if left == 0 {
            place.bird = None;
            public.side_mut(seat).birds |= bird.bit();
            public.agenda.pop();
            return;
        }
        if let Some(Step::Meet(_, left)) = public.agenda.top_mut() {
            *left -= 1;
        }
        sink.tell(|| Event::Met { seat, bird });
        self.begin(public, self.components.bird(bird).effect, sink);
    }

    /// The Queen's effect once or twice (R16); then her card joins its column.
    fn crown(&self, public: &mut Public, left: u8, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let Some(queen) = public.queen else {
            public.agenda.pop();
            return;
        };
        if left > 0 {
            if let Some(Step::Crown(left)) = public.agenda.top_mut() {
                *left -= 1;
            }
            self.begin(public, self.components.queen(queen).effect, sink);
            return;
        }
        public.agenda.pop();
        public.queen = None;
        public.side_mut(seat).queens |= 1 << queen.0;
        sink.tell(|| Event::Crowned { seat, queen });
        self.check_house(public);
    }

    /// The character's effect is done: the card joins its column.
    fn recruit(&self, public: &mut Public) {
        public.agenda.pop();
        let slot = usize::from(public.work.slot);
        if let Face::Card(card) = public.slots[slot].face {
            public.slots[slot].face = Face::Bare;
            public.me_mut().cards.insert(card);
            self.check_house(public);
        }
    }

    /// A house for every complete set, at once (R25); the first one stands since the start.
    fn check_house(&self, public: &mut Public) {
        let me = public.me();
        let houses = me.houses.count_ones() as u8;
        if houses < 3 && self.sets(me) >= houses.max(1) {
            public.agenda.push(Step::House);
        }
    }

    // ---- goals

    /// The goals that `seat` may claim: condition met, not claimed yet, a position free.
    pub fn claimable(&self, public: &Public, seat: Seat) -> impl Iterator<Item = u8> {
        let measures = self.measures(public.side(seat));
        (0..public.goals.len() as u8).filter(move |&slot| {
            let goal = &public.goals[usize::from(slot)];
            let least = self.components.goal_least(goal.tile, goal.hard);
            // Without stopping at the first that is not met: this is one comparison of all.
            measures.iter().zip(least).fold(true, |met, (have, least)| met & (have >= least))
                && !public.has_claimed(seat, slot.into())
                && self.free_position(public, slot.into()).is_some()
        })
    }

    /// May `seat` claim this goal?
    pub fn can_claim(&self, public: &Public, seat: Seat, slot: usize) -> bool {
        self.claimable(public, seat).any(|goal| usize::from(goal) == slot)
    }

    /// The leftmost free position of a goal among those in use (R21).
    pub fn free_position(&self, public: &Public, slot: usize) -> Option<u8> {
        let positions = self.components.positions(public.players).iter();
        positions.copied().find(|&at| public.goals[slot].markers[usize::from(at)].is_none())
    }

    /// Puts the marker down and scores; the investment marker moves back where that is the price (R45).
    pub(crate) fn mark_goal(&self, public: &mut Public, seat: Seat, slot: u8) -> u8 {
        let Some(at) = self.free_position(public, slot.into()) else { return 0 };
        let goal = &mut public.goals[usize::from(slot)];
        goal.markers[usize::from(at)] = Some(seat);
        let faces = self.components.goal(goal.tile);
        let hard = usize::from(goal.hard);
        let points = faces.vp[hard][usize::from(at)];
        let side = public.side_mut(seat);
        side.points.goals += u16::from(points);
        if let Condition::InvestmentBack(steps) = faces.condition[hard] {
            side.investment = side.investment.saturating_sub(steps);
        }
        points
    }

    fn can_claim_or_buy(&self, public: &Public, day: bool) -> bool {
        let seat = public.active();
        self.claimable(public, seat).next().is_some()
            || (day
                && self.price(public).is_some()
                && Resource::ALL.iter().any(|&resource| self.can_buy(public, resource)))
    }
}

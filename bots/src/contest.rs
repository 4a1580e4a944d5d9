//! A contest between the decisions of a menu.
//!
//! In one world after the other that fits the view, the turn is searched and the best ways to end it are
//! played on ([`PlayOn`]). Half of the decisions are dropped whenever it is time to (sequential halving), so
//! that most of the thought goes into the few that are hard to tell apart.

use bocage_engine::{Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, StateOf, ViewOf};

use crate::beam::{Beam, Branch, Task};
use crate::budget::Meter;
use crate::order::Order;

/// How many of the menu are played on at first.
const CANDIDATES: usize = 8;

/// How much the search of the turn counts at least, in times played on: it sees less far, but without noise.
const TRUST: f32 = 12.0;

/// How often each way to end the turn is played on in one world.
const TIMES: u64 = 3;

/// Positions that the search of the turn looks at in one world.
const POSITIONS: u32 = 1500;

/// What is thought about.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a ViewOf<G>,
    pub seat: Seat,
}

/// A decision, and where it leads in one world.
pub(crate) struct Start<'a, G: Game> {
    pub action: G::Action,
    pub world: &'a StateOf<G>,
    /// The search of the turn, and the best ends that it found, best first.
    pub beam: &'a Beam<G>,
    pub ends: &'a [Branch<G>],
}

impl<G: Evaluate> Start<'_, G> {
    /// The position to play on from: an end of the turn, or if none is known what comes right after the decision.
    pub(crate) fn state(&self, question: &Question<'_, G>, end: Option<&Branch<G>>) -> StateOf<G> {
        match end {
            Some(end) => end.state.clone(),
            None => {
                let mut state = self.world.clone();
                question.game.apply_unchecked(&mut state, question.seat, self.action, &mut ());
                state
            }
        }
    }
}

/// A way to find out what a decision leads to.
pub(crate) trait PlayOn<G: Game> {
    /// What is known already about a decision: what came of it on average, and how often it was played on.
    fn known(&self, _seat: Seat, _action: G::Action) -> Option<(f32, u32)> {
        None
    }

    /// Plays on; what that seat can look forward to in the end, or `None` if the time is up before that.
    fn play_on(
        &mut self,
        question: &Question<'_, G>,
        start: &Start<'_, G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<f32>;
}

/// Compares the best decisions, with scratch space of its own.
pub(crate) struct Contest<G: Game> {
    order: Order<G>,
    beam: Beam<G>,
    candidates: Vec<Candidate<G::Action>>,
    /// How much the search of the turn counts, in times played on, and at least as a share of all that was.
    trust: f32,
    share: f32,
    /// What came of each of them, once.
    pass: Vec<f32>,
    /// What comes of the decision that is known best, or of the first one that is played on, to compare with the
    /// order, which knows differences only.
    zero: Option<f32>,
}

/// A decision that is played on.
#[derive(Clone, Copy)]
pub(crate) struct Candidate<A> {
    pub action: A,
    /// Its place in the menu.
    place: usize,
    /// What the search of the turn promises, more than of the best one.
    ahead: f32,
    sum: f32,
    /// How much is known about it, in times that it was played on.
    pub weight: f32,
}

impl<A> Candidate<A> {
    /// What comes of it, more than of the very first one that was played on.
    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.weight
    }
}

impl<G: Evaluate> Contest<G> {
    /// In which so many ends of the turn are offered for each decision, and the search of the turn counts at
    /// least so much for everything that is played on.
    pub(crate) fn new(ends: usize, share: f32) -> Self {
        Contest {
            order: Order::new(),
            beam: Beam::new(ends),
            candidates: Vec::new(),
            trust: TRUST,
            share,
            pass: Vec::new(),
            zero: None,
        }
    }

    /// Plays the best of the menu on until the budget is used up; the worse ones drop out.
    pub(crate) fn hold(
        &mut self,
        question: &Question<'_, G>,
        way: &mut impl PlayOn<G>,
        meter: &mut Meter,
        rng: &mut QuickRng,
    ) {
        let &Question { game, view, seat } = question;
        let order = self.order.by_turns(game, view, seat, &meter.for_order(), rng);
        self.line_up(&order);
        self.recall(seat, way);
        while order.len() > 1 && meter.spent() < 1.0 {
            self.weigh(meter.begun());
            self.halve(meter.spent());
            let world = game.determinize(view, rng);
            if !self.compare(question, way, &world, meter, rng) {
                break;
            }
        }
        self.weigh(meter.begun());
        self.halve(1.0);
    }

    /// What is left of the menu, best first.
    pub(crate) fn candidates(&self) -> &[Candidate<G::Action>] {
        &self.candidates
    }

    /// A decision, if it is left.
    pub(crate) fn candidate(&self, action: G::Action) -> Option<&Candidate<G::Action>> {
        self.candidates.iter().find(|candidate| candidate.action == action)
    }

    /// Is none of what is left known better, or as well and better than this?
    pub(crate) fn favours(&self, candidate: &Candidate<G::Action>) -> bool {
        let known = |candidate: &Candidate<G::Action>| (candidate.weight, candidate.mean());
        self.candidates.iter().all(|other| known(other) <= known(candidate))
    }

    /// Nothing of what was asked before is left.
    pub(crate) fn forget(&mut self) {
        self.candidates.clear();
    }

    /// The best of the menu, as the search of the turn sees them.
    fn line_up(&mut self, order: &[(G::Action, f32)]) {
        let best = order.first().map_or(0.0, |(_, worth)| *worth);
        let menu = self.order.menu();
        let candidate = |&(action, worth): &(G::Action, f32)| {
            let place = menu.binary_search(&action).unwrap_or_default();
            let ahead = worth - best;
            Candidate { action, place, ahead, sum: ahead * TRUST, weight: TRUST }
        };
        self.trust = TRUST;
        self.zero = None;
        self.candidates.clear();
        self.candidates.extend(order.iter().take(CANDIDATES).map(candidate));
    }

    /// Begins with what is known already; differences count, from the decision that is known best.
    fn recall(&mut self, seat: Seat, way: &impl PlayOn<G>) {
        let known = |candidate: &Candidate<G::Action>| way.known(seat, candidate.action);
        let best = self.candidates.iter().filter_map(known).max_by_key(|(_, times)| *times);
        self.zero = best.map(|(mean, _)| mean);
        for candidate in &mut self.candidates {
            if let (Some(zero), Some((mean, times))) = (self.zero, known(candidate)) {
                candidate.sum += (mean - zero) * times as f32;
                candidate.weight += times as f32;
            }
        }
    }

    /// Lets the search of the turn keep its share after so many simulations.
    fn weigh(&mut self, simulations: u32) {
        let more = (simulations as f32 * self.share - self.trust).max(0.0);
        self.trust += more;
        for candidate in &mut self.candidates {
            candidate.sum += candidate.ahead * more;
            candidate.weight += more;
        }
    }

    /// Drops the worse ones in time, so that the last two share the last third of the budget.
    fn halve(&mut self, spent: f64) {
        let alive = (CANDIDATES >> (spent * 3.0) as usize).max(2);
        self.candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.candidates.truncate(alive);
    }

    /// Plays on what is left of the menu in one world; `false` if the budget is used up.
    fn compare(
        &mut self,
        question: &Question<'_, G>,
        way: &mut impl PlayOn<G>,
        world: &StateOf<G>,
        meter: &mut Meter,
        rng: &mut QuickRng,
    ) -> bool {
        let task = Task::new(question.game, &world.public, question.seat);
        let menu = self.order.menu().len();
        self.beam.search(&task, world.clone(), menu, meter.search(POSITIONS), rng);
        let luck = rng.next_u64();
        for time in 0..TIMES {
            // All candidates meet the same luck, or none of them: so it does not decide between them.
            self.pass.clear();
            for candidate in &self.candidates {
                if !meter.begin() {
                    return false;
                }
                let mut rng = QuickRng::seed_from_u64(luck.wrapping_add(time));
                let ends = self.beam.ends().get(candidate.place).map_or(&[][..], Vec::as_slice);
                let start = Start { action: candidate.action, world, beam: &self.beam, ends };
                let Some(worth) = way.play_on(question, &start, meter, &mut rng) else { return false };
                self.pass.push(worth);
            }
            for (candidate, worth) in self.candidates.iter_mut().zip(&self.pass) {
                candidate.sum += worth - *self.zero.get_or_insert(*worth);
                candidate.weight += 1.0;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use bocage_evergreen::{Action, Evergreen};

    use super::*;

    /// A contest in which the search of the turn saw a point between two decisions, and playing them on once more
    /// for each of `times` saw a point the other way round.
    fn played_on(times: f32, share: f32) -> [f32; 2] {
        let mut contest = Contest::<Evergreen>::new(1, share);
        let order = [(Action::PickCard(0), 1.0), (Action::PickCard(1), 0.0)];
        contest.line_up(&order);
        for (candidate, worth) in contest.candidates.iter_mut().zip([0.0, 1.0]) {
            candidate.sum += worth * times;
            candidate.weight += times;
        }
        contest.weigh(2 * times as u32);
        [0, 1].map(|place| contest.candidates[place].mean())
    }

    #[test]
    fn what_the_search_of_the_turn_saw_fades_only_where_it_may() {
        let ahead = |[first, second]: [f32; 2]| first - second;
        assert!(ahead(played_on(10.0, 0.0)) > 0.0);
        assert!(ahead(played_on(1000.0, 0.0)) < 0.0);
        assert!(ahead(played_on(10.0, 0.6)) > 0.0);
        assert!(ahead(played_on(1000.0, 0.6)) > 0.0);
        // However long Tree plays on quickly, a good part of what it saw in its turn is left.
        assert!(ahead(played_on(1000.0, 0.0)) < -0.95);
        assert!(ahead(played_on(1000.0, crate::tree::TRUST)) > -0.8);
    }
}

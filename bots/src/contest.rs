//! A contest between the decisions of a menu.
//!
//! In one world after the other that fits the view, the turn is searched and the best ways to end it are
//! played on, several turns far. Half of the decisions are dropped whenever it is time to (sequential
//! halving), so that most of the thought goes into the few that are hard to tell apart.

use bocage_engine::{Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, StateOf, ViewOf};

use crate::beam::{Beam, Task};
use crate::budget::{Budget, Meter};
use crate::outlook::outlook;
use crate::rollout::{Horizon, Manner, Rollout};
use crate::shrub::Shrub;

/// How many of the menu are played on at first.
const CANDIDATES: usize = 8;

/// How much the search of the turn counts, in rollouts: it sees less far, but without noise.
const TRUST: f32 = 12.0;

/// How often each way to end the turn is played on in one world.
const TIMES: u64 = 3;

/// Positions that the search of the turn looks at in one world.
pub(crate) const POSITIONS: u32 = 1500;

/// Rollouts are greedy for the player itself; others hardly look.
pub(crate) const MANNER: Manner = Manner { turns: 3, most: 90, look: [10, 3] };

/// What is thought about.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a ViewOf<G>,
    pub seat: Seat,
}

/// Plays the best decisions on, with scratch space of its own.
pub(crate) struct Contest<G: Game> {
    order: Shrub<G>,
    /// The turn in the latest world; whoever thinks on may search others with it.
    pub beam: Beam<G>,
    rollout: Rollout<G>,
    candidates: Vec<Candidate<G::Action>>,
    /// What came of each of them, once.
    pass: Vec<f32>,
    /// What comes of the very first rollout, to compare with the order, which knows differences only.
    zero: Option<f32>,
}

/// A decision that is played on.
#[derive(Clone, Copy)]
pub(crate) struct Candidate<A> {
    pub action: A,
    /// Its place in the menu.
    place: usize,
    sum: f32,
    /// How much is known about it, in rollouts.
    pub weight: f32,
}

impl<A> Candidate<A> {
    /// What comes of it, more than of the very first rollout.
    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.weight
    }
}

impl<G: Evaluate> Contest<G> {
    /// For players with so many rollouts, or so much time.
    pub(crate) fn new(budget: Budget) -> Self {
        Contest {
            order: Shrub::new(budget.for_order()),
            beam: Beam::new(),
            rollout: Rollout::new(MANNER),
            candidates: Vec::new(),
            pass: Vec::new(),
            zero: None,
        }
    }

    /// Plays the best of the menu on until so much of the budget is used up; the worse ones drop out.
    pub(crate) fn hold(
        &mut self,
        question: &Question<'_, G>,
        meter: &mut Meter,
        until: f64,
        rng: &mut QuickRng,
    ) {
        let &Question { game, view, seat } = question;
        let order = self.order.order(game, view, seat, rng);
        self.line_up(&order);
        let task = Task::new(game, &view.public, seat);
        while order.len() > 1 && meter.spent() < until {
            self.halve(meter.spent());
            let world = game.determinize(view, rng);
            if !self.play_on(&task, &world, order.len(), meter, rng) {
                break;
            }
        }
        self.halve(until);
    }

    /// What is left of the menu, best first.
    pub(crate) fn candidates(&self) -> &[Candidate<G::Action>] {
        &self.candidates
    }

    /// What came of the very first rollout, if there was one: what is known is known relative to it.
    pub(crate) fn zero(&self) -> Option<f32> {
        self.zero
    }

    /// The best of the menu, as the search of the turn sees them.
    fn line_up(&mut self, order: &[(G::Action, f32)]) {
        let best = order.first().map_or(0.0, |(_, worth)| *worth);
        let menu = self.order.menu();
        let candidate = |&(action, worth): &(G::Action, f32)| {
            let place = menu.binary_search(&action).unwrap_or_default();
            Candidate { action, place, sum: (worth - best) * TRUST, weight: TRUST }
        };
        self.zero = None;
        self.candidates.clear();
        self.candidates.extend(order.iter().take(CANDIDATES).map(candidate));
    }

    /// Drops the worse ones in time, so that the last two share the last third of the budget.
    fn halve(&mut self, spent: f64) {
        let alive = (CANDIDATES >> (spent * 3.0) as usize).max(2);
        self.candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.candidates.truncate(alive);
    }

    /// Plays on what is left of the menu in one world; `false` if the budget is used up.
    fn play_on(
        &mut self,
        task: &Task<'_, G>,
        world: &StateOf<G>,
        menu: usize,
        meter: &mut Meter,
        rng: &mut QuickRng,
    ) -> bool {
        let horizon = Horizon::new(MANNER, task.game, &world.public, task.seat);
        self.beam.search(task, world.clone(), menu, meter.search(POSITIONS), rng);
        let luck = rng.next_u64();
        for time in 0..TIMES {
            // All candidates meet the same luck, or none of them: so it does not decide between them.
            self.pass.clear();
            for candidate in &self.candidates {
                if !meter.begin() {
                    return false;
                }
                let mut rng = QuickRng::seed_from_u64(luck.wrapping_add(time));
                let mut state = match self.beam.ends().get(candidate.place).and_then(Option::as_ref) {
                    Some(end) => end.state.clone(),
                    None => {
                        let mut state = world.clone();
                        task.game.apply_unchecked(&mut state, task.seat, candidate.action, &mut ());
                        state
                    }
                };
                let played = self.rollout.play(task.game, &mut state, horizon, None, meter, &mut rng);
                if played.is_none() {
                    return false;
                }
                self.pass.push(outlook(task.game, &state)[task.seat.index()]);
            }
            for (candidate, worth) in self.candidates.iter_mut().zip(&self.pass) {
                candidate.sum += worth - *self.zero.get_or_insert(*worth);
                candidate.weight += 1.0;
            }
        }
        true
    }
}

//! Rung 2: the whole of one's own turn, searched in several worlds that fit the view.
//!
//! A beam search: of all positions that can be reached in so many decisions the best few are kept, until
//! the turn ends ([`Evaluate::turn`]). Only ends of turns are compared, all at the same moment of the
//! game: what is in hand in the middle of a turn is easily overrated, and a position in the next turn
//! would be a turn ahead of the others. What is revealed on the way is planned with as though it had been
//! known; so the turn is searched again in other worlds, and what a decision leads to is the mean of them.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, StateOf, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::ending::Ending;
use crate::policy::{Decision, Policy};
use crate::random::legal_from_view;

/// In how many worlds a turn is searched in which something is revealed, or others act.
const WORLDS: u32 = 3;

/// How many positions are kept after each decision, of all actions of the menu together. Each action keeps
/// its own best few: one that pays at the end of the turn must not be crowded out by one that pays at once.
const WIDTH: usize = 48;
const FEWEST: usize = 2;

/// The most decisions of a turn that are looked at.
const DEPTH: usize = 14;

/// How many decisions others take at most before the turn goes on, and how many actions they compare.
const ANSWERS: usize = 8;
const ANSWER: usize = 4;

/// A turn that is not searched to its end is played to it with so many quick decisions at most, each
/// the best of so many: a turn that is cut short must not be compared with whole ones.
const FINISH: usize = 8;
const CHOICES: usize = 12;

/// No action of the menu: where the turn begins.
const NO_ROOT: usize = usize::MAX;

/// Searches its own turn.
pub struct Shrub<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    policy: Policy<G>,
    menu: ActionList<G::Action>,
    list: ActionList<G::Action>,
    /// What each action of the menu leads to, summed over worlds.
    sums: Vec<f32>,
    /// What each leads to in this world, as far as is known.
    worth: Vec<Option<f32>>,
    beam: Vec<Branch<G>>,
    next: Vec<Branch<G>>,
    seen: HashSet<u64>,
    /// Would another world have gone another way?
    is_uncertain: bool,
}

/// A position inside the turn.
struct Branch<G: Game> {
    state: StateOf<G>,
    /// Which action of the menu it began with.
    root: usize,
    worth: f32,
}

/// What is thought about.
struct Task<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    turn: u32,
    epoch: u32,
}

impl<G: Evaluate> Shrub<G> {
    /// A player that may look at so many positions, or for so long.
    pub fn new(budget: Budget) -> Self {
        Shrub {
            budget,
            ending: Ending::new(),
            policy: Policy::new(),
            menu: ActionList::new(),
            list: ActionList::new(),
            sums: Vec::new(),
            worth: Vec::new(),
            beam: Vec::new(),
            next: Vec::new(),
            seen: HashSet::new(),
            is_uncertain: false,
        }
    }

    /// The legal actions of `seat`, best first, with what the turn may lead to.
    pub(crate) fn order(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        rng: &mut QuickRng,
    ) -> Vec<(G::Action, f32)> {
        legal_from_view(game, view, seat, &mut self.menu);
        self.sums.clear();
        self.sums.resize(self.menu.len(), 0.0);
        let mut worlds = 0;
        if self.menu.len() > 1 {
            let public = &view.public;
            let task =
                Task { game, seat, turn: game.turn(public, seat), epoch: game.undo_epoch(public, seat) };
            worlds = self.search_worlds(&task, view, rng);
        }
        let mean = self.sums.iter().map(|sum| sum / worlds.max(1) as f32);
        let mut order: Vec<_> = self.menu.iter().copied().zip(mean).collect();
        // Stable: what nobody looked at stays in the order of the menu.
        order.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap_or(Ordering::Equal));
        order
    }

    /// Searches the turn in as many worlds as it takes; says how many they were.
    fn search_worlds(&mut self, task: &Task<'_, G>, view: &ViewOf<G>, rng: &mut QuickRng) -> u32 {
        let luck = rng.next_u64();
        self.is_uncertain = false;
        for world in 0..WORLDS {
            let mut rng = QuickRng::seed_from_u64(luck.wrapping_add(world.into()));
            self.worth.clear();
            self.worth.resize(self.menu.len(), None);
            self.search(task, task.game.determinize(view, &mut rng), &mut rng);
            // What fell out of the beam looked worse than everything in it.
            let lowest = self.worth.iter().flatten().copied().reduce(f32::min).unwrap_or_default();
            for (sum, worth) in self.sums.iter_mut().zip(&self.worth) {
                *sum += worth.unwrap_or(lowest);
            }
            if !self.is_uncertain {
                return world + 1;
            }
        }
        WORLDS
    }

    fn search(&mut self, task: &Task<'_, G>, guess: StateOf<G>, rng: &mut QuickRng) {
        let mut meter = self.budget.divided(WORLDS).start();
        self.beam.clear();
        self.next.clear();
        self.beam.push(Branch { state: guess, root: NO_ROOT, worth: 0.0 });
        for depth in 0..DEPTH {
            self.seen.clear();
            let beam = std::mem::take(&mut self.beam);
            let complete = beam.iter().all(|branch| self.expand(task, branch, depth == 0, &mut meter, rng));
            self.beam = beam;
            if !complete {
                break;
            }
            std::mem::swap(&mut self.beam, &mut self.next);
            self.next.clear();
        }
        self.settle_the_rest(task, &meter, rng);
    }

    /// Out of budget in the middle of turns: they are ended quickly.
    fn settle_the_rest(&mut self, task: &Task<'_, G>, meter: &Meter, rng: &mut QuickRng) {
        let (mut next, mut beam) = (std::mem::take(&mut self.next), std::mem::take(&mut self.beam));
        for branch in next.drain(..).chain(beam.drain(..)).filter(|branch| branch.root != NO_ROOT) {
            let worth = if meter.is_late() { branch.worth } else { self.finished(task, branch.state, rng) };
            self.settle(branch.root, worth);
        }
        (self.next, self.beam) = (next, beam);
    }

    /// Notes what a turn came to.
    fn settle(&mut self, root: usize, worth: f32) {
        if let Some(best) = self.worth.get_mut(root) {
            *best = Some(best.map_or(worth, |best| best.max(worth)));
        }
    }

    /// Tries every decision in a position; `false` if the budget is used up.
    fn expand(
        &mut self,
        task: &Task<'_, G>,
        branch: &Branch<G>,
        first: bool,
        meter: &mut Meter,
        rng: &mut QuickRng,
    ) -> bool {
        let mut list = std::mem::take(&mut self.list);
        task.game.legal(&branch.state, task.seat, &mut list);
        let complete = list.iter().enumerate().all(|(index, &action)| {
            let root = if first { index } else { branch.root };
            meter.begin() && {
                self.attempt(task, &branch.state, root, action, rng);
                true
            }
        });
        self.list = list;
        complete
    }

    fn attempt(
        &mut self,
        task: &Task<'_, G>,
        before: &StateOf<G>,
        root: usize,
        action: G::Action,
        rng: &mut QuickRng,
    ) {
        let mut state = before.clone();
        task.game.apply_unchecked(&mut state, task.seat, action, &mut ());
        self.is_uncertain |= task.game.undo_epoch(&state.public, task.seat) != task.epoch;
        let worth = task.game.evaluate(&state, task.seat);
        if task.goes_on(&state) || self.answered(task, before, &mut state, rng) {
            self.keep(task, Branch { state, root, worth });
        } else {
            self.settle(root, worth);
        }
    }

    /// Others may have to decide before the turn goes on, such as in a draft. Does it go on?
    fn answered(
        &mut self,
        task: &Task<'_, G>,
        before: &StateOf<G>,
        state: &mut StateOf<G>,
        rng: &mut QuickRng,
    ) -> bool {
        // What was independent of others does not wait for them.
        if task.game.is_aside(&before.public, task.seat) {
            return false;
        }
        for _ in 0..ANSWERS {
            if task.has_ended(state) {
                return false;
            }
            let Some(seat) = task.game.waited(&state.public).lowest() else { return false };
            if seat == task.seat {
                return true;
            }
            self.is_uncertain = true;
            let decision = Decision { game: task.game, state, seat, look: ANSWER };
            let Some(answer) = self.policy.greedy(&decision, rng) else { return false };
            task.game.apply_unchecked(state, seat, answer, &mut ());
            if task.goes_on(state) {
                return true;
            }
        }
        false
    }

    /// What a position is worth once the turn is over.
    fn finished(&mut self, task: &Task<'_, G>, mut state: StateOf<G>, rng: &mut QuickRng) -> f32 {
        for _ in 0..FINISH {
            if !task.goes_on(&state) {
                break;
            }
            let decision = Decision { game: task.game, state: &state, seat: task.seat, look: CHOICES };
            let Some(action) = self.policy.greedy(&decision, rng) else { break };
            task.game.apply_unchecked(&mut state, task.seat, action, &mut ());
        }
        task.game.evaluate(&state, task.seat)
    }

    /// Keeps the best few. Decisions that only change places lead to the same position: one is enough.
    fn keep(&mut self, task: &Task<'_, G>, branch: Branch<G>) {
        let most = (WIDTH / self.menu.len().max(1)).max(FEWEST);
        let same = self.next.iter().enumerate().filter(|(_, kept)| kept.root == branch.root);
        let (count, worst) = same.fold((0, None), |(count, worst), (place, kept)| {
            let lower = worst.is_none_or(|(_, worth)| kept.worth < worth);
            (count + 1, if lower { Some((place, kept.worth)) } else { worst })
        });
        match worst {
            Some((_, worth)) if count >= most && worth >= branch.worth => {}
            _ if !self.seen.insert(task.fingerprint(&branch.state)) => {}
            Some((place, _)) if count >= most => self.next[place] = branch,
            _ => self.next.push(branch),
        }
    }
}

impl<G: Evaluate> Task<'_, G> {
    /// Is the turn over, or the game?
    fn has_ended(&self, state: &StateOf<G>) -> bool {
        self.game.turn(&state.public, self.seat) != self.turn || self.game.is_over(&state.public)
    }

    /// Does the seat decide again in this turn?
    fn goes_on(&self, state: &StateOf<G>) -> bool {
        self.game.waited(&state.public).contains(self.seat) && !self.has_ended(state)
    }

    fn fingerprint(&self, state: &StateOf<G>) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.public.hash(&mut hasher);
        state.private[self.seat.index()].hash(&mut hasher);
        hasher.finish()
    }
}

impl<G: Evaluate> Bot<G> for Shrub<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        if let Some(best) = self.ending.solve(game, view, seat, &self.budget.start(), rng) {
            return Some(best);
        }
        self.order(game, view, seat, rng).first().map(|(action, _)| *action)
    }
}

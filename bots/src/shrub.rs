//! Rung 2: the whole of one's own turn, searched; what it reveals is drawn several times.
//!
//! A beam search: of all positions that can be reached in so many decisions the best few are kept. The
//! turn ends where the seat is no longer asked, or where something is revealed ([`Game::undo_epoch`]):
//! what comes then cannot be planned.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Seat, StateOf, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::policy::Policy;
use crate::random::legal_from_view;

/// How many positions are kept after each decision.
const WIDTH: usize = 16;

/// The most decisions of a turn that are looked at.
const DEPTH: usize = 14;

/// How often a revelation is drawn.
const DRAWS: u32 = 3;

/// How many decisions others compare when they answer within the turn.
const ANSWERS: usize = 4;

/// A turn that goes on after a revelation is played to its end with so many quick decisions at most,
/// each the best of so many: a turn that is cut short must not be compared with whole ones.
const FINISH: usize = 8;
const CHOICES: usize = 6;

/// No action of the menu: where the turn begins.
const NO_ROOT: usize = usize::MAX;

/// Searches its own turn.
pub struct Shrub<G: Game> {
    budget: Budget,
    policy: Policy<G>,
    menu: ActionList<G::Action>,
    list: ActionList<G::Action>,
    /// What each action of the menu leads to at the end of the turn, as far as is known.
    worth: Vec<Option<f32>>,
    beam: Vec<Branch<G>>,
    next: Vec<Branch<G>>,
    seen: HashSet<u64>,
}

/// A position inside the turn.
struct Branch<G: Game> {
    state: StateOf<G>,
    /// Which action of the menu it began with.
    root: usize,
    worth: f32,
}

/// Where a decision leads.
enum After<G: Game> {
    /// The turn goes on from here.
    On(StateOf<G>),
    /// The turn is over.
    End,
}

/// What is thought about.
struct Task<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    epoch: u32,
}

impl<G: Evaluate> Shrub<G> {
    /// A player that may look at so many positions, or for so long.
    pub fn new(budget: Budget) -> Self {
        Shrub {
            budget,
            policy: Policy::new(),
            menu: ActionList::new(),
            list: ActionList::new(),
            worth: Vec::new(),
            beam: Vec::new(),
            next: Vec::new(),
            seen: HashSet::new(),
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
        self.worth.clear();
        self.worth.resize(self.menu.len(), None);
        if self.menu.len() > 1 {
            let epoch = game.undo_epoch(&view.public, seat);
            self.search(&Task { game, seat, epoch }, game.determinize(view, rng), rng);
        }
        let lowest = self.worth.iter().flatten().copied().reduce(f32::min).unwrap_or_default();
        let worth = self.worth.iter().map(|worth| worth.unwrap_or(lowest));
        let mut order: Vec<_> = self.menu.iter().copied().zip(worth).collect();
        // Stable: what nobody looked at stays in the order of the menu.
        order.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap_or(Ordering::Equal));
        order
    }

    fn search(&mut self, task: &Task<'_, G>, guess: StateOf<G>, rng: &mut QuickRng) {
        let mut meter = self.budget.start();
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
        self.settle_the_rest(task, rng);
    }

    /// Out of time in the middle of turns: they are ended quickly.
    fn settle_the_rest(&mut self, task: &Task<'_, G>, rng: &mut QuickRng) {
        let (mut next, mut beam) = (std::mem::take(&mut self.next), std::mem::take(&mut self.beam));
        for branch in next.drain(..).chain(beam.drain(..)).filter(|branch| branch.root != NO_ROOT) {
            let worth = self.finished(task, branch.state, rng);
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
                self.attempt(task, branch, root, action, rng);
                true
            }
        });
        self.list = list;
        complete
    }

    fn attempt(
        &mut self,
        task: &Task<'_, G>,
        branch: &Branch<G>,
        root: usize,
        action: G::Action,
        rng: &mut QuickRng,
    ) {
        let mut state = branch.state.clone();
        task.game.apply_unchecked(&mut state, task.seat, action, &mut ());
        let revealed = task.is_final(&state);
        let worth = if revealed {
            let drawn_again = self.drawn_again(task, &branch.state, action, rng);
            (self.finished(task, state.clone(), rng) + drawn_again) / DRAWS as f32
        } else {
            task.game.evaluate(&state, task.seat)
        };
        match self.answered(task, state, revealed, rng) {
            // Only whole turns are compared: what is in hand in the middle of one is easily overrated.
            After::End => self.settle(root, worth),
            After::On(state) if self.seen.insert(task.fingerprint(&state)) => {
                self.keep(Branch { state, root, worth });
            }
            After::On(_) => {}
        }
    }

    /// What the same decision leads to with other draws; the sum of them.
    fn drawn_again(
        &mut self,
        task: &Task<'_, G>,
        before: &StateOf<G>,
        action: G::Action,
        rng: &mut QuickRng,
    ) -> f32 {
        let view = before.view(Some(task.seat));
        let draw = |_| {
            let mut state = task.game.determinize(&view, rng);
            task.game.apply_unchecked(&mut state, task.seat, action, &mut ());
            self.finished(task, state, rng)
        };
        (1..DRAWS).map(draw).sum()
    }

    /// What a position is worth once the turn is over.
    fn finished(&mut self, task: &Task<'_, G>, mut state: StateOf<G>, rng: &mut QuickRng) -> f32 {
        for _ in 0..FINISH {
            if !task.game.waited(&state.public).contains(task.seat) {
                break;
            }
            let Some(action) = self.policy.greedy(task.game, &state, task.seat, CHOICES, rng) else { break };
            task.game.apply_unchecked(&mut state, task.seat, action, &mut ());
        }
        task.game.evaluate(&state, task.seat)
    }

    /// Others may have to answer before the turn goes on, such as in a draft: each decides once.
    fn answered(
        &mut self,
        task: &Task<'_, G>,
        mut state: StateOf<G>,
        revealed: bool,
        rng: &mut QuickRng,
    ) -> After<G> {
        if revealed {
            return After::End;
        }
        for _ in 0..task.game.seats(&state.public) {
            let waited = task.game.waited(&state.public);
            if waited.contains(task.seat) {
                return After::On(state);
            }
            let Some(other) = waited.lowest() else { break };
            let Some(answer) = self.policy.greedy(task.game, &state, other, ANSWERS, rng) else { break };
            task.game.apply_unchecked(&mut state, other, answer, &mut ());
            if task.is_final(&state) {
                break;
            }
        }
        After::End
    }

    /// Keeps the best few.
    fn keep(&mut self, branch: Branch<G>) {
        if self.next.len() < WIDTH {
            self.next.push(branch);
            return;
        }
        let worst = self.next.iter_mut().min_by(|a, b| a.worth.total_cmp(&b.worth));
        if let Some(worst) = worst.filter(|worst| worst.worth < branch.worth) {
            *worst = branch;
        }
    }
}

impl<G: Evaluate> Task<'_, G> {
    /// Has something been revealed, or become final?
    fn is_final(&self, state: &StateOf<G>) -> bool {
        self.game.undo_epoch(&state.public, self.seat) != self.epoch || self.game.is_over(&state.public)
    }

    /// Decisions that only change places lead to the same position: one of them is enough.
    fn fingerprint(&self, state: &StateOf<G>) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.public.hash(&mut hasher);
        state.private[self.seat.index()].hash(&mut hasher);
        hasher.finish()
    }
}

impl<G: Evaluate> Bot<G> for Shrub<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        self.order(game, view, seat, rng).first().map(|(action, _)| *action)
    }
}

//! One turn searched in one world.
//!
//! A beam search: of all positions that can be reached in so many decisions the best few are kept, until
//! the turn ends ([`Evaluate::turn`]). Only ends of turns are compared, all at the same moment of the
//! game: what is in hand in the middle of a turn is easily overrated, and a position in the next turn
//! would be a turn ahead of the others.

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Seat, StateOf};

use crate::budget::Meter;
use crate::policy::{Decision, Policy};

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

/// No action of the menu, and no decision at all: where the turn begins.
const NO_ROOT: usize = usize::MAX;
const NO_STEP: usize = usize::MAX;

/// Searches turns, with scratch space of its own.
pub(crate) struct Beam<G: Game> {
    policy: Policy<G>,
    list: ActionList<G::Action>,
    /// The best end of the turn for each action of the menu, as far as one is known.
    ends: Vec<Option<Branch<G>>>,
    beam: Vec<Branch<G>>,
    next: Vec<Branch<G>>,
    /// All decisions that were tried.
    steps: Vec<Step<G::Action>>,
    /// Would another world have gone another way?
    is_uncertain: bool,
    keeps: Keeps,
}

/// Which positions are kept after each decision.
#[derive(Clone, Copy)]
enum Keeps {
    /// The best few of each action of the menu, to compare these actions.
    OfEach,
    /// So many in all, to find the best turn.
    InAll(usize),
}

/// A position inside the turn, or at its end.
pub(crate) struct Branch<G: Game> {
    pub state: StateOf<G>,
    /// Which action of the menu it began with.
    root: usize,
    pub worth: f32,
    /// The decision that led to it.
    step: usize,
}

/// A decision, and the one before it.
struct Step<A> {
    before: usize,
    seat: Seat,
    action: A,
}

/// What is thought about.
pub(crate) struct Task<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// The turn that is searched.
    turn: u32,
    /// What was revealed when it began.
    epoch: u32,
}

impl<G: Evaluate> Beam<G> {
    /// Finds the best turn for each action of a menu.
    pub(crate) fn new() -> Self {
        Beam::keeping(Keeps::OfEach)
    }

    /// Finds one good turn, with so many positions at a time.
    pub(crate) fn narrow(width: usize) -> Self {
        Beam::keeping(Keeps::InAll(width))
    }

    fn keeping(keeps: Keeps) -> Self {
        Beam {
            policy: Policy::new(),
            list: ActionList::new(),
            ends: Vec::new(),
            beam: Vec::new(),
            next: Vec::new(),
            steps: Vec::new(),
            is_uncertain: false,
            keeps,
        }
    }

    /// Searches the turn that begins with one of `menu` actions in a world, as far as the budget goes.
    pub(crate) fn search(
        &mut self,
        task: &Task<'_, G>,
        world: StateOf<G>,
        menu: usize,
        mut meter: Meter,
        rng: &mut QuickRng,
    ) {
        self.is_uncertain = false;
        self.ends.clear();
        self.ends.resize_with(menu, || None);
        self.beam.clear();
        self.next.clear();
        self.steps.clear();
        self.beam.push(Branch { state: world, root: NO_ROOT, worth: 0.0, step: NO_STEP });
        for depth in 0..DEPTH {
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

    /// Plays the turn of `task` that is on in `state` to a good end, after so many positions at most; `false`
    /// if there is none.
    pub(crate) fn play(
        &mut self,
        task: &Task<'_, G>,
        state: &mut StateOf<G>,
        meter: Meter,
        rng: &mut QuickRng,
    ) -> bool {
        self.search(task, state.clone(), 1, meter, rng);
        let end = self.ends.first_mut().and_then(Option::take);
        if let Some(end) = end {
            *state = end.state;
            return true;
        }
        false
    }

    /// The decision with which the best turn begins that is found after so many positions at most.
    pub(crate) fn plan(
        &mut self,
        task: &Task<'_, G>,
        state: &StateOf<G>,
        meter: Meter,
        rng: &mut QuickRng,
    ) -> Option<G::Action> {
        self.search(task, state.clone(), 1, meter, rng);
        let mut at = self.ends.first()?.as_ref()?.step;
        let mut first = None;
        while let Some(step) = self.steps.get(at) {
            first = Some(step.action);
            at = step.before;
        }
        first
    }

    /// The best end of the turn after each action of the menu; none where nobody looked.
    pub(crate) fn ends(&self) -> &[Option<Branch<G>>] {
        &self.ends
    }

    /// The decisions that led to the end of a turn, in order; others' among them.
    pub(crate) fn line(&self, end: &Branch<G>, line: &mut Vec<(Seat, G::Action)>) {
        line.clear();
        let mut at = end.step;
        while let Some(step) = self.steps.get(at) {
            line.push((step.seat, step.action));
            at = step.before;
        }
        line.reverse();
    }

    /// Would another world have gone another way?
    pub(crate) fn is_uncertain(&self) -> bool {
        self.is_uncertain
    }

    /// Out of budget in the middle of turns: they are ended quickly.
    fn settle_the_rest(&mut self, task: &Task<'_, G>, meter: &Meter, rng: &mut QuickRng) {
        let (mut next, mut beam) = (std::mem::take(&mut self.next), std::mem::take(&mut self.beam));
        for branch in next.drain(..).chain(beam.drain(..)).filter(|branch| branch.root != NO_ROOT) {
            let branch = if meter.is_late() { branch } else { self.finished(task, branch, rng) };
            self.settle(branch);
        }
        (self.next, self.beam) = (next, beam);
    }

    /// Notes what a turn came to.
    fn settle(&mut self, branch: Branch<G>) {
        if let Some(best) = self.ends.get_mut(branch.root)
            && best.as_ref().is_none_or(|best| best.worth < branch.worth)
        {
            *best = Some(branch);
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
            let root = match self.keeps {
                Keeps::OfEach if first => index,
                Keeps::OfEach => branch.root,
                Keeps::InAll(_) => 0,
            };
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
        before: &Branch<G>,
        root: usize,
        action: G::Action,
        rng: &mut QuickRng,
    ) {
        let state = before.state.clone();
        let mut branch = Branch { state, root, worth: 0.0, step: before.step };
        self.decide(task, &mut branch, task.seat, action);
        self.is_uncertain |= task.game.undo_epoch(&branch.state.public, task.seat) != task.epoch;
        branch.worth = task.game.evaluate(&branch.state, task.seat);
        if task.goes_on(&branch.state) || self.answered(task, &before.state, &mut branch, rng) {
            self.keep(task, branch);
        } else {
            self.settle(branch);
        }
    }

    /// Goes one decision further.
    fn decide(&mut self, task: &Task<'_, G>, branch: &mut Branch<G>, seat: Seat, action: G::Action) {
        task.game.apply_unchecked(&mut branch.state, seat, action, &mut ());
        self.steps.push(Step { before: branch.step, seat, action });
        branch.step = self.steps.len() - 1;
    }

    /// Others may have to decide before the turn goes on, such as in a draft. Does it go on?
    fn answered(
        &mut self,
        task: &Task<'_, G>,
        before: &StateOf<G>,
        branch: &mut Branch<G>,
        rng: &mut QuickRng,
    ) -> bool {
        // What was independent of others does not wait for them.
        if task.game.is_aside(&before.public, task.seat) {
            return false;
        }
        for _ in 0..ANSWERS {
            if task.has_ended(&branch.state) {
                return false;
            }
            let Some(seat) = task.game.waited(&branch.state.public).lowest() else { return false };
            if seat == task.seat {
                return true;
            }
            self.is_uncertain = true;
            let decision = Decision { game: task.game, state: &branch.state, seat, look: ANSWER };
            let Some(answer) = self.policy.greedy(&decision, rng) else { return false };
            self.decide(task, branch, seat, answer);
            if task.goes_on(&branch.state) {
                return true;
            }
        }
        false
    }

    /// A position, once the turn is over.
    fn finished(&mut self, task: &Task<'_, G>, mut branch: Branch<G>, rng: &mut QuickRng) -> Branch<G> {
        for _ in 0..FINISH {
            if !task.goes_on(&branch.state) {
                break;
            }
            let decision = Decision { game: task.game, state: &branch.state, seat: task.seat, look: CHOICES };
            let Some(action) = self.policy.greedy(&decision, rng) else { break };
            self.decide(task, &mut branch, task.seat, action);
        }
        branch.worth = task.game.evaluate(&branch.state, task.seat);
        branch
    }

    /// Keeps the best few. Decisions that only change places lead to the same position, which is worth the
    /// same: one is enough.
    fn keep(&mut self, task: &Task<'_, G>, branch: Branch<G>) {
        let most = match self.keeps {
            Keeps::OfEach => (WIDTH / self.ends.len().max(1)).max(FEWEST),
            Keeps::InAll(most) => most,
        };
        let (mut count, mut worst) = (0, None);
        for (place, kept) in self.next.iter().enumerate() {
            if kept.worth == branch.worth && task.is_same(&kept.state, &branch.state) {
                return;
            }
            if kept.root == branch.root {
                count += 1;
                if worst.is_none_or(|(_, worth)| kept.worth < worth) {
                    worst = Some((place, kept.worth));
                }
            }
        }
        match worst {
            Some((_, worth)) if count >= most && worth >= branch.worth => {}
            Some((place, _)) if count >= most => self.next[place] = branch,
            _ => self.next.push(branch),
        }
    }
}

impl<'a, G: Evaluate> Task<'a, G> {
    /// The turn of `seat` that is on.
    pub(crate) fn new(game: &'a G, public: &G::Public, seat: Seat) -> Self {
        Task { game, seat, turn: game.turn(public, seat), epoch: game.undo_epoch(public, seat) }
    }

    /// Is the turn over, or the game?
    fn has_ended(&self, state: &StateOf<G>) -> bool {
        self.game.turn(&state.public, self.seat) != self.turn || self.game.is_over(&state.public)
    }

    /// Does the seat decide again in this turn?
    fn goes_on(&self, state: &StateOf<G>) -> bool {
        self.game.waited(&state.public).contains(self.seat) && !self.has_ended(state)
    }

    /// Are these the same position, as far as the seat can tell?
    fn is_same(&self, one: &StateOf<G>, other: &StateOf<G>) -> bool {
        let own = self.seat.index();
        one.private[own] == other.private[own] && one.public == other.public
    }
}

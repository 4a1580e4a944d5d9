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
    /// The best ends of the turn for each action of the menu, best first. More room than the menu needs
    /// is kept for larger ones.
    ends: Vec<Vec<Branch<G>>>,
    menu: usize,
    /// How many ends are kept of each action.
    most_ends: usize,
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
    /// Finds the best turns for each action of a menu, so many of each.
    pub(crate) fn new(most_ends: usize) -> Self {
        Beam::keeping(Keeps::OfEach, most_ends)
    }

    /// Finds one good turn, with so many positions at a time.
    pub(crate) fn narrow(width: usize) -> Self {
        Beam::keeping(Keeps::InAll(width), 1)
    }

    fn keeping(keeps: Keeps, most_ends: usize) -> Self {
        Beam {
            policy: Policy::new(),
            list: ActionList::new(),
            ends: Vec::new(),
            menu: 0,
            most_ends,
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
        self.ends.iter_mut().for_each(Vec::clear);
        self.ends.resize_with(menu.max(self.ends.len()), Vec::new);
        self.menu = menu;
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
    /// if there is none. `hear` is told who decided what, the latest first.
    pub(crate) fn play(
        &mut self,
        task: &Task<'_, G>,
        state: &mut StateOf<G>,
        meter: Meter,
        rng: &mut QuickRng,
        hear: &mut impl FnMut(Seat, G::Action),
    ) -> bool {
        self.search(task, state.clone(), 1, meter, rng);
        let Some(end) = self.ends.first().and_then(|ends| ends.first()) else { return false };
        state.clone_from(&end.state);
        self.steps_to(end).for_each(|step| hear(step.seat, step.action));
        true
    }

    /// The best ends of the turn after each action of the menu, best first; none where nobody looked.
    pub(crate) fn ends(&self) -> &[Vec<Branch<G>>] {
        &self.ends[..self.menu]
    }

    /// The decisions that led to the end of a turn, in order; others' among them.
    pub(crate) fn line(&self, end: &Branch<G>, line: &mut Vec<(Seat, G::Action)>) {
        line.clear();
        line.extend(self.steps_to(end).map(|step| (step.seat, step.action)));
        line.reverse();
    }

    /// The decisions that led to the end of a turn, the latest first.
    fn steps_to(&self, end: &Branch<G>) -> impl Iterator<Item = &Step<G::Action>> {
        std::iter::successors(self.steps.get(end.step), |step| self.steps.get(step.before))
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
            self.settle(task, branch);
        }
        (self.next, self.beam) = (next, beam);
    }

    /// Notes what a turn came to.
    fn settle(&mut self, task: &Task<'_, G>, branch: Branch<G>) {
        let Some(ends) = self.ends.get_mut(branch.root) else { return };
        let place = ends.partition_point(|end| end.worth >= branch.worth);
        let same = ends[..place].iter().rev().take_while(|end| end.worth == branch.worth);
        if place < self.most_ends && !same.into_iter().any(|end| task.is_same(&end.state, &branch.state)) {
            ends.truncate(self.most_ends - 1);
            ends.insert(place, branch);
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
        let goes_on = task.goes_on(&branch.state) || self.answered(task, &before.state, &mut branch, rng);
        branch.worth = task.game.evaluate(&branch.state, task.seat);
        if goes_on {
            self.keep(task, branch);
        } else {
            self.settle(task, branch);
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
            Keeps::OfEach => (WIDTH / self.menu.max(1)).max(FEWEST),
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

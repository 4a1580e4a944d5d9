//! One tree search: worlds that fit a view are walked down and played on, one after the other.

use bocage_engine::{Action, ActionList, Draw, Evaluate, Game, QuickRng, Seat, StateOf};

use crate::averages::Averages;
use crate::beam::Task;
use crate::budget::{Budget, Meter};
use crate::contest::{Contest, MANNER, POSITIONS, Question};
use crate::nodes::{NodeId, Nodes, ROOT};
use crate::outlook::outlook;
use crate::rollout::{Horizon, Rollout};

/// A node of so many visits has tried the square root of them, times this.
const WIDENING: f64 = 0.8;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.12;

/// How many untried decisions are compared before one is added.
const LOOK: usize = 12;

/// The share of the budget after which those that are left of the menu become the first branches.
const CONTEST: f64 = 0.5;

/// How many simulations there are in one world.
const TIMES: u32 = 16;

/// A tree and what it takes to grow it.
pub(crate) struct Search<G: Game> {
    contest: Contest<G>,
    rollout: Rollout<G>,
    averages: Averages,
    nodes: Nodes<G::Action>,
    path: Vec<NodeId>,
    /// What is legal at the root, and further down.
    list: ActionList<G::Action>,
    below: ActionList<G::Action>,
    /// The branches at the root, sorted.
    menu: Vec<G::Action>,
    /// How a turn goes on after each of them in this world.
    line: Vec<(Seat, G::Action)>,
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new(budget: Budget) -> Self {
        Search {
            contest: Contest::new(budget),
            rollout: Rollout::new(MANNER),
            averages: Averages::default(),
            nodes: Nodes::new(),
            path: Vec::new(),
            list: ActionList::new(),
            below: ActionList::new(),
            menu: Vec::new(),
            line: Vec::new(),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.averages.clear(G::Action::COUNT);
    }

    /// Goes on with what is known about the position after a decision at the root; `false` if nothing is.
    pub(crate) fn follow(&mut self, seat: Seat, action: G::Action) -> bool {
        self.nodes.follow(seat, action)
    }

    /// The decisions at the root: how often each was searched, and the sum of what came of it.
    pub(crate) fn known(&self, seat: Seat) -> impl Iterator<Item = (G::Action, u32, f64)> {
        let branches = self.nodes.children(ROOT, seat).map(|id| self.nodes.node(id));
        branches
            .filter_map(|node| Some((node.action?, node.visits, node.sum)))
            .filter(|(action, ..)| self.menu.binary_search(action).is_ok())
    }

    /// Searches until the budget is used up.
    pub(crate) fn think(&mut self, question: &Question<'_, G>, mut meter: Meter, rng: &mut QuickRng) {
        let game = question.game;
        self.branch_out(question, &mut meter, rng);
        let task = Task::new(game, &question.view.public, question.seat);
        while self.menu.len() > 1 {
            let world = game.determinize(question.view, rng);
            game.legal(&world, question.seat, &mut self.list);
            let menu = self.list.len();
            self.contest.beam.search(&task, world.clone(), menu, meter.search(POSITIONS), rng);
            for _ in 0..TIMES {
                if !meter.begin() {
                    return;
                }
                self.simulate(question, &world, &meter, rng);
            }
        }
    }

    /// The first branches: what is left of the menu after a contest, with what is known about it.
    fn branch_out(&mut self, question: &Question<'_, G>, meter: &mut Meter, rng: &mut QuickRng) {
        self.contest.hold(question, meter, CONTEST, rng);
        self.menu.clear();
        for candidate in self.contest.candidates() {
            self.menu.push(candidate.action);
            let branch = self.nodes.child(ROOT, question.seat, candidate.action);
            if let Some(zero) = self.contest.zero() {
                self.nodes.believe(branch, candidate.weight, zero + candidate.mean());
            }
        }
        self.menu.sort();
    }

    fn simulate(
        &mut self,
        question: &Question<'_, G>,
        world: &StateOf<G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) {
        let game = question.game;
        let mut horizon = Horizon::new(MANNER, game, &world.public, question.seat);
        let Some(mut state) = self.set_out(question, world) else { return };
        self.descend(question, &mut state, &mut horizon, rng);
        let played = self.rollout.play(game, &mut state, horizon, Some(&self.averages), meter, rng);
        if played.is_none() {
            return;
        }
        let outlook = outlook(game, &state);
        self.nodes.note(&self.path, &outlook);
        let decisions = self.nodes.decisions(&self.path).chain(self.rollout.played.iter().copied());
        for (seat, action) in decisions {
            self.averages.note(seat, action.index(), outlook[seat.index()]);
        }
    }

    /// Takes a branch of the root and goes to the end of the turn, on the best way in this world.
    fn set_out(&mut self, question: &Question<'_, G>, world: &StateOf<G>) -> Option<StateOf<G>> {
        let branch = self.nodes.select(ROOT, question.seat, &self.menu, CURIOSITY)?;
        let action = self.nodes.node(branch).action?;
        self.path.clear();
        self.path.push(branch);
        let place = self.list.binary_search(&action).ok()?;
        let Some(end) = self.contest.beam.ends().get(place)?.as_ref() else {
            let mut state = world.clone();
            question.game.apply_unchecked(&mut state, question.seat, action, &mut ());
            return Some(state);
        };
        self.contest.beam.line(end, &mut self.line);
        let mut at = branch;
        for &(seat, action) in self.line.iter().skip(1) {
            at = self.nodes.child(at, seat, action);
            self.path.push(at);
        }
        Some(end.state.clone())
    }

    /// Walks down the tree to a decision that is new in it.
    fn descend(
        &mut self,
        question: &Question<'_, G>,
        state: &mut StateOf<G>,
        horizon: &mut Horizon,
        rng: &mut QuickRng,
    ) {
        let game = question.game;
        let mut at = self.path.last().copied().unwrap_or(ROOT);
        while let Some(seat) = horizon.next(game, &state.public) {
            game.legal(state, seat, &mut self.below);
            let new = if self.is_due(at, seat) { self.untried(question, state, at, seat, rng) } else { None };
            let child = match new {
                Some(action) => Some(self.nodes.child(at, seat, action)),
                None => self.nodes.select(at, seat, &self.below, CURIOSITY),
            };
            let Some((child, action)) = child.and_then(|id| Some((id, self.nodes.node(id).action?))) else {
                return;
            };
            game.apply_unchecked(state, seat, action, &mut ());
            self.path.push(child);
            // Where there is no choice nothing is learnt: on to the next decision.
            if new.is_some() && self.below.len() > 1 {
                return;
            }
            at = child;
        }
    }

    /// Is it time to try something new here?
    fn is_due(&self, at: NodeId, seat: Seat) -> bool {
        let legal = |id: &NodeId| {
            self.nodes.node(*id).action.is_some_and(|action| self.below.binary_search(&action).is_ok())
        };
        let tried = self.nodes.children(at, seat).filter(legal).count();
        let room = 1.0 + WIDENING * f64::from(self.nodes.node(at).visits).sqrt();
        tried < self.below.len() && tried < room as usize
    }

    /// The decision that looks best one step ahead among some that were not tried here.
    fn untried(
        &self,
        question: &Question<'_, G>,
        state: &StateOf<G>,
        at: NodeId,
        seat: Seat,
        rng: &mut QuickRng,
    ) -> Option<G::Action> {
        let tried =
            |action| self.nodes.children(at, seat).any(|id| self.nodes.node(id).action == Some(action));
        let start = rng.below(self.below.len() as u32) as usize;
        let (before, from) = self.below.split_at(start);
        let some = from.iter().chain(before).copied().filter(|action| !tried(*action)).take(LOOK);
        let worth = some.map(|action| {
            let mut after = state.clone();
            question.game.apply_unchecked(&mut after, seat, action, &mut ());
            (question.game.evaluate(&after, seat), action)
        });
        worth.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }
}

/// The part of a budget that each of several searches has, which think at the same time.
pub(crate) fn shared(budget: Budget, searches: usize) -> Budget {
    match budget {
        Budget::Simulations(all) => Budget::Simulations(all.div_ceil(searches.max(1) as u32)),
        time => time,
    }
}

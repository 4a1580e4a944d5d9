//! A tree of decisions: what is thought of in one world is remembered in the next.
//!
//! Whenever a decision is played on, the walk goes down the tree: one's own turn on the best way there is in
//! that world, and from there on everybody wants the best for themselves (max^n). Large menus widen slowly,
//! the decision that looks best first; a rollout tells what a new decision is worth. The loop is open: what
//! is drawn is drawn anew in each world.

use bocage_engine::{Action, ActionList, Draw, Evaluate, Game, QuickRng, Seat, StateOf};

use crate::averages::Averages;
use crate::budget::Meter;
use crate::contest::{PlayOn, Question, Start};
use crate::nodes::{NodeId, Nodes, ROOT};
use crate::outlook::outlook;
use crate::rollout::{Horizon, Manner, Rollout};

/// A turn further than rollouts alone go.
const MANNER: Manner = Manner { turns: 4, most: 120, look: [10, 3], turn: Some((60, 3)) };

/// A node of so many visits has tried the square root of them, times this.
const WIDENING: f64 = 0.8;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.12;

/// How many untried decisions are compared before one is added.
const LOOK: usize = 12;

/// A tree and what it takes to grow it.
pub(crate) struct Search<G: Game> {
    rollout: Rollout<G>,
    averages: Averages,
    nodes: Nodes<G::Action>,
    path: Vec<NodeId>,
    /// What is legal further down.
    below: ActionList<G::Action>,
    /// How the turn goes on after a decision.
    line: Vec<(Seat, G::Action)>,
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new() -> Self {
        Search {
            rollout: Rollout::new(MANNER),
            averages: Averages::default(),
            nodes: Nodes::new(),
            path: Vec::new(),
            below: ActionList::new(),
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

    /// Takes a decision at the root and goes to the end of the turn, on the best way in this world.
    fn set_out(&mut self, question: &Question<'_, G>, start: &Start<'_, G>) {
        self.line.clear();
        match start.end {
            Some((beam, end)) => beam.line(end, &mut self.line),
            None => self.line.push((question.seat, start.action)),
        }
        self.path.clear();
        let mut at = ROOT;
        for &(seat, action) in &self.line {
            at = self.nodes.child(at, seat, action);
            self.path.push(at);
        }
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

impl<G: Evaluate> PlayOn<G> for Search<G> {
    fn play_on(
        &mut self,
        question: &Question<'_, G>,
        start: &Start<'_, G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<f32> {
        let &Question { game, seat, .. } = question;
        let mut horizon = Horizon::new(MANNER, game, &start.world.public, seat);
        let mut state = start.state(question);
        self.set_out(question, start);
        self.descend(question, &mut state, &mut horizon, rng);
        self.rollout.play(game, &mut state, horizon, Some(&self.averages), meter, rng)?;
        let outlook = outlook(game, &state);
        self.nodes.note(&self.path, &outlook);
        let decisions = self.nodes.decisions(&self.path).chain(self.rollout.played.iter().copied());
        for (seat, action) in decisions {
            self.averages.note(seat, action.index(), outlook[seat.index()]);
        }
        Some(outlook[seat.index()])
    }
}

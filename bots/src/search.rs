//! One tree search: worlds that fit a view are walked down and played on, one after the other.

use bocage_engine::{Action, ActionList, Draw, Evaluate, Game, QuickRng, Seat, StateOf, ViewOf};

use crate::averages::Averages;
use crate::budget::{Budget, Meter};
use crate::nodes::{NodeId, Nodes, ROOT};
use crate::outlook::outlook;
use crate::rollout::{Horizon, Manner, Rollout};

/// A node of so many visits has tried the square root of them, times this.
const WIDENING: f64 = 0.8;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.12;

/// How many untried decisions are compared before one is added.
const LOOK: usize = 12;

const MANNER: Manner = Manner { turns: 2, most: 60, look: [8, 3] };

/// A tree and what it takes to grow it.
pub(crate) struct Search<G: Game> {
    rollout: Rollout<G>,
    averages: Averages,
    nodes: Nodes<G::Action>,
    path: Vec<NodeId>,
    list: ActionList<G::Action>,
}

/// What is thought about.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a ViewOf<G>,
    pub seat: Seat,
    /// The menu at the root, best first as the search of the turn sees it.
    pub menu: &'a [(G::Action, f32)],
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new() -> Self {
        Search {
            rollout: Rollout::new(MANNER),
            averages: Averages::default(),
            nodes: Nodes::new(),
            path: Vec::new(),
            list: ActionList::new(),
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

    /// How often a decision at the root was searched, and the sum of what came of it.
    pub(crate) fn known(&self, seat: Seat, action: G::Action) -> (u32, f64) {
        let mut children = self.nodes.children(ROOT, seat).map(|id| self.nodes.node(id));
        children.find(|node| node.action == Some(action)).map_or((0, 0.0), |node| (node.visits, node.sum))
    }

    /// Searches until the budget is used up.
    pub(crate) fn think(&mut self, question: &Question<'_, G>, mut meter: Meter, rng: &mut QuickRng) {
        while meter.begin() {
            let guess = question.game.determinize(question.view, rng);
            self.simulate(question, guess, &meter, rng);
        }
    }

    fn simulate(
        &mut self,
        question: &Question<'_, G>,
        mut state: StateOf<G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) {
        let game = question.game;
        let mut horizon = Horizon::new(MANNER, game, &state.public, question.seat);
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

    /// Walks down the tree to a decision that is new in it.
    fn descend(
        &mut self,
        question: &Question<'_, G>,
        state: &mut StateOf<G>,
        horizon: &mut Horizon,
        rng: &mut QuickRng,
    ) {
        let game = question.game;
        self.path.clear();
        let mut at = ROOT;
        while let Some(seat) = horizon.next(game, &state.public) {
            game.legal(state, seat, &mut self.list);
            let new = if self.is_due(at, seat) { self.untried(question, state, at, seat, rng) } else { None };
            let child = match new {
                Some(action) => Some(self.nodes.grow(at, seat, action)),
                None => self.nodes.select(at, seat, &self.list, CURIOSITY),
            };
            let Some((child, action)) = child.and_then(|id| Some((id, self.nodes.node(id).action?))) else {
                return;
            };
            game.apply_unchecked(state, seat, action, &mut ());
            self.path.push(child);
            // Where there is no choice nothing is learnt: on to the next decision.
            if new.is_some() && self.list.len() > 1 {
                return;
            }
            at = child;
        }
    }

    /// Is it time to try something new here?
    fn is_due(&self, at: NodeId, seat: Seat) -> bool {
        let legal = |id: &NodeId| {
            self.nodes.node(*id).action.is_some_and(|action| self.list.binary_search(&action).is_ok())
        };
        let tried = self.nodes.children(at, seat).filter(legal).count();
        let room = 1.0 + WIDENING * f64::from(self.nodes.node(at).visits).sqrt();
        tried < self.list.len() && tried < room as usize
    }

    /// The best decision that was not tried here: at the root by the search of the turn, below by a look
    /// one step ahead.
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
        if at == ROOT {
            return question.menu.iter().map(|(action, _)| *action).find(|action| !tried(*action));
        }
        let start = rng.below(self.list.len() as u32) as usize;
        let (before, from) = self.list.split_at(start);
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

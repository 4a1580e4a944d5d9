//! Rung 4: information-set Monte Carlo tree search for one observer.
//!
//! Every simulation guesses a world that fits the view and walks down one tree of decisions (open loop:
//! what is drawn is drawn anew each time). Everybody in the tree wants the best for themselves (max^n).
//! Large menus widen slowly, the decision that looks best first; a rollout to the end of a turn tells
//! what a new decision is worth.

use bocage_engine::{Action, ActionList, Draw, Evaluate, Game, QuickRng, Seat, StateOf, ViewOf};

use crate::Bot;
use crate::averages::Averages;
use crate::budget::{Budget, Meter};
use crate::nodes::{NodeId, Nodes, ROOT};
use crate::policy::mover;
use crate::rollout::{Manner, Rollout, Start};
use crate::shrub::Shrub;

/// A node of so many visits has tried the square root of them, times this.
const WIDENING: f64 = 0.8;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.12;

/// How many untried decisions are compared before one is added.
const LOOK: usize = 12;

const MANNER: Manner = Manner { least: 10, most: 40, look: [8, 3] };

/// Searches a tree.
pub struct Grove<G: Game> {
    budget: Budget,
    order: Shrub<G>,
    rollout: Rollout<G>,
    averages: Averages,
    nodes: Nodes<G::Action>,
    path: Vec<NodeId>,
    list: ActionList<G::Action>,
    /// The menu at the root, best first as the search of the turn sees it.
    menu: Vec<(G::Action, f32)>,
}

impl<G: Evaluate> Grove<G> {
    /// A player with so many simulations, or so much time.
    pub fn new(budget: Budget) -> Self {
        Grove {
            budget,
            order: Shrub::new(budget.for_order()),
            rollout: Rollout::new(MANNER),
            averages: Averages::default(),
            nodes: Nodes::new(),
            path: Vec::new(),
            list: ActionList::new(),
            menu: Vec::new(),
        }
    }

    fn simulate(&mut self, game: &G, mut state: StateOf<G>, me: Seat, meter: &Meter, rng: &mut QuickRng) {
        self.descend(game, &mut state, me, rng);
        let start = Start { me, done: self.path.len(), averages: Some(&self.averages) };
        let played = self.rollout.play(game, &mut state, &start, meter, rng);
        let Some(outlook) = played else { return };
        self.nodes.note(&self.path, &outlook);
        let decisions = self.nodes.decisions(&self.path).chain(self.rollout.played.iter().copied());
        for (seat, action) in decisions {
            self.averages.note(seat, action.index(), outlook[seat.index()]);
        }
    }

    /// Walks down the tree to a decision that is new in it.
    fn descend(&mut self, game: &G, state: &mut StateOf<G>, me: Seat, rng: &mut QuickRng) {
        self.path.clear();
        let mut at = ROOT;
        while self.path.len() < MANNER.most {
            let Some(seat) = mover(game, &state.public, me) else { return };
            game.legal(state, seat, &mut self.list);
            let new = if self.is_due(at, seat) { self.untried(game, state, at, seat, rng) } else { None };
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
        game: &G,
        state: &StateOf<G>,
        at: NodeId,
        seat: Seat,
        rng: &mut QuickRng,
    ) -> Option<G::Action> {
        let tried =
            |action| self.nodes.children(at, seat).any(|id| self.nodes.node(id).action == Some(action));
        if at == ROOT {
            return self.menu.iter().map(|(action, _)| *action).find(|action| !tried(*action));
        }
        let start = rng.below(self.list.len() as u32) as usize;
        let (before, from) = self.list.split_at(start);
        let some = from.iter().chain(before).copied().filter(|action| !tried(*action)).take(LOOK);
        let worth = some.map(|action| {
            let mut after = state.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            (game.evaluate(&after, seat), action)
        });
        worth.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }

    /// The decision that was searched most; before anything was, the first of the menu.
    fn favourite(&self, seat: Seat) -> Option<G::Action> {
        let node = |id| self.nodes.node(id);
        let by_visits = |a: &NodeId, b: &NodeId| {
            let visits = node(*a).visits.cmp(&node(*b).visits);
            visits.then(node(*a).mean().total_cmp(&node(*b).mean()))
        };
        let searched = self.nodes.children(ROOT, seat).filter(|id| node(*id).visits > 0).max_by(by_visits);
        searched.and_then(|id| node(id).action).or(self.menu.first().map(|(action, _)| *action))
    }
}

impl<G: Evaluate> Bot<G> for Grove<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let mut meter = self.budget.start();
        self.menu = self.order.order(game, view, seat, rng);
        self.nodes.clear();
        if self.menu.len() > 1 {
            self.averages.clear(G::Action::COUNT);
            while meter.begin() {
                let guess = game.determinize(view, rng);
                self.simulate(game, guess, seat, &meter, rng);
            }
        }
        self.favourite(seat)
    }
}

//! A tree of decisions: what is thought of in one world is remembered in the next.
//!
//! Whenever a decision is played on, the walk goes down the tree: one's own turn on the best way there is in
//! that world, and from there on everybody wants the best for themselves (max^n). Where everything that the
//! one who decides can see has been seen before, what did best there is done again, or something new is tried
//! (menus widen slowly); a rollout goes on from the first decision that is new. Who has seen something else
//! decides anew: what was good after other draws need not be good now.

use std::hash::{DefaultHasher, Hash, Hasher};

use bocage_engine::{Action, ActionList, Evaluate, Game, QuickRng, Seat, State, StateOf};

use crate::averages::Averages;
use crate::budget::Meter;
use crate::contest::{MANNER, PlayOn, Question, Start};
use crate::nodes::{Node, NodeId, Nodes, ROOT};
use crate::outlook::outlook;
use crate::rollout::{Horizon, Luck, Rollout};

/// A node of so many visits has tried the square root of them, times this.
const WIDENING: f64 = 0.3;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.05;

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
            at = self.nodes.child(at, seat, 0, action);
            self.path.push(at);
        }
    }

    /// Walks down the tree to a decision that is new in it.
    fn descend(
        &mut self,
        question: &Question<'_, G>,
        state: &mut StateOf<G>,
        horizon: &mut Horizon,
        luck: &mut Luck,
        meter: &Meter,
    ) {
        let game = question.game;
        let mut at = self.path.last().copied().unwrap_or(ROOT);
        while let Some(seat) = horizon.next(game, &state.public) {
            let rng = luck.of(game, &state.public, seat);
            let place = Place { at, seat, seen: seen(state, seat) };
            game.legal(state, seat, &mut self.below);
            let new =
                if self.is_due(&place) { self.untried(question, state, &place, meter, rng) } else { None };
            let child = match new {
                Some(action) => Some(self.nodes.child(at, seat, place.seen, action)),
                None => self.nodes.select(at, seat, place.seen, &self.below, CURIOSITY),
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
    fn is_due(&self, place: &Place) -> bool {
        let (mut tried, mut visits) = (0, 0);
        for node in self.children(place) {
            visits += node.visits;
            tried += usize::from(node.action.is_some_and(|action| self.below.binary_search(&action).is_ok()));
        }
        let room = 1.0 + WIDENING * f64::from(visits).sqrt();
        tried < self.below.len() && tried < room as usize
    }

    /// A decision that was not tried here: first what a rollout would do, then what did best wherever it was
    /// taken.
    fn untried(
        &mut self,
        question: &Question<'_, G>,
        state: &StateOf<G>,
        place: &Place,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<G::Action> {
        let &Place { seat, .. } = place;
        let usual = match seat == question.seat {
            true => self.rollout.plan(question.game, state, seat, meter, rng),
            false => self.rollout.answer(question.game, state, seat, rng),
        };
        if let Some(action) = usual.filter(|action| !self.is_tried(place, *action)) {
            return Some(action);
        }
        let others = self.below.iter().copied().filter(|action| !self.is_tried(place, *action));
        let worth = others.map(|action| (self.averages.of(seat, action.index()), action));
        // The first of equals.
        worth.rev().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }

    fn is_tried(&self, place: &Place, action: G::Action) -> bool {
        self.children(place).any(|node| node.action == Some(action))
    }

    fn children(&self, place: &Place) -> impl Iterator<Item = &Node<G::Action>> {
        self.nodes.children(place.at, place.seat, place.seen).map(|id| self.nodes.node(id))
    }
}

/// Where somebody decides: after which decisions, who, and what they have seen.
struct Place {
    at: NodeId,
    seat: Seat,
    seen: u64,
}

/// What a seat sees, as a number; never 0.
fn seen<P: Hash, V: Hash, S>(state: &State<P, V, S>, seat: Seat) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.public.hash(&mut hasher);
    state.private[seat.index()].hash(&mut hasher);
    hasher.finish() | 1
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
        let mut luck = Luck::new(rng);
        self.descend(question, &mut state, &mut horizon, &mut luck, meter);
        self.rollout.play(game, &mut state, horizon, &mut luck, meter)?;
        let outlook = outlook(game, &state);
        self.nodes.note(&self.path, &outlook);
        for (seat, action) in self.nodes.decisions(&self.path) {
            self.averages.note(seat, action.index(), outlook[seat.index()]);
        }
        Some(outlook[seat.index()])
    }
}

//! Rung 3: flat Monte Carlo. The best few of the menu are played on again and again, in worlds that fit
//! the view; half of them are dropped whenever it is time to (sequential halving).

use bocage_engine::{Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::ending::Ending;
use crate::rollout::{Horizon, Manner, Rollout};
use crate::shrub::Shrub;

/// How many of the menu are played on at first.
const CANDIDATES: usize = 8;

/// How much the search of the turn counts, in rollouts: it sees less far, but without noise.
const TRUST: f32 = 4.0;

/// Rollouts are greedy for the player itself; others hardly look.
const MANNER: Manner = Manner { turns: 2, most: 60, look: [10, 2] };

/// Plays its best decisions on.
pub struct Tree<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    order: Shrub<G>,
    rollout: Rollout<G>,
    candidates: Vec<Candidate<G::Action>>,
}

#[derive(Clone, Copy)]
struct Candidate<A> {
    action: A,
    sum: f32,
    weight: f32,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f32 {
        self.sum / self.weight
    }
}

impl<G: Evaluate> Tree<G> {
    /// A player with so many rollouts, or so much time.
    pub fn new(budget: Budget) -> Self {
        Tree {
            budget,
            ending: Ending::new(),
            order: Shrub::new(budget.for_order()),
            rollout: Rollout::new(MANNER),
            candidates: Vec::new(),
        }
    }
}

impl<G: Evaluate> Tree<G> {
    /// The best of the menu, as the search of the turn sees them.
    fn line_up(&mut self, order: &[(G::Action, f32)]) {
        let best = order.first().map_or(0.0, |(_, worth)| *worth);
        let candidate = |&(action, worth)| Candidate { action, sum: (worth - best) * TRUST, weight: TRUST };
        self.candidates.clear();
        self.candidates.extend(order.iter().take(CANDIDATES).map(candidate));
    }

    /// Drops the worse ones in time, so that the last two share the last third of the budget.
    fn halve(&mut self, spent: f64) {
        let alive = (CANDIDATES >> (spent * 3.0) as usize).max(2);
        self.candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.candidates.truncate(alive);
    }
}

impl<G: Evaluate> Bot<G> for Tree<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let mut meter = self.budget.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        let order = self.order.order(game, view, seat, rng);
        self.line_up(&order);
        let worlds = rng.next_u64();
        let horizon = Horizon::new(MANNER, game, &view.public, seat);
        // What comes of the very first rollout, to compare with the order, which knows differences only.
        let mut zero = None;
        'thinking: for world in 0.. {
            self.halve(meter.spent());
            // All candidates meet the same worlds, so that luck does not decide between them.
            for candidate in &mut self.candidates {
                if order.len() < 2 || !meter.begin() {
                    break 'thinking;
                }
                let mut luck = QuickRng::seed_from_u64(worlds.wrapping_add(world));
                let mut state = game.determinize(view, &mut luck);
                game.apply_unchecked(&mut state, seat, candidate.action, &mut ());
                let played = self.rollout.play(game, &mut state, horizon, None, &meter, &mut luck);
                let Some(outlook) = played else { break 'thinking };
                candidate.sum += outlook[seat.index()] - *zero.get_or_insert(outlook[seat.index()]);
                candidate.weight += 1.0;
            }
            if self.candidates.is_empty() {
                break;
            }
        }
        self.halve(1.0);
        self.candidates.first().map(|candidate| candidate.action)
    }
}

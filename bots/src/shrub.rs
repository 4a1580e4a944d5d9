//! Rung 2: the whole of one's own turn, searched in several worlds, and the best few turns played on ([`Order`]).

use bocage_engine::{Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::ending::Ending;
use crate::order::Order;

/// Searches its own turn.
pub struct Shrub<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    order: Order<G>,
}

impl<G: Evaluate> Shrub<G> {
    /// A player that may look at so many positions, or for so long.
    pub fn new(budget: Budget) -> Self {
        Shrub { budget, ending: Ending::new(), order: Order::new() }
    }
}

impl<G: Evaluate> Bot<G> for Shrub<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let meter = self.budget.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        let order = self.order.by_what_follows(game, view, seat, &meter, rng);
        order.first().map(|(action, _)| *action)
    }
}

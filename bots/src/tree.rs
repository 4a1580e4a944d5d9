//! Rung 3: flat Monte Carlo over whole turns, as a contest between decisions.

use bocage_engine::{Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::contest::{Contest, Question};
use crate::ending::Ending;

/// Plays its best decisions on.
pub struct Tree<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    contest: Contest<G>,
}

impl<G: Evaluate> Tree<G> {
    /// A player with so many rollouts, or so much time.
    pub fn new(budget: Budget) -> Self {
        Tree { budget, ending: Ending::new(), contest: Contest::new(budget) }
    }
}

impl<G: Evaluate> Bot<G> for Tree<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let mut meter = self.budget.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        self.contest.hold(&Question { game, view, seat }, &mut meter, 1.0, rng);
        self.contest.candidates().first().map(|candidate| candidate.action)
    }
}

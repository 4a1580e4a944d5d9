//! Rung 1: the decision after which the position looks best, one step ahead.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::random::legal_from_view;

/// Looks one decision ahead.
pub struct Greedy<G: Game> {
    list: ActionList<G::Action>,
    /// Those that look equally good so far.
    best: ActionList<G::Action>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player.
    pub fn new() -> Self {
        Greedy { list: ActionList::new(), best: ActionList::new() }
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.list);
        if self.list.len() <= 1 {
            return self.list.first().copied();
        }
        let guess = game.determinize(view, rng);
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for &action in &self.list {
            let mut after = guess.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            let worth = game.evaluate(&after, seat);
            if worth > highest {
                highest = worth;
                self.best.clear();
            }
            if worth >= highest {
                self.best.push(action);
            }
        }
        // Equals are drawn by lot, so that the first in the list has no privilege.
        rng.pick(&self.best).copied()
    }
}

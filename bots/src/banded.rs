//! Kind opponents: they see what is best one step ahead, and take it or something nearly as good.
//!
//! A weak player that plays plausibly: every choice lies within a band of value, the better ones are the
//! likelier. It neither blunders by lot nor knows anything that a stronger one would not.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::random::legal_from_view;

/// Chances are counted in so many parts of the band.
const PARTS: f32 = 1000.0;

/// Chooses within a band of value.
pub struct Banded<G: Game> {
    band: f32,
    list: ActionList<G::Action>,
    worth: Vec<f32>,
}

impl<G: Game> Banded<G> {
    /// A player whose choices promise at most `band` points less than the best.
    pub fn new(band: f32) -> Self {
        Banded { band: band.max(0.0), list: ActionList::new(), worth: Vec::new() }
    }

    /// How likely an action is that promises so much less than the best: twice as likely at no loss as
    /// in the middle of the band, and out of the question beyond it.
    fn chance(&self, loss: f32) -> u32 {
        if loss > self.band {
            return 0;
        }
        let share = if self.band > 0.0 { 1.0 - loss / self.band } else { 1.0 };
        1 + (share * PARTS) as u32
    }
}

impl<G: Evaluate> Bot<G> for Banded<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.list);
        if self.list.len() <= 1 {
            return self.list.first().copied();
        }
        let guess = game.determinize(view, rng);
        self.worth.clear();
        self.worth.extend(self.list.iter().map(|&action| {
            let mut after = guess.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            game.evaluate(&after, seat)
        }));
        let best = self.worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let all: u32 = self.worth.iter().map(|worth| self.chance(best - worth)).sum();
        let mut drawn = rng.below(all.max(1));
        let chosen = self.worth.iter().position(|worth| {
            let chance = self.chance(best - worth);
            let found = drawn < chance;
            drawn = drawn.saturating_sub(chance);
            found
        });
        self.list.get(chosen.unwrap_or_default()).copied()
    }
}

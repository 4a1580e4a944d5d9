//! Kind opponents: they see what is best one step ahead, or to the end of a turn that they search hastily, and
//! take it or something nearly as good.
//!
//! A weak player that plays plausibly: every choice lies within a band of value, the better ones are the
//! likelier. It neither blunders by lot nor knows anything that a stronger one would not. Where everything
//! is worth nearly the same the band is narrower, or all choices would lie in it and none lead anywhere.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::order::Order;
use crate::random::legal_from_view;

/// Chances are counted in so many parts of the band.
const PARTS: f32 = 1000.0;

/// So many positions at least are looked at for each action of the menu, in all worlds together, where turns are searched.
const LOOKS: u32 = 6;

/// Chooses within a band of value.
pub struct Banded<G: Game> {
    band: f32,
    share: f32,
    /// What searches turns, if they are, and for how long where the menu is short.
    turns: Option<(Order<G>, Budget)>,
    list: ActionList<G::Action>,
    worth: Vec<f32>,
}

impl<G: Evaluate> Banded<G> {
    /// A player whose choices promise one step ahead at most `band` points less than the best, and at most
    /// this share of the distance between the best and the worst.
    pub fn new(band: f32, share: f32) -> Self {
        Banded { band: band.max(0.0), share, turns: None, list: ActionList::new(), worth: Vec::new() }
    }

    /// The same for whole turns, which are searched within a budget.
    pub fn of_turns(band: f32, share: f32, budget: Budget) -> Self {
        Banded { turns: Some((Order::new(), budget)), ..Banded::new(band, share) }
    }

    /// What each action of the menu promises.
    fn weigh(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) {
        self.worth.clear();
        if let Some((order, budget)) = &mut self.turns {
            // Hasty, but nothing in the menu is overlooked: what nobody looks at would never be chosen.
            let budget = budget.at_least(LOOKS * self.list.len() as u32);
            let order = order.by_turns(game, view, seat, &budget.start(), rng);
            self.list.clear();
            self.list.extend(order.iter().map(|(action, _)| *action));
            self.worth.extend(order.iter().map(|(_, worth)| *worth));
            return;
        }
        let guess = game.determinize(view, rng);
        self.worth.extend(self.list.iter().map(|&action| {
            let mut after = guess.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            game.evaluate(&after, seat)
        }));
    }
}

/// How likely an action is that promises so much less than the best: twice as likely at no loss as in the
/// middle of the band, and out of the question beyond it.
fn chance(loss: f32, band: f32) -> u32 {
    if loss > band {
        return 0;
    }
    let share = if band > 0.0 { 1.0 - loss / band } else { 1.0 };
    1 + (share * PARTS) as u32
}

impl<G: Evaluate> Bot<G> for Banded<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.list);
        if self.list.len() <= 1 {
            return self.list.first().copied();
        }
        self.weigh(game, view, seat, rng);
        let best = self.worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let worst = self.worth.iter().copied().fold(f32::INFINITY, f32::min);
        let band = self.band.min(self.share * (best - worst));
        let all: u32 = self.worth.iter().map(|worth| chance(best - worth, band)).sum();
        let mut drawn = rng.below(all.max(1));
        let chosen = self.worth.iter().position(|worth| {
            let chance = chance(best - worth, band);
            let found = drawn < chance;
            drawn = drawn.saturating_sub(chance);
            found
        });
        self.list.get(chosen.unwrap_or_default()).copied()
    }
}

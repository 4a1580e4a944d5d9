//! Good moves, for a person who asks.

use std::cmp::Ordering;

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::random::legal_from_view;

/// Legal actions of `seat` with the points they may lead to, best first; as far as one step shows.
pub fn hints<G: Evaluate>(
    game: &G,
    view: &ViewOf<G>,
    seat: Seat,
    rng: &mut QuickRng,
) -> Vec<(G::Action, f32)> {
    let mut list = ActionList::new();
    legal_from_view(game, view, seat, &mut list);
    let guess = game.determinize(view, rng);
    let mut worth: Vec<(G::Action, f32)> = list
        .iter()
        .map(|&action| {
            let mut after = guess.clone();
            Game::apply_unchecked(game, &mut after, seat, action, &mut ());
            (action, game.evaluate(&after, seat))
        })
        .collect();
    worth.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap_or(Ordering::Equal));
    worth
}

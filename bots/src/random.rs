//! Rung 0: anything legal, with equal chances.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;

/// Plays anything legal.
pub struct Random<G: Game> {
    list: ActionList<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player.
    pub fn new() -> Self {
        Random { list: ActionList::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluate> Bot<G> for Random<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.list);
        rng.pick(&self.list).copied()
    }
}

/// The legal actions that a view shows to its own seat.
pub(crate) fn legal_from_view<G: Game>(
    game: &G,
    view: &ViewOf<G>,
    seat: Seat,
    list: &mut ActionList<G::Action>,
) {
    list.clear();
    if let Some(own) = &view.private
        && game.waited(&view.public).contains(seat)
    {
        game.each_legal(&view.public, own, seat, |action| list.push(action));
    }
}

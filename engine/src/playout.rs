//! Uniformly random games: the yardstick of speed, and a way into every corner of the rules.

use crate::{ActionList, Draw, Game, Rng, StateOf};

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Decisions taken.
    pub decisions: u32,
    /// Did the game end within the limit?
    pub finished: bool,
}

/// Plays `state` on with uniformly random legal actions until it is over or `limit` decisions are
/// taken. `list` is scratch space: with enough capacity the loop allocates nothing.
pub fn playout<G: Game>(
    game: &G,
    state: &mut StateOf<G>,
    rng: &mut impl Rng,
    list: &mut ActionList<G::Action>,
    limit: u32,
) -> Playout {
    for decisions in 0..limit {
        let Some(seat) = game.waited(&state.public).lowest() else {
            return Playout { decisions, finished: true };
        };
        list.clear();
        game.each_legal(&state.public, &state.private[seat.index()], seat, |action| list.push(action));
        let Some(&action) = rng.pick(list) else {
            return Playout { decisions, finished: false };
        };
        game.apply_unchecked(state, seat, action, &mut ());
    }
    Playout { decisions: limit, finished: game.is_over(&state.public) }
}

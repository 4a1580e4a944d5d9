//! Uniformly random games: the yardstick of speed, and a way into every corner of the rules.

use std::ops::Range;

use crate::{ActionList, Draw, Game, QuickRng, Rng, Seed, SeedableRng, SetupError, StateHash, StateOf};

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

/// What many random games came to: the same on every machine, in WebAssembly as in native code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playouts {
    /// Decisions taken in all of them.
    pub decisions: u64,
    /// The hashes of the states they ended in, added up.
    pub hash: StateHash,
}

/// Plays a random game with the usual options for every seed.
pub fn playouts<G: Game>(
    game: &G,
    players: u8,
    seeds: Range<u64>,
    limit: u32,
) -> Result<Playouts, SetupError> {
    let options = G::Options::default();
    let mut list = ActionList::with_capacity(4096);
    let mut sum = Playouts::default();
    for seed in seeds {
        let mut state = game.setup(players, &options, Seed(seed))?;
        let mut rng = QuickRng::seed_from_u64(seed);
        sum.decisions += u64::from(playout(game, &mut state, &mut rng, &mut list, limit).decisions);
        sum.hash = StateHash(sum.hash.0.wrapping_add(state.hash64().0));
    }
    Ok(sum)
}

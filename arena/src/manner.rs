//! How bots play, in a word.

use bocage_bots::Level;
use bocage_engine::{Evaluate, Seed, stable_hash};

use crate::table::{Deal, play_table_to_end};
use crate::{Contender, Thought};

/// Few simulations and decisions: enough to tell that a bot was changed, and soon done.
const SIMULATIONS: u32 = 40;
const DECISIONS: u32 = 12;

/// A hash of where each level leads the first turns of one deal. Bots that were changed are very likely to
/// have another one; the machine makes no difference.
pub(crate) fn manner<G: Evaluate>(game: &G, players: u8, options: &G::Options) -> String {
    let led = |level| {
        let thought = Some(Thought::Simulations(SIMULATIONS));
        let bot = || Contender { level, thought, is_marked: false }.bot(game.into());
        let mut bots: Vec<_> = (0..players).map(|_| bot()).collect();
        let deal = Deal { options, seed: Seed(0), number: 0, most_decisions: DECISIONS };
        let played = play_table_to_end(game, &deal, &mut bots, &mut |_, _, _| {});
        played.map_or(0, |(state, _)| state.hash64().0)
    };
    stable_hash(&Level::ALL.map(led)).to_string()
}

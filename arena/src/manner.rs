//! How bots play, in a word.

use bocage_bots::{Bot, Level};
use bocage_engine::{Action, ActionList, Evaluate, QuickRng, Seat, Seed, SeedableRng, StateOf, stable_hash};

use crate::table::{Deal, Moment, play_table_to_end};
use crate::{Contender, Thought};

/// Few simulations and decisions: enough to tell that a bot was changed, and soon done.
const SIMULATIONS: u32 = 40;
const DECISIONS: u32 = 12;

/// On the way through a game to its end, so many positions are asked about, and the last ones one by one.
const POSITIONS: usize = 6;
const LAST: usize = 3;

/// No game that is played for this is longer.
const MOST: u32 = 5000;

/// A hash of where each level leads the first turns of one deal, and of what it decides further on in a game and
/// where it ends. Bots that were changed are very likely to have another one; the machine makes no difference.
pub(crate) fn manner<G: Evaluate>(game: &G, players: u8, options: &G::Options) -> String {
    let bot = |level| {
        let thought = Some(Thought::Simulations(SIMULATIONS));
        Contender { level, thought, is_marked: false }.bot(game.into())
    };
    let deal = |most_decisions| Deal { options, seed: Seed(0), number: 0, most_decisions };
    let led = |level| {
        let mut bots: Vec<_> = (0..players).map(|_| bot(level)).collect();
        let played = play_table_to_end(game, &deal(DECISIONS), &mut bots, &mut |_, _, _| {});
        played.map_or(0, |(state, _)| state.hash64().0)
    };
    let positions = positions(game, &deal(MOST), (0..players).map(|_| bot(Level::Greedy)).collect());
    let decides = |level| -> Vec<Option<usize>> {
        let mut bot = bot(level);
        let mut rng = QuickRng::seed_from_u64(0);
        let choices = positions.iter().map(|(state, seat)| {
            let choice = bot.choose(game, &state.view(Some(*seat)), *seat, &mut rng)?;
            Some(choice.index())
        });
        choices.collect()
    };
    stable_hash(&Level::ALL.map(|level| (led(level), decides(level)))).to_string()
}

/// Some positions of a game in which there is something to decide, the last ones among them.
fn positions<G: Evaluate>(
    game: &G,
    deal: &Deal<'_, G::Options>,
    mut bots: Vec<Box<dyn Bot<G> + '_>>,
) -> Vec<(StateOf<G>, Seat)> {
    let mut all = Vec::new();
    let mut menu = ActionList::new();
    let _ = play_table_to_end(game, deal, &mut bots, &mut |state, seat, moment| {
        game.legal(state, seat, &mut menu);
        if moment == Moment::Before && menu.len() > 1 {
            all.push((state.clone(), seat));
        }
    });
    let every = (all.len() / POSITIONS).max(1);
    let last = all.len().saturating_sub(LAST);
    let wanted = |place: &usize| place % every == every - 1 || *place >= last;
    all.into_iter().enumerate().filter(|(place, _)| wanted(place)).map(|(_, position)| position).collect()
}

//! Solo games, by which bots are measured against the rulebooks instead of against each other.

use bocage_engine::{Evaluate, Message, Seat, SetupError, Speak, StateOf};

use crate::parallel::in_order;
use crate::table::{Deal, play_table_to_end};
use crate::{Contender, Range};

/// Solo games of one bot.
#[derive(Clone, Debug)]
pub struct Solo<O> {
    /// Who plays.
    pub bot: Contender,
    /// The options of every game.
    pub options: O,
    /// Where the seeds come from.
    pub range: Range,
    /// How many games, from the first seed of the range on.
    pub games: u64,
    /// How many threads play.
    pub jobs: usize,
    /// No game is played longer than this.
    pub most_decisions: u32,
}

/// How a solo game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct SoloResult {
    /// Points.
    pub score: i32,
    /// What the game says of it; nothing if it did not end.
    pub remark: Option<Message>,
}

impl SoloResult {
    /// What a solo game comes to that is left like this.
    pub fn of<G: Evaluate + Speak>(game: &G, state: &StateOf<G>) -> SoloResult {
        let over = game.is_over(&state.public);
        SoloResult {
            score: game.score(&state.public, Seat(0)).total(),
            remark: if over { game.say_result(&state.public) } else { None },
        }
    }
}

/// Plays solo games; `progress` hears after each.
pub fn play_solo<G: Evaluate + Speak>(
    game: &G,
    solo: &Solo<G::Options>,
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<SoloResult>, SetupError> {
    game.setup(1, &solo.options, solo.range.seed(0))?;
    let results = in_order(solo.jobs, solo.games, |number| {
        let result = play_one(game, solo, number).ok();
        progress();
        result
    });
    Ok(results.into_iter().flatten().collect())
}

fn play_one<G: Evaluate + Speak>(
    game: &G,
    solo: &Solo<G::Options>,
    number: u64,
) -> Result<SoloResult, SetupError> {
    let deal = Deal {
        options: &solo.options,
        seed: solo.range.seed(number),
        number,
        most_decisions: solo.most_decisions,
    };
    let (state, _) = play_table_to_end(game, &deal, &mut [solo.bot.bot(game.into())], &mut |_, _, _| {})?;
    Ok(SoloResult::of(game, &state))
}

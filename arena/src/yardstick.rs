//! Solo games, by which bots are measured against the rulebooks instead of against each other.

use std::sync::Mutex;

use bocage_bots::Bot;
use bocage_engine::{Evaluate, Message, QuickRng, Seat, SetupError, Speak, StateOf, ViewOf};

use crate::parallel::in_order;
use crate::table::{Deal, play_table_to_end};
use crate::{Contender, Range};

/// Solo games of one bot.
#[derive(Clone, Debug)]
pub struct Solo<O> {
    /// Who plays.
    pub bot: Contender,
    /// The options of every game. With several, the game is played with the first and done again with each of
    /// the others, decision by decision: for options that count at the end only, and are nothing to bots.
    pub options: Vec<O>,
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

/// Plays solo games, and says how each ended with each of the options; `progress` hears after each.
pub fn play_solo<G: Evaluate + Speak>(
    game: &G,
    solo: &Solo<G::Options>,
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<Vec<SoloResult>>, SetupError> {
    for options in &solo.options {
        game.setup(1, options, solo.range.seed(0))?;
    }
    let results = in_order(solo.jobs, solo.games, |number| {
        let result = play_one(game, solo, number).ok();
        progress();
        result
    });
    Ok(results.into_iter().flatten().collect())
}

/// A bot whose decisions are noted down.
struct Noted<'a, G: Evaluate> {
    bot: Box<dyn Bot<G> + 'a>,
    done: &'a Mutex<Vec<G::Action>>,
}

impl<G: Evaluate> Bot<G> for Noted<'_, G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let choice = self.bot.choose(game, view, seat, rng);
        if let Ok(mut done) = self.done.lock() {
            done.extend(choice);
        }
        choice
    }
}

fn play_one<G: Evaluate + Speak>(
    game: &G,
    solo: &Solo<G::Options>,
    number: u64,
) -> Result<Vec<SoloResult>, SetupError> {
    let Some((options, others)) = solo.options.split_first() else { return Ok(Vec::new()) };
    let seed = solo.range.seed(number);
    let done = Mutex::default();
    let bot = Noted { bot: solo.bot.bot(game.into()), done: &done };
    let deal = Deal { options, seed, number, most_decisions: solo.most_decisions };
    let (state, _) = play_table_to_end(game, &deal, &mut [Box::new(bot)], &mut |_, _, _| {})?;
    let done = done.into_inner().unwrap_or_default();
    let mut results = vec![SoloResult::of(game, &state)];
    for options in others {
        let mut state = game.setup(1, options, seed)?;
        // What is refused shows as a game that did not end.
        let _ = done.iter().try_for_each(|&action| game.apply(&mut state, Seat(0), action, &mut ()));
        results.push(SoloResult::of(game, &state));
    }
    Ok(results)
}

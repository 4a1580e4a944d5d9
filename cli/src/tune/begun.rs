//! A search for weights on paper, so that one that was broken off goes on where it was.

use bocage_arena::{Heading, Round, Tuning, journal_line};
use bocage_engine::{Evaluate, Message, WeightSet};
use serde::{Deserialize, Serialize};

/// What is looked for, which a file has to be of. How many rounds there are to be may change.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Begun {
    heading: Heading,
    bot: String,
    seed: u64,
    blocks: u64,
    weights: usize,
}

impl Begun {
    /// A search from the weights of `start`.
    pub(super) fn of<G: Evaluate>(start: &G, tuning: &Tuning<G::Options>) -> Begun {
        Begun {
            heading: tuning.heading(start),
            bot: tuning.tables.bot.to_string(),
            seed: tuning.tables.seed,
            blocks: tuning.blocks,
            weights: start.weights().list().len(),
        }
    }

    /// Where a search stands that is kept in a text.
    pub(super) fn read(&self, text: &str) -> Result<Round, Message> {
        let broken = || Message::new("cli-no-tuning");
        let (begun, round): (Begun, Round) = serde_json::from_str(text).map_err(|_| broken())?;
        if begun == *self {
            let fits = round.shares.len() == self.weights && round.mean.len() == self.weights;
            return if fits { Ok(round) } else { Err(broken()) };
        }
        let is_older = begun.heading.is_of_another_build(&self.heading)
            && begun == Begun { heading: begun.heading.clone(), ..self.clone() };
        Err(Message::new(if is_older { "cli-other-build" } else { "cli-other-tuning" }))
    }

    /// The text that keeps where the search stands.
    pub(super) fn write(&self, round: &Round) -> String {
        journal_line(&(self, round))
    }
}

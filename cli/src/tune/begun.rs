//! A search for weights on paper, so that one that was broken off goes on where it was.

use bocage_arena::{Heading, Round, Tuning};
use bocage_engine::{Evaluate, Message, WeightSet};
use serde::{Deserialize, Serialize};

/// What was looked for, and where the search stands.
#[derive(Serialize, Deserialize)]
pub(super) struct Begun {
    heading: Heading,
    bot: String,
    seed: u64,
    blocks: u64,
    pub round: Round,
}

impl Begun {
    /// Before the first round.
    pub(super) fn first<G: Evaluate>(start: &G, tuning: &Tuning<G::Options>) -> Begun {
        Begun {
            heading: tuning.heading(start),
            bot: tuning.tables.bot.to_string(),
            seed: tuning.tables.seed,
            blocks: tuning.blocks,
            round: Round::first(start.weights().list().len()),
        }
    }

    /// What a file holds, if it is of this search. How many rounds there are to be may change.
    pub(super) fn read(self, text: &str) -> Result<Begun, Message> {
        let begun: Begun = serde_json::from_str(text).map_err(|_| Message::new("cli-no-tuning"))?;
        let is_same = (&begun.bot, begun.seed, begun.blocks) == (&self.bot, self.seed, self.blocks);
        let weights = self.round.shares.len();
        let fits = begun.round.shares.len() == weights && begun.round.mean.len() == weights;
        if begun.heading == self.heading && is_same && fits {
            return Ok(begun);
        }
        let is_older = is_same && begun.heading.is_of_another_build(&self.heading);
        Err(Message::new(if is_older { "cli-other-build" } else { "cli-other-tuning" }))
    }

    /// The text of its file.
    pub(super) fn write(&self) -> String {
        // Plain structures of figures and texts: they always serialise.
        serde_json::to_string(self).unwrap_or_default()
    }
}

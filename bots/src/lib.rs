//! Players that are not people.
//!
//! A bot is given a [`View`](bocage_engine::View), never a state: what it cannot know it has to guess,
//! like everybody else. It answers with one legal action for its seat. The same view and the same
//! seed give the same choice.

mod greedy;
mod hint;
mod random;

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Evaluate, Message, QuickRng, Seat, ViewOf};

pub use greedy::Greedy;
pub use hint::hints;
pub use random::Random;

/// A player of one game.
pub trait Bot<G: Evaluate>: Send {
    /// The decision of `seat`, which `view` shows to be waited on; `None` if it is not.
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action>;
}

/// The bots there are, from kind to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Anything legal.
    Random,
    /// The best decision as far as one step shows.
    Greedy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Name on the command line and in files.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// Name for people.
    pub fn message(self) -> Message {
        Message::named(format!("bot-{}", self.word()))
    }

    /// A player of this level.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new()),
            Level::Greedy => Box::new(Greedy::new()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`", self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Level::ALL.into_iter().find(|level| level.word() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

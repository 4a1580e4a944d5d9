//! Players that are not people.
//!
//! A bot is given a [`View`](bocage_engine::View), never a state: what it cannot know it has to guess,
//! like everybody else. It answers with one legal action for its seat. The same view and the same
//! seed give the same choice.

mod advice;
mod averages;
mod banded;
mod beam;
mod budget;
mod contest;
mod council;
mod ending;
mod greedy;
mod grove;
mod nodes;
mod order;
mod outlook;
mod policy;
mod random;
mod review;
mod rollout;
mod search;
mod shrub;
mod tree;
mod why;

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Evaluate, Message, QuickRng, Seat, ViewOf};

pub use advice::{Advice, Adviser};
pub use banded::Banded;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use budget::machine_clock;
pub use budget::{Budget, Clock};
pub use greedy::Greedy;
pub use grove::Grove;
pub use random::Random;
pub use review::{Reviewer, Task, Thought, UNKNOWN};
pub use shrub::Shrub;
pub use tree::Tree;
pub use why::{say_advice, say_moment};

/// A player of one game.
pub trait Bot<G: Evaluate>: Send {
    /// The decision of `seat`, which `view` shows to be waited on; `None` if it is not.
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action>;

    /// From now on so many threads may think about a decision; those that cannot make use of them have one.
    fn use_threads(&mut self, _threads: usize) {}
}

/// The bots there are, from kind to strong: the rungs of a ladder (Seedling, Sprout, Shrub, Tree, Grove),
/// each of which beats the one below, and two for people who want a kind opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Seedling: anything legal.
    Random,
    /// Good decisions as far as one step shows, within a wide band.
    Bud,
    /// Sprout: the best decision as far as one step shows.
    Greedy,
    /// Good turns as far as a hasty search shows, within a band.
    Twig,
    /// The best turn of one's own.
    Shrub,
    /// The best decision, played on many times.
    Tree,
    /// The best decision, played on further or better, and remembered in a tree.
    Grove,
}

impl Level {
    /// All of them, weakest first (Greedy and Twig change places in some games).
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Bud, Level::Greedy, Level::Twig, Level::Shrub, Level::Tree, Level::Grove];

    /// Those that people play against: the weaker ones think less and lose plausibly.
    pub const FOR_PEOPLE: [Level; 5] = [Level::Bud, Level::Twig, Level::Shrub, Level::Tree, Level::Grove];

    /// The one that people meet unless they choose another, here and in the page.
    pub const USUAL: Level = Level::Twig;

    /// The level for people of this number: 1 is the kindest, 5 the strongest; others are the nearest of
    /// these.
    pub fn numbered(number: u8) -> Level {
        let rung = usize::from(number.max(1)) - 1;
        Level::FOR_PEOPLE[rung.min(Level::FOR_PEOPLE.len() - 1)]
    }

    /// Its number among the levels for people; those that are none have the number of the next one above.
    pub fn number(self) -> u8 {
        1 + Level::FOR_PEOPLE.iter().filter(|level| **level < self).count() as u8
    }

    /// Name on the command line and in files.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Bud => "bud",
            Level::Twig => "twig",
            Level::Greedy => "greedy",
            Level::Shrub => "shrub",
            Level::Tree => "tree",
            Level::Grove => "grove",
        }
    }

    /// Its name on the ladder, which is read as well.
    const fn rung(self) -> &'static str {
        match self {
            Level::Random => "seedling",
            Level::Greedy => "sprout",
            _ => self.word(),
        }
    }

    /// Name for people.
    pub fn message(self) -> Message {
        Message::named(format!("bot-{}", self.word()))
    }

    /// How it plays, for people who choose; those that they do not choose from are told by the next one above.
    pub const fn about(self) -> Message {
        Message::new(match self {
            Level::Random | Level::Bud => "level-is-bud",
            Level::Greedy | Level::Twig => "level-is-twig",
            Level::Shrub => "level-is-shrub",
            Level::Tree => "level-is-tree",
            Level::Grove => "level-is-grove",
        })
    }

    /// The same, and how often it beats the level below it in a game of that ladder ([`Evaluate::LADDER`]).
    pub fn about_in(self, ladder: &[u8; 4]) -> Message {
        let beats = match self {
            Level::Random | Level::Bud => return self.about(),
            Level::Greedy | Level::Twig => "level-beats-bud",
            Level::Shrub => "level-beats-twig",
            Level::Tree => "level-beats-shrub",
            Level::Grove => "level-beats-tree",
        };
        let share = ladder[usize::from(self.number()) - 2];
        let odds = Message::new(beats).with("share", share);
        Message::new("level-line").with("about", self.about()).with("odds", odds)
    }

    /// Points that a choice may promise less than the best one, for those that choose within a band.
    pub const fn band(self) -> f32 {
        match self {
            Level::Bud => 4.0,
            Level::Twig => 3.0,
            _ => 0.0,
        }
    }

    /// The share of what is at stake that it may give away, for those that choose within a band.
    pub const fn share(self) -> f32 {
        match self {
            Level::Bud | Level::Twig => 0.6,
            _ => 0.0,
        }
    }

    /// Does it think as long as it is told? The others have but one way to play.
    pub const fn thinks(self) -> bool {
        matches!(self, Level::Shrub | Level::Tree | Level::Grove)
    }

    /// Can several threads think about one decision of it?
    pub const fn uses_threads(self) -> bool {
        matches!(self, Level::Tree | Level::Grove)
    }

    /// How long it thinks unless told otherwise: in simulations, so that everybody can repeat its games.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Random | Level::Bud | Level::Greedy => Budget::Simulations(0),
            Level::Twig => Budget::Simulations(60),
            Level::Shrub => Budget::Simulations(6000),
            Level::Tree => Budget::Simulations(150),
            Level::Grove => Budget::Simulations(500),
        }
    }

    /// How long it thinks at most at a table of people, who wait for it. (Shrub is mostly done long before.)
    pub const fn milliseconds(self) -> f64 {
        match self {
            Level::Random | Level::Bud | Level::Greedy | Level::Twig => 0.0,
            Level::Shrub => 60.0,
            Level::Tree => 100.0,
            Level::Grove => 400.0,
        }
    }

    /// A player of this level.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        self.bot_within(self.budget())
    }

    /// A player of this level that thinks so long; those below Shrub think as they always do.
    pub fn bot_within<G: Evaluate>(self, budget: Budget) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new()),
            Level::Bud => Box::new(Banded::new(self.band(), self.share())),
            Level::Twig => Box::new(Banded::of_turns(self.band(), self.share(), self.budget())),
            Level::Greedy => Box::new(Greedy::new()),
            Level::Shrub => Box::new(Shrub::new(budget)),
            Level::Tree => Box::new(Tree::new(budget)),
            Level::Grove => Box::new(Grove::new(budget)),
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

    /// Reads a name in small or capital letters, or the number of a level for people.
    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let is_named = |name: &str| name.eq_ignore_ascii_case(text);
        let named = Level::ALL.into_iter().find(|level| is_named(level.word()) || is_named(level.rung()));
        let numbered = || (1..=5).find(|number: &u8| number.to_string() == text).map(Level::numbered);
        named.or_else(numbered).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

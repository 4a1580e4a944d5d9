//! Bots as they are named in a series: a level, how long it may think, and with which weights.

use std::fmt;
use std::str::FromStr;

use bocage_bots::{Bot, Budget, Level, UnknownBot};
use bocage_engine::{Evaluate, QuickRng, Seat, ViewOf};

/// What bots know of a game: the game, and the same with other weights for those that are marked.
#[derive(Debug)]
pub struct Knowledge<'a, G> {
    /// The game.
    pub game: &'a G,
    /// The game with other weights.
    pub other: Option<&'a G>,
}

impl<G> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Knowledge<'_, G> {}

impl<'a, G> From<&'a G> for Knowledge<'a, G> {
    fn from(game: &'a G) -> Self {
        Knowledge { game, other: None }
    }
}

/// A bot and how long it may think about a decision: `grove`, `grove:800` or `grove:200ms`. With a mark,
/// as in `shrub@`, it plays with other weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contender {
    /// How it plays.
    pub level: Level,
    /// How long it thinks, if not as long as its level does by itself.
    pub thought: Option<Thought>,
    /// Does it play with other weights, if there are any?
    pub is_marked: bool,
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thought {
    /// So many simulations: the same games on every machine.
    Simulations(u32),
    /// So many milliseconds.
    Milliseconds(u32),
}

impl Contender {
    /// A player like this.
    pub fn bot<'a, G: Evaluate>(self, knowledge: Knowledge<'a, G>) -> Box<dyn Bot<G> + 'a> {
        let bot = match self.thought {
            None => self.level.bot(),
            Some(Thought::Simulations(simulations)) => {
                self.level.bot_within(Budget::Simulations(simulations))
            }
            Some(Thought::Milliseconds(milliseconds)) => {
                self.level.bot_within(Budget::milliseconds(milliseconds.into()))
            }
        };
        match knowledge.other.filter(|_| self.is_marked) {
            Some(game) => Box::new(OtherWeights { game, bot }),
            None => bot,
        }
    }
}

/// A bot that sees the game with other weights than the table's.
struct OtherWeights<'a, G: Evaluate> {
    game: &'a G,
    bot: Box<dyn Bot<G>>,
}

impl<G: Evaluate> Bot<G> for OtherWeights<'_, G> {
    fn choose(&mut self, _game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        self.bot.choose(self.game, view, seat, rng)
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Self {
        Contender { level, thought: None, is_marked: false }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        match self.thought {
            None => Ok(()),
            Some(Thought::Simulations(simulations)) => write!(f, ":{simulations}"),
            Some(Thought::Milliseconds(milliseconds)) => write!(f, ":{milliseconds}ms"),
        }?;
        f.write_str(if self.is_marked { "@" } else { "" })
    }
}

/// A text that names no bot, or no budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoContender {
    /// There is no such bot.
    Bot(UnknownBot),
    /// What stands after the colon is no number of simulations or milliseconds.
    Thought(String),
    /// This bot always plays the same way, however long it may think.
    Thoughtless(Level),
}

impl fmt::Display for NoContender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoContender::Bot(unknown) => unknown.fmt(f),
            NoContender::Thought(word) => write!(f, "`{word}` is neither simulations nor milliseconds"),
            NoContender::Thoughtless(level) => write!(f, "`{level}` has no budget"),
        }
    }
}

impl std::error::Error for NoContender {}

impl FromStr for Contender {
    type Err = NoContender;

    fn from_str(text: &str) -> Result<Self, NoContender> {
        let marked = text.strip_suffix('@');
        let text = marked.unwrap_or(text);
        let (word, thought) = match text.split_once(':') {
            Some((word, thought)) => (word, Some(thought)),
            None => (text, None),
        };
        let level: Level = word.parse().map_err(NoContender::Bot)?;
        if thought.is_some() && !level.thinks() {
            return Err(NoContender::Thoughtless(level));
        }
        let thought = thought.map(|thought| {
            let number = |digits: &str| digits.parse().map_err(|_| NoContender::Thought(thought.to_owned()));
            match thought.strip_suffix("ms") {
                Some(digits) => number(digits).map(Thought::Milliseconds),
                None => number(thought).map(Thought::Simulations),
            }
        });
        Ok(Contender { level, thought: thought.transpose()?, is_marked: marked.is_some() })
    }
}

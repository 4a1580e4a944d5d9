//! Actions: typed inside, with a notation for people and a dense index for learning.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::Message;

/// One small decision.
///
/// `Display` and `FromStr` are the notation (`plant c4`) and round-trip exactly; `index` is a stable
/// number below [`Action::COUNT`]. The order is the order in which a game lists legal actions.
pub trait Action:
    Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
    /// How many different actions there are, legal or not.
    const COUNT: usize;

    /// The stable number of this action.
    fn index(self) -> usize;

    /// The action with this number.
    fn from_index(index: usize) -> Option<Self>;
}

/// A text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What was written.
    pub text: String,
    /// How it should look: examples in the notation, which are the same in every language.
    pub expected: &'static str,
}

impl NotationError {
    /// `text` does not look like `expected`. Long texts are cut: they come from anywhere.
    pub fn new(text: &str, expected: &'static str) -> Self {
        NotationError { text: text.chars().take(60).collect(), expected }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        Message::new("notation-unknown").with("text", self.text.as_str()).with("expected", self.expected)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an action; expected {}", self.text, self.expected)
    }
}

impl std::error::Error for NotationError {}

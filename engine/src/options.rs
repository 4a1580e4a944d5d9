//! Options of a game: few, named, with a closed list of values each.

use std::fmt;

use crate::{Facts, Message};

/// The values one option can take. The first, or `default`, holds unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number in a range.
    Number {
        /// Smallest value.
        min: u32,
        /// Largest value.
        max: u32,
        /// The value unless said otherwise.
        default: u32,
    },
}

impl Choice {
    /// What may be written, for messages: `north, east, south, west` or `2-7`.
    pub fn values(&self) -> String {
        match self {
            Choice::OneOf(words) => words.join(", "),
            Choice::Number { min, max, .. } => format!("{min}-{max}"),
        }
    }
}

/// A game's options.
pub trait Options: Facts + Copy + Default {
    /// Every option: its name and its values.
    const CHOICES: &'static [(&'static str, Choice)];

    /// The value of the option `key`, as it would be written.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets an option that [`Options::CHOICES`] lists to a value it lists. Returns whether it could.
    fn put(&mut self, key: &str, value: &str) -> bool;

    /// Sets an option by name, or says what was wrong.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some((_, choice)) = Self::CHOICES.iter().find(|(name, _)| *name == key) else {
            let known = Self::CHOICES.iter().map(|(name, _)| *name).collect();
            return Err(OptionError::Unknown { key: key.to_owned(), known });
        };
        if self.put(key, value) {
            Ok(())
        } else {
            Err(OptionError::Value { key: key.to_owned(), value: value.to_owned(), values: choice.values() })
        }
    }
}

/// A game without options.
impl Options for () {
    const CHOICES: &'static [(&'static str, Choice)] = &[];

    fn get(&self, _key: &str) -> Option<String> {
        None
    }

    fn put(&mut self, _key: &str, _value: &str) -> bool {
        false
    }
}

/// What was wrong with an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// What was written.
        key: String,
        /// The options there are.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    Value {
        /// The option.
        key: String,
        /// What was written.
        value: String,
        /// What it takes.
        values: String,
    },
}

impl OptionError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            OptionError::Unknown { key, known } if known.is_empty() => {
                Message::new("option-none").with("key", key.as_str())
            }
            OptionError::Unknown { key, known } => {
                Message::new("option-unknown").with("key", key.as_str()).with("known", known.join(", "))
            }
            OptionError::Value { key, value, values } => Message::new("option-value")
                .with("key", key.as_str())
                .with("value", value.as_str())
                .with("values", values.as_str()),
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown { key, known } => {
                write!(f, "there is no option `{key}`; options: {}", known.join(", "))
            }
            OptionError::Value { key, value, values } => {
                write!(f, "option `{key}` does not take `{value}`; it takes {values}")
            }
        }
    }
}

impl std::error::Error for OptionError {}

//! What a game has to say, before it becomes a sentence in some language.
//!
//! Rules never hold sentences: they name a message and give its arguments. The `words` crate finds
//! the sentence in the game's `locales/<language>.ftl`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A language that Bocage speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language a tag such as `fr_FR.UTF-8` or `en-GB` asks for, if we speak it.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let tag = tag.trim().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| {
            tag.strip_prefix(language.code())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_', '.', '@']))
        })
    }
}

/// A thing to say: the name of a message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Message {
    /// Name of the message in the locale files.
    pub key: Cow<'static, str>,
    /// Its arguments, by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number; languages choose plurals by it.
    Number(i64),
    /// Text that is the same in every language: a label, a name, a path.
    Text(String),
    /// Something that is itself said in words.
    Message(Message),
    /// Several of those; each language joins them in its own way.
    List(Vec<Message>),
    /// A player. As argument `seat` the sentence sees `$seat`, the name, and `$seat-is`, which is
    /// `you` for the reader and `other` for everybody else.
    Seat(Seat),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Message { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// A message whose name is put together from names of components ("card-wheat").
    pub fn named(key: String) -> Self {
        Message { key: Cow::Owned(key), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Arg::List(list)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_in_tags() {
        assert_eq!(Language::from_tag("fr_FR.UTF-8"), Some(Language::Fr));
        assert_eq!(Language::from_tag("EN-gb"), Some(Language::En));
        assert_eq!(Language::from_tag("fro"), None);
        assert_eq!(Language::from_tag("C.UTF-8"), None);
    }
}

//! People, bots' levels and the ids that commands carry: texts from outside, made harmless here.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits;

/// Who a person is, as the host knows them. Others see it: never a token or an address.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub String);

impl From<&str> for PlayerId {
    fn from(text: &str) -> Self {
        PlayerId(text.to_owned())
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person as the host vouches for them: commands say what, the host says who.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PlayerId,
    /// What others call them.
    pub name: String,
}

impl Person {
    /// A person with a harmless name.
    pub fn new(id: impl Into<PlayerId>, name: &str) -> Self {
        let id = id.into();
        let cleaned = clean_name(name);
        let name = if cleaned.is_empty() { clean_name(&id.0) } else { cleaned };
        Person { id, name }
    }
}

/// A name without control or invisible direction characters, trimmed and cut to [`limits::NAME`].
pub fn clean_name(name: &str) -> String {
    clean(name, limits::NAME)
}

/// One line of text: spaces for everything that would break or reorder the line, cut to `most`.
pub(crate) fn clean(text: &str, most: usize) -> String {
    let line: String = text.chars().map(|c| if disturbs(c) { ' ' } else { c }).collect();
    let mut words = String::new();
    for word in line.split_whitespace() {
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(word);
    }
    words.chars().take(most).collect::<String>().trim_end().to_owned()
}

/// Control characters, and those that turn the direction of what follows them.
fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The name that a client gives to a command, so that sending it twice does it once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub String);

impl CommandId {
    /// Can this be used? Ids are short and made of plain letters, digits, `-` and `_`.
    pub fn is_valid(&self) -> bool {
        let plain = |c: u8| c.is_ascii_alphanumeric() || c == b'-' || c == b'_';
        !self.0.is_empty() && self.0.len() <= limits::ID && self.0.bytes().all(plain)
    }
}

impl From<&str> for CommandId {
    fn from(text: &str) -> Self {
        CommandId(text.to_owned())
    }
}

impl From<String> for CommandId {
    fn from(text: String) -> Self {
        CommandId(text)
    }
}

/// How well a bot plays, from 1 to [`Level::MAX`]. A host without that many plays its nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub u8);

impl Level {
    /// The best level.
    pub const MAX: u8 = 5;

    /// Is there such a level?
    pub fn is_valid(self) -> bool {
        (1..=Self::MAX).contains(&self.0)
    }
}

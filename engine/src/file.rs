//! What is wrong with a file that a person wrote: which line, which entry, what was expected.
//!
//! A mistake is told wholly in messages: what was found is quoted or counted, what should be there is
//! one of the few kinds of [`expected`]. The checks that component and position files of all games need are
//! here too.

mod checks;
mod complaint;
pub mod expected;
mod read;

use std::fmt;
use std::ops::Range;

use crate::Message;
pub use checks::{
    array, at_most, by_word, count, in_range, of_game, players, unique, word, wrong, wrong_count,
};
pub(crate) use complaint::expectation;
pub use read::read;

/// What a check gives.
pub type Result<T> = std::result::Result<T, FileError>;

/// Quotes are cut here: they come from anywhere.
const LONGEST_QUOTE: usize = 60;

/// A mistake in a component or position file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// The entry and field, such as `cards[7].biome`; empty for the file as a whole.
    pub place: String,
    /// What was found there; boxed, so that results stay small.
    pub found: Box<Message>,
    /// What should be there.
    pub expected: Message,
}

impl FileError {
    /// A value at `place` that the rules cannot use; an empty one is nothing.
    pub fn value(place: impl Into<String>, found: impl fmt::Display, expected: Message) -> Self {
        FileError { line: None, place: place.into(), found: Box::new(quote(&found.to_string())), expected }
    }

    /// Too many or too few entries at `place`.
    pub fn count(place: impl Into<String>, found: usize, expected: Message) -> Self {
        let found = Message::new("file-count").with("count", found);
        FileError { line: None, place: place.into(), found: Box::new(found), expected }
    }

    /// A text that is not TOML, or not of the expected shape.
    fn mistake(text: &str, span: Range<usize>, complaint: &str) -> Self {
        let line = line_of(text, &span);
        // Where a field is missing, the span is all that is there.
        let missing = complaint.starts_with("missing field");
        let found = if missing { "" } else { text.get(span).unwrap_or("").trim() };
        // The entry is the last table header above the mistake: what a person would look for.
        let place = text
            .lines()
            .take(line)
            .filter(|line| line.trim_start().starts_with('['))
            .last()
            .map(|header| header.trim().to_owned())
            .unwrap_or_default();
        FileError {
            line: Some(line),
            place,
            found: Box::new(quote(found.lines().next().unwrap_or(""))),
            expected: expectation(complaint),
        }
    }

    /// Notes the line of a place such as `seats[1].planet`, `zone.snow` or `row`, for values that were
    /// read before they were judged: that of the field, or of its entry, or of the value itself. A number
    /// in brackets counts entries from 0; an entry may also be named, as in `power_tracks[bud].values`.
    #[must_use]
    pub fn within(mut self, text: &str) -> Self {
        let quoted = self.found.args.iter().find_map(|(_, arg)| match arg {
            crate::Arg::Text(found) => Some(format!("\"{found}\"")),
            _ => None,
        });
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let holding = |needle: &String| lines.iter().position(|line| line.contains(needle.as_str()));
        let found = Lines(&lines).of_place(&self.place, quoted.as_deref());
        let found = found.or_else(|| quoted.as_ref().and_then(holding));
        self.line = self.line.or(found.map(|at| at + 1));
        self
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        let key = match (self.line.is_some(), self.place.is_empty()) {
            (true, true) => "file-error-line",
            (true, false) => "file-error-line-place",
            (false, true) => "file-error",
            (false, false) => "file-error-place",
        };
        Message::new(key)
            .with("line", self.line.unwrap_or(0))
            .with("place", self.place.as_str())
            .with("found", Message::clone(&self.found))
            .with("expected", self.expected.clone())
    }
}

fn quote(found: &str) -> Message {
    if found.is_empty() {
        return Message::new("file-nothing");
    }
    let short: String = found.chars().take(LONGEST_QUOTE).collect();
    Message::new("file-quote").with("text", short)
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.bytes().take(span.start).filter(|&byte| byte == b'\n').count() + 1
}

/// The lines of a file, in which places are looked for.
struct Lines<'a>(&'a [&'a str]);

impl<'a> Lines<'a> {
    fn header(&self, at: usize) -> Option<&'a str> {
        self.0[at].starts_with('[').then(|| self.0[at].trim_matches(['[', ']']))
    }

    fn assigned(&self, at: usize, field: &str) -> Option<&'a str> {
        self.0[at].strip_prefix(field)?.trim_start().strip_prefix('=').map(str::trim)
    }

    /// The lines of a table, from the one below its header.
    fn block(&self, start: usize) -> impl Iterator<Item = usize> + Clone {
        (start..self.0.len()).take_while(|&at| self.header(at).is_none())
    }

    fn of_place(&self, place: &str, quoted: Option<&str>) -> Option<usize> {
        let (section, field) = place.split_once('.').unwrap_or(("", place));
        let (name, entry) = section.split_once('[').unwrap_or((section, ""));
        let entry = entry.trim_end_matches(']');
        let field = field.split(['.', '[']).next().unwrap_or_default();
        if let Some(start) = self.start(name, entry) {
            let at = self.block(start).find(|&at| self.assigned(at, field).is_some());
            match at {
                Some(at) => return Some(self.value(at, quoted).unwrap_or(at)),
                None if start > 0 => return Some(start - 1),
                None => {}
            }
        }
        // A section as a whole, or one that is written as a value.
        let name = place.split(['[', '.']).next().filter(|name| !name.is_empty())?;
        let all = 0..self.0.len();
        all.clone()
            .find(|&at| self.header(at) == Some(name))
            .or_else(|| all.clone().find(|&at| self.assigned(at, name).is_some()))
    }

    /// Where the fields of an entry begin.
    fn start(&self, name: &str, entry: &str) -> Option<usize> {
        let lines = 0..self.0.len();
        let mut starts = lines.filter(|&at| self.header(at) == Some(name)).map(|at| at + 1);
        match entry.parse::<usize>() {
            _ if name.is_empty() => Some(0),
            Ok(nth) => starts.nth(nth),
            Err(_) if entry.is_empty() => starts.next(),
            Err(_) => {
                let named = |id: &str| id.trim_matches('"') == entry;
                let by_id =
                    |&start: &usize| self.block(start).any(|at| self.assigned(at, "id").is_some_and(named));
                // By another field: its value, or all of it, as in `boards[players = 3]`.
                let has = |at: usize| {
                    let value = self.0[at].split_once('=').map(|(_, value)| value.trim());
                    value.is_some_and(named) || self.0[at] == entry
                };
                let by_any = |&start: &usize| self.block(start).any(has);
                starts.clone().find(by_id).or_else(|| starts.find(by_any))
            }
        }
    }

    /// The line of a value of many lines that has the text that was found.
    fn value(&self, at: usize, quoted: Option<&str>) -> Option<usize> {
        let goes_on = |line: &&str| !line.starts_with(|first: char| first.is_ascii_alphabetic());
        let length = self.0[at + 1..].iter().take_while(|line| goes_on(line)).count();
        let quoted = quoted?;
        (at..=at + length).find(|&at| self.0[at].contains(quoted))
    }
}

/// For logs and tests: its sentence is in the locale files.
impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for FileError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[serde(rename = "power")]
        _power: String,
    }

    #[derive(Debug, serde::Deserialize)]
    struct Cards {
        #[serde(rename = "cards")]
        _cards: Vec<Card>,
    }

    #[test]
    fn a_field_is_found_in_its_entry() {
        let text = "row = 1\n[[cards]]\nid = \"a\"\npower = 1\n[[cards]]\npower = 2\nid = \"b\"\n[zone]\nrow = 3\n\
                    lines = [\n  \"x\",\n  \"y\",\n]\n[other]\nz = \"w\"\n";
        let line = |place: &str| FileError::value(place, "y", expected::nothing()).within(text).line;
        assert_eq!((line("row"), line("zone.row")), (Some(1), Some(9)));
        assert_eq!((line("cards[0].power"), line("cards[1].power")), (Some(4), Some(6)));
        assert_eq!((line("cards[a].power"), line("cards[b].power[0]")), (Some(4), Some(6)));
        // A value of many lines, a field that is not there, a section, a value alone.
        assert_eq!((line("zone.lines[1]"), line("zone.power")), (Some(12), Some(8)));
        assert_eq!((line("cards"), line("cards[7].power"), line("nowhere.at")), (Some(2), Some(2), Some(12)));
        assert_eq!(FileError::count("nowhere", 3, expected::nothing()).within(text).line, None);
    }

    #[test]
    fn a_mistake_names_its_line_and_entry() {
        let text = "[[cards]]\npower = \"bud\"\n\n[[cards]]\npower = 3\n";
        let error = read::<Cards>(text).unwrap_err();
        assert_eq!(error.line, Some(5));
        assert_eq!(error.place, "[[cards]]");
        assert_eq!(*error.found, quote("3"));
        assert_eq!(error.expected, Message::new("file-text"));
    }

    #[test]
    fn complaints_of_the_reader_become_messages() {
        for (text, found, key) in [
            ("[[cards]]\n", "", "file-field"),
            ("[[cards]]\npower = 3\n", "3", "file-text"),
            ("[[cards]]\npower = \"a\"\nforce = 1\n", "force", "file-fields"),
            ("[[cards]]\npower = \"a\"\npower = \"b\"\n", "power", "file-unique"),
            ("[[cards]]\npower = a\n", "a", "file-text"),
            ("[[cards]]\npower =\n", "", "file-text"),
            ("cards = [,]\n", ",", "file-value"),
            ("[[cards]]\npower\n", "", "file-is"),
            ("[[cards]\n", "", "file-is"),
            ("cards = 7\n", "7", "file-list"),
            ("cards = [7]\n", "7", "file-table"),
        ] {
            let error = read::<Cards>(text).unwrap_err();
            assert_eq!(error.expected.key, key, "{text}{error}");
            assert_eq!(*error.found, quote(found), "{text}{error}");
        }
    }
}

//! What is wrong with a file that a person wrote: which line, which entry, what was expected.

use std::fmt;
use std::ops::Range;

use crate::Message;

/// A mistake in a component or position file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// The entry and field, such as `cards[7].biome`; empty for the file as a whole.
    pub place: String,
    /// What was found there.
    pub found: String,
    /// What should be there.
    pub expected: String,
}

impl FileError {
    /// A value at `place` that the rules cannot use.
    pub fn value(place: impl Into<String>, found: impl fmt::Display, expected: impl Into<String>) -> Self {
        FileError { line: None, place: place.into(), found: found.to_string(), expected: expected.into() }
    }

    /// A text that is not TOML, or not of the expected shape.
    pub fn toml(text: &str, error: &toml::de::Error) -> Self {
        let span = error.span().unwrap_or(0..0);
        let line = line_of(text, &span);
        let found: String =
            text.get(span).unwrap_or("").trim().lines().next().unwrap_or("").chars().take(60).collect();
        // The entry is the last table header above the mistake: what a person would look for.
        let place = text
            .lines()
            .take(line)
            .filter(|line| line.trim_start().starts_with('['))
            .last()
            .map(|header| header.trim().to_owned())
            .unwrap_or_default();
        FileError { line: Some(line), place, found, expected: expectation(error.message()) }
    }

    /// Notes the line of a field such as `seats[1].planet`, `zone.snow` or `row`. An entry may also be
    /// named by its `id`, as in `power_tracks[bud].values`.
    #[must_use]
    pub fn near_place(mut self, text: &str, place: &str) -> Self {
        let (section, field) = place.split_once('.').unwrap_or(("", place));
        let (name, entry) = section.split_once('[').unwrap_or((section, ""));
        let entry = entry.trim_end_matches(']');
        let field = field.split(['.', '[']).next().unwrap_or_default();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let header = |at: usize| lines[at].starts_with('[').then(|| lines[at].trim_matches(['[', ']']));
        let assigned = |at: usize, field: &str| lines[at].strip_prefix(field)?.trim_start().strip_prefix('=');
        let block = |start: usize| (start..lines.len()).take_while(move |&at| header(at).is_none());
        let is_entry = |at: usize| assigned(at, "id").is_some_and(|id| id.trim().trim_matches('"') == entry);
        let mut starts = (0..lines.len()).filter(|&at| header(at) == Some(name)).map(|at| at + 1);
        let start = match entry.parse::<usize>() {
            _ if name.is_empty() => Some(0),
            Ok(nth) => starts.nth(nth),
            Err(_) if entry.is_empty() => starts.next(),
            Err(_) => starts.find(|&start| block(start).any(is_entry)),
        };
        if self.line.is_none() {
            let found = start.and_then(|start| block(start).find(|&at| assigned(at, field).is_some()));
            self.line = found.map(|at| at + 1);
        }
        self
    }

    /// Notes the line in which `text` has `needle` for the first time, for values that were read
    /// before they were judged.
    #[must_use]
    pub fn near(mut self, text: &str, needle: &str) -> Self {
        if self.line.is_none() {
            self.line = text.lines().position(|line| line.contains(needle)).map(|index| index + 1);
        }
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
            .with("found", self.found.as_str())
            .with("expected", self.expected.as_str())
    }
}

/// What a reader's complaint says that it expected.
fn expectation(complaint: &str) -> String {
    match (complaint.split_once("expected "), complaint.strip_prefix("missing field ")) {
        (Some((_, "u8")), _) => "a number from 0 to 255".to_owned(),
        (Some((_, "u16" | "u32" | "usize")), _) => "a number that is not negative".to_owned(),
        (Some((_, expected)), _) => expected.to_owned(),
        (None, Some(field)) => format!("the field {field}"),
        (None, None) => complaint.to_owned(),
    }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.bytes().take(span.start).filter(|&byte| byte == b'\n').count() + 1
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        write!(f, "found `{}`; expected {}", self.found, self.expected)
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
        let text =
            "row = 1\n[[cards]]\nid = \"a\"\npower = 1\n[[cards]]\npower = 2\nid = \"b\"\n[zone]\nrow = 3\n";
        let line = |place: &str| FileError::value(place, "", "").near_place(text, place).line;
        assert_eq!((line("row"), line("zone.row")), (Some(1), Some(9)));
        assert_eq!((line("cards[0].power"), line("cards[1].power")), (Some(4), Some(6)));
        assert_eq!((line("cards[a].power"), line("cards[b].power[0]")), (Some(4), Some(6)));
        assert_eq!((line("cards[7].power"), line("cards[c].power"), line("zone.power")), (None, None, None));
    }

    #[test]
    fn a_mistake_names_its_line_and_entry() {
        let text = "[[cards]]\npower = \"bud\"\n\n[[cards]]\npower = 3\n";
        let error = FileError::toml(text, &toml::from_str::<Cards>(text).unwrap_err());
        assert_eq!(error.line, Some(5));
        assert_eq!(error.place, "[[cards]]");
        assert_eq!(error.found, "3");
        assert!(error.expected.contains("string"), "{error}");
    }
}

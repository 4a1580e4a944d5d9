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

    /// Notes the line of a field such as `seats[1].planet`, `zone.snow` or `row`.
    #[must_use]
    pub fn near_place(mut self, text: &str, place: &str) -> Self {
        let (section, field) = place.split_once('.').unwrap_or(("", place));
        let (name, nth) = match section.split_once('[') {
            Some((name, index)) => (name, index.trim_end_matches(']').parse().unwrap_or(0)),
            None => (section, 0usize),
        };
        let field = field.split(['.', '[']).next().unwrap_or_default();
        let mut lines = text.lines().enumerate();
        if !name.is_empty() {
            let header = |line: &str| {
                line.trim_start().trim_start_matches('[').starts_with(name)
                    && line.trim_start().starts_with('[')
            };
            lines.by_ref().filter(|(_, line)| header(line)).nth(nth);
        }
        let assigns = |line: &str| {
            line.trim_start().strip_prefix(field).is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        if self.line.is_none() {
            self.line = lines.find(|(_, line)| assigns(line)).map(|(index, _)| index + 1);
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
    fn a_mistake_names_its_line_and_entry() {
        let text = "[[cards]]\npower = \"bud\"\n\n[[cards]]\npower = 3\n";
        let error = FileError::toml(text, &toml::from_str::<Cards>(text).unwrap_err());
        assert_eq!(error.line, Some(5));
        assert_eq!(error.place, "[[cards]]");
        assert_eq!(error.found, "3");
        assert!(error.expected.contains("string"), "{error}");
    }
}

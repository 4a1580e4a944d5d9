//! What should stand in a file: few kinds, which all games share. Their words are in the common lexicon.

use std::fmt::Display;
use std::ops::{Bound, RangeBounds};

use crate::Message;

/// A whole number in a range.
pub fn number<N: Copy + TryInto<i64>>(range: impl RangeBounds<N>) -> Message {
    match bounds(&range) {
        (Some(least), Some(most)) if least == most => is(least),
        (Some(least), Some(most)) => Message::new("file-between").with("least", least).with("most", most),
        (least, most) => amount(least, most),
    }
}

/// So many entries.
pub fn entries(range: impl RangeBounds<usize>) -> Message {
    let (least, most) = bounds(&range);
    Message::new("file-entries")
        .with("amount", amount(least, most))
        .with("count", most.or(least).unwrap_or(0))
}

/// So many entries that have something in common, written as in the file: `deck = "a"`.
pub fn entries_with(range: impl RangeBounds<usize>, field: &str, value: impl Display) -> Message {
    let (least, most) = bounds(&range);
    Message::new("file-entries-with")
        .with("amount", amount(least, most))
        .with("count", most.or(least).unwrap_or(0))
        .with("with", format!("{field} = {value}"))
}

/// Exactly this.
pub fn is(value: impl Display) -> Message {
    Message::new("file-is").with("value", value.to_string())
}

/// One of a closed list of words.
pub fn one_of<W: Display>(words: impl IntoIterator<Item = W>) -> Message {
    Message::new("file-one-of").with("words", join(words))
}

/// Anything but these words.
pub fn none_of<W: Display>(words: impl IntoIterator<Item = W>) -> Message {
    Message::new("file-none-of").with("words", join(words))
}

/// A name or a notation of which there are too many to list.
pub fn such_as(example: impl Display) -> Message {
    Message::new("file-such-as").with("example", example.to_string())
}

/// What no other entry has or names.
pub fn unique() -> Message {
    Message::new("file-unique")
}

/// What stands at another place of the file.
pub fn as_in(place: impl Display) -> Message {
    Message::new("file-as-in").with("place", place.to_string())
}

/// What follows from the rest of the file.
pub fn as_elsewhere(value: impl Display) -> Message {
    Message::new("file-as-elsewhere").with("value", value.to_string())
}

/// What the rules say: no file can change them.
pub fn as_ruled(value: impl Display) -> Message {
    Message::new("file-as-ruled").with("value", value.to_string())
}

/// The one entry that can come next.
pub fn in_order(value: impl Display) -> Message {
    Message::new("file-in-order").with("value", value.to_string())
}

/// Numbers each of which is larger than the one before.
pub fn rising() -> Message {
    Message::new("file-rising")
}

/// Lines of characters.
pub fn grid(lines: impl Into<usize>, characters: impl Into<usize>) -> Message {
    Message::new("file-grid").with("lines", lines.into()).with("characters", characters.into())
}

/// A field that is not there.
pub fn field(name: &str) -> Message {
    Message::new("file-field").with("field", name)
}

/// One of these fields, and no other.
pub fn fields<W: Display>(names: impl IntoIterator<Item = W>) -> Message {
    Message::new("file-fields").with("fields", join(names))
}

/// All of these fields, or none of them.
pub fn together<W: Display>(names: impl IntoIterator<Item = W>) -> Message {
    Message::new("file-together").with("fields", join(names))
}

/// Nothing: it has no place here, or not now.
pub fn nothing() -> Message {
    Message::new("file-nothing-here")
}

/// What can be in this position.
pub fn fitting() -> Message {
    Message::new("file-fitting")
}

/// What touches the rest.
pub fn connected() -> Message {
    Message::new("file-connected")
}

/// A position in which somebody has something to decide.
pub fn decision() -> Message {
    Message::new("file-decision")
}

fn amount(least: Option<i64>, most: Option<i64>) -> Message {
    match (least, most) {
        (Some(least), Some(most)) if least == most => Message::new("file-exactly").with("count", least),
        (Some(least @ 1..), Some(most)) => Message::new("file-range").with("least", least).with("most", most),
        (_, Some(most)) => Message::new("file-at-most").with("count", most),
        (least, None) => Message::new("file-at-least").with("count", least.unwrap_or(0)),
    }
}

fn bounds<N: Copy + TryInto<i64>>(range: &impl RangeBounds<N>) -> (Option<i64>, Option<i64>) {
    let number = |bound: N| bound.try_into().unwrap_or(i64::MAX);
    let least = match range.start_bound() {
        Bound::Included(&least) => Some(number(least)),
        Bound::Excluded(&below) => Some(number(below).saturating_add(1)),
        Bound::Unbounded => None,
    };
    let most = match range.end_bound() {
        Bound::Included(&most) => Some(number(most)),
        Bound::Excluded(&above) => Some(number(above).saturating_sub(1)),
        Bound::Unbounded => None,
    };
    (least, most)
}

fn join<W: Display>(words: impl IntoIterator<Item = W>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

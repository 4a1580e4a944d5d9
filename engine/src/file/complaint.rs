//! What the readers of TOML and JSON complain about, as messages.
//!
//! Their complaints are English sentences of few forms. What is none of them is quoted as it is.

use super::expected;
use crate::Message;

/// What a reader's complaint says that it expected. Our own types complain with the name of a message.
pub(crate) fn expectation(complaint: &str) -> Message {
    let complaint = complaint.split(" at line ").next().unwrap_or_default();
    let wanted = complaint.split_once("expected ").map_or("", |(_, wanted)| wanted);
    let known = match complaint.split(' ').collect::<Vec<_>>().as_slice() {
        [key] if key.starts_with("file-") => Some(Message::named((*key).to_owned())),
        ["missing", "field", name] => Some(expected::field(name.trim_matches('`'))),
        ["unknown", "field", ..] => Some(expected::fields(quoted(wanted))),
        ["unknown", "variant", ..] => Some(expected::one_of(quoted(wanted))),
        ["duplicate", ..] => Some(expected::unique()),
        ["integer", "number", "overflowed"] => Some(Message::new("file-number")),
        ["wanted", "string", ..] => Some(Message::new("file-text")),
        _ if complaint.contains("must be quoted") => Some(Message::new("file-text")),
        _ => shape(wanted),
    };
    known.unwrap_or_else(|| Message::new("file-syntax").with("problem", complaint))
}

fn shape(wanted: &str) -> Option<Message> {
    Some(match wanted.split(' ').collect::<Vec<_>>().as_slice() {
        ["u8"] => expected::number(0..=u8::MAX),
        ["i8"] => expected::number(i8::MIN..=i8::MAX),
        ["u16"] => expected::number(0..=u16::MAX),
        ["i16"] => expected::number(i16::MIN..=i16::MAX),
        ["u32" | "u64" | "usize"] => expected::number(0u8..),
        ["i32" | "i64"] => Message::new("file-number"),
        ["a" | "an", "array" | "tuple", "of", "length" | "size", length] => {
            let length: usize = length.parse().ok()?;
            expected::entries(length..=length)
        }
        ["a", "string"] | ["literal", "string"] => Message::new("file-text"),
        ["a", "boolean"] => Message::new("file-flag"),
        ["a", "sequence"] => Message::new("file-list"),
        ["a", "map"] | ["struct", _] | ["internally", "tagged", ..] => Message::new("file-table"),
        ["key"] => Message::new("file-key"),
        ["value"] => Message::new("file-value"),
        ["nothing"] => expected::nothing(),
        [sign] if sign.len() > 2 && sign.starts_with('`') => expected::is(sign.trim_matches('`')),
        _ => return None,
    })
}

/// The words in backquotes.
fn quoted(list: &str) -> impl Iterator<Item = &str> {
    list.split('`').skip(1).step_by(2)
}

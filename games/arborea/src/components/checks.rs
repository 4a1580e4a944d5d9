//! Values of a component file, judged one by one: an error names the place and what was expected.

use std::fmt::Display;
use std::ops::RangeInclusive;

use bocage_engine::FileError;

use super::{Symbol, Symbols};
use crate::vocabulary::Habitat;

pub(super) type Result<T> = std::result::Result<T, FileError>;

pub(super) fn wrong<T>(
    place: impl Into<String>,
    found: impl Display,
    expected: impl Into<String>,
) -> Result<T> {
    Err(FileError::value(place, found, expected))
}

pub(super) fn in_range<N: PartialOrd + Display + Copy>(
    place: &str,
    value: N,
    range: RangeInclusive<N>,
) -> Result<N> {
    if range.contains(&value) {
        Ok(value)
    } else {
        wrong(place, value, format!("a number from {} to {}", range.start(), range.end()))
    }
}

/// A list of exactly `N` things.
pub(super) fn exactly<T: Clone, const N: usize>(place: &str, list: &[T]) -> Result<[T; N]> {
    match <[T; N]>::try_from(list.to_vec()) {
        Ok(array) => Ok(array),
        Err(list) => wrong(place, format!("{} entries", list.len()), format!("{N} entries")),
    }
}

/// Exactly `N` things, each made from its entry.
pub(super) fn each<E, T: Clone, const N: usize>(
    place: &str,
    entries: &[E],
    make: impl Fn(usize, &E) -> Result<T>,
) -> Result<[T; N]> {
    let made: Vec<T> =
        entries.iter().enumerate().map(|(index, entry)| make(index, entry)).collect::<Result<_>>()?;
    exactly(place, &made)
}

pub(super) fn word<T>(
    place: &str,
    found: &str,
    read: impl Fn(&str) -> Option<T>,
    words: &[&str],
) -> Result<T> {
    match read(found) {
        Some(value) => Ok(value),
        None => wrong(place, found, format!("one of {}", words.join(", "))),
    }
}

macro_rules! word_of {
    ($type:ty, $place:expr, $found:expr) => {{
        let words: Vec<&str> = <$type>::ALL.iter().map(|value| value.word()).collect();
        word($place, $found, <$type>::from_word, &words)
    }};
}

/// The entries come in the order of the rules' own list.
pub(super) fn in_order(place: &str, found: &str, expected: &str) -> Result<()> {
    if found == expected { Ok(()) } else { wrong(place, found, format!("\"{expected}\" at this place")) }
}

pub(super) fn symbol(place: &str, text: &str) -> Result<Symbol> {
    match Symbol::from_word(text) {
        Some(symbol) => Ok(symbol),
        None => wrong(place, text, "a symbol such as \"biome:tree\", \"gift\" or \"spirit:+2\""),
    }
}

pub(super) fn symbols(place: &str, texts: &[String]) -> Result<Symbols> {
    if texts.is_empty() || texts.len() > 8 {
        return wrong(place, format!("{} symbols", texts.len()), "1 to 8 symbols");
    }
    texts.iter().map(|text| symbol(place, text)).collect()
}

/// Symbols off the trails: no Sage is near, and nobody is forced to lose spirit.
pub(super) fn reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = symbols(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Sage | Symbol::Spirit(i8::MIN..=-1))) {
        Some(symbol) => wrong(place, symbol, "a reward that neither calls a Sage nor costs spirit"),
        None => Ok(list),
    }
}

/// Rewards of the Borderlands must not attract again, or one creature could bring all others.
pub(super) fn border_reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = reward(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Attract(_))) {
        Some(symbol) => wrong(place, symbol, "a reward that attracts no further creature"),
        None => Ok(list),
    }
}

pub(super) fn grid(place: &str, rows: &[String]) -> Result<[Habitat; 6]> {
    let letters: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 2) {
        return wrong(place, rows.join("/"), "three rows of two letters");
    }
    each(place, &letters, |_, &letter| match Habitat::from_letter(letter) {
        Some(habitat) => Ok(habitat),
        None => wrong(place, letter, "one of T, S, F, G, M, W, R"),
    })
}

pub(super) fn numbered(place: &str, found: usize, index: usize) -> Result<()> {
    if found == index + 1 {
        Ok(())
    } else {
        wrong(place, found, format!("{}: entries are numbered from 1 without gaps", index + 1))
    }
}

pub(super) use word_of;

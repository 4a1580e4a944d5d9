//! Checks that the files of all games need.

use std::fmt::Display;
use std::ops::{RangeBounds, RangeInclusive};

use super::{FileError, Result, expected};
use crate::Message;

/// A value that the rules cannot use.
pub fn wrong<T>(place: impl Into<String>, found: impl Display, expected: Message) -> Result<T> {
    Err(FileError::value(place, found, expected))
}

/// Too many or too few.
pub fn wrong_count<T>(place: impl Into<String>, found: usize, expected: Message) -> Result<T> {
    Err(FileError::count(place, found, expected))
}

/// A number within bounds.
pub fn in_range<N: Copy + PartialOrd + Display + TryInto<i64>>(
    place: impl Into<String>,
    value: N,
    range: RangeInclusive<N>,
) -> Result<N> {
    if range.contains(&value) { Ok(value) } else { wrong(place, value, expected::number(range)) }
}

/// A number that is not too large.
pub fn at_most<N: Copy + PartialOrd + Display + TryInto<i64>>(
    place: impl Into<String>,
    value: N,
    most: N,
) -> Result<N> {
    if value <= most { Ok(value) } else { wrong(place, value, expected::number(..=most)) }
}

/// So many entries.
pub fn count<T>(place: impl Into<String>, list: &[T], range: impl RangeBounds<usize>) -> Result<()> {
    if range.contains(&list.len()) {
        Ok(())
    } else {
        wrong_count(place, list.len(), expected::entries(range))
    }
}

/// A list as an array of the one length that fits.
pub fn array<T, const N: usize>(place: impl Into<String>, list: Vec<T>) -> Result<[T; N]> {
    let length = list.len();
    list.try_into().or_else(|_| wrong_count(place, length, expected::entries(N..=N)))
}

/// A word of a closed list.
pub fn word<T: Copy>(
    place: impl Into<String>,
    found: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T> {
    match all.iter().copied().find(|&one| name(one) == found) {
        Some(one) => Ok(one),
        None => wrong(place, found, expected::one_of(all.iter().map(|&one| name(one)))),
    }
}

/// The entry for each of a closed list of words, exactly once, in the order of the words.
pub fn by_word<'a, E>(
    section: &str,
    entries: &'a [E],
    id: impl Fn(&E) -> &str,
    words: &[&str],
) -> Result<Vec<&'a E>> {
    for (index, entry) in entries.iter().enumerate() {
        if !words.contains(&id(entry)) {
            return wrong(format!("{section}[{index}].id"), id(entry), expected::one_of(words));
        }
    }
    let one = |word: &&str| {
        let found: Vec<&E> = entries.iter().filter(|entry| id(entry) == *word).collect();
        match found.as_slice() {
            [entry] => Ok(*entry),
            several => {
                let expected = expected::entries_with(1..=1, "id", format!("\"{word}\""));
                wrong_count(section, several.len(), expected)
            }
        }
    };
    words.iter().map(one).collect()
}

/// The ids of the entries of a section, of which no two are the same.
pub fn unique<'a>(section: &str, ids: impl IntoIterator<Item = &'a str>) -> Result<()> {
    let mut seen = Vec::new();
    for (index, id) in ids.into_iter().enumerate() {
        if seen.contains(&id) {
            return wrong(format!("{section}[{index}].id"), id, expected::unique());
        }
        seen.push(id);
    }
    Ok(())
}

/// A position file that says whose it is must be of this game.
pub fn of_game(id: &str, said: Option<&str>) -> Result<()> {
    match said {
        Some(said) if said != id => wrong("game", said, expected::is(id)),
        _ => Ok(()),
    }
}

/// How many play: as the file says, or as many as have seats in it and at least two.
pub fn players(said: Option<u8>, seats: usize, (least, most): (u8, u8)) -> Result<u8> {
    let counted = u8::try_from(seats).unwrap_or(u8::MAX).max(2);
    in_range("players", said.unwrap_or(counted), least..=most)
}

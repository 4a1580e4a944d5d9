//! Values of a component file, judged one by one: an error names the place and what was expected.

use bocage_engine::file::{Result, array, count, expected, wrong};

use super::{Symbol, Symbols};
use crate::vocabulary::Habitat;

/// Exactly `N` things, each made from its entry.
pub(super) fn each<E, T, const N: usize>(
    place: &str,
    entries: &[E],
    make: impl Fn(usize, &E) -> Result<T>,
) -> Result<[T; N]> {
    let made: Vec<T> =
        entries.iter().enumerate().map(|(index, entry)| make(index, entry)).collect::<Result<_>>()?;
    array(place, made)
}

/// The entries come in the order of the rules' own list.
pub(super) fn in_order(place: &str, found: &str, expected: &str) -> Result<()> {
    if found == expected { Ok(()) } else { wrong(place, found, expected::in_order(expected)) }
}

pub(super) fn symbol(place: &str, text: &str) -> Result<Symbol> {
    match Symbol::from_word(text) {
        Some(symbol) => Ok(symbol),
        None => wrong(place, text, expected::such_as("biome:tree")),
    }
}

pub(super) fn symbols(place: &str, texts: &[String]) -> Result<Symbols> {
    count(place, texts, 1..=8)?;
    texts.iter().map(|text| symbol(place, text)).collect()
}

/// Symbols off the trails: no Sage is near, and nobody is forced to lose spirit.
pub(super) fn reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = symbols(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Sage | Symbol::Spirit(i8::MIN..=-1))) {
        Some(symbol) => wrong(place, symbol, expected::none_of([symbol])),
        None => Ok(list),
    }
}

/// Rewards of the Borderlands must not attract again, or one creature could bring all others.
pub(super) fn border_reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = reward(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Attract(_))) {
        Some(symbol) => wrong(place, symbol, expected::none_of([symbol])),
        None => Ok(list),
    }
}

pub(super) fn grid(place: &str, rows: &[String]) -> Result<[Habitat; 6]> {
    let letters: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 2) {
        return wrong(place, rows.join("/"), expected::grid(3u8, 2u8));
    }
    each(place, &letters, |_, &letter| match Habitat::from_letter(letter) {
        Some(habitat) => Ok(habitat),
        None => wrong(place, letter, expected::one_of(Habitat::ALL.iter().map(|habitat| habitat.letter()))),
    })
}

pub(super) fn numbered(place: &str, found: usize, index: usize) -> Result<()> {
    if found == index + 1 { Ok(()) } else { wrong(place, found, expected::in_order(index + 1)) }
}

//! Cards and tiles by name: each is in one place only, and a back stands for any card that has it.

use bocage_engine::file::{FileError, Result, count, expected, wrong};

use crate::TribesOfTheWind;
use crate::vocabulary::{Bonus, Card, CardSet, Color, Element, Tile, VillageCard};

/// What was named so far, and what is still free.
pub(super) struct Names<'a> {
    game: &'a TribesOfTheWind,
    elements: CardSet,
    villages: u32,
    tiles: u128,
}

/// A card that a file names, or a back that any card may have.
#[derive(Clone, Copy)]
pub(super) enum Named {
    Card(Card),
    Back(Element),
}

impl<'a> Names<'a> {
    pub(super) fn new(game: &'a TribesOfTheWind) -> Self {
        Names { game, elements: CardSet::default(), villages: 0, tiles: 0 }
    }

    /// Reads a card or a back. Cards are taken at once, backs are dealt later.
    pub(super) fn named(&mut self, place: &str, text: &str) -> Result<Named> {
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(element) = Element::from_letter(letter)
        {
            return Ok(Named::Back(element));
        }
        let Ok(card) = text.parse::<Card>() else {
            return wrong(place, text, expected::such_as("F02"));
        };
        if self.elements.contains(card) {
            return wrong(place, text, expected::unique());
        }
        self.elements.insert(card);
        Ok(Named::Card(card))
    }

    pub(super) fn named_list(&mut self, place: &str, texts: &[String], most: usize) -> Result<Vec<Named>> {
        count(place, texts, ..=most)?;
        texts.iter().map(|text| self.named(place, text)).collect()
    }

    /// A free card with this back.
    pub(super) fn any_with(&mut self, place: &str, element: Element) -> Result<Card> {
        let free = |card: &Card| card.element() == element && !self.elements.contains(*card);
        let Some(card) = Card::all().find(free) else {
            // No card is left that has this back.
            return wrong(place, element, expected::none_of([element]));
        };
        self.elements.insert(card);
        Ok(card)
    }

    /// A card for a name: itself, or a free one with that back.
    pub(super) fn deal(&mut self, place: &str, named: Named) -> Result<Card> {
        match named {
            Named::Card(card) => Ok(card),
            Named::Back(element) => self.any_with(place, element),
        }
    }

    /// Any free card; hands that a file says nothing about vary in their elements.
    pub(super) fn any(&mut self, place: &str, nth: usize) -> Result<Card> {
        let start = Element::ALL[nth % 4];
        let order = Element::ALL.iter().copied().filter(|element| *element != start);
        let found =
            std::iter::once(start).chain(order).find_map(|element| self.any_with(place, element).ok());
        found.ok_or_else(|| FileError::value(place, "", expected::such_as("F02")))
    }

    /// Element cards that nobody named.
    pub(super) fn free_elements(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let taken = self.elements;
        Card::all().filter(move |card| !taken.contains(*card))
    }

    pub(super) fn village(&mut self, place: &str, text: &str) -> Result<VillageCard> {
        match text.parse::<VillageCard>() {
            Ok(card) if self.villages & card.bit() == 0 => {
                self.villages |= card.bit();
                Ok(card)
            }
            Ok(_) => wrong(place, text, expected::unique()),
            Err(_) => wrong(place, text, expected::such_as("VC07")),
        }
    }

    /// Village cards that nobody named.
    pub(super) fn free_villages(&self) -> impl DoubleEndedIterator<Item = VillageCard> + use<> {
        let taken = self.villages;
        VillageCard::all().filter(move |card| taken & card.bit() == 0)
    }

    pub(super) fn take_village(&mut self, card: VillageCard) {
        self.villages |= card.bit();
    }

    /// A tile by its name, or by what it shows, as one reads it off a table: `violet 3 CW`.
    pub(super) fn tile(&mut self, place: &str, text: &str) -> Result<Tile> {
        let Some(tile) = self.game.components.tile_named(text).or_else(|| self.tile_shown(text)) else {
            return wrong(place, text, expected::such_as("VIO01"));
        };
        self.take_tile(place, tile)
    }

    /// A free tile with this colour, so many riders and these bonuses: turbine, catapult, windport.
    fn tile_shown(&self, text: &str) -> Option<Tile> {
        let text = text.to_ascii_lowercase();
        let mut words = text.split_whitespace();
        let (color, slots, bonuses) = (words.next()?, words.next()?, words.next()?);
        let color = Color::from_word(color)?;
        let slots: u8 = slots.parse().ok()?;
        let known = bonuses.chars().all(|letter| matches!(letter, 't' | 'c' | 'w'));
        if words.next().is_some() || !known {
            return None;
        }
        let shows = |tile: &Tile| {
            let face = self.game.components.tile(*tile);
            let same = |bonus: &Bonus| face.has(*bonus) == bonuses.contains(letter_of(*bonus));
            face.color == color && face.slots == slots && Bonus::ALL.iter().all(same)
        };
        let free = self.game.components.forest_tiles().filter(|tile| self.tile_is_free(*tile) && shows(tile));
        // Among equal ones, one that every table has.
        free.min_by_key(|tile| self.game.components.tile(*tile).players)
    }

    pub(super) fn take_tile(&mut self, place: &str, tile: Tile) -> Result<Tile> {
        let bit = 1 << (tile.0 & 127);
        if self.tiles & bit != 0 {
            let id = self.game.components.tile(tile).id.clone();
            return wrong(place, id, expected::unique());
        }
        self.tiles |= bit;
        Ok(tile)
    }

    pub(super) fn tile_is_free(&self, tile: Tile) -> bool {
        self.tiles >> (tile.0 & 127) & 1 == 0
    }
}

/// How a bonus is written where a tile is named by what it shows.
fn letter_of(bonus: Bonus) -> char {
    match bonus {
        Bonus::Turbine => 't',
        Bonus::Catapult => 'c',
        Bonus::Windport => 'w',
    }
}

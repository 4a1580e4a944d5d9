//! Things by their names: each is in one place only.

use bocage_engine::file::{Result, expected, wrong};

use crate::KingdomCrossing;
use crate::vocabulary::{Bird, Card, EmptyTile, Favour, QueenCard, StartFace};

/// What a file has named so far.
#[derive(Default)]
pub(super) struct Named {
    pub(super) cards: u128,
    pub(super) birds: u64,
    pub(super) favours: u32,
    pub(super) queens: u8,
    pub(super) tiles: u8,
    starts: u8,
}

/// The number of a name in a list of names.
fn find<'a>(place: &str, name: &str, mut keys: impl Iterator<Item = &'a str>, example: &str) -> Result<u8> {
    match keys.position(|key| key == name) {
        Some(index) => Ok(index as u8),
        None => wrong(place, name, expected::such_as(example)),
    }
}

/// Notes that a thing has a place; no other thing may have named it.
fn note<T: Copy + PartialEq + Default>(
    place: &str,
    name: &str,
    set: &mut T,
    with: T,
    seen: bool,
) -> Result<()> {
    if seen {
        return wrong(place, name, expected::unique());
    }
    *set = with;
    Ok(())
}

impl Named {
    pub(super) fn card(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<Card> {
        let keys = game.components.cards.iter().map(|card| card.key.as_str());
        let index = find(place, name, keys, "lumberjack_03")?;
        let bit = 1u128 << index;
        let (with, seen) = (self.cards | bit, self.cards & bit != 0);
        note(place, name, &mut self.cards, with, seen)?;
        Ok(Card(index))
    }

    pub(super) fn bird(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<Bird> {
        let keys = game.components.birds.iter().map(|bird| bird.key.as_str());
        let bird = Bird(find(place, name, keys, "red_01")?);
        let (with, seen) = (self.birds | bird.bit(), self.birds & bird.bit() != 0);
        note(place, name, &mut self.birds, with, seen)?;
        Ok(bird)
    }

    pub(super) fn favour(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<Favour> {
        let keys = game.components.favours.iter().map(|favour| favour.key.as_str());
        let favour = Favour(find(place, name, keys, "favour_birds")?);
        let (with, seen) = (self.favours | favour.bit(), self.favours & favour.bit() != 0);
        note(place, name, &mut self.favours, with, seen)?;
        Ok(favour)
    }

    pub(super) fn queen(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<QueenCard> {
        let keys = game.components.queens.iter().map(|queen| queen.key.as_str());
        let queen = QueenCard(find(place, name, keys, "queen_deer")?);
        let bit = 1 << queen.0;
        let (with, seen) = (self.queens | bit, self.queens & bit != 0);
        note(place, name, &mut self.queens, with, seen)?;
        Ok(queen)
    }

    pub(super) fn tile(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<EmptyTile> {
        let keys = game.components.empty_tiles.iter().map(|tile| tile.key.as_str());
        let tile = EmptyTile(find(place, name, keys, "empty_coins")?);
        let bit = 1 << tile.0;
        let (with, seen) = (self.tiles | bit, self.tiles & bit != 0);
        note(place, name, &mut self.tiles, with, seen)?;
        Ok(tile)
    }

    /// A face of a starting card; the card has only one other face.
    pub(super) fn start(&mut self, game: &KingdomCrossing, place: &str, name: &str) -> Result<StartFace> {
        let keys = game.components.starts.iter().map(|start| start.key.as_str());
        let face = StartFace(find(place, name, keys, "start_1_front")?);
        let bit = 1 << (face.0 / 2);
        let (with, seen) = (self.starts | bit, self.starts & bit != 0);
        note(place, name, &mut self.starts, with, seen)?;
        Ok(face)
    }
}

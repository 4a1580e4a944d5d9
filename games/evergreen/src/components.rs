//! The material of the game: typed tables, loaded from `components.toml` and validated.
//!
//! Nothing in the rules depends on a particular board, deck or track: a corrected file may have a
//! board of up to 8 by 8, longer or shorter tracks (R31), other icons. What is wrong with a file is
//! said with its entry, its field and what was expected.

mod agreement;
mod file;
mod shape;

use bocage_engine::FileError;
use serde::Serialize;

use crate::planet::{Board, Light};
use crate::vocabulary::{Biome, Card, Kind, Piece, Power, Season};

/// What a card does when it is left over, and at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Icon {
    /// Adds this many symbols to its biome.
    Fertility(u8),
    /// Turns the latest card of its biome's pile face down.
    Aridity,
    /// Nothing.
    None,
}

/// One biome card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Name in files.
    pub key: String,
    /// Its biome; `None` is wild.
    pub biome: Option<Biome>,
    /// Its power.
    pub power: Power,
    /// Its icon.
    pub icon: Icon,
}

impl Face {
    /// The fertility symbols printed on it.
    #[inline]
    pub fn fertility(&self) -> u8 {
        match self.icon {
            Icon::Fertility(symbols) => symbols,
            Icon::Aridity | Icon::None => 0,
        }
    }
}

/// What an action allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ActionRule {
    /// Most sprouts.
    pub plant: u8,
    /// Most growths.
    pub grow: u8,
    /// Most effects together.
    pub total: u8,
    /// Not bound to the card's biome.
    pub anywhere: bool,
    /// May be stopped at any time; otherwise it needs exactly `total` effects (R7).
    pub optional: bool,
}

/// What one application of a power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PowerEffect {
    /// Puts a piece on an empty space.
    Place(Piece),
    /// Puts a lake on an empty space; it makes up to so many different neighbours grow.
    PlaceLake {
        /// Most growths of one lake.
        grow: u8,
    },
    /// A sprout becomes a small tree.
    GrowSprout,
    /// A small tree becomes a big tree.
    GrowSmallTree,
    /// As many points as the track says.
    Score,
}

/// A power and its track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Track {
    /// What it does.
    pub effect: PowerEffect,
    /// Strength by level (R25); the last one is the final space.
    pub values: Vec<u8>,
}

/// A solo rank: from this score on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rank {
    /// The lowest score.
    pub min: i32,
    /// Its name in messages, made from the English name.
    pub word: String,
    /// The English name, for ranks that the locale files do not know.
    pub name: String,
}

/// The material of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Components {
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Cards in the row beyond one per drafter.
    pub row_extra: u8,
    /// Cards in the row in solo.
    pub solo_row: u8,
    /// Cards are revealed at setup until they show this many symbols.
    pub setup_symbols: u8,
    /// Points at the start, by turn order.
    pub start_points: Vec<i32>,
    /// Points of one lap of the score track. It changes no game, so records do not depend on it.
    #[serde(skip_serializing)]
    pub lap: i32,
    /// Points for each piece of the biggest forest.
    pub forest_points: u8,
    /// How light works.
    pub light: Light,
    /// The planet board.
    pub board: Board,
    /// Rounds of each season.
    pub rounds: [u8; 4],
    /// The four actions.
    pub actions: [ActionRule; 4],
    /// The six powers.
    pub tracks: [Track; 6],
    /// The deck.
    pub cards: Vec<Face>,
    /// The solo ranks, lowest first.
    pub ranks: Vec<Rank>,
}

impl Components {
    /// Reads and validates a component file.
    pub fn from_toml(text: &str) -> Result<Components, FileError> {
        let file: shape::File = bocage_engine::file::read(text)?;
        file.validate(text)
    }

    /// The face of a card. Numbers of cards that do not exist mean the first one.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        self.cards.get(card.index()).unwrap_or(&self.cards[0])
    }

    /// The card with this name in files.
    pub fn card(&self, key: &str) -> Option<Card> {
        self.cards.iter().position(|face| face.key == key).map(|index| Card(index as u8))
    }

    /// Every card, in the order of the file.
    pub fn all_cards(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..self.cards.len() as u8).map(Card)
    }

    /// What an action allows.
    #[inline]
    pub fn action(&self, kind: Kind) -> &ActionRule {
        &self.actions[kind.index()]
    }

    /// A power and its track.
    #[inline]
    pub fn track(&self, power: Power) -> &Track {
        &self.tracks[power.index()]
    }

    /// Most plants that one lake lets grow.
    #[inline]
    pub fn growths_of_lake(&self) -> u8 {
        match self.track(Power::PlaceLake).effect {
            PowerEffect::PlaceLake { grow } => grow,
            _ => 0,
        }
    }

    /// Rounds of a season.
    #[inline]
    pub fn rounds(&self, season: Season) -> u8 {
        self.rounds[season.index()]
    }

    /// The rank that a solo score earns (R28).
    pub fn rank(&self, score: i32) -> Option<&Rank> {
        self.ranks.iter().rev().find(|rank| score >= rank.min).or(self.ranks.first())
    }
}

impl Track {
    /// The highest level.
    #[inline]
    pub fn last(&self) -> u8 {
        (self.values.len() - 1) as u8
    }

    /// How often the power may be applied at a level.
    #[inline]
    pub fn strength(&self, level: u8) -> u8 {
        self.values.get(usize::from(level)).or(self.values.last()).copied().unwrap_or_default()
    }
}

//! Who sits on a seat.

use bocage_engine::{Chance, Draw, Seed};
use serde::{Deserialize, Serialize};

use crate::{Level, Person, PlayerId};

/// The event of chance that seats people; games number theirs from 0.
const LOTS: u32 = u32::MAX;

/// Draws lots for the seats of a game, always the same with the same seed.
pub fn draw_lots<T>(seats: &mut [T], seed: Seed) {
    Chance::new(seed).stream(LOTS, 0).shuffle(seats);
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Person),
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// For whom it plays on, if a person sat here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<Absent>,
    },
}

/// A person whose seat was taken over by a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absent {
    /// Who.
    pub person: Person,
    /// Those who resigned do not come back.
    pub resigned: bool,
}

impl Occupant {
    /// A bot from the start.
    pub fn bot(level: Level) -> Self {
        Occupant::Bot { level, instead_of: None }
    }

    /// The person who sits here.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Occupant::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Does this player sit here?
    pub fn is(&self, player: &PlayerId) -> bool {
        self.person().is_some_and(|person| person.id == *player)
    }

    /// The person whose seat a bot took over.
    pub fn absent(&self) -> Option<&Absent> {
        match self {
            Occupant::Bot { instead_of, .. } => instead_of.as_ref(),
            _ => None,
        }
    }

    /// What the seat is called in lists and records; empty for an open seat or a nameless bot.
    pub fn name(&self) -> &str {
        match self {
            Occupant::Person(person) => &person.name,
            Occupant::Bot { instead_of: Some(absent), .. } => &absent.person.name,
            _ => "",
        }
    }
}

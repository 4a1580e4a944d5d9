//! What people ask of the lobby.

use std::collections::BTreeMap;

use bocage_engine::Setup;
use bocage_table::{Level, Occupant, Pace, Person};
use serde::{Deserialize, Serialize};

/// A table that somebody wants to open.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Who sits where: `"me"`, `"open"`, or a bot by its level, `1` to `5`.
    pub seats: Vec<WantedSeat>,
    /// Options of the game by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How much time people have.
    #[serde(default)]
    pub pace: Pace,
    /// Shown in the lobby? Otherwise only who has the link can join.
    #[serde(default)]
    pub listed: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WantedSeat {
    /// Who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(u8),
}

impl NewTable {
    /// Players and options.
    pub fn setup(&self) -> Setup {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        Setup { players, options: self.options.clone() }
    }

    /// Who sits where at first.
    pub fn occupants(&self, me: &Person) -> Vec<Occupant> {
        let seat = |seat: &WantedSeat| match seat {
            WantedSeat::Me => Occupant::Person(me.clone()),
            WantedSeat::Open => Occupant::Open,
            WantedSeat::Bot(level) => Occupant::bot(Level(*level)),
        };
        // More seats than any table has are refused later, by their number.
        self.seats.iter().take(usize::from(u8::MAX)).map(seat).collect()
    }
}

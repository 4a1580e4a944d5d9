//! How a table is opened: which game, for whom, at which pace, and the seed that stays secret.
//!
//! The seed is fixed before anybody sits down, and its commitment is published at once. When the
//! game is over the seed and the salt are published too: anybody can check that
//! `SHA-256("<salt>:<seed>")` is the commitment, so nobody chose the seed to suit the players.

use std::fmt;

use bocage_engine::{Game, Message, OptionError, Seed, Setup, SetupError, StateHash};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Level, Occupant, Pace, Person};

/// What stays with the host until the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The seed of the game's chance.
    pub seed: Seed,
    /// Random text that keeps the seed from being guessed from its commitment.
    pub salt: String,
}

impl Secret {
    /// A secret from fresh random numbers.
    pub fn new(seed: Seed, salt: [u8; 32]) -> Self {
        Secret { seed, salt: hex(&salt) }
    }

    /// What is published at the start: the SHA-256 of `<salt>:<seed>`, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("{}:{}", self.salt, self.seed)))
    }
}

/// Debug prints reach logs and error reports; the seed does not.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |n: u8| char::from_digit(n.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// How a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Which game.
    pub game: String,
    /// Version of its rules, which the table keeps to the end.
    pub rules_version: u32,
    /// Which components.
    pub components: StateHash,
    /// Players and options.
    pub setup: Setup,
    /// How much time people have.
    pub pace: Pace,
    /// Who may put bots on seats and begin.
    pub owner: Person,
    /// Who sits where at first.
    pub seats: Vec<Occupant>,
    /// Are lots drawn for the seats when the game begins? Who has the first seat begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lots: bool,
    /// How well bots play that take over a seat.
    pub stand_in: Level,
    /// The seed and its salt.
    pub secret: Secret,
}

impl Opening {
    /// A table of `game` with open seats and no clock; change the fields for anything else.
    pub fn new<G: Game>(game: &G, setup: Setup, owner: Person, secret: Secret) -> Self {
        let seats = vec![Occupant::Open; setup.players.into()];
        Opening {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            components: game.components_hash(),
            setup,
            pace: Pace::None,
            owner,
            seats,
            lots: false,
            stand_in: Level(3),
            secret,
        }
    }

    /// Names come from outside: whatever disturbs a line of text is taken out of them.
    pub(crate) fn with_clean_names(mut self) -> Self {
        self.owner = Person::new(self.owner.id, &self.owner.name);
        for seat in &mut self.seats {
            if let Occupant::Person(person) = seat {
                *person = Person::new(person.id.clone(), &person.name);
            }
        }
        self
    }

    pub(crate) fn check<G: Game>(&self, game: &G) -> Result<(), OpeningError> {
        let known = self.game == G::ID
            && self.rules_version == G::RULES_VERSION
            && self.components == game.components_hash();
        if !known {
            return Err(OpeningError::OtherGame);
        }
        let range = game.players();
        let players = self.setup.players;
        if !range.contains(&players) {
            return Err(OpeningError::Players(SetupError { players, range: (*range.start(), *range.end()) }));
        }
        self.setup.options::<G::Options>().map_err(OpeningError::Option)?;
        if !self.pace.is_valid() {
            return Err(OpeningError::Pace);
        }
        let levels = self.seats.iter().all(|seat| match seat {
            Occupant::Bot { level, .. } => level.is_valid(),
            _ => true,
        });
        let people: Vec<_> =
            self.seats.iter().filter_map(Occupant::person).map(|person| &person.id).collect();
        let once = people.iter().enumerate().all(|(index, id)| !people[..index].contains(id));
        if self.seats.len() != usize::from(players) || !levels || !once || !self.stand_in.is_valid() {
            return Err(OpeningError::Seats);
        }
        Ok(())
    }
}

/// Why a table cannot be opened like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningError {
    /// Another game, other rules or other components than these.
    OtherGame,
    /// Too few or too many players.
    Players(SetupError),
    /// An option the game does not have.
    Option(OptionError),
    /// A clock that is too fast or too slow.
    Pace,
    /// Seats that do not fit the players: too many, a person twice, a level that does not exist.
    Seats,
}

impl OpeningError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            OpeningError::OtherGame => Message::new("table-other-game"),
            OpeningError::Players(why) => why.message(),
            OpeningError::Option(why) => why.message(),
            OpeningError::Pace => Message::new("table-bad-pace"),
            OpeningError::Seats => Message::new("table-bad-seats"),
        }
    }
}

//! The end of a game: result, published seed, record, rematch.

use bocage_engine::{Game, Record, ScoreSheet, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::{Occupant, Opening, Secret, Stage, Table, TableRefusal};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// As the rules say.
    Rules,
    /// A seat resigned, and nobody was left to play on with.
    Resigned {
        /// Who.
        seat: Seat,
    },
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// Points by seat and category; as they stood, if somebody resigned.
    pub scores: Vec<ScoreSheet>,
    /// Place of each seat, 0 for a winner; none if nobody won.
    pub places: Option<Vec<u8>>,
    /// What was secret.
    pub revealed: Revealed,
}

/// The seed and its salt, published at the end: with them anybody can check the commitment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revealed {
    /// The seed of the game's chance.
    pub seed: Seed,
    /// What was put before it.
    pub salt: String,
}

impl Revealed {
    /// The commitment that must have been published at the start.
    pub fn commitment(&self) -> String {
        Secret { seed: self.seed, salt: self.salt.clone() }.commitment()
    }
}

impl<G: Game> Table<G> {
    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let public = &self.play.as_ref()?.history.state().public;
        let secret = &self.opening.secret;
        Some(Outcome {
            ending,
            scores: self.seats().map(|seat| self.game.score(public, seat)).collect(),
            places: self.finish_places(ending, public),
            revealed: Revealed { seed: secret.seed, salt: secret.salt.clone() },
        })
    }

    fn finish_places(&self, ending: Ending, public: &G::Public) -> Option<Vec<u8>> {
        match ending {
            Ending::Rules => {
                let ranking = self.game.ranking(public);
                Some(self.seats().map(|seat| ranking.place(seat).unwrap_or_default()).collect())
            }
            Ending::Resigned { seat } if self.places.len() == 2 => {
                Some(self.seats().map(|other| u8::from(other == seat)).collect())
            }
            Ending::Resigned { .. } => None,
        }
    }

    /// The game on paper. Before the end it is withheld, because it holds the seed.
    pub fn record(&self) -> Result<Record, TableRefusal> {
        let (Stage::Over, Some(play)) = (self.stage, &self.play) else {
            return Err(TableRefusal::SeedWithheld);
        };
        let seed = self.opening.secret.seed;
        let players = self.opening.setup.players;
        let mut record = Record::of(self.game, players, &self.options, seed, &play.actions)
            .map_err(|_| TableRefusal::NoRecord)?;
        record.names = self.occupants().map(|occupant| occupant.name().to_owned()).collect();
        Ok(record)
    }

    /// Have all people asked for another game?
    pub fn rematch_agreed(&self) -> bool {
        let people = self.people();
        self.stage == Stage::Over
            && !people.is_empty()
            && people.iter().all(|seat| self.rematch.contains(seat))
    }

    /// How to open the table for the other game, with the next player beginning. None unless all
    /// asked for it and it is not open yet.
    pub fn rematch_opening(&self, secret: Secret) -> Option<Opening> {
        if !self.rematch_agreed() || self.rematch_table.is_some() {
            return None;
        }
        let plain = |occupant: &Occupant| match occupant {
            Occupant::Bot { level, .. } => Occupant::bot(*level),
            other => other.clone(),
        };
        let mut seats: Vec<Occupant> = self.occupants().map(plain).collect();
        seats.rotate_left(1);
        Some(Opening { seats, secret, lots: false, ..self.opening.clone() })
    }
}

//! A game on paper: setup, seed and actions, enough to replay it exactly.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Game, Message, NotationError, OptionError, Options, Refusal, Review, ScoreSheet, Seat, Seed, SetupError,
    Sink, StateHash, StateOf,
};

/// The version of the record format that this engine writes.
pub const RECORD_FORMAT: u32 = 1;

/// A hash is noted after every so many actions.
const CHECKPOINT_EVERY: usize = 25;

/// How a game was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Options by name; those not named have their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A setup in writing.
    pub fn new<O: Options>(players: u8, options: &O) -> Self {
        let pairs = O::CHOICES.iter().filter_map(|(key, _)| Some(((*key).to_owned(), options.get(key)?)));
        Setup { players, options: pairs.collect() }
    }

    /// The options as the game understands them.
    pub fn options<O: Options>(&self) -> Result<O, OptionError> {
        let mut options = O::default();
        for (key, value) in &self.options {
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// A hash of the state after some actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// How many actions were done.
    pub after: usize,
    /// The hash of the state then.
    pub hash: StateHash,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedResult {
    /// Points by seat and category.
    pub scores: Vec<ScoreSheet>,
    /// Place of each seat, 0 for a winner.
    pub places: Vec<u8>,
}

/// A recorded game, finished or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Version of this format.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// Version of the game's rules.
    pub rules_version: u32,
    /// Which components were used.
    pub components: StateHash,
    /// How it was set up.
    pub setup: Setup,
    /// The seed of its chance.
    pub seed: Seed,
    /// Who sat where, for display only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The decisions: seat and notation, such as `0 plant c4`.
    pub actions: Vec<String>,
    /// Hashes on the way, the last one at the end.
    #[serde(default)]
    pub checkpoints: Vec<Checkpoint>,
    /// The result, once the game is over.
    #[serde(default)]
    pub result: Option<RecordedResult>,
    /// What was thought about it afterwards. No part of the game: replaying does not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

impl Record {
    /// Records decisions that were all legal when they were taken.
    pub fn of<G: Game>(
        game: &G,
        players: u8,
        options: &G::Options,
        seed: Seed,
        actions: &[(Seat, G::Action)],
    ) -> Result<Record, RecordError> {
        let mut record = Record {
            format: RECORD_FORMAT,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            components: game.components_hash(),
            setup: Setup::new(players, options),
            seed,
            names: Vec::new(),
            actions: actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
            checkpoints: Vec::new(),
            result: None,
            review: None,
        };
        let mut replay = Replay::new(game, &record)?;
        let mut checkpoints = Vec::new();
        while replay.step(&mut ())?.is_some() {
            if replay.done % CHECKPOINT_EVERY == 0 || replay.done == actions.len() {
                checkpoints.push(Checkpoint { after: replay.done, hash: replay.state.hash64() });
            }
        }
        let result = replay.result();
        record.checkpoints = checkpoints;
        record.result = result;
        Ok(record)
    }

    /// Reads a record.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let record: Record = serde_json::from_str(text).map_err(|error| RecordError::Json {
            line: error.line(),
            column: error.column(),
            expected: crate::file::expectation(&error.to_string()),
        })?;
        if record.format == RECORD_FORMAT { Ok(record) } else { Err(RecordError::Format(record.format)) }
    }

    /// Writes a record, one action a line.
    pub fn to_json(&self) -> String {
        // A record is maps, lists, strings and numbers: it always serialises.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Replays the whole record, checking every hash and the result; gives the last state.
    pub fn verify<G: Game>(&self, game: &G) -> Result<StateOf<G>, RecordError> {
        let mut replay = Replay::new(game, self)?;
        while replay.step(&mut ())?.is_some() {}
        // Hashes of actions that are not there any more: somebody cut the record.
        if let Some(lost) = self.checkpoints.iter().find(|checkpoint| checkpoint.after > replay.done) {
            return Err(RecordError::Hash { number: lost.after });
        }
        if self.result.is_some() && self.result != replay.result() {
            return Err(RecordError::Result);
        }
        Ok(replay.state)
    }
}

/// A record being replayed.
pub struct Replay<'a, G: Game> {
    game: &'a G,
    record: &'a Record,
    state: StateOf<G>,
    done: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets the game up as recorded.
    pub fn new(game: &'a G, record: &'a Record) -> Result<Self, RecordError> {
        if record.game != G::ID {
            return Err(RecordError::Game { found: record.game.clone(), expected: G::ID });
        }
        if record.rules_version != G::RULES_VERSION {
            return Err(RecordError::RulesVersion {
                found: record.rules_version,
                expected: G::RULES_VERSION,
            });
        }
        if record.components != game.components_hash() {
            return Err(RecordError::Components);
        }
        let options = record.setup.options().map_err(RecordError::Option)?;
        let state = game.setup(record.setup.players, &options, record.seed).map_err(RecordError::Setup)?;
        Ok(Replay { game, record, state, done: 0 })
    }

    /// The state reached.
    pub fn state(&self) -> &StateOf<G> {
        &self.state
    }

    /// How many actions were done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Does the next action, and checks the hash if one is noted there; `None` at the end.
    pub fn step(&mut self, sink: &mut impl Sink<G::Event>) -> Result<Option<(Seat, G::Action)>, RecordError> {
        let Some(text) = self.record.actions.get(self.done) else { return Ok(None) };
        let number = self.done + 1;
        let (seat, action) = parse_entry::<G>(text).map_err(|why| RecordError::Notation { number, why })?;
        self.game.apply(&mut self.state, seat, action, sink).map_err(|why| RecordError::Refused {
            number,
            text: text.clone(),
            why,
        })?;
        self.done = number;
        let expected = self.record.checkpoints.iter().find(|checkpoint| checkpoint.after == number);
        if expected.is_some_and(|checkpoint| checkpoint.hash != self.state.hash64()) {
            return Err(RecordError::Hash { number });
        }
        Ok(Some((seat, action)))
    }

    fn result(&self) -> Option<RecordedResult> {
        let public = &self.state.public;
        let seats = self.game.seats(public);
        self.game.is_over(public).then(|| RecordedResult {
            scores: Seat::all(seats).map(|seat| self.game.score(public, seat)).collect(),
            places: Seat::all(seats)
                .map(|seat| self.game.ranking(public).place(seat).unwrap_or_default())
                .collect(),
        })
    }
}

fn parse_entry<G: Game>(text: &str) -> Result<(Seat, G::Action), NotationError> {
    let wrong = || NotationError::new(text, "`0 pick 2`");
    let (seat, action) = text.split_once(' ').ok_or_else(wrong)?;
    Ok((Seat(seat.parse().map_err(|_| wrong())?), action.parse()?))
}

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not JSON, or not a record.
    Json {
        /// Where.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What should be there.
        expected: Message,
    },
    /// A format that this engine does not know.
    Format(u32),
    /// Another game.
    Game {
        /// The game of the record.
        found: String,
        /// The game it was read for.
        expected: &'static str,
    },
    /// Other rules.
    RulesVersion {
        /// The version of the record.
        found: u32,
        /// The version of the game.
        expected: u32,
    },
    /// Other components: give the file it was played with.
    Components,
    /// A bad option.
    Option(OptionError),
    /// A bad number of players.
    Setup(SetupError),
    /// An action that cannot be read.
    Notation {
        /// Which action, counted from 1.
        number: usize,
        /// What is wrong.
        why: NotationError,
    },
    /// An action that was not legal.
    Refused {
        /// Which action, counted from 1.
        number: usize,
        /// The action.
        text: String,
        /// Why it is refused.
        why: Refusal,
    },
    /// The state is not the recorded one.
    Hash {
        /// After how many actions.
        number: usize,
    },
    /// The result is not the recorded one.
    Result,
}

impl RecordError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            RecordError::Json { line, column, expected } => Message::new("record-json")
                .with("line", *line)
                .with("column", *column)
                .with("expected", expected.clone()),
            RecordError::Format(found) => Message::new("record-format").with("found", *found),
            RecordError::Game { found, expected } => {
                Message::new("record-game").with("found", found.as_str()).with("expected", *expected)
            }
            RecordError::RulesVersion { found, expected } => {
                Message::new("record-rules").with("found", *found).with("expected", *expected)
            }
            RecordError::Components => Message::new("record-components"),
            RecordError::Option(why) => why.message(),
            RecordError::Setup(why) => why.message(),
            RecordError::Notation { number, why } => {
                Message::new("record-action").with("number", *number).with("why", why.message())
            }
            RecordError::Refused { number, text, why } => Message::new("record-refused")
                .with("number", *number)
                .with("text", text.as_str())
                .with("why", why.message()),
            RecordError::Hash { number } => Message::new("record-hash").with("number", *number),
            RecordError::Result => Message::new("record-result"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Json { line, column, expected } => {
                write!(f, "line {line}, column {column}: {expected:?}")
            }
            RecordError::Format(found) => write!(f, "record format {found}; this is format {RECORD_FORMAT}"),
            RecordError::Game { found, expected } => write!(f, "a record of `{found}`, not of `{expected}`"),
            RecordError::RulesVersion { found, expected } => {
                write!(f, "recorded with rules version {found}; these are version {expected}")
            }
            RecordError::Components => write!(f, "recorded with other components"),
            RecordError::Option(why) => why.fmt(f),
            RecordError::Setup(why) => why.fmt(f),
            RecordError::Notation { number, why } => write!(f, "action {number}: {why}"),
            RecordError::Refused { number, text, why } => write!(f, "action {number} (`{text}`): {why}"),
            RecordError::Hash { number } => {
                write!(f, "after action {number} the state is not the recorded one")
            }
            RecordError::Result => write!(f, "the result is not the recorded one"),
        }
    }
}

impl std::error::Error for RecordError {}

//! What a game is, for every game of Bocage.
//!
//! The engine knows seats, decisions, chance, hidden information, undo and records. It does no I/O
//! and knows no game: those live in `games/<id>` and implement [`Game`].
//!
//! Where to start reading:
//! - [`Game`]: the contract. Rules are functions of plain data.
//! - [`State`] and [`View`]: what is public, what one seat knows, what nobody knows.
//! - [`Chance`]: one seed per game; every draw is keyed by *what* is drawn, never by when.
//! - [`History`]: a game with undo. [`Record`]: a game on paper, that replays exactly.
//!
//! Deliberately absent: clocks, names, networks, storage, languages (a game says [`Message`]s, the
//! `words` crate turns them into sentences).

mod action;
mod agenda;
mod bits;
mod chance;
mod events;
pub mod file;
mod game;
mod hash;
mod history;
mod information;
mod message;
mod options;
mod playout;
mod provenance;
mod record;
mod refusal;
mod review;
mod score;
mod seat;
mod weights;

pub use action::{Action, NotationError};
pub use agenda::Agenda;
pub use bits::Bits;
pub use chance::{Chance, Draw, Seed};
pub use events::Sink;
pub use file::FileError;
pub use game::{
    ActionList, Evaluate, Foresight, Game, Positions, Sight, Sketch, Speak, StateOf, Title, ViewOf,
};
pub use hash::{StateHash, stable_hash};
pub use history::{Entry, History};
pub use information::{Facts, State, View};
pub use message::{Arg, Language, Message};
pub use options::{Choice, OptionError, Options};
pub use playout::{Playout, Playouts, playout, playouts};
pub use provenance::Provenance;
pub use record::{Checkpoint, RECORD_FORMAT, Record, RecordError, RecordedResult, Replay, Setup};
pub use refusal::{Refusal, SetupError};
pub use review::{Besides, Judgement, Moment, MomentKind, Prospect, Review, Tenths};
pub use score::{Ranking, ScoreSheet};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use weights::WeightSet;

pub use rand_core::Rng;
pub use rand_xoshiro::Xoshiro256PlusPlus as QuickRng;
pub use rand_xoshiro::rand_core::SeedableRng;

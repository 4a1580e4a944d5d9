//! One game being played, as a pure state machine: seats, log, undo, clocks, chat, rematch.
//!
//! A [`Table`] is what its log says, and nothing else. A change takes two steps, so that a host can
//! store an entry before anybody is told of it:
//!
//! 1. [`Table::decide`] (and [`Table::decide_host`], [`Table::tick`]) look at the table and answer
//!    with the [`Entry`] to write, or with a typed [`TableRefusal`]. Nothing changes.
//! 2. [`Table::apply`] takes the stored entry in. [`Table::rebuild`] does so with a whole log.
//!
//! What an observer may know comes from [`Table::lines_for`] (the log, censored) and
//! [`Table::situation_for`] (how things stand), and from nowhere else. The [`protocol`] module is the
//! conversation between a table and those who are far from it, again without any I/O.
//!
//! A host in a few lines (a server stores where the comment is, and then tells its connections):
//!
//! ```
//! # use bocage_engine::{Game, Seat, Seed, Setup};
//! # use bocage_evergreen::Evergreen;
//! # use bocage_table::*;
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Evergreen::standard();
//! let ana = Person::new("ana", "Ana");
//! let secret = Secret::new(Seed(1), [2; 32]); // Both fresh and random.
//! let setup = Setup { players: 2, options: Default::default() };
//! let mut opening = Opening::new(game, setup, ana.clone(), secret);
//! opening.seats = vec![Occupant::Person(ana.clone()), Occupant::bot(Level(2))];
//!
//! let now = 1_700_000_000_000;
//! let first = Table::open(game, opening, now).map_err(|why| why.message().key)?;
//! let mut table = Table::rebuild(game, [first])?;
//! match table.decide(&ana, &CommandId::from("a-1"), &Command::Start, now)? {
//!     Decision::New(entry) => {
//!         // Store the entry here.
//!         table.apply(entry)?;
//!     }
//!     Decision::Repeat(_receipt) => {}
//! }
//! let situation = table.situation_for(table.seat_of(&ana.id));
//! assert!(situation.seats[0].waited);
//! # Ok(())
//! # }
//! ```
//!
//! Invariants:
//! - One command makes one entry; entries are numbered from 1 without gaps.
//! - A player's command id is applied at most once, for as long as the table exists: the ids are in
//!   the log, and the log is bounded ([`limits`]).
//! - A table rebuilt from its log equals the table that wrote it.
//! - What an observer is told depends on nothing that the observer may not know.
//! - A seat that is waited on is a person with a legal action, or a bot: the game never gets stuck.
//!
//! Deliberately absent: reading the time, making random numbers (both come in as arguments), storage,
//! sockets, accounts, the thinking of bots, sentences (see [`locale`] for the words of our messages).

mod clock;
mod command;
mod decide;
mod ending;
mod entry;
mod evolve;
mod happenings;
mod host;
pub mod limits;
mod log_error;
mod opening;
mod people;
pub mod protocol;
mod refusal;
mod rights;
mod seating;
mod situation;
mod table;
mod telling;
mod told;
mod words;

pub use clock::{ClockFace, Pace};
pub use command::{Command, CommandKind, HostCommand};
pub use decide::Decision;
pub use ending::{Ending, Outcome, Revealed};
pub use entry::{Entry, Happening, Receipt};
pub use log_error::LogError;
pub use opening::{Opening, OpeningError, Secret};
pub use people::{CommandId, Level, Person, PlayerId, clean_name};
pub use refusal::TableRefusal;
pub use rights::{Right, Role, Stage, right};
pub use seating::{Absent, Occupant, draw_lots};
pub use situation::{Proposal, Situation, SituationOf};
pub use table::Table;
pub use told::{Line, LineOf, Told};
pub use words::locale;

//! How things stand at a table, for one observer.

use bocage_engine::{Game, Seat, Setup, StateHash, ViewOf};
use serde::{Deserialize, Serialize};

use crate::{ClockFace, Occupant, Outcome, Pace, PlayerId, Stage, Table};

/// The situation of a game's table.
pub type SituationOf<G> = Situation<ViewOf<G>>;

/// How things stand, for one observer: everything a page needs to show the table, and nothing that
/// the observer may not know. `V` is the game's view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation<V> {
    /// The number of the latest entry that it includes.
    pub seq: u64,
    /// When that was; clocks are as of then.
    pub at: u64,
    /// Where the table stands.
    pub stage: Stage,
    /// Which game.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Which components.
    pub components: StateHash,
    /// Players and options.
    pub setup: Setup,
    /// How much time people have.
    pub pace: Pace,
    /// Who opened the table.
    pub owner: PlayerId,
    /// Everybody's seat.
    pub seats: Vec<SeatFace>,
    /// What concerns the observer alone; none for spectators.
    pub you: Option<You>,
    /// The game as the observer sees it, once it has begun.
    pub view: Option<V>,
    /// A proposal to let a bot play on for somebody.
    pub proposal: Option<Proposal>,
    /// Who asks for another game.
    pub rematch: Vec<Seat>,
    /// Where the other game is.
    pub rematch_table: Option<String>,
    /// `SHA-256("<salt>:<seed>")` in hexadecimal digits.
    pub commitment: String,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFace {
    /// Who sits there.
    pub occupant: Occupant,
    /// Is it waited on?
    pub waited: bool,
    /// Its clock.
    pub clock: ClockFace,
}

/// What concerns one seat alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The number of the position to decide about: `act`, `undo` and `confirm` name it.
    pub decision: u32,
    /// Can something be taken back (or dropped)?
    pub may_undo: bool,
    /// The decision that waits to be confirmed, in notation.
    pub held: Option<String>,
    /// Is the end of a turn to be confirmed?
    pub confirms: bool,
}

/// A proposal to let a bot play on for somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// For which seat.
    pub seat: Seat,
    /// By whom.
    pub by: Seat,
    /// Since when.
    pub at: u64,
    /// Who agreed.
    pub agreed: Vec<Seat>,
}

impl<G: Game> Table<G> {
    /// How things stand for a seat, or for a spectator (`None`).
    pub fn situation_for(&self, observer: Option<Seat>) -> SituationOf<G> {
        let waited = self.waited();
        let face = |seat: Seat| SeatFace {
            occupant: self.places[seat.index()].occupant.clone(),
            waited: waited.contains(seat),
            clock: self.places[seat.index()].clock.face(),
        };
        Situation {
            seq: self.seq(),
            at: self.at(),
            stage: self.stage,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            components: self.opening.components,
            setup: self.opening.setup.clone(),
            pace: self.opening.pace,
            owner: self.owner().clone(),
            seats: self.seats().map(face).collect(),
            you: observer.and_then(|seat| self.you(seat)),
            view: self.view_for(observer),
            proposal: self.proposal.clone(),
            rematch: self.rematch.iter().collect(),
            rematch_table: self.rematch_table.clone(),
            commitment: self.commitment.clone(),
            outcome: self.outcome(),
        }
    }

    fn you(&self, seat: Seat) -> Option<You> {
        let place = self.place(seat)?;
        Some(You {
            seat,
            decision: place.decision,
            may_undo: place.held.is_some() || self.may_undo(seat),
            held: place.held.map(|action| action.to_string()),
            confirms: place.confirms,
        })
    }
}

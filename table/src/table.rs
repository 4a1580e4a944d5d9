//! The table: what its log adds up to.

use std::collections::{BTreeMap, VecDeque};

use bocage_engine::{Game, History, Seat, Seats, StateHash, ViewOf};

use crate::clock::Clock;
use crate::limits;
use crate::{
    CommandId, Ending, Entry, Happening, Level, LogError, Occupant, Opening, PlayerId, Proposal, Receipt,
    Stage, TableRefusal,
};

/// One game being played. See the crate's documentation for how it is used.
pub struct Table<G: Game> {
    pub(crate) game: &'static G,
    pub(crate) opening: Opening,
    pub(crate) options: G::Options,
    pub(crate) log: Vec<Kept<G::Event>>,
    pub(crate) answers: BTreeMap<PlayerId, BTreeMap<CommandId, u64>>,
    pub(crate) refused: VecDeque<(PlayerId, CommandId, TableRefusal)>,
    pub(crate) stage: Stage,
    pub(crate) places: Vec<Place<G::Action>>,
    pub(crate) play: Option<Play<G>>,
    pub(crate) ending: Option<Ending>,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) rematch: Seats,
    pub(crate) rematch_table: Option<String>,
    pub(crate) chat_lines: usize,
    pub(crate) commitment: String,
}

/// An entry, with what is needed to tell of it later.
#[derive(Clone, Debug)]
pub(crate) struct Kept<E> {
    pub(crate) entry: Entry,
    pub(crate) events: Vec<E>,
    /// The decision that took effect, in notation.
    pub(crate) action: Option<String>,
    /// The entry of the decision that was taken back.
    pub(crate) undone: Option<u64>,
    /// The name, at that time, of whom it is about.
    pub(crate) name: String,
}

/// A seat and all that belongs to it.
#[derive(Clone, Debug)]
pub(crate) struct Place<A> {
    pub(crate) occupant: Occupant,
    pub(crate) confirms: bool,
    /// A final decision that waits to be confirmed. Nobody else knows it.
    pub(crate) held: Option<A>,
    pub(crate) clock: Clock,
    /// Counts the positions that this seat was to decide about.
    pub(crate) decision: u32,
}

/// The game itself, once it has begun.
pub(crate) struct Play<G: Game> {
    pub(crate) history: History<G>,
    /// The decisions in force, from the first.
    pub(crate) actions: Vec<(Seat, G::Action)>,
    /// The entry of each of them.
    pub(crate) seqs: Vec<u64>,
}

impl<G: Game> Table<G> {
    /// The first entry of a new table. Store it, then [`Table::rebuild`] from it.
    pub fn open(game: &'static G, opening: Opening, now: u64) -> Result<Entry, crate::OpeningError> {
        opening.check(game)?;
        let opening = opening.with_clean_names();
        Ok(Entry { seq: 1, at: now, by: None, id: None, what: Happening::Opened(Box::new(opening)) })
    }

    /// The table that a log adds up to.
    pub fn rebuild(game: &'static G, log: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(LogError::NotOpened)?;
        let mut table = Self::opened(game, first)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    fn opened(game: &'static G, entry: Entry) -> Result<Self, LogError> {
        if entry.seq != 1 {
            return Err(LogError::Sequence { found: entry.seq, expected: 1 });
        }
        let Happening::Opened(opening) = &entry.what else { return Err(LogError::NotOpened) };
        opening.check(game).map_err(LogError::Opening)?;
        let opening = Opening::clone(opening);
        let place = |occupant: &Occupant| Place {
            occupant: occupant.clone(),
            confirms: true,
            held: None,
            clock: Clock::new(opening.pace),
            decision: 0,
        };
        Ok(Table {
            game,
            options: opening.setup.options().unwrap_or_default(),
            answers: BTreeMap::new(),
            refused: VecDeque::new(),
            stage: Stage::Gathering,
            places: opening.seats.iter().map(place).collect(),
            play: None,
            ending: None,
            proposal: None,
            rematch: Seats::NONE,
            rematch_table: None,
            chat_lines: 0,
            commitment: opening.secret.commitment(),
            log: vec![Kept {
                name: opening.owner.name.clone(),
                entry,
                events: Vec::new(),
                action: None,
                undone: None,
            }],
            opening,
        })
    }

    /// The game's material.
    pub fn game(&self) -> &'static G {
        self.game
    }

    /// The number of the latest entry.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// When the latest entry was written.
    pub fn at(&self) -> u64 {
        self.log.last().map_or(0, |kept| kept.entry.at)
    }

    /// The log: the whole truth, for the host alone.
    pub fn log(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.log.iter().map(|kept| &kept.entry)
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who opened the table.
    pub fn owner(&self) -> &PlayerId {
        &self.opening.owner.id
    }

    /// Who sits where.
    pub fn occupants(&self) -> impl ExactSizeIterator<Item = &Occupant> {
        self.places.iter().map(|place| &place.occupant)
    }

    /// The seat of a player: as whom they look at the table. None for spectators.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats().find(|seat| self.places[seat.index()].occupant.is(player))
    }

    /// Who is waited on; nobody unless the game is being played.
    pub fn waited(&self) -> Seats {
        match (&self.play, self.stage) {
            (Some(play), Stage::Playing) => self.game.waited(&play.history.state().public),
            _ => Seats::NONE,
        }
    }

    /// What an observer sees of the game: a seat, or a spectator (`None`). Nothing before it begins.
    pub fn view_for(&self, observer: Option<Seat>) -> Option<ViewOf<G>> {
        self.play.as_ref().map(|play| play.history.state().view(observer))
    }

    /// The number that identifies the state of the game, for audits.
    pub fn state_hash(&self) -> Option<StateHash> {
        self.play.as_ref().map(|play| play.history.state().hash64())
    }

    /// What a command that was taken before led to.
    pub fn receipt(&self, player: &PlayerId, id: &CommandId) -> Option<Receipt> {
        self.answers.get(player)?.get(id).map(|&seq| Receipt { seq })
    }

    /// Remembers that a command was refused, so that a copy of it that comes late gets the same answer
    /// instead of being taken after all. This short memory is not in the log: after a restart no
    /// late copies are on their way, and who never heard the answer asks again.
    pub fn refuse(&mut self, player: &PlayerId, id: &CommandId, why: TableRefusal) {
        if self.refused.iter().any(|(other, known, _)| other == player && known == id) {
            return;
        }
        if self.refused.len() >= limits::REFUSALS {
            self.refused.pop_front();
        }
        self.refused.push_back((player.clone(), id.clone(), why));
    }

    pub(crate) fn refusal(&self, player: &PlayerId, id: &CommandId) -> Option<&TableRefusal> {
        let found = self.refused.iter().find(|(other, known, _)| other == player && known == id);
        found.map(|(_, _, why)| why)
    }

    /// The bots that are waited on: seat, level and the number of the position to decide about.
    pub fn bot_turns(&self) -> Vec<(Seat, Level, u32)> {
        let waited = self.waited();
        let places = self.seats().zip(&self.places).filter(|(seat, _)| waited.contains(*seat));
        places
            .filter_map(|(seat, place)| match place.occupant {
                Occupant::Bot { level, .. } => Some((seat, level, place.decision)),
                _ => None,
            })
            .collect()
    }

    /// The first thing that a seat may do, in notation: for a bot that has no thought about it.
    pub fn anything(&self, seat: Seat) -> Option<String> {
        let view = self.view_for(Some(seat))?;
        let mut first = None;
        self.game().each_legal(&view.public, view.private.as_ref()?, seat, |action| {
            first.get_or_insert(action);
        });
        first.map(|action| action.to_string())
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<G> {
        Seat::all(self.opening.setup.players)
    }

    pub(crate) fn place(&self, seat: Seat) -> Option<&Place<G::Action>> {
        self.places.get(seat.index())
    }

    /// The seats on which people sit.
    pub(crate) fn people(&self) -> Seats {
        self.seats().filter(|seat| self.places[seat.index()].occupant.person().is_some()).collect()
    }
}

//! Taking in an entry: the only place where a table changes.

use bocage_engine::{Game, History, Seat};

use crate::decide::is_final;
use crate::table::{Kept, Play};
use crate::{
    Absent, Ending, Entry, Happening, LogError, Occupant, Proposal, Receipt, Stage, Table, draw_lots,
};

/// What an entry brought about in the game.
struct Effect<E> {
    events: Vec<E>,
    action: Option<String>,
    undone: Option<u64>,
}

impl<E> Effect<E> {
    fn none() -> Self {
        Effect { events: Vec::new(), action: None, undone: None }
    }
}

/// How the game looks to a seat: if this stays, so does the position it decides about.
#[derive(PartialEq, Eq)]
struct Outlook {
    epoch: u32,
    waited: bool,
    aside: bool,
}

impl<G: Game> Table<G> {
    /// Takes a stored entry in. If it does not fit, the table stays as it was.
    pub fn apply(&mut self, entry: Entry) -> Result<Receipt, LogError> {
        let expected = self.seq() + 1;
        if entry.seq != expected {
            return Err(LogError::Sequence { found: entry.seq, expected });
        }
        let misfit = LogError::Misfit { seq: entry.seq };
        if entry.what.seat().is_some_and(|seat| self.place(seat).is_none()) {
            return Err(misfit);
        }
        let name = self.name_in(&entry.what);
        let before: (Vec<_>, _) =
            (self.places.iter().map(|place| place.clock).collect(), self.proposal.clone());
        if let Happening::Resumed { down_ms } = entry.what {
            self.credit(down_ms, entry.at);
        }
        self.run_clocks(entry.at);
        let Some(effect) = self.evolve(&entry) else {
            self.places.iter_mut().zip(before.0).for_each(|(place, clock)| place.clock = clock);
            self.proposal = before.1;
            return Err(misfit);
        };
        self.note_presence(&entry);
        self.run_clocks(entry.at);
        if let (Some(player), Some(id)) = (&entry.by, &entry.id) {
            self.answers.entry(player.clone()).or_default().insert(id.clone(), entry.seq);
        }
        let receipt = Receipt { seq: entry.seq };
        let Effect { events, action, undone } = effect;
        self.log.push(Kept { entry, events, action, undone, name });
        Ok(receipt)
    }

    fn evolve(&mut self, entry: &Entry) -> Option<Effect<G::Event>> {
        match &entry.what {
            Happening::Acted { seat, action } => {
                return self.play_action(*seat, action.parse().ok()?, entry.at);
            }
            Happening::Confirmed { seat } => {
                let held = self.place(*seat)?.held?;
                return self.play_action(*seat, held, entry.at);
            }
            Happening::Held { seat, action } => {
                let action = action.parse().ok()?;
                let place = self.places.get_mut(seat.index())?;
                place.held = Some(action);
                place.decision += 1;
            }
            Happening::Dropped { seat } => {
                let place = self.places.get_mut(seat.index())?;
                place.held = None;
                place.decision += 1;
            }
            Happening::Undone { seat } => {
                let undone = Some(self.take_back(*seat)?);
                return Some(Effect { undone, ..Effect::none() });
            }
            Happening::Started => self.start()?,
            Happening::Closed => self.stage = Stage::Closed,
            Happening::Opened(_) => return None,
            Happening::Resumed { .. } => {}
            Happening::Said { .. } => self.chat_lines += 1,
            Happening::ConfirmSet { seat, on } => self.places.get_mut(seat.index())?.confirms = *on,
            other => self.seat_people(other, entry.at)?,
        }
        Some(Effect::none())
    }

    fn seat_people(&mut self, what: &Happening, at: u64) -> Option<()> {
        match what {
            Happening::Sat { seat, person } => self.occupy(*seat, Occupant::Person(person.clone()))?,
            Happening::Left { seat } => self.occupy(*seat, Occupant::Open)?,
            Happening::BotPlaced { seat, level } => self.occupy(*seat, Occupant::bot(*level))?,
            Happening::Resigned { seat } => self.resign(*seat)?,
            Happening::BotTook { seat } | Happening::TimedOut { seat } => self.stand_in(*seat, false)?,
            Happening::Returned { seat } => {
                let person = self.place(*seat)?.occupant.absent()?.person.clone();
                self.occupy(*seat, Occupant::Person(person))?;
            }
            Happening::BotProposed { seat, by } => {
                self.proposal = Some(Proposal { seat: *seat, by: *by, at, agreed: vec![*by] });
            }
            Happening::BotAgreed { by } => self.proposal.as_mut()?.agreed.push(*by),
            Happening::BotDeclined { .. } => self.proposal = None,
            Happening::RematchAsked { by } => self.rematch = self.rematch.with(*by),
            Happening::RematchOpened { table } => self.rematch_table = Some(table.clone()),
            _ => {}
        }
        Some(())
    }

    fn start(&mut self) -> Option<()> {
        let players = self.opening.setup.players;
        let state = self.game.setup(players, &self.options, self.opening.secret.seed).ok()?;
        self.play = Some(Play { history: History::new(state), actions: Vec::new(), seqs: Vec::new() });
        self.stage = Stage::Playing;
        if self.opening.lots {
            draw_lots(&mut self.places, self.opening.secret.seed);
        }
        self.places.iter_mut().for_each(|place| place.decision += 1);
        Some(())
    }

    fn play_action(&mut self, seat: Seat, action: G::Action, at: u64) -> Option<Effect<G::Event>> {
        let (outlooks, seq) = (self.outlooks(), self.seq() + 1);
        let game = self.game;
        let play = self.play.as_mut()?;
        let before = play.history.state().public.clone();
        let mut events = Vec::new();
        play.history.play(game, seat, action, &mut events).ok()?;
        play.actions.push((seat, action));
        play.seqs.push(seq);
        let after = &play.history.state().public;
        let turn_ended = is_final(game, &before, after, seat);
        if game.is_over(after) {
            self.stage = Stage::Over;
            self.ending = Some(Ending::Rules);
        }
        let pace = self.opening.pace;
        let place = self.places.get_mut(seat.index())?;
        place.held = None;
        place.clock.touch(at);
        if turn_ended {
            place.clock.end_turn(pace);
        }
        self.note_change(seat, &outlooks);
        Some(Effect { events, action: Some(action.to_string()), undone: None })
    }

    /// Returns the entry of what was taken back.
    fn take_back(&mut self, seat: Seat) -> Option<u64> {
        let outlooks = self.outlooks();
        let game = self.game;
        let play = self.play.as_mut()?;
        let taken_back = (seat, play.history.undo(game, seat).ok()?.action);
        let latest = play.actions.iter().rposition(|done| *done == taken_back)?;
        play.actions.remove(latest);
        let undone = play.seqs.remove(latest);
        self.note_change(seat, &outlooks);
        Some(undone)
    }

    fn outlooks(&self) -> Vec<Outlook> {
        let Some(play) = &self.play else { return Vec::new() };
        let public = &play.history.state().public;
        let waited = self.game.waited(public);
        let outlook = |seat| Outlook {
            epoch: self.game.undo_epoch(public, seat),
            waited: waited.contains(seat),
            aside: self.game.is_aside(public, seat),
        };
        self.seats().map(outlook).collect()
    }

    /// The game moved on by a decision of `by`. Every seat for which the position is another one gets
    /// a new decision number; what others do aside leaves a seat's position as it is.
    fn note_change(&mut self, by: Seat, before: &[Outlook]) {
        let after = self.outlooks();
        for (seat, (old, new)) in self.seats().zip(before.iter().zip(&after)) {
            if seat == by || old != new || !new.aside {
                self.places[seat.index()].decision += 1;
            }
        }
        let Some(play) = &self.play else { return };
        for (seat, place) in Seat::all(self.opening.setup.players).zip(&mut self.places) {
            let legal = |action| self.game.check(play.history.state(), seat, action).is_ok();
            if place.held.is_some_and(|action| !legal(action)) {
                place.held = None;
                place.decision += 1;
            }
        }
    }

    fn occupy(&mut self, seat: Seat, occupant: Occupant) -> Option<()> {
        let place = self.places.get_mut(seat.index())?;
        place.occupant = occupant;
        place.held = None;
        place.decision += 1;
        if self.proposal.as_ref().is_some_and(|proposal| proposal.seat == seat) {
            self.proposal = None;
        }
        Some(())
    }

    /// A bot plays on for the person on this seat.
    fn stand_in(&mut self, seat: Seat, resigned: bool) -> Option<()> {
        let person = self.place(seat)?.occupant.person()?.clone();
        let instead_of = Some(Absent { person, resigned });
        self.occupy(seat, Occupant::Bot { level: self.opening.stand_in, instead_of })
    }

    /// With two seats the other one has won; with more a bot plays on, as long as people are left.
    fn resign(&mut self, seat: Seat) -> Option<()> {
        let others = !self.people().without(seat).is_empty();
        if self.places.len() > 2 && others {
            return self.stand_in(seat, true);
        }
        self.place(seat)?;
        self.places.iter_mut().for_each(|place| place.held = None);
        self.proposal = None;
        self.ending = Some(Ending::Resigned { seat });
        self.stage = Stage::Over;
        Some(())
    }

    /// Who does something is not away.
    fn note_presence(&mut self, entry: &Entry) {
        let Some(seat) = entry.by.as_ref().and_then(|player| self.seat_of(player)) else { return };
        self.places[seat.index()].clock.touch(entry.at);
        let agreed = matches!(entry.what, Happening::BotAgreed { .. });
        if !agreed && self.proposal.as_ref().is_some_and(|proposal| proposal.seat == seat) {
            self.proposal = None;
        }
    }

    fn credit(&mut self, down: u64, now: u64) {
        self.places.iter_mut().for_each(|place| place.clock.credit(down, now));
        if let Some(proposal) = &mut self.proposal {
            proposal.at = proposal.at.saturating_add(down).min(now);
        }
    }

    /// Charges every clock up to `now`; those of waited people run on.
    fn run_clocks(&mut self, now: u64) {
        let runs = self.waited();
        let pace = self.opening.pace;
        for (seat, place) in Seat::all(self.opening.setup.players).zip(&mut self.places) {
            let runs = runs.contains(seat) && place.occupant.person().is_some();
            place.clock.turn_to(pace, now, runs);
        }
    }

    /// The name of whom a happening is about, while they still sit there.
    fn name_in(&self, what: &Happening) -> String {
        match what {
            Happening::Sat { person, .. } | Happening::Said { person, .. } => person.name.clone(),
            _ => {
                let place = what.seat().and_then(|seat| self.place(seat));
                place.map_or(String::new(), |place| place.occupant.name().to_owned())
            }
        }
    }
}

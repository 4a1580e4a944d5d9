//! From a command to the entry it leads to. Nothing changes here.

use bocage_engine::{Game, Seat};

use crate::limits;
use crate::table::{Place, Play};
use crate::{
    Command, CommandId, CommandKind, Entry, Happening, Pace, Person, Receipt, Role, Stage, Table,
    TableRefusal, right,
};

/// The answer to a command that is not refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Store this entry, apply it, then tell.
    New(Entry),
    /// The command was taken before; this is what it led to.
    Repeat(Receipt),
}

impl<G: Game> Table<G> {
    /// What a person's command leads to, at the time `now` (in milliseconds since 1970). Hosts with
    /// connections tell a refusal to [`Table::refuse`] before they answer.
    pub fn decide(
        &self,
        who: &Person,
        id: &CommandId,
        command: &Command,
        now: u64,
    ) -> Result<Decision, TableRefusal> {
        if !id.is_valid() {
            return Err(TableRefusal::BadCommandId);
        }
        if let Some(receipt) = self.receipt(&who.id, id) {
            return Ok(Decision::Repeat(receipt));
        }
        if let Some(why) = self.refusal(&who.id, id) {
            return Err(why.clone());
        }
        let kind = command.kind();
        let seat = self.allowed(who, kind)?;
        self.check_room(kind)?;
        let what = match seat {
            Some(seat) => self.decide_seated(seat, who, command, now)?,
            None => self.decide_anyone(who, command)?,
        };
        Ok(Decision::New(Entry { by: Some(who.id.clone()), id: Some(id.clone()), ..self.entry(what, now) }))
    }

    /// The next entry, asked for by the host.
    pub(crate) fn entry(&self, what: Happening, now: u64) -> Entry {
        // A host's clock may be set back; the log's time never is.
        Entry { seq: self.seq() + 1, at: now.max(self.at()), by: None, id: None, what }
    }

    /// The seat of `who`, if they may ask for this now.
    fn allowed(&self, who: &Person, kind: CommandKind) -> Result<Option<Seat>, TableRefusal> {
        let right = right(kind);
        let seat = self.seat_of(&who.id);
        match right.role {
            Role::Owner if who.id != *self.owner() => return Err(TableRefusal::NotOwner),
            Role::Seated if seat.is_none() => return Err(TableRefusal::NotSeated),
            _ => {}
        }
        if right.holds_at(self.stage) {
            return Ok(seat);
        }
        Err(match self.stage {
            Stage::Gathering => TableRefusal::NotBegun,
            Stage::Playing => TableRefusal::AlreadyBegun,
            Stage::Over if right.stages == [Stage::Gathering] => TableRefusal::AlreadyBegun,
            Stage::Over => TableRefusal::GameOver,
            Stage::Closed => TableRefusal::Closed,
        })
    }

    /// Past the soft limit only what brings the game to its end is taken, so that it can end.
    fn check_room(&self, kind: CommandKind) -> Result<(), TableRefusal> {
        use CommandKind as Kind;
        let onward = matches!(kind, Kind::Start | Kind::Close | Kind::Act | Kind::Confirm | Kind::Resign);
        let most = if onward { limits::LOG } else { limits::SOFT_LOG };
        if self.log.len() < most { Ok(()) } else { Err(TableRefusal::LogFull) }
    }

    fn decide_seated(
        &self,
        seat: Seat,
        who: &Person,
        command: &Command,
        now: u64,
    ) -> Result<Happening, TableRefusal> {
        match command {
            Command::Leave => Ok(Happening::Left { seat }),
            Command::Act { action, decision } => self.decide_act(seat, action, *decision, now),
            Command::Undo { decision } => self.decide_undo(seat, *decision, now),
            Command::Confirm { decision } => self.decide_confirm(seat, *decision),
            Command::SetConfirm { on } => Ok(Happening::ConfirmSet { seat, on: *on }),
            Command::Resign => Ok(Happening::Resigned { seat }),
            Command::ProposeBot { seat: other } => self.decide_propose(seat, *other, now),
            Command::AgreeBot => self.decide_agree(seat),
            Command::DeclineBot => self.decide_decline(seat),
            Command::OfferRematch => self.decide_rematch(seat),
            Command::Sit { .. } => Err(TableRefusal::AlreadySeated),
            _ => self.decide_anyone(who, command),
        }
    }

    fn decide_anyone(&self, who: &Person, command: &Command) -> Result<Happening, TableRefusal> {
        match command {
            Command::Sit { seat } => self.decide_sit(who, *seat),
            Command::PlaceBot { seat, level } => self.decide_bot(*seat, *level),
            Command::Unseat { seat } => self.decide_unseat(*seat),
            Command::Start => self.decide_start(),
            Command::Close => Ok(Happening::Closed),
            Command::Chat { text } => self.decide_chat(who, text),
            Command::Return => self.decide_return(who),
            // The others need a seat, which `allowed` has checked.
            _ => Err(TableRefusal::NotSeated),
        }
    }

    /// A seat's place and the game, if the command is about the position as it is.
    fn current(&self, seat: Seat, decision: u32) -> Result<(&Place<G::Action>, &Play<G>), TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        let play = self.play.as_ref().ok_or(TableRefusal::NotBegun)?;
        if place.decision != decision {
            return Err(TableRefusal::Stale { decision: place.decision });
        }
        Ok((place, play))
    }

    fn decide_act(&self, seat: Seat, text: &str, decision: u32, now: u64) -> Result<Happening, TableRefusal> {
        let (place, _) = self.current(seat, decision)?;
        if place.held.is_some() {
            return Err(TableRefusal::ConfirmFirst);
        }
        if place.clock.is_up(now) {
            return Err(TableRefusal::TimeIsUp);
        }
        let action = self.legal_action(seat, text)?;
        let action_text = action.to_string();
        if place.confirms && self.is_final(seat, action) {
            return Ok(Happening::Held { seat, action: action_text });
        }
        Ok(Happening::Acted { seat, action: action_text })
    }

    /// Reads an action that `seat` may do now.
    pub(crate) fn legal_action(&self, seat: Seat, text: &str) -> Result<G::Action, TableRefusal> {
        let play = self.play.as_ref().ok_or(TableRefusal::NotBegun)?;
        // Too long for any notation: cut it, so that nothing has to read it all.
        let text = if text.len() <= limits::ACTION { text } else { "" };
        let action: G::Action = text.parse().map_err(|error| TableRefusal::of_notation(&error))?;
        self.game.check(play.history.state(), seat, action).map_err(TableRefusal::of_game)?;
        Ok(action)
    }

    /// Could `seat` no longer take back this legal action, once it is done? Because it reveals
    /// something, or hands over.
    fn is_final(&self, seat: Seat, action: G::Action) -> bool {
        let Some(play) = &self.play else { return false };
        let before = play.history.state();
        let mut after = before.clone();
        self.game.apply_unchecked(&mut after, seat, action, &mut ());
        is_final(self.game, &before.public, &after.public, seat)
    }

    fn decide_undo(&self, seat: Seat, decision: u32, now: u64) -> Result<Happening, TableRefusal> {
        let (place, play) = self.current(seat, decision)?;
        if place.clock.is_up(now) {
            return Err(TableRefusal::TimeIsUp);
        }
        if place.held.is_some() {
            return Ok(Happening::Dropped { seat });
        }
        if !self.may_undo(seat) {
            return Err(TableRefusal::NothingToUndo);
        }
        play.history.clone().undo(self.game, seat).map_err(TableRefusal::of_game)?;
        Ok(Happening::Undone { seat })
    }

    /// May this seat take back its latest decision? Not if that decision handed over: if somebody is
    /// waited on because of it. A seat that has ended a turn which all take at the same time may come
    /// back to it while others still think, unless its clock was stopped.
    pub(crate) fn may_undo(&self, seat: Seat) -> bool {
        let Some(play) = &self.play else { return false };
        if self.stage != Stage::Playing || play.history.undoable(self.game, seat).is_none() {
            return false;
        }
        let waited = self.waited();
        if waited.contains(seat) {
            return true;
        }
        let mut earlier = play.history.clone();
        self.opening.pace == Pace::None
            && earlier.undo(self.game, seat).is_ok()
            && waited.iter().all(|other| self.game.waited(&earlier.state().public).contains(other))
    }

    fn decide_confirm(&self, seat: Seat, decision: u32) -> Result<Happening, TableRefusal> {
        let (place, _) = self.current(seat, decision)?;
        // No look at the clock: a decision that is held counts when the time is up.
        if place.held.is_some() { Ok(Happening::Confirmed { seat }) } else { Err(TableRefusal::NothingHeld) }
    }
}

/// Did an action between these two put what `seat` had decided beyond its undo?
pub(crate) fn is_final<G: Game>(game: &G, before: &G::Public, after: &G::Public, seat: Seat) -> bool {
    let revealed = game.undo_epoch(before, seat) != game.undo_epoch(after, seat);
    revealed || !game.waited(after).contains(seat)
}

//! Decisions about the table rather than the game: seats, chat, agreements, rematch.

use bocage_engine::{Game, Seat};

use crate::people::clean;
use crate::{Happening, Level, Occupant, Pace, Person, PlayerId, Stage, Table, TableRefusal, limits};

impl<G: Game> Table<G> {
    pub(crate) fn decide_sit(&self, who: &Person, seat: Option<Seat>) -> Result<Happening, TableRefusal> {
        let is_open = |seat: &Seat| matches!(self.places[seat.index()].occupant, Occupant::Open);
        let seat = match seat {
            None => self.seats().find(is_open).ok_or(TableRefusal::NoOpenSeat)?,
            Some(seat) if self.place(seat).is_none() => return Err(TableRefusal::NoSuchSeat),
            Some(seat) if is_open(&seat) => seat,
            Some(_) => return Err(TableRefusal::SeatTaken),
        };
        Ok(Happening::Sat { seat, person: Person::new(who.id.clone(), &who.name) })
    }

    pub(crate) fn decide_bot(&self, seat: Seat, level: Level) -> Result<Happening, TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        if !level.is_valid() {
            return Err(TableRefusal::NoSuchLevel);
        }
        match place.occupant {
            Occupant::Person(_) => Err(TableRefusal::SeatTaken),
            _ => Ok(Happening::BotPlaced { seat, level }),
        }
    }

    pub(crate) fn decide_unseat(&self, seat: Seat) -> Result<Happening, TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        match place.occupant {
            Occupant::Open => Err(TableRefusal::SeatOpen),
            _ => Ok(Happening::Left { seat }),
        }
    }

    pub(crate) fn decide_start(&self) -> Result<Happening, TableRefusal> {
        let open = self.occupants().any(|occupant| matches!(occupant, Occupant::Open));
        if open { Err(TableRefusal::SeatsOpen) } else { Ok(Happening::Started) }
    }

    pub(crate) fn decide_chat(&self, who: &Person, text: &str) -> Result<Happening, TableRefusal> {
        let takes_part = self.seat_of(&who.id).is_some() || who.id == *self.owner();
        if self.stage == Stage::Playing && !takes_part {
            return Err(TableRefusal::SpectatorsQuiet);
        }
        if text.len() > 4 * limits::CHAT || text.chars().count() > limits::CHAT {
            return Err(TableRefusal::ChatLong);
        }
        let text = clean(text, limits::CHAT);
        if text.is_empty() {
            return Err(TableRefusal::ChatEmpty);
        }
        // Half of it is for those who take part: passers-by cannot use it all up.
        let most = if takes_part { limits::CHAT_LINES } else { limits::CHAT_LINES / 2 };
        if self.chat_lines >= most {
            return Err(TableRefusal::ChatFull);
        }
        Ok(Happening::Said { person: Person::new(who.id.clone(), &who.name), text })
    }

    pub(crate) fn decide_propose(&self, by: Seat, seat: Seat, now: u64) -> Result<Happening, TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        if seat == by || place.occupant.person().is_none() {
            return Err(TableRefusal::NotReplaceable);
        }
        if let Pace::PerMove { .. } = self.opening.pace {
            return Err(TableRefusal::ClockDecides);
        }
        if self.proposal.is_some() {
            return Err(TableRefusal::ProposalOpen);
        }
        if place.clock.idle(now) < limits::ABSENT_AFTER {
            return Err(TableRefusal::NotAway);
        }
        Ok(Happening::BotProposed { seat, by })
    }

    pub(crate) fn decide_agree(&self, by: Seat) -> Result<Happening, TableRefusal> {
        let proposal = self.proposal.as_ref().ok_or(TableRefusal::NoProposal)?;
        if proposal.agreed.contains(&by) {
            return Err(TableRefusal::AlreadyAgreed);
        }
        Ok(Happening::BotAgreed { by })
    }

    pub(crate) fn decide_decline(&self, by: Seat) -> Result<Happening, TableRefusal> {
        if self.proposal.is_some() {
            Ok(Happening::BotDeclined { by })
        } else {
            Err(TableRefusal::NoProposal)
        }
    }

    pub(crate) fn decide_return(&self, who: &Person) -> Result<Happening, TableRefusal> {
        let seat = self.seat_to_return(&who.id).ok_or(TableRefusal::NoSeatToReturn)?;
        let used_up =
            matches!(self.opening.pace, Pace::PerGame { .. }) && self.places[seat.index()].clock.is_empty();
        if used_up { Err(TableRefusal::TimeIsUp) } else { Ok(Happening::Returned { seat }) }
    }

    /// The seat on which a bot plays on for this person.
    pub(crate) fn seat_to_return(&self, player: &PlayerId) -> Option<Seat> {
        self.seats().find(|seat| {
            let absent = self.places[seat.index()].occupant.absent();
            absent.is_some_and(|absent| absent.person.id == *player && !absent.resigned)
        })
    }

    pub(crate) fn decide_rematch(&self, by: Seat) -> Result<Happening, TableRefusal> {
        if self.rematch.contains(by) {
            Err(TableRefusal::AlreadyAsked)
        } else {
            Ok(Happening::RematchAsked { by })
        }
    }
}

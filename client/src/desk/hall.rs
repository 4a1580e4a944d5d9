//! The people around a table that runs elsewhere: who sits where, their clocks, what they say and
//! what they propose. Plain data for the page, beside the [`super::Sight`] of the game.

use bocage_engine::{Message, Seat, Title};
use bocage_table::{Level, LineOf, Occupant, Pace, PlayerId, SituationOf, Stage, Told};
use bocage_words::Lexicon;

use crate::words;

/// The people around a table, as one of them (or a passer-by) sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// The name of the game in addresses.
    pub game: &'static str,
    /// Where the table stands.
    pub stage: Stage,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Did the reader open the table?
    pub is_owner: bool,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// How much time people have.
    pub pace: Pace,
    /// A proposal to let a bot play on.
    pub proposal: Option<ProposalSight>,
    /// Does a bot play on for the reader, who may come back?
    pub may_return: bool,
    /// Who asks for another game.
    pub rematch: Vec<Seat>,
    /// Where the other game is.
    pub rematch_table: Option<String>,
    /// What was said, oldest first.
    pub chat: Vec<ChatLine>,
    /// May the reader say something?
    pub may_chat: bool,
    /// Is the server there?
    pub is_up: bool,
    /// Does something that the reader asked for wait for an answer?
    pub is_waiting: bool,
}

/// A seat and who sits on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Which one.
    pub seat: Seat,
    /// Who.
    pub sitter: Sitter,
    /// By name; empty for an open seat.
    pub name: String,
    /// Is it the reader's?
    pub is_you: bool,
    /// Did this person open the table?
    pub is_owner: bool,
    /// Is it waited on?
    pub waited: bool,
    /// Its clock, where time is limited.
    pub clock: Option<ClockSight>,
    /// Could the reader propose that a bot plays on here, if its player is away?
    pub replaceable: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
    /// A bot that plays on for a person.
    StandIn,
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSight {
    /// It runs until this time of the reader's own clock, in milliseconds since 1970.
    Until(u64),
    /// It stands, with so many milliseconds left.
    Standing(u64),
}

impl ClockSight {
    /// Milliseconds left at a time of the reader's own clock.
    pub fn left(self, now: u64) -> u64 {
        match self {
            ClockSight::Until(end) => end.saturating_sub(now),
            ClockSight::Standing(left) => left,
        }
    }

    /// What it shows then: days and hours, or hours, minutes and seconds.
    pub fn face(self, now: u64) -> Message {
        let seconds = self.left(now) / 1000;
        let (minutes, hours) = (seconds / 60, seconds / 3600);
        let whole = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let digits = |face: String| Message::new("clock-face").with("face", face);
        match hours {
            0 => digits(format!("{minutes}:{:02}", seconds % 60)),
            1..24 => digits(format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)),
            _ => Message::new("clock-days").with("days", whole(hours / 24)).with("hours", whole(hours % 24)),
        }
    }
}

/// A proposal to let a bot play on for somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalSight {
    /// For whom.
    pub seat: Seat,
    /// By name.
    pub name: String,
    /// Is the reader meant?
    pub is_you: bool,
    /// Has the reader agreed?
    pub agreed: bool,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, rising.
    pub number: u64,
    /// From which seat; none for those who watch.
    pub seat: Option<Seat>,
    /// By whom.
    pub name: String,
    /// Is it the reader's own?
    pub mine: bool,
    /// What.
    pub text: String,
    /// When.
    pub at: u64,
}

/// What the hall of a table is made from.
pub(super) struct Surroundings<'a, G: Title> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) situation: &'a SituationOf<G>,
    pub(super) lines: &'a [LineOf<G>],
    /// Who the reader is, as the server knows them.
    pub(super) me: &'a PlayerId,
    /// How far the server's clock is ahead of the reader's, in milliseconds.
    pub(super) ahead: i64,
    pub(super) is_up: bool,
    pub(super) is_waiting: bool,
}

impl<G: Title> Surroundings<'_, G> {
    pub(super) fn hall(&self) -> Hall {
        let situation = self.situation;
        let you = situation.you.as_ref().map(|you| you.seat);
        let is_owner = situation.owner == *self.me;
        let playing = situation.stage == Stage::Playing;
        let absent = |face: &Occupant| {
            face.absent().is_some_and(|absent| absent.person.id == *self.me && !absent.resigned)
        };
        Hall {
            game: G::ID,
            stage: situation.stage,
            you,
            is_owner,
            seats: Seat::all(situation.setup.players).map(|seat| self.chair(seat)).collect(),
            pace: situation.pace,
            proposal: situation.proposal.as_ref().map(|proposal| ProposalSight {
                seat: proposal.seat,
                name: self.name(proposal.seat),
                is_you: you == Some(proposal.seat),
                agreed: you.is_some_and(|seat| proposal.agreed.contains(&seat)),
            }),
            may_return: playing && situation.seats.iter().any(|face| absent(&face.occupant)),
            rematch: situation.rematch.clone(),
            rematch_table: situation.rematch_table.clone(),
            chat: self.lines.iter().filter_map(|line| self.said(line)).collect(),
            may_chat: match situation.stage {
                Stage::Playing => you.is_some() || is_owner,
                Stage::Gathering | Stage::Over => true,
                Stage::Closed => false,
            },
            is_up: self.is_up,
            is_waiting: self.is_waiting,
        }
    }

    fn occupant(&self, seat: Seat) -> &Occupant {
        self.situation.seats.get(seat.index()).map_or(&Occupant::Open, |face| &face.occupant)
    }

    fn name(&self, seat: Seat) -> String {
        match self.occupant(seat) {
            Occupant::Open => String::new(),
            occupant => words::seat_name(self.lexicon, occupant, seat),
        }
    }

    fn chair(&self, seat: Seat) -> Chair {
        let occupant = self.occupant(seat);
        let face = self.situation.seats.get(seat.index());
        let is_you = occupant.is(self.me);
        let seated = self.situation.you.is_some();
        Chair {
            seat,
            sitter: match occupant {
                Occupant::Open => Sitter::Nobody,
                Occupant::Person(_) => Sitter::Person,
                Occupant::Bot { instead_of: Some(_), .. } => Sitter::StandIn,
                Occupant::Bot { level, .. } => Sitter::Bot(*level),
            },
            name: self.name(seat),
            is_you,
            is_owner: occupant.is(&self.situation.owner),
            waited: face.is_some_and(|face| face.waited),
            clock: face.and_then(|face| self.clock(face.clock)),
            replaceable: seated
                && !is_you
                && self.situation.stage == Stage::Playing
                && self.situation.proposal.is_none()
                && !matches!(self.situation.pace, Pace::PerMove { .. })
                && occupant.person().is_some()
                && face.is_some_and(|face| face.waited),
        }
    }

    fn clock(&self, face: bocage_table::ClockFace) -> Option<ClockSight> {
        let left = face.left_ms?;
        Some(if face.running {
            let end = self.situation.at.saturating_add(left);
            ClockSight::Until(end.saturating_add_signed(self.ahead.saturating_neg()))
        } else {
            ClockSight::Standing(left)
        })
    }

    fn said(&self, line: &LineOf<G>) -> Option<ChatLine> {
        let Told::Said { person, text } = &line.what else { return None };
        let seat = Seat::all(self.situation.setup.players).find(|seat| self.occupant(*seat).is(&person.id));
        Some(ChatLine {
            number: line.seq,
            seat,
            name: person.name.clone(),
            mine: person.id == *self.me,
            text: text.clone(),
            at: line.at,
        })
    }
}

#[cfg(test)]
mod tests {
    use bocage_engine::Language;

    use super::*;

    #[test]
    fn a_clock_shows_what_is_left() {
        let lexicon = words::of_pages(Language::Fr);
        let face = |clock: ClockSight, now| lexicon.word(&clock.face(now));
        assert_eq!(face(ClockSight::Standing(65_000), 0), "1:05");
        assert_eq!(face(ClockSight::Until(3_700_000), 0), "1:01:40");
        assert_eq!(face(ClockSight::Until(1_000), 5_000), "0:00");
        assert_eq!(face(ClockSight::Standing(51 * 3_600_000), 0), "2\u{a0}j 3\u{a0}h");
    }
}

//! A table that runs on a server: the reader's end of it.
//!
//! Decisions are asked for, not taken: what came of them arrives as news. Until then the desk stands
//! as it was, and a second decision about the same position is let fall, since it could only be stale.

use bocage_engine::{Language, Message, Seat, Title, ViewOf};
use bocage_stage::Draw;
use bocage_table::protocol::{ClientConnection, Heard, Notice, ToClient, ToServer};
use bocage_table::{Command, CommandKind, Entry, PlayerId, SituationOf, Told};
use bocage_words::Names;

use super::hall::Surroundings;
use super::tongues::Tongues;
use super::viewing::Viewing;
use super::{AdviceSight, Course, Desk, Hall, Progress, Reading, Sight, advice};
use crate::words;
use bocage_thinker::{Inquiry, Question};

/// What can be said to a desk whose table runs elsewhere.
pub trait Remote {
    /// A socket was opened: greets the server.
    fn opened(&mut self, now: u64);

    /// The socket was closed, by whomever.
    fn closed(&mut self);

    /// A message came.
    fn receive(&mut self, text: &str, now: u64) -> Tidings;

    /// Time has passed; call it about once a second.
    fn tick(&mut self, now: u64) -> Tidings;

    /// Asks something of the table: now, or as soon as the server is there again.
    fn ask(&mut self, command: Command, now: u64);

    /// What is to be sent, in this order.
    fn outbox(&mut self) -> Vec<String>;
}

/// What came of a message or of the passing of time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tidings {
    /// Has the situation changed?
    pub changed: bool,
    /// Has somebody else decided something?
    pub by_others: bool,
    /// Why something that was asked for was not done, or is not done yet.
    pub refusal: Option<Message>,
    /// Why there is no use in trying any more.
    pub end: Option<Message>,
    /// Close the socket and open another one, after this many milliseconds.
    pub reconnect: Option<u64>,
}

/// Milliseconds to wait before trying for the `nth` time in a row (from 0) to reach a server.
pub fn pause_before(nth: u32) -> u64 {
    (500u64 << nth.min(8)).min(10_000)
}

/// A table that runs on a server.
pub struct RemoteDesk<G: Title + Draw> {
    game: &'static G,
    connection: ClientConnection<ViewOf<G>, G::Event>,
    /// The latest situation; kept while the connection fetches everything anew.
    situation: SituationOf<G>,
    me: PlayerId,
    /// How far the server's clock is ahead of the reader's, in milliseconds.
    ahead: i64,
    /// The number of the latest entry of the reader's own: what is shown may be older for a moment.
    latest: u64,
    outbox: Vec<ToServer>,
    tongues: Tongues<G>,
}

impl<G: Title + Draw> RemoteDesk<G> {
    /// A desk from what was heard since hello, up to the first situation. `name` must be new and
    /// random: it begins the ids of commands.
    pub fn arrive(name: &str, heard: &[String], now: u64) -> Option<Self> {
        let mut connection = ClientConnection::new(name);
        // Hello was said already, before the game was known.
        let _ = connection.opened(now);
        let (mut me, mut ahead) = (PlayerId::from(""), 0);
        let mut outbox = Vec::new();
        for text in heard {
            let Ok(message) = ToClient::<ViewOf<G>, G::Event>::from_json(text) else { continue };
            note_clock(&message, now, &mut ahead);
            if let ToClient::Welcome { you, .. } = &message {
                me = you.clone();
            }
            outbox.extend(connection.receive(message, now).send);
        }
        let situation = connection.situation()?.clone();
        let game = G::standard();
        let tongues = Tongues::default();
        Some(RemoteDesk { game, connection, situation, me, ahead, latest: 0, outbox, tongues })
    }

    /// The connection, to look at lines and what was not answered.
    pub fn connection(&self) -> &ClientConnection<ViewOf<G>, G::Event> {
        &self.connection
    }

    fn seat(&self) -> Option<Seat> {
        self.situation.you.as_ref().map(|you| you.seat)
    }

    fn is_waited(&self, seat: Seat) -> bool {
        self.situation.seats.get(seat.index()).is_some_and(|face| face.waited)
    }

    /// Is a decision of the reader on its way, or answered but not shown yet?
    fn is_deciding(&self) -> bool {
        let decides = |command: &Command| {
            matches!(command.kind(), CommandKind::Act | CommandKind::Undo | CommandKind::Confirm)
        };
        self.situation.seq < self.latest || self.connection.unanswered().any(|(_, command)| decides(command))
    }

    /// Asks for a decision about the position that is shown.
    fn decide(&mut self, command: impl FnOnce(u32) -> Command, now: u64) -> Result<(), Message> {
        let Some(you) = &self.situation.you else {
            return Err(bocage_table::TableRefusal::NotSeated.message());
        };
        if !self.is_deciding() {
            let command = command(you.decision);
            self.ask(command, now);
        }
        Ok(())
    }

    fn take(&mut self, heard: Heard) -> Tidings {
        self.outbox.extend(heard.send);
        let mut tidings = Tidings { reconnect: heard.reconnect, ..Tidings::default() };
        for notice in heard.notices {
            match notice {
                Notice::News { from } => {
                    tidings.changed = true;
                    tidings.by_others |= self.others_decided(from);
                    if let Some(situation) = self.connection.situation() {
                        self.situation = situation.clone();
                    }
                }
                Notice::Done(_, receipt) => self.latest = self.latest.max(receipt.seq),
                Notice::Refused(_, why) => tidings.refusal = Some(why.message()),
                Notice::Trouble(why) if why.is_fatal() => tidings.end = Some(why.message()),
                Notice::Trouble(why) => tidings.refusal = Some(why.message()),
            }
        }
        tidings
    }

    /// Did somebody else decide something, from this line on?
    fn others_decided(&self, from: u64) -> bool {
        let known = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
        let me = self.seat();
        self.connection.lines().iter().skip(known).any(|line| match &line.what {
            Told::Acted { seat, .. } | Told::Undone { seat, .. } => Some(*seat) != me,
            _ => false,
        })
    }
}

/// Notes how far the server's clock is ahead, if the message says what time it is there.
fn note_clock<V, E>(message: &ToClient<V, E>, now: u64, ahead: &mut i64) {
    if let ToClient::Welcome { now: there, .. }
    | ToClient::Lines { now: there, .. }
    | ToClient::Pong { now: there, .. } = message
    {
        *ahead = there.cast_signed().wrapping_sub(now.cast_signed());
    }
}

impl<G: Title + Draw> Remote for RemoteDesk<G> {
    fn opened(&mut self, now: u64) {
        let hello = self.connection.opened(now);
        self.outbox = hello;
    }

    fn closed(&mut self) {
        self.connection.closed();
        // Whatever it is, it will be sent again after the next hello.
        self.outbox.clear();
    }

    fn receive(&mut self, text: &str, now: u64) -> Tidings {
        // What cannot be read is not for this version; the server will say so if it matters.
        let Ok(message) = ToClient::<ViewOf<G>, G::Event>::from_json(text) else {
            return Tidings::default();
        };
        note_clock(&message, now, &mut self.ahead);
        if let ToClient::Welcome { you, .. } = &message {
            self.me = you.clone();
        }
        let heard = self.connection.receive(message, now);
        self.take(heard)
    }

    fn tick(&mut self, now: u64) -> Tidings {
        let heard = self.connection.tick(now);
        self.take(heard)
    }

    fn ask(&mut self, command: Command, now: u64) {
        let (_, messages) = self.connection.ask(command, now);
        self.outbox.extend(messages);
    }

    fn outbox(&mut self) -> Vec<String> {
        self.outbox.drain(..).map(|message| message.to_json()).collect()
    }
}

impl<G: Title + Draw> Desk for RemoteDesk<G> {
    fn sight(&self, reading: &Reading) -> Sight {
        self.tongues.with(reading.language, |lexicon| {
            Viewing::new(self.game, lexicon, &self.situation, self.connection.lines(), reading).sight()
        })
    }

    fn progress(&self, language: Language) -> Progress {
        let reading = Reading::aside(language);
        self.tongues.with(language, |lexicon| {
            Viewing::new(self.game, lexicon, &self.situation, &[], &reading).progress()
        })
    }

    /// The past of a table elsewhere is not kept here: its record is, once the game is over.
    fn past(&self, _step: usize, reading: &Reading) -> Sight {
        self.sight(reading)
    }

    fn steps(&self) -> usize {
        0
    }

    fn course(&self, _language: Language) -> Course {
        Course::default()
    }

    fn act(&mut self, action: &str, now: u64) -> Result<(), Message> {
        self.decide(|decision| Command::Act { action: action.to_owned(), decision }, now)
    }

    fn undo(&mut self, now: u64) -> Result<(), Message> {
        self.decide(|decision| Command::Undo { decision }, now)
    }

    fn confirm(&mut self, now: u64) -> Result<(), Message> {
        self.decide(|decision| Command::Confirm { decision }, now)
    }

    fn set_confirm(&mut self, on: bool, now: u64) {
        let differs = self.situation.you.as_ref().is_some_and(|you| you.confirms != on);
        if differs && matches!(self.situation.stage, bocage_table::Stage::Playing) {
            self.ask(Command::SetConfirm { on }, now);
        }
    }

    fn why_not(&self, target: &str) -> Option<Message> {
        let seat = self.seat()?;
        advice::why_not(self.game, self.situation.view.as_ref()?, seat, self.is_waited(seat), target)
    }

    /// The server's bots play by themselves.
    fn questions(&self, _seed: u64) -> Vec<Question> {
        Vec::new()
    }

    fn hint(&self, seed: u64) -> Option<Inquiry> {
        let seat = self.seat().filter(|seat| self.is_waited(*seat))?;
        advice::inquiry::<G>(self.situation.view.as_ref()?, seat, seed)
    }

    fn advice(&self, answer: &str, language: Language) -> Vec<AdviceSight> {
        let waited = self.seat().filter(|seat| self.is_waited(*seat));
        let Some((seat, view)) = waited.zip(self.situation.view.as_ref()) else { return Vec::new() };
        advice::told(self.game, view, seat, answer, |message| self.say(message, language))
    }

    fn answer(&mut self, _question: &Question, _action: &str, _now: u64) -> bool {
        false
    }

    /// The log is the server's.
    fn log(&self) -> Vec<Entry> {
        Vec::new()
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.situation.setup.players
    }

    fn say(&self, message: &Message, language: Language) -> String {
        self.tongues.with(language, |lexicon| {
            let seats = self.situation.seats.iter().zip(0..);
            let names: Vec<String> =
                seats.map(|(face, seat)| words::seat_name(lexicon, &face.occupant, Seat(seat))).collect();
            lexicon.say(message, &Names { names: &names, you: self.seat() })
        })
    }

    fn hall(&self, language: Language) -> Option<Hall> {
        let hall = self.tongues.with(language, |lexicon| {
            let surroundings = Surroundings::<G> {
                lexicon,
                situation: &self.situation,
                lines: self.connection.lines(),
                me: &self.me,
                ahead: self.ahead,
                is_up: self.connection.is_up(),
                is_waiting: self.connection.unanswered().len() > 0,
            };
            surroundings.hall()
        });
        Some(hall)
    }

    fn remote(&mut self) -> Option<&mut dyn Remote> {
        Some(self)
    }
}

#[cfg(test)]
#[path = "remote_test.rs"]
mod tests;

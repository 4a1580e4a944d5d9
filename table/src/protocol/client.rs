//! The page's end of the connection. It survives disconnections: one for each visit to a table.

use std::collections::VecDeque;

use super::{ProtocolError, QUIET, RESEND, SILENCE, ToClient, ToServer, VERSION};
use crate::{Command, CommandId, Line, Receipt, Situation, TableRefusal};

/// A client's side of the conversation with a table.
#[derive(Clone, Debug)]
pub struct ClientConnection<V, E> {
    /// A fresh random text that begins the ids of this client's commands.
    name: String,
    commands: u64,
    waiting: VecDeque<(CommandId, Command)>,
    lines: Vec<Line<E>>,
    situation: Option<Situation<V>>,
    /// The highest number heard of: lines up to it exist.
    latest: u64,
    link: Link,
}

/// Where the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Down,
    /// Hello was said.
    Greeting(Timers),
    Up(Timers),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Timers {
    /// When the last message came.
    heard: u64,
    /// When the first of the waiting commands was last sent.
    sent: Option<u64>,
    /// When the server was last asked for something besides, or lines began to be overdue.
    asked: Option<u64>,
    /// When the server was last asked whether it is there.
    pinged: Option<u64>,
}

/// What came of a message or of the passing of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// To be sent, in this order.
    pub send: Vec<ToServer>,
    /// To be shown.
    pub notices: Vec<Notice>,
    /// Close the socket and open another one, after this many milliseconds.
    pub reconnect: Option<u64>,
}

/// Something the page may want to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// There are new lines from this number on, and how things stand has changed.
    News {
        /// The number of the first new line.
        from: u64,
    },
    /// A command was taken.
    Done(CommandId, Receipt),
    /// A command was refused.
    Refused(CommandId, TableRefusal),
    /// Something is wrong with the connection.
    Trouble(ProtocolError),
}

impl<V, E> ClientConnection<V, E> {
    /// A client that has seen nothing yet. `name` must be new and random: letters and digits.
    pub fn new(name: &str) -> Self {
        ClientConnection {
            name: name.to_owned(),
            commands: 0,
            waiting: VecDeque::new(),
            lines: Vec::new(),
            situation: None,
            latest: 0,
            link: Link::Down,
        }
    }

    /// The number of the last line.
    pub fn seen(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Every line so far.
    pub fn lines(&self) -> &[Line<E>] {
        &self.lines
    }

    /// How things stand, as far as is known.
    pub fn situation(&self) -> Option<&Situation<V>> {
        self.situation.as_ref()
    }

    /// Is the server there?
    pub fn is_up(&self) -> bool {
        matches!(self.link, Link::Up(_))
    }

    /// Commands that were not answered yet, oldest first.
    pub fn unanswered(&self) -> impl ExactSizeIterator<Item = &(CommandId, Command)> {
        self.waiting.iter()
    }

    /// Asks something of the table: now, or as soon as the server is there again.
    pub fn ask(&mut self, command: Command, now: u64) -> (CommandId, Vec<ToServer>) {
        self.commands += 1;
        let id = CommandId(format!("{}-{}", self.name, self.commands));
        self.waiting.push_back((id.clone(), command));
        (id, self.send_first(now, false))
    }

    /// A socket was opened.
    pub fn opened(&mut self, now: u64) -> Vec<ToServer> {
        self.link = Link::Greeting(Timers { heard: now, sent: None, asked: Some(now), pinged: None });
        vec![self.hello()]
    }

    /// The socket was closed, by whomever.
    pub fn closed(&mut self) {
        self.link = Link::Down;
    }

    fn hello(&self) -> ToServer {
        ToServer::Hello { version: VERSION, seen: self.seen() }
    }

    /// The first waiting command, if it is not on its way already. Only one is on its way at any
    /// time, so that they arrive in order.
    fn send_first(&mut self, now: u64, again: bool) -> Vec<ToServer> {
        let Link::Up(timers) = &mut self.link else { return Vec::new() };
        let Some((id, command)) = self.waiting.front() else { return Vec::new() };
        if timers.sent.is_some() && !again {
            return Vec::new();
        }
        timers.sent = Some(now);
        vec![ToServer::Do { id: id.clone(), command: command.clone() }]
    }

    /// A message came.
    pub fn receive(&mut self, message: ToClient<V, E>, now: u64) -> Heard {
        match &mut self.link {
            Link::Down => return Heard::nothing(), // A late message of a connection given up.
            Link::Greeting(timers) | Link::Up(timers) => timers.heard = now,
        }
        match message {
            ToClient::Welcome { .. } => {
                let timers = Timers { heard: now, sent: None, asked: None, pinged: None };
                if let Link::Greeting(_) = self.link {
                    self.link = Link::Up(timers);
                }
                Heard { send: self.send_first(now, false), ..Heard::nothing() }
            }
            ToClient::Lines { after, lines, situation, .. } => self.take_lines(after, lines, situation, now),
            ToClient::Done { id, receipt } => {
                self.hear_of(receipt.seq, now);
                self.answered(&id, Notice::Done(id.clone(), receipt), now)
            }
            ToClient::Refused { id, seq, why } => {
                self.hear_of(seq, now);
                self.answered(&id, Notice::Refused(id.clone(), why), now)
            }
            ToClient::Pong { seq, .. } => {
                self.hear_of(seq, now);
                Heard::nothing()
            }
            ToClient::Goodbye { retry_after_ms } => {
                self.link = Link::Down;
                Heard { reconnect: Some(retry_after_ms), ..Heard::nothing() }
            }
            ToClient::Failed { why } => self.fail(why, now),
        }
    }

    /// Takes lines in order; those it has are dropped, and what is missing is asked for.
    fn take_lines(
        &mut self,
        after: u64,
        lines: Vec<Line<E>>,
        situation: Option<Box<Situation<V>>>,
        now: u64,
    ) -> Heard {
        let seen = self.seen();
        self.latest = self.latest.max(after + lines.len() as u64);
        if after > seen {
            return Heard { send: self.ask_missed(now), ..Heard::nothing() };
        }
        let known = usize::try_from(seen - after).unwrap_or(usize::MAX);
        self.lines.extend(lines.into_iter().skip(known));
        if let Link::Up(timers) = &mut self.link
            && self.lines.len() as u64 >= self.latest
        {
            timers.asked = None;
        }
        match situation {
            // An old message that came late says nothing about now.
            Some(situation) if situation.seq >= self.seen() => {
                self.situation = Some(*situation);
                Heard { notices: vec![Notice::News { from: seen + 1 }], ..Heard::nothing() }
            }
            _ => Heard::nothing(),
        }
    }

    /// There are lines up to `seq`. If they do not come by themselves, they are asked for.
    fn hear_of(&mut self, seq: u64, now: u64) {
        self.latest = self.latest.max(seq);
        let missing = self.seen() < self.latest;
        if let Link::Up(timers) = &mut self.link
            && missing
            && timers.asked.is_none()
        {
            timers.asked = Some(now);
        }
    }

    fn ask_missed(&mut self, now: u64) -> Vec<ToServer> {
        let seen = self.seen();
        match &mut self.link {
            Link::Up(timers) if timers.asked.is_none_or(|asked| now >= asked.saturating_add(RESEND)) => {
                timers.asked = Some(now);
                vec![ToServer::Missed { seen }]
            }
            _ => Vec::new(),
        }
    }

    /// A command was answered. An answer that comes twice is heard once.
    fn answered(&mut self, id: &CommandId, notice: Notice, now: u64) -> Heard {
        if self.waiting.front().is_none_or(|(first, _)| first != id) {
            return Heard::nothing();
        }
        self.waiting.pop_front();
        if let Link::Up(timers) = &mut self.link {
            timers.sent = None;
        }
        Heard { send: self.send_first(now, false), notices: vec![notice], reconnect: None }
    }

    fn fail(&mut self, why: ProtocolError, now: u64) -> Heard {
        let notices = vec![Notice::Trouble(why)];
        match why {
            ProtocolError::Ahead => {
                self.lines.clear();
                self.situation = None;
                self.latest = 0;
                Heard { send: self.opened(now), notices, reconnect: None }
            }
            ProtocolError::HelloFirst => {
                Heard { send: self.opened(now), notices: Vec::new(), reconnect: None }
            }
            // These commands will be sent again after a while.
            ProtocolError::NotStored | ProtocolError::TooFast => Heard { notices, ..Heard::nothing() },
            // The first waiting command can never be read: do not send it for ever.
            ProtocolError::Unreadable | ProtocolError::TooLarge => {
                if let Link::Up(timers) = &mut self.link
                    && timers.sent.take().is_some()
                {
                    self.waiting.pop_front();
                }
                Heard { send: self.send_first(now, false), notices, reconnect: None }
            }
            ProtocolError::Version | ProtocolError::NoTable => {
                self.link = Link::Down;
                Heard { notices, ..Heard::nothing() }
            }
        }
    }

    /// Time has passed. Call it about once a second.
    pub fn tick(&mut self, now: u64) -> Heard {
        let overdue = |since: u64, limit: u64| now >= since.saturating_add(limit);
        match self.link {
            Link::Down => Heard::nothing(),
            Link::Greeting(timers) | Link::Up(timers) if overdue(timers.heard, SILENCE) => {
                self.link = Link::Down;
                Heard { reconnect: Some(0), ..Heard::nothing() }
            }
            Link::Greeting(mut timers) => {
                if timers.asked.is_some_and(|asked| !overdue(asked, RESEND)) {
                    return Heard::nothing();
                }
                timers.asked = Some(now);
                self.link = Link::Greeting(timers);
                Heard { send: vec![self.hello()], ..Heard::nothing() }
            }
            Link::Up(timers) => {
                let mut send = Vec::new();
                if timers.sent.is_some_and(|sent| overdue(sent, RESEND)) {
                    send.extend(self.send_first(now, true));
                }
                if timers.asked.is_some_and(|asked| overdue(asked, RESEND)) {
                    send.extend(self.ask_missed(now));
                }
                if overdue(timers.heard.max(timers.pinged.unwrap_or_default()), QUIET) {
                    send.push(self.ping(now));
                }
                Heard { send, ..Heard::nothing() }
            }
        }
    }
}

impl<V, E> ClientConnection<V, E> {
    fn ping(&mut self, now: u64) -> ToServer {
        if let Link::Up(timers) = &mut self.link {
            timers.pinged = Some(now);
        }
        ToServer::Ping
    }
}

impl Heard {
    fn nothing() -> Self {
        Heard { send: Vec::new(), notices: Vec::new(), reconnect: None }
    }
}

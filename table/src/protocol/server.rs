//! The host's end of one connection.
//!
//! The machine remembers only what was sent. Who the client is, is the host's word; as whom they look
//! at the table is asked anew each time, because people sit down and are replaced while connected.

use bocage_engine::Game;

use super::{ProtocolError, ToClient, ToClientOf, ToServer, VERSION};
use crate::{Command, CommandId, Decision, Person, Receipt, Table, TableRefusal, limits};

/// One client's connection, seen from the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerConnection {
    person: Person,
    /// The number of the last line sent; none before hello.
    sent: Option<u64>,
}

/// What the host has to do after a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Nothing but to send what [`ServerConnection::receive`] gave.
    None,
    /// Decide this command, store and apply what it leads to, then answer.
    Decide(CommandId, Command),
    /// Close the connection.
    Close,
}

impl ServerConnection {
    /// A connection of this person.
    pub fn new(person: Person) -> Self {
        ServerConnection { person, sent: None }
    }

    /// Who is at the other end.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// Takes in a message: what to send back, and what to do.
    pub fn receive<G: Game>(
        &mut self,
        message: Result<ToServer, ProtocolError>,
        table: &Table<G>,
        now: u64,
    ) -> (Vec<ToClientOf<G>>, Request) {
        match message {
            Ok(ToServer::Hello { version, seen }) => self.greet(version, seen, table, now),
            Err(why) => (vec![ToClient::Failed { why }], Request::None),
            Ok(_) if self.sent.is_none() => {
                (vec![ToClient::Failed { why: ProtocolError::HelloFirst }], Request::None)
            }
            Ok(ToServer::Missed { seen }) => (self.again(seen, table, now), Request::None),
            Ok(ToServer::Ping) => (vec![ToClient::Pong { seq: table.seq(), now }], Request::None),
            Ok(ToServer::Do { id, command }) => (Vec::new(), Request::Decide(id, command)),
        }
    }

    fn greet<G: Game>(
        &mut self,
        version: u32,
        seen: u64,
        table: &Table<G>,
        now: u64,
    ) -> (Vec<ToClientOf<G>>, Request) {
        if version != VERSION {
            return (vec![ToClient::Failed { why: ProtocolError::Version }], Request::Close);
        }
        let you = self.person.id.clone();
        let mut answers = vec![ToClient::Welcome { version: VERSION, you, now }];
        answers.extend(self.again(seen, table, now));
        (answers, Request::None)
    }

    /// Everything after `seen`, and how things stand even if nothing is new.
    fn again<G: Game>(&mut self, seen: u64, table: &Table<G>, now: u64) -> Vec<ToClientOf<G>> {
        if seen > table.seq() {
            return vec![ToClient::Failed { why: ProtocolError::Ahead }];
        }
        self.sent = Some(seen);
        self.lines(table, now)
    }

    /// What is new since the last message; call it for every connection after an entry was applied.
    pub fn news<G: Game>(&mut self, table: &Table<G>, now: u64) -> Vec<ToClientOf<G>> {
        match self.sent {
            Some(sent) if sent < table.seq() => self.lines(table, now),
            _ => Vec::new(),
        }
    }

    fn lines<G: Game>(&mut self, table: &Table<G>, now: u64) -> Vec<ToClientOf<G>> {
        let observer = table.seat_of(&self.person.id);
        let mut messages = Vec::new();
        let mut after = self.sent.unwrap_or_default();
        loop {
            let lines = table.lines_between(observer, after, limits::LINES);
            let last = after + lines.len() as u64;
            let complete = last >= table.seq();
            let situation = complete.then(|| Box::new(table.situation_for(observer)));
            messages.push(ToClient::Lines { after, lines, situation, now });
            after = last;
            if complete {
                break;
            }
        }
        self.sent = Some(after);
        messages
    }

    /// The answer to a command. For a new entry: after it was stored and applied.
    pub fn answer<G: Game>(
        &self,
        id: CommandId,
        outcome: Result<Receipt, TableRefusal>,
        table: &mut Table<G>,
    ) -> ToClientOf<G> {
        match outcome {
            Ok(receipt) => ToClient::Done { id, receipt },
            Err(why) => {
                table.refuse(&self.person.id, &id, why.clone());
                ToClient::Refused { id, seq: table.seq(), why }
            }
        }
    }

    /// Decides a command of this connection's person.
    pub fn decide<G: Game>(
        &self,
        id: &CommandId,
        command: &Command,
        table: &Table<G>,
        now: u64,
    ) -> Result<Decision, TableRefusal> {
        table.decide(&self.person, id, command, now)
    }
}

//! A simulated network between a table's host and its clients.

#![allow(unreachable_pub)]

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use bocage_engine::{Draw, Game, QuickRng, Seat, ViewOf};
use bocage_evergreen::{Event, Evergreen};
use bocage_table::protocol::{
    ClientConnection, Heard, Notice, Request, ServerConnection, ToClient, ToClientOf, ToServer,
};
use bocage_table::{
    Command, CommandId, Decision, HostCommand, Level, Occupant, Person, Receipt, Stage, Table,
};

use crate::common::{SEED, legal, opening, person, rng};

/// How bad the network is; chances out of a thousand.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    /// A message is lost.
    pub drop: u32,
    /// A message comes twice.
    pub double: u32,
    /// Milliseconds a message may take; the more, the more are overtaken.
    pub delay: u32,
    /// A connection breaks, each second.
    pub breaks: u32,
    /// A connection goes silent without breaking, each second.
    pub silent: u32,
    /// The server is killed and comes back, each second.
    pub kill: u32,
}

impl Weather {
    pub const FAIR: Weather = Weather { drop: 0, double: 0, delay: 30, breaks: 0, silent: 0, kill: 0 };

    /// Another kind of storm for each seed: some only drop, some only delay, some do everything.
    pub fn storm(seed: u64) -> Self {
        let mut rng = rng(seed ^ 0x5707);
        let mut some = |most: u32| if rng.below(2) == 0 { 0 } else { rng.below(most) };
        Weather {
            drop: some(400),
            double: some(400),
            delay: 20 + some(5_000),
            breaks: some(60),
            silent: some(40),
            kill: some(20),
        }
    }
}

pub enum Answer {
    Done(Receipt),
    Refused,
}

type Link = ClientConnection<ViewOf<Evergreen>, Event>;

pub struct Client {
    pub person: Person,
    pub link: Link,
    pub answers: Vec<(CommandId, Answer)>,
    /// The connection in use, and when to open another one.
    connection: Option<u64>,
    reopen_at: u64,
}

enum Parcel {
    Up(ToServer),
    Down(Box<ToClientOf<Evergreen>>),
}

/// A host, its clients, and everything that is on its way between them.
pub struct World {
    pub table: Table<Evergreen>,
    pub clients: Vec<Client>,
    connections: HashMap<u64, (usize, ServerConnection)>,
    silent: Vec<u64>,
    air: BinaryHeap<Reverse<(u64, u64)>>,
    parcels: HashMap<u64, (u64, Parcel)>,
    weather: Weather,
    rng: QuickRng,
    now: u64,
    counter: u64,
    as_json: bool,
}

impl World {
    /// Two people, a bot and a spectator.
    pub fn new(seed: u64, weather: Weather, as_json: bool) -> Self {
        let now = 1_000_000;
        let mut plan = opening(Evergreen::standard(), 3, SEED);
        plan.seats[2] = Occupant::bot(Level(1));
        let first = Table::open(Evergreen::standard(), plan, now).unwrap();
        let mut table = Table::rebuild(Evergreen::standard(), [first]).unwrap();
        let start = table.decide(&person(0), &"start".into(), &Command::Start, now).unwrap();
        let Decision::New(entry) = start else { panic!("a new table has done nothing before") };
        table.apply(entry).unwrap();
        let client = |n: usize| Client {
            person: person(n),
            link: Link::new(&format!("client{n}")),
            answers: Vec::new(),
            connection: None,
            reopen_at: now,
        };
        World {
            table,
            clients: vec![client(0), client(1), client(5)],
            connections: HashMap::new(),
            silent: Vec::new(),
            air: BinaryHeap::new(),
            parcels: HashMap::new(),
            weather,
            rng: rng(seed),
            now,
            counter: 0,
            as_json,
        }
    }

    fn happens(&mut self, chance: u32) -> bool {
        self.rng.below(1000) < chance
    }

    pub fn run_until(&mut self, reached: impl Fn(&World) -> bool) {
        let deadline = self.now + 100 * 24 * 3_600_000;
        while !reached(self) {
            self.second(true);
            assert!(self.now < deadline, "the game does not get on, in {:?}", self.weather);
        }
    }

    /// The sky clears, nobody asks for anything new, and all that is on its way arrives.
    pub fn calm_down(&mut self) {
        self.weather = Weather::FAIR;
        (0..120).for_each(|_| self.second(false));
    }

    /// One second passes.
    fn second(&mut self, people_play: bool) {
        self.trouble();
        for n in 0..self.clients.len() {
            self.reconnect(n);
            let heard = self.clients[n].link.tick(self.now);
            self.act_on(n, heard);
            if people_play {
                self.wish(n);
            }
        }
        self.play_bots();
        let end = self.now + 1000;
        while let Some(&Reverse((at, number))) = self.air.peek().filter(|Reverse((at, _))| *at <= end) {
            self.air.pop();
            self.now = self.now.max(at);
            if let Some((connection, parcel)) = self.parcels.remove(&number) {
                self.deliver(connection, parcel);
            }
        }
        self.now = end;
    }

    fn trouble(&mut self) {
        if self.happens(self.weather.kill) {
            self.connections.clear();
            let log: Vec<_> = self.table.log().cloned().collect();
            self.table = Table::rebuild(Evergreen::standard(), log).unwrap();
            let entry = self.table.decide_host(&HostCommand::Resume { down_ms: 500 }, self.now).unwrap();
            self.table.apply(entry).unwrap();
            (0..self.clients.len()).for_each(|n| self.hang_up(n));
        }
        for n in 0..self.clients.len() {
            if self.happens(self.weather.breaks) {
                self.hang_up(n);
            }
            if self.happens(self.weather.silent) {
                self.silent.extend(self.clients[n].connection);
            }
        }
    }

    fn hang_up(&mut self, n: usize) {
        let client = &mut self.clients[n];
        client.link.closed();
        client.connection = None;
        client.reopen_at = self.now + 500;
    }

    /// The last connection stays open on the server's side: its messages may still arrive there.
    fn reconnect(&mut self, n: usize) {
        if self.clients[n].connection.is_some() || self.now < self.clients[n].reopen_at {
            return;
        }
        let last = self.connections.iter().filter(|(_, (of, _))| *of == n).map(|(&number, _)| number).max();
        self.connections.retain(|&number, (of, _)| *of != n || Some(number) == last);
        self.counter += 1;
        let number = self.counter;
        self.connections.insert(number, (n, ServerConnection::new(self.clients[n].person.clone())));
        self.clients[n].connection = Some(number);
        let hello = self.clients[n].link.opened(self.now);
        self.send_up(n, hello);
    }

    fn send_up(&mut self, n: usize, messages: Vec<ToServer>) {
        let Some(connection) = self.clients[n].connection else { return };
        for message in messages {
            let message =
                if self.as_json { ToServer::from_json(&message.to_json()).unwrap() } else { message };
            self.launch(connection, || Parcel::Up(message.clone()));
        }
    }

    fn send_down(&mut self, connection: u64, messages: Vec<ToClientOf<Evergreen>>) {
        for message in messages {
            let message =
                if self.as_json { ToClient::from_json(&message.to_json()).unwrap() } else { message };
            self.launch(connection, || Parcel::Down(Box::new(message.clone())));
        }
    }

    fn launch(&mut self, connection: u64, parcel: impl Fn() -> Parcel) {
        if self.silent.contains(&connection) || self.happens(self.weather.drop) {
            return;
        }
        let copies = if self.happens(self.weather.double) { 2 } else { 1 };
        for _ in 0..copies {
            self.counter += 1;
            let at = self.now + 1 + u64::from(self.rng.below(self.weather.delay));
            self.air.push(Reverse((at, self.counter)));
            self.parcels.insert(self.counter, (connection, parcel()));
        }
    }

    fn deliver(&mut self, connection: u64, parcel: Parcel) {
        match parcel {
            Parcel::Down(message) => {
                let Some(n) = self.clients.iter().position(|client| client.connection == Some(connection))
                else {
                    return;
                };
                let heard = self.clients[n].link.receive(*message, self.now);
                self.act_on(n, heard);
            }
            Parcel::Up(message) => {
                let Some((_, server)) = self.connections.get_mut(&connection) else { return };
                let (answers, request) = server.receive(Ok(message), &self.table, self.now);
                self.send_down(connection, answers);
                if let Request::Decide(id, command) = request {
                    self.serve(connection, id, &command);
                }
            }
        }
    }

    fn serve(&mut self, connection: u64, id: CommandId, command: &Command) {
        let Some((_, server)) = self.connections.get(&connection) else { return };
        let server = server.clone();
        let outcome = match server.decide(&id, command, &self.table, self.now) {
            Ok(Decision::New(entry)) => Ok(self.table.apply(entry).unwrap()),
            Ok(Decision::Repeat(receipt)) => Ok(receipt),
            Err(why) => Err(why),
        };
        let answer = server.answer(id, outcome, &mut self.table);
        self.send_down(connection, vec![answer]);
        self.spread();
    }

    fn spread(&mut self) {
        let mut numbers: Vec<u64> = self.connections.keys().copied().collect();
        numbers.sort_unstable();
        for number in numbers {
            if let Some((_, server)) = self.connections.get_mut(&number) {
                let news = server.news(&self.table, self.now);
                self.send_down(number, news);
            }
        }
    }

    fn act_on(&mut self, n: usize, heard: Heard) {
        self.send_up(n, heard.send);
        for notice in heard.notices {
            match notice {
                Notice::Done(id, receipt) => self.clients[n].answers.push((id, Answer::Done(receipt))),
                Notice::Refused(id, _) => self.clients[n].answers.push((id, Answer::Refused)),
                Notice::News { .. } | Notice::Trouble(_) => {}
            }
        }
        if let Some(after) = heard.reconnect {
            self.hang_up(n);
            self.clients[n].reopen_at = self.now + after;
        }
    }

    /// A person who has nothing under way wants something: mostly to play on, sometimes nonsense.
    fn wish(&mut self, n: usize) {
        let client = &self.clients[n];
        let Some(situation) = client.link.situation() else { return };
        if client.link.unanswered().len() > 0 || situation.stage != Stage::Playing {
            return;
        }
        let dice = self.rng.below(100);
        let command = match &situation.you {
            _ if dice < 3 => Command::Chat { text: format!("{n} at {}", self.now) },
            None if dice < 10 => Command::Act { action: "pick 1".to_owned(), decision: 3 },
            None => return,
            Some(you) if dice < 6 => Command::SetConfirm { on: !you.confirms },
            Some(you) if dice < 14 => Command::Undo { decision: you.decision },
            // A lie about the future, refused now; a late copy must not be taken when its time has come.
            Some(you) if dice < 18 => Command::Undo { decision: you.decision + 1 },
            Some(you) if you.held.is_some() => Command::Confirm { decision: you.decision },
            Some(you) => {
                let guess = legal_guess(situation.view.as_ref(), you.seat, &mut self.rng);
                let Some(action) = guess else { return };
                Command::Act { action, decision: you.decision }
            }
        };
        let (_, messages) = self.clients[n].link.ask(command, self.now);
        self.send_up(n, messages);
    }

    fn play_bots(&mut self) {
        for (seat, _, decision) in self.table.bot_turns() {
            let Some(action) = self.rng.pick(&legal(&self.table, seat)).map(ToString::to_string) else {
                continue;
            };
            let acts = HostCommand::BotActs { seat, action, decision };
            let entry = self.table.decide_host(&acts, self.now).unwrap();
            self.table.apply(entry).unwrap();
            self.spread();
        }
    }
}

/// A legal action as far as the client knows, which may be out of date.
fn legal_guess(view: Option<&ViewOf<Evergreen>>, seat: Seat, rng: &mut QuickRng) -> Option<String> {
    let (view, game) = (view?, Evergreen::standard());
    let mut list = Vec::new();
    if game.waited(&view.public).contains(seat) {
        game.each_legal(&view.public, &(), seat, |action| list.push(action));
    }
    rng.pick(&list).map(ToString::to_string)
}

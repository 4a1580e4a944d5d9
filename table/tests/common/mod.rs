//! A host for tests: it stores in memory, has a clock that stands still, and people named by letters.

#![allow(dead_code, unreachable_pub)]

pub mod whispers;

use bocage_engine::{Draw, Game, QuickRng, Rng, Seat, Seed, SeedableRng, Setup};
use bocage_table::{
    Command, CommandId, Decision, HostCommand, Level, Occupant, Opening, Pace, Person, Receipt, Secret,
    Stage, Table, TableRefusal,
};

/// A seed that is easy to find in a text.
pub const SEED: Seed = Seed(7_316_422_905_118_336_771);

pub const MINUTE: u64 = 60_000;
pub const DAY: u64 = 24 * 60 * MINUTE;

/// Person number `n`: `p0` called Ana, `p1` called Bo, …
pub fn person(n: usize) -> Person {
    let names = ["Ana", "Bo", "Cléo", "Dan", "Eva", "Fay", "Gil"];
    Person::new(format!("p{n}").as_str(), names[n % names.len()])
}

pub fn opening<G: Game>(game: &G, players: u8, seed: Seed) -> Opening {
    let setup = Setup { players, options: Default::default() };
    let mut opening = Opening::new(game, setup, person(0), Secret::new(seed, [7; 32]));
    opening.seats = (0..players).map(|n| Occupant::Person(person(n.into()))).collect();
    opening
}

/// A table and its host.
pub struct Sitting<G: Game> {
    pub table: Table<G>,
    pub now: u64,
    pub commands: u64,
}

impl<G: Game> Sitting<G> {
    /// A game that has begun, with a person on every seat.
    pub fn begun(players: u8, seed: Seed) -> Self {
        Self::begun_with(opening(G::standard(), players, seed))
    }

    pub fn begun_at(players: u8, pace: Pace) -> Self {
        let mut opening = opening(G::standard(), players, SEED);
        opening.pace = pace;
        Self::begun_with(opening)
    }

    /// One person against bots.
    pub fn begun_with_bots(players: u8, seed: Seed) -> Self {
        let mut opening = opening(G::standard(), players, seed);
        opening.seats[1..].fill(Occupant::bot(Level(2)));
        Self::begun_with(opening)
    }

    pub fn begun_with(opening: Opening) -> Self {
        let mut sitting = Self::gathering(opening);
        sitting.ask(0, Command::Start).unwrap();
        sitting
    }

    pub fn gathering(opening: Opening) -> Self {
        let now = 1_000_000;
        let first = Table::open(G::standard(), opening, now).unwrap();
        Sitting { table: Table::rebuild(G::standard(), [first]).unwrap(), now, commands: 0 }
    }

    /// Person `n` asks for something, with a new id.
    pub fn ask(&mut self, n: usize, command: Command) -> Result<Receipt, TableRefusal> {
        self.commands += 1;
        let id = CommandId(format!("c{}", self.commands));
        self.ask_as(n, id, command)
    }

    pub fn ask_as(&mut self, n: usize, id: CommandId, command: Command) -> Result<Receipt, TableRefusal> {
        match self.table.decide(&person(n), &id, &command, self.now)? {
            Decision::New(entry) => Ok(self.table.apply(entry).unwrap()),
            Decision::Repeat(receipt) => Ok(receipt),
        }
    }

    pub fn decision(&self, n: usize) -> u32 {
        self.table.situation_for(Some(Seat(n as u8))).you.unwrap().decision
    }

    pub fn act(&mut self, n: usize, action: impl ToString) -> Result<Receipt, TableRefusal> {
        let decision = self.decision(n);
        self.ask(n, Command::Act { action: action.to_string(), decision })
    }

    pub fn undo(&mut self, n: usize) -> Result<Receipt, TableRefusal> {
        let decision = self.decision(n);
        self.ask(n, Command::Undo { decision })
    }

    pub fn confirm(&mut self, n: usize) -> Result<Receipt, TableRefusal> {
        let decision = self.decision(n);
        self.ask(n, Command::Confirm { decision })
    }

    pub fn host(&mut self, command: HostCommand) -> Result<Receipt, TableRefusal> {
        let entry = self.table.decide_host(&command, self.now)?;
        Ok(self.table.apply(entry).unwrap())
    }

    /// Lets time pass, and whatever comes of it happen. Returns how many entries that were.
    pub fn wait(&mut self, ms: u64) -> usize {
        self.now += ms;
        let mut entries = 0;
        while let Some(entry) = self.table.tick(self.now) {
            self.table.apply(entry).unwrap();
            entries += 1;
            assert!(entries < 100, "time never stops having consequences");
        }
        entries
    }

    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        legal(&self.table, seat)
    }

    /// One random legal step of whoever is waited on, person or bot. False when the game is over.
    pub fn step(&mut self, rng: &mut impl Rng) -> bool {
        let waited: Vec<Seat> = self.table.waited().iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return false };
        self.step_of(seat, rng);
        true
    }

    /// One random legal step of a seat that is waited on.
    pub fn step_of(&mut self, seat: Seat, rng: &mut impl Rng) {
        let n = seat.index();
        if self.table.situation_for(Some(seat)).you.unwrap().held.is_some() {
            self.confirm(n).unwrap();
            return;
        }
        let action = rng.pick(&self.legal(seat)).unwrap().to_string();
        match self.table.bot_turns().iter().find(|(bot, ..)| *bot == seat) {
            Some(&(seat, _, decision)) => self.host(HostCommand::BotActs { seat, action, decision }).unwrap(),
            None => self.act(n, action).unwrap(),
        };
    }

    /// Plays to the end at random.
    pub fn play_on(&mut self, rng: &mut impl Rng) {
        while self.step(rng) {}
        assert_eq!(self.table.stage(), Stage::Over);
    }
}

/// What a seat may do now, from what it can see.
pub fn legal<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    if let Some(view) = table.view_for(Some(seat))
        && table.waited().contains(seat)
    {
        table
            .game()
            .each_legal(&view.public, view.private.as_ref().unwrap(), seat, |action| list.push(action));
    }
    list
}

pub fn rng(seed: u64) -> QuickRng {
    QuickRng::seed_from_u64(seed)
}

/// Everything that an observer could be sent, as text.
pub fn all_told<G: Game>(table: &Table<G>, observer: Option<Seat>) -> String {
    let lines = serde_json::to_string(&table.lines_for(observer, 0)).unwrap();
    let situation = serde_json::to_string(&table.situation_for(observer)).unwrap();
    format!("{lines}\n{situation}")
}

/// Everything a table is, as text: what each observer is told, the log, and the state's hash.
pub fn everything<G: Game>(table: &Table<G>) -> String {
    let observers = Seat::all(table.occupants().len() as u8).map(Some).chain([None]);
    let told: Vec<String> = observers.map(|observer| all_told(table, observer)).collect();
    let log: Vec<String> = table.log().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    format!("{}\n{}\n{:?}\n{:?}", told.join("\n"), log.join("\n"), table.state_hash(), table.bot_turns())
}

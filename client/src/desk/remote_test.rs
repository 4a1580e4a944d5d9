//! A whole game through remote desks, with real server connections on the other side.

use bocage_engine::{Game, Seed, Setup};
use bocage_evergreen::Evergreen;
use bocage_table::protocol::{ProtocolError, Request, ServerConnection};
use bocage_table::{
    CommandId, Decision, HostCommand, Level, Occupant, Opening, Person, Secret, Stage, Table, TableRefusal,
    limits,
};

use super::super::{Arrival, Doorstep, Sitter, from_record};
use super::*;

const NOW: u64 = 1_700_000_000_000;

/// A table, and the lines to those around it.
struct Host {
    table: Table<Evergreen>,
    lines: Vec<ServerConnection>,
    now: u64,
}

impl Host {
    fn open(seats: Vec<Occupant>, owner: &Person) -> Self {
        let game = Evergreen::standard();
        let setup =
            Setup { players: u8::try_from(seats.len()).unwrap_or_default(), options: Default::default() };
        let secret = Secret { seed: Seed(11), salt: "salt".to_owned() };
        let opening = Opening { seats, ..Opening::new(game, setup, owner.clone(), secret) };
        let first = Table::open(game, opening, NOW).unwrap();
        Host { table: Table::rebuild(game, [first]).unwrap(), lines: Vec::new(), now: NOW }
    }

    fn enter(&mut self, person: &Person) -> (usize, Box<dyn Desk>) {
        self.lines.push(ServerConnection::new(person.clone()));
        let number = self.lines.len() - 1;
        let mut door = Doorstep::new(&format!("n{number}"));
        let hello = door.hello();
        for text in self.hear(number, &hello) {
            match door.hear(text, NOW) {
                Arrival::Wait => {}
                Arrival::Table(desk) => return (number, desk),
                Arrival::End(why) => panic!("{}", why.key),
            }
        }
        panic!("nobody opens");
    }

    fn hear(&mut self, number: usize, text: &str) -> Vec<String> {
        let Host { table, lines, now } = self;
        let now = *now;
        let (mut answers, request) = lines[number].receive(ToServer::from_json(text), table, now);
        if let Request::Decide(id, command) = request {
            let outcome = lines[number].decide(&id, &command, table, now).map(|decision| match decision {
                Decision::New(entry) => table.apply(entry).unwrap(),
                Decision::Repeat(receipt) => receipt,
            });
            let answer = lines[number].answer::<Evergreen>(CommandId(id.0), outcome, table);
            answers.push(answer);
        }
        answers.iter().map(ToClient::to_json).collect()
    }

    /// Carries everything that anybody has to say, until all is said.
    fn carry(&mut self, desks: &mut [Box<dyn Desk>]) -> Vec<Tidings> {
        let mut tidings = Vec::new();
        loop {
            let mut quiet = true;
            for (number, desk) in desks.iter_mut().enumerate() {
                let texts = desk.remote().unwrap().outbox();
                let mut answers: Vec<String> =
                    texts.iter().flat_map(|text| self.hear(number, text)).collect();
                let news = self.lines[number].news(&self.table, self.now);
                answers.extend(news.iter().map(ToClient::to_json));
                quiet &= answers.is_empty() && texts.is_empty();
                for answer in answers {
                    tidings.push(desk.remote().unwrap().receive(&answer, self.now));
                }
            }
            if quiet {
                return tidings;
            }
        }
    }

    fn let_bots_play(&mut self) -> bool {
        let turns = self.table.bot_turns();
        let Some(&(seat, level, decision)) = turns.first() else { return false };
        let view = self.table.view_for(Some(seat)).unwrap();
        let question = advice::question::<Evergreen>(String::new(), &view, seat, level, decision, 1).unwrap();
        let action = bocage_thinker::decide(&question, &mut None, || f64::NAN, 1).unwrap();
        let entry = self.table.decide_host(&HostCommand::BotActs { seat, action, decision }, NOW).unwrap();
        self.table.apply(entry).unwrap();
        true
    }
}

fn reading() -> Reading {
    Reading { acting: true, ..Reading::aside(Language::En) }
}

fn people() -> (Person, Person, Person) {
    (Person::new("ana", "Ana"), Person::new("ben", "Ben"), Person::new("cleo", "Cléo"))
}

#[test]
fn a_whole_game_goes_through_remote_desks() {
    let (ana, ben, cleo) = people();
    let seats = vec![Occupant::Person(ana.clone()), Occupant::Open, Occupant::bot(Level(1))];
    let mut host = Host::open(seats, &ana);
    let mut desks: Vec<Box<dyn Desk>> = [&ana, &ben, &cleo].map(|who| host.enter(who).1).into();
    desks[1].remote().unwrap().ask(Command::Sit { seat: None }, NOW);
    host.carry(&mut desks);
    desks[0].remote().unwrap().ask(Command::Chat { text: "<b>hello</b>".to_owned() }, NOW);
    desks[0].remote().unwrap().ask(Command::Start, NOW);
    host.carry(&mut desks);
    for turn in 0..4_000 {
        if host.let_bots_play() {
            host.carry(&mut desks);
            continue;
        }
        let sights: Vec<Sight> = desks.iter().map(|desk| desk.sight(&reading())).collect();
        assert!(sights[2].choices.is_empty(), "who watches decides nothing");
        let Some(me) = (0..2).find(|&me| sights[me].ask.yours) else { break };
        let done = match sights[me].choices.as_slice() {
            [] => desks[me].confirm(NOW),
            choices => desks[me].act(&choices[turn % choices.len()].action, NOW),
        };
        assert_eq!(done, Ok(()));
        let tidings = host.carry(&mut desks);
        assert!(tidings.iter().all(|heard| heard.refusal.is_none()), "{tidings:?}");
    }
    for desk in &desks {
        let sight = desk.sight(&reading());
        assert_eq!(sight.stage, Stage::Over);
        assert_eq!(sight.ending.map(|ending| ending.order.len()), Some(3));
        let hall = desk.hall(Language::En).unwrap();
        assert_eq!(hall.chat[0].text, "<b>hello</b>");
    }
    let record = host.table.record().unwrap();
    let replay = from_record(&record).unwrap_or_else(|why| panic!("{}", why.key));
    assert_eq!(replay.sight(&reading()).scores, desks[2].sight(&reading()).scores);
    assert_eq!(replay.steps(), record.actions.len());
}

#[test]
fn a_second_decision_before_the_answer_is_let_fall() {
    let (ana, ..) = people();
    let mut host = Host::open(vec![Occupant::Person(ana.clone())], &ana);
    let mut desks = [host.enter(&ana).1];
    desks[0].remote().unwrap().ask(Command::Start, NOW);
    host.carry(&mut desks);
    let choices = desks[0].sight(&reading()).choices;
    assert_eq!(desks[0].act(&choices[0].action, NOW), Ok(()));
    assert_eq!(desks[0].act(&choices[1].action, NOW), Ok(()));
    assert!(desks[0].hall(Language::En).unwrap().is_waiting);
    let tidings = host.carry(&mut desks);
    assert!(tidings.iter().all(|heard| heard.refusal.is_none()));
}

#[test]
fn what_is_asked_without_a_server_is_done_once_when_it_is_back() {
    let (ana, ..) = people();
    let mut host = Host::open(vec![Occupant::Person(ana.clone())], &ana);
    let mut desks = [host.enter(&ana).1];
    let remote = desks[0].remote().unwrap();
    remote.closed();
    remote.ask(Command::Start, NOW);
    assert!(remote.outbox().is_empty());
    assert!(!desks[0].hall(Language::En).unwrap().is_up);
    host.lines = vec![ServerConnection::new(ana)];
    desks[0].remote().unwrap().opened(NOW);
    host.carry(&mut desks);
    assert_eq!(desks[0].sight(&reading()).stage, Stage::Playing);
    assert!(desks[0].hall(Language::En).unwrap().is_up);
}

#[test]
fn refusals_come_back_as_reasons() {
    let (ana, ben, _) = people();
    let mut host = Host::open(vec![Occupant::Open, Occupant::Open], &ana);
    let mut desks = [host.enter(&ben).1];
    desks[0].remote().unwrap().ask(Command::Start, NOW);
    let tidings = host.carry(&mut desks);
    let refused = tidings.iter().filter_map(|heard| heard.refusal.clone()).next();
    assert_eq!(refused, Some(TableRefusal::NotOwner.message()));
    assert_eq!(desks[0].act("anything", NOW), Err(TableRefusal::NotSeated.message()));
}

#[test]
fn a_table_that_is_not_there_is_said_so() {
    let mut door = Doorstep::new("n");
    let arrival = door.hear(r#"{"failed":{"why":"no-table"}}"#.to_owned(), NOW);
    assert!(matches!(arrival, Arrival::End(why) if why == ProtocolError::NoTable.message()));
}

#[test]
fn a_bot_plays_on_for_who_is_away_until_they_return() {
    let (ana, ben, _) = people();
    let seats = vec![Occupant::Person(ana.clone()), Occupant::Person(ben.clone())];
    let mut host = Host::open(seats, &ana);
    let mut desks = [host.enter(&ana).1, host.enter(&ben).1];
    desks[0].remote().unwrap().ask(Command::Start, NOW);
    host.carry(&mut desks);
    let away = (0..2).find(|&who| desks[who].sight(&reading()).ask.yours).unwrap();
    let here = 1 - away;
    host.now += limits::ABSENT_AFTER;
    let chair = desks[here].hall(Language::En).unwrap().seats[away].clone();
    assert!(chair.replaceable);
    desks[here].remote().unwrap().ask(Command::ProposeBot { seat: chair.seat }, host.now);
    host.carry(&mut desks);
    let proposal = |desk: &dyn Desk| desk.hall(Language::En).unwrap().proposal.unwrap();
    assert!(proposal(desks[away].as_ref()).is_you);
    assert!(proposal(desks[here].as_ref()).agreed);
    host.now += limits::GRACE;
    while let Some(entry) = host.table.tick(host.now) {
        host.table.apply(entry).unwrap();
    }
    host.carry(&mut desks);
    assert!(desks[away].hall(Language::En).unwrap().may_return);
    assert_eq!(desks[here].hall(Language::En).unwrap().seats[away].sitter, Sitter::StandIn);
    desks[away].remote().unwrap().ask(Command::Return, host.now);
    host.carry(&mut desks);
    let hall = desks[away].hall(Language::En).unwrap();
    assert!(!hall.may_return && hall.seats[away].is_you);
}

#[test]
fn pauses_grow_up_to_ten_seconds() {
    let pauses: Vec<u64> = (0..7).map(pause_before).collect();
    assert_eq!(pauses, [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
}

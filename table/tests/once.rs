//! A command is done once, however often and wherever it comes.

use crate::common::{SEED, Sitting, person};
use bocage_engine::{Game, Seat};
use bocage_evergreen::Evergreen;
use bocage_table::protocol::{ProtocolError, Request, ServerConnection, ToClient, ToServer, VERSION};
use bocage_table::{Command, CommandId, Decision, Table, TableRefusal};

#[test]
fn a_thousand_retries_over_three_sockets_and_two_restarts_are_one_entry() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    sitting.ask(0, Command::SetConfirm { on: false }).unwrap();
    let decision = sitting.decision(0);
    let action = sitting.legal(Seat(0))[0].to_string();
    let message = ToServer::Do { id: "the-one".into(), command: Command::Act { action, decision } };
    let mut sockets: Vec<_> = (0..3).map(|_| ServerConnection::new(person(0))).collect();
    let hello = || Ok(ToServer::Hello { version: VERSION, seen: 0 });
    let mut answers = Vec::new();
    let before = sitting.table.seq();
    for attempt in 0..1000 {
        if attempt % 400 == 399 {
            let log = sitting.table.log().cloned().collect::<Vec<_>>();
            sitting.table = Table::rebuild(Evergreen::standard(), log).unwrap();
            sockets.iter_mut().for_each(|socket| *socket = ServerConnection::new(person(0)));
        }
        let socket = &mut sockets[attempt % 3];
        socket.receive(hello(), &sitting.table, 0);
        let (_, request) = socket.receive(Ok(message.clone()), &sitting.table, 0);
        let Request::Decide(id, command) = request else { panic!("{request:?}") };
        let outcome = match socket.decide(&id, &command, &sitting.table, 0) {
            Ok(Decision::New(entry)) => Ok(sitting.table.apply(entry).unwrap()),
            Ok(Decision::Repeat(receipt)) => Ok(receipt),
            Err(why) => Err(why),
        };
        answers.push(socket.answer(id, outcome, &mut sitting.table).to_json());
    }
    assert_eq!(sitting.table.seq(), before + 1);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{:?}", answers[0]);
    assert!(answers[0].contains("done"));
}

#[test]
fn ids_belong_to_their_player() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let id = CommandId::from("same");
    let say = |text: &str| Command::Chat { text: text.to_owned() };
    let first = sitting.ask_as(0, id.clone(), say("hello")).unwrap();
    let second = sitting.ask_as(1, id.clone(), say("hello")).unwrap();
    assert_ne!(first, second);
    assert_eq!(sitting.ask_as(0, id, say("something else")), Ok(first), "the id counts, not the content");
}

#[test]
fn a_refusal_stays_a_refusal() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    sitting.ask(1, Command::Resign).unwrap();
    let id = CommandId::from("late");
    let why = sitting.ask_as(1, id.clone(), Command::Resign).unwrap_err();
    sitting.table.refuse(&person(1).id, &id, why.clone());
    assert_eq!(sitting.ask_as(1, id, Command::OfferRematch), Err(why));
}

#[test]
fn a_command_about_another_position_is_stale() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    sitting.ask(0, Command::SetConfirm { on: false }).unwrap();
    let old = sitting.decision(0);
    let action = sitting.legal(Seat(0))[0].to_string();
    sitting.act(0, &action).unwrap();
    let now = sitting.decision(0);
    assert_ne!(old, now);
    let stale = Err(TableRefusal::Stale { decision: now });
    assert_eq!(sitting.ask(0, Command::Act { action, decision: old }), stale);
    assert_eq!(sitting.ask(0, Command::Undo { decision: old }), stale);
    assert_eq!(sitting.ask(0, Command::Confirm { decision: old }), stale);
}

#[test]
fn strange_conversations_get_an_answer() {
    let sitting = Sitting::<Evergreen>::begun(2, SEED);
    let failed = |message, why| {
        let mut socket = ServerConnection::new(person(0));
        let (answers, _) = socket.receive(message, &sitting.table, 0);
        assert!(matches!(answers[..], [ToClient::Failed { why: found }] if found == why), "{answers:?}");
    };
    failed(Ok(ToServer::Ping), ProtocolError::HelloFirst);
    failed(Ok(ToServer::Hello { version: VERSION + 1, seen: 0 }), ProtocolError::Version);
    failed(ToServer::from_json("{"), ProtocolError::Unreadable);
    failed(ToServer::from_json(&" ".repeat(5000)), ProtocolError::TooLarge);

    let mut socket = ServerConnection::new(person(0));
    let (answers, _) = socket.receive(Ok(ToServer::Hello { version: VERSION, seen: 999 }), &sitting.table, 0);
    assert!(matches!(answers[1], ToClient::Failed { why: ProtocolError::Ahead }));
}

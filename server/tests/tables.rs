//! The server as browsers meet it: real sockets, a real database, in one process.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "tables/failing_bots.rs"]
mod failing_bots;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use bocage_evergreen::Evergreen;
use bocage_server::player::{Player, Visitor};
use bocage_server::{Config, Server};
use bocage_table::Command;
use serde_json::{Value, json};

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn config(data: PathBuf) -> Config {
    Config {
        bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        data,
        secure: false,
        behind_proxy: false,
        generous: true,
        page: bocage_server::Page::NONE,
    }
}

async fn server(name: &str) -> Server {
    Server::start(config(folder(name))).await.unwrap()
}

/// A table of me and a bot that begins at once.
async fn against_a_bot(visitor: &mut Visitor) -> String {
    visitor.open(&json!({ "game": "evergreen", "seats": ["me", { "bot": 2 }] })).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot() {
    let server = server("against-a-bot").await;
    let mut me = Visitor::new(server.address());
    let table = against_a_bot(&mut me).await;
    let mut player = Player::<Evergreen>::new(me.clone(), &table, 1);
    player.ask(Command::Start).await;
    while !player.step(Duration::ZERO).await {}
    assert_eq!(player.tally.refused, []);
    let outcome = player.outcome().unwrap();
    let record = me.send("GET", &format!("/api/tables/{table}/record"), "").await.unwrap();
    assert_eq!(record.status, 200);
    let record = bocage_engine::Record::from_json(&record.body).unwrap();
    record.verify(<Evergreen as bocage_engine::Game>::standard()).unwrap();
    assert!(record.result.is_some());
    let _ = outcome;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_one_watches_and_connections_break() {
    let server = server("two-people").await;
    let (mut anna, mut ben) = (Visitor::new(server.address()), Visitor::new(server.address()));
    let mut carl = Visitor::new(server.address());
    anna.send("PUT", "/api/me", r#"{"name":"Anna"}"#).await.unwrap();
    ben.send("PUT", "/api/me", r#"{"name":"<b>Ben</b>"}"#).await.unwrap();
    carl.send("GET", "/api/me", "").await.unwrap();
    let table =
        anna.open(&json!({ "game": "evergreen", "seats": ["me", "open"], "listed": true })).await.unwrap();

    let lobby: Value = serde_json::from_str(&ben.send("GET", "/api/tables", "").await.unwrap().body).unwrap();
    // Lists follow the log a moment later.
    assert!(lobby.as_array().unwrap().len() <= 1);

    let mut anna_plays = Player::<Evergreen>::new(anna.clone(), &table, 1);
    let mut ben_plays = Player::<Evergreen>::new(ben.clone(), &table, 2);
    let mut carl_watches = Player::<Evergreen>::new(carl, &table, 3);
    ben_plays.ask(Command::Sit { seat: None }).await;
    while ben_plays.tally.acknowledged.is_empty() {
        ben_plays.step(Duration::ZERO).await;
    }
    anna_plays.ask(Command::Start).await;
    let (mut a, mut b, mut c, mut turns) = (false, false, false, 0u32);
    while !(a && b && c) {
        a = anna_plays.step(Duration::ZERO).await;
        b = ben_plays.step(Duration::ZERO).await;
        c = carl_watches.step(Duration::ZERO).await;
        turns += 1;
        if turns % 40 == 0 {
            ben_plays.lost();
        }
        if turns % 70 == 0 {
            carl_watches.lost();
        }
    }
    let mut refused = anna_plays.tally.refused.clone();
    refused.extend(ben_plays.tally.refused.clone());
    assert_eq!(refused, []);
    assert!(ben_plays.tally.reconnected > 0);
    let hands = |player: &Player<Evergreen>| {
        let situation = player.connection().situation().unwrap();
        (situation.seq, situation.outcome.clone().map(|outcome| serde_json::to_value(outcome).unwrap()))
    };
    assert_eq!(hands(&anna_plays), hands(&ben_plays));
    assert_eq!(hands(&anna_plays), hands(&carl_watches));
    // A name is text, whatever it looks like.
    let names = &anna_plays.connection().situation().unwrap().seats;
    assert!(names.iter().any(|seat| seat.occupant.name() == "<b>Ben</b>"));

    let mine: Value =
        serde_json::from_str(&ben.send("GET", "/api/tables/mine", "").await.unwrap().body).unwrap();
    assert_eq!(mine[0]["stage"], "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing() {
    let data = folder("restart");
    let mut server = Server::start(config(data.clone())).await.unwrap();
    let mut me = Visitor::new(server.address());
    let table = against_a_bot(&mut me).await;
    let mut player = Player::<Evergreen>::new(me, &table, 4);
    player.ask(Command::Start).await;
    let mut steps = 0;
    while !player.step(Duration::ZERO).await {
        steps += 1;
        if steps % 60 == 0 {
            server.stop().await;
            server = Server::start(config(data.clone())).await.unwrap();
            player.moved(server.address());
        }
    }
    assert_eq!(player.tally.refused, []);
    assert!(player.tally.reconnected > 0);
    // Every decision that was acknowledged is in the log, once, under its number.
    let lines = player.connection().lines();
    let mut numbers: Vec<u64> = player.receipts.iter().map(|(_, receipt)| receipt.seq).collect();
    assert!(numbers.iter().all(|seq| *seq >= 1 && *seq <= lines.len() as u64));
    let count = numbers.len();
    numbers.dedup();
    assert_eq!(numbers.len(), count);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_requests_get_a_clear_answer() {
    let server = server("strange").await;
    let mut me = Visitor::new(server.address());
    let cases = [
        ("GET", "/api/nothing", "", 404, "server-no-page"),
        ("GET", "/api/tables/none/record", "", 404, "server-no-table"),
        ("POST", "/api/tables", "{", 400, "server-unreadable"),
        ("POST", "/api/tables", r#"{"game":"chess","seats":["me"]}"#, 404, "server-no-game"),
        ("POST", "/api/tables", r#"{"game":"evergreen","seats":["me","me"]}"#, 422, "table-bad-seats"),
        ("POST", "/api/tables", r#"{"game":"evergreen","seats":[]}"#, 422, "setup-players"),
        (
            "POST",
            "/api/tables",
            r#"{"game":"evergreen","seats":["me"],"options":{"sun":"up"}}"#,
            422,
            "option-unknown",
        ),
        ("POST", "/api/tables", r#"{"game":"evergreen","seats":["me",{"bot":99}]}"#, 422, "table-bad-seats"),
        ("PUT", "/api/me", r#"{"name":3}"#, 400, "server-unreadable"),
    ];
    for (method, path, body, status, error) in cases {
        let answer = me.send(method, path, body).await.unwrap();
        assert_eq!(answer.status, status, "{method} {path} {body}: {}", answer.body);
        let said: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(said["error"], error);
        assert!(said["message"].as_str().unwrap().ends_with('.'));
    }
    let french =
        me.send_with("GET", "/api/nothing", "", "Accept-Language: fr-CH, en;q=0.5\r\n").await.unwrap();
    assert!(french.body.contains("Il n’y a rien ici"), "{}", french.body);
    let large = "x".repeat(20_000);
    assert_eq!(me.send("POST", "/api/tables", &large).await.unwrap().status, 413);
    assert_eq!(me.send("GET", "/healthz", "").await.unwrap().body, "ok\n");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_guarded() {
    let server = server("guarded").await;
    let mut me = Visitor::new(server.address());
    let answer = me.send("GET", "/api/me", "").await.unwrap();
    let head = answer.head.to_ascii_lowercase();
    for expected in [
        "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';",
        "x-content-type-options: nosniff",
        "frame-ancestors 'none'",
        "referrer-policy: no-referrer",
        "httponly",
        "samesite=lax",
    ] {
        assert!(head.contains(expected), "{expected} in {head}");
    }
    // Another site can neither change anything nor open a socket.
    let evil = "Origin: http://evil.example\r\n";
    assert_eq!(me.send_with("POST", "/api/tables", "{}", evil).await.unwrap().status, 403);
    assert_eq!(me.send_with("POST", "/api/tables", "{}", "").await.unwrap().status, 403);
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let foreign = me.send_with("GET", "/ws/x", "", &format!("{evil}{upgrade}")).await.unwrap();
    assert_eq!(foreign.status, 403);
    // A made-up cookie is nobody's.
    let id = |answer: &str| serde_json::from_str::<Value>(answer).unwrap()["id"].clone();
    let first = id(&me.send("GET", "/api/me", "").await.unwrap().body);
    let mut liar = Visitor { cookie: Some(format!("bocage={}", "a".repeat(64))), ..me.clone() };
    assert_ne!(id(&liar.send("GET", "/api/me", "").await.unwrap().body), first);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rates_are_limited() {
    let mut limited = config(folder("rates"));
    limited.generous = false;
    let server = Server::start(limited).await.unwrap();
    let mut me = Visitor::new(server.address());
    let mut refused = 0;
    for _ in 0..200 {
        refused += u32::from(me.send("GET", "/api/me", "").await.unwrap().status == 429);
    }
    assert!(refused > 20, "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_harms_only_its_table() {
    let data = folder("damaged");
    let server = Server::start(config(data.clone())).await.unwrap();
    let mut me = Visitor::new(server.address());
    let (bad, good) = (against_a_bot(&mut me).await, against_a_bot(&mut me).await);
    server.stop().await;
    let database = rusqlite::Connection::open(data.join("bocage.sqlite")).unwrap();
    database.execute("UPDATE entries SET body = '{\"seq\":1' WHERE table_id = ?1", [&bad]).unwrap();
    drop(database);
    let server = Server::start(config(data)).await.unwrap();
    me.server = server.address();
    let answer = me.send("GET", &format!("/api/tables/{bad}/record"), "").await.unwrap();
    assert_eq!(answer.status, 500);
    assert!(answer.body.contains("server-damaged"));
    let answer = me.send("GET", &format!("/api/tables/{good}/record"), "").await.unwrap();
    assert_eq!(answer.status, 422, "{}", answer.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_in_use_and_a_bad_folder_are_named() {
    let server = server("in-use").await;
    let mut second = config(folder("in-use-2"));
    second.port = server.address().port();
    let error = Server::start(second).await.err().unwrap().to_string();
    assert!(error.contains(&server.address().to_string()), "{error}");
    let file = folder("not-a-folder");
    std::fs::write(&file, "").unwrap();
    assert!(Server::start(config(file.join("data"))).await.is_err());
    server.stop().await;
}

#[test]
fn both_languages_say_the_same_things() {
    use bocage_engine::Language;
    let (en, fr) = (bocage_server::locale(Language::En), bocage_server::locale(Language::Fr));
    assert_eq!(bocage_words::audit(en, fr), Vec::<String>::new());
}

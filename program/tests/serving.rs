//! The server as a process: killed without warning, again and again, while games go on.
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use bocage_engine::{Game, Record};
use bocage_evergreen::Evergreen;
use bocage_server::player::{Player, Visitor};
use serde_json::json;

/// A server process; killed when it is dropped.
struct Host {
    child: Child,
    address: SocketAddr,
}

impl Host {
    fn start(data: &PathBuf) -> Host {
        // A file that may not grow is to be an error like a full disk, not a signal.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_bocage")])
            .args(["serve", "--port", "0", "--generous", "--data"])
            .arg(data)
            .env("LC_ALL", "en")
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).expect(&first).trim().trim_end_matches('/');
        Host { address: address.parse().unwrap(), child }
    }

    /// Lets no file of the server grow beyond so many bytes.
    fn limit(&self, bytes: &str) {
        let limit = Command::new("prlimit")
            .args(["--pid", &self.child.id().to_string(), &format!("--fsize={bytes}:")])
            .status();
        assert!(limit.unwrap().success());
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // This is SIGKILL: the process gets no chance to save anything.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// What was acknowledged to a player, in order. Lots were drawn for the seats.
fn acknowledged(player: &Player<Evergreen>) -> Vec<String> {
    player.receipts.iter().map(|(action, _)| format!("{} {action}", seat_of(player))).collect()
}

/// What its seat did according to the record.
fn recorded(player: &Player<Evergreen>, record: &Record) -> Vec<String> {
    let own = format!("{} ", seat_of(player));
    record.actions.iter().filter(|action| action.starts_with(&own)).cloned().collect()
}

fn seat_of(player: &Player<Evergreen>) -> u8 {
    player.connection().situation().unwrap().you.as_ref().unwrap().seat.0
}

const GAMES: u64 = 20;
const KILLS: u32 = 20;

#[tokio::test(flavor = "multi_thread")]
async fn twenty_kills_during_twenty_games_lose_nothing() {
    let data = folder("kills");
    let host = Host::start(&data);
    let (moved, address) = tokio::sync::watch::channel(host.address);
    let mut games = Vec::new();
    for number in 0..GAMES {
        let mut me = Visitor::new(host.address);
        let table = me.open(&json!({ "game": "evergreen", "seats": ["me", { "bot": 2 }] })).await.unwrap();
        let mut address = address.clone();
        games.push(tokio::spawn(async move {
            let mut player = Player::<Evergreen>::new(me, &table, number);
            player.ask(bocage_table::Command::Start).await;
            // Slow enough that the kills fall into the games.
            while !player.step(Duration::from_millis(15)).await {
                if address.has_changed().unwrap_or(false) {
                    player.moved(*address.borrow_and_update());
                }
            }
            (table, player)
        }));
    }
    let mut host = Some(host);
    for _ in 0..KILLS {
        tokio::time::sleep(Duration::from_millis(150)).await;
        drop(host.take());
        let next = Host::start(&data);
        moved.send(next.address).unwrap();
        host = Some(next);
    }
    let mut reconnected = 0;
    for game in games {
        let (table, player) = game.await.unwrap();
        reconnected += player.tally.reconnected;
        assert_eq!(player.tally.refused, [], "{table}");
        let mut visitor = Visitor::new(host.as_ref().unwrap().address);
        let answer = visitor.send("GET", &format!("/api/tables/{table}/record"), "").await.unwrap();
        let record = Record::from_json(&answer.body).expect(&answer.body);
        record.verify(Evergreen::standard()).unwrap();
        assert_eq!(acknowledged(&player), recorded(&player, &record), "{table}");
    }
    assert!(reconnected > u32::try_from(GAMES).unwrap(), "the kills came too late: {reconnected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_loses_nothing() {
    let data = folder("full");
    let host = Host::start(&data);
    let mut me = Visitor::new(host.address);
    let opening = json!({ "game": "evergreen", "seats": ["me", { "bot": 2 }] });
    let table = me.open(&opening).await.unwrap();
    let mut player = Player::<Evergreen>::new(me.clone(), &table, 1);
    player.ask(bocage_table::Command::Start).await;
    while player.receipts.len() < 5 {
        player.step(Duration::ZERO).await;
    }
    let log = std::fs::metadata(data.join("bocage.sqlite-wal")).unwrap().len();
    host.limit(&log.to_string());
    let origin = format!("Origin: http://{}\r\nAccept-Language: fr\r\n", host.address);
    let refused = me.send_with("POST", "/api/tables", &opening.to_string(), &origin).await.unwrap();
    assert_eq!(refused.status, 503, "{}", refused.body);
    assert!(refused.body.contains("rien enregistrer"), "{}", refused.body);
    let before = player.receipts.len();
    for _ in 0..30 {
        assert!(!player.step(Duration::ZERO).await);
    }
    // A decision may have been under way when the disk filled up; no other was acknowledged.
    assert!(player.receipts.len() <= before + 1);
    assert_eq!(me.send("GET", "/healthz", "").await.unwrap().status, 200);
    host.limit("unlimited");
    while !player.step(Duration::ZERO).await {}
    assert_eq!(player.tally.refused, []);
    let answer = me.send("GET", &format!("/api/tables/{table}/record"), "").await.unwrap();
    let record = Record::from_json(&answer.body).expect(&answer.body);
    record.verify(Evergreen::standard()).unwrap();
    assert_eq!(acknowledged(&player), recorded(&player, &record));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_in_use_is_said_in_a_sentence() {
    let host = Host::start(&folder("first"));
    let second = Command::new(env!("CARGO_BIN_EXE_bocage"))
        .args(["serve", "--port", &host.address.port().to_string(), "--data"])
        .arg(folder("second"))
        .env("LC_ALL", "fr_FR.UTF-8")
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(3));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        said.contains("Le serveur ne peut pas démarrer") && said.contains(&host.address.to_string()),
        "{said}"
    );
    assert!(!said.contains("cannot") && !said.contains("os error"), "{said}");
}

#[test]
fn load_measures_a_server_on_this_machine() {
    let host = Host::start(&folder("load"));
    let output = Command::new(env!("CARGO_BIN_EXE_bocage"))
        .args(["load", "evergreen", "--tables", "5", "--rate", "50", "--seconds", "3", "--json", "--server"])
        .arg(host.address.to_string())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(figures["acknowledged"].as_u64().unwrap() > 20, "{figures}");
    assert_eq!((&figures["refused"], &figures["errors"]), (&0.into(), &0.into()), "{figures}");
}

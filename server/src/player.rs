//! A player without a browser: opens tables over HTTP and plays over a WebSocket.
//!
//! Load tests and our own tests use it. It speaks the real protocol through the same
//! [`ClientConnection`] as the page, reconnects like the page, and decides at random. What happens in the
//! game it does not read: it looks at how things stand.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bocage_bots::{Bot, Random};
use bocage_engine::{Game, QuickRng, SeedableRng, Title, ViewOf};
use bocage_table::protocol::{ClientConnection, Notice, ToClient, ToServer};
use bocage_table::{Command, CommandId, Outcome, Receipt, Stage, TableRefusal};
use futures_util::{SinkExt, StreamExt};
use serde::de::IgnoredAny;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::now;

/// Somebody at the other end of HTTP.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The server.
    pub server: SocketAddr,
    /// The cookie, once there is one.
    pub cookie: Option<String>,
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, as they came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Visitor {
    /// Somebody new.
    pub fn new(server: SocketAddr) -> Self {
        Visitor { server, cookie: None }
    }

    /// Sends a request and keeps the cookie.
    pub async fn send(&mut self, method: &str, path: &str, body: &str) -> std::io::Result<Answer> {
        self.send_with(method, path, body, &format!("Origin: http://{}\r\n", self.server)).await
    }

    /// The same with other headers.
    pub async fn send_with(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        headers: &str,
    ) -> std::io::Result<Answer> {
        let mut stream = TcpStream::connect(self.server).await?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}{cookie}\r\n{body}",
            self.server,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_default();
        let set = head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"));
        if let Some(cookie) =
            set.and_then(|line| line.split_once(':')).and_then(|(_, value)| value.split(';').next())
        {
            self.cookie = Some(cookie.trim().to_owned());
        }
        Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Opens a table and gives its id.
    pub async fn open(&mut self, table: &serde_json::Value) -> std::io::Result<String> {
        let answer = self.send("POST", "/api/tables", &table.to_string()).await?;
        let opened: serde_json::Value = serde_json::from_str(&answer.body).unwrap_or_default();
        match opened["id"].as_str() {
            Some(id) => Ok(id.to_owned()),
            None => Err(std::io::Error::other(format!("{}: {}", answer.status, answer.body))),
        }
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a player has met.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How long each command took to be acknowledged.
    pub acknowledged: Vec<Duration>,
    /// Commands that were refused, except stale ones.
    pub refused: Vec<TableRefusal>,
    /// How often the connection was lost.
    pub reconnected: u32,
}

/// A player at one table.
pub struct Player<G: Title> {
    visitor: Visitor,
    table: String,
    connection: ClientConnection<ViewOf<G>, IgnoredAny>,
    socket: Option<Socket>,
    bot: Random<G>,
    rng: QuickRng,
    asked: Option<(CommandId, Instant)>,
    /// What it has met so far.
    pub tally: Tally,
    /// Every decision that was acknowledged, with the number of its entry.
    pub receipts: Vec<(String, Receipt)>,
    deciding: Option<String>,
    /// The number of its latest entry: what it sees must be at least as new.
    latest: u64,
}

impl<G: Title> Player<G> {
    /// A player who goes to a table.
    pub fn new(visitor: Visitor, table: &str, seed: u64) -> Self {
        let name = format!("p{seed:x}x{:x}", now());
        Player {
            visitor,
            table: table.to_owned(),
            connection: ClientConnection::new(&name),
            socket: None,
            bot: Random::new(),
            rng: QuickRng::seed_from_u64(seed),
            asked: None,
            tally: Tally::default(),
            receipts: Vec::new(),
            deciding: None,
            latest: 0,
        }
    }

    /// The connection, to look at lines and the situation.
    pub fn connection(&self) -> &ClientConnection<ViewOf<G>, IgnoredAny> {
        &self.connection
    }

    /// The server may be somewhere else after a restart.
    pub fn moved(&mut self, server: SocketAddr) {
        self.visitor.server = server;
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.connection.situation().and_then(|situation| situation.outcome.as_ref())
    }

    /// Asks something of the table.
    pub async fn ask(&mut self, command: Command) {
        let (id, messages) = self.connection.ask(command, now());
        self.asked = Some((id, Instant::now()));
        self.send(messages).await;
    }

    /// Goes on for a moment: connects if need be, reads, decides after a pause. Returns whether the game
    /// is over.
    pub async fn step(&mut self, pause: Duration) -> bool {
        self.step_when(|| pause).await
    }

    /// The same; how long the pause is to be is asked when there is something to decide.
    pub async fn step_when(&mut self, pause: impl FnOnce() -> Duration) -> bool {
        if self.socket.is_none() && !self.connect().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
            return false;
        }
        let Some(socket) = &mut self.socket else { return false };
        match tokio::time::timeout(Duration::from_millis(30), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => self.read(&text).await,
            Ok(Some(Ok(_))) => {}
            Ok(_) => self.lost(),
            Err(_) => {
                let heard = self.connection.tick(now());
                self.send(heard.send).await;
                if heard.reconnect.is_some() {
                    self.lost();
                }
            }
        }
        self.decide(pause).await;
        self.connection.situation().is_some_and(|situation| situation.stage == Stage::Over)
            && self.connection.unanswered().len() == 0
    }

    async fn connect(&mut self) -> bool {
        let address = format!("ws://{}/ws/{}", self.visitor.server, self.table);
        let Ok(mut request) = address.into_client_request() else { return false };
        let origin = HeaderValue::from_str(&format!("http://{}", self.visitor.server));
        let headers = request.headers_mut();
        origin.into_iter().for_each(|origin| {
            headers.insert("origin", origin);
        });
        if let Some(cookie) =
            self.visitor.cookie.as_ref().and_then(|cookie| HeaderValue::from_str(cookie).ok())
        {
            headers.insert("cookie", cookie);
        }
        let Ok((socket, _)) = connect_async(request).await else { return false };
        self.socket = Some(socket);
        let hello = self.connection.opened(now());
        self.send(hello).await;
        true
    }

    /// Drops the socket, as a tunnel or a closed lid would.
    pub fn lost(&mut self) {
        self.socket = None;
        self.connection.closed();
        self.tally.reconnected += 1;
    }

    async fn send(&mut self, messages: Vec<ToServer>) {
        for message in messages {
            let Some(socket) = &mut self.socket else { return };
            if socket.send(Message::Text(message.to_json().into())).await.is_err() {
                self.lost();
            }
        }
    }

    async fn read(&mut self, text: &str) {
        let Ok(message) = ToClient::<ViewOf<G>, IgnoredAny>::from_json(text) else { return };
        let heard = self.connection.receive(message, now());
        for notice in heard.notices {
            self.note(notice);
        }
        self.send(heard.send).await;
        if heard.reconnect.is_some() {
            self.lost();
        }
    }

    fn note(&mut self, notice: Notice) {
        let answered = |id: &CommandId, asked: &Option<(CommandId, Instant)>| {
            asked.as_ref().filter(|(asked, _)| asked == id).map(|(_, since)| since.elapsed())
        };
        match notice {
            Notice::Done(id, receipt) => {
                self.latest = self.latest.max(receipt.seq);
                self.tally.acknowledged.extend(answered(&id, &self.asked));
                if let Some(action) = self.deciding.take() {
                    self.receipts.push((action, receipt));
                }
                self.asked = None;
            }
            Notice::Refused(_, why) => {
                if !matches!(why, TableRefusal::Stale { .. }) {
                    self.tally.refused.push(why);
                }
                self.deciding = None;
                self.asked = None;
            }
            Notice::News { .. } | Notice::Trouble(_) => {}
        }
    }

    /// Decides if it is waited on and nothing is under way.
    async fn decide(&mut self, pause: impl FnOnce() -> Duration) {
        let Some(situation) = self.connection.situation() else { return };
        // An answer can come before the news of it: never decide about a position that is past.
        if self.connection.unanswered().len() > 0 || situation.seq < self.latest {
            return;
        }
        let (Some(you), Some(view)) = (&situation.you, &situation.view) else { return };
        let (seat, decision) = (you.seat, you.decision);
        let command = if you.confirms {
            Command::SetConfirm { on: false }
        } else if you.held.is_some() {
            Command::Confirm { decision }
        } else {
            let game: &G = <G as Game>::standard();
            let Some(action) = self.bot.choose(game, view, seat, &mut self.rng) else { return };
            self.deciding = Some(action.to_string());
            Command::Act { action: action.to_string(), decision }
        };
        let pause = pause();
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        self.ask(command).await;
    }
}

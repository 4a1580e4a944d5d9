//! Before a table on a server: somebody has followed a link, and which game is played there is not
//! known yet. The first situation says so.

use bocage_catalogue::{GameId, Illustrator};
use bocage_engine::{Message, Title};
use bocage_stage::Draw;
use bocage_table::protocol::{ProtocolError, ToServer, VERSION};
use serde::Deserialize;

use super::{Desk, RemoteDesk};

/// Before a table: hello was said, and the game is not known yet.
#[derive(Clone, Debug)]
pub struct Doorstep {
    name: String,
    heard: Vec<String>,
}

/// What a message means on the doorstep.
pub enum Arrival {
    /// More is to come.
    Wait,
    /// The table.
    Table(Box<dyn Desk>),
    /// There is nothing here to sit down at.
    End(Message),
}

/// As much of a message as can be read without knowing the game.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Glimpse {
    Failed {
        why: ProtocolError,
    },
    Lines {
        situation: Option<GlimpseOfGame>,
    },
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

#[derive(Deserialize)]
struct GlimpseOfGame {
    game: String,
}

impl Doorstep {
    /// Somebody with a new and random name for commands.
    pub fn new(name: &str) -> Self {
        Doorstep { name: name.to_owned(), heard: Vec::new() }
    }

    /// The first message of a connection.
    pub fn hello(&mut self) -> String {
        self.heard.clear();
        ToServer::Hello { version: VERSION, seen: 0 }.to_json()
    }

    /// A message came.
    pub fn hear(&mut self, text: String, now: u64) -> Arrival {
        let game = match serde_json::from_str(&text) {
            Ok(Glimpse::Failed { why }) if why.is_fatal() => return Arrival::End(why.message()),
            Ok(Glimpse::Lines { situation }) => situation.map(|situation| situation.game),
            Ok(_) => None,
            Err(_) => return Arrival::Wait,
        };
        self.heard.push(text);
        let Some(game) = game else { return Arrival::Wait };
        let arriving = Arriving { name: &self.name, heard: &self.heard, now };
        let desk = GameId::from_id(&game).and_then(|game| game.illustrate(arriving));
        match desk {
            Some(desk) => Arrival::Table(desk),
            None => Arrival::End(Message::new("table-other-game")),
        }
    }
}

struct Arriving<'a> {
    name: &'a str,
    heard: &'a [String],
    now: u64,
}

impl Illustrator for Arriving<'_> {
    type Output = Option<Box<dyn Desk>>;

    fn illustrate<G: Title + Draw>(self, _game: &G) -> Self::Output {
        Some(Box::new(RemoteDesk::<G>::arrive(self.name, self.heard, self.now)?))
    }
}

//! A tournament on paper: a line of JSON that says what is played, then a line for each block. Lines are
//! added as blocks end, so that a tournament that was broken off goes on where it was.

use std::collections::BTreeMap;
use std::fmt;

use bocage_engine::{Evaluate, Options, stable_hash};
use serde::{Deserialize, Serialize};

use crate::{Block, Knowledge, Range, Tournament};

/// The first line: what every block of the file has in common.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// The format of the file.
    pub tournament: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// A hash of the components in use.
    pub components: String,
    /// A hash of the weights that bots play with, and of the others for those that are marked.
    #[serde(default)]
    pub weights: Vec<String>,
    /// How many sit at a table.
    pub players: u8,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// Where the seeds come from.
    pub range: Range,
}

/// What a file cannot be used for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// It is no file of a tournament.
    Form,
    /// It is of another tournament.
    Other,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JournalError::Form => "this is no file of a tournament",
            JournalError::Other => "this file is of another tournament",
        })
    }
}

impl std::error::Error for JournalError {}

impl Heading {
    /// The heading of a tournament.
    pub fn of<'a, G: Evaluate>(
        knowledge: impl Into<Knowledge<'a, G>>,
        tournament: &Tournament<G::Options>,
    ) -> Heading {
        let Knowledge { game, other } = knowledge.into();
        let games = std::iter::once(game).chain(other);
        let options = G::Options::CHOICES
            .iter()
            .map(|(name, _)| ((*name).to_owned(), tournament.options.get(name).unwrap_or_default()));
        Heading {
            tournament: 1,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            components: game.components_hash().to_string(),
            weights: games.map(|game| stable_hash(game.weights()).to_string()).collect(),
            players: tournament.players,
            options: options.collect(),
            range: tournament.range,
        }
    }

    /// The blocks that a file holds; they must be of this tournament.
    pub fn read(&self, text: &str) -> Result<Vec<Block>, JournalError> {
        let mut lines = text.lines();
        let heading = lines.next().and_then(|line| serde_json::from_str::<Heading>(line).ok());
        match heading {
            None => Err(JournalError::Form),
            Some(heading) if heading != *self => Err(JournalError::Other),
            // The last line may be cut where the writing broke off: that block is played again.
            Some(_) => Ok(lines.filter_map(|line| serde_json::from_str(line).ok()).collect()),
        }
    }
}

/// A line of the file.
pub fn journal_line(entry: &impl Serialize) -> String {
    // Plain structures of figures and texts: they always serialise.
    let mut line = serde_json::to_string(entry).unwrap_or_default();
    line.push('\n');
    line
}

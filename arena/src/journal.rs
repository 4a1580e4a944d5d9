//! A tournament on paper: a line of JSON that says what is played, then a line for each block. Lines are
//! added as blocks end, so that a tournament that was broken off goes on where it was.

use std::collections::BTreeMap;
use std::fmt;

use bocage_bots::{Budget, Level};
use bocage_engine::{Evaluate, Options, stable_hash};
use serde::{Deserialize, Serialize};

use crate::manner::manner;
use crate::{Block, Knowledge, Range, TableResult, Tournament};

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
    /// The bots that play, as far as their names do not tell.
    #[serde(default)]
    pub build: Build,
}

/// What the names of bots stand for in one build of the program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Build {
    /// The version of the program.
    pub version: String,
    /// For how many simulations bots think that are named without a budget.
    pub simulations: BTreeMap<String, u32>,
    /// A hash of what bots do in one deal: builds of one version may differ.
    pub manner: String,
}

/// What a file cannot be used for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// It is no file of a tournament.
    Form,
    /// It is of another tournament.
    Other,
    /// It was begun by another build of the program, whose bots may play otherwise.
    Build,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JournalError::Form => "this is no file of a tournament",
            JournalError::Other => "this file is of another tournament",
            JournalError::Build => "this file was begun by another build",
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
            build: Build {
                version: env!("CARGO_PKG_VERSION").to_owned(),
                simulations: Level::ALL.into_iter().filter_map(simulations).collect(),
                manner: manner(game, tournament.players, &tournament.options),
            },
        }
    }

    /// The blocks that a file holds; they must be of this tournament.
    pub fn read(&self, text: &str) -> Result<Vec<Block>, JournalError> {
        let mut lines = text.lines();
        let heading = lines.next().and_then(|line| serde_json::from_str::<Heading>(line).ok());
        match heading {
            None => Err(JournalError::Form),
            Some(heading) if heading == *self => {
                // The last line may be cut where the writing broke off: that block is played again.
                let blocks = lines.filter_map(|line| serde_json::from_str(line).ok());
                Ok(blocks.filter(|block| self.fits(block)).collect())
            }
            Some(heading) if heading.is_of_another_build(self) => Err(JournalError::Build),
            Some(_) => Err(JournalError::Other),
        }
    }

    /// Do two differ in the build of the program, and in nothing else?
    pub fn is_of_another_build(&self, other: &Heading) -> bool {
        self != other && Heading { build: other.build.clone(), ..self.clone() } == *other
    }

    /// Are all games of a block games at such a table?
    fn fits(&self, block: &Block) -> bool {
        let seats = usize::from(self.players);
        let fits = |game: &TableResult| {
            game.seat < seats && game.totals.len() == seats && game.places.len() == seats
        };
        block.games.len() == seats && block.games.iter().all(fits)
    }
}

/// A level that thinks, and for how many simulations.
fn simulations(level: Level) -> Option<(String, u32)> {
    match level.budget() {
        Budget::Simulations(simulations) if simulations > 0 => Some((level.to_string(), simulations)),
        _ => None,
    }
}

/// A line of the file.
pub fn journal_line(entry: &impl Serialize) -> String {
    // Plain structures of figures and texts: they always serialise.
    let mut line = serde_json::to_string(entry).unwrap_or_default();
    line.push('\n');
    line
}

//! What is kept in the browser between visits: settings, and a card for every table.
//!
//! The log of a table is kept beside its card, as the entries of `bocage-table`; a table is what its
//! log says, so a reload in the middle of a game goes on where it was.

use bocage_engine::{Language, Message};
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// By day.
    Light,
    /// At night.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in files, in the page's markup, and of its message `theme-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How the reader likes the pages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// In which language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Do pieces move?
    pub motion: bool,
    /// Ask before a turn ends?
    pub confirm: bool,
    /// The reader's name at tables; empty until one is given.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::En,
            theme: Theme::System,
            motion: true,
            confirm: true,
            name: String::new(),
        }
    }
}

/// A table in the list of one's games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Is the game over?
    pub over: bool,
    /// Is the reader waited on?
    pub yours: bool,
    /// How far it is, said in the game's own words when it was kept: language, words.
    pub progress: Vec<(Language, String)>,
    /// When it was last touched, in milliseconds since 1970.
    pub at: u64,
}

/// The cards of all tables, most recently touched first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shelfmarks(pub Vec<TableCard>);

/// Finished games beyond this number make room for new ones.
const MOST: usize = 40;

impl Shelfmarks {
    /// Puts a card on top, and gives the ids of tables that are to be forgotten.
    pub fn put(&mut self, card: TableCard) -> Vec<String> {
        self.0.retain(|other| other.id != card.id);
        self.0.insert(0, card);
        let mut forgotten = Vec::new();
        while self.0.len() > MOST {
            let Some(oldest) = self.0.iter().rposition(|card| card.over) else { break };
            forgotten.push(self.0.remove(oldest).id);
        }
        forgotten
    }
}

/// The sentence for a table that is not kept here.
pub fn unknown_table() -> Message {
    Message::new("archive-unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: usize, over: bool) -> TableCard {
        let (id, game) = (id.to_string(), "evergreen".to_owned());
        TableCard { id, game, players: 2, over, yours: true, progress: Vec::new(), at: 0 }
    }

    #[test]
    fn only_finished_games_are_forgotten() {
        let mut marks = Shelfmarks::default();
        assert!(marks.put(card(0, false)).is_empty());
        let forgotten: Vec<String> = (1..=MOST).flat_map(|id| marks.put(card(id, true))).collect();
        assert_eq!(forgotten, ["1"]);
        assert!(marks.0.iter().any(|card| card.id == "0"));
    }

    #[test]
    fn settings_from_an_older_version_keep_what_they_say() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark","gone":1}"#).unwrap_or_default();
        assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
    }
}

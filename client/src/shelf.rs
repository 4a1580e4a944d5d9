//! The games on the shelf, as the pages present them.

use std::sync::LazyLock;

use bocage_canvas::{Ink, Mood, Scene, Symbol};
use bocage_catalogue::{GameId, Illustrator};
use bocage_engine::{Choice, Message, Options, Title};
use bocage_stage::Draw;
use bocage_thinker::BotLevel;

use crate::art;

/// A game as the home page presents it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listing {
    /// Its name in addresses; also of its messages `game-<id>` and `game-<id>-line`.
    pub id: &'static str,
    /// Its colours.
    pub mood: Mood,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// How long a game takes at a table, in minutes.
    pub minutes: u16,
    /// The options that matter only to who plays alone.
    pub alone: &'static [&'static str],
}

/// The five, in the order of the home page.
const LISTINGS: [Listing; 5] = [
    Listing { id: "evergreen", mood: Mood::Evergreen, players: (1, 4), minutes: 45, alone: &["solo_first"] },
    Listing { id: "arborea", mood: Mood::Arborea, players: (1, 5), minutes: 90, alone: &["difficulty"] },
    Listing { id: "atiwa", mood: Mood::Atiwa, players: (1, 4), minutes: 90, alone: &["challenge"] },
    Listing {
        id: "kingdom-crossing",
        mood: Mood::KingdomCrossing,
        players: (1, 4),
        minutes: 60,
        alone: &["difficulty"],
    },
    Listing {
        id: "tribes-of-the-wind",
        mood: Mood::TribesOfTheWind,
        players: (2, 5),
        minutes: 75,
        alone: &[],
    },
];

/// The games of this page: all five, unless some were left out when it was built.
pub fn listings() -> impl Iterator<Item = &'static Listing> {
    LISTINGS.iter().filter(|listing| GameId::from_id(listing.id).is_some())
}

impl Listing {
    /// The game of that name.
    pub fn named(id: &str) -> Option<&'static Listing> {
        listings().find(|listing| listing.id == id)
    }

    fn ask<I: Illustrator>(&self, illustrator: I) -> Option<I::Output> {
        Some(GameId::from_id(self.id)?.illustrate(illustrator))
    }

    /// Its picture.
    pub fn cover(&self) -> Scene {
        self.ask(CoverOf).unwrap_or_else(|| Scene::new(300.0, 168.0))
    }

    /// How a level plays, and how often it beats the one below it here.
    pub fn about(&self, level: u8) -> Message {
        let level = BotLevel::numbered(level);
        self.ask(LadderOf).map_or(level.about(), |ladder| level.about_in(&ladder))
    }

    /// The options that a new table asks about, with messages `option-<id>-<name>` and
    /// `option-<id>-<name>-<value>`.
    pub fn options(&self) -> &'static [(&'static str, Choice)] {
        self.ask(OptionsOf).unwrap_or_default()
    }
}

/// What the pages teach of each game, with messages `learn-<id>-<part>` and `learn-<id>-<part>-line`.
pub const LESSONS: [&str; 4] = ["aim", "turn", "points", "end"];

struct CoverOf;

impl Illustrator for CoverOf {
    type Output = Scene;

    fn illustrate<G: Title + Draw>(self, game: &G) -> Scene {
        game.cover()
    }
}

struct OptionsOf;

impl Illustrator for OptionsOf {
    type Output = &'static [(&'static str, Choice)];

    fn illustrate<G: Title + Draw>(self, _game: &G) -> Self::Output {
        G::Options::CHOICES
    }
}

struct LadderOf;

impl Illustrator for LadderOf {
    type Output = [u8; 4];

    fn illustrate<G: Title + Draw>(self, _game: &G) -> Self::Output {
        G::LADDER
    }
}

struct SymbolsOf;

impl Illustrator for SymbolsOf {
    type Output = Vec<&'static Symbol>;

    fn illustrate<G: Title + Draw>(self, game: &G) -> Self::Output {
        let icons = game.category_icons().iter().copied();
        game.symbols().into_iter().chain(icons).chain(game.cover().symbols().iter().copied()).collect()
    }
}

/// Every symbol that a page can show: shared ones, the pages' own, and those of the games.
pub fn symbols() -> Vec<&'static Symbol> {
    let shared = bocage_canvas::art::all().copied();
    shared.chain(art::symbols()).chain(OF_GAMES.iter().copied()).collect()
}

/// The symbols of the games. Their covers are drawn to find them, so it is done once.
static OF_GAMES: LazyLock<Vec<&'static Symbol>> =
    LazyLock::new(|| listings().filter_map(|listing| listing.ask(SymbolsOf)).flatten().collect());

/// The inks of the games beyond the shared ones, each once.
pub fn inks() -> Vec<Ink> {
    let mut inks: Vec<Ink> = Vec::new();
    for ink in OF_GAMES.iter().flat_map(|symbol| symbol.inks()) {
        if !inks.contains(ink) && !Ink::ALL.contains(ink) {
            inks.push(*ink);
        }
    }
    inks
}

#[cfg(test)]
mod tests {
    use bocage_engine::Language;

    use super::*;
    use crate::words;

    #[test]
    fn every_game_has_its_words_in_both_languages() {
        for language in Language::ALL {
            let lexicon = words::of_pages(language);
            for listing in &LISTINGS {
                let mut keys = vec![format!("game-{}", listing.id), format!("game-{}-line", listing.id)];
                for part in LESSONS {
                    keys.extend(["", "-line"].map(|end| format!("learn-{}-{part}{end}", listing.id)));
                }
                for (name, choice) in listing.options() {
                    let option = format!("option-{}-{}", listing.id, name.replace('_', "-"));
                    if let Choice::OneOf(values) = choice {
                        keys.extend(values.iter().map(|value| format!("{option}-{value}")));
                    }
                    keys.push(option);
                }
                for key in keys {
                    assert!(lexicon.knows(&key), "{}: no words for {key}", language.code());
                }
            }
        }
    }

    #[test]
    fn every_game_of_the_catalogue_is_on_the_shelf() {
        assert!(GameId::ALL.iter().all(|game| Listing::named(game.id()).is_some()));
        assert!(LISTINGS.iter().all(|listing| GameId::from_id(listing.id).is_some()));
    }
}

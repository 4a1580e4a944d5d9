//! The games on the shelf: those that can be played, and those that are being made.

use bocage_canvas::{Mood, Scene, Symbol};
use bocage_engine::{Choice, Game, Options};
use bocage_evergreen::Evergreen;
use bocage_stage::Draw;

use crate::art::{self, covers};

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
    /// Can it be played here?
    pub ready: bool,
}

/// All five, in the order of the home page.
pub const LISTINGS: [Listing; 5] = [
    Listing { id: "evergreen", mood: Mood::Evergreen, players: (1, 4), minutes: 45, ready: true },
    Listing { id: "arborea", mood: Mood::Arborea, players: (1, 5), minutes: 90, ready: false },
    Listing { id: "atiwa", mood: Mood::Atiwa, players: (1, 4), minutes: 90, ready: false },
    Listing {
        id: "kingdom-crossing",
        mood: Mood::KingdomCrossing,
        players: (1, 4),
        minutes: 60,
        ready: false,
    },
    Listing {
        id: "tribes-of-the-wind",
        mood: Mood::TribesOfTheWind,
        players: (2, 5),
        minutes: 75,
        ready: false,
    },
];

impl Listing {
    /// The game of that name.
    pub fn named(id: &str) -> Option<&'static Listing> {
        LISTINGS.iter().find(|listing| listing.id == id)
    }

    /// Its picture.
    pub fn cover(&self) -> Scene {
        match self.id {
            Evergreen::ID => Evergreen::standard().cover(),
            _ => covers::cover(self.mood).unwrap_or_else(|| Scene::new(300.0, 168.0)),
        }
    }

    /// The options that a new table asks about.
    pub fn options(&self) -> &'static [(&'static str, Choice)] {
        match self.id {
            Evergreen::ID => <Evergreen as Game>::Options::CHOICES,
            _ => &[],
        }
    }
}

/// Every symbol that a page can show: shared ones, the pages' own, and those of the games.
pub fn symbols() -> Vec<&'static Symbol> {
    let game = Evergreen::standard();
    let mut symbols: Vec<&'static Symbol> = bocage_canvas::art::all().copied().collect();
    symbols.extend(art::symbols());
    symbols.extend(game.symbols());
    symbols.extend(game.category_icons());
    symbols.extend(game.cover().symbols());
    symbols
}

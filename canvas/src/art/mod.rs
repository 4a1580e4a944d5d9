//! The shared drawings, one file per subject.
//!
//! Pieces and icons are [`Symbol`]s: print them with `Scene::stamp` or stand them on a
//! board with `Scene::stand`. What is computed from a game's state (hedges, cards, tracks, rings) is
//! drawn by methods of `Scene`, in the modules beside this one.

pub mod badges;
pub mod heavens;
pub mod icons_nature;
pub mod icons_verbs;
pub mod pieces;
pub mod plants;
pub mod textures;

use crate::livery;
use crate::symbol::Symbol;

/// Every icon, by subject, under one name.
pub mod icons {
    pub use super::icons_nature::*;
    pub use super::icons_verbs::{
        BOOK, CARD, CARDS, CHAT, CHOOSE, CLOCK, EYE, GAIN, GROW, HINT, LOCK, LOG, MENU, PAUSE, PAY, PLANET,
        PLAY, PLAYERS, PLUS, POINTS, TICK, TIMES, TRACK, UNDO,
    };
}

/// Every shared symbol: what a page's sprite holds, and what the gallery shows.
pub fn all() -> impl Iterator<Item = &'static &'static Symbol> {
    plants::ALL
        .iter()
        .chain(&pieces::ALL)
        .chain(&heavens::ALL)
        .chain(&badges::ALL)
        .chain(&icons_nature::ALL)
        .chain(&icons_verbs::ALL)
        .chain(&textures::ALL)
        .chain(&livery::SYMBOLS)
}

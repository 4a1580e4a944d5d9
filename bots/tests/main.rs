//! What bots promise, in every game.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod advice;
mod allocations;
mod bots;
mod combinations;
mod deadlines;
mod every_game;
mod hidden;
mod last_turns;
mod levels;
mod patience;
mod positions;
mod reviews;
mod threads;
mod watched;

use bocage_bots::Level;

/// The bots that think.
const THINKERS: [Level; 3] = [Level::Shrub, Level::Tree, Level::Grove];

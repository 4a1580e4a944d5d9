//! What bots promise, in every game.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod advice;
mod allocations;
mod bots;
mod endings;
mod every_game;
mod last_turns;
mod levels;
mod patience;

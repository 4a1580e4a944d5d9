//! What the game promises: one program, so that its rules are linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod allocations;
mod components;
mod draw;
mod examples;
mod files;
mod golden;
mod hidden;
mod laws;
mod playthrough;
mod rulings;
mod termination;
mod words;

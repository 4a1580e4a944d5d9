//! What the game promises: one program, so that its rules are linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod draw;
mod evaluation;
mod examples;
mod golden;
mod laws;

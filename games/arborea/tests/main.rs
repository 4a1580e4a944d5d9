//! What the game promises: one program, so that its rules are linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod components;
mod draw;
mod ecosystem;
mod evaluation;
mod examples;
mod golden;
mod laws;
mod speed;
mod words;

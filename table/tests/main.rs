//! What a table promises, to everybody who sits at it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod chaos;
mod clocks;
mod common;
mod docs;
mod leaks;
mod liars;
mod network;
mod once;
mod play;
mod rights;
mod undo;
mod words;

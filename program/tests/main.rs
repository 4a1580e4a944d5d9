//! The program as people start it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod commands;
mod documents;
mod serving;

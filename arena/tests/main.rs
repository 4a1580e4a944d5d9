//! What tournaments, series and yardsticks promise.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod fitting;
mod sanity;
mod series;
mod tournament;
mod tuning;
mod yardstick;

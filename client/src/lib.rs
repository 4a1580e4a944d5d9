//! The pages of Bocage: lobby, table, replay and settings, compiled to WebAssembly.
//!
//! Where to start reading:
//! - [`desk`]: a table as the page sees it. Everything a game knows is turned into plain words,
//!   pictures and choices there, once for all games; the pages know no game.
//! - [`archive`]: what is kept in the browser: settings, and the log of every table.
//! - [`words`], [`art`], [`shelf`]: sentences, pictures, and the list of games.
//! - `page` (only in the browser): what is shown, and what the reader's hands do.
//!
//! Deliberately absent: rules (the games), the state of a table (`bocage-table`), drawing (the games
//! and `bocage-canvas`).

pub mod archive;
pub mod art;
pub mod desk;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod shelf;
pub mod words;

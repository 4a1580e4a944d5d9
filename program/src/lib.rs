//! The page, embedded, as `xtask client` left it.
//!
//! Nothing else is in this crate, so that nothing else is compiled again when the page changes.

use bocage_server::Page;
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../dist"]
#[allow_missing = true]
struct Dist;

/// The page of this program; no files if it was not built.
pub const PAGE: Page =
    Page { file: |name| Dist::get(name).map(|file| file.data), names: || Dist::iter().collect() };

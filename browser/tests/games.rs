//! A whole game of each of the other games, on one's own device. `more.rs` has more of them.
//!
//! Evergreen has tests of its own: the page is the same for all, so what they show of it holds here too.

use bocage_browser::{DESK, PHONE, sittings};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

sittings! {
    arborea_for_two: "arborea", 2, DESK, "en", 60;
    atiwa_a_deux: "atiwa", 2, DESK, "fr", 60;
    kingdom_crossing_a_deux: "kingdom-crossing", 2, PHONE, "fr", 40;
    tribes_for_four: "tribes-of-the-wind", 4, PHONE, "en", 20;
}

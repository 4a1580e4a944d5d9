//! Textures of the river and the four regions: one per region, so that colour is never alone.
//!
//! Each carries the flat ink it is printed on, so that the page knows it by night.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// Waves.
pub(in crate::draw) static RIVER: Symbol = Symbol::texture(
    "kc-t-river",
    64.0,
    36.0,
    r#"<path d="M4 9q6-4.5 12 0t12 0M38 27q6-4.5 12 0t12 0" stroke="@water-lit" stroke-width="2" opacity=".5"/>"#,
)
.with_inks(&[inks::RIVER, inks::BED, inks::SAND, inks::DECK, inks::SEAM]);

/// Tufts, in the north.
pub(in crate::draw) static TUFTS: Symbol = Symbol::texture(
    "kc-t-robin",
    30.0,
    26.0,
    r#"<path d="M5 10 7 4l2 6M20 22l2-6 2 6" stroke="@tex" stroke-width="1.3" opacity=".26"/>"#,
)
.with_inks(&[inks::NORTH, inks::RED]);

/// Groves, in the east.
pub(in crate::draw) static GROVES: Symbol = Symbol::texture(
    "kc-t-grove",
    30.0,
    26.0,
    r#"<g fill="@tex" opacity=".14"><circle cx="7" cy="7" r="3"/><circle cx="22" cy="20" r="3"/></g>"#,
)
.with_inks(&[inks::EAST, inks::GREEN]);

/// Furrows, in the south.
pub(in crate::draw) static FURROWS: Symbol = Symbol::texture(
    "kc-t-corn",
    12.0,
    12.0,
    r#"<path d="M3 0v12M9 3v6" stroke="@tex" stroke-width="1.2" opacity=".2"/>"#,
)
.turned(24.0)
.with_inks(&[inks::SOUTH, inks::YELLOW]);

/// Reed beds, in the west.
pub(in crate::draw) static REED_BEDS: Symbol = Symbol::texture(
    "kc-t-reed",
    26.0,
    18.0,
    r#"<path d="M2 6h9M15 6h5M7 14h4M15 14h9" stroke="@tex" stroke-width="1.4" opacity=".24"/>"#,
)
.with_inks(&[inks::WEST, inks::BLUE]);

/// Hatching: what is used up.
pub(in crate::draw) static SPENT: Symbol = Symbol::texture(
    "kc-t-spent",
    8.0,
    8.0,
    r#"<path d="M0 2h8" stroke="@tex" stroke-width="2" opacity=".28"/>"#,
)
.turned(-45.0)
.with_inks(&inks::GROUNDS);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 6] = [&RIVER, &TUFTS, &GROVES, &FURROWS, &REED_BEDS, &SPENT];

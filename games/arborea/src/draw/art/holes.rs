//! Places that are there many times: starts of trails, spaces of tracks.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// The start of a trail, with room for its number.
pub(in crate::draw) static PAD: Symbol = Symbol::drawing(
    "ar-pad",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="11" fill="@arborea-sand" stroke="@bark" stroke-width="1.6"/>"#,
)
.with_inks(&[inks::SAND]);

/// A space with room for its value.
pub(in crate::draw) static SPACE: Symbol = Symbol::drawing(
    "ar-space",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="11.2" fill="@cut" stroke="@outline" stroke-width="1.4"/>"#,
);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 2] = [&PAD, &SPACE];

//! The grounds of badges: what a number or a verb is printed on.

use crate::symbol::Symbol;

/// A small sun with room for a number; a 34 box.
pub static SUN_GROUND: Symbol = Symbol::drawing(
    "b-sun",
    34.0,
    34.0,
    r#"<path d="M17 0.5L19.8 6 14.2 6ZM28.7 5.3L26.8 11.2 22.8 7.2ZM33.5 17L28 19.8 28 14.2ZM28.7 28.7L22.8 26.8 26.8 22.8ZM17 33.5L14.2 28 19.8 28ZM5.3 28.7L7.2 22.8 11.2 26.8ZM0.5 17L6 14.2 6 19.8ZM5.3 5.3L11.2 7.2 7.2 11.2Z" fill="@sun" stroke="@sun-edge" stroke-width=".8"/>
    <circle cx="17" cy="17" r="11.5" fill="@sun" stroke="@sun-edge" stroke-width="1.8"/>"#,
);

/// A night disc with room for a number; a 34 box.
pub static SHADE_GROUND: Symbol = Symbol::drawing(
    "b-shade",
    34.0,
    34.0,
    r#"<circle cx="17" cy="17" r="11.5" fill="@night" stroke="@moonlight" stroke-width="2"/>"#,
);

/// All of them.
pub static ALL: [&Symbol; 2] = [&SUN_GROUND, &SHADE_GROUND];

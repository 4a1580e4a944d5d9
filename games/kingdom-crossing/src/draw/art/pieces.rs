//! What stands on the kingdom: beavers, houses, paws, the balloon; and what grows in the river.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// A worker: helmet and scarf in the current colour.
pub(in crate::draw) static BEAVER: Symbol = Symbol::drawing(
    "kc-k-beaver",
    64.0,
    64.0,
    r#"<ellipse cx="32" cy="59" rx="22" ry="5" fill="@shadow" opacity=".35"/>
    <path d="M44 52C56 48 64 52 66 57 58 63 48 61 42 58Z" fill="@kingdom-tail" stroke="@pi" stroke-width="2.2"/>
    <path d="M12 59C9 44 13 38 19 35 11 22 19 10 32 10S53 22 45 35C52 39 55 46 52 59Z" fill="@kingdom-beaver" stroke="@pi" stroke-width="2.6"/>
    <path d="M34 10.3C49 11 52 22 44.5 35 51.5 39 54.5 46 51.6 58H37C44 50 42 41 35 37 41 30 41 17 34 10.3Z" fill="@kingdom-beaver-dark"/>
    <circle cx="27" cy="27" r="2.3" fill="@pi"/>
    <circle cx="38" cy="27" r="2.3" fill="@pi"/>
    <ellipse cx="32.5" cy="31" rx="3" ry="2" fill="@pi"/>
    <path d="M29 34h7v6h-7zM32.5 34v6" fill="@cut" stroke="@pi" stroke-width="1.5"/>
    <path d="M17 20C17 8 24 3 32 3S47 8 47 20C51 20 52 21 52 23.5H12C12 21 13 20 17 20Z" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M34 3.1C42 3.5 47 9 47 20 51 20 52 21 52 23.5H37C39 16 38 8 34 3.1Z" fill="@black" opacity=".25"/>
    <path d="M17 44C22 48 42 48 48 44L49 50C42 54 22 54 16 50Z" fill="currentColor" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(&[inks::TAIL, inks::BEAVER_FUR, inks::BEAVER_DARK]);

/// A house: its roof in the current colour.
pub(in crate::draw) static HOUSE: Symbol = Symbol::drawing(
    "kc-k-house",
    64.0,
    64.0,
    r#"<path d="M10 30V58H52V30" fill="@cut" stroke="@pi" stroke-width="2.6"/>
    <path d="M36 22 52 30V58H36Z" fill="@black" opacity=".18"/>
    <path d="M4 33 31 8 58 33 51 38 31 20 11 38Z" fill="currentColor" stroke="@pi" stroke-width="2.6"/>
    <path d="M31 8 58 33 51 38 31 20Z" fill="@black" opacity=".25"/>"#,
);

/// The balloon.
pub(in crate::draw) static BALLOON: Symbol = Symbol::drawing(
    "kc-k-balloon",
    80.0,
    122.0,
    r#"<ellipse cx="40" cy="117" rx="20" ry="4.5" fill="@shadow" opacity=".3"/>
    <path d="M26 82 33 99M54 82 47 99" stroke="@pi" stroke-width="2"/>
    <path d="M40 4C62 4 76 20 76 40 76 58 62 72 54 84H26C18 72 4 58 4 40 4 20 18 4 40 4Z" fill="@kingdom-canvas" stroke="@pi" stroke-width="2.8"/>
    <path d="M40 4C26 8 20 24 20 42 20 60 28 74 32 84H26C18 72 4 58 4 40 4 20 18 4 40 4ZM40 4C54 8 60 24 60 42 60 60 52 74 48 84h6C62 72 76 58 76 40 76 20 62 4 40 4Z" fill="@kingdom-stripe"/>
    <path d="M48 5C66 8 76 22 76 40 76 58 62 72 54 84H44C58 64 64 30 48 5Z" fill="@black" opacity=".16"/>
    <path d="M40 4C26 8 20 24 20 42 20 60 28 74 32 84M40 4C54 8 60 24 60 42 60 60 52 74 48 84" fill="none" stroke="@pi" stroke-width="1.6"/>
    <path d="M40 4C62 4 76 20 76 40 76 58 62 72 54 84H26C18 72 4 58 4 40 4 20 18 4 40 4Z" fill="none" stroke="@pi" stroke-width="2.8"/>
    <path d="M29 98H51L48 115H32Z" fill="@kingdom-timber" stroke="@pi" stroke-width="2.4"/>
    <path d="M41 98H51L48 115H41Z" fill="@black" opacity=".22"/>"#,
)
.with_inks(&[inks::CANVAS, inks::STRIPE, inks::TIMBER]);

/// Lily pads.
pub(in crate::draw) static PADS: Symbol = Symbol::drawing(
    "kc-k-pads",
    64.0,
    64.0,
    r#"<g stroke="@pi" stroke-width="1.8">
    <path d="M12 44 3 36A14 8.5 0 1 1 14 49Z" fill="@kingdom-lily"/>
    <path d="M38 26 29 21A11 6.5 0 1 1 40 31Z" fill="@kingdom-lily-lit"/>
    </g>
    <path d="M12 44 25 41M38 26 47 24" stroke="@leaf-dark" stroke-width="1.3"/>"#,
)
.with_inks(&[inks::LILY, inks::LILY_LIT]);

/// Bulrushes.
pub(in crate::draw) static REEDS: Symbol = Symbol::drawing(
    "kc-k-reed",
    64.0,
    64.0,
    r#"<path d="M20 60C20 44 17 34 12 26M32 60C32 40 32 30 33 16M44 60C44 48 47 40 53 34" fill="none" stroke="@pi" stroke-width="5"/>
    <path d="M20 60C20 44 17 34 12 26M32 60C32 40 32 30 33 16M44 60C44 48 47 40 53 34" fill="none" stroke="@kingdom-lily" stroke-width="2.4"/>
    <rect x="28.5" y="4" width="8" height="22" rx="4" fill="@kingdom-bear-fur" stroke="@pi" stroke-width="1.8"/>
    <rect x="8" y="16" width="7" height="17" rx="3.5" transform="rotate(-18 12 24)" fill="@kingdom-bear-fur" stroke="@pi" stroke-width="1.8"/>
    <path d="M14 60C22 55 44 55 52 60" fill="none" stroke="@water-lit" stroke-width="2.4"/>"#,
)
.with_inks(&[inks::LILY, inks::BEAR_FUR]);

/// A paw on a bridge: the current colour in a dark rim.
pub(in crate::draw) static PAW_PRINT: Symbol = Symbol::drawing(
    "kc-k-paw",
    24.0,
    24.0,
    r##"<g color="@pi" stroke="@pi" stroke-width="5"><use href="#kc-e-paw" width="24" height="24"/></g>
    <use href="#kc-e-paw" width="24" height="24"/>"##,
)
.needing(&[&super::signs::PAW]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 6] = [&BEAVER, &HOUSE, &BALLOON, &PADS, &REEDS, &PAW_PRINT];

//! Wooden and cardboard pieces: meeple, cube, peg, temple in the seat's colour; token, tile, and the
//! creatures and places that belong to nobody.
//!
//! Invariants: 64 box, foot at y 58; seat-coloured pieces are drawn in the current colour, so set it
//! with `Mark::color`, with 28 to 30 % black on the shaded face. Goods are never seat-coloured.

use crate::symbol::Symbol;

/// A person, in the current colour.
pub static MEEPLE: Symbol = Symbol::piece(
    "p-meeple",
    r#"<circle cx="32" cy="14" r="9" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 22C44 22 55 27 56 34 51 37 46 36 43 35L48 58H36L32 49 28 58H16L21 35C18 36 13 37 8 34 9 27 20 22 32 22Z" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M36 23C46 24 54 28.5 54.7 33.6 50 35.5 46 35 41.8 33.3L46.5 56.9H37L33 47Q38 36 36 23ZM36 6C41 9 41 19 36 22 40 21 40 19 40 14S39 7.5 36 6Z" fill="@black" opacity=".28"/>"#,
);

/// A cube, in the current colour.
pub static CUBE: Symbol = Symbol::piece(
    "p-cube",
    r#"<path d="M32 8 54 19V45L32 57 10 45V19Z" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 31 54 19V45L32 57Z" fill="@black" opacity=".3"/>
    <path d="M32 8 54 19 32 31 10 19Z" fill="@chalk" opacity=".28"/>
    <path d="M10 19 32 31 54 19M32 31V57" fill="none" stroke="@pi" stroke-width="1.6"/>"#,
);

/// A round marker that stands in a hole, in the current colour.
pub static PEG: Symbol = Symbol::piece(
    "p-peg",
    r#"<path d="M12 20V46C12 53 21 57 32 57S52 53 52 46V20Z" fill="currentColor" stroke="@pi" stroke-width="2.6"/>
    <path d="M36 28.5C45 28 52 25 52 20V46C52 53 44 56.5 36 57Z" fill="@black" opacity=".3"/>
    <ellipse cx="32" cy="20" rx="20" ry="12" fill="currentColor" stroke="@pi" stroke-width="2.6"/>"#,
);

/// A temple, in the current colour.
pub static TEMPLE: Symbol = Symbol::piece(
    "p-temple",
    r#"<path d="M8 58H56V52H8ZM12 30H52L32 12ZM15 32h6v18h-6zM29 32h6v18h-6zM43 32h6v18h-6z" fill="currentColor" stroke="@pi" stroke-width="2.2"/>
    <path d="M32 12 52 30H32ZM46 32h3v18h-3zM32 32h3v18h-3zM36 52h20v6H36z" fill="@black" opacity=".28"/>"#,
);

/// A round wooden token with a thick edge.
pub static TOKEN: Symbol = Symbol::piece(
    "p-token",
    r#"<circle cx="32" cy="35" r="23" fill="@bark-dark" stroke="@pi" stroke-width="2.4"/>
    <circle cx="32" cy="31" r="23" fill="@wood" stroke="@pi" stroke-width="2.4"/>
    <circle cx="32" cy="31" r="17" fill="none" stroke="@pi" stroke-width="1.4" stroke-dasharray="2 3"/>"#,
);

/// A hexagonal tile of grassland.
pub static TILE: Symbol = Symbol::piece(
    "p-tile",
    r#"<path d="M32 6 57 20V46L32 60 7 46V20Z" fill="@bark-dark" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 2 57 16V42L32 56 7 42V16Z" fill="@grassland" stroke="@pi" stroke-width="2.4"/>
    <path d="M20 26l3-5 3 5M38 22l3-5 3 5M28 40l3-5 3 5" fill="none" stroke="@tex" stroke-width="1.6" opacity=".5"/>"#,
);

/// Two houses.
pub static VILLAGE: Symbol = Symbol::piece(
    "p-village",
    r#"<path d="M10 34 24 20 38 34V58H10Z" fill="@cut" stroke="@pi" stroke-width="2.4"/>
    <path d="M34 26 44 12 54 26V58H34Z" fill="@wood" stroke="@pi" stroke-width="2.4"/>
    <path d="M45 13 54 26V58H45Z" fill="@bark"/>
    <path d="M7 36 24 18 38 33" fill="none" stroke="@pi" stroke-width="4"/>
    <path d="M20 58V46h8v12" fill="@bark-dark"/>"#,
);

/// A creature with ears.
pub static BEAST: Symbol = Symbol::piece(
    "p-beast",
    r#"<path d="M10 56C8 44 12 36 22 34L22 22 15 10 27 17C30 15.5 34 15.5 37 17L49 10 42 24C44 30 42 36 36 38 46 40 54 48 54 56Z" fill="@wood" stroke="@pi" stroke-width="2.4"/>
    <path d="M37 17.5 48 11 41 24C43 30 41 35.5 34 38 46 40 52.5 48 52.8 54.8H34C40 46 37 40 30 37 37 33 38 25 37 17.5Z" fill="@bark"/>
    <circle cx="28" cy="25" r="1.9" fill="@pi"/>
    <circle cx="36" cy="25" r="1.9" fill="@pi"/>
    <path d="M30 31h4l-2 2.5z" fill="@pi"/>"#,
);

/// A crevice in dry earth, where nothing grows; an 88 box, for one board space.
pub static CREVICE: Symbol = Symbol::drawing(
    "p-crevice",
    88.0,
    88.0,
    r#"<path d="M0 0H88V88H0Z" fill="@earth"/>
    <path d="M6 12l6 3M70 5l8 1M4 66l3 8M82 60l1 9M40 5l7-1M42 84l8-1" stroke="@tex" stroke-width="1.6" opacity=".5"/>
    <path d="M12 20L30 9 52 14 75 10 80 34 74 52 79 74 54 80 32 75 11 79 8 54 14 40Z" fill="@night" stroke="@pi" stroke-width="3"/>
    <path d="M24 30L38 24 50 28 64 24 67 40 60 50 64 64 48 68 36 62 24 66 22 50Z" fill="@abyss"/>
    <path d="M14 23L24 30M73 15L64 24M76 70L64 64M14 75L24 66M52 15L50 28M36 74V62" stroke="@crack" stroke-width="1.5" opacity=".7" fill="none"/>"#,
);

/// All of them.
pub static ALL: [&Symbol; 9] = [&MEEPLE, &CUBE, &PEG, &TEMPLE, &TOKEN, &TILE, &VILLAGE, &BEAST, &CREVICE];

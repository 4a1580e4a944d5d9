//! Icons of nature: sky, plants, resources, creatures and fields.
//!
//! Invariants: 24 grid, stroke 1.8, one colour (the current one), two units clear all round. Symbols
//! read left to right: pay 2 water, gain 1 sprout, 3 points times big tree.

use crate::symbol::Symbol;

/// In the sun.
pub static SUN: Symbol = Symbol::icon(
    "i-sun",
    r#"<circle cx="12" cy="12" r="4.2"/>
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>"#,
);

/// In the shade.
pub static SHADE: Symbol = Symbol::icon(
    "i-shade",
    r#"<path d="M18.5 15.5A8 8 0 1 1 10 4.2a6.4 6.4 0 0 0 8.5 11.3Z"/>
    <path d="M15 5h5M17 8.5h3.5"/>"#,
);

/// Night.
pub static MOON: Symbol =
    Symbol::icon("i-moon", r#"<path d="M19.5 14A8.2 8.2 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 9.5Z"/>"#);

/// Wind.
pub static WIND: Symbol = Symbol::icon(
    "i-wind",
    r#"<path d="M3 9h11a3 3 0 1 0-3-3M3 13h15.5a2.8 2.8 0 1 1-2.8 2.8M3 17h7.5a2.3 2.3 0 1 1-2.3 2.3"/>"#,
);

/// A forest: two kinds of tree.
pub static FOREST: Symbol = Symbol::icon(
    "i-forest",
    r#"<path d="M7 3.5 11 12H3ZM7 12v8M16.5 7C19 10 20.5 12 20.5 14a4 4 0 0 1-8 0c0-2 1.5-4 4-7ZM16.5 18v2.5M3 20.5h18"/>"#,
);

/// A sprout.
pub static SPROUT: Symbol = Symbol::icon(
    "i-sprout",
    r#"<path d="M12 21v-9M12 14C7.5 14.5 4.5 12 4 7.5 8.5 7 12 9.5 12 14ZM12 12c0-5 3-8 8-8 .3 5-3 8.5-8 8ZM7.5 21h9"/>"#,
);

/// A small tree.
pub static SMALL_TREE: Symbol = Symbol::icon(
    "i-small",
    r#"<path d="M12 21v-3M12 3c3.5 4 6 7 6 10.2a6 5.4 0 0 1-12 0C6 10 8.5 7 12 3ZM12 18v-6"/>"#,
);

/// A big tree.
pub static BIG_TREE: Symbol =
    Symbol::icon("i-big", r#"<path d="M12 21v-3.5M12 2 16 8h-1.5l3.5 5h-1.5l3.5 4.5H4L7.5 13H6l3.5-5H8Z"/>"#);

/// A bush.
pub static BUSH: Symbol = Symbol::icon(
    "i-bush",
    r#"<path d="M4 19.5c-2.5-2.3-1.3-6 2-6.3.3-4 4.8-5.3 7-2.7C16 8 20 9.7 19.5 13.2c2.8.8 3.3 4.5.8 6.3Z"/>
    <g fill="currentColor" stroke="none">
      <circle cx="8" cy="16" r="1.2"/>
      <circle cx="12.5" cy="14" r="1.2"/>
      <circle cx="16.5" cy="16.5" r="1.2"/>
    </g>"#,
);

/// Water lying flat.
pub static LAKE: Symbol = Symbol::icon(
    "i-lake",
    r#"<path d="M2.5 8q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0M2.5 13q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0M2.5 18q2.4-2.6 4.75 0t4.75 0 4.75 0 4.75 0"/>"#,
);

/// A bud.
pub static BUD: Symbol = Symbol::icon(
    "i-bud",
    r#"<path d="M12 21.5V16M12 16c-4.5 0-6-3.5-5-7l3 1.8L12 3l2 7.8L17 9c1 3.5-.5 7-5 7ZM12 21c-2.5 0-4-1.2-4.5-3M12 21c2.5 0 4-1.2 4.5-3"/>"#,
);

/// A flower on its stem.
pub static FLOWER: Symbol = Symbol::icon(
    "i-flower",
    r#"<circle cx="12" cy="10" r="2.2"/>
    <path d="M12 7.8c-2.5-1.5-2.5-5 0-5s2.5 3.5 0 5ZM14.1 9.3c.7-2.8 4-3.8 4.7-1.5s-2.2 3.5-4.7 1.5ZM13.3 11.8c2.9 0 4.9 2.9 2.9 4.3s-4-1.2-2.9-4.3ZM10.7 11.8c1.1 3.1-.9 5.7-2.9 4.3s0-4.3 2.9-4.3ZM9.9 9.3c-2.5 2-5.4.8-4.7-1.5s4-1.3 4.7 1.5ZM12 12.2V22"/>"#,
);

/// Fertility: a seedling in a drop.
pub static FERTILITY: Symbol = Symbol::icon(
    "i-fertility",
    r#"<path d="M12 3C7 8 5.5 11.5 5.5 14.5a6.5 6 0 0 0 13 0C18.5 11.5 17 8 12 3Z"/>
    <path d="M12 20v-6M12 16.5c-2 0-3.2-1.2-3.3-3 2 0 3.3 1 3.3 3ZM12 14.5c0-1.8 1.2-3 3.3-3 0 2-1.3 3-3.3 3Z"/>"#,
);

/// Aridity: a cracked diamond.
pub static ARIDITY: Symbol = Symbol::icon(
    "i-aridity",
    r#"<path d="M3.5 12 12 3.5 20.5 12 12 20.5Z"/>
    <path d="M12 3.5 10.5 9l3 3-3.5 3 1.5 5.5M13.5 12l4-.5M10.5 9 7 9.5"/>"#,
);

/// An acorn.
pub static ACORN: Symbol = Symbol::icon(
    "i-acorn",
    r#"<path d="M5.5 9.5c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5ZM12 4V2M6.5 9.5c0 6 2.5 9 5.5 11.5 3-2.5 5.5-5.5 5.5-11.5"/>
    <path d="M9 6.8h.01M12 6.8h.01M15 6.8h.01"/>"#,
);

/// A drop of water.
pub static WATER: Symbol = Symbol::icon(
    "i-water",
    r#"<path d="M12 3C8 8.5 6 11.5 6 14.5a6 6 0 0 0 12 0C18 11.5 16 8.5 12 3Z"/>
    <path d="M9 15a3 3 0 0 0 3 3"/>"#,
);

/// A log.
pub static WOOD: Symbol = Symbol::icon(
    "i-wood",
    r#"<ellipse cx="6.5" cy="12" rx="3.5" ry="5.5"/>
    <path d="M6.5 6.5h11c2 0 3.5 2.5 3.5 5.5s-1.5 5.5-3.5 5.5h-11M6.5 10.5v3M13 9.5h4M14 14h3"/>"#,
);

/// A fruit.
pub static FRUIT: Symbol = Symbol::icon(
    "i-fruit",
    r#"<path d="M12 8c-5-2-8 1-8 5s3 8 5.5 8c1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c2.5 0 5.5-4 5.5-8s-3-7-8-5ZM12 8c0-3 1-5 3.5-6"/>"#,
);

/// A coin with a leaf.
pub static COIN: Symbol = Symbol::icon(
    "i-coin",
    r#"<circle cx="12" cy="12" r="8.5"/>
    <path d="M12 17c-3.5-1.5-4.5-4-4-8 1.5.3 2.5 1 3 2 .2-1.5.6-2.8 1-3.5.4.7.8 2 1 3.5.5-1 1.5-1.7 3-2 .5 4-.5 6.5-4 8Z"/>"#,
);

/// A bird.
pub static BIRD: Symbol = Symbol::icon(
    "i-bird",
    r#"<path d="M3 13c3 0 4-1.5 5-4 1-3 3-4.5 5.5-4.5 2 0 3.3 1 4 2.5l3 1-3 1.5c0 6-3.5 9.5-9 9.5-3 0-4.5-1-6.5-3 2 0 3-.5 4-1.5-1.5 0-2.5-.5-3-1.5Z"/>
    <path d="M14.5 7.5h.01M9 14c2.5.5 4.5-.5 5.5-2.5"/>"#,
);

/// A paw.
pub static PAW: Symbol = Symbol::icon(
    "i-paw",
    r#"<path d="M12 12c-3 0-6 3.5-6 6 0 2 2 2.5 3.5 2 1.5-.4 3.5-.4 5 0 1.5.5 3.5 0 3.5-2 0-2.5-3-6-6-6Z"/>
    <ellipse cx="5" cy="11" rx="1.6" ry="2.2"/>
    <ellipse cx="9.3" cy="6.3" rx="1.7" ry="2.5"/>
    <ellipse cx="14.7" cy="6.3" rx="1.7" ry="2.5"/>
    <ellipse cx="19" cy="11" rx="1.6" ry="2.2"/>"#,
);

/// A house.
pub static HOUSE: Symbol =
    Symbol::icon("i-house", r#"<path d="M3.5 11.5 12 4l8.5 7.5M6 9.5v11h12v-11M10 20.5v-6h4v6"/>"#);

/// Field of snow.
pub static SNOW: Symbol = Symbol::icon(
    "i-snow",
    r#"<path d="M12 2.5v19M3.8 7.25l16.4 9.5M20.2 7.25 3.8 16.75M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M3.7 10.5l3.4-.9-.9-3.4M20.3 13.5l-3.4.9.9 3.4"/>"#,
);

/// Field of swamp: bulrushes.
pub static SWAMP: Symbol = Symbol::icon(
    "i-swamp",
    r#"<path d="M7 21V9M7 9c-1.5 0-2-1-2-3s.7-3.5 2-3.5S9 4 9 6s-.5 3-2 3ZM14 21v-7M14 14c-1.3 0-1.8-1-1.8-2.5S12.8 8 14 8s1.8 1.5 1.8 3.5S15.3 14 14 14ZM10.5 21c0-3 .5-5 2-6.5M14 18c2-3 4-4 6-4.5M3 21h18"/>"#,
);

/// Field of rock: two peaks.
pub static ROCK: Symbol = Symbol::icon(
    "i-rock",
    r#"<path d="M2.5 20 9 6l4.5 8 2.5-4 5.5 10ZM6.8 11l2.2 2 2-3M14.5 13l1.5 2 1.8-1.8"/>"#,
);

/// Field of flowers: a blossom.
pub static FLOWERS: Symbol = Symbol::icon(
    "i-flowers",
    r#"<path d="M12 9.5C10 6 7 4 4.5 6S4 11.5 9.5 12C4 12.5 2.5 16 4.5 18S10 18 12 14.5C14 18 17.5 20 19.5 18S20 12.5 14.5 12C20 11.5 21.5 8 19.5 6S14 6 12 9.5Z"/>
    <circle cx="12" cy="12" r="1.6"/>"#,
);

/// Field of wheat: an ear.
pub static WHEAT: Symbol = Symbol::icon(
    "i-wheat",
    r#"<path d="M12 22V6M12 6c-1.8-1-1.8-3 0-4.5 1.8 1.5 1.8 3.5 0 4.5ZM12 11c-3 0-4.2-1.5-4-4 2.5 0 4 1.5 4 4ZM12 11c3 0 4.2-1.5 4-4-2.5 0-4 1.5-4 4ZM12 16c-3 0-4.2-1.5-4-4 2.5 0 4 1.5 4 4ZM12 16c3 0 4.2-1.5 4-4-2.5 0-4 1.5-4 4Z"/>"#,
);

/// Field of grass: blades.
pub static GRASSLAND: Symbol = Symbol::icon(
    "i-grassland",
    r#"<path d="M3 20.5c2 0 3-4.5 1-9 3 1 4.5 4 5 9 0-6 0-10-2.5-14 4 2 5.5 7 5.5 14 0-5 2-8.5 6-10.5-2.5 3-3.5 6.5-3 10.5 1-3 2.5-5 5.5-6-1.5 2.5-1.5 4-1 6Z"/>"#,
);

/// Any field.
pub static WILD: Symbol = Symbol::icon(
    "i-wild",
    r#"<path d="M12 3v18M3 12h18M12 12 5.6 5.6M12 12l6.4 6.4M12 12l6.4-6.4M12 12l-6.4 6.4"/>
    <circle cx="12" cy="12" r="9"/>"#,
);

/// All of them, in the order of the kit.
pub static ALL: [&Symbol; 29] = [
    &SUN,
    &SHADE,
    &MOON,
    &WIND,
    &FOREST,
    &SPROUT,
    &SMALL_TREE,
    &BIG_TREE,
    &BUSH,
    &LAKE,
    &BUD,
    &FLOWER,
    &FERTILITY,
    &ARIDITY,
    &ACORN,
    &WATER,
    &WOOD,
    &FRUIT,
    &COIN,
    &BIRD,
    &PAW,
    &HOUSE,
    &SNOW,
    &SWAMP,
    &ROCK,
    &FLOWERS,
    &WHEAT,
    &GRASSLAND,
    &WILD,
];

//! Pieces: what stands on cards and boards, in 64 boxes, lit from the left.
//!
//! Silhouettes differ before colours do.

use bocage_canvas::Symbol;

use super::INKS;

/// A tree with an umbrella crown.
pub(crate) static TREE: Symbol = Symbol::piece(
    "at-tree",
    r#"<path d="M28 58C30 50 30 44 25 35L32 40 39 34C35 44 35 50 38 58Z" fill="@atiwa-trunk" stroke="@pi" stroke-width="2.6"/>
    <path d="M8 31C3 20 14 13 21 16 25 5 42 5 45 15 55 12 62 22 56 31 52 38 44 36 41 34 36 39 28 39 23 34 19 38 11 37 8 31Z" fill="@atiwa-crown" stroke="@pi" stroke-width="2.6"/>
    <path d="M45 15C55 12 62 22 56 31 52 37 44 35.5 41 33 38 36 33 37.5 29 37 42 32 48 24 45 15Z" fill="@atiwa-crown-dark"/>
    <path d="M13 27C11 22 15 19 19 20M25 15C28 10 33 9 36 11M27 26C29 24 32 24 34 25" fill="none" stroke="@atiwa-crown-lit" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// A mango.
pub(crate) static FRUIT: Symbol = Symbol::piece(
    "at-fruit",
    r#"<path d="M31 17C30 11 33 7 37 5" fill="none" stroke="@pi" stroke-width="2.6"/>
    <path d="M30 16C44 12 56 24 53 38 50 52 36 58 24 52 12 46 10 32 17 24 21 19 25 17 30 16Z" fill="@atiwa-mango" stroke="@pi" stroke-width="2.6"/>
    <path d="M46 20C56 28 55 42 46 50 40 55 30 55.5 24 51.5 40 50 48 36 46 20Z" fill="@atiwa-mango-dark"/>
    <path d="M19 35C18 30 21 26 25 24" fill="none" stroke="@atiwa-mango-lit" stroke-width="3.2"/>
    <path d="M35 9C42 3 50 5 53 10 46 14 39 14 35 9Z" fill="@atiwa-crown" stroke="@pi" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// A fruit bat, wings spread, golden collar.
pub(crate) static BAT: Symbol = Symbol::piece(
    "at-bat",
    r#"<path transform="translate(32 31) scale(.93 1.5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8 0-4Z" fill="@atiwa-halo" stroke="@atiwa-halo" stroke-width="5"/>
    <path transform="translate(32 31) scale(.93 1.5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8 0-4Z" fill="@atiwa-bat" stroke="@atiwa-bat-line" stroke-width="2.2"/>
    <path transform="translate(32 31) scale(.93 1.5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12Z" fill="@atiwa-deep"/>
    <path d="M26 27C28 23 36 23 38 27L37 34C34 36 30 36 27 34Z" fill="@seed" stroke="@atiwa-bat-line" stroke-width="1.6"/>
    <circle cx="29.6" cy="27.5" r="1.5" fill="@atiwa-bat-line"/>
    <circle cx="34.4" cy="27.5" r="1.5" fill="@atiwa-bat-line"/>"#,
)
.with_inks(INKS);

/// A striped antelope, from the side.
pub(crate) static WILD_ANIMAL: Symbol = Symbol::piece(
    "at-wild-animal",
    r#"<path d="M6 30C10 24 18 22 26 23 34 24 38 22 41 17L37 4C43 8 46 11 47 14 48 10 51 6 56 4 54 10 53 14 52 17L60 22C60 26 56 28 52 27 50 33 48 37 45 40L49 58H44L38 43C30 45 24 44 20 42L14 58H9L11 40C7 38 5 34 6 30Z" fill="@atiwa-antelope" stroke="@pi" stroke-width="2.6"/>
    <path d="M45 39C40 42 28 43 21 40.5 15 38 9 36 6.5 31 8 37 11 40 11.2 41L10 57H13.5L19.5 41C26 43.5 33 43.5 38.5 42L44.5 57H48Z" fill="@atiwa-antelope-dark"/>
    <path d="M18 27l1 8M25 27l1 9M32 27.5l0 9" stroke="@atiwa-cream" stroke-width="2.4"/>
    <circle cx="50" cy="20.5" r="1.7" fill="@pi"/>"#,
)
.with_inks(INKS);

/// A goat, from the front: the two animals differ in pose as well as in colour.
pub(crate) static GOAT: Symbol = Symbol::piece(
    "at-goat",
    r#"<path d="M26 46 32 63 38 46Z" fill="@atiwa-beard" stroke="@pi" stroke-width="2.6"/>
    <path d="M22 23C14 21 6 25 3 33 11 37 19 34 23 29ZM42 23C50 21 58 25 61 33 53 37 45 34 41 29Z" fill="@atiwa-goat-ear" stroke="@pi" stroke-width="2.6"/>
    <path d="M24 21C15 17 13 8 17 1 19 8 25 12 31 18ZM40 21C49 17 51 8 47 1 45 8 39 12 33 18Z" fill="@atiwa-horn" stroke="@pi" stroke-width="2.6"/>
    <path d="M22 21C25 17.5 39 17.5 42 21 44 29 42 39 38 48 36 52 28 52 26 48 22 39 20 29 22 21Z" fill="@atiwa-goat" stroke="@pi" stroke-width="2.6"/>
    <path d="M36 19.5C39 20 40.5 21 41 21.6 42.8 29 41 38.5 37 47.5 36 49.6 33.5 50.3 32 50.3 36 40 38 30 36 19.5Z" fill="@atiwa-goat-shade"/>
    <circle cx="26.8" cy="30" r="2.3" fill="@pi"/>
    <circle cx="37.2" cy="30" r="2.3" fill="@pi"/>
    <path d="M29.5 43.5 32 45.5 34.5 43.5" fill="none" stroke="@pi" stroke-width="2.2"/>"#,
)
.with_inks(INKS);

/// A family that is not trained.
pub(crate) static FAMILY: Symbol = Symbol::piece(
    "at-family",
    r#"<path d="M20 22a8 8 0 1 1 .1 0ZM20 25C31 25 35 34 35 58H5C5 34 9 25 20 25Z" fill="@atiwa-clay" stroke="@pi" stroke-width="2.6"/>
    <path d="M21 26C30 26 33.5 35 33.6 56.7H24C26 44 25 34 21 26Z" fill="@atiwa-clay-dark"/>
    <path d="M45 34a6.5 6.5 0 1 1 .1 0ZM45 36C54 36 57 43 57 58H33C33 43 36 36 45 36Z" fill="@atiwa-clay" stroke="@pi" stroke-width="2.6"/>
    <path d="M46 37.5C53 37.5 55.6 44 55.7 56.7H48C50 48 49 42 46 37.5Z" fill="@atiwa-clay-dark"/>"#,
)
.with_inks(INKS);

/// A trained family: teal, with a bat for a medal.
pub(crate) static TRAINED: Symbol = Symbol::piece(
    "at-trained",
    r#"<path d="M20 22a8 8 0 1 1 .1 0ZM20 25C31 25 35 34 35 58H5C5 34 9 25 20 25Z" fill="@atiwa-teal" stroke="@pi" stroke-width="2.6"/>
    <path d="M21 26C30 26 33.5 35 33.6 56.7H24C26 44 25 34 21 26Z" fill="@atiwa-teal-dark"/>
    <path d="M45 34a6.5 6.5 0 1 1 .1 0ZM45 36C54 36 57 43 57 58H33C33 43 36 36 45 36Z" fill="@atiwa-teal" stroke="@pi" stroke-width="2.6"/>
    <path d="M46 37.5C53 37.5 55.6 44 55.7 56.7H48C50 48 49 42 46 37.5Z" fill="@atiwa-teal-dark"/>
    <circle cx="20" cy="43" r="11" fill="@atiwa-halo" stroke="@pi" stroke-width="1.8"/>
    <path transform="translate(20 42) scale(.29 .5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8 0-4Z" fill="@atiwa-deep"/>"#,
)
.with_inks(INKS);

/// Gold.
pub(crate) static GOLD: Symbol = Symbol::piece(
    "at-gold",
    r#"<circle cx="32" cy="35" r="24" fill="@atiwa-gold-edge" stroke="@pi" stroke-width="2.6"/>
    <circle cx="32" cy="31" r="24" fill="@sun" stroke="@pi" stroke-width="2.6"/>
    <path d="M32 8.5A22.5 22.5 0 0 1 32 53.5C41 45 41 20 32 8.5Z" fill="@atiwa-gold-shade"/>
    <circle cx="32" cy="31" r="15" fill="none" stroke="@atiwa-gold-line" stroke-width="2.4"/>"#,
)
.with_inks(INKS);

/// A ball of smoke.
pub(crate) static POLLUTION: Symbol = Symbol::piece(
    "at-pollution",
    r#"<path d="M32 5C41 3 46 9 47 14 56 15 61 24 56 32 62 40 57 51 48 51 44 60 31 61 26 55 16 59 6 51 9 41 1 34 5 22 14 20 15 10 23 4 32 5Z" fill="@atiwa-smoke" stroke="@pi" stroke-width="2.6"/>
    <path d="M47 15C56 16 60 24 55 32 60 40 56 50 47 50 43 58 33 59.5 27 54.5 44 52 52 34 47 15Z" fill="@atiwa-smoke-dark"/>
    <path d="M18 26c4-4 9-3 10 1s-4 6-7 4M33 40c4-4 9-2 9 2s-5 5-7 2M31 17c3-2 6-1 6 2" fill="none" stroke="@atiwa-smoke-lit" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// A house.
pub(crate) static HUT: Symbol = Symbol::piece(
    "at-hut",
    r#"<path d="M14 30H50V56H14Z" fill="@atiwa-wall" stroke="@pi" stroke-width="2.6"/>
    <path d="M36 30H49V55H36Z" fill="@atiwa-wall-dark"/>
    <path d="M32 6 58 34 6 34Z" fill="@atiwa-thatch" stroke="@pi" stroke-width="2.6"/>
    <path d="M32 8 56 33H38Z" fill="@atiwa-thatch-dark"/>
    <path d="M26 56V42h11v14" fill="@atiwa-deep" stroke="@pi" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// The first player marker.
pub(crate) static DRUM: Symbol = Symbol::piece(
    "at-drum",
    r#"<path d="M14 12H50L40 36C38 42 42 52 46 58H18C22 52 26 42 24 36Z" fill="@atiwa-drum" stroke="@pi" stroke-width="2.6"/>
    <path d="M34 13H49L39 36C37 42 41 52 44 57H34C38 46 38 28 34 13Z" fill="@atiwa-drum-dark"/>
    <path d="M17 20 24 28 31 20 38 28 46 20" fill="none" stroke="@atiwa-cream" stroke-width="2.6"/>
    <ellipse cx="32" cy="12" rx="19" ry="6.5" fill="@atiwa-hide" stroke="@pi" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// A nature icon.
pub(crate) static NATURE: Symbol = Symbol::piece(
    "at-nature",
    r#"<circle cx="32" cy="32" r="25" fill="@atiwa-nature" stroke="@pi" stroke-width="2.6"/>
    <path d="M18 44C14 24 28 16 48 18 50 38 40 50 22 46M18 50C24 38 32 32 42 26" fill="@atiwa-nature-leaf" stroke="@atiwa-nature-line" stroke-width="3"/>"#,
)
.with_inks(INKS);

/// A card with its nine fields.
pub(crate) static CARD: Symbol = Symbol::piece(
    "at-card",
    r#"<rect x="12" y="6" width="40" height="52" rx="6" fill="@cut" stroke="@pi" stroke-width="2.6"/>
    <path d="M12 24h40M12 41h40M25 6v52M39 6v52" stroke="@pi" stroke-width="1.8"/>
    <path d="M12 6h13v18H12z" fill="@atiwa-land" stroke="@pi" stroke-width="1.8"/>"#,
)
.with_inks(INKS);

/// A bowl of food.
pub(crate) static FOOD: Symbol = Symbol::piece(
    "at-food",
    r#"<path d="M6 30H58C58 46 48 56 32 56S6 46 6 30Z" fill="@atiwa-drum" stroke="@pi" stroke-width="2.6"/>
    <path d="M34 31H57C56 45 47 54.5 34 54.7 44 48 44 38 34 31Z" fill="@atiwa-drum-dark"/>
    <path d="M12 30C14 18 24 20 26 24 30 14 42 16 43 24 50 20 54 26 53 30Z" fill="@atiwa-hide" stroke="@pi" stroke-width="2.6"/>"#,
)
.with_inks(INKS);

/// A tree with a fruit: one gain.
pub(crate) static TREE_WITH_FRUIT: Symbol = Symbol::piece(
    "at-tree-fruit",
    r##"<use href="#at-tree" x="-4" y="-3" width="62" height="62"/>
    <use href="#at-fruit" x="29" y="27" width="38" height="38"/>"##,
)
.needing(&[&TREE, &FRUIT]);

/// A bat in a house.
pub(crate) static BAT_IN_HOUSE: Symbol = Symbol::piece(
    "at-bat-house",
    r##"<use href="#at-hut" x="-6" y="-2" width="62" height="62"/>
    <use href="#at-bat" x="20" y="18" width="48" height="48"/>"##,
)
.needing(&[&HUT, &BAT]);

/// The supply board: spaces, some of them uncovered.
pub(crate) static SUPPLY: Symbol = Symbol::piece(
    "at-supply",
    r#"<path d="M6 12H58Q61 12 61 15V49Q61 52 58 52H6Q3 52 3 49V15Q3 12 6 12Z" fill="@atiwa-hide" stroke="@pi" stroke-width="2.6"/>
    <path d="M3 32H61" stroke="@pi" stroke-width="1.6" stroke-dasharray="3 3"/>
    <circle cx="15" cy="22" r="5.5" fill="@atiwa-accent" stroke="@pi" stroke-width="2"/>
    <circle cx="32" cy="22" r="5.5" fill="@atiwa-crown" stroke="@pi" stroke-width="2"/>
    <circle cx="49" cy="22" r="5.5" fill="@atiwa-crown" stroke="@pi" stroke-width="2"/>
    <circle cx="15" cy="42" r="5.5" fill="@cut" stroke="@pi" stroke-width="2"/>
    <circle cx="32" cy="42" r="5.5" fill="@atiwa-accent" stroke="@pi" stroke-width="2"/>
    <circle cx="49" cy="42" r="5.5" fill="@atiwa-clay" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(INKS);

/// The back of a terrain card: a bat before the moon.
pub(crate) static BACK: Symbol = Symbol::drawing(
    "at-back",
    90.0,
    104.0,
    r#"<path d="M9 1H81Q89 1 89 9V95Q89 103 81 103H9Q1 103 1 95V9Q1 1 9 1Z" fill="@atiwa-deep" stroke="@atiwa-bat-line" stroke-width="2"/>
    <circle cx="61" cy="32" r="15" fill="@atiwa-moon"/>
    <path d="M2 88C24 68 59 80 88 70V95Q88 102 81 102H9Q2 102 2 95Z" fill="@atiwa-night-hill"/>
    <path transform="translate(37 46) scale(.8)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8 0-4Z" fill="@atiwa-wing" stroke="@atiwa-bat-line" stroke-width="1.5"/>"#,
)
.with_inks(INKS);

/// All of them.
pub(crate) static ALL: [&Symbol; 18] = [
    &TREE,
    &FRUIT,
    &BAT,
    &WILD_ANIMAL,
    &GOAT,
    &FAMILY,
    &TRAINED,
    &GOLD,
    &POLLUTION,
    &HUT,
    &DRUM,
    &NATURE,
    &CARD,
    &FOOD,
    &TREE_WITH_FRUIT,
    &BAT_IN_HOUSE,
    &SUPPLY,
    &BACK,
];

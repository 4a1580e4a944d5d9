//! The faces of tiles, one set for each colour: light with a small wood for forests, saturated with a
//! darker ground for villages. Colours are doubled by the shape of the trees: round, flame, umbrella.

use bocage_canvas::Symbol;

use super::inks::{self, Hue};

/// Leaves printed on saturated tiles.
pub(super) static FOLIAGE: Symbol = Symbol::texture(
    "tw-foliage",
    22.0,
    18.0,
    r##"<path d="M3 6q3-4 6 0M13 15q3-4 6 0" stroke="@chalk" stroke-width="1.6" opacity=".35"/>"##,
);

/// Gusts printed on backs of element cards.
pub(super) static GUSTS: Symbol = Symbol::texture(
    "tw-gusts",
    34.0,
    20.0,
    r##"<path d="M2 7h12c5 0 5-6 1-6-2 0-3 1.5-2.5 3M18 16h10" stroke="@chalk" stroke-width="1.6" opacity=".42"/>"##,
);

/// Smog printed on polluted ground.
pub(super) static SMOG: Symbol = Symbol::texture(
    "tw-smog",
    30.0,
    22.0,
    r##"<path d="M3 7c3-4 6-4 9 0M17 17c3-4 6-4 9 0" stroke="@tribes-smog" stroke-width="1.6" opacity=".38"/>
    <circle cx="22" cy="6" r="1.3" fill="@tribes-smog" opacity=".4"/>
    <circle cx="8" cy="17" r="1.3" fill="@tribes-smog" opacity=".4"/>"##,
)
// One symbol that every table shows tells the page of all inks.
.with_inks(inks::ALL);

/// The faces of one colour.
macro_rules! faces {
    ($color:literal, $faces:ident, $tree:expr, [$lit:ident, $body:ident, $dark:ident]) => {
        /// The faces of this colour.
        pub(super) fn $faces() -> Hue {
            static INKS: &[bocage_canvas::Ink] = &[inks::$lit, inks::$body, inks::$dark, inks::MIST];
            // A tree in a 40 by 54 box, its foot at 20, 52.
            static TREE: Symbol = Symbol::drawing(
                concat!("tw-tree-", $color),
                40.0,
                54.0,
                concat!(
                    r##"<g transform="translate(20 52)"><path d="M-2.5 0V-14h5V0Z" fill="@bark" stroke="@pi" stroke-width="1.8"/>"##,
                    $tree,
                    "</g>"
                ),
            )
            .with_inks(INKS);
            static FOREST: Symbol = Symbol::drawing(
                concat!("tw-forest-", $color),
                116.0,
                107.0,
                concat!(
                    r##"<rect y="5" width="116" height="102" rx="13" fill="@tribes-"##, $color, r##"-dark" stroke="@pi" stroke-width="2.4"/>
                    <rect width="116" height="101" rx="13" fill="@tribes-"##, $color, r##"-lit" stroke="@pi" stroke-width="2.4"/>
                    <path d="M1.2 14Q1.2 1.2 14 1.2H102Q114.8 1.2 114.8 14V62Q86 50 58 60T1.2 60Z" fill="@tribes-mist" opacity=".8"/>
                    <use href="#tw-tree-"##, $color, r##"" x="5.6" y="12.2" width="36.8" height="49.7"/>
                    <use href="#tw-tree-"##, $color, r##"" x="73.6" y="12.2" width="36.8" height="49.7"/>
                    <use href="#tw-tree-"##, $color, r##"" x="36.4" y="5.8" width="43.2" height="58.3"/>"##
                ),
            )
            .with_inks(INKS)
            .needing(&[&TREE]);
            static VILLAGE: Symbol = Symbol::drawing(
                concat!("tw-town-", $color),
                116.0,
                107.0,
                concat!(
                    r##"<rect y="5" width="116" height="102" rx="13" fill="@tribes-"##, $color, r##"-dark" stroke="@pi" stroke-width="2.4"/>
                    <rect width="116" height="101" rx="13" fill="@tribes-"##, $color, r##"" stroke="@pi" stroke-width="2.4"/>
                    <rect x="1.2" y="1.2" width="113.6" height="98.6" rx="12" fill="url(#tw-foliage)"/>
                    <use href="#tw-tree-"##, $color, r##"" x="1" y="20.4" width="32" height="43.2"/>
                    <use href="#tw-tree-"##, $color, r##"" x="83" y="20.4" width="32" height="43.2"/>
                    <path d="M1.2 66Q30 58 58 64T114.8 62V88Q114.8 99.8 102 99.8H14Q1.2 99.8 1.2 88Z" fill="@tribes-"##, $color, r##"-dark"/>"##
                ),
            )
            .with_inks(INKS)
            .needing(&[&TREE, &FOLIAGE]);
            static START: Symbol = Symbol::drawing(
                concat!("tw-start-", $color),
                116.0,
                107.0,
                concat!(
                    r##"<rect y="5" width="116" height="102" rx="13" fill="@tribes-"##, $color, r##"-dark" stroke="@pi" stroke-width="2.4"/>
                    <rect width="116" height="101" rx="13" fill="@tribes-"##, $color, r##"-lit" stroke="@pi" stroke-width="2.4"/>
                    <rect x="1.2" y="1.2" width="113.6" height="98.6" rx="12" fill="url(#tw-foliage)" opacity=".5"/>
                    <use href="#tw-tree-"##, $color, r##"" x="7" y="10.6" width="38" height="51.3"/>
                    <use href="#tw-tree-"##, $color, r##"" x="36" y="10.4" width="32" height="43.2"/>
                    <path d="M12 94V62" fill="none" stroke="@pi" stroke-width="3"/>
                    <path d="M12 61l36 11-36 11Z" fill="@tribes-"##, $color, r##"-dark" stroke="@pi" stroke-width="2"/>"##
                ),
            )
            .with_inks(INKS)
            .needing(&[&TREE, &FOLIAGE]);
            static SMALL: Symbol = Symbol::drawing(
                concat!("tw-small-", $color),
                72.0,
                86.0,
                concat!(
                    r##"<rect x="1.5" y="4" width="66" height="78" rx="10" fill="@tribes-"##, $color, r##"-dark" stroke="@pi" stroke-width="2"/>
                    <rect x="1.5" y="1.5" width="66" height="77" rx="10" fill="@tribes-"##, $color, r##"-lit" stroke="@pi" stroke-width="2"/>
                    <path d="M2.5 12Q2.5 2.5 12 2.5H57Q66.5 2.5 66.5 12V34Q50 28 34 33T2.5 33Z" fill="@tribes-mist" opacity=".9"/>
                    <use href="#tw-tree-"##, $color, r##"" x="5.8" y="2.7" width="26.4" height="35.6"/>
                    <use href="#tw-tree-"##, $color, r##"" x="36.8" y="2.7" width="26.4" height="35.6"/>"##
                ),
            )
            .with_inks(INKS)
            .needing(&[&TREE]);
            Hue {
                lit: inks::$lit,
                body: inks::$body,
                dark: inks::$dark,
                tree: &TREE,
                forest: &FOREST,
                village: &VILLAGE,
                start: &START,
                small: &SMALL,
            }
        }
    };
}

faces!(
    "violet",
    violet,
    r##"<path d="M0-46c11 0 16 6 16 13 5 3 6 16-5 17-5 4-17 4-22 0-11-1-10-14-5-17 0-7 5-13 16-13Z" fill="@tribes-violet" stroke="@pi" stroke-width="2"/>
    <path d="M0-46c11 0 16 6 16 13 5 3 6 16-5 17C6-13 3-13 0-13 8-22 8-34 0-46Z" fill="@tribes-violet-dark" opacity=".75"/>
    <path d="M-9-33c0-4 3-6 6-7M-14-22c0-3 2-5 4-6" stroke="@tribes-violet-lit" stroke-width="2.4" fill="none"/>"##,
    [VIOLET_LIT, VIOLET, VIOLET_DARK]
);

faces!(
    "orange",
    orange,
    r##"<path d="M0-50C3-40 15-33 15-22 15-14 8-11 0-11s-15-3-15-11C-15-33-3-40 0-50Z" fill="@tribes-orange" stroke="@pi" stroke-width="2"/>
    <path d="M0-50C3-40 15-33 15-22 15-14 8-11 0-11 6-20 5-36 0-50Z" fill="@tribes-orange-dark" opacity=".75"/>
    <path d="M-8-22c0-5 3-9 5-12" stroke="@tribes-orange-lit" stroke-width="2.4" fill="none"/>"##,
    [ORANGE_LIT, ORANGE, ORANGE_DARK]
);

faces!(
    "teal",
    teal,
    r##"<path d="M-9-36C-9-46 9-46 9-36c6 0 8 6 6 9 6 1 7 10 2 12-6 3-28 3-34 0-5-2-4-11 2-12-2-3 0-9 6-9Z" fill="@tribes-teal" stroke="@pi" stroke-width="2"/>
    <path d="M0-43.5c5 0 9 3 9 7.5 6 0 8 6 6 9 6 1 7 10 2 12-4 2-10 2.3-17 2.3C8-20 4-36 0-43.5Z" fill="@tribes-teal-dark" opacity=".75"/>
    <path d="M-9-27h9M-12-18h7M-4-36h4" stroke="@tribes-teal-lit" stroke-width="2.4" fill="none"/>"##,
    [TEAL_LIT, TEAL, TEAL_DARK]
);

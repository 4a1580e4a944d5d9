//! Prints: flat shapes in the current colour. A print is "may stand here", a full drawing is "stands
//! here".

use bocage_canvas::Symbol;

/// For a tree.
pub(crate) static TREE: Symbol = Symbol::piece(
    "at-print-tree",
    r#"<g fill="currentColor"><path d="M28 58C30 50 30 44 25 35L32 40 39 34C35 44 35 50 38 58Z"/>
    <path d="M8 31C3 20 14 13 21 16 25 5 42 5 45 15 55 12 62 22 56 31 52 38 44 36 41 34 36 39 28 39 23 34 19 38 11 37 8 31Z"/>
    </g>"#,
);

/// For a bat.
pub(crate) static BAT: Symbol = Symbol::piece(
    "at-print-bat",
    r#"<g fill="currentColor"><path transform="translate(32 31) scale(.93 1.5)" d="M0-4C2-8 3-8 4-4 10-14 22-14 34-8 28-6 27-2 27 3 22-2 17 0 15 5 11 1 6 2 4 8L0 12-4 8C-6 2-11 1-15 5-17 0-22-2-27 3-27-2-28-6-34-8-22-14-10-14-4-4-3-8-2-8 0-4Z"/>
    </g>"#,
);

/// For a wild animal.
pub(crate) static WILD_ANIMAL: Symbol = Symbol::piece(
    "at-print-wild-animal",
    r#"<g fill="currentColor"><path d="M6 30C10 24 18 22 26 23 34 24 38 22 41 17L37 4C43 8 46 11 47 14 48 10 51 6 56 4 54 10 53 14 52 17L60 22C60 26 56 28 52 27 50 33 48 37 45 40L49 58H44L38 43C30 45 24 44 20 42L14 58H9L11 40C7 38 5 34 6 30Z"/>
    </g>"#,
);

/// For a goat.
pub(crate) static GOAT: Symbol = Symbol::piece(
    "at-print-goat",
    r#"<g fill="currentColor"><path d="M22 21C25 17.5 39 17.5 42 21 44 29 42 39 38 48 36 52 28 52 26 48 22 39 20 29 22 21ZM26 46 32 63 38 46ZM22 23C14 21 6 25 3 33 11 37 19 34 23 29ZM42 23C50 21 58 25 61 33 53 37 45 34 41 29ZM24 21C15 17 13 8 17 1 19 8 25 12 31 18ZM40 21C49 17 51 8 47 1 45 8 39 12 33 18Z"/>
    </g>"#,
);

/// For a fruit.
pub(crate) static FRUIT: Symbol = Symbol::piece(
    "at-print-fruit",
    r#"<g fill="currentColor"><path d="M30 16C44 12 56 24 53 38 50 52 36 58 24 52 12 46 10 32 17 24 21 19 25 17 30 16Z"/>
    <path d="M35 11C42 4 50 6 53 11 46 15 39 15 35 11Z"/>
    </g>"#,
);

/// A house for a family.
pub(crate) static HOUSE: Symbol = Symbol::piece(
    "at-print-house",
    r#"<g fill="currentColor"><path d="M32 6 58 34 6 34Z"/>
    <path d="M13 37H51V58H39V44H25V58H13Z"/>
    </g>"#,
);

/// A house that nobody can live in.
pub(crate) static RUIN: Symbol = Symbol::piece(
    "at-print-ruin",
    r#"<g fill="currentColor"><path d="M6 34 24 14 30 22 35 12 42 26 46 20 58 34ZM13 37H28L24 46 30 58H13ZM33 37H51V58H37L34 47Z"/>
    </g>"#,
);

/// All of them.
pub(crate) static ALL: [&Symbol; 7] = [&TREE, &BAT, &WILD_ANIMAL, &GOAT, &FRUIT, &HOUSE, &RUIN];

//! Villagers and Sages, and the cubes that stand for gifts and seasons.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// A tall hooded cloak, in the current colour.
pub(in crate::draw) static ADULT: Symbol = Symbol::drawing(
    "ar-adult",
    64.0,
    64.0,
    r#"<path d="M32 4C40 4 44 10 43 17 52 22 56 36 57 58H7C8 36 12 22 21 17 20 10 24 4 32 4Z" fill="currentColor" stroke="@pi" stroke-width="3"/>
    <path d="M36 5C42 8 42 13 41.5 17.5 50 23 54 38 55 56.5H40C44 36 42 18 36 5Z" fill="@black" opacity=".28"/>
    <ellipse cx="31" cy="15" rx="6" ry="6.5" fill="@arborea-skin" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(&[inks::SKIN]);

/// A small one with a sprout, in the current colour.
pub(in crate::draw) static YOUNG: Symbol = Symbol::drawing(
    "ar-young",
    64.0,
    64.0,
    r#"<path d="M32 14V5M32 8C27 8 24 5 24 1M32 7C36 7 40 5 41 0" fill="none" stroke="@pi" stroke-width="3.4"/>
    <path d="M32 13C39 13 43 18 42 25 49 29 52 42 52 58H12C12 42 15 29 22 25 21 18 25 13 32 13Z" fill="currentColor" stroke="@pi" stroke-width="3"/>
    <path d="M36 14.5C41 17 41 22 40.5 26 47 31 49.5 42 50 56.5H38C42 42 41 26 36 14.5Z" fill="@black" opacity=".28"/>
    <ellipse cx="31" cy="24" rx="6" ry="6" fill="@arborea-skin" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(&[inks::SKIN]);

/// A beard and a staff, in the current colour.
pub(in crate::draw) static ELDER: Symbol = Symbol::drawing(
    "ar-elder",
    64.0,
    64.0,
    r#"<path d="M55 60V14C55 6 45 6 45 13" fill="none" stroke="@pi" stroke-width="6"/>
    <path d="M55 60V14C55 6 45 6 45 13" fill="none" stroke="@wood" stroke-width="2.6"/>
    <path d="M24 8C33 6 39 12 38 20 46 25 49 40 49 58H5C5 38 8 26 15 20 14 13 17 9 24 8Z" fill="currentColor" stroke="@pi" stroke-width="3"/>
    <path d="M30 9C36 12 37 17 36.5 21 44 27 46.5 41 47 56.5H33C38 40 36 22 30 9Z" fill="@black" opacity=".28"/>
    <ellipse cx="25" cy="18" rx="6" ry="6" fill="@arborea-skin" stroke="@pi" stroke-width="2"/>
    <path d="M19 22C19 32 22 36 25.5 38 29 36 31 31 31 22 27 26 23 26 19 22Z" fill="@cut" stroke="@pi" stroke-width="1.8"/>"#,
)
.with_inks(&[inks::SKIN]);

/// A Sage, hooded, in the current colour.
pub(in crate::draw) static SAGE: Symbol = Symbol::drawing(
    "ar-sage",
    64.0,
    64.0,
    r#"<path d="M6 60C6 44 12 38 18 35 14 18 22 5 32 3 42 5 50 18 46 35 52 38 58 44 58 60Z" fill="currentColor" stroke="@pi" stroke-width="2.6"/>
    <path d="M36 4.5C44 9 48 22 44.5 36 51 39 56 46 56.5 58.7H42C47 40 46 16 36 4.5Z" fill="@black" opacity=".25"/>
    <ellipse cx="31.5" cy="24" rx="9" ry="10.5" fill="@arborea-skin" stroke="@pi" stroke-width="2"/>
    <path d="M22.5 27C22 42 27 50 32 54 37 50 41.5 42 40.5 27 36 32.5 27 32.5 22.5 27Z" fill="@cut" stroke="@pi" stroke-width="2"/>
    <circle cx="28" cy="23" r="1.7" fill="@pi"/>
    <circle cx="35" cy="23" r="1.7" fill="@pi"/>"#,
)
.with_inks(&[inks::SKIN]);

/// A cube, in the current colour.
pub(in crate::draw) static CUBE: Symbol = Symbol::drawing(
    "ar-cube",
    20.0,
    20.0,
    r#"<g transform="translate(10 10)">
    <path d="M0-8 8-4V5L0 9-8 5V-4Z" fill="currentColor" stroke="@pi" stroke-width="1.6"/>
    <path d="M0 0 8-4V5L0 9Z" fill="@black" opacity=".3"/>
    <path d="M0-8 8-4 0 0-8-4Z" fill="@chalk" opacity=".3"/></g>"#,
);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 5] = [&ADULT, &YOUNG, &ELDER, &SAGE, &CUBE];

//! Icons of elements, effects and bonuses, in their colours; 24 boxes.

use bocage_canvas::Symbol;

use super::inks;
use super::pieces::{POLLUTION, VILLAGE};

/// Fire.
pub(super) static FIRE: Symbol = Symbol::drawing(
    "tw-fire",
    24.0,
    24.0,
    r##"<path d="M12 1.5C13 6 19 8.5 19 15a7 7 0 0 1-14 0c0-3 1.5-4.5 2.5-6.5.8 1.8 1.5 2.5 2.5 3C9.5 8 10 4 12 1.5Z" fill="@tribes-flame" stroke="@pi" stroke-width="1.7"/>
    <path d="M12 12.5c.8 2 3 2.8 3 5.3a3 3 0 0 1-6 0c0-2 2-3 3-5.3Z" fill="@tribes-ember"/>"##,
)
.with_inks(&[inks::EMBER, inks::FLAME]);

/// Water: a drop.
pub(super) static DROP: Symbol = Symbol::drawing(
    "tw-drop",
    24.0,
    24.0,
    r##"<path d="M12 1.8C15 6 19 10 19 15a7 7 0 0 1-14 0C5 10 9 6 12 1.8Z" fill="@water" stroke="@pi" stroke-width="1.7"/>
    <path d="M12 1.8C15 6 19 10 19 15a7 7 0 0 1-7 7C16.5 17 15.5 9 12 1.8Z" fill="@water-dark" opacity=".55"/>
    <path d="M8 15.5c0 2 1 3.2 2.5 3.8" fill="none" stroke="@chalk" stroke-width="1.6"/>"##,
);

/// Plant.
pub(super) static LEAF: Symbol = Symbol::drawing(
    "tw-leaves",
    24.0,
    24.0,
    r##"<path d="M12 23V12" fill="none" stroke="@pi" stroke-width="3.6"/>
    <path d="M12 23V12" fill="none" stroke="@leaf" stroke-width="1.5"/>
    <path d="M12 14C5.5 14.5 2 11 2 4.5 9 4 12 8 12 14Z" fill="@leaf-lit" stroke="@pi" stroke-width="1.7"/>
    <path d="M12 14.5C12 7 15.5 3 22 3c.5 7-3 11.5-10 11.5Z" fill="@leaf" stroke="@pi" stroke-width="1.7"/>"##,
);

/// Wind.
pub(super) static GUST: Symbol = Symbol::drawing(
    "tw-air",
    24.0,
    24.0,
    r##"<g fill="none"><path d="M2 9h11.5c4 0 4-6 .4-6-1.9 0-2.9 1.4-2.7 2.7M2 13.5h16c4.5 0 4.5 6.5.5 6.5-2 0-3-1.3-2.8-2.6M2 18h8" stroke="@pi" stroke-width="4.8"/>
    <path d="M2 9h11.5c4 0 4-6 .4-6-1.9 0-2.9 1.4-2.7 2.7M2 13.5h16c4.5 0 4.5 6.5.5 6.5-2 0-3-1.3-2.8-2.6M2 18h8" stroke="@tribes-breeze" stroke-width="2.1"/>
    </g>"##,
)
.with_inks(&[inks::BREEZE]);

/// Move riders.
pub(super) static MOVE: Symbol = Symbol::drawing(
    "tw-move",
    24.0,
    24.0,
    r##"<path d="M1.5 9C3 1.5 17 1.5 18.5 9c-2.8-2.2-5-2.2-6.3-.4-1.4-1.8-3-1.8-4.4 0C6.5 6.8 4.3 6.8 1.5 9Z" fill="@tribes-accent" stroke="@pi" stroke-width="1.6"/>
    <path d="M2.5 8.8 10 16l7.5-7.2" fill="none" stroke="@pi" stroke-width="1.2"/>
    <circle cx="10" cy="15.5" r="2.4" fill="@tribes-skin" stroke="@pi" stroke-width="1.4"/>
    <path d="M10 21.5h11m-3.5-3.5 3.8 3.5-3.8 3.5" fill="none" stroke="@pi" stroke-width="2.2"/>"##,
)
.with_inks(&[inks::SKIN]);

/// Remove pollution.
pub(super) static CLEAN: Symbol = Symbol::drawing(
    "tw-clean",
    24.0,
    24.0,
    r##"<use href="#tw-poll" x="0" y="0" width="20" height="20"/>
    <circle cx="18" cy="17.5" r="6" fill="@cut" stroke="@print" stroke-width="1.6"/>
    <path d="M15 17.5h6" stroke="@print" stroke-width="2.4"/>"##,
)
.needing(&[&POLLUTION]);

/// A forest tile.
pub(super) static TILE: Symbol = Symbol::drawing(
    "tw-tile",
    24.0,
    24.0,
    r##"<rect x="2" y="3" width="20" height="19" rx="4.5" fill="@tribes-meadow" stroke="@pi" stroke-width="1.7"/>
    <path d="M12 20v-7" stroke="@pi" stroke-width="3"/>
    <path d="M12 5.5c4.5 0 6 2.5 6 5s-2 4.5-6 4.5-6-2-6-4.5 1.5-5 6-5Z" fill="@leaf" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 5.5c4.5 0 6 2.5 6 5s-2 4.5-6 4.5Z" fill="@leaf-dark"/>"##,
)
.with_inks(&[inks::MEADOW]);

/// Catapult.
pub(super) static CATAPULT: Symbol = Symbol::drawing(
    "tw-cata",
    24.0,
    24.0,
    r##"<path d="M4 21h16M6 21l5-8 5 8" fill="none" stroke="@pi" stroke-width="2.1"/>
    <path d="M8 17 19 5" fill="none" stroke="@pi" stroke-width="2.6"/>
    <path d="M16 1.5c-1 3 1.5 6.5 5.5 6" fill="@tribes-skin" stroke="@pi" stroke-width="1.8"/>
    <circle cx="8" cy="17" r="2.3" fill="@wood" stroke="@pi" stroke-width="1.5"/>"##,
)
.with_inks(&[inks::SKIN]);

/// Wind turbine.
pub(super) static TURBINE: Symbol = Symbol::drawing(
    "tw-turb",
    24.0,
    24.0,
    r##"<path d="M11 23l.4-12h1.2L13 23Z" fill="@cut" stroke="@pi" stroke-width="1.5"/>
    <g fill="@cut" stroke="@pi" stroke-width="1.5"><path d="M12 9C10.5 6 10.8 3 12 .8 13.2 3 13.5 6 12 9Z"/>
    <path d="M12 9c3.3-.2 6 .9 7.8 2.9-2.5.6-5.5-.2-7.8-2.9Z"/>
    <path d="M12 9c-1.7 2.8-4 4.3-6.9 4.7C5.7 11.2 8 9.2 12 9Z"/>
    </g>
    <circle cx="12" cy="9" r="1.9" fill="@tribes-accent" stroke="@pi" stroke-width="1.3"/>"##,
);

/// Windport.
pub(super) static WINDPORT: Symbol = Symbol::drawing(
    "tw-port",
    24.0,
    24.0,
    r##"<path d="M6 23V4" fill="none" stroke="@pi" stroke-width="2.5"/>
    <path d="M6 4.5 20 7v4L6 12.5Z" fill="@cut" stroke="@pi" stroke-width="1.7"/>
    <path d="M10.5 5.3v6.6l4-.4V6Z" fill="@tribes-accent"/>
    <path d="M2.5 23h19M13 18.5h7.5m-2.6-2.5 2.7 2.5-2.7 2.5" fill="none" stroke="@pi" stroke-width="1.8"/>"##,
);

/// A temple, small.
pub(super) static SHRINE: Symbol = Symbol::drawing(
    "tw-tem",
    24.0,
    24.0,
    r##"<path d="M3 10.5C7.5 10 10.5 7.5 12 3.5c1.5 4 4.5 6.5 9 7l-2 3.5H5Z" fill="@tribes-accent" stroke="@pi" stroke-width="1.6"/>
    <path d="M7 14h10v5H7Z" fill="@cut" stroke="@pi" stroke-width="1.6"/>
    <path d="M3 19h18v3.5H3Z" fill="@tribes-step" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 3.5V.5" stroke="@pi" stroke-width="1.8"/>"##,
)
.with_inks(&[inks::STEP]);

/// An objective.
pub(super) static OBJECTIVE: Symbol = Symbol::drawing(
    "tw-obj",
    24.0,
    24.0,
    r##"<path d="M5 2.5h14v19l-7-4-7 4Z" fill="@cut" stroke="@pi" stroke-width="1.7"/>
    <path d="M8.5 10l2.5 2.7 4.7-5.5" fill="none" stroke="@tribes-held-line" stroke-width="2.3"/>"##,
)
.with_inks(&[inks::HELD_LINE]);

/// The End token.
pub(super) static END: Symbol = Symbol::drawing(
    "tw-end",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="10" fill="@sun" stroke="@pi" stroke-width="1.7"/>
    <path d="M8.5 19V5.5L17 8l-8.5 3" fill="@tribes-accent" stroke="@pi" stroke-width="1.7"/>"##,
);

/// A village, small.
pub(super) static HOME: Symbol = Symbol::drawing(
    "tw-vil",
    24.0,
    24.0,
    r##"<g color="@tribes-accent"><use href="#tw-village" x="0" y="0" width="24" height="24"/>
    </g>"##,
)
.needing(&[&VILLAGE]);

/// All of them.
pub(super) static ALL: [&Symbol; 14] = [
    &FIRE, &DROP, &LEAF, &GUST, &MOVE, &CLEAN, &TILE, &CATAPULT, &TURBINE, &WINDPORT, &SHRINE, &OBJECTIVE,
    &END, &HOME,
];

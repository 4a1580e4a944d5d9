//! Signs of effects, tiles and structures, in a 24 box.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// An investment action.
pub(in crate::draw) static INVEST: Symbol = Symbol::drawing(
    "kc-e-invest",
    24.0,
    24.0,
    r#"<path d="M2.5 21V15h5v6ZM9.5 21V11h5v10ZM16.5 21V7h5v14Z" fill="@sun" stroke="@pi" stroke-width="1.5"/>
    <path d="M3 10 12 4.5M12 4.5 8.8 4M12 4.5l-1 3" fill="none" stroke="@pi" stroke-width="2"/>"#,
);

/// A Queen’s favour.
pub(in crate::draw) static FAVOUR: Symbol = Symbol::drawing(
    "kc-e-favour",
    24.0,
    24.0,
    r#"<path d="M7 13 4 22l4.5-1.5L11 23l1-6 1 6 2.5-2.5L20 22l-3-9Z" fill="@kingdom-ribbon" stroke="@pi" stroke-width="1.4"/>
    <circle cx="12" cy="9" r="7.5" fill="@kingdom-medal" stroke="@pi" stroke-width="1.5"/>
    <path d="M7.7 11.5 7 6.5l2.8 2L12 5l2.2 3.5 2.8-2-.7 5Z" fill="@cut" stroke="@pi" stroke-width="1.2"/>"#,
)
.with_inks(&[inks::RIBBON, inks::MEDAL]);

/// A better side of an action tile.
pub(in crate::draw) static UPGRADE: Symbol = Symbol::drawing(
    "kc-e-upgrade",
    24.0,
    24.0,
    r#"<rect x="3" y="3" width="18" height="18" rx="4" fill="@kingdom-straw" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 18V7M7.5 11 12 6.5l4.5 4.5" fill="none" stroke="@pi" stroke-width="2.4"/>"#,
)
.with_inks(&[inks::STRAW]);

/// A structure is triggered.
pub(in crate::draw) static TRIGGER: Symbol = Symbol::drawing(
    "kc-e-trigger",
    24.0,
    24.0,
    r#"<path d="M3 12 12 4l9 8v9.5H3Z" fill="@kingdom-plank" stroke="@pi" stroke-width="1.6"/>
    <path d="M13.5 8.5 8.5 15h3.2l-1.2 5 5-6.7h-3.2Z" fill="@sun" stroke="@pi" stroke-width="1.3"/>"#,
)
.with_inks(&[inks::PLANK]);

/// A bridge to cross.
pub(in crate::draw) static BRIDGE: Symbol = Symbol::drawing(
    "kc-e-bridge",
    24.0,
    24.0,
    r#"<path d="M1 16C5 8 19 8 23 16v4h-4c-1-4-5-5-7-5s-6 1-7 5H1Z" fill="@kingdom-plank" stroke="@pi" stroke-width="1.5"/>
    <path d="M1 13C6 4.5 18 4.5 23 13" fill="none" stroke="@pi" stroke-width="3.4"/>
    <path d="M1 13C6 4.5 18 4.5 23 13" fill="none" stroke="@kingdom-accent" stroke-width="1.5"/>"#,
)
.with_inks(&[inks::PLANK]);

/// Rest.
pub(in crate::draw) static REST: Symbol = Symbol::drawing(
    "kc-e-rest",
    24.0,
    24.0,
    r#"<path d="M20 14.5A8.5 8.5 0 1 1 10 3.5a7 7 0 0 0 10 11Z" fill="@kingdom-moon" stroke="@pi" stroke-width="1.6"/>"#,
)
.with_inks(&[inks::MOON]);

/// The Queen.
pub(in crate::draw) static CROWN: Symbol = Symbol::drawing(
    "kc-e-crown",
    24.0,
    24.0,
    r#"<path d="M3 19 2 7l6 4.5L12 4l4 7.5L22 7l-1 12Z" fill="@sun" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 4l4 7.5L22 7l-1 12h-9Z" fill="@black" opacity=".14"/>
    <circle cx="12" cy="15" r="1.8" fill="@kingdom-ribbon" stroke="@pi" stroke-width="1"/>"#,
)
.with_inks(&[inks::RIBBON]);

/// A house on the main board.
pub(in crate::draw) static HOME: Symbol = Symbol::drawing(
    "kc-e-house",
    24.0,
    24.0,
    r#"<path d="M5 11v10.5h14V11" fill="@cut" stroke="@pi" stroke-width="1.6"/>
    <path d="M2 12 12 3l10 9-2.5 1.5L12 7.5 4.5 13.5Z" fill="@kingdom-thatch" stroke="@pi" stroke-width="1.5"/>
    <path d="M10 21.5V16h4v5.5" fill="@bark-dark"/>"#,
)
.with_inks(&[inks::THATCH]);

/// A bird, in the current colour.
pub(in crate::draw) static BIRD: Symbol = Symbol::drawing(
    "kc-e-bird",
    24.0,
    24.0,
    r#"<path d="M2 13.5c3 0 4.5-1.5 5.5-4.5C8.5 5.5 11 4 13.5 4c2.3 0 3.7 1.1 4.4 2.7L22 8l-3.7 1.8c0 6.7-4 10.2-9.6 10.2-3.2 0-4.9-1-7-3.2 2 .1 3.3-.5 4.3-1.5-1.7 0-3.2-.5-4-1.8Z" fill="currentColor" stroke="@pi" stroke-width="1.5"/>
    <path d="M8 14.5c3 .6 5.3-.6 6.5-3.3.6 4-2 6.8-5.5 6.5" fill="@black" opacity=".25"/>
    <circle cx="14.5" cy="7.8" r="1.1" fill="@pi"/>"#,
);

/// A raft: wood is carried.
pub(in crate::draw) static RAFT: Symbol = Symbol::drawing(
    "kc-b-raft",
    24.0,
    24.0,
    r#"<path d="M2 15h20l-2 5H4Z" fill="@kingdom-timber" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 15V3" stroke="@pi" stroke-width="1.8"/>
    <path d="M12 3.5c5 1 7 4 7 8h-7Z" fill="@cut" stroke="@pi" stroke-width="1.4"/>
    <path d="M4 17.5h16" stroke="@pi" stroke-width="1"/>"#,
)
.with_inks(&[inks::TIMBER]);

/// A workshop: any structure.
pub(in crate::draw) static WORKSHOP: Symbol = Symbol::drawing(
    "kc-b-work",
    24.0,
    24.0,
    r#"<path d="M3 11h18v10.5H3Z" fill="@kingdom-plank" stroke="@pi" stroke-width="1.5"/>
    <path d="M1.5 11.5 5 4.5h14l3.5 7Z" fill="@kingdom-roof" stroke="@pi" stroke-width="1.5"/>
    <path d="M6 14.5h4v3.5H6ZM14 14.5h4v7h-4Z" fill="@bark-dark"/>"#,
)
.with_inks(&[inks::PLANK, inks::ROOF]);

/// A cage: birds.
pub(in crate::draw) static AVIARY: Symbol = Symbol::drawing(
    "kc-b-aviary",
    24.0,
    24.0,
    r#"<path d="M4 21.5V11C4 5 8 2.5 12 2.5S20 5 20 11v10.5Z" fill="@kingdom-wicker" stroke="@pi" stroke-width="1.5"/>
    <path d="M8 21V5M12 21V3M16 21V5M4 12h16" stroke="@pi" stroke-width="1.2"/>"#,
)
.with_inks(&[inks::WICKER]);

/// A barge: goods are carried.
pub(in crate::draw) static BARGE: Symbol = Symbol::drawing(
    "kc-b-barge",
    24.0,
    24.0,
    r#"<path d="M1.5 13h21l-3 7.5H5Z" fill="@kingdom-bear-fur" stroke="@pi" stroke-width="1.5"/>
    <path d="M6 13V8h5v5M13 13V6h5v7" fill="@kingdom-sap" stroke="@pi" stroke-width="1.4"/>"#,
)
.with_inks(&[inks::BEAR_FUR, inks::SAP]);

/// A paw: a bridge crossed, in the current colour.
pub(in crate::draw) static PAW: Symbol = Symbol::drawing(
    "kc-e-paw",
    24.0,
    24.0,
    r#"<g fill="currentColor"><path d="M12 11.5c-3.2 0-6.3 3.6-6.3 6.3 0 2.3 2.2 2.8 3.8 2.3 1.6-.5 3.4-.5 5 0 1.6.5 3.8 0 3.8-2.3 0-2.7-3.1-6.3-6.3-6.3Z"/>
    <ellipse cx="4.8" cy="11" rx="2" ry="2.6"/>
    <ellipse cx="9.2" cy="6" rx="2.1" ry="2.9"/>
    <ellipse cx="14.8" cy="6" rx="2.1" ry="2.9"/>
    <ellipse cx="19.2" cy="11" rx="2" ry="2.6"/></g>"#,
);

/// The first player's flag.
pub(in crate::draw) static FIRST: Symbol = Symbol::drawing(
    "kc-e-first",
    24.0,
    24.0,
    r#"<path d="M5 22V2" stroke="@pi" stroke-width="2.4"/>
    <path d="M5 3c6-2 9 3 15 0v11c-6 3-9-2-15 0Z" fill="@sun" stroke="@pi" stroke-width="1.5"/>
    <path d="M10.6 6.6l2.2-1.2v7" fill="none" stroke="@print" stroke-width="1.7"/>"#,
);

/// A bridge goal: a flag on a bridge.
pub(in crate::draw) static GOAL: Symbol = Symbol::drawing(
    "kc-e-goal",
    24.0,
    24.0,
    r#"<path d="M1 18C5 11 19 11 23 18v4h-4c-1-3-5-4-7-4s-6 1-7 4H1Z" fill="@kingdom-plank" stroke="@pi" stroke-width="1.5"/>
    <path d="M11 13V2" stroke="@pi" stroke-width="2"/>
    <path d="M11 2.5 19.5 5 11 8.5Z" fill="@kingdom-stripe" stroke="@pi" stroke-width="1.3"/>"#,
)
.with_inks(&[inks::PLANK, inks::STRIPE]);

/// A shield: any guild.
pub(in crate::draw) static GUILD: Symbol = Symbol::drawing(
    "kc-e-guild",
    24.0,
    24.0,
    r#"<path d="M3 3.5C7 4.5 9.5 3.5 12 2c2.5 1.5 5 2.5 9 1.5V12c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12Z" fill="@kingdom-straw" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 2c2.5 1.5 5 2.5 9 1.5V12c0 5-4 8.5-9 10.5Z" fill="@black" opacity=".16"/>
    <path d="M8 15c0-2.5 1.8-4 4-4s4 1.5 4 4c0 1.5-2 1.6-4 1.2-2 .4-4 .3-4-1.2ZM8 8.5h.01M16 8.5h.01M12 7h.01" fill="@pi" stroke="@pi" stroke-width="1.8"/>"#,
)
.with_inks(&[inks::STRAW]);

/// A workshop and a barge: any structure.
pub(in crate::draw) static STRUCTURE: Symbol = Symbol::drawing(
    "kc-e-structure",
    24.0,
    24.0,
    r##"<use href="#kc-b-work" x="0" y="-1" width="17" height="17"/>
    <use href="#kc-b-barge" x="7" y="9" width="17" height="17"/>"##,
)
.needing(&[&WORKSHOP, &BARGE]);

/// A cart: goods go by road.
pub(in crate::draw) static CART: Symbol = Symbol::drawing(
    "kc-b-cart",
    24.0,
    24.0,
    r#"<path d="M3 7h16l-2 9H5Z" fill="@kingdom-timber" stroke="@pi" stroke-width="1.5"/>
    <path d="M19 7l3.5-3M4.3 11.5h13.5" stroke="@pi" stroke-width="1.5"/>
    <circle cx="8" cy="18" r="3.6" fill="@kingdom-plank" stroke="@pi" stroke-width="1.5"/>
    <circle cx="15.5" cy="18" r="3.6" fill="@kingdom-plank" stroke="@pi" stroke-width="1.5"/>"#,
)
.with_inks(&[inks::TIMBER, inks::PLANK]);

/// A hall with a banner: a guild’s house.
pub(in crate::draw) static HALL: Symbol = Symbol::drawing(
    "kc-b-hall",
    24.0,
    24.0,
    r#"<path d="M3 10.5h18v11H3Z" fill="@kingdom-marble" stroke="@pi" stroke-width="1.5"/>
    <path d="M1.5 11 12 3.5 22.5 11Z" fill="@kingdom-roof" stroke="@pi" stroke-width="1.5"/>
    <path d="M6.5 11v10M17.5 11v10M10 21.5V15h4v6.5" fill="@bark-dark" stroke="@pi" stroke-width="1.3"/>"#,
)
.with_inks(&[inks::MARBLE, inks::ROOF]);

/// A star of a decoration, in the current colour.
pub(in crate::draw) static STAR: Symbol = Symbol::drawing(
    "kc-e-star",
    24.0,
    24.0,
    r#"<path d="M12 1.5 15 8.8l7.7.6-5.9 5 1.9 7.6-6.7-4.1L5.3 22l1.9-7.6-5.9-5 7.700-.6Z" fill="currentColor"/>"#,
);

/// A bird of the north: a tuft on its wing.
pub(in crate::draw) static RED_BIRD: Symbol = Symbol::drawing(
    "kc-e-bird-red",
    24.0,
    24.0,
    r##"<use href="#kc-e-bird" width="24" height="24"/>
    <g fill="none" stroke="@cut" stroke-width="2.4"><path d="M7.6 15.6 10.8 11l3.2 4.6"/></g>"##,
)
.needing(&[&BIRD]);

/// A bird of the east: a round grove on its wing.
pub(in crate::draw) static GREEN_BIRD: Symbol = Symbol::drawing(
    "kc-e-bird-green",
    24.0,
    24.0,
    r##"<use href="#kc-e-bird" width="24" height="24"/>
    <g fill="none" stroke="@cut" stroke-width="2.4"><path d="M10.9 13.6h.01" stroke-width="5"/></g>"##,
)
.needing(&[&BIRD]);

/// A bird of the south: a furrow on its wing.
pub(in crate::draw) static YELLOW_BIRD: Symbol = Symbol::drawing(
    "kc-e-bird-yellow",
    24.0,
    24.0,
    r##"<use href="#kc-e-bird" width="24" height="24"/>
    <g fill="none" stroke="@cut" stroke-width="2.4"><path d="M8.8 16.4 13 10.8"/></g>"##,
)
.needing(&[&BIRD]);

/// A bird of the west: reeds on its wing.
pub(in crate::draw) static BLUE_BIRD: Symbol = Symbol::drawing(
    "kc-e-bird-blue",
    24.0,
    24.0,
    r##"<use href="#kc-e-bird" width="24" height="24"/>
    <g fill="none" stroke="@cut" stroke-width="2.4"><path d="M8.4 11.6h5M8.4 15.4h5"/></g>"##,
)
.needing(&[&BIRD]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 25] = [
    &INVEST,
    &FAVOUR,
    &UPGRADE,
    &TRIGGER,
    &BRIDGE,
    &REST,
    &CROWN,
    &HOME,
    &BIRD,
    &RAFT,
    &WORKSHOP,
    &AVIARY,
    &BARGE,
    &PAW,
    &FIRST,
    &GOAL,
    &GUILD,
    &STRUCTURE,
    &CART,
    &HALL,
    &STAR,
    &RED_BIRD,
    &GREEN_BIRD,
    &YELLOW_BIRD,
    &BLUE_BIRD,
];

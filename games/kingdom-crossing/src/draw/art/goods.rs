//! What is gathered: resources, decorations, coins and points, in a 24 box.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// Wood.
pub(in crate::draw) static WOOD: Symbol = Symbol::drawing(
    "kc-r-wood",
    24.0,
    24.0,
    r#"<path d="M6 6h12c2 0 3.5 2.7 3.5 6S20 18 18 18H6Z" fill="@kingdom-timber" stroke="@pi" stroke-width="1.6"/>
    <path d="M6 13h15.4c-.3 3-1.6 5-3.4 5H6Z" fill="@black" opacity=".2"/>
    <ellipse cx="6" cy="12" rx="3.5" ry="6" fill="@kingdom-end-grain" stroke="@pi" stroke-width="1.6"/>
    <ellipse cx="6" cy="12" rx="1.4" ry="2.7" fill="none" stroke="@kingdom-grain" stroke-width="1.2"/>"#,
)
.with_inks(&[inks::TIMBER, inks::END_GRAIN, inks::GRAIN]);

/// Stone.
pub(in crate::draw) static STONE: Symbol = Symbol::drawing(
    "kc-r-stone",
    24.0,
    24.0,
    r#"<path d="M3 18 5.5 8 11 4.5l7 2L21.5 13 20 19.5H5Z" fill="@kingdom-block" stroke="@pi" stroke-width="1.6"/>
    <path d="M18 6.5 21.5 13 20 19.5h-7.5L14 11Z" fill="@black" opacity=".22"/>
    <path d="M5.5 8 14 11l4-4.5M14 11l-1.5 8.5" fill="none" stroke="@pi" stroke-width="1.1"/>"#,
)
.with_inks(&[inks::BLOCK]);

/// Sap.
pub(in crate::draw) static SAP: Symbol = Symbol::drawing(
    "kc-r-sap",
    24.0,
    24.0,
    r#"<path d="M12 2C16 8 19.5 11 19.5 15.2a7.5 7.5 0 0 1-15 0C4.5 11 8 8 12 2Z" fill="@kingdom-sap" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 2C16 8 19.5 11 19.5 15.2A7.5 7.5 0 0 1 12 22.7C17 18 16 10 12 2Z" fill="@black" opacity=".2"/>
    <path d="M8 14c0-2 1-3.5 2-4.5" fill="none" stroke="@casing" stroke-width="1.8"/>"#,
)
.with_inks(&[inks::SAP]);

/// Food.
pub(in crate::draw) static FOOD: Symbol = Symbol::drawing(
    "kc-r-food",
    24.0,
    24.0,
    r#"<path d="M12 7C9 4.5 3 5.5 3 12.5 3 18 7 22 9.5 22c1.2 0 1.6-.6 2.5-.6s1.3.6 2.5.6C17 22 21 18 21 12.5 21 5.5 15 4.5 12 7Z" fill="@kingdom-apple" stroke="@pi" stroke-width="1.6"/>
    <path d="M15 5.8c3.5-.2 6 2.2 6 6.7C21 18 17 22 14.5 22c-1 0-1.4-.4-2-.5C18 18 18 10 15 5.8Z" fill="@black" opacity=".22"/>
    <path d="M12 7c0-2.5 1-4 2.5-5M12.3 5C10 5 8.5 4 8 2.2 10.5 2 12 3 12.3 5Z" fill="@kingdom-apple-leaf" stroke="@pi" stroke-width="1.3"/>"#,
)
.with_inks(&[inks::APPLE, inks::APPLE_LEAF]);

/// Any resource.
pub(in crate::draw) static ANY: Symbol = Symbol::drawing(
    "kc-e-any",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@cut" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 12V2a10 10 0 0 1 10 10Z" fill="@kingdom-timber"/>
    <path d="M12 12h10a10 10 0 0 1-10 10Z" fill="@kingdom-sap"/>
    <path d="M12 12v10A10 10 0 0 1 2 12Z" fill="@kingdom-apple"/>
    <path d="M12 12H2A10 10 0 0 1 12 2Z" fill="@kingdom-block"/>
    <path d="M12 2v20M2 12h20" stroke="@pi" stroke-width="1"/>
    <circle cx="12" cy="12" r="10" fill="none" stroke="@pi" stroke-width="1.5"/>
    <circle cx="12" cy="12" r="4" fill="@cut" stroke="@pi" stroke-width="1"/>"#,
)
.with_inks(&[inks::TIMBER, inks::SAP, inks::APPLE, inks::BLOCK]);

/// A flower.
pub(in crate::draw) static FLOWER: Symbol = Symbol::drawing(
    "kc-d-flower",
    24.0,
    24.0,
    r#"<g fill="@kingdom-blossom" stroke="@pi" stroke-width="1.4">
    <circle cx="12" cy="6" r="4"/>
    <circle cx="18" cy="10.5" r="4"/>
    <circle cx="15.7" cy="17.5" r="4"/>
    <circle cx="8.3" cy="17.5" r="4"/>
    <circle cx="6" cy="10.5" r="4"/>
    </g>
    <circle cx="12" cy="12.5" r="3.6" fill="@sun" stroke="@pi" stroke-width="1.4"/>"#,
)
.with_inks(&[inks::BLOSSOM]);

/// A sculpture.
pub(in crate::draw) static SCULPTURE: Symbol = Symbol::drawing(
    "kc-d-sculpture",
    24.0,
    24.0,
    r#"<path d="M5 22v-4h14v4Z" fill="@kingdom-plinth" stroke="@pi" stroke-width="1.5"/>
    <path d="M8 18C6 13 8.5 11 8 7.5 7.7 4 9.5 2 12 2s4.3 2 4 5.5c-.5 3.5 2 5.5 0 10.5Z" fill="@kingdom-marble" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 2c2.5 0 4.3 2 4 5.5-.5 3.5 2 5.5 0 10.5h-4c2-5 1-11 0-16Z" fill="@black" opacity=".2"/>
    <path d="M10.3 7h.01M9.7 11.5c1 .8 3 .8 4.6 0" fill="none" stroke="@pi" stroke-width="1.5"/>"#,
)
.with_inks(&[inks::PLINTH, inks::MARBLE]);

/// A flower or a sculpture.
pub(in crate::draw) static DECORATION: Symbol = Symbol::drawing(
    "kc-e-deco",
    24.0,
    24.0,
    r##"<use href="#kc-d-flower" x="-3" y="-1" width="16" height="16"/>
    <use href="#kc-d-sculpture" x="9" y="6" width="18" height="18"/>"##,
)
.needing(&[&FLOWER, &SCULPTURE]);

/// A coin.
pub(in crate::draw) static COIN: Symbol = Symbol::drawing(
    "kc-e-coin",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="9.5" fill="@sun" stroke="@pi" stroke-width="1.6"/>
    <path d="M12 2.5a9.5 9.5 0 0 1 0 19c5-4 5-15 0-19Z" fill="@black" opacity=".14"/>
    <circle cx="12" cy="12" r="6.6" fill="none" stroke="@sun-edge" stroke-width="1.2"/>"#,
);

/// Points.
pub(in crate::draw) static POINTS: Symbol = Symbol::drawing(
    "kc-e-vp",
    24.0,
    24.0,
    r#"<path d="M12 1.5 15 5l4.5-.3.3 4.6L23 12l-3.2 2.7-.3 4.6L15 19l-3 3.5L9 19l-4.5.3-.3-4.6L1 12l3.2-2.7.3-4.6L9 5Z" fill="@kingdom-laurel" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 6v11M12 17c-3.5-.2-5-2.3-5-5.2 3.3 0 5 1.8 5 5.2ZM12 14.5c0-3 1.7-4.7 5-4.7 0 3-1.7 4.7-5 4.7Z" fill="@kingdom-laurel-lit" stroke="@kingdom-laurel-lit" stroke-width=".8"/>"#,
)
.with_inks(&[inks::LAUREL, inks::LAUREL_LIT]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 10] =
    [&WOOD, &STONE, &SAP, &FOOD, &ANY, &FLOWER, &SCULPTURE, &DECORATION, &COIN, &POINTS];

//! The heads of the five guilds.
//!
//! Invariants: 24 box; silhouettes differ (ears, tufts, round ears, tusks, antlers) before colours do.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// A fox: the guild that scores points.
pub(in crate::draw) static FOX: Symbol = Symbol::drawing(
    "kc-g-fox",
    24.0,
    24.0,
    r#"<path d="M3 2.5 8.5 7h7L21 2.5 21.5 12C19 18 15 20 12 22 9 20 5 18 2.5 12Z" fill="@kingdom-fox-fur" stroke="@pi" stroke-width="1.5"/>
    <path d="M21 2.5 21.5 12C19 18 15 20 12 22V7h3.5Z" fill="@black" opacity=".2"/>
    <path d="M3.6 13c3 .2 5.4 2 8.4 8.3 3-6.3 5.4-8.1 8.4-8.3-2.5 5-6 7-8.4 8.3-2.4-1.3-5.9-3.3-8.4-8.3Z" fill="@cut"/>
    <circle cx="8.5" cy="12" r="1.2" fill="@pi"/>
    <circle cx="15.5" cy="12" r="1.2" fill="@pi"/>
    <path d="M10.7 19.6h2.6L12 21.6z" fill="@pi"/>"#,
)
.with_inks(&[inks::FOX_FUR]);

/// An owl: the guild that invests.
pub(in crate::draw) static OWL: Symbol = Symbol::drawing(
    "kc-g-owl",
    24.0,
    24.0,
    r#"<path d="M3.5 3C6 4.5 9 4.8 12 4.8S18 4.5 20.5 3C22 8 21.5 13 20.5 16 18.5 20.5 15 22 12 22S5.5 20.5 3.5 16C2.5 13 2 8 3.5 3Z" fill="@kingdom-owl-down" stroke="@pi" stroke-width="1.5"/>
    <path d="M20.5 3C22 8 21.5 13 20.5 16 18.5 20.5 15 22 12 22V4.8C15 4.8 18 4.5 20.5 3Z" fill="@black" opacity=".2"/>
    <circle cx="8" cy="11" r="4" fill="@cut" stroke="@pi" stroke-width="1.2"/>
    <circle cx="16" cy="11" r="4" fill="@cut" stroke="@pi" stroke-width="1.2"/>
    <circle cx="8.3" cy="11" r="1.7" fill="@pi"/>
    <circle cx="15.7" cy="11" r="1.7" fill="@pi"/>
    <path d="M12 13l1.7 2.5L12 18l-1.7-2.5Z" fill="@sun" stroke="@pi" stroke-width="1"/>"#,
)
.with_inks(&[inks::OWL_DOWN]);

/// A bear: the guild that triggers structures.
pub(in crate::draw) static BEAR: Symbol = Symbol::drawing(
    "kc-g-bear",
    24.0,
    24.0,
    r#"<circle cx="5.5" cy="6.5" r="3.7" fill="@kingdom-bear-fur" stroke="@pi" stroke-width="1.5"/>
    <circle cx="18.5" cy="6.5" r="3.7" fill="@kingdom-bear-dark" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 3.5C18 3.5 21.5 8 21.5 13S17.5 22 12 22 2.5 18 2.5 13 6 3.5 12 3.5Z" fill="@kingdom-bear-fur" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 3.5C18 3.5 21.5 8 21.5 13S17.5 22 12 22Z" fill="@black" opacity=".2"/>
    <ellipse cx="12" cy="16" rx="4.8" ry="4" fill="@kingdom-horn" stroke="@pi" stroke-width="1"/>
    <path d="M10 14h4l-2 2.4z" fill="@pi"/>
    <path d="M12 16.4V18" stroke="@pi" stroke-width="1.1"/>
    <circle cx="7.7" cy="11" r="1.2" fill="@pi"/>
    <circle cx="16.3" cy="11" r="1.2" fill="@pi"/>"#,
)
.with_inks(&[inks::BEAR_FUR, inks::BEAR_DARK, inks::HORN]);

/// A boar: the guild that upgrades tiles.
pub(in crate::draw) static BOAR: Symbol = Symbol::drawing(
    "kc-g-boar",
    24.0,
    24.0,
    r#"<path d="M4 2l5 4.5h6L20 2l.5 8C21 15 18 17 17 19 16 21.5 14 22 12 22S8 21.5 7 19C6 17 3 15 3.5 10Z" fill="@kingdom-boar-fur" stroke="@pi" stroke-width="1.5"/>
    <path d="M20 2l.5 8C21 15 18 17 17 19 16 21.5 14 22 12 22V6.5h3Z" fill="@black" opacity=".22"/>
    <ellipse cx="12" cy="18" rx="4.4" ry="3.2" fill="@kingdom-snout" stroke="@pi" stroke-width="1.1"/>
    <circle cx="10.4" cy="18" r=".9" fill="@pi"/>
    <circle cx="13.6" cy="18" r=".9" fill="@pi"/>
    <path d="M6.5 18.5C4.5 18 4 16 4.5 13.8 6 15 7.5 16 7.8 17Z M17.5 18.5c2-.5 2.5-2.5 2-4.7-1.5 1.2-3 2.2-3.3 3.2Z" fill="@cut" stroke="@pi" stroke-width="1"/>
    <circle cx="8.4" cy="11.5" r="1.2" fill="@casing"/>
    <circle cx="15.6" cy="11.5" r="1.2" fill="@casing"/>"#,
)
.with_inks(&[inks::BOAR_FUR, inks::SNOUT]);

/// A deer: the guild that brings resources.
pub(in crate::draw) static DEER: Symbol = Symbol::drawing(
    "kc-g-deer",
    24.0,
    24.0,
    r#"<path d="M8.5 8.5C5 8 3.5 5 4 1M5 4.5 1.5 4M15.5 8.5C19 8 20.5 5 20 1M19 4.5 22.5 4" fill="none" stroke="@pi" stroke-width="3"/>
    <path d="M8.5 8.5C5 8 3.5 5 4 1M5 4.5 1.5 4M15.5 8.5C19 8 20.5 5 20 1M19 4.5 22.5 4" fill="none" stroke="@kingdom-horn" stroke-width="1.2"/>
    <path d="M2.5 10 8 8h8l5.5 2-4.5 3C16.5 17 15 22 12 22S7.5 17 7 13Z" fill="@kingdom-deer-fur" stroke="@pi" stroke-width="1.5"/>
    <path d="M12 8h4l5.5 2-4.5 3C16.5 17 15 22 12 22Z" fill="@black" opacity=".2"/>
    <circle cx="9.2" cy="12.5" r="1.1" fill="@pi"/>
    <circle cx="14.8" cy="12.5" r="1.1" fill="@pi"/>
    <path d="M10 18.5h4c0 2-1 3-2 3s-2-1-2-3Z" fill="@pi"/>"#,
)
.with_inks(&[inks::HORN, inks::DEER_FUR]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 5] = [&FOX, &OWL, &BEAR, &BOAR, &DEER];

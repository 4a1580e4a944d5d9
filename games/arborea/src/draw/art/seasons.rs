//! The discs of the seasons.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// The disc of spring.
pub(in crate::draw) static SPRING: Symbol = Symbol::drawing(
    "ar-spring",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <circle r="11" fill="@arborea-spring" stroke="@pi" stroke-width="1.5"/>
    <path d="M0 7V-1M0 1C-4 1-6-1.5-6-5.5-2-5.5 0-3 0 1ZM0-1C0-5 2-7.5 6-7.5 6-3.5 4-1 0-1Z" fill="@leaf" stroke="@pi" stroke-width="1.3"/></g>"#,
)
.with_inks(&[inks::SPRING]);

/// The disc of summer.
pub(in crate::draw) static SUMMER: Symbol = Symbol::drawing(
    "ar-summer",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <circle r="11" fill="@arborea-summer" stroke="@pi" stroke-width="1.5"/>
    <circle r="3.6" fill="@sun" stroke="@pi" stroke-width="1.3"/>
    <path d="M0-8.3v2M0 8.3v-2M-8.3 0h2M8.3 0h-2M-5.9-5.9l1.4 1.4M5.9 5.9 4.5 4.5M5.9-5.9 4.5-4.5M-5.9 5.9l1.4-1.4" stroke="@pi" stroke-width="1.6"/></g>"#,
)
.with_inks(&[inks::SUMMER]);

/// The disc of autumn.
pub(in crate::draw) static AUTUMN: Symbol = Symbol::drawing(
    "ar-autumn",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <circle r="11" fill="@arborea-autumn" stroke="@pi" stroke-width="1.5"/>
    <path d="M0-8 2-4.5 6-5.5 5-1.5 8 1 3.5 3 3 5.5 0 4-3 5.5-3.5 3-8 1-5-1.5-6-5.5-2-4.5ZM0 3V8.5" fill="@arborea-maple" stroke="@pi" stroke-width="1.2"/></g>"#,
)
.with_inks(&[inks::AUTUMN, inks::MAPLE]);

/// The disc of winter.
pub(in crate::draw) static WINTER: Symbol = Symbol::drawing(
    "ar-winter",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <circle r="11" fill="@arborea-winter" stroke="@pi" stroke-width="1.5"/>
    <path d="M0-8V8M-7-4 7 4M7-4-7 4M-2.5-6.5 0-4.2 2.5-6.5M-2.5 6.5 0 4.2 2.5 6.5" fill="none" stroke="@water-dark" stroke-width="1.8"/></g>"#,
)
.with_inks(&[inks::WINTER]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 4] = [&SPRING, &SUMMER, &AUTUMN, &WINTER];

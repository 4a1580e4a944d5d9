//! The six creatures, lit left and shaded right, and the symbols that attract them.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// A frog under a cap.
pub(in crate::draw) static FROG: Symbol = Symbol::drawing(
    "ar-frog",
    64.0,
    64.0,
    r#"<path d="M12 58C6 50 10 40 18 38 20 34 44 34 46 38 54 40 58 50 52 58Z" fill="@arborea-frog" stroke="@pi" stroke-width="2.4"/>
    <path d="M38 36C46 37 47 39 47 40 54 42 55 50 51 56.5H36C44 50 44 42 38 36Z" fill="@arborea-frog-dark"/>
    <path d="M8 34C8 18 20 8 32 8S56 18 56 34C46 38 18 38 8 34Z" fill="@arborea-toadstool" stroke="@pi" stroke-width="2.4"/>
    <path d="M38 9.5C48 13 54.5 22 54.6 33 49 35 44 35.6 39 36 46 27 46 17 38 9.5Z" fill="@arborea-toadstool-dark"/>
    <g fill="@arborea-cream" stroke="@pi" stroke-width="1.2">
    <circle cx="22" cy="23" r="4.5"/>
    <circle cx="35" cy="17" r="3.5"/>
    <circle cx="43" cy="28" r="3.8"/></g>
    <g fill="@arborea-cream" stroke="@pi" stroke-width="1.8">
    <circle cx="22" cy="42" r="4.6"/>
    <circle cx="42" cy="42" r="4.6"/></g>
    <circle cx="22.8" cy="42.5" r="2" fill="@pi"/>
    <circle cx="41.2" cy="42.5" r="2" fill="@pi"/>
    <path d="M24 51Q32 55.5 40 51" fill="none" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(&[inks::CREAM, inks::FROG, inks::FROG_DARK, inks::TOADSTOOL, inks::TOADSTOOL_DARK]);

/// A worm with antlers.
pub(in crate::draw) static WORM: Symbol = Symbol::drawing(
    "ar-worm",
    64.0,
    64.0,
    r#"<path d="M24 20C22 12 14 12 14 5M20 13C16 14 12 13 9 10M40 20C42 12 50 12 50 5M44 13C48 14 52 13 55 10" fill="none" stroke="@pi" stroke-width="5.5"/>
    <path d="M24 20C22 12 14 12 14 5M20 13C16 14 12 13 9 10M40 20C42 12 50 12 50 5M44 13C48 14 52 13 55 10" fill="none" stroke="@arborea-antler" stroke-width="2.6"/>
    <path d="M20 30C20 20 44 20 44 30 44 40 40 44 44 48 50 50 56 44 58 50 59 58 46 59 38 57 24 59 20 48 20 30Z" fill="@arborea-worm" stroke="@pi" stroke-width="2.4"/>
    <path d="M35 22.8C42.5 24 43 28 42.8 31 42.5 40 39 44 43 48.8 49 51.5 55.5 46.5 56.8 50.5 57 57 46 57.8 38 55.8 34 56 33 54 32 52 37 44 38 30 35 22.8Z" fill="@arborea-worm-dark"/>
    <path d="M20.5 38q8 3.5 20.5 0M22 47q6 3 18 0" fill="none" stroke="@pi" stroke-width="1.6" opacity=".7"/>
    <circle cx="27" cy="30" r="2.3" fill="@pi"/>
    <circle cx="37" cy="30" r="2.3" fill="@pi"/>"#,
)
.with_inks(&[inks::ANTLER, inks::WORM, inks::WORM_DARK]);

/// A dark round hamster.
pub(in crate::draw) static HAMSTER: Symbol = Symbol::drawing(
    "ar-hamster",
    64.0,
    64.0,
    r#"<path d="M14 22C8 14 14 6 22 12M50 22C56 14 50 6 42 12" fill="@arborea-ear" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 11C48 11 57 24 56 40 55.5 52 46 58 32 58S8.5 52 8 40C7 24 16 11 32 11Z" fill="@arborea-hamster" stroke="@pi" stroke-width="2.4"/>
    <path d="M38 12C50 15 55.5 27 54.7 40 54 51 45.5 56.5 34 56.8 46 46 47 24 38 12Z" fill="@arborea-hamster-dark"/>
    <path d="M20 44C20 36 26 33 32 36 38 33 44 36 44 44S38 55 32 55 20 52 20 44Z" fill="@arborea-muzzle" stroke="@pi" stroke-width="1.6"/>
    <circle cx="22" cy="28" r="3.2" fill="@arborea-eye" stroke="@pi" stroke-width="1.2"/>
    <circle cx="42" cy="28" r="3.2" fill="@arborea-eye" stroke="@pi" stroke-width="1.2"/>
    <path d="M29.5 39.5h5l-2.5 3zM32 43v4" fill="@pi" stroke="@pi" stroke-width="1.4"/>"#,
)
.with_inks(&[inks::EAR, inks::EYE, inks::HAMSTER, inks::HAMSTER_DARK, inks::MUZZLE]);

/// A cat with a cattail.
pub(in crate::draw) static CAT: Symbol = Symbol::drawing(
    "ar-cat",
    64.0,
    64.0,
    r#"<path d="M46 56C60 52 56 36 54 26" fill="none" stroke="@pi" stroke-width="6"/>
    <path d="M46 56C60 52 56 36 54 26" fill="none" stroke="@arborea-reed" stroke-width="3"/>
    <rect x="49.5" y="6" width="9" height="24" rx="4.5" fill="@bark" stroke="@pi" stroke-width="2.2"/>
    <path d="M10 58C8 46 12 40 16 37L12 14 22 21C26 19.5 31 19.5 34 21L43 14 40 37C46 42 48 50 46 58Z" fill="@arborea-cat" stroke="@pi" stroke-width="2.4"/>
    <path d="M35 21.2 42 16 39 37.5C44.5 42 46.5 49 45 56.7H32C40 48 39 40 33 38 37 33 37 27 35 21.2Z" fill="@arborea-cat-dark"/>
    <circle cx="22" cy="30" r="2.3" fill="@pi"/>
    <circle cx="33" cy="30" r="2.3" fill="@pi"/>
    <path d="M25.5 34.5h4l-2 2.5z" fill="@pi"/>
    <path d="M20 48q3-3 6 0M20 53q3-3 6 0" fill="none" stroke="@pi" stroke-width="1.6"/>"#,
)
.with_inks(&[inks::CAT, inks::CAT_DARK, inks::REED]);

/// An ant with eight legs.
pub(in crate::draw) static ANT: Symbol = Symbol::drawing(
    "ar-ant",
    64.0,
    64.0,
    r#"<g fill="none" stroke="@pi" stroke-width="3">
    <path d="M26 34 12 24 5 32M25 40 10 38 4 48M26 45 13 50 9 59M38 34 52 24 59 32M39 40 54 38 60 48M38 45 51 50 55 59M28 15 20 5M36 15 44 5M26 30 16 14 8 18M38 30 48 14 56 18"/></g>
    <ellipse cx="32" cy="48" rx="11" ry="11.5" fill="@arborea-ant" stroke="@pi" stroke-width="2.4"/>
    <path d="M34 36.7C42 38 43 45 42 50 40.5 56 36 58.5 32 58.4 38 53 39 43 34 36.7Z" fill="@arborea-ant-dark"/>
    <ellipse cx="32" cy="33" rx="7" ry="6.5" fill="@arborea-ant-lit" stroke="@pi" stroke-width="2.2"/>
    <circle cx="32" cy="19.5" r="9" fill="@arborea-ant-lit" stroke="@pi" stroke-width="2.4"/>
    <g fill="@arborea-cream">
    <circle cx="28.5" cy="18.5" r="2.4"/>
    <circle cx="35.5" cy="18.5" r="2.4"/></g>
    <circle cx="28.8" cy="18.8" r="1.2" fill="@pi"/>
    <circle cx="35.2" cy="18.8" r="1.2" fill="@pi"/>"#,
)
.with_inks(&[inks::ANT, inks::ANT_DARK, inks::ANT_LIT, inks::CREAM]);

/// A tufted owl.
pub(in crate::draw) static OWL: Symbol = Symbol::drawing(
    "ar-owl",
    64.0,
    64.0,
    r#"<path d="M32 10C26 12 18 10 13 5 12 14 13 18 12 26 10 46 18 58 32 58S54 46 52 26C51 18 52 14 51 5 46 10 38 12 32 10Z" fill="@arborea-owl" stroke="@pi" stroke-width="2.4"/>
    <path d="M36 10.5C41 10.5 46 9 49.7 6.8 49.7 14 49.6 19 50.7 26 52 45 45 56 34 56.7 45 48 44 26 36 10.5Z" fill="@arborea-owl-dark"/>
    <circle cx="23" cy="26" r="8" fill="@arborea-cream" stroke="@pi" stroke-width="2"/>
    <circle cx="41" cy="26" r="8" fill="@arborea-cream" stroke="@pi" stroke-width="2"/>
    <circle cx="24" cy="26" r="3.2" fill="@pi"/>
    <circle cx="40" cy="26" r="3.2" fill="@pi"/>
    <path d="M29 31h6l-3 6z" fill="@sun" stroke="@pi" stroke-width="1.4"/>
    <path d="M24 44q4 3.5 8 0t8 0M26 50q3 3 6 0t6 0" fill="none" stroke="@pi" stroke-width="1.6"/>"#,
)
.with_inks(&[inks::CREAM, inks::OWL, inks::OWL_DARK]);

/// The toothed disc of what moves the sun.
pub(in crate::draw) static SUNBURST: Symbol = Symbol::drawing(
    "ar-sunburst",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <polygon points="0,-12 3,-9.1 7.1,-9.7 7.8,-5.6 11.4,-3.7 9.6,-0 11.4,3.7 7.8,5.6 7.1,9.7 3,9.1 0,12 -3,9.1 -7.1,9.7 -7.8,5.6 -11.4,3.7 -9.6,0 -11.4,-3.7 -7.8,-5.6 -7.1,-9.7 -3,-9.1" fill="@sun" stroke="@sun-edge" stroke-width="1.4"/></g>"#,
);

/// The symbol that attracts a frog.
pub(in crate::draw) static ATTRACT_FROG: Symbol = Symbol::drawing(
    "ar-at-frog",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-frog" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &FROG]);

/// The symbol that attracts a worm.
pub(in crate::draw) static ATTRACT_WORM: Symbol = Symbol::drawing(
    "ar-at-worm",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-worm" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &WORM]);

/// The symbol that attracts a hamster.
pub(in crate::draw) static ATTRACT_HAMSTER: Symbol = Symbol::drawing(
    "ar-at-hamster",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-hamster" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &HAMSTER]);

/// The symbol that attracts a cat.
pub(in crate::draw) static ATTRACT_CAT: Symbol = Symbol::drawing(
    "ar-at-cat",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-cat" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &CAT]);

/// The symbol that attracts a ant.
pub(in crate::draw) static ATTRACT_ANT: Symbol = Symbol::drawing(
    "ar-at-ant",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-ant" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &ANT]);

/// The symbol that attracts a owl.
pub(in crate::draw) static ATTRACT_OWL: Symbol = Symbol::drawing(
    "ar-at-owl",
    24.0,
    24.0,
    r##"<use href="#ar-sunburst" width="24" height="24"/>
    <use href="#ar-owl" x="3.4" y="3" width="17.28" height="17.28"/>"##,
)
.needing(&[&SUNBURST, &OWL]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 13] = [
    &FROG,
    &WORM,
    &HAMSTER,
    &CAT,
    &ANT,
    &OWL,
    &SUNBURST,
    &ATTRACT_FROG,
    &ATTRACT_WORM,
    &ATTRACT_HAMSTER,
    &ATTRACT_CAT,
    &ATTRACT_ANT,
    &ATTRACT_OWL,
];

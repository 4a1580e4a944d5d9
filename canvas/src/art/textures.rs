//! Textures printed on fields, skies and shadows: one per meaning, so that colour is never alone.
//!
//! Invariants: tiles repeat without a seam; they are printed over a flat ink and leave it readable.

use crate::symbol::Symbol;

/// Flakes.
pub static SNOW: Symbol = Symbol::texture(
    "t-snow",
    22.0,
    22.0,
    r#"<g fill="@flake" opacity=".55">
      <circle cx="5" cy="6" r="1.5"/>
      <circle cx="16" cy="16" r="1.5"/>
      <circle cx="17" cy="4" r=".9"/>
      <circle cx="4" cy="17" r=".9"/>
    </g>"#,
);

/// Ripples.
pub static SWAMP: Symbol = Symbol::texture(
    "t-swamp",
    26.0,
    16.0,
    r#"<path d="M1 5h9M15 5h4M7 13h4M15 13h10" stroke="@tex" stroke-width="1.5" opacity=".34"/>"#,
);

/// Chevrons.
pub static ROCK: Symbol = Symbol::texture(
    "t-rock",
    24.0,
    18.0,
    r#"<path d="M1 8 6 2l5 6M13 17l5-6 5 6" stroke="@tex" stroke-width="1.4" opacity=".34"/>"#,
);

/// Blossoms.
pub static FLOWERS: Symbol = Symbol::texture(
    "t-flowers",
    26.0,
    26.0,
    r#"<g fill="@chalk" opacity=".85">
      <circle cx="6" cy="4.5" r="1.9"/>
      <circle cx="6" cy="8.5" r="1.9"/>
      <circle cx="4" cy="6.5" r="1.9"/>
      <circle cx="8" cy="6.5" r="1.9"/>
      <circle cx="19" cy="17.5" r="1.9"/>
      <circle cx="19" cy="21.5" r="1.9"/>
      <circle cx="17" cy="19.5" r="1.9"/>
      <circle cx="21" cy="19.5" r="1.9"/>
    </g><g fill="@pollen">
    <circle cx="6" cy="6.5" r="1.1"/>
    <circle cx="19" cy="19.5" r="1.1"/>
    </g>"#,
);

/// Furrows.
pub static WHEAT: Symbol = Symbol::texture(
    "t-wheat",
    12.0,
    12.0,
    r#"<path d="M3 0v12" stroke="@furrow" stroke-width="1.3" opacity=".42" stroke-dasharray="5 2 3 2"/>
    <path d="M9 0v12" stroke="@chalk" stroke-width="1.2" opacity=".35"/>"#,
)
.turned(24.0);

/// Tufts.
pub static GRASSLAND: Symbol = Symbol::texture(
    "t-grassland",
    26.0,
    22.0,
    r#"<path d="M4 9 6 4l2 5M6 9V3M17 19l2-5 2 5M19 19v-6" stroke="@tex" stroke-width="1.3" opacity=".36"/>"#,
);

/// Crosses, for any field.
pub static WILD: Symbol = Symbol::texture(
    "t-wild",
    16.0,
    16.0,
    r#"<path d="M8 2v12M2 8h12" stroke="@tex" stroke-width="1" opacity=".18"/>"#,
);

/// Hatching of cast shadows.
pub static SHADE: Symbol = Symbol::texture(
    "t-shade",
    7.0,
    7.0,
    r#"<path d="M0 1.6h7" stroke="@shadow" stroke-width="2.3" opacity=".62"/>"#,
)
.turned(-35.0);

/// Flecks of pressed paper.
pub static FLECK: Symbol = Symbol::texture(
    "t-fleck",
    90.0,
    90.0,
    r#"<path d="M8 12l5 1M52 7l3 3M78 30l-4 2M23 47l4-2M60 55l5 0M38 78l3 3M84 74l2-4M10 72l4 1M45 30l2 3" stroke="@ink" stroke-width="1" opacity=".09"/>"#,
);

/// Hatching of cut soil.
pub static HATCH: Symbol = Symbol::texture(
    "t-hatch",
    6.0,
    6.0,
    r#"<path d="M0 1h6" stroke="@pi" stroke-width="1.1" opacity=".55"/>"#,
)
.turned(45.0);

/// Leaves, on the broad body of a hedge or a tree crown.
pub static FOLIAGE: Symbol = Symbol::texture(
    "t-foliage",
    46.0,
    42.0,
    r#"<path d="M3 12a5.5 5.5 0 0 1 9.4-4.6M19 7.5a5 5 0 0 1 8.4-4M34 13a6 6 0 0 1 10-4.8M11 25a6 6 0 0 1 10-4.8M28 22a5 5 0 0 1 8.3-4M2 37a5.2 5.2 0 0 1 8.8-4.3M19 39a5.6 5.6 0 0 1 9.4-4.5M34 34a5.8 5.8 0 0 1 9.8-4.6" stroke="@hedge-lit" stroke-width="2.4" opacity=".9"/>"#,
);

/// Waves, on rivers and seas.
pub static WAVES: Symbol = Symbol::texture(
    "t-waves",
    60.0,
    34.0,
    r#"<path d="M6 10q4-4 8 0t8 0M36 27q4-4 8 0t8 0" stroke="@water-lit" stroke-width="2" opacity=".8"/>"#,
);

/// Gusts, on skies and cards of the air.
pub static GUSTS: Symbol = Symbol::texture(
    "t-gusts",
    44.0,
    30.0,
    r#"<path d="M3 9h14a4 4 0 1 0-4-4M20 22h15a3.5 3.5 0 1 1-3.5 3.5" stroke="@chalk" stroke-width="1.8" opacity=".4"/>"#,
);

/// All of them.
pub static ALL: [&Symbol; 13] = [
    &SNOW, &SWAMP, &ROCK, &FLOWERS, &WHEAT, &GRASSLAND, &WILD, &SHADE, &FLECK, &HATCH, &FOLIAGE, &WAVES,
    &GUSTS,
];

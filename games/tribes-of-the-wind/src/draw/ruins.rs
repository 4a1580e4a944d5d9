//! Ruins of the old world, one for each terrain type: pale stone in a quiet line; 72 by 52.

use bocage_canvas::Symbol;

use super::inks;
use crate::vocabulary::Terrain;

/// The ruin of a terrain type.
pub(super) fn of(terrain: Terrain) -> &'static Symbol {
    match terrain {
        Terrain::Aircraft => &AIRCRAFT,
        Terrain::PowerPlant => &POWER_PLANT,
        Terrain::Bridge => &BRIDGE,
        Terrain::Stadium => &STADIUM,
        Terrain::Tower => &TOWER,
    }
}

/// All of them.
pub(super) static ALL: [&Symbol; 5] = [&AIRCRAFT, &POWER_PLANT, &BRIDGE, &STADIUM, &TOWER];

/// A crashed aircraft.
static AIRCRAFT: Symbol = Symbol::drawing(
    "tw-aircraft",
    72.0,
    52.0,
    r#"<path d="M4 40 60 16c6-2 9 1 8 5L30 42Z" fill="@tribes-ruin" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M28 30 16 12l8-1 18 12ZM40 35l12 13 7-4-8-14ZM6 39 2 26l6-1 7 10Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M54 20l7-2M44 24l3-1.3M37 27l3-1.3" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none"/>
    <path d="M0 48h72" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none" stroke-dasharray="7 5"/>"#,
)
.with_inks(&[inks::RUIN, inks::RUIN_LINE, inks::RUIN_SHADE]);

/// A ruined power plant.
static POWER_PLANT: Symbol = Symbol::drawing(
    "tw-plant",
    72.0,
    52.0,
    r#"<path d="M8 48c5-14 4-24 2-34h20c-2 10-3 20 2 34Z" fill="@tribes-ruin" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M38 48c4-11 4-19 2-26l5 3 4-5 3 4 5-2c-2 9-2 16 3 26Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M10 14h20M12 22h16" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none"/>
    <path d="M20 48V34M50 36l-3 6 4 3" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none"/>
    <path d="M0 48h72" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none" stroke-dasharray="7 5"/>"#,
)
.with_inks(&[inks::RUIN, inks::RUIN_LINE, inks::RUIN_SHADE]);

/// A collapsed bridge.
static BRIDGE: Symbol = Symbol::drawing(
    "tw-bridge",
    72.0,
    52.0,
    r#"<path d="M2 26h24l-3 7H2ZM72 26H50l3 10 19-3Z" fill="@tribes-ruin" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M8 33h7v15H8ZM57 34h7v14h-7Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M12 26V6M12 7C16 18 22 24 26 26M12 7C9 15 6 20 2 23M60 26V8M60 9c4 8 7 11 12 14M60 9c-3 8-6 12-9 15" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none"/>
    <path d="M30 42l9-4 7 8Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M0 48h72" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none" stroke-dasharray="7 5"/>"#,
)
.with_inks(&[inks::RUIN, inks::RUIN_LINE, inks::RUIN_SHADE]);

/// A collapsed stadium.
static STADIUM: Symbol = Symbol::drawing(
    "tw-stadium",
    72.0,
    52.0,
    r#"<path d="M4 26c0-9 14-15 32-15 6 0 9 1 12 2l-3 6 10-2c8 3 13 6 13 11v9c0 7-14 11-32 11S4 44 4 36Z" fill="@tribes-ruin" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M14 27c0-5 10-8 22-8s22 3 22 8-10 8-22 8-22-3-22-8Z" fill="@tribes-pitch" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M12 36v8M24 39v8M36 40v8M48 39v8M60 36v8" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none"/>"#,
)
.with_inks(&[inks::PITCH, inks::RUIN, inks::RUIN_LINE]);

/// A ruined tower.
static TOWER: Symbol = Symbol::drawing(
    "tw-tower",
    72.0,
    52.0,
    r#"<path d="M22 48V14l7-4 3 5 5-9 5 7 6-3v38Z" fill="@tribes-ruin" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M37 6l5 7 6-3v38H37Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M26 20h5M26 27h5M26 34h5M41 20h4M41 27h4M41 34h4" stroke="@tribes-ruin-line" stroke-width="2.6" fill="none"/>
    <path d="M50 48l4-9 8 3 3 6Z" fill="@tribes-ruin-shade" stroke="@tribes-ruin-line" stroke-width="1.8"/>
    <path d="M0 48h72" stroke="@tribes-ruin-line" stroke-width="1.8" fill="none" stroke-dasharray="7 5"/>"#,
)
.with_inks(&[inks::RUIN, inks::RUIN_LINE, inks::RUIN_SHADE]);

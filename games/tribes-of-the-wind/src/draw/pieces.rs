//! Pieces: riders, villages, temples, tokens, the Capital. Seat-coloured parts take the current colour.

use bocage_canvas::Symbol;

use super::inks;

/// A rider under a canopy; 40 by 48.
pub(super) static RIDER: Symbol = Symbol::drawing(
    "tw-rider",
    40.0,
    48.0,
    r#"<path d="M2 17C5 3 35 3 38 17 33 12.5 28 12.5 25.5 16 23 12.5 17 12.5 14.5 16 12 12.5 7 12.5 2 17Z" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M20 6.6C29 6.6 36 10 38 17 33 12.5 28 12.5 25.5 16 24 13.8 22 13.3 20 13.3Z" fill="@black" opacity=".28"/>
    <path d="M3 16.5 20 32 37 16.5M14.5 16 20 32l5.5-16" fill="none" stroke="@pi" stroke-width="1.5"/>
    <circle cx="20" cy="28.5" r="4.8" fill="@tribes-skin" stroke="@pi" stroke-width="2"/>
    <path d="M15.8 33.5h8.4L27 45H13Z" fill="currentColor" stroke="@pi" stroke-width="2.2"/>
    <path d="M20 33.5h4.2L27 45h-7Z" fill="@black" opacity=".28"/>"#,
)
.with_inks(&[inks::SKIN]);

/// A house in a tree; 56 by 60.
pub(super) static VILLAGE: Symbol = Symbol::drawing(
    "tw-village",
    56.0,
    60.0,
    r#"<path d="M25 60l1-22h5l1 22Z" fill="@bark" stroke="@pi" stroke-width="2.2"/>
    <path d="M29 38h2l1 22h-3Z" fill="@bark-dark"/>
    <path d="M27 50l-9-9M30 47l9-8" fill="none" stroke="@pi" stroke-width="2.6"/>
    <path d="M6 36h44l-4 6H10Z" fill="@wood" stroke="@pi" stroke-width="2.2"/>
    <path d="M13 20h20v16H13Z" fill="@cut" stroke="@pi" stroke-width="2.2"/>
    <path d="M33 24h12v12H33Z" fill="@tribes-plaster" stroke="@pi" stroke-width="2.2"/>
    <path d="M9 22 23 5l14 17Z" fill="currentColor" stroke="@pi" stroke-width="2.4"/>
    <path d="M23 5l14 17H24Z" fill="@black" opacity=".25"/>
    <path d="M31 26l8-7 9 7Z" fill="currentColor" stroke="@pi" stroke-width="2.2"/>
    <path d="M20 36v-7a3 3 0 0 1 6 0v7Z" fill="@night"/>
    <path d="M37 28h5v4h-5z" fill="@night"/>
    <path d="M23 5V-3l8 2.5-8 2.5" fill="@sun" stroke="@pi" stroke-width="1.6"/>"#,
)
.with_inks(&[inks::PLASTER]);

/// A temple with its pennant; 40 by 52.
pub(super) static TEMPLE: Symbol = Symbol::drawing(
    "tw-temple",
    40.0,
    52.0,
    r#"<path d="M20 1v14" fill="none" stroke="@pi" stroke-width="2.4"/>
    <path d="M20 2l13 4-13 6Z" fill="currentColor" stroke="@pi" stroke-width="1.8"/>
    <path d="M6 24C12 23 17 19 20 13c3 6 8 10 14 11l-3 5H9Z" fill="currentColor" stroke="@pi" stroke-width="2.3"/>
    <path d="M20 13c3 6 8 10 14 11l-3 5H20Z" fill="@black" opacity=".26"/>
    <path d="M11 29h18v11H11Z" fill="@cut" stroke="@pi" stroke-width="2.2"/>
    <path d="M20 29h9v11h-9Z" fill="@tribes-plaster"/>
    <path d="M17 40v-6a3 3 0 0 1 6 0v6Z" fill="@night"/>
    <path d="M7 40h26v5H7ZM3 45h34v6H3Z" fill="@tribes-step" stroke="@pi" stroke-width="2.2"/>
    <path d="M20 46h16v4H20Z" fill="@black" opacity=".14"/>"#,
)
.with_inks(&[inks::PLASTER, inks::STEP]);

/// A token of pollution: tar and acid bubbles; 32 by 32.
pub(super) static POLLUTION: Symbol = Symbol::drawing(
    "tw-poll",
    32.0,
    32.0,
    r#"<path d="M16 1.5 28.5 8.5v15L16 30.5 3.5 23.5v-15Z" fill="@tribes-tar" stroke="@pi" stroke-width="2.3"/>
    <path d="M16 1.5 28.5 8.5v15L16 30.5Z" fill="@black" opacity=".24"/>
    <g fill="@tribes-acid" stroke="@print" stroke-width="1.3"><circle cx="13" cy="18" r="5.2"/>
    <circle cx="20.5" cy="13" r="3.4"/>
    <circle cx="21" cy="21.5" r="2.3"/>
    </g>
    <path d="M10.3 17.5a3 3 0 0 1 2-2.4" stroke="@chalk" stroke-width="1.3" fill="none"/>"#,
)
.with_inks(&[inks::ACID, inks::TAR]);

/// A token of water; 32 by 32.
pub(super) static WATER: Symbol = Symbol::drawing(
    "tw-water",
    32.0,
    32.0,
    r#"<circle cx="16" cy="16" r="14" fill="@water" stroke="@pi" stroke-width="2.3"/>
    <path d="M16 2a14 14 0 0 1 0 28Z" fill="@water-dark" opacity=".5"/>
    <path d="M16 6.5c3 4 5.5 7 5.5 11a5.5 5.5 0 0 1-11 0c0-4 2.5-7 5.5-11Z" fill="@water-lit" stroke="@pi" stroke-width="1.5"/>"#,
);

/// The Capital: towers on a floating rock; 96 by 132, its flag above the box.
pub(super) static CAPITAL: Symbol = Symbol::drawing(
    "tw-capital",
    96.0,
    132.0,
    r#"<path d="M-2 104C8 92 84 92 94 104c4 12-22 26-46 26S-6 116-2 104Z" fill="@tribes-cliff" stroke="@pi" stroke-width="2.2"/>
    <path d="M-2 104C8 92 84 92 94 104c1 8-20 12-46 12S-5 112-2 104Z" fill="@tribes-meadow" stroke="@pi" stroke-width="2.2"/>
    <path d="M28 104V46L44 18 60 46v58ZM58 106V68L70 48 82 68v38ZM10 104V72L20 54l10 18v32Z" fill="@cut" stroke="@pi" stroke-width="2.3"/>
    <path d="M44 18 60 46v58H44ZM70 48 82 68v38H70ZM20 54l10 18v32H20Z" fill="@tribes-plaster"/>
    <path d="M24 49 44 15l20 34ZM55 70 70 45l15 25ZM6 74 20 50l14 24Z" fill="@tribes-accent" stroke="@pi" stroke-width="2.2"/>
    <path d="M44 15 64 49H44ZM70 45 85 70H70Z" fill="@black" opacity=".2"/>
    <path d="M38 104V90a6 6 0 0 1 12 0v14ZM40 60h8v11h-8zM67 80h6v9h-6zM17 82h6v8h-6z" fill="@tribes-deep"/>
    <path d="M44 15V-2l17 5-17 6" fill="currentColor" stroke="@pi" stroke-width="2"/>"#,
)
.with_inks(&[inks::CLIFF, inks::MEADOW, inks::PLASTER]);

/// A kite; 60 by 100, its middle at 20, 30.
pub(super) static KITE: Symbol = Symbol::drawing(
    "tw-kite",
    60.0,
    100.0,
    r#"<g transform="translate(20 30)"><path d="M0 26C-6 44 10 52 34 66" fill="none" stroke="@pi" stroke-width="1.6"/>
    <path d="M0-28 17-4 0 26-17-4Z" fill="@tribes-accent" stroke="@pi" stroke-width="2.2"/>
    <path d="M0-28 17-4 0 26Z" fill="@black" opacity=".2"/>
    <path d="M0-28V26M-17-4H17" stroke="@pi" stroke-width="1.5"/>
    <path d="M-6 38l5 4-6 4ZM8 52l-6 3 6 4Z" fill="@tribes-accent" stroke="@pi" stroke-width="1.3"/>
    </g>"#,
);

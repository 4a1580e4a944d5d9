//! The five guides, each a face in a roundel; 48 by 48. They differ by headgear before colour.

use bocage_canvas::Symbol;

use super::inks;
use crate::vocabulary::Board;

/// The portrait of a board's guide.
pub(super) fn of(board: Board) -> &'static Symbol {
    match board {
        Board::Zephyr => &ZEPHYR,
        Board::Ondine => &ONDINE,
        Board::Sylva => &SYLVA,
        Board::Ember => &EMBER,
        Board::Dawn => &DAWN,
    }
}

/// All of them.
pub(super) static ALL: [&Symbol; 5] = [&ZEPHYR, &ONDINE, &SYLVA, &EMBER, &DAWN];

/// A portrait: what is behind the head, and what is on it.
macro_rules! portrait {
    ($name:ident, $id:literal, $coat:literal, $behind:literal, $over:literal) => {
        static $name: Symbol = Symbol::drawing(
            $id,
            48.0,
            48.0,
            concat!(
                r#"<circle cx="24" cy="24" r="22.5" fill="@tribes-sky" stroke="@pi" stroke-width="2"/>"#,
                $behind,
                r#"<path d="M9 42C9 33 15 31 24 31s15 2 15 11a22.5 22.5 0 0 1-30 0Z" fill=""#,
                $coat,
                r#"" stroke="@print" stroke-width="2"/>"#,
                $over,
            ),
        )
        .with_inks(inks::ALL);
    };
}

portrait!(
    ZEPHYR,
    "tw-zephyr",
    "@tribes-deep",
    r#"<path d="M4 14h12c5 0 5-6 1-6M6 20h7" fill="none" stroke="@tribes-gust" stroke-width="2.4"/>"#,
    r#"<path d="M13 24C13 12 18 8 25 8c8 0 12 6 11 16-1 7-6 11-12 11s-11-5-11-11Z" fill="@tribes-accent" stroke="@print" stroke-width="2"/>
    <path d="M25 8c8 0 12 6 11 16-1 7-6 11-12 11 9-6 9-18 1-27Z" fill="@black" opacity=".2"/>
    <path d="M17 24c0-5 3-8 7.5-8s7.5 3 7.5 8-3.5 9-7.5 9-7.5-4-7.5-9Z" fill="@tribes-skin" stroke="@print" stroke-width="1.6"/>
    <path d="M16 20.5h17" stroke="@print" stroke-width="2"/>
    <circle cx="21" cy="21" r="3.6" fill="@water-lit" stroke="@print" stroke-width="1.6"/>
    <circle cx="28.5" cy="21" r="3.6" fill="@water-lit" stroke="@print" stroke-width="1.6"/>
    <path d="M22 28.5q2.5 2 5 0" fill="none" stroke="@print" stroke-width="1.6"/>"#
);

portrait!(
    ONDINE,
    "tw-ondine",
    "@tribes-stream",
    r#"<path d="M11 40C6 26 10 9 24 8s19 15 13 32c-3-3-5-1-7 1H18c-2-3-4-4-7-1Z" fill="@water-dark" stroke="@print" stroke-width="2"/>
    <path d="M13 34c1-3-1-5 0-8M35 34c-1-3 1-5 0-8" fill="none" stroke="@water-lit" stroke-width="1.6"/>"#,
    r#"<path d="M16.5 22c0-6 3-9 7.5-9s7.5 3 7.5 9-3.5 11-7.5 11-7.5-5-7.5-11Z" fill="@tribes-skin" stroke="@print" stroke-width="1.6"/>
    <path d="M15 21c3-1 7-4 9-8 2 4 6 7 9 8 0-8-3-12-9-12s-9 4-9 12Z" fill="@water-dark" stroke="@print" stroke-width="1.6"/>
    <path d="M24 10c2 2.5 2.6 3.6 2.6 5a2.6 2.6 0 0 1-5.2 0c0-1.4.6-2.5 2.6-5Z" fill="@water-lit" stroke="@print" stroke-width="1.2"/>
    <path d="M20.5 23.5h.01M27.5 23.5h.01" stroke="@print" stroke-width="2.6"/>
    <path d="M21.5 28.5q2.5 2 5 0" fill="none" stroke="@print" stroke-width="1.6"/>"#
);

portrait!(
    SYLVA,
    "tw-sylva",
    "@leaf-dark",
    r#"<path d="M24 4c7 2 14 10 13 22-1 7-6 10-13 10s-12-3-13-10C10 14 17 6 24 4Z" fill="@leaf" stroke="@print" stroke-width="2"/>
    <path d="M24 4c7 2 14 10 13 22-1 7-6 10-13 10 8-9 8-22 0-32Z" fill="@leaf-dark"/>"#,
    r#"<path d="M16.5 24c0-5 3-8.5 7.5-8.5s7.5 3.5 7.5 8.5-3.5 9.5-7.5 9.5-7.5-4.5-7.5-9.5Z" fill="@tribes-skin" stroke="@print" stroke-width="1.6"/>
    <path d="M24 15.5C17 15 14 11 14 6c6 0 10 3 10 9.5ZM24 15.5c0-5 3-8 8-8 .5 5-3 8-8 8Z" fill="@leaf-lit" stroke="@print" stroke-width="1.5"/>
    <path d="M20.5 23h.01M27.5 23h.01" stroke="@print" stroke-width="2.6"/>
    <path d="M17.5 27.5c1 2.5 3 5.5 6.5 5.5s5.5-3 6.5-5.5c-2 1-4 1.3-6.5 1.3s-4.5-.3-6.5-1.3Z" fill="@bark" stroke="@print" stroke-width="1.3"/>"#
);

portrait!(
    EMBER,
    "tw-ember",
    "@bark-dark",
    r#"<path d="M12 30C8 22 11 17 12 10c3 3 4 4 5 6C18 10 20 7 24 3c1 5 4 7 6 12 1-2 2-4 5-6 1 7 5 13 1 21Z" fill="@tribes-flame" stroke="@print" stroke-width="2"/>
    <path d="M24 3c1 5 4 7 6 12 1-2 2-4 5-6 1 7 5 13 1 21H26c4-9 3-18-2-27Z" fill="@black" opacity=".2"/>"#,
    r#"<path d="M16.5 23c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5-3.5 10-7.5 10-7.5-5-7.5-10Z" fill="@tribes-skin" stroke="@print" stroke-width="1.6"/>
    <path d="M16 21c2-3 3-4 5-6 1 2 2 2.5 3 3 1-1 2-2 3-3 2 2 3 3 5 6 0-6-3-9-8-9s-8 3-8 9Z" fill="@tribes-flame" stroke="@print" stroke-width="1.5"/>
    <path d="M20.5 24h.01M27.5 24h.01" stroke="@print" stroke-width="2.6"/>
    <path d="M18 26.5h3M27 26.5h3" stroke="@tribes-fire" stroke-width="1.6"/>
    <path d="M21.5 29q2.5 1.5 5 0" fill="none" stroke="@print" stroke-width="1.6"/>"#
);

portrait!(
    DAWN,
    "tw-dawn",
    "@tribes-orange",
    r#"<path d="M24 2l2.5 6 5-4 .5 6.5 6-1.5-1.5 6 6.5.5-4 5 5 3.5-6 2.5 2 6-6.5-1M24 2l-2.5 6-5-4-.5 6.5-6-1.5 1.5 6-6.5.5 4 5-5 3.5 6 2.5-2 6 6.5-1" fill="@sun" stroke="@print" stroke-width="1.6"/>
    <circle cx="24" cy="22" r="13.5" fill="@tribes-wind-lit" stroke="@print" stroke-width="1.8"/>"#,
    r#"<path d="M16.5 23c0-5.5 3-8.5 7.5-8.5s7.5 3 7.5 8.5-3.5 10-7.5 10-7.5-4.5-7.5-10Z" fill="@tribes-skin" stroke="@print" stroke-width="1.6"/>
    <path d="M15.5 25c0-9 3.5-13.5 8.5-13.5s8.5 4.5 8.5 13.5c-2-3-3-5-3.5-7.5-3 1.5-7 1.5-10 0-.5 2.5-1.5 4.5-3.5 7.5Z" fill="@bark" stroke="@print" stroke-width="1.5"/>
    <circle cx="24" cy="12.5" r="2.6" fill="@sun" stroke="@print" stroke-width="1.2"/>
    <path d="M20.5 23.5h.01M27.5 23.5h.01" stroke="@print" stroke-width="2.6"/>
    <path d="M21.5 28.5q2.5 2 5 0" fill="none" stroke="@print" stroke-width="1.6"/>"#
);

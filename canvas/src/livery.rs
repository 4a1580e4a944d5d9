//! Liveries: the five seats, each a colour and a mark that are never apart.
//!
//! Invariants: every disc has a rim, so pale and dark seats stand on any ground; the mark says the
//! seat without colour. Wooden pieces take [`Livery::ink`]; where one is over 20 units, or where
//! several seats mix, print [`Livery::mark`] on it.

use crate::ink::Ink;
use crate::symbol::Symbol;

/// Colour and mark of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Livery {
    /// Red, a dot.
    Poppy,
    /// Blue, two stripes.
    Cornflower,
    /// Yellow, two chevrons.
    Broom,
    /// Dark violet, a ring.
    Sloe,
    /// Off-white, a cross.
    Hawthorn,
}

impl Livery {
    /// All five, in seat order.
    pub const ALL: [Livery; 5] =
        [Livery::Poppy, Livery::Cornflower, Livery::Broom, Livery::Sloe, Livery::Hawthorn];

    /// The livery of the seat with that index, counted from zero; a sixth seat starts again.
    pub const fn of(seat: usize) -> Self {
        Self::ALL[seat % Self::ALL.len()]
    }

    /// The colour of its pieces.
    pub const fn ink(self) -> Ink {
        match self {
            Livery::Poppy => Ink::SEAT_1,
            Livery::Cornflower => Ink::SEAT_2,
            Livery::Broom => Ink::SEAT_3,
            Livery::Sloe => Ink::SEAT_4,
            Livery::Hawthorn => Ink::SEAT_5,
        }
    }

    /// What is printed on its colour.
    pub const fn mark_ink(self) -> Ink {
        match self {
            Livery::Poppy => Ink::SEAT_1_MARK,
            Livery::Cornflower => Ink::SEAT_2_MARK,
            Livery::Broom => Ink::SEAT_3_MARK,
            Livery::Sloe => Ink::SEAT_4_MARK,
            Livery::Hawthorn => Ink::SEAT_5_MARK,
        }
    }

    /// The disc that precedes a name: colour, rim and mark, in a 24 box.
    pub const fn disc(self) -> &'static Symbol {
        match self {
            Livery::Poppy => &DISC_1,
            Livery::Cornflower => &DISC_2,
            Livery::Broom => &DISC_3,
            Livery::Sloe => &DISC_4,
            Livery::Hawthorn => &DISC_5,
        }
    }

    /// The mark alone, in its ink, in a 24 box: printed on pieces.
    pub const fn mark(self) -> &'static Symbol {
        match self {
            Livery::Poppy => &MARK_1,
            Livery::Cornflower => &MARK_2,
            Livery::Broom => &MARK_3,
            Livery::Sloe => &MARK_4,
            Livery::Hawthorn => &MARK_5,
        }
    }
}

impl From<Livery> for Ink {
    fn from(livery: Livery) -> Self {
        livery.ink()
    }
}

static DISC_1: Symbol = Symbol::drawing(
    "s-1",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@seat-1" stroke="@seat-rim" stroke-width="1.6"/>
    <circle cx="12" cy="12" r="3.8" fill="@seat-1-mark"/>"#,
);

static MARK_1: Symbol =
    Symbol::drawing("m-1", 24.0, 24.0, r#"<circle cx="12" cy="12" r="3.8" fill="@seat-1-mark"/>"#);

static DISC_2: Symbol = Symbol::drawing(
    "s-2",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@seat-2" stroke="@seat-rim" stroke-width="1.6"/>
    <path d="M6.5 9h11M6.5 15h11" stroke="@seat-2-mark" stroke-width="2.8"/>"#,
);

static MARK_2: Symbol = Symbol::drawing(
    "m-2",
    24.0,
    24.0,
    r#"<path d="M6.5 9h11M6.5 15h11" stroke="@seat-2-mark" stroke-width="2.8"/>"#,
);

static DISC_3: Symbol = Symbol::drawing(
    "s-3",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@seat-3" stroke="@seat-rim" stroke-width="1.6"/>
    <path d="M6.8 10.5 12 6.5l5.2 4M6.8 17 12 13l5.2 4" fill="none" stroke="@seat-3-mark" stroke-width="2.5"/>"#,
);

static MARK_3: Symbol = Symbol::drawing(
    "m-3",
    24.0,
    24.0,
    r#"<path d="M6.8 10.5 12 6.5l5.2 4M6.8 17 12 13l5.2 4" fill="none" stroke="@seat-3-mark" stroke-width="2.5"/>"#,
);

static DISC_4: Symbol = Symbol::drawing(
    "s-4",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@seat-4" stroke="@seat-rim" stroke-width="1.6"/>
    <circle cx="12" cy="12" r="4.8" fill="none" stroke="@seat-4-mark" stroke-width="2.6"/>"#,
);

static MARK_4: Symbol = Symbol::drawing(
    "m-4",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="4.8" fill="none" stroke="@seat-4-mark" stroke-width="2.6"/>"#,
);

static DISC_5: Symbol = Symbol::drawing(
    "s-5",
    24.0,
    24.0,
    r#"<circle cx="12" cy="12" r="10" fill="@seat-5" stroke="@seat-rim" stroke-width="1.6"/>
    <path d="M12 6.3v11.4M6.3 12h11.4" stroke="@seat-5-mark" stroke-width="3"/>"#,
);

static MARK_5: Symbol = Symbol::drawing(
    "m-5",
    24.0,
    24.0,
    r#"<path d="M12 6.3v11.4M6.3 12h11.4" stroke="@seat-5-mark" stroke-width="3"/>"#,
);

/// Discs and marks of all seats.
pub(crate) static SYMBOLS: [&Symbol; 10] =
    [&DISC_1, &DISC_2, &DISC_3, &DISC_4, &DISC_5, &MARK_1, &MARK_2, &MARK_3, &MARK_4, &MARK_5];

//! The lie of the land: where regions, bridges, cards and people are, wide and tall.
//!
//! One drawing serves both: a [`Lie`] is a record of places.

use bocage_canvas::art::plants;
use bocage_canvas::{Outline, Symbol};

use super::art::pieces;
use super::card::{self, Shape};
use crate::vocabulary::Bridge;

/// A bridge: its middle, how long and how wide it is.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) length: f64,
    pub(super) width: f64,
    /// From bank to bank it goes north to south, else west to east.
    pub(super) upright: bool,
}

impl Span {
    /// The space it takes, for a ring.
    pub(super) fn outline(&self) -> Outline {
        let (w, h) = self.size();
        Outline::rect(self.x - w / 2.0 - 2.0, self.y - h / 2.0 + 1.0, w + 4.0, h - 2.0, 14.0)
    }

    fn size(&self) -> (f64, f64) {
        if self.upright { (self.width, self.length) } else { (self.length, self.width) }
    }

    /// Its two landings: north and south, or west and east.
    pub(super) fn landings(&self) -> [(f64, f64); 2] {
        let half = self.length / 2.0;
        if self.upright {
            [(self.x, self.y - half), (self.x, self.y + half)]
        } else {
            [(self.x - half, self.y), (self.x + half, self.y)]
        }
    }
}

/// Places for pieces of one kind in a region, by their feet.
#[derive(Clone, Copy)]
pub(super) struct Spots {
    /// Left end, and the feet of the front row.
    pub(super) x: f64,
    pub(super) y: f64,
    /// How wide a row is.
    pub(super) width: f64,
    /// How many stand side by side before another row begins behind.
    pub(super) row: usize,
    /// How wide a piece is.
    pub(super) size: f64,
}

impl Spots {
    /// How wide a piece is among `count`: a little less where two rows stand.
    pub(super) fn size_of(&self, count: usize) -> f64 {
        if count > self.row { self.size * 0.82 } else { self.size }
    }

    /// The middle of the foot of one piece among `count`.
    pub(super) fn place(&self, index: usize, count: usize) -> (f64, f64) {
        let size = self.size_of(count);
        let abreast = count.min(self.row).max(1);
        let pitch =
            if abreast > 1 { ((self.width - size) / (abreast - 1) as f64).min(size * 1.02) } else { 0.0 };
        let (line, column) = (index / self.row, index % self.row);
        let x = self.x + size / 2.0 + column as f64 * pitch;
        (x, self.y - line as f64 * size * 0.9)
    }
}

/// The places of a picture.
pub(super) struct Lie {
    pub(super) view: (f64, f64),
    /// Borders of the regions.
    pub(super) land: [&'static str; 4],
    pub(super) card: &'static Shape,
    pub(super) cards: [(f64, f64); 10],
    pub(super) bridges: [Span; 7],
    /// Left top of the region's flag.
    pub(super) flags: [(f64, f64); 4],
    pub(super) flag: f64,
    pub(super) houses: [Spots; 4],
    pub(super) beavers: [Spots; 4],
    /// Middle, top and width of the balloon.
    pub(super) balloon: [(f64, f64, f64); 4],
    pub(super) paw: f64,
    /// Decoration of the banks and of the water: left, top, width.
    pub(super) plants: &'static [(&'static Symbol, f64, f64, f64)],
    pub(super) hedges: &'static [&'static str],
}

const fn upright(x: f64, y: f64, length: f64, width: f64) -> Span {
    Span { x, y, length, width, upright: true }
}

const fn across(x: f64, y: f64, length: f64, width: f64) -> Span {
    Span { x, y, length, width, upright: false }
}

const fn spots(x: f64, y: f64, width: f64, row: usize, size: f64) -> Spots {
    Spots { x, y, width, row, size }
}

/// For screens.
pub(super) static WIDE: Lie = Lie {
    view: (800.0, 476.0),
    land: [
        "M-800-400H1600V112H830C770 122 720 110 640 114S480 122 400 113 200 121 100 113 0 119-30 115H-800Z",
        "M1600 183H830C760 190 620 178 520 186 496 190 487 210 487 238 487 266 496 286 520 290 620 298 760 286 830 293H1600Z",
        "M-800 876H1600V364H830C770 354 720 366 640 362S480 354 400 363 200 355 100 363 0 357-30 361H-800Z",
        "M50 186C140 178 280 190 372 183 400 184 410 206 409 238 410 270 400 292 372 293 280 286 140 298 50 290 24 288 14 268 15 238 14 208 24 188 50 186Z",
    ],
    card: &card::WIDE,
    cards: [
        (196.0, 9.0),
        (312.0, 9.0),
        (428.0, 9.0),
        (588.0, 193.0),
        (694.0, 193.0),
        (196.0, 373.0),
        (312.0, 373.0),
        (428.0, 373.0),
        (92.0, 193.0),
        (200.0, 193.0),
    ],
    bridges: [
        upright(55.0, 151.0, 86.0, 64.0),
        upright(352.0, 151.0, 86.0, 64.0),
        upright(55.0, 325.0, 86.0, 64.0),
        upright(352.0, 325.0, 86.0, 64.0),
        upright(640.0, 151.0, 86.0, 64.0),
        upright(640.0, 325.0, 86.0, 64.0),
        across(448.0, 238.0, 104.0, 64.0),
    ],
    flags: [(12.0, 10.0), (500.0, 157.0), (12.0, 441.0), (116.0, 157.0)],
    flag: 26.0,
    houses: [
        spots(8.0, 100.0, 166.0, 4, 40.0),
        spots(506.0, 226.0, 80.0, 4, 34.0),
        spots(8.0, 430.0, 166.0, 4, 40.0),
        spots(19.0, 278.0, 70.0, 2, 34.0),
    ],
    beavers: [
        spots(562.0, 103.0, 168.0, 4, 52.0),
        spots(505.0, 284.0, 82.0, 2, 46.0),
        spots(562.0, 464.0, 168.0, 4, 52.0),
        spots(303.0, 276.0, 94.0, 2, 50.0),
    ],
    balloon: [(764.0, 3.0, 60.0), (744.0, 297.0, 40.0), (764.0, 368.0, 60.0), (212.0, 297.0, 40.0)],
    paw: 22.0,
    plants: &[
        (&pieces::PADS, 452.0, 134.0, 44.0),
        (&pieces::REEDS, 540.0, 122.0, 38.0),
        (&pieces::PADS, 120.0, 316.0, 42.0),
        (&pieces::REEDS, 274.0, 312.0, 40.0),
        (&pieces::PADS, 690.0, 318.0, 40.0),
        (&pieces::REEDS, 744.0, 124.0, 38.0),
        (&pieces::PADS, 452.0, 314.0, 42.0),
        (&pieces::REEDS, 548.0, 312.0, 38.0),
        (&pieces::PADS, 226.0, 132.0, 40.0),
        (&plants::BIG_TREE, 612.0, 0.0, 56.0),
        (&plants::SMALL_TREE, 572.0, 8.0, 44.0),
        (&plants::BUSH, 676.0, 18.0, 40.0),
        (&plants::SMALL_TREE, 128.0, 4.0, 44.0),
        (&plants::BIG_TREE, 640.0, 362.0, 56.0),
        (&plants::BUSH, 580.0, 378.0, 40.0),
        (&plants::SMALL_TREE, 690.0, 372.0, 44.0),
        (&plants::BUSH, 120.0, 434.0, 38.0),
    ],
    hedges: &[
        "M184-300V-10C182 30 188 60 180 100",
        "M550-300V-10C552 30 545 60 549 96",
        "M184 776V486C186 450 180 410 184 378",
        "M550 776V486C546 450 553 410 550 382",
    ],
};

/// For phones.
pub(super) static TALL: Lie = Lie {
    view: (390.0, 508.0),
    land: [
        "M-400-300H800V93H420C370 102 320 91 270 95S170 102 95 94 0 99-30 96H-400Z",
        "M800 165C370 171 310 159 256 167 230 171 222 190 222 254 222 318 230 337 256 341 310 347 370 335 800 342Z",
        "M-400 856H800V414H420C370 405 320 416 270 412S170 405 95 413 0 408-30 411H-400Z",
        "M-400 167C40 159 105 171 140 165 164 168 172 188 172 254 172 320 164 339 140 342 105 336 40 347-400 340Z",
    ],
    card: &card::TALL,
    cards: [
        (64.0, 5.0),
        (158.0, 5.0),
        (252.0, 5.0),
        (300.0, 169.0),
        (300.0, 256.0),
        (64.0, 420.0),
        (158.0, 420.0),
        (252.0, 420.0),
        (4.0, 169.0),
        (4.0, 256.0),
    ],
    bridges: [
        upright(38.0, 130.0, 74.0, 60.0),
        upright(130.0, 130.0, 74.0, 60.0),
        upright(38.0, 377.0, 74.0, 60.0),
        upright(130.0, 377.0, 74.0, 60.0),
        upright(262.0, 130.0, 74.0, 60.0),
        upright(262.0, 377.0, 74.0, 60.0),
        across(197.0, 254.0, 74.0, 62.0),
    ],
    flags: [(2.0, 12.0), (230.0, 309.0), (2.0, 476.0), (94.0, 309.0)],
    flag: 21.0,
    houses: [
        spots(2.0, 88.0, 58.0, 2, 29.0),
        spots(230.0, 206.0, 68.0, 4, 32.0),
        spots(2.0, 471.0, 58.0, 2, 29.0),
        spots(93.0, 206.0, 70.0, 4, 32.0),
    ],
    beavers: [
        spots(345.0, 92.0, 45.0, 2, 38.0),
        spots(236.0, 302.0, 62.0, 2, 42.0),
        spots(345.0, 504.0, 45.0, 2, 38.0),
        spots(92.0, 302.0, 68.0, 2, 42.0),
    ],
    balloon: [(366.0, 2.0, 27.0), (345.0, 349.0, 30.0), (366.0, 412.0, 27.0), (84.0, 349.0, 22.0)],
    paw: 21.0,
    plants: &[
        (&pieces::PADS, 178.0, 112.0, 36.0),
        (&pieces::REEDS, 180.0, 356.0, 38.0),
        (&pieces::REEDS, 318.0, 108.0, 36.0),
        (&pieces::PADS, 182.0, 306.0, 32.0),
        (&pieces::PADS, 186.0, 196.0, 28.0),
        (&pieces::PADS, 300.0, 384.0, 30.0),
    ],
    hedges: &[],
};

impl Lie {
    pub(super) fn of(narrow: bool) -> &'static Lie {
        if narrow { &TALL } else { &WIDE }
    }

    pub(super) fn bridge(&self, bridge: Bridge) -> &Span {
        &self.bridges[usize::from(bridge.0) % self.bridges.len()]
    }
}

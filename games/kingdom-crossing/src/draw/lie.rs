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
    view: (390.0, 410.0),
    land: [
        "M-400-300H800V78H420C370 87 320 76 270 80S170 87 95 79 0 84-30 81H-400Z",
        "M800 132C370 138 310 126 256 134 230 138 222 154 222 204 222 254 230 272 256 276 310 282 370 270 800 277Z",
        "M-400 756H800V332H420C370 323 320 334 270 330S170 323 95 331 0 326-30 329H-400Z",
        "M-400 134C40 126 105 138 140 132 164 134 172 152 172 204 172 256 164 274 140 277 105 271 40 282-400 275Z",
    ],
    card: &card::TALL,
    cards: [
        (73.0, 4.0),
        (161.0, 4.0),
        (249.0, 4.0),
        (302.0, 131.0),
        (302.0, 204.0),
        (73.0, 337.0),
        (161.0, 337.0),
        (249.0, 337.0),
        (4.0, 131.0),
        (4.0, 204.0),
    ],
    bridges: [
        upright(38.0, 106.0, 58.0, 58.0),
        upright(128.0, 106.0, 58.0, 58.0),
        upright(38.0, 303.0, 58.0, 58.0),
        upright(128.0, 303.0, 58.0, 58.0),
        upright(262.0, 106.0, 58.0, 58.0),
        upright(262.0, 303.0, 58.0, 58.0),
        across(197.0, 204.0, 72.0, 58.0),
    ],
    flags: [(2.0, 7.0), (226.0, 247.0), (2.0, 380.0), (94.0, 247.0)],
    flag: 23.0,
    houses: [
        spots(2.0, 77.0, 62.0, 2, 29.0),
        spots(230.0, 168.0, 68.0, 4, 30.0),
        spots(2.0, 379.0, 62.0, 2, 29.0),
        spots(94.0, 168.0, 68.0, 4, 30.0),
    ],
    beavers: [
        spots(336.0, 78.0, 54.0, 2, 36.0),
        spots(234.0, 244.0, 66.0, 2, 38.0),
        spots(336.0, 402.0, 54.0, 2, 36.0),
        spots(93.0, 244.0, 70.0, 2, 38.0),
    ],
    balloon: [(364.0, 1.0, 27.0), (352.0, 280.0, 26.0), (364.0, 333.0, 27.0), (83.0, 280.0, 24.0)],
    paw: 19.0,
    plants: &[
        (&pieces::PADS, 182.0, 94.0, 34.0),
        (&pieces::REEDS, 184.0, 284.0, 34.0),
        (&pieces::REEDS, 326.0, 90.0, 30.0),
        (&pieces::PADS, 182.0, 242.0, 30.0),
        (&pieces::PADS, 302.0, 290.0, 30.0),
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

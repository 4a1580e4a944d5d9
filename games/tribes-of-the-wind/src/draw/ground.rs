//! The ground under everything: sky, dunes, the floating land, its cells and its regions.

use bocage_canvas::art::heavens;
use bocage_canvas::{Face, Ink, Mood, Outline, Paint, Scene, Trace, text_width};
use bocage_engine::Message;

use super::inks;
use super::pieces;
use super::ruins;
use super::table::Table;
use super::tiles::SMOG;
use crate::components::Objective;
use crate::state::Side;
use crate::vocabulary::{Cell, Region, Terrain};

/// Distance between two cells of a terrain, across and down.
pub(super) const PITCH: (f64, f64) = (126.0, 112.0);

/// The top left corner of a cell, from that of A1.
pub(super) fn corner(cell: Cell) -> (f64, f64) {
    (f64::from(cell.0 % 4) * PITCH.0, f64::from(cell.0 / 4) * PITCH.1)
}

/// Sky, dunes and a little wind over the whole view; they go on beyond it. When the game is over it is
/// evening.
pub(super) fn sky(s: &mut Scene, evening: bool) {
    let [x, y, w, h] = s.view();
    let far = w.max(h) * 2.0;
    let (sky, hills) = match evening {
        true => (inks::EVENING, inks::EVENING_FAR),
        false => (Mood::TribesOfTheWind.sky(), inks::FAR),
    };
    s.group().hidden().draw(|s| {
        s.rect(x - far, y - far, w + far * 2.0, h + far * 2.0).fill(sky);
        if evening {
            s.path(dune((x, w), y + h * 0.3, far)).fill(inks::EVENING_MIST);
            s.path(dune((x, w), y + h * 0.56, far)).fill(inks::EVENING_GLOW);
            s.circle(x + w * 0.885, y + h * 0.8, h * 0.11).fill(Ink::SUN);
        }
        s.path(dune((x, w), y + h * 0.84, far)).fill(hills);
        s.path(dune((x, w), y + h * 0.92, far)).fill(inks::DUNE).stroke(Ink::PI, 1.5);
        s.path(dune((x, w), y + h * 0.975, far)).fill(inks::DUNE_2);
        for (left, top) in [(x - 10.0, y + 60.0), (x + w * 0.62, y + 24.0), (x - 20.0, y + h * 0.66)] {
            s.path("M0 0c40-14 80 8 150-12").at(left, top).stroke(inks::WISP, 4.5).round();
        }
    });
}

/// A dune as wide as the view and beyond, its crest around `top`.
fn dune((x, w): (f64, f64), top: f64, far: f64) -> Trace {
    Trace::new()
        .from(x - far, top)
        .curve((x - w * 0.25, top - 26.0), (x + w * 0.1, top + 14.0), (x + w * 0.5, top - 8.0))
        .curve((x + w * 0.9, top - 30.0), (x + w * 0.8, top - 26.0), (x + w * 1.25, top))
        .to(x + w + far, top)
        .to(x + w + far, top + far)
        .to(x - far, top + far)
        .close()
}

/// A cloud and two kites, where there is room for them.
pub(super) fn breeze(s: &mut Scene, cloud: (f64, f64), kites: &[(f64, f64, f64)]) {
    s.group().hidden().draw(|s| {
        s.stamp(&heavens::CLOUD, cloud.0, cloud.1, 84.0);
        for (x, y, lean) in kites {
            s.stamp(&pieces::KITE, *x, *y, 34.0).rotate_around(*lean, x + 12.0, y + 18.0);
        }
    });
}

/// The floating land, from the corner of A1.
pub(super) fn land(s: &mut Scene) {
    s.group().hidden().draw(|s| {
        s.path("M-15-5q0-12 12-12h504q12 0 12 12v346q0 10-8 16l-40 15-36-6-52 12-60-8-70 11-62-10-58 8-54-11-46 6-34-15q-8-5-8-14Z")
            .fill(inks::SOIL)
            .stroke(Ink::PI, 2.6)
            .round();
        s.path("M17 349l26 8M117 353l30 4M297 352l34 5M437 349l24 8M207 359l18 3")
            .stroke(inks::SOIL_LINE, 3.0)
            .round();
        s.rect(-15.0, -17.0, 528.0, 362.0).corner(14.0).fill(Mood::TribesOfTheWind.land()).stroke(Ink::PI, 2.4);
    });
}

impl Table<'_> {
    /// What lies in ruins on a cell of a side's board.
    pub(super) fn ruin(&self, side: &Side, cell: Cell) -> Option<Terrain> {
        let face = self.game.components.board(side.board?);
        Terrain::ALL.iter().copied().find(|terrain| face.terrain[terrain.index()] & cell.bit() != 0)
    }

    /// The ground of a cell without a tile, in a 120 by 106 box at the origin: ochre and smog while it
    /// is polluted, green once it is clean.
    pub(super) fn draw_ground(&self, s: &mut Scene, side: &Side, cell: Cell, tokens: &str) {
        let count = side.pollution[cell.index()];
        let edge = Outline::rect(0.0, 0.0, 120.0, 106.0, 10.0);
        let foul = count > 0;
        s.outline(&edge).fill(if foul { inks::FOUL } else { inks::CLEAN });
        if foul {
            s.outline(&edge).fill(Paint::Texture(&SMOG));
        } else {
            s.path("M15 95q1-7-2-9m3 9q0-6 4-8M101 27q1-7-2-9m3 9q0-6 4-8M93 93q1-7-2-9m3 9q0-6 4-8")
                .stroke(inks::GRASS, 2.0)
                .round();
        }
        if let Some(terrain) = self.ruin(side, cell) {
            s.stamp(ruins::of(terrain), 17.0, if foul { 4.0 } else { 18.0 }, 86.0);
        }
        draw_tokens(s, count, tokens);
    }

    /// The names of rows and columns on the frame, and the outline of the delta. Those that an own
    /// objective asks for are green.
    pub(super) fn draw_regions(&self, s: &mut Scene, side: &Side) {
        let wanted = |region: Region| {
            side.tucked().any(|card| {
                matches!(self.game.components.village_card(card).objective, Objective::TilesInRegion(of, _) if of == region)
            })
        };
        s.group().hidden().draw(|s| {
            s.rect(249.0, 109.0, 251.0, 223.0).corner(12.0).stroke(Ink::CUT, 4.5);
            s.rect(249.0, 109.0, 251.0, 223.0).corner(12.0).stroke(Ink::TRIBES_DEEP, 2.2).dash(&[7.0, 5.0]);
            s.path("M507 3q8 0 8 8v84q0 8-8 8M507 115q8 0 8 8v84q0 8-8 8M507 227q8 0 8 8v84q0 8-8 8M255-5q0-8 8-8h98q8 0 8 8M381-5q0-8 8-8h98q8 0 8 8")
                .stroke(Ink::TRIBES_DEEP, 2.6)
                .round();
        });
        let size = if self.narrow() { 17.5 } else { 14.6 };
        let name = |key: &'static str| self.word(key);
        for (column, words, region) in [
            (0, "A".to_owned(), None),
            (1, "B".to_owned(), None),
            (2, format!("C · {}", name("pic-mid-east")), Some(Region::MidEast)),
            (3, format!("D · {}", name("pic-east")), Some(Region::East)),
        ] {
            let x = 60.0 + PITCH.0 * f64::from(column);
            self.region_label(
                s,
                (x, -17.0),
                0.0,
                size,
                &words,
                region.map(|region| (region, wanted(region))),
            );
        }
        for (row, key, region) in [
            (0, "pic-north", Region::North),
            (1, "pic-center", Region::Center),
            (2, "pic-south", Region::South),
        ] {
            let y = 53.0 + PITCH.1 * f64::from(row);
            let words = format!("{} · {}", row + 1, name(key));
            self.region_label(s, (515.0, y), 90.0, size, &words, Some((region, wanted(region))));
        }
        let delta = Some((Region::Delta, wanted(Region::Delta)));
        self.region_label(s, (375.0, 221.0), 0.0, size, &name("pic-delta"), delta);
    }

    fn region_label(
        &self,
        s: &mut Scene,
        (x, y): (f64, f64),
        turn: f64,
        size: f64,
        words: &str,
        region: Option<(Region, bool)>,
    ) {
        let wanted = region.is_some_and(|(_, wanted)| wanted);
        let width = text_width(words, Face::Label, size) * 0.94 + size * 1.1;
        let tall = size * 1.5;
        let mut mark = s.group().class("region").at(x, y);
        if turn != 0.0 {
            mark = mark.rotate(turn);
        }
        if let Some((region, wanted)) = region {
            let key = if wanted { "pic-region-wanted" } else { "pic-region" };
            mark = mark.title(&self.say(&Message::new(key).with("region", crate::words::region(region))));
        }
        mark.draw(|s| {
            let ground = if wanted { inks::HELD } else { Ink::CUT };
            s.rect(-width / 2.0, -tall / 2.0, width, tall)
                .corner(tall / 2.0)
                .fill(ground)
                .stroke(Ink::PI, if wanted { 2.0 } else { 1.5 });
            s.text(0.0, size * 0.34, words).size(size).middle().fill(Ink::PRINT);
        });
    }
}

/// One to three tokens side by side; from four on one token and their number.
fn draw_tokens(s: &mut Scene, count: u8, name: &str) {
    let shown = if count > 3 { 1 } else { count };
    let shift = if count > 3 { 14.0 } else { 0.0 };
    for token in 0..count {
        let place = if count > 3 { 0.0 } else { f64::from(token) - (f64::from(shown) - 1.0) / 2.0 };
        s.group().piece(&format!("{name}-{token}")).draw(|s| {
            s.stamp_centred(&pieces::POLLUTION, 60.0 + 35.0 * place - shift, 85.0, 36.0);
        });
    }
    if count > 3 {
        s.text(66.0, 93.0, &format!("×{count}")).face(Face::Number).size(23.0).fill(Ink::PRINT);
    }
}

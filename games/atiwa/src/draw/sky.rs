//! Dusk: flat bands of sky, the setting sun, hills. It goes on beyond the view, so that it fills a frame
//! of any proportion; the frame clips it.

use bocage_canvas::{Mood, Scene};

use super::art::{self, pieces, prints};

/// How far the sky goes on beyond the view.
const BEYOND: f64 = 900.0;

pub(super) fn draw(s: &mut Scene) {
    let [left, top, width, height] = s.view();
    let (x, w) = (left - BEYOND, width + BEYOND * 2.0);
    let bottom = top + height;
    s.group().class("sky").hidden().draw(|s| {
        s.rect(x, top - BEYOND, w, height + BEYOND * 2.0).fill(Mood::Atiwa.sky());
        for (ink, share) in [(art::DUSK, 0.42), (art::EMBER, 0.22), (art::EVENING, 0.09)] {
            s.rect(x, top - BEYOND, w, BEYOND + height * share).fill(ink);
        }
        s.circle(left + width * 0.74, bottom - height * 0.17, height * 0.17).fill(art::SETTING);
        // Loose bats, low enough to be behind the cards of a large tableau.
        for (x, y, size, lean) in [
            (0.5, 0.7, 26.0, -8.0),
            (0.57, 0.665, 18.0, 8.0),
            (0.62, 0.72, 15.0, -6.0),
            (0.44, 0.66, 13.0, 10.0),
        ] {
            let (x, y) = (left + width * x, top + height * y);
            s.stamp_centred(&prints::BAT, x, y, size).color(art::BAT_LINE).rotate_around(lean, x, y);
        }
        draw_hills(s);
    });
}

/// Far and near hills, with trees and huts.
fn draw_hills(s: &mut Scene) {
    let [left, top, width, height] = s.view();
    let (x, w) = (left - BEYOND, width + BEYOND * 2.0);
    let (bottom, middle) = (top + height, left + width / 2.0);
    let hill = bottom - height * 0.12;
    s.path(format!(
        "M{x} {hill}L{left} {hill}c{a} -50 {b} -10 {c} -24s{d} 40 {e} -6H{right}V{low}H{x}Z",
        a = width * 0.14,
        b = width * 0.27,
        c = width * 0.42,
        d = width * 0.26,
        e = width * 0.58,
        right = x + w,
        low = bottom + BEYOND
    ))
    .fill(art::HILL);
    let near = bottom - height * 0.045;
    s.path(format!(
        "M{x} {near}L{left} {near}q{a} -34 {b} 4t{b} -12H{right}V{low}H{x}Z",
        a = width * 0.25,
        b = width * 0.5,
        right = x + w,
        low = bottom + BEYOND
    ))
    .fill(art::MEADOW);
    let ground = bottom - height * 0.05;
    for (share, size) in [(0.06, 44.0), (0.13, 30.0), (0.9, 40.0), (0.965, 30.0)] {
        s.stand(&pieces::TREE, left + width * share, ground, size);
    }
    s.stand(&pieces::HUT, middle - width * 0.28, ground + 4.0, 26.0);
    s.stand(&pieces::HUT, middle - width * 0.24, ground + 8.0, 20.0);
}

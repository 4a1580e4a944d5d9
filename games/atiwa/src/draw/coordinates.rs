//! Names of places: letters and numbers at the edges of a tableau, and the numbers of its cells, so that
//! what is said of "c1.3" can be found.

use bocage_canvas::{Face, Ink, Scene};

use super::art;
use super::card::{self, WIDTH};
use super::frame::Frame;
use super::tableau::Lie;
use crate::vocabulary::Coord;

/// Letters at the edges of a tableau, and the discs behind them.
const EDGE: f64 = 13.0;
const RADIUS: f64 = 7.6;
/// Room for them above and on the left.
pub(super) const ABOVE: f64 = 15.0;
pub(super) const BESIDE: f64 = 17.0;
/// Numbers in cells, on the screen; and the smallest scale of a tableau that has room for them.
const INDEX: f64 = 12.8;
const ROOMY: f64 = 0.8;

/// The letter of each column above it, the number of each row on its left.
pub(super) fn draw_edges(s: &mut Scene, lie: &Lie) {
    let tall = card::height(WIDTH, lie.name);
    s.group().class("coordinates").hidden().draw(|s| {
        for &(at, x, y) in &lie.spots {
            let (left, top) = (lie.x + x * lie.scale, lie.y + y * lie.scale);
            let name = at.to_string();
            let (letter, number) = name.split_at(1);
            if at.row() == 0 {
                edge(s, letter, (left + WIDTH * lie.scale / 2.0, top - 3.5));
            }
            if at.column() == 0 {
                edge(s, number, (left - BESIDE / 2.0, top + tall * lie.scale / 2.0 + 4.5));
            }
        }
    });
}

fn edge(s: &mut Scene, words: &str, (x, y): (f64, f64)) {
    // Readable on every part of the landscape.
    s.circle(x, y - EDGE * 0.33, RADIUS).fill(art::IVORY).fill_opacity(0.8);
    s.text(x, y, words).size(EDGE).middle().fill(Ink::PRINT);
}

/// The number of an empty cell, in its corner.
pub(super) fn draw_index(s: &mut Scene, index: u8, frame: Frame, scale: f64) {
    if scale < ROOMY {
        return;
    }
    let size = INDEX / scale;
    s.text(frame.x + size * 0.25, frame.y + size * 0.86, &(index + 1).to_string())
        .face(Face::Number)
        .size(size)
        .fill(art::EARTH)
        .opacity(0.62)
        .hidden();
}

/// The name of a card with the place where it lies.
pub(super) fn placed(name: &str, at: Option<Coord>) -> String {
    match at {
        Some(at) => format!("{at} · {name}"),
        None => name.to_owned(),
    }
}

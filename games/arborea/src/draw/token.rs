//! Symbols of trails, cards and tiles as tokens: families by outline. A disc is a biome or a season, a
//! square an action, a drop spirit, a toothed disc a creature that moves the sun.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Scene};

use super::art::{self, deeds};
use super::inks;
use crate::components::Symbol;
use crate::vocabulary::{Area, Biome};

/// The smallest drop whose number can be read on the board of a desk, and on a card.
const DROP: f64 = 21.6;
pub(super) const CARD_DROP: f64 = 25.4;

/// Draws a symbol around (`cx`, `cy`), `size` wide.
pub(super) fn draw(s: &mut Scene, symbol: Symbol, at: (f64, f64), size: f64) {
    draw_with(s, symbol, at, size, DROP);
}

/// The same; a drop is at least `drop` wide, for its number. Without, it has no number.
fn draw_with(s: &mut Scene, symbol: Symbol, (cx, cy): (f64, f64), size: f64, drop: f64) {
    match symbol {
        Symbol::Spirit(change) => draw_spirit(s, change, (cx, cy), size.max(drop), drop > 0.0),
        Symbol::Convert(from, to) => draw_conversion(s, from, to, (cx, cy), size),
        Symbol::GiftTo(area) => draw_gift_to(s, area, (cx, cy), size),
        Symbol::Sage => {
            s.stamp_centred(&art::people::SAGE, cx, cy, size).color(inks::ANYONE);
        }
        _ => {
            if let Some(drawing) = art::deed(symbol) {
                s.stamp_centred(drawing, cx, cy, size);
            }
        }
    }
}

/// Tokens side by side from `x` on, or closer if they need more than `width`.
pub(super) fn draw_row(s: &mut Scene, symbols: &[Symbol], at: (f64, f64), size: f64, width: f64) {
    draw_row_with(s, symbols, at, (size, width), DROP);
}

/// The same with drops at least `drop` wide, or without their numbers.
pub(super) fn draw_row_with(
    s: &mut Scene,
    symbols: &[Symbol],
    (x, y): (f64, f64),
    (size, width): (f64, f64),
    drop: f64,
) {
    let pitch = match symbols.len() {
        0 | 1 => 0.0,
        count => (size * 1.1).min((width - size) / (count - 1) as f64),
    };
    for (index, &symbol) in symbols.iter().enumerate() {
        draw_with(s, symbol, (x + size / 2.0 + pitch * index as f64, y), size, drop);
    }
}

fn draw_spirit(s: &mut Scene, change: i8, (cx, cy): (f64, f64), size: f64, number: bool) {
    let (drop, ink) = if change < 0 { (&deeds::COST, inks::COST) } else { (&deeds::GAIN, Ink::CASING) };
    s.stamp_centred(drop, cx, cy, size);
    if !number {
        return;
    }
    let words = format!("{change:+}").replace('-', "−");
    s.text(cx - size * 0.015, cy + size * 0.31, &words)
        .face(Face::Number)
        .size(size * 0.65)
        .middle()
        .fill(ink);
}

/// A disc cut in two: what is spent above, what comes below.
fn draw_conversion(s: &mut Scene, from: Biome, to: Biome, (cx, cy): (f64, f64), size: f64) {
    s.group().at(cx, cy).scale(size / 24.0).draw(|s| {
        s.path("M-7.8 7.8A11 11 0 0 1 7.8-7.8Z").fill(art::field(from).ink);
        s.path("M-7.8 7.8A11 11 0 0 0 7.8-7.8Z").fill(art::field(to).ink);
        s.circle(0.0, 0.0, 11.0).stroke(Ink::PI, 1.5);
        s.path("M-7.8 7.8 7.8-7.8").stroke(Ink::PI, 1.2);
        s.stamp_centred(art::glyph(from), -4.2, -4.0, 14.4);
        s.stamp_centred(art::glyph(to), 4.6, 4.4, 13.4);
    });
}

/// A parcel on the ground of the area, with its sign.
fn draw_gift_to(s: &mut Scene, area: Area, (cx, cy): (f64, f64), size: f64) {
    let (patch, _, deep) = art::patch(area);
    let ground = art::biome_of(area).map_or(patch, |biome| art::field(biome).ink);
    s.group().at(cx, cy).scale(size / 24.0).draw(|s| {
        s.rect(-10.5, -10.5, 21.0, 21.0).corner(5.0).fill(ground).stroke(Ink::PI, 1.5);
        s.stamp(&deeds::PARCEL, -11.5, -7.5, 19.0);
        s.circle(5.6, -5.4, 6.2).fill(Ink::CUT).stroke(Ink::PI, 1.0);
        draw_sign(s, area, (5.6, -5.4), 10.0, deep);
    });
}

/// What an area is about: its biome, a paw, or a card.
pub(super) fn draw_sign(s: &mut Scene, area: Area, (cx, cy): (f64, f64), size: f64, ink: Ink) {
    match (art::biome_of(area), area) {
        (Some(biome), _) => s.stamp_centred(art::glyph(biome), cx, cy, size),
        (None, Area::Creature) => s.stamp_centred(&icons::PAW, cx, cy, size * 0.92).color(ink),
        (None, _) => s.stamp_centred(&icons::CARDS, cx, cy, size * 0.92).color(ink),
    };
}

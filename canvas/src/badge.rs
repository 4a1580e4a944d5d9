//! Badges: a verb or a value beside a piece.
//!
//! Invariant: badges are drawn last, take no pointer events (the ring below is the target), and say by
//! shape what they say by colour.

use crate::art::badges::{SHADE_GROUND, SUN_GROUND};
use crate::art::{icons_nature as nature, icons_verbs as verb};
use crate::ink::Ink;
use crate::lettering::Face;
use crate::scene::Scene;
use crate::symbol::Symbol;

/// What a badge says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Badge<'a> {
    /// A value in the sun.
    Sun(&'a str),
    /// A value in the shade.
    Shade(&'a str),
    /// A click plants or adds.
    Plus,
    /// A click grows or raises.
    Grow,
    /// A click moves here; degrees turn the arrow clockwise from north.
    Arrow(f64),
    /// A click does what the icon shows.
    Verb(&'static Symbol),
    /// Selected.
    Tick,
    /// Not allowed.
    Lock,
    /// Suggested by the lantern.
    Lantern,
    /// A gain or a loss, in words: `+3`, `x4`.
    Amount(&'a str),
}

impl Scene {
    /// Draws a badge of radius `r` (11.5 on a board of 88-unit spaces) around (`cx`, `cy`).
    pub fn badge(&mut self, cx: f64, cy: f64, r: f64, badge: Badge<'_>) {
        self.group().class("badge").hidden().draw(|s| match badge {
            Badge::Sun(value) => s.value_badge(cx, cy, r, &SUN_GROUND, Ink::PRINT, value),
            Badge::Shade(value) => s.value_badge(cx, cy, r, &SHADE_GROUND, Ink::MOONLIGHT, value),
            Badge::Plus => s.verb_badge(cx, cy, r, &verb::PLUS, 0.0),
            Badge::Grow => s.verb_badge(cx, cy, r, &verb::GROW, 0.0),
            Badge::Arrow(degrees) => s.verb_badge(cx, cy, r, &verb::GROW, degrees),
            Badge::Verb(icon) => s.verb_badge(cx, cy, r, icon, 0.0),
            Badge::Tick => s.verb_badge(cx, cy, r, &verb::TICK, 0.0),
            Badge::Lock => s.icon_badge((cx, cy), r, Ink::PRINT_2, Ink::CASING, &verb::LOCK, 0.0),
            Badge::Lantern => s.icon_badge((cx, cy), r, Ink::HINT_FILL, Ink::PRINT, &verb::HINT, 0.0),
            Badge::Amount(words) => s.amount_badge(cx, cy, r, words),
        });
    }

    fn value_badge(&mut self, cx: f64, cy: f64, r: f64, ground: &'static Symbol, ink: Ink, value: &str) {
        self.stamp_centred(ground, cx, cy, r / 11.5 * 34.0);
        self.text(cx, cy + r * 0.45, value).face(Face::Number).size(r * 1.3).middle().fill(ink).fit(r * 1.7);
    }

    fn verb_badge(&mut self, cx: f64, cy: f64, r: f64, icon: &'static Symbol, degrees: f64) {
        self.icon_badge((cx, cy), r, Ink::RING, Ink::CASING, icon, degrees);
    }

    fn icon_badge(
        &mut self,
        (cx, cy): (f64, f64),
        r: f64,
        ground: Ink,
        ink: Ink,
        icon: &'static Symbol,
        degrees: f64,
    ) {
        self.circle(cx, cy, r).fill(ground).stroke(Ink::CASING, r * 0.24);
        let mark = self.stamp_centred(icon, cx, cy, r * 1.42).color(ink);
        if degrees != 0.0 {
            mark.rotate_around(degrees, cx, cy);
        }
    }

    fn amount_badge(&mut self, cx: f64, cy: f64, r: f64, words: &str) {
        let width = (crate::lettering::text_width(words, Face::Number, r * 1.2) + r).max(r * 2.0);
        self.rect(cx - width / 2.0, cy - r, width, r * 2.0)
            .corner(r)
            .fill(Ink::SUN)
            .stroke(Ink::SUN_EDGE, r * 0.15);
        self.text(cx, cy + r * 0.42, words).face(Face::Number).size(r * 1.2).middle().fill(Ink::PRINT);
    }

    /// A field's worth: `count` seeds, a dry diamond when it is none.
    pub fn fertility(&mut self, cx: f64, cy: f64, size: f64, count: usize) {
        use crate::art::plants::{ARID, SEED};
        if count == 0 {
            self.stamp_centred(&ARID, cx, cy, size);
        }
        let pitch = size * 0.83;
        let start = cx + pitch * (count as f64 - 1.0) / 2.0;
        for seed in 0..count {
            // Right to left, so that each seed overlaps the next on its shaded side.
            self.stamp_centred(&SEED, start - pitch * seed as f64, cy, size);
        }
    }

    /// A number after an icon: the grammar of costs and effects. Returns where the next one starts.
    pub fn icon_and_number(&mut self, x: f64, y: f64, size: f64, icon: &'static Symbol, value: &str) -> f64 {
        self.stamp(icon, x, y - size * 0.82, size).color(Ink::INK);
        let start = x + size * 1.15;
        self.text(start, y, value).face(Face::Number).size(size * 0.86);
        start + crate::lettering::text_width(value, Face::Number, size * 0.86) + size * 0.3
    }

    /// The sun or the moon of a legend: a round value with a word.
    pub fn legend(&mut self, x: f64, y: f64, badge: Badge<'_>, words: &str) {
        self.badge(x + 12.0, y, 10.0, badge);
        self.text(x + 30.0, y + 5.0, words).face(Face::Body).size(14.0);
    }

    /// A crescent for rounds that end at night.
    pub fn moon(&mut self, cx: f64, cy: f64, r: f64) {
        self.icon_badge((cx, cy), r, Ink::NIGHT, Ink::MOONLIGHT, &nature::MOON, 0.0);
    }
}

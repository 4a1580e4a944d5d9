//! Hedges: the scalloped green line that parts what must not be confused. Our signature.
//!
//! Invariant: one border, three dotted strokes with round ends: outline, body, and a light moved up
//! and left, towards the lamp. It costs three elements whatever its length and follows any path.

use crate::art::textures::FOLIAGE;
use crate::ink::Ink;
use crate::scene::Scene;

/// Dots of almost no length: some renderers draw nothing for none at all.
const DOT: f64 = 0.01;

impl Scene {
    /// A hedge along `border`, of leaves of radius `r` (5.6 on a board of 88-unit spaces).
    pub fn hedge(&mut self, border: impl AsRef<str>, r: f64) {
        self.hedge_in(border.as_ref(), r, [Ink::HEDGE_LINE, Ink::HEDGE_BODY, Ink::HEDGE_LIT]);
    }

    /// A hedge in the inks of a mood: outline, body, light.
    pub(crate) fn hedge_in(&mut self, border: &str, r: f64, [line, body, light]: [Ink; 3]) {
        let rhythm = [DOT, 1.35 * r, DOT, 1.55 * r, DOT, 1.2 * r];
        self.group().fill(crate::Paint::None).round().dash(&rhythm).hidden().draw(|s| {
            s.path(border).stroke(line, 2.5 * r);
            s.path(border).stroke(body, 2.0 * r);
            s.path(border).stroke(light, 0.62 * r).at(-0.3 * r, -0.38 * r);
        });
    }

    /// A thicket: the closed `border` filled with leaves, its edge scalloped by leaves of radius `r`.
    pub fn thicket(&mut self, border: impl AsRef<str>, r: f64) {
        let border = border.as_ref();
        let rhythm = [DOT, 1.5 * r, DOT, 1.75 * r, DOT, 1.35 * r];
        self.group().round().dash(&rhythm).hidden().draw(|s| {
            s.path(border).stroke(Ink::HEDGE_LINE, 2.0 * r + 3.4);
            s.path(border).fill(Ink::HEDGE_BODY).stroke(Ink::HEDGE_BODY, 2.0 * r);
            s.path(border).fill(&FOLIAGE);
        });
    }

    /// Furrows: the dotted lines that part the spaces of one region.
    pub fn furrows(&mut self, lines: impl AsRef<str>) {
        self.path(lines).stroke(Ink::PI, 2.0).dash(&[1.0, 7.0]).round().opacity(0.55).hidden();
    }
}

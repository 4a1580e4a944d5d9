//! Tracks: holes on a thread, one marker.
//!
//! Invariants: the value is printed in each hole and on the marker that hides it; the first hole is
//! `hedge-soft`; the next value is ringed `fresh`. On a phone a track becomes [`Scene::pips`].

use crate::art::pieces::PEG;
use crate::escape::number;
use crate::ink::Ink;
use crate::lettering::Face;
use crate::livery::Livery;
use crate::scene::Scene;

/// A track to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track<'a> {
    /// The value of each hole, from the start.
    pub values: &'a [i32],
    /// The hole the marker stands in.
    pub at: usize,
    /// Whose marker it is.
    pub livery: Livery,
    /// The hole to ring as the next value.
    pub next: Option<usize>,
    /// The name of the marker for the page's animation (see [`crate::Mark::piece`]).
    pub piece: &'a str,
}

impl<'a> Track<'a> {
    /// Distance between two holes; a hole has a radius of 8.2.
    pub const PITCH: f64 = 19.4;

    /// A track with its marker in the first hole.
    pub const fn new(values: &'a [i32], livery: Livery) -> Self {
        Self { values, at: 0, livery, next: None, piece: "" }
    }

    /// Draws it with the middle of its first hole at (`x`, `y`), `scale` times its natural size.
    pub fn draw(&self, scene: &mut Scene, x: f64, y: f64, scale: f64) {
        scene.group().at(x, y).scale(scale).draw(|s| self.draw_here(s));
    }

    fn draw_here(&self, s: &mut Scene) {
        let place = |hole: usize| hole as f64 * Self::PITCH;
        let end = place(self.values.len().saturating_sub(1));
        s.line(0.0, 0.0, end, 0.0).stroke(Ink::OUTLINE, 2.0);
        for (hole, value) in self.values.iter().enumerate() {
            let ground = if hole == 0 { Ink::HEDGE_SOFT } else { Ink::PAPER_2 };
            s.circle(place(hole), 0.0, 8.2).fill(ground).stroke(Ink::OUTLINE, 1.4);
            // The marker prints its own value over its hole.
            if hole != self.at {
                print_value(s, place(hole), 4.3, 12.0, *value, Ink::INK_2);
            }
        }
        if let Some(next) = self.next.filter(|hole| *hole < self.values.len()) {
            s.circle(place(next), 0.0, 8.5).stroke(Ink::FRESH, 2.6).fill(crate::Paint::None);
        }
        let Some(value) = self.values.get(self.at) else { return };
        let x = place(self.at);
        let marker = s.group();
        let marker = if self.piece.is_empty() { marker } else { marker.piece(self.piece) };
        marker.draw(|s| {
            s.stand(&PEG, x, 6.0, 26.0).color(self.livery);
            print_value(s, x, -5.2, 13.0, *value, self.livery.mark_ink());
        });
    }
}

fn print_value(s: &mut Scene, x: f64, y: f64, size: f64, value: i32, ink: Ink) {
    let mut words = String::new();
    number(&mut words, f64::from(value));
    s.text(x, y, &words).face(Face::Number).size(size).middle().fill(ink).fit(13.0);
}

impl Scene {
    /// A track as pips, on a phone: `filled` of `total`, the first at (`x`, `y`).
    pub fn pips(&mut self, x: f64, y: f64, filled: usize, total: usize, livery: Livery) {
        for pip in 0..total {
            let cx = x + pip as f64 * 9.0;
            if pip < filled {
                self.circle(cx, y, 3.4).fill(livery).stroke(Ink::SEAT_RIM, 1.0);
            } else {
                self.circle(cx, y, 3.0).stroke(Ink::OUTLINE, 1.3);
            }
        }
    }
}

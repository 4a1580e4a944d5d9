//! Seats in a picture: the disc before a name, and the bars of the final count.
//!
//! Invariants: a seat is never told by colour alone; the disc precedes the name; segments come in the
//! same order for every seat, each with its icon, texture and number.

use crate::ink::Ink;
use crate::lettering::{Face, text_width};
use crate::livery::Livery;
use crate::paint::Paint;
use crate::scene::Scene;
use crate::symbol::Symbol;

/// One category of a final count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Its sign.
    pub icon: &'static Symbol,
    /// Its flat colour.
    pub ink: Ink,
    /// What is printed over it.
    pub texture: Option<&'static Symbol>,
    /// The points it brought; a loss is told by the number alone, it has no length.
    pub points: i32,
}

impl Scene {
    /// The disc of a seat, then its name, from the baseline (`x`, `y`). Returns the width taken.
    pub fn seat_name(&mut self, x: f64, y: f64, size: f64, livery: Livery, name: &str) -> f64 {
        self.stamp(livery.disc(), x, y - size * 0.92, size * 1.15);
        let start = size * 1.5;
        self.text(x + start, y, name).face(Face::Title).size(size);
        start + text_width(name, Face::Title, size)
    }

    /// The seat's mark printed on a piece, `size` wide around (`cx`, `cy`).
    pub fn seat_mark(&mut self, cx: f64, cy: f64, size: f64, livery: Livery) {
        self.stamp_centred(livery.mark(), cx, cy, size).hidden();
    }

    /// A row of the final count from (`x`, `y`): segments laid end to end, `unit` long per point,
    /// `height` tall, then the total.
    pub fn score_bar(&mut self, (x, y): (f64, f64), unit: f64, height: f64, segments: &[Segment]) {
        let mut left = x;
        let mut total = 0;
        for segment in segments {
            total += segment.points;
            let width = f64::from(segment.points.max(0)) * unit;
            if width > 0.0 {
                self.segment(left, y, width, height, segment);
            }
            left += width;
        }
        let baseline = y + height * 0.72;
        self.text(left + height * 0.35, baseline, &total.to_string()).face(Face::Number).size(height * 0.8);
    }

    fn segment(&mut self, x: f64, y: f64, width: f64, height: f64, segment: &Segment) {
        self.rect(x, y, width, height).fill(segment.ink);
        if let Some(texture) = segment.texture {
            self.rect(x, y, width, height).fill(Paint::Texture(texture));
        }
        self.rect(x, y, width, height).stroke(Ink::PI, 1.6).round();
        let words = segment.points.to_string();
        let size = height * 0.5;
        let needed = size * 1.3 + text_width(&words, Face::Number, size) + size * 0.7;
        let middle = y + height / 2.0;
        if width < text_width(&words, Face::Number, size) + 4.0 {
            return;
        }
        // A pill keeps icon and number readable on any ink and texture.
        let pill = if width >= needed { needed } else { text_width(&words, Face::Number, size) + 4.0 };
        let start = x + (width - pill) / 2.0;
        self.rect(start, middle - size * 0.72, pill, size * 1.44).corner(size * 0.72).fill(Ink::CUT);
        if width >= needed {
            self.stamp_centred(segment.icon, start + size * 0.95, middle, size * 1.15).color(Ink::PRINT);
            self.text(start + size * 1.65, middle + size * 0.35, &words)
        } else {
            self.text(start + 2.0, middle + size * 0.35, &words)
        }
        .face(Face::Number)
        .size(size)
        .fill(Ink::PRINT);
    }
}

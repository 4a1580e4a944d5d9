//! Frames: rectangles that drawings are laid out in, and the plain things drawn on boards.

use bocage_canvas::art::textures;
use bocage_canvas::{Face, Ink, Outline, Scene, Symbol, text_width};

use super::art;

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Frame {
    pub(super) const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Frame { x, y, w, h }
    }

    pub(super) fn inset(self, by: f64) -> Self {
        Frame::new(self.x + by, self.y + by, self.w - by * 2.0, self.h - by * 2.0)
    }

    pub(super) fn outline(self, radius: f64) -> Outline {
        Outline::rect(self.x, self.y, self.w, self.h, radius)
    }

    pub(super) fn cx(self) -> f64 {
        self.x + self.w / 2.0
    }

    pub(super) fn cy(self) -> f64 {
        self.y + self.h / 2.0
    }

    pub(super) fn right(self) -> f64 {
        self.x + self.w
    }

    pub(super) fn bottom(self) -> f64 {
        self.y + self.h
    }
}

/// A board of sand with a title and a remark.
pub(super) fn board(s: &mut Scene, frame: Frame, title: &str, remark: &str) {
    let edge = frame.outline(12.0);
    s.outline(&edge).fill(art::SAND).stroke(Ink::PI, 2.2);
    s.outline(&edge).fill(&textures::FLECK).hidden();
    s.text(frame.x + 11.0, frame.y + 18.0, title).face(Face::Title).size(15.0).fill(Ink::PRINT);
    let start = 11.0 + text_width(title, Face::Title, 15.0) + 7.0;
    let room = frame.w - start - 8.0;
    // The broad boards are part of a picture that may be shown smaller.
    let size = if frame.w > 400.0 { 13.4 } else { 12.5 };
    let remark = shorten(remark, Face::Body, size, room);
    if room > 60.0 && !remark.is_empty() {
        s.text(frame.x + start, frame.y + 18.0, &remark).face(Face::Body).size(size).fill(art::EARTH);
    }
}

/// An empty place for a worker.
pub(super) fn hole(s: &mut Scene, cx: f64, cy: f64, r: f64) {
    s.circle(cx, cy, r).fill(art::IVORY).stroke(art::LINE, 1.8).dash(&[3.5, 3.0]);
}

/// A pill with a drawing and a number, from its left end; returns its right end.
pub(super) fn chip(s: &mut Scene, (x, y): (f64, f64), symbol: &'static Symbol, words: &str) -> f64 {
    let width = chip_width(words);
    s.rect(x, y, width, 26.0).corner(13.0).fill(art::IVORY).stroke(Ink::PI, 1.5);
    s.stamp_centred(symbol, x + 15.0, y + 13.0, 21.0);
    s.text(x + 29.0, y + 18.6, words).face(Face::Number).size(16.0).fill(Ink::PRINT);
    x + width
}

/// How wide a pill is.
pub(super) fn chip_width(words: &str) -> f64 {
    39.0 + text_width(words, Face::Number, 16.0)
}

/// A number with a true minus.
pub(super) fn signed(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// Cuts `words` so that they are no wider than `width`, with an ellipsis.
pub(super) fn shorten(words: &str, face: Face, size: f64, width: f64) -> String {
    if text_width(words, face, size) <= width {
        return words.to_owned();
    }
    let mut short = String::new();
    for letter in words.chars() {
        short.push(letter);
        if text_width(&short, face, size) > width - size * 0.5 {
            short.pop();
            break;
        }
    }
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

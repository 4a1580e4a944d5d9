//! Small marks: a check for what holds, a cross for what does not.

use bocage_canvas::{Ink, Scene};

use super::inks;

/// A check on a disc of `ground`, of radius 8.5 to 9.
pub(super) fn check(s: &mut Scene, (cx, cy): (f64, f64), ground: Ink, ink: Ink) {
    s.group().at(cx, cy).draw(|s| {
        s.circle(0.0, 0.0, 8.7).fill(ground);
        s.path("M-4 0l3 3.3 5-6").stroke(ink, 2.3).round();
    });
}

/// On cards: a check on a dark disc, or a cross in a ring.
pub(super) fn verdict(s: &mut Scene, at: (f64, f64), holds: bool) {
    if holds {
        check(s, at, inks::HELD_LINE, Ink::CASING);
        return;
    }
    s.group().at(at.0, at.1).draw(|s| {
        s.circle(0.0, 0.0, 7.8).stroke(inks::IDLE_LINE, 1.6);
        s.path("M-3-3l6 6m0-6-6 6").stroke(inks::IDLE_LINE, 1.9).round();
    });
}

/// On cards: a quiet check in a ring, for what holds but would do nothing.
pub(super) fn moot(s: &mut Scene, at: (f64, f64)) {
    s.group().at(at.0, at.1).draw(|s| {
        s.circle(0.0, 0.0, 7.8).stroke(inks::IDLE_LINE, 1.6);
        s.path("M-3.4 0l2.6 2.8 4.2-5").stroke(inks::IDLE_LINE, 1.9).round();
    });
}

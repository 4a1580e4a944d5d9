//! Backs of element cards: colour, sign and gusts; never what is on the front.

use bocage_canvas::{Ink, Outline, Paint, Scene};

use super::inks::dress;
use super::tiles::GUSTS;
use crate::vocabulary::Element;

/// Height over width of an upright back.
pub(super) const UPRIGHT: f64 = 62.0 / 46.0;
/// Height over width of a back seen from the side.
pub(super) const LYING: f64 = 46.0 / 64.0;

/// An upright back, `width` wide.
pub(super) fn upright(s: &mut Scene, element: Element, (x, y): (f64, f64), width: f64) {
    s.group().at(x, y).scale(width / 46.0).hidden().draw(|s| back(s, element, 46.0, 62.0));
}

/// A back seen from the side, `width` wide.
pub(super) fn lying(s: &mut Scene, element: Element, (x, y): (f64, f64), width: f64) {
    s.group().at(x, y).scale(width / 64.0).hidden().draw(|s| back(s, element, 64.0, 46.0));
}

fn back(s: &mut Scene, element: Element, w: f64, h: f64) {
    let dress = dress(element);
    let face = Outline::rect(5.0, 5.0, w - 10.0, h - 11.5, 5.0);
    s.rect(1.5, 3.5, w - 3.0, h - 4.0).corner(8.0).fill(Ink::PI).opacity(0.35);
    s.rect(1.5, 1.5, w - 3.0, h - 4.5).corner(8.0).fill(Ink::CUT).stroke(Ink::PI, 2.0);
    s.outline(&face).fill(dress.back);
    s.outline(&face).fill(Paint::Texture(&GUSTS));
    let (cx, cy) = (w / 2.0, (h - 1.6) / 2.0);
    s.circle(cx, cy, 15.0).fill(dress.disc).stroke(Ink::PI, 1.6);
    s.stamp_centred(dress.sign, cx, cy, 22.0);
}

/// The sign of an element on its pale disc.
pub(super) fn token(s: &mut Scene, element: Element, (cx, cy): (f64, f64), r: f64) {
    let dress = dress(element);
    s.circle(cx, cy, r).fill(dress.disc).stroke(Ink::PI, r * 0.11);
    s.stamp_centred(dress.sign, cx, cy, r * 1.46);
}

/// A place for a card that is missing.
pub(super) fn place(s: &mut Scene, (x, y): (f64, f64), w: f64, h: f64) {
    s.rect(x + 1.0, y + 1.0, w - 2.0, h - 2.0)
        .corner(10.0)
        .fill(Ink::PAPER_2)
        .fill_opacity(0.4)
        .stroke(Ink::OUTLINE, 1.6)
        .dash(&[5.0, 4.0])
        .hidden();
}

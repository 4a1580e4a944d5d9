//! Which three cards to discard: one chip for each three, its cards where they lie in the hand.

use bocage_canvas::{Ink, Outline, Scene};

use super::inks::{self, dress};
use super::table::Table;
use crate::actions::Action;
use crate::vocabulary::{Card, Element};

/// Chips in a row.
const COLUMNS: usize = 5;

impl Table<'_> {
    /// The threes that may be discarded now; none at any other time.
    pub(super) fn threes(&self) -> Vec<[Card; 3]> {
        let three = |action: &Action| match action {
            Action::DiscardSet(cards) => Some(*cards),
            _ => None,
        };
        if self.acting { self.look.legal.iter().filter_map(three).collect() } else { Vec::new() }
    }

    /// Two rows of chips, `width` wide, each chip `height` tall.
    pub(super) fn draw_threes(
        &self,
        s: &mut Scene,
        threes: &[[Card; 3]],
        (left, top): (f64, f64),
        (width, height): (f64, f64),
    ) {
        let hand: Vec<Card> = self.view.private.iter().flat_map(|own| own.hand.iter().copied()).collect();
        let pitch = (width + 8.0) / COLUMNS as f64;
        let about = self.word("pic-discard-which");
        for (index, three) in threes.iter().enumerate() {
            let [a, b, c] = three;
            let (x, y) =
                (left + pitch * (index % COLUMNS) as f64, top + (height + 8.0) * (index / COLUMNS) as f64);
            let touch = self.own_touch(&format!("discard:{a}-{b}-{c}"));
            let edge = Outline::rect(x, y, pitch - 8.0, height, 10.0);
            self.lift(s, touch.as_ref(), &edge, &about, |s| {
                s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.4);
                let room = (pitch - 13.0) / hand.len().max(1) as f64;
                let (w, h) = ((room - if self.narrow() { 1.0 } else { 2.0 }).min(24.0), height - 11.0);
                for (place, card) in hand.iter().enumerate() {
                    let x = x + 2.5 + room * (place as f64 + 0.5) - w / 2.0;
                    draw_mini(s, card.element(), (x, y + 5.5), (w, h), three.contains(card));
                }
            });
        }
    }
}

/// A card of a chip: one that leaves is in colour, one that stays is the outline of its place.
fn draw_mini(s: &mut Scene, element: Element, (x, y): (f64, f64), (w, h): (f64, f64), leaves: bool) {
    let dress = dress(element);
    let (cx, cy) = (x + w / 2.0, y + h / 2.0);
    let sheet = s.rect(x, y, w, h).corner(w * 0.22);
    if leaves {
        sheet.fill(dress.back).stroke(Ink::PI, 1.3);
        // The sign is as wide as the card on narrow screens, or one would not know it.
        let tall = (w * 0.92).min(h * 0.62);
        s.rect(x + 1.2, cy - tall * 0.6, w - 2.4, tall * 1.2).corner(w * 0.3).fill(dress.disc);
        s.stamp_centred(dress.sign, cx, cy, (w * 0.98).min(19.0));
    } else {
        sheet.stroke(inks::IDLE_LINE, 1.2).dash(&[2.5, 2.5]);
        s.stamp_centred(dress.sign, cx, cy, w * 0.6).opacity(0.4);
    }
}

//! Rings: the states of a space, a card or a button.
//!
//! Invariants: foxglove means "you may act here"; no ring goes without its white casing, so one of the
//! two always stands out from what lies below; colour is never alone (dash, corners, badges).
//! Hover, focus and breathing belong to the page's style sheet; [`State::Hovered`] draws the same look
//! for pictures without one.

use crate::ground::Outline;
use crate::ink::Ink;
use crate::scene::Scene;
use crate::trace::Trace;

/// The state of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// You may act here.
    Legal,
    /// Under the pointer, or focused.
    Hovered,
    /// Chosen, not yet confirmed.
    Selected,
    /// What the lantern suggests.
    Suggested,
    /// Just changed, by anyone.
    Changed,
}

impl State {
    /// The class of its group.
    pub const fn class(self) -> &'static str {
        match self {
            State::Legal => "legal",
            State::Hovered => "hovered",
            State::Selected => "selected",
            State::Suggested => "suggested",
            State::Changed => "changed",
        }
    }
}

impl Scene {
    /// A clickable space: the ring group is the target, so a click on a tree is a click on its space.
    /// `target` is what the click means; `name` says place, content and result.
    pub fn target(&mut self, outline: &Outline, state: State, target: &str, name: &str) {
        self.group().class(state.class()).target(target, name).draw(|s| s.ring_strokes(outline, state));
    }

    /// The look of a state without a click: opponents' moves, legends.
    pub fn ring(&mut self, outline: &Outline, state: State) {
        self.group().class(state.class()).hidden().draw(|s| s.ring_strokes(outline, state));
    }

    fn ring_strokes(&mut self, outline: &Outline, state: State) {
        let (casing, line) = match state {
            State::Legal | State::Suggested => (9.0, 4.5),
            State::Hovered | State::Selected => (13.0, 7.0),
            State::Changed => return self.fresh_corners(outline),
        };
        match state {
            State::Selected => self.outline(outline).fill(Ink::RING_WASH),
            State::Hovered => self.outline(outline).fill(Ink::CASING).opacity(0.75),
            _ => self.outline(outline).fill(Ink::CASING).opacity(0.5),
        }
        .class("ring-wash");
        self.outline(outline).stroke(Ink::CASING, casing).class("ring-case");
        let ring = self.outline(outline).class("ring-line");
        if state == State::Suggested {
            ring.stroke(Ink::LANTERN, line).dash(&[10.0, 6.0]);
        } else {
            ring.stroke(Ink::RING, line);
        }
    }

    fn fresh_corners(&mut self, outline: &Outline) {
        let [x, y, w, h] = outline.bounds();
        let (right, bottom) = (x + w, y + h);
        let reach = (w.min(h) * 0.24).max(8.0);
        let bend = reach * 0.55;
        let corners = Trace::new()
            .from(x, y + reach)
            .to(x, y + bend)
            .bend(x, y, x + bend, y)
            .to(x + reach, y)
            .from(right - reach, y)
            .to(right - bend, y)
            .bend(right, y, right, y + bend)
            .to(right, y + reach)
            .from(right, bottom - reach)
            .to(right, bottom - bend)
            .bend(right, bottom, right - bend, bottom)
            .to(right - reach, bottom)
            .from(x + reach, bottom)
            .to(x + bend, bottom)
            .bend(x, bottom, x, bottom - bend)
            .to(x, bottom - reach);
        self.path(&corners).stroke(Ink::CASING, 8.5).round().class("ring-case");
        self.path(&corners).stroke(Ink::FRESH, 4.0).round().class("ring-line");
    }
}

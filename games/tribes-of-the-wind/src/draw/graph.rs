//! Where riders can go: the path to A1, the lines of windports, and an arrow for each legal step.

use bocage_canvas::{Badge, Ink, Outline, Scene, State};

use super::ground::corner;
use super::icons;
use super::table::{Table, Touch};
use super::{move_target, touches};
use crate::terrain::each_cell;
use crate::vocabulary::{Cell, Node};

/// All nodes along a path that goes from the Capital through every row in turn.
pub(super) const RIDER_PATH: [Node; 13] = [
    Node::CAPITAL,
    Node(0),
    Node(1),
    Node(2),
    Node(3),
    Node(7),
    Node(6),
    Node(5),
    Node(4),
    Node(8),
    Node(9),
    Node(10),
    Node(11),
];

impl Table<'_> {
    /// The path from the Capital to A1, and a line through the sky to each windport.
    pub(super) fn draw_windports(&self, s: &mut Scene) {
        let layout = self.layout();
        let (x, y, scale) = layout.land;
        let (cx, cy, width) = layout.capital;
        let hub = self.game.hub(self.side()) & !Node::CAPITAL.bit();
        let at = |px: f64, py: f64| (x + px * scale, y + py * scale);
        s.group().hidden().draw(|s| {
            let path = if self.narrow() {
                let end = at(70.0, 4.0);
                format!(
                    "M{} {}C{} {} {} {} {} {}",
                    cx + 10.0,
                    cy + 78.0,
                    cx - 20.0,
                    cy + 84.0,
                    end.0,
                    end.1 - 30.0,
                    end.0,
                    end.1
                )
            } else {
                format!("M{} {}c8-8 14-12 32-16", cx + width - 4.0, cy + 78.0)
            };
            s.path(&path).stroke(Ink::PI, 6.0).round();
            s.path(&path).stroke(Ink::CUT, 3.0).dash(&[1.0, 6.0]).round();
            for cell in each_cell(hub) {
                let (left, top) = corner(cell);
                // Down the gap between two columns, so that the line hides no tile.
                let (gx, gy) = at(left - 4.0, top + 20.0);
                let sky = at(0.0, -52.0).1.max(4.0);
                let path = format!(
                    "M{} {}C{} {} {} {} {gx} {}V{gy}",
                    cx + width * 0.75,
                    cy + width * 0.42,
                    cx + width * 0.85,
                    sky - 20.0,
                    gx,
                    sky - 26.0,
                    at(0.0, 0.0).1
                );
                s.path(&path).stroke(Ink::PI, if self.narrow() { 4.6 } else { 6.0 }).round();
                s.path(&path)
                    .stroke(Ink::CUT, if self.narrow() { 2.4 } else { 3.2 })
                    .dash(&[9.0, 6.0])
                    .round();
            }
        });
    }

    /// An arrow for each step to a neighbour, and a flag where a flight can land.
    pub(super) fn draw_moves(&self, s: &mut Scene) {
        if !self.acting {
            return;
        }
        let layout = self.layout();
        let (x, y, scale) = layout.land;
        let nodes = || (0..=Node::CAPITAL.0).map(Node);
        for from in nodes() {
            for to in nodes().filter(|to| touches(from, *to)) {
                let Some(touch) = self.own_touch(&move_target(from, to)) else { continue };
                let (px, py, degrees) = self.arrow_place(from, to);
                self.draw_arrow(s, &touch, (x + px * scale, y + py * scale), Badge::Arrow(degrees));
            }
        }
        for to in nodes() {
            let Some(touch) = self.own_touch(&format!("fly:{to}")) else { continue };
            let place = match to.cell() {
                Some(cell) => {
                    let (left, top) = corner(cell);
                    (x + (left + 98.0) * scale, y + (top + 20.0) * scale)
                }
                None => (layout.capital.0 + layout.capital.2 * 0.9, layout.capital.1 + 12.0),
            };
            self.draw_arrow(s, &touch, place, Badge::Verb(&icons::WINDPORT));
        }
    }

    /// Where the arrow of a step lies, from the corner of A1, and where it points. Steps there and
    /// back lie side by side.
    fn arrow_place(&self, from: Node, to: Node) -> (f64, f64, f64) {
        let (Some(start), Some(end)) = (from.cell(), to.cell()) else {
            let out = from == Node::CAPITAL;
            return match (self.narrow(), out) {
                (true, true) => (34.0, -16.0, 180.0),
                (true, false) => (86.0, -16.0, 0.0),
                (false, true) => (-16.0, 34.0, 90.0),
                (false, false) => (-16.0, 72.0, 270.0),
            };
        };
        let (left, top) = corner(Cell(start.0.min(end.0)));
        match (start.0.abs_diff(end.0) == 1, start < end) {
            (true, true) => (left + 123.0, top + 34.0, 90.0),
            (true, false) => (left + 123.0, top + 74.0, 270.0),
            (false, true) => (left + 34.0, top + 109.0, 180.0),
            (false, false) => (left + 86.0, top + 109.0, 0.0),
        }
    }

    fn draw_arrow(&self, s: &mut Scene, touch: &Touch, (x, y): (f64, f64), badge: Badge<'_>) {
        let r = 15.0;
        s.group().class(touch.state.class()).target(&touch.target, &touch.name).title(&touch.name).draw(
            |s| {
                // Wider than what is seen: fingers are.
                s.outline(&Outline::circle(x, y, 19.0)).fill(Ink::CASING).opacity(0.05);
                s.badge(x, y, r, badge);
            },
        );
        if touch.state == State::Suggested {
            s.circle(x, y, r + 3.0).stroke(Ink::LANTERN, 3.0).dash(&[6.0, 4.0]).hidden();
            s.badge(x + r * 0.8, y - r * 0.8, 9.0, Badge::Lantern);
        }
    }
}

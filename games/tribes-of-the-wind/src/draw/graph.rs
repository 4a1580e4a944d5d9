//! Where riders can go: the path to A1, the lines of windports, and an arrow for each legal step.

use bocage_canvas::{Badge, Ink, Outline, Scene, State, Trace};

use super::ground::corner;
use super::icons;
use super::table::{Table, Touch};
use super::{move_target, touches};
use crate::terrain::each_cell;
use crate::vocabulary::{Cell, Node};

impl Table<'_> {
    /// The path from the Capital to A1, and a line through the sky to each windport.
    pub(super) fn draw_windports(&self, s: &mut Scene) {
        let layout = self.layout();
        let (cx, cy, width) = layout.capital;
        let hub = self.game.hub(self.side()) & !Node::CAPITAL.bit();
        s.group().hidden().draw(|s| {
            let path = if self.narrow() {
                let (x, y) = layout.on_land(70.0, 4.0);
                Trace::new().from(cx + 10.0, cy + 78.0).curve((cx - 20.0, cy + 84.0), (x, y - 30.0), (x, y))
            } else {
                let (x, y) = (cx + width - 4.0, cy + 78.0);
                Trace::new().from(x, y).curve((x + 8.0, y - 8.0), (x + 14.0, y - 12.0), (x + 32.0, y - 16.0))
            };
            draw_line(s, &path, (6.0, 3.0), &[1.0, 6.0]);
            for cell in each_cell(hub) {
                let widths = if self.narrow() { (4.6, 2.4) } else { (6.0, 3.2) };
                draw_line(s, &self.flight(cell), widths, &[9.0, 6.0]);
            }
        });
    }

    /// From the towers of the Capital through the sky, then down the gap between two columns, so that
    /// it hides no tile.
    fn flight(&self, cell: Cell) -> Trace {
        let layout = self.layout();
        let (cx, cy, width) = layout.capital;
        let (left, top) = corner(cell);
        let (x, y) = layout.on_land(left - 4.0, top + 20.0);
        let (_, edge) = layout.on_land(0.0, 0.0);
        let sky = layout.on_land(0.0, -52.0).1.max(4.0) - 24.0;
        Trace::new()
            .from(cx + width * 0.75, cy + width * 0.42)
            .curve((cx + width * 0.85, sky), (x, sky), (x, edge))
            .to(x, y)
    }

    /// An arrow for each step to a neighbour, and a flag where a flight can land.
    pub(super) fn draw_moves(&self, s: &mut Scene) {
        if !self.acting {
            return;
        }
        let layout = self.layout();
        let nodes = || (0..=Node::CAPITAL.0).map(Node);
        for from in nodes() {
            for to in nodes().filter(|to| touches(from, *to)) {
                let Some(touch) = self.own_touch(&move_target(from, to)) else { continue };
                let (px, py, degrees) = self.arrow_place(from, to);
                self.draw_arrow(s, &touch, layout.on_land(px, py), Badge::Arrow(degrees));
            }
        }
        for to in nodes() {
            let Some(touch) = self.own_touch(&format!("fly:{to}")) else { continue };
            let place = match to.cell() {
                Some(cell) => {
                    let (left, top) = corner(cell);
                    layout.on_land(left + 98.0, top + 20.0)
                }
                None => (layout.capital.0 + layout.capital.2 * 0.9, layout.capital.1 + 12.0),
            };
            self.draw_arrow(s, &touch, place, Badge::Verb(&icons::WINDPORT));
        }
    }

    /// Where the arrow of a step lies, from the corner of A1, and where it points. Steps there and
    /// back lie side by side, as far from each other as from those across, so that a finger meets one.
    fn arrow_place(&self, from: Node, to: Node) -> (f64, f64, f64) {
        let (Some(start), Some(end)) = (from.cell(), to.cell()) else {
            let out = from == Node::CAPITAL;
            return match (self.narrow(), out) {
                (true, true) => (30.0, -20.0, 180.0),
                (true, false) => (92.0, -20.0, 0.0),
                (false, true) => (-18.0, 30.0, 90.0),
                (false, false) => (-18.0, 74.0, 270.0),
            };
        };
        let (left, top) = corner(Cell(start.0.min(end.0)));
        // Above the slots, so that riders are seen; fingers need more room than a pointer.
        let (first, second) = if self.narrow() { (22.0, 76.0) } else { (15.0, 51.0) };
        match (start.0.abs_diff(end.0) == 1, start < end) {
            (true, true) => (left + 123.0, top + first, 90.0),
            (true, false) => (left + 123.0, top + second, 270.0),
            (false, true) => (left + 33.0, top + 113.0, 180.0),
            (false, false) => (left + 87.0, top + 113.0, 0.0),
        }
    }

    fn draw_arrow(&self, s: &mut Scene, touch: &Touch, (x, y): (f64, f64), badge: Badge<'_>) {
        let r = if self.narrow() { 16.0 } else { 17.0 };
        s.group().class(touch.state.class()).target(&touch.target, &touch.name).title(&touch.name).draw(
            |s| {
                // Wider than what is seen: fingers are.
                s.outline(&Outline::circle(x, y, 21.0)).fill(Ink::CASING).opacity(0.05);
                s.badge(x, y, r, badge);
            },
        );
        if touch.state == State::Suggested {
            s.circle(x, y, r + 3.0).stroke(Ink::LANTERN, 3.0).dash(&[6.0, 4.0]).hidden();
            s.badge(x + r * 0.8, y - r * 0.8, 9.0, Badge::Lantern);
        }
    }
}

/// A dashed line with a dark casing.
fn draw_line(s: &mut Scene, path: &Trace, (casing, line): (f64, f64), dashes: &[f64]) {
    s.path(path).stroke(Ink::PI, casing).round();
    s.path(path).stroke(Ink::CUT, line).dash(dashes).round();
}

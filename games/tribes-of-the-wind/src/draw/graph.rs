//! Where riders can go: the path to A1, the lines of windports, and an arrow for each legal step.

use bocage_canvas::{Badge, Ink, Scene, Trace};

use super::ground::corner;
use super::table::Table;
use super::touches;
use crate::actions::Action;
use crate::terrain::each_cell;
use crate::vocabulary::{COLUMNS, Cell, Node};

/// Size of an arrow that tells from where a rider comes.
const ARROW: f64 = 11.0;

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

    /// An arrow for each step to a neighbour, inside the tile that it leads to.
    pub(super) fn draw_moves(&self, s: &mut Scene) {
        if !self.acting {
            return;
        }
        let layout = self.layout();
        for action in self.look.legal {
            let Action::MoveRider(from, to) = *action else { continue };
            let Some((x, y, degrees)) = self.arrow_place(from, to) else { continue };
            let (x, y) = layout.on_land(x, y);
            s.badge(x, y, ARROW, Badge::Arrow(degrees));
        }
    }

    /// Can a rider fly there, along windports?
    pub(super) fn is_landing(&self, to: Node) -> bool {
        self.look.legal.iter().any(|action| {
            matches!(*action, Action::MoveRider(from, landing) if landing == to && !touches(from, to))
        })
    }

    /// Where the arrow of a step to a tile lies, from the corner of A1, and where it points: just inside
    /// the tile, off its slots. Flights and ways home have none.
    fn arrow_place(&self, from: Node, to: Node) -> Option<(f64, f64, f64)> {
        let end = to.cell().filter(|_| touches(from, to))?;
        let (left, top) = corner(end);
        let inside = if self.narrow() { 13.0 } else { 11.0 };
        let (right, down) = match from.cell() {
            Some(start) => (start.0 + 1 == end.0, end.0 == start.0 + COLUMNS),
            // The Capital is above A1 on narrow screens, and beside it on wide ones.
            None => (!self.narrow(), self.narrow()),
        };
        let back = from.cell().is_some_and(|start| start.0 == end.0 + 1);
        Some(match (right, down, back) {
            (true, ..) => (left + inside, top + 50.0, 90.0),
            (_, true, _) => (left + 60.0, top + inside, 180.0),
            (.., true) => (left + 120.0 - inside, top + 50.0, 270.0),
            _ => (left + 60.0, top + 111.0 - inside, 0.0),
        })
    }
}

/// A dashed line with a dark casing.
fn draw_line(s: &mut Scene, path: &Trace, (casing, line): (f64, f64), dashes: &[f64]) {
    s.path(path).stroke(Ink::PI, casing).round();
    s.path(path).stroke(Ink::CUT, line).dash(dashes).round();
}

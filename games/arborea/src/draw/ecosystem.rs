//! An ecosystem: visible habitats, and creatures with their points.

use std::collections::BTreeMap;

use bocage_canvas::{Badge, Ink, Outline, Scene, Trace};
use bocage_engine::{Message, Seat};

use super::desk::Desk;
use super::{art, card};
use crate::ecosystem::{Laid, Placed};
use crate::state::{Board, Development};
use crate::vocabulary::{Cell, Creature, Habitat};
use crate::words;

/// What one sees on a cell: the card, by its place in the pile, and its habitat.
type Cells = BTreeMap<Cell, (usize, Habitat)>;

/// How an ecosystem lies in a picture.
pub(super) struct Map {
    left: f64,
    top: f64,
    /// The width of a cell.
    pub(super) cell: f64,
}

impl Map {
    /// The top left corner of a cell.
    pub(super) fn at(&self, cell: Cell) -> (f64, f64) {
        (self.left + f64::from(cell.x) * self.cell, self.top + f64::from(cell.y) * self.cell)
    }

    /// Fits a stretch of the table (left, top, right, bottom, in cells) into a box (x, y, width, height).
    fn fit([left, top, right, bottom]: [f64; 4], [x, y, w, h]: [f64; 4], largest: f64) -> Map {
        let (columns, rows) = (right - left, bottom - top);
        let cell = (w / columns).min(h / rows).min(largest);
        Map {
            left: x + (w - columns * cell) / 2.0 - left * cell,
            top: y + (h - rows * cell) / 2.0 - top * cell,
            cell,
        }
    }
}

/// The name of a creature in an ecosystem.
pub(super) fn settler_name(seat: Seat, at: Cell) -> String {
    format!("e{}-{at}", seat.0)
}

impl Desk<'_> {
    /// Draws the ecosystem of a seat into a box (x, y, width, height), its cells at most `largest`.
    pub(super) fn draw_ecosystem(&self, s: &mut Scene, seat: Seat, area: [f64; 4], largest: f64) {
        let board = self.public.board(seat);
        let cells = self.visible(board);
        let acting = self.developing() && seat == self.focus;
        let Some(bounds) = self.bounds(board, &cells, acting) else { return };
        let map = Map::fit(bounds, area, largest);
        self.draw_cells(s, &map, &cells);
        self.draw_newest(s, &map, seat, board);
        self.draw_sights(s, &map, board);
        if acting {
            self.draw_spots(s, &map, board);
        }
        self.draw_settlers(s, &map, seat, board);
        if acting {
            self.draw_vertices(s, &map, board);
        }
    }

    fn visible(&self, board: &Board) -> Cells {
        let mut cells = Cells::new();
        for (index, laid) in board.ecosystem.cards.iter().enumerate() {
            let face = self.game.components.face(laid.card);
            let (columns, rows) = Laid::size(laid.rotation);
            for (row, down) in (0..rows).zip(0i8..) {
                for (column, right) in (0..columns).zip(0i8..) {
                    let cell = Cell::at(laid.at.x.saturating_add(right), laid.at.y.saturating_add(down));
                    cells.insert(cell, (index, face.habitat(laid.rotation, column, row)));
                }
            }
        }
        cells
    }

    /// What is shown of the table: the cards and the places where one may come; where there is little
    /// room, the middles of those places.
    fn bounds(&self, board: &Board, cells: &Cells, acting: bool) -> Option<[f64; 4]> {
        let corner = |cell: &Cell| (f64::from(cell.x), f64::from(cell.y));
        let mut boxes: Vec<[f64; 4]> =
            cells.keys().map(corner).map(|(x, y)| [x, y, x + 1.0, y + 1.0]).collect();
        if let (Development::Anchor(rotation), true) = (board.development, acting) {
            let (columns, rows) = Laid::size(rotation);
            board.ecosystem.anchors(rotation).each(|cell| {
                let (x, y) = corner(&cell);
                let (wide, tall) = (columns as f64, rows as f64);
                if self.look.narrow {
                    let (x, y) = (x + wide / 2.0, y + tall / 2.0);
                    boxes.push([x - 0.5, y - 0.5, x + 0.5, y + 0.5]);
                } else {
                    boxes.push([x, y, x + wide, y + tall]);
                }
            });
        }
        boxes.into_iter().reduce(|one, other| {
            [one[0].min(other[0]), one[1].min(other[1]), one[2].max(other[2]), one[3].max(other[3])]
        })
    }

    /// Tint, texture and silhouette of each cell; a thick line between cards, a dotted one inside.
    fn draw_cells(&self, s: &mut Scene, map: &Map, cells: &Cells) {
        let c = map.cell;
        let squares = |wanted: &dyn Fn(Habitat) -> bool| {
            let mut path = String::new();
            for (cell, _) in cells.iter().filter(|(_, (_, habitat))| wanted(*habitat)) {
                let (x, y) = map.at(*cell);
                path.push_str(&format!("M{x:.1} {y:.1}h{c:.1}v{c:.1}h-{c:.1}z"));
            }
            path
        };
        s.path(squares(&|_| true)).at(0.0, c * 0.09).fill(Ink::PI).stroke(Ink::PI, c * 0.13).round();
        for &habitat in Habitat::ALL {
            let here = squares(&|other| other == habitat);
            if !here.is_empty() {
                let ground = art::ground(habitat);
                s.path(&here).fill(ground.ink);
                if let Some(texture) = ground.texture.filter(|_| c > 18.0) {
                    s.path(&here).fill(texture);
                }
            }
        }
        for (cell, (_, habitat)) in cells {
            let (x, y) = map.at(*cell);
            if let Some(glyph) = art::ground(*habitat).glyph {
                let faint = if *habitat == Habitat::Rock { 0.55 } else { 1.0 };
                s.stamp_centred(glyph, x + c / 2.0, y + c / 2.0, c * 0.74).opacity(faint);
            }
        }
        draw_seams(s, map, cells);
    }

    /// Around the card laid last; it comes from where it lay before.
    fn draw_newest(&self, s: &mut Scene, map: &Map, seat: Seat, board: &Board) {
        let Some(laid) = board.ecosystem.cards.last() else { return };
        let (x, y) = map.at(laid.at);
        let (columns, rows) = Laid::size(laid.rotation);
        let (w, h) = (columns as f64 * map.cell, rows as f64 * map.cell);
        if seat == self.focus {
            s.rect(x, y, w, h)
                .fill(bocage_canvas::Paint::None)
                .piece(&card::name(self.game, laid.card))
                .hidden();
        }
        let outline = Outline::rect(x, y, w, h, map.cell * 0.12);
        self.fresh(s, &outline, &card::name(self.game, laid.card), (map.cell / 90.0).clamp(0.3, 0.8));
    }

    /// Who sees whom, for creatures that score it.
    fn draw_sights(&self, s: &mut Scene, map: &Map, board: &Board) {
        let ecosystem = &board.ecosystem;
        let land = self.game.landscape(ecosystem);
        let mut lines = Trace::new();
        let mut any = false;
        for one in &ecosystem.creatures {
            let Some((companion, _)) = self.game.components.needs(one.creature).aligned else { continue };
            let seen = ecosystem
                .creatures
                .iter()
                .filter(|other| other.creature == companion && land.sees(one.at, other.at));
            for other in seen {
                let (from, to) = (map.at(one.at), map.at(other.at));
                lines = lines.from(from.0, from.1).to(to.0, to.1);
                any = true;
            }
        }
        if any {
            s.group().class("sights").hidden().draw(|s| {
                s.path(&lines).stroke(Ink::CASING, map.cell * 0.14).opacity(0.7).round();
                s.path(&lines)
                    .stroke(Ink::PRINT, map.cell * 0.05)
                    .dash(&[map.cell * 0.1, map.cell * 0.1])
                    .round();
            });
        }
    }

    fn draw_settlers(&self, s: &mut Scene, map: &Map, seat: Seat, board: &Board) {
        let land = self.game.landscape(&board.ecosystem);
        let c = map.cell;
        for placed in &board.ecosystem.creatures {
            let (x, y) = map.at(placed.at);
            let points = self.game.creature_points(board, &land, placed);
            let name = settler_name(seat, placed.at);
            let title = self.say(&self.say_settler(placed.creature, points));
            s.group().class("creature").piece(&name).title(&title).draw(|s| {
                s.circle(x, y, c * 0.47).fill(Ink::CUT).stroke(Ink::PI, (c * 0.056).max(1.2));
                s.stamp_centred(art::creature(placed.creature), x, y, c * 0.84);
            });
            // Smaller ones could not be read.
            if c > 22.0 {
                let r = (c * 0.24).clamp(if self.look.narrow { 9.0 } else { 9.3 }, 13.0);
                s.badge(x + c * 0.44, y - c * 0.44, r, Badge::Sun(&points.to_string()));
            }
            let outline = Outline::rect(x - c * 0.5, y - c * 0.5, c, c, c * 0.3);
            self.fresh(s, &outline, &name, (c / 110.0).clamp(0.3, 0.7));
        }
    }

    /// How many points a creature brings, and how.
    fn say_settler(&self, creature: Creature, points: i16) -> Message {
        Message::new("pic-settler")
            .with("creature", words::creature(creature))
            .with("points", words::points(points))
            .with("help", words::creature_help(creature))
    }

    /// The ecosystem in a sentence.
    pub(super) fn say_ecosystem(&self, seat: Seat) -> Message {
        let board = self.public.board(seat);
        let creatures: Vec<Message> = board
            .ecosystem
            .creatures
            .iter()
            .map(|placed: &Placed| words::creature(placed.creature))
            .collect();
        let creatures = if creatures.is_empty() { vec![Message::new("sketch-none")] } else { creatures };
        Message::new("pic-ecosystem-summary")
            .with("seat", seat)
            .with("cards", Message::new("pic-deck-count").with("count", board.ecosystem.cards.len()))
            .with("creatures", creatures)
            .with("points", words::points(self.game.creatures_points(board)))
    }
}

/// The lines between cells.
fn draw_seams(s: &mut Scene, map: &Map, cells: &Cells) {
    let c = map.cell;
    let (mut cards, mut inside) = (Trace::new(), Trace::new());
    for (cell, (index, _)) in cells {
        let (x, y) = map.at(*cell);
        let right = Cell::at(cell.x.saturating_add(1), cell.y);
        let below = Cell::at(cell.x, cell.y.saturating_add(1));
        for (neighbour, from, to) in
            [(right, (x + c, y), (x + c, y + c)), (below, (x, y + c), (x + c, y + c))]
        {
            let Some((other, _)) = cells.get(&neighbour) else { continue };
            let trace = if other == index { &mut inside } else { &mut cards };
            *trace = std::mem::take(trace).from(from.0, from.1).to(to.0, to.1);
        }
    }
    s.path(&inside).stroke(Ink::PRINT, 0.8).dash(&[2.0, 3.0]).opacity(0.5).hidden();
    s.path(&cards).stroke(Ink::PRINT, (c * 0.07).max(1.0)).round().hidden();
}

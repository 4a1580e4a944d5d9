//! Where a card or a creature may join an ecosystem, with the points that it would change.
//!
//! While a choice waits to be confirmed nothing can be touched, but the places stay: the page marks the
//! chosen one by its name.

use bocage_canvas::{Face, Ink, Outline, Paint, Scene, State, Trace, text_width};

use super::desk::{Aim, Desk};
use super::ecosystem::Map;
use super::{art, card, cell_target, inks, vertex_target};
use crate::components::Face as CardFace;
use crate::ecosystem::Laid;
use crate::state::{Board, Development};
use crate::vocabulary::{Cell, Creature};
use crate::words::signed;

/// With more places than this, the picture would be too large with all details.
const MANY: usize = 60;

/// How the small card in the middle of a place looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handle {
    /// Nothing can be touched now.
    Quiet,
    Plain,
    /// No place brings more.
    Best,
    /// The card itself is shown there.
    Shown,
}

/// The card that is laid, and where.
struct Laying<'a> {
    map: &'a Map,
    face: &'a CardFace,
    rotation: u8,
    detailed: bool,
}

impl Laying<'_> {
    /// The middle of the card if this is its top left cell.
    fn middle(&self, cell: Cell) -> (f64, f64) {
        let ((x, y), (columns, rows)) = (self.map.at(cell), Laid::size(self.rotation));
        (x + columns as f64 * self.map.cell / 2.0, y + rows as f64 * self.map.cell / 2.0)
    }

    /// The card where it would bring most, or where the lantern wants it.
    fn draw_shown(&self, s: &mut Scene, at: Cell) {
        let (cell, (x, y), (columns, rows)) = (self.map.cell, self.map.at(at), Laid::size(self.rotation));
        let outline = Outline::rect(x, y, columns as f64 * cell, rows as f64 * cell, cell * 0.12);
        s.group().class("ghost").hidden().data("pointer-events", "none").draw(|s| {
            s.group().opacity(0.62).draw(|s| card::draw_back(s, self.face, self.rotation, (x, y), cell));
            s.outline(&outline).fill(Paint::None).stroke(Ink::CASING, 4.0);
            s.outline(&outline).fill(Paint::None).stroke(Ink::RING, 2.0).dash(&[5.0, 4.0]);
        });
    }
}

/// Where a card may lie.
struct Spot {
    cell: Cell,
    target: String,
    /// Nothing if it only waits to be confirmed.
    aim: Option<Aim>,
}

impl Desk<'_> {
    /// Where the completed card may lie: in the middle of each place a small card that lies the same
    /// way, with its points. The card itself shows faintly on the best place, and on the one under the
    /// pointer.
    pub(super) fn draw_spots(&self, s: &mut Scene, map: &Map, board: &Board) {
        let (Development::Anchor(rotation), Some(completed)) = (board.development, board.completed) else {
            return;
        };
        let mut spots = Vec::new();
        board.ecosystem.anchors(rotation).each(|cell| {
            let target = cell_target(cell);
            let aim = self.aim(&target);
            spots.push(Spot { cell, target, aim });
        });
        let face = self.game.components.face(completed);
        let laying = Laying { map, face, rotation, detailed: spots.len() <= MANY };
        let best = spots.iter().filter_map(|spot| Some(spot.aim.as_ref()?.points)).max();
        let is_best = |spot: &&Spot| spot.aim.as_ref().is_some_and(|aim| Some(aim.points) == best);
        let shown = spots.iter().find(|spot| is_hinted(spot)).or_else(|| {
            spots.iter().filter(is_best).min_by_key(|spot| hidden_and_far(board, rotation, spot.cell))
        });
        if let Some(spot) = shown {
            laying.draw_shown(s, spot.cell);
        }
        for spot in &spots {
            let look = match &spot.aim {
                None => Handle::Quiet,
                Some(_) if shown.is_some_and(|shown| shown.cell == spot.cell) => Handle::Shown,
                Some(aim) if Some(aim.points) == best => Handle::Best,
                Some(_) => Handle::Plain,
            };
            self.draw_spot(s, &laying, spot, look);
        }
        if let Some((spot, aim)) = shown.and_then(|spot| Some((spot, spot.aim.as_ref()?))) {
            let (x, y) = laying.middle(spot.cell);
            self.lantern(s, aim, (x + map.cell * 0.4, y - map.cell * 0.4), (map.cell * 0.3).clamp(8.0, 16.0));
        }
    }

    /// One place; it can be touched in a whole cell.
    fn draw_spot(&self, s: &mut Scene, laying: &Laying<'_>, spot: &Spot, look: Handle) {
        let Laying { map, face, rotation, detailed } = *laying;
        let (x, y) = laying.middle(spot.cell);
        let half = map.cell / 2.0;
        let group = match &spot.aim {
            Some(aim) => s.group().class(aim.state.class()).target(&spot.target, &aim.name).title(&aim.name),
            None => s.group().class("target").data("data-place", &spot.target),
        };
        group.draw(|s| {
            s.group().class("ring-wash").opacity(0.0).data("pointer-events", "none").draw(|s| {
                card::draw_ghost(s, face, rotation, map.at(spot.cell), (map.cell, detailed));
            });
            s.rect(x - half, y - half, map.cell, map.cell).fill(Ink::CASING).fill_opacity(0.0);
            let points = spot.aim.as_ref().map_or(0, |aim| aim.points);
            self.draw_handle(s, laying, (x, y), points, look);
        });
    }

    /// A small card with its points, lying as the card would.
    fn draw_handle(&self, s: &mut Scene, laying: &Laying<'_>, (x, y): (f64, f64), points: i16, look: Handle) {
        let (map, rotation) = (laying.map, laying.rotation);
        let size = (map.cell * 0.26).clamp(self.least(), 17.0);
        let words = Some(points).filter(|&points| points != 0).map(signed);
        let (narrow, long) = ((map.cell * 0.32).clamp(13.0, 22.0), (map.cell * 0.48).clamp(19.5, 33.0));
        let (w, h) = if rotation.is_multiple_of(2) { (narrow, long) } else { (long, narrow) };
        let w = words.as_deref().map_or(w, |words| w.max(text_width(words, Face::Number, size) + size * 0.5));
        let outline = |scale: f64| {
            Outline::rect((x - w / 2.0) * scale, (y - h / 2.0) * scale, w * scale, h * scale, 3.0 * scale)
        };
        let (ground, ink) = match look {
            Handle::Shown => (Ink::RING, Ink::CASING),
            Handle::Best if words.is_some() => (Ink::SUN, Ink::PRINT),
            _ if points < 0 => (Ink::CASING, inks::COST),
            _ => (Ink::CASING, Ink::PRINT),
        };
        let weight = 0.42;
        s.group().opacity(if look == Handle::Quiet { 0.6 } else { 1.0 }).draw(|s| {
            s.outline(&outline(1.0)).fill(ground).stroke(Ink::CASING, 4.0);
            s.group().scale(weight).draw(|s| {
                s.outline(&outline(1.0 / weight)).fill(Paint::None).stroke(Ink::RING, 4.5).class("ring-line");
            });
        });
        let Some(words) = words else {
            let cells = if look == Handle::Shown { Ink::CASING } else { Ink::RING };
            s.path(small_cells(rotation, (x - w / 2.0, y - h / 2.0), (w, h))).stroke(cells, 1.0).opacity(0.6);
            return;
        };
        s.text(x, y + size * 0.34, &words).face(Face::Number).size(size).middle().fill(ink).hidden();
    }

    /// The smallest letters in a picture of an ecosystem; the big picture of a desk is reduced.
    fn least(&self) -> f64 {
        if self.look.narrow { 11.5 } else { 14.0 }
    }

    /// Where the creature in hand may settle.
    pub(super) fn draw_vertices(&self, s: &mut Scene, map: &Map, board: &Board) {
        let held = match board.development {
            Development::Invited(held, _) | Development::Captive(held) => held,
            _ => return,
        };
        let mut places = Vec::new();
        board.ecosystem.vertices().each(|vertex| places.push(vertex));
        let best = places.iter().filter_map(|&vertex| Some(self.aim(&vertex_target(vertex))?.points)).max();
        places.into_iter().for_each(|vertex| self.draw_vertex(s, map, held, vertex, best));
    }

    /// One place between four cells: a ghost of the creature, and its points there.
    fn draw_vertex(&self, s: &mut Scene, map: &Map, held: Creature, vertex: Cell, best: Option<i16>) {
        let (x, y) = map.at(vertex);
        let r = map.cell * 0.42;
        let weight = (map.cell / 60.0).clamp(0.35, 0.8);
        let target = vertex_target(vertex);
        let draw_ghost = |s: &mut Scene| {
            s.circle(x, y, r).fill(Ink::CUT).fill_opacity(0.86);
            s.stamp_centred(art::creature(held), x, y - r * 0.1, r * 1.6).opacity(0.7);
        };
        let Some(aim) = self.ring_with(s, &Outline::circle(x, y, r), &target, weight, draw_ghost) else {
            s.group().data("data-place", &target).opacity(0.6).draw(draw_ghost);
            return;
        };
        let size = (map.cell * 0.26).clamp(self.least(), 18.0);
        let words = signed(aim.points);
        let wide = text_width(&words, Face::Number, size) + size * 0.8;
        let ground = if Some(aim.points) == best && aim.points > 0 { Ink::SUN } else { Ink::CUT };
        let low = y + r * 0.86;
        s.group().class("badge").hidden().data("pointer-events", "none").draw(|s| {
            s.rect(x - wide / 2.0, low - size * 0.6, wide, size * 1.2)
                .corner(size * 0.6)
                .fill(ground)
                .stroke(Ink::PI, 1.3);
            let ink = if aim.points < 0 { inks::COST } else { Ink::PRINT };
            s.text(x, low + size * 0.35, &words).face(Face::Number).size(size).middle().fill(ink);
        });
        self.lantern(s, &aim, (x + r * 0.8, y - r * 0.8), r * 0.5);
    }
}

fn is_hinted(spot: &Spot) -> bool {
    spot.aim.as_ref().is_some_and(|aim| aim.state == State::Suggested)
}

/// Of places that bring the same, one that covers little and is near is shown.
fn hidden_and_far(board: &Board, rotation: u8, at: Cell) -> (usize, i32) {
    let (columns, rows) = Laid::size(rotation);
    let (mut covered, mut far) = (0, 0);
    for laid in &board.ecosystem.cards {
        let (w, h) = Laid::size(laid.rotation);
        let shared = |from: i8, length: usize, other: i8, along: usize| {
            let (from, other) = (i32::from(from), i32::from(other));
            let end = (from + length as i32).min(other + along as i32);
            usize::try_from(end - from.max(other)).unwrap_or(0)
        };
        covered += shared(at.x, columns, laid.at.x, w) * shared(at.y, rows, laid.at.y, h);
        // Twice the distance between the middles, so that halves count.
        let apart = |one: i8, length: usize, other: i8, along: usize| {
            (2 * i32::from(one) + length as i32 - 2 * i32::from(other) - along as i32).abs()
        };
        far += apart(at.x, columns, laid.at.x, w) + apart(at.y, rows, laid.at.y, h);
    }
    (covered, far)
}

/// The lines between the cells of a small card.
fn small_cells(rotation: u8, (x, y): (f64, f64), (w, h): (f64, f64)) -> Trace {
    let (columns, rows) = Laid::size(rotation);
    let mut lines = Trace::new();
    for column in 1..columns {
        let at = x + w * column as f64 / columns as f64;
        lines = lines.from(at, y).to(at, y + h);
    }
    for row in 1..rows {
        let at = y + h * row as f64 / rows as f64;
        lines = lines.from(x, at).to(x + w, at);
    }
    lines
}

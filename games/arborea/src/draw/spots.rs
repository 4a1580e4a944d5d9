//! Where a card or a creature may join an ecosystem, with the points that it would change.

use bocage_canvas::{Face, Ink, Outline, Scene, State};

use super::desk::{Aim, Desk, draw_gain};
use super::ecosystem::Map;
use super::{art, card, cell_target, vertex_target};
use crate::ecosystem::Laid;
use crate::state::{Board, Development};
use crate::vocabulary::{Cell, Creature};
use crate::words::signed;

impl Desk<'_> {
    /// Where the completed card may lie: a handle in the middle of each place; the place itself shows
    /// under the pointer, and the card on the one that is suggested.
    pub(super) fn draw_spots(&self, s: &mut Scene, map: &Map, board: &Board) {
        let Development::Anchor(rotation) = board.development else { return };
        let mut spots = Vec::new();
        board.ecosystem.anchors(rotation).each(|cell| spots.push(cell));
        let mut hinted = None;
        for cell in spots {
            let aim = self.draw_spot(s, map, rotation, cell);
            hinted = hinted.or(aim.filter(|aim| aim.state == State::Suggested).map(|aim| (aim, cell)));
        }
        if let (Some((aim, cell)), Some(laid)) = (hinted, board.completed) {
            let face = self.game.components.face(laid);
            s.group().opacity(0.72).hidden().data("pointer-events", "none").draw(|s| {
                card::draw_back(s, face, rotation, map.at(cell), map.cell);
            });
            let ((x, y), (columns, rows)) = (map.at(cell), Laid::size(rotation));
            let middle = (x + columns as f64 * map.cell / 2.0, y + rows as f64 * map.cell / 2.0);
            self.lantern(s, &aim, middle, (map.cell * 0.34).clamp(6.0, 18.0));
        }
    }

    /// One handle. Places that change nothing stand back; all can be touched in a wide circle.
    fn draw_spot(&self, s: &mut Scene, map: &Map, rotation: u8, cell: Cell) -> Option<Aim> {
        let ((x, y), (columns, rows)) = (map.at(cell), Laid::size(rotation));
        let (w, h) = (columns as f64 * map.cell, rows as f64 * map.cell);
        let (cx, cy) = (x + w / 2.0, y + h / 2.0);
        let target = cell_target(cell);
        let aim = self.aim(&target)?;
        let share = if aim.points == 0 { 0.24 } else { 0.4 };
        let r = (map.cell * share).clamp(5.0, 20.0);
        let weight = (r / 20.0).clamp(0.35, 0.8);
        s.group().class(aim.state.class()).target(&target, &aim.name).draw(|s| {
            s.rect(x, y, w, h)
                .fill(Ink::RING_WASH)
                .opacity(0.0)
                .class("ring-wash")
                .data("pointer-events", "none");
            s.circle(cx, cy, map.cell * 0.47).fill(Ink::CASING).fill_opacity(0.0);
            s.stamp_centred(&art::holes::HANDLE, cx, cy, r * 2.0);
            s.group().scale(weight).draw(|s| {
                s.circle(cx / weight, cy / weight, r / weight).stroke(Ink::RING, 4.5).class("ring-line");
            });
        });
        if aim.points != 0 {
            s.group().data("pointer-events", "none").draw(|s| draw_gain(s, aim.points, (cx, cy), r * 0.72));
        }
        Some(aim)
    }

    /// Where the creature in hand may settle.
    pub(super) fn draw_vertices(&self, s: &mut Scene, map: &Map, board: &Board) {
        let held = match board.development {
            Development::Invited(held, _) | Development::Captive(held) => held,
            _ => return,
        };
        let mut places = Vec::new();
        board.ecosystem.vertices().each(|vertex| places.push(vertex));
        places.into_iter().for_each(|vertex| self.draw_vertex(s, map, held, vertex));
    }

    /// One place between four cells: a ghost of the creature, and its points there.
    fn draw_vertex(&self, s: &mut Scene, map: &Map, held: Creature, vertex: Cell) {
        let (x, y) = map.at(vertex);
        let r = map.cell * 0.36;
        let weight = (map.cell / 60.0).clamp(0.35, 0.9);
        let aim = self.ring_with(s, &Outline::circle(x, y, r), &vertex_target(vertex), weight, |s| {
            s.circle(x, y, r).fill(Ink::CUT).fill_opacity(0.86);
        });
        let Some(aim) = aim else { return };
        s.group().class("ghost").hidden().data("pointer-events", "none").draw(|s| {
            if map.cell > 30.0 {
                s.stamp_centred(art::creature(held), x, y, r * 1.5).opacity(0.4);
            }
            let points = signed(aim.points);
            s.text(x, y + r * 0.34, &points)
                .face(Face::Number)
                .size(r * 0.95)
                .middle()
                .fill(Ink::PRINT)
                .fit(r * 1.7);
        });
        self.lantern(s, &aim, (x + r, y - r), r * 0.6);
    }
}

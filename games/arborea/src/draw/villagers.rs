//! Villagers on tracks, at the starts of trails and on their way: cloak by kind, colour and mark by
//! seat.
//!
//! A villager has no number. On a track its name is that of the cell it rides on (`v1-adult-s3-2`), at
//! a trail that of the trail (`w1-adult-tree-4-0`), so that it glides with its segment. Where it may go
//! next, an empty mark with the name it will have there lies under it: so it is seen to hop.

use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::Message;

use super::art;
use super::desk::livery;
use crate::vocabulary::{Kind, Owner, Waiting};
use crate::words;

/// Draws a villager standing with its foot at (`x`, `y`), `size` wide.
pub(super) fn draw(s: &mut Scene, owner: Owner, kind: Kind, (x, y): (f64, f64), size: f64) {
    let livery = livery(owner);
    s.ellipse(x, y - size * 0.02, size * 0.42, size * 0.11).fill(Ink::PI).opacity(0.25);
    s.stand(art::villager(kind), x, y, size).color(livery);
    let (dx, dy) = match kind {
        Kind::Adult => (0.0, -0.24),
        Kind::Young => (0.0, -0.2),
        Kind::Elder => (-0.09, -0.15),
    };
    if owner == Owner::FERONIA {
        // In a crowd her colour is enough.
        if size < 24.0 {
            return;
        }
        s.text(x + size * dx, y + size * (dy + 0.13), "F")
            .face(Face::Number)
            .size((size * 0.5).max(14.0))
            .middle()
            .fill(livery.mark_ink());
    } else {
        s.seat_mark(x + size * dx, y + size * dy, size * 0.5, livery);
    }
}

/// The name of the villager that rides on a cell of a segment.
pub(super) fn rider_name(owner: Owner, kind: Kind, segment: u8, cell: u8) -> String {
    format!("v{}-{kind}-s{segment}-{cell}", owner.0)
}

/// The name of one of the villagers that wait at a trail.
pub(super) fn waiting_name(owner: Owner, waiting: Waiting, number: usize) -> String {
    format!("w{}-{}-{}-{}-{number}", owner.0, waiting.kind(), waiting.area(), waiting.trail())
}

/// The name of a villager in a reserve: ready ones first, then those to be trained.
pub(super) fn reserve_name(owner: Owner, kind: Kind, ready: bool, number: u8) -> String {
    format!("{}{}-{kind}-{number}", if ready { 'r' } else { 'd' }, owner.0)
}

/// "Your elder", "Armel: elder", "Feronia: adult".
pub(super) fn say(owner: Owner, kind: Kind) -> Message {
    let message = match owner.seat() {
        Some(seat) => Message::new("pic-villager").with("seat", seat),
        None => Message::new("pic-villager-feronia"),
    };
    message.with("kind", words::kind(kind))
}

/// An empty mark for a piece that will come from here.
pub(super) fn draw_origin(s: &mut Scene, name: &str, (x, y): (f64, f64), size: f64) {
    s.rect(x - size / 2.0, y - size * 0.9, size, size)
        .fill(bocage_canvas::Paint::None)
        .piece(name)
        .data("pointer-events", "none")
        .hidden();
}

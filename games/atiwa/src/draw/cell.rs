//! What stands on the cells of a card: pieces, what they carry, pollution, ghosts of what may come.

use bocage_canvas::art::{icons, textures};
use bocage_canvas::{Badge, Face, Ink, Scene};
use bocage_engine::{Message, Seat};

use super::art::{self, pieces};
use super::frame::Frame;
use super::table::{Table, drawing, print};
use super::{cell_target, piece_name};
use crate::actions::Action;
use crate::tableau::Plot;
use crate::vocabulary::{Cell, CellKind, Piece};
use crate::words;

/// What a tree carries, or who lives with a family.
const RIDERS: [Piece; 3] = [Piece::Fruit, Piece::WildAnimal, Piece::Bat];

/// Size and middle of a piece on a cell, as shares of the cell.
type Stand = (f64, f64, f64);
const ALONE: Stand = (0.9, 0.5, 0.5);
const TREE: Stand = (0.96, 0.48, 0.47);
const ON_TREE: Stand = (0.62, 0.7, 0.71);
const ON_FAMILY: Stand = (0.66, 0.72, 0.26);

impl Table<'_> {
    /// The pieces on a cell, or the ghost of what a touch puts there.
    pub(super) fn draw_content(&self, s: &mut Scene, plot: &Plot, seat: Seat, index: u8, frame: Frame) {
        let cell = Cell::new(plot.at, index);
        if plot.polluted & cell.bit() != 0 {
            return draw_pollution(s, &format!("x{}-{cell}", seat.0), frame);
        }
        let holds = |piece: Piece| plot.of(piece) & cell.bit() != 0;
        let name = piece_name(seat, cell);
        let main = [Piece::Tree, Piece::Family].into_iter().find(|&piece| holds(piece));
        let rider = RIDERS.into_iter().find(|&piece| holds(piece));
        let (main, rider) = match main {
            Some(main) => (Some(main), rider),
            None => (rider.or(holds(Piece::Goat).then_some(Piece::Goat)), None),
        };
        if let Some(piece) = main {
            let symbol = match piece {
                Piece::Family if plot.trained & cell.bit() != 0 => &pieces::TRAINED,
                _ => drawing(piece),
            };
            let stand = if piece == Piece::Tree { TREE } else { ALONE };
            draw_piece(s, &name, symbol, frame, stand);
        }
        match (main, rider) {
            (Some(main), Some(rider)) => {
                draw_piece(s, &format!("{name}r"), drawing(rider), frame, carried(main));
            }
            (Some(Piece::Tree), None) => self.draw_perch(s, plot, index, frame),
            _ => {}
        }
        self.draw_ghost(s, main, cell, frame);
    }

    /// A free perch: a tree on a special cell may still carry what its print shows.
    fn draw_perch(&self, s: &mut Scene, plot: &Plot, index: u8, frame: Frame) {
        let face = self.game.components.face(plot.card);
        let rider = match face.cells[usize::from(index % 8)] {
            CellKind::TreeWild => Piece::WildAnimal,
            CellKind::TreeBat => Piece::Bat,
            _ => return,
        };
        let (size, x, y) = ON_TREE;
        let (cx, cy) = (frame.x + frame.w * (x + 0.04), frame.y + frame.h * (y + 0.04));
        let (symbol, ink) = print(rider);
        s.circle(cx, cy, frame.w * size * 0.34)
            .fill(art::CELL)
            .stroke(art::LINE, 1.1)
            .dash(&[2.0, 1.8])
            .hidden();
        s.stamp_centred(symbol, cx, cy, frame.w * size * 0.46).color(ink).opacity(0.6);
    }

    /// What a touch puts on the cell, half there.
    fn draw_ghost(&self, s: &mut Scene, main: Option<Piece>, cell: Cell, frame: Frame) {
        let first = self.actions(&cell_target(cell)).first().copied();
        let Some(action) = first else { return };
        let Some(piece) = action.piece() else { return };
        let symbol = match action {
            Action::PlaceTreeWithFruit(_) => &pieces::TREE_WITH_FRUIT,
            _ => drawing(piece),
        };
        let (size, x, y) = match main {
            Some(main) if main != Piece::Bat => carried(main),
            _ => ALONE,
        };
        s.group().class("ghost").data("data-space", &cell.to_string()).opacity(0.55).hidden().draw(|s| {
            s.stamp_centred(symbol, frame.x + frame.w * x, frame.y + frame.h * y, frame.w * size * 0.96);
        });
    }

    /// The verb of a target on a cell.
    pub(super) fn draw_verb(&self, s: &mut Scene, cell: Cell, frame: Frame, r: f64) {
        let target = cell_target(cell);
        let Some(&action) = self.actions(&target).first() else { return };
        let badge = match action {
            Action::Train(_) => Badge::Verb(&icons::BOOK),
            _ if action.piece().is_some() => Badge::Plus,
            _ => Badge::Verb(&icons::PAY),
        };
        self.verb(s, &target, (frame.x + r * 0.5, frame.bottom() - r * 0.5), r, badge);
    }

    /// What a cell is for and what stands there, in words.
    pub(super) fn say_cell(&self, plot: &Plot, index: u8) -> Message {
        let cell = Cell::new(plot.at, index);
        let face = self.game.components.face(plot.card);
        let kind = face.cells[usize::from(index % 8)];
        let here: Vec<Message> = Piece::ALL
            .iter()
            .filter(|&&piece| plot.of(piece) & cell.bit() != 0)
            .map(|&piece| match piece {
                Piece::Family if plot.trained & cell.bit() != 0 => Message::new("pic-trained-family"),
                _ => words::amount(piece, 1),
            })
            .collect();
        let message = if plot.polluted & cell.bit() != 0 {
            Message::new("pic-cell-polluted")
        } else if here.is_empty() {
            Message::named(format!("pic-cell-{}", kind.word().replace('_', "-")))
        } else {
            Message::new("pic-cell-with").with("pieces", here)
        };
        message.with("cell", cell.to_string()).with("card", words::card(plot.card))
    }
}

/// Where a piece stands that another one carries.
fn carried(main: Piece) -> Stand {
    if main == Piece::Tree { ON_TREE } else { ON_FAMILY }
}

fn draw_piece(
    s: &mut Scene,
    name: &str,
    symbol: &'static bocage_canvas::Symbol,
    frame: Frame,
    (size, x, y): Stand,
) {
    s.group().class("piece").piece(name).hidden().draw(|s| {
        s.stamp_centred(symbol, frame.x + frame.w * x, frame.y + frame.h * y, frame.w * size);
    });
}

/// The whole cell is gone.
fn draw_pollution(s: &mut Scene, name: &str, frame: Frame) {
    let edge = frame.outline(frame.w * 0.16);
    // Like a badge it lets the pointer through to its cell.
    s.group().class("piece badge").piece(name).hidden().draw(|s| {
        s.outline(&edge).fill(art::GONE);
        s.outline(&edge).fill(&textures::HATCH);
        s.stamp_centred(&pieces::POLLUTION, frame.cx(), frame.cy(), frame.w * 0.84);
    });
}

/// The number of a pollution to come, on the cell that it will take.
pub(super) fn draw_doom(s: &mut Scene, cell: Cell, number: usize, frame: Frame, r: f64) {
    let edge = frame.inset(1.2).outline(frame.w * 0.14);
    s.group().class("doom badge").data("data-space", &cell.to_string()).hidden().draw(|s| {
        s.outline(&edge).stroke(Ink::PI, 2.4).dash(&[4.5, 3.2]);
        let (x, y) = (frame.right() - r * 0.35, frame.y + r * 0.35);
        s.circle(x, y, r).fill(art::SMOKE_DARK).stroke(art::HALO, r * 0.17);
        s.text(x, y + r * 0.47, &number.to_string())
            .face(Face::Number)
            .size(r * 1.37)
            .middle()
            .fill(art::HALO);
    });
}

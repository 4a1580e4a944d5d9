//! Cards: a square grid of nine, the value in the first corner, and the name in a strip below.

use bocage_canvas::art::textures;
use bocage_canvas::{Face, Ink, Scene, wrap};
use bocage_engine::Message;

use super::art::{self, pieces, prints};
use super::coordinates::placed;
use super::frame::{Frame, signed};
use super::table::{Table, print};
use crate::components::Face as Sheet;
use crate::vocabulary::{Card, CellKind, Coord, Piece};
use crate::words;

/// Width of a card in its own units.
pub(super) const WIDTH: f64 = 131.0;
/// Height of its strip with one line.
pub(super) const STRIP: f64 = 17.0;

/// How much of its width a name may fill.
const FILLED: f64 = 0.96;

/// Where a cell lies on a card of this width at the origin; index 0 to 7.
pub(super) fn cell_frame(width: f64, index: u8) -> Frame {
    field(width, index + 1)
}

/// One of the nine fields.
fn field(width: f64, place: u8) -> Frame {
    let (margin, gap) = (width * 0.035, width * 0.02);
    let size = (width - margin * 2.0 - gap * 2.0) / 3.0;
    let at = |step: u8| margin + f64::from(step) * (size + gap);
    Frame::new(at(place % 3), at(place / 3), size, size)
}

/// How the name of a card is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Name {
    /// Not at all: where there is no room for letters of a readable size.
    Hidden,
    /// In one line.
    Line,
    /// In up to two lines.
    Lines,
    /// In one line, above how many cards are left.
    Counted,
}

/// Height of a card of this width.
pub(super) fn height(width: f64, name: Name) -> f64 {
    match name {
        Name::Hidden => width,
        Name::Line => width + STRIP,
        Name::Lines | Name::Counted => width + 29.0,
    }
}

/// What may stand on a cell.
pub(super) fn kind_piece(kind: CellKind) -> Option<Piece> {
    match kind {
        CellKind::Tree | CellKind::TreeWild | CellKind::TreeBat => Some(Piece::Tree),
        CellKind::Bat => Some(Piece::Bat),
        CellKind::WildAnimal => Some(Piece::WildAnimal),
        CellKind::Goat => Some(Piece::Goat),
        CellKind::Fruit => Some(Piece::Fruit),
        CellKind::House => Some(Piece::Family),
        CellKind::DerelictHouse | CellKind::Blank => None,
    }
}

impl Table<'_> {
    /// A card without pieces, its top left corner at the origin of the group it is drawn in.
    pub(super) fn draw_face(&self, s: &mut Scene, card: Card, width: f64, name: Name) {
        self.draw_placed(s, (card, None), width, name);
    }

    /// The same, with the place where it lies beside its name.
    pub(super) fn draw_placed(
        &self,
        s: &mut Scene,
        (card, at): (Card, Option<Coord>),
        width: f64,
        name: Name,
    ) {
        let face = self.game.components.face(card);
        let tall = height(width, name);
        let ground = if card.is_terrain() { art::TERRAIN } else { art::PLACE };
        let corner = width * 0.07;
        s.rect(0.0, 2.5, width, tall).corner(corner).fill(art::BAT_LINE).opacity(0.28);
        s.rect(0.0, 0.0, width, tall).corner(corner).fill(ground).stroke(Ink::PI, 2.0);
        if card.is_terrain() {
            s.rect(0.0, 0.0, width, width).corner(corner).fill(&textures::GRASSLAND).hidden();
        }
        self.draw_value(s, face, width);
        for (index, &kind) in (0u8..).zip(&face.cells) {
            draw_print(s, kind, cell_frame(width, index));
        }
        self.draw_name(s, &placed(&self.say(&words::card(card)), at), width, name);
    }

    /// Points and nature icons, in the first field.
    fn draw_value(&self, s: &mut Scene, face: &Sheet, width: f64) {
        let corner = field(width, 0);
        // Small cards keep a number that can be read.
        let r = (width * 0.119).max(9.2);
        let (cx, cy) = (corner.cx() - width * 0.008, corner.cy() - width * 0.008);
        let (ground, ink) = if face.points < 0 { (art::BLUSH, art::LOSS) } else { (Ink::CUT, Ink::PRINT) };
        s.circle(cx, cy, r).fill(ground).stroke(Ink::PI, 1.6);
        s.text(cx, cy + r * 0.44, &signed(face.points.into()))
            .face(Face::Number)
            .size(r * if width < 110.0 { 1.32 } else { 1.25 })
            .middle()
            .fill(ink);
        for icon in 0..face.nature {
            let x = cx + width * 0.083 - f64::from(icon) * width * 0.09;
            s.stamp_centred(&pieces::NATURE, x, cy + width * 0.1, width * 0.137);
        }
    }

    fn draw_name(&self, s: &mut Scene, words: &str, width: f64, name: Name) {
        let size = if width > 110.0 { 13.5 } else { 12.4 };
        let lines = match name {
            Name::Hidden => return,
            Name::Line | Name::Counted => vec![words],
            Name::Lines => {
                let lines = wrap(words, Face::Label, size, width * FILLED);
                // Rather a little smaller than in three lines.
                if lines.len() > 2 { wrap(words, Face::Label, size, width * 1.06) } else { lines }
            }
        };
        let strip = if name == Name::Counted { STRIP } else { height(width, name) - width };
        let shown = lines.len().min(2);
        for (index, line) in lines.iter().take(2).enumerate() {
            let y = width + strip / 2.0 + size * 0.36 + (index as f64 - (shown as f64 - 1.0) / 2.0) * 12.6
                - width * 0.012;
            s.text(width / 2.0, y, line).size(size).middle().fill(Ink::PRINT).fit(width * FILLED);
        }
    }

    /// A card in words: its name, its points, its icons and what its cells are for.
    pub(super) fn say_card(&self, card: Card) -> Message {
        let face = self.game.components.face(card);
        let mut cells: Vec<Message> = Vec::new();
        for &kind in CellKind::ALL {
            let count = face.cells.iter().filter(|&&other| other == kind).count();
            if count > 0 {
                let key = format!("pic-cells-{}", kind.word().replace('_', "-"));
                cells.push(Message::named(key).with("count", count));
            }
        }
        Message::new("pic-card")
            .with("card", words::card(card))
            .with("points", i32::from(face.points))
            .with("nature", face.nature)
            .with("cells", cells)
    }
}

/// A cell and the print of what may stand there.
fn draw_print(s: &mut Scene, kind: CellKind, frame: Frame) {
    let ground = match kind {
        CellKind::Blank => art::BLANK,
        CellKind::House => art::HOUSE,
        CellKind::DerelictHouse => art::RUIN,
        _ => art::CELL,
    };
    let cell = s.outline(&frame.outline(frame.w * 0.16)).fill(ground).stroke(art::LINE, 1.0);
    if kind == CellKind::Blank {
        cell.dash(&[2.5, 2.5]);
        return;
    }
    drop(cell);
    let (cx, cy, size) = (frame.cx(), frame.cy(), frame.w * 0.72);
    match (kind, kind_piece(kind).map(print)) {
        (CellKind::TreeWild | CellKind::TreeBat, Some((tree, ink))) => {
            let rider = if kind == CellKind::TreeBat { Piece::Bat } else { Piece::WildAnimal };
            let (small, small_ink) = print(rider);
            let off = size * 0.14;
            s.stamp_centred(tree, cx - off, cy - off, size * 0.88).color(ink).opacity(0.5);
            s.stamp_centred(small, cx + off * 1.9, cy + off * 2.0, size * 0.6).color(small_ink).opacity(0.72);
        }
        (_, Some((symbol, ink))) => {
            s.stamp_centred(symbol, cx, cy, size).color(ink).opacity(0.5);
        }
        (_, None) => {
            s.stamp_centred(&prints::RUIN, cx, cy, size).color(art::SMOKE).opacity(0.5);
        }
    }
}

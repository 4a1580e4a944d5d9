//! The supply board: what is still on it, and what its uncovered numbers bring.

use bocage_canvas::{Face, Ink, Mood, Scene, Symbol, text_width};
use bocage_engine::Message;

use super::art::{self, pieces};
use super::frame::{Frame, signed};
use super::table::{Table, drawing};
use crate::vocabulary::Piece;
use crate::words;

/// Height of a row of the board.
const ROW: f64 = 39.0;
/// Height of the line with the points.
const POINTS: f64 = 20.0;
/// Size of the readings of narrow screens, without the points.
const READINGS: (f64, f64) = (390.0, 80.0);
/// Rows with fewer spaces than this show the number of each.
const ROOMY: usize = 9;

/// Height of the board on wide screens.
pub(super) const HEIGHT: f64 = ROW * 5.0 + POINTS + 8.0;

/// What the number of a row means: the number with its sign, and what it counts.
fn meaning(piece: Piece, value: u8) -> (String, &'static Symbol) {
    match piece {
        Piece::WildAnimal => (format!("+{value}"), &pieces::TREE),
        Piece::Tree => (format!("+{value}"), &pieces::FRUIT),
        Piece::Fruit => (format!("+{value}"), &pieces::BAT),
        Piece::Goat if value > 0 => (format!("−{value}"), &pieces::FOOD),
        Piece::Goat | Piece::Family | Piece::Bat => (value.to_string(), &pieces::FOOD),
    }
}

impl Table<'_> {
    /// The supply board of the seat that is shown large.
    pub(super) fn draw_supply(&self, s: &mut Scene, frame: Frame) {
        s.outline(&frame.outline(12.0)).fill(art::SUPPLY).stroke(Ink::PI, 2.2);
        for (index, &piece) in Piece::ROWS.iter().enumerate() {
            let top = frame.y + 4.0 + index as f64 * ROW;
            if index > 0 {
                s.line(frame.x + 8.0, top, frame.right() - 8.0, top).stroke(art::HOLE, 1.2).dash(&[3.0, 3.0]);
            }
            let name = self.say(&self.say_row(piece));
            let row = Frame::new(frame.x + 7.0, top, frame.w - 14.0, ROW);
            s.group().class("row").data("data-row", piece.word()).label(&name).title(&name).draw(|s| {
                s.outline(&row.outline(4.0)).fill(art::SUPPLY);
                self.draw_row(s, piece, row);
            });
        }
        let foot = Frame::new(frame.x, frame.bottom() - POINTS - 4.0, frame.w, POINTS);
        s.line(foot.x + 8.0, foot.y, foot.right() - 8.0, foot.y).stroke(art::LINE, 1.2);
        self.draw_points(s, foot);
    }

    /// What all rows are worth in points if the game ended now.
    fn draw_points(&self, s: &mut Scene, frame: Frame) {
        let side = self.public.side(self.focus);
        let points: i32 = Piece::ROWS.iter().map(|&piece| i32::from(self.game.row_value(side, piece))).sum();
        let words = self.say(&Message::new("pic-supply-points").with("points", points));
        s.text(frame.cx(), frame.cy() + 5.0, &words).size(13.2).middle().fill(Ink::PRINT).fit(frame.w - 12.0);
    }

    fn draw_row(&self, s: &mut Scene, piece: Piece, row: Frame) {
        let side = self.public.side(self.focus);
        let values = &self.game.components.rows[piece.index() % 5];
        s.stamp_centred(drawing(piece), row.x + 12.0, row.y + 12.0, 22.0);
        self.draw_pill(s, piece, (row.right(), row.y + 12.0));
        let out = values.len().saturating_sub(side.supply[piece.index() % 5].into());
        let pitch = (row.w / values.len().max(1) as f64).min(20.0);
        let y = row.y + 30.0;
        let at = |space: usize| row.x + (space as f64 + 0.5) * pitch;
        let roomy = values.len() < ROOMY;
        for (space, value) in values.iter().enumerate() {
            if space >= out {
                s.stamp_centred(drawing(piece), at(space), y, (pitch + 2.0).min(16.0));
            } else if roomy {
                s.circle(at(space), y, 7.8).fill(art::HOLE).stroke(art::LINE, 1.0);
                number(s, (at(space), y), *value, 12.8);
            } else {
                s.circle(at(space), y, 4.0).fill(art::HOLE).stroke(art::LINE, 1.0);
            }
        }
        let shown = out.checked_sub(1).map(|last| (last, values[last]));
        // The space whose number would raise the value is the next goal.
        let next = (out..values.len()).find(|&space| values[space] > shown.map_or(0, |(_, value)| value));
        if let Some(next) = next {
            let beside = shown.map_or(0.0, |(last, _)| at(last) + 17.0);
            let x = at(next).max(beside).min(row.right() - 7.0);
            s.circle(x, y, 8.6).fill(Ink::CUT).stroke(Ink::FRESH, 1.8);
            number(s, (x, y), values[next], 12.8);
        }
        if let Some((last, value)) = shown {
            s.circle(at(last), y, 8.6).fill(Mood::Atiwa.accent()).stroke(Ink::PI, 1.6);
            number(s, (at(last), y), value, 13.0);
        }
    }

    /// What the row brings, ending at (`x`, `y`).
    fn draw_pill(&self, s: &mut Scene, piece: Piece, (x, y): (f64, f64)) {
        let side = self.public.side(self.focus);
        let (value, symbol) = meaning(piece, self.game.row_value(side, piece));
        let counts = format!("{}/{}", self.out(piece), self.game.components.capacity(piece.index() % 5));
        let width = text_width(&value, Face::Number, 16.0) + 38.0;
        s.text(x - width - 8.0, y + 5.0, &counts).face(Face::Number).size(13.0).end().fill(art::EARTH);
        s.rect(x - width, y - 10.0, width, 20.0).corner(10.0).fill(Ink::CUT).stroke(art::LINE, 1.2);
        s.text(x - width + 8.0, y + 5.6, &value).face(Face::Number).size(16.0).fill(Ink::PRINT);
        s.stamp_centred(symbol, x - 15.0, y, 20.0);
    }

    /// Spaces of a row that are empty.
    fn out(&self, piece: Piece) -> usize {
        let left = self.public.side(self.focus).supply[piece.index() % 5];
        self.game.components.rows[piece.index() % 5].len().saturating_sub(left.into())
    }

    /// The same as five readings, for narrow screens.
    pub(super) fn draw_readings(&self) -> Scene {
        let (width, height) = READINGS;
        let mut scene = Scene::new(width, height + POINTS + 2.0);
        scene.set_label(&self.word("pic-supply"));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height + POINTS + 2.0).fill(art::SUPPLY).hidden();
        self.draw_points(s, Frame::new(0.0, height - 2.0, width, POINTS));
        let pitch = width / 5.0;
        for (index, &piece) in Piece::ROWS.iter().enumerate() {
            let cell = Frame::new(index as f64 * pitch, 0.0, pitch, height);
            let name = self.say(&self.say_row(piece));
            s.group().class("row").data("data-row", piece.word()).label(&name).title(&name).draw(|s| {
                s.outline(&cell.outline(0.0)).fill(art::SUPPLY);
                if index > 0 {
                    s.line(cell.x, 8.0, cell.x, height - 8.0).stroke(art::LINE, 1.0).dash(&[3.0, 3.0]);
                }
                self.draw_reading(s, piece, cell);
            });
        }
        scene
    }

    /// How much of a row is out, and what it brings.
    fn draw_reading(&self, s: &mut Scene, piece: Piece, cell: Frame) {
        let side = self.public.side(self.focus);
        s.stamp_centred(drawing(piece), cell.x + 19.0, 23.0, 29.0);
        let out = self.out(piece).to_string();
        s.text(cell.x + 36.0, 29.0, &out).face(Face::Number).size(18.0).fill(Ink::PRINT);
        let after = cell.x + 37.0 + text_width(&out, Face::Number, 18.0);
        let capacity = format!("/{}", self.game.components.capacity(piece.index() % 5));
        s.text(after, 29.0, &capacity).face(Face::Number).size(13.0).fill(art::EARTH);
        let (value, symbol) = meaning(piece, self.game.row_value(side, piece));
        let pill = Frame::new(cell.x + 6.0, 45.0, cell.w - 12.0, 28.0);
        s.outline(&pill.outline(14.0)).fill(Mood::Atiwa.accent()).stroke(Ink::PI, 1.5);
        s.stamp_centred(symbol, pill.x + 17.0, pill.cy(), 24.0);
        let ink = Ink::PRINT;
        s.text(pill.x + 46.0, pill.cy() + 6.2, &value).face(Face::Number).size(18.0).middle().fill(ink);
    }

    /// A row in words: what is out, what it brings, and what one more would bring.
    fn say_row(&self, piece: Piece) -> Message {
        let side = self.public.side(self.focus);
        let values = &self.game.components.rows[piece.index() % 5];
        let out = self.out(piece);
        let value = i32::from(self.game.row_value(side, piece));
        let brings = Message::named(format!("pic-row-{}", piece.word().replace('_', "-")))
            .with("value", value)
            .with("points", signed(value));
        let message = match values.get(out) {
            Some(next) => Message::new("pic-row").with("next", *next),
            None => Message::new("pic-row-full"),
        };
        message
            .with("pieces", words::pieces(piece))
            .with("out", out)
            .with("all", values.len())
            .with("brings", brings)
    }
}

/// A number in the middle of a space.
fn number(s: &mut Scene, (x, y): (f64, f64), value: u8, size: f64) {
    s.text(x, y + size * 0.35, &value.to_string()).face(Face::Number).size(size).middle().fill(Ink::PRINT);
}

//! The boards to choose from, before the game: each guide with its land, temples and conditions.

use bocage_canvas::{Face, Ink, Outline, Scene, wrap};

use super::effect::temple_icon;
use super::guide::draw_color;
use super::table::{Table, shorten};
use super::{inks, pieces, portraits, ruins};
use crate::vocabulary::{Board, Cell, Temple, Terrain};
use crate::words;

/// A card of a board: on wide screens, and as a row on narrow ones.
const CARD: (f64, f64) = (392.0, 220.0);
const ROW: (f64, f64) = (378.0, 92.0);

impl Table<'_> {
    /// Height of the scene in which a board is chosen: nothing else is shown then.
    pub(super) fn boards_height(&self) -> f64 {
        if self.narrow() { 5.0 + 5.0 * (ROW.1 + 8.0) } else { 26.0 + 3.0 * (CARD.1 + 18.0) }
    }

    pub(super) fn draw_boards(&self, s: &mut Scene) {
        for (index, &board) in Board::ALL.iter().enumerate() {
            let taken = self.public.sides().iter().any(|side| side.board == Some(board));
            let (at, size) = if self.narrow() {
                ((6.0, 6.0 + (ROW.1 + 8.0) * index as f64), ROW)
            } else {
                // Two, two and one, the last in the middle.
                let left = if index == 4 { 216.0 } else { 13.0 + 406.0 * (index % 2) as f64 };
                ((left, 22.0 + (CARD.1 + 18.0) * (index / 2) as f64), CARD)
            };
            let words = self.say(&self.game.say_board(board));
            let touch = self.own_touch(&format!("board:{board}"));
            let edge = Outline::rect(at.0, at.1, size.0, size.1, 14.0);
            self.lift(s, touch.as_ref(), &edge, &words, |s| {
                s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 2.0);
                s.group().at(at.0, at.1).opacity(if taken { 0.45 } else { 1.0 }).draw(|s| {
                    if self.narrow() { self.draw_board_row(s, board) } else { self.draw_board_card(s, board) }
                });
                if taken {
                    let right = at.0 + size.0 - if self.narrow() { 144.0 } else { 16.0 };
                    s.text(right, at.1 + 22.0, &self.word("pic-taken")).size(14.0).end().fill(Ink::PRINT);
                }
            });
        }
    }

    fn draw_board_card(&self, s: &mut Scene, board: Board) {
        let face = self.game.components.board(board);
        s.stamp(portraits::of(board), 12.0, 9.0, 54.0);
        s.text(76.0, 44.0, &self.say(&words::board(board))).face(Face::Title).size(23.0).fill(Ink::PRINT);
        s.group().at(12.0, 70.0).scale(1.42).draw(|s| self.draw_wild(s, board));
        let x = 226.0;
        let heading = |s: &mut Scene, y: f64, key: &'static str| {
            s.text(x, y, &self.word(key)).size(14.5).fill(Ink::PRINT_2);
        };
        heading(s, 33.0, "score-temples");
        for &temple in Temple::ALL {
            let (column, row) = ((temple.index() % 2) as f64, (temple.index() / 2) as f64);
            self.draw_temple_effect(s, board, temple, (x + 11.0 + 78.0 * column, 53.0 + 28.0 * row), 23.0);
        }
        heading(s, 117.0, "pic-guide-cards");
        for (place, color) in face.sequence.iter().enumerate() {
            draw_color(s, *color, (x + 26.0 * place as f64, 124.0), 25.0);
        }
        let special = self.say(&words::special(face.special));
        for (index, line) in wrap(&special, Face::Body, 14.5, 158.0).iter().take(3).enumerate() {
            let y = 168.0 + 17.5 * index as f64;
            s.text(x, y, line).face(Face::Body).size(14.5).fill(Ink::PRINT);
        }
    }

    fn draw_board_row(&self, s: &mut Scene, board: Board) {
        let face = self.game.components.board(board);
        s.stamp(portraits::of(board), 8.0, 6.0, 40.0);
        s.text(55.0, 22.0, &self.say(&words::board(board))).face(Face::Title).size(17.0).fill(Ink::PRINT);
        for (place, color) in face.sequence.iter().enumerate() {
            draw_color(s, *color, (55.0 + 22.0 * place as f64, 27.0), 21.0);
        }
        for &temple in Temple::ALL {
            let x = 18.0 + 42.0 * temple.index() as f64;
            self.draw_temple_effect(s, board, temple, (x + 18.0, 60.0), 17.0);
        }
        s.stamp_centred(&pieces::TEMPLE, 16.0, 60.0, 15.0).color(Ink::TRIBES_ACCENT);
        s.group().at(246.0, 5.0).scale(0.87).draw(|s| self.draw_wild(s, board));
        let special = self.say(&words::special(face.special));
        let special = shorten(&special, Face::Body, 12.5, 240.0);
        s.text(9.0, 84.0, &special).face(Face::Body).size(12.5).fill(Ink::PRINT_2);
    }

    fn draw_temple_effect(&self, s: &mut Scene, board: Board, temple: Temple, (x, y): (f64, f64), size: f64) {
        s.stamp_centred(temple_icon(temple), x, y, size);
        let number = self.game.components.board(board).temple(temple).to_string();
        s.text(x + size * 0.68, y + size * 0.32, &number)
            .face(Face::Number)
            .size(size * 0.92)
            .fill(Ink::PRINT);
    }

    /// The land of a board at the start, in a 142 by 98 box.
    fn draw_wild(&self, s: &mut Scene, board: Board) {
        let face = self.game.components.board(board);
        s.rect(1.0, 1.0, 140.0, 96.0).corner(8.0).fill(Ink::TRIBES_LAND).stroke(Ink::PI, 1.6);
        for cell in Cell::all() {
            let (x, y) = (4.0 + 33.7 * f64::from(cell.0 % 4), 4.0 + 30.0 * f64::from(cell.0 / 4));
            let tokens = face.pollution[cell.index()];
            s.rect(x, y, 32.0, 28.0).corner(4.0).fill(if tokens > 0 { inks::FOUL } else { inks::CLEAN });
            let terrain = Terrain::ALL.iter().find(|terrain| face.terrain[terrain.index()] & cell.bit() != 0);
            if let Some(terrain) = terrain {
                s.stamp(ruins::of(*terrain), x + 4.0, y + 0.5, 24.0);
            }
            for token in 0..tokens {
                let cx = x + 16.0 + 10.0 * (f64::from(token) - (f64::from(tokens) - 1.0) / 2.0);
                s.stamp_centred(&pieces::POLLUTION, cx, y + 21.5, 11.0);
            }
        }
    }
}

//! The boards to choose from, before the game: each guide with its land, temples and conditions.

use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::effect::temple_icon;
use super::guide::draw_color;
use super::table::{Table, shorten};
use super::{inks, pieces, portraits, ruins};
use crate::vocabulary::{Board, Cell, Temple, Terrain};
use crate::words;

impl Table<'_> {
    pub(super) fn draw_boards(&self, s: &mut Scene) {
        for (index, &board) in Board::ALL.iter().enumerate() {
            let taken = self.public.sides().iter().any(|side| side.board == Some(board));
            let (at, size) = if self.narrow() {
                ((6.0, 5.0 + 78.0 * index as f64), (378.0, 71.0))
            } else {
                let row = index / 3;
                let left = if row == 0 { 17.0 } else { 152.0 };
                ((left + 268.0 * (index % 3) as f64, 12.0 + 217.0 * row as f64), (254.0, 202.0))
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
                    let right = at.0 + size.0 - if self.narrow() { 108.0 } else { 10.0 };
                    s.text(right, at.1 + 21.0, &self.word("pic-taken")).size(13.0).end().fill(Ink::PRINT);
                }
            });
        }
    }

    fn draw_board_card(&self, s: &mut Scene, board: Board) {
        let face = self.game.components.board(board);
        s.stamp(portraits::of(board), 10.0, 8.0, 46.0);
        s.text(64.0, 29.0, &self.say(&words::board(board))).face(Face::Title).size(19.0).fill(Ink::PRINT);
        for (place, color) in face.sequence.iter().enumerate() {
            draw_color(s, *color, (64.0 + 22.0 * place as f64, 34.0), 21.0);
        }
        s.group().at(10.0, 60.0).scale(0.98).draw(|s| self.draw_wild(s, board));
        for &temple in Temple::ALL {
            let y = 72.0 + 25.0 * temple.index() as f64;
            self.draw_board_temple(s, board, temple, (162.0, y));
        }
        let special = self.say(&Message::new("pic-special").with("special", words::special(face.special)));
        for (index, line) in bocage_canvas::wrap(&special, Face::Body, 13.0, 228.0).iter().take(2).enumerate()
        {
            s.text(11.0, 175.0 + 16.0 * index as f64, line).face(Face::Body).size(13.0).fill(Ink::PRINT_2);
        }
    }

    fn draw_board_row(&self, s: &mut Scene, board: Board) {
        let face = self.game.components.board(board);
        s.stamp(portraits::of(board), 6.0, 4.0, 40.0);
        s.text(52.0, 20.0, &self.say(&words::board(board))).face(Face::Title).size(17.0).fill(Ink::PRINT);
        for (place, color) in face.sequence.iter().enumerate() {
            draw_color(s, *color, (52.0 + 21.0 * place as f64, 25.0), 20.0);
        }
        s.stamp_centred(&pieces::TEMPLE, 152.0, 35.0, 16.0).color(Ink::TRIBES_ACCENT);
        for &temple in Temple::ALL {
            self.draw_temple_effect(s, board, temple, (170.0 + 30.0 * temple.index() as f64, 35.0));
        }
        s.group().at(290.0, 5.0).scale(0.58).draw(|s| self.draw_wild(s, board));
        let special = self.say(&words::special(face.special));
        let special = shorten(&special, Face::Body, 12.5, 280.0);
        s.text(8.0, 63.0, &special).face(Face::Body).size(12.5).fill(Ink::PRINT_2);
    }

    fn draw_board_temple(&self, s: &mut Scene, board: Board, temple: Temple, (x, y): (f64, f64)) {
        s.stamp_centred(&pieces::TEMPLE, x, y, 14.0).color(Ink::TRIBES_ACCENT);
        self.draw_temple_effect(s, board, temple, (x + 18.0, y));
    }

    fn draw_temple_effect(&self, s: &mut Scene, board: Board, temple: Temple, (x, y): (f64, f64)) {
        s.stamp_centred(temple_icon(temple), x, y, 16.0);
        let number = self.game.components.board(board).temple(temple).to_string();
        s.text(x + 10.0, y + 5.0, &number).face(Face::Number).size(15.0).fill(Ink::PRINT);
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

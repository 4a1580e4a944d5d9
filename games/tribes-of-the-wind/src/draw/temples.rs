//! The temples of a seat: those that wait in their zone, and the places of those that were placed.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene, text_width};
use bocage_engine::Message;

use super::effect::temple_icon;
use super::pieces;
use super::table::{Table, shorten};
use crate::vocabulary::{Board, Temple};
use crate::words;

impl Table<'_> {
    /// A title with a note after it, on the first line of a part of a strip.
    pub(super) fn heading(&self, s: &mut Scene, (x, y): (f64, f64), width: f64, title: &str, note: &str) {
        s.text(x, y + 19.0, title).face(Face::Title).size(15.0);
        let after = text_width(title, Face::Title, 15.0) + 6.0;
        let note = shorten(note, Face::Body, 12.5, width - after - 2.0);
        s.text(x + after, y + 19.0, &note).face(Face::Body).size(12.5).fill(Ink::INK_2);
    }

    /// The temple zone. To place one the zone as a whole is touched; then one of its temples.
    pub(super) fn draw_temples(&self, s: &mut Scene, board: Board, (x, y): (f64, f64), pitch: f64) {
        self.heading(s, (x, y), pitch * 4.0, &self.word("score-temples"), &self.word("pic-temple-cost"));
        let zone = self.own_touch("temples");
        let draw_all = |s: &mut Scene| {
            for &temple in Temple::ALL {
                let left = x + pitch * temple.index() as f64;
                self.draw_temple(s, board, temple, (left + 1.0, y + 28.0, pitch - 8.0, 58.0), zone.is_none());
            }
        };
        match &zone {
            Some(touch) => {
                let around = Outline::rect(x - 3.0, y + 26.0, pitch * 4.0, 62.0, 10.0);
                self.lift(s, Some(touch), &around, &self.word("pic-temples"), |s| {
                    s.outline(&around).fill(Ink::CARD);
                    draw_all(s);
                });
            }
            None => draw_all(s),
        }
    }

    /// One temple with what it does; pale where it was placed.
    fn draw_temple(
        &self,
        s: &mut Scene,
        board: Board,
        temple: Temple,
        (x, y, w, h): (f64, f64, f64, f64),
        alone: bool,
    ) {
        let number = self.game.components.board(board).temple(temple);
        let here = self.side().has_temple(temple);
        let words = self.say(
            &Message::new(if here { "pic-temple" } else { "pic-temple-placed" })
                .with("temple", words::temple(temple))
                .with("n", number),
        );
        let target = format!("temple:{temple}");
        let edge = Outline::rect(x, y, w, h, 8.0);
        self.lift(s, self.own_touch(&target).as_ref(), &edge, &words, |s| {
            let ground = s.outline(&edge);
            // Inside the zone as a whole nothing else is touched.
            let ground = if alone { ground.data("data-place", &target) } else { ground };
            match here {
                true => drop(ground.fill(Ink::CARD)),
                false => drop(ground.stroke(Ink::PAPER_EDGE, 1.4).fill(Ink::PAPER)),
            }
            let middle = x + w / 2.0;
            if here {
                s.group().piece(&format!("t{}-{temple}", self.focus.0)).draw(|s| {
                    s.stamp(&pieces::TEMPLE, middle - 13.0, y + 1.0, 26.0)
                        .color(Livery::of(self.focus.index()));
                });
            }
            s.group().opacity(if here { 1.0 } else { 0.45 }).draw(|s| {
                s.stamp_centred(temple_icon(temple), middle - 7.0, y + 47.0, 15.5);
                let ink = if here { Ink::PRINT } else { Ink::INK_3 };
                let number = number.to_string();
                s.text(middle + 2.5, y + 52.0, &number).face(Face::Number).size(15.0).fill(ink);
            });
        });
    }
}

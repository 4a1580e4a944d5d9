//! The corner beside a tableau: the card in hand, or else goals or what the signs mean.

use bocage_canvas::{Face, Ink, Scene, Symbol, wrap};
use bocage_engine::Message;

use super::art::{self, pieces};
use super::card::Name;
use super::card_name;
use super::frame::Frame;
use super::table::Table;
use crate::state::{Phase, Step};
use crate::vocabulary::{Card, Coord};
use crate::words;

impl Table<'_> {
    /// The card in hand.
    pub(super) fn hand(&self) -> Option<Card> {
        match self.public.side(self.focus).agenda.top() {
            Some(&Step::PlaceCard(card)) => Some(card),
            _ => None,
        }
    }

    /// The card in hand, or else what the signs on the tableau mean.
    pub(super) fn draw_corner(&self, s: &mut Scene, frame: Frame) {
        let Some(card) = self.hand() else {
            match (self.look.narrow, self.public.solo()) {
                (true, _) => {}
                (false, true) => self.draw_goal_chips(s, frame),
                (false, false) => self.draw_legend(s, frame),
            }
            return;
        };
        let name = self.say(&self.say_card(card));
        let piece = match card.number() {
            Some(_) => card_name(self.focus, card, Coord::START),
            None => format!("hand{}", self.focus.0),
        };
        let width = (frame.h - 12.0).min(96.0);
        let x = frame.x + 6.0;
        let sheet = Frame::new(frame.x, frame.y, frame.w, width + 12.0);
        s.outline(&sheet.outline(11.0)).fill(art::IVORY).stroke(Ink::PI, 1.5).hidden();
        s.group().class("hand").piece(&piece).label(&name).title(&name).at(x, frame.y + 6.0).draw(|s| {
            self.draw_face(s, card, width, Name::Hidden);
        });
        let words = self.say(&Message::new("pic-hand").with("card", words::card(card)));
        let mut baseline = frame.y + 20.0;
        let left = x + width + 8.0;
        for line in wrap(&words, Face::Label, 13.5, frame.right() - left - 3.0) {
            s.text(left, baseline, line).size(13.5).fill(Ink::PRINT).fit(frame.right() - left - 3.0);
            baseline += 16.0;
        }
    }

    /// What the signs on the tableau mean.
    fn draw_legend(&self, s: &mut Scene, frame: Frame) {
        let playing = self.public.phase != Phase::End;
        let lines = [
            (!self.doomed(self.focus).is_empty(), Sign::Doom, "pic-legend-doom"),
            (playing, Sign::Piece(&pieces::FAMILY), "pic-legend-family"),
            (true, Sign::Piece(&pieces::TRAINED), "pic-legend-trained"),
        ];
        let lines: Vec<_> = lines.into_iter().filter(|(shown, ..)| *shown).collect();
        let sheet = Frame::new(frame.x, frame.y, frame.w, lines.len() as f64 * LINE + 6.0);
        s.group().class("legend").hidden().draw(|s| {
            s.outline(&sheet.outline(11.0)).fill(art::IVORY).stroke(Ink::PI, 1.5);
            for (index, (_, sign, key)) in lines.into_iter().enumerate() {
                let y = sheet.y + 18.5 + index as f64 * LINE;
                sign.draw(s, (sheet.x + 17.0, y));
                draw_meaning(s, &self.word(key), (sheet.x + 34.0, y), sheet.w - 40.0);
            }
        });
    }
}

/// Height of a line of the legend.
const LINE: f64 = 31.0;

/// A sign that the legend explains.
enum Sign {
    /// The number of a pollution to come.
    Doom,
    /// A piece.
    Piece(&'static Symbol),
}

impl Sign {
    fn draw(&self, s: &mut Scene, (x, y): (f64, f64)) {
        match self {
            Sign::Doom => {
                s.circle(x, y, 9.5).fill(art::SMOKE_DARK);
                s.text(x, y + 4.6, "1").face(Face::Number).size(13.0).middle().fill(art::HALO);
            }
            Sign::Piece(symbol) => drop(s.stamp_centred(symbol, x, y, 22.0)),
        }
    }
}

/// Words in one line or two beside a sign.
fn draw_meaning(s: &mut Scene, words: &str, (x, y): (f64, f64), width: f64) {
    // Estimates of widths are generous.
    let lines = wrap(words, Face::Body, 12.8, width * 1.04);
    let first = if lines.len() > 1 { y - 2.5 } else { y + 4.3 };
    for (number, line) in lines.iter().take(2).enumerate() {
        s.text(x, first + number as f64 * 13.4, line).face(Face::Body).size(12.8).fill(Ink::PRINT);
    }
}

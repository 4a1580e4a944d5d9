//! The strip under the board: what the backs say, and the own hand.

use bocage_canvas::{Face, Ink, Outline, Scene, State};
use bocage_engine::Message;

use super::element::{UPRIGHT, place, upright};
use super::front::{CARD, ROW};
use super::hand_name;
use super::table::Table;
use crate::state::{HAND, Hand};
use crate::vocabulary::Element;

pub(super) const WIDTH: f64 = 760.0;
pub(super) const NARROW_WIDTH: f64 = 390.0;
/// Width of a back in a hand that is not the reader's.
const BACK: f64 = 60.0;

impl Table<'_> {
    pub(super) fn hand_strip(&self) -> Scene {
        let width = if self.narrow() { NARROW_WIDTH } else { WIDTH };
        let bar = self.bar_height();
        let own = self.view.private.as_ref().filter(|_| self.acting).map(|private| private.hand);
        let body = match (own, self.narrow()) {
            (None, _) => BACK * UPRIGHT + 18.0,
            (Some(_), false) => CARD.1 + 14.0,
            (Some(hand), true) => self.shown(&hand) as f64 * (ROW.1 + 5.0) + 8.0,
        };
        let mut scene = Scene::new(width, bar + body);
        let s = &mut scene;
        let backs = self.side().backs;
        s.set_label(&self.say(&self.say_backs(Some(self.focus), &backs)));
        s.rect(0.0, 0.0, width, bar + body).fill(Ink::PAPER_2).hidden();
        self.draw_bar(s, width);
        match own {
            Some(hand) => self.draw_hand(s, &hand, bar + 6.0),
            None => self.draw_hidden_hand(s, width, bar + 9.0),
        }
        if self.is_changed(&hand_name(self.focus)) {
            s.ring(&Outline::rect(5.0, bar + 4.0, width - 10.0, body - 9.0, 12.0), State::Changed);
        }
        scene
    }

    /// How many places of the hand are drawn: on a phone there is no room for missing cards.
    fn shown(&self, hand: &Hand) -> usize {
        let drawn = if self.public.active == self.focus { self.public.drawn.len() } else { 0 };
        if self.narrow() { (hand.len() + drawn).clamp(1, HAND) } else { HAND }
    }

    /// The own cards, then those drawn face down, then places for those to come.
    fn draw_hand(&self, s: &mut Scene, hand: &Hand, top: f64) {
        let drawn: &[Element] = if self.public.active == self.focus { &self.public.drawn } else { &[] };
        for slot in 0..self.shown(hand) {
            let (x, y) = match self.narrow() {
                true => (6.0, top + slot as f64 * (ROW.1 + 5.0)),
                false => (7.0 + slot as f64 * (CARD.0 + 11.5), top),
            };
            let (w, h) = if self.narrow() { ROW } else { CARD };
            if let Some(card) = hand.get(slot) {
                self.draw_front(s, *card, (x, y));
            } else if let Some(element) = drawn.get(slot - hand.len()) {
                let wide = if self.narrow() { 44.0 } else { 92.0 };
                let words = self.word("pic-drawn");
                s.group().label(&words).title(&words).draw(|s| {
                    place(s, (x, y), w, h - 4.0);
                    upright(s, *element, (x + (w - wide) / 2.0, y + (h - 4.0 - wide * UPRIGHT) / 2.0), wide);
                });
            } else {
                place(s, (x, y), w, h - 4.0);
            }
        }
    }

    /// A hand that the reader does not see: its backs.
    fn draw_hidden_hand(&self, s: &mut Scene, width: f64, top: f64) {
        let backs = self.side().backs;
        let count = self.side().hand_size() as f64;
        let mut x = (width - count * (BACK + 10.0) + 10.0) / 2.0;
        for &element in Element::ALL {
            for _ in 0..backs[element.index()] {
                let words =
                    self.say(&Message::new("pic-back").with("element", crate::words::element(element)));
                s.group().label(&words).title(&words).draw(|s| upright(s, element, (x, top), BACK));
                x += BACK + 10.0;
            }
        }
        if count == 0.0 {
            let words = self.word("pic-empty-hand");
            s.text(width / 2.0, top + 40.0, &words).face(Face::Body).size(14.0).middle().fill(Ink::INK_2);
        }
    }
}

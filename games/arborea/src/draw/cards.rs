//! The cards of the shown seat, to be completed, and those on offer.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Mood, Outline, Scene};
use bocage_engine::Message;

use super::card::{self, SIZE};
use super::desk::{Desk, draw_gain, shorten};
use crate::decisions::{payable, water_needed};
use crate::vocabulary::{Biome, Card};
use crate::words;

const WIDTH: f64 = 308.0;
const NARROW: f64 = 366.0;
/// Height of the caption under a card, and of the line between the rows.
const CAPTION: f64 = 18.0;
const BETWEEN: f64 = 26.0;

impl Desk<'_> {
    pub(super) fn draw_cards(&self) -> Scene {
        let (width, height) = self.cards_size();
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_cards()));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        self.draw_rows(s);
        scene
    }

    pub(super) fn cards_size(&self) -> (f64, f64) {
        let width = if self.look.narrow { NARROW } else { WIDTH };
        let tall = (width / 4.0 - 11.0) * SIZE.1 / SIZE.0;
        (width, (tall + CAPTION + 4.0) * 2.0 + BETWEEN)
    }

    /// Cards to be completed, and below them those on offer.
    pub(super) fn draw_rows(&self, s: &mut Scene) {
        let pitch = self.cards_size().0 / 4.0;
        let wide = pitch - 11.0;
        let tall = wide * SIZE.1 / SIZE.0;
        let left = |column: usize| pitch * column as f64 + 5.5;
        for slot in 0..3u8 {
            self.draw_slot(s, slot, (left(slot.into()), 3.0), wide);
        }
        let words = self.word("pic-water-joker");
        for (line, words) in
            bocage_canvas::wrap(&words, Face::Body, 12.0, wide + 6.0).iter().take(6).enumerate()
        {
            s.text(left(3), 16.0 + 15.0 * line as f64, words)
                .face(Face::Body)
                .size(12.0)
                .fill(Ink::INK_3)
                .hidden();
        }
        let below = tall + CAPTION + BETWEEN;
        s.text(4.0, below - 5.0, &self.word("pic-offer")).face(Face::Title).size(15.0).hidden();
        for deck in 0..4u8 {
            self.draw_deck(s, deck, (left(deck.into()), below + 4.0), wide);
        }
    }

    /// A card to be completed: can the reserve pay for it, and what is missing?
    fn draw_slot(&self, s: &mut Scene, slot: u8, (x, y): (f64, f64), wide: f64) {
        let tall = wide * SIZE.1 / SIZE.0;
        let Some(shown) = self.board().slots[usize::from(slot) % 3] else {
            s.rect(x, y, wide, tall - 3.0)
                .corner(wide * 0.11)
                .fill(Ink::PAPER_2)
                .stroke(Ink::OUTLINE, 1.6)
                .dash(&[5.0, 4.0]);
            s.text(x + wide / 2.0, y + tall / 2.0 + 4.0, &self.word("pic-free"))
                .face(Face::Body)
                .size(13.0)
                .middle()
                .fill(Ink::INK_3)
                .hidden();
            return;
        };
        let place = format!("slot:{slot}");
        s.group().data("data-place", &place).draw(|s| self.draw_named(s, shown, (x, y), wide, 1.0));
        let face = self.game.components.face(shown);
        let middle = x + wide / 2.0;
        let caption = y + tall + 14.0;
        if payable(self.public, face) {
            let words = shorten(&self.word("pic-payable"), Face::Label, 12.5, wide - 10.0);
            s.text(middle + 8.0, caption, &words).size(12.5).middle().fill(Ink::HEDGE).hidden();
            let start = middle - bocage_canvas::text_width(&words, Face::Label, 12.5) / 2.0 - 8.0;
            s.stamp(&icons::TICK, start - 4.0, caption - 11.0, 14.0).color(Ink::HEDGE).hidden();
        } else {
            let missing =
                water_needed(self.public, face).saturating_sub(self.public.upper[Biome::Water.index()]);
            let words = self.say(&Message::new("pic-missing").with("count", missing));
            let words = shorten(&words, Face::Label, 12.5, wide + 8.0);
            s.text(middle, caption, &words).size(12.5).middle().fill(Ink::INK_2).hidden();
        }
        self.draw_card_ring(s, (x, y), wide, &format!("slot:{slot}"));
    }

    /// The top card of a deck, and how many lie below.
    fn draw_deck(&self, s: &mut Scene, deck: u8, (x, y): (f64, f64), wide: f64) {
        let tall = wide * SIZE.1 / SIZE.0;
        let pile = &self.public.decks[usize::from(deck) % 4];
        let Some(front) = pile.front else {
            s.rect(x, y, wide, tall - 3.0).corner(wide * 0.11).stroke(Ink::OUTLINE, 1.6).dash(&[5.0, 4.0]);
            s.text(x + wide / 2.0, y + tall / 2.0 + 4.0, &self.word("pic-empty-deck"))
                .face(Face::Body)
                .size(13.0)
                .middle()
                .fill(Ink::INK_3);
            return;
        };
        if pile.len() > 1 {
            s.group().at(2.5, 2.5).hidden().draw(|s| {
                s.rect(x + 1.0, y + 1.0, wide - 2.0, tall - 4.0)
                    .corner(wide * 0.11)
                    .fill(Mood::Arborea.deep())
                    .stroke(Ink::PI, 1.4);
            });
        }
        let place = format!("deck:{deck}");
        s.group().data("data-place", &place).draw(|s| self.draw_named(s, front, (x, y), wide, 1.0));
        let count = self.say(&Message::new("pic-deck-count").with("count", pile.len()));
        s.text(x + wide / 2.0, y + tall + 14.0, &count).size(12.0).middle().fill(Ink::INK_3).hidden();
        self.draw_card_ring(s, (x, y), wide, &format!("deck:{deck}"));
    }

    pub(super) fn draw_named(&self, s: &mut Scene, shown: Card, (x, y): (f64, f64), wide: f64, opacity: f64) {
        let title = self.say(&words::card_in_full(self.game, shown));
        let name = card::name(self.game, shown);
        s.group().piece(&name).title(&title).opacity(opacity).draw(|s| {
            card::draw_front(s, self.game.components.face(shown), (x, y), wide);
        });
        let outline = Outline::rect(x, y, wide, wide * 1.26, wide * 0.11);
        self.fresh(s, &outline, &name, 0.7);
    }

    fn draw_card_ring(&self, s: &mut Scene, (x, y): (f64, f64), wide: f64, target: &str) {
        let outline = Outline::rect(x - 0.5, y - 0.5, wide + 1.0, wide * 1.27 + 1.0, wide * 0.12);
        if let Some(aim) = self.ring(s, &outline, target, 0.8) {
            draw_gain(s, aim.points, (x + wide - 10.0, y + 4.0), 10.5);
            self.lantern(s, &aim, (x + 6.0, y + 5.0), 10.0);
        }
    }

    pub(super) fn say_cards(&self) -> Message {
        let cards: Vec<Message> =
            self.board().slots.iter().flatten().map(|&card| words::card_in_full(self.game, card)).collect();
        let cards = if cards.is_empty() { vec![Message::new("sketch-none")] } else { cards };
        let offer: Vec<Message> = self
            .public
            .decks
            .iter()
            .filter_map(|deck| Some(words::card_in_full(self.game, deck.front?)))
            .collect();
        let offer = if offer.is_empty() { vec![Message::new("sketch-none")] } else { offer };
        Message::new("pic-cards-summary").with("cards", cards).with("offer", offer)
    }
}

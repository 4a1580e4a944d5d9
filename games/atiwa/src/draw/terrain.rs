//! Terrain cards: the deck, the open cards, and the spaces that give them with a bonus.

use bocage_canvas::{Badge, Face, Ink, Scene};
use bocage_engine::Message;

use super::art::{self, pieces};
use super::card::{self, Name};
use super::frame::{Frame, board, hole};
use super::offer::Line;
use super::table::{BROAD, TOUCH, Table};
use super::{card_name, slot_target};
use crate::vocabulary::{Coord, Space};

/// The spaces of the deck.
pub(super) const DECK: [Space; 2] = [Space::TerrainDeck1, Space::TerrainDeck2];
/// The spaces of the open cards.
pub(super) const OPEN: [Space; 4] =
    [Space::TerrainOpen1, Space::TerrainOpen2, Space::TerrainOpen3, Space::TerrainOpen4];

/// Heights of the parts.
const TITLE: f64 = 24.0;
const SPACE: f64 = 34.0;
/// By how much the line of the deck is higher than a space.
const DECK_MORE: f64 = 3.0;
/// Distance between cards: rings must not run into each other.
const GAP: f64 = 6.0;
/// The widest open cards of wide screens: three must not need more height than four.
const LARGEST: f64 = 78.0;
/// Distance of the cards from the edge of the board.
const MARGIN: f64 = 6.0;

impl Table<'_> {
    fn slots(&self) -> usize {
        usize::from(self.game.components.board(self.public.players).slots).clamp(1, OPEN.len())
    }

    /// Height of a space: on narrow screens a finger must find it.
    fn space_height(&self) -> f64 {
        if self.look.narrow { TOUCH } else { SPACE }
    }

    /// Width of the column of an open card and its space.
    fn column(&self, width: f64) -> f64 {
        let slots = self.slots() as f64;
        (width - MARGIN * 2.0 - GAP * (slots - 1.0)) / slots
    }

    fn open_width(&self, width: f64) -> f64 {
        let most = if self.look.narrow { f64::INFINITY } else { LARGEST };
        self.column(width).min(most)
    }

    /// Height of the section at a width.
    pub(super) fn terrain_height(&self, width: f64) -> f64 {
        let spaces = self.space_height() * 2.0 + DECK_MORE;
        TITLE + card::height(self.open_width(width), Name::Lines) + 4.0 + spaces + 10.0
    }

    pub(super) fn draw_terrain(&self, s: &mut Scene, frame: Frame) {
        board(s, frame, &self.word("pic-terrain"), &self.word("pic-terrain-remark"));
        let (column, width) = (self.column(frame.w), self.open_width(frame.w));
        let top = frame.y + TITLE;
        for (slot, &space) in OPEN.iter().enumerate().take(self.slots()) {
            let x = frame.x + MARGIN + slot as f64 * (column + GAP);
            self.draw_slot(s, slot, (x + (column - width) / 2.0, top), width);
            let below = top + card::height(width, Name::Lines) + 4.0;
            self.draw_bonus(s, space, Frame::new(x, below, column, self.space_height()));
        }
        let row = self.space_height() + DECK_MORE;
        self.draw_deck(
            s,
            Frame::new(frame.x + MARGIN, frame.bottom() - row - 5.0, frame.w - MARGIN * 2.0, row),
        );
    }

    /// An open card, or the empty place of one.
    fn draw_slot(&self, s: &mut Scene, slot: usize, (x, y): (f64, f64), width: f64) {
        let tall = card::height(width, Name::Lines);
        let Some(card) = self.public.open.get(slot).copied().flatten() else {
            let place = Frame::new(x, y, width, tall).inset(1.0);
            s.outline(&place.outline(8.0)).stroke(art::LINE, 1.8).dash(&[5.0, 4.0]).hidden();
            let words = self.word("pic-slot-empty");
            s.text(x + width / 2.0, y + tall / 2.0 + 4.0, &words)
                .face(Face::Body)
                .size(12.4)
                .middle()
                .fill(art::EARTH)
                .fit(width - 4.0);
            return;
        };
        let target = slot_target(slot as u8);
        let name = self.say(&self.say_card(card));
        let edge = Frame::new(x, y, width, tall).inset(-2.0).outline(width * 0.08);
        self.thing(s, &target, &name).class("card").draw(|s| {
            self.ring(s, &target, &edge, BROAD);
            s.group().piece(&card_name(self.focus, card, Coord::START)).at(x, y).draw(|s| {
                self.draw_face(s, card, width, Name::Lines);
            });
        });
        self.verb(s, &target, (x + width - 2.0, y + 9.0), 11.0, Badge::Arrow(180.0));
    }

    /// A space: a hole on the left, the bonus on the right.
    pub(super) fn draw_bonus(&self, s: &mut Scene, space: Space, frame: Frame) {
        let line = Line::of_offer(self.game.components.offer(self.public, space), self.means());
        let spot = (frame.x + 18.0, frame.cy() - 1.0, 36.0);
        self.draw_space(s, (space, frame), spot, |s| {
            hole(s, spot.0, frame.cy(), 12.0);
            let room = Frame::new(frame.x + 33.0, frame.y + 3.0, frame.w - 36.0, frame.h - 6.0);
            self.draw_offer(s, space, &line, (room, frame), 24.0);
        });
    }

    /// The deck with its size, and its two spaces.
    fn draw_deck(&self, s: &mut Scene, frame: Frame) {
        let deck = self.game.deck_size(self.public);
        let name = self.say(&Message::new("pic-deck").with("cards", deck));
        // The back of a card is higher than it is wide, and has a second one below it.
        let size = frame.h * 0.86;
        let back = Frame::new(frame.x + 3.0, frame.y, size + 1.0, frame.h);
        self.thing(s, "deck", &name).class("deck").draw(|s| {
            let edge = back.inset(-1.5).outline(5.0);
            if deck == 0 {
                s.outline(&edge).fill(art::SAND).stroke(art::LINE, 1.6).dash(&[4.0, 3.0]);
            }
            self.ring(s, "deck", &edge, BROAD);
            if deck > 1 {
                s.stamp(&pieces::BACK, back.x + 2.0, back.y + 2.0, size);
            }
            if deck > 0 {
                s.stamp(&pieces::BACK, back.x, back.y, size);
            }
        });
        s.group().class("badge").hidden().draw(|s| {
            s.circle(back.right() + 3.0, back.bottom() - 9.0, 10.5).fill(art::IVORY).stroke(Ink::PI, 1.5);
            s.text(back.right() + 3.0, back.bottom() - 4.5, &deck.to_string())
                .face(Face::Number)
                .size(13.0)
                .middle()
                .fill(Ink::PRINT);
        });
        self.verb(s, "deck", (back.right() - 2.0, back.y + 4.0), 10.0, Badge::Arrow(180.0));
        let left = back.right() + 18.0;
        let width = (frame.right() - left - GAP) / 2.0;
        for (index, space) in DECK.into_iter().enumerate() {
            let x = left + index as f64 * (width + GAP);
            self.draw_bonus(s, space, Frame::new(x, frame.y + 2.0, width, self.space_height()));
        }
    }

    /// What lies in the piles.
    pub(super) fn piles_note(&self) -> Message {
        Message::new("pic-piles")
            .with("discard", self.public.discard.count_ones())
            .with("bag", self.public.markers())
    }
}

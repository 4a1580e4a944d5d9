//! The drafting row: its cards, the acorn, and who took what.

use bocage_canvas::art::{icons, pieces};
use bocage_canvas::{Card as Sheet, Face, Ink, Livery, Outline, Scene, State, text_width};
use bocage_engine::{Message, Seat};

use super::{EvergreenLook, is_changed, shorten, slot_target};
use crate::Evergreen;
use crate::actions::Action;
use crate::state::{Drafter, Phase, Public};
use crate::vocabulary::Card;
use crate::words;

/// Width of the panel.
const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
/// Room around the cards for rings and the acorn.
const MARGIN: f64 = 4.5;
/// Distance between cards: rings must not run into each other.
const GAP: f64 = 15.0;
const SMALL_GAP: f64 = 11.0;
/// Height of the line under a card.
const LINE: f64 = 23.0;
/// Widest card.
const WIDEST: f64 = 104.0;

/// What lies in one place of the row.
#[derive(Clone, Copy)]
enum Place {
    /// A card that can be taken.
    Open(u8, Card),
    /// A card that somebody took.
    Taken(Drafter, Card),
    /// Nothing.
    Empty,
}

impl Evergreen {
    pub(super) fn draw_row(&self, public: &Public, look: &EvergreenLook<'_>) -> Scene {
        let places = self.row_places(public);
        let width = if look.narrow { NARROW_WIDTH } else { WIDTH };
        let lines = if places.len() > 4 { 2 } else { 1 };
        let columns = places.len().div_ceil(lines).max(3);
        let gap = if columns > 3 { SMALL_GAP } else { GAP };
        let card = ((width - MARGIN * 2.0 - gap * (columns as f64 - 1.0)) / columns as f64).min(WIDEST);
        let tall = card * Sheet::PROPORTION + LINE;
        let height = MARGIN * 2.0 + tall * lines as f64 + gap * (lines as f64 - 1.0);
        let mut scene = Scene::new(width, height);
        scene.set_label(&(look.say)(&self.row_summary(public, &places)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        for (index, place) in places.iter().enumerate() {
            let (line, column) = (index / columns, index % columns);
            let in_line = (places.len() - line * columns).min(columns) as f64;
            let used = in_line * card + (in_line - 1.0) * gap;
            // Lines that are not full stand in the middle.
            let x = (width - used) / 2.0 + column as f64 * (card + gap);
            let y = MARGIN + line as f64 * (tall + gap);
            match *place {
                Place::Open(slot, face) => self.draw_open(s, public, look, (slot, face), (x, y), card),
                Place::Taken(drafter, face) => {
                    self.draw_taken(s, public, look, (drafter, face), (x, y), card)
                }
                Place::Empty => s.card_place(x, y, card),
            }
        }
        scene
    }

    /// Slots keep their number while cards are picked. Afterwards the row shows what each one took.
    fn row_places(&self, public: &Public) -> Vec<Place> {
        match public.phase {
            Phase::Draft => {
                let taken = public.row.iter().filter(|card| card.is_none()).count();
                // Which slot a card came from is known as long as only one is empty.
                let only = (taken == 1).then(|| self.taken_by(public, public.first_player)).flatten();
                public
                    .row
                    .iter()
                    .enumerate()
                    .map(|(slot, card)| match (card, only) {
                        (Some(card), _) => Place::Open(slot as u8, *card),
                        (None, Some(card)) => Place::Taken(public.first_player, card),
                        (None, None) => Place::Empty,
                    })
                    .collect()
            }
            Phase::Turns => (0..public.drafters())
                .filter_map(|drafter| Some(Place::Taken(drafter, self.taken_by(public, drafter)?)))
                .collect(),
            Phase::End => Vec::new(),
        }
    }

    /// The card that a drafter took this round.
    fn taken_by(&self, public: &Public, drafter: Drafter) -> Option<Card> {
        if public.solo() && drafter == 1 {
            public.automa_taken.last().copied()
        } else {
            self.card_of(public, Seat(drafter))
        }
    }

    fn draw_open(
        &self,
        s: &mut Scene,
        public: &Public,
        look: &EvergreenLook<'_>,
        (slot, card): (u8, Card),
        (x, y): (f64, f64),
        width: f64,
    ) {
        let action = Action::PickCard(slot);
        let legal = look.legal.contains(&action);
        let suggested = look.suggested == Some(action);
        let token = public.token_slot == Some(slot);
        let name = (look.say)(&self.say_slot(card, token, legal));
        // The ring runs just outside the sheet, which is a little smaller than its box.
        let (wide, tall) = (width * 122.0 / 126.0 + 5.0, width * 171.0 / 126.0 + 5.0);
        let edge = Outline::rect(x + width * 0.016 - 2.5, y + width * 0.016 - 2.5, wide, tall, width * 0.13);
        let mark = match (legal, suggested) {
            (true, true) => s.group().class("suggested").target(&slot_target(slot), &name),
            (true, false) => s.group().class("legal").target(&slot_target(slot), &name),
            (false, _) => s.group().label(&name).title(&name),
        };
        mark.draw(|s| {
            if legal {
                s.outline(&edge).fill(Ink::CASING).stroke(Ink::CASING, 9.0).class("ring-case");
                let ring = s.outline(&edge).class("ring-line");
                if suggested {
                    ring.stroke(Ink::LANTERN, 4.5).dash(&[10.0, 6.0]);
                } else {
                    ring.stroke(Ink::RING, 4.5);
                }
            }
            self.draw_card(s, look, (card, true), (x, y), width);
        });
        if token {
            draw_acorn(s, x + width - 13.0, y + width * 0.92, 34.0);
        }
        if suggested {
            s.badge(x + 1.0, y + width * 0.92, 12.0, bocage_canvas::Badge::Lantern);
        }
        let power = (look.say)(&words::power(self.components.face(card).power));
        caption(s, x + width / 2.0, y + width * Sheet::PROPORTION + 18.0, width + SMALL_GAP - 2.0, &power);
    }

    fn draw_taken(
        &self,
        s: &mut Scene,
        public: &Public,
        look: &EvergreenLook<'_>,
        (drafter, card): (Drafter, Card),
        (x, y): (f64, f64),
        width: f64,
    ) {
        let name = (look.say)(&self.say_taken(public, drafter, card));
        // Beside a large planet the card lies a second time, and that is where it moves to.
        let named = look.narrow || drafter != look.focus.0;
        let faded = if public.phase == Phase::Draft { 0.66 } else { 1.0 };
        s.group().class("taken").label(&name).title(&name).opacity(faded).draw(|s| {
            self.draw_card(s, look, (card, named), (x, y), width);
        });
        if is_changed(look, &self.card_name(card)) {
            let (wide, tall) = (width * 122.0 / 126.0, width * 170.0 / 126.0);
            s.ring(&Outline::rect(x + width * 0.016, y + width * 0.016, wide, tall, 8.0), State::Changed);
        }
        let who = (look.say)(&who(public, drafter));
        let baseline = y + width * Sheet::PROPORTION + 18.0;
        // Who holds the acorn picks first in the next round.
        if public.first_player == drafter && public.phase == Phase::Turns {
            draw_acorn(s, x + width - 11.0, y + width * 0.92, 30.0);
        }
        if public.solo() && drafter == 1 {
            caption(s, x + width / 2.0, baseline, width + SMALL_GAP - 2.0, &who);
            return;
        }
        let words = shorten(&who, Face::Label, 13.0, width - 16.0);
        let start = x + (width - text_width(&words, Face::Label, 13.0) - 17.0) / 2.0;
        s.stamp(Livery::of(drafter.into()).disc(), start, baseline - 11.0, 14.0).hidden();
        s.text(start + 18.0, baseline, &words).size(13.0).hidden();
    }

    pub(super) fn row_note(&self, public: &Public) -> Message {
        match public.phase {
            Phase::Draft => Message::new("pic-picks").with("seat", Seat(public.drafter())),
            _ => Message::new("pic-round")
                .with("round", self.round(public).min(self.components.rounds.iter().sum())),
        }
    }

    fn row_summary(&self, public: &Public, places: &[Place]) -> Message {
        let cards: Vec<Message> = places
            .iter()
            .filter_map(|place| match *place {
                Place::Open(slot, card) => Some(self.say_slot(card, public.token_slot == Some(slot), false)),
                Place::Taken(drafter, card) => Some(self.say_taken(public, drafter, card)),
                Place::Empty => None,
            })
            .collect();
        let cards = if cards.is_empty() { vec![Message::new("pic-nothing")] } else { cards };
        Message::new("pic-row-summary").with("cards", cards)
    }

    /// A card of the row, and what taking it means.
    fn say_slot(&self, card: Card, token: bool, legal: bool) -> Message {
        let key = match (legal, token) {
            (true, true) => "do-pick-token",
            (true, false) => "do-pick",
            (false, true) => "pic-card-token",
            (false, false) => return self.say_card(card),
        };
        Message::new(key).with("card", self.say_card(card))
    }

    fn say_taken(&self, public: &Public, drafter: Drafter, card: Card) -> Message {
        Message::new("pic-taken").with("who", who(public, drafter)).with("card", self.say_card(card))
    }
}

/// A drafter by name.
fn who(public: &Public, drafter: Drafter) -> Message {
    if public.solo() && drafter == 1 {
        Message::new("pic-automa")
    } else {
        Message::new("pic-seat").with("seat", Seat(drafter))
    }
}

fn caption(s: &mut Scene, middle: f64, baseline: f64, width: f64, words: &str) {
    let words = shorten(words, Face::Label, 13.0, width);
    s.text(middle, baseline, &words).size(13.0).middle().fill(Ink::INK_2).hidden();
}

/// The first player's token.
fn draw_acorn(s: &mut Scene, cx: f64, cy: f64, size: f64) {
    s.group().class("badge").piece("acorn").hidden().draw(|s| {
        s.stamp_centred(&pieces::TOKEN, cx, cy, size);
        s.stamp_centred(&icons::ACORN, cx, cy - size * 0.02, size * 0.5).color(Ink::PRINT);
    });
}

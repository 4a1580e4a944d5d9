//! The board: four regions, seven bridges, ten decks, and everybody on them.

use bocage_canvas::art::icons;
use bocage_canvas::{Badge, Face as Voice, Ink, Livery, Outline, Scene, State, text_width};
use bocage_engine::{Message, Seat};

use super::art::signs;
use super::effect::bird_ink;
use super::lie::Lie;
use super::table::Table;
use super::{at, bridge_target, region_target, slot_target};
use crate::actions::Action;
use crate::state::Face;
use crate::vocabulary::{Bridge, Region};
use crate::words;

/// On narrow screens a deck tells its size once there are only so many cards left.
const FEW: usize = 3;

impl Table<'_> {
    /// The kingdom.
    pub(super) fn draw_kingdom(&self) -> Scene {
        let lie = Lie::of(self.look.narrow);
        let mut scene = Scene::new(lie.view.0, lie.view.1);
        scene.set_label(&self.say(&self.kingdom_summary()));
        let s = &mut scene;
        lie.draw(s);
        for bridge in Self::bridges() {
            lie.draw_bridge(s, bridge);
        }
        for slot in 0..self.public.slots.len() {
            self.draw_slot(s, lie, slot);
        }
        // Above the rings of the neighbours.
        for slot in 0..self.public.slots.len() {
            self.draw_slot_state(s, lie, slot);
        }
        for &region in Region::ALL {
            self.draw_flag(s, lie, region);
        }
        self.draw_crossings(s, lie);
        self.draw_walks(s, lie);
        self.draw_paws(s, lie);
        self.draw_arrows(s, lie);
        self.draw_houses(s, lie);
        self.draw_balloon(s, lie);
        self.draw_workers(s, lie);
        scene
    }

    /// A region's name with the colour of its birds: what one touches to fly or build there.
    fn draw_flag(&self, s: &mut Scene, lie: &Lie, region: Region) {
        let (x, y) = lie.flags[region.index()];
        let (h, size) = (lie.flag, lie.flag * 0.56);
        let words = self.say(&words::place(region));
        let w = h + text_width(&words, Voice::Title, size) + 12.0;
        let target = region_target(region);
        let outline = Outline::rect(x - 1.5, y - 1.5, w + 3.0, h + 3.0, h / 2.0 + 1.5);
        let colour = self.game.components.map.birds[region.index()];
        let help = self.say(
            &Message::new("pic-region")
                .with("region", words::place(region))
                .with("colour", words::colour(colour)),
        );
        self.thing(s, (&target, &outline), &help, |s| {
            s.rect(x, y, w, h).corner(h / 2.0).fill(Ink::CUT).stroke(Ink::PI, 1.8);
            s.circle(x + h / 2.0, y + h / 2.0, h / 2.0).fill(bird_ink(colour)).stroke(Ink::PI, 1.8);
            s.stamp_centred(&signs::BIRD, x + h / 2.0, y + h / 2.0, h * 0.76).color(Ink::CUT);
            s.text(x + h + 3.5, y + h * 0.69, &words).face(Voice::Title).size(size).fill(Ink::PRINT);
        });
        if self.is_bright(&target) {
            let flies = self.offered(&target).any(|action| matches!(action, Action::Balloon(_)));
            let verb = if flies { &icons::WIND } else { &icons::HOUSE };
            s.badge(x + w, y, 9.5, Badge::Verb(verb));
        }
    }

    /// A place for cards: the deck, what lies open on it, and its bird.
    fn draw_slot(&self, s: &mut Scene, lie: &Lie, index: usize) {
        let slot = &self.public.slots[index];
        let (x, y) = lie.cards[index];
        let shape = lie.card;
        let left = self.game.face_down(self.public, slot.deck).count();
        let target = slot_target(index as u8);
        let outline = shape.outline(x, y);
        let help =
            self.say(&Message::new("pic-deck").with("deck", words::deck(slot.deck)).with("left", left));
        self.thing(s, (&target, &outline), &help, |s| {
            s.group().at(x, y).draw(|s| {
                shape.draw_stack(s, if slot.face == Face::Bare { 0 } else { left });
                self.game.draw_face(s, self.look, shape, (slot.face, slot.bird), self.side().coins);
                if !self.look.narrow || left <= FEW {
                    shape.draw_left(s, left);
                }
            });
        });
    }

    /// Whether the card of a slot may be taken, or has just changed.
    fn draw_slot_state(&self, s: &mut Scene, lie: &Lie, index: usize) {
        let slot = &self.public.slots[index];
        let (x, y) = lie.cards[index];
        let target = slot_target(index as u8);
        if self.is_bright(&target) {
            s.badge(x + lie.card.width - 3.0, y + 3.0, 10.5, Badge::Plus);
        }
        let card = match slot.face {
            Face::Card(card) => self.game.card_name(card),
            _ => String::new(),
        };
        let bird = slot.bird.map(|bird| self.game.bird_name(bird)).unwrap_or_default();
        if self.changed(&target) || self.changed(&card) || self.changed(&bird) {
            s.ring(&lie.card.outline(x, y), State::Changed);
        }
    }

    /// A bridge by name, and who has crossed it this round.
    pub(super) fn say_bridge(&self, bridge: Bridge) -> Message {
        let crossed: Vec<Message> = Seat::all(self.public.players)
            .filter(|&seat| self.public.side(seat).paws & bridge.bit() != 0)
            .map(|seat| self.who(seat))
            .collect();
        let (one, other) = self.game.components.map.bridges[usize::from(bridge.0) % 7];
        let key = if crossed.is_empty() { "pic-bridge" } else { "pic-bridge-crossed" };
        Message::new(key)
            .with("one", words::region(one))
            .with("other", words::region(other))
            .with("list", crossed)
    }

    fn kingdom_summary(&self) -> Message {
        let workers: Vec<Message> = Seat::all(self.public.players)
            .map(|seat| {
                Message::new("pic-worker-at")
                    .with("who", self.who(seat))
                    .with("region", words::place(self.public.side(seat).worker))
            })
            .collect();
        let open = Self::bridges().filter(|&bridge| self.state(&bridge_target(bridge)).is_some()).count();
        Message::new("pic-kingdom-summary")
            .with("workers", workers)
            .with("balloon", at(self.public.balloon))
            .with("open", open)
    }
}

/// The disc of a seat before or on things, `size` wide around (`cx`, `cy`).
pub(super) fn disc(s: &mut Scene, seat: Seat, (cx, cy): (f64, f64), size: f64) {
    s.stamp_centred(Livery::of(seat.index()).disc(), cx, cy, size);
}

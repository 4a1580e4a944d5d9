//! Feronia, the opponent of a solo game: her points and steps, her water, cards and creatures, and the
//! card that tells what she does in this turn.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::Message;

use super::art::{self, habitats, people};
use super::desk::{Desk, livery, shorten};
use crate::vocabulary::{Creature, Owner, Side};
use crate::words;

const WIDTH: f64 = 308.0;
const NARROW: f64 = 366.0;
const HEIGHT: f64 = 140.0;
/// Where her cards and the solo card begin.
const BELOW: f64 = 48.0;

impl Desk<'_> {
    pub(super) fn draw_feronia(&self) -> Scene {
        let width = if self.look.narrow { NARROW } else { WIDTH };
        let mut scene = Scene::new(width, HEIGHT);
        scene.set_label(&self.say(&self.say_feronia()));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, HEIGHT).fill(Ink::PAPER).hidden();
        s.stamp(&people::SAGE, 0.0, 2.0, 40.0).color(livery(Owner::FERONIA));
        self.draw_figures(s, (width - 46.0) / 4.0);
        self.draw_hand(s);
        self.draw_order(s, width);
        scene
    }

    /// Four numbers with their names: points, steps times the difficulty, her own water, villagers.
    fn draw_figures(&self, s: &mut Scene, pitch: f64) {
        let feronia = &self.public.feronia;
        let steps = self.game.feronia_steps(self.public);
        let water = self.game.components.feronia_water.get(usize::from(feronia.young)).copied();
        let hers = Ink::from(livery(Owner::FERONIA));
        let figures = [
            (&icons::SPROUT, Ink::INK, feronia.points.to_string(), "pic-feronia-biomes"),
            (&people::ELDER, hers, format!("{steps} × {}", self.public.difficulty), "pic-feronia-elder"),
            (&habitats::WATER_DISC, Ink::INK, water.unwrap_or_default().to_string(), "pic-feronia-water"),
            (&people::ADULT, hers, feronia.reserve.to_string(), "pic-feronia-reserve"),
        ];
        let title = self.say(
            &Message::new("pic-feronia-steps").with("steps", steps).with("each", self.public.difficulty),
        );
        s.group().title(&title).draw(|s| {
            // The steps are the widest.
            for ((sign, ink, number, key), left) in figures.into_iter().zip([0.0, 0.86, 2.12, 3.1]) {
                let x = 46.0 + pitch * left;
                s.stamp(sign, x, 2.0, 19.0).color(ink);
                s.text(x + 22.0, 18.0, &number).face(Face::Number).size(16.0);
                let words = shorten(&self.word(key), Face::Label, 12.0, pitch - 3.0);
                s.text(x, 36.0, &words).size(12.0).fill(Ink::INK_2);
            }
        });
    }

    /// Her cards, and the creatures that she has taken.
    fn draw_hand(&self, s: &mut Scene) {
        let feronia = &self.public.feronia;
        s.text(2.0, BELOW + 12.0, &self.word("pic-feronia-cards")).size(12.0).fill(Ink::INK_2);
        for (index, shown) in feronia.cards.iter().flatten().chain(feronia.pile.last()).enumerate() {
            self.draw_named(s, *shown, (2.0 + 44.0 * index as f64, BELOW + 17.0), 40.0, 1.0);
        }
        if feronia.pile.len() > 1 {
            let words = format!("+{}", feronia.pile.len() - 1);
            s.text(118.0, BELOW + 12.0, &words).face(Face::Number).size(13.0).fill(Ink::INK_2);
        }
        let mut at = 2.0;
        for &creature in Creature::ALL {
            let count = feronia.creatures[creature.index()];
            if count > 0 {
                s.stamp_centred(art::creature(creature), at + 8.0, HEIGHT - 9.0, 18.0);
                if count > 1 {
                    s.text(at + 16.0, HEIGHT - 4.0, &count.to_string()).face(Face::Number).size(12.5);
                }
                at += 23.0;
            }
        }
    }

    /// The active solo card: the tracks in her order, the side, where she looks first.
    fn draw_order(&self, s: &mut Scene, width: f64) {
        let order = self.game.solo_card(self.public);
        let (left, wide) = (148.0, width - 150.0);
        let title = self.say(&words::solo_card(self.game, self.public));
        s.group().class("solo-card").title(&title).draw(|s| {
            s.rect(left, BELOW, wide, HEIGHT - BELOW - 2.0).corner(8.0).fill(Ink::CARD).stroke(Ink::PI, 1.6);
            let line = |s: &mut Scene, x: f64, y: f64, words: &str| {
                let words = shorten(words, Face::Label, 12.0, wide - (x - left) - 4.0);
                s.text(x, y, &words).size(12.0).fill(Ink::PRINT).hidden();
            };
            let key = if order.season_first { "pic-feronia-seasons" } else { "pic-feronia-order" };
            line(s, left + 8.0, BELOW + 14.0, &self.word(key));
            for (index, track) in order.tracks.iter().enumerate() {
                draw_corner(s, *track, (left + 8.0 + 35.0 * index as f64, BELOW + 19.0));
                if index > 0 {
                    let x = left + 35.5 + 35.0 * (index as f64 - 1.0);
                    s.path(format!("M{x} {}l4 4-4 4", BELOW + 24.0)).stroke(Ink::PRINT_2, 1.6).round();
                }
            }
            let side = if order.side == Side::Above { "solo-upwards" } else { "solo-downwards" };
            let side = Message::new("pic-feronia-side").with("side", Message::new(side));
            line(s, left + 8.0, BELOW + 51.0, &self.say(&side));
            s.stamp_centred(art::creature(order.creature), left + 16.0, BELOW + 62.0, 17.0);
            let way = if order.rightwards { "solo-rightwards" } else { "solo-leftwards" };
            let way = Message::new("pic-feronia-then").with("way", Message::new(way));
            line(s, left + 28.0, BELOW + 67.0, &self.say(&way));
            let decks = Message::new("pic-feronia-decks")
                .with("first", words::deck(order.decks[0]))
                .with("then", words::deck(order.decks[1]));
            line(s, left + 8.0, BELOW + 83.0, &self.say(&decks));
        });
    }

    fn say_feronia(&self) -> Message {
        words::feronia(self.game, self.public)
    }
}

/// A track as the corner of the board where it lies.
fn draw_corner(s: &mut Scene, track: u8, (x, y): (f64, f64)) {
    s.rect(x, y, 24.0, 18.0).corner(3.0).fill(Ink::CUT).stroke(Ink::PRINT_2, 1.0);
    let (right, below) = (f64::from(track % 2), f64::from(track / 2 % 2));
    s.rect(x + 2.0 + 11.0 * right, y + 2.0 + 8.0 * below, 9.0, 6.0)
        .corner(1.5)
        .fill(Ink::ARBOREA_DEEP)
        .stroke(Ink::PRINT, 0.8);
}

//! Feronia, the opponent of a solo game: her points and steps, her water, cards and creatures, and the
//! card that tells what she does in this turn.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::Message;

use super::art::{self, deeds, habitats, people};
use super::desk::{Desk, livery};
use super::villagers;
use crate::vocabulary::{Creature, Kind, Owner, Side};
use crate::words;

const WIDTH: f64 = 308.0;
const HEIGHT: f64 = 116.0;

impl Desk<'_> {
    pub(super) fn draw_feronia(&self) -> Scene {
        let width = if self.look.narrow { 366.0 } else { WIDTH };
        let mut scene = Scene::new(width, HEIGHT);
        scene.set_label(&self.say(&self.say_feronia()));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, HEIGHT).fill(Ink::PAPER).hidden();
        let feronia = &self.public.feronia;
        s.stamp(&people::SAGE, 2.0, 2.0, 42.0).color(livery(Owner::FERONIA));
        let mut x = s.icon_and_number(52.0, 22.0, 18.0, &icons::POINTS, &feronia.points.to_string());
        let steps = self.game.feronia_steps(self.public);
        x = self.draw_steps(s, steps, x + 2.0);
        let water = self.game.components.feronia_water.get(usize::from(feronia.young)).copied();
        s.stamp(&habitats::WATER_DISC, x + 4.0, 5.0, 20.0);
        s.text(x + 29.0, 22.0, &water.unwrap_or_default().to_string()).face(Face::Number).size(16.0);
        let mut at = 62.0;
        for _ in 0..feronia.reserve.min(6) {
            villagers::draw(s, Owner::FERONIA, Kind::Adult, (at, 46.0), 20.0);
            at += 17.0;
        }
        self.draw_guests(s, (at + 4.0, 37.0));
        self.draw_order(s, width);
        for (index, shown) in feronia.cards.iter().flatten().chain(feronia.pile.last()).enumerate() {
            self.draw_named(s, *shown, (4.0 + 45.0 * index as f64, 54.0), 40.0, 1.0);
        }
        if feronia.pile.len() > 1 {
            let words = format!("+{}", feronia.pile.len() - 1);
            s.text(142.0, 84.0, &words).face(Face::Number).size(13.0).fill(Ink::INK_2);
        }
        scene
    }

    /// Steps times the difficulty.
    fn draw_steps(&self, s: &mut Scene, steps: u16, x: f64) -> f64 {
        let words = format!("{steps} × {}", self.public.difficulty);
        let title = self.say(
            &Message::new("pic-feronia-steps").with("steps", steps).with("each", self.public.difficulty),
        );
        s.group().title(&title).draw(|s| {
            s.stamp(&people::ELDER, x, 4.0, 21.0).color(livery(Owner::FERONIA));
            s.text(x + 24.0, 22.0, &words).face(Face::Number).size(16.0);
        });
        x + 24.0 + bocage_canvas::text_width(&words, Face::Number, 16.0)
    }

    /// Creatures that she has taken.
    fn draw_guests(&self, s: &mut Scene, (x, y): (f64, f64)) {
        let mut at = x;
        for &creature in Creature::ALL {
            let count = self.public.feronia.creatures[creature.index()];
            if count > 0 {
                s.stamp_centred(art::creature(creature), at + 9.0, y, 20.0);
                s.text(at + 19.0, y + 5.0, &count.to_string()).face(Face::Number).size(13.0);
                at += 30.0;
            }
        }
    }

    /// The active solo card: the tracks in her order, the side, where she looks first.
    fn draw_order(&self, s: &mut Scene, width: f64) {
        let order = self.game.solo_card(self.public);
        let left = width - 142.0;
        let title = self.say(&words::solo_card(self.game, self.public));
        s.group().class("solo-card").title(&title).draw(|s| {
            s.rect(left, 54.0, 138.0, 56.0).corner(8.0).fill(Ink::CARD).stroke(Ink::PI, 1.6);
            for (index, track) in order.tracks.iter().enumerate() {
                let x = left + 9.0 + 32.0 * index as f64;
                draw_corner(s, *track, (x, 60.0));
                s.text(x + 12.0, 88.5, &format!("{}", index + 1))
                    .face(Face::Number)
                    .size(11.5)
                    .middle()
                    .fill(Ink::PRINT_2);
            }
            let arrow = if order.side == Side::Above { 0.0 } else { 180.0 };
            s.stamp_centred(&icons::GROW, left + 16.0, 99.0, 14.0).color(Ink::PRINT).rotate_around(
                arrow,
                left + 16.0,
                99.0,
            );
            if order.season_first {
                s.stamp_centred(&deeds::SEASON, left + 38.0, 99.0, 16.0).color(Ink::PRINT);
            }
            s.stamp_centred(art::creature(order.creature), left + 66.0, 99.0, 18.0);
            let turn = if order.rightwards { 90.0 } else { -90.0 };
            s.stamp_centred(&icons::GROW, left + 84.0, 99.0, 13.0).color(Ink::PRINT).rotate_around(
                turn,
                left + 84.0,
                99.0,
            );
            s.stamp_centred(&icons::CARD, left + 106.0, 99.0, 16.0).color(Ink::PRINT);
            let decks = format!("{}·{}", order.decks[0] + 1, order.decks[1] + 1);
            s.text(left + 124.0, 103.5, &decks).face(Face::Number).size(12.0).middle().fill(Ink::PRINT);
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

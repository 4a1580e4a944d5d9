//! The Sage whose rewards are picked: each with words, large enough for a finger. On a narrow screen it
//! is the big picture, on the board it lies over the trails of the area.

use bocage_canvas::{Face, Ink, Outline, Scene, wrap};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain};
use super::narrow::SIZE;
use super::{art, inks, sage, token};
use crate::state::Step;
use crate::vocabulary::Area;
use crate::words;

/// How large a reward is drawn.
struct Offer {
    tile: (f64, f64),
    token: f64,
    /// The first line of words, and the distance to the next.
    words: f64,
    line: f64,
    ring: f64,
}

const LARGE: Offer = Offer { tile: (170.0, 108.0), token: 52.0, words: 82.0, line: 17.0, ring: 0.9 };
const SMALL: Offer = Offer { tile: (80.0, 57.0), token: 23.0, words: 37.5, line: 13.5, ring: 0.6 };

impl Desk<'_> {
    /// The Sage whose rewards are picked, with words.
    pub(super) fn draw_audience(&self, area: Area) -> Scene {
        let mut scene = Scene::new(SIZE.0, SIZE.1);
        scene.set_label(&self.say(&words::sage(area)));
        let s = &mut scene;
        let (patch, texture, deep) = art::patch(area);
        self.draw_ground(s, SIZE);
        s.rect(8.0, 8.0, 374.0, 378.0).corner(16.0).fill(Ink::CARD).stroke(Ink::PI, 2.0);
        let top = Outline::rect(9.0, 9.0, 372.0, 104.0, 15.0);
        s.outline(&top).fill(patch);
        s.outline(&top).fill(texture);
        s.stamp(&art::people::SAGE, 26.0, 16.0, 92.0).color(deep);
        s.group().at(344.0, 46.0).scale(1.8).draw(|s| sage::draw_emblem(s, area, (0.0, 0.0), deep));
        s.rect(9.0, 98.0, 372.0, 30.0).fill(deep).stroke(Ink::PI, 1.6);
        s.text(195.0, 119.0, &self.say(&words::sage(area)))
            .face(Face::Title)
            .size(18.0)
            .middle()
            .fill(Ink::CASING)
            .fit(350.0);
        let left = match self.public.agenda.top() {
            Some(&Step::Sage { left, .. }) => left,
            _ => 0,
        };
        let words = self.say(&Message::new("pic-picks-left").with("left", left));
        for (line, words) in wrap(&words, Face::Title, 17.0, 170.0).iter().take(2).enumerate() {
            s.text(130.0, 52.0 + 21.0 * line as f64, words)
                .face(Face::Title)
                .size(17.0)
                .fill(Ink::PRINT)
                .hidden();
        }
        for index in 0..4u8 {
            let corner = (20.0 + 180.0 * f64::from(index % 2), 142.0 + 120.0 * f64::from(index / 2));
            self.draw_offer(s, area, index, corner, &LARGE);
        }
        scene
    }

    /// The same on the board: over the trails of the area, which nobody needs now.
    pub(super) fn draw_offers(&self, s: &mut Scene, area: Area, (x, y): (f64, f64)) {
        s.rect(x, y, 173.0, 126.0).corner(10.0).fill(Ink::CARD).stroke(Ink::PI, 1.8);
        for index in 0..4u8 {
            let corner = (x + 5.0 + 83.0 * f64::from(index % 2), y + 4.5 + 60.0 * f64::from(index / 2));
            self.draw_offer(s, area, index, corner, &SMALL);
        }
    }

    fn draw_offer(&self, s: &mut Scene, area: Area, index: u8, (x, y): (f64, f64), size: &Offer) {
        let reward = self.game.components.area(area).rewards[usize::from(index) % 4];
        let (taken, small) = match self.public.agenda.top() {
            Some(&Step::Sage { taken, small, .. }) => (taken >> index & 1 == 1, small),
            _ => (false, true),
        };
        let shut = taken || (index == 3 && !small);
        let (wide, tall) = size.tile;
        let middle = x + wide / 2.0;
        let outline = Outline::rect(x, y, wide, tall, tall * 0.11);
        s.group().opacity(if shut { 0.45 } else { 1.0 }).draw(|s| {
            let ground = if index == 3 { inks::LILAC } else { Ink::CUT };
            let box_ = s.outline(&outline).fill(ground).stroke(Ink::PRINT_2, 1.4);
            drop(if index == 3 { box_.dash(&[5.0, 4.0]) } else { box_ });
            token::draw(s, reward, (middle, y + size.token * 0.6 + tall * 0.03), size.token);
            let words = self.say(&words::symbol(reward));
            let lines = wrap(&words, Face::Label, 14.0, wide - 4.0);
            for (line, words) in lines.iter().take(2).enumerate() {
                s.text(middle, y + size.words + size.line * line as f64, words)
                    .size(14.0)
                    .middle()
                    .fill(Ink::PRINT)
                    .fit(wide - 3.0)
                    .hidden();
            }
        });
        if let Some(aim) = self.ring(s, &outline, &format!("reward:{index}"), size.ring) {
            draw_gain(s, aim.points, (x + wide - 15.0, y + 13.0), 12.0);
            self.lantern(s, &aim, (x + 12.0, y + 12.0), 12.0);
        }
    }
}

//! The action board: all spaces on narrow screens, all but the rounds on wide ones.

use bocage_canvas::{Ink, Scene};
use bocage_engine::Message;

use super::frame::Frame;
use super::table::Table;
use super::{locations, rounds};
use crate::state::Phase;
use crate::vocabulary::Space;
use crate::words;

const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
/// Distance between sections.
const GAP: f64 = 6.0;
/// Room for rings and edges around them.
const EDGE: f64 = 1.5;

impl Table<'_> {
    pub(super) fn draw_actions(&self) -> Scene {
        let width = if self.look.narrow { NARROW_WIDTH } else { WIDTH };
        let inner = width - EDGE * 2.0;
        let rounds = if self.look.narrow { rounds::NARROW_HEIGHT } else { 0.0 };
        let heights = [
            rounds,
            self.terrain_height(inner),
            locations::height(inner, self.look.narrow),
            self.others_height(),
        ];
        let height = heights.iter().filter(|height| **height > 0.0).map(|height| height + GAP).sum::<f64>()
            - GAP
            + EDGE * 2.0;
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.actions_summary()));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let mut y = EDGE;
        for (section, height) in heights.into_iter().enumerate() {
            if height == 0.0 {
                continue;
            }
            let frame = Frame::new(EDGE, y, inner, height);
            match section {
                0 => self.draw_rounds(s, frame),
                1 => self.draw_terrain(s, frame),
                2 => self.draw_locations(s, frame),
                _ => self.draw_others(s, frame),
            }
            y += height + GAP;
        }
        scene
    }

    /// Where workers stand, in words.
    fn actions_summary(&self) -> Message {
        let taken: Vec<Message> = Space::ALL
            .iter()
            .filter(|&&space| self.worker_on(space).is_some())
            .map(|&space| words::space(space))
            .collect();
        match (self.public.phase, taken.is_empty()) {
            (Phase::End, _) => Message::new("pic-actions"),
            (_, true) => Message::new("pic-actions-free"),
            (_, false) => Message::new("pic-actions-taken").with("spaces", taken),
        }
    }
}

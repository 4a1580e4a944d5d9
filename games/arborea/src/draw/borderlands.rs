//! The Borderlands: six columns of creatures that have come, and what the next ones will cover.

use bocage_canvas::art::textures::HATCH;
use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain};
use super::{art, inks, token};
use crate::components::Symbol;
use crate::vocabulary::Creature;
use crate::words;

/// Size of the block.
pub(super) const WIDTH: f64 = 300.0;
pub(super) const HEIGHT: f64 = 150.0;
/// A space, and the distance between spaces.
const SPACE: (f64, f64) = (42.7, 29.0);
const PITCH: (f64, f64) = (45.67, 31.0);
const FIRST: (f64, f64) = (23.5, 21.0);

/// The name of a creature that waits in a column, the first to come is 0.
pub(super) fn creature_name(creature: Creature, row: u8) -> String {
    format!("{creature}-{row}")
}

impl Desk<'_> {
    pub(super) fn draw_borderlands(&self, s: &mut Scene) {
        s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(16.0).fill(inks::BRICK).stroke(Ink::PI, 2.0);
        s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(16.0).fill(&HATCH).opacity(0.35);
        s.text(150.0, 15.4, &self.word("pic-borderlands"))
            .face(Face::Title)
            .size(14.2)
            .middle()
            .fill(inks::SAND);
        for (row, &spirit) in self.game.components.invite_spirit.iter().enumerate() {
            let y = FIRST.1 + SPACE.1 / 2.0 + PITCH.1 * row as f64;
            let title = self.say(&Message::new("pic-invite-row").with("spirit", spirit));
            s.group().title(&title).draw(|s| {
                if spirit == 0 {
                    s.text(11.0, y + 4.0, "–").face(Face::Number).size(14.0).middle().fill(inks::SAND);
                } else {
                    s.circle(11.0, y, 8.0).fill(inks::BRICK);
                    token::draw(s, Symbol::Spirit(spirit), (11.0, y), 19.0);
                }
            });
        }
        Creature::ALL.iter().for_each(|&creature| self.draw_column(s, creature));
    }

    fn draw_column(&self, s: &mut Scene, creature: Creature) {
        let x = FIRST.0 + PITCH.0 * creature.index() as f64;
        let height = self.public.heights[creature.index()];
        let title = self.say(&self.say_column(creature));
        let place = format!("column:{creature}");
        s.group().class("column").data("data-place", &place).title(&title).draw(|s| {
            for row in 0..4u8 {
                let y = FIRST.1 + PITCH.1 * f64::from(row);
                let ground = if row == 0 { inks::SAND } else { inks::PARCHMENT };
                s.rect(x, y, SPACE.0, SPACE.1).corner(7.0).fill(ground).stroke(Ink::PI, 1.4);
                let middle = (x + SPACE.0 / 2.0, y + SPACE.1 / 2.0);
                if row < height {
                    let name = creature_name(creature, row);
                    s.group().class("creature").piece(&name).draw(|s| {
                        s.stamp_centred(art::creature(creature), middle.0, middle.1, 30.0);
                    });
                } else {
                    self.draw_reward(s, creature, row, middle);
                }
            }
        });
        let top = FIRST.1 - 1.0;
        let column = Outline::rect(x - 1.0, top, SPACE.0 + 2.0, PITCH.1 * 4.0, 9.0);
        if let Some(aim) = self.ring(s, &column, &format!("column:{creature}"), 0.7) {
            let y = FIRST.1 + PITCH.1 * f64::from(height.max(1)) - 6.0;
            draw_gain(s, aim.points, (x + SPACE.0 - 5.0, y), 8.5);
            self.lantern(s, &aim, (x + 4.0, top + 2.0), 8.5);
        }
        let row = height.saturating_sub(1);
        let last = Outline::rect(x, FIRST.1 + PITCH.1 * f64::from(row), SPACE.0, SPACE.1, 7.0);
        self.fresh(s, &last, &format!("column:{creature}"), 0.6);
    }

    /// What a space pays: at full strength with the ghost of its creature if it is the next one.
    fn draw_reward(&self, s: &mut Scene, creature: Creature, row: u8, (x, y): (f64, f64)) {
        let next = row == self.public.heights[creature.index()];
        let bonus = self.public.bonus[creature.index()]
            .and_then(|tile| self.game.components.bonus.get(usize::from(tile)))
            .filter(|_| row == 0);
        if let Some(effects) = bonus {
            s.rect(x - 20.3, y - 13.5, 40.6, 27.0).corner(5.0).fill(Ink::ARBOREA_ACCENT).stroke(Ink::PI, 1.6);
            let size = if effects.len() > 2 { 16.5 } else { 18.5 };
            let used = (size * 1.06 * effects.len() as f64).min(38.0);
            token::draw_row(s, effects, (x - used / 2.0, y), size, used);
            return;
        }
        let reward = self.game.components.column_rewards[creature.index()][usize::from(row)];
        if next {
            s.group().opacity(0.3).hidden().draw(|s| {
                s.stamp_centred(art::creature(creature), x - 9.0, y, 25.0);
            });
            token::draw(s, reward, (x + 9.0, y), 18.0);
        } else {
            s.group().opacity(0.62).draw(|s| token::draw(s, reward, (x, y), 17.0));
        }
    }

    /// A column, how its creature scores, and how many have still to come.
    fn say_column(&self, creature: Creature) -> Message {
        Message::new("pic-column")
            .with("creature", words::creature(creature))
            .with("count", self.public.heights[creature.index()])
            .with("supply", self.public.supply[creature.index()])
            .with("help", words::creature_help(creature))
    }
}

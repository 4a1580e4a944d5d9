//! The draft: starting cards with their favours, as long as there are any to pick.

use bocage_canvas::{Badge, Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::art::signs;
use super::effect::{self, Row, bird_ink, guild, guild_ink};
use super::pair_target;
use super::table::Table;
use crate::components::{DecoMode, Effect, Start};
use crate::state::Pair;
use crate::vocabulary::Resource;
use crate::words;

/// The picture's own width; narrow screens show it larger.
const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
/// Height of a pair, and the distance to the next.
const PAIR: f64 = 57.0;
const PITCH: f64 = 68.0;

impl Table<'_> {
    /// The pairs that can be picked.
    pub(super) fn draw_pairs(&self) -> Scene {
        let pairs: Vec<(usize, Pair)> = self
            .public
            .pairs
            .iter()
            .enumerate()
            .filter_map(|(index, pair)| Some((index, (*pair)?)))
            .collect();
        let scale = if self.look.narrow { NARROW_WIDTH / WIDTH } else { 1.0 };
        let height = pairs.len() as f64 * PITCH - (PITCH - PAIR) + 12.0;
        let mut scene = Scene::new(WIDTH * scale, height * scale);
        scene.set_label(&self.say(&Message::new("pic-pairs")));
        scene.group().scale(scale).draw(|s| {
            for (line, &(index, pair)) in pairs.iter().enumerate() {
                self.draw_pair(s, index, pair, 5.0 + line as f64 * PITCH);
            }
        });
        scene
    }

    fn draw_pair(&self, s: &mut Scene, index: usize, pair: Pair, y: f64) {
        let start = self.game.components.start(pair.start);
        let target = pair_target(index as u8);
        let outline = Outline::rect(5.0, y, WIDTH - 10.0, PAIR + 1.0, 10.0);
        let help = self.say(&self.game.help_start(pair.start));
        self.thing(s, (&target, &outline), &help, |s| {
            s.rect(5.0, y + 3.0, 212.0, PAIR).corner(10.0).fill(Ink::PI).opacity(0.3);
            s.rect(5.0, y, 212.0, PAIR).corner(10.0).fill(Ink::CARD).stroke(Ink::PI, 2.2);
            self.draw_start(s, start, y);
            let help = self.say(&self.game.help_favour(pair.favour));
            s.group().title(&help).draw(|s| self.draw_favour(s, pair.favour, (224.0, y + 7.0), 76.0));
        });
        if self.is_bright(&target) {
            s.badge(WIDTH - 8.0, y + 4.0, 10.0, Badge::Plus);
        }
    }

    /// Guild, home and what one begins with.
    fn draw_start(&self, s: &mut Scene, start: &Start, y: f64) {
        let low = y + PAIR - 1.1;
        s.path(format!(
            "M6.1 {}V{}a8.9 8.9 0 0 1 8.9-8.9H56V{low}H15a8.9 8.9 0 0 1-8.9-8.9Z",
            low - 8.9,
            y + 10.0
        ))
        .fill(guild_ink(start.guild));
        s.line(56.0, y, 56.0, y + PAIR).stroke(Ink::PI, 1.6);
        s.stamp_centred(guild(start.guild), 31.0, y + PAIR / 2.0, 38.0);
        let colour = self.game.components.map.birds[start.home.index()];
        s.circle(76.0, y + 16.0, 10.5).fill(bird_ink(colour)).stroke(Ink::PI, 1.8);
        s.stamp_centred(&signs::BIRD, 76.0, y + 16.0, 15.5).color(Ink::CUT);
        let place = self.say(&words::place(start.home));
        s.text(92.0, y + 21.0, &place).face(Face::Title).size(15.0).fill(Ink::PRINT);
        gains(start).draw(s, (136.0, y + 41.0), 20.0, 152.0, Ink::PRINT);
    }
}

/// Everything a starting card gives, in one row.
fn gains(start: &Start) -> Row {
    let mut row = effect::effect(Effect::Coins(start.coins));
    if start.invest > 0 {
        row = row.then(" ").joined(effect::effect(Effect::Invest(start.invest)));
    }
    for (&of, &steps) in Resource::ALL.iter().zip(&start.resources) {
        if steps > 0 {
            row = row.then(" ").joined(effect::effect(Effect::Resource(of, steps)));
        }
    }
    if let Some(of) = start.deco {
        let single = Effect::Deco { kind: Some(of), mode: DecoMode::Single, min_paws: 0 };
        row = row.then(" ").joined(effect::effect(single));
    }
    row
}

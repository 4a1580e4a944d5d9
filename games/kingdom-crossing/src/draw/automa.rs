//! Paco & Paca, the rivals of the solo game: what they own, and what their tiles made them do.

use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::{Bits, Message};

use super::art::signs;
use super::effect::{Row, bird_ink, guild, guild_ink, resource};
use super::table::Table;
use crate::components::SoloAct;
use crate::state::AUTOMA;
use crate::vocabulary::{Guild, Resource, SoloTile};

/// The picture's own size; narrow screens show it larger.
const WIDTH: f64 = 308.0;
const HEIGHT: f64 = 119.0;
const NARROW_WIDTH: f64 = 358.0;

impl Table<'_> {
    /// The panel of Paco & Paca.
    pub(super) fn draw_automa(&self) -> Scene {
        let scale = if self.look.narrow { NARROW_WIDTH / WIDTH } else { 1.0 };
        let mut scene = Scene::new(WIDTH * scale, HEIGHT * scale);
        scene.set_label(&self.say(&self.automa_note()));
        scene.group().scale(scale).draw(|s| {
            self.draw_their_things(s);
            self.draw_solo_tiles(s, 71.0);
            self.draw_their_points(s, 117.0);
        });
        scene
    }

    /// Their points as they stand.
    pub(super) fn automa_note(&self) -> Message {
        let points: i32 = self.game.automa_points(self.public).iter().sum();
        Message::new("goal-worth").with("points", points)
    }

    /// Where these points come from.
    fn say_their_points(&self) -> Message {
        let [goals, guilds, structures, favours] = self.game.automa_points(self.public);
        Message::new("pic-automa-points")
            .with("goals", goals)
            .with("guilds", guilds)
            .with("structures", structures)
            .with("favours", favours)
    }

    fn draw_their_points(&self, s: &mut Scene, y: f64) {
        let words = self.say(&self.say_their_points());
        s.text(2.0, y, &words).face(Face::Body).size(13.0).fill(Ink::INK_2).fit(WIDTH - 4.0);
    }

    fn draw_their_things(&self, s: &mut Scene) {
        let side = self.public.side(AUTOMA);
        let pitch = WIDTH / 5.0;
        for (&of, count) in Guild::ALL.iter().zip(self.game.guild_counts(side)) {
            let x = of.index() as f64 * pitch;
            let help = self.say(&self.game.help_guild(of));
            s.group().title(&help).draw(|s| {
                s.rect(x + 2.0, 0.0, pitch - 4.0, 26.0).corner(7.0).fill(guild_ink(of)).opacity(0.5);
                s.stamp_centred(guild(of), x + 19.0, 13.0, 22.0);
                let text = s.text(x + pitch - 15.0, 19.0, &count.to_string());
                text.face(Face::Number).size(17.0).middle();
            });
        }
        let pitch = WIDTH / 4.0;
        for &of in Resource::ALL {
            let x = (of.index() as f64 + 0.5) * pitch;
            let row = Row::sign(resource(of))
                .then(side.marker(of).to_string())
                .then(" ")
                .and(&signs::STAR)
                .then(self.game.stars(side, of).to_string());
            s.group().title(&self.say(&self.game.help_resource(of))).draw(|s| {
                row.draw(s, (x, 38.0), 17.0, pitch - 4.0, Ink::INK);
            });
        }
        let rows = [
            ("structures", Row::sign(&signs::WORKSHOP), side.structures().count_ones()),
            ("birds", Row::tint(&signs::BIRD, Ink::INK_2), side.birds.count_ones()),
            ("houses", Row::sign(&signs::HOME), side.houses.count_ones()),
            ("favours", Row::sign(&signs::FAVOUR), side.favours.count_ones()),
        ];
        for (index, (word, row, count)) in rows.into_iter().enumerate() {
            let help = Message::named(format!("pic-their-{word}")).with("count", count);
            s.group().title(&self.say(&help)).draw(|s| {
                let middle = ((index as f64 + 0.5) * pitch, 58.5);
                row.then(count.to_string()).draw(s, middle, 18.0, pitch - 4.0, Ink::INK);
            });
        }
        if self.public.first_player == AUTOMA {
            s.group().class("piece").piece("first").draw(|s| {
                s.stamp(&signs::FIRST, WIDTH - 26.0, 73.0, 24.0);
            });
        }
    }

    /// The tiles drawn this round, and how many may still come.
    fn draw_solo_tiles(&self, s: &mut Scene, y: f64) {
        let drawn: Vec<SoloTile> = Bits(self.public.solo_drawn.into()).map(SoloTile).collect();
        let left = self.game.hidden_solo(self.public).count();
        let words = Message::new("pic-solo-left").with("left", left);
        s.group().title(&self.say(&words)).draw(|s| {
            s.rect(2.0, y + 2.5, 30.0, 30.0).corner(6.0).fill(Ink::PI).opacity(0.3);
            s.rect(2.0, y, 30.0, 30.0).corner(6.0).fill(Ink::KINGDOM_DEEP).stroke(Ink::PI, 1.8);
            let text = s.text(17.0, y + 20.5, &left.to_string());
            text.face(Face::Number).size(16.0).middle().fill(Ink::MOONLIGHT);
        });
        // The first player's flag stands behind them.
        let room = WIDTH - 70.0;
        let pitch = (room / drawn.len().max(1) as f64).min(34.0);
        for (index, &tile) in drawn.iter().enumerate() {
            let x = 42.0 + index as f64 * pitch;
            let help = self.say(&self.game.help_solo_tile(tile));
            s.group().title(&help).draw(|s| {
                s.rect(x, y, 29.0, 30.0).corner(6.0).fill(Ink::CARD).stroke(Ink::PI, 1.6);
                self.draw_act(s, self.game.components.solo_tile(tile), (x + 14.5, y + 15.0));
            });
        }
        if drawn.is_empty() {
            let none = self.say(&Message::new("pic-solo-none"));
            s.text(44.0, y + 20.0, &none).face(Face::Body).size(13.0).fill(Ink::INK_2);
        }
    }

    fn draw_act(&self, s: &mut Scene, act: SoloAct, (x, y): (f64, f64)) {
        match act {
            SoloAct::Crown => {
                s.stamp_centred(&signs::CROWN, x, y, 21.0);
            }
            SoloAct::Rest => {
                s.stamp_centred(&signs::REST, x, y, 21.0);
            }
            SoloAct::Card(slot) => {
                let (region, place) = self.game.solo_place(slot);
                let colour = self.game.components.map.birds[region.index()];
                s.circle(x, y, 12.0).fill(bird_ink(colour)).stroke(Ink::PI, 1.4);
                let text = s.text(x, y + 5.2, &place.to_string());
                text.face(Face::Number).size(15.0).middle().fill(Ink::CUT);
            }
        }
    }
}

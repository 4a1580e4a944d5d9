//! The biome reserve: a tile in two halves for each biome. The dome shows what may be spent; where it
//! stands above its tray, the striped gap is what renewal will pay for.

use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::art;
use super::desk::{Desk, draw_gain};
use crate::vocabulary::Biome;
use crate::words;

/// Size of the block.
pub(super) const WIDTH: f64 = 300.0;
pub(super) const HEIGHT: f64 = 314.0;
const COLUMN: f64 = 50.0;
const PITCH: f64 = 268.0 / 9.0;

/// The name of the upper half of a biome tile.
pub(super) fn dome_name(biome: Biome) -> String {
    format!("dome-{biome}")
}

/// Where a space lies.
fn level(space: u8) -> f64 {
    HEIGHT - 20.9 - PITCH * f64::from(space)
}

impl Desk<'_> {
    pub(super) fn draw_reserve(&self, s: &mut Scene) {
        s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(16.0).fill(Ink::CARD).stroke(Ink::PI, 2.0);
        Biome::ALL.iter().for_each(|&biome| self.draw_biome(s, biome));
    }

    fn draw_biome(&self, s: &mut Scene, biome: Biome) {
        let x = COLUMN * (biome.index() as f64 + 0.5);
        let points = &self.game.components.biome_points[biome.index()];
        let (lower, upper) = (self.public.lower[biome.index()], self.public.upper[biome.index()]);
        let tint = art::field(biome).ink;
        let title = self.say(&self.say_biome(biome));
        s.group().class("biome").data("data-biome", biome.word()).title(&title).draw(|s| {
            s.rect(x - 21.0, 5.0, 42.0, HEIGHT - 10.0).corner(11.0).fill(tint).fill_opacity(0.42);
            s.path(format!("M{} {}h18", x - 9.0, level(0))).stroke(Ink::OUTLINE, 2.0).round();
            for space in 1..9u8 {
                let gap = space > lower && space <= upper;
                if !gap {
                    s.stamp_centred(&art::holes::SPACE, x, level(space), 20.4);
                    let worth = points[usize::from(space)].to_string();
                    s.text(x, level(space) + 4.7, &worth)
                        .face(Face::Number)
                        .size(14.0)
                        .middle()
                        .fill(Ink::PRINT_2);
                }
            }
            self.draw_gap(s, biome, x);
            draw_tile(s, biome, (x, level(lower), level(upper)), upper);
            s.stamp_centred(art::disc(biome), x, 22.0, 27.0);
        });
        let dome = Outline::rect(x - 19.0, level(upper) - 20.0, 38.0, 22.0, 8.0);
        self.fresh(s, &dome, &dome_name(biome), 0.5);
        let gain = self.game.components.renewal(biome, lower, upper);
        draw_gain(s, gain, (x + 11.0, level(upper) - 26.0), 11.7);
    }

    /// The spaces between the halves, with the points of each.
    fn draw_gap(&self, s: &mut Scene, biome: Biome, x: f64) {
        let (lower, upper) = (self.public.lower[biome.index()], self.public.upper[biome.index()]);
        if upper <= lower {
            return;
        }
        let (top, bottom) = (level(upper), level(lower));
        s.rect(x - 17.0, top, 34.0, bottom - top)
            .fill(&art::textures::GAP)
            .stroke(Ink::SUN_EDGE, 1.5)
            .dash(&[3.0, 3.0]);
        for space in lower + 1..upper {
            let worth = self.game.components.biome_points[biome.index()][usize::from(space) % 9];
            s.circle(x, level(space), 9.5).fill(Ink::SUN).stroke(Ink::SUN_EDGE, 1.5);
            s.text(x, level(space) + 4.7, &worth.to_string())
                .face(Face::Number)
                .size(14.0)
                .middle()
                .fill(Ink::PRINT);
        }
    }

    /// The same for narrow screens: six discs with their amounts and what they would pay.
    pub(super) fn draw_reserve_strip(&self) -> Scene {
        const WIDE: f64 = 390.0;
        let mut scene = Scene::new(WIDE, 46.0);
        let biomes: Vec<Message> = Biome::ALL.iter().map(|&biome| self.say_biome(biome)).collect();
        scene.set_label(&self.say(&Message::new("pic-list").with("things", biomes)));
        let s = &mut scene;
        s.rect(0.0, 0.0, WIDE, 46.0).fill(Ink::PAPER).hidden();
        for &biome in Biome::ALL {
            let x = WIDE / 6.0 * biome.index() as f64;
            let (lower, upper) = (self.public.lower[biome.index()], self.public.upper[biome.index()]);
            let title = self.say(&self.say_biome(biome));
            s.group().class("biome").title(&title).draw(|s| {
                s.stamp(art::disc(biome), x + 2.0, 11.0, 24.0);
                s.text(x + 28.0, 29.5, &upper.to_string()).face(Face::Number).size(19.0);
                let gain = self.game.components.renewal(biome, lower, upper);
                draw_gain(s, gain, (x + 51.0, 23.0), 9.5);
            });
        }
        scene
    }

    /// The rule of water, and what renewal would pay in all.
    pub(super) fn say_renewal(&self) -> Message {
        Message::new("pic-renewal").with("points", words::signed(self.game.renewal_now(self.public)))
    }

    fn say_biome(&self, biome: Biome) -> Message {
        let (lower, upper) = (self.public.lower[biome.index()], self.public.upper[biome.index()]);
        let key = match biome {
            Biome::Water => "pic-water",
            _ => "pic-biome",
        };
        Message::new(key)
            .with("biome", words::biome(biome))
            .with("amount", upper)
            .with("points", words::points(self.game.components.renewal(biome, lower, upper)))
    }
}

/// Tray and dome; together they close.
fn draw_tile(s: &mut Scene, biome: Biome, (x, tray, dome): (f64, f64, f64), amount: u8) {
    let tint = art::field(biome).ink;
    s.group().piece(&format!("tray-{biome}")).draw(|s| {
        s.path(format!("M{} {tray}h36v7a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6Z", x - 18.0))
            .fill(tint)
            .stroke(Ink::PI, 2.0);
        s.path(format!("M{} {}h13v6a5 5 0 0 1-5 5h-8z", x + 4.0, tray + 1.0)).fill(Ink::BLACK).opacity(0.18);
    });
    s.group().piece(&dome_name(biome)).draw(|s| {
        let (l, r, y) = (x - 18.0, x + 18.0, dome);
        s.path(format!(
            "M{l} {y}V{}C{l} {} {} {} {x} {}S{r} {} {r} {}V{y}Z",
            y - 4.0,
            y - 14.0,
            x - 10.0,
            y - 18.0,
            y - 18.0,
            y - 14.0,
            y - 4.0
        ))
        .fill(tint)
        .stroke(Ink::PI, 2.0);
        // Nothing of it is left.
        let faint = if amount == 0 { 0.4 } else { 1.0 };
        s.stamp_centred(art::glyph(biome), x - 6.5, y - 8.5, 17.0).opacity(faint);
        s.text(x + 9.0, y - 2.5, &amount.to_string()).face(Face::Number).size(15.0).middle().fill(Ink::PRINT);
    });
}

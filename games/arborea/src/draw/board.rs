//! The main board: four quarters around the Borderlands, the biome reserve and the seasons.
//!
//! The ground goes on beyond the view, so that it fills a frame of any proportion; the frame clips it.

use bocage_canvas::art::textures::FLECK;
use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::Message;

use super::desk::Desk;
use super::inks;

/// Size of the board.
pub(super) const WIDTH: f64 = 876.0;
pub(super) const HEIGHT: f64 = 722.0;
/// Where the quarters begin.
const QUARTERS: [(f64, f64); 4] = [(9.0, 9.0), (548.0, 9.0), (9.0, 365.0), (548.0, 365.0)];
/// Left edge of what lies between them.
const CENTRE: f64 = 288.0;

impl Desk<'_> {
    pub(super) fn draw_board(&self) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT);
        scene.set_label(&self.say(&self.say_table()));
        let s = &mut scene;
        self.draw_ground(s, (WIDTH, HEIGHT));
        s.hedge("M4 358H271", 5.6);
        s.hedge("M605 358H872", 5.6);
        for (track, (x, y)) in (0u8..).zip(QUARTERS) {
            s.group().at(x, y).draw(|s| self.draw_quadrant(s, track));
        }
        s.group().at(CENTRE, 9.0).draw(|s| self.draw_borderlands(s));
        s.group().at(CENTRE, 201.0).draw(|s| self.draw_reserve(s));
        s.group().at(CENTRE, 557.0).draw(|s| self.draw_seasons(s));
        draw_ribbon(s, (438.0, 180.0), &self.word("pic-reserve"));
        draw_ribbon(s, (438.0, 536.0), &self.word("pic-seasons"));
        scene
    }

    /// Whose turn it is and where the sun stands, for those who do not see the board.
    pub(super) fn say_table(&self) -> Message {
        let message = match self.public.active() {
            _ if self.public.over => Message::new("sketch-over"),
            Some(seat) => Message::new("sketch-turn").with("seat", seat),
            None => Message::new("sketch-feronia-turn"),
        };
        message.with("sun", self.public.sun).with("last", self.game.components.sun_last)
    }
}

impl Desk<'_> {
    /// Autumn hills behind a board of this size; in the frame of the big picture, far beyond its edges.
    pub(super) fn draw_ground(&self, s: &mut Scene, (width, height): (f64, f64)) {
        let beyond = if self.framed { 600.0 } else { 0.0 };
        let (left, right, top, bottom) = (-beyond, width + beyond, -beyond, height + beyond);
        s.group().class("ground").hidden().draw(|s| {
            s.rect(left, top, right - left, bottom - top).fill(inks::AMBER);
            let (mid, w) = (width / 2.0, width);
            let hill = |y: f64, up: f64| {
                format!(
                    "M{left} {y}L0 {y}C{} {} {} {} {mid} {y} {} {} {} {} {w} {y}L{right} {y}",
                    w * 0.18,
                    y - up,
                    w * 0.34,
                    y + up,
                    w * 0.66,
                    y - up,
                    w * 0.84,
                    y + up
                )
            };
            s.path(format!("{}V{top}H{left}Z", hill(height * 0.15, 52.0))).fill(Ink::ARBOREA_SKY);
            s.path(format!("{}V{bottom}H{left}Z", hill(height * 0.65, 56.0))).fill(Ink::ARBOREA_LAND);
            s.path(format!("{}V{bottom}H{left}Z", hill(height * 0.85, 42.0))).fill(inks::RUST);
            s.rect(left, top, right - left, bottom - top).fill(&FLECK);
        });
    }
}

/// A title on a ribbon around (`cx`, `cy`).
fn draw_ribbon(s: &mut Scene, (cx, cy): (f64, f64), words: &str) {
    s.group().at(cx, cy).hidden().draw(|s| {
        s.path("M-92-12H92L100 0 92 12H-92L-100 0Z").fill(inks::SAND).stroke(Ink::PI, 1.8);
        s.text(0.0, 5.5, words).face(Face::Title).size(16.0).middle().fill(Ink::PRINT).fit(180.0);
    });
}

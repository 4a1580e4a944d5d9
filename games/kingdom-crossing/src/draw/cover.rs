//! The cover: a beaver on a stone bridge, flags in the wind.

use bocage_canvas::{Ink, Livery, Mood, Scene};

use super::art::{land, pieces};
use super::inks;

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::KingdomCrossing);
    s.group().hidden().draw(|s| {
        s.path("M0 92C50 74 100 92 150 84S250 70 300 88V168H0Z").fill(inks::WEST).stroke(Ink::PI, 1.6);
        s.path("M0 108C60 92 110 106 160 100S260 92 300 104V168H0Z")
            .fill(Ink::KINGDOM_LAND)
            .stroke(Ink::PI, 1.6);
        s.path("M0 126H300V168H0Z").fill(inks::RIVER);
        s.path("M0 126H300V168H0Z").fill(&land::RIVER);
        s.line(0.0, 126.0, 300.0, 126.0).stroke(Ink::PI, 2.0);
        s.path("M0 148C80 142 220 154 300 146V168H0Z").fill(inks::BED).opacity(0.3);
    });
    draw_bridge(s);
    s.group().hidden().draw(|s| {
        for (x, seat) in [(86.0, 0), (216.0, 1)] {
            s.line(x, 82.0, x, 28.0).stroke(Ink::PI, 2.4).round();
            s.polygon(&[(x, 28.0), (x + 27.0, 37.0), (x, 47.0)])
                .fill(Livery::of(seat))
                .stroke(Ink::PI, 2.0)
                .round();
        }
        s.stand(&pieces::BEAVER, 151.0, 77.0, 66.0).color(Ink::SEAT_3);
        s.stamp(&pieces::BALLOON, 18.0, 10.0, 40.0);
        s.stamp(&pieces::REEDS, 252.0, 108.0, 40.0);
        s.stamp(&pieces::PADS, 8.0, 128.0, 38.0);
    });
    scene
}

/// Three arches and a railing.
fn draw_bridge(s: &mut Scene) {
    s.group().hidden().draw(|s| {
        let stone = "M36 128C52 96 100 74 150 74S248 96 264 128V136H238C238 118 204 118 204 136H176C176 112 124 112 124 136H96C96 118 62 118 62 136H36Z";
        s.path(stone).fill(inks::PLANK).stroke(Ink::PI, 2.4).round();
        s.path("M172 76C220 80 252 104 264 128V136H238C238 118 204 118 204 136H176C176 122 164 116 152 116 168 106 176 92 172 76Z")
            .fill(Ink::BLACK)
            .opacity(0.16);
        s.path("M54 110H84M190 100H214M106 96H128M140 90H166M224 118H250").stroke(inks::SEAM, 1.6).opacity(0.6).round();
        let rail = "M32 124C48 88 98 66 150 66S252 88 268 124";
        s.path(rail).stroke(Ink::PI, 8.0).round();
        s.path(rail).stroke(Ink::KINGDOM_ACCENT, 4.0).round();
    });
}

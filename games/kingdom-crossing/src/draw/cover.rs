//! The cover: a beaver on a stone bridge, flags in the wind.

use bocage_canvas::{Ink, Livery, Mood, Scene};

use super::art::{land, pieces};
use super::inks;

const FAR_HILL: &str = "M-4 96C60 70 110 90 160 76 220 62 260 84 304 70V172H-4Z";
const LEFT_BANK: &str = "M-4 110C50 92 90 112 120 104V172H-4Z";
const RIGHT_BANK: &str = "M190 112C230 92 270 104 304 96V172H190Z";
const WATER: &str = "M-4 128C60 116 120 132 170 124 230 116 260 128 304 122V172H-4Z";
const DEEP_WATER: &str = "M-4 150C60 140 120 154 170 146 230 138 260 150 304 144V172H-4Z";
const STONE: &str = "M36 108C90 62 210 62 262 108L262 124H244C240 104 216 96 204 112L202 136H186C186 106 116 106 116 136H100L98 112C86 96 60 104 56 124H36Z";
const SHADED_STONE: &str = "M150 73.5C200 73.5 236 88 262 108L262 124H244C240 104 216 96 204 112L202 136H186C186 118 168 113 150 113Z";
const RAIL: &str = "M36 102C90 54 210 54 262 102";

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::KingdomCrossing);
    s.group().hidden().draw(|s| {
        s.path(FAR_HILL).fill(inks::WEST).stroke(Ink::PI, 2.2).round();
        for bank in [LEFT_BANK, RIGHT_BANK] {
            s.path(bank).fill(Ink::KINGDOM_LAND).stroke(Ink::PI, 2.2).round();
        }
        s.path(WATER).fill(inks::RIVER).stroke(Ink::PI, 2.2);
        s.path(WATER).fill(&land::RIVER);
        s.path(DEEP_WATER).fill(inks::BED).opacity(0.35);
        s.stamp(&pieces::BALLOON, 24.0, 14.0, 36.0);
        s.path(STONE).fill(inks::PLANK).stroke(Ink::PI, 2.4).round();
        s.path(SHADED_STONE).fill(Ink::BLACK).opacity(0.14);
        s.stand(&pieces::BEAVER, 149.0, 70.0, 62.0).color(Ink::SEAT_3);
        s.path(RAIL).stroke(Ink::PI, 7.0).round();
        s.path(RAIL).stroke(Ink::KINGDOM_ACCENT, 3.5).round();
        for (x, seat) in [(84.0, 0), (216.0, 1)] {
            s.line(x, 74.0, x, 30.0).stroke(Ink::PI, 3.0).round();
            s.polygon(&[(x, 30.0), (x + 26.0, 38.0), (x, 48.0)])
                .fill(Livery::of(seat))
                .stroke(Ink::PI, 2.0)
                .round();
        }
        s.stamp(&pieces::REEDS, 256.0, 112.0, 36.0);
        s.stamp(&pieces::PADS, 12.0, 126.0, 36.0);
    });
    scene
}

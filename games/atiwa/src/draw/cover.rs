//! The cover: dusk over the village, and the bats leaving.

use bocage_canvas::{Ink, Mood, Scene};

use super::art::{self, pieces, prints};

/// Near and far hills.
const FAR: &str = "M-4 118C40 92 92 112 140 102S236 112 304 92V172H-4Z";
const NEAR: &str = "M-4 142C60 120 130 150 304 124V172H-4Z";

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::Atiwa);
    s.group().hidden().draw(|s| {
        for (ink, height) in [(art::DUSK, 74.0), (art::EMBER, 42.0), (art::EVENING, 18.0)] {
            s.rect(0.0, 0.0, 300.0, height).fill(ink);
        }
        s.circle(198.0, 92.0, 44.0).fill(art::SETTING).stroke(Ink::PI, 2.0);
        s.path(FAR).fill(art::HILL).stroke(Ink::PI, 2.0);
        s.path(NEAR).fill(Mood::Atiwa.land()).stroke(Ink::PI, 2.2);
        for (x, y, size) in [(196.0, 142.0, 40.0), (232.0, 146.0, 32.0), (166.0, 147.0, 30.0)] {
            s.stand(&pieces::HUT, x, y, size);
        }
        for (x, y, size) in [(40.0, 152.0, 104.0), (96.0, 150.0, 66.0), (274.0, 148.0, 62.0)] {
            s.stand(&pieces::TREE, x, y, size);
        }
        for (x, y, size) in [(22.0, 104.0, 20.0), (62.0, 112.0, 18.0), (104.0, 124.0, 14.0)] {
            s.stamp_centred(&pieces::FRUIT, x, y, size);
        }
        s.stand(&pieces::TRAINED, 128.0, 160.0, 34.0);
        s.stand(&pieces::WILD_ANIMAL, 250.0, 160.0, 30.0);
        let flight = [
            (122.0, 70.0, 50.0, -8.0),
            (168.0, 44.0, 38.0, 6.0),
            (214.0, 28.0, 28.0, -6.0),
            (92.0, 34.0, 26.0, 10.0),
        ];
        for (x, y, size, lean) in flight {
            s.stamp_centred(&pieces::BAT, x, y, size).rotate_around(lean, x, y);
        }
        for (x, y, size) in [(250.0, 48.0, 13.0), (268.0, 30.0, 10.0), (240.0, 20.0, 9.0)] {
            s.stamp_centred(&prints::BAT, x, y, size).color(art::BAT_LINE);
        }
    });
    scene
}

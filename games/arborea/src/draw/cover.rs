//! The cover: pilgrims on their track in a golden autumn, creatures beside the path.

use bocage_canvas::art::{heavens, plants};
use bocage_canvas::{Ink, Livery, Mood, Scene, Symbol};

use super::art::{creatures, people, seasons};
use super::inks;

/// The hills behind, the nearest last.
const FAR: &str = "M0 96C40 70 90 78 130 92 180 72 240 66 300 90V168H0Z";
const NEAR: &str = "M0 122C60 98 120 112 170 118 220 104 260 104 300 116V168H0Z";

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::Arborea);
    s.group().hidden().draw(|s| {
        s.rays((58.0, 52.0), 380.0, 30.0, 360.0, 18);
        s.stamp(&heavens::SUN, 24.0, 16.0, 70.0);
        s.path(FAR).fill(inks::AMBER);
        for (x, y, size) in
            [(206.0, 84.0, 44.0), (236.0, 82.0, 54.0), (268.0, 88.0, 48.0), (16.0, 104.0, 40.0)]
        {
            s.stand(&plants::SMALL_TREE, x, y, size);
        }
        s.path(NEAR).fill(Ink::ARBOREA_LAND);
        s.hedge("M4 116C60 98 120 112 170 116 220 104 260 104 296 114", 4.2);
        s.stand(&creatures::FROG, 262.0, 146.0, 40.0);
        s.stand(&creatures::OWL, 216.0, 116.0, 34.0);
        s.stand(&creatures::HAMSTER, 38.0, 136.0, 32.0);
    });
    draw_track(s);
    scene
}

/// The track with three villagers on it.
fn draw_track(s: &mut Scene) {
    s.group().hidden().draw(|s| {
        s.rect(-8.0, 138.0, 316.0, 26.0).fill(Ink::ARBOREA_DEEP).stroke(Ink::PI, 2.2);
        for (x, face) in [(14.0, inks::PLANK), (128.0, inks::PLANK_PALE)] {
            s.rect(x, 140.0, 110.0, 21.0).corner(6.0).fill(inks::PLANK_EDGE).stroke(Ink::PI, 1.8);
            s.rect(x, 138.0, 110.0, 20.0).corner(6.0).fill(face).stroke(Ink::PI, 1.8);
        }
        s.stamp_centred(&seasons::AUTUMN, 222.0, 148.0, 17.0);
        s.path("M252 143l7 7-7 7M264 143l7 7-7 7M276 143l7 7-7 7").stroke(Ink::ARBOREA_LAND, 3.0).round();
        let pilgrims: [(&'static Symbol, f64, f64, Livery); 3] = [
            (&people::YOUNG, 54.0, 46.0, Livery::Broom),
            (&people::ADULT, 104.0, 54.0, Livery::Poppy),
            (&people::ELDER, 164.0, 60.0, Livery::Cornflower),
        ];
        for (who, x, size, livery) in pilgrims {
            s.ellipse(x, 153.0, size * 0.42, 4.5).fill(Ink::PI).opacity(0.25);
            s.stand(who, x, 153.0, size).color(livery);
        }
    });
}

//! The cover: pilgrims on their moving track in a golden autumn, and those who live beside it.

use bocage_canvas::art::textures::FLECK;
use bocage_canvas::{Ink, Livery, Mood, Scene, Symbol};

use super::art::{creatures, habitats, people, seasons};
use super::inks;

/// The hills, the nearest last.
const FAR: &str = "M0 92C50 66 104 70 150 88 200 68 256 66 300 84V168H0Z";
const NEAR: &str = "M0 116C60 96 120 108 168 114 220 100 262 100 300 110V168H0Z";
/// The crown of the great tree, its shaded side, and its trunk.
const CROWN: &str = "M196 62C178 58 176 38 194 32 194 16 216 8 230 16 242 4 266 10 270 24 288 26 292 46 280 54 282 66 264 74 252 68 240 78 214 76 208 66 204 66 199 64 196 62Z";
const SHADED: &str = "M246 12C260 12 268 18 270 24 288 26 292 46 280 54 282 66 264 74 252 68 246 72 240 73 234 73 256 62 262 30 246 12Z";
const TRUNK: &str = "M228 66C230 84 228 98 220 112H256C246 98 246 84 250 68 242 74 236 74 228 66Z";

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::Arborea);
    s.group().hidden().draw(|s| {
        s.circle(64.0, 50.0, 26.0).fill(inks::GAP).stroke(Ink::PI, 2.2);
        s.path(FAR).fill(inks::AMBER).stroke(Ink::PI, 2.0);
        draw_tree(s);
        s.path(NEAR).fill(Ink::ARBOREA_LAND).stroke(Ink::PI, 2.0);
        s.path(NEAR).fill(&FLECK);
        s.hedge("M2 114C60 95 120 107 168 112", 4.0);
        s.stand(&creatures::OWL, 216.0, 68.0, 26.0);
        s.stand(&creatures::FROG, 274.0, 136.0, 38.0);
        s.stand(&creatures::HAMSTER, 26.0, 136.0, 32.0);
        for (x, y, size) in [(196.0, 118.0, 20.0), (246.0, 124.0, 16.0), (120.0, 122.0, 15.0)] {
            s.stamp_centred(&habitats::MUSHROOM, x, y, size);
        }
    });
    draw_track(s);
    scene
}

/// The great red tree.
fn draw_tree(s: &mut Scene) {
    s.path(TRUNK).fill(Ink::BARK).stroke(Ink::PI, 2.2).round();
    s.path("M242 74C240 90 242 100 248 112H256C246 98 246 84 250 68Z").fill(Ink::BARK_DARK);
    s.path(CROWN).fill(inks::TOADSTOOL).stroke(Ink::PI, 2.4).round();
    s.path(SHADED).fill(inks::TOADSTOOL_DARK);
    s.path("M200 44C203 38 209 37 213 40M216 26C220 21 227 21 231 25M222 54C226 49 232 49 236 53")
        .stroke(inks::AUTUMN, 2.6)
        .round();
}

/// The track with three villagers on it.
fn draw_track(s: &mut Scene) {
    s.group().hidden().draw(|s| {
        s.rect(-8.0, 136.0, 316.0, 28.0).fill(Ink::ARBOREA_DEEP).stroke(Ink::PI, 2.2);
        for (x, face) in [(16.0, inks::PLANK), (130.0, inks::PLANK_PALE)] {
            s.rect(x, 140.0, 110.0, 21.0).corner(6.0).fill(inks::PLANK_EDGE).stroke(Ink::PI, 1.8);
            s.rect(x, 138.0, 110.0, 20.0).corner(6.0).fill(face).stroke(Ink::PI, 1.8);
        }
        s.stamp_centred(&seasons::AUTUMN, 216.0, 148.0, 17.0);
        s.path("M254 143l7 7-7 7M267 143l7 7-7 7M280 143l7 7-7 7").stroke(Ink::ARBOREA_LAND, 3.0).round();
        let pilgrims: [(&'static Symbol, f64, f64, Livery); 3] = [
            (&people::YOUNG, 64.0, 44.0, Livery::Broom),
            (&people::ADULT, 106.0, 52.0, Livery::Poppy),
            (&people::ELDER, 164.0, 58.0, Livery::Cornflower),
        ];
        for (who, x, size, livery) in pilgrims {
            s.ellipse(x, 153.0, size * 0.42, 4.5).fill(Ink::PI).opacity(0.25);
            s.stand(who, x, 153.0, size).color(livery);
        }
    });
}

//! The cover: a small wooded planet in the morning sun.

use bocage_canvas::art::{heavens, plants};
use bocage_canvas::{Ground, Ink, Mood, Paint, Scene, Symbol};

/// The planet's fields, from a middle at the origin.
const FLOWERS: &str = "M-84 0A84 84 0 0 1-30-78C-34-40-30-20-40 0Z";
const SNOW: &str = "M-30-78A84 84 0 0 1 34-77C30-40 36-20 30 0L-40 0C-30-20-34-40-30-78Z";
const WHEAT: &str = "M34-77A84 84 0 0 1 84 0H30C36-20 30-40 34-77Z";
const MEADOW: &str = "M-84 0A84 84 0 0 0 84 0Z";

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::Evergreen);
    s.rays((246.0, 44.0), 420.0, 180.0, 195.0, 13);
    s.stamp(&heavens::SUN, 206.0, 4.0, 80.0);
    s.group().at(136.0, 150.0).hidden().draw(|s| {
        s.circle(0.0, 6.0, 84.0).fill(Ink::SOIL).stroke(Ink::PI, 2.4);
        s.circle(0.0, 0.0, 84.0).fill(Ink::EVERGREEN_LAND).stroke(Ink::PI, 2.4);
        for (shape, ground) in [
            (FLOWERS, Ground::FLOWERS),
            (SNOW, Ground::SNOW),
            (WHEAT, Ground::WHEAT),
            (MEADOW, Ground::GRASSLAND),
        ] {
            s.path(shape).fill(ground.ink);
            if let Some(texture) = ground.texture {
                s.path(shape).fill(Paint::Texture(texture));
            }
        }
        s.circle(0.0, 0.0, 84.0).stroke(Ink::PI, 2.4);
    });
    let woods: [(&Symbol, f64, f64); 7] = [
        (&plants::SPROUT, -66.0, 34.0),
        (&plants::SMALL_TREE, -46.0, 46.0),
        (&plants::BIG_TREE, -24.0, 56.0),
        (&plants::BIG_TREE, 2.0, 60.0),
        (&plants::SMALL_TREE, 26.0, 46.0),
        (&plants::BUSH, 46.0, 40.0),
        (&plants::SMALL_TREE, 66.0, 40.0),
    ];
    for (piece, lean, width) in woods {
        s.group().at(136.0, 150.0).rotate(lean).hidden().draw(|s| {
            s.stand(piece, 0.0, -81.0, width);
        });
    }
    s.group().at(136.0, 150.0).hidden().draw(|s| {
        s.hedge("M-30-76C-34-40-30-20-40 0", 3.6);
        s.hedge("M34-75C30-40 36-20 30 0", 3.6);
        s.hedge("M-84 0L-18 2M-10 1L84 0", 5.0);
    });
    scene
}

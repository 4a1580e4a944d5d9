//! Sun and shade: the sun at its side of the planet, its rays, and the shadows that trees cast.

use bocage_canvas::art::{heavens, textures};
use bocage_canvas::{Badge, Ink, Mood, Paint, Scene, Trace};
use bocage_engine::Bits;

use super::ground::{LEAVES, Lie, SOIL, SPACE, at};
use crate::planet::{Light, Planet};
use crate::vocabulary::{Space, Sun};

/// How far a sky and its rays go on beyond the view, so that they fill any frame.
const BEYOND: f64 = 900.0;

/// Draws the sky, the rays and the sun, with faint rings at the sides where it does not stand.
pub(super) fn sky(s: &mut Scene, lie: &Lie<'_>, sun: Sun) {
    let [x, y, w, h] = s.view();
    s.rect(x - BEYOND, y - BEYOND, w + BEYOND * 2.0, h + BEYOND * 2.0).fill(Mood::Evergreen.sky()).hidden();
    let place = lie.at_side(sun, 11.0);
    s.rays(place, 2.0 * BEYOND, degrees(sun), 156.0, 14);
    for &side in Sun::ALL.iter().filter(|&&side| side != sun) {
        let (x, y) = lie.at_side(side, LEAVES + 18.0);
        s.circle(x, y, 8.0).stroke(Ink::INK_3, 2.0).dash(&[3.0, 4.0]).class("no-sun").hidden();
    }
    s.group().piece("sun").class("sun").data("data-side", sun.word()).hidden().draw(|s| {
        s.stamp_centred(&heavens::SUN, place.0, place.1, 94.0);
    });
}

/// The direction in which light falls: 0 is east, 90 south.
fn degrees(sun: Sun) -> f64 {
    match sun {
        Sun::North => 90.0,
        Sun::East => 180.0,
        Sun::South => 270.0,
        Sun::West => 0.0,
    }
}

/// One step away from the sun, as (row, column).
fn away(sun: Sun) -> (i32, i32) {
    match sun {
        Sun::North => (1, 0),
        Sun::East => (0, -1),
        Sun::South => (-1, 0),
        Sun::West => (0, 1),
    }
}

/// Draws the shadows of all trees. They end at the edge of the planet (R16).
pub(super) fn shadows(s: &mut Scene, lie: &Lie<'_>, planet: &Planet, sun: Sun, light: &Light) {
    if planet.small | planet.big == 0 {
        return;
    }
    s.group().class("shadows").hidden().draw(|s| {
        for space in Bits(planet.small | planet.big) {
            let space = Space(space);
            let tall = planet.big & space.bit() != 0;
            let length = if tall { light.big_shadow } else { light.small_shadow };
            // Who stands in it without being taller.
            let below = if tall { planet.small | planet.big } else { planet.small };
            let covered = covered(lie, space, sun, length);
            let on: Vec<String> =
                covered.iter().filter(|other| below & other.bit() != 0).map(ToString::to_string).collect();
            let full = f64::from(length) * SPACE + 26.0;
            let room = covered.len() as f64 * SPACE + to_edge(sun);
            s.group()
                .class("shadow")
                .data("data-space", &space.to_string())
                .data("data-on", &on.join(" "))
                .draw(|s| shadow(s, lie.corner(space), sun, full.min(room), tall));
        }
    });
}

/// The spaces behind a tree, nearest first, as far as the planet goes.
fn covered(lie: &Lie<'_>, space: Space, sun: Sun, length: u8) -> Vec<Space> {
    let (down, right) = away(sun);
    (1..=i32::from(length))
        .map_while(|step| at(i32::from(space.row()) + down * step, i32::from(space.col()) + right * step))
        .take_while(|space| lie.all() & space.bit() != 0)
        .collect()
}

/// From a tree's foot to a little beyond the edge of its space, away from the sun.
fn to_edge(sun: Sun) -> f64 {
    match sun {
        Sun::North => 34.0,
        Sun::South => 84.0,
        Sun::East | Sun::West => 62.0,
    }
}

/// One shadow, `length` long: a drop or a fir lying on the ground.
fn shadow(s: &mut Scene, (x, y): (f64, f64), sun: Sun, length: f64, tall: bool) {
    // Shapes lie along x. What falls to the side starts broad; what falls up or down the picture
    // starts with the trunk, so that its crown lies clear of the tree.
    let (width, points): (f64, &[(f64, f64)]) = match (sun, tall) {
        (Sun::East | Sun::West, true) => (
            0.62,
            &[(0.0, 5.0), (0.17, 20.0), (0.42, 14.0), (0.39, 19.0), (0.72, 10.0), (0.68, 14.0), (1.0, 0.0)],
        ),
        (Sun::East | Sun::West, false) => {
            (0.62, &[(0.0, 4.0), (0.24, 14.0), (0.45, 16.0), (0.72, 9.0), (1.0, 0.0)])
        }
        (_, true) => (
            1.0,
            &[
                (0.0, 5.0),
                (0.2, 6.0),
                (0.22, 24.0),
                (0.52, 14.0),
                (0.5, 20.0),
                (0.77, 10.0),
                (0.75, 15.0),
                (1.0, 0.0),
            ],
        ),
        (_, false) => (
            1.0,
            &[(0.0, 4.0), (0.28, 5.0), (0.36, 13.0), (0.52, 18.0), (0.68, 16.0), (0.84, 8.0), (1.0, 0.0)],
        ),
    };
    let there = points.iter().map(|&(along, across)| (along * length, -across * width));
    let back = points.iter().rev().skip(1).map(|&(along, across)| (along * length, across * width));
    let outline: Vec<(f64, f64)> = there
        .chain(back)
        .map(|(along, across)| match sun {
            Sun::North => (-across, along),
            Sun::East => (-along, across),
            Sun::South => (across, -along),
            Sun::West => (along, across),
        })
        .map(|(right, down)| (x + SPACE / 2.0 + right, y + 71.0 + down))
        .collect();
    let trace = Trace::through(&outline).close();
    s.path(&trace).fill(Ink::SHADOW).fill_opacity(0.26);
    s.path(&trace).fill(Paint::Texture(&textures::SHADE));
}

/// Draws beside each tree what its light is worth now.
pub(super) fn badges(s: &mut Scene, lie: &Lie<'_>, planet: &Planet, sun: Sun, light: &Light, radius: f64) {
    let (small, big) = planet.lit(sun, light);
    for space in Bits(planet.small | planet.big) {
        let space = Space(space);
        let (x, y) = lie.corner(space);
        let worth = if planet.big & space.bit() != 0 { light.big_points } else { light.small_points };
        let is_lit = (small | big) & space.bit() != 0;
        let value = if is_lit { worth } else { 0 }.to_string();
        let badge = if is_lit { Badge::Sun(&value) } else { Badge::Shade(&value) };
        s.group().class("light").data("data-space", &space.to_string()).hidden().draw(|s| {
            s.badge(x + SPACE / 2.0 + 27.0, y + 7.5 + radius, radius, badge);
        });
    }
}

/// Room that the sun needs beyond the rim.
pub(super) const ROOM: f64 = 57.0;

/// The part of the plane that a planet and its suns need: x, y, width, height.
pub(super) fn room(lie: &Lie<'_>) -> [f64; 4] {
    let ((cx, cy), (rx, ry)) = (lie.centre(), lie.radius);
    [cx - rx - ROOM, cy - ry - ROOM, (rx + ROOM) * 2.0, (ry + ROOM) * 2.0 + SOIL]
}

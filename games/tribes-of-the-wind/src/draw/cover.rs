//! The cover: a village in the trees on a floating rock, riders in the wind, ruins on the dunes.

use bocage_canvas::art::heavens;
use bocage_canvas::{Ink, Livery, Mood, Scene};

use super::inks;
use super::{pieces, ruins, tiles};
use crate::vocabulary::Terrain;

pub(super) fn draw() -> Scene {
    let mut scene = Scene::new(300.0, 168.0);
    let s = &mut scene;
    s.sky(Mood::TribesOfTheWind);
    s.group().hidden().draw(|s| {
        s.path("M-10 42c40-16 70 8 120-8M150 30c40-18 70 10 160-14M-10 96c24-10 40 8 70-2")
            .stroke(inks::WISP, 4.0)
            .round();
        s.path("M0 132C60 112 120 140 190 122S270 112 300 124V168H0Z").fill(inks::FAR);
        s.path("M0 146C70 128 130 152 200 138S270 130 300 140V168H0Z").fill(inks::DUNE).stroke(Ink::PI, 1.5);
        s.stamp(&heavens::CLOUD, 222.0, 8.0, 74.0);
        s.stamp(ruins::of(Terrain::Tower), 8.0, 98.0, 62.0);
        s.stamp(ruins::of(Terrain::Aircraft), 232.0, 104.0, 64.0);
        s.path("M0 160C80 148 160 168 300 154V168H0Z").fill(inks::DUNE_2);
        s.path("M0 168V160C80 148 160 168 300 154V168Z").fill(&tiles::SMOG);
        draw_rock(s);
        for (x, y, width, livery) in [
            (226.0, 56.0, 30.0, Livery::Broom),
            (44.0, 38.0, 34.0, Livery::Cornflower),
            (196.0, 12.0, 24.0, Livery::Poppy),
        ] {
            s.stamp(&pieces::RIDER, x, y, width).color(livery);
        }
        s.stamp(&pieces::KITE, 84.0, 8.0, 30.0).rotate_around(14.0, 96.0, 24.0);
    });
    scene
}

/// The floating rock with its wood and its village.
fn draw_rock(s: &mut Scene) {
    s.path("M84 108q0-10 12-10h108q12 0 12 10c0 10-10 20-24 26l-14 2-10 16-14-8-12 10-14-16-16 2-10-10C90 126 84 118 84 108Z")
        .fill(inks::SOIL)
        .stroke(Ink::PI, 2.4)
        .round();
    s.path("M118 122l8 8M150 128l6 10M176 120l-6 8").stroke(inks::SOIL_LINE, 2.4).round();
    s.path("M84 108q0-10 12-10h108q12 0 12 10-30 8-66 8t-66-8Z").fill(inks::MEADOW).stroke(Ink::PI, 2.2);
    let trees = [tiles::violet().tree, tiles::teal().tree, tiles::orange().tree, tiles::violet().tree];
    for (tree, (x, width)) in
        trees.into_iter().zip([(88.0, 34.0), (112.0, 30.0), (172.0, 32.0), (192.0, 26.0)])
    {
        s.stamp(tree, x, 104.0 - width * 1.3, width);
    }
    s.stamp(&pieces::VILLAGE, 118.0, 34.0, 68.0).color(Ink::TRIBES_ACCENT);
}

//! The land: river, regions, hedges, plants and bridges.
//!
//! Banks and river run on past the view, so that the picture fills a frame of any proportion.

use bocage_canvas::{Ink, Scene, Symbol};

use super::art::land;
use super::inks;
use super::lie::Lie;
use crate::vocabulary::{Bridge, Region};

impl Lie {
    /// River, regions, hedges and plants.
    pub(super) fn draw(&self, s: &mut Scene) {
        s.group().hidden().draw(|s| {
            s.rect(-800.0, -400.0, 2400.0, 1300.0).fill(inks::RIVER);
            s.rect(-800.0, -400.0, 2400.0, 1300.0).fill(&land::RIVER);
            for region in [Region::North, Region::South, Region::West, Region::East] {
                let border = self.land[region.index()];
                s.path(border).stroke(Ink::PI, 15.0).round();
                s.path(border).stroke(inks::SAND, 10.5).round();
                s.path(border).fill(region_ink(region));
                s.path(border).fill(region_texture(region));
            }
            for &(plant, x, y, width) in self.plants {
                s.stamp(plant, x, y, width);
            }
            for &hedge in self.hedges {
                s.hedge(hedge, 6.5);
            }
        });
    }

    /// One bridge: its shadow, its planks, its rails.
    pub(super) fn draw_bridge(&self, s: &mut Scene, bridge: Bridge) {
        let span = self.bridge(bridge);
        let (half, side) = (span.length / 2.0, span.width / 2.0);
        let turn = if span.upright { 90.0 } else { 0.0 };
        let rail = |at: f64| {
            let sag = at.signum() * (at.abs() - 8.0);
            format!("M{} {at}Q0 {sag} {} {at}", -half - 2.0, half + 2.0)
        };
        let deck = format!(
            "M{} {}Q0 {} {half} {}V{side}Q0 {} {} {side}Z",
            -half,
            -side,
            8.0 - side,
            -side,
            side - 8.0,
            -half
        );
        let seams: String = (1..10)
            .map(|seam| {
                let x = -half + f64::from(seam) * span.length / 10.0;
                format!("M{x:.1} {}V{}", 7.0 - side, side - 7.0)
            })
            .collect();
        s.group().at(span.x, span.y).rotate(turn).hidden().draw(|s| {
            s.rect(8.0 - half, 1.0 - side, span.length - 16.0, span.width + 5.0)
                .corner(8.0)
                .fill(inks::BED)
                .opacity(0.35);
            s.path(&deck).fill(inks::DECK).stroke(Ink::PI, 2.4).round();
            s.path(&seams).stroke(inks::SEAM, 1.3).opacity(0.55);
            for at in [-side, side] {
                s.path(rail(at)).stroke(Ink::PI, 7.0).round();
                s.path(rail(at)).stroke(Ink::KINGDOM_ACCENT, 3.4).round();
            }
        });
    }
}

/// The ground of a region.
pub(super) fn region_ink(region: Region) -> Ink {
    match region {
        Region::North => inks::NORTH,
        Region::East => inks::EAST,
        Region::South => inks::SOUTH,
        Region::West => inks::WEST,
    }
}

fn region_texture(region: Region) -> &'static Symbol {
    match region {
        Region::North => &land::TUFTS,
        Region::East => &land::GROVES,
        Region::South => &land::FURROWS,
        Region::West => &land::REED_BEDS,
    }
}

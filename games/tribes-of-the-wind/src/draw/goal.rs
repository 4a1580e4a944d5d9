//! Objectives of village cards: as a small map, in a few words, and how much of them is done.

use bocage_canvas::{Face, Ink, Scene, Symbol};
use bocage_engine::Message;

use super::effect::bonus_icon;
use super::table::Table;
use super::{icons, inks, ruins};
use crate::components::Objective;
use crate::state::Side;
use crate::terrain::places;
use crate::vocabulary::{Bonus, Cell, Color, Shape};
use crate::words;

impl Table<'_> {
    /// How much of an objective is done.
    pub(super) fn progress_of(&self, side: &Side, objective: Objective) -> (u32, u32) {
        let of = |set: u16, cells: u16| ((set & cells).count_ones(), cells.count_ones());
        match objective {
            Objective::TerrainPair(terrain) => {
                let cells =
                    side.board.map_or(0, |board| self.game.components.board(board).terrain[terrain.index()]);
                of(side.tiled(), cells)
            }
            Objective::VillagesAt(cells) => of(side.villages, cells),
            Objective::TemplesAt(cells) => of(side.temples, cells),
            Objective::TilesInRegion(region, n) => {
                ((side.tiled() & self.game.components.region(region)).count_ones().min(n.into()), n.into())
            }
            Objective::Pattern { shape, same } => (self.best_pattern(side, shape, same), 3),
            Objective::VillagesWithBonus(bonus, n) => {
                (self.game.villages_with(side, bonus).min(n.into()), n.into())
            }
            Objective::TotalBonuses(n) => (self.game.total_bonuses(side).min(n.into()), n.into()),
        }
    }

    /// The most tiles that lie right for a pattern.
    fn best_pattern(&self, side: &Side, shape: Shape, same: bool) -> u32 {
        let colors = self.game.colors(side);
        let right = |place: &u16| {
            let counts = colors.map(|cells| (cells & place).count_ones());
            if same {
                counts.into_iter().max().unwrap_or_default()
            } else {
                counts.iter().filter(|count| **count > 0).count() as u32
            }
        };
        places(shape).iter().map(right).max().unwrap_or_default()
    }

    /// What an objective asks for, as a small map or as signs, `size` tall.
    pub(super) fn draw_goal(
        &self,
        s: &mut Scene,
        objective: Objective,
        (x, y): (f64, f64),
        size: f64,
        aside: Option<(f64, f64)>,
    ) {
        let grid = |s: &mut Scene, cells: u16, inks: &[Ink]| draw_grid(s, cells, inks, (x, y), size);
        // What is to lie on the cells: beside the map, or where there is room for it.
        let (sx, sy) = aside.unwrap_or((x + size * 1.62, y + size * 0.5));
        let pitch = size * if aside.is_some() { 0.45 } else { 0.58 };
        let large = if aside.is_some() { 17.0 } else { size * 0.58 };
        let sign = |s: &mut Scene, icon: &'static Symbol| {
            s.stamp_centred(icon, sx, sy, large).color(Ink::TRIBES_ACCENT);
        };
        match objective {
            Objective::TerrainPair(terrain) => {
                s.stamp(ruins::of(terrain), x, y + 1.0, size * 1.32);
                sign(s, &icons::TILE);
            }
            Objective::VillagesAt(cells) => {
                grid(s, cells, &[Ink::TRIBES_ACCENT]);
                sign(s, &icons::HOME);
            }
            Objective::TemplesAt(cells) => {
                grid(s, cells, &[Ink::TRIBES_DEEP]);
                sign(s, &icons::SHRINE);
            }
            Objective::TilesInRegion(region, _) => {
                grid(s, self.game.components.region(region), &[inks::GRASS]);
                sign(s, &icons::TILE);
            }
            Objective::Pattern { shape, same } => {
                let all = [Color::Orange, Color::Teal, Color::Violet].map(|color| inks::hue(color).body);
                grid(s, example(shape), if same { &all[2..] } else { &all });
                // Colours alone would not tell it.
                let (tall, words) = (large * 1.1, if same { "=" } else { "≠" });
                s.text(sx, sy + tall * 0.3, words).face(Face::Number).size(tall).middle().fill(Ink::PRINT);
            }
            Objective::VillagesWithBonus(bonus, n) => {
                draw_bonuses(s, (0..n.min(4)).map(|_| bonus), (x, y), (size, pitch));
            }
            Objective::TotalBonuses(_) => draw_bonuses(s, Bonus::ALL.iter().copied(), (x, y), (size, pitch)),
        }
    }
}

/// One place of a shape.
const fn example(shape: Shape) -> u16 {
    match shape {
        Shape::Row3 => 0x007,
        Shape::Col3 => 0x111,
        Shape::Diag3 => 0x421,
        Shape::L3 => 0x031,
    }
}

fn draw_bonuses(
    s: &mut Scene,
    bonuses: impl Iterator<Item = Bonus>,
    (x, y): (f64, f64),
    (size, pitch): (f64, f64),
) {
    for (place, bonus) in bonuses.enumerate() {
        let cx = x + pitch * (0.5 + place as f64);
        s.stamp_centred(bonus_icon(bonus), cx, y + size * 0.5, pitch * 1.06);
    }
}

/// A map of the terrain with some cells inked.
fn draw_grid(s: &mut Scene, cells: u16, some: &[Ink], (x, y): (f64, f64), size: f64) {
    let pitch = size / 3.0;
    let mut next = 0;
    for cell in Cell::all() {
        let (column, row) = (f64::from(cell.0 % 4), f64::from(cell.0 / 4));
        let there = cells & cell.bit() != 0;
        let ink = if there {
            some.get(next % some.len().max(1)).copied().unwrap_or(inks::GRASS)
        } else {
            inks::GRID
        };
        next += usize::from(there);
        let mark = s
            .rect(x + column * pitch * 0.98, y + row * pitch, pitch * 0.9, pitch * 0.9)
            .corner(pitch * 0.18)
            .fill(ink);
        if there {
            mark.stroke(Ink::PRINT, 1.1);
        } else {
            mark.stroke(inks::GRID_LINE, 0.7);
        }
    }
}

/// An objective in a few words, beside its picture.
pub(super) fn short_goal(objective: Objective) -> Message {
    match objective {
        Objective::TerrainPair(terrain) => {
            Message::named(format!("short-{}", terrain.word().replace('_', "-")))
        }
        Objective::VillagesAt(set) => Message::new("short-villages").with("cells", words::cells(set)),
        Objective::TemplesAt(set) => Message::new("short-temples").with("cells", words::cells(set)),
        Objective::TilesInRegion(region, n) => Message::new("short-region")
            .with("region", Message::named(format!("pic-{}", region.word().replace('_', "-"))))
            .with("n", n),
        Objective::Pattern { shape, same } => {
            Message::named(format!("short-{shape}-{}", if same { "same" } else { "different" }))
        }
        Objective::VillagesWithBonus(bonus, n) => {
            Message::new("short-bonus").with("bonus", words::bonus(bonus)).with("n", n)
        }
        Objective::TotalBonuses(n) => Message::new("short-bonuses").with("n", n),
    }
}

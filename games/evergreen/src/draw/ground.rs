//! The ground of a planet: where its spaces lie, its rim, fields, furrows and hedges.
//!
//! The north-west corner of the board's grid is the origin; a space is [`SPACE`] units wide.

use bocage_canvas::art::{pieces, textures};
use bocage_canvas::{Face, Ground, Ink, Paint, Scene, Trace};
use bocage_engine::Bits;

use super::space_target;
use crate::planet::Board;
use crate::vocabulary::{Biome, Space, Sun};

/// Width of a space.
pub(super) const SPACE: f64 = 88.0;

/// Radius of the leaves along the rim.
pub(super) const LEAVES: f64 = 12.5;

/// How far the soil shows under the rim.
pub(super) const SOIL: f64 = 24.0;

/// Hedge between the fields and the rim.
const MARGIN: f64 = 26.0;

/// Where a board lies in a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lie<'a> {
    pub(super) board: &'a Board,
    /// Half the width and half the height of the rim.
    pub(super) radius: (f64, f64),
    /// How square the rim is.
    roundness: f64,
}

/// The field drawings of a biome.
pub(super) fn field_of(biome: Biome) -> Ground {
    match biome {
        Biome::Snow => Ground::SNOW,
        Biome::Swamp => Ground::SWAMP,
        Biome::Rock => Ground::ROCK,
        Biome::Flowers => Ground::FLOWERS,
        Biome::Wheat => Ground::WHEAT,
        Biome::Grassland => Ground::GRASSLAND,
    }
}

impl<'a> Lie<'a> {
    /// Finds the roundest rim that encloses all spaces: rounder for boards without corners.
    pub(super) fn new(board: &'a Board) -> Self {
        let half = (f64::from(board.cols) * SPACE / 2.0, f64::from(board.rows) * SPACE / 2.0);
        let mut lie = Lie { board, radius: (half.0 + MARGIN, half.1 + MARGIN), roundness: 2.85 };
        while lie.farthest() > 1.02 && lie.roundness < 5.0 {
            lie.roundness += 0.25;
        }
        let farthest = lie.farthest();
        if farthest > 1.02 {
            let factor = farthest.powf(1.0 / lie.roundness);
            lie.radius = (lie.radius.0 * factor, lie.radius.1 * factor);
        }
        lie
    }

    /// How far out the outermost corner of a space lies; 1 is on the rim.
    fn farthest(&self) -> f64 {
        let (cx, cy) = self.centre();
        let reach = |x: f64, y: f64| {
            let (across, down) = ((x - cx).abs() / self.radius.0, (y - cy).abs() / self.radius.1);
            across.powf(self.roundness) + down.powf(self.roundness)
        };
        Bits(self.all())
            .map(|space| {
                let (x, y) = self.corner(Space(space));
                [(x, y), (x + SPACE, y), (x, y + SPACE), (x + SPACE, y + SPACE)]
                    .into_iter()
                    .fold(0.0, |most: f64, (x, y)| most.max(reach(x, y)))
            })
            .fold(0.0, f64::max)
    }

    /// Every space, crevices included.
    pub(super) fn all(&self) -> u64 {
        self.board.plantable | self.board.crevices
    }

    /// The middle of the planet.
    pub(super) fn centre(&self) -> (f64, f64) {
        (f64::from(self.board.cols) * SPACE / 2.0, f64::from(self.board.rows) * SPACE / 2.0)
    }

    /// The north-west corner of a space.
    pub(super) fn corner(&self, space: Space) -> (f64, f64) {
        (f64::from(space.col()) * SPACE, f64::from(space.row()) * SPACE)
    }

    /// Where the sun stands, `beyond` the rim.
    pub(super) fn at_side(&self, sun: Sun, beyond: f64) -> (f64, f64) {
        let ((cx, cy), (rx, ry)) = (self.centre(), self.radius);
        match sun {
            Sun::North => (cx, cy - ry - beyond),
            Sun::East => (cx + rx + beyond, cy),
            Sun::South => (cx, cy + ry + SOIL + beyond),
            Sun::West => (cx - rx - beyond, cy),
        }
    }

    /// A point on the rim, clockwise from the north; 1 is once around.
    pub(super) fn on_rim(&self, share: f64) -> (f64, f64) {
        let ((cx, cy), (rx, ry)) = (self.centre(), self.radius);
        let (across, up) = (share * std::f64::consts::TAU).sin_cos();
        let reach = (across.abs() / rx).powf(self.roundness) + (up.abs() / ry).powf(self.roundness);
        let far = reach.powf(-1.0 / self.roundness);
        (cx + across * far, cy - up * far)
    }

    /// The rim, as a closed border.
    pub(super) fn rim(&self) -> Trace {
        let ((cx, cy), (rx, ry)) = (self.centre(), self.radius);
        Trace::squircle(cx, cy, rx, ry, self.roundness)
    }

    fn has(&self, row: i32, col: i32) -> bool {
        at(row, col).is_some_and(|space| self.all() & space.bit() != 0)
    }

    /// Draws soil, rim, fields, crevices, furrows and hedges.
    pub(super) fn draw(&self, s: &mut Scene, current: Option<u64>) {
        let rim = self.rim();
        s.path(&rim).at(0.0, SOIL).fill(Ink::SOIL).stroke(Ink::PI, 4.0);
        s.path(&rim).at(0.0, SOIL).fill(&textures::HATCH);
        s.thicket(&rim, LEAVES);
        for &biome in Biome::ALL {
            self.draw_field(s, biome, current == Some(self.board.biomes[biome.index()]));
        }
        for space in Bits(self.board.crevices) {
            let (x, y) = self.corner(Space(space));
            s.stamp(&pieces::CREVICE, x, y, SPACE);
        }
        s.furrows(self.borders(|one, other| one == other));
        s.hedge(self.borders(|one, other| one != other), 5.6);
    }

    /// Prints the letters of columns and the numbers of rows into the leaves, under the last space and
    /// beside the first: the log names spaces by them.
    pub(super) fn draw_names(&self, s: &mut Scene, size: f64) {
        let (rows, cols) = (i32::from(self.board.rows), i32::from(self.board.cols));
        let space = |row: i32, col: i32| at(row, col).filter(|_| self.has(row, col));
        let print = |s: &mut Scene, (x, y): (f64, f64), name: &str| {
            s.text(x, y + size * 0.35, name)
                .face(Face::Number)
                .size(size)
                .middle()
                .fill(Ink::CUT)
                .opacity(0.85);
        };
        s.group().class("names").hidden().draw(|s| {
            for last in (0..cols).filter_map(|col| (0..rows).rev().find_map(|row| space(row, col))) {
                let (x, y) = self.corner(last);
                print(s, (x + SPACE / 2.0, y + SPACE + size * 0.75), &last.label()[..1]);
            }
            for first in (0..rows).filter_map(|row| (0..cols).find_map(|col| space(row, col))) {
                let (x, y) = self.corner(first);
                print(s, (x - size * 0.75, y + SPACE / 2.0), &first.label()[1..]);
            }
        });
    }

    /// Invisible squares over all spaces, so that pointing at any of them can be answered.
    pub(super) fn draw_places(&self, s: &mut Scene) {
        s.group().class("places").hidden().draw(|s| {
            for space in Bits(self.all()).map(Space) {
                let (x, y) = self.corner(space);
                s.rect(x, y, SPACE, SPACE)
                    .fill(Ink::CUT)
                    .opacity(0.0)
                    .class("place")
                    .data("data-place", &space_target(space));
            }
        });
    }

    /// All spaces of a biome as one shape, so that its texture runs through.
    fn draw_field(&self, s: &mut Scene, biome: Biome, current: bool) {
        let spaces = self.board.biomes[biome.index()];
        if spaces == 0 {
            return;
        }
        let outline: String =
            Bits(spaces).map(|space| self.field_trace(Space(space), 20.0).as_ref().to_owned()).collect();
        let ground = field_of(biome);
        let field = s.group().class("biome").data("data-biome", biome.word()).hidden();
        let field = if current { field.class("current") } else { field };
        field.draw(|s| {
            s.path(&outline).fill(ground.ink);
            if let Some(texture) = ground.texture {
                s.path(&outline).fill(Paint::Texture(texture));
            }
        });
    }

    /// One space, its outer corners rounded.
    fn field_trace(&self, space: Space, round: f64) -> Trace {
        let (row, col) = (i32::from(space.row()), i32::from(space.col()));
        let outer = |down: i32, right: i32| {
            let open = !self.has(row + down, col) && !self.has(row, col + right);
            if open { round } else { 0.0 }
        };
        let (x, y) = self.corner(space);
        Trace::field(x, y, SPACE, SPACE, [outer(-1, -1), outer(-1, 1), outer(1, 1), outer(1, -1)])
    }

    /// Spaces as separate squares, for small pictures.
    pub(super) fn squares(&self, spaces: u64) -> String {
        const INSET: f64 = 2.0;
        let width = SPACE - INSET * 2.0;
        Bits(spaces)
            .map(|space| {
                let (x, y) = self.corner(Space(space));
                Trace::field(x + INSET, y + INSET, width, width, [9.0; 4]).as_ref().to_owned()
            })
            .collect()
    }

    /// The borders between neighbouring fields for which `wanted` holds, as few long lines.
    pub(super) fn borders(&self, wanted: impl Fn(Option<Biome>, Option<Biome>) -> bool) -> Trace {
        let biome = |row: i32, col: i32| at(row, col).and_then(|space| self.board.biome(space));
        let between = |(row, col): (i32, i32), (down, right): (i32, i32)| {
            let (one, other) = (biome(row, col), biome(row + down, col + right));
            one.is_some() && other.is_some() && wanted(one, other)
        };
        let (rows, cols) = (i32::from(self.board.rows), i32::from(self.board.cols));
        let mut trace = Trace::new();
        let place = |index: i32| f64::from(index) * SPACE;
        for row in 0..rows {
            for (start, end) in runs(cols, |col| between((row, col), (1, 0))) {
                let y = place(row + 1);
                trace = trace.from(place(start), y).to(place(end), y);
            }
        }
        for col in 0..cols {
            for (start, end) in runs(rows, |row| between((row, col), (0, 1))) {
                let x = place(col + 1);
                trace = trace.from(x, place(start)).to(x, place(end));
            }
        }
        trace
    }
}

/// The space at a row and a column, if the grid has it.
pub(super) fn at(row: i32, col: i32) -> Option<Space> {
    match (u8::try_from(row), u8::try_from(col)) {
        (Ok(row @ 0..8), Ok(col @ 0..8)) => Some(Space::at(row, col)),
        _ => None,
    }
}

/// The stretches of `0..length` on which `holds`, as start and end.
fn runs(length: i32, holds: impl Fn(i32) -> bool) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for index in (0..length).filter(|&index| holds(index)) {
        match runs.last_mut() {
            Some((_, end)) if *end == index => *end = index + 1,
            _ => runs.push((index, index + 1)),
        }
    }
    runs
}

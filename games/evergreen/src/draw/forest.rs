//! The outline of the biggest forest: a pale green line with a dark heart, never mistaken for the
//! foxglove rings of what may be done.

use bocage_canvas::{Ink, Scene, Trace};
use bocage_engine::Bits;

use super::ground::{SPACE, at};
use crate::vocabulary::Space;

/// How far inside its spaces the outline runs.
const INSET: f64 = 5.0;
/// Radius of its corners.
const ROUND: f64 = 16.0;

/// East, south, west, north as (row, column), each to the right of the one before.
const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Outlines `forest`, if it is more than one plant.
pub(super) fn draw(s: &mut Scene, forest: u64) {
    if forest.count_ones() < 2 {
        return;
    }
    let mut trace = Trace::new();
    for border in borders(forest) {
        trace = round_off(trace, &inset(&border));
    }
    let count = forest.count_ones().to_string();
    s.group().class("forest").data("data-count", &count).hidden().draw(|s| {
        s.path(&trace).stroke(Ink::LEAF_LIT, 5.6).opacity(0.8).round();
        s.path(&trace).stroke(Ink::LEAF_DARK, 2.0).round();
    });
}

/// The closed borders around a set of spaces, as corners of the grid (row, column) and the direction
/// in which each is left; the set lies to the right.
fn borders(spaces: u64) -> Vec<Vec<((i32, i32), usize)>> {
    let inside = |row: i32, col: i32| at(row, col).is_some_and(|space| spaces & space.bit() != 0);
    // The space to the right of a step from a corner, and the one to its left.
    let beside = |(row, col): (i32, i32), direction: usize| match direction {
        0 => ((row, col), (row - 1, col)),
        1 => ((row, col - 1), (row, col)),
        2 => ((row - 1, col - 1), (row, col - 1)),
        _ => ((row - 1, col), (row - 1, col - 1)),
    };
    let is_edge = |corner: (i32, i32), direction: usize| {
        let (right, left) = beside(corner, direction);
        inside(right.0, right.1) && !inside(left.0, left.1)
    };
    let mut seen: Vec<((i32, i32), usize)> = Vec::new();
    let mut found = Vec::new();
    for space in Bits(spaces) {
        let start = (i32::from(Space(space).row()), i32::from(Space(space).col()));
        if !is_edge(start, 0) || seen.contains(&(start, 0)) {
            continue;
        }
        let (mut corner, mut direction) = (start, 0);
        let mut border = Vec::new();
        loop {
            seen.push((corner, direction));
            border.push((corner, direction));
            corner = (corner.0 + STEPS[direction].0, corner.1 + STEPS[direction].1);
            // Keep to the same space where two touch at a corner only.
            let Some(next) =
                [1, 0, 3].iter().map(|turn| (direction + turn) % 4).find(|&way| is_edge(corner, way))
            else {
                break;
            };
            direction = next;
            if (corner, direction) == (start, 0) {
                break;
            }
        }
        found.push(border);
    }
    found
}

/// The corners of a border, moved inwards; straight stretches are one line.
fn inset(border: &[((i32, i32), usize)]) -> Vec<(f64, f64)> {
    let mut points = Vec::new();
    for (index, &((row, col), direction)) in border.iter().enumerate() {
        let (_, before) = border[(index + border.len() - 1) % border.len()];
        if before == direction {
            continue;
        }
        // Inwards is to the right of both the line that arrives and the one that leaves.
        let (one, other) = (STEPS[(before + 1) % 4], STEPS[(direction + 1) % 4]);
        points.push((
            f64::from(col) * SPACE + f64::from(one.1 + other.1) * INSET,
            f64::from(row) * SPACE + f64::from(one.0 + other.0) * INSET,
        ));
    }
    points
}

/// Adds a closed line through `points` with rounded corners.
fn round_off(mut trace: Trace, points: &[(f64, f64)]) -> Trace {
    let towards = |(x, y): (f64, f64), (to_x, to_y): (f64, f64)| {
        let length = ((to_x - x).powi(2) + (to_y - y).powi(2)).sqrt().max(1.0);
        let step = ROUND.min(length / 2.0) / length;
        (x + (to_x - x) * step, y + (to_y - y) * step)
    };
    for (index, &point) in points.iter().enumerate() {
        let before = points[(index + points.len() - 1) % points.len()];
        let after = points[(index + 1) % points.len()];
        let (enter, leave) = (towards(point, before), towards(point, after));
        trace = if index == 0 { trace.from(enter.0, enter.1) } else { trace.to(enter.0, enter.1) };
        trace = trace.bend(point.0, point.1, leave.0, leave.1);
    }
    trace.close()
}

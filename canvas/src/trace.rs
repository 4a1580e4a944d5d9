//! Traces: the path data of borders and regions, built from points.
//!
//! Purpose: spare drawings the string work of SVG's path notation, and hold the few borders the
//! games share: rounded fields, squircles, hexagons.

use crate::escape::number;

/// Path data being built; pass it to [`crate::Scene::path`] or [`crate::Scene::hedge`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(String);

impl Trace {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Lifts the pen and puts it at (`x`, `y`).
    pub fn from(self, x: f64, y: f64) -> Self {
        self.step('M', &[x, y])
    }

    /// A straight line to (`x`, `y`).
    pub fn to(self, x: f64, y: f64) -> Self {
        self.step('L', &[x, y])
    }

    /// A curve to (`x`, `y`) pulled towards (`cx`, `cy`).
    pub fn bend(self, cx: f64, cy: f64, x: f64, y: f64) -> Self {
        self.step('Q', &[cx, cy, x, y])
    }

    /// A curve to (`x`, `y`) leaving towards the first pull and arriving from the second.
    pub fn curve(self, first: (f64, f64), second: (f64, f64), (x, y): (f64, f64)) -> Self {
        self.step('C', &[first.0, first.1, second.0, second.1, x, y])
    }

    /// Back to where the pen was put.
    pub fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// A line through `points`.
    pub fn through(points: &[(f64, f64)]) -> Self {
        let mut trace = Self::new();
        for (index, (x, y)) in points.iter().enumerate() {
            trace = if index == 0 { trace.from(*x, *y) } else { trace.to(*x, *y) };
        }
        trace
    }

    /// A rectangle whose corners (top left, top right, bottom right, bottom left) have those radii.
    pub fn field(x: f64, y: f64, width: f64, height: f64, corners: [f64; 4]) -> Self {
        let [tl, tr, br, bl] = corners;
        let (right, bottom) = (x + width, y + height);
        let mut trace = Self::new().from(x + tl, y).to(right - tr, y);
        for (radius, corner, end) in [
            (tr, (right, y), (right, y + tr)),
            (br, (right, bottom), (right - br, bottom)),
            (bl, (x, bottom), (x, bottom - bl)),
            (tl, (x, y), (x + tl, y)),
        ] {
            if radius > 0.0 {
                let start = match corner {
                    (cx, cy) if cx == right && cy == y => (right - radius, y),
                    (cx, _) if cx == right => (right, bottom - radius),
                    (_, cy) if cy == bottom => (x + radius, bottom),
                    _ => (x, y + radius),
                };
                trace = trace.to(start.0, start.1).bend(corner.0, corner.1, end.0, end.1);
            } else {
                trace = trace.to(corner.0, corner.1);
            }
        }
        trace.close()
    }

    /// A squircle of half-width `rx` and half-height `ry`: the border of a small planet.
    /// `roundness` 2 is an ellipse; the larger, the squarer.
    pub fn squircle(cx: f64, cy: f64, rx: f64, ry: f64, roundness: f64) -> Self {
        const STEPS: usize = 72;
        let power = 2.0 / roundness.max(0.5);
        let points: Vec<(f64, f64)> = (0..STEPS)
            .map(|step| {
                let (sin, cos) = (step as f64 / STEPS as f64 * std::f64::consts::TAU).sin_cos();
                let reach = |value: f64| value.signum() * value.abs().powf(power);
                (cx + rx * reach(cos), cy + ry * reach(sin))
            })
            .collect();
        Self::through(&points).close()
    }

    /// A hexagon of radius `r`, pointed at the top.
    pub fn hexagon(cx: f64, cy: f64, r: f64) -> Self {
        let half = r * 0.866_025_4;
        Self::through(&[
            (cx, cy - r),
            (cx + half, cy - r / 2.0),
            (cx + half, cy + r / 2.0),
            (cx, cy + r),
            (cx - half, cy + r / 2.0),
            (cx - half, cy - r / 2.0),
        ])
        .close()
    }

    fn step(mut self, command: char, values: &[f64]) -> Self {
        self.0.push(command);
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.0.push(' ');
            }
            number(&mut self.0, *value);
        }
        self
    }
}

impl AsRef<str> for Trace {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

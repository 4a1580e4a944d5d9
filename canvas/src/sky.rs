//! Sky and shadow: what the light of a board does.
//!
//! Invariant: the lamp that shades pieces is top left, always; a game's own light is shown by rays,
//! cast shadows and badges.

use crate::art::textures::SHADE;
use crate::ink::Ink;
use crate::mood::Mood;
use crate::scene::Scene;
use crate::trace::Trace;

/// How tall the thing is that casts a shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cast {
    /// A drop-shaped tree: its shade reaches the next space.
    Short,
    /// A fir: its shade reaches the second space.
    Tall,
}

impl Scene {
    /// A flat sky over the whole view.
    pub fn sky(&mut self, mood: Mood) {
        let [x, y, w, h] = self.view();
        self.rect(x, y, w, h).fill(mood.sky()).hidden();
    }

    /// `count` rays of length `reach` from (`cx`, `cy`), spread over `arc` degrees around `towards`
    /// (0 is east, 90 south).
    pub fn rays(&mut self, (cx, cy): (f64, f64), reach: f64, towards: f64, arc: f64, count: usize) {
        let pitch = arc / count.max(1) as f64;
        let mut trace = Trace::new();
        for ray in 0..count {
            let middle = towards - arc / 2.0 + pitch * (ray as f64 + 0.5);
            let edge = |degrees: f64| {
                let (sin, cos) = degrees.to_radians().sin_cos();
                (cx + reach * cos, cy + reach * sin)
            };
            let (first, second) = (edge(middle - pitch * 0.19), edge(middle + pitch * 0.19));
            trace = trace.from(cx, cy).to(first.0, first.1).to(second.0, second.1).close();
        }
        self.path(&trace).fill(Ink::RAY).opacity(0.55).hidden();
    }

    /// The shade cast from a foot at (`x`, `y`), falling towards `degrees` (180 when the sun is in the
    /// east), on a board whose spaces are `space` wide.
    pub fn cast_shadow(&mut self, (x, y): (f64, f64), degrees: f64, cast: Cast, space: f64) {
        let shape = match cast {
            Cast::Short => "M0-4L31-15 114 0 31 15 0 4Z",
            Cast::Tall => "M0-5L35-20 84-14 79-19 202 0 79 19 84 14 35 20 0 5Z",
        };
        self.group().at(x, y).scale_xy(space / 88.0, space / 88.0 * 0.62).rotate(degrees).hidden().draw(
            |s| {
                s.path(shape).fill(Ink::SHADOW).fill_opacity(0.26);
                s.path(shape).fill(&SHADE);
            },
        );
    }
}

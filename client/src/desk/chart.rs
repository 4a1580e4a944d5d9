//! The chart of points over a game.

use bocage_canvas::{Face, Ink, Livery, Scene, Trace};

use super::Course;

/// The width of the picture: letters are as large on a phone, so everything else is smaller there.
const WIDTHS: (f64, f64) = (760.0, 380.0);
const HEIGHT: f64 = 236.0;
const LEFT: f64 = 40.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 204.0;
/// Room for the discs and totals at the ends of lines.
const ENDS: f64 = 70.0;
/// Discs at the ends of lines keep this distance.
const APART: f64 = 24.0;
/// Lines of different seats differ in their dashes too.
const DASHES: [&[f64]; 5] = [&[], &[11.0, 5.0], &[3.0, 5.0], &[14.0, 4.0, 3.0, 4.0], &[7.0, 3.0]];

/// Draws the course of a game; `label` says in words what it shows. None if there is nothing to show.
pub fn draw(course: &Course, label: &str, narrow: bool) -> Option<String> {
    let width = if narrow { WIDTHS.1 } else { WIDTHS.0 };
    let last = course.totals.len().checked_sub(1).filter(|last| *last > 0)?;
    let values = course.totals.iter().flatten().copied();
    let (low, high) = (values.clone().min()?.min(0), values.max()?.max(1));
    let step = grid_step(high - low);
    let right = width - ENDS;
    let plan = Plan {
        right,
        last,
        low: low.div_euclid(step) * step,
        high: (high + step - 1).div_euclid(step) * step,
    };
    let mut scene = Scene::new(width, HEIGHT);
    scene.set_label(label);
    plan.draw_grid(&mut scene, step);
    plan.draw_periods(&mut scene, course);
    plan.draw_lines(&mut scene, course);
    Some(scene.to_inline())
}

/// A round distance between grid lines: about four of them.
fn grid_step(span: i32) -> i32 {
    const ROUND: [i32; 9] = [1, 2, 5, 10, 20, 25, 50, 100, 200];
    ROUND.into_iter().find(|step| span <= step * 5).unwrap_or(500)
}

/// What lies where.
struct Plan {
    right: f64,
    last: usize,
    low: i32,
    high: i32,
}

impl Plan {
    fn x(&self, step: usize) -> f64 {
        LEFT + (self.right - LEFT) * step as f64 / self.last as f64
    }

    fn y(&self, points: i32) -> f64 {
        BOTTOM - (BOTTOM - TOP) * f64::from(points - self.low) / f64::from((self.high - self.low).max(1))
    }

    fn draw_grid(&self, scene: &mut Scene, step: i32) {
        for points in (self.low..=self.high).step_by(step.unsigned_abs() as usize) {
            let y = self.y(points);
            let ink = if points == 0 { Ink::INK_2 } else { Ink::PAPER_EDGE };
            scene.line(LEFT, y, self.right, y).stroke(ink, 1.0);
            scene
                .text(LEFT - 8.0, y + 4.5, &points.to_string())
                .face(Face::Number)
                .size(13.0)
                .end()
                .fill(Ink::INK_2);
        }
    }

    fn draw_periods(&self, scene: &mut Scene, course: &Course) {
        let ends = course.periods.iter().skip(1).map(|(step, ..)| *step).chain([self.last]);
        for ((begin, _, name), end) in course.periods.iter().zip(ends) {
            let (left, right) = (self.x(*begin), self.x(end));
            if *begin > 0 {
                scene.line(left, TOP, left, BOTTOM).stroke(Ink::PAPER_EDGE, 1.5).dash(&[2.0, 4.0]);
            }
            // A stretch too short for its name has its line alone.
            if right - left < 18.0 {
                continue;
            }
            scene
                .text((left + right) / 2.0, BOTTOM + 20.0, name)
                .size(13.0)
                .middle()
                .fit((right - left - 6.0).max(1.0))
                .fill(Ink::INK_2);
        }
    }

    fn draw_lines(&self, scene: &mut Scene, course: &Course) {
        let Some(end) = course.totals.last() else { return };
        for (seat, total) in end.iter().enumerate() {
            let livery = Livery::of(seat);
            let line = self.trace(course, seat);
            // The rim keeps pale lines apart from the paper.
            scene.path(&line).stroke(Ink::SEAT_RIM, 5.0).round().opacity(0.35);
            scene.path(&line).stroke(livery, 3.0).round().dash(DASHES[seat % DASHES.len()]);
            let y = self.label_height(end, seat);
            scene.stamp_centred(livery.disc(), self.right + 14.0, y, 20.0);
            scene.text(self.right + 30.0, y + 5.5, &total.to_string()).face(Face::Number).size(16.0);
        }
    }

    /// Points stay until they change: the line runs level, then up.
    fn trace(&self, course: &Course, seat: usize) -> Trace {
        let of = |totals: &Vec<i32>| totals.get(seat).copied().unwrap_or_default();
        let mut now = course.totals.first().map(of).unwrap_or_default();
        let mut trace = Trace::new().from(self.x(0), self.y(now));
        for (step, totals) in course.totals.iter().enumerate().skip(1) {
            let points = of(totals);
            if points != now {
                trace = trace.to(self.x(step), self.y(now)).to(self.x(step), self.y(points));
                now = points;
            }
        }
        trace.to(self.x(self.last), self.y(now))
    }

    /// The height of the disc at the end of a seat's line: at its points, but apart from the discs of
    /// those with fewer.
    fn label_height(&self, end: &[i32], seat: usize) -> f64 {
        let mut order: Vec<usize> = (0..end.len()).collect();
        order.sort_by_key(|&other| (end[other], other));
        let mut free = BOTTOM + APART;
        for other in order {
            free = self.y(end[other]).min(free - APART);
            if other == seat {
                break;
            }
        }
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_drawn_with_every_seat_and_period() {
        let totals = vec![vec![0, 1], vec![4, 1], vec![4, -2], vec![12, 12]];
        let periods = vec![(0, 0, "Spring".to_owned()), (2, 1, "<Winter>".to_owned())];
        let svg = draw(&Course { totals, periods }, "Points & time", false).unwrap_or_default();
        for part in ["Spring", "&lt;Winter>", "#s-1", "#s-2", "Points &amp; time"] {
            assert!(svg.contains(part) || svg.contains(&part.replace('>', "&gt;")), "{part}: {svg}");
        }
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        assert_eq!(draw(&Course::default(), "", true), None);
        assert_eq!(draw(&Course { totals: vec![vec![0]], periods: Vec::new() }, "", true), None);
    }
}

//! The chart of points over a game.

use bocage_canvas::{Face, Ink, Livery, Scene, Trace, text_width};
use bocage_engine::MomentKind;

use super::{Course, ReviewSight};

/// The width of the picture: letters are as large on a phone, so everything else is smaller there.
const WIDTHS: (f64, f64) = (760.0, 380.0);
const HEIGHT: f64 = 236.0;
const LEFT: f64 = 40.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 204.0;
/// Room for the discs and totals at the ends of lines.
const ENDS: f64 = 70.0;
/// The size of names below the chart.
const NAME: f64 = 13.0;
/// Discs at the ends of lines keep this distance.
const APART: f64 = 24.0;
/// Lines of different seats differ in their dashes too.
const DASHES: [&[f64]; 5] = [&[], &[11.0, 5.0], &[3.0, 5.0], &[14.0, 4.0, 3.0, 4.0], &[7.0, 3.0]];

/// A line of the chart: steps and points.
type Line = Vec<(usize, f64)>;

/// Draws the course of a game; `label` says in words what it shows. None if there is nothing to show.
pub fn draw(course: &Course, label: &str, narrow: bool) -> Option<String> {
    let last = course.totals.len().checked_sub(1).filter(|last| *last > 0)?;
    let values = course.totals.iter().flatten().copied();
    let (low, high) = (values.clone().min()?.min(0), values.max()?.max(1));
    let plan = Plan::new(narrow, last, low, high);
    let mut scene = plan.scene(label);
    plan.draw_periods(&mut scene, course);
    let seats = course.totals.last().map_or(0, Vec::len);
    let lines: Vec<Line> = (0..seats).map(|seat| stairs(course, seat)).collect();
    plan.draw_lines(&mut scene, &lines);
    Some(scene.to_inline())
}

/// Draws what everybody could expect in the course of a game, with a mark on every decision that
/// mattered. None if there is nothing to show.
pub fn draw_outlook(review: &ReviewSight, course: &Course, label: &str, narrow: bool) -> Option<String> {
    let last = course.totals.len().checked_sub(1).filter(|last| *last > 0)?;
    let values = review.curves.iter().flatten().map(|known| known.points.rounded());
    let (low, high) = (values.clone().min()?, values.max()?);
    let plan = Plan::new(narrow, last, low, high.max(low + 1));
    let mut scene = plan.scene(label);
    plan.draw_periods(&mut scene, course);
    let line = |curve: &Vec<super::Outlook>| -> Line {
        curve.iter().map(|known| (known.step, f64::from(known.points.points()))).collect()
    };
    let lines: Vec<Line> = review.curves.iter().map(line).collect();
    plan.draw_lines(&mut scene, &lines);
    for moment in &review.moments {
        if let Some(line) = lines.get(moment.seat.index()) {
            plan.draw_mark(&mut scene, line, moment.step, moment.kind);
        }
    }
    Some(scene.to_inline())
}

/// Points stay until they change: the line runs level, then up.
fn stairs(course: &Course, seat: usize) -> Line {
    let mut line = Line::new();
    for (step, totals) in course.totals.iter().enumerate() {
        let points = f64::from(totals.get(seat).copied().unwrap_or_default());
        match line.last().copied() {
            Some((_, before)) if before == points && step + 1 < course.totals.len() => {}
            Some((_, before)) => line.extend([(step, before), (step, points)]),
            None => line.push((step, points)),
        }
    }
    line
}

/// A round distance between grid lines: about four of them.
fn grid_step(span: i32) -> i32 {
    const ROUND: [i32; 9] = [1, 2, 5, 10, 20, 25, 50, 100, 200];
    ROUND.into_iter().find(|step| span <= step * 5).unwrap_or(500)
}

/// What lies where.
struct Plan {
    width: f64,
    right: f64,
    last: usize,
    step: i32,
    low: i32,
    high: i32,
}

impl Plan {
    /// A plan for steps up to `last` and points from `low` to `high`.
    fn new(narrow: bool, last: usize, low: i32, high: i32) -> Self {
        let width = if narrow { WIDTHS.1 } else { WIDTHS.0 };
        let step = grid_step(high - low);
        let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
        Plan { width, right: width - ENDS, last, step, low, high }
    }

    /// A picture with nothing but the grid.
    fn scene(&self, label: &str) -> Scene {
        let mut scene = Scene::new(self.width, HEIGHT);
        scene.set_label(label);
        self.draw_grid(&mut scene, self.step);
        scene
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + (self.right - LEFT) * step as f64 / self.last as f64
    }

    fn y(&self, points: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * (points - f64::from(self.low)) / f64::from((self.high - self.low).max(1))
    }

    fn draw_grid(&self, scene: &mut Scene, step: i32) {
        for points in (self.low..=self.high).step_by(step.unsigned_abs() as usize) {
            let y = self.y(f64::from(points));
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
            let wide = text_width(name, Face::Body, NAME);
            let y = BOTTOM + 20.0;
            if wide <= right - left - 6.0 {
                scene.text((left + right) / 2.0, y, name).size(NAME).middle().fill(Ink::INK_2);
            } else if end == self.last && wide <= self.right - LEFT {
                // The last stretch is often short, and there is room beyond it.
                scene.text(right + 12.0, y, name).size(NAME).end().fill(Ink::INK_2);
            }
            // Any other stretch too short for its name has its line alone.
        }
    }

    fn draw_lines(&self, scene: &mut Scene, lines: &[Line]) {
        let ends: Vec<Option<f64>> =
            lines.iter().map(|line| line.last().map(|(_, points)| *points)).collect();
        for (seat, line) in lines.iter().enumerate() {
            let (Some(trace), Some(end)) = (self.trace(line), ends[seat]) else { continue };
            let livery = Livery::of(seat);
            // The rim keeps pale lines apart from the paper.
            scene.path(&trace).stroke(Ink::SEAT_RIM, 5.0).round().opacity(0.35);
            scene.path(&trace).stroke(livery, 3.0).round().dash(DASHES[seat % DASHES.len()]);
            let y = self.label_height(&ends, seat);
            scene.stamp_centred(livery.disc(), self.right + 14.0, y, 20.0);
            scene.text(self.right + 30.0, y + 5.5, &end.round().to_string()).face(Face::Number).size(16.0);
        }
    }

    fn trace(&self, line: &Line) -> Option<Trace> {
        let (first, rest) = line.split_first()?;
        let start = Trace::new().from(self.x(first.0), self.y(first.1));
        Some(rest.iter().fold(start, |trace, (step, points)| trace.to(self.x(*step), self.y(*points))))
    }

    /// A mark on a line: full for a find, open for what could have been better.
    fn draw_mark(&self, scene: &mut Scene, line: &Line, step: usize, kind: MomentKind) {
        let Some(&(_, first)) = line.first() else { return };
        let passed = line.windows(2).find(|pair| pair[0].0 <= step && step < pair[1].0);
        let points = passed.map_or(first, |pair| {
            let share = (step - pair[0].0) as f64 / (pair[1].0 - pair[0].0) as f64;
            pair[0].1 + (pair[1].1 - pair[0].1) * share
        });
        let ink = if kind == MomentKind::Find { Ink::INK } else { Ink::PAPER };
        scene.circle(self.x(step), self.y(points), 4.5).fill(ink).stroke(Ink::INK, 2.0);
    }

    /// The height of the disc at the end of a seat's line: at its points, but apart from the discs of
    /// those with fewer.
    fn label_height(&self, ends: &[Option<f64>], seat: usize) -> f64 {
        let mut order: Vec<(f64, usize)> =
            ends.iter().enumerate().filter_map(|(other, end)| Some(((*end)?, other))).collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut free = BOTTOM + APART;
        for (end, other) in order {
            free = self.y(end).min(free - APART);
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

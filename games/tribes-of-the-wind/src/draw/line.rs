//! One line of an own card: what it asks for, what decides now, and what it would do.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene, text_width};
use bocage_engine::Seat;

use super::effect::{draw_formula, formula_width};
use super::element::token;
use super::front::Frame;
use super::inks;
use super::marks::{moot, verdict};
use super::phrase::{MARK, draw_phrase, phrase};
use super::table::{Table, Touch};
use crate::components::{Condition, Line};
use crate::vocabulary::{Card, Element};

impl Table<'_> {
    /// One line: its condition, its effect now, the fact that decides, and a check or a cross.
    pub(super) fn draw_line(
        &self,
        s: &mut Scene,
        (card, index, line): (Card, usize, &Line),
        (x, y, w, h): Frame,
        touch: Option<&Touch>,
        apart: bool,
    ) {
        let counts = self.game.counts(self.public, self.focus);
        let holds = counts.hold(line.condition);
        let idle = holds && !self.game.has_effect_now(self.public, self.focus, card, line);
        // Where the card as a whole is touched, its lines are not.
        let blocked = apart && touch.is_none();
        let edge = Outline::rect(x, y, w, h, 9.0);
        let words = self.say(&self.game.say_line_now(self.public, self.focus, card, line));
        let inside = |s: &mut Scene| {
            let ground = s.outline(&edge).class("line");
            // A click on a line that does not hold is answered with the reason.
            let ground =
                if blocked { ground.data("data-place", &format!("play:{card}:{index}")) } else { ground };
            match (holds, idle) {
                (true, false) => drop(ground.fill(inks::HELD).stroke(inks::HELD_LINE, 1.8)),
                (true, true) => drop(ground.fill(inks::IDLE).stroke(inks::IDLE_LINE, 1.4).dash(&[4.0, 3.0])),
                (false, _) => drop(ground.fill(inks::IDLE)),
            }
            if let Condition::SumRange(_, min, max) = line.condition {
                let range = if max >= 15 { format!("{min} +") } else { format!("{min}–{max}") };
                self.draw_tier(s, line, (x, y, w, h), &range, (holds, idle));
            } else {
                self.draw_case(s, line, (x, y, w, h), (holds, idle));
            }
        };
        match touch {
            Some(_) => self.lift_as(s, touch, &edge, &words, idle, inside),
            None => s.group().class(if holds { "line holds" } else { "line" }).title(&words).draw(inside),
        }
    }

    /// A line of a tiered card: the range, the effect.
    fn draw_tier(
        &self,
        s: &mut Scene,
        line: &Line,
        (x, y, w, h): Frame,
        range: &str,
        (holds, idle): (bool, bool),
    ) {
        let signs = self.line_signs(line);
        let faded = if holds && !idle { 1.0 } else { 0.82 };
        if self.narrow() {
            s.text(x + 8.0, y + 20.0, range).face(Face::Number).size(16.0).fill(Ink::PRINT).opacity(faded);
            s.group().opacity(faded).draw(|s| {
                draw_formula(s, &signs, (x + 7.0, y + h - 17.0), 22.0, w - 12.0);
            });
            mark(s, (x + w - 14.0, y + 14.0), (holds, idle));
            return;
        }
        let middle = y + h / 2.0;
        s.text(x + 7.0, middle + 5.0, range).face(Face::Number).size(15.0).fill(Ink::PRINT).opacity(faded);
        s.group().opacity(faded).draw(|s| {
            draw_formula(s, &signs, (x + 38.0, middle), 19.0, w - 62.0);
        });
        mark(s, (x + w - 13.0, middle), (holds, idle));
    }

    /// A line with a condition in words.
    fn draw_case(&self, s: &mut Scene, line: &Line, (x, y, w, h): Frame, (holds, idle): (bool, bool)) {
        let tall = h > 80.0;
        let phrase = self.say(&phrase(line.condition).with("icon", MARK.to_string()));
        s.group().opacity(if holds { 1.0 } else { 0.85 }).draw(|s| {
            draw_phrase(s, &phrase, line.condition.element(), (x + 6.0, y + 17.0), 12.5, w - 9.0);
        });
        match (line.condition, tall) {
            (Condition::OneOfEach, true) => self.draw_each(s, (x, y + 39.0), w, 13.0),
            (Condition::OneOfEach, false) => self.draw_each(s, (x + w - 132.0, y + 15.0), 132.0, 10.5),
            _ => {}
        }
        let (middle, size) = if tall { (y + h * 0.72, 27.0) } else { (y + h - 17.0, 22.0) };
        let signs = self.line_signs(line);
        let room = w - 36.0;
        // What decides is told where there is room for it beside the effect, which comes first.
        let spare = room - formula_width(&signs, size * 0.86);
        let taken = self.draw_fact(s, line.condition, (x + w - 27.0, middle), (holds, idle), spare);
        s.group().opacity(if holds && !idle { 1.0 } else { 0.82 }).draw(|s| {
            draw_formula(s, &signs, (x + 6.0, middle), size, room - taken);
        });
        mark(s, (x + w - 14.0, middle), (holds, idle));
    }

    /// What decides, up to `right`: numbers, or the marks of neighbours; or that nothing would happen.
    /// Returns the width taken; what is wider than `spare` is left out.
    fn draw_fact(
        &self,
        s: &mut Scene,
        condition: Condition,
        (right, middle): (f64, f64),
        (holds, idle): (bool, bool),
        spare: f64,
    ) -> f64 {
        if idle {
            let words = self.word("pic-idle");
            let width = text_width(&words, Face::Label, 12.0);
            if width > spare {
                return 0.0;
            }
            s.text(right, middle + 4.2, &words).size(12.0).end().fill(Ink::PRINT_2);
            return width;
        }
        let Some(fact) = self.fact(condition) else {
            let width = 17.0 * self.deciders(condition).len() as f64;
            if width > spare {
                return 0.0;
            }
            self.draw_deciders(s, condition, (right, middle));
            return width;
        };
        let width = text_width(&fact, Face::Number, 13.5);
        if width > spare {
            return 0.0;
        }
        s.text(right, middle + 4.8, &fact)
            .face(Face::Number)
            .size(13.5)
            .end()
            .fill(Ink::PRINT)
            .opacity(if holds { 1.0 } else { 0.85 });
        width
    }

    /// The four elements, those missing in hand pale.
    fn draw_each(&self, s: &mut Scene, (x, y): (f64, f64), w: f64, r: f64) {
        let own = self.game.counts(self.public, self.focus).own;
        let pitch = (w - 10.0) / 4.0;
        for &element in Element::ALL {
            let cx = x + 5.0 + pitch * (element.index() as f64 + 0.5);
            let there = own[element.index()] > 0;
            s.group().opacity(if there { 1.0 } else { 0.35 }).draw(|s| token(s, element, (cx, y), r));
        }
    }

    /// The numbers that decide, if it is numbers: `2 > 0`, `1 / 3`.
    fn fact(&self, condition: Condition) -> Option<String> {
        let counts = self.game.counts(self.public, self.focus);
        let [first, second] = counts.neighbours;
        let compare = |element: Element, other: u8| {
            let own = counts.own[element.index()];
            let sign = match own.cmp(&other) {
                std::cmp::Ordering::Less => '<',
                std::cmp::Ordering::Equal => '=',
                std::cmp::Ordering::Greater => '>',
            };
            format!("{own} {sign} {other}")
        };
        let lower = |e: Element| first[e.index()].min(second[e.index()]);
        let higher = |e: Element| first[e.index()].max(second[e.index()]);
        Some(match condition {
            Condition::SumX(element) | Condition::SumRange(element, ..) => {
                format!("X = {}", counts.sum(element))
            }
            Condition::MoreThan(e, 1) | Condition::FewerThan(e, 2) => compare(e, lower(e)),
            Condition::MoreThan(e, _) | Condition::FewerThan(e, _) => compare(e, higher(e)),
            Condition::AtLeast(e, n) => format!("{} / {n}", counts.own[e.index()]),
            Condition::Without(e) => counts.own[e.index()].to_string(),
            Condition::OneOfEach => String::new(),
            Condition::NeighborHas(..) => return None,
        })
    }

    /// The neighbours who have the element that a condition looks for; the river is nobody.
    fn deciders(&self, condition: Condition) -> Vec<Option<Seat>> {
        let Condition::NeighborHas(element, _) = condition else { return Vec::new() };
        let counts = self.game.counts(self.public, self.focus);
        let neighbours = self.neighbours(self.focus).into_iter().zip(counts.neighbours);
        neighbours.filter(|(_, backs)| backs[element.index()] > 0).map(|(seat, _)| seat).collect()
    }

    /// Those neighbours by their marks, up to the right.
    fn draw_deciders(&self, s: &mut Scene, condition: Condition, (right, y): (f64, f64)) {
        for (place, neighbour) in self.deciders(condition).iter().rev().enumerate() {
            let x = right - 8.0 - 17.0 * place as f64;
            match neighbour {
                Some(seat) => s.stamp_centred(Livery::of(seat.index()).disc(), x, y, 16.0),
                None => s.stamp_centred(&bocage_canvas::art::icons::CARDS, x, y, 16.0).color(Ink::PRINT),
            };
        }
    }
}

/// A check or a cross; what holds but would do nothing has a quiet check.
fn mark(s: &mut Scene, at: (f64, f64), (holds, idle): (bool, bool)) {
    if idle { moot(s, at) } else { verdict(s, at, holds) }
}

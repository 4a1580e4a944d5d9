//! The goals of a solo game, how far they are, and when the workers of each colour come home.

use bocage_canvas::art::{icons, pieces::MEEPLE};
use bocage_canvas::{Face, Ink, Scene, Symbol, text_width, wrap};
use bocage_engine::Message;

use super::NUMERALS;
use super::art::{self, pieces};
use super::frame::{Frame, shorten};
use super::table::Table;
use crate::components::{Goal, Measure};
use crate::vocabulary::{Card, Colour};
use crate::words;

const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
const ROW: f64 = 38.0;
const WORKERS: f64 = 34.0;
/// What a challenge changes: its letters, and the distance of its lines.
const LETTERS: f64 = 12.6;
const LEADING: f64 = 14.5;

fn sign(measure: Measure) -> &'static Symbol {
    match measure {
        Measure::Points => &pieces::SUPPLY,
        Measure::Bats => &pieces::BAT,
        Measure::Families => &pieces::FAMILY,
        Measure::Gold => &pieces::GOLD,
        Measure::Pollution => &pieces::POLLUTION,
        Measure::Cards(_) => &pieces::CARD,
    }
}

impl Table<'_> {
    pub(super) fn draw_goals(&self) -> Scene {
        let width = if self.look.narrow { NARROW_WIDTH } else { WIDTH };
        let goals = self.game.goals(self.public);
        let line = self.say(&words::challenge_line(self.public.challenge));
        let lines = wrap(&line, Face::Body, LETTERS, width - 4.0);
        let head = 24.0 + lines.len() as f64 * LEADING;
        let height = head + goals.len() as f64 * ROW + WORKERS;
        let mut scene = Scene::new(width, height);
        let name = words::challenge(self.public.challenge);
        scene.set_label(&self.say(&name));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        s.text(2.0, 16.0, &self.say(&name)).face(Face::Title).size(15.0);
        draw_lines(s, &lines, (2.0, 33.0), Ink::INK_2);
        for (index, goal) in goals.iter().enumerate() {
            let y = head - 2.0 + index as f64 * ROW;
            self.draw_goal(s, goal, Frame::new(0.0, y, width, ROW));
        }
        self.draw_returns(s, Frame::new(0.0, height - WORKERS, width, WORKERS));
        scene
    }

    /// The goals as chips beside the tableau: what is counted, how far it is, and a tick.
    pub(super) fn draw_goal_chips(&self, s: &mut Scene, frame: Frame) {
        let goals = self.game.goals(self.public);
        let columns = if goals.len() > 2 { 2 } else { 1 };
        let lines = goals.len().div_ceil(columns) as f64;
        let pitch = ((frame.h - 26.0) / lines).min(27.0);
        let chips = 25.0 + pitch * lines;
        let line = self.say(&words::challenge_line(self.public.challenge));
        // What the challenge changes is written below if there is room, and is said to who points at it.
        let meaning = wrap(&line, Face::Body, LETTERS, frame.w - 14.0);
        let more = meaning.len() as f64 * LEADING + 4.0;
        let fits = chips + more <= frame.h;
        let sheet = Frame::new(frame.x, frame.y, frame.w, if fits { chips + more } else { chips });
        let title = self.say(&words::challenge(self.public.challenge));
        let name = format!("{title}. {line}");
        s.group().label(&name).title(&name).draw(|s| {
            s.outline(&sheet.outline(11.0)).fill(art::IVORY).stroke(Ink::PI, 1.5);
            let title = shorten(&title, Face::Title, 14.0, frame.w - 16.0);
            s.text(frame.x + 9.0, frame.y + 17.0, &title).face(Face::Title).size(14.0).fill(Ink::PRINT);
            if fits {
                draw_lines(s, &meaning, (frame.x + 9.0, frame.y + chips + 10.0), Ink::PRINT);
            }
        });
        let width = (frame.w - 12.0) / columns as f64;
        for (index, goal) in goals.iter().enumerate() {
            let x = frame.x + 7.0 + (index % columns) as f64 * width;
            let y = frame.y + 22.0 + (index / columns) as f64 * pitch;
            self.draw_goal_chip(s, goal, Frame::new(x, y, width, pitch));
        }
    }

    fn draw_goal_chip(&self, s: &mut Scene, goal: &Goal, frame: Frame) {
        let words = self.say(&self.game.say_goal(self.public, goal));
        let is = self.game.measured(self.public, goal.measure);
        let met = self.game.is_met(self.public, goal);
        let value = if goal.max == i32::MAX { goal.min } else { goal.max };
        s.group().label(&words).title(&words).draw(|s| {
            s.outline(&frame.inset(1.0).outline(8.0)).fill(if met { Ink::LEAF_LIT } else { art::IVORY });
            let middle = (frame.x + 13.0, frame.cy());
            match goal.measure {
                Measure::Points => {
                    s.stamp_centred(&icons::POINTS, middle.0, middle.1, 20.0).color(Ink::PRINT);
                }
                Measure::Cards(location) => {
                    let points = self.game.components.face(Card::location(location)).points;
                    draw_location(s, points, middle);
                }
                measure => drop(s.stamp_centred(sign(measure), middle.0, middle.1, 21.0)),
            }
            let numbers = format!("{is}/{value}");
            s.text(frame.x + 27.0, frame.cy() + 5.0, &numbers)
                .face(Face::Number)
                .size(14.0)
                .fill(Ink::PRINT)
                .fit(frame.w - 44.0);
            if met {
                s.stamp_centred(&icons::TICK, frame.right() - 11.0, frame.cy(), 14.0).color(Ink::PRINT);
            }
        });
    }

    fn draw_goal(&self, s: &mut Scene, goal: &Goal, frame: Frame) {
        let is = self.game.measured(self.public, goal.measure);
        let met = self.game.is_met(self.public, goal);
        let least = goal.max == i32::MAX;
        let (bound, value) = if least { ("goal-min", goal.min) } else { ("goal-max", goal.max) };
        let words =
            Message::new(bound).with("value", value).with("what", words::measure(goal.measure, value));
        let words = self.say(&words);
        s.group().label(&words).title(&words).draw(|s| {
            s.outline(&frame.outline(0.0)).fill(Ink::PAPER);
            match goal.measure {
                Measure::Points => s.stamp_centred(&icons::POINTS, 14.0, frame.cy(), 25.0).color(Ink::INK),
                measure => s.stamp_centred(sign(measure), 14.0, frame.cy(), 26.0),
            };
            let short = shorten(&words, Face::Label, 13.5, frame.w - 94.0);
            s.text(33.0, frame.y + 15.0, &short).size(13.5);
            let bar = Frame::new(33.0, frame.y + 21.0, frame.w - 113.0, 9.0);
            s.outline(&bar.outline(4.5)).fill(Ink::PAPER_2).stroke(Ink::OUTLINE, 1.2);
            let share =
                if least { f64::from(is) / f64::from(value.max(1)) } else { f64::from(u8::from(met)) };
            let filled = bar.w * share.clamp(0.0, 1.0);
            if filled > 4.0 {
                let ink = if met { Ink::LEAF } else { Ink::ATIWA_ACCENT };
                s.rect(bar.x, bar.y, filled, bar.h).corner(4.5).fill(ink).stroke(Ink::PI, 1.2);
            }
            let numbers = format!("{is}/{value}");
            s.text(frame.w - 24.0, frame.cy() + 5.5, &numbers).face(Face::Number).size(15.0).end().fit(52.0);
            let verdict = if met { &icons::TICK } else { &icons::CLOCK };
            let ink = if met { Ink::HEDGE } else { Ink::INK_3 };
            s.stamp_centred(verdict, frame.w - 11.0, frame.cy(), 17.0).color(ink);
        });
    }

    /// When workers that block come home.
    fn draw_returns(&self, s: &mut Scene, frame: Frame) {
        let standing = Colour::ALL.iter().filter(|colour| self.public.workers[colour.index()] != 0);
        let title = self.word("pic-returns");
        s.line(0.0, frame.y + 2.0, frame.w, frame.y + 2.0).stroke(Ink::PAPER_EDGE, 1.4).dash(&[4.0, 4.0]);
        s.text(2.0, frame.y + 23.0, &title).face(Face::Body).size(12.8).fill(Ink::INK_2);
        let mut x = text_width(&title, Face::Body, 12.8) + 10.0;
        for &colour in standing {
            let livery = self.livery(colour.index());
            let (words, numeral) = match self.home_after(colour) {
                Some(round) => {
                    (Message::new("pic-home-after").with("round", NUMERALS[round % 7]), NUMERALS[round % 7])
                }
                None => (Message::new("pic-home-never"), "–"),
            };
            let words = self.say(&words.with("colour", words::colour(colour)));
            s.group().label(&words).title(&words).draw(|s| {
                s.rect(x, frame.y + 6.0, 46.0, 25.0).corner(12.5).fill(art::IVORY).stroke(Ink::PI, 1.4);
                s.stand(&MEEPLE, x + 13.0, frame.y + 28.5, 22.0).color(livery);
                s.seat_mark(x + 13.0, frame.y + 20.0, 11.0, livery);
                s.text(x + 26.0, frame.y + 23.0, numeral).face(Face::Number).size(13.0).fill(Ink::PRINT);
            });
            x += 50.0;
        }
    }
}

/// Lines of text below each other.
fn draw_lines(s: &mut Scene, lines: &[&str], (x, y): (f64, f64), ink: Ink) {
    for (index, line) in lines.iter().enumerate() {
        s.text(x, y + index as f64 * LEADING, line).face(Face::Body).size(LETTERS).fill(ink);
    }
}

/// A location in small: its ground and the points that tell it from the others.
fn draw_location(s: &mut Scene, points: i8, (x, y): (f64, f64)) {
    s.rect(x - 10.0, y - 10.5, 20.0, 21.0).corner(3.5).fill(art::PLACE).stroke(Ink::PI, 1.4);
    s.circle(x, y, 7.8).fill(Ink::CUT).stroke(Ink::PI, 1.0);
    s.text(x, y + 4.3, &points.to_string()).face(Face::Number).size(12.0).middle().fill(Ink::PRINT);
}

//! Fronts of the own cards: each line with its condition, whether it holds now, and what it would do.

use bocage_canvas::{Face, Ink, Livery, Outline, Paint, Scene, Trace, text_width};
use bocage_engine::{Message, Seat};

use super::effect::draw_formula;
use super::element::token;
use super::inks::{self, dress};
use super::table::{Table, Touch};
use super::tiles::GUSTS;
use crate::components::{Condition, Line};
use crate::vocabulary::{Card, Element};
use crate::words;

/// Size of a card on wide screens.
pub(super) const CARD: (f64, f64) = (140.0, 158.0);
/// Size of a card on narrow ones: a row.
pub(super) const ROW: (f64, f64) = (378.0, 70.0);
/// Stands for the sign of the element in a phrase.
const MARK: char = '◇';

/// A box of a card: left, top, width, height.
type Frame = (f64, f64, f64, f64);

impl Table<'_> {
    /// A card of the own hand. With one line that holds the card is touched, with several its lines.
    pub(super) fn draw_front(&self, s: &mut Scene, card: Card, (x, y): (f64, f64)) {
        let touches: Vec<Option<Touch>> = (0..self.game.components.lines(card).len())
            .map(|line| self.own_touch(&format!("play:{card}:{line}")))
            .collect();
        let open = touches.iter().flatten().count();
        let (w, h) = if self.narrow() { ROW } else { CARD };
        let edge = Outline::rect(x + 0.5, y + 0.5, w - 1.0, h - if self.narrow() { 3.0 } else { 4.0 }, 13.5);
        let words = self.say(&self.game.say_card_now(self.public, self.focus, card));
        let whole = touches.iter().flatten().next().filter(|_| open == 1);
        let name = format!("card-{card}");
        self.lift(s, whole, &edge, &words, |s| {
            s.group().piece(&name).at(x, y).draw(|s| {
                if self.narrow() {
                    self.draw_row(s, card, open)
                } else {
                    self.draw_sheet(s, card, open)
                }
                let frames = self.frames(card);
                for (index, (line, frame)) in self.game.components.lines(card).iter().zip(frames).enumerate()
                {
                    let touch = touches.get(index).and_then(Option::as_ref).filter(|_| open > 1);
                    self.draw_line(s, (card, index, line), frame, touch, open != 1);
                }
            });
        });
    }

    /// Where the lines of a card lie.
    fn frames(&self, card: Card) -> Vec<Frame> {
        let lines = self.game.components.lines(card);
        let count = lines.len().max(1) as f64;
        if self.narrow() {
            let width = (ROW.0 - 63.0 - 9.0 * (count - 1.0)) / count;
            return (0..lines.len())
                .map(|line| (58.0 + line as f64 * (width + 9.0), 6.0, width, 56.0))
                .collect();
        }
        // Rings around lines need room between them.
        let (top, gap) = if self.is_tiered(card) { (53.0, 3.0) } else { (38.0, 7.0) };
        let height = (150.0 - top - gap * (count - 1.0)) / count;
        (0..lines.len())
            .map(|line| (7.0, top + line as f64 * (height + gap), CARD.0 - 14.0, height))
            .collect()
    }

    /// Do the lines of the card depend on one total?
    fn is_tiered(&self, card: Card) -> bool {
        self.game.components.lines(card).iter().any(|line| matches!(line.condition, Condition::SumRange(..)))
    }

    fn draw_sheet(&self, s: &mut Scene, card: Card, open: usize) {
        let dress = dress(card.element());
        s.rect(1.0, 5.0, 138.0, 151.0).corner(13.0).fill(Ink::PI).opacity(0.35);
        s.rect(1.0, 1.0, 138.0, 152.0).corner(13.0).fill(Ink::CARD).stroke(Ink::PI, 2.4);
        let head = Trace::field(2.2, 2.2, 135.6, 30.0, [11.0, 11.0, 0.0, 0.0]);
        s.path(&head).fill(dress.back);
        s.path(&head).fill(Paint::Texture(&GUSTS));
        s.line(2.0, 32.5, 138.0, 32.5).stroke(Ink::PI, 2.0);
        token(s, card.element(), (19.0, 18.0), 13.0);
        let name = self.say(&words::element(card.element()));
        let name = capital(&name);
        let tag = self.tag(open);
        let taken = text_width(&tag, Face::Label, 12.0) + 14.0;
        s.text(36.0, 23.0, &name).face(Face::Title).size(16.0).fill(dress.print).fit(97.0 - taken);
        self.draw_tag(s, (134.0, 17.5), open, &tag);
        self.draw_total(s, card, (9.0, 47.5), CARD.0 - 18.0);
    }

    /// A card as a row: the element at the left, its lines side by side.
    fn draw_row(&self, s: &mut Scene, card: Card, open: usize) {
        let dress = dress(card.element());
        let (w, h) = ROW;
        s.rect(1.0, 4.0, w - 2.0, h - 6.0).corner(13.0).fill(Ink::PI).opacity(0.35);
        s.rect(1.0, 1.0, w - 2.0, h - 6.0).corner(13.0).fill(Ink::CARD).stroke(Ink::PI, 2.2);
        let head = Trace::field(2.0, 2.0, 50.0, h - 8.0, [12.0, 0.0, 0.0, 12.0]);
        s.path(&head).fill(dress.back);
        s.path(&head).fill(Paint::Texture(&GUSTS));
        s.line(52.5, 2.0, 52.5, h - 6.0).stroke(Ink::PI, 2.0);
        token(s, card.element(), (27.0, 25.0), 17.0);
        if self.is_tiered(card) {
            self.draw_total(s, card, (5.0, 58.0), 44.0);
        } else {
            let icon =
                if open > 0 { &bocage_canvas::art::icons::TICK } else { &bocage_canvas::art::icons::LOCK };
            s.circle(27.0, 53.0, 9.0).fill(Ink::CUT).stroke(Ink::PI, 1.2);
            s.stamp_centred(icon, 27.0, 53.0, 13.0).color(if open > 0 { Ink::RING } else { Ink::PRINT_2 });
        }
    }

    /// Playable, or not, in a word.
    fn tag(&self, open: usize) -> String {
        match open {
            0 if self.own_turn() => self.word("pic-blocked"),
            0 => String::new(),
            _ => self.word("pic-playable"),
        }
    }

    /// Is it the moment at which cards are played?
    fn own_turn(&self) -> bool {
        self.public.active == self.focus && matches!(self.step(), Some(crate::state::Step::Menu))
    }

    fn draw_tag(&self, s: &mut Scene, (right, y): (f64, f64), open: usize, words: &str) {
        if words.is_empty() {
            return;
        }
        let width = text_width(words, Face::Label, 12.0) * 0.95 + 12.0;
        s.rect(right - width, y - 9.5, width, 19.0).corner(9.5).fill(Ink::CARD);
        let ink = if open > 0 { Ink::RING } else { Ink::PRINT_2 };
        s.text(right - width / 2.0, y + 4.3, words).size(12.0).middle().fill(ink);
    }

    /// The total that the lines of a tiered card depend on.
    fn draw_total(&self, s: &mut Scene, card: Card, (x, y): (f64, f64), width: f64) {
        let Some(Condition::SumRange(element, ..)) =
            self.game.components.lines(card).first().map(|line| line.condition)
        else {
            return;
        };
        let total = self.game.counts(self.public, self.focus).sum(element).to_string();
        if self.narrow() {
            s.rect(x + 2.0, y - 13.0, width - 4.0, 19.0).corner(9.5).fill(Ink::CUT).stroke(Ink::PI, 1.2);
            s.stamp_centred(dress(element).sign, x + 15.0, y - 3.5, 14.0);
            s.text(x + 25.0, y + 2.0, &total).face(Face::Number).size(15.0).fill(Ink::PRINT);
            return;
        }
        let phrase = self.say(&Message::new("front-total").with("icon", MARK.to_string()));
        draw_phrase(s, &phrase, Some(element), (x, y), 12.0, width - 16.0);
        s.text(x + width, y + 1.0, &total).face(Face::Number).size(17.0).end().fill(Ink::PRINT);
    }

    /// One line: its condition, its effect now, the fact that decides, and a check or a cross.
    fn draw_line(
        &self,
        s: &mut Scene,
        (card, index, line): (Card, usize, &Line),
        (x, y, w, h): Frame,
        touch: Option<&Touch>,
        apart: bool,
    ) {
        let counts = self.game.counts(self.public, self.focus);
        let holds = counts.hold(line.condition);
        // Where the card as a whole is touched, its lines are not.
        let blocked = apart && touch.is_none();
        let edge = Outline::rect(x, y, w, h, 9.0);
        let words = self.say(
            &Message::new(if holds { "now-holds" } else { "now-fails" })
                .with("condition", words::condition(line.condition))
                .with("effect", self.game.say_effect_now(self.public, self.focus, line)),
        );
        let inside = |s: &mut Scene| {
            let ground = s.outline(&edge).class("line");
            // A click on a line that does not hold is answered with the reason.
            let ground =
                if blocked { ground.data("data-place", &format!("play:{card}:{index}")) } else { ground };
            if holds {
                ground.fill(inks::HELD).stroke(inks::HELD_LINE, 1.8);
            } else {
                ground.fill(inks::IDLE);
            }
            let idle = holds && !self.game.has_effect_now(self.public, self.focus, line);
            if let Condition::SumRange(_, min, max) = line.condition {
                let range = if max >= 15 { format!("{min} +") } else { format!("{min}–{max}") };
                self.draw_tier(s, line, (x, y, w, h), &range, (holds, idle));
            } else {
                self.draw_case(s, line, (x, y, w, h), (holds, idle));
            }
        };
        match touch {
            Some(_) => self.lift(s, touch, &edge, &words, inside),
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
        let faded = if holds && !idle { 1.0 } else { 0.6 };
        if self.narrow() {
            s.text(x + 8.0, y + 20.0, range).face(Face::Number).size(16.0).fill(Ink::PRINT).opacity(faded);
            s.group().opacity(faded).draw(|s| {
                draw_formula(s, &signs, (x + 7.0, y + h - 17.0), 22.0, w - 12.0);
            });
            verdict(s, (x + w - 14.0, y + 14.0), holds);
            return;
        }
        let middle = y + h / 2.0;
        s.text(x + 7.0, middle + 5.0, range).face(Face::Number).size(15.0).fill(Ink::PRINT).opacity(faded);
        s.group().opacity(faded).draw(|s| {
            draw_formula(s, &signs, (x + 38.0, middle), 19.0, w - 62.0);
        });
        verdict(s, (x + w - 13.0, middle), holds);
    }

    /// A line with a condition in words.
    fn draw_case(&self, s: &mut Scene, line: &Line, (x, y, w, h): Frame, (holds, idle): (bool, bool)) {
        let faded = if holds { 1.0 } else { 0.85 };
        let phrase = self.say(&phrase(line.condition).with("icon", MARK.to_string()));
        s.group().opacity(faded).draw(|s| {
            draw_phrase(s, &phrase, line.condition.element(), (x + 7.0, y + 17.0), 12.5, w - 11.0);
        });
        let tall = h > 80.0;
        if !tall && line.condition == Condition::OneOfEach {
            self.draw_each(s, (x + w - 132.0, y + 15.0), 132.0, 10.5);
        }
        if tall && line.condition == Condition::OneOfEach {
            self.draw_each(s, (x, y + 39.0), w, 13.0);
            s.path(format!("M{} {}h{}", x + 7.0, y + 60.0, w - 14.0))
                .stroke(inks::HELD_LINE, 1.0)
                .dash(&[3.0, 3.0]);
        }
        let middle = if tall { y + h * 0.72 } else { y + h - 17.0 };
        let size = if tall { 27.0 } else { 22.0 };
        let fact = match idle {
            true => Some(self.word("pic-idle")),
            false => self.fact(line.condition),
        };
        let taken = match (&fact, idle) {
            (Some(words), true) => text_width(words, Face::Label, 12.0),
            (Some(fact), false) => text_width(fact, Face::Number, 13.5),
            (None, _) => 17.0 * self.deciders(line.condition).len() as f64,
        };
        s.group().opacity(if holds && !idle { 1.0 } else { 0.6 }).draw(|s| {
            draw_formula(s, &self.line_signs(line), (x + 6.0, middle), size, w - 36.0 - taken);
        });
        verdict(s, (x + w - 14.0, middle), holds);
        let right = x + w - 27.0;
        match &fact {
            Some(words) if idle => {
                s.text(right, middle + 4.2, words).size(12.0).end().fill(Ink::PRINT_2);
            }
            Some(fact) => {
                s.text(right, middle + 4.8, fact)
                    .face(Face::Number)
                    .size(13.5)
                    .end()
                    .fill(Ink::PRINT)
                    .opacity(faded);
            }
            None => self.draw_deciders(s, line.condition, (right, middle)),
        }
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

/// A check on a dark disc, or a cross in a ring.
fn verdict(s: &mut Scene, (cx, cy): (f64, f64), holds: bool) {
    if holds {
        s.circle(cx, cy, 8.5).fill(inks::HELD_LINE);
        s.path(format!("M{} {}l3 3.3 5-6", cx - 4.0, cy)).stroke(Ink::CASING, 2.2).round();
    } else {
        s.circle(cx, cy, 7.8).stroke(inks::IDLE_LINE, 1.6);
        s.path(format!("M{} {}l6 6m0-6-6 6", cx - 3.0, cy - 3.0)).stroke(inks::IDLE_LINE, 1.9).round();
    }
}

/// What a condition asks for, short; the element is a sign among the words.
fn phrase(condition: Condition) -> Message {
    match condition {
        Condition::SumX(_) => Message::new("front-x"),
        Condition::SumRange(..) => Message::new("front-total"),
        Condition::NeighborHas(_, n) => Message::new(if n > 1 { "front-both-have" } else { "front-one-has" }),
        Condition::MoreThan(_, n) => Message::new(if n > 1 { "front-more-both" } else { "front-more-one" }),
        Condition::FewerThan(_, n) => {
            Message::new(if n > 1 { "front-fewer-both" } else { "front-fewer-one" })
        }
        Condition::AtLeast(_, n) => Message::new("front-at-least").with("n", n),
        Condition::Without(_) => Message::new("front-none"),
        Condition::OneOfEach => Message::new("front-each"),
    }
}

/// Draws a phrase with the sign of its element, shrunk a little if it must be.
fn draw_phrase(
    s: &mut Scene,
    phrase: &str,
    element: Option<Element>,
    (x, y): (f64, f64),
    size: f64,
    width: f64,
) {
    let plain: String = phrase.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
    let (before, after) = plain.split_once(MARK).unwrap_or((&plain, ""));
    // Estimates are generous.
    let measure = |words: &str, size: f64| text_width(words, Face::Label, size) * 0.97;
    let natural = measure(before, size) + measure(after, size) + size * 1.2;
    let size = if natural > width { size * (width / natural).max(0.86) } else { size };
    s.text(x, y, before.trim_end()).size(size).fill(Ink::PRINT);
    let Some(element) = element.filter(|_| plain.contains(MARK)) else { return };
    let at = x + measure(before, size) + size * 0.12;
    s.stamp_centred(dress(element).sign, at + size * 0.55, y - size * 0.36, size * 1.16);
    s.text(at + size * 1.3, y, after.trim_start()).size(size).fill(Ink::PRINT);
}

/// With a capital letter.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

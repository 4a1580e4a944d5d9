//! The bar above the hand: the backs compared; while three cards are discarded, which three; while an
//! effect is resolved, what is being done and what is still to come.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene, text_width};
use bocage_engine::Message;

use super::effect::{draw_formula, formula_width};
use super::element::token;
use super::hand::WIDTH;
use super::inks::{self, dress};
use super::table::{Table, Touch, shorten};
use crate::actions::Action;
use crate::state::{Part, PartKind, Step};
use crate::vocabulary::{Card, Element};
use crate::words;

/// What the bar shows.
enum Shown {
    Backs,
    Discards(Vec<[Card; 3]>),
    Effect,
}

impl Table<'_> {
    fn topic(&self) -> Shown {
        let triples: Vec<[Card; 3]> = self
            .look
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::DiscardSet(cards) => Some(*cards),
                _ => None,
            })
            .collect();
        if self.acting && !triples.is_empty() {
            return Shown::Discards(triples);
        }
        let busy =
            matches!(self.step(), Some(Step::Pool | Step::Alternative { .. })) || self.doing().is_some();
        if busy && self.public.active == self.focus && !self.public.in_setup() {
            return Shown::Effect;
        }
        Shown::Backs
    }

    pub(super) fn bar_height(&self) -> f64 {
        match (self.topic(), self.narrow()) {
            (Shown::Discards(_), true) => 122.0,
            (Shown::Discards(_), false) => 52.0,
            (Shown::Effect, true) => 58.0,
            (_, true) => 44.0,
            (_, false) => 38.0,
        }
    }

    pub(super) fn draw_bar(&self, s: &mut Scene, width: f64) {
        match self.topic() {
            Shown::Backs => self.draw_compared(s, width),
            Shown::Discards(triples) => self.draw_discards(s, &triples, width),
            Shown::Effect => self.draw_tray(s, width),
        }
    }

    /// Per element: one neighbour, own, the other, and all three together. These are all numbers that a
    /// condition can ask for.
    fn draw_compared(&self, s: &mut Scene, width: f64) {
        let wide = width >= WIDTH;
        let counts = self.game.counts(self.public, self.focus);
        let start = if wide { 246.0 } else { 4.0 };
        if wide {
            self.draw_legend(s);
        }
        let pitch = (width - start - 4.0) / 4.0;
        for &element in Element::ALL {
            let index = element.index();
            let [first, second] = counts.neighbours.map(|backs| backs[index]);
            let own = counts.own[index];
            let x = start + pitch * index as f64;
            // With two players the second neighbour is the river and the top of the deck (R40).
            let key = if self.public.players == 2 { "pic-compared-market" } else { "pic-compared" };
            let words = self.say(
                &Message::new(key)
                    .with("element", words::element(element))
                    .with("own", own)
                    .with("first", first)
                    .with("second", second)
                    .with("sum", counts.sum(element)),
            );
            let middle = self.bar_height() / 2.0;
            s.group().label(&words).title(&words).draw(|s| {
                s.rect(x, middle - 15.0, pitch - 5.0, 30.0)
                    .corner(15.0)
                    .fill(Ink::PAPER)
                    .stroke(Ink::PAPER_EDGE, 1.2);
                s.stamp_centred(dress(element).sign, x + 16.0, middle, 19.0);
                let step = if wide { 18.0 } else { 14.0 };
                let left = x + if wide { 38.0 } else { 33.0 };
                let write = |s: &mut Scene, x: f64, words: &str, size: f64, ink: Ink| {
                    s.text(x, middle + size * 0.34, words).face(Face::Number).size(size).middle().fill(ink);
                };
                write(s, left, &first.to_string(), 15.0, Ink::INK_2);
                write(s, left + step, &own.to_string(), 19.0, Ink::INK);
                write(s, left + step * 2.0, &second.to_string(), 15.0, Ink::INK_2);
                let sum = x + pitch - if wide { 22.0 } else { 16.0 };
                s.line(sum - 13.0, middle - 9.0, sum - 13.0, middle + 9.0)
                    .stroke(Ink::OUTLINE, 1.0)
                    .dash(&[2.0, 2.0]);
                let total =
                    if wide { format!("= {}", counts.sum(element)) } else { counts.sum(element).to_string() };
                write(s, sum, &total, 15.5, Ink::INK);
            });
        }
    }

    /// Whose numbers they are.
    fn draw_legend(&self, s: &mut Scene) {
        s.text(10.0, 24.0, &self.word("pic-backs-title")).face(Face::Title).size(15.0);
        let mut x = 16.0 + text_width(&self.word("pic-backs-title"), Face::Title, 15.0);
        let [left, right] = self.neighbours(self.focus);
        let disc = |s: &mut Scene, seat: Option<bocage_engine::Seat>, x: f64| match seat {
            Some(seat) => {
                s.stamp_centred(Livery::of(seat.index()).disc(), x, 19.0, 15.0);
            }
            None => {
                s.stamp_centred(&bocage_canvas::art::icons::CARDS, x, 19.0, 16.0).color(Ink::INK_2);
            }
        };
        for seat in [left, Some(self.focus), right] {
            disc(s, seat, x + 9.0);
            x += 23.0;
        }
        s.text(x + 2.0, 24.0, &self.word("pic-total"))
            .face(Face::Body)
            .size(13.0)
            .fill(Ink::INK_2)
            .fit(246.0 - x);
    }

    /// One chip for each three cards: five small cards in the order of the hand, three of them crossed.
    fn draw_discards(&self, s: &mut Scene, triples: &[[Card; 3]], width: f64) {
        let hand: Vec<Card> = self
            .view
            .private
            .as_ref()
            .map(|private| private.hand.iter().copied().collect())
            .unwrap_or_default();
        let (columns, top) = if self.narrow() { (5, 26.0) } else { (10, 4.0) };
        if self.narrow() {
            let words = shorten(&self.word("pic-discard-which"), Face::Label, 13.5, width - 12.0);
            s.text(8.0, 18.0, &words).size(13.5).fill(Ink::INK_2);
        }
        let pitch = (width - 8.0) / columns as f64;
        for (index, triple) in triples.iter().enumerate() {
            let [a, b, c] = triple;
            let (x, y) = (6.0 + pitch * (index % columns) as f64, top + 47.0 * (index / columns) as f64);
            let touch = self.own_touch(&format!("discard:{a}-{b}-{c}"));
            let edge = Outline::rect(x, y + 2.0, pitch - 8.0, 38.0, 9.0);
            self.lift(s, touch.as_ref(), &edge, &self.word("pic-discard-which"), |s| {
                s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.4);
                let small = (pitch - 14.0) / hand.len().max(1) as f64;
                for (place, card) in hand.iter().enumerate() {
                    let out = triple.contains(card);
                    draw_mini(s, card.element(), (x + 3.0 + small * place as f64, y + 8.0), small, out);
                }
            });
        }
    }

    /// What is being done, and what is still to come.
    fn draw_tray(&self, s: &mut Scene, width: f64) {
        let h = self.bar_height();
        let middle = h / 2.0;
        let mut x = 8.0;
        if let Some(card) = self.public.in_play {
            let words = self.say(&self.game.say_card(card));
            s.group()
                .label(&words)
                .title(&words)
                .draw(|s| token(s, card.element(), (x + 14.0, middle), 14.0));
            x += 34.0;
        }
        if let Some(Step::Alternative { parts, .. }) = self.step() {
            let words = self.word("pic-or");
            for (index, part) in parts.iter().enumerate() {
                if index > 0 {
                    s.text(x, middle + 5.0, &words).size(14.0).fill(Ink::INK_2);
                    x += text_width(&words, Face::Label, 14.0) + 10.0;
                }
                x = self.draw_chip(s, *part, x, h, self.own_touch(&format!("alternative:{index}")), true);
            }
            return;
        }
        if let Some(part) = self.doing() {
            let words = self.word("pic-now");
            s.text(x, middle + 5.0, &words).face(Face::Title).size(15.0);
            x += text_width(&words, Face::Title, 15.0) + 8.0;
            x = self.draw_chip(s, part, x, h, None, true);
        }
        if self.public.pool.is_empty() {
            return;
        }
        let words = self.word(if self.doing().is_some() { "pic-then" } else { "pic-next" });
        s.text(x, middle + 5.0, &words).size(14.0).fill(Ink::INK_2);
        x += text_width(&words, Face::Label, 14.0) + 10.0;
        for (index, part) in self.public.pool.iter().enumerate() {
            if x > width - 40.0 {
                break;
            }
            let touch = self.own_touch(&format!("part:{index}"));
            let possible = self.game.possible(self.public, self.focus, *part);
            x = self.draw_chip(s, *part, x, h, touch, possible);
        }
    }

    /// A part on a pill; one without effect is pale. Returns where the next one starts.
    fn draw_chip(
        &self,
        s: &mut Scene,
        part: Part,
        x: f64,
        h: f64,
        touch: Option<Touch>,
        possible: bool,
    ) -> f64 {
        let signs = self.part_signs(part);
        let size = if self.narrow() { 25.0 } else { 22.0 };
        let wide = (formula_width(&signs, size) + 16.0).max(44.0);
        let tall = h - 12.0;
        let edge = Outline::rect(x, 5.0, wide, tall, 12.0);
        let words = self.say(&words::part(part));
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.6);
            s.group().opacity(if possible { 1.0 } else { 0.45 }).draw(|s| {
                draw_formula(s, &signs, (x + 8.0, 5.0 + tall / 2.0), size, wide);
            });
        });
        x + wide + 14.0
    }

    /// The part that is being resolved.
    fn doing(&self) -> Option<Part> {
        let part = |kind, n| Some(Part { kind, n });
        match *self.step()? {
            Step::Pollution { left } => part(PartKind::Pollution, left),
            Step::Move { left } => part(PartKind::Move, left),
            Step::Flex { left } => part(PartKind::Flex, left),
            Step::Forest { cost } | Step::PlaceForest { cost, .. } => part(PartKind::Forest, cost),
            Step::Catapult { left } | Step::CatapultTo { left, .. } => part(PartKind::Catapult, left),
            Step::Temple { .. } | Step::TempleTile { .. } => part(PartKind::Temple, 1),
            Step::ClearCell => part(PartKind::ClearCell, 1),
            _ => None,
        }
    }
}

/// A card of a chip: kept and whole, or let go and crossed.
fn draw_mini(s: &mut Scene, element: Element, (x, y): (f64, f64), width: f64, out: bool) {
    let dress = dress(element);
    let (w, lift) = (width - 1.6, if out { 3.0 } else { -1.0 });
    s.rect(x, y + lift, w, 24.0)
        .corner(3.0)
        .fill(if out { inks::IDLE } else { dress.disc })
        .stroke(if out { inks::IDLE_LINE } else { Ink::PI }, 1.2);
    s.group().opacity(if out { 0.55 } else { 1.0 }).draw(|s| {
        s.stamp_centred(dress.sign, x + w / 2.0, y + lift + 9.0, w * 0.86);
    });
    if out {
        let (cx, cy) = (x + w / 2.0, y + lift + 18.5);
        s.path(format!("M{} {}l5 5m0-5-5 5", cx - 2.5, cy - 2.5)).stroke(Ink::DANGER, 2.0).round();
    }
}

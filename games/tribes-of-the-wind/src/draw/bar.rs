//! The bar above the hand: the backs compared; while three cards are discarded, which three; while an
//! effect is resolved, what is being done and what is still to come.

use bocage_canvas::art::icons as verb;
use bocage_canvas::{Face, Ink, Livery, Scene, text_width};
use bocage_engine::{Message, Seat};

use super::hand::WIDTH;
use super::inks::dress;
use super::table::{Table, shorten};
use crate::vocabulary::Element;
use crate::words;

/// Where the numbers begin on wide screens, after the words that say whose they are.
const START: f64 = 300.0;
/// Height of those words on narrow ones, where they stand above the numbers.
const LEGEND: f64 = 24.0;
/// Height of a chip for three cards on narrow screens.
const CHIP: f64 = 44.0;

/// What the bar shows.
enum Shown {
    Backs,
    Discards,
    Effect,
}

impl Table<'_> {
    fn topic(&self) -> Shown {
        match () {
            () if !self.threes().is_empty() => Shown::Discards,
            () if self.is_busy() => Shown::Effect,
            () => Shown::Backs,
        }
    }

    pub(super) fn bar_height(&self) -> f64 {
        match (self.topic(), self.narrow()) {
            (Shown::Discards, true) => 32.0 + 2.0 * (CHIP + 8.0),
            (Shown::Effect, _) => self.tray_height(),
            (Shown::Backs, true) => LEGEND + 40.0,
            (_, false) => 38.0,
        }
    }

    pub(super) fn draw_bar(&self, s: &mut Scene, width: f64) {
        match self.topic() {
            Shown::Backs => self.draw_compared(s, width),
            Shown::Discards => self.draw_question(s, width),
            Shown::Effect => self.draw_tray(s, width),
        }
    }

    /// Which three to discard. On narrow screens the answers follow; on wide ones they lie below the hand.
    fn draw_question(&self, s: &mut Scene, width: f64) {
        let (size, face) = if self.narrow() { (13.5, Face::Label) } else { (15.0, Face::Title) };
        let words = shorten(&self.word("pic-discard-which"), face, size, (width - 16.0) * 1.06);
        s.text(10.0, if self.narrow() { 20.0 } else { 24.0 }, &words).face(face).size(size);
        if self.narrow() {
            self.draw_threes(s, &self.threes(), (8.0, 32.0), (width - 16.0, CHIP));
        }
    }

    /// Per element: one neighbour, own, the other, and all three together. These are all numbers that a
    /// condition can ask for.
    fn draw_compared(&self, s: &mut Scene, width: f64) {
        let wide = width >= WIDTH;
        let counts = self.game.counts(self.public, self.focus);
        let (start, middle) = if wide { (START, 19.0) } else { (4.0, LEGEND + 18.0) };
        self.draw_legend(s, width);
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
            s.group().label(&words).title(&words).draw(|s| {
                s.rect(x, middle - 15.0, pitch - 5.0, 30.0)
                    .corner(15.0)
                    .fill(Ink::PAPER)
                    .stroke(Ink::PAPER_EDGE, 1.2);
                s.stamp_centred(dress(element).sign, x + 16.0, middle, 19.0);
                let step = if wide { 16.5 } else { 14.0 };
                let left = x + if wide { 35.0 } else { 33.0 };
                let write = |s: &mut Scene, x: f64, words: &str, size: f64, ink: Ink| {
                    s.text(x, middle + size * 0.34, words).face(Face::Number).size(size).middle().fill(ink);
                };
                write(s, left, &first.to_string(), 15.0, Ink::INK_2);
                write(s, left + step, &own.to_string(), 19.0, Ink::INK);
                write(s, left + step * 2.0, &second.to_string(), 15.0, Ink::INK_2);
                let sum = x + pitch - if wide { 21.0 } else { 16.0 };
                s.line(sum - 13.0, middle - 9.0, sum - 13.0, middle + 9.0)
                    .stroke(Ink::OUTLINE, 1.0)
                    .dash(&[2.0, 2.0]);
                let total =
                    if wide { format!("= {}", counts.sum(element)) } else { counts.sum(element).to_string() };
                write(s, sum, &total, 15.5, Ink::INK);
            });
        }
    }

    /// Whose numbers they are: left, own, right, and all of them.
    fn draw_legend(&self, s: &mut Scene, width: f64) {
        let [left, right] = self.neighbours(self.focus);
        let (line, size) = if self.narrow() { (18.0, 12.5) } else { (24.0, 13.0) };
        let title = self.word("pic-backs-title");
        s.text(10.0, line, &title).face(Face::Title).size(15.0);
        let mut x = 18.0 + text_width(&title, Face::Title, 15.0);
        draw_disc(s, left, (x + 7.0, line - 5.0));
        let words = self.word(match self.public.players {
            _ if !self.acting => "pic-legend-other",
            2 => "pic-legend-market",
            _ => "pic-legend",
        });
        s.text(x + 19.0, line, &words).face(Face::Body).size(size).fill(Ink::INK_2);
        x += 19.0 + text_width(&words, Face::Body, size) * 0.97;
        draw_disc(s, right, (x + 11.0, line - 5.0));
        if self.narrow() {
            let words = self.word("pic-total");
            s.text(width - 10.0, line, &words).face(Face::Body).size(size).end().fill(Ink::INK_2);
        }
    }
}

/// The mark of a neighbour, or of the river that stands for one.
fn draw_disc(s: &mut Scene, seat: Option<Seat>, (x, y): (f64, f64)) {
    match seat {
        Some(seat) => s.stamp_centred(Livery::of(seat.index()).disc(), x, y, 15.0),
        None => s.stamp_centred(&verb::CARDS, x, y, 16.0).color(Ink::INK_2),
    };
}

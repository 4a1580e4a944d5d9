//! While an effect is resolved: what is being done and what is still to come; or, where there is
//! something to choose, each choice in signs and words.

use bocage_canvas::{Face, Ink, Outline, Scene, text_width};

use super::effect::{draw_formula, formula_width};
use super::element::token;
use super::table::{Table, Touch};
use crate::state::{Part, PartKind, Step};
use crate::words;

/// A part on a pill.
struct Chip {
    part: Part,
    touch: Option<Touch>,
    /// What would do nothing is pale.
    possible: bool,
    /// In words beside the signs, or nothing.
    words: String,
}

/// Height of a choice on narrow screens, with the room below it.
const ROW: f64 = 52.0;
/// Size of words on a pill.
const WORDS: f64 = 14.0;

impl Table<'_> {
    /// Is an effect being resolved for the seat shown large?
    pub(super) fn is_busy(&self) -> bool {
        let resolving =
            matches!(self.step(), Some(Step::Pool | Step::Alternative { .. })) || self.doing().is_some();
        resolving && self.public.active == self.focus && !self.public.in_setup()
    }

    pub(super) fn tray_height(&self) -> f64 {
        match (self.narrow(), self.choices().len()) {
            (true, 0) => 58.0,
            (true, count) => 6.0 + ROW * count as f64,
            (false, 0) => 38.0,
            (false, _) => 48.0,
        }
    }

    /// One of two effects, or which part comes next.
    fn choices(&self) -> Vec<Chip> {
        let chip = |target: String, part: Part| Chip {
            part,
            touch: self.own_touch(&target),
            possible: part.kind == PartKind::Water || self.game.possible(self.public, self.focus, part),
            words: self.say(&words::part(part)),
        };
        match self.step() {
            Some(Step::Alternative { parts, .. }) => {
                parts.iter().enumerate().map(|(n, part)| chip(format!("alternative:{n}"), *part)).collect()
            }
            Some(Step::Pool) => {
                let pool = self.public.pool.iter().enumerate();
                pool.map(|(n, part)| chip(format!("part:{n}"), *part)).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn draw_tray(&self, s: &mut Scene, width: f64) {
        let choices = self.choices();
        match (choices.is_empty(), self.narrow()) {
            (true, _) => self.draw_course(s, width),
            (false, true) => {
                for (row, chip) in choices.iter().enumerate() {
                    self.draw_chip(s, chip, (8.0, 5.0 + ROW * row as f64), (width - 16.0, ROW - 9.0));
                }
            }
            (false, false) => self.draw_choices(s, choices, width),
        }
    }

    /// The choices side by side; if they are too wide with their words, without.
    fn draw_choices(&self, s: &mut Scene, mut choices: Vec<Chip>, width: f64) {
        let between = match self.step() {
            Some(Step::Alternative { .. }) => self.word("pic-or"),
            _ => String::new(),
        };
        let gap = if between.is_empty() { 14.0 } else { text_width(&between, Face::Label, WORDS) + 22.0 };
        let mut x = self.draw_source(s, 8.0);
        let natural: f64 = choices.iter().map(|chip| self.chip_width(chip) + gap).sum();
        if x + natural - gap > width {
            choices.iter_mut().for_each(|chip| chip.words.clear());
        }
        let h = self.tray_height();
        for (place, chip) in choices.iter().enumerate() {
            if place > 0 {
                s.text(x + gap / 2.0 - gap, h / 2.0 + 5.0, &between).size(WORDS).middle().fill(Ink::INK_2);
            }
            let wide = self.chip_width(chip);
            self.draw_chip(s, chip, (x, 6.0), (wide, h - 12.0));
            x += wide + gap;
        }
    }

    /// What is being done, and what follows.
    fn draw_course(&self, s: &mut Scene, width: f64) {
        let h = self.tray_height();
        let middle = h / 2.0;
        let mut x = self.draw_source(s, 8.0);
        let plain = |part, possible| Chip { part, touch: None, possible, words: String::new() };
        if let Some(part) = self.doing() {
            let words = self.word("pic-now");
            s.text(x, middle + 5.0, &words).face(Face::Title).size(15.0);
            x += text_width(&words, Face::Title, 15.0) + 8.0;
            let chip = plain(part, true);
            let wide = self.chip_width(&chip);
            self.draw_chip(s, &chip, (x, 5.0), (wide, h - 10.0));
            x += wide + 14.0;
        }
        if self.public.pool.is_empty() {
            return;
        }
        let words = self.word("pic-then");
        s.text(x, middle + 5.0, &words).size(WORDS).fill(Ink::INK_2);
        x += text_width(&words, Face::Label, WORDS) + 10.0;
        for part in &self.public.pool {
            let chip = plain(*part, self.game.possible(self.public, self.focus, *part));
            let wide = self.chip_width(&chip);
            if x + wide > width {
                break;
            }
            self.draw_chip(s, &chip, (x, 5.0), (wide, h - 10.0));
            x += wide + 10.0;
        }
    }

    /// The card in play; returns where the rest starts.
    fn draw_source(&self, s: &mut Scene, x: f64) -> f64 {
        let Some(card) = self.public.in_play else { return x };
        let words = self.say(&self.game.say_card(card));
        let middle = self.tray_height() / 2.0;
        s.group().label(&words).title(&words).draw(|s| token(s, card.element(), (x + 14.0, middle), 14.0));
        x + 38.0
    }

    fn sign_size(&self) -> f64 {
        if self.narrow() { 25.0 } else { 22.0 }
    }

    fn chip_width(&self, chip: &Chip) -> f64 {
        let signs = formula_width(&self.part_signs(chip.part), self.sign_size());
        let words =
            if chip.words.is_empty() { 0.0 } else { text_width(&chip.words, Face::Label, WORDS) + 8.0 };
        (signs + words + 18.0).max(44.0)
    }

    fn draw_chip(&self, s: &mut Scene, chip: &Chip, (x, y): (f64, f64), (w, h): (f64, f64)) {
        let edge = Outline::rect(x, y, w, h, 12.0);
        let words = self.say(&words::part(chip.part));
        self.lift(s, chip.touch.as_ref(), &edge, &words, |s| {
            s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.6);
            s.group().opacity(if chip.possible { 1.0 } else { 0.5 }).draw(|s| {
                let signs = self.part_signs(chip.part);
                let end = draw_formula(s, &signs, (x + 9.0, y + h / 2.0), self.sign_size(), w);
                s.text(end + 8.0, y + h / 2.0 + 4.8, &chip.words)
                    .size(WORDS)
                    .fill(Ink::PRINT)
                    .fit(x + w - end - 14.0);
            });
        });
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

//! What spaces offer, in signs: amounts, pieces, arrows and choices, laid out in one line.

use bocage_canvas::{Face, Ink, Scene, Symbol, text_width};

use super::art::{self, pieces};
use super::frame::Frame;
use super::table::{Table, drawing};
use crate::components::{Bundle, Choice, Offer};
use crate::vocabulary::Piece;

/// One sign of a line.
#[derive(Clone, Debug)]
enum Sign {
    /// How many.
    Number(u8),
    /// Of what.
    Thing(&'static Symbol),
    /// A short word or mark between them.
    Mark(String),
}

/// A sign, the option that it belongs to, and whether the seat lacks what it asks for.
#[derive(Clone, Debug)]
struct Part {
    sign: Sign,
    option: Option<u8>,
    lacking: bool,
}

/// A line of signs.
#[derive(Clone, Debug, Default)]
pub(super) struct Line(Vec<Part>);

/// What a seat has that offers ask for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means {
    pub(super) gold: u16,
    pub(super) nature: u8,
    pub(super) terrains: u8,
}

impl Table<'_> {
    /// What the seat that is shown large has.
    pub(super) fn means(&self) -> Means {
        let side = self.public.side(self.focus);
        Means {
            gold: side.gold,
            nature: side.tableau.nature(&self.game.components),
            terrains: side.tableau.terrains(),
        }
    }
}

/// How much narrower than its box a drawing counts.
const SNUG: f64 = 0.94;

/// Numbers and letters beside things of a size: never too small to read.
fn number_size(size: f64) -> f64 {
    (size * 0.76).max(12.0)
}

fn mark_size(size: f64) -> f64 {
    (size * 0.64).max(12.0)
}

impl Line {
    fn add(&mut self, sign: Sign, option: Option<u8>) {
        self.0.push(Part { sign, option, lacking: false });
    }

    /// The last `signs` ask for something that the seat lacks.
    fn lack(&mut self, signs: usize, lacking: bool) {
        let first = self.0.len().saturating_sub(signs);
        self.0.iter_mut().skip(first).for_each(|part| part.lacking = lacking);
    }

    /// A price in gold.
    fn price(&mut self, gold: u8, means: Means, option: Option<u8>) {
        let before = self.0.len();
        self.amount(gold, &pieces::GOLD, option);
        self.lack(self.0.len() - before, means.gold < gold.into());
        self.mark("→", option);
    }

    fn mark(&mut self, words: &str, option: Option<u8>) {
        self.add(Sign::Mark(words.to_owned()), option);
    }

    /// So many of something; one is not counted.
    pub(super) fn amount(&mut self, count: u8, thing: &'static Symbol, option: Option<u8>) {
        if count > 1 {
            self.add(Sign::Number(count), option);
        }
        if count > 0 {
            self.add(Sign::Thing(thing), option);
        }
    }

    /// Effects. Cards are drawn where they lie.
    fn bundle(&mut self, bundle: &Bundle, option: Option<u8>) {
        for &piece in Piece::ALL {
            self.amount(bundle.gain(piece), drawing(piece), option);
        }
        self.amount(bundle.trees_with_fruit, &pieces::TREE_WITH_FRUIT, option);
        self.amount(u8::from(bundle.houses), &pieces::BAT_IN_HOUSE, option);
        self.amount(bundle.train, &pieces::TRAINED, option);
        self.amount(bundle.gold, &pieces::GOLD, option);
    }

    pub(super) fn of_bundle(bundle: &Bundle) -> Self {
        let mut line = Line::default();
        line.bundle(bundle, None);
        line
    }

    /// Everything that an offer says, but for the price of a location.
    pub(super) fn of_offer(offer: &Offer, means: Means) -> Self {
        let mut line = Line::of_bundle(&offer.now);
        if offer.per_nature != Bundle::default() {
            line.bundle(&offer.per_nature, None);
            line.mark("×", None);
            line.add(Sign::Thing(&pieces::NATURE), None);
            line.mark(&format!("= {}", means.nature), None);
            line.lack(2, means.nature == 0);
        }
        match &offer.choice {
            Some(Choice::One(options)) => {
                for (index, option) in (0u8..).zip(options) {
                    if index > 0 {
                        line.mark("/", None);
                    }
                    line.bundle(option, Some(index));
                }
            }
            Some(Choice::Pay { gold, then }) => {
                line.price(*gold, means, Some(0));
                line.bundle(then, Some(0));
            }
            Some(Choice::Exchange(offers)) => {
                for (index, exchange) in (0u8..).zip(offers) {
                    if index > 0 {
                        line.mark("/", None);
                    }
                    line.price(exchange.gold, means, Some(index));
                    line.amount(exchange.count, drawing(exchange.piece), Some(index));
                }
            }
            Some(Choice::Buy { .. }) | None => {}
        }
        if let Some((min, bonus)) = &offer.bonus {
            line.mark(&format!("· {min}"), None);
            line.add(Sign::Thing(&pieces::CARD), None);
            line.lack(2, means.terrains < *min);
            line.mark("+", None);
            line.bundle(bonus, None);
        }
        line
    }

    fn width_of(sign: &Sign, size: f64) -> f64 {
        match sign {
            Sign::Number(number) => text_width(&number.to_string(), Face::Number, number_size(size)),
            Sign::Thing(_) => size * SNUG,
            Sign::Mark(words) => text_width(words, Face::Label, mark_size(size)) + size * 0.22,
        }
    }

    fn width(&self, size: f64) -> f64 {
        self.0.iter().map(|part| Self::width_of(&part.sign, size)).sum()
    }

    /// Draws it in the middle of a frame, things `size` wide or less; returns where each option lies.
    pub(super) fn draw(&self, s: &mut Scene, frame: Frame, size: f64) -> Vec<(u8, Frame)> {
        // Letters do not shrink as things do, so it takes some steps.
        let size = (0..4).fold(size, |size, _| size * (frame.w / self.width(size)).min(1.0));
        let mut x = frame.cx() - self.width(size) / 2.0;
        let mut options: Vec<(u8, Frame)> = Vec::new();
        for part in &self.0 {
            let width = Self::width_of(&part.sign, size);
            part.draw(s, x + width / 2.0, frame.cy(), size);
            if let Some(option) = part.option {
                match options.iter_mut().find(|(known, _)| *known == option) {
                    Some((_, place)) => place.w = x + width - place.x,
                    None => options.push((option, Frame::new(x, frame.y, width, frame.h))),
                }
            }
            x += width;
        }
        options
    }
}

impl Part {
    /// Draws it around (`x`, `y`); what is lacking is faded, and its words are red.
    fn draw(&self, s: &mut Scene, x: f64, y: f64, size: f64) {
        match &self.sign {
            Sign::Number(number) => {
                let ink = if self.lacking { art::LOSS } else { Ink::PRINT };
                s.text(x, y + size * 0.27, &number.to_string())
                    .face(Face::Number)
                    .size(number_size(size))
                    .middle()
                    .fill(ink);
            }
            Sign::Thing(symbol) => {
                let opacity = if self.lacking { 0.42 } else { 1.0 };
                s.stamp_centred(symbol, x, y, size).opacity(opacity);
            }
            Sign::Mark(words) => {
                let ink = if self.lacking { art::LOSS } else { art::EARTH };
                let letters = mark_size(size);
                s.text(x, y + letters * 0.34, words).size(letters).middle().fill(ink);
            }
        }
    }
}

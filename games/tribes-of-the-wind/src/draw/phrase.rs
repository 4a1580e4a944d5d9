//! Conditions in a few words, with the sign of the element among them.

use bocage_canvas::{Face, Ink, Scene, text_width};
use bocage_engine::Message;

use super::inks::dress;
use crate::components::Condition;
use crate::vocabulary::Element;

/// Stands for the sign of the element in a phrase.
pub(super) const MARK: char = '◇';

/// What a condition asks for, short; the element is a sign among the words.
pub(super) fn phrase(condition: Condition) -> Message {
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
pub(super) fn draw_phrase(
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
    let size = if natural > width { (size * width / natural).max(12.0) } else { size };
    s.text(x, y, before.trim_end()).size(size).fill(Ink::PRINT);
    let Some(element) = element.filter(|_| plain.contains(MARK)) else { return };
    let at = x + measure(before, size) + size * 0.12;
    s.stamp_centred(dress(element).sign, at + size * 0.55, y - size * 0.36, size * 1.16);
    s.text(at + size * 1.3, y, after.trim_start()).size(size).fill(Ink::PRINT);
}

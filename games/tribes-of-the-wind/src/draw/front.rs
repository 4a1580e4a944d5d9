//! Fronts of the own cards: each line with its condition, whether it holds now, and what it would do.

use bocage_canvas::art::icons as verb;
use bocage_canvas::{Face, Ink, Outline, Paint, Scene, Trace, text_width};
use bocage_engine::Message;

use super::element::token;
use super::inks::dress;
use super::phrase::{MARK, draw_phrase};
use super::table::{Table, Touch};
use super::tiles::GUSTS;
use crate::components::Condition;
use crate::vocabulary::Card;
use crate::words;

/// Size of a card on wide screens.
pub(super) const CARD: (f64, f64) = (140.0, 158.0);
/// Size of a card on narrow ones: a row.
pub(super) const ROW: (f64, f64) = (378.0, 70.0);
/// A box of a card: left, top, width, height.
pub(super) type Frame = (f64, f64, f64, f64);

/// What comes of playing a card now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Play {
    /// It cannot be played.
    Not,
    /// It can, but nothing would happen.
    Idle,
    Useful,
}

impl Play {
    /// Purple for what is worth touching.
    fn ink(self) -> Ink {
        if self == Play::Useful { Ink::RING } else { Ink::PRINT_2 }
    }
}

impl Table<'_> {
    /// A card of the own hand. With one line that holds the card is touched, with several its lines.
    pub(super) fn draw_front(&self, s: &mut Scene, card: Card, (x, y): (f64, f64)) {
        let touches: Vec<Option<Touch>> = (0..self.game.components.lines(card).len())
            .map(|line| self.own_touch(&format!("play:{card}:{line}")))
            .collect();
        let open = touches.iter().flatten().count();
        let useful = touches.iter().zip(self.game.components.lines(card)).any(|(touch, line)| {
            touch.is_some() && self.game.has_effect_now(self.public, self.focus, card, line)
        });
        let play = match (open, useful) {
            (0, _) => Play::Not,
            (_, false) => Play::Idle,
            (_, true) => Play::Useful,
        };
        let (w, h) = if self.narrow() { ROW } else { CARD };
        let edge = Outline::rect(x + 0.5, y + 0.5, w - 1.0, h - if self.narrow() { 3.0 } else { 4.0 }, 13.5);
        let words = self.say(&self.game.say_card_now(self.public, self.focus, card));
        let whole = touches.iter().flatten().next().filter(|_| open == 1);
        let name = format!("card-{card}");
        self.lift_as(s, whole, &edge, &words, play == Play::Idle, |s| {
            s.group().piece(&name).at(x, y).draw(|s| {
                if self.narrow() {
                    self.draw_row(s, card, play)
                } else {
                    self.draw_sheet(s, card, play)
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
            .map(|line| (5.5, top + line as f64 * (height + gap), CARD.0 - 11.0, height))
            .collect()
    }

    /// Do the lines of the card depend on one total?
    fn is_tiered(&self, card: Card) -> bool {
        self.game.components.lines(card).iter().any(|line| matches!(line.condition, Condition::SumRange(..)))
    }

    fn draw_sheet(&self, s: &mut Scene, card: Card, play: Play) {
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
        let tag = self.tag(card, play);
        let taken = text_width(&tag, Face::Label, 12.0) + 14.0;
        s.text(36.0, 23.0, &name).face(Face::Title).size(16.0).fill(dress.print).fit(97.0 - taken);
        self.draw_tag(s, (134.0, 17.5), play, &tag);
        self.draw_total(s, card, (9.0, 47.5), CARD.0 - 18.0);
    }

    /// A card as a row: the element at the left, its lines side by side.
    fn draw_row(&self, s: &mut Scene, card: Card, play: Play) {
        let dress = dress(card.element());
        let (w, h) = ROW;
        s.rect(1.0, 4.0, w - 2.0, h - 6.0).corner(13.0).fill(Ink::PI).opacity(0.35);
        s.rect(1.0, 1.0, w - 2.0, h - 6.0).corner(13.0).fill(Ink::CARD).stroke(Ink::PI, 2.2);
        let head = Trace::field(2.0, 2.0, 50.0, h - 8.0, [12.0, 0.0, 0.0, 12.0]);
        s.path(&head).fill(dress.back);
        s.path(&head).fill(Paint::Texture(&GUSTS));
        s.line(52.5, 2.0, 52.5, h - 6.0).stroke(Ink::PI, 2.0);
        token(s, card.element(), (27.0, 25.0), 17.0);
        if self.is_discarding() {
            s.rect(8.0, 44.0, 38.0, 18.0).corner(9.0).fill(Ink::CUT).stroke(Ink::PI, 1.2);
            s.text(27.0, 57.4, &card.to_string()).size(12.5).middle().fill(Ink::PRINT);
        } else if self.is_tiered(card) {
            self.draw_total(s, card, (5.0, 58.0), 44.0);
        } else {
            // A check for what could be played now, purple when it may; a dash if nothing came of it.
            let counts = self.game.counts(self.public, self.focus);
            let holds = self.game.components.lines(card).iter().any(|line| counts.hold(line.condition));
            let icon = match (holds, play) {
                (_, Play::Idle) => &super::terrain::MINUS,
                (true, _) => &verb::TICK,
                (false, _) => &verb::LOCK,
            };
            s.circle(27.0, 53.0, 9.0).fill(Ink::CUT).stroke(Ink::PI, 1.2);
            s.stamp_centred(icon, 27.0, 53.0, 13.0).color(play.ink());
        }
    }

    /// Playable, or not, in a word; while three cards are discarded, what tells the card from others.
    fn tag(&self, card: Card, play: Play) -> String {
        match play {
            Play::Useful => self.word("pic-playable"),
            Play::Idle => self.word("pic-idle-card"),
            Play::Not if self.is_discarding() => card.to_string(),
            Play::Not if self.own_turn() => self.word("pic-blocked"),
            Play::Not => String::new(),
        }
    }

    fn is_discarding(&self) -> bool {
        !self.threes().is_empty()
    }

    /// Is it the moment at which cards are played?
    fn own_turn(&self) -> bool {
        self.public.active == self.focus && matches!(self.step(), Some(crate::state::Step::Menu))
    }

    fn draw_tag(&self, s: &mut Scene, (right, y): (f64, f64), play: Play, words: &str) {
        if words.is_empty() {
            return;
        }
        let width = text_width(words, Face::Label, 12.0) * 0.95 + 12.0;
        s.rect(right - width, y - 9.5, width, 19.0).corner(9.5).fill(Ink::CARD);
        s.text(right - width / 2.0, y + 4.3, words).size(12.0).middle().fill(play.ink());
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
}

/// With a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

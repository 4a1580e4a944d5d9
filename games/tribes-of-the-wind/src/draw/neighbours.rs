//! The hands beside the terrain: the left neighbour's backs on the left, the right one's on the right.
//! They decide over the own cards, so they lie where the neighbours sit.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene, State};
use bocage_engine::{Message, Seat};

use super::element::{LYING, lying, token};
use super::hand_name;
use super::inks::dress;
use super::table::{Table, shorten};
use crate::state::Backs;
use crate::vocabulary::Element;
use crate::words;

/// Width of a column.
pub(super) const COLUMN: f64 = 80.0;

impl Table<'_> {
    pub(super) fn draw_neighbours(&self, s: &mut Scene) {
        let counts = self.game.counts(self.public, self.focus);
        let neighbours = self.neighbours(self.focus);
        for (place, (neighbour, backs)) in neighbours.iter().zip(counts.neighbours).enumerate() {
            let right = place == 1;
            if self.narrow() {
                self.draw_counters(s, *neighbour, &backs, right);
            } else {
                self.draw_column(s, *neighbour, &backs, right);
            }
        }
    }

    fn draw_column(&self, s: &mut Scene, neighbour: Option<Seat>, backs: &Backs, right: bool) {
        let [_, top, w, h] = s.view();
        let x = if right { w - COLUMN } else { 0.0 };
        let (name, place) = self.neighbour_words(neighbour, right);
        let words = self.say(&self.say_backs(neighbour, backs));
        s.group().class("neighbour").label(&words).title(&words).draw(|s| {
            // Beyond the view, too: the frame may be larger.
            let (outer, width) = if right { (x, COLUMN + 600.0) } else { (x - 600.0, COLUMN + 600.0) };
            s.rect(outer, top - 600.0, width, h + 1200.0).fill(Ink::PAPER).opacity(0.86);
            let rule = if right { x } else { x + COLUMN };
            s.line(rule, top - 600.0, rule, h + 600.0).stroke(Ink::TRIBES_DEEP, 1.6).dash(&[5.0, 4.0]);
            let middle = x + COLUMN / 2.0;
            if let Some(seat) = neighbour {
                s.stamp_centred(Livery::of(seat.index()).disc(), middle, 22.0, 21.0);
            } else {
                s.stamp_centred(&bocage_canvas::art::icons::CARDS, middle, 22.0, 22.0).color(Ink::INK);
            }
            let name = shorten(&name, Face::Title, 16.0, COLUMN - 8.0);
            s.text(middle, 49.0, &name).face(Face::Title).size(16.0).middle();
            s.text(middle, 67.0, &place)
                .face(Face::Body)
                .size(14.8)
                .middle()
                .fill(Ink::INK_2)
                .fit(COLUMN - 4.0);
            draw_backs(s, backs, (if right { x + 16.0 } else { x - 6.0 }, 80.0));
            for (index, &element) in Element::ALL.iter().enumerate() {
                let (cx, cy) = (x + 16.0 + 36.0 * (index % 2) as f64, h - 62.0 + 28.0 * (index / 2) as f64);
                draw_count(s, element, backs[element.index()], (cx, cy), 9.5);
            }
        });
        if neighbour.is_some_and(|seat| self.is_changed(&hand_name(seat))) {
            s.ring(&Outline::rect(x + 5.0, 72.0, COLUMN - 10.0, 252.0, 10.0), State::Changed);
        }
    }

    /// On a phone four counters at the top, on the neighbour's side.
    fn draw_counters(&self, s: &mut Scene, neighbour: Option<Seat>, backs: &Backs, right: bool) {
        let x = if right { s.view()[2] - 82.0 } else { 0.0 };
        let (name, _) = self.neighbour_words(neighbour, right);
        let words = self.say(&self.say_backs(neighbour, backs));
        s.group().class("neighbour").label(&words).title(&words).draw(|s| {
            s.rect(if right { x } else { x - 12.0 }, 6.0, 94.0, 90.0)
                .corner(12.0)
                .fill(Ink::PAPER)
                .opacity(0.9);
            if let Some(seat) = neighbour {
                s.stamp(Livery::of(seat.index()).disc(), x + 6.0, 11.0, 18.0);
            } else {
                s.stamp(&bocage_canvas::art::icons::CARDS, x + 6.0, 11.0, 18.0).color(Ink::INK);
            }
            let name = shorten(&name, Face::Title, 13.5, 52.0);
            s.text(x + 27.0, 25.0, &name).face(Face::Title).size(13.5);
            for (index, &element) in Element::ALL.iter().enumerate() {
                let (cx, cy) = (x + 16.0 + 38.0 * (index % 2) as f64, 46.0 + 29.0 * (index / 2) as f64);
                draw_count(s, element, backs[element.index()], (cx, cy), 11.0);
            }
        });
        if neighbour.is_some_and(|seat| self.is_changed(&hand_name(seat))) {
            s.ring(&Outline::rect(x + 4.0, 30.0, 74.0, 62.0, 10.0), State::Changed);
        }
    }

    /// A neighbour's name, and where it sits; with two players the second one is the river.
    fn neighbour_words(&self, neighbour: Option<Seat>, right: bool) -> (String, String) {
        match neighbour {
            Some(seat) => {
                let name = self.say(&Message::new("pic-seat").with("seat", seat));
                let place = match (self.public.players, right) {
                    _ if self.public.active == seat && !self.public.agenda.is_empty() => "pic-plays",
                    (2, _) => "pic-facing",
                    (_, true) => "pic-right",
                    (_, false) => "pic-left",
                };
                (name, self.word(place))
            }
            None => (self.word("pic-market"), self.word("pic-market-note")),
        }
    }

    /// The backs of a hand in words.
    pub(super) fn say_backs(&self, whose: Option<Seat>, backs: &Backs) -> Message {
        let counted: Vec<Message> = Element::ALL
            .iter()
            .map(|&element| {
                Message::new("backs")
                    .with("count", backs[element.index()])
                    .with("element", words::element(element))
            })
            .collect();
        match whose {
            Some(seat) => Message::new("pic-backs").with("seat", seat),
            None => Message::new("pic-backs-market"),
        }
        .with("backs", counted)
    }
}

/// The backs of a hand, one below the other.
fn draw_backs(s: &mut Scene, backs: &Backs, (x, y): (f64, f64)) {
    const WIDTH: f64 = 70.0;
    let mut place = 0.0;
    for &element in Element::ALL {
        for _ in 0..backs[element.index()] {
            lying(s, element, (x, y + place * (WIDTH * LYING - 2.0)), WIDTH);
            place += 1.0;
        }
    }
}

/// An element and a number; none is pale.
pub(super) fn draw_count(s: &mut Scene, element: Element, count: u8, (cx, cy): (f64, f64), r: f64) {
    let faded = if count == 0 { 0.5 } else { 1.0 };
    s.group().opacity(faded).draw(|s| {
        if r > 10.0 {
            token(s, element, (cx, cy), r);
        } else {
            s.stamp_centred(dress(element).sign, cx, cy, r * 2.0);
        }
    });
    let ink = if count == 0 { Ink::INK_3 } else { Ink::INK };
    s.text(cx + r + 3.0, cy + r * 0.55, &count.to_string()).face(Face::Number).size(r * 1.65).fill(ink);
}

//! The board panel: on wide screens the rounds, and below them a seat's side of the table.

use bocage_canvas::art::{icons, pieces::MEEPLE};
use bocage_canvas::{Badge, Face, Ink, Livery, Scene, State};
use bocage_engine::{Message, Seat};

use super::art::{self, pieces};
use super::card::Name;
use super::frame::{Frame, chip, chip_width, shorten};
use super::table::{FINE, Table};
use super::tableau::Lie;
use super::{card_name, gold_name, rounds, sky, supply, tableau_of};
use crate::state::{Phase, Step};
use crate::vocabulary::{Card, Coord, Piece};

/// The picture on wide and on narrow screens.
const WIDE: (f64, f64) = (760.0, 640.0);
const NARROW: (f64, f64) = (390.0, 394.0);
/// Width of the column beside the tableau.
const ASIDE: f64 = 180.0;
/// The smallest scale at which names are shown.
const READABLE: f64 = 0.88;
/// Height of the line with the owner and the chips.
const HEAD: f64 = 32.0;

impl Table<'_> {
    pub(super) fn draw_own(&self) -> Scene {
        let (width, height) = if self.look.narrow { NARROW } else { WIDE };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.summary(self.focus)));
        let s = &mut scene;
        sky::draw(s);
        if self.look.narrow {
            self.draw_narrow(s, width, height);
        } else {
            self.draw_wide(s, width, height);
        }
        scene
    }

    fn draw_wide(&self, s: &mut Scene, width: f64, height: f64) {
        self.draw_rounds(s, Frame::new(10.0, 8.0, width - 20.0, rounds::HEIGHT));
        let top = 8.0 + rounds::HEIGHT + 6.0;
        self.draw_head(s, Frame::new(12.0, top, width - 22.0, HEAD));
        let body = top + HEAD + 5.0;
        let room = Frame::new(12.0, body, width - ASIDE - 34.0, height - body - 6.0);
        let named = Lie::whole(self, self.focus, room, 1.0, Name::Line);
        // Names that would be too small to read make room for larger cards.
        let lie = if named.scale < READABLE {
            Lie::whole(self, self.focus, room, 1.0, Name::Hidden)
        } else {
            named
        };
        self.draw_tableau(s, self.focus, &lie);
        let x = width - ASIDE - 10.0;
        self.draw_supply(s, Frame::new(x, body, ASIDE, supply::HEIGHT));
        let below = body + supply::HEIGHT + 8.0;
        self.draw_night(s, Frame::new(x, below, ASIDE, 82.0));
        let rest = below + 90.0;
        self.draw_corner(s, Frame::new(x, rest, ASIDE, height - rest - 6.0));
    }

    /// The tableau alone; if something can be done on a few of its cards, those, as large as they get.
    fn draw_narrow(&self, s: &mut Scene, width: f64, height: f64) {
        self.draw_head(s, Frame::new(8.0, 5.0, width - 14.0, HEAD));
        let hand = self.hand().is_some() || self.is_legal("night");
        let foot = if hand { 92.0 } else { 0.0 };
        let room = Frame::new(6.0, HEAD + 9.0, width - 12.0, height - HEAD - 14.0 - foot);
        let busy = self.busy_cards(self.focus);
        let lie = if busy.is_empty() {
            Lie::whole(self, self.focus, room, 1.0, Name::Hidden)
        } else {
            Lie::some(&busy, room.inset(4.0), Name::Line)
        };
        self.draw_tableau(s, self.focus, &lie);
        let below = Frame::new(8.0, height - foot, width - 16.0, foot - 6.0);
        if self.is_legal("night") {
            self.draw_night(s, Frame::new(below.cx() - 100.0, below.y, 200.0, below.h));
        } else if hand {
            self.draw_corner(s, below);
        } else if lie.bottom() + 98.0 < height {
            self.draw_night(s, Frame::new(width - 208.0, height - 92.0, 200.0, 84.0));
        }
    }

    /// On narrow screens the whole tableau, while the board shows a part of it.
    pub(super) fn draw_overview(&self) -> Option<Scene> {
        let busy = self.busy_cards(self.focus);
        let plots = self.public.side(self.focus).tableau.plots();
        if busy.is_empty() || busy.len() == plots.len() {
            return None;
        }
        let rest: Vec<Coord> = plots.iter().map(|plot| plot.at).filter(|at| !busy.contains(at)).collect();
        let room = Frame::new(6.0, 24.0, NARROW.0 - 12.0, 4000.0);
        let lie = Lie::some_at(&rest, room, 92.0);
        let mut scene = Scene::new(NARROW.0, lie.bottom() + 8.0);
        scene.set_label(&self.word("pic-overview"));
        let s = &mut scene;
        s.rect(0.0, 0.0, NARROW.0, lie.bottom() + 8.0).fill(art::BEHIND).fill_opacity(0.5).hidden();
        s.text(8.0, 17.0, &self.word("pic-overview")).size(13.5);
        self.draw_tableau(s, self.focus, &lie);
        Some(scene)
    }

    /// Whose side it is, with gold, nature icons, bats and workers.
    fn draw_head(&self, s: &mut Scene, frame: Frame) {
        let seat = self.focus;
        let side = self.public.side(seat);
        let y = frame.y + 2.0;
        let mut x = frame.right();
        let chips: [(&'static bocage_canvas::Symbol, String, &'static str); 3] = [
            (&pieces::BAT, side.tableau.count(Piece::Bat).to_string(), "pic-chip-bats"),
            (&pieces::NATURE, side.tableau.nature(&self.game.components).to_string(), "pic-chip-nature"),
            (&pieces::GOLD, side.gold.to_string(), "pic-chip-gold"),
        ];
        x = self.draw_hands(s, x, y);
        for (symbol, words, key) in chips {
            x -= chip_width(&words) + 6.0;
            let name = self.say(&Message::new(key).with("count", words.as_str()));
            if key == "pic-chip-gold" {
                self.draw_gold(s, (x, y), &words, &name);
            } else {
                s.group().label(&name).title(&name).draw(|s| {
                    chip(s, (x, y), symbol, &words);
                });
            }
        }
        if self.public.first_player == seat && !self.public.solo() {
            x -= 33.0;
            let name = self.word("pic-drum");
            s.group().piece("drum").label(&name).title(&name).draw(|s| {
                s.circle(x + 12.0, y + 13.0, 13.5).fill(art::IVORY).stroke(Ink::PI, 1.5);
                s.stamp_centred(&pieces::DRUM, x + 12.0, y + 13.0, 20.0);
            });
            if self.is_changed("drum") {
                s.ring(&bocage_canvas::Outline::circle(x + 12.0, y + 13.0, 15.0), State::Changed);
            }
        }
        let size = if self.look.narrow { 16.0 } else { 18.0 };
        let words = shorten(&self.say(&tableau_of(seat)), Face::Title, size, x - frame.x - size * 2.0);
        s.group().class("owner").hidden().draw(|s| {
            s.seat_name(frame.x, frame.y + 21.5, size, Livery::of(seat.index()), &words);
        });
    }

    /// Gold can be paid for food.
    fn draw_gold(&self, s: &mut Scene, (x, y): (f64, f64), words: &str, name: &str) {
        let frame = Frame::new(x, y, chip_width(words), 26.0);
        let piece = gold_name(self.focus);
        self.thing(s, "gold", name).piece(&piece).draw(|s| {
            chip(s, (x, y), &pieces::GOLD, words);
            self.ring(s, "gold", &frame.outline(13.0), FINE);
        });
        if self.is_changed(&piece) {
            s.ring(&frame.inset(-2.0).outline(13.0), State::Changed);
        }
        self.verb(s, "gold", (frame.x + 3.0, frame.bottom() - 2.0), 8.0, Badge::Verb(&icons::PAY));
    }

    /// Workers still to be placed, ending at `x`; returns where they begin.
    fn draw_hands(&self, s: &mut Scene, x: f64, y: f64) -> f64 {
        let left = self.workers_left(self.focus);
        let words = left.to_string();
        let start = x - chip_width(&words);
        let owner = if self.public.solo() {
            self.game.components.round(self.public.round_index()).colour.index()
        } else {
            self.focus.index()
        };
        let livery = self.livery(owner);
        let name = self.say(&Message::new("pic-chip-workers").with("count", left));
        s.group().label(&name).title(&name).draw(|s| {
            s.rect(start, y, x - start, 26.0).corner(13.0).fill(art::IVORY).stroke(Ink::PI, 1.5);
            s.stand(&MEEPLE, start + 15.0, y + 23.0, 23.0).color(livery);
            s.seat_mark(start + 15.0, y + 14.5, 11.0, livery);
            s.text(start + 29.0, y + 18.6, &words).face(Face::Number).size(16.0).fill(Ink::PRINT);
        });
        start
    }

    /// Workers that a seat has not placed yet this round.
    pub(super) fn workers_left(&self, seat: Seat) -> u8 {
        let turns = self.game.components.turns;
        if self.public.phase != Phase::Work {
            return 0;
        }
        let players = self.public.players.max(1);
        let order = (seat.0 + players - self.public.starter.0 % players) % players;
        // Turns that were begun: the active seat has placed its worker if it is in the middle of one.
        let active = self.public.active() == seat && !self.public.side(seat).agenda.is_empty();
        let taken = (self.public.turn + players - 1 - order) / players + u8::from(active);
        turns.saturating_sub(taken)
    }

    /// The card in hand.
    pub(super) fn hand(&self) -> Option<Card> {
        match self.public.side(self.focus).agenda.top() {
            Some(&Step::PlaceCard(card)) => Some(card),
            _ => None,
        }
    }

    /// The card in hand, or else what the signs on the tableau mean.
    fn draw_corner(&self, s: &mut Scene, frame: Frame) {
        let Some(card) = self.hand() else {
            match (self.look.narrow, self.public.solo()) {
                (true, _) => {}
                (false, true) => self.draw_goal_chips(s, frame),
                (false, false) => self.draw_legend(s, frame),
            }
            return;
        };
        let name = self.say(&self.say_card(card));
        let piece = match card.number() {
            Some(_) => card_name(self.focus, card, Coord::START),
            None => format!("hand{}", self.focus.0),
        };
        let width = (frame.h - 12.0).min(96.0);
        let x = frame.x + 6.0;
        let sheet = Frame::new(frame.x, frame.y, frame.w, width + 12.0);
        s.outline(&sheet.outline(11.0)).fill(art::IVORY).stroke(Ink::PI, 1.5).hidden();
        s.group().class("hand").piece(&piece).label(&name).title(&name).at(x, frame.y + 6.0).draw(|s| {
            self.draw_face(s, card, width, Name::Hidden);
        });
        let words = self.say(&Message::new("pic-hand").with("card", crate::words::card(card)));
        let mut baseline = frame.y + 20.0;
        let left = x + width + 8.0;
        for line in bocage_canvas::wrap(&words, Face::Label, 13.5, frame.right() - left - 3.0) {
            s.text(left, baseline, line).size(13.5).fill(Ink::PRINT).fit(frame.right() - left - 3.0);
            baseline += 16.0;
        }
    }

    fn draw_legend(&self, s: &mut Scene, frame: Frame) {
        let mut lines: Vec<(&'static str, &'static str)> = Vec::new();
        if !self.doomed(self.focus).is_empty() {
            lines.push(("doom", "pic-legend-doom"));
        }
        if self.public.phase != Phase::End {
            lines.push(("family", "pic-legend-family"));
        }
        lines.push(("trained", "pic-legend-trained"));
        let tall = lines.len() as f64 * 31.0 + 6.0;
        let frame = Frame::new(frame.x, frame.y, frame.w, tall.min(frame.h));
        s.group().class("legend").hidden().draw(|s| {
            s.outline(&frame.outline(11.0)).fill(art::IVORY).stroke(Ink::PI, 1.5);
            for (index, (sign, key)) in lines.into_iter().enumerate() {
                let y = frame.y + 18.5 + index as f64 * 31.0;
                match sign {
                    "doom" => {
                        s.circle(frame.x + 17.0, y, 9.5).fill(art::SMOKE_DARK);
                        s.text(frame.x + 17.0, y + 4.6, "1")
                            .face(Face::Number)
                            .size(13.0)
                            .middle()
                            .fill(art::HALO);
                    }
                    "family" => drop(s.stamp_centred(&pieces::FAMILY, frame.x + 17.0, y, 22.0)),
                    _ => drop(s.stamp_centred(&pieces::TRAINED, frame.x + 17.0, y, 22.0)),
                }
                let words = self.word(key);
                let lines = bocage_canvas::wrap(&words, Face::Body, 12.4, (frame.w - 40.0) * 1.05);
                let first = if lines.len() > 1 { y - 2.5 } else { y + 4.3 };
                for (number, line) in lines.iter().take(2).enumerate() {
                    s.text(frame.x + 34.0, first + number as f64 * 13.4, line)
                        .face(Face::Body)
                        .size(12.4)
                        .fill(Ink::PRINT);
                }
            }
        });
    }

    /// Whose side it is, and what stands there.
    pub(super) fn summary(&self, seat: Seat) -> Message {
        let side = self.public.side(seat);
        let pieces: Vec<Message> =
            Piece::ALL.iter().map(|&piece| crate::words::amount(piece, side.tableau.count(piece))).collect();
        Message::new("pic-summary")
            .with("tableau", tableau_of(seat))
            .with("cards", side.tableau.plots().len())
            .with("pieces", pieces)
            .with("pollution", side.tableau.pollution())
            .with("gold", side.gold)
            .with("need", self.game.food_need(side))
    }
}

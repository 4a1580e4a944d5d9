//! The line above a tableau: whose it is, gold, nature icons, bats, and workers still to be placed.

use bocage_canvas::art::{icons, pieces::MEEPLE};
use bocage_canvas::{Badge, Face, Ink, Livery, Outline, Scene, State, Symbol, text_width};
use bocage_engine::{Message, Seat};

use super::art::{self, pieces};
use super::frame::{Frame, chip, chip_width, shorten};
use super::table::{FINE, TOUCH, Table};
use super::{gold_name, tableau_of};
use crate::state::Phase;
use crate::vocabulary::Piece;

impl Table<'_> {
    /// Whose side it is, with gold, nature icons, bats and workers.
    pub(super) fn draw_head(&self, s: &mut Scene, frame: Frame) {
        let seat = self.focus;
        let side = self.public.side(seat);
        let y = frame.y + 2.0;
        let mut x = frame.right();
        let chips: [(&'static Symbol, String, &'static str); 3] = [
            (&pieces::BAT, side.tableau.count(Piece::Bat).to_string(), "pic-chip-bats"),
            (&pieces::NATURE, side.tableau.nature(&self.game.components).to_string(), "pic-chip-nature"),
            (&pieces::GOLD, side.gold.to_string(), "pic-chip-gold"),
        ];
        x = self.draw_hands(s, x, y);
        for (symbol, words, key) in chips {
            x -= chip_width(&words) + 6.0;
            let scoring = &self.game.components.scoring;
            let name = Message::new(key)
                .with("count", words.as_str())
                .with("free", scoring.free_bats)
                .with("points", scoring.bat);
            let name = self.say(&name);
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
            self.draw_drum(s, (x + 12.0, y + 13.0));
        }
        // A long name is written smaller before it is cut.
        let words = self.say(&tableau_of(seat));
        let room = |size: f64| x - frame.x - size * 2.0;
        let sizes = if self.look.narrow { [16.0, 14.5, 13.0] } else { [18.0, 16.5, 15.0] };
        let fits = |size: &f64| text_width(&words, Face::Title, *size) <= room(*size);
        let size = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
        let words = shorten(&words, Face::Title, size, room(size));
        s.group().class("owner").hidden().draw(|s| {
            s.seat_name(frame.x, frame.y + 21.5, size, Livery::of(seat.index()), &words);
        });
    }

    /// The first player marker.
    fn draw_drum(&self, s: &mut Scene, (x, y): (f64, f64)) {
        let name = self.word("pic-drum");
        s.group().piece("drum").label(&name).title(&name).draw(|s| {
            s.circle(x, y, 13.5).fill(art::IVORY).stroke(Ink::PI, 1.5);
            s.stamp_centred(&pieces::DRUM, x, y, 20.0);
        });
        if self.is_changed("drum") {
            s.ring(&Outline::circle(x, y, 15.0), State::Changed);
        }
    }

    /// Gold can be paid for food.
    fn draw_gold(&self, s: &mut Scene, (x, y): (f64, f64), words: &str, name: &str) {
        let frame = Frame::new(x, y, chip_width(words), 26.0);
        let piece = gold_name(self.focus);
        self.thing(s, "gold", name).piece(&piece).draw(|s| {
            if self.look.narrow {
                // Nothing to see, but enough for a finger.
                s.outline(&frame.inset((frame.h - TOUCH) / 2.0).outline(13.0)).fill(Ink::CASING).opacity(0.0);
            }
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
}

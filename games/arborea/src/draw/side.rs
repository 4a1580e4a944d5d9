//! Another seat, small: its ecosystem, spirit, villagers and cards.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Scene};
use bocage_engine::{Message, Seat};

use super::desk::Desk;
use super::villagers;
use crate::state::Board;
use crate::vocabulary::{Kind, Owner};
use crate::words;

const WIDTH: f64 = 252.0;
const ALONE: f64 = 128.0;

impl Desk<'_> {
    pub(super) fn draw_side(&self, seat: Seat) -> Scene {
        // Four others need shorter pictures, with the numbers beside the ecosystem.
        let beside = self.public.players > 3;
        let (width, height) = match (self.look.narrow, beside) {
            (true, _) => (ALONE, ALONE),
            (false, true) => (WIDTH, 96.0),
            (false, false) => (WIDTH, 258.0),
        };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_side(seat)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let board = self.public.board(seat);
        match (self.look.narrow, beside) {
            (true, _) => self.draw_ecosystem(s, seat, [4.0, 6.0, 120.0, 116.0], 22.0),
            (false, true) => {
                self.draw_ecosystem(s, seat, [2.0, 4.0, 112.0, 88.0], 24.0);
                self.draw_numbers(s, board, (122.0, 18.0));
                self.draw_bench(s, seat, board, (122.0, 48.0), 130.0);
                self.draw_fronts(s, board, (122.0, 54.0), 28.0);
            }
            (false, false) => {
                self.draw_ecosystem(s, seat, [4.0, 6.0, 244.0, 150.0], 34.0);
                self.draw_numbers(s, board, (4.0, 178.0));
                self.draw_bench(s, seat, board, (4.0, 223.0), 120.0);
                self.draw_fronts(s, board, (136.0, 166.0), 36.0);
                self.draw_status(s, seat, (4.0, 249.0));
            }
        }
        scene
    }

    /// Spirit, creatures, captives.
    fn draw_numbers(&self, s: &mut Scene, board: &Board, (x, y): (f64, f64)) {
        let mut next = self.draw_spirit_sign(s, board.spirit, (x, y));
        let creatures = board.ecosystem.creatures.len().to_string();
        next = s.icon_and_number(next, y, 17.0, &icons::PAW, &creatures);
        let captives: u8 = board.captive.iter().sum();
        if captives > 0 {
            let words = self.say(&Message::new("pic-captives-short").with("count", captives));
            let beside = self.public.players > 3;
            let (x, y) = if beside { (next, y) } else { (x, y + 17.0) };
            s.text(x, y, &words).size(12.0).fill(Ink::DANGER);
        }
    }

    /// Villagers that are ready.
    fn draw_bench(&self, s: &mut Scene, seat: Seat, board: &Board, (x, y): (f64, f64), width: f64) {
        let total: u8 = board.available.iter().sum();
        let pitch = (20.0_f64).min(width / f64::from(total.max(1)));
        let mut at = x + 11.0;
        for &kind in Kind::ALL {
            for number in 0..board.available[kind.index()] {
                let name = villagers::reserve_name(Owner::from(seat), kind, true, number);
                s.group().piece(&name).draw(|s| villagers::draw(s, seat.into(), kind, (at, y), 22.0));
                at += pitch;
            }
        }
        if total == 0 {
            s.text(x, y - 4.0, &self.word("pic-nobody-ready")).face(Face::Body).size(12.5).fill(Ink::INK_3);
        }
    }

    fn draw_fronts(&self, s: &mut Scene, board: &Board, (x, y): (f64, f64), wide: f64) {
        for (slot, shown) in board.slots.iter().enumerate() {
            let left = x + (wide + 5.0) * slot as f64;
            match shown {
                Some(shown) => self.draw_named(s, *shown, (left, y), wide, 1.0),
                None => {
                    s.rect(left, y, wide, wide * 1.27)
                        .corner(wide * 0.11)
                        .stroke(Ink::OUTLINE, 1.2)
                        .dash(&[3.0, 3.0]);
                }
            }
        }
    }

    /// What the seat is busy with.
    fn draw_status(&self, s: &mut Scene, seat: Seat, (x, y): (f64, f64)) {
        let words = self.say(&self.say_progress(seat));
        s.text(x, y, &words).face(Face::Body).size(13.0).fill(Ink::INK_2);
    }

    /// How far a seat is, in a few words.
    pub(super) fn say_progress(&self, seat: Seat) -> Message {
        let board = self.public.board(seat);
        Message::new(match () {
            () if self.public.over => "pic-over",
            () if self.public.asked == Some(seat) && self.public.turn == seat.into() => "pic-at-turn",
            () if self.public.asked == Some(seat) => "pic-asked",
            () if board.developing() => "pic-develops",
            () if self.public.turn == seat.into() => "pic-at-turn",
            () => "pic-waiting-seat",
        })
    }

    fn say_side(&self, seat: Seat) -> Message {
        let board = self.public.board(seat);
        let cards: Vec<Message> =
            board.slots.iter().flatten().map(|&shown| words::card(self.game, shown)).collect();
        let cards = if cards.is_empty() { vec![Message::new("sketch-none")] } else { cards };
        Message::new("pic-side")
            .with("summary", self.say_ecosystem(seat))
            .with("spirit", board.spirit.to_string().replace('-', "−"))
            .with("cards", cards)
            .with("progress", self.say_progress(seat))
    }
}

//! A seat's own board: spirit, and villagers that are ready or have still to be trained.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene};
use bocage_engine::{Message, Seat};

use super::art::deeds;
use super::desk::{Desk, shorten};
use super::{inks, villagers};
use crate::vocabulary::{Kind, Owner};
use crate::words;

/// Sizes of the strip.
const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 62.0;
const NARROW: (f64, f64) = (390.0, 130.0);

/// The name of a seat's spirit marker.
pub(super) fn spirit_name(seat: Seat) -> String {
    format!("spirit{}", seat.0)
}

impl Desk<'_> {
    pub(super) fn draw_own(&self) -> Scene {
        let (width, height) = if self.look.narrow { NARROW } else { (WIDTH, HEIGHT) };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_own()));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        if self.look.narrow {
            self.draw_spirit(s, (12.0, 27.0), 366.0);
            self.draw_people(s, "pic-ready", true, [12.0, 68.0, 190.0, 58.0]);
            self.draw_people(s, "pic-to-train", false, [208.0, 68.0, 170.0, 58.0]);
        } else {
            self.draw_spirit(s, (14.0, 24.0), 336.0);
            self.draw_people(s, "pic-ready", true, [362.0, 2.0, 205.0, 58.0]);
            self.draw_people(s, "pic-to-train", false, [577.0, 2.0, 175.0, 58.0]);
        }
        scene
    }

    /// Seventeen spaces from (`x`, `y`); bands of equal points are one tint with their number.
    fn draw_spirit(&self, s: &mut Scene, (x, y): (f64, f64), width: f64) {
        let (lowest, highest) = self.game.components.spirit;
        let count = f64::from(highest - lowest + 1);
        let pitch = width / count;
        let place = |spirit: i8| x + (f64::from(spirit - lowest) + 0.5) * pitch;
        let board = self.board();
        let worth = |spirit: i8| self.game.components.spirit_score(spirit);
        let title = self.say(
            &Message::new("pic-spirit")
                .with("spirit", minus(board.spirit))
                .with("points", words::points(worth(board.spirit))),
        );
        s.group().class("spirit").title(&title).draw(|s| {
            s.text(x, y - 11.0, &title).size(12.5).fill(Ink::INK_2).hidden();
            for spirit in lowest..=highest {
                s.rect(place(spirit) - pitch / 2.0, y, pitch, 19.0)
                    .fill(band(worth(spirit)))
                    .stroke(Ink::OUTLINE, 0.8);
                if spirit == lowest || spirit == highest || spirit % 4 == 0 {
                    s.text(place(spirit), y + 32.0, &minus(spirit)).size(12.0).middle().fill(Ink::INK_2);
                }
            }
            self.draw_bands(s, &place, y);
            let livery = Livery::of(self.focus.index());
            s.group().piece(&spirit_name(self.focus)).at(place(board.spirit), y + 8.0).draw(|s| {
                s.path("M0-15C4.600-9 10.400-6 10.400 3.500A10.400 9.800 0 0 1-10.400 3.500C-10.400-6-4.600-9 0-15Z")
                    .fill(livery)
                    .stroke(Ink::PI, 1.8);
                s.seat_mark(0.0, 3.0, 15.0, livery);
            });
        });
        let marker = Outline::rect(place(board.spirit) - 13.0, y - 10.0, 26.0, 31.0, 6.0);
        self.fresh(s, &marker, &spirit_name(self.focus), 0.6);
    }

    /// The final points in the middle of each band.
    fn draw_bands(&self, s: &mut Scene, place: &dyn Fn(i8) -> f64, y: f64) {
        let (lowest, highest) = self.game.components.spirit;
        let worth = |spirit: i8| self.game.components.spirit_score(spirit);
        let mut first = lowest;
        for spirit in lowest..=highest {
            if spirit == highest || worth(spirit + 1) != worth(spirit) {
                let middle = (place(first) + place(spirit)) / 2.0;
                let points = Message::new("pic-spirit-title").with("points", words::signed(worth(spirit)));
                s.text(middle, y + 14.0, &self.say(&points)).size(12.0).middle().fill(Ink::PRINT_2);
                first = spirit.saturating_add(1);
            }
        }
    }

    /// Villagers of the shown seat that are ready, or have to be trained first.
    fn draw_people(&self, s: &mut Scene, key: &'static str, ready: bool, [x, y, w, h]: [f64; 4]) {
        let board = self.board();
        let counts = if ready { &board.available } else { &board.dedicated };
        let owner = Owner::from(self.focus);
        let total: u8 = counts.iter().sum();
        let title = self.say(&say_people(key, counts));
        s.group().class("people").title(&title).draw(|s| {
            s.rect(x, y, w, h).corner(8.0).fill(if ready { Ink::HEDGE_SOFT } else { Ink::PAPER_2 });
            let words = shorten(&self.word(key), Face::Label, 12.0, w - 12.0);
            s.text(x + 8.0, y + 15.0, &words).size(12.0).fill(Ink::INK_2);
            let pitch = (34.0_f64).min((w - 16.0) / f64::from(total.max(1)));
            let mut at = x + 8.0 + pitch.min(34.0) / 2.0;
            for &kind in Kind::ALL {
                for number in 0..counts[kind.index()] {
                    let name = villagers::reserve_name(owner, kind, ready, number);
                    s.group().class("villager").piece(&name).opacity(if ready { 1.0 } else { 0.72 }).draw(
                        |s| {
                            villagers::draw(s, owner, kind, (at, y + h - 6.0), 34.0);
                        },
                    );
                    at += pitch;
                }
            }
            if total == 0 {
                s.text(x + 8.0, y + 40.0, &self.word("pic-nobody"))
                    .face(Face::Body)
                    .size(13.0)
                    .fill(Ink::INK_3);
            }
        });
        if ready {
            self.draw_origins(s, counts, (x + 25.0, y + h - 6.0));
        }
    }

    /// Under the villagers that may be placed, the names that they will have on the tracks.
    fn draw_origins(&self, s: &mut Scene, counts: &[u8; 3], at: (f64, f64)) {
        if self.reader != Some(self.focus) {
            return;
        }
        for (lane, track) in self.public.tracks.iter().enumerate() {
            if !self.any(&format!("gate:{lane}")) {
                continue;
            }
            for &kind in Kind::ALL.iter().filter(|kind| counts[kind.index()] > 0) {
                let cell = track.placement() as u8;
                let name = villagers::rider_name(self.focus.into(), kind, track.outer, cell % 4);
                villagers::draw_origin(s, &name, at, 32.0);
            }
        }
    }

    fn say_own(&self) -> Message {
        let board = self.board();
        Message::new("pic-own-summary")
            .with("seat", self.focus)
            .with("spirit", minus(board.spirit))
            .with("ready", vec![say_people("pic-ready", &board.available)])
            .with("rest", vec![say_people("pic-to-train", &board.dedicated)])
    }
}

/// "Ready: 2 adults, 1 elder."
fn say_people(key: &'static str, counts: &[u8; 3]) -> Message {
    Message::new("pic-group").with("group", Message::new(key)).with("kinds", words::people(counts))
}

/// The tint of spaces worth so many points.
fn band(points: i16) -> Ink {
    match points {
        i16::MIN..=-8 => inks::LOW,
        -7..=-1 => inks::LOWER,
        0 => inks::MIDDLING,
        1..=7 => inks::HIGHER,
        _ => inks::HIGH,
    }
}

fn minus(spirit: i8) -> String {
    words::minus(spirit.into())
}

impl Desk<'_> {
    /// Spirit as a drop with its number, for thumbnails. Returns where the next thing starts.
    pub(super) fn draw_spirit_sign(&self, s: &mut Scene, spirit: i8, (x, y): (f64, f64)) -> f64 {
        s.stamp(&deeds::SPIRIT, x, y - 13.0, 16.0).color(Ink::INK);
        s.text(x + 19.0, y, &minus(spirit)).face(Face::Number).size(15.0);
        x + 19.0 + bocage_canvas::text_width(&minus(spirit), Face::Number, 15.0) + 7.0
    }
}

//! Action spaces: their ground, who stands there, what touching them does.

use bocage_canvas::art::pieces::MEEPLE;
use bocage_canvas::{Badge, Face, Ink, Livery, Scene, State, text_width};
use bocage_engine::{Message, Seat};

use super::frame::Frame;
use super::offer::Line;
use super::table::{BROAD, FINE, Table};
use super::{NUMERALS, art, option_target, space_target};
use crate::components::Choice;
use crate::vocabulary::{Colour, Space};
use crate::words;

/// Spaces narrower than this get a fine ring.
const NARROW: f64 = 40.0;
/// How much is left of the signs of a space where a worker would find nothing to do.
const FADED: f64 = 0.76;

impl Table<'_> {
    /// Whose worker stands on a space: a seat, or in solo a colour.
    pub(super) fn worker_on(&self, space: Space) -> Option<usize> {
        self.public.workers.iter().position(|spaces| spaces & space.bit() != 0)
    }

    /// The livery of a worker: in solo the colours of the rounds.
    pub(super) fn livery(&self, owner: usize) -> Livery {
        match Colour::ALL.get(owner) {
            Some(Colour::Red) if self.public.solo() => Livery::Poppy,
            Some(Colour::Yellow) if self.public.solo() => Livery::Broom,
            Some(Colour::Blue) if self.public.solo() => Livery::Cornflower,
            _ => Livery::of(owner),
        }
    }

    /// After which round the solo workers of a colour come home; none after the last.
    pub(super) fn home_after(&self, colour: Colour) -> Option<usize> {
        let rounds = self.game.components.rounds.iter().enumerate().skip(self.public.round_index());
        rounds.filter(|(_, round)| round.leaves == Some(colour)).map(|(index, _)| index).next()
    }

    /// A space in words: its name, what it offers, who stands there.
    pub(super) fn say_space(&self, space: Space) -> String {
        let line = Message::new("do-work")
            .with("space", words::space(space))
            .with("effects", self.game.say_offer(self.public, space));
        let Some(owner) = self.worker_on(space) else { return self.say(&line) };
        let message = match Colour::ALL.get(owner).copied().filter(|_| self.public.solo()) {
            Some(colour) => match self.home_after(colour) {
                Some(round) => Message::new("pic-space-blocked").with("round", NUMERALS[round % 7]),
                None => Message::new("pic-space-blocked-on"),
            }
            .with("colour", words::colour(colour)),
            None => Message::new("pic-space-taken").with("seat", Seat(owner as u8)),
        };
        self.say(&message.with("line", line))
    }

    /// A space: ground and ring, then what `contents` draws, then the worker at `(x, y)`.
    pub(super) fn draw_space(
        &self,
        s: &mut Scene,
        (space, frame): (Space, Frame),
        (x, y, size): (f64, f64, f64),
        contents: impl FnOnce(&mut Scene),
    ) {
        let target = space_target(space);
        let name = self.say_space(space);
        let edge = frame.outline(9.0);
        let now = space.round_index() == Some(self.public.round_index());
        self.thing(s, &target, &name).class("space").draw(|s| {
            let ground = if now { art::NOW } else { art::SPACE };
            s.outline(&edge).fill(ground).stroke(Ink::PI, if now { 2.4 } else { 1.6 });
            // A narrow space needs its room for what it says.
            self.ring(s, &target, &edge, if frame.w < NARROW { FINE } else { BROAD });
            let fade = if self.is_vain(&target) { FADED } else { 1.0 };
            s.group().opacity(fade).draw(contents);
            if let Some(owner) = self.worker_on(space) {
                self.draw_worker(s, (owner, space), (x, y), size);
            }
        });
        if self.is_changed(&target) {
            s.ring(&frame.inset(-1.0).outline(9.0), State::Changed);
        }
        // Rings alone: so many badges would hide what the spaces offer.
        if self.is_suggested(&target) {
            self.verb(s, &target, (frame.right() - 3.0, frame.y + 3.0), 9.5, Badge::Lantern);
        }
    }

    /// A worker standing in a hole.
    fn draw_worker(&self, s: &mut Scene, (owner, space): (usize, Space), (x, y): (f64, f64), size: f64) {
        let livery = self.livery(owner);
        s.group().class("piece").piece(&format!("worker-{owner}-{space}")).hidden().draw(|s| {
            s.stand(&MEEPLE, x, y + size * 0.42, size).color(livery);
            s.seat_mark(x, y + size * 0.02, size * 0.46, livery);
        });
        let home = Colour::ALL.get(owner).and_then(|&colour| self.home_after(colour));
        if let Some(round) = home.filter(|_| self.public.solo()) {
            draw_home(s, NUMERALS[round % 7], (x, y + size * 0.22));
        }
    }

    /// What a space offers, in signs, and the options that can be chosen or paid now.
    ///
    /// A finger needs more than the signs of an option: on narrow screens the `whole` space is shared out
    /// among them.
    pub(super) fn draw_offer(
        &self,
        s: &mut Scene,
        space: Space,
        line: &Line,
        (frame, whole): (Frame, Frame),
        size: f64,
    ) {
        let options = line.draw(s, frame, size);
        if self.resolving() != Some(space) {
            return;
        }
        let pays = matches!(self.game.components.offer(self.public, space).choice, Some(Choice::Pay { .. }));
        let shares = match self.look.narrow {
            true => share_out(whole.inset(-2.0), options.len()),
            false => options.iter().map(|(_, place)| *place).collect(),
        };
        for ((option, place), share) in options.into_iter().zip(shares) {
            let target = if pays { "pay".to_owned() } else { option_target(option) };
            self.overlay(s, &target, (&share, &place.inset(-2.0).outline(6.0)), FINE);
        }
    }
}

/// Cuts a space into equal parts side by side.
fn share_out(whole: Frame, parts: usize) -> Vec<Frame> {
    let width = whole.w / parts.max(1) as f64;
    (0..parts).map(|part| Frame::new(whole.x + part as f64 * width, whole.y, width, whole.h)).collect()
}

/// After which round a solo worker comes home, at its foot.
fn draw_home(s: &mut Scene, numeral: &str, (x, y): (f64, f64)) {
    let width = text_width(numeral, Face::Number, 12.0) + 7.0;
    s.group().class("badge").hidden().draw(|s| {
        s.rect(x - width / 2.0, y - 6.0, width, 13.5).corner(6.5).fill(art::IVORY).stroke(Ink::PI, 1.2);
        s.text(x, y + 4.8, numeral).face(Face::Number).size(12.0).middle().fill(Ink::PRINT);
    });
}

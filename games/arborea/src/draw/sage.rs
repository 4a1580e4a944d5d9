//! A Sage: who it is, the rewards, and how far each seat's gifts have come.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Livery, Outline, Scene};
use bocage_engine::{Message, Seat};

use super::desk::{Desk, draw_gain, shorten};
use super::{art, inks, token, villagers};
use crate::state::{Source, Step};
use crate::vocabulary::{Area, Kind, Waiting};
use crate::words;

/// Size of the card.
pub(super) const WIDTH: f64 = 82.0;
pub(super) const HEIGHT: f64 = 136.0;

/// The name of a seat's gifts to a Sage.
pub(super) fn gift_name(seat: Seat, area: Area) -> String {
    format!("gift{}-{area}", seat.0)
}

impl Desk<'_> {
    /// The Sage whose rewards are being picked.
    pub(super) fn asked_sage(&self) -> Option<Area> {
        match self.public.agenda.top() {
            Some(&Step::Sage { area, .. }) => Some(area),
            _ => None,
        }
    }

    /// The villager who walks a trail now, with the number of the next symbol there. It stands at the
    /// Sage until it has walked.
    pub(super) fn walker(&self) -> Option<(Waiting, u8)> {
        self.public.agenda.iter().find_map(|step| match *step {
            Step::Resolve(Source::Trail(waiting), next) => Some((waiting, next)),
            _ => None,
        })
    }

    /// Draws the card of a Sage with its top left corner at (`x`, `y`).
    pub(super) fn draw_sage(&self, s: &mut Scene, x: f64, y: f64, area: Area) {
        let (patch, _, deep) = art::patch(area);
        let name = shorten(&self.say(&words::area(area)), Face::Label, 14.0, 88.0);
        let title = self.say(&self.say_sage(area));
        let place = format!("sage:{area}");
        s.group().class("sage").data("data-place", &place).title(&title).at(x, y).draw(|s| {
            s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(10.0).fill(Ink::CARD).stroke(Ink::PI, 1.8);
            s.path("M0 47V10a10 10 0 0 1 10-10H72a10 10 0 0 1 10 10V51H0Z").fill(patch).stroke(Ink::PI, 1.8);
            s.stamp(&art::people::SAGE, 7.0, 3.0, 36.0).color(deep);
            s.rect(-1.5, 36.0, WIDTH + 3.0, 15.5).corner(2.0).fill(deep).stroke(Ink::PI, 1.4);
            s.text(41.0, 48.4, &name).size(14.0).fit(83.0).middle().fill(Ink::CASING);
            draw_emblem(s, area, (62.0, 19.0), deep);
            self.draw_gifts(s, area);
        });
        self.draw_rewards(s, (x, y), area);
        let outline = Outline::rect(x - 1.0, y - 1.0, WIDTH + 2.0, HEIGHT + 2.0, 11.0);
        if let Some(aim) = self.ring(s, &outline, &format!("sage:{area}"), 0.8) {
            draw_gain(s, aim.points, (x + 62.0, y - 1.0), 8.5);
            self.lantern(s, &aim, (x + 8.0, y + 4.0), 8.5);
        }
    }

    /// The four rewards; the last one is for young villagers and elders only.
    fn draw_rewards(&self, s: &mut Scene, (x, y): (f64, f64), area: Area) {
        let asked = self.asked_sage() == Some(area);
        let taken = match self.public.agenda.top() {
            Some(&Step::Sage { taken, .. }) if asked => taken,
            _ => 0,
        };
        for (index, &reward) in self.game.components.area(area).rewards.iter().enumerate() {
            let (cx, cy) = (x + 12.0 + 19.4 * index as f64, y + 65.0);
            if index == 3 {
                s.rect(cx - 10.3, cy - 11.0, 20.6, 22.0)
                    .corner(5.0)
                    .fill(inks::LILAC)
                    .stroke(inks::HAMSTER, 1.2)
                    .dash(&[2.5, 2.0]);
            }
            let gone = taken >> index & 1 == 1;
            s.group().opacity(if gone { 0.3 } else { 1.0 }).draw(|s| token::draw(s, reward, (cx, cy), 19.0));
            if gone {
                s.stamp_centred(&icons::TICK, cx, cy, 15.0).color(Ink::PRINT).hidden();
            }
        }
    }

    /// One row per seat: its mark, a hole per level, and the cube on its level.
    fn draw_gifts(&self, s: &mut Scene, area: Area) {
        let seats = usize::from(self.public.players).max(1);
        let top = self.game.components.gift_max;
        let pitch = (50.0 / seats as f64).min(17.0);
        let hole = pitch.min(14.5) - 2.0;
        let first = 82.0 + (51.0 - pitch * seats as f64) / 2.0 + pitch / 2.0;
        let mut empty = String::new();
        for (index, seat) in Seat::all(self.public.players).enumerate() {
            let (y, livery) = (first + pitch * index as f64, Livery::of(seat.index()));
            let level = self.public.board(seat).gifts[area.index()];
            s.stamp_centred(livery.disc(), 13.0, y, pitch.min(14.0));
            let step = 36.0 / f64::from(top.saturating_sub(1).max(1));
            for space in 1..=top {
                let (left, up) = (34.0 + step * f64::from(space - 1) - hole / 2.0, y - hole / 2.0);
                let square = format!("M{left:.1} {up:.1}h{hole:.1}v{hole:.1}h-{hole:.1}z");
                if space <= level {
                    s.path(&square).fill(livery).fill_opacity(0.28).stroke(Ink::PRINT_2, 0.8).round();
                } else {
                    empty.push_str(&square);
                }
            }
            if level > 0 {
                let x = 34.0 + step * f64::from(level - 1);
                self.named(s.group(), &gift_name(seat, area)).draw(|s| {
                    s.stamp_centred(&art::people::CUBE, x, y - 0.5, hole + 4.5).color(livery);
                });
                self.fresh(s, &Outline::rect(x - 8.0, y - 8.0, 16.0, 16.0, 4.0), &gift_name(seat, area), 0.5);
            }
        }
        s.path(&empty).stroke(Ink::OUTLINE, 1.2).round();
    }

    pub(super) fn draw_walker(&self, s: &mut Scene, (x, y): (f64, f64), area: Area) {
        let Some((waiting, _)) = self.walker().filter(|(waiting, _)| waiting.area() == area) else { return };
        let owner = self.public.turn;
        let kind = waiting.kind();
        let name = villagers::waiting_name(owner, waiting, self.waiting_like(waiting));
        let inside = if area.track().is_multiple_of(2) { x + WIDTH + 2.0 } else { x - 2.0 };
        let title = self.say(&Message::new("pic-walks").with("villager", villagers::say(owner, kind)));
        self.named(s.group().class("villager"), &name).title(&title).draw(|s| {
            villagers::draw(s, owner, kind, (inside, y + 52.0), 32.0);
        });
        // Adults come back ready, the others to be trained again.
        let Some(board) = owner.seat().map(|seat| self.public.board(seat)).filter(|_| !self.again) else {
            return;
        };
        let ready = kind == Kind::Adult;
        let there = if ready { &board.available } else { &board.dedicated };
        let back = villagers::reserve_name(owner, kind, ready, there[kind.index()]);
        villagers::draw_origin(s, &back, (inside, y + 52.0), 32.0);
    }

    /// How many of the same kind still wait at the trail of the walker.
    fn waiting_like(&self, waiting: Waiting) -> usize {
        let board = self.public.turn.seat().map(|seat| self.public.board(seat));
        board.map_or(0, |board| board.trails.iter().filter(|&&other| other == waiting).count())
    }

    pub(super) fn say_sage(&self, area: Area) -> Message {
        let gifts: Vec<Message> = Seat::all(self.public.players)
            .map(|seat| {
                Message::new("pic-gift-level")
                    .with("seat", seat)
                    .with("level", self.public.board(seat).gifts[area.index()])
            })
            .collect();
        Message::new("pic-sage")
            .with("sage", words::sage(area))
            .with("rewards", words::symbols(&self.game.components.area(area).rewards))
            .with("gifts", gifts)
    }
}

/// The sign of an area on a disc.
pub(super) fn draw_emblem(s: &mut Scene, area: Area, (cx, cy): (f64, f64), deep: Ink) {
    match art::biome_of(area) {
        Some(biome) => {
            s.stamp_centred(art::disc(biome), cx, cy, 28.0);
        }
        None => {
            s.circle(cx, cy, 12.0).fill(deep).stroke(Ink::PI, 1.6);
            token::draw_sign(s, area, (cx, cy), 17.0, Ink::CASING);
        }
    }
}

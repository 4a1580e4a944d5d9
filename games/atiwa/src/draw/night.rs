//! The night card: bats that fly until the upkeep, and the bat action.

use bocage_canvas::{Badge, Face, Ink, Scene};
use bocage_engine::Message;

use super::art::{self, pieces};
use super::frame::{Frame, shorten};
use super::table::{BROAD, Table};
use crate::state::Phase;
use crate::vocabulary::Piece;
use crate::words;

impl Table<'_> {
    pub(super) fn draw_night(&self, s: &mut Scene, frame: Frame) {
        let bats = self.public.side(self.focus).night;
        let name = self.say(&Message::new("pic-night-bats").with("bats", words::amount(Piece::Bat, bats)));
        let edge = frame.outline(11.0);
        self.thing(s, "night", &name).class("night").draw(|s| {
            s.outline(&edge).fill(art::NIGHT).stroke(art::BAT_LINE, 2.2);
            let hill = format!(
                "M{x} {y}q{a} -12 {b} 0t{b} -3V{bottom}H{x}Z",
                x = frame.x + 6.0,
                y = frame.bottom() - 16.0,
                a = frame.w / 4.0,
                b = frame.w / 2.0 - 6.0,
                bottom = frame.bottom() - 3.0
            );
            s.path(hill).fill(art::NIGHT_HILL);
            let (mx, my) = (frame.right() - 24.0, frame.y + 20.0);
            s.circle(mx, my, 12.5).fill(art::MOON);
            s.circle(mx + 6.0, my - 3.5, 11.0).fill(art::NIGHT);
            self.ring(s, "night", &edge, BROAD);
            let title = self.word("pic-night");
            s.text(frame.x + 11.0, frame.y + 19.0, &title).face(Face::Title).size(14.5).fill(art::HALO);
            self.draw_flight(s, bats, frame);
            let words = self.word(self.night_words(bats));
            let words = shorten(&words, Face::Label, 12.8, frame.w - 12.0);
            s.text(frame.cx(), frame.bottom() - 6.5, &words).size(12.8).middle().fill(art::HALO);
        });
        self.verb(s, "night", (frame.right() - 6.0, frame.bottom() - 6.0), 10.0, Badge::Plus);
    }

    fn night_words(&self, bats: u8) -> &'static str {
        let possible = self.game.bat_action_possible(self.public.side(self.focus));
        match (bats, possible) {
            _ if self.is_legal("night") => "pic-night-go",
            _ if self.public.phase == Phase::End => "pic-night-over",
            (1.., _) => "pic-night-return",
            (0, true) => "pic-night-ready",
            (0, false) => "pic-night-empty",
        }
    }

    fn draw_flight(&self, s: &mut Scene, bats: u8, frame: Frame) {
        if bats == 0 {
            // What the action takes and gives.
            let (y, size) = (frame.y + frame.h * 0.52, 21.0);
            let x = frame.x + 12.0;
            s.group().opacity(0.85).hidden().draw(|s| {
                let count = self.game.components.bat_action.bats.to_string();
                s.text(x, y + 5.5, &count).face(Face::Number).size(15.0).fill(art::HALO);
                s.stamp_centred(&pieces::BAT, x + 22.0, y, size);
                s.text(x + 35.0, y + 5.0, "+").size(14.0).fill(art::HALO);
                s.stamp_centred(&pieces::FRUIT, x + 56.0, y, size);
                s.text(x + 68.0, y + 5.0, "→").size(14.0).fill(art::HALO);
                s.stamp_centred(&pieces::TREE, x + 98.0, y, size);
            });
            return;
        }
        let room = frame.w - 44.0;
        let pitch = (room / f64::from(bats)).min(36.0);
        let size = (pitch * 1.05).clamp(20.0, 34.0);
        for bat in 0..bats {
            let x = frame.x + 14.0 + pitch * (f64::from(bat) + 0.5);
            let y = frame.y + frame.h * 0.5 + if bat % 2 == 0 { -2.0 } else { 5.0 };
            let name = format!("night{}-{bat}", self.focus.0);
            s.group().class("piece").piece(&name).hidden().draw(|s| {
                s.stamp_centred(&pieces::BAT, x, y, size).color(Ink::PI);
            });
        }
    }
}

//! Another seat's board, small: what it holds, its resources and guilds, and how far its day is.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene};
use bocage_engine::{Message, Seat};

use super::art::{goods, signs};
use super::effect::{Row, guild, guild_ink, resource};
use super::table::Table;
use super::{at, coins_name, marker_name, shorten};
use crate::state::Phase;
use crate::vocabulary::{Guild, Resource, TRACK_END, Tile};

/// Width of the panel on wide screens.
const WIDTH: f64 = 252.0;
const HEIGHT: f64 = 130.0;
/// On narrow screens four figures: purse, paws, houses, favours.
const CHIP: f64 = 64.0;

impl Table<'_> {
    /// The panel of a seat beside the table.
    pub(super) fn draw_side(&self, seat: Seat) -> Scene {
        let mut scene = if self.look.narrow { self.draw_chip(seat) } else { self.draw_mini(seat) };
        scene.set_label(&self.say(&self.side_summary(seat)));
        scene
    }

    fn draw_chip(&self, seat: Seat) -> Scene {
        let mut scene = Scene::new(CHIP, CHIP);
        let side = self.public.side(seat);
        let counts = [
            (Row::sign(&goods::COIN), u32::from(side.coins)),
            (Row::tint(&signs::PAW, Ink::INK), side.paws.count_ones()),
            (Row::sign(&signs::HOME), side.houses.count_ones()),
            (Row::sign(&signs::FAVOUR), side.favours.count_ones()),
        ];
        let cell = CHIP / 2.0;
        for (index, (row, count)) in counts.into_iter().enumerate() {
            let middle = (((index % 2) as f64 + 0.5) * cell, ((index / 2) as f64 + 0.5) * cell);
            row.then(count.to_string()).draw(&mut scene, middle, 17.0, cell, Ink::INK);
        }
        scene
    }

    fn draw_mini(&self, seat: Seat) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT);
        let s = &mut scene;
        s.group().hidden().draw(|s| {
            self.draw_counts(s, seat, 11.0);
            for &of in Resource::ALL {
                let x = (of.index() % 2) as f64 * (WIDTH / 2.0 + 3.0);
                let y = 36.0 + (of.index() / 2) as f64 * 23.0;
                self.draw_bar(s, seat, of, (x, y));
            }
            self.draw_heads(s, seat, 74.0);
            self.draw_day(s, seat, 121.0);
        });
        scene
    }

    /// Coins, paws, houses, birds, favours, structures.
    fn draw_counts(&self, s: &mut Scene, seat: Seat, y: f64) {
        let side = self.public.side(seat);
        let counts = [
            (Row::sign(&goods::COIN), u32::from(side.coins)),
            (Row::tint(&signs::PAW, Ink::INK), side.paws.count_ones()),
            (Row::sign(&signs::HOME), side.houses.count_ones()),
            (Row::tint(&signs::BIRD, Ink::INK_2), side.birds.count_ones()),
            (Row::sign(&signs::FAVOUR), side.favours.count_ones()),
            (Row::sign(&signs::WORKSHOP), side.structures().count_ones()),
        ];
        let pitch = WIDTH / counts.len() as f64;
        for (index, (row, count)) in counts.into_iter().enumerate() {
            let middle = (index as f64 + 0.5) * pitch;
            row.then(count.to_string()).draw(s, (middle, y), 18.5, pitch - 2.0, Ink::INK);
        }
        if self.changed(&coins_name(seat)) {
            s.ring(&Outline::rect(0.0, y - 12.0, pitch, 24.0, 6.0), bocage_canvas::State::Changed);
        }
    }

    fn draw_bar(&self, s: &mut Scene, seat: Seat, of: Resource, (x, y): (f64, f64)) {
        let at = self.public.side(seat).marker(of);
        let (left, long) = (x + 24.0, 72.0);
        s.stamp_centred(resource(of), x + 10.0, y, 19.0);
        s.rect(left, y - 5.0, long, 10.0).corner(5.0).fill(Ink::PAPER_2).stroke(Ink::OUTLINE, 1.2);
        let reached = long * f64::from(at) / f64::from(TRACK_END);
        if at > 0 {
            s.rect(left, y - 5.0, reached.max(8.0), 10.0)
                .corner(5.0)
                .fill(Livery::of(seat.index()))
                .stroke(Ink::OUTLINE, 1.0);
        }
        s.text(left + long + 6.0, y + 5.0, &at.to_string()).face(Face::Number).size(15.0);
        self.mark_changed(s, &marker_name(seat, of), &Outline::rect(x, y - 11.0, 120.0, 22.0, 6.0));
    }

    /// Cards in each guild.
    fn draw_heads(&self, s: &mut Scene, seat: Seat, y: f64) {
        let counts = self.game.guild_counts(self.public.side(seat));
        let pitch = WIDTH / 5.0;
        for (&of, count) in Guild::ALL.iter().zip(counts) {
            let x = of.index() as f64 * pitch;
            let opacity = if count == 0 { 0.5 } else { 1.0 };
            s.group().opacity(opacity).draw(|s| {
                s.rect(x + 1.5, y, pitch - 3.0, 28.0).corner(6.0).fill(guild_ink(of)).opacity(0.5);
                s.stamp_centred(guild(of), x + 16.0, y + 14.0, 22.0);
                let text = s.text(x + pitch - 12.0, y + 19.5, &count.to_string());
                text.face(Face::Number).size(16.0).middle();
            });
        }
    }

    /// Tiles played this round, and where the worker is.
    fn draw_day(&self, s: &mut Scene, seat: Seat, y: f64) {
        let side = self.public.side(seat);
        let actions = usize::from(self.game.components.actions);
        let done = side.played.count_ones() as usize;
        for action in 0..actions {
            let square = s.rect(1.0 + action as f64 * 13.0, y - 9.5, 10.0, 10.0).corner(2.5);
            if action < done {
                square.fill(Ink::OUTLINE).stroke(Ink::OUTLINE, 1.4);
            } else {
                square.stroke(Ink::OUTLINE, 1.4);
            }
        }
        let mut left = 6.0 + actions as f64 * 13.0;
        if self.public.first_player == seat {
            s.group().class("piece").piece("first").draw(|s| {
                s.stamp(&signs::FIRST, left, y - 14.0, 19.0);
            });
            left += 24.0;
        }
        let better = Tile::ALL.iter().filter(|&&tile| side.is_upgraded(tile)).count();
        let mut right = WIDTH;
        if better > 0 {
            let row = Row::sign(&signs::UPGRADE).then(better.to_string());
            row.draw(s, (WIDTH - 18.0, y - 4.5), 18.0, 36.0, Ink::INK);
            right -= 42.0;
        }
        let words = shorten(&self.say(&self.say_day(seat)), Face::Body, 14.0, right - left);
        s.text(left, y, &words).face(Face::Body).size(14.0).fill(Ink::INK_2);
    }

    /// Where a seat is, or what it waits for, in a few words.
    pub(super) fn say_day(&self, seat: Seat) -> Message {
        let side = self.public.side(seat);
        match self.public.phase {
            Phase::Draft if side.start.is_some() => Message::new("pic-has-started"),
            Phase::Draft => Message::new("pic-will-start"),
            Phase::End => Message::new("pic-over"),
            _ if self.is_active(seat) => Message::new("pic-acts-in").with("place", at(side.worker)),
            _ => Message::new("pic-is-in").with("place", at(side.worker)),
        }
    }

    fn side_summary(&self, seat: Seat) -> Message {
        let side = self.public.side(seat);
        let [wood, stone, sap, food] = side.markers;
        Message::new("pic-side-summary")
            .with("who", self.who(seat))
            .with("coins", side.coins)
            .with("paws", side.paws.count_ones())
            .with("wood", wood)
            .with("stone", stone)
            .with("sap", sap)
            .with("food", food)
            .with("day", self.say_day(seat))
    }
}

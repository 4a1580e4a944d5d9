//! Another seat's side, small: its terrain, its goods, and the backs of its hand.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene, Symbol};
use bocage_engine::{Message, Seat};

use super::inks::{self, hue};
use super::neighbours::draw_count;
use super::table::{Table, shorten};
use super::{cell_name, icons, pieces, ruins};
use crate::state::Side;
use crate::vocabulary::{Cell, Element, Node, Temple};
use crate::words;

const WIDTH: f64 = 252.0;
/// A small terrain, in its own units.
const MINI: (f64, f64) = (142.0, 98.0);

impl Table<'_> {
    pub(super) fn side_of(&self, seat: Seat) -> Scene {
        // At a full table there is less room: numbers stand beside the terrain.
        let beside = self.public.players > 3;
        let (width, height) = match (self.narrow(), beside) {
            (true, _) => (MINI.0, MINI.1),
            (false, true) => (WIDTH, 112.0),
            (false, false) => (WIDTH, 226.0),
        };
        let mut scene = Scene::new(width, height);
        let s = &mut scene;
        let label = Message::new("pic-side")
            .with("summary", self.summary(seat))
            .with("where", self.whereabouts(seat));
        s.set_label(&self.say(&label));
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        s.group().hidden().draw(|s| match (self.narrow(), beside) {
            (true, _) => self.draw_mini(s, seat),
            (false, true) => {
                s.group().scale(0.94).draw(|s| self.draw_mini(s, seat));
                self.draw_goods(s, seat, (142.0, 3.0), (55.0, 25.0), 2);
                self.draw_hand_counts(s, seat, (150.0, 66.0), 27.0);
                self.draw_footer(s, seat, (2.0, 107.0), WIDTH - 4.0);
            }
            (false, false) => {
                s.group().at(14.0, 0.0).scale(1.58).draw(|s| self.draw_mini(s, seat));
                self.draw_goods(s, seat, (2.0, 159.0), (51.0, 0.0), 5);
                self.draw_hand_counts(s, seat, (18.0, 197.0), 62.0);
                self.draw_footer(s, seat, (2.0, 222.0), WIDTH - 4.0);
            }
        });
        scene
    }

    /// A terrain in a 142 by 98 box at the origin.
    pub(super) fn draw_mini(&self, s: &mut Scene, seat: Seat) {
        let side = self.public.side(seat);
        s.rect(1.0, 4.0, 140.0, 93.0).corner(8.0).fill(inks::SOIL).stroke(Ink::PI, 1.6);
        s.rect(1.0, 1.0, 140.0, 92.0).corner(8.0).fill(Ink::TRIBES_LAND).stroke(Ink::PI, 1.6);
        if side.board.is_none() {
            return;
        }
        for cell in Cell::all() {
            let (x, y) = (4.0 + 33.7 * f64::from(cell.0 % 4), 4.0 + 29.0 * f64::from(cell.0 / 4));
            s.group().at(x, y).draw(|s| {
                match side.tile(cell) {
                    Some(_) => self.draw_mini_tile(s, seat, cell),
                    None => self.draw_mini_ground(s, side, cell, seat),
                }
                if self.is_changed(&cell_name(seat, cell)) {
                    let edge = Outline::rect(-0.5, -0.5, 33.0, 28.0, 5.0);
                    s.group().class("changed").draw(|s| {
                        s.outline(&edge).stroke(Ink::CASING, 4.4);
                        s.outline(&edge).stroke(Ink::FRESH, 2.4);
                    });
                }
            });
        }
    }

    fn draw_mini_ground(&self, s: &mut Scene, side: &Side, cell: Cell, seat: Seat) {
        let tokens = side.pollution[cell.index()];
        let ink = if tokens > 0 { inks::FOUL } else { inks::CLEAN };
        s.rect(0.0, 0.0, 32.0, 27.0).corner(4.0).fill(ink);
        if tokens == 0
            && let Some(terrain) = self.ruin(side, cell)
        {
            s.stamp(ruins::of(terrain), 4.0, 5.0, 24.0).opacity(0.8);
        }
        let shown = tokens.min(2);
        for token in 0..shown {
            let cx = 16.0 + 14.0 * (f64::from(token) - (f64::from(shown) - 1.0) / 2.0);
            let mark = s.stamp_centred(&pieces::POLLUTION, cx, 13.5, 14.0);
            mark.piece(&format!("s{}-{cell}-{token}", seat.0));
        }
        // On a narrow screen this is a thumbnail, too small for numbers.
        if tokens > 2 && !self.narrow() {
            tally(s, (25.0, 19.5), tokens.into());
        }
    }

    fn draw_mini_tile(&self, s: &mut Scene, seat: Seat, cell: Cell) {
        let Some(lying) = self.lying(seat, cell) else { return };
        let face = self.game.components.tile(lying.tile);
        let hue = hue(face.color);
        let name = format!("tile-{}", face.id);
        s.group().piece(&name).draw(|s| {
            let ink = if lying.village { hue.body } else { hue.lit };
            s.rect(0.0, 0.0, 32.0, 27.0).corner(4.5).fill(ink).stroke(Ink::PI, 1.3);
            if self.game.components.is_start(lying.tile) {
                s.path("M6 23V6l9 3-9 3").fill(hue.body).stroke(Ink::PI, 1.3).round();
            } else if lying.village {
                let x = if lying.temple.is_some() { 0.0 } else { 4.5 };
                s.stamp(&pieces::VILLAGE, x, 0.5, 23.0).color(lying.livery);
            } else {
                s.stamp(hue.tree, 0.5, 1.5, 17.6);
            }
        });
        if lying.temple.is_some() {
            let x = if lying.riders.is_empty() || lying.village { 18.0 } else { 20.0 };
            s.stamp(&pieces::TEMPLE, x, 1.0, 13.0).color(lying.livery);
        }
        if !lying.riders.is_empty() {
            let y = if lying.temple.is_some() { 9.0 } else { 4.5 };
            s.stamp(&pieces::RIDER, 15.0, y, 15.0).color(lying.livery);
            if lying.riders.len() > 1 && !self.narrow() {
                tally(s, (26.0, 21.0), lying.riders.len());
            }
        }
    }

    /// Water, villages, temples, tiles and riders at home, each with its number.
    fn draw_goods(&self, s: &mut Scene, seat: Seat, (x, y): (f64, f64), pitch: (f64, f64), columns: usize) {
        let side = self.public.side(seat);
        let livery = Livery::of(seat.index());
        let goods: [(&'static Symbol, String); 5] = [
            (&pieces::WATER, side.water.to_string()),
            (&pieces::VILLAGE, format!("{}/{}", side.village_count(), self.game.components.villages)),
            (&pieces::TEMPLE, format!("{}/{}", side.temples.count_ones(), Temple::ALL.len())),
            (&icons::TILE, side.tiled().count_ones().to_string()),
            (&pieces::RIDER, side.riders(Node::CAPITAL).to_string()),
        ];
        // Riders at home are left out where there is little room.
        let shown = if columns == 2 { 4 } else { 5 };
        for (index, (symbol, value)) in goods.iter().take(shown).enumerate() {
            let left = x + pitch.0 * (index % columns) as f64;
            let top = y + pitch.1 * (index / columns) as f64;
            let wide = 20.0 / symbol.proportion().max(1.0);
            s.stamp_centred(symbol, left + 11.0, top + 11.0, wide).color(livery);
            s.text(left + 23.0, top + 16.5, value).face(Face::Number).size(15.0).fit(pitch.0 - 24.0);
        }
    }

    fn draw_hand_counts(&self, s: &mut Scene, seat: Seat, (x, y): (f64, f64), pitch: f64) {
        let backs = self.public.side(seat).backs;
        for &element in Element::ALL {
            let at = (x + pitch * element.index() as f64, y);
            draw_count(s, element, backs[element.index()], at, if pitch > 40.0 { 9.0 } else { 7.5 });
        }
    }

    /// Where the seat sits, its guide, and how many powers it has.
    fn draw_footer(&self, s: &mut Scene, seat: Seat, (x, y): (f64, f64), width: f64) {
        let side = self.public.side(seat);
        let mut words = self.say(&self.whereabouts(seat));
        if let Some(board) = side.board {
            words = format!("{words} · {}", self.say(&words::board(board)));
            if side.guides != 0 {
                let powers = Message::new("pic-powers").with("powers", side.guides.count_ones());
                words = format!("{words} · {}", self.say(&powers));
            }
        }
        let words = shorten(&words, Face::Body, 12.5, width * 1.06);
        s.text(x, y, &words).face(Face::Body).size(12.5).fill(Ink::INK_2);
    }
}

/// A number on a small disc.
fn tally(s: &mut Scene, (cx, cy): (f64, f64), count: usize) {
    s.circle(cx, cy, 7.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.0);
    s.text(cx, cy + 4.2, &count.to_string()).face(Face::Number).size(12.0).middle().fill(Ink::PRINT);
}

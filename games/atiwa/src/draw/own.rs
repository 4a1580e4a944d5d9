//! The board panel: on wide screens the rounds, and below them a seat's side of the table.

use bocage_canvas::Scene;
use bocage_engine::{Message, Seat};

use super::art;
use super::card::Name;
use super::frame::Frame;
use super::table::Table;
use super::tableau::Lie;
use super::{coordinates, rounds, sky, supply, tableau_of};
use crate::vocabulary::{Coord, Piece};

/// The picture on wide and on narrow screens.
const WIDE: (f64, f64) = (760.0, 640.0);
const NARROW: (f64, f64) = (390.0, 394.0);
/// Width of the column beside the tableau.
const ASIDE: f64 = 180.0;
/// The smallest scale at which names are shown.
const READABLE: f64 = 0.9;
/// The smallest scale of a tableau on narrow screens, and room enough for any at this scale.
const LEAST: f64 = 0.57;
const TALL: f64 = 4000.0;
/// Height of the line with the owner and the chips.
const HEAD: f64 = 32.0;

impl Table<'_> {
    pub(super) fn draw_own(&self) -> Scene {
        if self.look.narrow {
            return self.draw_narrow();
        }
        let mut scene = self.ground(WIDE);
        self.draw_wide(&mut scene, WIDE.0, WIDE.1);
        scene
    }

    /// The landscape behind a tableau.
    fn ground(&self, (width, height): (f64, f64)) -> Scene {
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.summary(self.focus)));
        sky::draw(&mut scene);
        scene
    }

    fn draw_wide(&self, s: &mut Scene, width: f64, height: f64) {
        self.draw_rounds(s, Frame::new(10.0, 8.0, width - 20.0, rounds::HEIGHT));
        let top = 8.0 + rounds::HEIGHT + 6.0;
        self.draw_head(s, Frame::new(12.0, top, width - 22.0, HEAD));
        let body = top + HEAD + 5.0;
        let (left, head) = (coordinates::BESIDE + 3.0, body + coordinates::ABOVE - 4.0);
        let room = Frame::new(left, head, width - ASIDE - 20.0 - left, height - head - 6.0);
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
    fn draw_narrow(&self) -> Scene {
        let (width, height) = NARROW;
        let hand = self.hand().is_some() || self.is_legal("night");
        let foot = if hand { 92.0 } else { 0.0 };
        let room = Frame::new(6.0, HEAD + 9.0, width - 12.0, height - HEAD - 14.0 - foot);
        let busy = self.busy_cards(self.focus);
        let lie = if busy.is_empty() {
            let (left, above) = (coordinates::BESIDE + 2.0, coordinates::ABOVE - 2.0);
            let room = Frame::new(left, room.y + above, width - left - 6.0, room.h - above);
            let fitted = Lie::whole(self, self.focus, room, 1.0, Name::Hidden);
            // Rather more than a screen than cards that cannot be read.
            if fitted.scale < LEAST {
                Lie::whole(self, self.focus, Frame::new(left, room.y, room.w, TALL), LEAST, Name::Hidden)
            } else {
                fitted
            }
        } else {
            Lie::some(&busy, room.inset(4.0), Name::Line)
        };
        // Many cards on which something can be done need more than a screen.
        let height = height.max(lie.bottom() + foot + 10.0);
        let mut scene = self.ground((width, height));
        let s = &mut scene;
        self.draw_head(s, Frame::new(8.0, 5.0, width - 14.0, HEAD));
        self.draw_tableau(s, self.focus, &lie);
        let below = Frame::new(8.0, height - foot, width - 16.0, foot - 6.0);
        if self.is_legal("night") {
            self.draw_night(s, Frame::new(below.cx() - 100.0, below.y, 200.0, below.h));
        } else if hand {
            self.draw_corner(s, below);
        } else if lie.bottom() + 98.0 < height {
            self.draw_night(s, Frame::new(width - 208.0, height - 92.0, 200.0, 84.0));
        }
        scene
    }

    /// On narrow screens the whole tableau, while the board shows a part of it.
    pub(super) fn draw_overview(&self) -> Option<Scene> {
        let busy = self.busy_cards(self.focus);
        let plots = self.public.side(self.focus).tableau.plots();
        if busy.is_empty() || busy.len() == plots.len() {
            return None;
        }
        let rest: Vec<Coord> = plots.iter().map(|plot| plot.at).filter(|at| !busy.contains(at)).collect();
        let room = Frame::new(6.0, 24.0, NARROW.0 - 12.0, TALL);
        let lie = Lie::some_at(&rest, room, 92.0);
        let mut scene = Scene::new(NARROW.0, lie.bottom() + 8.0);
        scene.set_label(&self.word("pic-overview"));
        let s = &mut scene;
        s.rect(0.0, 0.0, NARROW.0, lie.bottom() + 8.0).fill(art::BEHIND).fill_opacity(0.5).hidden();
        s.text(8.0, 17.0, &self.word("pic-overview")).size(13.5);
        self.draw_tableau(s, self.focus, &lie);
        Some(scene)
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

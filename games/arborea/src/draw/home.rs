//! One seat's ecosystem with what still has to join it: large when it is being worked on, or looked at.

use bocage_canvas::{Face, Ink, Livery, Scene};
use bocage_engine::Message;

use super::desk::{Desk, shorten};
use super::{board, narrow};

/// The panel beside the board.
const SMALL: (f64, f64) = (308.0, 232.0);
const TRAY: f64 = 84.0;
/// Its height on narrow screens.
const NARROW: (f64, f64) = (366.0, 260.0);

impl Desk<'_> {
    /// The big picture.
    pub(super) fn draw_home(&self) -> Scene {
        let (width, height) = if self.look.narrow { narrow::SIZE } else { (board::WIDTH, board::HEIGHT) };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_ecosystem(self.focus)));
        let s = &mut scene;
        self.draw_ground(s, (width, height));
        let (margin, title, tall) = if self.look.narrow { (8.0, 17.0, 86.0) } else { (26.0, 21.0, 128.0) };
        let tall = if self.has_tray() { tall } else { 0.0 };
        let top = margin + title * 1.6;
        let area = [margin, top, width - margin * 2.0, height - top - tall - margin * 1.6];
        self.draw_ecosystem(s, self.focus, area, if self.look.narrow { 52.0 } else { 84.0 });
        if tall > 0.0 {
            let wide = if self.look.narrow { width - margin } else { width * 0.8 };
            self.draw_tray(s, [(width - wide) / 2.0, height - tall - margin * 0.4, wide, tall]);
        }
        let words = self.say(&Message::new("pic-ecosystem").with("seat", self.focus));
        let words = shorten(&words, Face::Title, title, width * 0.62);
        s.group().class("owner").hidden().draw(|s| {
            s.seat_name(margin, margin + title * 0.8, title, Livery::of(self.focus.index()), &words);
        });
        scene
    }

    /// Both the ecosystem and the cards: in a solo game Feronia needs the room.
    pub(super) fn draw_plot_and_cards(&self) -> Scene {
        const PLOT: f64 = 128.0;
        let (width, cards) = self.cards_size();
        let mut scene = Scene::new(width, PLOT + 20.0 + cards);
        scene.set_label(&self.say(
            &Message::new("pic-list").with("things", vec![self.say_ecosystem(self.focus), self.say_cards()]),
        ));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, PLOT + 20.0 + cards).fill(Ink::PAPER).hidden();
        let tray = if self.has_tray() { 104.0 } else { 0.0 };
        self.draw_ecosystem(s, self.focus, [4.0, 4.0, width - tray - 8.0, PLOT - 12.0], 40.0);
        if tray > 0.0 {
            self.draw_tray(s, [width - tray, 2.0, tray - 2.0, PLOT - 10.0]);
        }
        s.text(4.0, PLOT + 12.0, &self.say(&self.say_hand())).face(Face::Title).size(15.0).hidden();
        s.group().at(0.0, PLOT + 18.0).draw(|s| self.draw_rows(s));
        scene
    }

    /// The panel beside the board.
    pub(super) fn draw_plot(&self) -> Scene {
        let (width, height) = if self.look.narrow { NARROW } else { SMALL };
        let tray = if self.has_tray() { TRAY } else { 0.0 };
        // Where something is decided, the map must not shrink.
        let height = if self.developing() { height + tray * 0.8 } else { height };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_ecosystem(self.focus)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        self.draw_ecosystem(s, self.focus, [8.0, 10.0, width - 16.0, height - tray - 20.0], 42.0);
        if tray > 0.0 {
            self.draw_tray(s, [2.0, height - tray, width - 4.0, tray - 2.0]);
        }
        scene
    }
}

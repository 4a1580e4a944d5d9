//! The other action spaces: their names, and what they offer in signs.

use bocage_canvas::{Face, Ink, Scene};

use super::frame::{Frame, board, hole, shorten};
use super::offer::Line;
use super::table::Table;
use crate::vocabulary::Space;
use crate::words;

const TITLE: f64 = 24.0;
/// Height of a space with its name, and without.
const SPACE: f64 = 46.0;
const PLAIN: f64 = 34.0;
const GAP: f64 = 6.0;
/// So many spaces leave no room for names on wide screens; touching and pointing tell them.
const MANY: usize = 7;

impl Table<'_> {
    /// Spaces of the board that belong to no other section.
    fn other_spaces(&self) -> Vec<Space> {
        let (first, last) = (Space::NatureGold1.index(), Space::BuyFamilies.index());
        let spaces = self.game.components.board(self.public.players).spaces;
        let others = Space::ALL.iter().copied().filter(|space| (first..=last).contains(&space.index()));
        others.filter(|space| spaces & space.bit() != 0).collect()
    }

    fn has_names(&self) -> bool {
        self.look.narrow || self.other_spaces().len() < MANY
    }

    fn other_height(&self) -> f64 {
        if self.has_names() { SPACE } else { PLAIN }
    }

    pub(super) fn others_height(&self) -> f64 {
        let lines = self.other_spaces().len().div_ceil(2) as f64;
        TITLE + lines * (self.other_height() + GAP)
    }

    pub(super) fn draw_others(&self, s: &mut Scene, frame: Frame) {
        board(s, frame, &self.word("pic-others"), "");
        let (width, tall) = ((frame.w - 16.0 - GAP) / 2.0, self.other_height());
        for (index, space) in self.other_spaces().into_iter().enumerate() {
            let (line, column) = (index / 2, index % 2);
            let x = frame.x + 8.0 + column as f64 * (width + GAP);
            let y = frame.y + TITLE + line as f64 * (tall + GAP);
            self.draw_other(s, space, Frame::new(x, y, width, tall));
        }
    }

    fn draw_other(&self, s: &mut Scene, space: Space, frame: Frame) {
        let line = Line::of_offer(self.game.components.offer(self.public, space), self.means());
        let below = frame.bottom() - 15.0;
        let spot = (frame.x + 17.0, below - 2.0, 34.0);
        self.draw_space(s, (space, frame), spot, |s| {
            if self.has_names() {
                let name = self.say(&words::space(space));
                let name = shorten(&name, Face::Label, 12.2, (frame.w - 8.0) * 1.04);
                s.text(frame.x + 7.0, frame.y + 14.0, &name).size(12.2).fill(Ink::PRINT);
            }
            hole(s, spot.0, below, 10.5);
            let room = Frame::new(frame.x + 31.0, below - 12.0, frame.w - 35.0, 24.0);
            self.draw_offer(s, space, &line, room, 22.0);
        });
    }
}

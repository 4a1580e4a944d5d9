//! The other action spaces: their names, and what they offer in signs.

use bocage_canvas::{Ink, Scene};

use super::frame::{Frame, board, hole};
use super::offer::Line;
use super::table::Table;
use crate::components::Choice;
use crate::vocabulary::Space;
use crate::words;

const TITLE: f64 = 24.0;
/// Height of a space with its name, and without.
const SPACE: f64 = 48.0;
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

    /// Spaces in lines: two in each with names. Without names three, but those that have much to show take
    /// two places: the small ones that fill no line stand beside one of them.
    fn other_lines(&self) -> Vec<Vec<Space>> {
        let spaces = self.other_spaces();
        if self.has_names() {
            return spaces.chunks(2).map(<[Space]>::to_vec).collect();
        }
        let (broad, small): (Vec<Space>, Vec<Space>) =
            spaces.into_iter().partition(|&space| self.is_broad(space));
        // An exchange has most to show: it gets the place beside a small one.
        let (exchanges, others): (Vec<Space>, Vec<Space>) =
            broad.into_iter().partition(|&space| self.is_exchange(space));
        let broad: Vec<Space> = exchanges.into_iter().chain(others).collect();
        let (full, left) = small.split_at(small.len() / 3 * 3);
        let mut lines: Vec<Vec<Space>> = full.chunks(3).map(<[Space]>::to_vec).collect();
        let beside = left.len().min(broad.len());
        lines.extend(left.iter().zip(&broad).map(|(&small, &broad)| vec![small, broad]));
        lines.extend(broad[beside..].chunks(2).map(<[Space]>::to_vec));
        lines.extend(left[beside..].chunks(3).map(<[Space]>::to_vec));
        lines
    }

    /// Does a space show an exchange, or a bonus with its condition?
    fn is_broad(&self, space: Space) -> bool {
        self.is_exchange(space) || self.game.components.offer(self.public, space).bonus.is_some()
    }

    fn is_exchange(&self, space: Space) -> bool {
        matches!(self.game.components.offer(self.public, space).choice, Some(Choice::Exchange(_)))
    }

    fn breadth(&self, space: Space) -> usize {
        if self.is_broad(space) && !self.has_names() { 2 } else { 1 }
    }

    fn other_height(&self) -> f64 {
        if self.has_names() { SPACE } else { PLAIN }
    }

    pub(super) fn others_height(&self) -> f64 {
        TITLE + self.other_lines().len() as f64 * (self.other_height() + GAP)
    }

    pub(super) fn draw_others(&self, s: &mut Scene, frame: Frame) {
        board(s, frame, &self.word("pic-others"), "");
        let tall = self.other_height();
        for (index, line) in self.other_lines().into_iter().enumerate() {
            let y = frame.y + TITLE + index as f64 * (tall + GAP);
            let shares: usize = line.iter().map(|&space| self.breadth(space)).sum();
            // A line that is not full is stretched, but for a single space with a name.
            let columns = if self.has_names() { 2 } else { shares };
            let unit = (frame.w - 16.0 - GAP * (columns as f64 - 1.0)) / columns as f64;
            let mut x = frame.x + 8.0;
            for space in line {
                let breadth = self.breadth(space) as f64;
                let width = unit * breadth + GAP * (breadth - 1.0);
                self.draw_other(s, space, Frame::new(x, y, width, tall));
                x += width + GAP;
            }
        }
    }

    fn draw_other(&self, s: &mut Scene, space: Space, frame: Frame) {
        let line = Line::of_offer(self.game.components.offer(self.public, space), self.means());
        if !self.has_names() {
            let spot = (frame.x + 14.0, frame.cy() - 1.0, 32.0);
            self.draw_space(s, (space, frame), spot, |s| {
                hole(s, spot.0, frame.cy(), 9.5);
                let room = Frame::new(frame.x + 25.0, frame.cy() - 12.0, frame.w - 28.0, 24.0);
                self.draw_offer(s, space, &line, (room, frame), 22.0);
            });
            return;
        }
        // The hole beside the name leaves the whole line below for the offer.
        let spot = (frame.right() - 15.0, frame.y + 14.5, 32.0);
        self.draw_space(s, (space, frame), spot, |s| {
            let name = self.say(&words::space(space));
            s.text(frame.x + 7.0, frame.y + 15.0, &name)
                .size(12.6)
                .fill(Ink::PRINT)
                .fit((frame.w - 34.0) * 1.04);
            hole(s, spot.0, frame.y + 13.5, 9.5);
            let room = Frame::new(frame.x + 8.0, frame.bottom() - 26.0, frame.w - 16.0, 24.0);
            self.draw_offer(s, space, &line, (room, frame), 22.0);
        });
    }
}

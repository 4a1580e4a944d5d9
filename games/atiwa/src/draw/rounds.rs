//! The round spaces: their tiles, what is printed below, and the breeding of each round.

use bocage_canvas::{Face, Ink, Mood, Scene, State, wrap};

use super::NUMERALS;
use super::art;
use super::frame::{Frame, board, hole};
use super::offer::Line;
use super::table::{Table, drawing};
use crate::components::{Breeding, Bundle, Offer};
use crate::state::Phase;
use crate::vocabulary::{Space, Tile};
use crate::words;

/// Height of the board of rounds, on wide and on narrow screens.
pub(super) const HEIGHT: f64 = 152.0;
pub(super) const NARROW_HEIGHT: f64 = 284.0;
/// Rounds in a line.
const COLUMNS: usize = 7;
const NARROW_COLUMNS: usize = 4;

/// Heights of the parts of a round space.
const HEAD: f64 = 16.0;
const TILE: f64 = 36.0;
const PRINTED: f64 = 33.0;
const BREEDING: f64 = 32.0;

impl Table<'_> {
    pub(super) fn draw_rounds(&self, s: &mut Scene, frame: Frame) {
        let remark = if self.look.narrow { String::new() } else { self.word("pic-rounds-remark") };
        board(s, frame, &self.word("pic-rounds"), &remark);
        let rounds = self.game.components.rounds.len().min(NUMERALS.len());
        let columns = if self.look.narrow { NARROW_COLUMNS } else { COLUMNS };
        let lines = rounds.div_ceil(columns) as f64;
        let (gap, top) = (5.0, frame.y + 25.0);
        let width = (frame.w - 14.0 - gap * (columns as f64 - 1.0)) / columns as f64;
        let tall = (frame.bottom() - top - 6.0 - gap * (lines - 1.0)) / lines;
        let place = |index: usize| {
            let (line, column) = (index / columns, index % columns);
            let x = frame.x + 7.0 + column as f64 * (width + gap);
            Frame::new(x, top + line as f64 * (tall + gap), width, tall)
        };
        for index in 0..rounds {
            self.draw_round(s, index, place(index));
        }
        self.draw_next_tile(s, place(self.public.round_index() + 1));
        if !rounds.is_multiple_of(columns) {
            self.draw_round_remark(s, place(rounds));
        }
    }

    /// Where a line of rounds is not full: what their parts mean.
    fn draw_round_remark(&self, s: &mut Scene, frame: Frame) {
        let mut baseline = frame.y + 18.0;
        for remark in self.word("pic-rounds-remark").split(" · ") {
            for line in wrap(remark, Face::Body, 12.4, frame.w + 2.0) {
                s.text(frame.x + 3.0, baseline, line).face(Face::Body).size(12.4).fill(art::EARTH);
                baseline += 14.0;
            }
            baseline += 5.0;
        }
    }

    fn draw_round(&self, s: &mut Scene, index: usize, frame: Frame) {
        let Some(space) = Space::of_round(index) else { return };
        let tile = self.public.tiles[index % 7];
        let extra = (frame.h - HEAD - TILE - PRINTED - BREEDING - 5.0).max(0.0);
        let part = |y: f64, h: f64| Frame::new(frame.x + 3.5, y, frame.w - 7.0, h);
        let head = frame.y + HEAD;
        let printed = part(head + TILE + 4.0, PRINTED + extra);
        let size = 34.0;
        let spot = (frame.right() - size * 0.42 - 1.0, printed.cy() - 1.5, size);
        self.draw_space(s, (space, frame), spot, |s| {
            self.draw_numeral(s, index, frame);
            match tile {
                Some(tile) => self.draw_tile(s, tile, part(head + 1.0, TILE)),
                None => self.draw_uncovered(s, part(head + 1.0, TILE)),
            }
            hole(s, spot.0, spot.1, size * 0.34);
            self.draw_breeding(s, index, part(frame.bottom() - BREEDING - 3.0, BREEDING));
            self.draw_printed(s, (index, space), (printed, frame), size);
        });
        if tile.is_some_and(|tile| self.is_changed(&format!("tile-{tile}"))) {
            s.ring(&part(head, TILE + 2.0).outline(7.0), State::Changed);
        }
    }

    fn draw_numeral(&self, s: &mut Scene, index: usize, frame: Frame) {
        let now = self.public.round_index();
        let (ground, ink) = match index.cmp(&now) {
            _ if self.public.phase == Phase::End => (art::PAST, art::HALO),
            std::cmp::Ordering::Less => (art::PAST, art::HALO),
            std::cmp::Ordering::Equal => (Mood::Atiwa.accent(), Ink::PRINT),
            std::cmp::Ordering::Greater => (Mood::Atiwa.deep(), art::HALO),
        };
        let tab = bocage_canvas::Trace::field(frame.cx() - 17.0, frame.y, 34.0, HEAD, [0.0, 0.0, 6.0, 6.0]);
        s.path(&tab).fill(ground);
        s.text(frame.cx(), frame.y + 13.0, NUMERALS[index % 7])
            .face(Face::Number)
            .size(13.5)
            .middle()
            .fill(ink);
    }

    /// What is printed on the board, left of the worker where there is room.
    fn draw_printed(
        &self,
        s: &mut Scene,
        (index, space): (usize, Space),
        (frame, whole): (Frame, Frame),
        worker: f64,
    ) {
        let line = Line::of_offer(&self.printed(index), self.means());
        let room = Frame::new(frame.x + 1.0, frame.y + 2.0, frame.w - worker * 0.8 - 1.0, frame.h - 4.0);
        self.draw_offer(s, space, &line, (room, whole), 25.0);
    }

    fn draw_tile(&self, s: &mut Scene, tile: Tile, frame: Frame) {
        let name = self.say(&words::tile(tile));
        s.group().class("piece").piece(&format!("tile-{tile}")).title(&name).hidden().draw(|s| {
            s.rect(frame.x, frame.y + 3.5, frame.w, frame.h - 3.0).corner(7.0).fill(Ink::BARK);
            let face = Frame::new(frame.x, frame.y, frame.w, frame.h - 3.0);
            s.outline(&face.outline(7.0)).fill(art::TILE).stroke(Ink::PI, 1.8);
            let wave = face.w / 3.0 - 2.5;
            s.path(format!(
                "M{x} {y}q{h} -3 {wave} 0t{wave} 0 {wave} 0",
                x = face.x + 4.0,
                y = face.y + 5.5,
                h = wave / 2.0
            ))
            .stroke(art::GRAIN, 1.2);
            Line::of_bundle(&self.covered(Some(tile))).draw(s, face.inset(2.0), 27.0);
        });
    }

    /// The space of the round has no tile, and gives a family.
    fn draw_uncovered(&self, s: &mut Scene, frame: Frame) {
        s.group().hidden().draw(|s| {
            s.rect(frame.x + 1.0, frame.y, frame.w - 2.0, frame.h - 2.0)
                .corner(7.0)
                .fill(art::IVORY)
                .fill_opacity(0.7)
                .stroke(art::LINE, 1.6)
                .dash(&[4.0, 3.0]);
            Line::of_bundle(&self.covered(None)).draw(s, frame.inset(2.0), 29.0);
        });
    }

    /// What breeds in a round, from how many pieces on; ticked where the reader has enough.
    fn draw_breeding(&self, s: &mut Scene, index: usize, frame: Frame) {
        s.outline(&frame.outline(7.0)).fill(art::IVORY).stroke(art::LINE, 1.0);
        let conditions = &self.game.components.round(index).breeding;
        let pitch = frame.w / conditions.len().max(1) as f64;
        for (place, condition) in conditions.iter().enumerate() {
            let middle = frame.x + (place as f64 + 0.5) * pitch;
            self.draw_condition(s, condition, (middle, frame.y), pitch);
        }
    }

    fn draw_condition(&self, s: &mut Scene, condition: &Breeding, (x, y): (f64, f64), pitch: f64) {
        let side = self.public.side(self.focus);
        let enough = side.tableau.count(condition.piece) >= condition.at_least;
        let size = 17.0_f64.min(pitch + 1.0);
        s.stamp_centred(drawing(condition.piece), x, y + 9.5, size);
        if enough {
            s.rect(x - 7.5, y + 18.0, 15.0, 12.6).corner(6.0).fill(Ink::LEAF_LIT).stroke(Ink::LEAF_DARK, 1.0);
        }
        s.text(x, y + 29.0, &condition.at_least.to_string())
            .face(Face::Number)
            .size(13.0)
            .middle()
            .fill(Ink::PRINT);
    }

    /// Where the tile of the next round will slide to.
    fn draw_next_tile(&self, s: &mut Scene, next: Frame) {
        let index = self.public.round_index();
        if index + 1 >= self.game.components.rounds.len() || self.public.phase == Phase::End {
            return;
        }
        // At the start of a line there is no room before the tile.
        let columns = if self.look.narrow { NARROW_COLUMNS } else { COLUMNS };
        let x = if (index + 1).is_multiple_of(columns) { next.x + 7.0 } else { next.x - 2.5 };
        let y = next.y + HEAD + TILE / 2.0;
        s.group().class("badge").hidden().draw(|s| {
            s.circle(x, y, 8.0).fill(Mood::Atiwa.accent()).stroke(Ink::PI, 1.6);
            s.stamp_centred(&bocage_canvas::art::icons::GROW, x, y, 11.0)
                .color(Ink::PRINT)
                .rotate_around(-90.0, x, y);
        });
    }

    /// What a tile gives, or the uncovered part of the space of the round: what it adds everywhere.
    fn covered(&self, tile: Option<Tile>) -> Bundle {
        let rounds = 0..self.game.components.rounds.len();
        meet(rounds.map(|index| &self.game.components.round_offer(index, tile).now))
    }

    /// What is printed on a round space: what it offers whatever lies on it.
    fn printed(&self, index: usize) -> Offer {
        let offers = &self.game.components.round(index).offers;
        let choice = offers.first().and_then(|offer| offer.choice.clone());
        Offer { now: meet(offers.iter().map(|offer| &offer.now)), choice, ..Offer::default() }
    }
}

/// What several effects have in common.
fn meet<'a>(mut bundles: impl Iterator<Item = &'a Bundle>) -> Bundle {
    let first = bundles.next().copied().unwrap_or_default();
    bundles.fold(first, |common, bundle| Bundle {
        gold: common.gold.min(bundle.gold),
        gains: std::array::from_fn(|piece| common.gains[piece].min(bundle.gains[piece])),
        trees_with_fruit: common.trees_with_fruit.min(bundle.trees_with_fruit),
        train: common.train.min(bundle.train),
        draw: common.draw.min(bundle.draw),
        take: common.take & bundle.take,
        houses: common.houses && bundle.houses,
    })
}

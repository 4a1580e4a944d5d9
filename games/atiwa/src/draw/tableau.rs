//! A tableau: its cards in four columns, what stands on them, and what can be done there.

use bocage_canvas::{Badge, Ink, Outline, Scene, State};
use bocage_engine::Seat;

use super::card::{self, Name, WIDTH, cell_frame};
use super::cell::draw_doom;
use super::frame::Frame;
use super::table::{BROAD, FINE, TOUCH, Table};
use super::{art, card_name, cell_target, coordinates, piece_name, place_target};
use crate::actions::Action;
use crate::tableau::Plot;
use crate::vocabulary::{COLUMNS, Cell, Coord};

/// Distance between cards.
const GAP: f64 = 7.0;
/// The largest scale of a few cards: a single one need not fill the screen.
const LARGEST: f64 = 1.6;

/// How much of the card in hand shows where it may be placed.
const GHOST: f64 = 0.4;
/// Radius of verbs and of the numbers of pollution on a card, and the least on the screen.
const VERB: f64 = 7.0;
const VERB_LEAST: f64 = 6.0;
const DOOM: f64 = 9.0;
const DOOM_LEAST: f64 = 9.4;

/// Where cards lie: the place of each, in units of a card 131 wide, and how large a unit is.
pub(super) struct Lie {
    /// Left, top and scale of the whole.
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
    pub(super) name: Name,
    /// Do the cards lie as on the table, so that columns and rows can be named at its edges?
    ordered: bool,
    /// Where cards lie, in units; those that are not listed are not shown.
    pub(super) spots: Vec<(Coord, f64, f64)>,
}

impl Lie {
    /// The tableau as it lies, in the middle of a frame and no larger than `most`.
    pub(super) fn whole(table: &Table<'_>, seat: Seat, frame: Frame, most: f64, name: Name) -> Lie {
        let last = |coords: u128| (127 - coords.leading_zeros().min(127)) as u8 / COLUMNS;
        let places = table.look.legal.iter().filter_map(|action| match action {
            Action::PlaceCard(coord) if table.is_legal(&place_target(*coord)) => Some(coord.row()),
            _ => None,
        });
        let rows = places.fold(last(table.public.side(seat).tableau.coords()), u8::max) + 1;
        let (pitch_x, pitch_y) = (WIDTH + GAP, card::height(WIDTH, name) + GAP);
        let (wide, tall) = (pitch_x * f64::from(COLUMNS) - GAP, pitch_y * f64::from(rows) - GAP + 3.0);
        let scale = (frame.w / wide).min(frame.h / tall).min(most);
        let spots = (0..rows)
            .flat_map(|row| (0..COLUMNS).map(move |column| Coord::at(row, column)))
            .map(|at| (at, f64::from(at.column()) * pitch_x, f64::from(at.row()) * pitch_y))
            .collect();
        Lie { x: frame.cx() - wide * scale / 2.0, y: frame.y, scale, name, ordered: true, spots }
    }

    /// Only some cards, in reading order, as large as a frame allows; but so large that a finger finds
    /// their cells, even if they reach below the frame.
    pub(super) fn some(cards: &[Coord], frame: Frame, name: Name) -> Lie {
        let (pitch_x, pitch_y) = (WIDTH + GAP, card::height(WIDTH, name) + GAP);
        let fit = |columns: usize| {
            let lines = cards.len().div_ceil(columns);
            let (wide, tall) = (pitch_x * columns as f64 - GAP, pitch_y * lines as f64 - GAP);
            ((frame.w / wide).min(frame.h / tall), wide)
        };
        let mut best = 1;
        for columns in 2..=cards.len().clamp(1, 5) {
            if fit(columns).0 > fit(best).0 {
                best = columns;
            }
        }
        let least = TOUCH / cell_frame(WIDTH, 0).w;
        let (mut scale, mut wide) = fit(best);
        if scale < least {
            best = (((frame.w / least + GAP) / pitch_x) as usize).clamp(1, best);
            wide = fit(best).1;
            scale = least.min(frame.w / wide);
        }
        let scale = scale.min(LARGEST);
        let spots = cards
            .iter()
            .enumerate()
            .map(|(index, &at)| (at, (index % best) as f64 * pitch_x, (index / best) as f64 * pitch_y))
            .collect();
        let tall = pitch_y * cards.len().div_ceil(best) as f64 - GAP;
        let y = frame.y + (frame.h - tall * scale).max(0.0) / 2.0;
        Lie { x: frame.cx() - wide * scale / 2.0, y, scale, name, ordered: false, spots }
    }

    /// Some cards in lines of four, each `width` wide.
    pub(super) fn some_at(cards: &[Coord], frame: Frame, width: f64) -> Lie {
        let pitch = WIDTH + GAP;
        let columns = usize::from(COLUMNS);
        let spots = cards
            .iter()
            .enumerate()
            .map(|(index, &at)| (at, (index % columns) as f64 * pitch, (index / columns) as f64 * pitch))
            .collect();
        Lie { x: frame.x, y: frame.y, scale: width / WIDTH, name: Name::Hidden, ordered: false, spots }
    }

    pub(super) fn spot(&self, at: Coord) -> Option<(f64, f64)> {
        self.spots.iter().find(|(other, ..)| *other == at).map(|&(_, x, y)| (x, y))
    }

    fn cell(&self, cell: Cell) -> Option<Frame> {
        let (x, y) = self.spot(cell.card())?;
        let frame = cell_frame(WIDTH, cell.index());
        Some(Frame::new(frame.x + x, frame.y + y, frame.w, frame.h))
    }

    /// Height in the units of the picture.
    pub(super) fn bottom(&self) -> f64 {
        let lowest = self.spots.iter().map(|&(_, _, y)| y).fold(0.0, f64::max);
        self.y + (lowest + card::height(WIDTH, self.name)) * self.scale
    }
}

impl Table<'_> {
    /// Draws the tableau of a seat.
    pub(super) fn draw_tableau(&self, s: &mut Scene, seat: Seat, lie: &Lie) {
        let tableau = &self.public.side(seat).tableau;
        if lie.ordered {
            coordinates::draw_edges(s, lie);
        }
        s.group().class("tableau").at(lie.x, lie.y).scale(lie.scale).draw(|s| {
            for &(at, x, y) in &lie.spots {
                if tableau.plot(at).is_none() {
                    draw_free(s, x, y, lie.name);
                }
            }
            for plot in tableau.plots() {
                if let Some(spot) = lie.spot(plot.at) {
                    self.draw_plot(s, plot, seat, spot, lie);
                }
            }
            for plot in tableau.plots() {
                self.draw_cells(s, plot, seat, lie);
            }
            self.draw_places(s, lie);
            self.draw_badges(s, seat, lie);
        });
    }

    /// A card without its pieces; its cells say what they are.
    fn draw_plot(&self, s: &mut Scene, plot: &Plot, seat: Seat, (x, y): (f64, f64), lie: &Lie) {
        let name = lie.name;
        let words = self.say(&self.say_card(plot.card));
        // Out of its place a card says where it lies.
        let at = Some(plot.at).filter(|_| !lie.ordered);
        let piece = card_name(seat, plot.card, plot.at);
        s.group().class("card").piece(&piece).label(&words).title(&words).at(x, y).draw(|s| {
            self.draw_placed(s, (plot.card, at), WIDTH, name);
        });
        if self.is_changed(&piece) {
            let edge = Frame::new(x, y, WIDTH, card::height(WIDTH, name)).inset(-1.0);
            s.ring(&edge.outline(9.0), State::Changed);
        }
    }

    /// Rings, pieces and ghosts on the cells of a card.
    fn draw_cells(&self, s: &mut Scene, plot: &Plot, seat: Seat, lie: &Lie) {
        for index in 0..8 {
            let cell = Cell::new(plot.at, index);
            let Some(frame) = lie.cell(cell) else { return };
            let target = cell_target(cell);
            let name = match self.is_legal(&target) {
                true => self.say_touch(&target),
                false => self.say(&self.say_cell(plot, index)),
            };
            let edge = frame.inset(1.0).outline(frame.w * 0.17);
            if seat == self.focus {
                self.thing(s, &target, &name).class("cell").draw(|s| {
                    let wash = s.outline(&edge).fill(Ink::CASING);
                    if self.is_legal(&target) {
                        wash.opacity(0.5).class("ring-wash");
                    } else {
                        wash.opacity(0.0);
                    }
                    self.ring(s, &target, &edge, FINE);
                });
            }
            if self.is_changed(&piece_name(seat, cell)) {
                draw_fresh(s, &frame.inset(0.5).outline(frame.w * 0.17));
            }
            if plot.empty() & !plot.polluted & cell.bit() != 0 {
                coordinates::draw_index(s, index, frame, lie.scale);
            }
            self.draw_content(s, plot, seat, index, frame);
        }
    }

    /// Free places for the card in hand.
    fn draw_places(&self, s: &mut Scene, lie: &Lie) {
        for &(at, x, y) in &lie.spots {
            let target = place_target(at);
            if !self.is_legal(&target) {
                continue;
            }
            let frame = Frame::new(x, y, WIDTH, card::height(WIDTH, lie.name)).inset(1.0);
            let name = self.say_touch(&target);
            self.thing(s, &target, &name).draw(|s| {
                s.outline(&frame.outline(10.0)).fill(Ink::CASING).opacity(0.5).class("ring-wash");
                if let Some(card) = self.hand() {
                    s.group().class("ghost").at(x, y).opacity(GHOST).hidden().draw(|s| {
                        self.draw_face(s, card, WIDTH, lie.name);
                    });
                }
                self.ring(s, &target, &frame.outline(10.0), BROAD);
            });
            self.verb(s, &target, (frame.cx(), frame.cy()), 19.0, Badge::Plus);
        }
    }

    /// Verbs, then the cells that pollution will take.
    fn draw_badges(&self, s: &mut Scene, seat: Seat, lie: &Lie) {
        let tableau = &self.public.side(seat).tableau;
        for plot in tableau.plots() {
            for index in 0..8 {
                let cell = Cell::new(plot.at, index);
                if let Some(frame) = lie.cell(cell) {
                    self.draw_verb(s, cell, frame, VERB.max(VERB_LEAST / lie.scale));
                }
            }
        }
        for (index, cell) in self.doomed(seat).into_iter().enumerate() {
            if let Some(frame) = lie.cell(cell) {
                draw_doom(s, cell, index + 1, frame, DOOM.max(DOOM_LEAST / lie.scale));
            }
        }
    }

    /// The cells that the next pollution will take, in order: one for each family that is not trained.
    pub(super) fn doomed(&self, seat: Seat) -> Vec<Cell> {
        self.game.doomed(self.public, seat)
    }

    /// The cards on which something can be done.
    pub(super) fn busy_cards(&self, seat: Seat) -> Vec<Coord> {
        let plots = self.public.side(seat).tableau.plots().iter();
        plots
            .filter(|plot| (0..8).any(|index| self.is_legal(&cell_target(Cell::new(plot.at, index)))))
            .map(|plot| plot.at)
            .collect()
    }
}

/// A free place of the tableau.
fn draw_free(s: &mut Scene, x: f64, y: f64, name: Name) {
    let frame = Frame::new(x, y, WIDTH, card::height(WIDTH, name)).inset(3.0);
    s.outline(&frame.outline(9.0))
        .fill(art::BEHIND)
        .fill_opacity(0.45)
        .stroke(art::PAST, 2.0)
        .dash(&[7.0, 5.0])
        .hidden();
}

/// Just changed: thinner than on a board, cells are small.
fn draw_fresh(s: &mut Scene, outline: &Outline) {
    s.group().class(State::Changed.class()).hidden().draw(|s| {
        s.outline(outline).stroke(Ink::CASING, 6.0);
        s.outline(outline).stroke(Ink::FRESH, 3.2).dash(&[12.0, 6.0]);
    });
}

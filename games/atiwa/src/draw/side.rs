//! Another seat's side, small: its cards as patches of colour, its pieces counted, what it is doing.

use bocage_canvas::art::pieces::MEEPLE;
use bocage_canvas::{Face, Ink, Livery, Scene, State};
use bocage_engine::{Message, Seat};

use super::art::{self, pieces};
use super::card::cell_frame;
use super::frame::{Frame, shorten};
use super::table::{Table, drawing};
use super::{card_name, gold_name, piece_name};
use crate::state::{Phase, Side, Step};
use crate::tableau::Plot;
use crate::vocabulary::{COLUMNS, Cell, Piece};
use crate::words;

const WIDTH: f64 = 252.0;
/// Height with one or two others, and with three.
const TALL: f64 = 172.0;
const SHORT: f64 = 134.0;
/// The tableau alone, on narrow screens.
const ALONE: f64 = 128.0;
/// Heights of the lines above and below the cards.
const HEAD: f64 = 25.0;
const STATUS: f64 = 19.0;

impl Table<'_> {
    pub(super) fn draw_side(&self, seat: Seat) -> Scene {
        let tall = if self.public.players > 3 { SHORT } else { TALL };
        let (width, height) = if self.look.narrow { (ALONE, ALONE) } else { (WIDTH, tall) };
        let mut scene = Scene::new(width, height);
        let summary =
            Message::new("pic-side").with("summary", self.summary(seat)).with("status", self.status(seat));
        scene.set_label(&self.say(&summary));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).fill_opacity(0.0).hidden();
        s.group().hidden().draw(|s| {
            if self.look.narrow {
                self.draw_patches(s, seat, Frame::new(0.0, 0.0, ALONE, ALONE));
                return;
            }
            let side = self.public.side(seat);
            self.draw_side_head(s, seat, side);
            let body = Frame::new(0.0, HEAD + 2.0, 132.0, height - HEAD - STATUS - 4.0);
            self.draw_patches(s, seat, body);
            self.draw_counts(s, side, Frame::new(140.0, body.y, width - 140.0, body.h));
            // Three others share the column, and are shown smaller.
            let size = if self.public.players > 3 { 14.2 } else { 12.8 };
            let words = shorten(&self.say(&self.status(seat)), Face::Body, size, width - 2.0);
            s.text(1.0, height - 5.0, &words).face(Face::Body).size(size).fill(Ink::INK_2);
        });
        scene
    }

    /// Workers to place, gold, food to find, and the drum.
    fn draw_side_head(&self, s: &mut Scene, seat: Seat, side: &Side) {
        let livery = Livery::of(seat.index());
        let mut x = 0.0;
        for _ in 0..self.workers_left(seat) {
            s.stand(&MEEPLE, x + 9.0, 21.0, 20.0).color(livery);
            x += 15.0;
        }
        x = x.max(46.0) + 8.0;
        let gold = Frame::new(x, 1.0, 44.0, 22.0);
        s.group().piece(&gold_name(seat)).draw(|s| {
            s.stamp_centred(&pieces::GOLD, x + 10.0, 12.0, 19.0);
            s.text(x + 23.0, 17.5, &side.gold.to_string()).face(Face::Number).size(15.0);
        });
        if self.is_changed(&gold_name(seat)) {
            s.ring(&gold.outline(8.0), State::Changed);
        }
        x += 52.0;
        s.stamp_centred(&pieces::FOOD, x + 10.0, 12.0, 19.0);
        let need = self.game.food_need(side).to_string();
        s.text(x + 23.0, 17.5, &need).face(Face::Number).size(15.0);
        x += 50.0;
        s.stamp_centred(&pieces::NATURE, x + 9.0, 12.0, 17.0);
        let nature = side.tableau.nature(&self.game.components).to_string();
        s.text(x + 21.0, 17.5, &nature).face(Face::Number).size(15.0);
        if self.public.first_player == seat {
            s.group().piece("drum").draw(|s| {
                s.stamp_centred(&pieces::DRUM, WIDTH - 14.0, 12.0, 22.0);
            });
        }
    }

    /// The tableau as patches.
    fn draw_patches(&self, s: &mut Scene, seat: Seat, frame: Frame) {
        let plots = self.public.side(seat).tableau.plots();
        let rows = f64::from(plots.last().map_or(0, |plot| plot.at.row()) + 1);
        let gap = 3.0;
        let width =
            ((frame.w - gap * 3.0) / f64::from(COLUMNS)).min((frame.h - gap * (rows - 1.0)) / rows.max(1.0));
        let wide = width * f64::from(COLUMNS) + gap * 3.0;
        let left = frame.cx() - wide / 2.0;
        for plot in plots {
            let x = left + f64::from(plot.at.column()) * (width + gap);
            let y = frame.y + f64::from(plot.at.row()) * (width + gap);
            let name = card_name(seat, plot.card, plot.at);
            s.group().piece(&name).at(x, y).draw(|s| self.draw_patch(s, plot, seat, width));
            if self.is_changed(&name) {
                let edge = Frame::new(x, y, width, width).outline(4.0);
                s.outline(&edge).stroke(Ink::FRESH, 2.6).class(State::Changed.class());
            }
        }
    }

    fn draw_patch(&self, s: &mut Scene, plot: &Plot, seat: Seat, width: f64) {
        let ground = if plot.card.is_terrain() { art::TERRAIN } else { art::PLACE };
        s.rect(0.0, 0.0, width, width).corner(width * 0.1).fill(ground).stroke(Ink::PI, 1.2);
        for index in 0..8 {
            let cell = Cell::new(plot.at, index);
            let frame = cell_frame(width, index);
            let (ink, rider) = colours(plot, cell);
            let changed = self.is_changed(&piece_name(seat, cell));
            let (line, thick) = if changed { (Ink::FRESH, 2.2) } else { (Ink::PI, 0.5) };
            s.outline(&frame.outline(1.6)).fill(ink).stroke(line, thick);
            if let Some(rider) = rider {
                s.circle(frame.x + frame.w * 0.66, frame.y + frame.h * 0.64, frame.w * 0.27)
                    .fill(rider)
                    .stroke(art::HALO, 0.8);
            }
        }
    }

    /// How many of each piece.
    fn draw_counts(&self, s: &mut Scene, side: &Side, frame: Frame) {
        let count = |piece| (drawing(piece), side.tableau.count(piece));
        let counts = [
            count(Piece::Tree),
            count(Piece::Fruit),
            count(Piece::WildAnimal),
            count(Piece::Goat),
            count(Piece::Bat),
            (&pieces::TRAINED, side.tableau.trained()),
            (&pieces::FAMILY, side.tableau.untrained()),
            (&pieces::POLLUTION, side.tableau.pollution()),
        ];
        let pitch = (frame.h / 4.0).min(28.0);
        for (index, (symbol, number)) in counts.into_iter().enumerate() {
            let x = frame.x + (index % 2) as f64 * frame.w / 2.0;
            let y = frame.y + (index / 2) as f64 * pitch + pitch / 2.0;
            let ink = if number == 0 { Ink::INK_3 } else { Ink::INK };
            s.stamp_centred(symbol, x + 11.0, y, 20.0);
            s.text(x + 25.0, y + 5.2, &number.to_string()).face(Face::Number).size(15.0).fill(ink);
        }
    }

    /// What a seat is doing, in a few words.
    pub(super) fn status(&self, seat: Seat) -> Message {
        let step = self.public.side(seat).agenda.top();
        match (self.public.phase, step) {
            (Phase::End, _) => Message::new("pic-status-over"),
            (Phase::Work, _) if self.public.active() != seat => {
                Message::new("pic-status-waits").with("left", self.workers_left(seat))
            }
            (Phase::Work, None) => Message::new("pic-status-places"),
            (Phase::Work, Some(Step::Resolve { space, .. })) => {
                Message::new("pic-status-acts").with("space", words::space(*space))
            }
            (Phase::Work, Some(Step::PlaceCard(card))) => {
                Message::new("pic-status-lays").with("card", words::card(*card))
            }
            (Phase::Work, Some(_)) => Message::new("pic-status-turn"),
            (Phase::Upkeep, None) => Message::new("pic-status-ready"),
            (Phase::Upkeep, Some(Step::Grow { piece, .. })) => {
                Message::new("pic-status-grows").with("pieces", words::pieces(*piece))
            }
            (Phase::Upkeep, Some(Step::Return)) => Message::new("pic-status-returns"),
            (Phase::Upkeep, Some(Step::Breed { .. })) => Message::new("pic-status-breeds"),
            (Phase::Upkeep, Some(_)) => Message::new("pic-status-feeds"),
        }
    }
}

/// The colour of a cell, and of what it carries.
fn colours(plot: &Plot, cell: Cell) -> (Ink, Option<Ink>) {
    let holds = |piece: Piece| plot.of(piece) & cell.bit() != 0;
    let small = [(Piece::Fruit, art::MANGO), (Piece::WildAnimal, art::ANTELOPE_DARK), (Piece::Bat, art::BAT)];
    let rider = small.into_iter().find(|(piece, _)| holds(*piece)).map(|(_, ink)| ink);
    if plot.polluted & cell.bit() != 0 {
        (art::SMOKE_DARK, None)
    } else if holds(Piece::Tree) {
        (art::CROWN, rider)
    } else if holds(Piece::Family) {
        let trained = plot.trained & cell.bit() != 0;
        (if trained { art::TEAL } else { art::CLAY }, rider)
    } else if holds(Piece::Goat) {
        (art::BEARD, Some(art::HORN))
    } else {
        (rider.unwrap_or(art::IVORY), None)
    }
}

//! The four season tracks: what each tile counts, the multipliers, and where every seat stands.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Livery, Outline, Scene};
use bocage_engine::{Message, Seat};

use super::art::{self, deeds, habitats, people};
use super::desk::Desk;
use super::inks;
use crate::components::Goal;
use crate::vocabulary::{Creature, Season};
use crate::words;

/// Size of the block.
pub(super) const WIDTH: f64 = 300.0;
pub(super) const HEIGHT: f64 = 150.0;
const ROW: f64 = 35.5;
const FIRST: f64 = 108.0;
const PITCH: f64 = 28.6;

/// The name of a seat's marker on a season track.
pub(super) fn marker_name(seat: Seat, season: Season) -> String {
    format!("season{}-{season}", seat.0)
}

impl Desk<'_> {
    pub(super) fn draw_seasons(&self, s: &mut Scene) {
        s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(16.0).fill(Ink::CARD).stroke(Ink::PI, 2.0);
        Season::ALL.iter().for_each(|&season| self.draw_season(s, season));
    }

    fn draw_season(&self, s: &mut Scene, season: Season) {
        let top = 5.5 + ROW * season.index() as f64;
        let middle = top + 16.25;
        let title = self.say(&self.say_season(season));
        s.group().class("season").title(&title).draw(|s| {
            s.rect(4.0, top, 292.0, 32.5).corner(9.0).fill(art::season_ink(season)).fill_opacity(0.75);
            s.stamp_centred(art::season(season), 17.0, middle, 24.0);
            s.rect(30.0, top + 2.0, 62.0, 28.5).corner(6.0).fill(Ink::CUT).stroke(Ink::PI, 1.5);
            let tile = usize::from(self.public.season_tiles[season.index()]);
            if let Some(tile) = self.game.components.season_tiles.get(tile) {
                s.text(39.0, middle + 4.6, &tile.points.to_string())
                    .face(Face::Number)
                    .size(14.0)
                    .middle()
                    .fill(Ink::PRINT);
                draw_goal(s, tile.goal, (67.0, middle));
            }
            for (level, factor) in self.game.components.multipliers[season.index()].iter().enumerate() {
                let x = FIRST + PITCH * level as f64;
                s.stamp_centred(&art::holes::SPACE, x, middle, 24.6);
                s.text(x, middle + 4.5, &format!("×{factor}"))
                    .face(Face::Number)
                    .size(14.0)
                    .middle()
                    .fill(Ink::PRINT_2);
            }
        });
        self.draw_markers(s, season, middle);
    }

    /// Cubes in their holes; several on one stand side by side.
    fn draw_markers(&self, s: &mut Scene, season: Season, middle: f64) {
        let level = |seat: Seat| self.public.board(seat).seasons[season.index()].min(6);
        for seat in Seat::all(self.public.players) {
            let here: Vec<Seat> =
                Seat::all(self.public.players).filter(|&other| level(other) == level(seat)).collect();
            let place = here.iter().position(|&other| other == seat).unwrap_or_default() as f64;
            let count = here.len() as f64;
            let size = match here.len() {
                1 => 22.0,
                2 => 18.0,
                _ => 15.0,
            };
            let fan = (24.0 / count).min(12.0);
            let rise = if here.len() > 2 {
                if (place as usize).is_multiple_of(2) { -5.0 } else { 6.0 }
            } else {
                0.0
            };
            let x = FIRST + PITCH * f64::from(level(seat)) + (place - (count - 1.0) / 2.0) * fan;
            let livery = Livery::of(seat.index());
            let title = self.say(&self.say_marker(seat, season));
            s.group().class("marker").piece(&marker_name(seat, season)).title(&title).draw(|s| {
                s.stamp_centred(&people::CUBE, x, middle + rise - 1.0, size).color(livery);
                s.seat_mark(x, middle + rise + size * 0.06, size * 0.62, livery);
            });
            let outline = Outline::rect(x - 11.0, middle + rise - 12.0, 22.0, 24.0, 5.0);
            self.fresh(s, &outline, &marker_name(seat, season), 0.5);
        }
    }

    pub(super) fn say_season(&self, season: Season) -> Message {
        let seats: Vec<Message> =
            Seat::all(self.public.players).map(|seat| self.say_marker(seat, season)).collect();
        Message::new("pic-season")
            .with("season", words::season(season))
            .with("tile", words::season_tile(self.game, self.public.season_tiles[season.index()]))
            .with("most", self.game.components.season_cap)
            .with("seats", seats)
    }

    /// "You: 6 × 3 = 18."
    fn say_marker(&self, seat: Seat, season: Season) -> Message {
        let board = self.game.counted(self.public, seat);
        let level = usize::from(board.seasons[season.index()]).min(6);
        let tile = self.public.season_tiles[season.index()];
        Message::new("pic-season-seat")
            .with("seat", seat)
            .with("base", self.game.season_base(&board, tile))
            .with("factor", self.game.components.multipliers[season.index()][level])
            .with("points", self.game.season_points(self.public, &board, season))
    }
}

/// What a tile counts, in a box 40 wide around (`cx`, `cy`).
fn draw_goal(s: &mut Scene, goal: Goal, (cx, cy): (f64, f64)) {
    match goal {
        Goal::Gifts => {
            s.stamp_centred(&deeds::GIFT, cx, cy, 20.0);
        }
        Goal::SeasonSpaces => {
            for (index, season) in Season::ALL.iter().enumerate() {
                s.stamp_centred(art::season(*season), cx - 13.5 + 9.0 * index as f64, cy, 13.0);
            }
        }
        Goal::BestLine => draw_line(s, (cx, cy)),
        Goal::Visible(habitat) => {
            let ground = art::ground(habitat);
            s.rect(cx - 11.0, cy - 11.0, 22.0, 22.0).corner(3.0).fill(ground.ink).stroke(Ink::PI, 1.3);
            if let Some(glyph) = ground.glyph {
                s.stamp_centred(glyph, cx, cy, 18.0);
            }
        }
        Goal::NextToWater => {
            s.stamp_centred(&icons::PAW, cx - 9.0, cy, 18.0).color(Ink::PRINT);
            s.stamp_centred(&habitats::WATER_DISC, cx + 10.0, cy, 18.0);
        }
        Goal::OpenCards => {
            s.stamp_centred(&deeds::TAKE_CARD, cx, cy, 21.0);
        }
        Goal::SmallAvailable => {
            s.stamp_centred(&people::YOUNG, cx - 9.0, cy, 21.0).color(inks::ANYONE);
            s.stamp_centred(&people::ELDER, cx + 10.0, cy, 21.0).color(inks::ANYONE);
        }
        Goal::Spirit => {
            s.stamp_centred(&deeds::GAIN, cx, cy, 20.0);
            s.text(cx, cy + 6.4, "+").face(Face::Number).size(15.0).middle().fill(Ink::CASING);
        }
        Goal::Cards => {
            s.stamp_centred(&icons::CARDS, cx, cy, 22.0).color(Ink::PRINT);
        }
        Goal::Variety => draw_types(s, 0b10_1001, (cx, cy)),
        Goal::Creatures(types) => draw_types(s, types, (cx, cy)),
    }
}

/// Creatures on a line.
fn draw_line(s: &mut Scene, (cx, cy): (f64, f64)) {
    s.path(format!("M{} {cy}h38", cx - 19.0)).stroke(Ink::PRINT, 1.6).dash(&[2.0, 2.5]);
    for x in [-12.0, 0.0, 12.0] {
        s.circle(cx + x, cy, 6.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.0);
        s.stamp_centred(&icons::PAW, cx + x, cy, 9.0).color(Ink::PRINT);
    }
}

/// Some types of creatures, or a paw for many.
fn draw_types(s: &mut Scene, types: u8, (cx, cy): (f64, f64)) {
    let listed: Vec<Creature> =
        Creature::ALL.iter().copied().filter(|creature| types >> creature.index() & 1 == 1).collect();
    if listed.len() > 3 {
        s.stamp_centred(&icons::PAW, cx, cy, 21.0).color(Ink::PRINT);
        return;
    }
    let count = listed.len() as f64;
    for (index, creature) in listed.into_iter().enumerate() {
        let size = if count > 2.0 { 14.0 } else { 20.0 };
        let x = cx + (index as f64 - (count - 1.0) / 2.0) * size * 0.95;
        s.stamp_centred(art::creature(creature), x, cy, size);
    }
}

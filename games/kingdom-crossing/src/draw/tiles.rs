//! The six action tiles of a seat: work above, rest below.

use bocage_canvas::art::icons;
use bocage_canvas::{Badge, Ink, Outline, Scene, Trace};

use super::art::{goods, land, signs};
use super::effect::{self, Row};
use super::table::Table;
use super::{inks, rest_target, tile_name, tile_target, work_target};
use crate::components::TileSide;
use crate::state::Step;
use crate::vocabulary::Tile;
use crate::words;

/// Where the tiles lie: left, top, size of one, and the gaps between them.
pub(super) struct Board {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) gap: f64,
    /// The share of a tile that is work.
    pub(super) fold: f64,
}

impl Table<'_> {
    /// Three by two tiles.
    pub(super) fn draw_tiles(&self, s: &mut Scene, board: &Board) {
        for &tile in Tile::ALL {
            let (line, column) = (tile.index() / 3, tile.index() % 3);
            let x = board.x + column as f64 * (board.width + board.gap);
            let y = board.y + line as f64 * (board.height + board.gap);
            self.draw_tile(s, tile, Sheet { x, y, w: board.width, h: board.height, share: board.fold });
        }
    }

    fn draw_tile(&self, s: &mut Scene, tile: Tile, sheet: Sheet) {
        let upgraded = self.side().is_upgraded(tile);
        let side = self.game.components.tile(tile, upgraded);
        let help =
            format!("{}. {}", self.say(&words::tile(tile)), self.say(&self.game.help_tile(tile, upgraded)));
        let name = tile_name(self.focus, tile);
        let ground = |s: &mut Scene| {
            s.group().class("tile").piece(&name).draw(|s| self.draw_tile_ground(s, tile, sheet));
        };
        if self.own && self.state(&tile_target(tile)).is_some() {
            // The whole tile is turned: its halves are not touched by themselves.
            self.own_thing(s, (&tile_target(tile), &sheet.outline()), &help, |s| {
                ground(s);
                sheet.draw_work(s, tile, side, upgraded);
                sheet.draw_rest(s, side.rest);
            });
        } else {
            ground(s);
            self.own_thing(s, (&work_target(tile), &sheet.half(0.0, sheet.fold())), &help, |s| {
                sheet.draw_work(s, tile, side, upgraded);
            });
            self.own_thing(s, (&rest_target(tile), &sheet.half(sheet.fold(), sheet.h)), &help, |s| {
                sheet.draw_rest(s, side.rest);
            });
        }
        self.draw_tile_state(s, tile, sheet);
        self.mark_changed(s, &name, &sheet.outline());
    }

    /// Is this the tile that the seat looked at works with just now?
    fn is_running(&self, tile: Tile) -> bool {
        self.public.work.tile == Some(tile) && self.is_active(self.focus)
    }

    fn draw_tile_ground(&self, s: &mut Scene, tile: Tile, sheet: Sheet) {
        let Sheet { x, y, w, h, .. } = sheet;
        let fold = sheet.fold();
        let upgraded = self.side().is_upgraded(tile);
        let ground = if upgraded { inks::GILT } else { Ink::CARD };
        s.rect(x, y + 3.0, w, h).corner(10.0).fill(Ink::PI).opacity(0.35);
        s.rect(x, y, w, h).corner(10.0).fill(ground).stroke(Ink::PI, 2.2);
        let corners = [0.0, 0.0, 8.9, 8.9];
        s.path(Trace::field(x + 1.1, y + fold, w - 2.2, h - fold - 1.1, corners)).fill(inks::NIGHTFALL);
        s.line(x + 1.0, y + fold, x + w - 1.0, y + fold).stroke(Ink::PI, 1.5);
        if upgraded {
            s.rect(x + 3.6, y + 3.6, w - 7.2, h - 7.2).corner(7.0).stroke(Ink::SUN_EDGE, 1.4);
        }
        if self.is_running(tile) {
            s.rect(x, y, w, h).corner(10.0).stroke(Ink::CASING, 7.5);
            s.rect(x, y, w, h).corner(10.0).stroke(self.livery(), 4.5);
        }
    }

    /// Played, upgraded, or without use just now.
    fn draw_tile_state(&self, s: &mut Scene, tile: Tile, sheet: Sheet) {
        let Sheet { x, y, w, h, .. } = sheet;
        let fold = sheet.fold();
        // A tile that may be upgraded is read first, played or not.
        let upgradable = self.own && self.state(&tile_target(tile)).is_some();
        let spent = self.side().played & tile.bit() != 0 && !self.is_running(tile) && !upgradable;
        s.group().class("badge").hidden().draw(|s| {
            if spent {
                s.rect(x, y, w, h).corner(10.0).fill(Ink::PAPER_2).opacity(0.62);
                s.rect(x, y, w, h).corner(10.0).fill(&land::SPENT);
                s.circle(x + w / 2.0, y + fold * 0.52, 13.0).fill(inks::LAUREL).stroke(Ink::CASING, 2.0);
                s.stamp_centred(&icons::TICK, x + w / 2.0, y + fold * 0.52, 18.0).color(Ink::CASING);
            } else if self.is_idle(tile) {
                // A walk with it would lead to no card.
                s.rect(x + 1.1, y + 1.1, w - 2.2, fold - 2.2).corner(9.0).fill(&land::SPENT);
                s.badge(x + 11.0, y + 11.0, 8.5, Badge::Lock);
            }
            if self.side().is_upgraded(tile) {
                s.circle(x + w - 6.0, y + 6.0, 9.5).fill(Ink::SUN).stroke(Ink::PI, 1.6);
                s.stamp_centred(&icons::GROW, x + w - 6.0, y + 6.0, 13.0).color(Ink::PRINT);
            }
        });
        if upgradable && self.is_bright(&tile_target(tile)) {
            s.badge(x + w - 6.0, y + 6.0, 10.0, Badge::Grow);
        }
    }

    /// Is it the seat's turn to choose a tile, and is working with this one not possible?
    fn is_idle(&self, tile: Tile) -> bool {
        self.own
            && self.is_active(self.focus)
            && !self.look.legal.is_empty()
            && matches!(self.public.agenda.top(), Some(Step::Turn))
            && self.offered(&work_target(tile)).next().is_none()
    }
}

/// A tile on the player board.
#[derive(Clone, Copy)]
struct Sheet {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
    /// The part of it that is work.
    share: f64,
}

impl Sheet {
    /// Where work ends and rest begins.
    fn fold(&self) -> f64 {
        self.h * self.share
    }

    fn outline(&self) -> Outline {
        Outline::rect(self.x, self.y, self.w, self.h, 11.0)
    }

    /// One half, for a ring inside the tile.
    fn half(&self, top: f64, low: f64) -> Outline {
        Outline::rect(self.x + 6.5, self.y + top + 6.5, self.w - 13.0, low - top - 13.0, 5.5)
    }

    /// How much larger than on a screen things are.
    fn scale(&self) -> f64 {
        (self.w / 64.0).clamp(1.0, 1.3)
    }

    /// The upper half: bridges to cross and what comes with them, or a visit to the Queen.
    fn draw_work(&self, s: &mut Scene, tile: Tile, side: &TileSide, upgraded: bool) {
        let (cx, h) = (self.x + self.w / 2.0, self.fold());
        let ground = if upgraded { inks::GILT } else { Ink::CARD };
        s.rect(self.x + 6.0, self.y + 6.0, self.w - 12.0, h - 12.0).corner(6.0).fill(ground);
        if tile == Tile::Queen {
            let times = if side.queen_times > 1 { format!("{}×", side.queen_times) } else { String::new() };
            let row = Row::words(times).and(&signs::CROWN);
            row.draw(s, (cx, self.y + h * 0.5), 32.0, self.w - 16.0, Ink::PRINT);
            return;
        }
        let bonus = bonus(side);
        let bridges = (0..side.bridges).fold(Row::default(), |row, _| row.and(&signs::BRIDGE));
        let middle = if bonus.is_some() { 0.3 } else { 0.5 };
        bridges.draw(s, (cx, self.y + h * middle), 26.0 * self.scale(), self.w - 16.0, Ink::PRINT);
        if let Some(bonus) = bonus {
            bonus.draw(s, (cx, self.y + h * 0.71), 17.0 * self.scale(), self.w - 14.0, Ink::PRINT);
        }
    }

    /// The lower half: coins for resting.
    fn draw_rest(&self, s: &mut Scene, coins: u8) {
        let (fold, h) = (self.fold(), self.h);
        s.rect(self.x + 6.0, self.y + fold + 6.0, self.w - 12.0, h - fold - 12.0)
            .corner(5.0)
            .fill(inks::NIGHTFALL);
        let middle = (self.x + self.w / 2.0, self.y + (fold + h) / 2.0);
        let row = Row::sign(&signs::REST).then(format!("+{coins}")).and(&goods::COIN);
        row.draw(s, middle, 18.0 * self.scale(), self.w - 12.0, Ink::PRINT);
    }
}

/// What working with a tile brings beside the walk.
fn bonus(side: &TileSide) -> Option<Row> {
    match (side.before, side.price) {
        (Some(before), _) => Some(effect::effect(before)),
        (None, Some(price)) => {
            Some(Row::words(price.to_string()).and(&goods::COIN).then("›").and(&goods::ANY))
        }
        (None, None) if side.bird_times > 1 => {
            Some(Row::words(format!("{}×", side.bird_times)).and(&signs::BIRD))
        }
        _ => None,
    }
}

//! The six action tiles of a seat: work above, rest below.

use bocage_canvas::art::icons;
use bocage_canvas::{Badge, Ink, Outline, Scene, State};

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
}

impl Table<'_> {
    /// Three by two tiles.
    pub(super) fn draw_tiles(&self, s: &mut Scene, board: &Board) {
        for &tile in Tile::ALL {
            let (line, column) = (tile.index() / 3, tile.index() % 3);
            let x = board.x + column as f64 * (board.width + board.gap);
            let y = board.y + line as f64 * (board.height + board.gap);
            self.draw_tile(s, tile, (x, y), (board.width, board.height));
        }
    }

    fn draw_tile(&self, s: &mut Scene, tile: Tile, (x, y): (f64, f64), (w, h): (f64, f64)) {
        let upgraded = self.side().is_upgraded(tile);
        let side = self.game.components.tile(tile, upgraded);
        let help =
            format!("{}. {}", self.say(&words::tile(tile)), self.say(&self.game.help_tile(tile, upgraded)));
        let name = tile_name(self.focus, tile);
        let whole = Outline::rect(x, y, w, h, 11.0);
        self.own_thing(s, (&tile_target(tile), &whole), &help, |s| {
            s.group().class("tile").piece(&name).draw(|s| {
                self.draw_tile_ground(s, tile, upgraded, (x, y), (w, h));
            });
        });
        let fold = h * 0.62;
        let half =
            |top: f64, low: f64| Outline::rect(x + 6.5, y + top + 6.5, w - 13.0, low - top - 13.0, 5.5);
        self.own_thing(s, (&work_target(tile), &half(0.0, fold)), &help, |s| {
            let ground = if upgraded { inks::GILT } else { Ink::CARD };
            s.rect(x + 6.0, y + 6.0, w - 12.0, fold - 12.0).corner(6.0).fill(ground);
            draw_work(s, tile, side, (x + w / 2.0, y), (w, fold));
        });
        self.own_thing(s, (&rest_target(tile), &half(fold, h)), &help, |s| {
            s.rect(x + 6.0, y + fold + 6.0, w - 12.0, h - fold - 12.0).corner(5.0).fill(inks::NIGHTFALL);
            let middle = (x + w / 2.0, y + (fold + h) / 2.0);
            let row = Row::sign(&signs::REST).then(format!("+{}", side.rest)).and(&goods::COIN);
            row.draw(s, middle, 18.0 * (w / 64.0).min(1.25), w - 12.0, Ink::PRINT);
        });
        self.draw_tile_state(s, tile, (x, y), (w, fold, h));
        self.mark_changed(s, &name, &whole);
    }

    fn draw_tile_ground(
        &self,
        s: &mut Scene,
        tile: Tile,
        upgraded: bool,
        (x, y): (f64, f64),
        (w, h): (f64, f64),
    ) {
        let running = self.public.work.tile == Some(tile) && self.is_active(self.focus);
        let ground = if upgraded { inks::GILT } else { Ink::CARD };
        let fold = h * 0.62;
        s.rect(x, y + 3.0, w, h).corner(10.0).fill(Ink::PI).opacity(0.35);
        s.rect(x, y, w, h).corner(10.0).fill(ground).stroke(Ink::PI, 2.2);
        let low = format!(
            "M{} {}h{}v{}a8.9 8.9 0 0 1-8.9 8.9h{}a8.9 8.9 0 0 1-8.9-8.9Z",
            x + 1.1,
            y + fold,
            w - 2.2,
            h - fold - 10.0,
            17.8 - (w - 2.2)
        );
        s.path(low).fill(inks::NIGHTFALL);
        s.line(x + 1.0, y + fold, x + w - 1.0, y + fold).stroke(Ink::PI, 1.5);
        if upgraded {
            let inner = s.rect(x + 3.6, y + 3.6, w - 7.2, h - 7.2).corner(7.0);
            inner.stroke(Ink::SUN_EDGE, 1.4);
        }
        if running {
            s.rect(x, y, w, h).corner(10.0).stroke(Ink::CASING, 7.5);
            s.rect(x, y, w, h).corner(10.0).stroke(self.livery(), 4.5);
        }
    }

    /// Played, upgraded, or without use just now.
    fn draw_tile_state(&self, s: &mut Scene, tile: Tile, (x, y): (f64, f64), (w, fold, h): (f64, f64, f64)) {
        let side = self.side();
        let running = self.public.work.tile == Some(tile) && self.is_active(self.focus);
        let spent = side.played & tile.bit() != 0 && !running;
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
            if side.is_upgraded(tile) {
                s.circle(x + w - 6.0, y + 6.0, 9.5).fill(Ink::SUN).stroke(Ink::PI, 1.6);
                s.stamp_centred(&icons::GROW, x + w - 6.0, y + 6.0, 13.0).color(Ink::PRINT);
            }
        });
        if self.own && self.state(&tile_target(tile)) == Some(State::Legal) {
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

/// The upper half: bridges to cross and what comes with them, or a visit to the Queen.
fn draw_work(s: &mut Scene, tile: Tile, side: &TileSide, (cx, y): (f64, f64), (w, h): (f64, f64)) {
    if tile == Tile::Queen {
        let row = Row::sign(&signs::CROWN);
        let row = if side.queen_times > 1 {
            Row::words(format!("{}×", side.queen_times)).joined(row)
        } else {
            row
        };
        row.draw(s, (cx, y + h * 0.5), 32.0, w - 16.0, Ink::PRINT);
        return;
    }
    let more = match (side.before, side.price) {
        (Some(before), _) => Some(effect::effect(before)),
        (None, Some(price)) => {
            Some(Row::words(price.to_string()).and(&goods::COIN).then("›").and(&goods::ANY))
        }
        (None, None) if side.bird_times > 1 => {
            Some(Row::words(format!("{}×", side.bird_times)).and(&signs::BIRD))
        }
        _ => None,
    };
    let bridges = (0..side.bridges).fold(Row::default(), |row, _| row.and(&signs::BRIDGE));
    let middle = if more.is_some() { 0.3 } else { 0.5 };
    bridges.draw(s, (cx, y + h * middle), 26.0 * (w / 64.0).min(1.3), w - 12.0, Ink::PRINT);
    if let Some(more) = more {
        more.draw(s, (cx, y + h * 0.71), 17.0 * (w / 64.0).min(1.3), w - 14.0, Ink::PRINT);
    }
}

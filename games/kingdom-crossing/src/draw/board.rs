//! The strip: one seat's own board. Purse, paws, houses, birds and favours; tiles, tracks, guild
//! columns and structures.

use bocage_canvas::{Face, Ink, Outline, Scene, text_width};
use bocage_engine::{Bits, Message};

use super::art::{goods, signs};
use super::columns::Room;
use super::effect::{Row, bird, bird_ink};
use super::table::Table;
use super::tiles::Board;
use super::tracks::Tracks;
use super::{coins_name, shorten};
use crate::components::Quantity;
use crate::vocabulary::{Colour, Favour};
use crate::words;

const WIDE: (f64, f64) = (800.0, 265.0);
const TALL_WIDTH: f64 = 390.0;

impl Table<'_> {
    /// The board of the seat looked at.
    pub(super) fn draw_board(&self) -> Scene {
        let mut scene = if self.look.narrow { self.draw_tall_board() } else { self.draw_wide_board() };
        scene.set_label(&self.say(&self.board_summary()));
        scene
    }

    fn draw_wide_board(&self) -> Scene {
        let mut scene = Scene::new(WIDE.0, WIDE.1);
        let s = &mut scene;
        let end = self.draw_owner(s, (10.0, 25.0), 17.0, 150.0);
        let end = self.draw_holdings(s, (end + 14.0, 19.0), 19.0);
        self.draw_own_favours(s, Room { x: end + 8.0, y: 2.0, width: WIDE.0 - end - 14.0, height: 30.0 });
        let (top, height) = (60.0, 198.0);
        for (part, x, width) in [
            ("actions", 10.0, 190.0),
            ("tracks", 209.0, 330.0),
            ("guilds", 546.0, 176.0),
            ("structures", 726.0, 72.0),
        ] {
            self.draw_heading(s, part, (x, top - 10.0), 13.4, width);
        }
        self.draw_tiles(s, &Board { x: 10.0, y: top, width: 60.0, height: 95.5, gap: 7.0, fold: 0.62 });
        let tracks = Tracks {
            x: 208.0,
            y: top - 1.0,
            head: 54.0,
            line: 50.0,
            pitch: 22.9,
            radius: 10.5,
            socket: 20.0,
        };
        self.draw_tracks(s, &tracks);
        self.draw_guilds(s, Room { x: 546.0, y: top, width: 172.0, height });
        self.draw_structures(s, Room { x: 726.0, y: top, width: 68.0, height }, 1);
        scene
    }

    fn draw_tall_board(&self) -> Scene {
        let owned = self.side().structures().count_ones() as usize;
        let structures = owned.div_ceil(3).max(1) as f64 * 50.0 + 30.0;
        let favours = f64::from(self.side().favours.count_ones().div_ceil(4)) * 58.0;
        // Where the parts begin, each below its heading.
        let actions = 110.0 + favours;
        let tracks = actions + 312.0;
        let guilds = tracks + 288.0;
        let built = guilds + 214.0;
        let mut scene = Scene::new(TALL_WIDTH, built + structures + 8.0);
        let s = &mut scene;
        self.draw_owner(s, (12.0, 29.0), 20.0, 240.0);
        // As large as all of it fits: counts grow, and what the next paw gives stands among them.
        let holdings = (12.0, 58.0);
        let end = self.draw_holdings(&mut Scene::new(TALL_WIDTH, 80.0), holdings, 21.0);
        let fit = (TALL_WIDTH - 24.0) / (end - holdings.0);
        self.draw_holdings(s, holdings, 21.0 * fit.min(1.0));
        self.draw_own_favours(s, Room { x: 12.0, y: 80.0, width: 366.0, height: favours });
        for (part, y) in [("actions", actions), ("tracks", tracks), ("guilds", guilds), ("structures", built)]
        {
            self.draw_heading(s, part, (12.0, y - 10.0), 15.0, 366.0);
        }
        self.draw_tiles(s, &Board { x: 12.0, y: actions, width: 116.0, height: 133.0, gap: 9.0, fold: 0.6 });
        let room =
            Tracks { x: 8.0, y: tracks, head: 56.0, line: 64.0, pitch: 26.8, radius: 12.6, socket: 24.0 };
        self.draw_tracks(s, &room);
        self.draw_guilds(s, Room { x: 12.0, y: guilds, width: 366.0, height: 176.0 });
        self.draw_structures(s, Room { x: 12.0, y: built, width: 366.0, height: structures }, 3);
        scene
    }

    /// What a part of the board is.
    fn draw_heading(&self, s: &mut Scene, part: &str, (x, y): (f64, f64), size: f64, width: f64) {
        let words = self.say(&Message::named(format!("pic-part-{part}")));
        s.text(x, y, &words).size(size).fill(Ink::INK_2).fit(width);
    }

    /// Whose board it is, and the first player's flag. Returns where it ends.
    fn draw_owner(&self, s: &mut Scene, (x, y): (f64, f64), size: f64, room: f64) -> f64 {
        let words = self.say(&Message::new("pic-board").with("seat", self.focus));
        let words = shorten(&words, Face::Title, size, room);
        let mut end = x;
        s.group().class("owner").hidden().draw(|s| {
            // Widths are estimates: the flag keeps clear of the name.
            end += s.seat_name(x, y, size, self.livery(), &words) * 1.06 + 2.0;
        });
        if self.public.first_player == self.focus {
            let help = self.say(&self.game.help_icon("token"));
            s.group().class("piece").piece("first").title(&help).draw(|s| {
                s.stamp(&signs::FIRST, end + 4.0, y - size * 0.95, size * 1.25);
            });
            end += size * 1.5;
        }
        end
    }

    /// Coins, paws, houses and birds. Returns where they end.
    fn draw_holdings(&self, s: &mut Scene, (x, y): (f64, f64), size: f64) -> f64 {
        let side = self.side();
        let gap = size * 0.62;
        let paws = side.paws.count_ones();
        let (sixth, seventh) = self.game.components.paw_points;
        let bonus = match paws {
            0..=4 => String::new(),
            5 => format!("→ +{sixth}"),
            6 => format!("→ +{seventh}"),
            _ => String::new(),
        };
        let name = coins_name(self.focus);
        let start = x;
        let mut x =
            self.draw_holding(s, (x, y), size, "coins", Row::sign(&goods::COIN).then(side.coins.to_string()));
        self.mark_changed(
            s,
            &name,
            &Outline::rect(start - 3.0, y - size * 0.7, x - start + 6.0, size * 1.4, 6.0),
        );
        x += gap;
        let mut row = Row::sign(&signs::PAW).then(format!("{paws}/7"));
        if !bonus.is_empty() {
            row = row.then(bonus).and(&goods::POINTS);
        }
        x = self.draw_holding(s, (x, y), size, "paw", row) + gap;
        let houses = side.houses.count_ones();
        x = self.draw_holding(s, (x, y), size, "house", Row::sign(&signs::HOME).then(format!("{houses}/3")))
            + gap;
        for &colour in Colour::ALL {
            let count = self.game.quantity(self.public, self.focus, Quantity::Birds(Some(colour)));
            let help = Message::new("pic-birds").with("colour", words::colour(colour)).with("count", count);
            let opacity = if count == 0 { 0.45 } else { 1.0 };
            s.group().title(&self.say(&help)).opacity(opacity).draw(|s| {
                let row = Row::tint(bird(colour), bird_ink(colour)).then(count.to_string());
                let width = row.width(size);
                row.draw(s, (x + width / 2.0, y), size, width + 1.0, Ink::INK);
                x += width + gap * 0.7;
            });
        }
        x
    }

    fn draw_holding(&self, s: &mut Scene, (x, y): (f64, f64), size: f64, icon: &str, row: Row) -> f64 {
        let width = row.width(size);
        s.group().title(&self.say(&self.game.help_icon(icon))).draw(|s| {
            row.draw(s, (x + width / 2.0, y), size, width + 1.0, Ink::INK);
        });
        x + width
    }

    /// The favours of the seat, each with what it would score now.
    fn draw_own_favours(&self, s: &mut Scene, room: Room) {
        let owned: Vec<Favour> = Bits(self.side().favours.into()).map(Favour).collect();
        let columns = if self.look.narrow { 4 } else { owned.len().max(1) };
        let most = if self.look.narrow { 84.0 } else { 61.0 };
        let pitch = (room.width / columns as f64).min(most + 8.0);
        let width = (pitch - 8.0).max(20.0);
        for (index, &favour) in owned.iter().enumerate() {
            let x = if self.look.narrow {
                room.x + (index % columns) as f64 * (room.width / 4.0)
            } else {
                room.x + room.width - (owned.len() - index) as f64 * pitch
            };
            let y = room.y + (index / columns) as f64 * 58.0;
            let points = self.game.favour_points(self.public, self.focus, favour);
            let now = Message::new("pic-favour-now").with("points", points);
            let help = format!("{} {}", self.say(&self.game.help_favour(favour)), self.say(&now));
            s.group().title(&help).draw(|s| {
                self.draw_favour(s, favour, (x, y), width);
                let (cx, cy) = (x + width - 4.0, y + width * 0.44);
                let words = points.to_string();
                let wide = (text_width(&words, Face::Number, 13.0) + 8.0).max(17.0);
                s.rect(cx - wide / 2.0, cy - 8.0, wide, 16.0)
                    .corner(8.0)
                    .fill(super::inks::LAUREL)
                    .stroke(Ink::PI, 1.2);
                s.text(cx, cy + 4.5, &words).face(Face::Number).size(13.0).middle().fill(Ink::CASING);
            });
            let name = self.game.favour_piece(favour);
            self.mark_changed(s, &name, &Outline::rect(x, y, width, width * 0.54, 6.0));
        }
        if owned.is_empty() && !self.look.narrow {
            let help = self.say(&self.game.help_icon("favour"));
            s.group().title(&help).opacity(0.4).draw(|s| {
                s.stamp(&signs::FAVOUR, room.x + room.width - 24.0, room.y + 3.0, 22.0);
            });
        }
    }

    fn board_summary(&self) -> Message {
        let side = self.side();
        let [wood, stone, sap, food] = side.markers;
        Message::new("pic-board-summary")
            .with("board", Message::new("pic-board").with("seat", self.focus))
            .with("coins", side.coins)
            .with("wood", wood)
            .with("stone", stone)
            .with("sap", sap)
            .with("food", food)
            .with("cards", self.game.guild_counts(side).iter().sum::<u8>())
            .with("structures", side.structures().count_ones())
    }
}

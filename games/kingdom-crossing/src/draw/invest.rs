//! The investment track: coins to cash in, points at the end, and who stands where.

use bocage_canvas::{Badge, Face, Ink, Outline, Scene, State};
use bocage_engine::{Message, Seat};

use super::kingdom::disc;
use super::table::Table;
use super::{CASH, INVEST, inks};

/// The picture's own width, wide and narrow.
const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
/// Narrow screens have two rows of larger spaces: the first one is so long.
const ROW: usize = 5;
/// Radius of a space, wide and narrow.
const SPACE: (f64, f64) = (14.5, 20.5);
/// From one marker to the one standing on it.
const STACK: f64 = 13.0;

impl Table<'_> {
    /// The investment track.
    pub(super) fn draw_investment(&self) -> Scene {
        let narrow = self.look.narrow;
        let width = if narrow { NARROW_WIDTH } else { WIDTH };
        let spaces = self.game.components.invest_coins.len();
        let rows = if narrow { spaces.div_ceil(ROW) } else { 1 };
        let mut scene = Scene::new(width, self.invest_row() * rows as f64);
        scene.set_label(&self.say(&self.investment_summary()));
        let s = &mut scene;
        let places: Vec<(f64, f64)> = (0..spaces).map(|space| self.invest_place(space)).collect();
        for row in places.chunks(if narrow { ROW } else { spaces.max(1) }) {
            s.path(bocage_canvas::Trace::through(row)).stroke(Ink::OUTLINE, 3.0).hidden();
        }
        for space in 0..spaces {
            self.draw_space(s, space);
        }
        self.draw_investors(s);
        scene
    }

    fn invest_radius(&self) -> f64 {
        if self.look.narrow { SPACE.1 } else { SPACE.0 }
    }

    /// The height of a row of spaces with whom stands there.
    fn invest_row(&self) -> f64 {
        self.invest_rise() + if self.look.narrow { 84.0 } else { 82.0 }
    }

    /// Room for those who share a space: they stand on each other.
    fn invest_rise(&self) -> f64 {
        let at = |seat: Seat| self.public.side(seat).investment;
        let sharing = |seat| Seat::all(self.public.players).filter(|&other| at(other) == at(seat)).count();
        let most = Seat::all(self.public.players).map(sharing).max().unwrap_or(1);
        most.saturating_sub(1) as f64 * STACK
    }

    /// The middle of a space: on wide screens the track climbs.
    fn invest_place(&self, space: usize) -> (f64, f64) {
        if self.look.narrow {
            let pitch = (NARROW_WIDTH - 56.0) / (ROW - 1) as f64;
            let (row, column) = (space / ROW, space % ROW);
            return (
                28.0 + column as f64 * pitch,
                row as f64 * self.invest_row() + self.invest_rise() + 46.0,
            );
        }
        let last = self.game.components.invest_coins.len().saturating_sub(1).max(1) as f64;
        let share = space as f64 / last;
        (17.0 + share * (WIDTH - 34.0), self.invest_rise() + 52.0 - share * 12.0)
    }

    fn draw_space(&self, s: &mut Scene, space: usize) {
        let (x, y) = self.invest_place(space);
        let own = usize::from(self.public.me().investment);
        let coins = self.game.components.invest_coins[space];
        let points = self.game.components.invest_vp.get(space).copied().unwrap_or_default();
        let target = match space {
            _ if space == own => CASH,
            _ if space == own + 1 => INVEST,
            _ => "",
        };
        let words = Message::new("pic-invest-space").with("coins", coins).with("points", points);
        let help = format!("{} {}", self.say(&words), self.say(&self.game.help_icon("investment")));
        let r = self.invest_radius();
        let outline = Outline::circle(x, y, r);
        let inside = |s: &mut Scene| {
            s.circle(x, y, r).fill(Ink::SUN).stroke(Ink::PI, 1.8);
            s.text(x, y + r * 0.34, &coins.to_string()).face(Face::Number).size(r).middle().fill(Ink::PRINT);
            if points > 0 {
                let low = y + r - 4.0;
                s.rect(x - 11.0, low, 22.0, 16.0).corner(8.0).fill(inks::LAUREL).stroke(Ink::PI, 1.2);
                let text = s.text(x, low + 12.5, &points.to_string());
                text.face(Face::Number).size(13.0).middle().fill(Ink::CASING);
            }
        };
        if target.is_empty() {
            s.group().title(&help).draw(inside);
            return;
        }
        self.thing(s, (target, &outline), &help, inside);
        if self.state(target) == Some(State::Legal) {
            let badge = if target == INVEST {
                Badge::Arrow(90.0)
            } else {
                Badge::Verb(&bocage_canvas::art::icons::COIN)
            };
            s.badge(x + r * 0.83, y - r * 0.88, 8.5, badge);
        }
    }

    /// Everybody's marker above its space; those who share one stand on each other.
    fn draw_investors(&self, s: &mut Scene) {
        let mut above = vec![0.0; self.game.components.invest_coins.len()];
        for seat in Seat::all(self.public.players) {
            let at = usize::from(self.public.side(seat).investment).min(above.len().saturating_sub(1));
            let (x, y) = self.invest_place(at);
            let foot = y - self.invest_radius() - 1.5;
            let (cx, cy) = (x, foot - 10.0 - above[at] * STACK);
            let name = invest_name(seat);
            let words = Message::new("pic-investor").with("who", self.who(seat)).with("at", at);
            s.group().class("piece").piece(&name).title(&self.say(&words)).draw(|s| {
                if above[at] == 0.0 {
                    s.polygon(&[(x - 4.5, foot - 3.0), (x + 4.5, foot - 3.0), (x, foot + 3.0)]).fill(Ink::PI);
                }
                disc(s, seat, (cx, cy), 20.0);
            });
            self.mark_changed(s, &name, &Outline::rect(cx - 11.0, cy - 11.0, 22.0, 22.0, 8.0));
            above[at] += 1.0;
        }
    }

    fn investment_summary(&self) -> Message {
        let list: Vec<Message> = Seat::all(self.public.players)
            .map(|seat| {
                let at = self.public.side(seat).investment;
                Message::new("pic-investor").with("who", self.who(seat)).with("at", at)
            })
            .collect();
        Message::new("pic-invest-summary").with("list", list)
    }
}

/// The marker of a seat on the investment track.
pub(super) fn invest_name(seat: Seat) -> String {
    format!("invest-{}", seat.0)
}

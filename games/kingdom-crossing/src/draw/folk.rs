//! Who is where: paws on bridges, houses, beavers and the balloon.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene};
use bocage_engine::{Message, Seat};

use super::art::pieces;
use super::lie::Lie;
use super::table::Table;
use super::{at, house_name, paw_name, worker_name};
use crate::actions::Action;
use crate::state::Phase;
use crate::vocabulary::{Bridge, Region};
use crate::words;

impl Table<'_> {
    /// The seats whose workers are on the kingdom.
    fn walkers(&self) -> Vec<Seat> {
        match self.public.phase {
            Phase::Draft => Vec::new(),
            _ => Seat::all(self.public.players).collect(),
        }
    }

    fn walkers_in(&self, region: Region) -> Vec<Seat> {
        self.walkers().into_iter().filter(|&seat| self.public.side(seat).worker == region).collect()
    }

    /// Where the feet of a seat's worker are.
    pub(super) fn worker_place(&self, lie: &Lie, seat: Seat) -> (f64, f64) {
        let region = self.public.side(seat).worker;
        let here = self.walkers_in(region);
        let index = here.iter().position(|&other| other == seat).unwrap_or_default();
        lie.beavers[region.index()].place(index, here.len())
    }

    /// Paws, each seat in its own lane, so that none covers another.
    pub(super) fn draw_paws(&self, s: &mut Scene, lie: &Lie) {
        let seats = usize::from(self.public.players);
        for bridge in Self::bridges() {
            let span = lie.bridge(bridge);
            for seat in Seat::all(self.public.players) {
                if self.public.side(seat).paws & bridge.bit() == 0 {
                    continue;
                }
                let (lane, line) = lane(seat.index(), seats);
                let (x, y) = (span.x + lane * lie.paw, span.y + line * lie.paw);
                self.draw_paw(s, seat, bridge, (x, y), lie.paw);
            }
        }
    }

    fn draw_paw(&self, s: &mut Scene, seat: Seat, bridge: Bridge, (x, y): (f64, f64), size: f64) {
        let livery = Livery::of(seat.index());
        let name = paw_name(seat, bridge);
        let words = Message::new("pic-paw").with("who", self.who(seat)).with("bridge", words::bridge(bridge));
        // One's own paws close bridges: they stand out.
        let size = if seat == self.focus { size * 1.18 } else { size };
        s.group().class("piece").piece(&name).title(&self.say(&words)).draw(|s| {
            s.stamp_centred(&pieces::PAW_PRINT, x, y, size).color(livery);
            s.seat_mark(x, y + size * 0.17, size * 0.42, livery);
        });
    }

    /// Houses, and the ghosts of those that may be placed.
    pub(super) fn draw_houses(&self, s: &mut Scene, lie: &Lie) {
        for &region in Region::ALL {
            let owners: Vec<Seat> = (0..self.public.sides_in_use())
                .map(Seat)
                .filter(|&seat| self.public.side(seat).houses & region.bit() != 0)
                .collect();
            let ghost = self.look.legal.contains(&Action::PlaceHouse(region));
            let count = owners.len() + usize::from(ghost);
            let spots = &lie.houses[region.index()];
            let size = spots.size_of(count);
            for (index, &seat) in owners.iter().enumerate() {
                let words = Message::new("pic-house").with("who", self.who(seat)).with("place", at(region));
                let help = format!("{} {}", self.say(&words), self.say(&self.game.help_icon("house")));
                let name = house_name(seat, region);
                let place = spots.place(index, count);
                s.group().class("piece").piece(&name).title(&help).draw(|s| {
                    draw_house(s, Livery::of(seat.index()), place, size);
                });
                self.mark_changed(s, &name, &around(place, size));
            }
            if ghost {
                let livery = Livery::of(self.public.active().index());
                let place = spots.place(owners.len(), count);
                s.group().class("ghost").opacity(0.55).hidden().draw(|s| {
                    draw_house(s, livery, place, size);
                });
            }
        }
    }

    /// Workers, the one whose turn it is on a ring.
    pub(super) fn draw_workers(&self, s: &mut Scene, lie: &Lie) {
        let mut walkers = self.walkers();
        // Those behind are drawn first.
        walkers.sort_by(|&one, &other| {
            self.worker_place(lie, one).1.total_cmp(&self.worker_place(lie, other).1)
        });
        for seat in walkers {
            let region = self.public.side(seat).worker;
            let size = lie.beavers[region.index()].size_of(self.walkers_in(region).len());
            let (x, y) = self.worker_place(lie, seat);
            let livery = Livery::of(seat.index());
            if self.is_active(seat) {
                let foot = s.ellipse(x, y - size * 0.02, size * 0.52, size * 0.16);
                foot.fill(Ink::CASING).stroke(livery, 3.5).hidden();
            }
            let words = Message::new("pic-worker").with("who", self.who(seat)).with("place", at(region));
            s.group().class("piece").piece(&worker_name(seat)).title(&self.say(&words)).draw(|s| {
                s.stand(&pieces::BEAVER, x, y, size).color(livery);
                s.stamp_centred(livery.disc(), x, y - size * (58.0 / 64.0) + size * 0.204, size * 0.29);
            });
            self.mark_changed(s, &worker_name(seat), &around((x, y), size));
        }
    }

    /// The balloon with its prices: where it is, and from elsewhere.
    pub(super) fn draw_balloon(&self, s: &mut Scene, lie: &Lie) {
        let (near, far) = self.game.components.flight;
        let here = self.public.balloon;
        let (x, y, width) = lie.balloon[here.index()];
        let height = width * pieces::BALLOON.proportion();
        let price = self.game.flight_cost(self.public, self.side().worker);
        let place = Message::new("pic-balloon").with("place", at(here));
        let help = format!("{} {}", self.say(&place), self.say(&self.game.help_icon("balloon")));
        s.group().class("piece").piece("balloon").title(&help).draw(|s| {
            s.stamp(&pieces::BALLOON, x - width / 2.0, y, width);
            let tag = y + height - 6.0;
            if self.look.narrow {
                draw_tag(s, (x, tag), &price.to_string());
                return;
            }
            s.rect(x - 25.0, tag - 10.0, 50.0, 20.0).corner(10.0).fill(Ink::SUN).stroke(Ink::PI, 1.8);
            s.line(x - 3.0, tag - 6.0, x - 3.0, tag + 6.0).stroke(Ink::SUN_EDGE, 1.4);
            for (value, at) in [(near, x - 13.0), (far, x + 11.0)] {
                // The price the seat looked at would pay stands out.
                let (size, ink) = if value == price { (15.0, Ink::PRINT) } else { (13.0, Ink::BARK_DARK) };
                let text = s.text(at, tag + size * 0.34, &value.to_string());
                let opacity = if value == price { 1.0 } else { 0.62 };
                text.face(Face::Number).size(size).middle().fill(ink).opacity(opacity);
            }
        });
        let box_of = Outline::rect(x - width / 2.0 - 3.0, y - 2.0, width + 6.0, height, 10.0);
        self.mark_changed(s, "balloon", &box_of);
    }
}

/// The place of a seat's paw on a bridge, in paws from its middle: side by side, or two by two.
fn lane(seat: usize, seats: usize) -> (f64, f64) {
    const PITCH: f64 = 1.12;
    let (columns, lines) = (seats.min(2), seats.div_ceil(2).max(1));
    let from_middle = |index: usize, count: usize| (index as f64 - (count as f64 - 1.0) / 2.0) * PITCH;
    (from_middle(seat % columns.max(1), columns), from_middle(seat / columns.max(1), lines))
}

fn draw_tag(s: &mut Scene, (x, y): (f64, f64), words: &str) {
    s.rect(x - 14.0, y - 9.0, 28.0, 18.0).corner(9.0).fill(Ink::SUN).stroke(Ink::PI, 1.8);
    s.text(x, y + 4.8, words).face(Face::Number).size(14.0).middle().fill(Ink::PRINT);
}

/// A house with the seat's mark on its wall, its foot at (`x`, `y`).
pub(super) fn draw_house(s: &mut Scene, livery: Livery, (x, y): (f64, f64), size: f64) {
    s.stand(&pieces::HOUSE, x, y, size).color(livery);
    let top = y - size * (58.0 / 64.0);
    s.stamp_centred(livery.disc(), x - size * 0.015, top + size * 0.72, size * 0.45);
}

/// The box of a piece by its foot.
fn around((x, y): (f64, f64), size: f64) -> Outline {
    Outline::rect(x - size * 0.55, y - size * 0.98, size * 1.1, size * 1.08, 8.0)
}

//! Walks: where each bridge leads that may be crossed now, and which were just crossed.

use bocage_canvas::{Badge, Ink, Livery, Scene, State, Trace};
use bocage_engine::Seat;

use super::lie::Lie;
use super::table::Table;
use super::{bridge_target, paw_name};
use crate::vocabulary::{BRIDGES, Bridge, Region};

/// How far a walk keeps from the end of a bridge, on the sand of the bank.
const QUAY: f64 = 7.0;

impl Table<'_> {
    /// The bridges in order.
    pub(super) fn bridges() -> impl Iterator<Item = Bridge> {
        (0..BRIDGES as u8).map(Bridge)
    }

    /// The ends of a bridge on the side of `from` and on the other one.
    fn ends(&self, lie: &Lie, bridge: Bridge, from: Region) -> Option<[(f64, f64); 2]> {
        let to = self.game.components.map.across(bridge, from)?;
        let [first, second] = lie.bridge(bridge).landings();
        // Landings are listed north to south and west to east, as the regions lie.
        let here_first =
            matches!((from, to), (Region::North, _) | (_, Region::South) | (Region::West, Region::East));
        Some(if here_first { [first, second] } else { [second, first] })
    }

    /// From where a worker stands to the far bank, along the near one.
    fn way(
        &self,
        lie: &Lie,
        bridge: Bridge,
        (x, y): (f64, f64),
        from: Region,
    ) -> Option<(Trace, (f64, f64))> {
        let [near, far] = self.ends(lie, bridge, from)?;
        let span = lie.bridge(bridge);
        let trace = if span.upright {
            let quay = near.1 + QUAY * (far.1 - near.1).signum();
            Trace::through(&[(x, y), (x, quay), (near.0, quay), far])
        } else {
            Trace::through(&[(x, y), (x, near.1), near, far])
        };
        Some((trace, far))
    }

    /// Dotted ways over every bridge that may be crossed, and the bridges crossed a moment ago.
    pub(super) fn draw_walks(&self, s: &mut Scene, lie: &Lie) {
        let walker = self.public.active();
        let from = self.public.side(walker).worker;
        let livery = Livery::of(walker.index());
        let start = self.worker_place(lie, walker);
        s.group().class("walks").class("badge").hidden().draw(|s| {
            self.draw_trail(s, lie);
            let mut starts = false;
            for bridge in Self::bridges() {
                let Some(state) = self.state(&bridge_target(bridge)) else { continue };
                let Some((trace, far)) = self.way(lie, bridge, start, from) else { continue };
                let ink = if state == State::Suggested { Ink::LANTERN } else { livery.ink() };
                s.path(&trace).stroke(Ink::CASING, 9.0).round();
                s.path(&trace).stroke(ink, 5.0).round().dash(&[0.5, 9.0]);
                s.circle(far.0, far.1, 6.0).fill(Ink::CASING).stroke(ink, 3.5);
                starts = true;
            }
            if starts {
                s.circle(start.0, start.1, 6.0).fill(livery).stroke(Ink::CASING, 2.5);
            }
        });
    }

    /// Solid lines over the bridges that somebody has just crossed.
    fn draw_trail(&self, s: &mut Scene, lie: &Lie) {
        for seat in Seat::all(self.public.players) {
            for bridge in Self::bridges().filter(|&bridge| self.changed(&paw_name(seat, bridge))) {
                let [(x1, y1), (x2, y2)] = lie.bridge(bridge).landings();
                s.line(x1, y1, x2, y2).stroke(Ink::CASING, 11.0).round();
                s.line(x1, y1, x2, y2).stroke(Livery::of(seat.index()), 6.0).round();
            }
        }
    }

    /// Rings on the bridges that may be crossed, else places that say why not.
    pub(super) fn draw_crossings(&self, s: &mut Scene, lie: &Lie) {
        for bridge in Self::bridges() {
            let target = bridge_target(bridge);
            let outline = lie.bridge(bridge).outline();
            match self.state(&target) {
                Some(state) => s.target(&outline, state, &target, &self.name(&target)),
                None => {
                    let help = self.say(&self.say_bridge(bridge));
                    let place = s.outline(&outline).fill(Ink::CASING).opacity(0.01).class("place");
                    place.data("data-place", &target).title(&help);
                }
            }
        }
    }

    /// An arrow to the far side of each bridge that may be crossed.
    pub(super) fn draw_arrows(&self, s: &mut Scene, lie: &Lie) {
        let from = self.public.me().worker;
        for bridge in Self::bridges() {
            let Some(state) = self.state(&bridge_target(bridge)) else { continue };
            let Some([near, far]) = self.ends(lie, bridge, from) else { continue };
            let span = lie.bridge(bridge);
            let reach = span.length * 0.33;
            let (dx, dy) = ((far.0 - near.0).signum(), (far.1 - near.1).signum());
            let (x, y, degrees) = match (span.upright, dx > 0.0, dy > 0.0) {
                (true, _, true) => (span.x, span.y + reach, 180.0),
                (true, _, false) => (span.x, span.y - reach, 0.0),
                (false, true, _) => (span.x + reach, span.y, 90.0),
                (false, false, _) => (span.x - reach, span.y, 270.0),
            };
            let badge = if state == State::Suggested { Badge::Lantern } else { Badge::Arrow(degrees) };
            s.badge(x, y, if self.look.narrow { 10.5 } else { 12.5 }, badge);
        }
    }
}

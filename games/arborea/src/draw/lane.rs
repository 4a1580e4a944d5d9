//! A pilgrimage track: two planks in a trench that slide to the centre, the gate where villagers are
//! put on them, and who rides.

use bocage_canvas::art::icons;
use bocage_canvas::{Badge, Ink, Outline, Scene, Trace};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain};
use super::quadrant::{Lie, PITCH, WIDTH};
use super::{art, inks, villagers};
use crate::decisions::leaving;
use crate::tracks::{CELLS, SWAP, Track};
use crate::words;

/// Top of the trench, and the line on which riders stand.
const TOP: f64 = 153.0;
const MIDDLE: f64 = 171.0;
const FOOT: f64 = 181.0;

/// The name of a segment for animations.
pub(super) fn segment_name(segment: u8) -> String {
    format!("plank-{segment}")
}

/// How far a track is drawn: before a swap it leans over the edge, but not by a whole space.
pub(super) fn shown_offset(track: &Track) -> f64 {
    if track.offset >= SWAP { f64::from(SWAP) - 0.6 } else { f64::from(track.offset) }
}

impl Desk<'_> {
    pub(super) fn draw_lane(&self, s: &mut Scene, lie: Lie) {
        let track = self.public.tracks[usize::from(lie.track) % 4];
        let title = self.say(&self.say_lane(lie.track));
        let place = format!("lane:{}", lie.track);
        s.group().class("lane").data("data-place", &place).title(&title).draw(|s| {
            s.rect(-2.0, TOP, WIDTH + 4.0, 36.0).corner(10.0).fill(Ink::ARBOREA_DEEP).stroke(Ink::PI, 1.8);
            s.rect(1.0, TOP + 3.0, WIDTH - 2.0, 6.0).corner(3.0).fill(Ink::BLACK).opacity(0.22);
            draw_flow(s, lie, &track);
            let offset = shown_offset(&track);
            self.draw_plank(s, lie, track.outer, offset);
            self.draw_plank(s, lie, track.inner, offset + 4.0);
        });
        self.draw_gate(s, lie, &track);
        if track.offset + 1 == SWAP {
            let title = self.word("pic-swap");
            s.group().class("swap").title(&title).at(lie.x(WIDTH - 2.0), MIDDLE).draw(|s| {
                s.circle(0.0, 0.0, 10.0).fill(Ink::SUN).stroke(Ink::PI, 1.8);
                s.path("M-4.5 3H2.5A3.5 3.5 0 0 0 2.5-4H-4M-1.5-6.5-4.3-4-1.5-1.3")
                    .stroke(Ink::PI, 1.9)
                    .round();
            });
        }
        self.draw_riders(s, lie, &track);
    }

    /// A plank of four cells, with its season symbols; the pale ones have some.
    fn draw_plank(&self, s: &mut Scene, lie: Lie, segment: u8, from: f64) {
        let symbols = self.game.components.segments[usize::from(segment) % 8];
        let seasonal = symbols.iter().any(Option::is_some);
        let (width, x) = (4.0 * PITCH - 2.0, from * PITCH + 1.0);
        let left = lie.left(x, width);
        self.named(s.group(), &segment_name(segment)).draw(|s| {
            s.rect(left, TOP + 4.5, width, 29.0).corner(7.0).fill(inks::PLANK_EDGE).stroke(Ink::PI, 1.8);
            let face = if seasonal { inks::PLANK_PALE } else { inks::PLANK };
            s.rect(left, TOP + 3.0, width, 27.0).corner(7.0).fill(face).stroke(Ink::PI, 1.6);
            let mut cuts = Trace::new();
            for cell in 1..4 {
                let cut = lie.x(x - 1.0 + f64::from(cell) * PITCH);
                cuts = cuts.from(cut, TOP + 5.0).to(cut, TOP + 28.0);
            }
            s.path(&cuts).stroke(Ink::BARK, 1.3).dash(&[2.0, 3.0]);
            for (cell, season) in symbols.iter().enumerate() {
                let cx = lie.position(from + cell as f64);
                if let Some(season) = season {
                    s.stamp_centred(art::season(*season), cx, TOP + 16.5, 21.0);
                }
            }
        });
    }

    /// The gate stands over the fourth position: open, or closed because somebody stands there.
    fn draw_gate(&self, s: &mut Scene, lie: Lie, track: &Track) {
        let x = lie.position(3.0);
        let open = track.free();
        let ink = if open { Ink::ARBOREA_ACCENT } else { Ink::STONE };
        let key = if open { "pic-gate-open" } else { "pic-gate-closed" };
        let title = self.say(&Message::new(key).with("track", words::track(lie.track)));
        let place = format!("gate:{}", lie.track);
        s.group().class("gate").data("data-place", &place).title(&title).draw(|s| {
            let posts = format!("M{} 151V191M{} 151V191", x - 15.0, x + 15.0);
            s.path(&posts).stroke(Ink::PI, 5.5).round();
            s.path(&posts).stroke(ink, 2.8).round();
            s.rect(x - 15.0, 133.0, 30.0, 17.0).corner(5.0).fill(ink).stroke(Ink::PI, 1.6);
            if open {
                s.path(format!("M{} 141.5h8M{x} 137.5v8", x - 4.0)).stroke(Ink::CASING, 2.4).round();
            } else {
                s.stamp_centred(&icons::LOCK, x, 141.5, 13.0).color(Ink::PRINT);
            }
        });
    }

    fn draw_riders(&self, s: &mut Scene, lie: Lie, track: &Track) {
        let asked = leaving(self.public).filter(|&(lane, _)| lane == usize::from(lie.track));
        for cell in 0..CELLS {
            let Some(rider) = track.cells[usize::from(cell)] else { continue };
            let x = lie.position(shown_offset(track) + f64::from(cell));
            if asked.is_some_and(|(_, other)| other == cell) {
                let outline = Outline::rect(x - 14.0, 154.0, 28.0, 33.0, 8.0);
                s.outline(&outline).fill(Ink::CASING).stroke(Ink::CASING, 7.0);
                s.outline(&outline).fill(Ink::RING_WASH).stroke(Ink::RING, 3.2);
            }
            let segment = if cell < CELLS / 2 { track.outer } else { track.inner };
            let name = villagers::rider_name(rider.owner, rider.kind, segment, cell % 4);
            let title = self.say(
                &Message::new("pic-rides")
                    .with("villager", villagers::say(rider.owner, rider.kind))
                    .with("trail", track.reach(cell)),
            );
            self.named(s.group().class("villager"), &name).title(&title).draw(|s| {
                villagers::draw(s, rider.owner, rider.kind, (x, FOOT), 32.0);
            });
            self.fresh(s, &Outline::rect(x - 14.0, 154.0, 28.0, 32.0, 6.0), &name, 0.6);
        }
    }

    /// What may be done with a track: advance it, or put a villager on it.
    pub(super) fn draw_lane_targets(&self, s: &mut Scene, lie: Lie) {
        let track = &self.public.tracks[usize::from(lie.track) % 4];
        let lane = Outline::rect(-2.0, TOP, WIDTH + 4.0, 36.0, 10.0);
        let aim = self.ring_with(s, &lane, &format!("lane:{}", lie.track), 0.66, |s| {
            s.rect(-2.0, TOP - 3.0, WIDTH + 4.0, 42.0).fill(Ink::CASING).fill_opacity(0.0);
        });
        if let Some(aim) = aim {
            let end = lie.x(10.0);
            s.badge(end, MIDDLE, 12.0, Badge::Arrow(90.0 * -lie.outwards()));
            draw_gain(s, aim.points, (lie.x(34.0), MIDDLE), 8.5);
            self.lantern(s, &aim, (end, MIDDLE - 17.0), 8.5);
        }
        let x = lie.position(3.0);
        let gate = Outline::rect(x - 15.5, 132.0, 31.0, 58.0, 7.0);
        let target = format!("gate:{}", lie.track);
        // A little more than the gate can be touched: on a phone it is narrow for a finger.
        let aim = self.ring_with(s, &gate, &target, 0.7, |s| {
            s.rect(x - 20.0, 131.0, 40.0, 60.0).fill(Ink::CASING).fill_opacity(0.0);
        });
        if let Some(aim) = aim {
            let reward = track.symbol(&self.game.components);
            if reward.is_some() {
                draw_gain(s, aim.points, (x, 130.0), 8.5);
            }
            self.lantern(s, &aim, (x - 14.0, 134.0), 8.5);
        }
        // A ring says more than corners.
        if !self.may(&format!("lane:{}", lie.track)) {
            self.fresh(s, &lane, &format!("lane:{}", lie.track), 0.8);
        }
    }

    fn say_lane(&self, number: u8) -> Message {
        let track = &self.public.tracks[usize::from(number) % 4];
        let owner = self.actor().into();
        Message::new("pic-lane")
            .with("track", words::track(number))
            .with("steps", track.steps(owner, &self.game.components))
    }
}

/// Chevrons where no plank lies, towards the centre.
fn draw_flow(s: &mut Scene, lie: Lie, track: &Track) {
    let offset = f64::from(track.offset.min(3));
    let inward = -lie.outwards();
    let mut trace = Trace::new();
    for position in (0..11).map(f64::from).filter(|&at| at < offset || at >= offset + 8.0) {
        for shift in [-3.5, 3.5] {
            let x = lie.position(position) + shift;
            trace = trace
                .from(x - 3.0 * inward, MIDDLE - 6.0)
                .to(x + 3.0 * inward, MIDDLE)
                .to(x - 3.0 * inward, MIDDLE + 6.0);
        }
    }
    s.path(&trace).stroke(Ink::ARBOREA_LAND, 2.2).round().opacity(0.8);
}

//! A quarter of the main board: one track between its two areas.
//!
//! The quarters on the right are mirrored, so that all four tracks flow to the centre. Trails are
//! nested elbows that never cross: trail `t` starts at position `3 + t` of the track, climbs to its
//! row, turns outward and runs to the Sage.

use bocage_canvas::{Face, Ink, Outline, Scene, Trace};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain};
use super::{art, inks, token, trail_target, villagers};
use crate::components::Symbol;
use crate::decisions::leaving;
use crate::vocabulary::{Area, Owner, Side, TRAILS, Waiting};
use crate::words;

/// Distance between two positions of a track.
pub(super) const PITCH: f64 = 29.0;
/// Size of a quarter.
pub(super) const WIDTH: f64 = 319.0;
pub(super) const HEIGHT: f64 = 342.0;
/// A patch of an area, and how far its trails run.
const PATCH: f64 = 264.0;
const TALL: f64 = 150.0;
const END: f64 = 84.0;
/// Distance between trails, and between tokens of a trail.
const ROW: f64 = 24.6;
const TOKEN_PITCH: f64 = 26.4;
const TOKEN: f64 = 22.5;
/// Areas where nothing can be done stand back.
const REST: f64 = 0.82;

/// Where things lie in a quarter.
#[derive(Clone, Copy)]
pub(super) struct Lie {
    pub(super) track: u8,
    mirrored: bool,
}

impl Lie {
    pub(super) fn new(track: u8) -> Self {
        Lie { track, mirrored: track % 2 == 1 }
    }

    /// From left to right wherever it lies.
    pub(super) fn straight(track: u8) -> Self {
        Lie { track, mirrored: false }
    }

    /// Mirrors a distance from the outer end, where it has to be.
    pub(super) fn x(self, x: f64) -> f64 {
        if self.mirrored { WIDTH - x } else { x }
    }

    /// The left edge of a box that is `width` wide and begins `x` from the outer end.
    pub(super) fn left(self, x: f64, width: f64) -> f64 {
        if self.mirrored { WIDTH - x - width } else { x }
    }

    /// The middle of a position of the track.
    pub(super) fn position(self, position: f64) -> f64 {
        self.x((position + 0.5) * PITCH)
    }

    /// Outwards, to the Sage.
    pub(super) fn outwards(self) -> f64 {
        if self.mirrored { 1.0 } else { -1.0 }
    }

    /// Heights of the area above are mirrored for the one below.
    fn y(self, side: Side, y: f64) -> f64 {
        match side {
            Side::Above => y,
            Side::Below => HEIGHT - y,
        }
    }

    /// The start of a trail.
    pub(super) fn pad(self, side: Side, trail: u8) -> (f64, f64) {
        (self.position(3.0 + f64::from(trail)), self.y(side, 138.5))
    }

    /// Where the points of a trail are shown: on its stem, or beside the first one, which has none.
    fn gain(self, side: Side, trail: u8) -> (f64, f64) {
        let x = self.pad(side, trail).0;
        if trail > 1 { (x, self.y(side, 119.0)) } else { (x + 15.0 * self.outwards(), self.y(side, 126.5)) }
    }

    fn row(self, side: Side, trail: u8) -> f64 {
        self.y(side, 14.2 + f64::from(TRAILS - trail.min(TRAILS)) * ROW)
    }

    /// A trail where nothing is going on: one drawing for each length, mirrored.
    fn stamp_trail(self, s: &mut Scene, side: Side, trail: u8) {
        let drawing = art::trails::ALL[usize::from(trail - 1) % art::trails::ALL.len()];
        let mark = s.stamp(drawing, 0.0, 0.0, WIDTH);
        let (below, mirrored) = (side == Side::Below, self.mirrored);
        let turned = |there: bool| if there { -1.0 } else { 1.0 };
        if below || mirrored {
            mark.at(if mirrored { WIDTH } else { 0.0 }, if below { HEIGHT } else { 0.0 })
                .scale_xy(turned(mirrored), turned(below));
        }
    }

    /// From the track to the Sage.
    fn path(self, side: Side, trail: u8) -> Trace {
        let (x, row) = (self.pad(side, trail).0, self.row(side, trail));
        let back = if side == Side::Above { 8.0 } else { -8.0 };
        Trace::new()
            .from(x, self.y(side, 152.0))
            .to(x, row + back)
            .bend(x, row, x + 8.0 * self.outwards(), row)
            .to(self.x(END), row)
    }
}

/// Which seat's villagers wait at a trail, with how many of each kind.
pub(super) fn waiting_at(desk: &Desk<'_>, area: Area, trail: u8) -> Vec<(Owner, Waiting, usize)> {
    let mut list: Vec<(Owner, Waiting, usize)> = Vec::new();
    let public = desk.public;
    let seats = (0u8..).zip(public.in_use()).map(|(seat, board)| (Owner(seat), &board.trails));
    for (owner, trails) in seats.chain([(Owner::FERONIA, &public.feronia.trails)]) {
        for &waiting in trails.iter().filter(|waiting| waiting.area() == area && waiting.trail() == trail) {
            let number = list.iter().filter(|(other, same, _)| *other == owner && *same == waiting).count();
            list.push((owner, waiting, number));
        }
    }
    list
}

impl Desk<'_> {
    /// Draws a quarter with its top left corner at the origin.
    pub(super) fn draw_quadrant(&self, s: &mut Scene, track: u8) {
        let lie = Lie::new(track);
        let resting = self.any("leave:") || self.any("trail:") || self.any("sage:") || self.any("reward:");
        for &side in Side::ALL {
            let area = Area::beside(track, side);
            let rests = resting && !self.touches(area, side);
            s.group()
                .class("area")
                .data("data-area", area.word())
                .opacity(if rests { REST } else { 1.0 })
                .draw(|s| {
                    self.draw_patch(s, lie, area, side);
                    (1..=TRAILS).rev().for_each(|trail| self.draw_trail(s, lie, (area, side), trail));
                    (1..=TRAILS).for_each(|trail| draw_pad(s, lie.pad(side, trail), trail));
                    self.draw_sage(
                        s,
                        lie.left(3.0, 82.0),
                        if side == Side::Above { 6.0 } else { 200.0 },
                        area,
                    );
                });
        }
        self.draw_lane(s, lie);
        for &side in Side::ALL {
            self.draw_waiting(s, lie, side);
        }
        self.draw_leaving(s, lie);
        self.draw_lane_targets(s, lie);
        for &side in Side::ALL {
            let area = Area::beside(track, side);
            let corner = (lie.left(3.0, 82.0), if side == Side::Above { 6.0 } else { 200.0 });
            if self.any("reward:") && self.asked_sage() == Some(area) {
                self.draw_offers(
                    s,
                    area,
                    (lie.left(90.0, 173.0), if side == Side::Above { 1.0 } else { 215.0 }),
                );
            }
            self.draw_walker(s, corner, area);
        }
    }

    /// May something of an area be touched?
    fn touches(&self, area: Area, side: Side) -> bool {
        (1..=TRAILS).any(|trail| self.is_open(area, side, trail))
            || self.may(&format!("sage:{area}"))
            || (self.any("reward:") && self.asked_sage() == Some(area))
    }

    /// May a villager walk a trail, or leave its track for it?
    fn is_open(&self, area: Area, side: Side, trail: u8) -> bool {
        let leaves = leaving(self.public).is_some_and(|(from, _)| from == usize::from(area.track()));
        self.may(&trail_target(area, trail)) || (leaves && self.may(&format!("leave:{side}-{trail}")))
    }

    fn draw_patch(&self, s: &mut Scene, lie: Lie, area: Area, side: Side) {
        let (patch, texture, _) = art::patch(area);
        let top = if side == Side::Above { 2.0 } else { HEIGHT - 2.0 - TALL };
        let outline = Outline::rect(lie.left(0.0, PATCH), top, PATCH, TALL, 14.0);
        s.outline(&outline).fill(patch).stroke(Ink::PI, 1.6);
        s.outline(&outline).fill(texture);
    }

    /// A trail: its path, and its symbols in the order in which they are met.
    fn draw_trail(&self, s: &mut Scene, lie: Lie, (area, side): (Area, Side), trail: u8) {
        let symbols = &self.game.components.area(area).trails[usize::from(trail - 1) % 5];
        let path = lie.path(side, trail);
        // What has been met already is faint.
        let walked = self
            .walker()
            .filter(|(waiting, _)| waiting.area() == area && waiting.trail() == trail)
            .map(|(_, next)| usize::from(next));
        let title = self.say(&say_trail(area, trail, symbols));
        let place = match leaving(self.public) {
            Some((from, _)) if from == usize::from(area.track()) => format!("leave:{side}-{trail}"),
            _ => trail_target(area, trail),
        };
        s.group().class("trail").data("data-place", &place).title(&title).draw(|s| {
            let open = self.is_open(area, side, trail);
            if open {
                s.path(&path).stroke(Ink::CASING, 15.0).round();
                s.path(&path).stroke(Ink::RING, 12.0).round();
                s.path(&path).stroke(Ink::RING_WASH, 7.5).round();
            } else if walked.is_some() {
                s.path(&path).stroke(Ink::BARK, 11.0).opacity(0.55).round();
                s.path(&path).stroke(Ink::SUN, 8.5).round();
            } else {
                lie.stamp_trail(s, side, trail);
            }
            if open || walked.is_some() {
                s.path(&path).stroke(inks::PATH, 1.6).dash(&[1.0, 4.5]).round();
            }
            let shown: Vec<Symbol> = symbols.iter().copied().filter(|&each| each != Symbol::Sage).collect();
            let (start, row) = (lie.pad(side, trail).0, lie.row(side, trail));
            let most = 26.0 + f64::from(trail) * PITCH;
            let pitch = TOKEN_PITCH.min(most / shown.len().saturating_sub(1).max(1) as f64);
            for (index, &symbol) in shown.iter().enumerate() {
                let place = (start + lie.outwards() * pitch * index as f64, row);
                match walked {
                    Some(next) if index + 1 < next => {
                        s.group().opacity(0.4).draw(|s| token::draw(s, symbol, place, TOKEN));
                    }
                    _ => token::draw(s, symbol, place, TOKEN),
                }
            }
            let tip = start + lie.outwards() * (pitch * shown.len().saturating_sub(1) as f64 + 15.4);
            let arrow =
                Trace::new().from(tip, row - 3.5).to(tip + 4.0 * lie.outwards(), row).to(tip, row + 3.5);
            s.path(&arrow).stroke(Ink::BARK, 2.0).round();
        });
    }

    /// Villagers at the starts of trails, and rings around those that may walk.
    fn draw_waiting(&self, s: &mut Scene, lie: Lie, side: Side) {
        let area = Area::beside(lie.track, side);
        for trail in 1..=TRAILS {
            let (x, y) = lie.pad(side, trail);
            let target = trail_target(area, trail);
            let here = waiting_at(self, area, trail);
            for (index, &(owner, waiting, number)) in here.iter().enumerate() {
                let ((dx, dy), size) = crowd(index, here.len());
                let name = villagers::waiting_name(owner, waiting, number);
                let title = self.say(
                    &Message::new("pic-waits")
                        .with("villager", villagers::say(owner, waiting.kind()))
                        .with("trail", say_trail(area, trail, self.game.components.trail(waiting))),
                );
                self.named(s.group().class("villager"), &name).title(&title).draw(|s| {
                    villagers::draw(s, owner, waiting.kind(), (x + dx, y + dy), size);
                });
                self.fresh(s, &Outline::rect(x - 13.0, y - 15.0, 26.0, 27.0, 6.0), &name, 0.55);
            }
            let outline = Outline::circle(x, y, 13.5);
            let path = lie.path(side, trail);
            let aim = self.ring_with(s, &outline, &target, 0.66, |s| draw_reach(s, &path));
            if let Some(aim) = aim {
                let at = lie.gain(side, trail);
                draw_gain(s, aim.points, at, 9.0);
                self.lantern(s, &aim, (at.0 + 12.0, at.1 - 12.0), 7.5);
            }
        }
    }

    /// Where the villager who must decide now may leave the track.
    fn draw_leaving(&self, s: &mut Scene, lie: Lie) {
        let Some((track, cell)) = leaving(self.public) else { return };
        if track != usize::from(lie.track) || !self.any("leave:") {
            return;
        }
        let lane = &self.public.tracks[track];
        let Some(rider) = lane.cells[usize::from(cell)] else { return };
        let from = (lie.position(super::lane::shown_offset(lane) + f64::from(cell)), 181.0);
        for &side in Side::ALL {
            let area = Area::beside(lie.track, side);
            for trail in 1..=TRAILS {
                let (x, y) = lie.pad(side, trail);
                let path = lie.path(side, trail);
                let outline = Outline::circle(x, y, 12.0);
                let target = format!("leave:{side}-{trail}");
                let aim = self.ring_with(s, &outline, &target, 0.7, |s| draw_reach(s, &path));
                let Some(aim) = aim else { continue };
                draw_gain(s, aim.points, lie.gain(side, trail), 9.0);
                self.lantern(s, &aim, (x + 11.0, y - 11.0), 7.5);
                // It will wait there under this name.
                let waiting = Waiting::new(area, trail, rider.kind);
                let number = waiting_at(self, area, trail)
                    .iter()
                    .filter(|(owner, same, _)| *owner == rider.owner && *same == waiting)
                    .count();
                let name = villagers::waiting_name(rider.owner, waiting, number);
                villagers::draw_origin(s, &name, from, 27.0);
            }
        }
    }
}

/// Where one of several villagers at the same place stands, and how large: side by side if there are
/// two, otherwise in two rows, the ones behind first.
fn crowd(index: usize, count: usize) -> ((f64, f64), f64) {
    if count < 3 {
        let shift = (index as f64 - (count as f64 - 1.0) / 2.0) * 10.0;
        return ((shift, 9.5), if count < 2 { 27.0 } else { 25.0 });
    }
    let behind = count / 2;
    let (place, row, dy) =
        if index < behind { (index, behind, 1.0) } else { (index - behind, count - behind, 11.0) };
    let pitch = (26.0 / row as f64).min(12.0);
    (((place as f64 - (row as f64 - 1.0) / 2.0) * pitch, dy), 20.0)
}

/// The whole path may be touched, not only its small start.
fn draw_reach(s: &mut Scene, path: &Trace) {
    s.path(path).stroke(Ink::CASING, 22.0).opacity(0.0).round();
}

/// A numbered start: how many steps a villager needs to come here.
pub(super) fn draw_pad(s: &mut Scene, (x, y): (f64, f64), trail: u8) {
    s.stamp_centred(&art::holes::PAD, x, y, 22.9);
    s.text(x, y + 4.6, &trail.to_string()).face(Face::Number).size(14.0).middle().fill(Ink::BARK);
}

/// A trail with its symbols, in words.
pub(super) fn say_trail(area: Area, trail: u8, symbols: &[Symbol]) -> Message {
    Message::new("pic-trail")
        .with("area", words::area(area))
        .with("trail", trail)
        .with("symbols", words::symbols(symbols))
}

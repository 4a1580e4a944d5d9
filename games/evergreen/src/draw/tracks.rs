//! The six power tracks of a seat: holes on a thread on wide screens, values and pips on narrow ones.

use bocage_canvas::{Face, Ink, Livery, Scene, Track};
use bocage_engine::{Message, Seat};

use super::card::power_drawing;
use super::{EvergreenLook, is_changed, shorten};
use crate::Evergreen;
use crate::state::{Public, Side};
use crate::vocabulary::Power;
use crate::words;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 74.0;
const NARROW_WIDTH: f64 = 390.0;
const NARROW_HEIGHT: f64 = 80.0;
/// Most holes shown of one track; longer ones show those around the marker.
const HOLES: usize = 7;

/// The name of a marker for animations.
pub(super) fn marker_name(seat: Seat, power: Power) -> String {
    format!("m{}-{power}", seat.0)
}

impl Evergreen {
    pub(super) fn draw_tracks(&self, public: &Public, look: &EvergreenLook<'_>, seat: Seat) -> Scene {
        let (width, height) = if look.narrow { (NARROW_WIDTH, NARROW_HEIGHT) } else { (WIDTH, HEIGHT) };
        let side = public.side(seat);
        let mut scene = Scene::new(width, height);
        scene.set_label(&(look.say)(&self.tracks_summary(side, seat)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let pitch = width / Power::ALL.len() as f64;
        let card = self.card_of(public, seat).map(|card| self.components.face(card).power);
        for &power in Power::ALL {
            let left = power.index() as f64 * pitch;
            let current = card == Some(power);
            // The next value matters while the power of this round is still to come.
            let next = current && !side.turn.powered;
            let name = (look.say)(&self.say_level(side, power));
            let help = (look.say)(&self.say_help(power));
            let mark = s.group().class("track").data("data-power", power.word()).label(&name).title(&help);
            let mark = if current { mark.class("current") } else { mark };
            mark.draw(|s| {
                if current {
                    s.rect(left, 0.0, pitch, height).fill(Ink::HEDGE_SOFT);
                }
                if power.index() > 0 {
                    s.line(left, 6.0, left, height - 6.0).stroke(Ink::PAPER_EDGE, 1.5).dash(&[4.0, 4.0]);
                }
                if look.narrow {
                    self.draw_pips(s, side, (seat, power), left + pitch / 2.0, pitch);
                } else {
                    self.draw_thread(s, look, (seat, power), side, (left, pitch), next);
                }
            });
            if is_changed(look, &marker_name(seat, power)) {
                let outline = bocage_canvas::Outline::rect(left + 4.0, 5.0, pitch - 8.0, height - 10.0, 8.0);
                s.ring(&outline, bocage_canvas::State::Changed);
            }
        }
        scene
    }

    /// Icon, name, and the holes with their values.
    fn draw_thread(
        &self,
        s: &mut Scene,
        look: &EvergreenLook<'_>,
        (seat, power): (Seat, Power),
        side: &Side,
        (left, width): (f64, f64),
        next: bool,
    ) {
        s.stamp(power_drawing(power), left + 10.0, 7.0, 26.0);
        let name = (look.say)(&words::power(power));
        let name = shorten(&name, Face::Label, 14.5, width - 45.0);
        s.text(left + 41.0, 25.0, &name).size(14.5);
        let values: Vec<i32> =
            self.components.track(power).values.iter().map(|&value| i32::from(value)).collect();
        let at = usize::from(side.level(power)).min(values.len().saturating_sub(1));
        let first = at.saturating_sub(HOLES / 2).min(values.len().saturating_sub(HOLES));
        let shown = &values[first..values.len().min(first + HOLES)];
        let natural = (shown.len().saturating_sub(1)) as f64 * Track::PITCH + 17.0;
        let scale = ((width - 14.0) / natural).min(1.0);
        let x = left + (width - natural * scale) / 2.0 + 8.5 * scale;
        // Where the thread goes on beyond the holes shown.
        for (more, from, to) in [
            (first > 0, left + 2.0, x),
            (first + shown.len() < values.len(), x + natural * scale - 17.0 * scale, left + width - 2.0),
        ] {
            if more {
                s.line(from, 55.0, to, 55.0).stroke(Ink::OUTLINE, 2.0).dash(&[2.0, 3.0]);
            }
        }
        let piece = marker_name(seat, power);
        let mut track =
            Track { piece: &piece, at: at - first, ..Track::new(shown, Livery::of(seat.index())) };
        if next {
            track.next = (at + 1 < values.len()).then_some(at + 1 - first);
        }
        track.draw(s, x, 55.0, scale);
    }

    /// Icon, value and pips.
    fn draw_pips(&self, s: &mut Scene, side: &Side, (seat, power): (Seat, Power), middle: f64, width: f64) {
        let track = self.components.track(power);
        s.stamp(power_drawing(power), middle - 16.0, 7.0, 32.0);
        let strength = track.strength(side.level(power)).to_string();
        s.text(middle, 60.0, &strength).face(Face::Number).size(20.0).middle();
        pips(s, (middle, 71.0), width - 12.0, (side.level(power), track.last()), seat);
    }

    fn say_level(&self, side: &Side, power: Power) -> Message {
        let track = self.components.track(power);
        Message::new("pic-track")
            .with("power", words::power(power))
            .with("strength", track.strength(side.level(power)))
            .with("level", side.level(power))
            .with("last", track.last())
    }

    fn tracks_summary(&self, side: &Side, seat: Seat) -> Message {
        let tracks: Vec<Message> = Power::ALL.iter().map(|&power| self.say_level(side, power)).collect();
        Message::new("pic-tracks-summary").with("seat", seat).with("tracks", tracks)
    }
}

/// Pips around `middle`, no wider than `width`: smaller on long tracks, and a bar on those that are
/// longer still.
pub(super) fn pips(s: &mut Scene, (middle, y): (f64, f64), width: f64, (level, last): (u8, u8), seat: Seat) {
    const PITCH: f64 = 9.0;
    let livery = Livery::of(seat.index());
    let natural = f64::from(last) * PITCH;
    let scale = (width / natural.max(1.0)).min(1.0);
    if scale >= 0.7 {
        s.group().at(middle, y).scale(scale).draw(|s| {
            s.pips((PITCH - natural) / 2.0, 0.0, level.into(), last.into(), livery);
        });
        return;
    }
    let left = middle - width / 2.0;
    s.rect(left, y - 3.0, width, 6.0).corner(3.0).stroke(Ink::OUTLINE, 1.3);
    if level > 0 {
        let filled = width * f64::from(level) / f64::from(last.max(1));
        s.rect(left, y - 3.0, filled.max(6.0), 6.0).corner(3.0).fill(livery).stroke(Ink::SEAT_RIM, 0.6);
    }
}

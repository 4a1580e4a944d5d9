//! The score markers: one goes around the rim of the planet, the other counts its laps.

use bocage_canvas::{Livery, Scene, Track};
use bocage_engine::{Message, Seat};

use super::EvergreenLook;
use super::ground::Lie;
use crate::Evergreen;
use crate::state::Public;

/// How large the markers are, beside those of the power tracks.
const SCALE: f64 = 1.3;
/// Holes shown of the track that counts laps.
const HOLES: i32 = 5;

impl Evergreen {
    /// Draws both markers of a seat. Narrow screens have no room for them: there the number is enough.
    pub(super) fn draw_score(
        &self,
        s: &mut Scene,
        lie: &Lie<'_>,
        public: &Public,
        look: &EvergreenLook<'_>,
        seat: Seat,
    ) {
        if look.narrow {
            return;
        }
        let (markers, lap) = (self.score_markers(public, seat), self.components.lap);
        let name = Message::new("pic-score").with("lap", markers.lap).with("whole", markers.whole);
        let livery = Livery::of(seat.index());
        let (on_rim, on_laps) = (format!("score{}", seat.0), format!("laps{}", seat.0));
        let (x, y) = lie.on_rim(f64::from(markers.lap) / f64::from(lap));
        let [left, top, width, height] = s.view();
        let laps = markers.whole / lap;
        let first = (laps + 1 - HOLES).max(0);
        let values: Vec<i32> = (first..first + HOLES).map(|laps| laps * lap).collect();
        let long = f64::from(HOLES - 1) * Track::PITCH * SCALE;
        let name = (look.say)(&name);
        s.group().class("score").label(&name).title(&name).draw(|s| {
            Track { piece: &on_rim, ..Track::new(&[markers.lap], livery) }.draw(s, x, y, SCALE);
            let track = Track { piece: &on_laps, at: (laps - first) as usize, ..Track::new(&values, livery) };
            track.draw(s, left + width - long - 24.0, top + height - 24.0, SCALE);
        });
    }
}

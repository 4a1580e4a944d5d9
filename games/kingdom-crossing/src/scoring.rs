//! Points, category by category; ranking and tie-breaks (section 8).

use bocage_engine::{Bits, Ranking, ScoreSheet, Seat};

use crate::KingdomCrossing;
use crate::state::{Phase, Public, Side};
use crate::vocabulary::{Favour, Guild};

/// The scoring categories, in the order of [`KingdomCrossing::sheet`].
pub(crate) const CATEGORIES: &[&str] =
    &["play", "bridges", "goals", "investment", "guilds", "structures", "favours"];

impl KingdomCrossing {
    /// Points printed at the investment marker.
    pub fn investment_points(&self, side: &Side) -> i32 {
        self.components.invest_vp.get(usize::from(side.investment)).copied().unwrap_or_default().into()
    }

    /// Cards of each guild times the stars that its track's marker has passed; deer score nothing (R35).
    pub fn guild_points(&self, side: &Side) -> i32 {
        Guild::ALL
            .iter()
            .filter_map(|&guild| Some((guild, self.components.track_of[guild.index()]?)))
            .map(|(guild, track)| {
                i32::from(self.guild_count(side, guild)) * i32::from(self.stars(side, track))
            })
            .sum()
    }

    /// Structures times their value at the lowest marker.
    pub fn structure_points(&self, side: &Side) -> i32 {
        let value = self.components.structure_vp[usize::from(self.lowest(side)).min(10)];
        side.structures().count_ones() as i32 * i32::from(value)
    }

    /// Points that a favour is worth to `seat` as the table stands.
    pub fn favour_points(&self, public: &Public, seat: Seat, favour: Favour) -> i32 {
        self.rated(public, seat, self.components.favour(favour).score).into()
    }

    /// Points of all favours of `seat`.
    pub fn favours_points(&self, public: &Public, seat: Seat) -> i32 {
        let favours = Bits(public.side(seat).favours.into());
        favours.map(|favour| self.favour_points(public, seat, Favour(favour))).sum()
    }

    /// What `seat` would gain beside the points so far if the game ended now, coins converted:
    /// investment, guild cards, structures, favours.
    pub fn projection(&self, public: &Public, seat: Seat) -> [i32; 4] {
        let mut end = *public;
        if public.phase != Phase::End {
            self.convert_coins(&mut end, seat, &mut ());
        }
        let side = end.side(seat);
        [
            self.investment_points(side),
            self.guild_points(side),
            self.structure_points(side),
            self.favours_points(&end, seat),
        ]
    }

    pub(crate) fn sheet(&self, public: &Public, seat: Seat) -> ScoreSheet {
        let points = public.side(seat).points;
        let [investment, guilds, structures, favours] =
            if public.phase == Phase::End { self.projection(public, seat) } else { [0; 4] };
        let so_far = [points.play, points.bridges, points.goals].map(i32::from);
        let [play, bridges, goals] = so_far;
        ScoreSheet::new(&[play, bridges, goals, investment, guilds, structures, favours])
    }

    /// Most points first; equal points by coins left, else the place is shared.
    pub(crate) fn order(&self, public: &Public) -> Ranking {
        Ranking::by(Seat::all(public.players), |seat| {
            (-self.sheet(public, seat).total(), std::cmp::Reverse(public.side(seat).coins))
        })
    }
}

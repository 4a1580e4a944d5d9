//! Points, category by category; ranking and tie-breaks.

use bocage_engine::{Ranking, ScoreSheet, Seat};

use crate::Evergreen;
use crate::planet::Planet;
use crate::state::{Phase, Public};
use crate::vocabulary::Biome;

/// The scoring categories, in the order of [`Evergreen::sheet`].
pub(crate) const CATEGORIES: &[&str] = &["start", "light", "forest", "bud", "fertility"];

/// Where the two score markers of a seat stand. For display only: the score is one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreMarkers {
    /// On the score track, which goes once around the planet.
    pub lap: i32,
    /// On the other track: the points of whole laps.
    pub whole: i32,
}

impl Evergreen {
    /// Where the score markers of `seat` stand.
    pub fn score_markers(&self, public: &Public, seat: Seat) -> ScoreMarkers {
        let (score, lap) = (public.side(seat).points.total(), self.components.lap);
        ScoreMarkers { lap: score.rem_euclid(lap), whole: score.div_euclid(lap) * lap }
    }

    /// Points for the biggest forest of a planet.
    #[inline]
    pub fn forest_points(&self, planet: &Planet) -> i32 {
        let size = planet.biggest_forest(&self.components.board).count_ones();
        (size * u32::from(self.components.forest_points)) as i32
    }

    /// The visible fertility symbols of each biome. Face-down cards count nothing.
    pub fn fertility(&self, public: &Public) -> [u16; 6] {
        let mut symbols = [0u16; 6];
        for card in public.zone.iter().filter(|card| public.face_down & card.bit() == 0) {
            let face = self.components.face(*card);
            if let Some(biome) = face.biome {
                symbols[biome.index()] += u16::from(face.fertility());
            }
        }
        symbols
    }

    /// Points for fertility: symbols times big trees, over all biomes.
    pub fn fertility_points(&self, public: &Public, seat: Seat) -> i32 {
        let symbols = self.fertility(public);
        let big = public.side(seat).planet.big;
        let trees = |biome: &Biome| (big & self.components.board.biomes[biome.index()]).count_ones();
        Biome::ALL.iter().map(|biome| u32::from(symbols[biome.index()]) * trees(biome)).sum::<u32>() as i32
    }

    /// What `seat` would gain if the season and the game ended now: light, forest, fertility.
    pub fn projection(&self, public: &Public, seat: Seat) -> [i32; 3] {
        if public.phase == Phase::End {
            return [0; 3];
        }
        let planet = &public.side(seat).planet;
        let light = planet.light_points(public.sun(), &self.components.light);
        [light, self.forest_points(planet), self.fertility_points(public, seat)]
    }

    pub(crate) fn sheet(&self, public: &Public, seat: Seat) -> ScoreSheet {
        let points = &public.side(seat).points;
        let light: i32 = points.light.iter().sum();
        let forest: i32 = points.forest.iter().sum();
        ScoreSheet::new(&[points.start, light, forest, points.bud, points.fertility])
    }

    /// Ties go to the one who comes first in turn order from the first player; nobody shares a place.
    pub(crate) fn order(&self, public: &Public) -> Ranking {
        let players = public.players;
        // In solo the first player may be the automa, which takes no place.
        let first = public.first_player % players;
        Ranking::by(Seat::all(players), |seat| {
            (-public.side(seat).points.total(), (seat.0 + players - first) % players)
        })
    }
}

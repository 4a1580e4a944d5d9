//! How good a position is: expected final points, term by term.
//!
//! - **points** so far;
//! - **light** and **forest** of every season still to be scored, as the planet stands now;
//! - **fertility** as the zone stands now, less what may dry up, for big trees in full and for smaller plants
//!   in part, because they may still grow;
//! - **promise**: pieces that have time to become something, or to join something; the fuller a planet, the
//!   less;
//! - **tracks**: levels pay off in every round that is left, each track in its own way;
//! - **turn in hand**: what the action and the power that are not yet used can do at best.
//!
//! The weights are data (`weights.toml`, [`Weights`]); the terms are the rules' own.

use bocage_engine::{Evaluate, Seat, StateOf, WeightSet};
use serde::{Deserialize, Serialize};

use crate::Evergreen;
use crate::components::PowerEffect;
use crate::decisions::begun;
use crate::planet::Planet;
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Biome, Kind, Piece, Season};

/// What the terms are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A point of light in the next season, the one after it and the last.
    pub light: [f32; 3],
    /// A point of forest in the next season, the one after it and the last.
    pub forest: [f32; 3],
    /// The share of a big tree's fertility that a small tree and a sprout are worth.
    pub ripening: [f32; 2],
    /// Symbols that each biome may still gain, per round left.
    pub fertility_to_come: f32,
    /// The share of its symbols that a biome may still lose, with all rounds left.
    pub aridity: f32,
    /// What a sprout, a small tree, a big tree, a bush and a lake promise, with all rounds left.
    pub promise: [f32; 5],
    /// What each piece costs for every piece that is there already, with all rounds left: room runs out.
    pub crowding: f32,
    /// A level of each track, per round left.
    pub level: [f32; 6],
    /// What a level is worth more for every level below it.
    pub steep: f32,
    /// Planting a sprout, growing a plant, planting a bush, placing a lake: one effect not yet used.
    pub effect: [f32; 4],
}

impl WeightSet for Weights {}

impl Evaluate for Evergreen {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    const LADDER: [u8; 4] = [89, 66, 80, 68];

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        Evergreen { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.worth(&state.public, seat, &self.weights)
    }

    /// A round: pick, then play.
    fn turn(&self, public: &Public, _seat: Seat) -> u32 {
        self.epoch(public)
    }
}

impl Evergreen {
    /// Expected final points of `seat`.
    pub fn worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let points = side.points.total() as f32;
        if public.phase == Phase::End {
            return points;
        }
        let rounds: u8 = self.components.rounds.iter().sum();
        let left = f32::from(rounds.saturating_sub(self.round(public)));
        let time = left / f32::from(rounds);
        points
            + self.scorings_to_come(public, &side.planet, weights)
            + self.fertility_to_come(public, &side.planet, left, time, weights)
            + self.promise(&side.planet, time, weights)
            + self.tracks(side, left, weights)
            + self.turn_in_hand(public, side, weights)
    }

    fn scorings_to_come(&self, public: &Public, planet: &Planet, weights: &Weights) -> f32 {
        let forest = self.forest_points(planet) as f32;
        let seasons = Season::ALL.iter().filter(|&&season| season >= public.season);
        seasons
            .map(|&season| {
                let sun = public.start_sun.clockwise(season as u8);
                let light = planet.light_points(sun, &self.components.light) as f32;
                // The season that runs is counted in full: it will be scored with this planet.
                if season == public.season {
                    light + forest
                } else {
                    let ahead = (season as usize - public.season as usize).clamp(1, 3) - 1;
                    light * weights.light[ahead] + forest * weights.forest[ahead]
                }
            })
            .sum()
    }

    fn fertility_to_come(
        &self,
        public: &Public,
        planet: &Planet,
        left: f32,
        time: f32,
        weights: &Weights,
    ) -> f32 {
        let symbols = self.fertility(public);
        let stay = 1.0 - weights.aridity * time;
        Biome::ALL
            .iter()
            .map(|biome| {
                let area = self.components.board.biomes[biome.index()];
                let count = |spaces: u64| (spaces & area).count_ones() as f32;
                let trees = count(planet.big)
                    + count(planet.small) * weights.ripening[0]
                    + count(planet.sprouts) * weights.ripening[1];
                (f32::from(symbols[biome.index()]) * stay + left * weights.fertility_to_come) * trees
            })
            .sum()
    }

    fn promise(&self, planet: &Planet, time: f32, weights: &Weights) -> f32 {
        let kinds = [planet.sprouts, planet.small, planet.big, planet.bushes, planet.lakes];
        let pieces = kinds.map(|spaces| spaces.count_ones() as f32);
        let each: f32 = pieces.iter().zip(weights.promise).map(|(count, worth)| count * worth).sum();
        let all: f32 = pieces.iter().sum();
        (each - all * all * weights.crowding) * time
    }

    fn tracks(&self, side: &Side, left: f32, weights: &Weights) -> f32 {
        let worth = side.level.iter().zip(weights.level).map(|(&level, worth)| {
            let level = f32::from(level);
            level * (worth + level * weights.steep)
        });
        worth.sum::<f32>() * left
    }

    fn turn_in_hand(&self, public: &Public, side: &Side, weights: &Weights) -> f32 {
        let picked = side.taken.len() > usize::from(public.round_in_season);
        let in_hand = match public.phase {
            Phase::Draft => picked,
            Phase::Turns => !side.turn.ended,
            Phase::End => false,
        };
        if !in_hand {
            return 0.0;
        }
        // During the draft the turn still shows the round before.
        let fresh = public.phase == Phase::Draft;
        let action = if fresh || !side.turn.acted {
            Kind::ALL.iter().map(|&kind| self.action_left(side, &begun(kind), weights)).fold(0.0, f32::max)
        } else {
            side.turn.agenda.top().map_or(0.0, |step| self.action_left(side, step, weights))
        };
        action + self.power_left(side, fresh, weights)
    }

    fn action_left(&self, side: &Side, step: &Step, weights: &Weights) -> f32 {
        let &Step::Action { kind, planted, grown, .. } = step else { return 0.0 };
        let rule = self.components.action(kind);
        let targets = self.action_targets(side, step);
        let most = |left: u8, spaces: u64| u32::from(left).min(spaces.count_ones()) as f32;
        let plant = most(rule.plant.saturating_sub(planted), targets.plant) * weights.effect[0];
        let grow = most(rule.grow.saturating_sub(grown), targets.grow) * weights.effect[1];
        if rule.optional { plant + grow } else { plant.max(grow) }
    }

    fn power_left(&self, side: &Side, fresh: bool, weights: &Weights) -> f32 {
        let Some(power) = self.power(side) else { return 0.0 };
        let track = self.components.track(power);
        let left = match side.turn.agenda.iter().next() {
            Some(&Step::Power { remaining, .. }) if !fresh => remaining,
            _ if fresh || !side.turn.powered => {
                track.strength(side.level(power).saturating_add(1).min(track.last()))
            }
            _ => return 0.0,
        };
        if track.effect == PowerEffect::Score {
            return f32::from(left);
        }
        let effect = match track.effect {
            PowerEffect::Place(Piece::Bush) => weights.effect[2],
            PowerEffect::PlaceLake { .. } => weights.effect[3],
            PowerEffect::GrowSprout | PowerEffect::GrowSmallTree => weights.effect[1],
            PowerEffect::Place(_) | PowerEffect::Score => weights.effect[0],
        };
        let applications = u32::from(left).min(self.power_targets(side, power).count_ones()) as f32;
        let growth_of_lake = match side.turn.agenda.top() {
            Some(&Step::Lake { at, grown }) => self.lake_targets(side, at, grown).count_ones().min(2) as f32,
            _ => 0.0,
        };
        applications * effect + growth_of_lake * weights.effect[1]
    }
}

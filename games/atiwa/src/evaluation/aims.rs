//! What will be missing of the aims of a game that is played alone.
//!
//! A challenge is won or lost: what is missing of it is missing, however many points there are instead. But early
//! in the game most of it is still to come, and growing brings it sooner than hoarding does; so only what the
//! rounds left will hardly bring is missing. Pollution stays, and always counts in full.

use super::AimWeights;
use crate::Atiwa;
use crate::components::{Goal, Measure};
use crate::state::{Public, Side};
use crate::vocabulary::Piece;

impl Atiwa {
    /// What a side is worth that looks forward to so many points.
    pub(super) fn with_aims(&self, public: &Public, side: &Side, points: f32, weights: &AimWeights) -> f32 {
        let goals = self.goals(public);
        if goals.iter().all(|goal| goal.measure == Measure::Points) {
            return points;
        }
        let left = self.feedings(public, side);
        let [bats, families, gold, cards] = weights.to_come.map(|comes| comes * left);
        let beyond = |missing: f32, comes: f32| (missing - comes).max(0.0);
        let mut worth = points;
        let mut cards_missing = 0.0;
        for goal in goals {
            let missing = self.missing(side, goal);
            worth += match goal.measure {
                Measure::Points => (points - goal.min as f32).max(0.0) * (weights.beyond - 1.0),
                Measure::Bats => {
                    // Those that are out for the night will be back.
                    let missing = missing - f32::from(side.night);
                    let [bat, cell] = weights.bat;
                    bat * beyond(missing, bats) + cell * beyond(missing - self.roosts(side), bats)
                }
                Measure::Families => weights.family * beyond(missing, families),
                Measure::Gold => weights.gold * beyond(missing, gold),
                Measure::Pollution => weights.pollution * missing,
                Measure::Cards(_) => {
                    cards_missing += missing;
                    0.0
                }
            };
        }
        // Cards of all locations are bought one after the other.
        worth + weights.card * beyond(cards_missing, cards)
    }

    /// How far a side is from a goal.
    fn missing(&self, side: &Side, goal: &Goal) -> f32 {
        let measured = self.measured_on(side, goal.measure);
        (measured - measured.clamp(goal.min, goal.max)).abs() as f32
    }

    /// Cells where a bat may be placed now.
    fn roosts(&self, side: &Side) -> f32 {
        let plots = side.tableau.plots().iter();
        let cells = plots.map(|plot| plot.room(Piece::Bat, self.components.face(plot.card)).count_ones());
        cells.sum::<u32>() as f32
    }

    /// Is it played alone and without terrain cards? Then there is little room.
    pub(super) fn is_bare(&self, public: &Public) -> bool {
        public.solo() && self.components.challenge(public.challenge).is_some_and(|rule| rule.no_terrain)
    }
}

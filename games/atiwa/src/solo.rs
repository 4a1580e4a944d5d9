//! The solo mode: points to reach, or the goals of a challenge.
//!
//! What challenges change in the rules stands where the rules stand; workers that block for two more
//! rounds are in `effects`.

use bocage_engine::{Message, Seat};

use crate::Atiwa;
use crate::components::{Goal, Measure};
use crate::state::{Phase, Public, Side};
use crate::vocabulary::{Card, Piece};
use crate::words;

impl Atiwa {
    /// The goals of a solo game: those of its challenge replace the usual one.
    pub fn goals(&self, public: &Public) -> &[Goal] {
        match self.components.challenge(public.challenge) {
            Some(rule) => &rule.goals,
            None => std::slice::from_ref(&self.components.solo_goal),
        }
    }

    /// What a goal counts, as it stands (R33).
    pub fn measured(&self, public: &Public, measure: Measure) -> i32 {
        self.measured_on(public.side(Seat(0)), measure)
    }

    /// What a goal counts on a side.
    pub(crate) fn measured_on(&self, side: &Side, measure: Measure) -> i32 {
        match measure {
            Measure::Points => self.sheet_of(side).total(),
            Measure::Bats => side.tableau.count(Piece::Bat).into(),
            Measure::Families => side.tableau.count(Piece::Family).into(),
            Measure::Gold => side.gold.into(),
            Measure::Pollution => side.tableau.pollution().into(),
            Measure::Cards(location) => side.tableau.copies(Card::location(location)).into(), // R24
        }
    }

    /// Is a goal reached, as it stands?
    pub fn is_met(&self, public: &Public, goal: &Goal) -> bool {
        (goal.min..=goal.max).contains(&self.measured(public, goal.measure))
    }

    /// Are all goals of the solo game reached, as it stands?
    pub fn solo_won(&self, public: &Public) -> bool {
        self.goals(public).iter().all(|goal| self.is_met(public, goal))
    }

    /// The result of a finished solo game.
    pub(crate) fn solo_result(&self, public: &Public) -> Message {
        let goals = self.goals(public).iter().map(|goal| self.say_goal(public, goal)).collect::<Vec<_>>();
        let key = if self.solo_won(public) { "solo-won" } else { "solo-lost" };
        Message::new(key).with("challenge", words::challenge(public.challenge)).with("goals", goals)
    }

    /// A goal, and how far it is reached; nothing is missed before the end.
    pub fn say_goal(&self, public: &Public, goal: &Goal) -> Message {
        let key = match (public.phase, self.is_met(public, goal)) {
            (Phase::End, true) => "goal-met",
            (Phase::End, false) => "goal-missed",
            _ => "goal-so-far",
        };
        let (bound, value) =
            if goal.max == i32::MAX { ("goal-min", goal.min) } else { ("goal-max", goal.max) };
        let bound =
            Message::new(bound).with("value", value).with("what", words::measure(goal.measure, value));
        Message::new(key).with("goal", bound).with("is", self.measured(public, goal.measure))
    }
}

//! What was thought about a game afterwards: plain data that a record may carry.
//!
//! Every figure about a decision comes from what its seat could know then. A review is no part of the
//! game: replaying a record does not look at it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Seat, Seed};

/// Expected points, to a tenth: finer differences are luck. Written as a number such as `131.4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub i32);

impl Tenths {
    /// The nearest tenth.
    pub fn of(points: f32) -> Self {
        Tenths((points * 10.0).round() as i32)
    }

    /// As a number.
    pub fn points(self) -> f32 {
        self.0 as f32 / 10.0
    }

    /// To the nearest whole point.
    pub fn rounded(self) -> i32 {
        self.points().round() as i32
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 10.0)
    }
}

impl<'de> Deserialize<'de> for Tenths {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        f64::deserialize(deserializer).map(|points| Tenths((points * 10.0).round() as i32))
    }
}

/// A game looked back at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// Simulations for each decision; none if it was reviewed by a clock, which nobody can repeat.
    pub simulations: Option<u32>,
    /// The seed of the simulations.
    pub seed: Seed,
    /// For each seat, what result it could expect in the course of the game.
    pub curves: Vec<Vec<Prospect>>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Judgement>,
    /// The decisions that mattered most, in the order of the game.
    pub moments: Vec<Moment>,
}

/// What a seat could expect at some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// After so many actions of the record.
    pub after: usize,
    /// Expected final points; the final ones at the end of the game.
    pub points: Tenths,
}

/// A decision, and the best that was found in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// Which action of the record, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided, in notation.
    pub action: String,
    /// Expected final points after it.
    pub points: Tenths,
    /// The best that was found, in notation; the same action if nothing better was.
    pub best: String,
    /// Expected final points after that.
    pub best_points: Tenths,
    /// The standard error of the difference.
    pub error: Tenths,
}

/// Why a decision mattered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MomentKind {
    /// Something else was better.
    Better,
    /// It was better than anything else that was found, and one had to look further than one step to see it.
    Find,
}

/// What may count for more than points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Besides {
    /// The game is won by one decision, and not by the other.
    Win,
    /// It is won more often by one of them: the rest is luck.
    Chance,
    /// What others would have.
    Lead,
    /// What a game that is played alone wants beside points.
    Aims,
}

/// A decision that mattered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Which action of the record, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// Why it mattered.
    pub kind: MomentKind,
    /// What was decided, in notation.
    pub action: String,
    /// What was better, or the next best, in notation.
    pub other: String,
    /// How many points more the better one of the two promised; it may be fewer if something else counts for more.
    pub points: Tenths,
    /// Why the better one was better, if it was not for its points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub besides: Option<Besides>,
    /// The standard error of that.
    pub error: Tenths,
    /// What the better one was expected to bring more, by category of the game; 0 where luck hides it.
    pub categories: Vec<Tenths>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_as_numbers() {
        let json = serde_json::to_string(&[Tenths::of(131.44), Tenths::of(-0.26), Tenths(20)]).unwrap();
        assert_eq!(json, "[131.4,-0.3,2.0]");
        let read: Vec<Tenths> = serde_json::from_str("[131.4, -0.3, 2]").unwrap();
        assert_eq!(read, [Tenths(1314), Tenths(-3), Tenths(20)]);
        assert_eq!((Tenths(1314).rounded(), Tenths(-3).points()), (131, -0.3));
    }
}

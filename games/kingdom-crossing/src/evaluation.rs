//! How good a position is: expected final points, term by term.
//!
//! - **points** so far;
//! - **coins** as what they buy, and the **investment** track as its points or as the coins that it would
//!   pay, whichever is more, and a little for every step;
//! - **stars** that a guild's cards score: in full where the marker has passed a decoration, in part where
//!   it is on its way or the place is still empty, and as though some more cards joined the column;
//! - **structures** at the value of the lowest marker, which may still rise;
//! - **favours** at their points, which may still grow, and each for itself;
//! - **cards** in columns, **symbols** of decorations and steps of resource **markers**, while there is
//!   time to make something of them;
//! - **income** of pairs and structures, and **tiles** on their better side, for every Morning that is left;
//! - **houses**, and **goals** by how near they are;
//! - **paws** on bridges;
//! - **the turn in hand**: a walk that is begun is worth the best card it may lead to, and choices that
//!   are due are worth what they give;
//! - **home**: standing where one has a house once the last tile of a Day is played.
//!
//! The weights are data (`weights.toml`, [`Weights`]); the terms are the rules' own.

mod terms;

use bocage_engine::{Evaluate, Seat, StateOf, WeightSet};
use serde::{Deserialize, Serialize};

use crate::KingdomCrossing;
use crate::state::{Phase, Public};

/// What the terms are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A coin with the whole game left, and at its end.
    pub coin: [f32; 2],
    /// A step of investment beyond its points and coins, with the whole game left.
    pub investment: f32,
    /// A step of a resource marker, with the whole game left.
    pub marker: f32,
    /// A card in a column, with the whole game left.
    pub card: f32,
    /// The share of a pair's income that a card without a partner promises.
    pub half_pair: f32,
    /// How much less the value of structures is expected to rise for each marker that is the lowest: all of
    /// them have to move first.
    pub lowest: f32,
    /// A better tile, for each Morning left.
    pub upgrade: f32,
    /// A favour, and the share by which its points may still grow, with the whole game left.
    pub favour: [f32; 2],
    /// A house on the board.
    pub house: f32,
    /// A paw on a bridge.
    pub paw: f32,
    /// A symbol of decorations, with the whole game left.
    pub symbol: f32,
    /// A bird that is met, beyond its effect.
    pub bird: f32,
    /// Standing at home once the last tile of a Day is played, and as much again for each pair of the largest
    /// guild. It was fitted to how games ended and is negative: the Evening pays an income there, but such
    /// seats came to less than the other terms had promised.
    pub home: f32,
    /// What stars promise that are not earned yet.
    pub stars: StarWeights,
    /// What effects are worth, in income, on cards, tiles and birds, and as choices that are due.
    pub effects: EffectWeights,
    /// What goals promise that are not claimed yet.
    pub goals: GoalWeights,
}

/// What stars promise that are not earned yet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StarWeights {
    /// The share of stars not yet earned that a guild's cards count for.
    pub ahead: f32,
    /// What is added to this share for a decoration that is in place and only waits for the marker.
    pub placed: f32,
    /// The part of this share that an empty place counts for: passed by the marker, and not yet.
    pub empty: [f32; 2],
    /// From so many spaces before its place, the marker promises nothing.
    pub reach: f32,
    /// Cards that a column may still gain, with the whole game left.
    pub growth: f32,
}

/// What effects are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectWeights {
    /// A point.
    pub point: f32,
    /// A coin.
    pub coin: f32,
    /// A step of a resource marker.
    pub resource: f32,
    /// An investment action.
    pub investment: f32,
    /// A single decoration, and the choice of two of them or a double one.
    pub decoration: [f32; 2],
    /// A structure triggered.
    pub trigger: f32,
    /// A tile upgraded.
    pub upgrade: f32,
    /// A favour: as an effect, and as a choice that is due.
    pub favour: [f32; 2],
    /// A bird taken from any card.
    pub bird: f32,
}

/// What goals promise that are not claimed yet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalWeights {
    /// A share of a goal's points by how near it is.
    pub share: f32,
    /// What is added to a goal's points because its row may give a favour: if it is the last of the row to be
    /// claimed, and if it is the first.
    pub row: [f32; 2],
    /// How near the goal can be at most that takes the investment marker back.
    pub back: f32,
}

impl WeightSet for Weights {}

impl Evaluate for KingdomCrossing {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    const LADDER: [u8; 4] = [85, 86, 69, 77];

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        KingdomCrossing { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.worth(&state.public, seat, &self.weights)
    }

    fn is_won_alone(&self, public: &Public) -> bool {
        self.solo_won(public)
    }

    /// One seat's turn in a phase.
    fn turn(&self, public: &Public, _seat: Seat) -> u32 {
        u32::from(public.round) << 16 | (public.phase as u32) << 8 | u32::from(public.turn)
    }
}

impl KingdomCrossing {
    /// Expected final points of `seat`.
    pub fn worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let points = f32::from(side.points.total());
        if public.phase == Phase::End {
            // Coins break ties; however many they are, they are not a point.
            return self.sheet(public, seat).total() as f32 + f32::from(side.coins.min(49)) * 0.01;
        }
        points + self.board_worth(public, seat, weights) + self.pending_worth(public, seat, weights)
    }

    /// Mornings that are still to come.
    fn mornings(&self, public: &Public) -> f32 {
        let before = matches!(public.phase, Phase::Draft) as u8;
        f32::from(self.components.rounds.saturating_sub(public.round) + before)
    }

    /// The share of the game that is left, from 1 to 0.
    fn time(&self, public: &Public) -> f32 {
        let turns = f32::from(self.components.actions);
        let played = match public.phase {
            Phase::Day => f32::from(public.turn) / f32::from(public.sides_in_use()),
            Phase::Evening | Phase::End => turns,
            _ => 0.0,
        };
        let all = f32::from(self.components.rounds) * turns;
        (all - f32::from(public.round.saturating_sub(1)) * turns - played) / all
    }
}

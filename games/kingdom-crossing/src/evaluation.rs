//! How good a position is: expected final points, term by term.
//!
//! - **points** so far, and what the board would score if the game ended now;
//! - **stars** still to come: cards of guilds whose decorations the marker has not passed, and
//!   decorations and markers that cards may still join;
//! - **income** of pairs and structures, for every Morning that is left;
//! - **coins** and the investment track, as what they buy;
//! - **tiles** on their better side, **favours**, **sets** of guilds on the way to houses, **goals**
//!   on the way;
//! - **the turn in hand**: a walk that is begun is worth the best card it may lead to.
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
    /// A step of investment beyond its points and coins.
    pub investment: f32,
    /// A step of a resource marker, with the whole game left.
    pub marker: f32,
    /// The share of stars not yet passed that a guild's cards count for.
    pub stars_ahead: f32,
    /// A card in a column, with the whole game left.
    pub card: f32,
    /// Points, coins, resources and investment actions of one Morning's income, each.
    pub income: [f32; 4],
    /// A better tile, for each round left.
    pub upgrade: f32,
    /// A favour, with the whole game left.
    pub favour: f32,
    /// A house on the board.
    pub house: f32,
    /// A share of a goal's points by how near it is.
    pub goal: f32,
    /// A paw on a bridge.
    pub paw: f32,
    /// A symbol of decorations, with the whole game left.
    pub symbol: f32,
    /// Standing at home when the Day ends.
    pub home: f32,
}

impl WeightSet for Weights {}

impl Evaluate for KingdomCrossing {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        KingdomCrossing { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.worth(&state.public, seat, &self.weights)
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

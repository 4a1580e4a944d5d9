//! How good a position is: expected final points, term by term.
//!
//! - **points** as they stand;
//! - **pieces** that will bring more: growth, breeding and bat actions in the rounds left;
//! - **families**: income of the trained, gold found and pollution by the others;
//! - **food** for the rounds left, what would be missing in the next feeding, and what is still to be paid
//!   in this one;
//! - **room**: empty cells, empty houses and nature icons, while there is time to use them;
//! - **gold** that is kept early, beyond its points;
//! - **aims** of a game that is played alone: what will be missing of them, or is too much, also at the end;
//! - **the bat action** that is begun: a tree to come for a fruit;
//! - **effects in hand**: what the space under the worker can still give is done here on a copy, one
//!   piece after the other, the better of its options first; a terrain card that is still to be drawn is
//!   worth the same whatever it is.
//!
//! The weights are data (`weights.toml`, [`Weights`]); the terms are the rules' own.

mod aims;
mod inhand;

use bocage_engine::{Evaluate, Foresight, Seat, Sight, StateOf, WeightSet};
use serde::{Deserialize, Serialize};

use crate::Atiwa;
use crate::state::{Phase, Public, ROUNDS, Side, Step};
use crate::tableau::Census;
use crate::vocabulary::Piece;

/// What the terms are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a piece promises with all rounds left, by kind.
    pub promise: [f32; 6],
    /// A trained family, per round left.
    pub trained: f32,
    /// An untrained family, per round left: gold found less the cell lost.
    pub untrained: f32,
    /// A unit of food needed, per round left.
    pub food: f32,
    /// A unit of food missing in the next feeding.
    pub missing: f32,
    /// A unit of food still to be paid in this feeding.
    pub unpaid: f32,
    /// An empty cell with an icon, a blank one, an empty house, with all rounds left.
    pub room: [f32; 3],
    /// A nature icon, with all rounds left.
    pub nature: f32,
    /// Gold kept, with all rounds left, beyond its point: early gold is worth more when it is spent.
    pub gold: f32,
    /// A bat on the night card, as a share of one on the tableau.
    pub night: f32,
    /// A bat action begun, the tree less the fruit: with all rounds left, and the share of this that is
    /// always added.
    pub bat_action: [f32; 2],
    /// A terrain card to be drawn, with all rounds left.
    pub draw: f32,
    /// How many of a kind count.
    pub most: MostWeights,
    /// What counts only where one plays alone.
    pub aims: AimWeights,
}

/// What counts only where one plays alone: what is missing of the aims, or too much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AimWeights {
    /// A bat, and a cell for it.
    pub bat: [f32; 2],
    /// A family.
    pub family: f32,
    /// A unit of gold.
    pub gold: f32,
    /// A card of a location.
    pub card: f32,
    /// A marker of pollution.
    pub pollution: f32,
    /// How many bats, families, units of gold and cards come in each round left, and are not missing yet.
    pub to_come: [f32; 4],
    /// The share that counts of points beyond those that are wanted, where other things are wanted too.
    pub beyond: f32,
    /// An empty blank cell where there are no terrain cards, with all rounds left.
    pub blank: f32,
}

/// How many of a kind count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MostWeights {
    /// Pieces of a kind that promise something, and the share of all of them that is added: rows end, and
    /// breeding gives one a round.
    pub pieces: [f32; 2],
    /// Empty cells, with icons and blank, each: at the end, and how many more with all rounds left.
    pub cells: [f32; 2],
    /// Empty houses: at the end, and how many more with all rounds left.
    pub houses: [f32; 2],
    /// Nature icons.
    pub nature: f32,
    /// Gold that is worth more or less than its points.
    pub gold: f32,
}

impl WeightSet for Weights {}

impl Evaluate for Atiwa {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");
    /// Two rounds further, upkeep included: what breeds and who is fed shows there.
    const FORESIGHT: Foresight = Foresight { far: Sight { turns: 9, searches: false }, ..Foresight::USUAL };

    const LADDER: [u8; 4] = [73, 97, 90, 80];

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        Atiwa { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.worth(&state.public, seat, &self.weights)
    }

    fn is_won_alone(&self, public: &Public) -> bool {
        self.solo_won(public)
    }

    /// One worker's turn, or the upkeep.
    fn turn(&self, public: &Public, _seat: Seat) -> u32 {
        u32::from(public.round) << 16 | (public.phase as u32) << 8 | u32::from(public.turn)
    }
}

impl Atiwa {
    /// Expected final points of `seat`.
    pub fn worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let steps = match side.agenda.top() {
            None => 0.0,
            Some(&Step::Feed { need, .. }) => f32::from(need) * weights.unpaid,
            Some(Step::PickBat { .. } | Step::PickFruit | Step::PlantTree) => {
                let [early, always] = weights.bat_action;
                early * (always + self.time(public, side))
            }
            Some(_) => return self.with_effects_in_hand(public, side, weights),
        };
        steps + self.outlook(public, side, weights)
    }

    /// Feedings still to come.
    fn feedings(&self, public: &Public, side: &Side) -> f32 {
        let fed = match (public.phase, side.agenda.top()) {
            (Phase::Work, _) => 0,
            (Phase::Upkeep, Some(Step::Grow { .. } | Step::Return)) => 0,
            _ => 1,
        };
        (ROUNDS as u8 + 1).saturating_sub(public.round + fed).into()
    }

    /// The share of the game that is left.
    fn time(&self, public: &Public, side: &Side) -> f32 {
        self.feedings(public, side) / ROUNDS as f32
    }

    /// Expected final points of a side at rest.
    fn outlook(&self, public: &Public, side: &Side, weights: &Weights) -> f32 {
        let left = self.feedings(public, side);
        let time = left / ROUNDS as f32;
        let census = side.tableau.census();
        let points = self.counted_sheet(side, &census).total() as f32;
        let worth = if public.phase == Phase::End {
            points
        } else {
            points
                + promise(side, &census, time, weights)
                + families(public, &census, left, weights)
                + self.food_to_come(side, &census, left, weights)
                + self.room(public, side, time, weights)
                + f32::from(side.gold).min(weights.most.gold) * weights.gold * time
        };
        if public.solo() { self.with_aims(public, side, worth, &weights.aims) } else { worth }
    }

    fn food_to_come(&self, side: &Side, census: &Census, left: f32, weights: &Weights) -> f32 {
        if left == 0.0 {
            return 0.0;
        }
        let need = self.food_need(side);
        // Half of the markers in the bag show gold.
        let income = u32::from(census.trained) + u32::from(census.untrained()) / 2;
        let food = self.counted_larder(side, census, census.untrained()).total() + income;
        let missing = u32::from(need).saturating_sub(food) as f32;
        f32::from(need) * left * weights.food + missing * weights.missing
    }

    fn room(&self, public: &Public, side: &Side, time: f32, weights: &Weights) -> f32 {
        let (mut icons, mut blanks, mut houses) = (0, 0, 0);
        for plot in side.tableau.plots() {
            let face = self.components.face(plot.card);
            let empty = plot.empty();
            blanks += (empty & face.blank).count_ones();
            houses += (empty & face.house).count_ones();
            icons += (empty & !(face.blank | face.house | face.derelict)).count_ones();
        }
        // Room beyond what can be filled in the time left is worth nothing.
        let most = weights.most.cells[0] + weights.most.cells[1] * time;
        let most_houses = weights.most.houses[0] + weights.most.houses[1] * time;
        let [icon, blank, house] = weights.room;
        let blank = if self.is_bare(public) { weights.aims.blank } else { blank };
        let cells = (icons as f32 * icon).min(most * icon) + (blanks as f32 * blank).min(most * blank);
        let houses = (houses as f32).min(most_houses) * house;
        let nature =
            f32::from(side.tableau.nature(&self.components)).min(weights.most.nature) * weights.nature;
        (cells + houses + nature) * time
    }
}

fn promise(side: &Side, census: &Census, time: f32, weights: &Weights) -> f32 {
    let [in_full, beyond] = weights.most.pieces;
    let pieces: f32 = Piece::ALL
        .iter()
        .map(|&piece| {
            // The last of many promise less.
            let count = f32::from(census.of(piece));
            let count =
                if piece == Piece::Bat { count + f32::from(side.night) * weights.night } else { count };
            weights.promise[piece.index()] * count.min(in_full + count * beyond)
        })
        .sum();
    pieces * time
}

fn families(public: &Public, census: &Census, left: f32, weights: &Weights) -> f32 {
    // In the upkeep the income of the round is already in hand.
    let left = if public.phase == Phase::Work { left } else { (left - 1.0).max(0.0) };
    let trained = f32::from(census.trained) * weights.trained;
    let untrained = f32::from(census.untrained()) * weights.untrained;
    (trained + untrained) * left
}

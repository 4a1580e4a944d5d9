//! How good a position is: expected final points, term by term.
//!
//! - **points** as they would be counted now, objectives included;
//! - **villages** beyond their points, for the race to the End token;
//! - **soil**: tokens that are still in the way, tiles that lead to villages and to points, temples; in part
//!   instead of the points that are counted for them now, which come in steps;
//! - **guides** that are active, or earned in this turn;
//! - **objectives** in part, by how much of them is done;
//! - **the turn in hand**: what the parts and steps that are not yet resolved can do;
//! - **riders**: how few moves are missing until the best two tiles are full;
//! - **goods**: water, and cards in hand that can be played.
//!
//! What can only be used up (riders and goods) fades with the rounds, and while villages bring the end near.
//! What is achieved (all the rest) fades less, and not for the villages of one's own, or nobody would want to
//! bring the end. Once somebody has brought it, other shares of both count. The weights are data
//! (`weights.toml`, [`Weights`]); the terms are the rules' own.

mod progress;

use bocage_engine::{Evaluate, Seat, StateOf, WeightSet};
use serde::{Deserialize, Serialize};

use crate::TribesOfTheWind;
use crate::pool::Origin;
use crate::state::{Part, PartKind, Private, Public, Side, Step};
use crate::vocabulary::Temple;

/// What the terms are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A village beyond its points: the race for the End token.
    pub village: f32,
    /// A token on the terrain, and a polluted cell.
    pub token: [f32; 2],
    /// A tile on the terrain, up to the number that scores most.
    pub tile: f32,
    /// A temple placed.
    pub temple: f32,
    /// The share of the points for temples, clean land and tiles counted now that the terms above already
    /// stand for: these points come in steps at the end, the way there is worth something all along.
    pub counted: [f32; 3],
    /// A full tile, the first and the second best.
    pub full_tile: [f32; 2],
    /// So many missing moves halve what a tile is worth.
    pub half_full: f32,
    /// A water, how many count in full, and the share of those beyond.
    pub water: [f32; 3],
    /// An active guide card.
    pub guide: f32,
    /// A playable card in hand.
    pub playable: f32,
    /// After so many rounds hardly anything but points counts.
    pub rounds: f32,
    /// The share of what can be used that counts however late it is; of what is achieved, its square root.
    pub late: f32,
    /// How much of what can be used is lost when somebody else is about to finish, and when one is oneself;
    /// how much of what is achieved is lost when somebody else is.
    pub near: [f32; 3],
    /// What still counts beyond the points when the End token is taken.
    pub ending: EndingWeights,
    /// What objectives promise that are not fulfilled yet.
    pub objectives: ObjectiveWeights,
    /// What the rest of the turn can do.
    pub to_come: TurnWeights,
}

/// What still counts beyond the points when the End token is taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingWeights {
    /// The share of what can be used that counts for the seat with the token, until the last round. What it has
    /// achieved counts in full.
    pub own: f32,
    /// The shares of what is achieved and of what can be used that count for the others, until the last round.
    pub others: [f32; 2],
    /// The shares of both that count for everybody in the last round.
    pub last: [f32; 2],
}

/// What objectives promise that are not fulfilled yet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveWeights {
    /// The share of an objective's points that full progress promises.
    pub share: f32,
    /// Where villages are wanted, how much of the way they are, and the tiles below them.
    pub villages: [f32; 2],
    /// Where temples are wanted, how much of the way they are, and the tiles below them.
    pub temples: [f32; 2],
}

/// What the rest of the turn can do.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnWeights {
    /// A move of a rider.
    pub moves: f32,
    /// A catapult.
    pub catapult: f32,
    /// A free temple.
    pub free_temple: f32,
    /// The share of a polluted cell that goes with a token.
    pub cleaned: f32,
    /// A forest tile less its water: the share of the second full tile that it promises, what it is worth
    /// beyond that and beyond a tile, and the least it is worth if it can be planted.
    pub forest: [f32; 3],
    /// Taking a village card.
    pub village_card: f32,
    /// Three new cards.
    pub new_hand: f32,
}

impl WeightSet for Weights {}

impl Evaluate for TribesOfTheWind {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");

    const LADDER: [u8; 4] = [69, 71, 75, 64];

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        TribesOfTheWind { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.worth(&state.public, &state.private[seat.index()], seat, &self.weights)
    }

    /// One seat's turn in a round.
    fn turn(&self, public: &Public, _seat: Seat) -> u32 {
        u32::from(public.round) << 8 | u32::from(public.active.0)
    }
}

impl TribesOfTheWind {
    /// Expected final points of `seat`.
    pub fn worth(&self, public: &Public, own: &Private, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        // Water breaks ties (R32), and tells equal ends of a turn apart; however much it is, it is not a point.
        let points = self.sheet(public, seat).total() as f32 + f32::from(side.water.min(49)) * 0.01;
        if public.agenda.is_empty() {
            return points;
        }
        let (achieved, usable) = self.scales(public, seat, weights);
        let in_hand = if public.active == seat { self.turn_in_hand(public, side, weights) } else { 0.0 };
        points
            + achieved * (self.achievements(side, weights) + in_hand)
            + usable * (self.goods(side, weights) + self.hand_worth(public, own, seat, weights))
    }

    /// How much of what is achieved, and of what can still be used, counts beyond the points.
    fn scales(&self, public: &Public, seat: Seat, weights: &Weights) -> (f32, f32) {
        let share = |villages: u8| f32::from(villages) / f32::from(self.components.villages);
        let others = Seat::all(public.players).filter(|other| *other != seat);
        let done = others.map(|other| public.side(other).village_count()).max().unwrap_or_default();
        let near = weights.near[0] * share(done) + weights.near[1] * share(public.side(seat).village_count());
        // Nobody may think that there will always be a next round: games would not end. But who sees nothing
        // beyond the points has no reason to move any more.
        let time = (1.0 - f32::from(public.round) / weights.rounds.max(1.0)).max(weights.late.max(0.0));
        let EndingWeights { own, others, last } = weights.ending;
        match public.final_trigger_round {
            Some(round) if public.round > round => last.into(),
            // Whoever brings the end has lost nothing by it.
            Some(_) if public.end_token == Some(seat) => (1.0, own * (1.0 - near)),
            Some(_) => others.into(),
            None => (time.sqrt() * (1.0 - weights.near[2] * share(done)), time * (1.0 - near)),
        }
    }

    /// Riders on their way to a tile, and water.
    fn goods(&self, side: &Side, weights: &Weights) -> f32 {
        let [each, most, beyond] = weights.water;
        let in_full = f32::from(side.water).min(most);
        self.rider_worth(side, weights) + (in_full + (f32::from(side.water) - in_full) * beyond) * each
    }

    /// What the terrain, the guides and the tucked cards promise.
    fn achievements(&self, side: &Side, weights: &Weights) -> f32 {
        let tokens: f32 = side.pollution.iter().map(|&tokens| f32::from(tokens)).sum();
        let polluted = side.polluted().count_ones() as f32;
        let most = self.components.scoring.tiles.last().map_or(12, |(tiles, _)| *tiles);
        let tiles = side.tiled().count_ones().min(most.into()) as f32;
        let guides = (side.guides.count_ones() + (side.latched & !side.rewarded).count_ones()) as f32;
        let share = weights.objectives.share;
        let objectives: f32 = side
            .tucked()
            .filter(|card| !self.objective_holds(side, *card))
            .map(|card| {
                let card = self.components.village_card(card);
                let progress = self.progress(side, card.objective, &weights.objectives);
                f32::from(card.points) * progress * progress * share
            })
            .sum();
        f32::from(side.village_count()) * weights.village
            - tokens * weights.token[0]
            - polluted * weights.token[1]
            + tiles * weights.tile
            + side.temples.count_ones() as f32 * weights.temple
            - self.temple_points(side) as f32 * weights.counted[0]
            - self.pollution_points(side) as f32 * weights.counted[1]
            - self.tile_points(side) as f32 * weights.counted[2]
            + guides * weights.guide
            + objectives
    }

    /// Playable cards, as far as the own hand is known.
    fn hand_worth(&self, public: &Public, own: &Private, seat: Seat, weights: &Weights) -> f32 {
        let counts = self.counts(public, seat);
        let playable = own
            .hand
            .iter()
            .filter(|card| self.components.lines(**card).iter().any(|line| counts.hold(line.condition)));
        playable.count() as f32 * weights.playable
    }

    /// What the rest of this turn can do at best.
    fn turn_in_hand(&self, public: &Public, side: &Side, weights: &Weights) -> f32 {
        let waiting: f32 = public.pool.iter().map(|part| self.part_worth(public, side, *part, weights)).sum();
        let TurnWeights { village_card, new_hand, .. } = weights.to_come;
        let part = |kind, n| self.part_worth(public, side, Part { kind, n }, weights);
        let steps: f32 = public
            .agenda
            .iter()
            .map(|step| match *step {
                Step::Pollution { left } => part(PartKind::Pollution, left),
                Step::Move { left } => part(PartKind::Move, left),
                Step::Flex { left } => part(PartKind::Flex, left),
                Step::Forest { cost } | Step::PlaceForest { cost, .. } => part(PartKind::Forest, cost),
                Step::Catapult { left } | Step::CatapultTo { left, .. } => part(PartKind::Catapult, left),
                Step::ClearCell => part(PartKind::ClearCell, 1),
                Step::Alternative { parts, .. } => {
                    parts.iter().map(|one| self.part_worth(public, side, *one, weights)).fold(0.0, f32::max)
                }
                Step::Discard { temple: true } => self.temple_worth(public, side, weights) + new_hand,
                Step::Discard { temple: false } => new_hand,
                Step::Temple { .. } => self.temple_worth(public, side, weights),
                Step::TempleTile { temple } => {
                    weights.temple + self.temple_effect_worth(public, side, temple, weights)
                }
                Step::TakeVillageCard | Step::Side { .. } | Step::Replace { .. } => village_card,
                _ => 0.0,
            })
            .sum();
        waiting + steps
    }

    fn temple_worth(&self, public: &Public, side: &Side, weights: &Weights) -> f32 {
        let left = Temple::ALL.iter().filter(|temple| side.has_temple(**temple));
        let best =
            left.map(|temple| self.temple_effect_worth(public, side, *temple, weights)).fold(0.0, f32::max);
        weights.temple + best
    }

    fn temple_effect_worth(&self, public: &Public, side: &Side, temple: Temple, weights: &Weights) -> f32 {
        let number = side.board.map_or(1, |board| self.components.board(board).temple(temple));
        let effect = crate::effects::temple_effect(temple, number);
        self.part_worth(public, side, self.fixed(side, effect, 0, Origin::Printed), weights)
    }

    /// What a part can do: a little less than what it will be worth once it is done.
    fn part_worth(&self, public: &Public, side: &Side, part: Part, weights: &Weights) -> f32 {
        let n = f32::from(part.n);
        let to_come = &weights.to_come;
        match part.kind {
            PartKind::Water => n * weights.water[0],
            PartKind::Pollution => {
                let tokens: u32 = side.pollution.iter().map(|&tokens| u32::from(tokens)).sum();
                n.min(tokens as f32) * (weights.token[0] + weights.token[1] * to_come.cleaned)
            }
            PartKind::Move => n * to_come.moves,
            PartKind::Flex => n * to_come.moves.max(weights.water[0]),
            PartKind::Forest => {
                let payable = side.water >= u16::from(part.n);
                let [full, beyond, least] = to_come.forest;
                let worth = weights.tile + full * weights.full_tile[1] - n * weights.water[0] + beyond;
                if payable && public.forest_left() && side.plantable() != 0 { worth.max(least) } else { 0.0 }
            }
            PartKind::Catapult => n * to_come.catapult,
            PartKind::Temple => to_come.free_temple,
            PartKind::ClearCell => {
                let most = side.pollution.iter().max().copied().unwrap_or_default();
                f32::from(most) * weights.token[0]
            }
        }
    }
}

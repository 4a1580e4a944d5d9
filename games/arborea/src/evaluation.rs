//! How good a position is: expected final points, term by term.
//!
//! - **points** for biomes so far, and in one's own turn the gaps that would score at its end;
//! - **spirit** as its final points, smoothed, because it also pays for actions;
//! - **seasons** as the tiles stand, with a base that may still grow;
//! - **creatures** in full, those invited by the best vertex that each would find (`evaluation/likings.rs`);
//! - **room**: the best free vertices, for creatures to come;
//! - **cards** in hand by how much of them can be paid, a completed one that is not laid yet;
//! - **villagers** by what they can still walk: waiting, on a track, available (`evaluation/worth.rs`);
//! - **symbols** that are being resolved, by what they bring now: a creature that comes by the space that it
//!   covers, a Sage by the best rewards; and gifts, which pay at every visit;
//! - **sun**: nobody is forced to move it (R50), so moving it must be worth something in itself, or
//!   players that look one step ahead might wait for each other for ever.
//!
//! The weights are data (`weights.toml`, [`Weights`]); the terms are the rules' own.

mod likings;
mod worth;

use bocage_engine::{Evaluate, Foresight, Seat, Sight, StateOf, WeightSet};
use serde::{Deserialize, Serialize};

use crate::Arborea;
use crate::decisions::water_needed;
use crate::state::{Board, Development, Public, Source, Step};
use crate::vocabulary::{Biome, Kind, Owner, Season};

pub use likings::Likings;
use likings::Room;
use worth::Prices;
pub use worth::Routes;

/// What the terms are worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A step of spirit beyond its final points, with all time left, and the share of this that is left at the end.
    pub spirit: [f32; 2],
    /// Base points that a season tile may still gain, and steps on its track, with all time left.
    pub season_growth: [f32; 2],
    /// An invited creature: any, the share of what it would score for habitats at its best vertex, and the share of
    /// what it would score for companions and gifts.
    pub invited: [f32; 3],
    /// An invited creature where there is no vertex left.
    pub stranded: f32,
    /// What each further invited creature finds less.
    pub crowd: f32,
    /// The share of its points that a free vertex promises, with all time left.
    pub room: f32,
    /// A completed card that is not laid yet.
    pub laid_card: f32,
    /// A card in hand, beyond its rewards; the share of all this while it cannot be paid at all, and when it can.
    pub card: [f32; 3],
    /// A gift, with all time left.
    pub gift: f32,
    /// An available villager by kind, with all time left.
    pub available: [f32; 3],
    /// The share of its trail that a waiting villager is worth, and one that still has to leave.
    pub share: [f32; 2],
    /// What each space still to travel leaves of a trail.
    pub patience: f32,
    /// A space that the sun has moved.
    pub sun: f32,
    /// Turns that a game usually takes, those that are always expected, and those that count as all time left.
    pub length: [f32; 3],
    /// Villagers that walk in a turn.
    pub walks: f32,
    /// Turns that a space takes on a track.
    pub pace: f32,
    /// What each symbol is worth; see `evaluation/worth.rs`.
    pub symbols: SymbolWeights,
}

/// What symbols are worth when they are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SymbolWeights {
    /// Raising a biome, beyond the points of its space.
    pub biome: f32,
    /// A conversion.
    pub convert: f32,
    /// A card into an empty slot.
    pub take_card: f32,
    /// New cards on offer.
    pub renew: f32,
    /// A creature that comes: any, and the share of the reward that it covers.
    pub attract: [f32; 2],
    /// A trained villager.
    pub train: f32,
    /// A villager put on a track.
    pub place: f32,
    /// A track advanced.
    pub advance: f32,
    /// A step of spirit, beyond what it is worth later.
    pub spirit: f32,
    /// A reward of a Sage: any, and the share of what the best ones are worth.
    pub sage: [f32; 2],
}

/// What the terms look at: one board, and the time that is left for it.
struct Look<'a> {
    public: &'a Public,
    board: &'a Board,
    weights: &'a Weights,
    /// Own turns still to come, the running one included.
    turns: f32,
    /// The share of a whole game that is left, at most 1.
    time: f32,
    /// What an invited creature of each type is worth.
    settling: [f32; 6],
    /// What each season tile may give at the end, before the multiplier.
    seasons: [f32; 4],
    /// What each symbol is worth.
    prices: Prices,
}

impl WeightSet for Weights {}

impl Evaluate for Arborea {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../weights.toml");
    /// Three turns further also where little time is left: a villager that is placed takes some to arrive. Turns
    /// have so many decisions that quick ones have to do, and what comes of them in the end is mostly luck. Biomes and
    /// creatures are shared and whoever wants to may bring the end, so the lead is what one plays for.
    const FORESIGHT: Foresight = Foresight {
        near: Sight { turns: 4, searches: false },
        far: Sight { turns: 4, searches: false },
        trust: 8,
        rivalry: 100,
        averages: true,
    };

    const LADDER: [u8; 4] = [85, 70, 73, 72];

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn with_weights(&self, weights: Weights) -> Self {
        Arborea { weights, ..self.clone() }
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.value(&state.public, seat, &self.weights)
    }

    /// The own turn and the development after it.
    fn turn(&self, public: &Public, seat: Seat) -> u32 {
        let board = public.board(seat);
        let own = public.turn == Owner::from(seat) || board.developing();
        u32::from(board.turns) << 1 | u32::from(own)
    }

    /// Villagers may leave tracks in others' turns.
    fn own_turn(&self, public: &Public, seat: Seat) -> u32 {
        public.board(seat).turns.into()
    }
}

/// A game that takes more turns each is too long.
const LONG: u16 = 40;

/// How much too long a game is after so many turns. There is no limit (R50), so players who think that there
/// will always be a next turn would wait for each other for ever.
fn overstay(turns: u16) -> f32 {
    f32::from(turns.saturating_sub(LONG)) / 4.0
}

impl Arborea {
    /// Expected final points of `seat`.
    pub fn value(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let board = public.board(seat);
        if public.over {
            return f32::from(board.points.total());
        }
        let turns = self.turns_left(public, seat, weights);
        let time = (turns / weights.length[2]).min(1.0);
        let land = self.landscape(&board.ecosystem);
        let mut room = Room::default();
        land.each_free_corner(&board.ecosystem.creatures, |corner| self.likings.note(corner, &mut room));
        let settled =
            board.ecosystem.creatures.iter().map(|placed| self.creature_points(board, &land, placed));
        let growth = weights.season_growth[0] * time;
        let seasons = public.season_tiles.map(|tile| {
            (f32::from(self.season_count(board, &land, tile)) + growth).min(self.components.season_cap.into())
        });
        let settling = self.settling(board, weights, &room);
        let mut look = Look { public, board, weights, turns, time, settling, seasons, prices: Prices::NONE };
        look.prices = Prices::new(self, &look);
        f32::from(board.points.biomes)
            + self.gaps(&look, seat)
            + self.spirit_term(&look)
            + self.seasons_term(&look)
            + f32::from(settled.sum::<i16>())
            + creatures_to_settle(&look)
            + room.promise() * weights.room * look.time
            + self.cards_term(&look, seat)
            + f32::from(board.total_gifts()) * weights.gift * look.time
            + self.villagers_term(&look, seat)
            + self.pending_term(&look, seat)
            + f32::from(public.sun) * weights.sun * (1.0 + overstay(board.turns))
    }

    /// Own turns left, the running one included as far as it still activates.
    fn turns_left(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let running = public.turn == Owner::from(seat)
            && public.agenda.iter().next().is_some_and(|step| {
                matches!(
                    step,
                    Step::Begin | Step::Rescue | Step::Pilgrimage | Step::Repeat | Step::Activation(_)
                )
            });
        let takers = f32::from(public.turn_takers());
        let to_come = match public.ending {
            Some(left) => {
                let distance = (seat.0 + public.turn_takers() - public.turn.0 % public.turn_takers())
                    % public.turn_takers();
                // The running turn is among those left.
                let before = f32::from(distance);
                ((f32::from(left) - before + takers - 1.0) / takers).floor().max(0.0)
            }
            // By turns played and not by the sun: who looks one step ahead would never move the sun if
            // that alone made the future shorter.
            None => {
                let turns = public.board(seat).turns;
                let [usual, least, _] = weights.length;
                (usual - f32::from(turns)).max(least - overstay(turns)).max(0.0)
            }
        };
        if running { to_come.max(1.0) } else { to_come }
    }

    /// Points for what would be left if the own turn ended now.
    fn gaps(&self, look: &Look<'_>, seat: Seat) -> f32 {
        if look.public.turn != Owner::from(seat) {
            return 0.0;
        }
        let gap = |biome: &Biome| {
            let index = biome.index();
            self.components.renewal(*biome, look.public.lower[index], look.public.upper[index])
        };
        Biome::ALL.iter().map(|biome| f32::from(gap(biome))).sum()
    }

    fn spirit_term(&self, look: &Look<'_>) -> f32 {
        let spirit = self.spirit_at_end(look.board);
        let points = f32::from(self.components.spirit_score(spirit));
        let [step, late] = look.weights.spirit;
        points + f32::from(spirit) * step * (late + (1.0 - late) * look.time)
    }

    fn seasons_term(&self, look: &Look<'_>) -> f32 {
        Season::ALL
            .iter()
            .map(|&season| {
                let level = usize::from(look.board.seasons[season.index()]).min(6);
                let factor = f32::from(self.components.multipliers[season.index()][level]);
                look.seasons[season.index()] * (factor + look.weights.season_growth[1] * look.time)
            })
            .sum()
    }

    fn cards_term(&self, look: &Look<'_>, seat: Seat) -> f32 {
        let weights = look.weights;
        let laying = if look.board.completed.is_some() { weights.laid_card } else { 0.0 };
        let completing = look.public.agenda.iter().find_map(|step| match step {
            Step::Resolve(Source::Slot(slot), _) if look.public.turn == Owner::from(seat) => Some(*slot),
            _ => None,
        });
        let cards = (0u8..).zip(look.board.slots).filter_map(|(slot, card)| Some((slot, card?)));
        let worth = cards.map(|(slot, card)| {
            if completing == Some(slot) {
                return weights.laid_card;
            }
            let face = self.components.face(card);
            let rewards: f32 = face.rewards.iter().map(|&symbol| look.prices.of(symbol)).sum();
            let total: u8 = face.cost.iter().sum();
            let missing = water_needed(look.public, face)
                .saturating_sub(look.public.upper[Biome::Water.index()])
                .min(total);
            let ready = 1.0 - f32::from(missing) / f32::from(total.max(1));
            let [any, unpaid, paid] = weights.card;
            let share = unpaid + (paid - unpaid) * ready * ready;
            // To pay and to lay it takes a turn or two.
            (any + rewards) * share * (look.turns / 2.0).min(1.0)
        });
        laying + worth.sum::<f32>()
    }

    /// Symbols that are being resolved for this seat.
    fn pending_term(&self, look: &Look<'_>, seat: Seat) -> f32 {
        if look.public.turn != Owner::from(seat) {
            return 0.0;
        }
        let worth = |step: &Step| match *step {
            Step::Resolve(source, next) => {
                let (symbols, walker) = match source {
                    Source::Trail(waiting) => {
                        (Some(self.components.trail(waiting)), self.returning(look, waiting.kind()))
                    }
                    Source::Bonus(tile) => (self.components.bonus.get(usize::from(tile)), 0.0),
                    Source::Slot(slot) => {
                        let card = look.board.slots[usize::from(slot) % 3];
                        (card.map(|card| &self.components.face(card).rewards), 0.0)
                    }
                };
                let left = symbols.into_iter().flatten().skip(next.into());
                walker + left.map(|&symbol| look.prices.of(symbol)).sum::<f32>()
            }
            Step::Effect(symbol) => look.prices.of(symbol),
            Step::Sage { area, left, taken, .. } => self.sage_worth(look, area, left, taken),
            _ => 0.0,
        };
        look.public.agenda.iter().map(worth).sum()
    }

    /// What an invited creature of each type is worth: most of what it would score at its best vertex.
    fn settling(&self, board: &Board, weights: &Weights, room: &Room) -> [f32; 6] {
        if !room.any {
            return [weights.stranded; 6];
        }
        let census = board.ecosystem.census();
        let mut settling = room.most();
        for (worth, needs) in settling.iter_mut().zip(&self.components.creatures) {
            let companions =
                needs.aligned.map_or(0, |(companion, each)| census[companion.index()].saturating_mul(each));
            let gifts = (board.total_gifts() / 2).saturating_mul(needs.two_gifts);
            let [any, habitats, company] = weights.invited;
            *worth = any + *worth * habitats + f32::from(companions.saturating_add(gifts)) * company;
        }
        settling
    }

    /// What a villager is worth when it has come back from a trail.
    fn returning(&self, look: &Look<'_>, kind: Kind) -> f32 {
        match kind {
            Kind::Adult => look.weights.available[0] * look.time,
            Kind::Young | Kind::Elder => 0.0,
        }
    }
}

/// Creatures that were invited, or are in hand, are not worth their place yet.
fn creatures_to_settle(look: &Look<'_>) -> f32 {
    let in_hand = match look.board.development {
        Development::Invited(creature, _) | Development::Captive(creature) => look.settling[creature.index()],
        _ => 0.0,
    };
    let mut number = 0;
    let mut worth = in_hand;
    for (&invited, each) in look.board.invited.iter().zip(look.settling) {
        for _ in 0..invited {
            // The second and third find less room.
            worth += each - look.weights.crowd * number as f32;
            number += 1;
        }
    }
    worth
}

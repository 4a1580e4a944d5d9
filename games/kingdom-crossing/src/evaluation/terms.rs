//! The terms of the evaluation.

use bocage_engine::{Bits, Seat};

use super::{EffectWeights, Weights};
use crate::KingdomCrossing;
use crate::components::{Condition, DecoMode, Effect};
use crate::decisions::structures;
use crate::state::{Face, Public, Side, Step};
use crate::vocabulary::{Guild, Kind, Region, TRACK_END};

/// Structures look forward to their value when the lowest marker is so many spaces further. This is a place in
/// a table, which cannot be moved a little.
const RISE: usize = 2;

/// However many markers have to move first, so much of that is expected.
const LEAST_RISE: f32 = 0.2;

impl KingdomCrossing {
    /// What the board is worth as it stands, and what it promises.
    pub(super) fn board_worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let time = self.time(public);
        let coin = weights.coin[1] + (weights.coin[0] - weights.coin[1]) * time;
        let investment = self.investment_points(side) as f32;
        let ahead = f32::from(self.components.invest_coins[usize::from(side.investment)]) * coin * time;
        let counts = self.guild_counts(side);
        let cards: u8 = counts.iter().sum();
        let symbols = self.symbols(side, Kind::Flower) + self.symbols(side, Kind::Sculpture);
        let markers: u8 = side.markers.iter().sum();
        f32::from(side.coins) * coin
            + investment.max(ahead)
            + f32::from(side.investment) * weights.investment * time
            + self.star_worth(side, &counts, weights, time)
            + self.structure_worth(side, weights, time)
            + self.favour_worth(public, seat, weights, time)
            + f32::from(cards) * weights.card * time
            + f32::from(symbols) * weights.symbol * time
            + f32::from(markers) * weights.marker * time
            + self.income_worth(public, seat, &counts, weights) * self.mornings(public)
            + f32::from(side.upgraded.count_ones() as u8) * weights.upgrade * self.mornings(public)
            + f32::from(side.houses.count_ones() as u8) * weights.house
            + self.goal_worth(public, seat, weights)
    }

    /// Cards times stars: passed in full, ahead in part, the nearer the better.
    fn star_worth(&self, side: &Side, counts: &[u8; 5], weights: &Weights, time: f32) -> f32 {
        let stars = &weights.stars;
        let root = time.sqrt();
        let mut sum = 0.0;
        for (&guild, &count) in Guild::ALL.iter().zip(counts) {
            let Some(track) = self.components.track_of[guild.index()] else { continue };
            let marker = side.marker(track);
            for index in Bits(self.components.slots_along(track).into()) {
                let slot = &self.components.deco_slots[usize::from(index)];
                let distance = f32::from(slot.space.at.saturating_sub(marker));
                let near = (1.0 - distance / stars.reach.max(1.0)).max(0.0);
                // A column will grow, and an empty place may still be filled.
                let cards = f32::from(count) + stars.growth * time;
                let share = match (side.filled >> index & 1 == 1, distance > 0.0) {
                    (true, false) => 1.0,
                    (true, true) => near * (stars.ahead + stars.placed) * root,
                    (false, false) => stars.ahead * stars.empty[0] * time,
                    (false, true) => near * stars.ahead * stars.empty[1] * time,
                };
                sum += cards * f32::from(slot.stars) * share;
            }
        }
        sum
    }

    /// Structures at the value of the lowest marker, which may still rise.
    fn structure_worth(&self, side: &Side, weights: &Weights, time: f32) -> f32 {
        let lowest = self.lowest(side);
        let at = usize::from(lowest);
        let now = f32::from(self.components.structure_vp[at]);
        let next = f32::from(self.components.structure_vp[(at + RISE).min(TRACK_END.into())]);
        // The more markers are the lowest, the more of them have to move before the value rises.
        let behind = side.markers.iter().filter(|&&marker| marker == lowest).count() as f32;
        let value = now + (next - now) * time * (1.0 - behind * weights.lowest).max(LEAST_RISE);
        side.structures().count_ones() as f32 * value
    }

    fn favour_worth(&self, public: &Public, seat: Seat, weights: &Weights, time: f32) -> f32 {
        let owned = public.side(seat).favours.count_ones() as f32;
        let [each, growth] = weights.favour;
        self.favours_points(public, seat) as f32 * (1.0 + growth * time) + owned * each * time
    }

    /// What one Morning would pay.
    fn income_worth(&self, public: &Public, seat: Seat, counts: &[u8; 5], weights: &Weights) -> f32 {
        let side = public.side(seat);
        let (mut of_structures, mut best) = (0.0, 0.0f32);
        for structure in structures(side.structures()) {
            let worth = self.effect_worth(public, seat, self.components.structure(structure), weights);
            of_structures += worth;
            best = best.max(worth);
        }
        let of_guilds: f32 = Guild::ALL
            .iter()
            .zip(counts)
            .map(|(&guild, &count)| {
                // Half a pair promises a whole one.
                let pairs = f32::from(count / 2) + if count % 2 == 1 { weights.half_pair } else { 0.0 };
                let effect = self.components.income[guild.index()];
                let worth = match effect {
                    Effect::TriggerStructure { .. } => best,
                    Effect::UpgradeTile(_) if side.upgraded == 63 => f32::from(self.components.no_upgrade_vp),
                    effect => self.effect_worth(public, seat, effect, weights),
                };
                pairs * worth
            })
            .sum();
        of_structures + of_guilds
    }

    /// What an effect would give now, roughly.
    pub(super) fn effect_worth(&self, public: &Public, seat: Seat, effect: Effect, weights: &Weights) -> f32 {
        let EffectWeights { point, coin, resource, .. } = weights.effects;
        let paws = public.side(seat).paws.count_ones() as u8;
        match effect {
            Effect::Coins(n) => f32::from(n) * coin,
            Effect::Vp(n) => f32::from(n) * point,
            Effect::CoinsPer(rate) => f32::from(self.rated(public, seat, rate)) * coin,
            Effect::VpPer(rate) => f32::from(self.rated(public, seat, rate)) * point,
            Effect::CoinsMinusPaws(base) => f32::from(base.saturating_sub(paws)) * coin,
            Effect::Resource(_, n) | Effect::ResourceChoice(n) | Effect::ResourceChoiceDistinct(n) => {
                f32::from(n) * resource
            }
            Effect::ResourcePer(_, rate) | Effect::ResourceChoicePer(rate) => {
                f32::from(self.rated(public, seat, rate)) * resource
            }
            Effect::Deco { min_paws, .. } if paws < min_paws => 0.0,
            Effect::Deco { mode: DecoMode::Single, .. } => weights.effects.decoration[0],
            Effect::Deco { .. } => weights.effects.decoration[1],
            Effect::Invest(n) => f32::from(n) * weights.effects.investment,
            Effect::TriggerStructure { n, .. } => f32::from(n) * weights.effects.trigger,
            Effect::UpgradeTile(n) => f32::from(n) * weights.effects.upgrade,
            Effect::Favour(n) => f32::from(n) * weights.effects.favour[0],
            Effect::TakeBird => weights.effects.bird,
        }
    }

    /// Unclaimed goals by how near they are.
    fn goal_worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let part = |have: u32, want: u8| (have as f32 / f32::from(want.max(1))).min(1.0);
        let mut sum = 0.0;
        for (slot, goal) in public.goals.iter().enumerate() {
            if public.has_claimed(seat, slot) {
                continue;
            }
            let Some(at) = self.free_position(public, slot) else { continue };
            let faces = self.components.goal(goal.tile);
            let hard = usize::from(goal.hard);
            let near = match faces.condition[hard] {
                Condition::Resources(least) => {
                    let wanted: u8 = least.iter().sum();
                    let have: u8 =
                        side.markers.iter().zip(least).map(|(&marker, least)| marker.min(least)).sum();
                    part(have.into(), wanted)
                }
                Condition::Decorations(flowers, sculptures) => {
                    let have = self.symbols(side, Kind::Flower).min(flowers)
                        + self.symbols(side, Kind::Sculpture).min(sculptures);
                    part(have.into(), flowers + sculptures)
                }
                // The steps that are taken back were worth something.
                Condition::InvestmentBack(steps) => weights.goals.back * part(side.investment.into(), steps),
                Condition::Houses(n) => part(side.houses.count_ones(), n),
                Condition::Structures(n) => part(side.structures().count_ones(), n),
                Condition::Birds(n) => part(side.birds.count_ones(), n),
            };
            let partner = public.has_claimed(seat, self.components.row_partner[slot].into());
            let [last, first] = weights.goals.row;
            let points = f32::from(faces.vp[hard][usize::from(at)]) + if partner { last } else { first };
            sum += points * near * near * weights.goals.share;
        }
        sum
    }

    /// What the turn in hand still promises: the best card within reach of a walk that is begun, the
    /// card that is being paid for, choices that are due.
    pub(super) fn pending_worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let mut sum = f32::from(public.side(seat).paws.count_ones() as u8) * weights.paw;
        if public.active() != seat {
            return sum + self.evening_worth(public, seat, weights);
        }
        let effects = &weights.effects;
        for step in public.agenda.iter() {
            sum += match *step {
                Step::Move => self.walk_worth(public, seat, weights),
                Step::Pay(_) => {
                    let before = self.board_worth(public, seat, weights);
                    self.card_worth(public, seat, public.work.slot.into(), before, weights)
                }
                Step::Meet(slot, left) => {
                    f32::from(left.max(1)) * self.bird_worth(public, seat, slot.into(), weights)
                }
                Step::Invest(n) => f32::from(n) * effects.investment,
                Step::Choose(n, _) | Step::Advance(_, n) => f32::from(n) * effects.resource,
                Step::Place(_, n) => f32::from(n) * effects.decoration[0],
                Step::Trigger { left, .. } => f32::from(left) * effects.trigger,
                Step::Upgrade(n, _) => f32::from(n) * effects.upgrade,
                Step::Favour(n) => f32::from(n) * effects.favour[1],
                Step::House => weights.house,
                Step::DecoMode(_) => effects.decoration[1],
                Step::TakeBird => effects.bird,
                _ => 0.0,
            };
        }
        sum + self.evening_worth(public, seat, weights)
    }

    /// At home when the last tile of a Day is played: the Evening pays the income of a guild or a structure.
    fn evening_worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let last = side.played.count_ones() >= u32::from(self.components.actions);
        let home = side.houses & side.worker.bit() != 0;
        if last && home {
            weights.home * f32::from(1 + self.guild_counts(side).into_iter().max().unwrap_or(0) / 2)
        } else {
            0.0
        }
    }

    /// The best card at an end of the walk that can be reached and paid for.
    fn walk_worth(&self, public: &Public, seat: Seat, weights: &Weights) -> f32 {
        let side = public.side(seat);
        let ends = self.components.map.reach(public.work.bridges, side.worker, side.paws);
        let bridges = f32::from(public.work.bridges) * weights.paw;
        let before = self.board_worth(public, seat, weights);
        let mut best = 0.0f32;
        for slot in 0..public.slots.len() {
            let region: Region = self.components.map.slots[slot];
            let Some(cost) = self.cost(public, slot) else { continue };
            if ends & region.bit() != 0 && u16::from(cost) <= side.coins {
                let card = self.card_worth(public, seat, slot, before, weights);
                best = best.max(card + self.bird_worth(public, seat, slot, weights));
            }
        }
        best + bridges
    }

    fn bird_worth(&self, public: &Public, seat: Seat, slot: usize, weights: &Weights) -> f32 {
        public.slots[slot].bird.map_or(0.0, |bird| {
            weights.bird + self.effect_worth(public, seat, self.components.bird(bird).effect, weights)
        })
    }

    /// What taking the card of a slot changes on the board, which is worth so much before, its price paid.
    fn card_worth(&self, public: &Public, seat: Seat, slot: usize, before: f32, weights: &Weights) -> f32 {
        let Face::Card(card) = public.slots[slot].face else {
            return match public.slots[slot].face {
                Face::Tile(tile) => {
                    self.effect_worth(public, seat, self.components.empty_tile(tile).effect, weights)
                }
                _ => 0.0,
            };
        };
        let mut with = *public;
        let side = with.side_mut(seat);
        side.coins = side.coins.saturating_sub(self.components.cost(card).into());
        side.cards.insert(card);
        let effect = self.components.card(card).effect;
        let rest = match effect {
            Effect::Resource(resource, n) => {
                let marker = &mut side.markers[resource.index()];
                *marker = (*marker + n).min(TRACK_END);
                0.0
            }
            Effect::Coins(n) => {
                side.coins += u16::from(n);
                0.0
            }
            effect => self.effect_worth(public, seat, effect, weights),
        };
        self.board_worth(&with, seat, weights) - before + rest
    }
}

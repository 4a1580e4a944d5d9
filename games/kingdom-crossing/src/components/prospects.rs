//! What birds and track spaces can bring before a card is paid for, in tables: the search for a
//! completable Work (6.1) asks at every step.

use super::{Components, Effect, Quantity};
use crate::vocabulary::{BRIDGES, Bird, Resource, TRACK_END};

/// The coins that meeting a bird can bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// These, by the number of paws on bridges.
    Coins([u8; BRIDGES + 1]),
    /// None, unless the next spaces of a track give some: the track and how many spaces.
    Steps(Resource, u8),
    /// Those of the investment track, if one cashes in.
    Invest,
    /// That depends on choices.
    Open,
}

/// The tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prospects {
    birds: [Prospect; 64],
    /// Spaces of each track whose bonus can lead to coins, as sets.
    paying: [u16; 4],
    /// Most spaces of one track that a bird and then a purchase can reach in one Work.
    stride: u8,
}

impl Prospects {
    pub(super) const EMPTY: Prospects = Prospects { birds: [Prospect::Open; 64], paying: [0; 4], stride: 0 };

    pub(super) fn of(components: &Components) -> Prospects {
        let mut prospects = Prospects { stride: stride(components), ..Prospects::EMPTY };
        for (bird, prospect) in components.birds.iter().zip(&mut prospects.birds) {
            *prospect = prospect_of(bird.effect);
        }
        for (bonuses, paying) in components.bonus.iter().zip(&mut prospects.paying) {
            for (at, bonus) in bonuses.iter().enumerate() {
                *paying |= u16::from(bonus.is_some_and(can_pay)) << at;
            }
        }
        prospects
    }
}

impl Components {
    /// What meeting a bird can bring.
    #[inline]
    pub(crate) fn prospect(&self, bird: Bird) -> &Prospect {
        &self.prospects.birds[bird.index() & 63]
    }

    /// Does one of the next `steps` spaces after `marker` lead to coins?
    #[inline]
    pub(crate) fn pays_within(&self, resource: Resource, marker: u8, steps: u8) -> bool {
        let next = (1u32 << steps.min(TRACK_END)) - 1;
        u32::from(self.prospects.paying[resource.index()]) >> (marker.min(TRACK_END) + 1) & next != 0
    }

    /// Might buying a resource lead to coins, with these markers?
    #[inline]
    pub(crate) fn purchase_may_pay(&self, markers: &[u8; 4]) -> bool {
        let mut tracks = Resource::ALL.iter().zip(markers);
        tracks.any(|(&resource, &marker)| self.pays_within(resource, marker, self.prospects.stride))
    }
}

fn prospect_of(effect: Effect) -> Prospect {
    match effect {
        Effect::Coins(n) => Prospect::Coins([n; BRIDGES + 1]),
        Effect::CoinsPer(rate) if rate.of == Quantity::Paws => {
            Prospect::Coins(std::array::from_fn(|paws| rate.n.saturating_mul(paws as u8 / rate.per)))
        }
        Effect::CoinsMinusPaws(base) => {
            Prospect::Coins(std::array::from_fn(|paws| base.saturating_sub(paws as u8)))
        }
        Effect::Vp(_) | Effect::VpPer(_) | Effect::UpgradeTile(_) | Effect::Deco { .. } => {
            Prospect::Coins([0; BRIDGES + 1])
        }
        Effect::Resource(resource, n) => Prospect::Steps(resource, n),
        Effect::Invest(1) => Prospect::Invest,
        _ => Prospect::Open,
    }
}

/// Can a bonus lead to coins?
fn can_pay(bonus: Effect) -> bool {
    !matches!(bonus, Effect::Vp(_) | Effect::VpPer(_) | Effect::UpgradeTile(_) | Effect::Favour(_))
}

/// How far a bird can move one marker, with the bonuses on the way, and then the purchase.
fn stride(components: &Components) -> u8 {
    let structures = components.cards.iter().filter(|card| card.guild.is_none()).map(|card| card.effect);
    let structures = structures.chain([components.starting_house]);
    let structure = structures.map(|effect| steps(effect, 0)).max().unwrap_or_default();
    let bird = components.birds.iter().map(|bird| steps(bird.effect, structure)).max().unwrap_or_default();
    let sides = components.tiles.iter().flatten().filter(|side| side.price.is_some());
    let times = sides.map(|side| side.bird_times).max().unwrap_or(1);
    // Each bonus space is reached once.
    let bonuses = components.bonus.iter().flatten().flatten();
    let steps = bonuses.map(|&bonus| steps(bonus, structure)).chain([times.saturating_mul(bird), 1]);
    steps.fold(0, u8::saturating_add).min(TRACK_END)
}

/// Steps of an effect on one track; `triggered` are those of the structure that it may set off.
fn steps(effect: Effect, triggered: u8) -> u8 {
    match effect {
        Effect::Resource(_, n) | Effect::ResourceChoice(n) => n,
        Effect::ResourceChoiceDistinct(_) => 1,
        Effect::ResourcePer(..) | Effect::ResourceChoicePer(_) => TRACK_END,
        Effect::TriggerStructure { n, .. } => n.saturating_mul(triggered),
        _ => 0,
    }
}

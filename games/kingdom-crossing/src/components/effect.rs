//! The vocabulary of effects: every word of the component file is a variant (section 7 of the rules).

use serde::Serialize;

use crate::vocabulary::{Colour, Guild, Kind, Resource};

/// Something that can be counted on a player's side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Quantity {
    /// Own paws on bridges this round.
    Paws,
    /// Cards in a guild's column.
    Guild(Guild),
    /// Structures, the starting house included.
    Structures,
    /// Cards of the building deck.
    Buildings,
    /// Flower symbols on decorations.
    FlowerSymbols,
    /// Sculpture symbols on decorations.
    SculptureSymbols,
    /// Symbols of both kinds.
    DecoSymbols,
    /// Pairs of a flower and a sculpture symbol.
    DecoPairs,
    /// Birds, perhaps of one colour.
    Birds(Option<Colour>),
    /// Own houses on the main board.
    Houses,
    /// The position of a marker.
    Resource(Resource),
    /// The position of the lowest marker.
    ResourceSets,
    /// Favours.
    Favours,
    /// Action tiles on their upgraded side.
    UpgradedTiles,
    /// Own markers on bridge goals.
    Goals,
    /// Guilds with at least so many cards.
    GuildsWith(u8),
    /// The points printed at the investment marker.
    InvestmentVp,
}

/// `n` for every full `per` of a quantity, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Rate {
    /// How many.
    pub n: u8,
    /// For each full so many.
    pub per: u8,
    /// Of this.
    pub of: Quantity,
}

/// How many decorations, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum DecoMode {
    /// One token with one symbol.
    Single,
    /// Two tokens with one symbol, or one with two (R34).
    TwoSinglesOrDouble,
}

/// What a card, bird, tile or track space does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Effect {
    /// Gain coins.
    Coins(u8),
    /// Gain points now.
    Vp(u8),
    /// Gain coins for a quantity.
    CoinsPer(Rate),
    /// Gain points for a quantity, now.
    VpPer(Rate),
    /// Gain this many coins less one for each paw, never less than none (R36).
    CoinsMinusPaws(u8),
    /// Advance one marker, a space at a time (R11).
    Resource(Resource, u8),
    /// Advance one marker by a quantity.
    ResourcePer(Resource, Rate),
    /// So many times: advance a marker of choice (R33).
    ResourceChoice(u8),
    /// Advance so many different markers.
    ResourceChoiceDistinct(u8),
    /// Advance markers of choice, as often as a quantity says.
    ResourceChoicePer(Rate),
    /// Take and place decorations, if enough paws are on bridges.
    Deco {
        /// Flower or sculpture; `None` is either.
        kind: Option<Kind>,
        /// How many.
        mode: DecoMode,
        /// Paws that are needed.
        min_paws: u8,
    },
    /// Investment actions.
    Invest(u8),
    /// Trigger so many different structures (R44).
    TriggerStructure {
        /// How many.
        n: u8,
        /// May one stop early?
        up_to: bool,
    },
    /// Turn action tiles to their upgraded side (R9, R32).
    UpgradeTile(u8),
    /// Gain Queen's favours.
    Favour(u8),
    /// Take a bird from any card and meet it (R13).
    TakeBird,
}

impl Effect {
    /// The effect of `pairs` pairs of cards, resolved together (R7).
    #[must_use]
    pub fn for_pairs(self, pairs: u8) -> Effect {
        match self {
            Effect::Vp(n) => Effect::Vp(n.saturating_mul(pairs)),
            Effect::Invest(n) => Effect::Invest(n.saturating_mul(pairs)),
            Effect::TriggerStructure { n, up_to } => {
                Effect::TriggerStructure { n: n.saturating_mul(pairs), up_to }
            }
            Effect::UpgradeTile(n) => Effect::UpgradeTile(n.saturating_mul(pairs)),
            Effect::ResourceChoice(n) => Effect::ResourceChoice(n.saturating_mul(pairs)),
            // The component file allows the five above as guild income.
            other => other,
        }
    }

    /// Does it give the same whenever it is collected in a Morning? Nothing that can change in a
    /// Morning may be counted by it (R51).
    pub fn is_neutral(self) -> bool {
        match self {
            Effect::Coins(_) | Effect::Vp(_) => true,
            Effect::CoinsPer(rate) | Effect::VpPer(rate) => !matches!(
                rate.of,
                Quantity::Resource(_)
                    | Quantity::ResourceSets
                    | Quantity::Favours
                    | Quantity::UpgradedTiles
                    | Quantity::InvestmentVp
            ),
            _ => false,
        }
    }
}

//! Effects and quantities as the component file writes them.

use bocage_engine::file::{self, Result, expected, in_range, wrong};
use serde::Deserialize;

use super::{Condition, DecoMode, Effect, Quantity, Rate};
use crate::vocabulary::{Colour, Guild, Kind, Resource, TRACK_END};

/// An effect record: which fields it needs depends on `op`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EffectEntry {
    pub(super) op: String,
    n: Option<u8>,
    per: Option<u8>,
    of: Option<String>,
    guild: Option<String>,
    colour: Option<String>,
    res: Option<String>,
    min: Option<u8>,
    base: Option<u8>,
    kind: Option<String>,
    mode: Option<String>,
    min_paws: Option<u8>,
    up_to: Option<bool>,
}

const OPS: [&str; 16] = [
    "coins",
    "vp",
    "coins_per",
    "vp_per",
    "coins_minus_paws",
    "resource",
    "resource_per",
    "resource_choice",
    "resource_choice_distinct",
    "resource_choice_per",
    "deco",
    "invest",
    "trigger_structure",
    "upgrade_tile",
    "favour",
    "take_bird",
];

impl EffectEntry {
    pub(super) fn typed(&self, place: &str) -> Result<Effect> {
        Ok(match self.op.as_str() {
            "coins" => Effect::Coins(self.n(place)?),
            "vp" => Effect::Vp(self.n(place)?),
            "coins_per" => Effect::CoinsPer(self.rate(place)?),
            "vp_per" => Effect::VpPer(self.rate(place)?),
            "coins_minus_paws" => Effect::CoinsMinusPaws(number(place, "base", self.base, 0..=99)?),
            "resource" => Effect::Resource(self.resource(place)?, self.n(place)?),
            "resource_per" => Effect::ResourcePer(self.resource(place)?, self.rate(place)?),
            "resource_choice" => Effect::ResourceChoice(self.n(place)?),
            "resource_choice_distinct" => Effect::ResourceChoiceDistinct(self.n(place)?),
            "resource_choice_per" => Effect::ResourceChoicePer(self.rate(place)?),
            "deco" => self.deco(place)?,
            "invest" => Effect::Invest(self.n(place)?),
            "trigger_structure" => {
                Effect::TriggerStructure { n: self.n(place)?, up_to: self.up_to.unwrap_or(false) }
            }
            "upgrade_tile" => Effect::UpgradeTile(self.n(place)?),
            "favour" => Effect::Favour(self.n(place)?),
            "take_bird" => Effect::TakeBird,
            other => return wrong(format!("{place}.op"), other, expected::one_of(OPS)),
        })
    }

    /// The score of a favour: points for a quantity.
    pub(super) fn score(&self, place: &str) -> Result<Rate> {
        match self.op.as_str() {
            "vp_per" => self.rate(place),
            other => wrong(format!("{place}.op"), other, expected::is("vp_per")),
        }
    }

    fn n(&self, place: &str) -> Result<u8> {
        number(place, "n", self.n, 1..=30)
    }

    fn rate(&self, place: &str) -> Result<Rate> {
        Ok(Rate {
            n: self.n(place)?,
            per: number(place, "per", self.per, 1..=30)?,
            of: self.quantity(place)?,
        })
    }

    fn resource(&self, place: &str) -> Result<Resource> {
        word(place, "res", self.res.as_deref(), Resource::ALL, Resource::word)
    }

    fn deco(&self, place: &str) -> Result<Effect> {
        let kind = match self.kind.as_deref() {
            Some("either") => None,
            given => Some(word(place, "kind", given, Kind::ALL, Kind::word)?),
        };
        let mode = match (self.mode.as_deref(), kind) {
            (Some("single"), _) => DecoMode::Single,
            (Some("two_singles_or_double"), Some(_)) => DecoMode::TwoSinglesOrDouble,
            (given, _) => {
                let modes =
                    if kind.is_some() { &["single", "two_singles_or_double"][..] } else { &["single"] };
                return wrong(format!("{place}.mode"), given.unwrap_or_default(), expected::one_of(modes));
            }
        };
        Ok(Effect::Deco { kind, mode, min_paws: number(place, "min_paws", self.min_paws, 0..=7)? })
    }

    fn quantity(&self, place: &str) -> Result<Quantity> {
        Ok(match self.of.as_deref().unwrap_or_default() {
            "paws" => Quantity::Paws,
            "guild" => Quantity::Guild(word(place, "guild", self.guild.as_deref(), Guild::ALL, Guild::word)?),
            "structures" => Quantity::Structures,
            "buildings" => Quantity::Buildings,
            "flower_symbols" => Quantity::FlowerSymbols,
            "sculpture_symbols" => Quantity::SculptureSymbols,
            "deco_symbols" => Quantity::DecoSymbols,
            "deco_pairs" => Quantity::DecoPairs,
            "birds" => Quantity::Birds(match self.colour.as_deref() {
                None => None,
                given => Some(word(place, "colour", given, Colour::ALL, Colour::word)?),
            }),
            "houses" => Quantity::Houses,
            "resource" => Quantity::Resource(self.resource(place)?),
            "resource_sets" => Quantity::ResourceSets,
            "favours" => Quantity::Favours,
            "upgraded_tiles" => Quantity::UpgradedTiles,
            "goals" => Quantity::Goals,
            "guilds_with" => Quantity::GuildsWith(number(place, "min", self.min, 1..=20)?),
            "investment_vp" => Quantity::InvestmentVp,
            other => return wrong(format!("{place}.of"), other, expected::such_as("paws")),
        })
    }
}

/// A number that must be there and in a range.
pub(super) fn number(
    place: &str,
    field: &str,
    value: Option<u8>,
    range: std::ops::RangeInclusive<u8>,
) -> Result<u8> {
    let place = format!("{place}.{field}");
    match value {
        Some(value) => in_range(place, value, range),
        None => wrong(place, "", expected::number(range)),
    }
}

/// A word of a closed list that must be there.
pub(super) fn word<T: Copy>(
    place: &str,
    field: &str,
    value: Option<&str>,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T> {
    file::word(format!("{place}.{field}"), value.unwrap_or_default(), all, name)
}

/// The condition of one side of a goal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConditionEntry {
    kind: String,
    wood: Option<u8>,
    stone: Option<u8>,
    sap: Option<u8>,
    food: Option<u8>,
    flowers: Option<u8>,
    sculptures: Option<u8>,
    steps: Option<u8>,
    n: Option<u8>,
}

impl ConditionEntry {
    pub(super) fn typed(&self, place: &str, last_investment: u8) -> Result<Condition> {
        Ok(match self.kind.as_str() {
            "resources" => {
                let fields =
                    [("wood", self.wood), ("stone", self.stone), ("sap", self.sap), ("food", self.food)];
                let mut markers = [0; 4];
                for (marker, (field, value)) in markers.iter_mut().zip(fields) {
                    *marker = number(place, field, value.or(Some(0)), 0..=TRACK_END)?;
                }
                Condition::Resources(markers)
            }
            "decorations" => Condition::Decorations(
                number(place, "flowers", self.flowers, 0..=30)?,
                number(place, "sculptures", self.sculptures, 0..=30)?,
            ),
            "investment_back" => {
                Condition::InvestmentBack(number(place, "steps", self.steps, 1..=last_investment)?)
            }
            "houses" => Condition::Houses(number(place, "n", self.n, 1..=3)?),
            "structures" => Condition::Structures(number(place, "n", self.n, 1..=21)?),
            "birds" => Condition::Birds(number(place, "n", self.n, 1..=40)?),
            other => {
                let kinds = ["resources", "decorations", "investment_back", "houses", "structures", "birds"];
                return wrong(format!("{place}.kind"), other, expected::one_of(kinds));
            }
        })
    }
}

//! Reading element, village and guide cards: conditions, effects, objectives, powers.

use bocage_engine::file::{Result, count, expected, in_range, word, wrong, wrong_count};
use serde::Deserialize;

use super::file::File;
use super::tables::{cells, region};
use super::{Amount, Condition, Effect, GuideFace, Line, Objective, Power, Printed, Raised, VillageFace};
use crate::vocabulary::{
    Bonus, CARDS, Card, Element, GUIDE_CARDS, GuideCard, Shape, Terrain, VILLAGE_CARDS, VillageCard,
};

#[derive(Deserialize)]
pub(super) struct CardEntry {
    id: String,
    element: String,
    lines: Vec<LineEntry>,
}

#[derive(Deserialize)]
struct LineEntry {
    cond: ConditionEntry,
    effect: EffectEntry,
}

#[derive(Deserialize)]
struct ConditionEntry {
    r#type: String,
    element: Option<String>,
    neighbors: Option<u8>,
    n: Option<u8>,
    min: Option<u8>,
    max: Option<u8>,
}

#[derive(Deserialize)]
struct EffectEntry {
    #[serde(default)]
    all: Vec<PartEntry>,
    #[serde(default)]
    any: Vec<PartEntry>,
}

#[derive(Deserialize)]
struct PartEntry {
    t: String,
    n: Option<u8>,
    #[serde(default)]
    x: bool,
    cost: Option<u8>,
    minus_x: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct VillageEntry {
    id: String,
    objective: ObjectiveEntry,
    vp: u8,
    right: EffectEntry,
}

#[derive(Deserialize)]
struct ObjectiveEntry {
    r#type: String,
    terrain: Option<String>,
    #[serde(default)]
    cells: Vec<String>,
    region: Option<String>,
    shape: Option<String>,
    colors: Option<String>,
    bonus: Option<String>,
    n: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct GuideEntry {
    id: String,
    guide: String,
    key: String,
    powers: Vec<PowerEntry>,
}

#[derive(Deserialize)]
struct PowerEntry {
    trigger: String,
    element: Option<String>,
    #[serde(default)]
    gain: Vec<PartEntry>,
    pay_water: Option<u8>,
    effect: Option<String>,
    plus: Option<u8>,
    water: Option<u8>,
    minus: Option<u8>,
    cost: Option<u8>,
}

/// What guides can bring.
const GAINS: [&str; 6] = ["water", "pollution", "move", "flex", "catapult", "clear_cell"];

/// Largest amount on any card: small enough that sums of them never overflow.
const MOST: u8 = 30;

fn number(place: String, value: Option<u8>) -> Result<u8> {
    match value {
        Some(value) => in_range(place, value, 1..=MOST),
        None => wrong(place, "", expected::number(1..=MOST)),
    }
}

fn element(place: String, found: Option<&str>) -> Result<Element> {
    word(place, found.unwrap_or_default(), Element::ALL, Element::word)
}

impl File {
    pub(super) fn cards(&self) -> Result<Vec<Vec<Line>>> {
        count("element_card", &self.element_card, CARDS..=CARDS)?;
        let mut cards = Vec::new();
        for (card, entry) in Card::all().zip(&self.element_card) {
            let place = |field: &str| format!("element_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(place("id"), &entry.id, expected::in_order(card));
            }
            if entry.element != card.element().word() {
                return wrong(place("element"), &entry.element, expected::as_elsewhere(card.element()));
            }
            count(place("lines"), &entry.lines, 1..=3)?;
            let lines = entry.lines.iter().enumerate().map(|(index, line)| {
                let place = format!("element_card[{}].lines[{index}]", entry.id);
                let condition = condition(&format!("{place}.cond"), &line.cond)?;
                let with_x = matches!(condition, Condition::SumX(_));
                Ok(Line { condition, effect: effect(&format!("{place}.effect"), &line.effect, with_x)? })
            });
            cards.push(lines.collect::<Result<Vec<Line>>>()?);
        }
        Ok(cards)
    }

    pub(super) fn village_cards(&self) -> Result<Vec<VillageFace>> {
        count("village_card", &self.village_card, VILLAGE_CARDS..=VILLAGE_CARDS)?;
        let face = |(card, entry): (VillageCard, &VillageEntry)| {
            let place = |field: &str| format!("village_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(place("id"), &entry.id, expected::in_order(card));
            }
            Ok(VillageFace {
                objective: objective(&place("objective"), &entry.objective)?,
                points: in_range(place("vp"), entry.vp, 0..=50)?,
                right: effect(&place("right"), &entry.right, false)?,
            })
        };
        VillageCard::all().zip(&self.village_card).map(face).collect()
    }

    pub(super) fn guides(&self) -> Result<Vec<GuideFace>> {
        count("guide_card", &self.guide_card, GUIDE_CARDS..=GUIDE_CARDS)?;
        let face = |(card, entry): (GuideCard, &GuideEntry)| {
            let place = |field: &str| format!("guide_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(place("id"), &entry.id, expected::in_order(card));
            }
            if entry.guide != card.board().word() {
                return wrong(place("guide"), &entry.guide, expected::as_elsewhere(card.board()));
            }
            count(place("powers"), &entry.powers, 1..=2)?;
            let powers = entry.powers.iter().map(|power| typed_power(&place("powers"), power));
            let powers = powers.collect::<Result<Vec<Power>>>()?;
            let to_use =
                |power: &&Power| matches!(power, Power::OncePerTurn { .. } | Power::OncePerTurnForest(_));
            if powers.iter().filter(to_use).count() > 1 {
                let most = expected::entries_with(..=1, "trigger", "once_per_turn | once_per_turn_forest");
                return wrong_count(place("powers"), 2, most);
            }
            Ok(GuideFace { key: entry.key.clone(), powers })
        };
        GuideCard::all().zip(&self.guide_card).map(face).collect()
    }
}

fn condition(place: &str, entry: &ConditionEntry) -> Result<Condition> {
    let at = |field: &str| format!("{place}.{field}");
    let of = || element(at("element"), entry.element.as_deref());
    let neighbors = || match entry.neighbors {
        Some(count) => in_range(at("neighbors"), count, 1..=2),
        None => wrong(at("neighbors"), "", expected::number(1..=2)),
    };
    match entry.r#type.as_str() {
        "sum_x" => Ok(Condition::SumX(of()?)),
        "sum_range" => match (entry.min, entry.max) {
            (Some(min), Some(max)) if min <= max => Ok(Condition::SumRange(of()?, min, max)),
            (Some(min), Some(max)) => wrong(at("min"), min, expected::number(..=max)),
            _ => wrong(place, "", expected::together(["min", "max"])),
        },
        "neighbor_has" => Ok(Condition::NeighborHas(of()?, neighbors()?)),
        "more_than" => Ok(Condition::MoreThan(of()?, neighbors()?)),
        "fewer_than" => Ok(Condition::FewerThan(of()?, neighbors()?)),
        "at_least" => Ok(Condition::AtLeast(of()?, number(at("n"), entry.n)?)),
        "none" => Ok(Condition::Without(of()?)),
        "one_of_each" => Ok(Condition::OneOfEach),
        other => {
            let known = ["sum_x", "sum_range", "neighbor_has", "more_than", "fewer_than", "at_least", "none"];
            wrong(at("type"), other, expected::one_of(known.into_iter().chain(["one_of_each"])))
        }
    }
}

fn effect(place: &str, entry: &EffectEntry, with_x: bool) -> Result<Effect> {
    let one = |part: &PartEntry| printed(place, part, with_x);
    match (entry.all.as_slice(), entry.any.as_slice()) {
        ([part], []) => Ok(Effect::One(one(part)?)),
        ([first, second], []) => Ok(Effect::Both([one(first)?, one(second)?])),
        ([], [first, second]) => Ok(Effect::Either([one(first)?, one(second)?])),
        ([], any) => wrong_count(format!("{place}.any"), any.len(), expected::entries(2..=2)),
        (all, []) => wrong_count(format!("{place}.all"), all.len(), expected::entries(1..=2)),
        _ => wrong(place, "any", expected::fields(["all", "any"])),
    }
}

fn printed(place: &str, entry: &PartEntry, with_x: bool) -> Result<Printed> {
    if (entry.x || entry.minus_x.is_some()) && !with_x {
        // Only a sum_x condition gives X.
        return wrong(format!("{place}.x"), "x", expected::nothing());
    }
    let amount = || match entry.x {
        true => Ok(Amount::X),
        false => number(format!("{place}.n"), entry.n).map(Amount::Fixed),
    };
    match entry.t.as_str() {
        "water" => Ok(Printed::Water(amount()?)),
        "pollution" => Ok(Printed::Pollution(amount()?)),
        "move" => Ok(Printed::Move(amount()?)),
        "flex" => Ok(Printed::Flex(amount()?)),
        "forest" => match entry.minus_x {
            Some(base) => Ok(Printed::ForestLessX(in_range(format!("{place}.minus_x"), base, 1..=MOST)?)),
            None => Ok(Printed::Forest(number(format!("{place}.cost"), entry.cost)?)),
        },
        "catapult" => Ok(Printed::Catapult(number(format!("{place}.n"), entry.n)?)),
        "temple" => Ok(Printed::Temple),
        "clear_cell" => Ok(Printed::ClearCell),
        other => wrong(
            format!("{place}.t"),
            other,
            expected::one_of(GAINS.into_iter().chain(["forest", "temple"])),
        ),
    }
}

fn objective(place: &str, entry: &ObjectiveEntry) -> Result<Objective> {
    let at = |field: &str| format!("{place}.{field}");
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    match entry.r#type.as_str() {
        "terrain_pair" => word(at("terrain"), &text(&entry.terrain), Terrain::ALL, Terrain::word)
            .map(Objective::TerrainPair),
        "villages_at" => cells(&at("cells"), &entry.cells).map(Objective::VillagesAt),
        "temples_at" => cells(&at("cells"), &entry.cells).map(Objective::TemplesAt),
        "tiles_in_region" => Ok(Objective::TilesInRegion(
            region(&at("region"), &text(&entry.region))?,
            number(at("n"), entry.n)?,
        )),
        "pattern" => {
            let shape = word(at("shape"), &text(&entry.shape), Shape::ALL, Shape::word)?;
            match entry.colors.as_deref() {
                Some("same") => Ok(Objective::Pattern { shape, same: true }),
                Some("different") => Ok(Objective::Pattern { shape, same: false }),
                other => {
                    wrong(at("colors"), other.unwrap_or_default(), expected::one_of(["same", "different"]))
                }
            }
        }
        "villages_with_bonus" => Ok(Objective::VillagesWithBonus(
            word(at("bonus"), &text(&entry.bonus), Bonus::ALL, Bonus::word)?,
            number(at("n"), entry.n)?,
        )),
        "total_bonuses" => number(at("n"), entry.n).map(Objective::TotalBonuses),
        other => {
            let known = [
                "terrain_pair",
                "villages_at",
                "temples_at",
                "tiles_in_region",
                "pattern",
                "villages_with_bonus",
                "total_bonuses",
            ];
            wrong(at("type"), other, expected::one_of(known))
        }
    }
}

fn typed_power(place: &str, entry: &PowerEntry) -> Result<Power> {
    let at = |field: &str| format!("{place}.{field}");
    let gain = || match entry.gain.as_slice() {
        [part] => match printed(&at("gain"), part, false)? {
            // A gain that buys tiles or places temples could bring gains without end.
            Printed::Forest(_) | Printed::ForestLessX(_) | Printed::Temple => {
                wrong(at("gain"), &part.t, expected::one_of(GAINS))
            }
            gain => Ok(gain),
        },
        parts => wrong_count(at("gain"), parts.len(), expected::entries(1..=1)),
    };
    match entry.trigger.as_str() {
        "play_element" => Ok(Power::PlayElement(element(at("element"), entry.element.as_deref())?, gain()?)),
        "once_per_turn" => {
            Ok(Power::OncePerTurn { pay: number(at("pay_water"), entry.pay_water)?, gain: gain()? })
        }
        "once_per_turn_forest" => number(at("cost"), entry.cost).map(Power::OncePerTurnForest),
        "forest_added" => gain().map(Power::ForestAdded),
        "effect_bonus" => {
            let raised = match entry.effect.as_deref() {
                Some("water") => Raised::Water,
                Some("move") => Raised::Move,
                Some("pollution") => Raised::Pollution,
                other => {
                    let known = expected::one_of(["water", "move", "pollution"]);
                    return wrong(at("effect"), other.unwrap_or_default(), known);
                }
            };
            Ok(Power::EffectBonus(raised, number(at("plus"), entry.plus)?))
        }
        "per_pollution_removed" => number(at("water"), entry.water).map(Power::PerPollutionRemoved),
        "forest_discount" => number(at("minus"), entry.minus).map(Power::ForestDiscount),
        other => {
            let known = [
                "play_element",
                "once_per_turn",
                "once_per_turn_forest",
                "forest_added",
                "effect_bonus",
                "per_pollution_removed",
                "forest_discount",
            ];
            wrong(at("trigger"), other, expected::one_of(known))
        }
    }
}

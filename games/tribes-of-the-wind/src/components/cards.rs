//! Reading element, village and guide cards: conditions, effects, objectives, powers.

use serde::Deserialize;

use super::file::{File, Result, exactly, in_range, known, wrong};
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

/// Largest amount on any card: small enough that sums of them never overflow.
const MOST: u8 = 30;

fn number(place: String, value: Option<u8>) -> Result<u8> {
    match value {
        Some(value) => in_range(place, value, 1..=MOST),
        None => wrong(place, "nothing", format!("a number from 1 to {MOST}")),
    }
}

fn element(place: String, word: Option<&str>) -> Result<Element> {
    known(place, word.unwrap_or("nothing"), Element::ALL, Element::from_word)
}

impl File {
    pub(super) fn cards(&self) -> Result<Vec<Vec<Line>>> {
        exactly("element_card", &self.element_card, CARDS)?;
        let mut cards = Vec::new();
        for (card, entry) in Card::all().zip(&self.element_card) {
            let place = |field: &str| format!("element_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(
                    place("id"),
                    &entry.id,
                    format!("\"{card}\": twenty of each element, in order"),
                );
            }
            if entry.element != card.element().word() {
                return wrong(place("element"), &entry.element, format!("\"{}\"", card.element()));
            }
            if entry.lines.is_empty() || entry.lines.len() > 3 {
                return wrong(place("lines"), format!("{} lines", entry.lines.len()), "from 1 to 3 lines");
            }
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
        exactly("village_card", &self.village_card, VILLAGE_CARDS)?;
        let face = |(card, entry): (VillageCard, &VillageEntry)| {
            let place = |field: &str| format!("village_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(place("id"), &entry.id, format!("\"{card}\": cards in order"));
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
        exactly("guide_card", &self.guide_card, GUIDE_CARDS)?;
        let face = |(card, entry): (GuideCard, &GuideEntry)| {
            let place = |field: &str| format!("guide_card[{}].{field}", card.0);
            if entry.id != card.to_string() {
                return wrong(place("id"), &entry.id, format!("\"{card}\": cards in order"));
            }
            if entry.guide != card.board().word() {
                return wrong(place("guide"), &entry.guide, format!("\"{}\"", card.board()));
            }
            if entry.powers.is_empty() || entry.powers.len() > 2 {
                return wrong(place("powers"), format!("{} powers", entry.powers.len()), "one or two");
            }
            let powers = entry.powers.iter().map(|power| typed_power(&place("powers"), power));
            let powers = powers.collect::<Result<Vec<Power>>>()?;
            let to_use =
                |power: &&Power| matches!(power, Power::OncePerTurn { .. } | Power::OncePerTurnForest(_));
            if powers.iter().filter(to_use).count() > 1 {
                return wrong(place("powers"), "two powers to use", "at most one that is used once a turn");
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
        None => wrong(at("neighbors"), "nothing", "1 or 2"),
    };
    match entry.r#type.as_str() {
        "sum_x" => Ok(Condition::SumX(of()?)),
        "sum_range" => match (entry.min, entry.max) {
            (Some(min), Some(max)) if min <= max => Ok(Condition::SumRange(of()?, min, max)),
            _ => wrong(at("min"), "no range", "min and max, min not above max"),
        },
        "neighbor_has" => Ok(Condition::NeighborHas(of()?, neighbors()?)),
        "more_than" => Ok(Condition::MoreThan(of()?, neighbors()?)),
        "fewer_than" => Ok(Condition::FewerThan(of()?, neighbors()?)),
        "at_least" => Ok(Condition::AtLeast(of()?, number(at("n"), entry.n)?)),
        "none" => Ok(Condition::Without(of()?)),
        "one_of_each" => Ok(Condition::OneOfEach),
        other => wrong(
            at("type"),
            other,
            "sum_x, sum_range, neighbor_has, more_than, fewer_than, at_least, none or one_of_each",
        ),
    }
}

fn effect(place: &str, entry: &EffectEntry, with_x: bool) -> Result<Effect> {
    let one = |part: &PartEntry| printed(place, part, with_x);
    match (entry.all.as_slice(), entry.any.as_slice()) {
        ([part], []) => Ok(Effect::One(one(part)?)),
        ([first, second], []) => Ok(Effect::Both([one(first)?, one(second)?])),
        ([], [first, second]) => Ok(Effect::Either([one(first)?, one(second)?])),
        _ => wrong(place, "other parts", "`all` with one or two parts, or `any` with two"),
    }
}

fn printed(place: &str, entry: &PartEntry, with_x: bool) -> Result<Printed> {
    if (entry.x || entry.minus_x.is_some()) && !with_x {
        return wrong(format!("{place}.x"), "X", "an amount: only a sum_x condition gives X");
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
            "water, pollution, move, flex, forest, catapult, temple or clear_cell",
        ),
    }
}

fn objective(place: &str, entry: &ObjectiveEntry) -> Result<Objective> {
    let at = |field: &str| format!("{place}.{field}");
    let word = |value: &Option<String>| value.clone().unwrap_or_else(|| "nothing".to_owned());
    match entry.r#type.as_str() {
        "terrain_pair" => known(at("terrain"), &word(&entry.terrain), Terrain::ALL, Terrain::from_word)
            .map(Objective::TerrainPair),
        "villages_at" => cells(&at("cells"), &entry.cells).map(Objective::VillagesAt),
        "temples_at" => cells(&at("cells"), &entry.cells).map(Objective::TemplesAt),
        "tiles_in_region" => Ok(Objective::TilesInRegion(
            region(&at("region"), &word(&entry.region))?,
            number(at("n"), entry.n)?,
        )),
        "pattern" => {
            let shape = known(at("shape"), &word(&entry.shape), Shape::ALL, Shape::from_word)?;
            match entry.colors.as_deref() {
                Some("same") => Ok(Objective::Pattern { shape, same: true }),
                Some("different") => Ok(Objective::Pattern { shape, same: false }),
                other => wrong(at("colors"), other.unwrap_or("nothing"), "same or different"),
            }
        }
        "villages_with_bonus" => Ok(Objective::VillagesWithBonus(
            known(at("bonus"), &word(&entry.bonus), Bonus::ALL, Bonus::from_word)?,
            number(at("n"), entry.n)?,
        )),
        "total_bonuses" => number(at("n"), entry.n).map(Objective::TotalBonuses),
        other => wrong(
            at("type"),
            other,
            "terrain_pair, villages_at, temples_at, tiles_in_region, pattern, villages_with_bonus or total_bonuses",
        ),
    }
}

fn typed_power(place: &str, entry: &PowerEntry) -> Result<Power> {
    let at = |field: &str| format!("{place}.{field}");
    let gain = || match entry.gain.as_slice() {
        [part] => match printed(&at("gain"), part, false)? {
            // A gain that buys tiles or places temples could bring gains without end.
            Printed::Forest(_) | Printed::ForestLessX(_) | Printed::Temple => {
                wrong(at("gain"), &part.t, "water, pollution, move, flex, catapult or clear_cell")
            }
            gain => Ok(gain),
        },
        parts => wrong(at("gain"), format!("{} parts", parts.len()), "one part"),
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
                    return wrong(at("effect"), other.unwrap_or("nothing"), "water, move or pollution");
                }
            };
            Ok(Power::EffectBonus(raised, number(at("plus"), entry.plus)?))
        }
        "per_pollution_removed" => number(at("water"), entry.water).map(Power::PerPollutionRemoved),
        "forest_discount" => number(at("minus"), entry.minus).map(Power::ForestDiscount),
        other => wrong(
            at("trigger"),
            other,
            "play_element, once_per_turn, once_per_turn_forest, forest_added, effect_bonus, \
             per_pollution_removed or forest_discount",
        ),
    }
}

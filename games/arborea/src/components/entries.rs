//! Entries of a component file, each made into its typed row.

use bocage_engine::Message;
use bocage_engine::file::{Result, array, expected, in_range, word, wrong, wrong_count};

use super::checks::{each, grid, in_order, numbered, reward, symbols};
use super::file::{AreaEntry, CardEntry, CreatureEntry, SeasonTileEntry, SoloCardEntry};
use super::{AreaRow, Face, Goal, Needs, SeasonTile, SoloCard, Symbol};
use crate::vocabulary::{Area, Biome, Creature, Habitat, Side};

pub(super) fn needs(index: usize, entry: &CreatureEntry) -> Result<Needs> {
    let place = |field: &str| format!("creature[{}].{field}", entry.id);
    in_order(&format!("creature[{index}].id"), &entry.id, Creature::at(index).word())?;
    let habitat = match &entry.per_adjacent_habitat {
        Some(per) => {
            Some((word(place("per_adjacent_habitat"), &per.habitat, Habitat::ALL, Habitat::word)?, per.pr))
        }
        None => None,
    };
    let aligned = match &entry.per_aligned_creature {
        Some(per) => {
            Some((word(place("per_aligned_creature"), &per.creature, Creature::ALL, Creature::word)?, per.pr))
        }
        None => None,
    };
    Ok(Needs {
        count: in_range(place("count"), entry.count, 1..=6)?,
        habitat,
        aligned,
        distinct: entry.per_distinct_adjacent_habitat,
        two_gifts: entry.per_two_gifts_total,
        doubled_by_water: entry.doubled_by_adjacent_water,
    })
}

pub(super) fn area(index: usize, entry: &AreaEntry) -> Result<AreaRow> {
    in_order(&format!("area[{index}].id"), &entry.id, Area::at(index).word())?;
    let place = format!("area[{}].sage_rewards", entry.id);
    let rewards = array(&place, reward(&place, &entry.sage_rewards)?.to_vec())?;
    let trails = each(&format!("area[{}].trail", entry.id), &entry.trail, |number, trail| {
        let place = format!("area[{}].trail[{number}].symbols", entry.id);
        numbered(&format!("area[{}].trail.number", entry.id), trail.number.into(), number)?;
        let list = symbols(&place, &trail.symbols)?;
        let sages = list.iter().filter(|symbol| **symbol == Symbol::Sage).count();
        if sages != 1 || list.last() != Some(&Symbol::Sage) {
            let found = list.last().map(ToString::to_string).unwrap_or_default();
            return match sages {
                1 => wrong(place, found, expected::as_ruled(Symbol::Sage)),
                _ => wrong_count(place, sages, expected::entries_with(1..=1, "symbols", Symbol::Sage)),
            };
        }
        // The cost is checked before the walk begins, so it stands first (R10).
        let cost = list.iter().skip(1).find(|symbol| matches!(symbol, Symbol::Spirit(i8::MIN..=-1)));
        if let Some(cost) = cost {
            return wrong(place, cost, expected::none_of([cost]));
        }
        Ok(list)
    })?;
    Ok(AreaRow { rewards, trails })
}

pub(super) fn season_tile(index: usize, entry: &SeasonTileEntry) -> Result<SeasonTile> {
    let place = |field: &str| format!("season_tile[{}].{field}", entry.key);
    numbered(&format!("season_tile[{index}].id"), entry.id, index)?;
    let score = &entry.score;
    let goal = match score.kind.as_str() {
        "per_gift" => Goal::Gifts,
        "per_season_space" => Goal::SeasonSpaces,
        "per_creature_in_best_line" => Goal::BestLine,
        "per_visible_habitat" => {
            let habitat = score.habitat.as_deref().unwrap_or_default();
            Goal::Visible(word(place("score.habitat"), habitat, Habitat::ALL, Habitat::word)?)
        }
        "per_creature_next_to_water" => Goal::NextToWater,
        "per_uncompleted_card" => Goal::OpenCards,
        "per_small_villager_available" => Goal::SmallAvailable,
        "spirit_if_positive" => Goal::Spirit,
        "per_ecosystem_card" => Goal::Cards,
        "per_creature_type" => Goal::Variety,
        "per_creature" => {
            let mut set = 0;
            for creature in &score.creatures {
                set |= 1 << word(place("score.creatures"), creature, Creature::ALL, Creature::word)?.index();
            }
            Goal::Creatures(set)
        }
        other => return wrong(place("score.kind"), other, expected::such_as("per_gift")),
    };
    Ok(SeasonTile { key: entry.key.clone(), goal, points: score.pr })
}

pub(super) fn face(index: usize, entry: &CardEntry) -> Result<Face> {
    let place = |field: &str| format!("ecosystem_card[{}].{field}", entry.id);
    let deck = in_range(format!("ecosystem_card[{index}].deck"), entry.deck, 0..=3)?;
    let grid = grid(&place("grid"), &entry.grid)?;
    let mut cost = [0; 6];
    for (biome, &count) in &entry.cost {
        cost[word(place("cost"), biome, Biome::ALL, Biome::word)?.index()] = count;
    }
    // What is paid is what grows there: the cost shows the habitats of the back (R21).
    for &biome in Biome::ALL {
        let shown = grid.iter().filter(|habitat| habitat.index() == biome.index()).count();
        if usize::from(cost[biome.index()]) != shown {
            let place = place(&format!("cost.{biome}"));
            return wrong(place, cost[biome.index()], expected::as_elsewhere(shown));
        }
    }
    Ok(Face { key: entry.id.clone(), deck, cost, rewards: reward(&place("rewards"), &entry.rewards)?, grid })
}

pub(super) fn solo_card(index: usize, entry: &SoloCardEntry) -> Result<SoloCard> {
    let place = |field: &str| format!("solo_card[{index}].{field}");
    numbered(&format!("solo_card[{index}].id"), entry.id, index)?;
    let tracks: [u8; 4] = array(place("track_order"), entry.track_order.clone())?;
    let decks: [u8; 2] = array(place("decks"), entry.decks.clone())?;
    if (0..4).any(|track| !tracks.contains(&track)) {
        return wrong(place("track_order"), format!("{tracks:?}"), Message::new("file-tracks"));
    }
    for deck in decks {
        in_range(place("decks"), deck, 0..=3)?;
    }
    let side = match entry.side.as_str() {
        "up" => Side::Above,
        "down" => Side::Below,
        other => return wrong(place("side"), other, expected::one_of(["up", "down"])),
    };
    let rightwards = match entry.direction.as_str() {
        "right" => true,
        "left" => false,
        other => return wrong(place("direction"), other, expected::one_of(["right", "left"])),
    };
    let creature = word(place("creature"), &entry.creature, Creature::ALL, Creature::word)?;
    Ok(SoloCard { tracks, season_first: entry.season_first, side, creature, rightwards, decks })
}

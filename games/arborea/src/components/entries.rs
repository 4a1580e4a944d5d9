//! Entries of a component file, each made into its typed row.

use super::checks::{
    Result, each, exactly, grid, in_order, in_range, numbered, reward, symbols, word, word_of, wrong,
};
use super::file::{AreaEntry, CardEntry, CreatureEntry, SeasonTileEntry, SoloCardEntry};
use super::{AreaRow, Face, Goal, Needs, SeasonTile, SoloCard, Symbol};
use crate::vocabulary::{Area, Biome, Creature, Habitat, Side};

pub(super) fn needs(index: usize, entry: &CreatureEntry) -> Result<Needs> {
    let place = |field: &str| format!("creature[{}].{field}", entry.id);
    in_order(&format!("creature[{index}].id"), &entry.id, Creature::at(index).word())?;
    let habitat = match &entry.per_adjacent_habitat {
        Some(per) => Some((word_of!(Habitat, &place("per_adjacent_habitat"), &per.habitat)?, per.pr)),
        None => None,
    };
    let aligned = match &entry.per_aligned_creature {
        Some(per) => Some((word_of!(Creature, &place("per_aligned_creature"), &per.creature)?, per.pr)),
        None => None,
    };
    Ok(Needs {
        count: in_range(&place("count"), entry.count, 1..=6)?,
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
    let rewards = exactly(&place, &reward(&place, &entry.sage_rewards)?)?;
    let trails = each(&format!("area[{}].trail", entry.id), &entry.trail, |number, trail| {
        let place = format!("area[{}].trail[{}].symbols", entry.id, trail.number);
        numbered(&format!("area[{}].trail.number", entry.id), trail.number.into(), number)?;
        let list = symbols(&place, &trail.symbols)?;
        let sages = list.iter().filter(|symbol| **symbol == Symbol::Sage).count();
        if sages != 1 || list.last() != Some(&Symbol::Sage) {
            return wrong(place, format!("{sages} times sage"), "one sage, at the end");
        }
        // The cost is checked before the walk begins, so it stands first (R10).
        if list.iter().skip(1).any(|symbol| matches!(symbol, Symbol::Spirit(i8::MIN..=-1))) {
            return wrong(place, "a cost on the way", "costs of spirit at the start of a trail only");
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
            Goal::Visible(word_of!(Habitat, &place("score.habitat"), habitat)?)
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
                set |= 1 << word_of!(Creature, &place("score.creatures"), creature)?.index();
            }
            Goal::Creatures(set)
        }
        other => return wrong(place("score.kind"), other, "a kind of score such as \"per_gift\""),
    };
    Ok(SeasonTile { key: entry.key.clone(), goal, points: score.pr })
}

pub(super) fn face(index: usize, entry: &CardEntry) -> Result<Face> {
    let place = |field: &str| format!("ecosystem_card[{}].{field}", entry.id);
    let deck = in_range(&format!("ecosystem_card[{index}].deck"), entry.deck, 0..=3)?;
    let grid = grid(&place("grid"), &entry.grid)?;
    let mut cost = [0; 6];
    for (biome, &count) in &entry.cost {
        cost[word_of!(Biome, &place("cost"), biome)?.index()] = count;
    }
    // What is paid is what grows there: the cost shows the habitats of the back (R21).
    for &biome in Biome::ALL {
        let shown = grid.iter().filter(|habitat| habitat.index() == biome.index()).count();
        if usize::from(cost[biome.index()]) != shown {
            return wrong(
                place(&format!("cost.{biome}")),
                cost[biome.index()],
                format!("{shown}, as in its grid"),
            );
        }
    }
    Ok(Face { key: entry.id.clone(), deck, cost, rewards: reward(&place("rewards"), &entry.rewards)?, grid })
}

pub(super) fn solo_card(index: usize, entry: &SoloCardEntry) -> Result<SoloCard> {
    let place = |field: &str| format!("solo_card[{}].{field}", entry.id);
    numbered(&format!("solo_card[{index}].id"), entry.id, index)?;
    let tracks: [u8; 4] = exactly(&place("track_order"), &entry.track_order)?;
    let decks: [u8; 2] = exactly(&place("decks"), &entry.decks)?;
    if (0..4).any(|track| !tracks.contains(&track)) {
        return wrong(place("track_order"), format!("{tracks:?}"), "the tracks 0 to 3, each once");
    }
    if decks.iter().any(|&deck| deck > 3) {
        return wrong(place("decks"), format!("{decks:?}"), "two decks from 0 to 3");
    }
    let side = match entry.side.as_str() {
        "up" => Side::Above,
        "down" => Side::Below,
        other => return wrong(place("side"), other, "up or down"),
    };
    let rightwards = match entry.direction.as_str() {
        "right" => true,
        "left" => false,
        other => return wrong(place("direction"), other, "right or left"),
    };
    let creature = word_of!(Creature, &place("creature"), &entry.creature)?;
    Ok(SoloCard { tracks, season_first: entry.season_first, side, creature, rightwards, decks })
}

//! What must hold in a component file, and the typed tables made from it.

use std::fmt::Display;
use std::ops::RangeInclusive;

use bocage_engine::FileError;

use super::file::{AreaEntry, CardEntry, CreatureEntry, File, SeasonTileEntry, SoloCardEntry};
use super::{AreaRow, CARDS, Components, DECK, Face, Goal, Needs, SeasonTile, SoloCard, Symbol, Symbols};
use crate::vocabulary::{Area, Biome, Creature, Habitat, Kind, Season, Side};

type Result<T> = std::result::Result<T, FileError>;

fn wrong<T>(place: impl Into<String>, found: impl Display, expected: impl Into<String>) -> Result<T> {
    Err(FileError::value(place, found, expected))
}

fn in_range<N: PartialOrd + Display + Copy>(place: &str, value: N, range: RangeInclusive<N>) -> Result<N> {
    if range.contains(&value) {
        Ok(value)
    } else {
        wrong(place, value, format!("a number from {} to {}", range.start(), range.end()))
    }
}

/// A list of exactly `N` things.
fn exactly<T: Clone, const N: usize>(place: &str, list: &[T]) -> Result<[T; N]> {
    match <[T; N]>::try_from(list.to_vec()) {
        Ok(array) => Ok(array),
        Err(list) => wrong(place, format!("{} entries", list.len()), format!("{N} entries")),
    }
}

/// Exactly `N` things, each made from its entry.
fn each<E, T: Clone, const N: usize>(
    place: &str,
    entries: &[E],
    make: impl Fn(usize, &E) -> Result<T>,
) -> Result<[T; N]> {
    let made: Vec<T> =
        entries.iter().enumerate().map(|(index, entry)| make(index, entry)).collect::<Result<_>>()?;
    exactly(place, &made)
}

fn word<T>(place: &str, found: &str, read: impl Fn(&str) -> Option<T>, words: &[&str]) -> Result<T> {
    match read(found) {
        Some(value) => Ok(value),
        None => wrong(place, found, format!("one of {}", words.join(", "))),
    }
}

macro_rules! word_of {
    ($type:ty, $place:expr, $found:expr) => {{
        let words: Vec<&str> = <$type>::ALL.iter().map(|value| value.word()).collect();
        word($place, $found, <$type>::from_word, &words)
    }};
}

/// The entries come in the order of the rules' own list.
fn in_order(place: &str, found: &str, expected: &str) -> Result<()> {
    if found == expected { Ok(()) } else { wrong(place, found, format!("\"{expected}\" at this place")) }
}

fn symbol(place: &str, text: &str) -> Result<Symbol> {
    match Symbol::from_word(text) {
        Some(symbol) => Ok(symbol),
        None => wrong(place, text, "a symbol such as \"biome:tree\", \"gift\" or \"spirit:+2\""),
    }
}

fn symbols(place: &str, texts: &[String]) -> Result<Symbols> {
    if texts.is_empty() || texts.len() > 8 {
        return wrong(place, format!("{} symbols", texts.len()), "1 to 8 symbols");
    }
    texts.iter().map(|text| symbol(place, text)).collect()
}

/// Symbols off the trails: no Sage is near, and nobody is forced to lose spirit.
fn reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = symbols(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Sage | Symbol::Spirit(i8::MIN..=-1))) {
        Some(symbol) => wrong(place, symbol, "a reward that neither calls a Sage nor costs spirit"),
        None => Ok(list),
    }
}

/// Rewards of the Borderlands must not attract again, or one creature could bring all others.
fn border_reward(place: &str, texts: &[String]) -> Result<Symbols> {
    let list = reward(place, texts)?;
    match list.iter().find(|symbol| matches!(symbol, Symbol::Attract(_))) {
        Some(symbol) => wrong(place, symbol, "a reward that attracts no further creature"),
        None => Ok(list),
    }
}

fn grid(place: &str, rows: &[String]) -> Result<[Habitat; 6]> {
    let letters: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 2) {
        return wrong(place, rows.join("/"), "three rows of two letters");
    }
    each(place, &letters, |_, &letter| match Habitat::from_letter(letter) {
        Some(habitat) => Ok(habitat),
        None => wrong(place, letter, "one of T, S, F, G, M, W, R"),
    })
}

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| {
            // Look for the value itself first, then for the section it stands in.
            let quoted = format!("\"{}\"", error.found);
            let section = format!("[{}", error.place.split(['[', '.']).next().unwrap_or_default());
            let needle = if text.contains(&quoted) { quoted } else { section };
            error.near(text, &needle)
        })
    }

    fn typed(&self) -> Result<Components> {
        self.check_fixed()?;
        let (setup, costs) = (&self.player_setup, &self.costs);
        let small = each("player_setup.small_available", &setup.small_available.all(), |_, kind| {
            word_of!(Kind, "player_setup.small_available", kind)
        })?;
        let spirit = (self.limits.spirit_min, self.limits.spirit_max);
        let steps = &self.villager_steps;
        let areas = each("area", &self.area, area)?;
        Ok(Components {
            players: (1, 5),
            adults: in_range("player_setup.adults_available", setup.adults_available, 1..=2)?,
            small_available: small,
            dedicated: self.dedicated(&small)?,
            start_spirit: self.start_spirit()?,
            repeat_cost: each("costs.repeat", &costs.repeat_pilgrimage_spirit.all(), |_, &cost| {
                in_range("costs.repeat_pilgrimage_spirit", cost, 0..=16)
            })?,
            free_activations: in_range("costs.free_activations", costs.free_activations, 0..=8)?,
            most_activations: in_range("costs.max_activations", costs.max_activations, 0..=8)?,
            activation_cost: in_range("costs.third_activation_spirit", costs.third_activation_spirit, 0..=16)?,
            captive_cost: in_range("costs.captive_spirit_loss", costs.captive_spirit_loss, 0..=3)?,
            extra_turns: in_range("costs.extra_turns_after_trigger", costs.extra_turns_after_trigger, 1..=9)?,
            spirit,
            gift_max: in_range("limits.gift_level_max", self.limits.gift_level_max, 1..=4)?,
            season_cap: in_range("limits.season_base_cap", self.limits.season_base_cap, 0..=100)?,
            steps: each("villager_steps", &[steps.adult, steps.young, steps.elder], |_, &steps| {
                in_range("villager_steps", steps, 0..=4)
            })?,
            biome_points: each("biome", &self.biome, |index, entry| {
                in_order(&format!("biome[{index}].id"), &entry.id, Biome::at(index).word())?;
                let letter = Habitat::at(index).letter().to_string();
                in_order(&format!("biome[{index}].letter"), &entry.letter, &letter)?;
                exactly(&format!("biome[{}].pr", entry.id), &entry.pr)
            })?,
            creatures: each("creature", &self.creature, needs)?,
            multipliers: self.multipliers()?,
            segments: self.segments()?,
            areas,
            spirit_points: exactly("spirit_track.final_pr", &self.spirit_track.final_pr)?,
            sun_last: in_range("sun_track.last_space", self.sun_track.last_space, 1..=100)?,
            sun_start: each("sun_track.start_space", &self.sun_track.start_space.all(), |_, &space| {
                in_range("sun_track.start_space", space, 0..=self.sun_track.last_space - 1)
            })?,
            invite_spirit: exactly(
                "borderlands.invite_spirit_by_row",
                &self.borderlands.invite_spirit_by_row,
            )?,
            column_rewards: self.columns()?,
            bonus: self.bonus()?,
            season_tiles: self.season_tiles()?,
            cards: self.cards()?,
            feronia_water: self.feronia_water()?,
            feronia_adults: in_range("solo_board.adults", self.solo_board.adults, 1..=5)?,
            feronia_drop: self.solo_board.drop_after_using_water,
            solo: self.solo()?,
        })
    }

    /// What the rules are built on and a file cannot change.
    fn check_fixed(&self) -> Result<()> {
        if self.players != [1, 2, 3, 4, 5] {
            return wrong("players", format!("{:?}", self.players), "[1, 2, 3, 4, 5]");
        }
        in_range("player_setup.card_slots", self.player_setup.card_slots, 3..=3)?;
        in_range("player_setup.start_red_cards", self.player_setup.start_red_cards, 1..=1)?;
        in_range("limits.spirit_min", self.limits.spirit_min, -8..=-8)?;
        in_range("limits.spirit_max", self.limits.spirit_max, 8..=8)?;
        in_range("limits.biome_max", self.limits.biome_max, 8..=8)?;
        let geometry = &self.track_geometry;
        in_range("track_geometry.positions", geometry.positions, 12..=12)?;
        in_range("track_geometry.segment_spaces", geometry.segment_spaces, 4..=4)?;
        in_range("track_geometry.placement_position", geometry.placement_position, 3..=3)?;
        in_range("track_geometry.swap_at_offset", geometry.swap_at_offset, 4..=4)?;
        if geometry.trail_positions != [4, 5, 6, 7, 8] {
            let found = format!("{:?}", geometry.trail_positions);
            return wrong("track_geometry.trail_positions", found, "[4, 5, 6, 7, 8]");
        }
        Ok(())
    }

    fn start_spirit(&self) -> Result<[i8; 5]> {
        let place = "player_setup.start_spirit_by_seat";
        each(place, &self.player_setup.start_spirit_by_seat, |_, &spirit| in_range(place, spirit, -8..=8))
    }

    /// Three young and three elders for each player: those that are not available are dedicated (R2).
    fn dedicated(&self, small: &[Kind; 5]) -> Result<[[u8; 3]; 5]> {
        let young = self.player_setup.dedicated_young.all();
        let elders = self.player_setup.dedicated_elder.all();
        let mut dedicated = [[0; 3]; 5];
        for (index, &kind) in small.iter().enumerate() {
            let one = |of| u8::from(kind == of);
            if young[index].saturating_add(one(Kind::Young)) != 3
                || elders[index].saturating_add(one(Kind::Elder)) != 3
            {
                let found = format!("{} young, {} elders", young[index], elders[index]);
                let place = format!("player_setup.dedicated_young.p{}", index + 1);
                return wrong(place, found, format!("3 of each together with the available {kind}"));
            }
            dedicated[index] = [0, young[index], elders[index]];
        }
        Ok(dedicated)
    }

    fn multipliers(&self) -> Result<[[i16; 7]; 4]> {
        each("season_track", &self.season_track, |index, entry| {
            in_order(&format!("season_track[{index}].id"), &entry.id, Season::at(index).word())?;
            let place = format!("season_track[{}].multipliers", entry.id);
            each(&place, &entry.multipliers, |_, &factor| in_range(&place, factor, 0..=20))
        })
    }

    fn segments(&self) -> Result<[[Option<Season>; 4]; 8]> {
        each("segment", &self.segment, |index, entry| {
            let place = format!("segment[{index}].spaces");
            each(&place, &entry.spaces, |_, space| match space.as_str() {
                "none" => Ok(None),
                season => word_of!(Season, &place, season).map(Some),
            })
        })
    }

    fn columns(&self) -> Result<[[Symbol; 4]; 6]> {
        each("borderlands_column", &self.borderlands_column, |index, entry| {
            let place = format!("borderlands_column[{index}]");
            in_order(&format!("{place}.creature"), &entry.creature, Creature::at(index).word())?;
            let rewards = border_reward(&format!("{place}.rewards_by_row"), &entry.rewards_by_row)?;
            exactly(&format!("{place}.rewards_by_row"), &rewards)
        })
    }

    fn bonus(&self) -> Result<Vec<Symbols>> {
        let count = self.bonus_tile.len();
        if !(6..=64).contains(&count) {
            return wrong("bonus_tile", format!("{count} tiles"), "6 to 64 tiles");
        }
        let tiles = self.bonus_tile.iter().enumerate();
        tiles
            .map(|(index, entry)| {
                numbered(&format!("bonus_tile[{index}].id"), entry.id, index)?;
                border_reward(&format!("bonus_tile[{}].effects", entry.id), &entry.effects)
            })
            .collect()
    }

    fn season_tiles(&self) -> Result<Vec<SeasonTile>> {
        let count = self.season_tile.len();
        if !(4..=64).contains(&count) {
            return wrong("season_tile", format!("{count} tiles"), "4 to 64 tiles");
        }
        self.season_tile.iter().enumerate().map(|(index, entry)| season_tile(index, entry)).collect()
    }

    fn cards(&self) -> Result<Vec<Face>> {
        let mut cards: Vec<Face> =
            self.ecosystem_card.iter().enumerate().map(|(index, entry)| face(index, entry)).collect::<Result<_>>()?;
        for deck in 0..4u8 {
            let count = cards.iter().filter(|face| face.deck == deck).count();
            if count != DECK {
                return wrong("ecosystem_card", format!("{count} cards of deck {deck}"), format!("{DECK} cards"));
            }
        }
        if cards.len() != CARDS || self.start_card.len() != 5 {
            return wrong("start_card", format!("{} cards", self.start_card.len()), "5 cards");
        }
        for entry in &self.start_card {
            let grid = grid(&format!("start_card[{}].grid", entry.id), &entry.grid)?;
            cards.push(Face { key: entry.id.clone(), deck: 4, cost: [0; 6], rewards: Symbols::new(), grid });
        }
        for (index, face) in cards.iter().enumerate() {
            if cards[..index].iter().any(|other| other.key == face.key) {
                return wrong("ecosystem_card.id", &face.key, "an id that no other card has");
            }
        }
        Ok(cards)
    }

    fn feronia_water(&self) -> Result<Vec<u8>> {
        let water = &self.solo_board.water_by_space;
        if water.is_empty() || water.len() > 100 || water.windows(2).any(|pair| pair[0] > pair[1]) {
            return wrong("solo_board.water_by_space", format!("{water:?}"), "1 to 100 numbers that never fall");
        }
        Ok(water.clone())
    }

    fn solo(&self) -> Result<Vec<SoloCard>> {
        let count = self.solo_card.len();
        if !(1..=16).contains(&count) {
            return wrong("solo_card", format!("{count} cards"), "1 to 16 cards");
        }
        self.solo_card.iter().enumerate().map(|(index, entry)| solo_card(index, entry)).collect()
    }
}

fn numbered(place: &str, found: usize, index: usize) -> Result<()> {
    if found == index + 1 {
        Ok(())
    } else {
        wrong(place, found, format!("{}: entries are numbered from 1 without gaps", index + 1))
    }
}

fn needs(index: usize, entry: &CreatureEntry) -> Result<Needs> {
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

fn area(index: usize, entry: &AreaEntry) -> Result<AreaRow> {
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

fn season_tile(index: usize, entry: &SeasonTileEntry) -> Result<SeasonTile> {
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

fn face(index: usize, entry: &CardEntry) -> Result<Face> {
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
            return wrong(place(&format!("cost.{biome}")), cost[biome.index()], format!("{shown}, as in its grid"));
        }
    }
    Ok(Face { key: entry.id.clone(), deck, cost, rewards: reward(&place("rewards"), &entry.rewards)?, grid })
}

fn solo_card(index: usize, entry: &SoloCardEntry) -> Result<SoloCard> {
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

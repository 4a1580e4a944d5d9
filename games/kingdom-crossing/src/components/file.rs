//! The shape of `components.toml`, and what must hold on its boards: map, tracks, tiles, decorations.
//! Decks and tokens are in [`cards`](super::cards).

use bocage_engine::FileError;
use serde::Deserialize;

use super::boards::{SlotEntry, TileEntry, TokenEntry};
use super::cards::{
    BirdEntry, CharacterEntry, EmptyEntry, FavourEntry, GoalBoard, GoalEntry, QueenEntry, Solo, SoloEntry,
    StartEntry, StructureEntry,
};
use super::parse::{EffectEntry, number, word, wrong};
use super::prospects::Prospects;
use super::{Components, Effect, Map, Sets};
use crate::vocabulary::{BRIDGES, Colour, Guild, Region, Resource, TRACK_END};

#[derive(Deserialize)]
pub(super) struct File {
    meta: Meta,
    region: Vec<RegionEntry>,
    bridge: Vec<BridgeEntry>,
    balloon: Balloon,
    paws: Paws,
    investment: Investment,
    structure_vp: StructureVp,
    resource_track: Vec<TrackEntry>,
    pub(super) deco_slot: Vec<SlotEntry>,
    pub(super) deco_token: Vec<TokenEntry>,
    guild: Vec<GuildEntry>,
    pub(super) action_tile: Vec<TileEntry>,
    pub(super) character: Vec<CharacterEntry>,
    pub(super) structure: Vec<StructureEntry>,
    pub(super) bird: Vec<BirdEntry>,
    pub(super) favour: Vec<FavourEntry>,
    pub(super) queen: Vec<QueenEntry>,
    pub(super) start_card: Vec<StartEntry>,
    pub(super) goal: Vec<GoalEntry>,
    pub(super) goal_board: GoalBoard,
    pub(super) empty_deck_tile: Vec<EmptyEntry>,
    pub(super) solo_tile: Vec<SoloEntry>,
    pub(super) solo: Solo,
}

#[derive(Deserialize)]
struct Meta {
    players_min: u8,
    players_max: u8,
    rounds: u8,
    actions_per_round: u8,
}

#[derive(Deserialize)]
struct RegionEntry {
    id: String,
    bird: String,
    slots: Vec<u8>,
    clockwise_next: String,
}

#[derive(Deserialize)]
struct BridgeEntry {
    id: String,
    ends: (String, String),
}

#[derive(Deserialize)]
struct Balloon {
    cost_same_region: u8,
    cost_other_region: u8,
}

#[derive(Deserialize)]
struct Paws {
    vp_for_6th: u8,
    vp_for_7th: u8,
}

#[derive(Deserialize)]
struct Investment {
    coins: Vec<u8>,
    vp: Vec<u8>,
    end_game_coins_per_step: u8,
}

#[derive(Deserialize)]
struct StructureVp {
    by_lowest_resource_marker: Vec<u8>,
}

#[derive(Deserialize)]
struct TrackEntry {
    res: String,
    guild_scored: String,
    bonus: Vec<BonusEntry>,
}

#[derive(Deserialize)]
struct BonusEntry {
    at: u8,
    effect: EffectEntry,
}

#[derive(Deserialize)]
struct GuildEntry {
    id: String,
    income_per_pair: EffectEntry,
    if_impossible: Option<EffectEntry>,
}

/// The entry for each of a closed list of words, exactly once.
pub(super) fn by_word<'a, E>(
    section: &str,
    entries: &'a [E],
    id: impl Fn(&E) -> &str,
    words: &[&str],
) -> Result<Vec<&'a E>, FileError> {
    for (index, entry) in entries.iter().enumerate() {
        if !words.contains(&id(entry)) {
            let expected = format!("one of {}", words.join(", "));
            return wrong(format!("{section}[{index}].id"), id(entry), expected);
        }
    }
    words
        .iter()
        .map(|word| {
            let mut found = entries.iter().filter(|entry| id(entry) == *word);
            match (found.next(), found.next()) {
                (Some(entry), None) => Ok(entry),
                (None, _) => wrong(section, "no such entry", format!("an entry with id = \"{word}\"")),
                (Some(_), Some(_)) => {
                    wrong(section, "two of them", format!("one entry with id = \"{word}\""))
                }
            }
        })
        .collect()
}

/// A list as an array of the one length that fits.
pub(super) fn exactly<T, const N: usize>(place: &str, list: Vec<T>) -> Result<[T; N], FileError> {
    let length = list.len();
    list.try_into().or_else(|_| wrong(place, format!("{length} entries"), format!("{N} entries")))
}

pub(super) fn words<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|&one| name(one)).collect()
}

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components, FileError> {
        self.typed().map_err(|error| {
            // Look for the value itself first, then for the section it stands in.
            let quoted = format!("\"{}\"", error.found);
            let section = format!("[{}", error.place.split(['[', '.']).next().unwrap_or_default());
            let needle = if text.contains(&quoted) { quoted } else { section };
            error.near(text, &needle)
        })
    }

    fn typed(&self) -> Result<Components, FileError> {
        let meta = &self.meta;
        let players_max = number("meta", "players_max", Some(meta.players_max), 1..=4)?;
        let players_min = number("meta", "players_min", Some(meta.players_min), 1..=players_max)?;
        let (invest_coins, invest_vp) = self.investment()?;
        let (bonus, track_of) = self.tracks()?;
        let (income, no_upgrade_vp) = self.income()?;
        let mut components = Components {
            players: (players_min, players_max),
            rounds: number("meta", "rounds", Some(meta.rounds), 4..=4)?,
            actions: number("meta", "actions_per_round", Some(meta.actions_per_round), 1..=4)?,
            map: self.map()?,
            flight: (self.balloon.cost_same_region, self.balloon.cost_other_region),
            paw_points: (self.paws.vp_for_6th, self.paws.vp_for_7th),
            goals: self.goals(invest_coins.len() as u8 - 1)?,
            invest_coins,
            invest_vp,
            end_coins: number(
                "investment",
                "end_game_coins_per_step",
                Some(self.investment.end_game_coins_per_step),
                1..=99,
            )?,
            structure_vp: exactly(
                "structure_vp.by_lowest_resource_marker",
                self.structure_vp.by_lowest_resource_marker.clone(),
            )?,
            bonus,
            track_of,
            deco_slots: self.deco_slots()?,
            deco_tokens: self.deco_tokens()?,
            income,
            no_upgrade_vp,
            tiles: self.tiles()?,
            cards: self.cards()?,
            starting_house: Effect::Invest(1),
            birds: self.birds()?,
            favours: self.favours()?,
            queens: self.queens()?,
            starts: Vec::new(),
            row_partner: self.row_partner()?,
            row_reward: self.goal_board.row_reward("goal_board.row_reward")?,
            positions: self.positions()?,
            empty_tiles: self.empty_tiles()?,
            solo_tiles: self.solo_tiles()?,
            solo_per_turn: number("solo", "tiles_per_turn", Some(self.solo.tiles_per_turn), 1..=2)?,
            solo_favour_vp: self.solo.favour_vp_per_rest_tile,
            rest_tiles: self.rest_tiles()?,
            sets: Sets::EMPTY,
            prospects: Prospects::EMPTY,
        };
        components.starts = self.starts(&components.map)?;
        components.sets = Sets::of(&components);
        components.prospects = Prospects::of(&components);
        Ok(components)
    }

    fn map(&self) -> Result<Map, FileError> {
        let ids = words(Region::ALL, Region::word);
        let regions = by_word("region", &self.region, |entry| &entry.id, &ids)?;
        let mut map = Map {
            birds: [Colour::Red; 4],
            slots: [Region::North; 10],
            bridges: [(Region::North, Region::West); BRIDGES],
            reach: [[[0; 4]; 128]; 4],
            flights: [[[0; 4]; 128]; 4],
        };
        let mut seen = 0u16;
        for (entry, &region) in regions.into_iter().zip(Region::ALL) {
            let place = format!("region[{region}]");
            map.birds[region.index()] = word(&place, "bird", Some(&entry.bird), Colour::ALL, Colour::word)?;
            if entry.clockwise_next != region.clockwise().word() {
                return wrong(
                    format!("{place}.clockwise_next"),
                    &entry.clockwise_next,
                    region.clockwise().word(),
                );
            }
            for &slot in &entry.slots {
                let slot = number(&place, "slots", Some(slot), 0..=9)?;
                if seen & 1 << slot != 0 {
                    return wrong(format!("{place}.slots"), slot, "a slot that no other region has");
                }
                seen |= 1 << slot;
                map.slots[usize::from(slot)] = region;
            }
        }
        if seen != 0x3ff {
            return wrong("region.slots", "fewer slots", "every slot from 0 to 9 in some region");
        }
        self.bridges(&mut map)?;
        Ok(map.with_reach())
    }

    fn bridges(&self, map: &mut Map) -> Result<(), FileError> {
        let ids: Vec<String> = (0..BRIDGES).map(|index| format!("b{index}")).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let bridges = by_word("bridge", &self.bridge, |entry| &entry.id, &ids)?;
        for (entry, ends) in bridges.into_iter().zip(&mut map.bridges) {
            let place = format!("bridge[{}]", entry.id);
            let end = |text: &String| word(&place, "ends", Some(text), Region::ALL, Region::word);
            *ends = (end(&entry.ends.0)?, end(&entry.ends.1)?);
            if ends.0 == ends.1 {
                return wrong(format!("{place}.ends"), ends.0, "two different regions");
            }
        }
        Ok(())
    }

    fn investment(&self) -> Result<(Vec<u8>, Vec<u8>), FileError> {
        let Investment { coins, vp, .. } = &self.investment;
        if coins.len() != vp.len() || !(2..=30).contains(&coins.len()) {
            let found = format!("{} coins and {} vp", coins.len(), vp.len());
            return wrong("investment", found, "as many coins as vp, one for each of 2 to 30 spaces");
        }
        Ok((coins.clone(), vp.clone()))
    }

    #[allow(clippy::type_complexity, reason = "two tables that are read from the same entries")]
    fn tracks(&self) -> Result<([[Option<Effect>; 11]; 4], [Option<Resource>; 5]), FileError> {
        let ids = words(Resource::ALL, Resource::word);
        let tracks = by_word("resource_track", &self.resource_track, |entry| &entry.res, &ids)?;
        let (mut bonus, mut track_of) = ([[None; 11]; 4], [None; 5]);
        for (entry, &resource) in tracks.into_iter().zip(Resource::ALL) {
            let place = format!("resource_track[{resource}]");
            let guild = word(&place, "guild_scored", Some(&entry.guild_scored), Guild::ALL, Guild::word)?;
            track_of[guild.index()] = Some(resource);
            if entry.bonus.len() > 2 {
                // More would let triggered structures trigger each other without bound.
                let found = format!("{} bonus spaces", entry.bonus.len());
                return wrong(format!("{place}.bonus"), found, "at most 2 bonus spaces");
            }
            for space in &entry.bonus {
                let at = number(&place, "bonus.at", Some(space.at), 1..=TRACK_END)?;
                let effect = space.effect.typed(&format!("{place}.bonus.effect"))?;
                bonus[resource.index()][usize::from(at)] = Some(effect);
            }
        }
        Ok((bonus, track_of))
    }

    fn income(&self) -> Result<([Effect; 5], u8), FileError> {
        let ids = words(Guild::ALL, Guild::word);
        let guilds = by_word("guild", &self.guild, |entry| &entry.id, &ids)?;
        let (mut income, mut no_upgrade_vp) = (Vec::new(), 0);
        for entry in guilds {
            let place = format!("guild[{}].income_per_pair", entry.id);
            let effect = entry.income_per_pair.typed(&place)?;
            if effect.for_pairs(2) == effect {
                let expected = "vp, invest, trigger_structure, upgrade_tile or resource_choice";
                return wrong(place, "another effect", expected);
            }
            income.push(effect);
            if let Some(instead) = &entry.if_impossible {
                let place = format!("guild[{}].if_impossible", entry.id);
                match (effect, instead.typed(&place)?) {
                    (Effect::UpgradeTile(_), Effect::Vp(points)) => no_upgrade_vp = points,
                    _ => return wrong(place, "another effect", "vp, for the guild that upgrades tiles"),
                }
            }
        }
        Ok((exactly("guild", income)?, no_upgrade_vp))
    }
}

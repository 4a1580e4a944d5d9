//! The shape of `components.toml`, and what must hold on its boards: map, tracks, tiles, decorations.
//! Decks and tokens are in [`cards`](super::cards).

use bocage_engine::file::{Result, array, by_word, count, expected, wrong, wrong_count};
use serde::Deserialize;

use super::boards::{SlotEntry, TileEntry, TokenEntry};
use super::cards::{
    BirdEntry, CharacterEntry, EmptyEntry, FavourEntry, GoalBoard, GoalEntry, HouseEntry, QueenEntry, Solo,
    SoloEntry, StartEntry, StructureEntry,
};
use super::parse::{EffectEntry, number, word};
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
    pub(super) house_card: HouseEntry,
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
    uses_per_work_action: u8,
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

pub(super) fn words<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|&one| name(one)).collect()
}

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| error.within(text))
    }

    fn typed(&self) -> Result<Components> {
        let meta = &self.meta;
        let players_max = number("meta", "players_max", Some(meta.players_max), 1..=4)?;
        let players_min = number("meta", "players_min", Some(meta.players_min), 1..=players_max)?;
        let (invest_coins, invest_vp) = self.investment()?;
        let (bonus, track_of) = self.tracks()?;
        self.solo.agrees(&track_of)?;
        let (income, no_upgrade_vp) = self.income()?;
        let mut components = Components {
            players: (players_min, players_max),
            rounds: number("meta", "rounds", Some(meta.rounds), 4..=4)?,
            actions: number("meta", "actions_per_round", Some(meta.actions_per_round), 1..=4)?,
            map: self.map()?,
            flight: self.flight()?,
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
            structure_vp: array(
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
            starting_house: self.house_card.effect()?,
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

    fn map(&self) -> Result<Map> {
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
                let expected = expected::as_ruled(region.clockwise());
                return wrong(format!("{place}.clockwise_next"), &entry.clockwise_next, expected);
            }
            for &slot in &entry.slots {
                let slot = number(&place, "slots", Some(slot), 0..=9)?;
                if seen & 1 << slot != 0 {
                    return wrong(format!("{place}.slots"), slot, expected::unique());
                }
                seen |= 1 << slot;
                map.slots[usize::from(slot)] = region;
            }
        }
        if seen != 0x3ff {
            return wrong_count("region.slots", seen.count_ones() as usize, expected::entries(10..=10));
        }
        self.bridges(&mut map)?;
        Ok(map.with_reach())
    }

    fn bridges(&self, map: &mut Map) -> Result<()> {
        let ids: Vec<String> = (0..BRIDGES).map(|index| format!("b{index}")).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let bridges = by_word("bridge", &self.bridge, |entry| &entry.id, &ids)?;
        for (entry, ends) in bridges.into_iter().zip(&mut map.bridges) {
            let place = format!("bridge[{}]", entry.id);
            let end = |text: &String| word(&place, "ends", Some(text), Region::ALL, Region::word);
            *ends = (end(&entry.ends.0)?, end(&entry.ends.1)?);
            if ends.0 == ends.1 {
                return wrong(format!("{place}.ends"), ends.1, expected::none_of([ends.0]));
            }
        }
        Ok(())
    }

    fn flight(&self) -> Result<(u8, u8)> {
        let Balloon { cost_same_region: near, cost_other_region: far, uses_per_work_action: uses } =
            self.balloon;
        // R4
        if uses == 1 {
            Ok((near, far))
        } else {
            wrong("balloon.uses_per_work_action", uses, expected::as_ruled(1))
        }
    }

    fn investment(&self) -> Result<(Vec<u8>, Vec<u8>)> {
        let Investment { coins, vp, .. } = &self.investment;
        count("investment.coins", coins, 2..=30)?;
        count("investment.vp", vp, coins.len()..=coins.len())?;
        Ok((coins.clone(), vp.clone()))
    }

    #[allow(clippy::type_complexity, reason = "two tables that are read from the same entries")]
    fn tracks(&self) -> Result<([[Option<Effect>; 11]; 4], [Option<Resource>; 5])> {
        let ids = words(Resource::ALL, Resource::word);
        let tracks = by_word("resource_track", &self.resource_track, |entry| &entry.res, &ids)?;
        let (mut bonus, mut track_of) = ([[None; 11]; 4], [None; 5]);
        for (entry, &resource) in tracks.into_iter().zip(Resource::ALL) {
            let place = format!("resource_track[{resource}]");
            let guild = word(&place, "guild_scored", Some(&entry.guild_scored), Guild::ALL, Guild::word)?;
            track_of[guild.index()] = Some(resource);
            // More would let triggered structures trigger each other without bound.
            count(format!("{place}.bonus"), &entry.bonus, ..=2)?;
            for space in &entry.bonus {
                let at = number(&place, "bonus.at", Some(space.at), 1..=TRACK_END)?;
                let effect = space.effect.typed(&format!("{place}.bonus.effect"))?;
                bonus[resource.index()][usize::from(at)] = Some(effect);
            }
        }
        Ok((bonus, track_of))
    }

    fn income(&self) -> Result<([Effect; 5], u8)> {
        let ids = words(Guild::ALL, Guild::word);
        let guilds = by_word("guild", &self.guild, |entry| &entry.id, &ids)?;
        let (mut income, mut no_upgrade_vp) = (Vec::new(), 0);
        for entry in guilds {
            let place = format!("guild[{}].income_per_pair", entry.id);
            let effect = entry.income_per_pair.typed(&place)?;
            if effect.for_pairs(2) == effect {
                let known = ["vp", "invest", "trigger_structure", "upgrade_tile", "resource_choice"];
                return wrong(format!("{place}.op"), &entry.income_per_pair.op, expected::one_of(known));
            }
            income.push(effect);
            if let Some(instead) = &entry.if_impossible {
                let place = format!("guild[{}].if_impossible", entry.id);
                match (effect, instead.typed(&place)?) {
                    (Effect::UpgradeTile(_), Effect::Vp(points)) => no_upgrade_vp = points,
                    (Effect::UpgradeTile(_), _) => {
                        return wrong(format!("{place}.op"), &instead.op, expected::is("vp"));
                    }
                    _ => return wrong(place, &instead.op, expected::nothing()),
                }
            }
        }
        Ok((array("guild", income)?, no_upgrade_vp))
    }
}

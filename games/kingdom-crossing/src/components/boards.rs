//! Decorations and action tiles of the component file, and the sets that are looked up often.

use bocage_engine::file::{Result, array, by_word, count, expected, wrong};
use serde::Deserialize;

use super::file::{File, words};
use super::parse::{EffectEntry, number, word};
use super::{Components, Condition, DecoSlot, Effect, Sets, TOKEN_KINDS, TileSide};
use crate::vocabulary::{Kind, Resource, Space, TRACK_END, Tile};

/// Investment actions that a tile may give before its walk.
const MOST_INVESTS: u8 = 3;

#[derive(Deserialize)]
pub(super) struct SlotEntry {
    id: String,
    res: String,
    at: u8,
    kind: String,
    stars: u8,
    symbols: u8,
}

#[derive(Deserialize)]
pub(super) struct TokenEntry {
    kind: String,
    stars: u8,
    symbols: u8,
    count: u8,
}

#[derive(Deserialize)]
pub(super) struct TileEntry {
    id: String,
    base: SideEntry,
    upgraded: SideEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    rest_coins: u8,
    bridges: u8,
    before_move: Vec<EffectEntry>,
    bird_effect_times: Option<u8>,
    queen_effect_times: Option<u8>,
    buy_resource_price: Option<u8>,
}

impl File {
    pub(super) fn deco_slots(&self) -> Result<Vec<DecoSlot>> {
        count("deco_slot", &self.deco_slot, ..=16)?;
        let mut slots = Vec::new();
        for entry in &self.deco_slot {
            let place = format!("deco_slot[{}]", entry.id);
            let space = Space {
                resource: word(&place, "res", Some(&entry.res), Resource::ALL, Resource::word)?,
                at: number(&place, "at", Some(entry.at), 1..=TRACK_END)?,
            };
            if entry.id != space.to_string() {
                return wrong(format!("{place}.id"), &entry.id, expected::as_elsewhere(space));
            }
            let stars = number(&place, "stars", Some(entry.stars), 1..=3)?;
            slots.push(DecoSlot {
                space,
                kind: word(&place, "kind", Some(&entry.kind), Kind::ALL, Kind::word)?,
                stars,
                symbols: symbols(&place, stars, entry.symbols)?,
            });
        }
        slots.sort_by_key(|slot| slot.space);
        match slots.windows(2).find(|pair| pair[0].space == pair[1].space) {
            Some(pair) => wrong("deco_slot", pair[0].space, expected::unique()),
            None => Ok(slots),
        }
    }

    pub(super) fn deco_tokens(&self) -> Result<[u8; TOKEN_KINDS]> {
        let mut tokens = [0; TOKEN_KINDS];
        for (index, entry) in self.deco_token.iter().enumerate() {
            let place = format!("deco_token[{index}]");
            let kind = word(&place, "kind", Some(&entry.kind), Kind::ALL, Kind::word)?;
            let stars = number(&place, "stars", Some(entry.stars), 1..=3)?;
            symbols(&place, stars, entry.symbols)?;
            tokens[kind.index() * 3 + usize::from(stars) - 1] = entry.count;
        }
        Ok(tokens)
    }

    pub(super) fn tiles(&self) -> Result<[[TileSide; 2]; 6]> {
        let ids = words(Tile::ALL, Tile::word);
        let tiles = by_word("action_tile", &self.action_tile, |entry| &entry.id, &ids)?;
        let sides = tiles.into_iter().zip(Tile::ALL).map(|(entry, &tile)| {
            let side = |side, entry| tile_side(&format!("action_tile[{tile}].{side}"), tile, entry);
            Ok([side("base", &entry.base)?, side("upgraded", &entry.upgraded)?])
        });
        array("action_tile", sides.collect::<Result<Vec<_>>>()?)
    }
}

impl Sets {
    pub(super) const EMPTY: Sets = Sets {
        costs: [0; 128],
        guild_cards: [0; 5],
        guild_queens: [0; 5],
        colours: [0; 4],
        token_slots: [0; TOKEN_KINDS],
        track_slots: [0; 4],
        goal_least: [[[0; 16]; 2]; 8],
    };

    pub(super) fn of(components: &Components) -> Sets {
        let mut sets = Sets::EMPTY;
        for (index, card) in components.cards.iter().enumerate() {
            sets.costs[index & 127] = card.cost;
            if let Some(guild) = card.guild {
                sets.guild_cards[guild.index()] |= 1 << index;
            }
        }
        for (index, queen) in components.queens.iter().enumerate() {
            sets.guild_queens[queen.guild.index()] |= 1 << index;
        }
        for (index, bird) in components.birds.iter().enumerate() {
            sets.colours[bird.colour.index()] |= 1 << index;
        }
        for (index, slot) in components.deco_slots.iter().enumerate() {
            sets.token_slots[slot.token()] |= 1 << index;
            sets.track_slots[slot.space.resource.index()] |= 1 << index;
        }
        for (goal, least) in components.goals.iter().zip(&mut sets.goal_least) {
            *least = goal.condition.map(Condition::least);
        }
        sets
    }
}

/// Tokens with three stars carry two symbols, all others one (section 1).
fn symbols(place: &str, stars: u8, given: u8) -> Result<u8> {
    let ruled = if stars == 3 { 2 } else { 1 };
    if given == ruled {
        Ok(given)
    } else {
        wrong(format!("{place}.symbols"), given, expected::as_ruled(ruled))
    }
}

fn tile_side(place: &str, tile: Tile, entry: &SideEntry) -> Result<TileSide> {
    let bridges = if tile == Tile::Queen { 0..=0 } else { 1..=3 };
    let at = format!("{place}.before_move");
    count(&at, &entry.before_move, ..=1)?;
    let before = match entry.before_move.first() {
        None => None,
        Some(effect) => match effect.typed(&at)? {
            before @ (Effect::Coins(_) | Effect::Vp(_)) => Some(before),
            // Every way to invest is tried before a Work is offered (6.1).
            Effect::Invest(n) => Some(Effect::Invest(number(&at, "n", Some(n), 1..=MOST_INVESTS)?)),
            _ => return wrong(at, &effect.op, expected::one_of(["coins", "vp", "invest"])),
        },
    };
    Ok(TileSide {
        rest: entry.rest_coins,
        bridges: number(place, "bridges", Some(entry.bridges), bridges)?,
        before,
        bird_times: number(place, "bird_effect_times", entry.bird_effect_times.or(Some(1)), 1..=2)?,
        queen_times: number(place, "queen_effect_times", entry.queen_effect_times.or(Some(1)), 1..=2)?,
        price: entry.buy_resource_price,
    })
}

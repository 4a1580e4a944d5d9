//! Decks, birds, favours, Queen and starting cards, goals and solo tiles of the component file.

use std::collections::BTreeMap;

use bocage_engine::file::{Result, array, by_word, count, expected, unique, wrong, wrong_count};
use serde::Deserialize;

use super::file::{File, words};
use super::parse::{ConditionEntry, EffectEntry, number, word};
use super::{BirdToken, Crowned, Effect, Emptied, FavourTile, GoalFaces, Map, Printed, SoloAct, Start};
use crate::vocabulary::{
    CHARACTER_DECKS, Colour, DECK_SIZE, Deck, Guild, Kind, Region, Resource, Structure, TRACK_END,
};

#[derive(Deserialize)]
pub(super) struct CharacterEntry {
    id: String,
    deck: String,
    guild: String,
    cost: u8,
    effect: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct StructureEntry {
    id: String,
    cost: u8,
    effect: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct HouseEntry {
    effect: EffectEntry,
}

impl HouseEntry {
    /// What the starting house does: it is a structure (R40).
    pub(super) fn effect(&self) -> Result<Effect> {
        structure_effect("house_card.effect", &self.effect)
    }
}

/// The effect of a structure. One that triggered structures could go on for ever.
fn structure_effect(place: &str, entry: &EffectEntry) -> Result<Effect> {
    match entry.typed(place)? {
        Effect::TakeBird | Effect::TriggerStructure { .. } => {
            let never = expected::none_of(["take_bird", "trigger_structure"]);
            wrong(format!("{place}.op"), &entry.op, never)
        }
        effect => Ok(effect),
    }
}

#[derive(Deserialize)]
pub(super) struct BirdEntry {
    id: String,
    colour: String,
    min_players: u8,
    effect: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct FavourEntry {
    id: String,
    score: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct QueenEntry {
    id: String,
    guild: String,
    effect: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct StartEntry {
    id: String,
    card: u8,
    home_bird: String,
    guild: String,
    coins: u8,
    invest: u8,
    resources: StartResources,
    deco: String,
}

#[derive(Deserialize)]
struct StartResources {
    wood: u8,
    stone: u8,
    sap: u8,
    food: u8,
}

#[derive(Deserialize)]
pub(super) struct GoalEntry {
    id: String,
    automa_can_claim: bool,
    easy: ConditionEntry,
    hard: ConditionEntry,
    easy_vp: [u8; 4],
    hard_vp: [u8; 4],
}

#[derive(Deserialize)]
pub(super) struct GoalBoard {
    rows: Vec<[u8; 2]>,
    positions_by_players: BTreeMap<String, Vec<u8>>,
    row_reward: EffectEntry,
}

impl GoalBoard {
    pub(super) fn row_reward(&self, place: &str) -> Result<Effect> {
        self.row_reward.typed(place)
    }
}

#[derive(Deserialize)]
pub(super) struct EmptyEntry {
    id: String,
    cost: u8,
    effect: EffectEntry,
}

#[derive(Deserialize)]
pub(super) struct SoloEntry {
    kind: String,
    slot: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Solo {
    pub(super) tiles_per_turn: u8,
    pub(super) favour_vp_per_rest_tile: u8,
    difficulties: Vec<Difficulty>,
    guild_resource: BTreeMap<String, String>,
    deer_tie_order: Vec<String>,
}

impl Solo {
    /// Paco & Paca advance on the track that gives a guild its stars, or on the lowest one, the first
    /// of equal ones (section 10): what the file says of it must be that.
    pub(super) fn agrees(&self, track_of: &[Option<Resource>; 5]) -> Result<()> {
        for (&guild, track) in Guild::ALL.iter().zip(track_of) {
            let ruled = track.map_or("lowest", Resource::word);
            let said = self.guild_resource.get(guild.word()).map_or("", String::as_str);
            if said != ruled {
                return wrong(format!("solo.guild_resource.{guild}"), said, expected::as_elsewhere(ruled));
            }
        }
        let order = words(Resource::ALL, Resource::word);
        if self.deer_tie_order == order {
            return Ok(());
        }
        wrong("solo.deer_tie_order", self.deer_tie_order.join(", "), expected::as_ruled(order.join(", ")))
    }
}

#[derive(Deserialize)]
struct Difficulty {
    rest_tiles: u8,
}

impl File {
    /// The hundred cards, deck by deck.
    pub(super) fn cards(&self) -> Result<Vec<Printed>> {
        unique("character", self.character.iter().map(|entry| entry.id.as_str()))?;
        for entry in &self.character {
            let decks = &Deck::ALL[..CHARACTER_DECKS];
            word(&format!("character[{}]", entry.id), "deck", Some(&entry.deck), decks, Deck::word)?;
        }
        let mut cards = Vec::new();
        for deck in &Deck::ALL[..CHARACTER_DECKS] {
            let of_deck: Vec<_> = self.character.iter().filter(|entry| entry.deck == deck.word()).collect();
            if of_deck.len() != DECK_SIZE {
                let expected = expected::entries_with(DECK_SIZE..=DECK_SIZE, "deck", format!("\"{deck}\""));
                return wrong_count("character", of_deck.len(), expected);
            }
            for entry in of_deck {
                let place = format!("character[{}]", entry.id);
                cards.push(Printed {
                    key: entry.id.clone(),
                    guild: Some(word(&place, "guild", Some(&entry.guild), Guild::ALL, Guild::word)?),
                    cost: entry.cost,
                    effect: entry.effect.typed(&format!("{place}.effect"))?,
                });
            }
        }
        cards.extend(self.structures()?);
        Ok(cards)
    }

    fn structures(&self) -> Result<Vec<Printed>> {
        let ids: Vec<_> = Structure::ALL[1..].iter().map(|structure| structure.word()).collect();
        let entries = by_word("structure", &self.structure, |entry| &entry.id, &ids)?;
        let typed = entries.into_iter().map(|entry| {
            let effect = structure_effect(&format!("structure[{}].effect", entry.id), &entry.effect)?;
            Ok(Printed { key: entry.id.clone(), guild: None, cost: entry.cost, effect })
        });
        typed.collect()
    }

    pub(super) fn birds(&self) -> Result<Vec<BirdToken>> {
        unique("bird", self.bird.iter().map(|entry| entry.id.as_str()))?;
        let mut birds: Vec<BirdToken> = Vec::new();
        count("bird", &self.bird, ..=64)?;
        for entry in &self.bird {
            let place = format!("bird[{}]", entry.id);
            let colour = word(&place, "colour", Some(&entry.colour), Colour::ALL, Colour::word)?;
            let effect = entry.effect.typed(&format!("{place}.effect"))?;
            if effect == Effect::TakeBird {
                let never = expected::none_of(["take_bird"]);
                return wrong(format!("{place}.effect.op"), &entry.effect.op, never);
            }
            let min_players = number(&place, "min_players", Some(entry.min_players), 1..=4)?;
            birds.push(BirdToken { key: entry.id.clone(), colour, min_players, effect });
        }
        for &colour in Colour::ALL {
            let of_colour = birds.iter().filter(|bird| bird.colour == colour).count();
            if of_colour > 12 {
                let expected = expected::entries_with(..=12, "colour", format!("\"{colour}\""));
                return wrong_count("bird", of_colour, expected);
            }
        }
        Ok(birds)
    }

    pub(super) fn favours(&self) -> Result<Vec<FavourTile>> {
        unique("favour", self.favour.iter().map(|entry| entry.id.as_str()))?;
        count("favour", &self.favour, 26..=26)?;
        let typed = self.favour.iter().map(|entry| {
            let score = entry.score.score(&format!("favour[{}].score", entry.id))?;
            Ok(FavourTile { key: entry.id.clone(), score })
        });
        typed.collect()
    }

    pub(super) fn queens(&self) -> Result<Vec<Crowned>> {
        unique("queen", self.queen.iter().map(|entry| entry.id.as_str()))?;
        count("queen", &self.queen, 5..=5)?;
        let typed = self.queen.iter().map(|entry| {
            let place = format!("queen[{}]", entry.id);
            Ok(Crowned {
                key: entry.id.clone(),
                guild: word(&place, "guild", Some(&entry.guild), Guild::ALL, Guild::word)?,
                effect: entry.effect.typed(&format!("{place}.effect"))?,
            })
        });
        typed.collect()
    }

    /// The faces of the starting cards: front and back of each, one after the other.
    pub(super) fn starts(&self, map: &Map) -> Result<Vec<Start>> {
        unique("start_card", self.start_card.iter().map(|entry| entry.id.as_str()))?;
        let mut starts = Vec::new();
        for (index, entry) in self.start_card.iter().enumerate() {
            let place = format!("start_card[{}]", entry.id);
            let card = index as u8 / 2 + 1;
            number(&place, "card", Some(entry.card), card..=card)?;
            let colour = word(&place, "home_bird", Some(&entry.home_bird), Colour::ALL, Colour::word)?;
            let Some(&home) = Region::ALL.iter().find(|region| map.birds[region.index()] == colour) else {
                return wrong(format!("{place}.home_bird"), colour, expected::one_of(map.birds));
            };
            let StartResources { wood, stone, sap, food } = entry.resources;
            let resources = [wood, stone, sap, food];
            for steps in resources {
                number(&place, "resources", Some(steps), 0..=TRACK_END)?;
            }
            let deco = match entry.deco.as_str() {
                "none" => None,
                given => Some(word(&place, "deco", Some(given), Kind::ALL, Kind::word)?),
            };
            let guild = word(&place, "guild", Some(&entry.guild), Guild::ALL, Guild::word)?;
            let (coins, invest) = (entry.coins, number(&place, "invest", Some(entry.invest), 0..=9)?);
            starts.push(Start { key: entry.id.clone(), card, home, guild, coins, invest, resources, deco });
        }
        count("start_card", &starts, 8..=8)?;
        Ok(starts)
    }

    pub(super) fn goals(&self, last_investment: u8) -> Result<Vec<GoalFaces>> {
        unique("goal", self.goal.iter().map(|entry| entry.id.as_str()))?;
        count("goal", &self.goal, 6..=6)?;
        let typed = self.goal.iter().map(|entry| {
            let place = format!("goal[{}]", entry.id);
            Ok(GoalFaces {
                key: entry.id.clone(),
                automa: entry.automa_can_claim,
                condition: [
                    entry.easy.typed(&format!("{place}.easy"), last_investment)?,
                    entry.hard.typed(&format!("{place}.hard"), last_investment)?,
                ],
                vp: [entry.easy_vp, entry.hard_vp],
            })
        });
        typed.collect()
    }

    /// The other goal of each goal's row.
    pub(super) fn row_partner(&self) -> Result<[u8; 6]> {
        let mut partner = [u8::MAX; 6];
        for &[one, other] in &self.goal_board.rows {
            for (here, there) in [(one, other), (other, one)] {
                let here = usize::from(number("goal_board", "rows", Some(here), 0..=5)?);
                if partner[here] != u8::MAX || one == other {
                    return wrong("goal_board.rows", here, expected::unique());
                }
                partner[here] = there;
            }
        }
        if partner.contains(&u8::MAX) {
            return wrong_count("goal_board.rows", self.goal_board.rows.len(), expected::entries(3..=3));
        }
        Ok(partner)
    }

    pub(super) fn positions(&self) -> Result<[Vec<u8>; 4]> {
        let mut all = Vec::new();
        for players in 1..=4u8 {
            let place = format!("positions_by_players.{players}");
            let given = self.goal_board.positions_by_players.get(&players.to_string());
            let given = given.map_or(&[][..], Vec::as_slice);
            count(format!("goal_board.{place}"), given, usize::from(players)..=4)?;
            if given.windows(2).any(|pair| pair[0] >= pair[1]) {
                return wrong(format!("goal_board.{place}"), format!("{given:?}"), expected::rising());
            }
            let counted: Result<Vec<u8>> =
                given.iter().map(|&at| Ok(number("goal_board", &place, Some(at), 1..=4)? - 1)).collect();
            all.push(counted?);
        }
        array("goal_board.positions_by_players", all)
    }

    pub(super) fn empty_tiles(&self) -> Result<Vec<Emptied>> {
        count("empty_deck_tile", &self.empty_deck_tile, 1..=4)?;
        let typed = self.empty_deck_tile.iter().map(|entry| {
            let effect = entry.effect.typed(&format!("empty_deck_tile[{}].effect", entry.id))?;
            Ok(Emptied { key: entry.id.clone(), cost: entry.cost, effect })
        });
        typed.collect()
    }

    /// The solo tiles, rest tiles last, so that a difficulty takes a stretch from the front.
    pub(super) fn solo_tiles(&self) -> Result<Vec<SoloAct>> {
        let mut tiles = Vec::new();
        for (index, entry) in self.solo_tile.iter().enumerate() {
            let place = format!("solo_tile[{index}]");
            tiles.push(match entry.kind.as_str() {
                "card" => SoloAct::Card(number(&place, "slot", entry.slot, 0..=9)?),
                "crown" => SoloAct::Crown,
                "rest" => SoloAct::Rest,
                other => {
                    let kinds = expected::one_of(["card", "crown", "rest"]);
                    return wrong(format!("{place}.kind"), other, kinds);
                }
            });
        }
        tiles.sort_by_key(|act| *act == SoloAct::Rest);
        let acts = tiles.iter().filter(|act| **act != SoloAct::Rest).count();
        count("solo_tile", &tiles, ..=14)?;
        if acts < 8 {
            return wrong_count(
                "solo_tile",
                acts,
                expected::entries_with(8.., "kind", "\"card\" | \"crown\""),
            );
        }
        Ok(tiles)
    }

    pub(super) fn rest_tiles(&self) -> Result<[u8; 4]> {
        let most = self.solo_tile.iter().filter(|entry| entry.kind == "rest").count() as u8;
        let rest = self.solo.difficulties.iter().map(|entry| entry.rest_tiles).collect();
        let rest: [u8; 4] = array("solo.difficulties", rest)?;
        match rest.iter().find(|&&tiles| tiles > most) {
            Some(tiles) => wrong("solo.difficulties.rest_tiles", tiles, expected::number(..=most)),
            None => Ok(rest),
        }
    }
}

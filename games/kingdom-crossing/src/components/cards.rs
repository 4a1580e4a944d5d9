//! Decks, birds, favours, Queen and starting cards, goals and solo tiles of the component file.

use std::collections::BTreeMap;

use bocage_engine::FileError;
use serde::Deserialize;

use super::file::{File, by_word, exactly};
use super::parse::{ConditionEntry, EffectEntry, number, word, wrong};
use super::{BirdToken, Crowned, Effect, Emptied, FavourTile, GoalFaces, Map, Printed, SoloAct, Start};
use crate::vocabulary::{
    CHARACTER_DECKS, Colour, DECK_SIZE, Deck, Guild, Kind, Region, Structure, TRACK_END,
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
    pub(super) fn row_reward(&self, place: &str) -> Result<Effect, FileError> {
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
}

#[derive(Deserialize)]
struct Difficulty {
    rest_tiles: u8,
}

/// Things with names: no two the same.
fn distinct<'a>(section: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), FileError> {
    let mut seen = Vec::new();
    for id in ids {
        if seen.contains(&id) {
            return wrong(format!("{section}.id"), id, "a name that no other entry has");
        }
        seen.push(id);
    }
    Ok(())
}

impl File {
    /// The hundred cards, deck by deck.
    pub(super) fn cards(&self) -> Result<Vec<Printed>, FileError> {
        distinct("character", self.character.iter().map(|entry| entry.id.as_str()))?;
        for entry in &self.character {
            let decks = &Deck::ALL[..CHARACTER_DECKS];
            word(&format!("character[{}]", entry.id), "deck", Some(&entry.deck), decks, Deck::word)?;
        }
        let mut cards = Vec::new();
        for deck in &Deck::ALL[..CHARACTER_DECKS] {
            let of_deck: Vec<_> = self.character.iter().filter(|entry| entry.deck == deck.word()).collect();
            if of_deck.len() != DECK_SIZE {
                let found = format!("{} cards of deck {deck}", of_deck.len());
                return wrong("character", found, format!("{DECK_SIZE} in each deck"));
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

    fn structures(&self) -> Result<Vec<Printed>, FileError> {
        let ids: Vec<_> = Structure::ALL[1..].iter().map(|structure| structure.word()).collect();
        let entries = by_word("structure", &self.structure, |entry| &entry.id, &ids)?;
        let typed = entries.into_iter().map(|entry| {
            let effect = entry.effect.typed(&format!("structure[{}].effect", entry.id))?;
            if matches!(effect, Effect::TakeBird | Effect::TriggerStructure { .. }) {
                // A structure that triggers structures could go on for ever.
                let place = format!("structure[{}].effect.op", entry.id);
                return wrong(place, &entry.id, "an effect that triggers no structure and takes no bird");
            }
            Ok(Printed { key: entry.id.clone(), guild: None, cost: entry.cost, effect })
        });
        typed.collect()
    }

    pub(super) fn birds(&self) -> Result<Vec<BirdToken>, FileError> {
        distinct("bird", self.bird.iter().map(|entry| entry.id.as_str()))?;
        let mut birds: Vec<BirdToken> = Vec::new();
        if self.bird.len() > 64 {
            return wrong("bird", format!("{} birds", self.bird.len()), "at most 64 birds");
        }
        for entry in &self.bird {
            let place = format!("bird[{}]", entry.id);
            let colour = word(&place, "colour", Some(&entry.colour), Colour::ALL, Colour::word)?;
            let effect = entry.effect.typed(&format!("{place}.effect"))?;
            if effect == Effect::TakeBird {
                return wrong(
                    format!("{place}.effect.op"),
                    "take_bird",
                    "an effect that takes no other bird",
                );
            }
            let min_players = number(&place, "min_players", Some(entry.min_players), 1..=4)?;
            birds.push(BirdToken { key: entry.id.clone(), colour, min_players, effect });
        }
        for &colour in Colour::ALL {
            let count = birds.iter().filter(|bird| bird.colour == colour).count();
            if count > 12 {
                let found = format!("{count} birds that are {colour}");
                return wrong("bird", found, "at most 12 of a colour");
            }
        }
        Ok(birds)
    }

    pub(super) fn favours(&self) -> Result<Vec<FavourTile>, FileError> {
        distinct("favour", self.favour.iter().map(|entry| entry.id.as_str()))?;
        if self.favour.len() != 26 {
            return wrong("favour", format!("{} favours", self.favour.len()), "26 favours");
        }
        let typed = self.favour.iter().map(|entry| {
            let score = entry.score.score(&format!("favour[{}].score", entry.id))?;
            Ok(FavourTile { key: entry.id.clone(), score })
        });
        typed.collect()
    }

    pub(super) fn queens(&self) -> Result<Vec<Crowned>, FileError> {
        distinct("queen", self.queen.iter().map(|entry| entry.id.as_str()))?;
        if self.queen.len() != 5 {
            return wrong("queen", format!("{} cards", self.queen.len()), "5 Queen cards");
        }
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
    pub(super) fn starts(&self, map: &Map) -> Result<Vec<Start>, FileError> {
        distinct("start_card", self.start_card.iter().map(|entry| entry.id.as_str()))?;
        let mut starts = Vec::new();
        for (index, entry) in self.start_card.iter().enumerate() {
            let place = format!("start_card[{}]", entry.id);
            let card = index as u8 / 2 + 1;
            number(&place, "card", Some(entry.card), card..=card)?;
            let colour = word(&place, "home_bird", Some(&entry.home_bird), Colour::ALL, Colour::word)?;
            let Some(&home) = Region::ALL.iter().find(|region| map.birds[region.index()] == colour) else {
                return wrong(format!("{place}.home_bird"), colour, "the colour of a region");
            };
            let StartResources { wood, stone, sap, food } = entry.resources;
            let resources = [wood, stone, sap, food];
            if let Some(&far) = resources.iter().find(|&&steps| steps > TRACK_END) {
                return wrong(format!("{place}.resources"), far, "steps from 0 to 10");
            }
            let deco = match entry.deco.as_str() {
                "none" => None,
                given => Some(word(&place, "deco", Some(given), Kind::ALL, Kind::word)?),
            };
            let guild = word(&place, "guild", Some(&entry.guild), Guild::ALL, Guild::word)?;
            let (coins, invest) = (entry.coins, number(&place, "invest", Some(entry.invest), 0..=9)?);
            starts.push(Start { key: entry.id.clone(), card, home, guild, coins, invest, resources, deco });
        }
        if starts.len() != 8 {
            return wrong("start_card", format!("{} faces", starts.len()), "2 faces of each of 4 cards");
        }
        Ok(starts)
    }

    pub(super) fn goals(&self, last_investment: u8) -> Result<Vec<GoalFaces>, FileError> {
        distinct("goal", self.goal.iter().map(|entry| entry.id.as_str()))?;
        if self.goal.len() != 6 {
            return wrong("goal", format!("{} tiles", self.goal.len()), "6 tiles");
        }
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
    pub(super) fn row_partner(&self) -> Result<[u8; 6], FileError> {
        let mut partner = [u8::MAX; 6];
        for &[one, other] in &self.goal_board.rows {
            for (here, there) in [(one, other), (other, one)] {
                let here = usize::from(number("goal_board", "rows", Some(here), 0..=5)?);
                if partner[here] != u8::MAX || one == other {
                    return wrong("goal_board.rows", here, "each goal slot from 0 to 5 in one row");
                }
                partner[here] = there;
            }
        }
        if partner.contains(&u8::MAX) {
            return wrong("goal_board.rows", "fewer rows", "each goal slot from 0 to 5 in one row");
        }
        Ok(partner)
    }

    pub(super) fn positions(&self) -> Result<[Vec<u8>; 4], FileError> {
        let mut all = Vec::new();
        for players in 1..=4u8 {
            let place = format!("positions_by_players.{players}");
            let Some(given) = self.goal_board.positions_by_players.get(&players.to_string()) else {
                return wrong(format!("goal_board.{place}"), "nothing", "a list of positions from 1 to 4");
            };
            let ascending = given.windows(2).all(|pair| pair[0] < pair[1]);
            if given.len() < usize::from(players) || !ascending {
                let expected = "ascending positions, at least one for each player";
                return wrong(format!("goal_board.{place}"), format!("{given:?}"), expected);
            }
            let counted: Result<Vec<u8>, _> =
                given.iter().map(|&at| Ok(number("goal_board", &place, Some(at), 1..=4)? - 1)).collect();
            all.push(counted?);
        }
        exactly("goal_board.positions_by_players", all)
    }

    pub(super) fn empty_tiles(&self) -> Result<Vec<Emptied>, FileError> {
        if !(1..=4).contains(&self.empty_deck_tile.len()) {
            return wrong("empty_deck_tile", format!("{} tiles", self.empty_deck_tile.len()), "1 to 4 tiles");
        }
        let typed = self.empty_deck_tile.iter().map(|entry| {
            let effect = entry.effect.typed(&format!("empty_deck_tile[{}].effect", entry.id))?;
            Ok(Emptied { key: entry.id.clone(), cost: entry.cost, effect })
        });
        typed.collect()
    }

    /// The solo tiles, rest tiles last, so that a difficulty takes a stretch from the front.
    pub(super) fn solo_tiles(&self) -> Result<Vec<SoloAct>, FileError> {
        let mut tiles = Vec::new();
        for (index, entry) in self.solo_tile.iter().enumerate() {
            let place = format!("solo_tile[{index}]");
            tiles.push(match entry.kind.as_str() {
                "card" => SoloAct::Card(number(&place, "slot", entry.slot, 0..=9)?),
                "crown" => SoloAct::Crown,
                "rest" => SoloAct::Rest,
                other => return wrong(format!("{place}.kind"), other, "card, crown or rest"),
            });
        }
        tiles.sort_by_key(|act| *act == SoloAct::Rest);
        let acts = tiles.iter().filter(|act| **act != SoloAct::Rest).count();
        if !(8..=14).contains(&acts) || tiles.len() > 14 {
            let found = format!("{} tiles, {acts} of them not rest", tiles.len());
            return wrong("solo_tile", found, "at most 14 tiles, at least 8 of them not rest");
        }
        Ok(tiles)
    }

    pub(super) fn rest_tiles(&self) -> Result<[u8; 4], FileError> {
        let most = self.solo_tile.iter().filter(|entry| entry.kind == "rest").count() as u8;
        let rest = self.solo.difficulties.iter().map(|entry| entry.rest_tiles).collect();
        let rest: [u8; 4] = exactly("solo.difficulties", rest)?;
        match rest.iter().find(|&&tiles| tiles > most) {
            Some(tiles) => wrong("solo.difficulties.rest_tiles", tiles, format!("at most {most}")),
            None => Ok(rest),
        }
    }
}

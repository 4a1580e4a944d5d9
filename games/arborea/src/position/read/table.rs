//! The common table: tracks, reserve, Borderlands, tiles, decks, and Feronia.

use super::{DeckEntry, File, Reader, Result, at_most, count, expected, in_range, wrong};
use crate::components::DECK;
use crate::setup::DIFFICULTY;
use crate::state::{Deck, Pile, Public, State, wait_on};
use crate::tracks::{SWAP, Track};
use crate::vocabulary::{Biome, Card, Creature, Kind, Owner, Villager};

impl Reader<'_> {
    pub(super) fn table(&mut self, file: &File, state: &mut State) -> Result<()> {
        let public = &mut state.public;
        let components = &self.game.components;
        public.epoch = file.epoch;
        let difficulty = file.difficulty.unwrap_or(DIFFICULTY.2);
        public.difficulty = in_range("difficulty", difficulty, DIFFICULTY.0..=DIFFICULTY.1)?;
        public.sun = at_most("sun", file.sun.unwrap_or(public.sun), components.sun_last)?;
        public.ending = file.ending.map(|turns| at_most("ending", turns, 100)).transpose()?;
        self.tracks(file, public)?;
        for &biome in Biome::ALL {
            if let Some(text) = file.biomes.get(&biome) {
                (public.lower[biome.index()], public.upper[biome.index()]) = halves(biome, text)?;
            }
        }
        for (creature, &height) in &file.borderlands {
            public.heights[creature.index()] = at_most(format!("borderlands.{creature}"), height, 4)?;
        }
        self.tiles(file, public)
    }

    fn tracks(&self, file: &File, public: &mut Public) -> Result<()> {
        count("tracks", &file.tracks, ..=4)?;
        let mut free: Vec<u8> = (0..8).collect();
        for (index, entry) in file.tracks.iter().enumerate() {
            for segment in entry.segments.into_iter().flatten() {
                let place = || format!("tracks[{index}].segments");
                in_range(place(), segment, 0..=7)?;
                let Some(at) = free.iter().position(|&other| other == segment) else {
                    return wrong(place(), segment, expected::unique());
                };
                free.remove(at);
            }
        }
        let mut rest = free.into_iter();
        for (index, track) in public.tracks.iter_mut().enumerate() {
            let entry = file.tracks.get(index);
            let pair = entry.and_then(|entry| entry.segments);
            let mut next = || rest.next().unwrap_or_default();
            let [outer, inner] = pair.unwrap_or_else(|| [next(), next()]);
            *track = Track { outer, inner, ..Track::default() };
            if let Some(entry) = entry {
                let place = |field: &str| format!("tracks[{index}].{field}");
                track.offset = at_most(place("offset"), entry.offset, SWAP)?;
                cells(&place("outer"), &entry.outer, &mut track.cells[..4], public.players)?;
                cells(&place("inner"), &entry.inner, &mut track.cells[4..], public.players)?;
                // Villagers are placed on position 3 and only ever move on.
                let early = (0..3u8.saturating_sub(track.offset))
                    .find(|&cell| track.cells[usize::from(cell)].is_some());
                if let Some(cell) = early {
                    let word = entry.outer.split_ascii_whitespace().nth(cell.into()).unwrap_or_default();
                    return wrong(format!("tracks[{index}].outer[{cell}]"), word, expected::is("."));
                }
            }
        }
        Ok(())
    }

    fn tiles(&self, file: &File, public: &mut Public) -> Result<()> {
        let components = &self.game.components;
        public.season_tiles = [0, 1, 2, 3];
        if let Some(keys) = &file.season_tiles {
            count("season_tiles", keys, 4..=4)?;
            for (index, key) in keys.iter().enumerate() {
                let Some(tile) = components.season_tiles.iter().position(|tile| tile.key == *key) else {
                    return wrong("season_tiles", key, expected::such_as("gifts"));
                };
                public.season_tiles[index] = tile as u8;
            }
        }
        public.bonus = std::array::from_fn(|column| (public.heights[column] == 0).then_some(column as u8));
        if let Some(tiles) = &file.bonus {
            count("bonus", tiles, 6..=6)?;
            for (column, &tile) in tiles.iter().enumerate() {
                at_most("bonus", usize::from(tile), components.bonus.len())?;
                if tile > 0 && public.heights[column] > 0 {
                    // Creatures lie on that space.
                    return wrong(format!("bonus[{}]", Creature::at(column)), tile, expected::is(0));
                }
                public.bonus[column] = tile.checked_sub(1);
            }
        }
        Ok(())
    }

    /// The named cards on top and at the bottom; between them all cards that are named nowhere.
    pub(super) fn decks(&mut self, file: &File, state: &mut State) -> Result<()> {
        count("decks", &file.decks, ..=4)?;
        let empty = DeckEntry::default();
        let mut named: Vec<(Vec<Card>, Vec<Card>)> = Vec::new();
        for number in 0..4u8 {
            let entry = file.decks.get(usize::from(number)).unwrap_or(&empty);
            let cards = self.deck_cards(number, "cards", &entry.cards)?;
            named.push((cards, self.deck_cards(number, "tail", &entry.tail)?));
        }
        for (number, (top, tail)) in (0u8..).zip(named) {
            let all = bocage_engine::Bits(self.game.components.deck(number)).map(Card);
            let rest = all.filter(|card| self.named >> card.0 & 1 == 0);
            // A deck that only has its known tail shows the first card of it.
            let mut order: Vec<Card> = top.into_iter().chain(rest).collect();
            let mut tail: Pile = tail.into_iter().take(DECK).collect();
            if order.is_empty() && !tail.is_empty() {
                order.push(tail.remove(0));
            }
            let front = (!order.is_empty()).then(|| order.remove(0));
            let hidden: Pile = order.into_iter().rev().take(DECK).collect();
            state.public.decks[usize::from(number)] = Deck { front, hidden: hidden.len() as u8, tail };
            state.secret.decks[usize::from(number)] = hidden;
        }
        Ok(())
    }

    fn deck_cards(&mut self, number: u8, field: &str, keys: &[String]) -> Result<Vec<Card>> {
        let place = format!("decks[{number}].{field}");
        let mut cards = Vec::new();
        for key in keys {
            let card = self.ecosystem_card(&place, key)?;
            if self.game.components.face(card).deck != number {
                let cards = bocage_engine::Bits(self.game.components.deck(number)).map(Card);
                let keys = cards.map(|card| &self.game.components.face(card).key);
                return wrong(place, key, expected::one_of(keys));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    pub(super) fn feronia(&mut self, file: &File, state: &mut State) -> Result<()> {
        let Some(entry) = &file.feronia else {
            if state.public.solo() {
                let whole = self.game.components.solo.len() as u8;
                state.public.feronia.used = 1;
                state.secret.solo = (1..whole).rev().collect();
            }
            return Ok(());
        };
        if !state.public.solo() {
            // She plays against one player only.
            return wrong("feronia", "[feronia]", expected::nothing());
        }
        let last = self.game.components.feronia_water.len() as u8 - 1;
        let feronia = &mut state.public.feronia;
        feronia.young = at_most("feronia.young", entry.young, last)?;
        feronia.steps = at_most("feronia.steps", entry.steps, 2000)?;
        feronia.points = at_most("feronia.points", entry.points, 2000)?;
        feronia.reshuffles = entry.reshuffles;
        entry.creatures.iter().for_each(|creature| {
            let count = &mut feronia.creatures[creature.index()];
            *count = count.saturating_add(1);
        });
        count("feronia.trails", &entry.trails, ..=5)?;
        for text in &entry.trails {
            let words: Vec<&str> = text.split_ascii_whitespace().chain([Kind::Adult.word()]).collect();
            let Some(waiting) = super::super::steps::read_waiting(&words) else {
                return wrong("feronia.trails", text, expected::such_as("tree 3"));
            };
            wait_on(&mut feronia.trails, waiting);
        }
        self.feronia_cards(file, state)
    }

    fn feronia_cards(&mut self, file: &File, state: &mut State) -> Result<()> {
        let Some(entry) = &file.feronia else { return Ok(()) };
        let feronia = &mut state.public.feronia;
        // The left card, then the middle one, then the pile.
        count("feronia.cards", &entry.cards, if entry.pile.is_empty() { 0..=2 } else { 2..=2 })?;
        for (place, key) in feronia.cards.iter_mut().zip(&entry.cards) {
            *place = Some(self.ecosystem_card("feronia.cards", key)?);
        }
        for key in entry.pile.iter().rev() {
            let card = self.ecosystem_card("feronia.pile", key)?;
            feronia.pile.push(card);
        }
        for key in &entry.completed {
            feronia.completed |= self.ecosystem_card("feronia.completed", key)?.bit();
        }
        let whole = self.game.components.solo.len() as u8;
        let number = |number: u8| in_range("feronia.deck", number, 1..=whole).map(|number| number - 1);
        feronia.active = number(entry.active)?;
        let mut left: u32 = ((1 << whole) - 1) & !(1 << feronia.active);
        let mut deck = Vec::new();
        match &entry.deck {
            Some(numbers) => {
                for &card in numbers {
                    let card = number(card)?;
                    if left >> card & 1 == 0 {
                        return wrong("feronia.deck", card + 1, expected::unique());
                    }
                    left &= !(1 << card);
                    deck.push(card);
                }
            }
            None => deck.extend((0..whole).filter(|card| left >> card & 1 == 1)),
        }
        let hidden: u32 = deck.iter().fold(0, |set, card| set | 1 << card);
        feronia.used = (((1u32 << whole) - 1) & !hidden) as u16;
        state.secret.solo = deck.into_iter().rev().collect();
        Ok(())
    }
}

/// `2/5`: the lower half on 2, the upper on 5. One number means both.
fn halves(biome: Biome, text: &str) -> Result<(u8, u8)> {
    let (lower, upper) = text.split_once('/').unwrap_or((text, text));
    match (lower.trim().parse::<u8>(), upper.trim().parse::<u8>()) {
        (Ok(lower), Ok(upper)) if lower <= upper && upper <= 8 => Ok((lower, upper)),
        _ => wrong(format!("biomes.{biome}"), text, expected::such_as("2/5")),
    }
}

/// Four cells: `. A0 Y1 .`, with `F` for Feronia's.
fn cells(place: &str, text: &str, cells: &mut [Option<Villager>], players: u8) -> Result<()> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    if words.is_empty() {
        return Ok(());
    }
    if words.len() != 4 {
        return wrong(place, text, expected::such_as(". A0 Y1 ."));
    }
    for (cell, word) in cells.iter_mut().zip(words) {
        *cell = match villager(word, players) {
            Some(villager) => villager,
            None => return wrong(place, word, expected::such_as("A0")),
        };
    }
    Ok(())
}

fn villager(word: &str, players: u8) -> Option<Option<Villager>> {
    if word == "." {
        return Some(None);
    }
    let mut letters = word.chars();
    let kind = match letters.next()? {
        'A' => Kind::Adult,
        'Y' => Kind::Young,
        'E' => Kind::Elder,
        _ => return None,
    };
    let owner = match letters.as_str() {
        "F" if players == 1 && kind == Kind::Adult => Owner::FERONIA,
        seat => Owner(seat.parse().ok().filter(|&seat| seat < players)?),
    };
    Some(Some(Villager { owner, kind }))
}

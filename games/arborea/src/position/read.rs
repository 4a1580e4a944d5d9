//! Reading a position file.

mod agenda;
mod board;
mod table;

use std::collections::BTreeMap;

use bocage_engine::file::{
    Result, at_most, count, expected, in_range, of_game, players, word, wrong, wrong_count,
};
use bocage_engine::{Chance, Seat, Seed};
use serde::Deserialize;

use crate::Arborea;
use crate::state::{Public, State};
use crate::vocabulary::{Area, Biome, Card, Creature, Kind, Owner};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    players: Option<u8>,
    phase: Option<String>,
    turn: Option<TurnName>,
    agenda: Option<Vec<String>>,
    difficulty: Option<u8>,
    #[serde(default)]
    epoch: u16,
    sun: Option<u8>,
    ending: Option<u8>,
    #[serde(default)]
    seed: Seed,
    season_tiles: Option<Vec<String>>,
    bonus: Option<Vec<u8>>,
    #[serde(default)]
    borderlands: BTreeMap<Creature, u8>,
    #[serde(default)]
    biomes: BTreeMap<Biome, String>,
    #[serde(default)]
    tracks: Vec<TrackEntry>,
    #[serde(default)]
    decks: Vec<DeckEntry>,
    #[serde(default)]
    seats: Vec<SeatEntry>,
    feronia: Option<FeroniaEntry>,
}

/// Whose turn it is: a seat, or `"feronia"`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "file-number-or-text")]
enum TurnName {
    Seat(u8),
    Word(String),
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TrackEntry {
    offset: u8,
    segments: Option<[u8; 2]>,
    outer: String,
    inner: String,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct DeckEntry {
    cards: Vec<String>,
    tail: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatEntry {
    spirit: i8,
    score: i16,
    points: PointsEntry,
    gifts: BTreeMap<Area, u8>,
    seasons: [u8; 4],
    available: BTreeMap<Kind, u8>,
    trails: Vec<String>,
    slots: Vec<String>,
    completed: Option<String>,
    invited: Vec<Creature>,
    captive: Vec<Creature>,
    cards: Option<Vec<String>>,
    creatures: Vec<String>,
    development: Option<String>,
    turns: u16,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PointsEntry {
    biomes: i16,
    spirit: i16,
    seasons: [i16; 4],
    creatures: i16,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FeroniaEntry {
    trails: Vec<String>,
    young: u8,
    steps: u16,
    points: i16,
    cards: Vec<String>,
    pile: Vec<String>,
    completed: Vec<String>,
    creatures: Vec<Creature>,
    active: u8,
    deck: Option<Vec<u8>>,
    reshuffles: u16,
}

impl Default for FeroniaEntry {
    fn default() -> Self {
        FeroniaEntry {
            trails: Vec::new(),
            young: 0,
            steps: 0,
            points: 0,
            cards: Vec::new(),
            pile: Vec::new(),
            completed: Vec::new(),
            creatures: Vec::new(),
            active: 1,
            deck: None,
            reshuffles: 0,
        }
    }
}

pub(super) fn read(game: &Arborea, text: &str) -> Result<State> {
    let file: File = bocage_engine::file::read(text)?;
    let mut reader = Reader { game, named: 0 };
    reader.state(&file).map_err(|error| error.within(text))
}

struct Reader<'a> {
    game: &'a Arborea,
    /// Cards that were named so far: each is in one place only.
    named: u128,
}

impl Reader<'_> {
    fn state(&mut self, file: &File) -> Result<State> {
        of_game("arborea", file.game.as_deref())?;
        let phase = match file.phase.as_deref() {
            Some(said) => word("phase", said, &["play", "scoring", "end"], |phase| phase)?,
            None if file.agenda.is_some() || file.turn.is_some() => "play",
            None => "scoring",
        };
        let players = players(file.players, file.seats.len(), self.game.components.players)?;
        count("seats", &file.seats, ..=usize::from(players))?;
        let mut state = self.game.unopened(players, Chance::new(file.seed));
        self.table(file, &mut state)?;
        self.boards(file, &mut state.public)?;
        self.feronia(file, &mut state)?;
        self.decks(file, &mut state)?;
        self.agenda(file, &mut state.public)?;
        self.villagers(file, &mut state.public)?;
        self.supply(&mut state.public)?;
        match phase {
            "play" => self.open(file, &mut state)?,
            phase => {
                state.public.agenda.clear();
                state.public.over = true;
                if phase == "scoring" {
                    self.game.final_scoring(&mut state.public, &mut ());
                }
            }
        }
        Ok(state)
    }

    /// Lets everything happen that asks nobody; then somebody must be asked.
    fn open(&self, file: &File, state: &mut State) -> Result<()> {
        for seat in Seat::all(state.public.players) {
            let board = state.public.board_mut(seat);
            let words = file.seats.get(seat.index()).and_then(|entry| entry.development.as_deref());
            match words {
                Some("open") => self.game.open_development(board, seat, &mut ()),
                _ => self.game.settle(board, seat, &mut ()),
            }
        }
        self.game.run(state, &mut ());
        let public = &state.public;
        let waited = self.game.waited_on(public);
        let mut idle = waited.iter().filter(|&seat| {
            let mut any = false;
            self.game.offer_all(public, seat, |_| any = true);
            !any
        });
        if idle.next().is_some() || (waited.is_empty() && !public.over) {
            return wrong("agenda", "", expected::decision());
        }
        Ok(())
    }

    /// A card by its name, which no other place may name.
    fn card(&mut self, place: &str, key: &str) -> Result<Card> {
        let Some(card) = self.game.components.card(key) else {
            return wrong(place, key, expected::such_as("R01"));
        };
        if self.named >> card.0 & 1 == 1 {
            return wrong(place, key, expected::unique());
        }
        self.named |= 1 << card.0;
        Ok(card)
    }

    /// A card that can be in a deck or a slot.
    fn ecosystem_card(&mut self, place: &str, key: &str) -> Result<Card> {
        let card = self.card(place, key)?;
        if card.bit() == 0 || self.game.components.face(card).deck > 3 {
            return wrong(place, key, expected::such_as("R01"));
        }
        Ok(card)
    }

    /// Creatures that are nowhere else are in the supply.
    fn supply(&self, public: &mut Public) -> Result<()> {
        let mut used = [0u32; 6];
        let mut add = |counts: &[u8; 6]| {
            used.iter_mut().zip(counts).for_each(|(sum, &count)| *sum += u32::from(count));
        };
        add(&public.heights);
        add(&public.feronia.creatures);
        for board in public.in_use() {
            add(&board.invited);
            add(&board.captive);
            add(&board.ecosystem.census());
            add(&board.in_hand());
        }
        for creature in Creature::ALL {
            let count = self.game.components.needs(*creature).count;
            let Some(left) = u32::from(count).checked_sub(used[creature.index()]) else {
                let most = expected::entries_with(..=usize::from(count), "creatures", creature);
                return wrong_count("creatures", used[creature.index()] as usize, most);
            };
            public.supply[creature.index()] = left as u8;
        }
        Ok(())
    }

    /// Villagers that are nowhere else are in their reserve.
    fn villagers(&self, file: &File, public: &mut Public) -> Result<()> {
        let table = public.table();
        for seat in Seat::all(public.players) {
            let place = format!("seats[{}].available", seat.index());
            let entry = file.seats.get(seat.index());
            let away = self.away(public, seat.into());
            let setup = |kind: Kind| {
                let start = u8::from(self.game.components.small_available[table] == kind);
                self.game.components.dedicated[table][kind.index()] + start
            };
            let named = |kind: Kind| entry.and_then(|entry| entry.available.get(&kind).copied());
            let board = public.board_mut(seat);
            for kind in [Kind::Young, Kind::Elder] {
                let available = named(kind).unwrap_or(0);
                let out = u32::from(available) + u32::from(away[kind.index()]);
                let Some(rest) = u32::from(setup(kind)).checked_sub(out) else {
                    let most = setup(kind).saturating_sub(away[kind.index()]);
                    return wrong(format!("{place}.{kind}"), available, expected::number(..=most));
                };
                board.available[kind.index()] = available;
                board.dedicated[kind.index()] = rest as u8;
            }
            let adults = self.game.components.adults.checked_sub(away[0]);
            match (adults, named(Kind::Adult)) {
                (Some(left), None) => board.available[0] = left,
                (Some(left), Some(named)) if left == named => board.available[0] = left,
                (Some(left), Some(named)) => {
                    return wrong(format!("{place}.adult"), named, expected::as_elsewhere(left));
                }
                (None, _) => {
                    // More adults than there are stand on tracks and trails.
                    let most = expected::number(..=self.game.components.adults);
                    return wrong(format!("seats[{}].trails", seat.index()), away[0], most);
                }
            }
        }
        if public.solo() {
            let away = self.away(public, Owner::FERONIA)[0];
            let Some(reserve) = self.game.components.feronia_adults.checked_sub(away) else {
                let most = expected::entries(..=usize::from(self.game.components.feronia_adults));
                return wrong_count("feronia.trails", away.into(), most);
            };
            public.feronia.reserve = reserve;
        }
        Ok(())
    }
}

//! Reading a position file.

use std::collections::BTreeMap;

use bocage_engine::file::{
    Result, at_most, count, expected, in_range, of_game, players, word, wrong, wrong_count,
};
use bocage_engine::{Chance, MAX_SEATS, Seat, Seed};
use serde::Deserialize;

use super::agenda::{self, StepEntry};
use super::cells;
use crate::Atiwa;
use crate::state::{Bag, MAX_PLAYERS, MAX_SLOTS, Phase, Pile, Public, ROUNDS, Secret, Side, State, Step};
use crate::tableau::{MAX_PLOTS, Plot, neighbours};
use crate::vocabulary::{Card, Challenge, Colour, Coord, Location, Piece, Space, TERRAINS, Tile};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    players: Option<u8>,
    challenge: Option<String>,
    phase: Option<String>,
    round: Option<u8>,
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    first_player: u8,
    starter: Option<u8>,
    #[serde(default)]
    tiles: BTreeMap<Space, Tile>,
    #[serde(default)]
    workers: BTreeMap<Space, Owner>,
    #[serde(default)]
    open: Vec<u8>,
    #[serde(default)]
    discard: Vec<u8>,
    #[serde(default)]
    deck: Vec<u8>,
    #[serde(default)]
    reshuffles: u8,
    #[serde(default)]
    bag: Vec<u8>,
    #[serde(default)]
    seed: Seed,
    #[serde(default)]
    seats: Vec<SeatEntry>,
}

/// Whose worker it is: a seat, or in solo a colour.
#[derive(Deserialize, Clone, Copy)]
#[serde(untagged, expecting = "file-number-or-text")]
enum Owner {
    Seat(u8),
    Colour(Colour),
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatEntry {
    gold: u16,
    shortage: u16,
    night: u8,
    removed: u8,
    cards: Option<Vec<CardEntry>>,
    pieces: Option<pieces::PieceCounts>,
    agenda: Vec<StepEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    /// In a final table it need not be told.
    at: Option<String>,
    card: CardName,
    #[serde(default)]
    cells: String,
}

/// A card by its word, or a terrain card by its number.
#[derive(Deserialize)]
#[serde(untagged, expecting = "file-number-or-text")]
enum CardName {
    Number(u8),
    Word(String),
}

pub(super) fn read(game: &Atiwa, text: &str) -> Result<State> {
    let file: File = bocage_engine::file::read(text)?;
    let mut reader = Reader { game, named: 0 };
    reader.state(&file).map_err(|error| error.within(text))
}

/// Where a file can begin: in the middle of a phase, or at the start of one of its steps.
const PHASES: [&str; 9] =
    ["work", "income", "growth", "return", "feeding", "breeding", "preparation", "upkeep", "end"];

struct Reader<'a> {
    game: &'a Atiwa,
    /// Terrain cards that were named so far: each is in one place only.
    named: u64,
}

impl Reader<'_> {
    fn state(&mut self, file: &File) -> Result<State> {
        of_game("atiwa", file.game.as_deref())?;
        // Just a tableau is counted as at the end of the game.
        let phase = word("phase", file.phase.as_deref().unwrap_or("end"), &PHASES, |phase| phase)?;
        let mut state = self.plain_state(file, phase)?;
        self.begin(&mut state, phase)?;
        Ok(state)
    }

    /// Lets happen what happens by itself from here.
    fn begin(&self, state: &mut State, phase: &str) -> Result<()> {
        let game = self.game;
        let players = state.public.players;
        match phase {
            "income" => state.public.turn = game.turns(&state.public),
            "growth" => game.begin_growth(state, &mut ()),
            "return" | "feeding" | "breeding" => {
                for seat in Seat::all(players) {
                    let side = state.public.side_mut(seat);
                    side.agenda.clear();
                    side.agenda.push(if phase == "return" { Step::Return } else { Step::Breed { used: 0 } });
                    if phase == "feeding" {
                        game.begin_feeding(side, seat, &mut ());
                    }
                }
            }
            "upkeep" if state.public.sides().iter().all(|side| side.agenda.is_empty()) => {
                return wrong("seats", "", expected::decision());
            }
            _ => {}
        }
        for seat in Seat::all(players) {
            game.settle(state, seat, &mut ());
        }
        game.advance(state, &mut ());
        Ok(())
    }

    fn plain_state(&mut self, file: &File, phase: &str) -> Result<State> {
        let mut public = self.table(file, phase)?;
        public.open = self.slots(&public, &file.open)?;
        public.discard = self.pile("discard", &file.discard)?.iter().fold(0, |set, card| set | card.bit());
        for (index, entry) in file.seats.iter().enumerate() {
            public.seats[index] = self.side(&public, index, entry)?;
        }
        for index in file.seats.len()..public.players.into() {
            public.seats[index] = self.side(&public, index, &SeatEntry::default())?;
        }
        self.check_stacks(&public)?;
        for (index, entry) in file.seats.iter().enumerate() {
            self.agenda(&mut public, index, entry)?;
        }
        self.workers(&mut public, &file.workers)?;
        let bag = self.bag(&mut public, &file.bag)?;
        let deck = self.deck(&public, &file.deck)?;
        let secret = Secret { deck, bag, chance: Chance::new(file.seed) };
        Ok(State { public, private: [(); MAX_SEATS], secret })
    }

    /// What lies in the middle, less cards, workers and bag.
    fn table(&self, file: &File, phase: &str) -> Result<Public> {
        let players = players(file.players, file.seats.len(), self.game.components.players)?;
        count("seats", &file.seats, ..=usize::from(players))?;
        let challenge = match file.challenge.as_deref() {
            None | Some("none") => None,
            Some(said) if players > 1 => return wrong("challenge", said, expected::nothing()),
            Some(said) => Some(word("challenge", said, Challenge::ALL, Challenge::word)?),
        };
        let starter = file.starter.unwrap_or(file.first_player);
        at_most("first_player", file.first_player, players - 1)?;
        at_most("starter", starter, players - 1)?;
        let round = file.round.unwrap_or(if phase == "end" { ROUNDS as u8 } else { 1 });
        in_range("round", round, 1..=ROUNDS as u8)?;
        let turns = self.game.components.turns * players;
        let most = if phase == "work" { turns - 1 } else { turns };
        Ok(Public {
            players,
            challenge,
            phase: match phase {
                "work" | "income" => Phase::Work,
                "end" => Phase::End,
                _ => Phase::Upkeep,
            },
            round,
            turn: if phase == "work" || phase == "upkeep" || phase == "end" {
                at_most("turn", file.turn, most)?
            } else {
                turns
            },
            starter: Seat(starter),
            first_player: Seat(file.first_player),
            tiles: tiles(&file.tiles, round)?,
            workers: [0; MAX_PLAYERS],
            open: [None; MAX_SLOTS],
            discard: 0,
            reshuffles: file.reshuffles,
            bag: [0; 3],
            seats: [Side::default(); MAX_PLAYERS],
        })
    }

    fn terrain(&mut self, place: &str, number: u8) -> Result<Card> {
        let Some(card) = Card::terrain(number) else {
            return wrong(place, number, expected::number(1..=TERRAINS));
        };
        self.name(place, card)
    }

    /// Notes that a terrain card was named. Locations may be named again.
    fn name(&mut self, place: &str, card: Card) -> Result<Card> {
        if card.is_terrain() && self.named & card.bit() != 0 {
            return wrong(place, card.word(), expected::unique());
        }
        self.named |= card.bit();
        Ok(card)
    }

    fn pile(&mut self, place: &str, numbers: &[u8]) -> Result<Pile> {
        // Every card is named once at most, so a pile cannot overflow.
        numbers.iter().map(|&number| self.terrain(place, number)).collect()
    }

    fn slots(&mut self, public: &Public, numbers: &[u8]) -> Result<[Option<Card>; MAX_SLOTS]> {
        let slots = self.game.components.board(public.players).slots;
        count("open", numbers, ..=usize::from(slots))?;
        let mut open = [None; MAX_SLOTS];
        for (slot, &number) in open.iter_mut().zip(numbers).filter(|(_, number)| **number > 0) {
            *slot = Some(self.terrain("open", number)?);
        }
        Ok(open)
    }

    /// The named cards from the top, and below them all cards that are named nowhere.
    fn deck(&mut self, public: &Public, numbers: &[u8]) -> Result<Pile> {
        let top = self.pile("deck", numbers)?;
        let every = self.game.every_terrain(public.challenge);
        // Locations have no place in this set.
        let terrains = self.named & !0b1111;
        if terrains & !every != 0 {
            // A challenge without terrain cards.
            return wrong("challenge", public.challenge.map_or("none", Challenge::word), expected::fitting());
        }
        let cards = (1..=TERRAINS as u8).rev().filter_map(Card::terrain);
        let rest = cards.filter(|card| every & !self.named & card.bit() != 0);
        Ok(rest.chain(top.iter().rev().copied()).collect())
    }

    /// The next markers, and below them as many others as are not on the tableaux.
    fn bag(&self, public: &mut Public, next: &[u8]) -> Result<Bag> {
        let mut rest = self.game.components.markers;
        let all: u8 = rest.iter().sum();
        let polluted: u32 = public.sides().iter().map(|side| u32::from(side.tableau.pollution())).sum();
        let Some(size) = u32::from(all).checked_sub(polluted) else {
            let most = expected::entries_with(..=usize::from(all), "cells", "x");
            return wrong_count("seats", polluted as usize, most);
        };
        count("bag", next, ..=size as usize)?;
        let mut bag = Bag::new();
        for &gold in next {
            match rest.get_mut(usize::from(gold)) {
                Some(left) if *left > 0 => *left -= 1,
                _ => {
                    // Of which there are some left.
                    let left = (0..rest.len()).filter(|&gold| rest[gold] > 0);
                    return wrong("bag", gold, expected::one_of(left));
                }
            }
            bag.push(gold);
        }
        while bag.len() < size as usize {
            // Of which there are most: the bag stays as mixed as it can be.
            let Some(gold) = (0..rest.len()).max_by_key(|&gold| rest[gold]) else { break };
            rest[gold] = rest[gold].saturating_sub(1);
            bag.push(gold as u8);
        }
        bag.iter().for_each(|&gold| public.bag[usize::from(gold) % 3] += 1);
        bag.reverse();
        Ok(bag)
    }

    fn workers(&self, public: &mut Public, entries: &BTreeMap<Space, Owner>) -> Result<()> {
        let board = self.game.components.board(public.players);
        for (&space, &owner) in entries {
            let place = format!("workers.{space}");
            if board.spaces & space.bit() == 0 {
                let spaces = Space::ALL.iter().filter(|space| board.spaces & space.bit() != 0);
                return wrong(place, space, expected::one_of(spaces));
            }
            let index = match owner {
                Owner::Colour(colour) if public.solo() => colour.index(),
                Owner::Seat(seat) if public.solo() => {
                    return wrong(place, seat, expected::one_of(Colour::ALL));
                }
                Owner::Seat(seat) => in_range(place, seat, 0..=public.players - 1)?.into(),
                Owner::Colour(colour) => {
                    return wrong(place, colour, expected::number(0..=public.players - 1));
                }
            };
            public.workers[index] |= space.bit();
        }
        for (index, &spaces) in public.workers.iter().enumerate() {
            let most = self.most_workers(public, index);
            if spaces.count_ones() > most.into() {
                // One for each turn taken, or each worker of a colour.
                let owner: &dyn std::fmt::Display =
                    if public.solo() { &Colour::ALL[index % Colour::ALL.len()] } else { &index };
                let expected = expected::entries_with(..=usize::from(most), "workers", owner);
                return wrong_count("workers", spaces.count_ones() as usize, expected);
            }
        }
        Ok(())
    }

    /// How many workers a seat, or a colour in solo, can have on the board.
    fn most_workers(&self, public: &Public, owner: usize) -> u8 {
        let turns = self.game.components.turns;
        let colour = self.game.components.round(public.round_index()).colour.index();
        if public.phase != Phase::Work || public.solo() && owner != colour {
            return turns;
        }
        let seat = if public.solo() { Seat(0) } else { Seat(owner as u8) };
        let before = (0..public.turn)
            .filter(|turn| (public.starter.0 + turn) % public.players == seat.0)
            .count() as u8;
        before + u8::from(!public.side(seat).agenda.is_empty())
    }

    /// No more locations lie on the tableaux than there are.
    fn check_stacks(&self, public: &Public) -> Result<()> {
        for &location in Location::ALL {
            let card = Card::location(location);
            let bought: u32 = public.sides().iter().map(|side| u32::from(side.tableau.copies(card))).sum();
            at_most(
                format!("cards.{location}"),
                bought,
                self.game.components.copies[location.index()].into(),
            )?;
        }
        Ok(())
    }
}

mod pieces;
mod sides;

/// The named tiles on their round spaces, all others in order on those that are left.
fn tiles(named: &BTreeMap<Space, Tile>, round: u8) -> Result<[Option<Tile>; ROUNDS]> {
    let current = usize::from(round - 1);
    let mut tiles = [None; ROUNDS];
    for (&space, &tile) in named {
        match space.round_index() {
            Some(index) if index != current && !tiles.contains(&Some(tile)) => tiles[index] = Some(tile),
            Some(index) if index != current => {
                return wrong(format!("tiles.{space}"), tile, expected::unique());
            }
            _ => return wrong(format!("tiles.{space}"), tile, expected::nothing()),
        }
    }
    let mut others = Tile::ALL.iter().filter(|tile| !named.values().any(|other| other == *tile));
    for (index, slot) in tiles.iter_mut().enumerate() {
        if index != current && slot.is_none() {
            *slot = others.next().copied();
        }
    }
    Ok(tiles)
}

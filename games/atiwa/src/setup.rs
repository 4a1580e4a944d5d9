//! From the number of players, options and chance to the first state.

use bocage_engine::{Chance, Choice, Draw, MAX_SEATS, Options as EngineOptions, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Atiwa;
use crate::state::{Bag, MAX_PLAYERS, Phase, Pile, Public, ROUNDS, Secret, Side, State};
use crate::tableau::Plot;
use crate::vocabulary::{Card, Cell, Challenge, Coord, Location, Piece, TERRAINS, Tile};

/// Events that chance is asked about, each with its own stream of numbers.
pub(crate) mod event {
    pub(crate) const DECK: u32 = 1;
    pub(crate) const RESHUFFLE: u32 = 2;
    pub(crate) const BAG: u32 = 3;
    pub(crate) const TILES: u32 = 4;
}

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// The challenge of a solo game; with more players it changes nothing.
    pub challenge: Option<Challenge>,
}

impl EngineOptions for Options {
    const CHOICES: &'static [(&'static str, Choice)] = &[(
        "challenge",
        Choice::OneOf(&[
            "none",
            "hamlet",
            "community",
            "investor",
            "metropolis",
            "exodus",
            "stop_pollution",
            "prosperity",
            "untrained",
        ]),
    )];

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "challenge" => Some(self.challenge.map_or("none", Challenge::word).to_owned()),
            _ => None,
        }
    }

    fn put(&mut self, key: &str, value: &str) -> bool {
        let challenge = Challenge::from_word(value);
        if key != "challenge" || (challenge.is_none() && value != "none") {
            return false;
        }
        self.challenge = challenge;
        true
    }
}

impl Atiwa {
    pub(crate) fn set_up(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        let range = self.components.players;
        if !(range.0..=range.1).contains(&players) {
            return Err(SetupError { players, range });
        }
        let chance = Chance::new(seed);
        let mut seats = [Side::default(); MAX_PLAYERS];
        for (index, side) in seats.iter_mut().enumerate().take(players.into()) {
            *side = self.first_side(players, index);
        }
        let challenge = options.challenge.filter(|_| players == 1);
        let public = Public {
            players,
            challenge,
            phase: Phase::Work,
            round: 1,
            turn: 0,
            // Seats are numbered from the start player, who is drawn by lot where people sit down.
            starter: Seat(0),
            first_player: Seat(0),
            tiles: first_tiles(chance),
            workers: [0; MAX_PLAYERS],
            open: [None; 4],
            discard: 0,
            reshuffles: 0,
            bag: self.components.markers,
            seats,
        };
        let deck = self.shuffled(self.every_terrain(challenge), chance, event::DECK, 0);
        let bag = self.shuffled_bag(chance);
        let mut state = State { public, private: [(); MAX_SEATS], secret: Secret { deck, bag, chance } };
        self.fill_slots(&mut state, &mut ());
        Ok(state)
    }

    /// A side with the village, a family and what makes up for a late seat.
    fn first_side(&self, players: u8, seat: usize) -> Side {
        let components = &self.components;
        let mut side = self.empty_side();
        side.gold = components.start_gold.into();
        side.tableau.lay(Plot::new(Coord::START, Card::location(Location::Village)));
        side.place(Piece::Family, Cell::new(Coord::START, components.start_cell));
        if let Some(piece) = components.compensation[usize::from(players - 1)][seat] {
            let village = components.face(Card::location(Location::Village));
            let icon = match piece {
                Piece::WildAnimal => village.wild,
                Piece::Goat => village.goat,
                _ => village.bat,
            };
            side.place(piece, Cell::new(Coord::START, icon.trailing_zeros() as u8 % 8));
        }
        side
    }

    /// A side without cards, its supply board full.
    pub(crate) fn empty_side(&self) -> Side {
        Side { supply: std::array::from_fn(|row| self.components.capacity(row)), ..Side::default() }
    }

    /// The terrain cards in play, as a set: none in a challenge without terrain (R31).
    pub(crate) fn every_terrain(&self, challenge: Option<Challenge>) -> u64 {
        if self.components.challenge(challenge).is_some_and(|rule| rule.no_terrain) {
            return 0;
        }
        (1..=TERRAINS as u8).filter_map(Card::terrain).fold(0, |set, card| set | card.bit())
    }

    /// A set of terrain cards in random order, the top card last.
    ///
    /// The order is that of one permutation of all cards per event, so it does not depend on which
    /// other cards are shuffled along: two lines of play that differ in one card meet the rest in the
    /// same order.
    pub(crate) fn shuffled(&self, cards: u64, chance: Chance, event: u32, nth: u8) -> Pile {
        let mut order: [Card; TERRAINS] = std::array::from_fn(|index| Card(index as u8 + 4));
        chance.stream(event, nth.into()).shuffle(&mut order);
        order.iter().copied().filter(|card| cards & card.bit() != 0).collect()
    }

    fn shuffled_bag(&self, chance: Chance) -> Bag {
        let mut bag = full_bag(self.components.markers);
        chance.stream(event::BAG, 0).shuffle(&mut bag);
        bag
    }
}

/// Markers by their gold, in the order of their gold.
pub(crate) fn full_bag(markers: [u8; 3]) -> Bag {
    let values = (0u8..).zip(markers);
    values.flat_map(|(gold, count)| std::iter::repeat_n(gold, count.into())).collect()
}

/// The six tiles on the round spaces II to VII.
fn first_tiles(chance: Chance) -> [Option<Tile>; ROUNDS] {
    let mut order: ArrayVec<[usize; 6]> = (0..Tile::ALL.len()).collect();
    chance.stream(event::TILES, 0).shuffle(&mut order);
    let mut tiles = [None; ROUNDS];
    for (space, tile) in tiles.iter_mut().skip(1).zip(&order) {
        *space = Tile::ALL.get(*tile).copied();
    }
    tiles
}

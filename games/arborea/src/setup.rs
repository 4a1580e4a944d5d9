//! From the number of players, options and chance to the first state (sections 4 and 13.1).

use bocage_engine::{
    Agenda, Chance, Choice, Draw, MAX_SEATS, Options as EngineOptions, Seat, Seed, SetupError,
};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Arborea;
use crate::components::CARDS;
use crate::ecosystem::Laid;
use crate::state::{Board, Deck, Feronia, MAX_PLAYERS, Pile, Public, Secret, State, Step};
use crate::tracks::Track;
use crate::vocabulary::{Card, Cell, Kind, Owner};

/// Events that chance is asked about, each with its own stream of numbers.
pub(crate) mod event {
    pub(crate) const SEGMENTS: u32 = 1;
    pub(crate) const DECKS: u32 = 2;
    pub(crate) const BONUS: u32 = 3;
    pub(crate) const SEASONS: u32 = 4;
    pub(crate) const START_CARDS: u32 = 5;
    pub(crate) const SOLO: u32 = 6;
}

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// What each of Feronia's steps is worth: 2 is very easy, 7 very hard, more is possible.
    pub difficulty: u8,
}

/// Lowest and highest difficulty, and the one unless said otherwise (R55).
pub(crate) const DIFFICULTY: (u8, u8, u8) = (2, 20, 4);

impl Default for Options {
    fn default() -> Self {
        Options { difficulty: DIFFICULTY.2 }
    }
}

impl EngineOptions for Options {
    const CHOICES: &'static [(&'static str, Choice)] = &[(
        "difficulty",
        Choice::Number { min: DIFFICULTY.0 as u32, max: DIFFICULTY.1 as u32, default: DIFFICULTY.2 as u32 },
    )];

    fn get(&self, key: &str) -> Option<String> {
        (key == "difficulty").then(|| self.difficulty.to_string())
    }

    fn put(&mut self, key: &str, value: &str) -> bool {
        match value.parse() {
            Ok(difficulty) if key == "difficulty" && (DIFFICULTY.0..=DIFFICULTY.1).contains(&difficulty) => {
                self.difficulty = difficulty;
                true
            }
            _ => false,
        }
    }
}

impl Arborea {
    pub(crate) fn set_up(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        let range = self.components.players;
        if !(range.0..=range.1).contains(&players) {
            return Err(SetupError { players, range });
        }
        let mut state = self.unopened(players, Chance::new(seed));
        state.public.difficulty = options.difficulty;
        let chance = state.secret.chance;
        let starts = order::<5>(chance, event::START_CARDS, 5);
        for seat in Seat::all(players) {
            let card = Card(CARDS as u8 + starts[seat.index()]);
            let laid = Laid { card, rotation: 0, at: Cell::at(0, 0) };
            state.public.board_mut(seat).ecosystem.cards.push(laid);
        }
        for seat in Seat::all(players) {
            let red = self.draw(&mut state, 0);
            state.public.board_mut(seat).slots[0] = red;
        }
        if players == 1 {
            self.set_up_feronia(&mut state);
        } else {
            // Always played, from the last seat to the first (R4).
            state.public.agenda.push(Step::Setup(Seat(players - 1)));
        }
        self.run(&mut state, &mut ());
        Ok(state)
    }

    /// The table before anybody has taken anything.
    pub(crate) fn unopened(&self, players: u8, chance: Chance) -> State {
        let components = &self.components;
        let segments = order::<8>(chance, event::SEGMENTS, 8);
        let bonus = order::<64>(chance, event::BONUS, components.bonus.len());
        let seasons = order::<64>(chance, event::SEASONS, components.season_tiles.len());
        let table = usize::from(players - 1);
        let mut boards = [Board::default(); MAX_PLAYERS];
        for (seat, board) in boards.iter_mut().enumerate().take(players.into()) {
            board.spirit = components.start_spirit[seat];
            board.available[Kind::Adult.index()] = components.adults;
            board.available[components.small_available[table].index()] += 1;
            board.dedicated = components.dedicated[table];
        }
        let mut decks = [Deck::default(); 4];
        let mut hidden = [Pile::new(); 4];
        for deck in 0..4u8 {
            let pile = &mut hidden[usize::from(deck)];
            *pile = self.shuffled(deck, chance);
            decks[usize::from(deck)].front = pile.pop();
            decks[usize::from(deck)].hidden = pile.len() as u8;
        }
        let public = Public {
            players,
            difficulty: DIFFICULTY.2,
            turn: Owner(players - 1),
            asked: None,
            epoch: 0,
            tracks: std::array::from_fn(|track| Track {
                outer: segments[track * 2],
                inner: segments[track * 2 + 1],
                ..Track::default()
            }),
            lower: [0; 6],
            upper: [0; 6],
            supply: components.creatures.map(|needs| needs.count),
            heights: [0; 6],
            bonus: std::array::from_fn(|column| Some(bonus[column])),
            season_tiles: std::array::from_fn(|track| seasons[track]),
            sun: components.sun_start[table],
            ending: None,
            decks,
            boards,
            feronia: Feronia::default(),
            agenda: Agenda::default(),
            over: false,
        };
        State {
            public,
            private: [(); MAX_SEATS],
            secret: Secret { decks: hidden, solo: ArrayVec::new(), chance },
        }
    }

    /// Feronia's cards, villagers and first placement (section 13.1).
    fn set_up_feronia(&self, state: &mut State) {
        let [left, middle, upper, lower] = [0, 1, 2, 3].map(|deck| self.draw(state, deck));
        let feronia = &mut state.public.feronia;
        feronia.cards = [left, middle];
        feronia.pile.extend(lower.into_iter().chain(upper));
        feronia.reserve = self.components.feronia_adults;
        state.secret.solo = self.solo_deck(state.secret.chance, 0);
        state.public.turn = Owner::FERONIA;
        state.public.agenda.push(Step::Setup(Seat(0)));
        self.feronia_reveals(state, &mut ());
        let card = self.solo_card(&state.public);
        let track = card.tracks[0];
        self.feronia_places(&mut state.public, track, &mut ());
        state.public.agenda.push(Step::Move(track, 1));
    }

    /// A deck in random order, the top card last.
    pub(crate) fn shuffled(&self, deck: u8, chance: Chance) -> Pile {
        let cards = self.components.deck(deck);
        let mut order: [u8; CARDS] = std::array::from_fn(|index| index as u8);
        chance.stream(event::DECKS, deck.into()).shuffle(&mut order);
        order.iter().rev().map(|&card| Card(card)).filter(|card| cards & card.bit() != 0).collect()
    }

    /// The whole solo deck in random order, the top card last (R35).
    pub(crate) fn solo_deck(&self, chance: Chance, nth: u16) -> ArrayVec<[u8; 16]> {
        let count = self.components.solo.len();
        let mut order: [u8; 16] = std::array::from_fn(|index| index as u8);
        chance.stream(event::SOLO, nth.into()).shuffle(&mut order[..count]);
        order[..count].iter().rev().copied().collect()
    }

    /// Takes the top card of a deck; the next one is revealed.
    pub(crate) fn draw(&self, state: &mut State, deck: u8) -> Option<Card> {
        let hidden = &mut state.secret.decks[usize::from(deck) % 4];
        let deck = &mut state.public.decks[usize::from(deck) % 4];
        let top = deck.front.take();
        deck.front = match hidden.pop() {
            Some(card) => Some(card),
            None if deck.tail.is_empty() => None,
            None => Some(deck.tail.remove(0)),
        };
        deck.hidden = hidden.len() as u8;
        top
    }
}

/// The numbers below `count` in random order.
fn order<const N: usize>(chance: Chance, event: u32, count: usize) -> [u8; N] {
    let mut order: [u8; N] = std::array::from_fn(|index| index as u8);
    chance.stream(event, 0).shuffle(&mut order[..count.min(N)]);
    order
}

//! From the number of players, options and chance to the first state.

use bocage_engine::{Chance, Choice, Draw, MAX_SEATS, Options as EngineOptions, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Evergreen;
use crate::state::{MAX_CARDS, MAX_PLAYERS, Phase, Pile, Public, Secret, Side, State};
use crate::vocabulary::{Card, Season, Sun};

/// Events that chance is asked about, each with its own stream of numbers.
pub(crate) mod event {
    pub(crate) const FIRST_SHUFFLE: u32 = 1;
    pub(crate) const SECOND_SHUFFLE: u32 = 2;
    pub(crate) const REFILL: u32 = 3;
    pub(crate) const SOLO_FIRST: u32 = 4;
}

/// Who picks first in solo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SoloFirst {
    /// Drawn by lot.
    #[default]
    Random,
    /// The player.
    Human,
    /// The automa.
    Automa,
}

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Where the sun stands in spring, the same for all (R5).
    pub start_sun: Sun,
    /// Who picks first in solo.
    pub solo_first: SoloFirst,
}

impl Default for Options {
    fn default() -> Self {
        Options { start_sun: Sun::North, solo_first: SoloFirst::Random }
    }
}

impl EngineOptions for Options {
    const CHOICES: &'static [(&'static str, Choice)] = &[
        ("start_sun", Choice::OneOf(&["north", "east", "south", "west"])),
        ("solo_first", Choice::OneOf(&["random", "human", "automa"])),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let word = match key {
            "start_sun" => self.start_sun.word(),
            "solo_first" => match self.solo_first {
                SoloFirst::Random => "random",
                SoloFirst::Human => "human",
                SoloFirst::Automa => "automa",
            },
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn put(&mut self, key: &str, value: &str) -> bool {
        match (key, value) {
            ("start_sun", word) => match Sun::from_word(word) {
                Some(sun) => self.start_sun = sun,
                None => return false,
            },
            ("solo_first", "random") => self.solo_first = SoloFirst::Random,
            ("solo_first", "human") => self.solo_first = SoloFirst::Human,
            ("solo_first", "automa") => self.solo_first = SoloFirst::Automa,
            _ => return false,
        }
        true
    }
}

impl Evergreen {
    pub(crate) fn set_up(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        let range = self.components.players;
        if !(range.0..=range.1).contains(&players) {
            return Err(SetupError { players, range });
        }
        let chance = Chance::new(seed);
        let everything = self.every_card();
        let first_deck = self.shuffled(everything, chance, event::FIRST_SHUFFLE, 0);
        let zone = self.first_zone(&first_deck);
        let in_zone = zone.iter().fold(0, |set, card| set | card.bit());
        let deck = self.shuffled(everything & !in_zone, chance, event::SECOND_SHUFFLE, 0);

        let automa_first = players == 1
            && match options.solo_first {
                SoloFirst::Random => chance.stream(event::SOLO_FIRST, 0).below(2) == 1,
                SoloFirst::Human => false,
                SoloFirst::Automa => true,
            };
        let mut public = Public {
            players,
            start_sun: options.start_sun,
            phase: Phase::Draft,
            season: Season::Spring,
            round_in_season: 0,
            row: ArrayVec::new(),
            token_slot: None,
            first_player: automa_first.into(),
            next_first_player: automa_first.into(),
            draft_index: 0,
            discard: Pile::new(),
            zone,
            face_down: 0,
            automa_taken: ArrayVec::new(),
            refills: 0,
            seats: [Side::default(); MAX_PLAYERS],
        };
        self.give_start_points(&mut public);
        let mut state = State { public, private: [(); MAX_SEATS], secret: Secret { deck, chance } };
        // Nobody hears that the first round begins: `Game::setup` gives a state, and what leads to it is
        // not an event of the game. Logs begin with the first decision.
        self.start_round(&mut state, &mut ());
        Ok(state)
    }

    /// Points by turn order. Alone one is second in it if the automa begins (R11).
    pub(crate) fn give_start_points(&self, public: &mut Public) {
        for seat in Seat::all(public.players) {
            let order = usize::from(public.turn_order(seat.0));
            let points = self.components.start_points.get(order).copied().unwrap_or_default();
            public.side_mut(seat).points.start += points;
        }
    }

    /// The fertility zone that a deck gives at setup: cards are revealed from the top until they show
    /// enough symbols; those with the fertility icon stay.
    pub fn first_zone(&self, deck: &Pile) -> Pile {
        let mut symbols = 0u32;
        let mut zone = Pile::new();
        for &card in deck.iter().rev() {
            if symbols >= u32::from(self.components.setup_symbols) {
                break;
            }
            let fertility = self.components.face(card).fertility();
            if fertility > 0 {
                symbols += u32::from(fertility);
                self.add_to_zone(&mut zone, card);
            }
        }
        zone
    }

    /// The set of all cards.
    pub(crate) fn every_card(&self) -> u64 {
        self.components.all_cards().fold(0, |set, card| set | card.bit())
    }

    /// A set of cards in random order, the top card last.
    ///
    /// The order is that of one permutation of all cards per event, so it does not depend on which
    /// other cards are shuffled along: two lines of play that differ in one card meet the rest in the
    /// same order.
    pub(crate) fn shuffled(&self, cards: u64, chance: Chance, event: u32, nth: u8) -> Pile {
        let mut order: [u8; MAX_CARDS] = std::array::from_fn(|index| index as u8);
        let order = &mut order[..self.components.cards.len()];
        chance.stream(event, nth.into()).shuffle(order);
        order.iter().map(|&id| Card(id)).filter(|card| cards & card.bit() != 0).collect()
    }
}

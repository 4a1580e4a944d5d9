//! From the number of players, options and chance to the first state (section 4).

use bocage_engine::{
    Agenda, Chance, Choice, Draw, MAX_SEATS, Options as EngineOptions, Seat, Seed, SetupError,
};
use serde::{Deserialize, Serialize};
use tinyvec::{Array, ArrayVec};

use crate::KingdomCrossing;
use crate::state::{AUTOMA, Face, Goal, Pair, Phase, Public, Secret, Side, Slot, State, Step, Work};
use crate::vocabulary::{
    Bird, Card, Colour, DECK_SIZE, Deck, EmptyTile, Favour, GoalTile, QueenCard, Region, StartFace,
};

/// Events that chance is asked about, each with its own stream of numbers.
pub(crate) mod event {
    pub(crate) const DECKS: u32 = 1;
    pub(crate) const SLOTS: u32 = 2;
    pub(crate) const BIRDS: u32 = 3;
    pub(crate) const QUEENS: u32 = 4;
    pub(crate) const GOALS: u32 = 5;
    pub(crate) const GOAL_SIDES: u32 = 6;
    pub(crate) const FAVOURS: u32 = 7;
    pub(crate) const EMPTY_TILES: u32 = 8;
    pub(crate) const STARTS: u32 = 9;
    pub(crate) const SOLO: u32 = 10;
}

/// Which sides of the bridge goals are up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalSides {
    /// Drawn by lot (R20).
    #[default]
    Random,
    /// All easy, for a first game.
    AllEasy,
}

/// How hard Paco & Paca work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Three rest tiles.
    #[default]
    Beginner,
    /// Two rest tiles.
    Initiate,
    /// One rest tile.
    Expert,
    /// No rest tile.
    MasterBuilder,
}

impl Difficulty {
    /// All of them, easiest first.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Beginner, Difficulty::Initiate, Difficulty::Expert, Difficulty::MasterBuilder];

    /// The word in files.
    pub const fn word(self) -> &'static str {
        DIFFICULTIES[self as usize]
    }
}

const DIFFICULTIES: [&str; 4] = ["beginner", "initiate", "expert", "master_builder"];

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Which sides of the bridge goals are up.
    pub goal_sides: GoalSides,
    /// The level of the solo game.
    pub difficulty: Difficulty,
}

impl EngineOptions for Options {
    const CHOICES: &'static [(&'static str, Choice)] = &[
        ("goal_sides", Choice::OneOf(&["random", "all_easy"])),
        ("difficulty", Choice::OneOf(&DIFFICULTIES)),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let word = match (key, self.goal_sides) {
            ("goal_sides", GoalSides::Random) => "random",
            ("goal_sides", GoalSides::AllEasy) => "all_easy",
            ("difficulty", _) => self.difficulty.word(),
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn put(&mut self, key: &str, value: &str) -> bool {
        match (key, value) {
            ("goal_sides", "random") => self.goal_sides = GoalSides::Random,
            ("goal_sides", "all_easy") => self.goal_sides = GoalSides::AllEasy,
            ("difficulty", word) => match Difficulty::ALL.into_iter().find(|level| level.word() == word) {
                Some(difficulty) => self.difficulty = difficulty,
                None => return false,
            },
            _ => return false,
        }
        true
    }
}

/// The things with numbers below `count`, in the order that a stream gives them.
fn pile<A: Array>(mut things: ArrayVec<A>, stream: &mut impl Draw) -> ArrayVec<A> {
    stream.shuffle(&mut things);
    things
}

impl KingdomCrossing {
    pub(crate) fn set_up(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        let range = self.components.players;
        if !(range.0..=range.1).contains(&players) {
            return Err(SetupError { players, range });
        }
        let chance = Chance::new(seed);
        let mut secret = self.shuffle_all(chance);
        let mut public = self.empty_table(players, options);
        let mut order: [Deck; 10] = std::array::from_fn(|deck| Deck::ALL[deck]);
        chance.stream(event::SLOTS, 0).shuffle(&mut order);
        for (slot, deck) in public.slots.iter_mut().zip(order) {
            let face = secret.decks[deck.index()].pop().map_or(Face::Bare, Face::Card);
            *slot = Slot { deck, face, bird: None };
        }
        self.lay_goals(&mut public, options, chance);
        public.display = std::array::from_fn(|_| secret.favours.pop());
        self.lay_starts(&mut public, &mut secret, chance);
        public.agenda.push(Step::Draft);
        Ok(State { public, private: [(); MAX_SEATS], secret })
    }

    fn shuffle_all(&self, chance: Chance) -> Secret {
        let mut decks = chance.stream(event::DECKS, 0);
        let mut birds = chance.stream(event::BIRDS, 0);
        let all = |count: usize| 0..count as u8;
        Secret {
            decks: std::array::from_fn(|deck| {
                let first = (deck * DECK_SIZE) as u8;
                pile((first..first + DECK_SIZE as u8).map(Card).collect(), &mut decks)
            }),
            birds: std::array::from_fn(|colour| {
                let of_colour = bocage_engine::Bits(self.components.birds_of(Colour::ALL[colour]));
                pile(of_colour.map(Bird).collect(), &mut birds)
            }),
            queens: pile(
                all(self.components.queens.len()).map(QueenCard).collect(),
                &mut chance.stream(event::QUEENS, 0),
            ),
            favours: pile(
                all(self.components.favours.len()).map(Favour).collect(),
                &mut chance.stream(event::FAVOURS, 0),
            ),
            empty_tiles: pile(
                all(self.components.empty_tiles.len()).map(EmptyTile).collect(),
                &mut chance.stream(event::EMPTY_TILES, 0),
            ),
            solo: ArrayVec::new(),
            chance,
        }
    }

    /// A table with nothing on it yet; decks lie in the order of the file.
    pub(crate) fn empty_table(&self, players: u8, options: &Options) -> Public {
        let solo = players == 1;
        Public {
            players,
            rest_tiles: if solo { self.components.rest_tiles[options.difficulty as usize] } else { 0 },
            phase: Phase::Draft,
            round: 1,
            phase_first: Seat(0),
            turn: 0,
            first_player: if solo { AUTOMA } else { Seat(0) },
            balloon: Region::North,
            slots: std::array::from_fn(|slot| Slot { deck: Deck::ALL[slot], face: Face::Bare, bird: None }),
            queen: None,
            queens_gone: 0,
            goals: std::array::from_fn(|goal| Goal {
                tile: GoalTile(goal as u8),
                hard: false,
                markers: [None; 4],
            }),
            display: [None; 3],
            pairs: [None; 4],
            boxed: 0,
            solo_drawn: 0,
            epoch: 0,
            agenda: Agenda::default(),
            work: Work::default(),
            seats: [Side::default(); 4],
        }
    }

    fn lay_goals(&self, public: &mut Public, options: &Options, chance: Chance) {
        let mut tiles = [0, 1, 2, 3, 4, 5];
        chance.stream(event::GOALS, 0).shuffle(&mut tiles);
        let mut sides = chance.stream(event::GOAL_SIDES, 0);
        for (goal, tile) in public.goals.iter_mut().zip(tiles) {
            goal.tile = GoalTile(tile);
            goal.hard = sides.below(2) == 1 && options.goal_sides == GoalSides::Random;
        }
    }

    /// One pair for each seat; two in solo.
    fn lay_starts(&self, public: &mut Public, secret: &mut Secret, chance: Chance) {
        let mut cards = [0, 1, 2, 3];
        let mut stream = chance.stream(event::STARTS, 0);
        stream.shuffle(&mut cards);
        let pairs = usize::from(public.sides_in_use());
        for (pair, card) in public.pairs.iter_mut().zip(cards).take(pairs) {
            let start = StartFace(card * 2 + stream.below(2) as u8);
            *pair = secret.favours.pop().map(|favour| Pair { start, favour });
        }
    }
}

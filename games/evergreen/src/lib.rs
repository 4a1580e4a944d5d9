//! Evergreen, for one to four players: make a planet green.
//!
//! Fourteen rounds in four seasons. In each round everybody picks a card from a row ([`decisions`]);
//! the card that is left makes its biome more or less fertile. Then all take their turns at the same
//! time: an action in the card's biome (plant sprouts, let plants grow) and perhaps the card's power,
//! which gets stronger each time ([`effects`]). A season ends with points for trees in the light and
//! for the biggest forest; the game ends with points for big trees on fertile land ([`scoring`]).
//!
//! The rulings that the comments cite (R1, R2, …) are in `RULES.md`. The rooms of this folder are the
//! same in every game: [`components`], [`state`], [`setup`], [`actions`], [`decisions`], [`effects`],
//! [`scoring`], [`solo`], [`hidden`], [`words`], [`position`], [`sketch`], [`mod@draw`], [`evaluation`].

pub mod actions;
pub mod components;
pub mod decisions;
pub mod draw;
pub mod effects;
pub mod evaluation;
pub mod events;
pub mod hidden;
pub mod planet;
pub mod position;
pub mod scoring;
pub mod setup;
pub mod sketch;
pub mod solo;
pub mod state;
pub mod vocabulary;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use bocage_engine::{
    Evaluate, FileError, Game, Message, Ranking, Rng, ScoreSheet, Seat, Seats, Seed, SetupError, Sink,
    StateHash, View, WeightSet, stable_hash,
};

pub use actions::Action;
pub use components::Components;
pub use evaluation::Weights;
pub use events::Event;
pub use setup::Options;
pub use state::{Public, Secret, State};

/// The game: its material and, through [`Game`], its rules.
#[derive(Clone, Debug)]
pub struct Evergreen {
    /// Cards, board, tracks.
    pub components: Components,
    /// What the terms of the evaluation are worth: to bots, nothing else asks.
    pub weights: Weights,
}

impl Game for Evergreen {
    const ID: &'static str = "evergreen";
    const RULES_VERSION: u32 = 1;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const COMPONENTS: &'static str = include_str!("../components.toml");

    type Public = Public;
    type Private = ();
    type Secret = Secret;
    type Action = Action;
    type Event = Event;
    type Options = Options;

    fn load(components: &str) -> Result<Self, FileError> {
        let weights = Weights::read(Self::WEIGHTS)?;
        Ok(Evergreen { components: Components::from_toml(components)?, weights })
    }

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<Evergreen> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test loads it")]
        STANDARD.get_or_init(|| Evergreen::load(Evergreen::COMPONENTS).expect("our own components are valid"))
    }

    fn components_hash(&self) -> StateHash {
        stable_hash(&self.components)
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.components.players.0..=self.components.players.1
    }

    fn setup(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        self.set_up(players, options, seed)
    }

    fn seats(&self, public: &Public) -> u8 {
        public.players
    }

    #[inline]
    fn waited(&self, public: &Public) -> Seats {
        self.waited_on(public)
    }

    #[inline]
    fn each_legal(&self, public: &Public, _own: &(), seat: Seat, offer: impl FnMut(Action)) {
        self.offer_all(public, seat, offer);
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.do_action(state, seat, action, sink);
    }

    fn why_not(&self, public: &Public, _own: &(), seat: Seat, action: Action) -> Message {
        self.reason(public, seat, action)
    }

    fn score(&self, public: &Public, seat: Seat) -> ScoreSheet {
        self.sheet(public, seat)
    }

    fn ranking(&self, public: &Public) -> Ranking {
        self.order(public)
    }

    fn determinize(&self, view: &View<Public, ()>, rng: &mut impl Rng) -> State {
        self.guess(view, rng)
    }

    fn undo_epoch(&self, public: &Public, _seat: Seat) -> u32 {
        self.epoch(public)
    }

    fn is_aside(&self, public: &Public, seat: Seat) -> bool {
        self.aside(public, seat)
    }
}

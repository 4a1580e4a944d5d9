//! Atiwa, for one to four players: a village, its forest, and the bats that plant it.
//!
//! Seven rounds. In the work phase everybody places three workers, one at a time, and gains cards and
//! pieces by them ([`decisions`], [`effects`]); at the end of a turn three bats and a fruit may become a
//! tree. Then comes the upkeep, all at the same time: income and pollution, growth, return of the bats,
//! feeding and breeding. At the end gold, cards, an empty supply board, trained families and bats score
//! ([`scoring`]).
//!
//! The rulings that the comments cite (R1, R2, …) are in `RULES.md`. The rooms of this folder are the
//! same in every game: [`components`], [`state`], [`setup`], [`actions`], [`decisions`], [`effects`],
//! [`scoring`], [`solo`], [`hidden`], [`words`], [`position`], [`sketch`], [`evaluation`]; cards with
//! their pieces are in [`tableau`].

pub mod actions;
pub mod components;
pub mod decisions;
mod draw;
pub mod effects;
pub mod evaluation;
pub mod events;
pub mod hidden;
pub mod position;
pub mod scoring;
pub mod setup;
pub mod sketch;
pub mod solo;
pub mod state;
pub mod tableau;
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
pub struct Atiwa {
    /// Cards, boards, tiles, supply boards.
    pub components: Components,
    /// What the terms of the evaluation are worth: to bots, nothing else asks.
    pub weights: Weights,
}

impl Game for Atiwa {
    const ID: &'static str = "atiwa";
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
        Ok(Atiwa { components: Components::from_toml(components)?, weights })
    }

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<Atiwa> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test loads it")]
        STANDARD.get_or_init(|| Atiwa::load(Atiwa::COMPONENTS).expect("our own components are valid"))
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

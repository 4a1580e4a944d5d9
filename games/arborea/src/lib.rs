//! Arborea, for one to five players: guide villagers on moving tracks, rebuild an ecosystem.
//!
//! Four pilgrimage tracks slide towards the centre and carry villagers along ([`tracks`]). In a turn
//! one puts a villager on a track or advances one, sends waiting villagers along trails whose symbols
//! are resolved in order, completes a card with the biomes of the common reserve, and scores what is
//! left there ([`effects`]). Completed cards and invited creatures go to one's own ecosystem
//! ([`mod@ecosystem`]) while the next player is already at work. The sun ends the game; creatures,
//! seasons and spirit then score ([`scoring`]). Alone one plays against Feronia ([`solo`]).
//!
//! The rulings that the comments cite (R1, R2, …) are in `RULES.md`. The rooms of this folder are the
//! same in every game: [`components`], [`state`], [`setup`], [`actions`], [`decisions`], [`effects`],
//! [`scoring`], [`solo`], [`hidden`], [`words`], [`position`], [`sketch`], [`mod@draw`], [`evaluation`].

pub mod actions;
pub mod components;
pub mod decisions;
pub mod draw;
pub mod ecosystem;
pub mod effects;
pub mod evaluation;
pub mod events;
mod forecast;
pub mod hidden;
pub mod position;
pub mod scoring;
pub mod setup;
pub mod sketch;
pub mod solo;
pub mod state;
pub mod tracks;
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
pub use evaluation::{Likings, Routes, Weights};
pub use events::Event;
pub use setup::Options;
pub use state::{Public, Secret, State};

/// The game: its material and, through [`Game`], its rules.
#[derive(Clone, Debug)]
pub struct Arborea {
    /// Cards, tiles, trails, tracks.
    pub components: Components,
    /// What the terms of the evaluation are worth: to bots, nothing else asks.
    pub weights: Weights,
    /// What follows from the components, for the evaluation.
    pub likings: Likings,
    /// The same for its trails.
    pub routes: Routes,
}

impl Game for Arborea {
    const ID: &'static str = "arborea";
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
        let components = Components::from_toml(components)?;
        let (likings, routes) = (Likings::new(&components), Routes::new(&components));
        Ok(Arborea { components, weights, likings, routes })
    }

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<Arborea> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test loads it")]
        STANDARD.get_or_init(|| Arborea::load(Arborea::COMPONENTS).expect("our own components are valid"))
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

    fn undo_epoch(&self, public: &Public, seat: Seat) -> u32 {
        self.epoch_of(public, seat)
    }

    fn is_aside(&self, public: &Public, seat: Seat) -> bool {
        self.aside(public, seat)
    }

    fn beside_epoch(&self, public: &Public, seat: Seat, action: Action) -> Option<u32> {
        self.development_epoch(public, seat, action)
    }
}

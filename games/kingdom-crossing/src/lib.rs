//! Kingdom Crossing, for one to four players: seven bridges, five guilds and a Queen to please.
//!
//! Four rounds, each with a Morning, a Day and an Evening. In the Day everybody plays four of six
//! action tiles: rest for coins, or work, that is walk over an exact number of bridges not yet crossed
//! this round and take a card where one stops ([`decisions`]). Cards fill guild columns, pay as
//! structures, advance resources and bring decorations ([`effects`]); what they are worth together is
//! counted at the end ([`scoring`]).
//!
//! The rulings that the comments cite (R1, R2, …) are in `RULES.md`. The rooms of this folder are the
//! same in every game: [`components`], [`state`], [`setup`], [`actions`], [`decisions`], [`effects`],
//! [`scoring`], [`solo`], [`hidden`], [`words`], [`position`], [`sketch`], [`mod@draw`], [`evaluation`].

pub mod actions;
pub mod components;
pub mod counts;
pub mod decisions;
pub mod draw;
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
pub mod vocabulary;
pub mod words;

use std::ops::{ControlFlow, RangeInclusive};
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
pub struct KingdomCrossing {
    /// Cards, tiles, boards, tracks.
    pub components: Components,
    /// What the terms of the evaluation are worth: to bots, nothing else asks.
    pub weights: Weights,
}

impl Game for KingdomCrossing {
    const ID: &'static str = "kingdom-crossing";
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
        Ok(KingdomCrossing { components: Components::from_toml(components)?, weights })
    }

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<KingdomCrossing> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test loads it")]
        STANDARD.get_or_init(|| Self::load(Self::COMPONENTS).expect("our own components are valid"))
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
    fn each_legal(&self, public: &Public, _own: &(), _seat: Seat, mut offer: impl FnMut(Action)) {
        let _ = self.offer_all(public, |action| {
            offer(action);
            ControlFlow::Continue(())
        });
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, _seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.do_action(state, action, sink);
    }

    fn why_not(&self, public: &Public, _own: &(), _seat: Seat, action: Action) -> Message {
        self.reason(public, action)
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

    /// Undo never crosses a reveal, nor goes into another seat's turn (section 11).
    fn undo_epoch(&self, public: &Public, _seat: Seat) -> u32 {
        public.epoch.into()
    }

    fn is_aside(&self, _public: &Public, _seat: Seat) -> bool {
        false
    }
}

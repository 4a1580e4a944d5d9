//! Tribes of the Wind, for two to five players: make a ruined land live again.
//!
//! In a turn a seat plays an element card, places a temple or builds a village. Whether a card can be
//! played, and how strong it is, depends on the *backs* of the cards in the own hand and in those of
//! both neighbours ([`conditions`]); fronts are known to their owner alone ([`hidden`]). Cards give
//! water, clean cells, move riders and plant forests ([`pool`], [`effects`]); riders that fill a forest
//! tile turn it into a village ([`terrain`]). The fifth village of anybody brings the end
//! ([`scoring`]).
//!
//! The rulings that the comments cite (R1, R2, …) are in `RULES.md`. The rooms of this folder are the
//! same in every game: [`components`], [`state`], [`setup`], [`actions`], [`decisions`], [`effects`],
//! [`scoring`], [`hidden`], [`words`], [`position`], [`sketch`], [`draw`](mod@draw),
//! [`evaluation`].

pub mod actions;
pub mod components;
pub mod conditions;
pub mod decisions;
pub mod draw;
pub mod effects;
pub mod evaluation;
pub mod events;
pub mod hidden;
pub mod pool;
pub mod position;
pub mod scoring;
pub mod setup;
pub mod sketch;
pub mod state;
pub mod terrain;
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
pub use state::{Private, Public, Secret, State};

/// The game: its material and, through [`Game`], its rules.
#[derive(Clone, Debug)]
pub struct TribesOfTheWind {
    /// Boards, cards, tiles.
    pub components: Components,
    /// What the terms of the evaluation are worth: to bots, nothing else asks.
    pub weights: Weights,
}

impl Game for TribesOfTheWind {
    const ID: &'static str = "tribes-of-the-wind";
    const RULES_VERSION: u32 = 1;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const COMPONENTS: &'static str = include_str!("../components.toml");

    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Action = Action;
    type Event = Event;
    type Options = Options;

    fn load(components: &str) -> Result<Self, FileError> {
        let weights = Weights::read(Self::WEIGHTS)?;
        Ok(TribesOfTheWind { components: Components::from_toml(components)?, weights })
    }

    fn standard() -> &'static Self {
        static STANDARD: OnceLock<TribesOfTheWind> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test loads it")]
        STANDARD.get_or_init(|| {
            TribesOfTheWind::load(TribesOfTheWind::COMPONENTS).expect("our own components are valid")
        })
    }

    fn components_hash(&self) -> StateHash {
        stable_hash(&self.components)
    }

    /// There is no solo mode (R46).
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
    fn each_legal(&self, public: &Public, own: &Private, seat: Seat, offer: impl FnMut(Action)) {
        self.offer_all(public, own, seat, offer);
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.do_action(state, seat, action, sink);
    }

    fn why_not(&self, public: &Public, own: &Private, seat: Seat, action: Action) -> Message {
        self.reason(public, own, seat, action)
    }

    fn score(&self, public: &Public, seat: Seat) -> ScoreSheet {
        self.sheet(public, seat)
    }

    fn ranking(&self, public: &Public) -> Ranking {
        self.order(public)
    }

    fn determinize(&self, view: &View<Public, Private>, rng: &mut impl Rng) -> State {
        self.guess(view, rng)
    }

    /// Drawing from the deck, the last draw of a turn, new tiles and village cards, and the end of a
    /// turn are final (section 10 of the rules).
    fn undo_epoch(&self, public: &Public, _seat: Seat) -> u32 {
        public.epoch
    }

    /// One seat acts at a time, and everything hangs together.
    fn is_aside(&self, _public: &Public, _seat: Seat) -> bool {
        false
    }

    fn event_for(&self, event: &Event, observer: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(observer))
    }
}

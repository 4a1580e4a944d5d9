//! A game that counts how often a decision is done in it: the work of a search, the same on every machine.
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use bocage_engine::{
    Evaluate, FileError, Foresight, Game, Message, Ranking, Rng, ScoreSheet, Seat, Seats, Seed, SetupError,
    Sink, StateHash, StateOf, ViewOf,
};

/// On all threads: only one test at a time may watch.
static WORK: AtomicU32 = AtomicU32::new(0);

/// Decisions that were done.
pub(crate) fn work() -> u32 {
    WORK.load(Ordering::Relaxed)
}

/// A clock that goes on by a millisecond with every decision that is done.
pub(crate) fn working_clock() -> f64 {
    f64::from(work())
}

/// The same game, watched.
pub(crate) struct Watched<G: 'static>(pub &'static G);

impl<G: Game> Game for Watched<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const CATEGORIES: &'static [&'static str] = G::CATEGORIES;
    const COMPONENTS: &'static str = G::COMPONENTS;

    type Public = G::Public;
    type Private = G::Private;
    type Secret = G::Secret;
    type Action = G::Action;
    type Event = G::Event;
    type Options = G::Options;

    fn load(components: &str) -> Result<Self, FileError> {
        G::load(components).map(|game| Watched(Box::leak(Box::new(game))))
    }

    fn standard() -> &'static Self {
        Box::leak(Box::new(Watched(G::standard())))
    }

    fn components_hash(&self) -> StateHash {
        self.0.components_hash()
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.0.players()
    }

    fn setup(&self, players: u8, options: &G::Options, seed: Seed) -> Result<StateOf<Self>, SetupError> {
        self.0.setup(players, options, seed)
    }

    fn seats(&self, public: &G::Public) -> u8 {
        self.0.seats(public)
    }

    fn waited(&self, public: &G::Public) -> Seats {
        self.0.waited(public)
    }

    fn each_legal(&self, public: &G::Public, own: &G::Private, seat: Seat, offer: impl FnMut(G::Action)) {
        self.0.each_legal(public, own, seat, offer);
    }

    fn apply_unchecked(
        &self,
        state: &mut StateOf<Self>,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) {
        WORK.fetch_add(1, Ordering::Relaxed);
        self.0.apply_unchecked(state, seat, action, sink);
    }

    fn why_not(&self, public: &G::Public, own: &G::Private, seat: Seat, action: G::Action) -> Message {
        self.0.why_not(public, own, seat, action)
    }

    fn score(&self, public: &G::Public, seat: Seat) -> ScoreSheet {
        self.0.score(public, seat)
    }

    fn ranking(&self, public: &G::Public) -> Ranking {
        self.0.ranking(public)
    }

    fn determinize(&self, view: &ViewOf<Self>, rng: &mut impl Rng) -> StateOf<Self> {
        self.0.determinize(view, rng)
    }

    fn undo_epoch(&self, public: &G::Public, seat: Seat) -> u32 {
        self.0.undo_epoch(public, seat)
    }

    fn is_aside(&self, public: &G::Public, seat: Seat) -> bool {
        self.0.is_aside(public, seat)
    }
}

impl<G: Evaluate> Evaluate for Watched<G> {
    type Weights = G::Weights;

    const WEIGHTS: &'static str = G::WEIGHTS;
    const FORESIGHT: Foresight = G::FORESIGHT;
    const LADDER: [u8; 4] = G::LADDER;

    fn weights(&self) -> &G::Weights {
        self.0.weights()
    }

    fn with_weights(&self, weights: G::Weights) -> Self {
        Watched(Box::leak(Box::new(self.0.with_weights(weights))))
    }

    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        self.0.evaluate(state, seat)
    }

    fn turn(&self, public: &G::Public, seat: Seat) -> u32 {
        self.0.turn(public, seat)
    }

    fn own_turn(&self, public: &G::Public, seat: Seat) -> u32 {
        self.0.own_turn(public, seat)
    }
}

//! How long bots think.

use std::sync::Mutex;
use std::time::Instant;

use bocage_bots::Bot;
use bocage_engine::{Evaluate, QuickRng, Seat, ViewOf};

/// Time that was spent.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clock {
    pub thoughts: u32,
    pub milliseconds: f64,
}

/// A bot whose time is taken.
pub(crate) struct Clocked<'a, G: Evaluate> {
    pub bot: Box<dyn Bot<G> + 'a>,
    pub clock: &'a Mutex<Clock>,
}

impl<G: Evaluate> Bot<G> for Clocked<'_, G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let began = Instant::now();
        let choice = self.bot.choose(game, view, seat, rng);
        if let Ok(mut clock) = self.clock.lock() {
            clock.thoughts += 1;
            clock.milliseconds += began.elapsed().as_secs_f64() * 1000.0;
        }
        choice
    }
}

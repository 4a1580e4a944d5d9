//! Bots between two questions: who is asked again goes on with what it knows.
//!
//! A bot that finds another position than it expected forgets by itself, so that an old one does no harm.

use std::any::Any;
use std::collections::VecDeque;

use bocage_bots::{Bot, Budget, Clock, Level};
use bocage_engine::{Evaluate, Seat};

use crate::Question;

/// A bot that has been asked before.
pub struct Mind {
    level: Level,
    /// A `Box<dyn Bot<G>>` of its game.
    bot: Box<dyn Any + Send>,
}

/// The bots that were asked last: so many at most, one for each seat of each table.
pub struct Minds {
    most: usize,
    kept: VecDeque<(String, Seat, Mind)>,
}

impl Minds {
    /// Room for so many bots.
    pub fn new(most: usize) -> Self {
        Minds { most, kept: VecDeque::new() }
    }

    /// Takes out the bot of the seat that is asked, if it is there.
    pub fn take(&mut self, question: &Question) -> Option<Mind> {
        let asked =
            |(table, seat, _): &(String, Seat, Mind)| (table, seat) == (&question.table, &question.seat);
        let place = self.kept.iter().position(asked)?;
        self.kept.remove(place).map(|(.., mind)| mind)
    }

    /// Keeps the bot of the seat that was asked; the one that was asked longest ago makes room for it.
    pub fn keep(&mut self, question: &Question, mind: Mind) {
        self.kept.push_back((question.table.clone(), question.seat, mind));
        while self.kept.len() > self.most {
            self.kept.pop_front();
        }
    }
}

/// The bot that was kept, if it is of this kind, or a new one.
pub(crate) fn bot<G: Evaluate>(mind: Option<Mind>, level: Level, clock: Clock) -> Box<dyn Bot<G>> {
    let fits = mind.filter(|mind| mind.level == level);
    match fits.map(|mind| mind.bot.downcast::<Box<dyn Bot<G>>>()) {
        Some(Ok(bot)) => *bot,
        _ => level.bot_within(Budget::Milliseconds(level.milliseconds(), clock)),
    }
}

/// What is kept of a bot; nothing of one that does not search, which knows nothing.
pub(crate) fn mind<G: Evaluate>(bot: Box<dyn Bot<G>>, level: Level) -> Option<Mind> {
    (level.milliseconds() > 0.0).then(|| Mind { level, bot: Box::new(bot) })
}

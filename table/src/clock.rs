//! Clocks: each waited person has one that runs; several may run at once.
//!
//! A turn ends for the clock when a decision of the seat can no longer be taken back. Only then is
//! time given again, so that deciding and taking back again and again gains nothing.

use serde::{Deserialize, Serialize};

use crate::limits;

const DAY: u64 = 24 * 60 * 60 * 1000;
const MINUTE: u64 = 60 * 1000;

/// How much time people have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As much as they like.
    #[default]
    None,
    /// Slow play: so many days for each turn.
    PerMove {
        /// Days.
        days: u8,
    },
    /// A clock for the whole game.
    PerGame {
        /// Minutes at the start.
        minutes: u16,
        /// Seconds given back at the end of each turn.
        increment_seconds: u16,
    },
}

impl Pace {
    pub(crate) fn is_valid(self) -> bool {
        match self {
            Pace::None => true,
            Pace::PerMove { days } => limits::DAYS.contains(&days),
            Pace::PerGame { minutes, increment_seconds } => {
                limits::MINUTES.contains(&minutes) && increment_seconds <= limits::INCREMENT
            }
        }
    }

    /// Milliseconds at the start, if time is limited at all.
    fn full(self) -> Option<u64> {
        match self {
            Pace::None => None,
            Pace::PerMove { days } => Some(u64::from(days) * DAY),
            Pace::PerGame { minutes, .. } => Some(u64::from(minutes) * MINUTE),
        }
    }
}

/// What a clock shows, as of the entry that the situation belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFace {
    /// Milliseconds left at that time; none means without limit.
    pub left_ms: Option<u64>,
    /// Does it run? Then it reads less by what has passed since.
    pub running: bool,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    left: Option<u64>,
    /// Up to when the running time is charged; none if the clock stands.
    charged: Option<u64>,
    /// When the seat began to be waited on, or last did something.
    idle_since: u64,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Self {
        Clock { left: pace.full(), charged: None, idle_since: 0 }
    }

    /// Charges the time up to `now` and lets the clock run on, or stand.
    pub(crate) fn turn_to(&mut self, pace: Pace, now: u64, runs: bool) {
        match self.charged {
            Some(charged) => {
                let spent = now.saturating_sub(charged);
                self.left = self.left.map(|left| left.saturating_sub(spent));
            }
            None if runs => {
                self.idle_since = now;
                if let Pace::PerMove { .. } = pace {
                    self.left = pace.full();
                }
            }
            None => {}
        }
        self.charged = runs.then_some(now);
    }

    /// The seat did something.
    pub(crate) fn touch(&mut self, now: u64) {
        self.idle_since = now;
    }

    /// The seat ended a turn.
    pub(crate) fn end_turn(&mut self, pace: Pace) {
        match pace {
            Pace::None => {}
            Pace::PerMove { .. } => self.left = pace.full(),
            Pace::PerGame { increment_seconds, .. } => {
                self.left = self.left.map(|left| left.saturating_add(u64::from(increment_seconds) * 1000));
            }
        }
    }

    /// The table was away for `down` milliseconds, which nobody is charged for.
    pub(crate) fn credit(&mut self, down: u64, now: u64) {
        self.charged = self.charged.map(|charged| charged.saturating_add(down).min(now));
        self.idle_since = self.idle_since.saturating_add(down).min(now);
    }

    /// When the time will be up, if the clock runs and is limited.
    pub(crate) fn deadline(&self) -> Option<u64> {
        Some(self.charged?.saturating_add(self.left?))
    }

    pub(crate) fn is_up(&self, now: u64) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now)
    }

    /// Is there no time left to come back to?
    pub(crate) fn is_empty(&self) -> bool {
        self.left == Some(0)
    }

    /// For how long the seat has been waited on without doing anything.
    pub(crate) fn idle(&self, now: u64) -> u64 {
        if self.charged.is_some() { now.saturating_sub(self.idle_since) } else { 0 }
    }

    pub(crate) fn face(&self) -> ClockFace {
        ClockFace { left_ms: self.left, running: self.charged.is_some() }
    }
}

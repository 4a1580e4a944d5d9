//! How long a bot may think: in simulations, which anybody can repeat, or by a clock.

/// A clock: milliseconds since any fixed moment. Pages have no `std::time::Instant` and bring their own.
pub type Clock = fn() -> f64;

/// The clock of the machine.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub fn machine_clock() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many simulations: the same view and seed give the same choice on every machine.
    Simulations(u32),
    /// So many milliseconds by this clock.
    Milliseconds(f64, Clock),
}

impl Budget {
    /// So many milliseconds by the clock of the machine.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn milliseconds(milliseconds: f64) -> Self {
        Budget::Milliseconds(milliseconds, machine_clock)
    }

    /// The same, or so many simulations if it is fewer.
    pub(crate) fn at_least(self, simulations: u32) -> Self {
        match self {
            Budget::Simulations(all) => Budget::Simulations(all.max(simulations)),
            time => time,
        }
    }

    /// The part that each of several has who think at the same time.
    pub(crate) fn shared(self, several: u32) -> Self {
        match self {
            Budget::Simulations(all) => Budget::Simulations(all.div_ceil(several.max(1))),
            time => time,
        }
    }

    /// Starts to count.
    pub(crate) fn start(self) -> Meter {
        let began = match self {
            Budget::Simulations(_) => 0.0,
            Budget::Milliseconds(_, clock) => clock(),
        };
        Meter { budget: self, began, most: u32::MAX, done: 0 }
    }
}

/// A budget that is being used up.
#[derive(Clone, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    began: f64,
    /// More simulations than this are not begun, however much time there is.
    most: u32,
    done: u32,
}

impl Meter {
    /// Begins another simulation, if there is budget for it.
    pub(crate) fn begin(&mut self) -> bool {
        let begins = self.done < self.most && self.spent() < 1.0;
        self.done += u32::from(begins);
        begins
    }

    /// A search on the way of so many positions at most, which ends with the time of the whole.
    pub(crate) fn search(&self, positions: u32) -> Meter {
        let budget = match self.budget {
            Budget::Simulations(_) => Budget::Simulations(positions),
            time => time,
        };
        Meter { budget, most: positions, done: 0, ..*self }
    }

    /// For ordering the menu before it is played on. A rollout is dozens of steps; the order may take as long
    /// as a few of them for each action, or a fifth of the time.
    pub(crate) fn for_order(&self) -> Meter {
        let order = match self.budget {
            Budget::Simulations(all) => Budget::Simulations(all.saturating_mul(16)),
            time => time,
        };
        Meter { budget: order, done: 0, ..*self }.until(self.spent() + 0.2)
    }

    /// For one of so many parts of the work: its simulations.
    pub(crate) fn divided(&self, parts: u32) -> Meter {
        Meter { budget: self.budget.shared(parts), done: 0, ..*self }
    }

    /// The same, but the time is up when this share of it is used.
    pub(crate) fn until(&self, share: f64) -> Meter {
        let budget = match self.budget {
            Budget::Milliseconds(all, clock) => Budget::Milliseconds(all * share.min(1.0), clock),
            simulations => simulations,
        };
        Meter { budget, ..*self }
    }

    /// How many simulations were begun.
    pub(crate) fn begun(&self) -> u32 {
        self.done
    }

    /// Is the time up in the middle of a simulation?
    pub(crate) fn is_late(&self) -> bool {
        matches!(self.budget, Budget::Milliseconds(..)) && self.spent() >= 1.0
    }

    /// The share of the budget that is used up, at most 1: a busy machine may overshoot by any time.
    pub(crate) fn spent(&self) -> f64 {
        let share = match self.budget {
            Budget::Simulations(0) => 1.0,
            Budget::Simulations(all) => f64::from(self.done) / f64::from(all),
            Budget::Milliseconds(all, clock) if all > 0.0 => (clock() - self.began) / all,
            Budget::Milliseconds(..) => 1.0,
        };
        // A clock that gives no number, or goes backwards, has run out.
        if (0.0..1.0).contains(&share) { share } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        static NOW: Cell<f64> = const { Cell::new(0.0) };
    }

    fn wait(milliseconds: f64) {
        NOW.set(NOW.get() + milliseconds);
    }

    #[test]
    fn all_parts_of_a_thought_end_with_the_whole() {
        let whole = Budget::Milliseconds(100.0, || NOW.get()).start();
        let quarter = whole.until(0.25);
        wait(20.0);
        assert!(!quarter.is_late());
        wait(6.0);
        assert!(quarter.is_late() && !whole.is_late());
        // A fifth of the time, from now on.
        let order = whole.for_order();
        wait(19.0);
        assert!(!order.is_late());
        wait(2.0);
        assert!(order.is_late());
        let last = whole.divided(3).until(2.0);
        wait(60.0);
        assert!(whole.is_late() && last.is_late() && whole.search(5).is_late());
    }

    #[test]
    fn simulations_are_shared_out_and_never_late() {
        let count = |mut meter: Meter| (0..1000).take_while(|_| meter.begin()).count();
        let whole = Budget::Simulations(30).start();
        assert_eq!(count(whole.clone()), 30);
        assert_eq!(count(whole.divided(4)), 8);
        assert_eq!(count(whole.until(0.1)), 30);
        assert_eq!(count(whole.for_order()), 480);
        assert_eq!(count(whole.search(7)), 7);
        assert!(!whole.is_late());
    }
}

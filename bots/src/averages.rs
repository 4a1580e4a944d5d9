//! Move averages (MAST): how well each decision did wherever it was taken.

use bocage_engine::{MAX_SEATS, Seat};

/// What came of every decision, by seat and the decision's number.
#[derive(Default)]
pub(crate) struct Averages {
    count: usize,
    sums: Vec<(f32, u32)>,
    all: [(f32, u32); MAX_SEATS],
}

impl Averages {
    /// Forgets everything; there are `count` different decisions.
    pub(crate) fn clear(&mut self, count: usize) {
        self.count = count;
        self.sums.clear();
        self.sums.resize(count * MAX_SEATS, (0.0, 0));
        self.all = Default::default();
    }

    /// Notes what came of a decision.
    pub(crate) fn note(&mut self, seat: Seat, index: usize, worth: f32) {
        let place = seat.index() * self.count + index;
        for (sum, times) in
            self.sums.get_mut(place).into_iter().chain(&mut self.all[seat.index()..=seat.index()])
        {
            *sum += worth;
            *times += 1;
        }
    }

    /// What came of a decision on average; of an unknown one, what comes of any.
    pub(crate) fn of(&self, seat: Seat, index: usize) -> f32 {
        let known = self.sums.get(seat.index() * self.count + index).filter(|(_, times)| *times > 0);
        let (sum, times) = known.copied().unwrap_or(self.all[seat.index()]);
        sum / times.max(1) as f32
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_of_a_seat_and_a_decision_and_can_be_forgotten() {
        let [me, other] = [Seat(0), Seat(1)];
        let mut averages = Averages::default();
        averages.clear(3);
        for (seat, index, worth) in [(me, 0, 4.0), (me, 0, 8.0), (me, 2, 3.0), (other, 0, 50.0)] {
            averages.note(seat, index, worth);
        }
        assert_eq!([0, 2].map(|index| averages.of(me, index)), [6.0, 3.0]);
        assert_eq!(averages.of(me, 1), 5.0, "nobody knows it, so it is as good as any");
        assert_eq!([0, 1].map(|index| averages.of(other, index)), [50.0; 2]);
        averages.clear(3);
        assert_eq!([0, 1, 2].map(|index| averages.of(me, index)), [0.0; 3]);
    }
}

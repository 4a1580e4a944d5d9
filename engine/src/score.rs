//! Points by category, and the order of the players.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Seat;

/// One seat's points, one entry per scoring category of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ScoreSheet(ArrayVec<[i32; 16]>);

impl ScoreSheet {
    /// A sheet with these points, in the order of the game's categories.
    ///
    /// # Panics
    /// If there are more than sixteen categories.
    pub fn new(points: &[i32]) -> Self {
        ScoreSheet(points.iter().copied().collect())
    }

    /// Points by category.
    pub fn points(&self) -> &[i32] {
        &self.0
    }

    /// The sum.
    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }
}

/// The order of the players, best first, with shared places where the rules share them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ranking(ArrayVec<[(u8, Seat); crate::MAX_SEATS]>);

impl Ranking {
    /// Orders `seats` by `key`, smallest key first; equal keys share a place.
    pub fn by<K: Ord>(seats: impl Iterator<Item = Seat>, key: impl Fn(Seat) -> K) -> Self {
        let mut order: ArrayVec<[(u8, Seat); crate::MAX_SEATS]> = seats.map(|seat| (0, seat)).collect();
        order.sort_by(|a, b| key(a.1).cmp(&key(b.1)).then(a.1.cmp(&b.1)));
        for i in 0..order.len() {
            let tied = i > 0 && key(order[i - 1].1) == key(order[i].1);
            order[i].0 = if tied { order[i - 1].0 } else { i as u8 };
        }
        Ranking(order)
    }

    /// Seats with their places (0 is the winner), best first.
    pub fn places(&self) -> &[(u8, Seat)] {
        &self.0
    }

    /// Those on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|(place, _)| *place == 0).map(|&(_, seat)| seat)
    }

    /// The place of `seat`, 0 for a winner.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.0.iter().find(|(_, other)| *other == seat).map(|&(place, _)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place() {
        let points = [5, 9, 9, 7];
        let ranking = Ranking::by(Seat::all(4), |seat| -points[seat.index()]);
        assert_eq!(ranking.places(), [(0, Seat(1)), (0, Seat(2)), (2, Seat(3)), (3, Seat(0))]);
        assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(ranking.place(Seat(0)), Some(3));
    }
}

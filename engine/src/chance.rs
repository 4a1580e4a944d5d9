//! Chance: one seed per game, and streams of random numbers keyed by event.
//!
//! A draw depends on the seed and on *what* is drawn ("the second refill of the deck"), never on how
//! many draws came before it. Two lines of play from the same deal therefore meet the same later
//! draws, which paired comparisons of players need, and undo cannot be used to re-roll.
//!
//! The numbers are ChaCha8 with a fixed layout of the key, and the shuffle is written out here:
//! neither may ever change, because old records must replay to the same game for ever.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The seed of a game. Kept secret while the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim().parse().map(Seed)
    }
}

// Readable formats carry a string: many JSON readers round numbers above 2^53.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&self.0)
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            // The name of a message: a person may have written it.
            text.parse().map_err(|_| de::Error::custom("file-seed"))
        } else {
            u64::deserialize(deserializer).map(Seed)
        }
    }
}

/// The chance of one game: give it an event, get that event's stream of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(Seed);

impl Chance {
    /// The chance that follows from `seed`.
    pub const fn new(seed: Seed) -> Self {
        Chance(seed)
    }

    /// The seed itself, for records of finished games.
    pub const fn seed(&self) -> Seed {
        self.0
    }

    /// The stream of the `nth` occurrence of `event` (a number that the game gives each kind of event).
    pub fn stream(&self, event: u32, nth: u32) -> impl Rng + use<> {
        let mut key = [0u8; 32];
        key[..8].copy_from_slice(&self.0.0.to_le_bytes());
        key[8..12].copy_from_slice(&event.to_le_bytes());
        key[12..16].copy_from_slice(&nth.to_le_bytes());
        key[16..].copy_from_slice(b"bocage chance v1");
        ChaCha8Rng::from_seed(key)
    }
}

/// Fair choices from any stream of numbers.
pub trait Draw: Rng {
    /// A fair whole number below `bound`; 0 if `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: one multiplication, and a rejection so rare that it costs nothing.
        let mut wide = u64::from(self.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// Puts `items` into a fair random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A fair choice of one item.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

impl<R: Rng + ?Sized> Draw for R {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_depend_on_the_event_alone() {
        let chance = Chance::new(Seed(7));
        let first: Vec<u32> = (0..4).map(|_| chance.stream(1, 0).next_u32()).collect();
        assert!(first.iter().all(|&n| n == first[0]));
        assert_ne!(chance.stream(1, 0).next_u32(), chance.stream(1, 1).next_u32());
        assert_ne!(chance.stream(1, 0).next_u32(), chance.stream(2, 0).next_u32());
        assert_ne!(chance.stream(1, 0).next_u32(), Chance::new(Seed(8)).stream(1, 0).next_u32());
    }

    #[test]
    fn shuffles_never_change() {
        // If this fails, every record ever saved would replay to another game.
        let mut cards: Vec<u8> = (0..10).collect();
        Chance::new(Seed(42)).stream(3, 1).shuffle(&mut cards);
        assert_eq!(cards, SHUFFLE_42_3_1);
    }

    const SHUFFLE_42_3_1: [u8; 10] = [6, 7, 9, 1, 3, 8, 5, 4, 0, 2];

    #[test]
    fn choices_are_fair() {
        let mut rng = Chance::new(Seed(1)).stream(0, 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_500..10_500).contains(&n)), "{counts:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.pick::<u8>(&[]), None);
    }

    #[test]
    fn seeds_survive_json_whole() {
        let json = serde_json::to_string(&Seed(u64::MAX)).unwrap();
        assert_eq!(json, "\"18446744073709551615\"");
        assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), Seed(u64::MAX));
    }
}

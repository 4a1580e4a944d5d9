//! The stable hash of a state: XXH64 over its postcard bytes.
//!
//! `std::hash::Hash` is not used: what `#[derive(Hash)]` feeds to a hasher is not specified and
//! differs with the width of `usize`. Postcard's wire format is, and does not.

use std::fmt;
use std::str::FromStr;

use postcard::ser_flavors::Flavor;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use xxhash_rust::xxh64::Xxh64;

/// A stable 64-bit hash, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct StateHash(pub u64);

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for StateHash {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(StateHash)
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| de::Error::custom("file-hash"))
    }
}

struct Hashing(Xxh64);

impl Flavor for Hashing {
    type Output = u64;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.update(&[byte]);
        Ok(())
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0.update(bytes);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<u64> {
        Ok(self.0.digest())
    }
}

/// The stable hash of any plain data.
pub fn stable_hash<T: Serialize + ?Sized>(data: &T) -> StateHash {
    // Serialising plain data into a hasher cannot fail: there is no buffer to fill, and states hold
    // no type that postcard refuses. Conformance checks it for every game.
    StateHash(postcard::serialize_with_flavor(data, Hashing(Xxh64::new(0))).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_never_changes() {
        assert_eq!(stable_hash(&(1u8, -2i32, [3u64; 4], "bocage")).to_string(), "1d10120e7f569514");
    }

    #[test]
    fn hashes_round_trip_as_text() {
        let hash = StateHash(0x0123_4567_89ab_cdef);
        assert_eq!(hash.to_string(), "0123456789abcdef");
        assert_eq!("0123456789abcdef".parse(), Ok(hash));
    }
}

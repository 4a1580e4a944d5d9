//! Information in types: what all see, what one seat sees, what nobody sees.

use std::fmt;
use std::hash::Hash;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{MAX_SEATS, Seat, StateHash, stable_hash};

/// Plain data about a game: comparable, hashable, printable, savable.
pub trait Facts:
    Clone + PartialEq + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Facts for T where
    T: Clone + PartialEq + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The whole state of a game. Only the table that runs the game, and searches over guesses, have one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<P, V, S> {
    /// What everybody sees.
    pub public: P,
    /// What each seat alone sees.
    pub private: [V; MAX_SEATS],
    /// What nobody sees: orders of decks, contents of bags, the seed.
    pub secret: S,
}

impl<P: Facts, V: Facts, S: Facts> State<P, V, S> {
    /// What `observer` may see: a seat sees its own secrets, a spectator (`None`) only what all see.
    ///
    /// This is the only way from a state to a view, so a view cannot contain anything else.
    pub fn view(&self, observer: Option<Seat>) -> View<P, V> {
        let private = observer.and_then(|seat| self.private.get(seat.index()));
        View { observer, public: self.public.clone(), private: private.cloned() }
    }

    /// A number that identifies this state, equal on every platform and in every release of the
    /// same rules version.
    pub fn hash64(&self) -> StateHash {
        stable_hash(self)
    }
}

/// What one observer may know of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(
    serialize = "P: Serialize, V: Serialize",
    deserialize = "P: Deserialize<'de>, V: Deserialize<'de>"
))]
pub struct View<P, V> {
    /// Who looks: a seat, or a spectator.
    pub observer: Option<Seat>,
    /// What everybody sees.
    pub public: P,
    /// What this seat alone sees; nothing for a spectator.
    #[serde(with = "none_or_one")]
    pub private: Option<V>,
}

/// An option as a list of none or one: in games without private facts `Some(())` would be written
/// like `None`, and a seat would look like a spectator.
mod none_or_one {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<V: Serialize, S: Serializer>(
        value: &Option<V>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.as_slice().serialize(serializer)
    }

    pub(super) fn deserialize<'de, V: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<V>, D::Error> {
        Vec::deserialize(deserializer).map(|list: Vec<V>| list.into_iter().next())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn views_survive_json_even_without_private_facts() {
        let state = State { public: 3u8, private: [(); MAX_SEATS], secret: 4u8 };
        for observer in [None, Some(Seat(1))] {
            let view = state.view(observer);
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View<u8, ()>>(&json).unwrap(), view, "{json}");
        }
    }
}

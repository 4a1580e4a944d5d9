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
pub struct View<P, V> {
    /// Who looks: a seat, or a spectator.
    pub observer: Option<Seat>,
    /// What everybody sees.
    pub public: P,
    /// What this seat alone sees; nothing for a spectator.
    pub private: Option<V>,
}

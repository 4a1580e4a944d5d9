//! Paint: what a shape is filled or stroked with.

use crate::ink::Ink;
use crate::livery::Livery;
use crate::symbol::Symbol;

/// Fill or stroke of a shape: an ink, a texture, the current colour, or nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// Not painted.
    None,
    /// A flat ink.
    Ink(Ink),
    /// A repeated texture (see [`crate::art::textures`]).
    Texture(&'static Symbol),
    /// The colour of the surrounding group: how one drawing serves five seats.
    Current,
}

impl From<Ink> for Paint {
    fn from(ink: Ink) -> Self {
        Paint::Ink(ink)
    }
}

impl From<Livery> for Paint {
    fn from(livery: Livery) -> Self {
        Paint::Ink(livery.ink())
    }
}

impl From<&'static Symbol> for Paint {
    fn from(texture: &'static Symbol) -> Self {
        Paint::Texture(texture)
    }
}

//! What is still to be resolved: a small stack of pending steps, kept inside the state.
//!
//! A step is plain data, so a game can be saved, sent and restored in the middle of anything.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// A stack of at most `N` pending steps; the top one is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "S: Serialize + Default", deserialize = "S: Deserialize<'de> + Default"))]
pub struct Agenda<S: Default, const N: usize>(ArrayVec<[S; N]>);

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// Adds a step that must be resolved before those below it.
    ///
    /// # Panics
    /// If the agenda is full: a game's `N` is the depth its rules can reach.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// The step being resolved.
    #[inline]
    pub fn top(&self) -> Option<&S> {
        self.0.last()
    }

    /// The step being resolved, to note progress.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.0.last_mut()
    }

    /// Ends the step being resolved.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Is nothing pending?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets everything that is pending.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All pending steps, the one being resolved last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &S> {
        self.0.iter()
    }
}

impl<S: Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Agenda(ArrayVec::default())
    }
}

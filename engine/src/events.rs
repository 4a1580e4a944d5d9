//! What happened, told to whoever listens. In simulation nobody does, and telling costs nothing.

/// Something that listens to a game's events.
pub trait Sink<E> {
    /// Hears one event. `event` is only built if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: the closure is never called and the call compiles to nothing.
impl<E> Sink<E> for () {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

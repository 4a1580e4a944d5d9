//! A game that remembers enough to take decisions back.
//!
//! A decision can be taken back by its seat while nothing was revealed and nothing became final
//! since ([`Game::undo_epoch`]), and if either it is the latest decision of all, or it is independent
//! of what others did meanwhile ([`Game::is_aside`]). Decisions beside the main flow
//! ([`Game::beside_epoch`]) are independent of everything: they neither wait for the others nor hold
//! them up. Taking back is forgetting the decision and replaying the rest; chance is keyed by event, so
//! a replay meets the same draws.

use crate::{Game, Refusal, Seat, Sink, StateOf};

/// One decision of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: A,
    epoch: u32,
    aside: bool,
    beside: bool,
}

/// A game in progress, with undo.
#[derive(Debug)]
pub struct History<G: Game> {
    start: StateOf<G>,
    entries: Vec<Entry<G::Action>>,
    now: StateOf<G>,
}

// Not derived: that would ask the game's material to be cloneable, which a history does not hold.
impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        History { start: self.start.clone(), entries: self.entries.clone(), now: self.now.clone() }
    }
}

impl<G: Game> History<G> {
    /// A history that begins here.
    pub fn new(state: StateOf<G>) -> Self {
        History { start: state.clone(), entries: Vec::new(), now: state }
    }

    /// The state as it is now.
    pub fn state(&self) -> &StateOf<G> {
        &self.now
    }

    /// The decisions that are in force and not yet final for everybody, oldest first.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// Does an action if it is legal.
    pub fn play(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal> {
        game.check(&self.now, seat, action)?;
        let public = &self.now.public;
        let epoch = epoch(game, public, seat, action);
        let beside = game.beside_epoch(public, seat, action).is_some();
        let aside = beside || game.is_aside(public, seat);
        game.apply_unchecked(&mut self.now, seat, action, sink);
        self.entries.push(Entry { seat, action, epoch, aside, beside });
        self.forget_what_is_final(game);
        Ok(())
    }

    /// What `seat` would take back now.
    pub fn undoable(&self, game: &G, seat: Seat) -> Option<&Entry<G::Action>> {
        self.undoable_index(game, seat).map(|index| &self.entries[index])
    }

    /// Takes back the latest decision of `seat` that it may.
    pub fn undo(&mut self, game: &G, seat: Seat) -> Result<Entry<G::Action>, Refusal> {
        let refused = Refusal::NothingToUndo(seat);
        let index = self.undoable_index(game, seat).ok_or(refused.clone())?;
        let mut entries = self.entries.clone();
        let taken_back = entries.remove(index);
        let mut now = self.start.clone();
        for entry in &entries {
            // An aside decision cannot make a later one illegal; if a game says otherwise, refuse
            // rather than lose somebody's decision.
            game.apply(&mut now, entry.seat, entry.action, &mut ()).map_err(|_| refused.clone())?;
        }
        self.entries = entries;
        self.now = now;
        Ok(taken_back)
    }

    /// The latest decision of `seat`, or if that is final the latest one of its other line: what is
    /// decided beside the main flow has nothing to do with what is decided in it.
    fn undoable_index(&self, game: &G, seat: Seat) -> Option<usize> {
        let line = |beside: bool| {
            self.entries.iter().rposition(|entry| entry.seat == seat && entry.beside == beside)
        };
        let free = |index: &usize| {
            let (entry, later) = (&self.entries[*index], &self.entries[index + 1..]);
            self.is_open(game, entry) && (entry.aside || later.iter().all(|later| later.beside))
        };
        [line(false), line(true)].into_iter().flatten().filter(free).max()
    }

    fn is_open(&self, game: &G, entry: &Entry<G::Action>) -> bool {
        entry.epoch == epoch(game, &self.now.public, entry.seat, entry.action)
    }

    fn forget_what_is_final(&mut self, game: &G) {
        let settled = self.entries.iter().take_while(|entry| !self.is_open(game, entry)).count();
        if settled == self.entries.len() {
            self.start = self.now.clone();
            self.entries.clear();
            return;
        }
        for entry in self.entries.drain(..settled) {
            game.apply_unchecked(&mut self.start, entry.seat, entry.action, &mut ());
        }
    }
}

/// The number that must stand for an action to be taken back.
fn epoch<G: Game>(game: &G, public: &G::Public, seat: Seat, action: G::Action) -> u32 {
    game.beside_epoch(public, seat, action).unwrap_or_else(|| game.undo_epoch(public, seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    // Compiling is the test: whoever holds a history of any game can try something on a copy.
    #[allow(dead_code)]
    fn any_history_can_be_copied<G: Game>(history: &History<G>) -> History<G> {
        history.clone()
    }
}

//! Quick decisions inside a search: good enough to tell what a position leads to.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, StateOf};

/// Who decides next in a search for `me`. Where several seats are waited on, one's own decisions come
/// first: they are those that are being thought about.
pub(crate) fn mover<G: Game>(game: &G, public: &G::Public, me: Seat) -> Option<Seat> {
    let waited = game.waited(public);
    if waited.contains(me) { Some(me) } else { waited.lowest() }
}

/// A decision that is to be taken quickly.
#[derive(Clone, Copy)]
pub(crate) struct Decision<'a, G: Game> {
    pub game: &'a G,
    pub state: &'a StateOf<G>,
    pub seat: Seat,
    /// How many of the legal actions are compared, drawn by lot.
    pub look: usize,
}

/// Decides quickly, with scratch space of its own.
pub(crate) struct Policy<G: Game> {
    list: ActionList<G::Action>,
}

impl<G: Evaluate> Policy<G> {
    pub(crate) fn new() -> Self {
        Policy { list: ActionList::new() }
    }

    /// The action that looks best one step ahead.
    pub(crate) fn greedy(&mut self, decision: &Decision<'_, G>, rng: &mut QuickRng) -> Option<G::Action> {
        let &Decision { game, state, seat, look } = decision;
        game.legal(state, seat, &mut self.list);
        let looked_at = look.min(self.list.len());
        if looked_at <= 1 {
            return rng.pick(&self.list).copied();
        }
        let mut best: Option<(f32, G::Action)> = None;
        for index in 0..looked_at {
            // A shuffle that stops early: drawn by lot, nothing twice.
            let other = index + rng.below((self.list.len() - index) as u32) as usize;
            self.list.swap(index, other);
            let action = self.list[index];
            let mut after = state.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            let worth = game.evaluate(&after, seat);
            if best.is_none_or(|(highest, _)| worth > highest) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

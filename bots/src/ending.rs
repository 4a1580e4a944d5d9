//! The end of the game, solved: where nobody else decides any more and few lines of play are left, the best
//! is found by trying all of them. Exact where nothing is drawn; else each of several worlds is solved as though
//! its draws were known.

use bocage_engine::{ActionList, Evaluate, Foresight, Game, QuickRng, Seat, StateOf, ViewOf};

use crate::budget::Meter;
use crate::outlook::outlook;
use crate::random::legal_from_view;

/// More positions than this are not tried, in each world.
const POSITIONS: u32 = 4000;

/// A line of play that is longer is not that of a last turn.
const DEPTH: usize = 24;

/// The share of the time after which it is given up.
const PATIENCE: f64 = 0.25;

/// What is drawn may matter to the end, so it is drawn several times.
const WORLDS: u32 = 3;

/// Solves endings, with scratch space of its own.
pub(crate) struct Ending<G: Game> {
    menu: ActionList<G::Action>,
    worth: Vec<f32>,
    /// The actions at every depth.
    lists: Vec<ActionList<G::Action>>,
}

/// What is solved.
struct Task<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    meter: &'a Meter,
    positions: u32,
}

impl<G: Evaluate> Ending<G> {
    pub(crate) fn new() -> Self {
        Ending { menu: ActionList::new(), worth: Vec::new(), lists: vec![ActionList::new(); DEPTH] }
    }

    /// The best action of `seat`, if everything that is left of the game can be tried in time.
    pub(crate) fn solve(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.menu);
        if self.menu.len() < 2 {
            return None;
        }
        // Most positions are no endings: there must be time left to think about them.
        let meter = &meter.until(PATIENCE);
        self.worth.clear();
        self.worth.resize(self.menu.len(), 0.0);
        for _ in 0..WORLDS {
            let world = game.determinize(view, rng);
            let mut task = Task { game, seat, meter, positions: POSITIONS };
            for index in 0..self.menu.len() {
                self.worth[index] += self.after(&mut task, &world, self.menu[index], 0)?;
            }
        }
        let ranked = self.menu.iter().zip(&self.worth);
        // The first of equals: which one it is does not matter.
        ranked.rev().max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| *action)
    }

    /// What the best line of play after an action comes to.
    fn after(
        &mut self,
        task: &mut Task<'_, G>,
        before: &StateOf<G>,
        action: G::Action,
        depth: usize,
    ) -> Option<f32> {
        task.positions = task.positions.checked_sub(1)?;
        let (game, seat) = (task.game, task.seat);
        let mut state = before.clone();
        game.apply_unchecked(&mut state, seat, action, &mut ());
        if game.is_over(&state.public) {
            return Some(outlook(game, &state, Foresight::USUAL.rivalry)[seat.index()]);
        }
        let is_mine = game.waited(&state.public).contains(seat);
        let mut list =
            std::mem::take(self.lists.get_mut(depth).filter(|_| is_mine && !task.meter.is_late())?);
        game.legal(&state, seat, &mut list);
        let best = list.iter().try_fold(f32::NEG_INFINITY, |best, &action| {
            Some(self.after(task, &state, action, depth + 1)?.max(best))
        });
        self.lists[depth] = list;
        best
    }
}

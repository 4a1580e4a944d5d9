//! The end of the game, solved: where nobody else decides any more and few lines of play are left, the best
//! is found by trying all of them. Exact where nothing is drawn; else each of several worlds is solved as though
//! its draws were known.

use bocage_engine::{ActionList, Evaluate, Foresight, Game, QuickRng, ScoreSheet, Seat, StateOf, ViewOf};

use crate::budget::Meter;
use crate::outlook::{outlook, won};
use crate::random::legal_from_view;

/// More positions than this are not tried, in each world.
const POSITIONS: u32 = 4000;

/// A line of play that is longer is not that of a last turn.
const DEPTH: usize = 24;

/// The share of the time after which it is given up.
const PATIENCE: f64 = 0.25;

/// What is drawn may matter to the end, so it is drawn several times.
const WORLDS: usize = 3;

/// Solves endings, with scratch space of its own.
pub(crate) struct Ending<G: Game> {
    menu: ActionList<G::Action>,
    /// What comes of each action of the menu, world by world.
    worlds: Vec<Vec<End>>,
    /// The actions at every depth.
    lists: Vec<ActionList<G::Action>>,
}

/// How a game ends.
#[derive(Clone, Copy)]
struct End {
    worth: f32,
    sheet: ScoreSheet,
}

/// What a win is worth that is certain: more than any points.
pub(crate) const VICTORY: f32 = 1000.0;

/// What is solved.
struct Task<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    meter: &'a Meter,
    positions: u32,
}

impl<G: Evaluate> Ending<G> {
    pub(crate) fn new() -> Self {
        Ending {
            menu: ActionList::new(),
            worlds: vec![Vec::new(); WORLDS],
            lists: vec![ActionList::new(); DEPTH],
        }
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
        if !self.try_all(game, view, seat, meter, rng) {
            return None;
        }
        // The first of equals: which one it is does not matter.
        self.worths().rev().max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
    }

    /// Tries everything that is left of the game; `false` if it is too much.
    pub(crate) fn try_all(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> bool {
        legal_from_view(game, view, seat, &mut self.menu);
        if self.menu.len() < 2 {
            return false;
        }
        // Most positions are no endings: there must be time left to think about them.
        let meter = &meter.until(PATIENCE);
        for number in 0..WORLDS {
            let world = game.determinize(view, rng);
            let mut task = Task { game, seat, meter, positions: POSITIONS };
            self.worlds[number].clear();
            for index in 0..self.menu.len() {
                let Some(end) = self.after(&mut task, &world, self.menu[index], 0) else { return false };
                self.worlds[number].push(end);
            }
        }
        true
    }

    /// What each action is worth, in the order of the menu.
    pub(crate) fn worths(&self) -> impl DoubleEndedIterator<Item = (G::Action, f32)> {
        let worth = |index: usize| -> f32 { self.worlds.iter().map(|ends| ends[index].worth).sum() };
        self.menu.iter().enumerate().map(move |(index, action)| (*action, worth(index)))
    }

    /// What an action leads to, in each world: what it is worth, and the points.
    pub(crate) fn ends(&self, action: G::Action) -> impl Iterator<Item = (f32, ScoreSheet)> {
        let place = self.menu.binary_search(&action).ok();
        let end = move |ends: &Vec<End>| ends.get(place?).map(|end| (end.worth, end.sheet));
        self.worlds.iter().filter_map(end)
    }

    /// What the best line of play after an action comes to.
    fn after(
        &mut self,
        task: &mut Task<'_, G>,
        before: &StateOf<G>,
        action: G::Action,
        depth: usize,
    ) -> Option<End> {
        task.positions = task.positions.checked_sub(1)?;
        let (game, seat) = (task.game, task.seat);
        let mut state = before.clone();
        game.apply_unchecked(&mut state, seat, action, &mut ());
        if game.is_over(&state.public) {
            let points = outlook(game, &state, Foresight::USUAL.rivalry)[seat.index()];
            let worth = points + VICTORY * won(game, &state, seat);
            return Some(End { worth, sheet: game.score(&state.public, seat) });
        }
        let is_mine = game.waited(&state.public).contains(seat);
        let mut list =
            std::mem::take(self.lists.get_mut(depth).filter(|_| is_mine && !task.meter.is_late())?);
        game.legal(&state, seat, &mut list);
        let mut best: Option<End> = None;
        let mut all = list.iter().map(|&action| self.after(task, &state, action, depth + 1));
        let tried = all.try_for_each(|end| {
            let end = end?;
            best = Some(best.filter(|best| best.worth >= end.worth).unwrap_or(end));
            Some(())
        });
        self.lists[depth] = list;
        tried.and(best)
    }
}

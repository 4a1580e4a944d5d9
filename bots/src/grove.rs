//! Rung 4: information-set Monte Carlo tree search for one observer.
//!
//! Every simulation guesses a world that fits the view and walks down one tree of decisions (open loop:
//! what is drawn is drawn anew each time). Everybody in the tree wants the best for themselves (max^n).
//! Large menus widen slowly, the decision that looks best first; a rollout to the end of a turn tells
//! what a new decision is worth. Where there are threads, each grows a tree of its own, and what they
//! know about the first decision is added up.

use bocage_engine::{Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::ending::Ending;
use crate::search::{Question, Search, shared};
use crate::shrub::Shrub;

/// Searches a tree.
pub struct Grove<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    order: Shrub<G>,
    /// One for each thread.
    searches: Vec<Search<G>>,
    /// The latest decision, and what should be seen after it if nothing was revealed and nobody else
    /// acted: then the trees below it still hold.
    expected: Option<(G::Action, ViewOf<G>)>,
}

impl<G: Evaluate> Grove<G> {
    /// A player with so many simulations, or so much time, on one thread.
    pub fn new(budget: Budget) -> Self {
        Grove::on_threads(budget, 1)
    }

    /// A player that thinks on several threads at once. Pages have but one.
    pub fn on_threads(budget: Budget, threads: usize) -> Self {
        Grove {
            budget,
            ending: Ending::new(),
            order: Shrub::new(budget.for_order()),
            searches: (0..threads.max(1)).map(|_| Search::new()).collect(),
            expected: None,
        }
    }

    /// Keeps the parts of the trees that the latest decision led to, if this is what was expected.
    fn go_on_or_forget(&mut self, view: &ViewOf<G>, seat: Seat) {
        let expected = self.expected.take().filter(|(_, after)| after == view);
        for search in &mut self.searches {
            if !expected.as_ref().is_some_and(|(action, _)| search.follow(seat, *action)) {
                search.clear();
            }
        }
    }

    fn think(&mut self, question: &Question<'_, G>, meter: Meter, rng: &mut QuickRng) {
        match self.searches.as_mut_slice() {
            [only] => only.think(question, meter, rng),
            several => std::thread::scope(|scope| {
                for search in several {
                    let mut luck = QuickRng::seed_from_u64(rng.next_u64());
                    let meter = meter.clone();
                    scope.spawn(move || search.think(question, meter, &mut luck));
                }
            }),
        }
    }

    /// The decision that was searched most; before anything was, the first of the menu.
    fn favourite(&self, question: &Question<'_, G>) -> Option<G::Action> {
        let known = |action| {
            let all = self.searches.iter().map(|search| search.known(question.seat, action));
            let (visits, sum) = all.fold((0, 0.0), |sum, known| (sum.0 + known.0, sum.1 + known.1));
            (visits, sum / f64::from(visits.max(1)))
        };
        let searched = question.menu.iter().map(|(action, _)| (*action, known(*action)));
        let best = searched.filter(|(_, (visits, _))| *visits > 0).max_by(|(_, a), (_, b)| {
            let visits = a.0.cmp(&b.0);
            visits.then(a.1.total_cmp(&b.1))
        });
        best.map(|(action, _)| action).or(question.menu.first().map(|(action, _)| *action))
    }
}

impl<G: Evaluate> Bot<G> for Grove<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        // The time that the order of the menu takes counts.
        let meter = shared(self.budget, self.searches.len()).start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        let menu = self.order.order(game, view, seat, rng);
        let question = Question { game, view, seat, menu: &menu };
        self.go_on_or_forget(view, seat);
        if menu.len() > 1 {
            self.think(&question, meter, rng);
        }
        let choice = self.favourite(&question)?;
        let mut after = game.determinize(view, rng);
        game.apply_unchecked(&mut after, seat, choice, &mut ());
        self.expected = Some((choice, after.view(Some(seat))));
        Some(choice)
    }
}

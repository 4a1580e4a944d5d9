//! Rung 4: information-set Monte Carlo tree search for one observer.
//!
//! A contest as Tree holds it leaves a few decisions over; they are the first branches. Then worlds that fit
//! the view are guessed, one after the other, and walked down one tree of decisions (open loop: what is
//! drawn is drawn anew each time): one's own turn on the best way there is in that world, and from there on
//! everybody wants the best for themselves (max^n). Large menus widen slowly, the decision that looks best
//! first; a rollout tells what a new decision is worth. Where there are threads, each grows a tree of its
//! own, and what they know about the first decision is added up.

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::contest::Question;
use crate::ending::Ending;
use crate::random::legal_from_view;
use crate::search::{Search, shared};

/// Searches a tree.
pub struct Grove<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    menu: ActionList<G::Action>,
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
            menu: ActionList::new(),
            searches: (0..threads.max(1)).map(|_| Search::new(budget)).collect(),
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

    /// The decision that was searched most, and among those the best; before any was, the first of the menu.
    fn favourite(&self, seat: Seat) -> Option<G::Action> {
        let known = self.menu.iter().map(|&action| {
            let all = self.searches.iter().flat_map(|search| search.known(seat));
            let here = all.filter(|known| known.0 == action);
            let (visits, sum) = here.fold((0, 0.0), |sum, known| (sum.0 + known.1, sum.1 + known.2));
            (action, visits, sum / f64::from(visits.max(1)))
        });
        // The first of equals.
        let best = known.rev().max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)));
        best.map(|(action, ..)| action)
    }
}

impl<G: Evaluate> Bot<G> for Grove<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let meter = shared(self.budget, self.searches.len()).start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        legal_from_view(game, view, seat, &mut self.menu);
        if self.menu.len() < 2 {
            return self.menu.first().copied();
        }
        self.go_on_or_forget(view, seat);
        self.think(&Question { game, view, seat }, meter, rng);
        let choice = self.favourite(seat)?;
        let mut after = game.determinize(view, rng);
        game.apply_unchecked(&mut after, seat, choice, &mut ());
        // What is known holds for the turn: the next one is played on further.
        let goes_on = game.turn(&after.public, seat) == game.turn(&view.public, seat);
        self.expected = goes_on.then(|| (choice, after.view(Some(seat))));
        Some(choice)
    }
}

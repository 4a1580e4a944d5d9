//! Rung 4: information-set Monte Carlo tree search for one observer.
//!
//! Worlds that fit the view are guessed, one after the other. In each of them the decisions that are left of
//! the menu are played on, as in Tree's contest (all with the same luck), but down one tree that remembers
//! what everybody's decisions led to in other worlds ([`Search`]), and with better play in the rollouts. Where there are threads, each holds a
//! contest and grows a tree of its own, and what they know about the first decision is put together.

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::contest::{Contest, Question};
use crate::ending::Ending;
use crate::random::legal_from_view;
use crate::search::Search;

/// How many ways to end the turn are offered to the tree for each decision.
const ENDS: usize = 4;

/// Searches a tree.
pub struct Grove<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    menu: ActionList<G::Action>,
    /// One for each thread.
    thoughts: Vec<Thought<G>>,
    /// The latest decision, and what should be seen after it if nothing was revealed and nobody else
    /// acted: then the trees below it still hold.
    expected: Option<(G::Action, ViewOf<G>)>,
}

/// What one thread thinks with.
struct Thought<G: Game> {
    contest: Contest<G>,
    search: Search<G>,
}

impl<G: Evaluate> Grove<G> {
    /// A player with so many simulations, or so much time, on one thread.
    pub fn new(budget: Budget) -> Self {
        Grove::on_threads(budget, 1)
    }

    /// A player that thinks on several threads at once. Pages have but one.
    pub fn on_threads(budget: Budget, threads: usize) -> Self {
        let trust = f32::from(G::FORESIGHT.trust) / 100.0;
        let thought = |_| Thought { contest: Contest::new(budget, ENDS, trust), search: Search::new() };
        Grove {
            budget,
            ending: Ending::new(),
            menu: ActionList::new(),
            thoughts: (0..threads.max(1)).map(thought).collect(),
            expected: None,
        }
    }

    /// Keeps the parts of the trees that the latest decision led to, if this is what was expected.
    fn go_on_or_forget(&mut self, view: &ViewOf<G>, seat: Seat) {
        let expected = self.expected.take().filter(|(_, after)| after == view);
        for Thought { search, .. } in &mut self.thoughts {
            if !expected.as_ref().is_some_and(|(action, _)| search.follow(seat, *action)) {
                search.clear();
            }
        }
    }

    fn think(&mut self, question: &Question<'_, G>, meter: Meter, rng: &mut QuickRng) {
        match self.thoughts.as_mut_slice() {
            [only] => only.think(question, meter, rng),
            several => std::thread::scope(|scope| {
                for thought in several {
                    let mut luck = QuickRng::seed_from_u64(rng.next_u64());
                    let meter = meter.clone();
                    scope.spawn(move || thought.think(question, meter, &mut luck));
                }
            }),
        }
    }

    /// The decision that is best by all contests together: the one that was played on most of those that are left,
    /// and among equals the one with the least distance to the best of each. What earlier decisions of the turn knew
    /// counts, so a plan is kept unless it drops out: the mean of what is hardly known is too easily the highest.
    fn favourite(&self) -> Option<G::Action> {
        let known = self.menu.iter().map(|&action| {
            let (mut weight, mut behind) = (0.0, 0.0);
            for Thought { contest, .. } in &self.thoughts {
                let candidates = contest.candidates();
                let best = candidates.first().map_or(0.0, |first| first.mean());
                for candidate in candidates.iter().filter(|candidate| candidate.action == action) {
                    weight += candidate.weight;
                    behind += candidate.weight * (best - candidate.mean());
                }
            }
            (action, weight, behind)
        });
        // The first of equals.
        let best = known.rev().max_by(|a, b| a.1.total_cmp(&b.1).then(b.2.total_cmp(&a.2)));
        best.map(|(action, ..)| action)
    }
}

impl<G: Evaluate> Thought<G> {
    fn think(&mut self, question: &Question<'_, G>, mut meter: Meter, rng: &mut QuickRng) {
        self.contest.hold(question, &mut self.search, &mut meter, rng);
    }
}

impl<G: Evaluate> Bot<G> for Grove<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let meter = self.budget.shared(self.thoughts.len() as u32).start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        legal_from_view(game, view, seat, &mut self.menu);
        self.go_on_or_forget(view, seat);
        let choice = match self.menu.as_slice() {
            [only] => *only,
            _ => {
                self.think(&Question { game, view, seat }, meter, rng);
                self.favourite()?
            }
        };
        let mut after = game.determinize(view, rng);
        game.apply_unchecked(&mut after, seat, choice, &mut ());
        // What is known holds for the turn: the next one is played on further.
        let goes_on = game.turn(&after.public, seat) == game.turn(&view.public, seat);
        self.expected = goes_on.then(|| (choice, after.view(Some(seat))));
        Some(choice)
    }
}

//! Rung 4: information-set Monte Carlo tree search for one observer.
//!
//! Worlds that fit the view are guessed, one after the other. In each of them the decisions that are left of
//! the menu are played on, as in Tree's contest (all with the same luck), but down one tree that remembers
//! what everybody's decisions led to in other worlds ([`Search`]), and with better play in the rollouts. Where there
//! are threads, each grows a tree of its own ([`Council`]).

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::contest::{Contest, Question};
use crate::council::{Council, Member};
use crate::ending::Ending;
use crate::random::legal_from_view;
use crate::search::Search;

/// How many ways to end the turn are offered to the tree for each decision.
const ENDS: usize = 4;

/// Searches a tree.
pub struct Grove<G: Game> {
    ending: Ending<G>,
    menu: ActionList<G::Action>,
    council: Council<G, Search<G>>,
    /// The latest decision, and what should be seen after it if nothing was revealed and nobody else
    /// acted: then the trees below it still hold.
    expected: Option<(G::Action, ViewOf<G>)>,
}

impl<G: Evaluate> Grove<G> {
    /// A player with so many simulations, or so much time.
    pub fn new(budget: Budget) -> Self {
        let member = || {
            let trust = f32::from(G::FORESIGHT.trust) / 100.0;
            Member { contest: Contest::new(ENDS, trust), way: Search::new() }
        };
        Grove {
            ending: Ending::new(),
            menu: ActionList::new(),
            council: Council::new(budget, member),
            expected: None,
        }
    }

    /// Keeps the parts of the trees that the latest decision led to, if this is what was expected.
    fn go_on_or_forget(&mut self, view: &ViewOf<G>, seat: Seat) {
        let expected = self.expected.take().filter(|(_, after)| after == view);
        for search in self.council.ways() {
            if !expected.as_ref().is_some_and(|(action, _)| search.follow(seat, *action)) {
                search.clear();
            }
        }
    }
}

impl<G: Evaluate> Bot<G> for Grove<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let meter = self.council.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        legal_from_view(game, view, seat, &mut self.menu);
        self.go_on_or_forget(view, seat);
        let choice = match self.menu.as_slice() {
            [only] => *only,
            _ => {
                self.council.think(&Question { game, view, seat }, meter, rng);
                self.council.favourite(self.menu.iter().copied())?
            }
        };
        let mut after = game.determinize(view, rng);
        game.apply_unchecked(&mut after, seat, choice, &mut ());
        // What is known holds for the turn: the next one is played on further.
        let goes_on = game.turn(&after.public, seat) == game.turn(&view.public, seat);
        self.expected = goes_on.then(|| (choice, after.view(Some(seat))));
        Some(choice)
    }

    fn use_threads(&mut self, threads: usize) {
        self.council.use_threads(threads);
    }
}

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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_atiwa::Atiwa;
    use bocage_engine::{Seed, SeedableRng, StateOf};
    use bocage_evergreen::Evergreen;

    use crate::contest::PlayOn;

    use super::*;

    /// So many simulations for each decision.
    const EACH: u32 = 24;

    /// Lets a seat decide, and says how much it knew about what it could do before it thought: how often something
    /// was played on, beyond the simulations of this decision.
    fn knew<G: Evaluate>(grove: &mut Grove<G>, game: &G, state: &mut StateOf<G>, seat: Seat) -> u32 {
        let mut menu = ActionList::new();
        game.legal(state, seat, &mut menu);
        let mut rng = QuickRng::seed_from_u64(1);
        let choice = grove.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(state, seat, choice, &mut ()).unwrap();
        let way = grove.council.ways().next().unwrap();
        let known: u32 =
            menu.iter().filter_map(|action| way.known(seat, *action)).map(|(_, times)| times).sum();
        // Where there is no choice nothing is thought.
        if menu.len() > 1 { known - EACH } else { known }
    }

    #[test]
    fn a_turn_goes_on_with_what_is_known_until_something_is_revealed() {
        let game = Atiwa::standard();
        let seat = Seat(0);
        let mut state = game.setup(1, &Default::default(), Seed(1)).unwrap();
        let mut grove = Grove::new(Budget::Simulations(EACH));
        let mut latest = None;
        let (mut went_on, mut revealed, mut over) = (0, 0, 0);
        for _ in 0..30 {
            let (turn, epoch) = (game.turn(&state.public, seat), game.undo_epoch(&state.public, seat));
            let known = knew(&mut grove, game, &mut state, seat);
            let goes_on = latest == Some((turn, epoch));
            assert_eq!(known > 0, goes_on, "{known} from {latest:?} to {:?}", (turn, epoch));
            went_on += u32::from(goes_on);
            revealed += u32::from(latest.is_some_and(|(before, _)| before == turn) && !goes_on);
            over += u32::from(latest.is_some_and(|(before, known)| before != turn && known == epoch));
            latest = Some((turn, epoch));
        }
        assert!(went_on > 0 && revealed > 0 && over > 0, "{went_on}, {revealed}, {over}");
    }

    #[test]
    fn a_turn_goes_on_with_nothing_once_somebody_else_has_acted() {
        let game = Evergreen::standard();
        let [me, other] = [Seat(0), Seat(1)];
        let mut state = game.setup(2, &Default::default(), Seed(1)).unwrap();
        let mut grove = Grove::new(Budget::Simulations(EACH));
        let mut menu = ActionList::new();
        let mut latest = None;
        let (mut went_on, mut between) = (0, 0);
        for number in 0..24 {
            let turn = game.turn(&state.public, me);
            game.legal(&state, other, &mut menu);
            // Both play out their turns at once.
            if !menu.is_empty() && (number % 3 == 0 || !game.waited(&state.public).contains(me)) {
                game.apply(&mut state, other, menu[0], &mut ()).unwrap();
                between += u32::from(latest == Some(turn));
                latest = None;
                continue;
            }
            let known = knew(&mut grove, game, &mut state, me);
            let goes_on = latest == Some(turn);
            assert_eq!(known > 0, goes_on, "{known} from {latest:?} to {turn}");
            went_on += u32::from(goes_on);
            latest = Some(turn);
        }
        assert!(went_on > 0 && between > 0, "{went_on}, {between}");
    }
}

//! Rung 3: flat Monte Carlo over whole turns, as a contest between decisions.
//!
//! What a decision leads to is found by quick rollouts in which one looks one step ahead and others hardly
//! look (player-greedy).

use bocage_engine::{Evaluate, Game, QuickRng, Seat, Sight, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::contest::{Contest, PlayOn, Question, Start};
use crate::council::{Council, Member};
use crate::ending::Ending;
use crate::rollout::{Horizon, Luck, Manner, Rollout};

/// Three turns further, one step ahead at a time.
const MANNER: Manner = Manner::seeing(Sight { turns: 4, searches: false });

/// The search of the turn counts for so much of what is played on: quick rollouts err, and always in the same way, so
/// with many of them luck fades but not their error.
pub(crate) const TRUST: f32 = 0.08;

/// Plays its best decisions on.
pub struct Tree<G: Game> {
    ending: Ending<G>,
    council: Council<G, Rollout<G>>,
}

impl<G: Evaluate> Tree<G> {
    /// A player with so many rollouts, or so much time.
    pub fn new(budget: Budget) -> Self {
        let member = || Member { contest: Contest::new(1, TRUST), way: Rollout::new(MANNER) };
        Tree { ending: Ending::new(), council: Council::new(budget, member) }
    }
}

impl<G: Evaluate> Bot<G> for Tree<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let meter = self.council.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        self.council.think(&Question { game, view, seat }, meter, rng);
        self.council.favourite(self.council.left())
    }

    fn use_threads(&mut self, threads: usize) {
        self.council.use_threads(threads);
    }
}

impl<G: Evaluate> PlayOn<G> for Rollout<G> {
    fn play_on(
        &mut self,
        question: &Question<'_, G>,
        start: &Start<'_, G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<f32> {
        let &Question { game, seat, .. } = question;
        let mut horizon = Horizon::new(MANNER, game, &start.world.public, seat);
        let mut state = start.state(question, start.ends.first());
        self.play(game, &mut state, &mut horizon, &mut Luck::new(rng), meter)?;
        Some(horizon.outlook(game, &state)[seat.index()])
    }
}

//! Rung 3: flat Monte Carlo over whole turns, as a contest between decisions.
//!
//! What a decision leads to is found by quick rollouts in which one looks one step ahead and others hardly
//! look (player-greedy).

use bocage_engine::{Evaluate, Game, QuickRng, Seat, Sight, ViewOf};

use crate::Bot;
use crate::budget::{Budget, Meter};
use crate::contest::{Contest, PlayOn, Question, Start};
use crate::ending::Ending;
use crate::rollout::{Horizon, Luck, Manner, Rollout};

/// Three turns further, one step ahead at a time.
const MANNER: Manner = Manner::seeing(Sight { turns: 4, searches: false });

/// The search of the turn counts for so much of what is played on: quick rollouts err, and always in the same way, so
/// with many of them luck fades but not their error.
const TRUST: f32 = 0.08;

/// Plays its best decisions on.
pub struct Tree<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    contest: Contest<G>,
    rollout: Rollout<G>,
}

impl<G: Evaluate> Tree<G> {
    /// A player with so many rollouts, or so much time.
    pub fn new(budget: Budget) -> Self {
        let contest = Contest::new(budget, 1, TRUST);
        Tree { budget, ending: Ending::new(), contest, rollout: Rollout::new(MANNER) }
    }
}

impl<G: Evaluate> Bot<G> for Tree<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let mut meter = self.budget.start();
        if let Some(best) = self.ending.solve(game, view, seat, &meter, rng) {
            return Some(best);
        }
        self.contest.hold(&Question { game, view, seat }, &mut self.rollout, &mut meter, rng);
        self.contest.candidates().first().map(|candidate| candidate.action)
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

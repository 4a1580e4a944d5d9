//! Rollouts: a position played on quickly to the end of a turn, and evaluated there.

use bocage_engine::{Evaluate, Game, QuickRng, Seat, StateOf};

use crate::averages::Averages;
use crate::budget::Meter;
use crate::outlook::{Outlook, outlook};
use crate::policy::{Policy, mover};

/// How rollouts are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// From so many decisions on, counted from the root, a rollout stops where an epoch ends: the
    /// evaluation is at its best between turns.
    pub least: usize,
    /// No rollout is longer.
    pub most: usize,
    /// How many decisions one compares in one's own place, and in others'.
    pub look: [usize; 2],
}

/// Where a rollout begins.
pub(crate) struct Start<'a> {
    /// Who thinks.
    pub me: Seat,
    /// Decisions taken since the root.
    pub done: usize,
    /// With these, others do what did best so far, which costs no evaluation.
    pub averages: Option<&'a Averages>,
}

/// Plays rollouts, with scratch space of its own.
pub(crate) struct Rollout<G: Game> {
    manner: Manner,
    policy: Policy<G>,
    /// What was decided in the latest one.
    pub played: Vec<(Seat, G::Action)>,
}

impl<G: Evaluate> Rollout<G> {
    pub(crate) fn new(manner: Manner) -> Self {
        Rollout { manner, policy: Policy::new(), played: Vec::new() }
    }

    /// Plays `state` on and says what it is worth in the end; `None` if the time is up before that.
    pub(crate) fn play(
        &mut self,
        game: &G,
        state: &mut StateOf<G>,
        start: &Start<'_>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<Outlook> {
        let me = start.me;
        self.played.clear();
        let mut epoch = game.undo_epoch(&state.public, me);
        for done in start.done..self.manner.most {
            let Some(seat) = mover(game, &state.public, me) else { break };
            let now = game.undo_epoch(&state.public, me);
            if done >= self.manner.least && now != epoch {
                break;
            }
            epoch = now;
            let action = match start.averages {
                Some(averages) if seat != me => {
                    self.policy.usual(game, state, seat, self.manner.look[1], averages, rng)
                }
                _ => {
                    let look = self.manner.look[usize::from(seat != me)];
                    self.policy.greedy(game, state, seat, look, rng)
                }
            };
            let Some(action) = action else { break };
            game.apply_unchecked(state, seat, action, &mut ());
            self.played.push((seat, action));
            if meter.is_late() {
                return None;
            }
        }
        Some(outlook(game, state))
    }
}

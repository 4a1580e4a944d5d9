//! Rollouts: a position played on quickly until one's own next turns begin, and evaluated there.

use bocage_engine::{Evaluate, Game, QuickRng, Seat, StateOf};

use crate::averages::Averages;
use crate::beam::{Beam, Task};
use crate::budget::Meter;
use crate::policy::{Decision, Policy, mover};

/// How rollouts are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// A simulation stops where so many turns of one's own have passed: all of them at the same moment
    /// of the game, and between turns, where the evaluation is at its best.
    pub turns: u8,
    /// None takes more decisions, counted from the root.
    pub most: usize,
    /// How many actions one compares in one's own place, and in others'.
    pub look: [usize; 2],
    /// How one's own turns are searched, if they are: how many positions are looked at, and how many kept.
    /// What a turn leaves behind shows in what a good player makes of it, not in what a hasty one does.
    pub turn: Option<(u32, usize)>,
}

/// How far a simulation still goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Horizon {
    me: Seat,
    /// The turn in which the latest decision of one's own was taken.
    turn: u32,
    turns_left: u8,
    decisions_left: usize,
}

impl Horizon {
    /// As far as a manner of play wants it, from a position in which `me` is asked.
    pub(crate) fn new<G: Evaluate>(manner: Manner, game: &G, public: &G::Public, me: Seat) -> Self {
        Horizon { me, turn: game.turn(public, me), turns_left: manner.turns, decisions_left: manner.most }
    }

    /// Who decides next; nobody where the game is over, or the simulation has gone far enough.
    pub(crate) fn next<G: Evaluate>(&mut self, game: &G, public: &G::Public) -> Option<Seat> {
        let seat = mover(game, public, self.me)?;
        if seat == self.me {
            let turn = game.turn(public, seat);
            self.turns_left -= u8::from(turn != self.turn);
            self.turn = turn;
        }
        if self.turns_left == 0 || self.decisions_left == 0 {
            // Whoever asks again hears the same.
            self.decisions_left = 0;
            self.turns_left = 1;
            return None;
        }
        self.decisions_left -= 1;
        Some(seat)
    }
}

/// Plays rollouts, with scratch space of its own.
pub(crate) struct Rollout<G: Game> {
    look: [usize; 2],
    policy: Policy<G>,
    /// What searches own turns, and after how many positions it stops.
    turn: Option<(u32, Beam<G>)>,
    /// What was decided in the latest one.
    pub played: Vec<(Seat, G::Action)>,
}

impl<G: Evaluate> Rollout<G> {
    pub(crate) fn new(manner: Manner) -> Self {
        let turn = manner.turn.map(|(positions, width)| (positions, Beam::narrow(width)));
        Rollout { look: manner.look, policy: Policy::new(), turn, played: Vec::new() }
    }

    /// Plays `state` on to the horizon; `None` if the time is up before that. With averages, others do what
    /// did best so far, which costs no evaluation.
    pub(crate) fn play(
        &mut self,
        game: &G,
        state: &mut StateOf<G>,
        mut horizon: Horizon,
        averages: Option<&Averages>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<()> {
        self.played.clear();
        while let Some(seat) = horizon.next(game, &state.public) {
            if seat == horizon.me
                && let Some((positions, beam)) = &mut self.turn
                && beam.play(&Task::new(game, &state.public, seat), state, meter.search(*positions), rng)
            {
                if meter.is_late() {
                    return None;
                }
                continue;
            }
            let look = self.look[usize::from(seat != horizon.me)];
            let decision = Decision { game, state, seat, look };
            let action = match averages {
                Some(averages) if seat != horizon.me => self.policy.usual(&decision, averages, rng),
                _ => self.policy.greedy(&decision, rng),
            };
            let Some(action) = action else { break };
            game.apply_unchecked(state, seat, action, &mut ());
            self.played.push((seat, action));
            if meter.is_late() {
                return None;
            }
        }
        Some(())
    }
}

//! Rollouts: a position played on quickly until one's own next turns begin, and evaluated there.

use bocage_engine::{Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, Sight, StateOf};

use crate::beam::{Beam, Task};
use crate::budget::Meter;
use crate::policy::{Decision, Policy, mover};

/// How rollouts are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// A simulation stops where so many turns of one's own have passed: all of them at the same moment
    /// of the game, and between turns, where the evaluation is at its best.
    pub turns: u8,
    /// None takes more decisions, counted from the root. That many are seldom taken: positions at different moments
    /// of the game would be compared.
    pub most: usize,
    /// How many actions one compares in one's own place, and in others'.
    pub look: [usize; 2],
    /// How one's own turns are searched, if they are: how many positions are looked at, and how many kept.
    /// What a turn leaves behind shows in what a good player makes of it, not in what a hasty one does.
    pub turn: Option<(u32, usize)>,
}

impl Manner {
    /// To the end of so many turns, of which one's own may be searched; others hardly look.
    pub(crate) const fn seeing(sight: Sight) -> Manner {
        let turn = if sight.searches { Some((60, 3)) } else { None };
        Manner { turns: sight.turns, most: 400, look: [10, 3], turn }
    }
}

/// How far a simulation still goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Horizon {
    pub me: Seat,
    /// The turn of one's own in which the latest decision of one's own was taken.
    turn: u32,
    turns_left: u8,
    decisions_left: usize,
}

impl Horizon {
    /// As far as a manner of play wants it, from a position in which `me` is asked.
    pub(crate) fn new<G: Evaluate>(manner: Manner, game: &G, public: &G::Public, me: Seat) -> Self {
        Horizon { me, turn: game.own_turn(public, me), turns_left: manner.turns, decisions_left: manner.most }
    }

    /// Who decides next; nobody where the game is over, or the simulation has gone far enough.
    pub(crate) fn next<G: Evaluate>(&mut self, game: &G, public: &G::Public) -> Option<Seat> {
        let seat = mover(game, public, self.me)?;
        if seat == self.me {
            let turn = game.own_turn(public, seat);
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

/// The luck of one rollout: of its own for every turn of every seat, so that a decision that is played on in
/// the same luck as another meets others who decide alike, however long one's own turns were.
pub(crate) struct Luck {
    seed: u64,
    whose: Option<(Seat, u32)>,
    rng: QuickRng,
}

impl Luck {
    pub(crate) fn new(rng: &mut QuickRng) -> Self {
        let seed = rng.next_u64();
        Luck { seed, whose: None, rng: QuickRng::seed_from_u64(seed) }
    }

    /// That of the turn which `seat` is in.
    pub(crate) fn of<G: Evaluate>(&mut self, game: &G, public: &G::Public, seat: Seat) -> &mut QuickRng {
        let whose = (seat, game.turn(public, seat));
        if self.whose != Some(whose) {
            self.whose = Some(whose);
            let place = u64::from(whose.1) << 8 | u64::from(seat.0);
            self.rng = QuickRng::seed_from_u64(self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        }
        &mut self.rng
    }
}

/// Who plays on.
pub(crate) struct Place<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// Is it the seat that is thought about?
    pub is_me: bool,
}

/// Plays rollouts, with scratch space of its own.
pub(crate) struct Rollout<G: Game> {
    look: [usize; 2],
    policy: Policy<G>,
    /// What searches own turns, and after how many positions it stops.
    turn: Option<(u32, Beam<G>)>,
}

impl<G: Evaluate> Rollout<G> {
    pub(crate) fn new(manner: Manner) -> Self {
        let turn = manner.turn.map(|(positions, width)| (positions, Beam::narrow(width)));
        Rollout { look: manner.look, policy: Policy::new(), turn }
    }

    /// Plays `state` on to the horizon; `None` if the time is up before that.
    pub(crate) fn play(
        &mut self,
        game: &G,
        state: &mut StateOf<G>,
        mut horizon: Horizon,
        luck: &mut Luck,
        meter: &Meter,
    ) -> Option<()> {
        while let Some(seat) = horizon.next(game, &state.public) {
            let place = Place { game, seat, is_me: seat == horizon.me };
            self.go_on(&place, state, luck, meter, |_, _| {})?;
        }
        Some(())
    }

    /// Lets a seat play on: its whole turn where turns are searched, else one decision. `hear` is told who
    /// decides what; `None` if the time is up.
    pub(crate) fn go_on(
        &mut self,
        place: &Place<'_, G>,
        state: &mut StateOf<G>,
        luck: &mut Luck,
        meter: &Meter,
        mut hear: impl FnMut(Seat, G::Action),
    ) -> Option<()> {
        let &Place { game, seat, is_me } = place;
        let rng = luck.of(game, &state.public, seat);
        let has_played = match &mut self.turn {
            Some((positions, beam)) if is_me => {
                let task = Task::new(game, &state.public, seat);
                beam.play(&task, state, meter.search(*positions), rng, &mut hear)
            }
            _ => false,
        };
        if !has_played {
            let look = self.look[usize::from(!is_me)];
            let action = self.policy.greedy(&Decision { game, state, seat, look }, rng)?;
            game.apply_unchecked(state, seat, action, &mut ());
            hear(seat, action);
        }
        (!meter.is_late()).then_some(())
    }
}

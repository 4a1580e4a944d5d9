//! Rollouts: a position played on quickly until one's own next turns begin, and evaluated there.

use bocage_engine::{Evaluate, Foresight, Game, QuickRng, Rng, Seat, SeedableRng, Sight, StateOf};

use crate::beam::{Beam, Task};
use crate::budget::Meter;
use crate::outlook::{Outlook, outlook};
use crate::policy::{Decision, Policy, mover};

/// How rollouts are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// A simulation stops where so many turns of one's own have passed: all of them at the same moment
    /// of the game, and between turns, where the evaluation is at its best.
    pub turns: u8,
    /// How much of the best other's points counts against one's own in what it comes to, in percent.
    pub rivalry: u8,
    /// Does every turn on the way count as much as the last one?
    pub averages: bool,
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
        let Foresight { rivalry, averages, .. } = Foresight::USUAL;
        Manner { turns: sight.turns, rivalry, averages, most: 400, look: [10, 3], turn }
    }
}

/// How far a simulation still goes, and what it has come to on the way.
#[derive(Clone, Debug)]
pub(crate) struct Horizon {
    pub me: Seat,
    /// The turn of one's own in which the latest decision of one's own was taken.
    turn: u32,
    turns_left: u8,
    decisions_left: usize,
    rivalry: u8,
    averages: bool,
    /// What everybody could look forward to where one's turns began, all of them together, and how many they were.
    sum: Outlook,
    turns: u8,
}

impl Horizon {
    /// As far as a manner of play wants it, from a position in which `me` is asked.
    pub(crate) fn new<G: Evaluate>(manner: Manner, game: &G, public: &G::Public, me: Seat) -> Self {
        Horizon {
            me,
            turn: game.own_turn(public, me),
            turns_left: manner.turns,
            decisions_left: manner.most,
            rivalry: manner.rivalry,
            averages: manner.averages,
            sum: Outlook::default(),
            turns: 0,
        }
    }

    /// Who decides next; nobody where the game is over, or the simulation has gone far enough.
    pub(crate) fn next<G: Evaluate>(&mut self, game: &G, state: &StateOf<G>) -> Option<Seat> {
        let seat = mover(game, &state.public, self.me)?;
        let turn = if seat == self.me { game.own_turn(&state.public, seat) } else { self.turn };
        let begins = turn != self.turn;
        self.turns_left -= u8::from(begins);
        self.turn = turn;
        if self.turns_left == 0 || self.decisions_left == 0 {
            // Whoever asks again hears the same.
            self.decisions_left = 0;
            self.turns_left = 1;
            return None;
        }
        self.decisions_left -= 1;
        if begins && self.averages {
            self.note(game, state);
        }
        Some(seat)
    }

    fn note<G: Evaluate>(&mut self, game: &G, state: &StateOf<G>) {
        let outlook = outlook(game, state, self.rivalry);
        self.sum.iter_mut().zip(outlook).for_each(|(sum, one)| *sum += one);
        self.turns += 1;
    }

    /// What everybody can look forward to, now that it has gone so far.
    pub(crate) fn outlook<G: Evaluate>(mut self, game: &G, state: &StateOf<G>) -> Outlook {
        self.note(game, state);
        self.sum.map(|sum| sum / f32::from(self.turns))
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
        horizon: &mut Horizon,
        luck: &mut Luck,
        meter: &Meter,
    ) -> Option<()> {
        while let Some(seat) = horizon.next(game, state) {
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_engine::{ActionList, Seed};
    use bocage_evergreen::Evergreen;

    use super::*;

    /// What a simulation of three turns comes to for the first seat, where the first legal action is always taken, and
    /// what was to be looked forward to where its turns began.
    fn played_on(averages: bool) -> (f32, Vec<f32>) {
        let game = Evergreen::standard();
        let mut state = game.setup(2, &Default::default(), Seed(3)).unwrap();
        let me = Seat(0);
        let manner = Manner { averages, ..Manner::seeing(Sight { turns: 3, searches: false }) };
        let mut horizon = Horizon::new(manner, game, &state.public, me);
        let mut turn = game.own_turn(&state.public, me);
        let mut list = ActionList::new();
        let mut seen = Vec::new();
        while let Some(seat) = horizon.next(game, &state) {
            if seat == me && game.own_turn(&state.public, me) != turn {
                turn = game.own_turn(&state.public, me);
                seen.push(outlook(game, &state, manner.rivalry)[0]);
            }
            game.legal(&state, seat, &mut list);
            game.apply_unchecked(&mut state, seat, list[0], &mut ());
        }
        seen.push(outlook(game, &state, manner.rivalry)[0]);
        (horizon.outlook(game, &state)[0], seen)
    }

    #[test]
    fn every_turn_on_the_way_counts_where_it_is_to() {
        let (last, seen) = played_on(false);
        assert_eq!(Some(&last), seen.last());
        let (mean, seen) = played_on(true);
        assert_eq!(seen.len(), 3, "two turns began on the way, and the next one ends it");
        assert!((mean - seen.iter().sum::<f32>() / 3.0).abs() < 0.001 && mean != last, "{mean} of {seen:?}");
    }
}

//! The legal actions, best first: the whole of one's own turn, searched in several worlds that fit the view.
//!
//! What is revealed on the way is planned with as though it had been known; so the turn is searched again in
//! other worlds, and what a decision leads to is the mean of them. If it is asked for, the best few turns are
//! played on quickly to the end of one's next turn or a little further: what a turn leaves behind shows there
//! better than in any evaluation.

use bocage_engine::{ActionList, Evaluate, Game, QuickRng, Rng, Seat, SeedableRng, ViewOf};

use crate::beam::{Beam, Task};
use crate::budget::Meter;
use crate::random::legal_from_view;
use crate::rollout::{Horizon, Luck, Manner, Rollout};

/// In how many worlds a turn is searched in which something is revealed, or others act.
const WORLDS: u32 = 3;

/// How many turns are played on.
const PLAYED_ON: usize = 6;

/// How they are played on: not as far as by those who think long.
const fn manner<G: Evaluate>() -> Manner {
    Manner::seeing(G::FORESIGHT.near)
}

/// How often they are played on, in all worlds together: quick play tells less, and takes less time.
const fn times<G: Evaluate>() -> u32 {
    if G::FORESIGHT.near.searches { 9 } else { 24 }
}

/// Orders menus, with scratch space of its own.
pub(crate) struct Order<G: Game> {
    beam: Beam<G>,
    rollout: Rollout<G>,
    menu: ActionList<G::Action>,
    /// What each action of the menu leads to, summed over worlds.
    sums: Vec<f32>,
    /// What each leads to in this world; the best ones, and what they gain by being played on.
    worth: Vec<Option<f32>>,
    best: Vec<(usize, f32)>,
}

/// How turns are searched.
struct Plan<'a> {
    meter: &'a Meter,
    /// Whether the best turns are played on.
    plays_on: bool,
}

impl<G: Evaluate> Order<G> {
    pub(crate) fn new() -> Self {
        Order {
            beam: Beam::new(1),
            rollout: Rollout::new(manner::<G>()),
            menu: ActionList::new(),
            sums: Vec::new(),
            worth: Vec::new(),
            best: Vec::new(),
        }
    }

    /// The legal actions that were last ordered, as the game lists them.
    pub(crate) fn menu(&self) -> &[G::Action] {
        &self.menu
    }

    /// The legal actions of `seat`, best first, with what the turn may lead to. Nothing is played on.
    pub(crate) fn by_turns(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Vec<(G::Action, f32)> {
        self.ranked(game, view, seat, &Plan { meter, plays_on: false }, rng)
    }

    /// The same, and the best turns are played on.
    pub(crate) fn by_what_follows(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Vec<(G::Action, f32)> {
        self.ranked(game, view, seat, &Plan { meter, plays_on: true }, rng)
    }

    fn ranked(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        plan: &Plan<'_>,
        rng: &mut QuickRng,
    ) -> Vec<(G::Action, f32)> {
        legal_from_view(game, view, seat, &mut self.menu);
        self.sums.clear();
        self.sums.resize(self.menu.len(), 0.0);
        let mut worlds = 0;
        if self.menu.len() > 1 {
            worlds = self.search_worlds(&Task::new(game, &view.public, seat), view, plan, rng);
        }
        let mean = self.sums.iter().map(|sum| sum / worlds.max(1) as f32);
        let mut order: Vec<_> = self.menu.iter().copied().zip(mean).collect();
        // Stable: what nobody looked at stays in the order of the menu.
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        order
    }

    /// Searches the turn in as many worlds as it takes; says how many they were.
    fn search_worlds(
        &mut self,
        task: &Task<'_, G>,
        view: &ViewOf<G>,
        plan: &Plan<'_>,
        rng: &mut QuickRng,
    ) -> u32 {
        let luck = rng.next_u64();
        let began = plan.meter.spent();
        let part = (1.0 - began) / f64::from(WORLDS);
        for world in 0..WORLDS {
            let mut rng = QuickRng::seed_from_u64(luck.wrapping_add(world.into()));
            let guess = task.game.determinize(view, &mut rng);
            // To play on takes half of the time.
            let before = began + part * f64::from(world);
            let search = before + if plan.plays_on { part / 2.0 } else { part };
            let meter = plan.meter.divided(WORLDS).until(before + part);
            self.beam.search(task, guess, self.menu.len(), meter.until(search / (before + part)), &mut rng);
            self.worth.clear();
            self.worth.extend(self.beam.ends().iter().map(|ends| ends.first().map(|end| end.worth)));
            let certain = world == 0 && !self.beam.is_uncertain();
            if plan.plays_on {
                let times = if certain { times::<G>() } else { times::<G>() / WORLDS };
                self.play_on(task, view, times, &meter, &mut rng);
            }
            // What fell out of the beam looked worse than everything in it.
            let lowest = self.worth.iter().flatten().copied().reduce(f32::min).unwrap_or_default();
            for (sum, worth) in self.sums.iter_mut().zip(&self.worth) {
                *sum += worth.unwrap_or(lowest);
            }
            if certain {
                return 1;
            }
        }
        WORLDS
    }

    /// Plays the best turns on, and moves what they are worth by what comes of them, if there is time for
    /// all of them.
    fn play_on(
        &mut self,
        task: &Task<'_, G>,
        view: &ViewOf<G>,
        times: u32,
        meter: &Meter,
        rng: &mut QuickRng,
    ) {
        let worth = |index: usize| self.worth[index].unwrap_or(f32::NEG_INFINITY);
        self.best.clear();
        self.best.extend((0..self.worth.len()).map(|index| (index, 0.0)));
        self.best.sort_by(|a, b| worth(b.0).total_cmp(&worth(a.0)));
        self.best.truncate(PLAYED_ON);
        let horizon = Horizon::new(manner::<G>(), task.game, &view.public, task.seat);
        let luck = rng.next_u64();
        for (index, gain) in &mut self.best {
            let Some(end) = self.beam.ends()[*index].first() else { continue };
            let mut sum = 0.0;
            for time in 0..times {
                // All meet the same luck, so that it does not decide between them.
                let mut luck = Luck::new(&mut QuickRng::seed_from_u64(luck.wrapping_add(time.into())));
                let mut state = end.state.clone();
                let played = self.rollout.play(task.game, &mut state, &mut horizon.clone(), &mut luck, meter);
                if played.is_none() {
                    return;
                }
                sum += task.game.evaluate(&state, task.seat);
            }
            *gain = sum / times as f32 - end.worth;
        }
        // Those that were not played on are thought to fare as the worst of those that were.
        let lowest = self.best.iter().map(|(_, gain)| *gain).reduce(f32::min).unwrap_or_default();
        for (index, worth) in self.worth.iter_mut().enumerate() {
            let gain =
                self.best.iter().find(|(played, _)| *played == index).map_or(lowest, |(_, gain)| *gain);
            *worth = worth.map(|worth| worth + gain);
        }
    }
}

//! A game looked back at: what each seat could expect, and the decisions that mattered.
//!
//! Every decision is weighed from the view that its seat had then (see [`Adviser`](crate::Adviser)),
//! against the strongest other moves. Whatever looks decisive there is weighed a second time, alone
//! against the best other move, longer and in new worlds: among hundreds of decisions some look decisive
//! by luck alone, and do not the second time. A good decision is worth telling only if one step does not show at once
//! that it is best. What one seat is told depends on nothing that others see.
//!
//! The reviewer only says what is to be weighed and sums up the answers: threads, a worker of a page, or
//! a loop may do the weighing.

use bocage_engine::{
    Besides, Evaluate, Game, Judgement, Moment, MomentKind, Prospect, QuickRng, Record, RecordError, Replay,
    Review, Seat, Seed, SeedableRng, Tenths, ViewOf,
};

use crate::advice::reason;
use crate::{Advice, Adviser, Bot, Budget, Clock, Greedy};

/// So much longer is a decision thought about the second time.
const SECOND: u32 = 4;

/// The share of the time that the first look takes.
const FIRST_SHARE: f64 = 0.6;

/// However many decisions there are, each is thought about for so many milliseconds.
const LEAST: f64 = 50.0;

/// For each seat, so many decisions at most are told that could have been better, and so many finds.
const MOST: [usize; 2] = [5, 3];

/// A decision matters from so many points on, and if luck alone would hardly make so many: so many
/// standard errors.
const MATTERS: f32 = 1.0;
const SURE: f32 = 2.0;

/// An error in points that says that nothing is known.
pub const UNKNOWN: Tenths = Tenths(999);

/// How long is thought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thought {
    /// So many simulations for a decision: the same review on every machine.
    Simulations(u32),
    /// So many milliseconds: for a whole review, or more if its decisions are many; or for one of its tasks.
    Milliseconds(f64),
}

/// Moves to weigh.
#[derive(Clone, Debug)]
pub struct Task<G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it sees.
    pub view: ViewOf<G>,
    /// The moves: what was decided, alone or with the one to compare it with.
    pub actions: Vec<G::Action>,
    /// How long to think.
    pub thought: Thought,
    /// The luck of the simulations.
    pub seed: u64,
}

impl<G: Evaluate> Task<G> {
    /// Weighs the moves; milliseconds are counted by `clock`.
    pub fn weigh(&self, game: &G, clock: Clock) -> Vec<Advice<G::Action>> {
        let budget = match self.thought {
            Thought::Simulations(simulations) => Budget::Simulations(simulations),
            Thought::Milliseconds(milliseconds) => Budget::Milliseconds(milliseconds, clock),
        };
        let mut rng = QuickRng::seed_from_u64(self.seed);
        Adviser::new(budget).weigh(game, &self.view, self.seat, &self.actions, &mut rng)
    }
}

/// A decision of the record in which there was a choice.
struct Position<G: Game> {
    number: usize,
    seat: Seat,
    /// In which turn of the game it was taken.
    turn: u32,
    view: ViewOf<G>,
    action: G::Action,
    /// Does one step show at once that this is best? Then it is no find.
    is_plain: bool,
    found: Option<Found<G::Action>>,
    is_sure: bool,
}

/// What was found about a decision.
struct Found<A> {
    points: f32,
    other: A,
    other_points: f32,
    /// How much more the other move was worth: in points, unless something else counts as well.
    loss: f32,
    error: f32,
    /// What the decision brought more than the other move, by category.
    gains: Vec<f32>,
    /// What tells the two moves apart, if it is not their points.
    besides: Option<Besides>,
}

impl<A: Copy> Found<A> {
    /// What came of weighing a decision and another move, in a game that is played alone or not.
    fn of(own: &Advice<A>, other: &Advice<A>, is_alone: bool) -> Self {
        let loss = other.worth - own.worth;
        let beyond = loss - (other.points - own.points);
        Found {
            points: own.points,
            other: other.action,
            other_points: other.points,
            loss,
            error: own.error,
            gains: own.gains.clone(),
            besides: (beyond.abs() >= MATTERS).then(|| reason(loss.abs(), is_alone)),
        }
    }
}

/// A review in the making.
pub struct Reviewer<G: Game> {
    thought: Thought,
    seed: Seed,
    positions: Vec<Position<G>>,
    /// The final points by seat, if the game is over, and the number of actions.
    end: (Vec<i32>, usize),
    seats: u8,
    second_look: bool,
    /// Positions that are being weighed.
    open: Vec<usize>,
    answered: usize,
}

impl<G: Evaluate> Reviewer<G> {
    /// Looks back at a record, finished or not; at the decisions of one seat or of all. `seed` must have
    /// nothing to do with the game's.
    pub fn new(
        game: &G,
        record: &Record,
        seat: Option<Seat>,
        thought: Thought,
        seed: Seed,
    ) -> Result<Self, RecordError> {
        let mut replay = Replay::new(game, record)?;
        let mut greedy = Greedy::new();
        let mut positions = Vec::new();
        loop {
            let before = replay.state().clone();
            let number = replay.done() + 1;
            let Some((decider, action)) = replay.step(&mut ())? else { break };
            let mut choices = 0;
            game.each_legal(&before.public, &before.private[decider.index()], decider, |_| choices += 1);
            if choices > 1 && seat.is_none_or(|seat| seat == decider) {
                let view = before.view(Some(decider));
                let mut rng = QuickRng::seed_from_u64(seed.0 ^ number as u64);
                positions.push(Position {
                    is_plain: greedy.choose(game, &view, decider, &mut rng) == Some(action),
                    number,
                    seat: decider,
                    turn: game.turn(&before.public, decider),
                    view,
                    action,
                    found: None,
                    is_sure: false,
                });
            }
        }
        let public = &replay.state().public;
        let seats = game.seats(public);
        let over = game.is_over(public);
        let totals = Seat::all(seats).filter(|_| over).map(|seat| game.score(public, seat).total());
        let end = (totals.collect(), replay.done());
        let open = (0..positions.len()).collect();
        Ok(Reviewer { thought, seed, positions, end, seats, second_look: false, open, answered: 0 })
    }

    /// How many tasks there are now; there may be others when these are done.
    pub fn open(&self) -> usize {
        self.open.len()
    }

    /// The task of this number, below [`Reviewer::open`].
    pub fn task(&self, number: usize) -> Option<Task<G>> {
        let position = self.positions.get(*self.open.get(number)?)?;
        let mut actions = vec![position.action];
        actions.extend(position.found.as_ref().filter(|_| self.second_look).map(|found| found.other));
        let tasks = self.open.len().max(1) as f64;
        let thought = match self.thought {
            Thought::Simulations(each) if self.second_look => Thought::Simulations(each * SECOND),
            Thought::Simulations(each) => Thought::Simulations(each),
            Thought::Milliseconds(all) => {
                let share = if self.second_look { 1.0 - FIRST_SHARE } else { FIRST_SHARE };
                Thought::Milliseconds((all / tasks).max(LEAST) * share)
            }
        };
        let look = u64::from(self.second_look) << 63;
        let seed = self.seed.0 ^ (position.number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ look;
        Some(Task { seat: position.seat, view: position.view.clone(), actions, thought, seed })
    }

    /// Takes what came of a task. Answers that say nothing about the decision are let fall.
    pub fn answer(&mut self, number: usize, advice: &[Advice<G::Action>]) {
        self.answered += 1;
        let Some(position) = self.open.get(number).and_then(|index| self.positions.get_mut(*index)) else {
            return;
        };
        let own = advice.iter().find(|advice| advice.action == position.action);
        let other = advice.iter().find(|advice| advice.action != position.action);
        if let (Some(own), Some(other)) = (own, other) {
            position.is_sure = self.second_look;
            position.found = Some(Found::of(own, other, self.seats < 2));
        }
    }

    /// Goes on when all tasks are answered; `false` when nothing is left to do.
    pub fn go_on(&mut self) -> bool {
        if self.second_look {
            return false;
        }
        self.second_look = true;
        self.answered = 0;
        self.open = Seat::all(self.seats).flat_map(|seat| self.decisive(seat)).collect();
        !self.open.is_empty()
    }

    /// The share of the work that is done.
    pub fn progress(&self) -> f64 {
        let share = if self.open.is_empty() { 1.0 } else { self.answered as f64 / self.open.len() as f64 };
        if self.second_look { FIRST_SHARE + (1.0 - FIRST_SHARE) * share } else { FIRST_SHARE * share }
    }

    /// The decisions of a seat that look most decisive, one of each turn at most.
    fn decisive(&self, seat: Seat) -> Vec<usize> {
        let (mut decisive, mut turns) = (Vec::new(), Vec::new());
        for (sign, most) in [1.0, -1.0].into_iter().zip(MOST) {
            // As far as it is sure: noise must not take the places of what mattered.
            let sure = |found: &Found<G::Action>| found.loss * sign - found.error;
            let mut order: Vec<(f32, usize)> = self.mine(seat, sure).collect();
            order.retain(|(_, index)| {
                let position = &self.positions[*index];
                let matters = |found: &Found<G::Action>| found.loss * sign >= MATTERS;
                position.found.as_ref().is_some_and(matters) && (sign > 0.0 || !position.is_plain)
            });
            order.sort_by(|a, b| b.0.total_cmp(&a.0));
            let most = decisive.len() + most;
            for (_, index) in order {
                let turn = self.positions[index].turn;
                if decisive.len() < most && !turns.contains(&turn) {
                    turns.push(turn);
                    decisive.push(index);
                }
            }
        }
        decisive
    }

    fn mine(&self, seat: Seat, of: impl Fn(&Found<G::Action>) -> f32) -> impl Iterator<Item = (f32, usize)> {
        let mine = self.positions.iter().enumerate().filter(move |(_, position)| position.seat == seat);
        mine.filter_map(move |(index, position)| Some((of(position.found.as_ref()?), index)))
    }

    /// What came of it all, or of as much as is done.
    pub fn review(&self) -> Review {
        let simulations = match self.thought {
            Thought::Simulations(each) => Some(each),
            Thought::Milliseconds(_) => None,
        };
        Review {
            simulations,
            seed: self.seed,
            curves: Seat::all(self.seats).map(|seat| self.curve(seat)).collect(),
            decisions: self.positions.iter().filter_map(judgement).collect(),
            moments: self.positions.iter().filter_map(moment).collect(),
        }
    }

    /// What a seat could expect after each of its turns: the mean over the decisions of a turn, since
    /// what they say differs by luck more than by what happened in between.
    fn curve(&self, seat: Seat) -> Vec<Prospect> {
        let mut turns: Vec<(u32, usize, Vec<f32>)> = Vec::new();
        for position in self.positions.iter().filter(|position| position.seat == seat) {
            let Some(found) = &position.found else { continue };
            match turns.last_mut() {
                Some((turn, after, points)) if *turn == position.turn => {
                    *after = position.number;
                    points.push(found.points);
                }
                _ => turns.push((position.turn, position.number, vec![found.points])),
            }
        }
        let mean = |points: &[f32]| points.iter().sum::<f32>() / points.len() as f32;
        let expected = turns.iter().map(|(_, after, points)| (*after, Tenths::of(mean(points))));
        let (totals, all) = &self.end;
        let last = totals.get(seat.index()).map(|total| (*all, Tenths(total * 10)));
        let known = !turns.is_empty();
        let curve = expected.filter(|(after, _)| last.is_none() || after < all).chain(last.filter(|_| known));
        curve.map(|(after, points)| Prospect { after, points }).collect()
    }
}

fn judgement<G: Game>(position: &Position<G>) -> Option<Judgement> {
    let found = position.found.as_ref()?;
    let best = if found.loss > 0.0 { found.other } else { position.action };
    Some(Judgement {
        number: position.number,
        seat: position.seat,
        action: position.action.to_string(),
        points: Tenths::of(found.points),
        best: best.to_string(),
        best_points: Tenths::of(if found.loss > 0.0 { found.other_points } else { found.points }),
        error: known(found.error),
    })
}

fn moment<G: Game>(position: &Position<G>) -> Option<Moment> {
    let found = position.found.as_ref().filter(|_| position.is_sure)?;
    let loss = found.loss;
    if loss.abs() < MATTERS || loss.abs() < SURE * found.error || loss < 0.0 && position.is_plain {
        return None;
    }
    let sign = -loss.signum();
    let (points, gains) = match found.besides {
        // Points are no reason for it, so neither are categories.
        Some(_) => ((found.points - found.other_points) * sign, vec![0.0; found.gains.len()]),
        None => (loss.abs(), found.gains.clone()),
    };
    Some(Moment {
        number: position.number,
        seat: position.seat,
        kind: if loss > 0.0 { MomentKind::Better } else { MomentKind::Find },
        action: position.action.to_string(),
        other: found.other.to_string(),
        points: Tenths::of(points),
        besides: found.besides,
        error: known(found.error),
        categories: gains.iter().map(|gain| Tenths::of(gain * sign)).collect(),
    })
}

/// An error that is not known is written as a large one: there is no infinity in JSON, and answers from afar
/// have the largest number in its place.
fn known(error: f32) -> Tenths {
    Tenths::of(error.min(UNKNOWN.points()))
}

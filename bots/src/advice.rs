//! The best few moves, for a person who asks: what each promises, and in which categories.
//!
//! Candidates are played on in worlds that fit the view, the same worlds for all of them. Each of these
//! games is looked at twice:
//!
//! - **near**, where a turn ends some decisions on, by the evaluation, which is an expected final score.
//!   Luck has not yet covered what the candidates differ in, but an evaluation has its prejudices;
//! - **far**, when the game is over, by its score sheet: no prejudice but that of quick play, more luck.
//!
//! Expected final points are what games come to on average if everybody plays on quickly but sensibly:
//! the level that all candidates share is that of the games that were played to the end, since what
//! evaluations promise early in a game may be far from it. How far a candidate is above or below this
//! level is taken from both looks, each by how sure it is. What it brings by category is read from the
//! score sheets, and compared with one move only, the best of the others; so two moves never both have
//! more of the same. Sheets know the far look only: where they do not add up to what both looks together
//! say, they are no reason for it, and none is given; then it is told where points are still to come from. A
//! game that does not end in time counts by its evaluation.
//!
//! Where all that is left can be tried ([`Ending`]), nothing is played on: what comes of every move is known, in each
//! of a few worlds.
//!
//! Moves stand in the order of what they are **worth**. That is points, unless a game wants something else as well
//! (a challenge that is played alone), or a last turn decides who wins: where a move goes before one with more points,
//! it says why ([`Besides`]).

use bocage_engine::{Besides, Evaluate, Game, QuickRng, Rng, ScoreSheet, Seat, SeedableRng, Sight, ViewOf};

use crate::budget::{Budget, Meter};
use crate::ending::{Ending, VICTORY};
use crate::order::Order;
use crate::rollout::{Horizon, Luck, Manner, Rollout};
use crate::why::{PREJUDICE, explains};

/// How many of the menu are compared for somebody who asks, and beside a decision that was taken.
const CANDIDATES: usize = 5;
const RIVALS: usize = 3;

/// Up to the first look. Greedy for whom it is about; others hardly look.
const NEAR: Manner = Manner { look: [10, 2], ..Manner::seeing(Sight { turns: 2, searches: false }) };

/// From there to the end of the game. No game of ours is that long.
const FAR: Manner =
    Manner { most: 1500, look: [4, 2], ..Manner::seeing(Sight { turns: u8::MAX, searches: false }) };

/// A category is a reason if luck alone would seldom make so much of it: so many standard errors.
const SURE: f32 = 1.5;

/// One move, and what it promises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// What to do.
    pub action: A,
    /// Expected final points.
    pub points: f32,
    /// What this is worth, in points, where something else counts as well ([`Besides`]).
    pub worth: f32,
    /// How unsure its lead over the others it was compared with is: the standard error, or more if the
    /// two looks contradict each other; infinite if too few worlds were played on to know it.
    pub error: f32,
    /// What it brings more than the best of the others by category, on average; 0 where luck hides it, or
    /// where it is no reason for the difference in points.
    pub gains: Vec<f32>,
    /// What each category still brings from here to the end, on average; empty if nothing was played on.
    pub to_come: Vec<f32>,
    /// Why it goes before moves with more points; `None` where it does not.
    pub besides: Option<Besides>,
}

/// A move goes before one with more points for another reason, if these are so many at least.
const FEWER: f32 = 0.5;

/// A win in all worlds is worth twice [`VICTORY`] more than none; a win in one of them counts for more than points.
const SURE_WIN: f32 = 1.5 * VICTORY;
const WIN: f32 = 0.5 * VICTORY;

/// Weighs moves, with scratch space of its own.
pub struct Adviser<G: Game> {
    budget: Budget,
    ending: Ending<G>,
    order: Order<G>,
    near: Rollout<G>,
    far: Rollout<G>,
}

/// What came of one game that was played on.
#[derive(Clone, Copy)]
struct Outcome {
    near: f32,
    /// What the end is worth, and its points: the same unless something else is wanted.
    far: f32,
    total: f32,
    sheet: ScoreSheet,
}

/// What is told about a candidate.
#[derive(Clone, Copy)]
struct Told {
    /// By which moves are put in order.
    worth: f32,
    points: f32,
    error: f32,
}

/// What came of a candidate, world by world.
struct Candidate<A> {
    action: A,
    /// What the search of the turn said, before anything was played on.
    worth: f32,
    outcomes: Vec<Outcome>,
}

/// What is asked.
struct Inquiry<'a, G: Game> {
    game: &'a G,
    view: &'a ViewOf<G>,
    seat: Seat,
}

impl<G: Evaluate> Adviser<G> {
    /// An adviser with so many simulations, or so much time, for each question.
    pub fn new(budget: Budget) -> Self {
        let [near, far] = [NEAR, FAR].map(Rollout::new);
        Adviser { budget, ending: Ending::new(), order: Order::new(), near, far }
    }

    /// Compares moves of `seat`, best first. With none `named` these are the best few of the menu; with
    /// one, this and its strongest rivals; with more, exactly these. Empty if the seat is not asked.
    pub fn weigh(
        &mut self,
        game: &G,
        view: &ViewOf<G>,
        seat: Seat,
        named: &[G::Action],
        rng: &mut QuickRng,
    ) -> Vec<Advice<G::Action>> {
        let mut meter = self.budget.start();
        let inquiry = Inquiry { game, view, seat };
        let is_known = self.ending.try_all(game, view, seat, &meter, rng);
        let order = if is_known {
            let mut all: Vec<_> = self.ending.worths().collect();
            all.sort_by(|a, b| b.1.total_cmp(&a.1));
            all
        } else {
            self.order.by_turns(game, view, seat, &meter.for_order(), rng)
        };
        let mut candidates = line_up(&order, named);
        if is_known {
            self.look_up(&mut candidates);
        } else {
            self.play_on(&inquiry, &mut candidates, &mut meter, rng);
        }
        let told: Vec<_> = (0..candidates.len()).map(|index| told(&candidates, index)).collect();
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        // Stable: equals stay in the order of the search.
        order.sort_by(|a, b| told[*b].worth.total_cmp(&told[*a].worth));
        let is_alone = game.seats(&view.public) < 2;
        let advice = |(place, &index): (usize, &usize)| {
            let Told { worth, points, error } = told[index];
            let other = order.iter().find(|other| **other != index);
            let gains = other.map(|&other| {
                let pair = [&candidates[index], &candidates[other]];
                gains(pair, points - told[other].points, G::CATEGORIES.len())
            });
            let gains = gains.unwrap_or_else(|| vec![0.0; G::CATEGORIES.len()]);
            let to_come = to_come(&candidates[index], game.score(&view.public, seat));
            let besides = besides(told[index], order[place + 1..].iter().map(|other| told[*other]), is_alone);
            Advice { action: candidates[index].action, points, worth, error, gains, to_come, besides }
        };
        order.iter().enumerate().map(advice).collect()
    }

    /// What comes of moves of which all that can follow was tried.
    fn look_up(&self, candidates: &mut [Candidate<G::Action>]) {
        for candidate in candidates {
            let end = |(worth, sheet): (f32, ScoreSheet)| Outcome {
                near: worth,
                far: worth,
                total: sheet.total() as f32,
                sheet,
            };
            candidate.outcomes = self.ending.ends(candidate.action).map(end).collect();
        }
    }

    fn play_on(
        &mut self,
        inquiry: &Inquiry<'_, G>,
        candidates: &mut [Candidate<G::Action>],
        meter: &mut Meter,
        rng: &mut QuickRng,
    ) {
        let worlds = rng.next_u64();
        let mut complete = 0;
        'worlds: for world in 0.. {
            for candidate in candidates.iter_mut() {
                if !meter.begin() {
                    break 'worlds;
                }
                // All candidates meet the same worlds, so that luck does not decide between them.
                let luck = QuickRng::seed_from_u64(worlds.wrapping_add(world));
                let Some(outcome) = self.outcome(inquiry, candidate.action, meter, luck) else {
                    break 'worlds;
                };
                candidate.outcomes.push(outcome);
            }
            if candidates.is_empty() {
                break;
            }
            complete += 1;
        }
        for candidate in candidates {
            candidate.outcomes.truncate(complete);
        }
    }

    /// Plays one game on; `None` if the time is up before its end.
    fn outcome(
        &mut self,
        inquiry: &Inquiry<'_, G>,
        action: G::Action,
        meter: &Meter,
        mut rng: QuickRng,
    ) -> Option<Outcome> {
        let &Inquiry { game, view, seat } = inquiry;
        let mut state = game.determinize(view, &mut rng);
        let mut luck = Luck::new(&mut rng);
        game.apply_unchecked(&mut state, seat, action, &mut ());
        let mut horizon = Horizon::new(NEAR, game, &view.public, seat);
        self.near.play(game, &mut state, &mut horizon, &mut luck, meter)?;
        let near = game.evaluate(&state, seat);
        let mut horizon = Horizon::new(FAR, game, &state.public, seat);
        self.far.play(game, &mut state, &mut horizon, &mut luck, meter)?;
        let far = game.evaluate(&state, seat);
        let sheet = game.score(&state.public, seat);
        let total = if game.is_over(&state.public) { sheet.total() as f32 } else { far };
        Some(Outcome { near, far, total, sheet })
    }
}

/// The moves that are compared: of an ordered menu the best few, those that are named and their rivals, or just these.
fn line_up<A: Copy + PartialEq>(order: &[(A, f32)], named: &[A]) -> Vec<Candidate<A>> {
    let most = match named.len() {
        0 => CANDIDATES,
        1 => RIVALS + 1,
        _ => 0,
    };
    let is_named = |(action, _): &&(A, f32)| named.contains(action);
    let known = order.iter().filter(is_named).count();
    let others = order.iter().filter(|entry| !is_named(entry)).take(most.saturating_sub(known));
    let mut candidates: Vec<_> = order
        .iter()
        .filter(is_named)
        .chain(others)
        .map(|&(action, worth)| Candidate { action, worth, outcomes: Vec::new() })
        .collect();
    candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    candidates
}

/// What a candidate is worth, its expected points, and how unsure its lead over the others is.
fn told<A>(candidates: &[Candidate<A>], index: usize) -> Told {
    let candidate = &candidates[index];
    if candidate.outcomes.is_empty() {
        // What nobody played on is an opinion, and nothing is known about how wrong it is.
        return Told { worth: candidate.worth, points: candidate.worth, error: f32::INFINITY };
    }
    let outcomes = || candidates.iter().flat_map(|candidate| &candidate.outcomes);
    let level = mean(outcomes().map(|outcome| outcome.total));
    let near = lead(candidates, index, |outcome| outcome.near);
    let far = lead(candidates, index, |outcome| outcome.far);
    let trust =
        |(_, error): (f32, f32)| if error.is_finite() { 1.0 / (error + PREJUDICE).powi(2) } else { 0.0 };
    let share = if trust(far) > 0.0 { trust(far) / (trust(far) + trust(near)) } else { 0.0 };
    let ahead = near.0 * (1.0 - share) + far.0 * share;
    // (Not `hypot`, which is not the same on every machine.)
    let both = ((near.1 * (1.0 - share)).powi(2) + (far.1 * share).powi(2)).sqrt();
    let luck = if near.1.is_finite() { both } else { near.1 };
    // Where the two looks contradict each other, nothing is sure.
    let error = luck.max((near.0 - far.0).abs() / 3.0);
    // A lead over the others is more than one over the mean of all.
    let above = |lead: f32| lead * (candidates.len() - 1) as f32 / candidates.len() as f32;
    // Points are those of the ends where something else is wanted as well: evaluations do not tell them apart.
    // (Tie-breaks are less than a point.)
    let points_alone = outcomes().all(|outcome| (outcome.far - outcome.total).abs() < 1.0);
    let points = if points_alone { ahead } else { lead(candidates, index, |outcome| outcome.total).0 };
    Told { worth: level + above(ahead), points: level + above(points), error }
}

/// Why a move goes before others of which one has more points.
fn besides(told: Told, behind: impl Iterator<Item = Told>, is_alone: bool) -> Option<Besides> {
    let most = behind.max_by(|a, b| a.points.total_cmp(&b.points))?;
    (most.points - told.points >= FEWER).then(|| reason(told.worth - most.worth, is_alone))
}

/// What makes a move worth so much more than another, if points do not.
pub(crate) fn reason(worth: f32, is_alone: bool) -> Besides {
    match worth {
        worth if worth > SURE_WIN => Besides::Win,
        worth if worth > WIN => Besides::Chance,
        _ if is_alone => Besides::Aims,
        _ => Besides::Lead,
    }
}

/// What each category brings after a candidate, more than `now`.
fn to_come<A>(candidate: &Candidate<A>, now: ScoreSheet) -> Vec<f32> {
    if candidate.outcomes.is_empty() {
        return Vec::new();
    }
    let after = |category: usize, now: i32| {
        let points = |outcome: &Outcome| outcome.sheet.points().get(category).copied().unwrap_or(0) as f32;
        mean(candidate.outcomes.iter().map(points)) - now as f32
    };
    now.points().iter().enumerate().map(|(category, now)| after(category, *now)).collect()
}

/// What the first of two candidates brings more than the second in each category, if this is why it is so
/// many points better.
fn gains<A>([one, other]: [&Candidate<A>; 2], better: f32, categories: usize) -> Vec<f32> {
    let gain = |category: usize| {
        let points = |outcome: &Outcome| outcome.sheet.points().get(category).copied().unwrap_or(0) as f32;
        let pairs = one.outcomes.iter().zip(&other.outcomes);
        let (gain, error) = mean_and_error(pairs.map(|(one, other)| points(one) - points(other)));
        if gain.abs() > SURE * error { gain } else { 0.0 }
    };
    let gains: Vec<f32> = (0..categories).map(gain).collect();
    if explains(&gains, better) { gains } else { vec![0.0; categories] }
}

/// By how much a candidate leads over the mean of the others in the same worlds, and the standard error.
fn lead<A>(candidates: &[Candidate<A>], index: usize, of: impl Fn(&Outcome) -> f32) -> (f32, f32) {
    let others = candidates.len() - 1;
    if others == 0 {
        return (0.0, 0.0);
    }
    mean_and_error(candidates[index].outcomes.iter().enumerate().map(|(world, outcome)| {
        let all: f32 = candidates.iter().map(|candidate| of(&candidate.outcomes[world])).sum();
        of(outcome) - (all - of(outcome)) / others as f32
    }))
}

/// The mean of what came of every world, and its standard error.
fn mean_and_error(values: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let mean = mean(values.clone());
    let (spread, worlds) =
        values.fold((0.0, 0.0), |(spread, worlds), value| (spread + (value - mean).powi(2), worlds + 1.0));
    // One world alone tells nothing about luck.
    let error = if worlds > 1.0 { f32::sqrt(spread / (worlds - 1.0) / worlds) } else { f32::INFINITY };
    (mean, error)
}

fn mean(values: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / f32::max(count, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two moves of which it is known what comes of them: what it is worth, and the points.
    fn known(ends: [(f32, f32); 2]) -> [Told; 2] {
        let candidates = ends.map(|(worth, total)| {
            let outcome = Outcome { near: worth, far: worth, total, sheet: ScoreSheet::default() };
            Candidate { action: (), worth, outcomes: vec![outcome; 3] }
        });
        [0, 1].map(|index| told(&candidates, index))
    }

    #[test]
    fn a_win_goes_before_points_and_says_so() {
        let [wins, loses] = known([(VICTORY + 40.0, 50.0), (45.0 - VICTORY, 53.0)]);
        assert!(wins.worth > loses.worth);
        assert_eq!([wins.points, loses.points, wins.error], [50.0, 53.0, 0.0]);
        assert_eq!(besides(wins, [loses].into_iter(), false), Some(Besides::Win));
        assert_eq!(besides(loses, [].into_iter(), false), None, "nothing stands behind it");
        let has_both = Told { points: 54.0, ..wins };
        assert_eq!(besides(has_both, [loses].into_iter(), false), None, "it has the points as well");
    }

    #[test]
    fn what_goes_before_points_is_named_by_how_much_it_is_worth() {
        let told = |worth, points| Told { worth, points, error: 0.0 };
        let why = |told: Told, behind: &[Told], is_alone| besides(told, behind.iter().copied(), is_alone);
        let most = told(60.0, 58.0);
        assert_eq!(why(told(62.0, 55.0), &[most], false), Some(Besides::Lead));
        assert_eq!(why(told(62.0, 55.0), &[most], true), Some(Besides::Aims));
        for is_alone in [false, true] {
            // Won in all worlds, in two of three, in one.
            for (worlds, reason) in [(3.0, Besides::Win), (2.0, Besides::Chance), (1.0, Besides::Chance)] {
                let wins = told(50.0 + 2.0 * VICTORY * worlds / 3.0, 50.0);
                assert_eq!(why(wins, &[most], is_alone), Some(reason), "in {worlds} of three worlds");
            }
        }
        // The second of two moves that serve the aims says so as well.
        let second = told(89.0, 49.0);
        assert_eq!(why(told(90.0, 50.0), &[second, most], true), Some(Besides::Aims));
        assert_eq!(why(second, &[most], true), Some(Besides::Aims));
    }

    #[test]
    fn ties_that_are_broken_are_no_points() {
        let [first, second] = known([(50.2, 50.0), (50.1, 50.0)]);
        assert!(first.points > second.points && first.points - second.points < 0.2);
    }
}

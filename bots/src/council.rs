//! A question, thought about on several threads at once: each holds a contest of its own with luck of its own,
//! and they vote.

use std::thread::Builder;

use bocage_engine::{Evaluate, Game, QuickRng, Rng, SeedableRng};

use crate::budget::{Budget, Meter};
use crate::contest::{Contest, PlayOn, Question};

/// One member for each thread. Pages have but one.
pub(crate) struct Council<G: Game, W> {
    budget: Budget,
    members: Vec<Member<G, W>>,
    another: fn() -> Member<G, W>,
}

/// What one thread thinks with.
pub(crate) struct Member<G: Game, W> {
    pub contest: Contest<G>,
    /// How it plays on, with what it remembers.
    pub way: W,
}

impl<G: Evaluate, W: PlayOn<G> + Send> Council<G, W> {
    /// One member, made like all that may join later.
    pub(crate) fn new(budget: Budget, another: fn() -> Member<G, W>) -> Self {
        Council { budget, members: vec![another()], another }
    }

    /// From now on so many threads think. Who was there before goes on with what it remembers.
    pub(crate) fn use_threads(&mut self, threads: usize) {
        self.members.resize_with(threads.max(1), self.another);
    }

    /// Starts to count what each member may use: all have the same time, but share the simulations.
    pub(crate) fn start(&self) -> Meter {
        self.budget.shared(self.members.len() as u32).start()
    }

    /// The ways of the members to play on.
    pub(crate) fn ways(&mut self) -> impl Iterator<Item = &mut W> {
        self.members.iter_mut().map(|member| &mut member.way)
    }

    /// Lets all of them think until the budget is used up.
    pub(crate) fn think(&mut self, question: &Question<'_, G>, meter: Meter, rng: &mut QuickRng) {
        let Some((first, others)) = self.members.split_first_mut() else { return };
        if others.is_empty() {
            return first.think(question, meter, rng);
        }
        std::thread::scope(|scope| {
            for member in others {
                let mut luck = QuickRng::seed_from_u64(rng.next_u64());
                let meter = meter.clone();
                // Whom the machine gives no thread does not vote.
                member.contest.forget();
                let _ = Builder::new().spawn_scoped(scope, move || member.think(question, meter, &mut luck));
            }
            first.think(question, meter, &mut QuickRng::seed_from_u64(rng.next_u64()));
        });
    }

    /// What is left in all contests, best first in each.
    pub(crate) fn left(&self) -> impl DoubleEndedIterator<Item = G::Action> {
        self.contests().flat_map(|contest| contest.candidates()).map(|candidate| candidate.action)
    }

    /// The one of these decisions that most members vote for: each for the one that it played on most of those that
    /// it has left, and among equals for the best. (What earlier decisions of the turn knew counts, so a plan is
    /// kept unless it drops out: the mean of what is hardly known is too easily the highest.) If as many vote for
    /// others, it goes by all that they played on, then by how far it is behind the best of each.
    pub(crate) fn favourite(&self, of: impl DoubleEndedIterator<Item = G::Action>) -> Option<G::Action> {
        let known = of.map(|action| {
            let (mut votes, mut weight, mut behind) = (0, 0.0, 0.0);
            for contest in self.contests() {
                let Some(best) = contest.candidates().first() else { continue };
                let Some(candidate) = contest.candidate(action) else { continue };
                votes += u32::from(contest.favours(candidate));
                weight += candidate.weight;
                behind += candidate.weight * (best.mean() - candidate.mean());
            }
            (action, votes, weight, behind)
        });
        // The first of equals.
        let best =
            known.rev().max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)).then(b.3.total_cmp(&a.3)));
        best.map(|(action, ..)| action)
    }

    fn contests(&self) -> impl DoubleEndedIterator<Item = &Contest<G>> {
        self.members.iter().map(|member| &member.contest)
    }
}

impl<G: Evaluate, W: PlayOn<G>> Member<G, W> {
    fn think(&mut self, question: &Question<'_, G>, mut meter: Meter, rng: &mut QuickRng) {
        self.contest.hold(question, &mut self.way, &mut meter, rng);
    }
}

//! A question, thought about on several threads at once: each holds a contest of its own with luck of its own,
//! and what they all know about the first decision is put together.

use bocage_engine::{Evaluate, Game, QuickRng, Rng, SeedableRng};

use crate::budget::{Budget, Meter};
use crate::contest::{Contest, PlayOn, Question};

/// One member for each thread. Pages have but one.
pub(crate) struct Council<G: Game, W> {
    budget: Budget,
    members: Vec<Member<G, W>>,
}

/// What one thread thinks with.
struct Member<G: Game, W> {
    contest: Contest<G>,
    way: W,
}

impl<G: Evaluate, W: PlayOn<G> + Send> Council<G, W> {
    /// So many members, each with a contest and a way to play on.
    pub(crate) fn new(
        budget: Budget,
        threads: usize,
        contest: impl Fn() -> Contest<G>,
        way: impl Fn() -> W,
    ) -> Self {
        let member = |_| Member { contest: contest(), way: way() };
        Council { budget, members: (0..threads.max(1)).map(member).collect() }
    }

    /// Starts to count what each member may use: all have the same time, but share the simulations.
    pub(crate) fn start(&self) -> Meter {
        self.budget.shared(self.members.len() as u32).start()
    }

    /// The ways of the members to play on, with what they remember.
    pub(crate) fn ways(&mut self) -> impl Iterator<Item = &mut W> {
        self.members.iter_mut().map(|member| &mut member.way)
    }

    /// Lets all of them think until the budget is used up.
    pub(crate) fn think(&mut self, question: &Question<'_, G>, meter: Meter, rng: &mut QuickRng) {
        match self.members.as_mut_slice() {
            [only] => only.think(question, meter, rng),
            several => std::thread::scope(|scope| {
                for member in several {
                    let mut luck = QuickRng::seed_from_u64(rng.next_u64());
                    let meter = meter.clone();
                    scope.spawn(move || member.think(question, meter, &mut luck));
                }
            }),
        }
    }

    /// What is left in all contests, best first in each.
    pub(crate) fn left(&self) -> impl DoubleEndedIterator<Item = G::Action> {
        let left = |member: &Member<G, W>| member.contest.candidates().len();
        let action = |member: &Member<G, W>, place: usize| member.contest.candidates()[place].action;
        self.members.iter().flat_map(move |member| (0..left(member)).map(move |place| action(member, place)))
    }

    /// The one of these decisions that is best by all contests together: the one that was played on most of those
    /// that are left, and among equals the one with the least distance to the best of each. What earlier decisions
    /// of the turn knew counts, so a plan is kept unless it drops out: the mean of what is hardly known is too easily
    /// the highest.
    pub(crate) fn favourite(&self, of: impl DoubleEndedIterator<Item = G::Action>) -> Option<G::Action> {
        let known = of.map(|action| {
            let (mut weight, mut behind) = (0.0, 0.0);
            for Member { contest, .. } in &self.members {
                let candidates = contest.candidates();
                let best = candidates.first().map_or(0.0, |first| first.mean());
                for candidate in candidates.iter().filter(|candidate| candidate.action == action) {
                    weight += candidate.weight;
                    behind += candidate.weight * (best - candidate.mean());
                }
            }
            (action, weight, behind)
        });
        // The first of equals.
        let best = known.rev().max_by(|a, b| a.1.total_cmp(&b.1).then(b.2.total_cmp(&a.2)));
        best.map(|(action, ..)| action)
    }
}

impl<G: Evaluate, W: PlayOn<G>> Member<G, W> {
    fn think(&mut self, question: &Question<'_, G>, mut meter: Meter, rng: &mut QuickRng) {
        self.contest.hold(question, &mut self.way, &mut meter, rng);
    }
}

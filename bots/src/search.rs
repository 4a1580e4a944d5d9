//! A tree of decisions: what is thought of in one world is remembered in the next.
//!
//! Whenever a decision is played on, the walk goes down the tree. One's own turn takes one of the best ways
//! that the search of the turn found in this world, whichever has done best so far. From there on everybody
//! wants the best for themselves (max^n): they decide as in a rollout, by what they see in this world, or try
//! something else wherever it is due, and do it again if it did better. A rollout goes on from the first decision
//! that is new.

use bocage_engine::{Action, ActionList, Evaluate, Foresight, Game, QuickRng, Seat, StateOf};

use crate::averages::Averages;
use crate::beam::{Beam, Branch};
use crate::budget::Meter;
use crate::contest::{PlayOn, Question, Start};
use crate::nodes::{NodeId, Nodes, ROOT};
use crate::rollout::{Horizon, Luck, Manner, Place, Rollout};

/// How decisions are played on: as far as the game asks for.
const fn manner<G: Evaluate>() -> Manner {
    let Foresight { far, rivalry, averages, .. } = G::FORESIGHT;
    Manner { rivalry, averages, ..Manner::seeing(far) }
}

/// Where so many simulations have passed, the square root of them times this is tried beside what a rollout
/// would do.
const WIDENING: f64 = 0.3;

/// Exploration, as a share of the distance between the best and the worst result.
const CURIOSITY: f64 = 0.05;

/// How much the search of the turn counts between the ways to end it, in times played on.
const TRUST: f64 = 6.0;

/// A tree and what it takes to grow it.
pub(crate) struct Search<G: Game> {
    rollout: Rollout<G>,
    averages: Averages,
    nodes: Nodes<G::Action>,
    path: Vec<NodeId>,
    /// What is legal further down.
    below: ActionList<G::Action>,
    /// What was decided on the way.
    line: Vec<(Seat, G::Action)>,
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new() -> Self {
        Search {
            rollout: Rollout::new(manner::<G>()),
            averages: Averages::default(),
            nodes: Nodes::new(),
            path: Vec::new(),
            below: ActionList::new(),
            line: Vec::new(),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.averages.clear(G::Action::COUNT);
    }

    /// Goes on with what is known about the position after a decision at the root; `false` if nothing is.
    pub(crate) fn follow(&mut self, seat: Seat, action: G::Action) -> bool {
        self.nodes.follow(seat, action)
    }

    /// The way to end the turn that promises most: by the search of the turn, and by what came of it when it
    /// was played on.
    fn way<'a>(&mut self, start: &Start<'a, G>, seat: Seat) -> Option<&'a Branch<G>> {
        let best = start.ends.first()?;
        if start.ends.len() == 1 {
            return Some(best);
        }
        let root = self.nodes.find(ROOT, seat, Some(start.action));
        let (level, times) =
            root.map_or((0.0, 0), |id| (self.nodes.node(id).mean(), self.nodes.node(id).visits));
        let curiosity = CURIOSITY * self.nodes.width() * libm::log(1.0 + f64::from(times)).sqrt();
        let mut found: Option<(f64, &Branch<G>)> = None;
        for end in start.ends {
            let (mean, visits) = self.result(start.beam, end, seat);
            let visits = f64::from(visits);
            let prior = f64::from(end.worth - best.worth) * TRUST;
            let worth = (prior + (mean - level) * visits) / (TRUST + visits);
            let promise = worth + curiosity / (1.0 + visits).sqrt();
            if found.is_none_or(|(highest, _)| promise > highest) {
                found = Some((promise, end));
            }
        }
        found.map(|(_, end)| end)
    }

    /// What came of a way to end the turn for `seat` on average, and how often it was played on.
    fn result(&mut self, beam: &Beam<G>, end: &Branch<G>, seat: Seat) -> (f64, u32) {
        beam.line(end, &mut self.line);
        // Others may have the last word in a turn, and remember what came of it for themselves.
        let own = self.line.iter().rposition(|(who, _)| *who == seat).map_or(0, |last| last + 1);
        let mut steps = self.line[..own].iter();
        let place = steps.try_fold(ROOT, |at, &(seat, action)| self.nodes.find(at, seat, Some(action)));
        place.map_or((0.0, 0), |id| (self.nodes.node(id).mean(), self.nodes.node(id).visits))
    }

    /// Takes a decision at the root and goes to the end of the turn.
    fn set_out(&mut self, question: &Question<'_, G>, start: &Start<'_, G>) -> StateOf<G> {
        let end = self.way(start, question.seat);
        match end {
            Some(end) => start.beam.line(end, &mut self.line),
            None => {
                self.line.clear();
                self.line.push((question.seat, start.action));
            }
        }
        self.path.clear();
        let mut at = ROOT;
        for &(seat, action) in &self.line {
            at = self.nodes.child(at, seat, Some(action));
            self.path.push(at);
        }
        start.state(question, end)
    }

    /// Walks down the tree to a decision that is new in it; `None` if the time is up before that.
    fn descend(
        &mut self,
        game: &G,
        state: &mut StateOf<G>,
        horizon: &mut Horizon,
        luck: &mut Luck,
        meter: &Meter,
    ) -> Option<()> {
        let mut at = self.path.last().copied().unwrap_or(ROOT);
        while let Some(seat) = horizon.next(game, state) {
            game.legal(state, seat, &mut self.below);
            let has_choice = self.below.len() > 1;
            let child = self.arm(at, seat);
            let node = self.nodes.node(child);
            let is_new = node.visits == 0;
            match node.action {
                Some(action) => {
                    self.line.push((seat, action));
                    game.apply_unchecked(state, seat, action, &mut ());
                }
                None => {
                    let place = Place { game, seat, is_me: seat == horizon.me };
                    let line = &mut self.line;
                    let hear = |seat, action| line.push((seat, action));
                    self.rollout.go_on(&place, state, luck, meter, hear)?;
                }
            }
            self.path.push(child);
            // Where there is no choice nothing is learnt: on to the next decision.
            if is_new && has_choice {
                break;
            }
            at = child;
        }
        Some(())
    }

    /// What to do here: what did best, or something new if it is due.
    fn arm(&mut self, at: NodeId, seat: Seat) -> NodeId {
        let usual = self.nodes.child(at, seat, None);
        if self.below.len() < 2 {
            return usual;
        }
        match self.untried(at, seat) {
            Some(action) => self.nodes.child(at, seat, Some(action)),
            None => self.nodes.select(at, seat, &self.below, CURIOSITY).unwrap_or(usual),
        }
    }

    /// A decision that was not tried here, if it is time for one: the one that did best wherever it was taken.
    fn untried(&mut self, at: NodeId, seat: Seat) -> Option<G::Action> {
        let (mut tried, mut visits) = (0, 0);
        for id in self.nodes.children(at, seat) {
            let node = self.nodes.node(id);
            visits += node.visits;
            tried += usize::from(node.action.is_some_and(|action| self.below.binary_search(&action).is_ok()));
        }
        let room = WIDENING * f64::from(visits).sqrt();
        if tried >= room as usize {
            return None;
        }
        let others =
            self.below.iter().copied().filter(|&action| self.nodes.find(at, seat, Some(action)).is_none());
        let worth = others.map(|action| (self.averages.of(seat, action.index()), action));
        // The first of equals.
        worth.rev().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }
}

impl<G: Evaluate> PlayOn<G> for Search<G> {
    fn known(&self, seat: Seat, action: G::Action) -> Option<(f32, u32)> {
        let node = self.nodes.node(self.nodes.find(ROOT, seat, Some(action))?);
        (node.visits > 0).then(|| (node.mean() as f32, node.visits))
    }

    fn play_on(
        &mut self,
        question: &Question<'_, G>,
        start: &Start<'_, G>,
        meter: &Meter,
        rng: &mut QuickRng,
    ) -> Option<f32> {
        let &Question { game, seat, .. } = question;
        let mut horizon = Horizon::new(manner::<G>(), game, &start.world.public, seat);
        let mut state = self.set_out(question, start);
        let mut luck = Luck::new(rng);
        self.descend(game, &mut state, &mut horizon, &mut luck, meter)?;
        self.rollout.play(game, &mut state, &mut horizon, &mut luck, meter)?;
        let outlook = horizon.outlook(game, &state);
        self.nodes.note(&self.path, &outlook);
        for &(seat, action) in &self.line {
            self.averages.note(seat, action.index(), outlook[seat.index()]);
        }
        Some(outlook[seat.index()])
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_engine::{MAX_SEATS, Positions, SeedableRng};
    use bocage_evergreen::{Action as Decision, Evergreen};

    use crate::beam::Task;
    use crate::budget::Budget;

    use super::*;

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    /// A search of nothing so far, in which the first `count` decisions of all are legal.
    fn blank(count: usize) -> Search<Evergreen> {
        let mut search = Search::new();
        search.clear();
        search.below.extend((0..count).filter_map(Decision::from_index));
        assert!(search.below.is_sorted() && search.below.len() == count);
        search
    }

    /// How many decisions were tried at a place beside what a rollout would do.
    fn tried(search: &Search<Evergreen>, at: NodeId, seat: Seat) -> usize {
        search.nodes.children(at, seat).filter(|id| search.nodes.node(*id).action.is_some()).count()
    }

    #[test]
    fn more_is_tried_where_more_simulations_pass_and_no_more_than_is_due() {
        let mut search = blank(12);
        for visits in 0..2000 {
            let id = search.arm(ROOT, ME);
            search.nodes.note(&[id], &[1.0; MAX_SEATS]);
            let due = (WIDENING * f64::from(visits).sqrt()) as usize;
            assert_eq!(tried(&search, ROOT, ME), due.min(12), "after {visits} visits");
        }
        assert_eq!(tried(&search, ROOT, OTHER), 0);
    }

    #[test]
    fn what_is_tried_did_best_on_average_wherever_it_was_taken() {
        let mut search = blank(6);
        let known = [(0, 3.0), (1, 9.0), (2, 4.0), (2, 4.0), (2, 4.0), (3, 10.0), (3, 6.0)];
        for (index, worth) in known {
            search.averages.note(ME, index, worth);
            // What serves one seat does not serve another.
            search.averages.note(OTHER, index, -worth);
        }
        let usual = search.nodes.child(ROOT, ME, None);
        let mut order = Vec::new();
        for _ in 0..500 {
            search.nodes.note(&[usual], &[0.0; MAX_SEATS]);
            if let Some(action) = search.untried(ROOT, ME) {
                order.push(action.index());
                search.nodes.child(ROOT, ME, Some(action));
            }
        }
        // The last two were taken nowhere: they are as good as any, and the first of equals goes before.
        assert_eq!(order, [1, 3, 4, 5, 2, 0]);
    }

    /// A search of nothing so far, which is asked about the first decision of a menu: in a world in which the turn was
    /// searched, so many ends of it are offered.
    fn offered(
        ends: usize,
        ask: impl FnOnce(Search<Evergreen>, &Question<'_, Evergreen>, &Start<'_, Evergreen>),
    ) {
        let game = Evergreen::standard();
        let world = game.read_position(include_str!("../tests/gap.toml")).unwrap();
        let mut menu = ActionList::new();
        game.legal(&world, ME, &mut menu);
        let mut beam = Beam::new(ends);
        let meter = Budget::Simulations(1500).start();
        let task = Task::new(game, &world.public, ME);
        beam.search(&task, world.clone(), menu.len(), meter, &mut QuickRng::seed_from_u64(1));
        let start = Start { action: menu[0], world: &world, beam: &beam, ends: &beam.ends()[0] };
        assert_eq!(start.ends.len(), ends);
        ask(blank(0), &Question { game, view: &world.view(Some(ME)), seat: ME }, &start);
    }

    #[test]
    fn what_does_better_when_it_is_played_on_is_preferred_to_what_the_search_of_the_turn_saw() {
        offered(2, |mut search, question, start| {
            let [mut preferred, mut other] = [Vec::new(), Vec::new()];
            start.beam.line(&start.ends[0], &mut preferred);
            start.beam.line(&start.ends[1], &mut other);
            assert!(start.ends[0].worth > start.ends[1].worth && preferred != other);
            let taken: Vec<bool> = (0..100u8)
                .map(|time| {
                    search.set_out(question, start);
                    assert!(search.line == preferred || search.line == other);
                    let is_other = search.line == other;
                    // Luck is larger than the difference.
                    let worth = f32::from(time % 3) * 6.0 + if is_other { 4.0 } else { 0.0 };
                    search.nodes.note(&search.path, &[worth; MAX_SEATS]);
                    is_other
                })
                .collect();
            assert!(!taken[0], "nothing else is known at first");
            assert!(taken[50..].iter().all(|is_other| *is_other), "{taken:?}");
        });
    }

    #[test]
    fn what_comes_of_a_decision_is_remembered_and_others_are_tried_when_the_turn_is_over() {
        offered(1, |mut search, question, start| {
            let meter = Budget::Simulations(1).start();
            let mut rng = QuickRng::seed_from_u64(1);
            let mut play_on =
                |search: &mut Search<_>| search.play_on(question, start, &meter, &mut rng).unwrap();
            assert_eq!(search.known(ME, start.action), None);
            let first = play_on(&mut search);
            assert!((search.averages.of(ME, start.action.index()) - first).abs() < 0.01);
            let sum: f32 = first + (1..120).map(|_| play_on(&mut search)).sum::<f32>();
            let (mean, times) = search.known(ME, start.action).unwrap();
            assert!(times == 120 && (mean - sum / 120.0).abs() < 0.01, "{mean}, {times} times");
            let mut line = Vec::new();
            start.beam.line(&start.ends[0], &mut line);
            let mut steps = line.iter();
            let end = steps.try_fold(ROOT, |at, &(seat, action)| search.nodes.find(at, seat, Some(action)));
            let tried: usize = [ME, OTHER].map(|seat| tried(&search, end.unwrap(), seat)).iter().sum();
            assert_eq!(tried, (WIDENING * f64::from(times - 1).sqrt()) as usize);
        });
    }
}

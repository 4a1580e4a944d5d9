//! A finished game looked back at: what has to be weighed, and what came of it in words.
//!
//! The page has the record of a finished game, but whoever weighs a decision gets no more than the view
//! of the seat that took it.

use bocage_engine::{Message, Record, Replay, Review, Seed, Title};
use bocage_table::LineOf;
use bocage_thinker::{Inquiry, Reviewer, Thought, UNKNOWN, Weighed, say_moment};

use super::telling::steps_of_record;
use super::{MomentSight, Outlook, ReviewSight};

/// How long a whole game is looked back at, in milliseconds of thought; longer if its decisions are many.
const TIME: f64 = 20_000.0;

/// The seed of the simulations.
const SEED: Seed = Seed(1);

/// A review in the making, whatever the game.
pub trait Lookback {
    /// What is to be weighed next; none when everything is.
    fn next(&mut self) -> Option<Inquiry>;

    /// Takes what came of the latest inquiry.
    fn take(&mut self, answer: &str);

    /// The share that is done.
    fn progress(&self) -> f64;

    /// What came of it.
    fn review(&self) -> Review;
}

/// A review of a game in the making.
pub(super) struct GameLookback<G: Title> {
    reviewer: Reviewer<G>,
    asked: usize,
}

impl<G: Title> GameLookback<G> {
    pub(super) fn new(game: &G, record: &Record) -> Option<Self> {
        let reviewer = Reviewer::new(game, record, None, Thought::Milliseconds(TIME), SEED).ok()?;
        Some(GameLookback { reviewer, asked: 0 })
    }
}

impl<G: Title> Lookback for GameLookback<G> {
    fn next(&mut self) -> Option<Inquiry> {
        if self.asked == self.reviewer.open() {
            if !self.reviewer.go_on() {
                return None;
            }
            self.asked = 0;
        }
        let task = self.reviewer.task(self.asked)?;
        let milliseconds = match task.thought {
            Thought::Milliseconds(milliseconds) => milliseconds,
            Thought::Simulations(_) => TIME,
        };
        Some(Inquiry {
            game: G::ID.to_owned(),
            seat: task.seat,
            view: serde_json::to_string(&task.view).ok()?,
            moves: task.actions.iter().map(ToString::to_string).collect(),
            milliseconds,
            seed: task.seed,
        })
    }

    fn take(&mut self, answer: &str) {
        self.reviewer.answer(self.asked, &Weighed::read(answer));
        self.asked += 1;
    }

    fn progress(&self) -> f64 {
        self.reviewer.progress()
    }

    fn review(&self) -> Review {
        self.reviewer.review()
    }
}

/// What a review says of a game. `lines` is everything that happened, also what was taken back: a replay
/// counts its steps by it, a review does not.
pub(super) fn sight<G: Title>(
    game: &G,
    record: &Record,
    review: &Review,
    lines: &[LineOf<G>],
    say: impl Fn(&Message) -> String,
) -> Option<ReviewSight> {
    let steps = steps_of_record(lines);
    let step = |number: usize| number.checked_sub(1).and_then(|index| steps.get(index)).copied().unwrap_or(0);
    let curves = review.curves.iter().map(|curve| {
        curve.iter().map(|known| Outlook { step: step(known.after), points: known.points }).collect()
    });
    let mut moments = Vec::new();
    let mut replay = Replay::new(game, record).ok()?;
    for moment in &review.moments {
        while replay.done() + 1 < moment.number && replay.step(&mut ()).ok()?.is_some() {}
        let public = &replay.state().public;
        let words = |action: &str| Some(game.say_action(public, moment.seat, action.parse().ok()?));
        let why = say_moment(G::CATEGORIES, moment, words(&moment.other)?);
        moments.push(MomentSight {
            seat: moment.seat,
            kind: moment.kind,
            step: step(moment.number).saturating_sub(1),
            chosen: say(&words(&moment.action)?),
            why: say(&why),
        });
    }
    // They are told in the order of the game; what mattered most is shown first.
    let mut by_weight: Vec<_> = moments.into_iter().zip(&review.moments).collect();
    by_weight.sort_by_key(|(_, moment)| std::cmp::Reverse(moment.points));
    let moments = by_weight.into_iter().map(|(sight, _)| sight).collect();
    let is_known = review.decisions.iter().any(|judged| judged.error < UNKNOWN);
    Some(ReviewSight { curves: curves.collect(), moments, is_known })
}

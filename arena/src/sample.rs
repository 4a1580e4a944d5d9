//! Positions from played games, each with what came of it.

use bocage_bots::{Bot, Level};
use bocage_engine::{Draw, Evaluate, QuickRng, Seat, SetupError, StateOf, ViewOf};

use crate::table::{Deal, Moment, play_table_to_end};
use crate::{Fitting, Range};

/// Turns after this one are all alike.
const LAST_TURN: usize = 60;

/// A position in which a turn of a seat begins or has just ended: between two turns an evaluation is at its
/// best.
pub(crate) struct Sample<G: Evaluate> {
    pub state: StateOf<G>,
    pub seat: Seat,
    /// The same in positions at the same moment of the game: only these are compared.
    pub group: usize,
    /// The points that the seat had in the end, or its lead.
    pub points: f64,
}

/// What the evaluation says of a seat: its points, or their lead on the mean of the others'.
pub(crate) fn worth<G: Evaluate>(game: &G, state: &StateOf<G>, seat: Seat, lead: bool) -> f64 {
    let points = |seat| f64::from(game.evaluate(state, seat));
    let others = Seat::all(game.seats(&state.public)).filter(|other| lead && *other != seat);
    let count = others.clone().count().max(1);
    points(seat) - others.map(points).sum::<f64>() / count as f64
}

/// Plays a game and gives its positions; none if it does not end within the limit.
pub(crate) fn play_and_sample<G: Evaluate>(
    game: &G,
    fitting: &Fitting<G::Options>,
    number: u64,
) -> Result<Option<Vec<Sample<G>>>, SetupError> {
    let tables = &fitting.tables;
    let sit = |_| -> Box<dyn Bot<G> + '_> {
        Box::new(Astray {
            bot: tables.bot.bot(game.into()),
            kind: Level::Twig.bot(),
            share: fitting.astray,
            turn: None,
            is_astray: false,
        })
    };
    let mut bots: Vec<_> = (0..tables.players).map(sit).collect();
    let deal = Deal {
        options: &tables.options,
        seed: Range::Tuning.seed(tables.seed.wrapping_add(number)),
        number,
        most_decisions: tables.most_decisions,
    };
    let mut samples = Vec::new();
    // The turn that each seat is in, and how many it has begun.
    let mut turns = vec![(None, 0); usize::from(tables.players)];
    let (end, _) = play_table_to_end(game, &deal, &mut bots, &mut |state, seat, moment| {
        let now = Some(game.turn(&state.public, seat));
        let (turn, count) = &mut turns[seat.index()];
        let is_sample = match moment {
            Moment::Before => *turn != now,
            Moment::After => {
                let ends = *turn != now || !game.waited(&state.public).contains(seat);
                ends && !game.is_over(&state.public)
            }
        };
        if moment == Moment::Before && is_sample {
            (*turn, *count) = (now, *count + 1);
        }
        if is_sample {
            let group = LAST_TURN.min(*count) * 2 + usize::from(moment == Moment::After);
            samples.push(Sample { state: state.clone(), seat, group, points: 0.0 });
        }
    })?;
    for sample in &mut samples {
        // What is there to be evaluated at the end are the points.
        sample.points = worth(game, &end, sample.seat, fitting.lead);
    }
    Ok(game.is_over(&end.public).then_some(samples))
}

/// A bot that plays some of its turns like a kind one. Where everybody always plays the same way, positions
/// differ too little to tell what is worth what.
struct Astray<'a, G: Evaluate> {
    bot: Box<dyn Bot<G> + 'a>,
    kind: Box<dyn Bot<G> + 'a>,
    /// Of its turns.
    share: f64,
    turn: Option<u32>,
    is_astray: bool,
}

impl<G: Evaluate> Bot<G> for Astray<'_, G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        let turn = Some(game.turn(&view.public, seat));
        if self.turn != turn {
            self.turn = turn;
            self.is_astray = f64::from(rng.below(1000)) < self.share * 1000.0;
        }
        let bot = if self.is_astray { &mut self.kind } else { &mut self.bot };
        bot.choose(game, view, seat, rng)
    }
}

#[cfg(test)]
mod tests {
    use bocage_engine::Game;
    use bocage_evergreen::Evergreen;
    use bocage_evergreen::setup::Options;

    use super::*;
    use crate::Tables;

    #[test]
    fn a_lead_is_over_the_mean_of_the_others() {
        let tables = Tables {
            bot: Level::Greedy.into(),
            players: 3,
            options: Options::default(),
            seed: 3,
            jobs: 1,
            most_decisions: 10_000,
        };
        let game = Evergreen::standard();
        let [points, leads] = [false, true].map(|lead| {
            let fitting = Fitting { tables: tables.clone(), games: 1, astray: 0.0, lead, kept: Vec::new() };
            let samples = play_and_sample(game, &fitting, 0).unwrap().unwrap();
            [0, 1, 2].map(|seat| samples.iter().find(|sample| sample.seat == Seat(seat)).unwrap().points)
        });
        assert!(points.iter().all(|points| *points > 10.0) && points[0] != points[2], "{points:?}");
        for seat in 0..3 {
            let others = points[(seat + 1) % 3] + points[(seat + 2) % 3];
            assert_eq!(leads[seat], points[seat] - others / 2.0);
        }
    }
}

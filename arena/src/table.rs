//! One game between bots, from the deal to the places.

use bocage_bots::Bot;
use bocage_engine::{Draw, Evaluate, QuickRng, Seat, Seed, SeedableRng, SetupError, StateOf};

/// How a game begins.
pub(crate) struct Deal<'a, O> {
    pub options: &'a O,
    pub seed: Seed,
    /// The number of the game: the bots' own dice differ from game to game.
    pub number: u64,
    /// No game is played longer than this.
    pub most_decisions: u32,
}

/// How it ended, by seat.
pub(crate) struct Ending {
    pub scores: Vec<Vec<i32>>,
    pub totals: Vec<i32>,
    /// Places from 0; those who share one have the same.
    pub places: Vec<u8>,
    pub decisions: u32,
    pub finished: bool,
}

/// When a game that is being played is looked at: just before or just after a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Before,
    After,
}

/// Plays a game; `bots[seat]` sits on that seat.
pub(crate) fn play_table<G: Evaluate>(
    game: &G,
    deal: &Deal<'_, G::Options>,
    bots: &mut [Box<dyn Bot<G> + '_>],
) -> Result<Ending, SetupError> {
    let (state, decisions) = play_table_to_end(game, deal, bots, &mut |_, _, _| {})?;
    let players = bots.len() as u8;
    let sheets: Vec<_> = Seat::all(players).map(|seat| game.score(&state.public, seat)).collect();
    let ranking = game.ranking(&state.public);
    Ok(Ending {
        scores: sheets.iter().map(|sheet| sheet.points().to_vec()).collect(),
        totals: sheets.iter().map(|sheet| sheet.total()).collect(),
        places: Seat::all(players).map(|seat| ranking.place(seat).unwrap_or(players)).collect(),
        decisions,
        finished: game.is_over(&state.public),
    })
}

/// Plays a game and gives its last state and the number of decisions; `look` sees the state around every
/// decision, and whose it is.
pub(crate) fn play_table_to_end<G: Evaluate>(
    game: &G,
    deal: &Deal<'_, G::Options>,
    bots: &mut [Box<dyn Bot<G> + '_>],
    look: &mut dyn FnMut(&StateOf<G>, Seat, Moment),
) -> Result<(StateOf<G>, u32), SetupError> {
    let players = bots.len() as u8;
    let mut state = game.setup(players, deal.options, deal.seed)?;
    // The bots' own dice have nothing to do with the game's chance.
    let mut rng = QuickRng::seed_from_u64(deal.seed.0 ^ (deal.number << 32) ^ 0x626f_7473);
    let mut decisions = 0;
    while decisions < deal.most_decisions {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        look(&state, seat, Moment::Before);
        let view = state.view(Some(seat));
        let Some(action) = bots[seat.index()].choose(game, &view, seat, &mut rng) else { break };
        if game.apply(&mut state, seat, action, &mut ()).is_err() {
            break;
        }
        decisions += 1;
        look(&state, seat, Moment::After);
    }
    Ok((state, decisions))
}

/// The share of the win that each seat has: those on the first place share it.
pub(crate) fn win_shares(places: &[u8]) -> Vec<f64> {
    let winners = places.iter().filter(|place| **place == 0).count().max(1) as f64;
    places.iter().map(|place| if *place == 0 { 1.0 / winners } else { 0.0 }).collect()
}

/// Placement points of a seat: the share of the others that are behind it, half of those beside it.
pub(crate) fn placement(places: &[u8], seat: usize) -> f64 {
    let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
    let points = others.map(|(_, place)| match place.cmp(&places[seat]) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    });
    points.sum::<f64>() / places.len().saturating_sub(1).max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_wins_and_placement_points() {
        let places = [0, 0, 2, 3];
        assert_eq!(win_shares(&places), [0.5, 0.5, 0.0, 0.0]);
        let points: Vec<f64> = (0..4).map(|seat| placement(&places, seat) * 3.0).collect();
        assert_eq!(points, [2.5, 2.5, 1.0, 0.0]);
        assert_eq!(placement(&[0], 0), 0.0);
    }
}

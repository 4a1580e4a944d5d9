//! What a position is worth to everybody: points, the lead over the best other, and the win.

use bocage_engine::{Evaluate, MAX_SEATS, Seat, StateOf};

/// What every seat can look forward to, in points.
pub(crate) type Outlook = [f32; MAX_SEATS];

/// What winning is worth beyond the points, and the lead at which half of it is expected.
const WIN: f32 = 6.0;
const LEAD: f32 = 10.0;

/// What every seat can look forward to. So many percent of the best other's points count against one's own: games are
/// won by the lead, but what others will have is mostly guessed worse than what one has oneself.
pub(crate) fn outlook<G: Evaluate>(game: &G, state: &StateOf<G>, rivalry: u8) -> Outlook {
    let rivalry = f32::from(rivalry) / 100.0;
    let seats = game.seats(&state.public);
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        points[seat.index()] = game.evaluate(state, seat);
    }
    if seats < 2 {
        return points;
    }
    let over = game.is_over(&state.public);
    let mut outlook = points;
    for seat in Seat::all(seats) {
        let others = Seat::all(seats).filter(|other| *other != seat).map(|other| points[other.index()]);
        let best = others.fold(f32::NEG_INFINITY, f32::max);
        let lead = points[seat.index()] - best;
        let win = if over { won(game, state, seat) } else { lead / (lead.abs() + LEAD) };
        outlook[seat.index()] += rivalry * (lead - points[seat.index()]) + WIN * win;
    }
    outlook
}

/// 1 for a winner, -1 for others: the end knows tie-breaks that points do not show, and what is asked for of who
/// plays alone.
pub(crate) fn won<G: Evaluate>(game: &G, state: &StateOf<G>, seat: Seat) -> f32 {
    let is_first = game.ranking(&state.public).place(seat) == Some(0);
    let is_won = is_first && (game.seats(&state.public) > 1 || game.is_won_alone(&state.public));
    if is_won { 1.0 } else { -1.0 }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_engine::{Game, Seed};
    use bocage_evergreen::Evergreen;

    use super::*;

    #[test]
    fn others_count_as_much_as_they_are_to() {
        let game = Evergreen::standard();
        // What the first seat can look forward to where the next one has so many points.
        let outlook_beside = |points: i32, rivalry: u8| {
            let mut state = game.setup(3, &Default::default(), Seed(1)).unwrap();
            state.public.seats[1].points.start += points;
            outlook(game, &state, rivalry)[0]
        };
        let loses = |rivalry| outlook_beside(20, rivalry) - outlook_beside(50, rivalry);
        let win = loses(0);
        assert!(win > 0.0 && win < 2.0 * WIN);
        for rivalry in [30, 100] {
            let points = 30.0 * f32::from(rivalry) / 100.0;
            assert!((loses(rivalry) - win - points).abs() < 0.01, "{rivalry} percent");
        }
    }
}

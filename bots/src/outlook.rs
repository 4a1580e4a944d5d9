//! What a position is worth to everybody: points, the lead over the best other, and the win.

use bocage_engine::{Evaluate, MAX_SEATS, Seat, StateOf};

/// What every seat can look forward to, in points.
pub(crate) type Outlook = [f32; MAX_SEATS];

/// How much of the others' points counts against one's own. Games are won by the lead, but what others
/// will have is guessed worse than what one has oneself.
const RIVALRY: f32 = 0.3;

/// What winning is worth beyond the points, and the lead at which half of it is expected.
const WIN: f32 = 6.0;
const LEAD: f32 = 10.0;

/// What every seat can look forward to.
pub(crate) fn outlook<G: Evaluate>(game: &G, state: &StateOf<G>) -> Outlook {
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
        outlook[seat.index()] += RIVALRY * (lead - points[seat.index()]) + WIN * win;
    }
    outlook
}

/// 1 for a winner, -1 for others: the end knows tie-breaks that points do not show.
fn won<G: Evaluate>(game: &G, state: &StateOf<G>, seat: Seat) -> f32 {
    if game.ranking(&state.public).place(seat) == Some(0) { 1.0 } else { -1.0 }
}

//! How the game ended: at the last round there may be, and by which tie-break.

use bocage_engine::{Game, Message, Seat};

use crate::TribesOfTheWind;
use crate::state::Public;

impl TribesOfTheWind {
    /// What decided beside the points, if anything did.
    pub(super) fn say_end(&self, public: &Public) -> Option<Message> {
        let limit = public
            .end_token
            .is_none()
            .then(|| Message::new("result-round-limit").with("rounds", public.round));
        match (limit, self.say_tie(public)) {
            (Some(limit), Some(tie)) => {
                Some(Message::new("result-both").with("first", limit).with("second", tie))
            }
            (limit, tie) => limit.or(tie),
        }
    }

    /// The first place among seats with equal points: more water, or shared (R32).
    fn say_tie(&self, public: &Public) -> Option<Message> {
        let winners: Vec<Seat> = self.ranking(public).winners().collect();
        let winner = *winners.first()?;
        let points = |seat: Seat| self.sheet(public, seat).total();
        let water = |seat: Seat| public.side(seat).water;
        let tied = Seat::all(public.players).filter(|&seat| points(seat) == points(winner));
        let behind = tied.filter(|seat| !winners.contains(seat)).map(water).max();
        let said = |key| Message::new(key).with("seat", winner).with("water", water(winner));
        match (winners.len(), behind) {
            (1, behind) => behind.map(|other| said("result-tie-water").with("other", other)),
            _ => Some(said("result-tie-shared")),
        }
    }
}

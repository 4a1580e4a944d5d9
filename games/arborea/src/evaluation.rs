//! How good a position is: expected final points, term by term.

use bocage_engine::{Evaluate, Seat, StateOf};

use crate::Arborea;

impl Evaluate for Arborea {
    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32 {
        f32::from(state.public.board(seat).points.total())
    }
}

//! Points, category by category; ranking and tie-breaks.

use bocage_engine::{Ranking, ScoreSheet, Seat};

use crate::Atiwa;
use crate::state::{Public, Side};
use crate::tableau::Census;
use crate::vocabulary::Piece;

/// The scoring categories, in the order of [`Atiwa::sheet`].
pub(crate) const CATEGORIES: &[&str] = &["gold", "cards", "supply", "trained", "bats", "shortage"];

impl Atiwa {
    /// The number that a row of the supply board shows: the one on its last empty space from the left,
    /// nothing if no space is empty.
    #[inline]
    pub fn row_value(&self, side: &Side, piece: Piece) -> u8 {
        let Some(&left) = side.supply.get(piece.index()) else { return 0 };
        let row = &self.components.rows[piece.index()];
        row.len().checked_sub(usize::from(left) + 1).and_then(|index| row.get(index)).copied().unwrap_or(0)
    }

    /// Points for the cards of a tableau.
    pub fn card_points(&self, side: &Side) -> i32 {
        let plots = side.tableau.plots().iter();
        plots.map(|plot| i32::from(self.components.face(plot.card).points)).sum()
    }

    /// Points for bats: the first ones score nothing.
    pub fn bat_points(&self, census: &Census) -> i32 {
        let scoring = &self.components.scoring;
        i32::from(census.of(Piece::Bat).saturating_sub(scoring.free_bats)) * scoring.bat
    }

    pub(crate) fn sheet(&self, public: &Public, seat: Seat) -> ScoreSheet {
        self.sheet_of(public.side(seat))
    }

    pub(crate) fn sheet_of(&self, side: &Side) -> ScoreSheet {
        self.counted_sheet(side, &side.tableau.census())
    }

    /// The same, for somebody who has counted already.
    pub(crate) fn counted_sheet(&self, side: &Side, census: &Census) -> ScoreSheet {
        let scoring = &self.components.scoring;
        let supply: i32 = Piece::ROWS.iter().map(|&piece| i32::from(self.row_value(side, piece))).sum();
        ScoreSheet::new(&[
            i32::from(side.gold) * scoring.gold,
            self.card_points(side),
            supply,
            i32::from(census.trained) * scoring.trained,
            self.bat_points(census),
            i32::from(side.shortage) * scoring.shortage,
        ])
    }

    /// Ties go to the one with less pollution; those who are still tied share the place.
    pub(crate) fn order(&self, public: &Public) -> Ranking {
        Ranking::by(Seat::all(public.players), |seat| {
            (-self.sheet(public, seat).total(), public.side(seat).tableau.pollution())
        })
    }
}

//! Points, category by category; objectives and guide conditions; ranking and tie-breaks.

use bocage_engine::{Ranking, ScoreSheet, Seat};

use crate::TribesOfTheWind;
use crate::components::{Objective, Special};
use crate::state::{Public, Side};
use crate::terrain::each_cell;
use crate::vocabulary::{Bonus, GuideCondition, VillageCard};

/// The scoring categories, in the order of [`TribesOfTheWind::sheet`].
pub(crate) const CATEGORIES: &[&str] =
    &["end-token", "villages", "temples", "pollution", "tiles", "objectives"];

impl TribesOfTheWind {
    /// Does the objective of a village card hold on this side of the table?
    pub fn objective_holds(&self, side: &Side, card: VillageCard) -> bool {
        match self.components.village_card(card).objective {
            Objective::TerrainPair(terrain) => {
                let cells =
                    side.board.map_or(0, |board| self.components.board(board).terrain[terrain.index()]);
                side.tiled() & cells == cells // R28
            }
            Objective::VillagesAt(cells) => side.villages & cells == cells, // R27
            Objective::TemplesAt(cells) => side.temples & cells == cells,   // R47
            Objective::TilesInRegion(region, n) => {
                (side.tiled() & self.components.region(region)).count_ones() >= u32::from(n)
            }
            Objective::Pattern { shape, same } => self.has_pattern(side, shape, same),
            Objective::VillagesWithBonus(bonus, n) => self.villages_with(side, bonus) >= u32::from(n),
            Objective::TotalBonuses(n) => self.total_bonuses(side) >= u32::from(n),
        }
    }

    /// All bonuses on villages; on the forest face they do not count.
    pub fn total_bonuses(&self, side: &Side) -> u32 {
        Bonus::ALL.iter().map(|&bonus| self.villages_with(side, bonus)).sum()
    }

    /// Does a guide condition of the board hold now?
    pub fn guide_condition_holds(&self, side: &Side, condition: GuideCondition) -> bool {
        let Some(board) = side.board else { return false };
        let face = self.components.board(board);
        match condition {
            GuideCondition::Sequence => self.has_sequence(side, &face.sequence),
            GuideCondition::Special => self.special_holds(side, face.special),
        }
    }

    #[inline]
    fn special_holds(&self, side: &Side, special: Special) -> bool {
        match special {
            Special::CleanCells(n) => side.clean_cells() >= u32::from(n),
            Special::RightSidesUsed(n) => side.right_sides_used >= n,
            Special::TuckedCards(n) => side.tucked.count_ones() >= u32::from(n),
            Special::VillageInRegion(region) => side.villages & self.components.region(region) != 0,
            Special::TempleInRegion(region) => side.temples & self.components.region(region) != 0,
        }
    }

    /// Points for temples placed.
    pub fn temple_points(&self, side: &Side) -> i32 {
        let placed = side.temples.count_ones() as usize;
        self.components.scoring.temples.get(placed).copied().unwrap_or_default().into()
    }

    /// Points for few polluted cells.
    pub fn pollution_points(&self, side: &Side) -> i32 {
        let table = &self.components.scoring.polluted_cells;
        let cells = (side.polluted().count_ones() as usize).min(table.len() - 1);
        table[cells].into()
    }

    /// Points for tiles on the terrain, the start tile included.
    pub fn tile_points(&self, side: &Side) -> i32 {
        let count = side.tiled().count_ones();
        let steps = self.components.scoring.tiles.iter();
        steps.rev().find(|(tiles, _)| count >= u32::from(*tiles)).map_or(0, |(_, points)| (*points).into())
    }

    /// Points for tucked village cards whose objectives hold.
    pub fn objective_points(&self, side: &Side) -> i32 {
        let met = side.tucked().filter(|card| self.objective_holds(side, *card));
        met.map(|card| i32::from(self.components.village_card(card).points)).sum()
    }

    pub(crate) fn sheet(&self, public: &Public, seat: Seat) -> ScoreSheet {
        let side = public.side(seat);
        // Without a board nothing is polluted yet, and nothing counts (R59).
        if side.board.is_none() {
            return ScoreSheet::new(&[0; CATEGORIES.len()]);
        }
        let scoring = &self.components.scoring;
        let end = if public.end_token == Some(seat) { scoring.end_token } else { 0 };
        let villages = each_cell(side.villages).count() as i32 * i32::from(scoring.per_village);
        ScoreSheet::new(&[
            end.into(),
            villages,
            self.temple_points(side),
            self.pollution_points(side),
            self.tile_points(side),
            self.objective_points(side),
        ])
    }

    /// More points, then more water; those still tied share the place (R32).
    pub(crate) fn order(&self, public: &Public) -> Ranking {
        Ranking::by(Seat::all(public.players), |seat| {
            (-self.sheet(public, seat).total(), -i32::from(public.side(seat).water))
        })
    }
}

//! How far a side is: moves that are missing until tiles are full, and shares of objectives.

use super::{ObjectiveWeights, Weights};
use crate::TribesOfTheWind;
use crate::components::Objective;
use crate::state::Side;
use crate::terrain::{each_cell, places};
use crate::vocabulary::{Bonus, Cell, Node};

impl TribesOfTheWind {
    /// Moves until every slot of the tile on `cell` has a rider, by shortest ways; none if there are
    /// too few riders.
    pub fn missing_moves(&self, side: &Side, cell: Cell) -> Option<u32> {
        let slots = self.components.tile(side.tile(cell)?).slots;
        let (hub, tiled) = (self.hub(side), side.tiled());
        let mut needed = u32::from(slots.saturating_sub(side.riders(cell.into())));
        let (mut reached, mut distance, mut moves) = (cell.bit(), 0, 0);
        while needed > 0 {
            let around = bocage_engine::Bits(reached.into())
                .fold(reached, |set, node| set | Self::steps(Node(node), hub, tiled));
            let next = around & !reached;
            if next == 0 {
                return None;
            }
            distance += 1;
            let there: u32 =
                bocage_engine::Bits(next.into()).map(|node| u32::from(side.riders(Node(node)))).sum();
            moves += there.min(needed) * distance;
            needed -= there.min(needed);
            reached = around;
        }
        Some(moves)
    }

    /// The two tiles that are easiest to fill: full ones are worth most, each missing move costs.
    pub(super) fn rider_worth(&self, side: &Side, weights: &Weights) -> f32 {
        let pawns = self.components.villages.saturating_sub(side.village_count());
        let mut best = [0.0f32; 2];
        for cell in each_cell(side.tiled() & !side.villages & !Cell::START.bit()) {
            let Some(moves) = self.missing_moves(side, cell) else { continue };
            let worth = weights.full_tile[0] * weights.half_full / (weights.half_full + moves as f32);
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        let first = if pawns > 0 { best[0] } else { 0.0 };
        let second = if pawns > 1 { best[1] * weights.full_tile[1] / weights.full_tile[0] } else { 0.0 };
        first + second
    }

    /// The share of an objective that is done, from 0 to 1 if the weights on each way add up to 1.
    pub(super) fn progress(&self, side: &Side, objective: Objective, weights: &ObjectiveWeights) -> f32 {
        let share = |done: u32, needed: u32| (done.min(needed) as f32) / needed.max(1) as f32;
        let of_cells = |set: u16, cells: u16| share((set & cells).count_ones(), cells.count_ones());
        match objective {
            Objective::TerrainPair(terrain) => {
                let cells =
                    side.board.map_or(0, |board| self.components.board(board).terrain[terrain.index()]);
                of_cells(side.tiled(), cells)
            }
            // A tile where a village is wanted is a part of the way.
            Objective::VillagesAt(cells) => {
                let [villages, tiles] = weights.villages;
                villages * of_cells(side.villages, cells) + tiles * of_cells(side.tiled(), cells)
            }
            Objective::TemplesAt(cells) => {
                let open = cells & !side.temples;
                if open.count_ones() > side.temple_zone.count_ones() {
                    return 0.0;
                }
                let [temples, tiles] = weights.temples;
                temples * of_cells(side.temples, cells) + tiles * of_cells(side.tiled(), cells)
            }
            Objective::TilesInRegion(region, n) => {
                share((side.tiled() & self.components.region(region)).count_ones(), n.into())
            }
            Objective::Pattern { shape, same } => {
                let colors = self.colors(side);
                let fits = |place: &u16| {
                    let counts = colors.map(|cells| (cells & place).count_ones());
                    let there: u32 = counts.iter().sum();
                    let kinds = counts.iter().filter(|count| **count > 0).count() as u32;
                    let good = if same { kinds <= 1 } else { kinds == there };
                    if good { there } else { 0 }
                };
                share(places(shape).iter().map(fits).max().unwrap_or_default(), 3)
            }
            Objective::VillagesWithBonus(bonus, n) => share(self.villages_with(side, bonus), n.into()),
            Objective::TotalBonuses(n) => {
                let bonuses = Bonus::ALL.iter().map(|bonus| self.villages_with(side, *bonus)).sum();
                share(bonuses, n.into())
            }
        }
    }
}

//! How much creatures like the habitats around a vertex.

use std::sync::Arc;

use crate::components::{Components, Needs};
use crate::ecosystem::Corner;
use crate::vocabulary::Habitat;

/// What each creature would score at a corner for the habitats there, for all corners there can be; last, the
/// best of them.
#[derive(Clone, Debug)]
pub struct Likings(Arc<[[u8; 8]]>);

/// Where the best of all creatures is noted.
const BEST: usize = 7;

/// The free vertices of an ecosystem: what creatures would score there.
#[derive(Clone, Copy, Default)]
pub(super) struct Room {
    /// Is there any?
    pub any: bool,
    /// The best vertex for each creature.
    most: [u8; 8],
    /// The best three, each for the creature that likes it most.
    three: [u8; 3],
}

impl Likings {
    /// Those of the creatures of the box.
    pub(crate) fn new(components: &Components) -> Likings {
        let row = |corner| {
            let mut row = [0; 8];
            for (points, needs) in row.iter_mut().zip(&components.creatures) {
                *points = liking(needs, corner);
            }
            row[BEST] = row.into_iter().max().unwrap_or_default();
            row
        };
        Likings(Corner::all().map(row).collect())
    }

    /// Takes another free vertex into account.
    #[inline]
    pub(super) fn note(&self, corner: Corner, room: &mut Room) {
        let Some(row) = self.0.get(corner.index()) else { return };
        room.any = true;
        for (most, points) in room.most.iter_mut().zip(row) {
            *most = (*most).max(*points);
        }
        let mut points = row[BEST];
        for place in &mut room.three {
            if points > *place {
                std::mem::swap(place, &mut points);
            }
        }
    }
}

impl Room {
    /// What a creature of each type would score for habitats at its best vertex.
    pub(super) fn most(&self) -> [f32; 6] {
        std::array::from_fn(|creature| self.most[creature].into())
    }

    /// What the best three vertices promise.
    pub(super) fn promise(&self) -> f32 {
        self.three.iter().copied().map(f32::from).sum()
    }
}

/// What a creature scores for the habitats around it.
fn liking(needs: &Needs, corner: Corner) -> u8 {
    let around = corner.habitats();
    let habitat = needs.habitat.map_or(0, |(habitat, each)| around[habitat.index()].saturating_mul(each));
    let types = around.iter().filter(|&&count| count > 0).count() as u8;
    let points = habitat.saturating_add(types.saturating_mul(needs.distinct));
    let doubled = needs.doubled_by_water && around[Habitat::Water.index()] > 0;
    points.saturating_mul(if doubled { 2 } else { 1 })
}

//! How much creatures like the habitats around a vertex.

use std::sync::Arc;

use crate::components::{Components, Needs};
use crate::ecosystem::Corner;
use crate::vocabulary::Habitat;

/// What the creature that likes a corner most would score there for its habitats; for all corners there can be.
#[derive(Clone, Debug)]
pub struct Likings(Arc<[u8]>);

impl Likings {
    /// Those of the creatures of the box.
    pub(crate) fn new(components: &Components) -> Likings {
        let best = |corner| components.creatures.iter().map(|needs| liking(needs, corner)).max();
        Likings(Corner::all().map(|corner| best(corner).unwrap_or_default()).collect())
    }

    /// What the creature that likes this corner most would score.
    #[inline]
    pub(super) fn best(&self, corner: Corner) -> u8 {
        self.0.get(corner.index()).copied().unwrap_or_default()
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

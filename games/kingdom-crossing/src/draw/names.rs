//! Names: what is touched (`bridge:b0`) and which piece is which (`paw-1-b0`).
//!
//! Invariant: targets contain a colon or are a single word; names of pieces are joined by hyphens.

use bocage_engine::Seat;

use crate::vocabulary::{Bridge, Guild, Region, Resource, Space, Structure, Tile};

/// The target of the next space of the investment track.
pub(super) const INVEST: &str = "invest";
/// The target of the space whose coins are cashed in.
pub(super) const CASH: &str = "cash";
/// The target of the pile of favours.
pub(super) const GOAL_PILE: &str = "favours";

/// A bridge to cross.
pub(super) fn bridge_target(bridge: Bridge) -> String {
    format!("bridge:{bridge}")
}

/// A region to fly to or to build in.
pub(super) fn region_target(region: Region) -> String {
    format!("region:{region}")
}

/// A slot: its card or its bird.
pub(super) fn slot_target(slot: u8) -> String {
    format!("slot:{slot}")
}

/// A starting card with its favour.
pub(super) fn pair_target(pair: u8) -> String {
    format!("pair:{pair}")
}

/// A bridge goal.
pub(super) fn goal_target(slot: u8) -> String {
    format!("goal:{slot}")
}

/// An open favour.
pub(super) fn favour_target(place: u8) -> String {
    format!("favour:{place}")
}

/// A tile to upgrade.
pub(super) fn tile_target(tile: Tile) -> String {
    format!("tile:{tile}")
}

/// The upper half of a tile.
pub(super) fn work_target(tile: Tile) -> String {
    format!("work:{tile}")
}

/// The lower half of a tile.
pub(super) fn rest_target(tile: Tile) -> String {
    format!("rest:{tile}")
}

/// A resource to gain or to buy.
pub(super) fn track_target(resource: Resource) -> String {
    format!("track:{resource}")
}

/// A place for a decoration.
pub(super) fn deco_target(space: Space) -> String {
    format!("deco:{space}")
}

/// A guild whose income is collected.
pub(super) fn guild_target(guild: Guild) -> String {
    format!("guild:{guild}")
}

/// A structure whose income is collected, or that is triggered.
pub(super) fn structure_target(structure: Structure) -> String {
    format!("structure:{structure}")
}

/// A beaver.
pub(super) fn worker_name(seat: Seat) -> String {
    format!("worker-{}", seat.0)
}

/// A paw on a bridge.
pub(super) fn paw_name(seat: Seat, bridge: Bridge) -> String {
    format!("paw-{}-{bridge}", seat.0)
}

/// A house.
pub(super) fn house_name(seat: Seat, region: Region) -> String {
    format!("house-{}-{region}", seat.0)
}

/// A marker on a resource track.
pub(super) fn marker_name(seat: Seat, resource: Resource) -> String {
    format!("marker-{}-{resource}", seat.0)
}

/// A decoration in its place.
pub(super) fn deco_name(seat: Seat, space: Space) -> String {
    format!("deco-{}-{space}", seat.0)
}

/// An action tile.
pub(super) fn tile_name(seat: Seat, tile: Tile) -> String {
    format!("tile-{}-{tile}", seat.0)
}

/// The purse of a seat.
pub(super) fn coins_name(seat: Seat) -> String {
    format!("coins-{}", seat.0)
}

//! What happens in a game, for logs and animations.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::components::Symbol;
use crate::vocabulary::{Area, Biome, Card, Cell, Creature, Kind, Owner, Season, Waiting};

/// Something that happened. Who did it comes first; Feronia is an owner, but no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    TurnBegan(Seat),
    /// An adult came back from the water.
    Rescued(Seat),
    /// Spirit was paid for a second pilgrimage action, or for one more activation.
    Paid(Seat, i8),
    /// A villager was put on a track.
    Placed(Owner, Kind, u8),
    /// A track moved by one space.
    Moved(u8),
    /// The inner segment of a track went back to its outer end.
    Swapped(u8),
    /// A villager went to the start of a trail.
    Left(Owner, Waiting),
    /// A villager walks a trail.
    Walks(Owner, Waiting),
    /// A biome rose.
    Raised(Owner, Biome),
    /// A biome was turned into another.
    Converted(Seat, Biome, Biome),
    /// A card was taken.
    Took(Owner, Card),
    /// The card offer was renewed.
    Renewed(Seat),
    /// A creature was invited, for so much spirit.
    Invited(Owner, Creature, i8),
    /// A creature came to the Borderlands; the sun stands here now.
    Attracted(Owner, Creature, u8),
    /// The sun moved, but no creature came.
    Nobody(Owner, Creature, u8),
    /// A bonus tile was gained.
    Bonus(Owner, u8),
    /// A gift was made; the Sage's level now.
    Gave(Seat, Area, u8),
    /// A reward of a Sage was picked.
    Picked(Seat, Area, Symbol),
    /// A villager was trained.
    Trained(Seat, Kind),
    /// Spirit changed to this.
    Spirit(Seat, i8),
    /// A season marker moved to this level.
    Season(Seat, Season, u8),
    /// A card was completed.
    Completed(Owner, Card),
    /// The reserve was renewed, for so many points.
    RenewedReserve(Owner, i16),
    /// A card was laid.
    Laid(Seat, Card, Cell),
    /// A creature was put into the ecosystem.
    Settled(Seat, Creature, Cell),
    /// A creature went into captivity.
    Captive(Seat, Creature),
    /// The sun is at its last space: so many turns follow.
    EndNears(u8),
    /// A solo card was revealed (its number, from 1).
    Revealed(u8),
    /// Feronia's elder moved on to this step.
    Stepped(u16),
    /// Feronia completed nothing; her young villager is on this space.
    FeroniaGrew(u8),
    /// Points for spirit, at the end.
    ScoredSpirit(Seat, i16),
    /// Points for a season, at the end.
    ScoredSeason(Seat, Season, i16),
    /// Points for creatures, at the end.
    ScoredCreatures(Seat, i16),
    /// The game ended.
    GameEnded,
}

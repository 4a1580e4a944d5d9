//! What happens in a game, for logs and animations.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Card, Kind, Piece, Power, Season, Space, Sun};

/// What became of the card that nobody took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leftover {
    /// It joined its biome's pile.
    Fertile,
    /// It joined its biome's pile and turned this card face down.
    Arid(Option<Card>),
    /// It went to the discard pile.
    Discarded,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// Which one, counted from 1.
        round: u8,
        /// How many cards lie in the row.
        cards: u8,
    },
    /// The discard pile became the deck.
    Refilled {
        /// How many cards.
        cards: u8,
    },
    /// A seat took a card.
    Picked {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Together with the first-player token?
        token: bool,
    },
    /// The automa took a card.
    AutomaPicked {
        /// What.
        card: Card,
        /// Together with the first-player token?
        token: bool,
    },
    /// One card was left.
    LeftOver {
        /// Which one.
        card: Card,
        /// What became of it.
        fate: Leftover,
    },
    /// A seat began its action.
    Began {
        /// Who.
        seat: Seat,
        /// Which action.
        kind: Kind,
    },
    /// A piece was put on a planet.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        space: Space,
    },
    /// A plant grew.
    Grew {
        /// Who.
        seat: Seat,
        /// Into what.
        piece: Piece,
        /// Where.
        space: Space,
    },
    /// A power was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Which power.
        power: Power,
        /// Its strength now.
        strength: u8,
    },
    /// A bud gave points.
    Budded {
        /// Who.
        seat: Seat,
        /// How many.
        points: i32,
    },
    /// A seat ended its turn.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// A season was scored for a seat.
    SeasonScored {
        /// Who.
        seat: Seat,
        /// Points for light.
        light: i32,
        /// Points for the biggest forest.
        forest: i32,
    },
    /// A season began and the sun moved.
    SeasonBegan {
        /// Which one.
        season: Season,
        /// Where the sun stands.
        sun: Sun,
    },
    /// Fertility was scored for a seat, at the end.
    FertilityScored {
        /// Who.
        seat: Seat,
        /// How many points.
        points: i32,
    },
    /// The game ended.
    GameEnded,
}

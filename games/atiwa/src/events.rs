//! What happens in a game, for logs and animations.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Card, Cell, Coord, Piece, Space, Tile};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A worker was put on a space.
    Worked {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Gold was gained by an action.
    Gained {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// Gold was paid for an action.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A piece was put on a cell.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        cell: Cell,
    },
    /// A bat had to leave a house for a family.
    Evicted {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// A family was trained.
    Trained {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// A terrain card was drawn from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// An open terrain card was taken.
    Took {
        /// Who.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// A location was bought, and the first player marker taken.
    Bought {
        /// Who.
        seat: Seat,
        /// Which one.
        card: Card,
        /// The gold paid.
        gold: u8,
    },
    /// A card was placed.
    Laid {
        /// Who.
        seat: Seat,
        /// Which one.
        card: Card,
        /// Where.
        at: Coord,
    },
    /// A tree was spent.
    SpentTree {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// What it carried, lost with it (R7).
        rider: Option<Piece>,
    },
    /// A bat left for the night.
    Left {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// A fruit was spent for the bat action.
    SpentFruit {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// The discard pile became the deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Families brought gold, and found some in the river.
    Income {
        /// Who.
        seat: Seat,
        /// Gold from trained families.
        trained: u8,
        /// Markers drawn by untrained families.
        markers: u8,
        /// Gold on those markers.
        found: u8,
    },
    /// A cell was polluted for good.
    Polluted {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The pieces lost, by kind.
        lost: [u8; 6],
    },
    /// Bats found no room and went back to the stock.
    Strayed {
        /// Who.
        seat: Seat,
        /// How many.
        bats: u8,
    },
    /// A piece was eaten.
    Ate {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
        /// From where.
        cell: Cell,
    },
    /// Gold was paid for food.
    AteGold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// Food was missing.
    Starved {
        /// Who.
        seat: Seat,
        /// How much.
        missing: u16,
    },
    /// Families left the supply board for good.
    Emigrated {
        /// Who.
        seat: Seat,
        /// How many.
        families: u8,
    },
    /// A tile moved to the space of the round that ended.
    TileMoved {
        /// Which one.
        tile: Tile,
        /// Where it lies now.
        space: Space,
    },
    /// Open terrain cards were dealt.
    Dealt {
        /// How many.
        cards: u8,
    },
    /// A round began.
    RoundBegan {
        /// Which one.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// The game ended.
    GameEnded,
}

//! What happens in a game, for logs and animations.

use bocage_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::actions::Item;
use crate::state::Face;
use crate::vocabulary::{
    Bird, Bridge, Card, Favour, GoalTile, QueenCard, Region, Resource, SoloTile, Space, StartFace, Structure,
    Tile,
};

/// Something that happened. `seat` is who, where somebody did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the sentence above them says")]
pub enum Event {
    /// A seat took a starting card and its favour.
    Started { seat: Seat, start: StartFace, favour: Favour },
    /// Coins were gained.
    Coins { seat: Seat, coins: u16 },
    /// Points were scored.
    Points { seat: Seat, points: u16 },
    /// A marker advanced.
    Advanced { seat: Seat, resource: Resource, to: u8 },
    /// The investment marker advanced.
    Invested { seat: Seat, to: u8 },
    /// The investment was cashed in.
    Cashed { seat: Seat, coins: u8 },
    /// A decoration was placed.
    Decorated { seat: Seat, space: Space },
    /// An action tile was turned to its upgraded side.
    Upgraded { seat: Seat, tile: Tile },
    /// A structure was triggered.
    Triggered { seat: Seat, structure: Structure },
    /// An income was collected.
    Collected { seat: Seat, item: Item },
    /// A seat rested.
    Rested { seat: Seat, tile: Tile },
    /// A seat began to work.
    Worked { seat: Seat, tile: Tile },
    /// A bridge was crossed.
    Crossed { seat: Seat, bridge: Bridge, to: Region },
    /// The sixth or seventh paw gave points.
    PawBonus { seat: Seat, paws: u8, points: u8 },
    /// The balloon carried a worker.
    Flew { seat: Seat, to: Region, cost: u8 },
    /// A resource was bought.
    Bought { seat: Seat, resource: Resource, price: u8 },
    /// A bird was met.
    Met { seat: Seat, bird: Bird },
    /// A card or an empty-deck tile was paid for.
    Paid { seat: Seat, face: Face, cost: u8 },
    /// A card was turned up, or an empty-deck tile put down.
    Revealed { slot: u8, face: Face },
    /// The Queen was visited.
    Crowned { seat: Seat, queen: QueenCard },
    /// A house was placed.
    Housed { seat: Seat, region: Region },
    /// A favour was gained.
    Favoured { seat: Seat, favour: Favour },
    /// A goal was claimed.
    Claimed { seat: Seat, goal: GoalTile, hard: bool, points: u8 },
    /// A round began.
    RoundBegan { round: u8 },
    /// Birds came to the cards.
    BirdsCame { birds: u8 },
    /// The Queen woke up.
    QueenAwoke { queen: QueenCard },
    /// The Evening began.
    EveningBegan,
    /// Paco & Paca drew a tile.
    AutomaDrew { tile: SoloTile },
    /// Paco & Paca took their starting card.
    AutomaStarted { start: StartFace },
    /// Paco & Paca took a card.
    AutomaTook { card: Card },
    /// Paco & Paca visited the Queen.
    AutomaCrowned { queen: QueenCard },
    /// The balloon moved on by itself.
    BalloonMoved { to: Region },
    /// A marker of Paco & Paca advanced.
    AutomaAdvanced { resource: Resource, to: u8 },
    /// Paco & Paca placed a decoration.
    AutomaDecorated { space: Space },
    /// Paco & Paca placed a house.
    AutomaHoused,
    /// Paco & Paca gained a favour.
    AutomaFavoured { favour: Favour },
    /// Paco & Paca claimed a goal.
    AutomaClaimed { goal: GoalTile, hard: bool, points: u8 },
    /// Coins became steps on the investment track, at the end.
    Converted { seat: Seat, steps: u8 },
    /// The game ended.
    GameEnded,
}

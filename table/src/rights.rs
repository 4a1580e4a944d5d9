//! Who may ask for what, and when: one table, consulted before anything else.

use serde::{Deserialize, Serialize};

use crate::CommandKind;

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// People take seats.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// The table was given up before the game began.
    Closed,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 4] = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::Closed];
}

/// What one has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Anybody, spectators included.
    Anyone,
    /// Somebody who has a seat.
    Seated,
    /// Who opened the table.
    Owner,
}

/// Who may ask for something, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// Who.
    pub role: Role,
    /// When.
    pub stages: &'static [Stage],
}

/// Who may ask for this kind of command, and when. Each command has conditions of its own besides.
pub const fn right(kind: CommandKind) -> Right {
    use CommandKind as Kind;
    let (role, stages): (Role, &'static [Stage]) = match kind {
        Kind::Sit => (Role::Anyone, &[Stage::Gathering]),
        Kind::Leave => (Role::Seated, &[Stage::Gathering]),
        Kind::PlaceBot | Kind::Unseat | Kind::Start | Kind::Close => (Role::Owner, &[Stage::Gathering]),
        Kind::Act | Kind::Undo | Kind::Confirm | Kind::Resign => (Role::Seated, &[Stage::Playing]),
        Kind::ProposeBot | Kind::AgreeBot | Kind::DeclineBot => (Role::Seated, &[Stage::Playing]),
        Kind::Return => (Role::Anyone, &[Stage::Playing]),
        Kind::SetConfirm => (Role::Seated, &[Stage::Gathering, Stage::Playing]),
        Kind::Chat => (Role::Anyone, &[Stage::Gathering, Stage::Playing, Stage::Over]),
        Kind::OfferRematch => (Role::Seated, &[Stage::Over]),
    };
    Right { role, stages }
}

impl Right {
    /// Does it hold at this stage?
    pub fn holds_at(&self, stage: Stage) -> bool {
        self.stages.contains(&stage)
    }
}

//! The decisions of the game, with their notation and stable numbers.
//!
//! The order of the variants is the order in which options are listed.

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Action as EngineAction, NotationError};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Kind, Space};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take the card in this slot of the row.
    PickCard(u8),
    /// Begin the action of the turn.
    BeginAction(Kind),
    /// Action: plant a sprout.
    PlantSprout(Space),
    /// Action: let a plant grow.
    Grow(Space),
    /// Action: leave it at that.
    StopAction,
    /// Move the marker of the card's power up, and use it.
    ActivatePower,
    /// Power: plant a sprout.
    PowerPlantSprout(Space),
    /// Power: a sprout becomes a small tree.
    PowerGrowSmall(Space),
    /// Power: a small tree becomes a big tree.
    PowerGrowBig(Space),
    /// Power: plant a bush.
    PowerBush(Space),
    /// Power: place a lake.
    PowerLake(Space),
    /// Power: leave it at that.
    StopPower,
    /// The lake just placed makes a neighbour grow.
    LakeGrow(Space),
    /// The lake makes nothing grow any more.
    StopLake,
    /// End the turn.
    EndTurn,
}

use Action::*;

/// Slots of the row that can be named.
const SLOTS: usize = 8;

/// Notation, name in the specification, constructor.
type OnSpace = (&'static str, &'static str, fn(Space) -> Action);

/// Actions on a space.
const ON_SPACES: [OnSpace; 8] = [
    ("plant", "plantsprout", PlantSprout),
    ("grow", "grow", Grow),
    ("power-sprout", "powerplantsprout", PowerPlantSprout),
    ("power-small", "powergrowsmall", PowerGrowSmall),
    ("power-big", "powergrowbig", PowerGrowBig),
    ("power-bush", "powerbush", PowerBush),
    ("power-lake", "powerlake", PowerLake),
    ("lake-grow", "lakegrow", LakeGrow),
];

/// Actions that name nothing: notation, name in the specification, action.
const PLAIN: [(&str, &str, Action); 5] = [
    ("stop-action", "stopaction", StopAction),
    ("power", "activatepower", ActivatePower),
    ("stop-power", "stoppower", StopPower),
    ("stop-lake", "stoplake", StopLake),
    ("end", "endturn", EndTurn),
];

impl Action {
    /// The space that the action is about.
    pub fn space(self) -> Option<Space> {
        match self {
            PlantSprout(space)
            | Grow(space)
            | PowerPlantSprout(space)
            | PowerGrowSmall(space)
            | PowerGrowBig(space)
            | PowerBush(space)
            | PowerLake(space)
            | LakeGrow(space) => Some(space),
            _ => None,
        }
    }

    fn on_space(self) -> Option<(usize, Space)> {
        let space = self.space()?;
        let which = ON_SPACES.iter().position(|(_, _, make)| make(space) == self)?;
        Some((which, space))
    }
}

impl EngineAction for Action {
    const COUNT: usize = SLOTS + 4 + ON_SPACES.len() * 64 + PLAIN.len();

    fn index(self) -> usize {
        match self {
            PickCard(slot) => usize::from(slot) % SLOTS,
            BeginAction(kind) => SLOTS + kind.index(),
            _ => match self.on_space() {
                Some((which, space)) => SLOTS + 4 + which * 64 + usize::from(space.0),
                None => {
                    let plain = PLAIN.iter().position(|&(_, _, action)| action == self).unwrap_or_default();
                    SLOTS + 4 + ON_SPACES.len() * 64 + plain
                }
            },
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        if index < SLOTS {
            return Some(PickCard(index as u8));
        }
        let index = index - SLOTS;
        if let Some(&kind) = Kind::ALL.get(index) {
            return Some(BeginAction(kind));
        }
        let index = index - 4;
        if let Some((_, _, make)) = ON_SPACES.get(index / 64) {
            return Some(make(Space((index % 64) as u8)));
        }
        PLAIN.get(index - ON_SPACES.len() * 64).map(|&(_, _, action)| action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PickCard(slot) => write!(f, "pick {slot}"),
            BeginAction(kind) => write!(f, "begin {kind}"),
            action => match action.on_space() {
                Some((which, space)) => write!(f, "{} {space}", ON_SPACES[which].0),
                None => {
                    let plain = PLAIN.iter().find(|&&(_, _, other)| other == action);
                    f.write_str(plain.map_or("", |(notation, _, _)| notation))
                }
            },
        }
    }
}

/// How an action is written.
const EXPECTED: &str = "`pick 0`, `begin A`, `plant c4`, `grow c4`, `stop-action`, `power`, `power-sprout c4`, \
                        `power-small c4`, `power-big c4`, `power-bush c4`, `power-lake c4`, `stop-power`, \
                        `lake-grow c4`, `stop-lake`, `end`";

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation, and the names of the specification (`PlantSprout(C4)`).
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, EXPECTED);
        let plain = text.trim().to_ascii_lowercase();
        let (verb, object) = match plain.split_once([' ', '(']) {
            Some((verb, object)) => (verb, object.trim_end_matches(')').trim()),
            None => (plain.as_str(), ""),
        };
        if let Some(&(_, _, action)) =
            PLAIN.iter().find(|(notation, name, _)| object.is_empty() && (*notation == verb || *name == verb))
        {
            return Ok(action);
        }
        match verb {
            "pick" | "pickcard" => match object.parse::<u8>() {
                Ok(slot) if usize::from(slot) < SLOTS => Ok(PickCard(slot)),
                _ => Err(wrong()),
            },
            "begin" | "beginaction" => {
                Kind::from_word(&object.to_ascii_uppercase()).map(BeginAction).ok_or_else(wrong)
            }
            _ => {
                let (_, _, make) = ON_SPACES
                    .iter()
                    .find(|(notation, name, _)| *notation == verb || *name == verb)
                    .ok_or_else(wrong)?;
                Ok(make(object.parse().map_err(|_| wrong())?))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_number_and_one_notation() {
        for index in 0..Action::COUNT {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        assert_eq!(Action::from_index(Action::COUNT), None);
    }

    #[test]
    fn names_of_the_specification_are_read_too() {
        assert_eq!("PlantSprout(C4)".parse(), Ok(PlantSprout(Space::at(3, 2))));
        assert_eq!("EndTurn".parse(), Ok(EndTurn));
        assert_eq!("BeginAction(d)".parse(), Ok(BeginAction(Kind::D)));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "plant", "plant c9", "plant i1", "pick 8", "pick -1", "begin E", "end c4", "grow c4 d4", "é"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}

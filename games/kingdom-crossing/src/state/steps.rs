//! The steps that can be pending, and how position files write them.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Kind, Resource};

/// Something the active seat is in the middle of. Marked with their decision point, or automatic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// D1: pick a starting pair.
    #[default]
    Draft,
    /// D2: so many investment actions.
    Invest(u8),
    /// D3: place so many decorations with one symbol, of one kind or either.
    Place(Option<Kind>, u8),
    /// D3b: two single decorations or a double one.
    DecoMode(Kind),
    /// D4: collect these income items (guilds in bits 0 to 4, structures above).
    Income(u32),
    /// D5: advance so many markers of choice; with a set, none twice.
    Choose(u8, Option<u8>),
    /// D6: trigger so many structures, none of this set; perhaps fewer.
    Trigger {
        /// How many.
        left: u8,
        /// May one stop?
        up_to: bool,
        /// Triggered by this effect already.
        used: u32,
    },
    /// D7: upgrade so many tiles; each that cannot be gives these points.
    Upgrade(u8, u8),
    /// D8: choose a tile.
    Turn,
    /// D9 and D10: walk, then take a card.
    Move,
    /// Before the payment; true if a bird was met.
    Pay(bool),
    /// D11: claim goals; in the Day true while buying may still be possible.
    Claim(bool),
    /// D12: one income at home.
    AtHome,
    /// D13: place a house.
    House,
    /// D14: so many favours.
    Favour(u8),
    /// D15: take a bird from any card.
    TakeBird,
    /// Automatic: advance a marker so many spaces.
    Advance(Resource, u8),
    /// Automatic: the bird of a slot, so many times; then keep it.
    Meet(u8, u8),
    /// Automatic: the Queen card's effect, so many times; then put it in its column.
    Crown(u8),
    /// Automatic: put the character of the slot in its column.
    Recruit,
    /// Automatic: turn up the next card of the slot.
    Reveal,
    /// Automatic: tiles and paws come back.
    Return,
}

impl Step {
    /// The word in position files and names of messages.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Draft => "draft",
            Step::Invest(_) => "invest",
            Step::Place(..) => "place",
            Step::DecoMode(_) => "deco",
            Step::Income(_) => "income",
            Step::Choose(..) => "choose",
            Step::Trigger { .. } => "trigger",
            Step::Upgrade(..) => "upgrade",
            Step::Turn => "turn",
            Step::Move => "move",
            Step::Pay(_) => "pay",
            Step::Claim(_) => "claim",
            Step::AtHome => "home",
            Step::House => "house",
            Step::Favour(_) => "favour",
            Step::TakeBird => "bird",
            Step::Advance(..) => "advance",
            Step::Meet(..) => "meet",
            Step::Crown(_) => "crown",
            Step::Recruit => "recruit",
            Step::Reveal => "reveal",
            Step::Return => "return",
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match *self {
            Step::Invest(n) | Step::Favour(n) | Step::Crown(n) => write!(f, "{word} {n}"),
            Step::Place(kind, n) => write!(f, "{word} {} {n}", kind.map_or("either", Kind::word)),
            Step::DecoMode(kind) => write!(f, "{word} {kind}"),
            Step::Income(items) => write!(f, "{word} {items}"),
            Step::Choose(n, None) => write!(f, "{word} {n}"),
            Step::Choose(n, Some(used)) => write!(f, "{word} {n} {used}"),
            Step::Trigger { left, up_to, used } => write!(f, "{word} {left} {} {used}", u8::from(up_to)),
            Step::Upgrade(n, points) => write!(f, "{word} {n} {points}"),
            Step::Pay(flag) | Step::Claim(flag) => write!(f, "{word} {}", u8::from(flag)),
            Step::Advance(resource, n) => write!(f, "{word} {resource} {n}"),
            Step::Meet(slot, n) => write!(f, "{word} {slot} {n}"),
            _ => f.write_str(word),
        }
    }
}

/// Most times that a step of a file may repeat something.
const MOST_TIMES: u8 = 40;

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "invest 1, advance wood 2, claim 1");
        let mut parts = text.split(' ');
        let word = parts.next().unwrap_or_default();
        let rest: Vec<&str> = parts.collect();
        let times = |at: usize| {
            let given = rest.get(at).and_then(|part| part.parse::<u8>().ok());
            given.filter(|&n| n <= MOST_TIMES).ok_or_else(wrong)
        };
        let flag = |at: usize| times(at).map(|n| n == 1);
        let set = |at: usize, bits: u32| {
            let given = rest.get(at).and_then(|part| part.parse::<u32>().ok());
            given.filter(|&set| set >> bits == 0).ok_or_else(wrong)
        };
        let kind = || Kind::from_word(rest.first().copied().unwrap_or_default());
        let step = match word {
            "draft" => Step::Draft,
            "invest" => Step::Invest(times(0)?),
            "place" if rest.first() == Some(&"either") => Step::Place(None, times(1)?),
            "place" => Step::Place(Some(kind().ok_or_else(wrong)?), times(1)?),
            "deco" => Step::DecoMode(kind().ok_or_else(wrong)?),
            "income" => Step::Income(set(0, 26)?),
            "choose" if rest.len() == 1 => Step::Choose(times(0)?, None),
            "choose" => Step::Choose(times(0)?, Some(set(1, 4)? as u8)),
            "trigger" => Step::Trigger { left: times(0)?, up_to: flag(1)?, used: set(2, 21)? },
            "upgrade" => Step::Upgrade(times(0)?, times(1)?),
            "turn" => Step::Turn,
            "move" => Step::Move,
            "pay" => Step::Pay(flag(0)?),
            "claim" => Step::Claim(flag(0)?),
            "home" => Step::AtHome,
            "house" => Step::House,
            "favour" => Step::Favour(times(0)?),
            "bird" => Step::TakeBird,
            "advance" => {
                let resource = Resource::from_word(rest.first().copied().unwrap_or_default());
                Step::Advance(resource.ok_or_else(wrong)?, times(1)?)
            }
            "meet" => Step::Meet(set(0, 4)? as u8 % 10, times(1)?),
            "crown" => Step::Crown(times(0)?),
            "recruit" => Step::Recruit,
            "reveal" => Step::Reveal,
            "return" => Step::Return,
            _ => return Err(wrong()),
        };
        // Nothing is read that would be written otherwise.
        if step.to_string() == text { Ok(step) } else { Err(wrong()) }
    }
}

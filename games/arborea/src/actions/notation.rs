//! How actions are written and read.

use std::fmt;
use std::str::FromStr;

use bocage_engine::NotationError;

use super::{Action, SIZES, Spot};
use crate::vocabulary::{Area, Cell, Creature, Kind, Side, TRAILS, Waiting};

/// What follows the verb.
#[derive(Clone, Copy, PartialEq)]
enum Object {
    Nothing,
    /// A kind of villager and a track.
    Spot,
    /// A number, counted from this one.
    Number(usize),
    /// Area, trail and kind.
    Waiting,
    Creature,
    Area,
    /// Side and trail.
    Trail,
    Cell,
}

/// The verb of each variant and what follows it, in order.
const VERBS: [(&str, Object); SIZES.len()] = [
    ("setup", Object::Spot),
    ("rescue", Object::Number(1)),
    ("no-rescue", Object::Nothing),
    ("place", Object::Spot),
    ("advance", Object::Number(0)),
    ("again-place", Object::Spot),
    ("again-advance", Object::Number(0)),
    ("not-again", Object::Nothing),
    ("activate", Object::Waiting),
    ("end-activation", Object::Nothing),
    ("convert", Object::Nothing),
    ("take", Object::Number(0)),
    ("renew", Object::Nothing),
    ("invite", Object::Creature),
    ("gift", Object::Area),
    ("sage", Object::Number(0)),
    ("stop-sage", Object::Nothing),
    ("send", Object::Spot),
    ("push", Object::Number(0)),
    ("decline", Object::Nothing),
    ("leave", Object::Trail),
    ("stay", Object::Nothing),
    ("complete", Object::Number(0)),
    ("complete-none", Object::Nothing),
    ("rotate", Object::Number(0)),
    ("lay", Object::Cell),
    ("pick", Object::Creature),
    ("free", Object::Creature),
    ("end-development", Object::Nothing),
    ("put", Object::Cell),
    ("captive", Object::Nothing),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (variant, number) = self.parts();
        let (verb, object) = VERBS[variant];
        f.write_str(verb)?;
        match object {
            Object::Nothing => Ok(()),
            Object::Spot => {
                let spot = Spot::at(number);
                write!(f, " {} {}", spot.kind, spot.track)
            }
            Object::Number(first) => write!(f, " {}", first + number),
            Object::Waiting => {
                let waiting = Waiting(number as u8);
                write!(f, " {} {} {}", waiting.area(), waiting.trail(), waiting.kind())
            }
            Object::Creature => write!(f, " {}", Creature::at(number)),
            Object::Area => write!(f, " {}", Area::at(number)),
            Object::Trail => write!(f, " {} {}", Side::at(number / 5), number % 5 + 1),
            Object::Cell => match *self {
                Action::Anchor(cell) | Action::PutCreature(cell) => write!(f, " {cell}"),
                _ => Ok(()),
            },
        }
    }
}

/// How an action is written.
const EXPECTED: &str = "`place young 0`, `advance 2`, `again-place adult 1`, `again-advance 3`, `not-again`, \
                        `activate tree 3 adult`, `end-activation`, `take 0`, `renew`, `invite sage_owl`, \
                        `gift water`, `sage 2`, `stop-sage`, `convert`, `send elder 0`, `push 1`, `decline`, \
                        `leave above 3`, `stay`, `complete 0`, `complete-none`, `rotate 1`, `lay 2,-1`, \
                        `pick fungi_frog`, `free fungi_frog`, `put 1,1`, `captive`, `end-development`, \
                        `setup adult 0`, `rescue 4` or `no-rescue`";

/// The number within its variant that the words after the verb name.
fn number(object: Object, words: &[&str]) -> Option<usize> {
    match (object, words) {
        (Object::Nothing, []) => Some(0),
        (Object::Spot, [kind, track]) => {
            let kind = Kind::from_word(kind)?;
            let track: u8 = track.parse().ok().filter(|&track| track < 4)?;
            Some(Spot { kind, track }.number())
        }
        (Object::Number(first), [number]) => number.parse::<usize>().ok()?.checked_sub(first),
        (Object::Waiting, [area, trail, kind]) => {
            let waiting = Waiting::new(Area::from_word(area)?, trail_number(trail)?, Kind::from_word(kind)?);
            Some(waiting.0.into())
        }
        (Object::Creature, [creature]) => Some(Creature::from_word(creature)?.index()),
        (Object::Area, [area]) => Some(Area::from_word(area)?.index()),
        (Object::Trail, [side, trail]) => {
            Some(Side::from_word(side)?.index() * 5 + usize::from(trail_number(trail)?) - 1)
        }
        (Object::Cell, [cell]) => Some(super::table_number(cell.parse::<Cell>().ok()?)),
        _ => None,
    }
}

fn trail_number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|trail| (1..=TRAILS).contains(trail))
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, EXPECTED);
        let plain = text.trim().to_ascii_lowercase();
        let mut words = plain.split_ascii_whitespace();
        let verb = words.next().ok_or_else(wrong)?;
        let variant = VERBS.iter().position(|(other, _)| *other == verb).ok_or_else(wrong)?;
        let words: Vec<&str> = words.collect();
        let number = number(VERBS[variant].1, &words).ok_or_else(wrong)?;
        if number >= SIZES[variant] {
            return Err(wrong());
        }
        Action::from_parts(variant, number).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use bocage_engine::Action as _;

    use super::*;

    #[test]
    fn every_action_has_one_number_and_one_notation() {
        let mut before = None;
        for index in 0..Action::COUNT {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            assert!(before < Some(action), "numbers and order agree: {action:?}");
            before = Some(action);
        }
        assert_eq!(Action::from_index(Action::COUNT), None);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "place",
            "place young",
            "place young 4",
            "advance 4",
            "lay 1",
            "lay 65,0",
            "rescue 0",
            "rescue 6",
            "leave above 6",
            "leave left 1",
            "take 4",
            "rotate 4",
            "sage 4",
            "complete 3",
            "stay 1",
            "é",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}

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

/// The verb of each variant, what follows it and its first and last notation, in order.
const VERBS: [(&str, Object, &str); SIZES.len()] = [
    ("setup", Object::Spot, "`setup adult 0` … `setup elder 3`"),
    ("rescue", Object::Number(1), "`rescue 1` … `rescue 5`"),
    ("no-rescue", Object::Nothing, "`no-rescue`"),
    ("place", Object::Spot, "`place adult 0` … `place elder 3`"),
    ("advance", Object::Number(0), "`advance 0` … `advance 3`"),
    ("again-place", Object::Spot, "`again-place adult 0` … `again-place elder 3`"),
    ("again-advance", Object::Number(0), "`again-advance 0` … `again-advance 3`"),
    ("not-again", Object::Nothing, "`not-again`"),
    ("activate", Object::Waiting, "`activate creature 1 adult` … `activate grass 5 elder`"),
    ("end-activation", Object::Nothing, "`end-activation`"),
    ("convert", Object::Nothing, "`convert`"),
    ("take", Object::Number(0), "`take 0` … `take 3`"),
    ("renew", Object::Nothing, "`renew`"),
    ("invite", Object::Creature, "`invite fungi_frog` … `invite sage_owl`"),
    ("gift", Object::Area, "`gift creature` … `gift grass`"),
    ("sage", Object::Number(0), "`sage 0` … `sage 3`"),
    ("stop-sage", Object::Nothing, "`stop-sage`"),
    ("send", Object::Spot, "`send adult 0` … `send elder 3`"),
    ("push", Object::Number(0), "`push 0` … `push 3`"),
    ("decline", Object::Nothing, "`decline`"),
    ("leave", Object::Trail, "`leave above 1` … `leave below 5`"),
    ("stay", Object::Nothing, "`stay`"),
    ("complete", Object::Number(0), "`complete 0` … `complete 2`"),
    ("complete-none", Object::Nothing, "`complete-none`"),
    ("rotate", Object::Number(0), "`rotate 0` … `rotate 3`"),
    ("lay", Object::Cell, "`lay -63,-63` … `lay 64,64`"),
    ("pick", Object::Creature, "`pick fungi_frog` … `pick sage_owl`"),
    ("free", Object::Creature, "`free fungi_frog` … `free sage_owl`"),
    ("end-development", Object::Nothing, "`end-development`"),
    ("put", Object::Cell, "`put -63,-63` … `put 64,64`"),
    ("captive", Object::Nothing, "`captive`"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (variant, number) = self.parts();
        let (verb, object, _) = VERBS[variant];
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
                        `setup adult 0`, `rescue 4`, `no-rescue`";

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
        let variant = VERBS.iter().position(|(other, ..)| *other == verb).ok_or_else(wrong)?;
        // Who knows the verb is told what follows it, and not all verbs.
        let wrong = || NotationError::new(text, VERBS[variant].2);
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

    #[test]
    fn a_known_verb_is_answered_with_its_own_notation() {
        let expected = |text: &str| text.parse::<Action>().map_err(|error| error.expected);
        assert_eq!(expected("advance 7"), Err("`advance 0` … `advance 3`"));
        assert_eq!(expected("fly"), Err(EXPECTED));
        // What is said to be the first and the last can be read.
        for (verb, _, examples) in VERBS {
            for example in examples.split(" … ") {
                let example = example.trim_matches('`');
                assert!(example.starts_with(verb) && example.parse::<Action>().is_ok(), "{example}");
            }
        }
    }
}

//! Steps of the agenda and developments as short texts: `activation 1`, `trail tree 3 adult 2`.

use bocage_engine::Seat;

use crate::components::Symbol;
use crate::state::{Development, Source, Step};
use crate::vocabulary::{Area, Creature, Kind, TRAILS, Waiting};

/// How steps are written, for error messages.
pub(super) const EXPECTED_STEPS: [&str; 7] = [
    "pilgrimage",
    "activation 0",
    "trail tree 3 adult 0",
    "effect gift",
    "sage water adult 2",
    "move 0 1",
    "leave 0 3",
];

/// How developments are written, for error messages.
pub(super) const EXPECTED_DEVELOPMENTS: [&str; 7] =
    ["none", "open", "rotate", "lay 1", "pick", "invited fungi_frog", "captive fungi_frog"];

/// A villager at the start of a trail: `tree 3 adult`.
pub(super) fn write_waiting(waiting: Waiting) -> String {
    format!("{} {} {}", waiting.area(), waiting.trail(), waiting.kind())
}

pub(super) fn read_waiting(words: &[&str]) -> Option<Waiting> {
    let [area, trail, kind] = words else { return None };
    let trail = trail.parse().ok().filter(|trail| (1..=TRAILS).contains(trail))?;
    Some(Waiting::new(Area::from_word(area)?, trail, Kind::from_word(kind)?))
}

pub(super) fn write_step(step: &Step) -> String {
    match *step {
        Step::Setup(seat) => format!("setup {seat}"),
        Step::Begin => "begin".to_owned(),
        Step::Rescue => "rescue".to_owned(),
        Step::Pilgrimage => "pilgrimage".to_owned(),
        Step::Repeat => "repeat".to_owned(),
        Step::Activation(done) => format!("activation {done}"),
        Step::Completion => "completion".to_owned(),
        Step::Renewal => "renewal".to_owned(),
        Step::Tracks([a, b, c, d]) => format!("tracks {a} {b} {c} {d}"),
        Step::Close => "close".to_owned(),
        Step::Final => "final".to_owned(),
        Step::Resolve(Source::Trail(waiting), next) => format!("trail {} {next}", write_waiting(waiting)),
        Step::Resolve(Source::Bonus(tile), next) => format!("bonus {} {next}", u16::from(tile) + 1),
        Step::Resolve(Source::Slot(slot), next) => format!("slot {slot} {next}"),
        Step::Effect(symbol) => format!("effect {symbol}"),
        Step::Sage { area, small, left, taken } => {
            let taken: Vec<String> =
                (0..4).filter(|index| taken >> index & 1 == 1).map(|index| format!(" {index}")).collect();
            format!("sage {area} {} {left}{}", if small { "small" } else { "adult" }, taken.concat())
        }
        Step::Move(track, left) => format!("move {track} {left}"),
        Step::Leave { track, cell, led } => {
            format!("leave {track} {cell}{}", if led { " led" } else { "" })
        }
    }
}

pub(super) fn read_step(text: &str) -> Option<Step> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (&verb, rest) = words.split_first()?;
    let number =
        |index: usize, below: u8| rest.get(index)?.parse::<u8>().ok().filter(|&number| number < below);
    Some(match (verb, rest) {
        ("setup", [_]) => Step::Setup(Seat(number(0, 5)?)),
        ("begin", []) => Step::Begin,
        ("rescue", []) => Step::Rescue,
        ("pilgrimage", []) => Step::Pilgrimage,
        ("repeat", []) => Step::Repeat,
        ("activation", []) => Step::Activation(0),
        ("activation", [_]) => Step::Activation(number(0, 100)?),
        ("completion", []) => Step::Completion,
        ("renewal", []) => Step::Renewal,
        ("tracks", [_, _, _, _]) => {
            Step::Tracks([number(0, 100)?, number(1, 100)?, number(2, 100)?, number(3, 100)?])
        }
        ("close", []) => Step::Close,
        ("final", []) => Step::Final,
        ("trail", [area, trail, kind]) => {
            Step::Resolve(Source::Trail(read_waiting(&[area, trail, kind])?), 0)
        }
        ("trail", [area, trail, kind, _]) => {
            Step::Resolve(Source::Trail(read_waiting(&[area, trail, kind])?), number(3, 100)?)
        }
        ("bonus", [_, _]) => Step::Resolve(Source::Bonus(number(0, 65)?.checked_sub(1)?), number(1, 100)?),
        ("slot", [_, _]) => Step::Resolve(Source::Slot(number(0, 3)?), number(1, 100)?),
        ("effect", [symbol]) => Step::Effect(Symbol::from_word(symbol)?),
        ("sage", [area, who, _, picked @ ..]) => {
            let small = match *who {
                "small" | "young" | "elder" => true,
                "adult" => false,
                _ => return None,
            };
            let mut taken = 0;
            for index in 0..picked.len() {
                taken |= 1 << number(index + 3, 4)?;
            }
            Step::Sage { area: Area::from_word(area)?, small, left: number(2, 5)?, taken }
        }
        ("move", [_, _]) => Step::Move(number(0, 4)?, number(1, 100)?),
        ("leave", [_, _]) => Step::Leave { track: number(0, 4)?, cell: number(1, 8)?, led: false },
        ("leave", [_, _, "led"]) => Step::Leave { track: number(0, 4)?, cell: number(1, 8)?, led: true },
        _ => return None,
    })
}

pub(super) fn write_development(development: Development) -> String {
    let types = |set: u8| -> String {
        let of_set = Creature::ALL.iter().filter(|creature| set >> creature.index() & 1 == 1);
        of_set.map(|creature| format!(" {creature}")).collect()
    };
    match development {
        Development::None => "none".to_owned(),
        Development::Rotate => "rotate".to_owned(),
        Development::Anchor(rotation) => format!("lay {rotation}"),
        Development::Pick(captives) => format!("pick{}", types(captives)),
        Development::Invited(held, captives) => format!("invited {held}{}", types(captives)),
        Development::Captive(held) => format!("captive {held}"),
    }
}

pub(super) fn read_development(text: &str) -> Option<Development> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let types = |words: &[&str]| {
        words.iter().try_fold(0u8, |set, word| Some(set | 1 << Creature::from_word(word)?.index()))
    };
    Some(match words.as_slice() {
        ["none"] => Development::None,
        ["rotate"] => Development::Rotate,
        ["lay", rotation] => {
            Development::Anchor(rotation.parse().ok().filter(|rotation: &u8| *rotation < 4)?)
        }
        ["pick", captives @ ..] => Development::Pick(types(captives)?),
        ["invited", held, captives @ ..] => {
            Development::Invited(Creature::from_word(held)?, types(captives)?)
        }
        ["captive", held] => Development::Captive(Creature::from_word(held)?),
        _ => return None,
    })
}

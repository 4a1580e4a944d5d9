//! Steps and parts in words: `move 3`, `place-forest 4 2`. Written and read here, so that both agree.

use crate::state::{Part, PartKind, Step};
use crate::vocabulary::{Node, Temple, VillageCard};

/// Parts by their words.
const PARTS: [(&str, PartKind); 8] = [
    ("water", PartKind::Water),
    ("pollution", PartKind::Pollution),
    ("move", PartKind::Move),
    ("flex", PartKind::Flex),
    ("forest", PartKind::Forest),
    ("catapult", PartKind::Catapult),
    ("temple", PartKind::Temple),
    ("clear-cell", PartKind::ClearCell),
];

/// Largest amount or cost that a file may name.
const MOST: u8 = 99;

pub(super) fn part_text(part: Part) -> String {
    let word = PARTS.iter().find(|(_, kind)| *kind == part.kind).map_or("", |(word, _)| word);
    format!("{word} {}", part.n)
}

fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|&number| number <= MOST)
}

fn part_of(word: &str, n: &str) -> Option<Part> {
    let kind = PARTS.iter().find(|(other, _)| *other == word)?.1;
    Some(Part { kind, n: number(n)? })
}

pub(super) fn part(text: &str) -> Option<Part> {
    let (word, n) = text.split_once(' ')?;
    part_of(word, n)
}

pub(super) fn step_text(step: Step) -> String {
    match step {
        Step::Board => "board".to_owned(),
        Step::StartBonus { left } => format!("start-bonus {left}"),
        Step::Keep { cards: [first, second] } => format!("keep {first} {second}"),
        Step::Menu => "menu".to_owned(),
        Step::Action => "action".to_owned(),
        Step::Discard { temple } => if temple { "discard temple" } else { "discard" }.to_owned(),
        Step::Temple { free } => if free { "temple free" } else { "temple" }.to_owned(),
        Step::TempleTile { temple } => format!("temple-tile {temple}"),
        Step::Alternative { parts: [first, second], of_card } => {
            let of = if of_card { "card" } else { "village" };
            format!("alternative {of} {} {}", part_text(first), part_text(second))
        }
        Step::Pool => "pool".to_owned(),
        Step::Pollution { left } => format!("pollution {left}"),
        Step::Move { left } => format!("move {left}"),
        Step::Flex { left } => format!("flex {left}"),
        Step::Forest { cost } => format!("forest {cost}"),
        Step::PlaceForest { cost, choice } => format!("place-forest {cost} {choice}"),
        Step::Catapult { left } => format!("catapult {left}"),
        Step::CatapultTo { left, from } => format!("catapult-to {left} {from}"),
        Step::ClearCell => "clear-cell".to_owned(),
        Step::TakeVillageCard => "take-village-card".to_owned(),
        Step::Side { slot } => format!("side {slot}"),
        Step::Replace { slot } => format!("replace {slot}"),
        Step::VillageCard { slot } => format!("village-card {slot}"),
        Step::After => "after".to_owned(),
        Step::Draw => "draw".to_owned(),
        Step::Guide => "guide".to_owned(),
    }
}

pub(super) fn step(text: &str) -> Option<Step> {
    let words: Vec<&str> = text.split(' ').collect();
    let slot = |text: &str| number(text).filter(|&slot| slot < 4);
    Some(match words.as_slice() {
        ["board"] => Step::Board,
        ["start-bonus", left] => Step::StartBonus { left: number(left)? },
        ["keep", first, second] => {
            let cards: [VillageCard; 2] = [first.parse().ok()?, second.parse().ok()?];
            Step::Keep { cards: (cards[0] < cards[1]).then_some(cards)? }
        }
        ["menu"] => Step::Menu,
        ["action"] => Step::Action,
        ["discard"] => Step::Discard { temple: false },
        ["discard", "temple"] => Step::Discard { temple: true },
        ["temple"] => Step::Temple { free: false },
        ["temple", "free"] => Step::Temple { free: true },
        ["temple-tile", word] => Step::TempleTile { temple: Temple::from_word(word)? },
        ["alternative", of @ ("card" | "village"), first, n, second, m] => {
            Step::Alternative { parts: [part_of(first, n)?, part_of(second, m)?], of_card: *of == "card" }
        }
        ["pool"] => Step::Pool,
        ["pollution", left] => Step::Pollution { left: number(left)? },
        ["move", left] => Step::Move { left: number(left)? },
        ["flex", left] => Step::Flex { left: number(left)? },
        ["forest", cost] => Step::Forest { cost: number(cost)? },
        ["place-forest", cost, choice] => {
            let choice = number(choice).filter(|&choice| choice <= 4)?;
            Step::PlaceForest { cost: number(cost)?, choice }
        }
        ["catapult", left] => Step::Catapult { left: number(left)? },
        ["catapult-to", left, from] => {
            Step::CatapultTo { left: number(left)?, from: from.parse::<Node>().ok()? }
        }
        ["clear-cell"] => Step::ClearCell,
        ["take-village-card"] => Step::TakeVillageCard,
        ["side", at] => Step::Side { slot: slot(at)? },
        ["replace", at] => Step::Replace { slot: slot(at)? },
        ["village-card", at] => Step::VillageCard { slot: slot(at)? },
        ["after"] => Step::After,
        ["draw"] => Step::Draw,
        ["guide"] => Step::Guide,
        _ => return None,
    })
}

/// May this step lie on that one?
pub(super) fn fits(below: Option<Step>, step: Step) -> bool {
    use Step::*;
    match below {
        None => {
            matches!(step, Board | StartBonus { .. } | Keep { .. } | Menu | Action | After | Draw | Guide)
        }
        Some(Menu | After | TakeVillageCard) => step == Pool,
        Some(Action) => matches!(
            step,
            Discard { .. }
                | Temple { free: false }
                | TempleTile { .. }
                | Alternative { of_card: true, .. }
                | Pool
                | TakeVillageCard
                | Side { .. }
                | Replace { .. }
                | VillageCard { .. }
        ),
        Some(VillageCard { .. }) => matches!(step, Alternative { of_card: false, .. } | Pool),
        Some(Pool) => matches!(
            step,
            Pollution { .. }
                | Move { .. }
                | Flex { .. }
                | Forest { .. }
                | PlaceForest { .. }
                | Catapult { .. }
                | CatapultTo { .. }
                | Temple { free: true }
                | TempleTile { .. }
                | ClearCell
        ),
        Some(_) => false,
    }
}

//! What a seat is in the middle of, in position files.

use std::collections::BTreeMap;

use bocage_engine::file::{Result, expected, in_range, wrong};
use serde::Deserialize;

use crate::Atiwa;
use crate::components::{Bundle, Choice};
use crate::state::{MAX_SLOTS, Phase, Public, Side, Step};
use crate::vocabulary::{Card, Cell, Piece, Space};

/// A step as a table of the file.
#[derive(Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum StepEntry {
    Resolve {
        space: Space,
        #[serde(default)]
        bonus: bool,
        #[serde(default)]
        choice: bool,
        #[serde(default)]
        gains: BTreeMap<Piece, u8>,
        #[serde(default)]
        trees_with_fruit: u8,
        #[serde(default)]
        train: u8,
        #[serde(default)]
        draw: u8,
        #[serde(default)]
        take: Vec<u8>,
        #[serde(default)]
        houses: bool,
    },
    PlaceCard {
        card: String,
    },
    KeepBat {
        cell: String,
    },
    SpendTree {
        left: u8,
        from: Option<String>,
    },
    BatAction,
    PickBat {
        left: u8,
        from: Option<String>,
    },
    PickFruit,
    PlantTree,
    Grow {
        piece: Piece,
        left: u8,
    },
    Return,
    Feed {
        need: u8,
        last: u8,
        bats: u8,
    },
    Starve {
        left: u8,
    },
    Breed {
        #[serde(default)]
        used: Vec<Piece>,
    },
}

fn cell(place: &str, text: &str) -> Result<Cell> {
    text.parse().or_else(|_| wrong(place, text, expected::such_as("c1.8")))
}

fn from(place: &str, text: Option<&String>) -> Result<Cell> {
    text.map_or(Ok(Cell(0)), |text| cell(place, text))
}

/// Reads a step; whether it can stand where it stands is judged by [`check`].
pub(super) fn read(game: &Atiwa, place: &str, public: &Public, entry: &StepEntry) -> Result<Step> {
    Ok(match entry {
        StepEntry::Resolve { space, bonus, choice, gains, trees_with_fruit, train, draw, take, houses } => {
            let mut pending = Bundle {
                trees_with_fruit: *trees_with_fruit,
                train: *train,
                draw: *draw,
                houses: *houses,
                ..Bundle::default()
            };
            gains.iter().for_each(|(&piece, &count)| *pending.gain_mut(piece) = count);
            for &slot in take {
                pending.take |= 1 << (in_range(place, slot, 1..=MAX_SLOTS as u8)? - 1);
            }
            Step::Resolve { space: *space, bonus: *bonus, choice: *choice, pending }
        }
        StepEntry::PlaceCard { card } => match Card::from_word(card) {
            Some(card) => Step::PlaceCard(card),
            None => return wrong(place, card, expected::such_as("farm")),
        },
        StepEntry::KeepBat { cell: text } => Step::KeepBat(cell(place, text)?),
        StepEntry::SpendTree { left, from: text } => {
            Step::SpendTree { left: *left, from: from(place, text.as_ref())? }
        }
        StepEntry::BatAction => Step::BatAction,
        StepEntry::PickBat { left, from: text } => {
            Step::PickBat { left: *left, from: from(place, text.as_ref())? }
        }
        StepEntry::PickFruit => Step::PickFruit,
        StepEntry::PlantTree => Step::PlantTree,
        StepEntry::Grow { piece, left } => Step::Grow { piece: *piece, left: *left },
        StepEntry::Return => Step::Return,
        StepEntry::Feed { need, last, bats } => Step::Feed { need: *need, last: *last, bats: *bats },
        StepEntry::Starve { left } => Step::Starve { left: *left },
        StepEntry::Breed { used } => {
            let conditions = &game.components.round(public.round_index()).breeding;
            let index = |piece: &Piece| conditions.iter().position(|condition| condition.piece == *piece);
            Step::Breed { used: used.iter().filter_map(index).fold(0, |set, index| set | 1 << index) }
        }
    })
}

/// Can a seat be in the middle of this? What the rules ask for before a step must be there.
pub(super) fn check(game: &Atiwa, place: &str, public: &Public, side: &Side) -> Result<()> {
    let mut steps = side.agenda.iter();
    let (first, second) = (steps.next(), steps.next());
    let fits = match (public.phase, first, second) {
        (_, None, _) => true,
        (Phase::Work, Some(Step::Resolve { space, pending, .. }), second) => {
            let on_board = game.components.board(public.players).spaces & space.bit() != 0;
            on_board && second.is_none_or(|step| check_upon(game, public, side, *space, pending, step))
        }
        (Phase::Work, Some(step), None) => check_bat_action(game, side, step),
        (Phase::Upkeep, Some(step), None) => check_upkeep(game, side, step),
        _ => false,
    };
    if fits {
        return Ok(());
    }
    let found = second.or(first).map(|step| write(game, public, step)).unwrap_or_default();
    wrong(place, found, expected::fitting())
}

/// Steps on top of the effects of a space.
fn check_upon(
    game: &Atiwa,
    public: &Public,
    side: &Side,
    space: Space,
    pending: &Bundle,
    step: &Step,
) -> bool {
    match *step {
        Step::PlaceCard(_) => !side.tableau.is_full(),
        Step::KeepBat(cell) => {
            let house = side.tableau.plot(cell.card()).is_some_and(|plot| {
                plot.room(Piece::Family, game.components.face(plot.card)) & plot.of(Piece::Bat) & cell.bit()
                    != 0
            });
            house && pending.train > 0 && game.training(public) && side.in_supply(Piece::Family)
        }
        Step::SpendTree { left, from } => match game.components.offer(public, space).choice {
            Some(Choice::Buy { location, gold, .. }) => {
                left > 0
                    && count_from(side, Piece::Tree, from) >= left
                    && side.gold >= gold.into()
                    && !side.tableau.is_full()
                    && game.stack(public, location) > 0
            }
            _ => false,
        },
        _ => false,
    }
}

fn check_bat_action(game: &Atiwa, side: &Side, step: &Step) -> bool {
    let fruit = side.tableau.count(Piece::Fruit) > 0;
    let tree = game.gainable(side, Piece::Tree);
    match *step {
        Step::BatAction => true,
        Step::PickBat { left, from } => {
            left > 0 && count_from(side, Piece::Bat, from) >= left && fruit && tree
        }
        Step::PickFruit => fruit && tree,
        Step::PlantTree => tree,
        _ => false,
    }
}

fn check_upkeep(game: &Atiwa, side: &Side, step: &Step) -> bool {
    match *step {
        Step::Grow { piece, .. } => matches!(piece, Piece::Tree | Piece::Fruit | Piece::Bat),
        Step::Return | Step::Breed { .. } => true,
        Step::Feed { need, last, bats } => game.payable(side, last, bats) >= need.into(),
        Step::Starve { left } => side.tableau.count(Piece::Bat) >= left,
        _ => false,
    }
}

fn count_from(side: &Side, piece: Piece, from: Cell) -> u8 {
    let mut count = 0;
    side.tableau.each(|plot| plot.of(piece), |cell| count += u8::from(cell >= from));
    count
}

/// A step as a table of the file.
pub(super) fn write(game: &Atiwa, public: &Public, step: &Step) -> String {
    let cell_from = |from: Cell| if from.0 == 0 { String::new() } else { format!(", from = \"{from}\"") };
    match *step {
        Step::Resolve { space, bonus, choice, pending } => {
            let gains: Vec<String> = Piece::ALL
                .iter()
                .filter(|&&piece| pending.gain(piece) > 0)
                .map(|&piece| format!("{piece} = {}", pending.gain(piece)))
                .collect();
            let take: Vec<String> = (0..MAX_SLOTS)
                .filter(|slot| pending.take >> slot & 1 == 1)
                .map(|slot| (slot + 1).to_string())
                .collect();
            format!(
                "{{ step = \"resolve\", space = \"{space}\", bonus = {bonus}, choice = {choice}, \
                 gains = {{ {} }}, trees_with_fruit = {}, train = {}, draw = {}, take = [{}], houses = {} }}",
                gains.join(", "),
                pending.trees_with_fruit,
                pending.train,
                pending.draw,
                take.join(", "),
                pending.houses
            )
        }
        Step::PlaceCard(card) => format!("{{ step = \"place_card\", card = \"{}\" }}", card.word()),
        Step::KeepBat(cell) => format!("{{ step = \"keep_bat\", cell = \"{cell}\" }}"),
        Step::SpendTree { left, from } => {
            format!("{{ step = \"spend_tree\", left = {left}{} }}", cell_from(from))
        }
        Step::BatAction => "{ step = \"bat_action\" }".to_owned(),
        Step::PickBat { left, from } => {
            format!("{{ step = \"pick_bat\", left = {left}{} }}", cell_from(from))
        }
        Step::PickFruit => "{ step = \"pick_fruit\" }".to_owned(),
        Step::PlantTree => "{ step = \"plant_tree\" }".to_owned(),
        Step::Grow { piece, left } => format!("{{ step = \"grow\", piece = \"{piece}\", left = {left} }}"),
        Step::Return => "{ step = \"return\" }".to_owned(),
        Step::Feed { need, last, bats } => {
            format!("{{ step = \"feed\", need = {need}, last = {last}, bats = {bats} }}")
        }
        Step::Starve { left } => format!("{{ step = \"starve\", left = {left} }}"),
        Step::Breed { used } => {
            let conditions = game.components.round(public.round_index()).breeding.iter().enumerate();
            let used: Vec<String> = conditions
                .filter(|(index, _)| used >> index & 1 == 1)
                .map(|(_, condition)| format!("\"{}\"", condition.piece))
                .collect();
            format!("{{ step = \"breed\", used = [{}] }}", used.join(", "))
        }
    }
}

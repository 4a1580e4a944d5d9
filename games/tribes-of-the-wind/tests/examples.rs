//! Every case of `EXAMPLES.md`, by its number, through position files and the public API.
mod building;
mod conditions;
mod drawing;
mod effects;
mod rulebook;
mod scorings;
mod supplies;

use bocage_conformance::examples;
use bocage_engine::{Game, Seat};
use bocage_tribes_of_the_wind::state::{Part, PartKind, Side, State, Step};
use bocage_tribes_of_the_wind::vocabulary::{Card, Cell, Element, GuideCondition, Node, Tile, VillageCard};
use bocage_tribes_of_the_wind::{Action, TribesOfTheWind};

pub(crate) fn game() -> &'static TribesOfTheWind {
    TribesOfTheWind::standard()
}

/// A state from a position file.
#[track_caller]
pub(crate) fn position(text: &str) -> State {
    examples::position(game(), text)
}

/// Seat 0 of two begins its turn; `seat` is the text of its entry.
#[track_caller]
fn seat(text: &str) -> State {
    position(&format!("[[seats]]\n{text}\n"))
}

/// Completes a list such as `P1` to five backs: elements that it does not name fill it up.
fn fill(partial: &str, cards: &str) -> String {
    let named =
        |element: &Element| partial.split_whitespace().find(|word| word.starts_with(element.letter()));
    let in_cards = |element: &Element| {
        cards.split_whitespace().filter(|card| card.starts_with(element.letter())).count()
    };
    let mut counts: Vec<usize> = Element::ALL
        .iter()
        .map(|element| named(element).map_or_else(|| in_cards(element), |word| word[1..].parse().unwrap()))
        .collect();
    let open: Vec<usize> = (0..4).filter(|index| named(&Element::ALL[*index]).is_none()).collect();
    let mut turn = 0;
    while counts.iter().sum::<usize>() < 5 {
        counts[open[turn % open.len()]] += 1;
        turn += 1;
    }
    let words =
        Element::ALL.iter().zip(&counts).map(|(element, count)| format!("{}{count}", element.letter()));
    words.collect::<Vec<_>>().join(" ")
}

/// Seat 0 of three begins its turn with `cards` among `own` backs, between two neighbours.
#[track_caller]
fn hand(cards: &str, own: &str, first: &str, second: &str, more: &str) -> State {
    let quoted: Vec<String> = cards.split_whitespace().map(|card| format!("\"{card}\"")).collect();
    position(&format!(
        "players = 3\n[[seats]]\nhand = [{}]\nbacks = \"{}\"\n{more}\n[[seats]]\nbacks = \"{}\"\n[[seats]]\nbacks = \"{}\"\n",
        quoted.join(", "),
        fill(own, cards),
        fill(first, ""),
        fill(second, "")
    ))
}

/// Does actions of the active seat, written as in the rules and separated by semicolons.
#[track_caller]
pub(crate) fn play(state: &mut State, actions: &str) {
    for action in actions.split(';') {
        examples::play(game(), state, state.public.active, action);
    }
}

/// The legal actions of the active seat, in order.
pub(crate) fn options(state: &State) -> Vec<String> {
    examples::shown(&examples::options(game(), state, state.public.active))
}

/// The legal actions are exactly these, written as in the notation.
#[track_caller]
fn assert_options(state: &State, expected: &str) {
    examples::assert_same::<TribesOfTheWind>(
        &examples::options(game(), state, state.public.active),
        expected,
    );
}

/// The lines by which a card can be played now.
fn lines(state: &State, card: &str) -> Vec<u8> {
    let offered = options(state);
    (0..3).filter(|line| offered.contains(&format!("play {card} {line}"))).collect()
}

fn offers(state: &State, action: &str) -> bool {
    let action: Action = action.parse().unwrap();
    let active = state.public.active;
    game().check(state, active, action).is_ok()
}

#[track_caller]
fn assert_illegal(state: &State, action: &str) {
    examples::assert_illegal(game(), state, state.public.active, action);
}

fn side(state: &State, seat: u8) -> &Side {
    state.public.side(Seat(seat))
}

fn water(state: &State) -> u16 {
    side(state, 0).water
}

/// Riders of seat 0 at a node.
fn riders(state: &State, node: &str) -> u8 {
    side(state, 0).riders(node.parse::<Node>().unwrap())
}

/// Tokens of seat 0 on a cell.
fn tokens(state: &State, cell: &str) -> u8 {
    side(state, 0).pollution[cell.parse::<Cell>().unwrap().index()]
}

fn all_tokens(state: &State, seat: u8) -> u8 {
    side(state, seat).pollution.iter().sum()
}

fn tile(id: &str) -> Option<Tile> {
    game().components.tile_named(id)
}

fn tile_on(state: &State, cell: &str) -> Option<Tile> {
    side(state, 0).tile(cell.parse().unwrap())
}

pub(crate) fn top(state: &State) -> Option<Step> {
    state.public.agenda.top().copied()
}

/// The parts in the pool, as in `move 2`.
fn pool(state: &State) -> Vec<(PartKind, u8)> {
    state.public.pool.iter().map(|Part { kind, n }| (*kind, *n)).collect()
}

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

fn village(id: &str) -> VillageCard {
    id.parse().unwrap()
}

fn latched(state: &State, condition: GuideCondition) -> bool {
    side(state, 0).latched >> condition.index() & 1 == 1
}

/// Points by category: End token, villages, temples, pollution, tiles, objectives.
fn points(state: &State) -> Vec<i32> {
    game().score(&state.public, Seat(0)).points().to_vec()
}

/// Lets every seat take its first option until `done`.
#[track_caller]
fn play_on(state: &mut State, done: impl Fn(&State) -> bool) {
    for _ in 0..5_000 {
        if done(state) {
            return;
        }
        let first = options(state).first().expect("somebody decides").clone();
        play(state, &first);
    }
    panic!("it never came to that");
}

//! Every case of `EXAMPLES.md`, by its number, through position files and the public API; and tests of
//! rulings that no example covers.
mod board;
mod feeding;
mod further;
mod maintenance;
mod placing;
mod rulebook;
mod rulings;
mod scoring;
mod spaces;
mod suggestions;
mod undo;
mod wording;

use std::collections::BTreeSet;

use bocage_atiwa::state::{Public, Side, State, Step};
use bocage_atiwa::vocabulary::{Card, Cell, Location, Piece, Space, Tile};
use bocage_atiwa::{Action, Atiwa, Event};
use bocage_conformance::examples;
use bocage_engine::{Game, Positions, Seat, Seed};

fn game() -> &'static Atiwa {
    Atiwa::standard()
}

/// A state from a position file.
#[track_caller]
fn position(text: &str) -> State {
    examples::position(game(), text)
}

/// A seat with these cards, each written as `c1 village . . tf . . . . U`, and more lines.
fn seat(cards: &[&str], more: &str) -> String {
    let entry = |text: &&str| {
        let (at, rest) = text.split_once(' ').unwrap();
        let (card, cells) = rest.split_once(' ').unwrap_or((rest, ""));
        format!("{{ at = \"{at}\", card = \"{card}\", cells = \"{cells}\" }}")
    };
    let cards: Vec<String> = cards.iter().map(entry).collect();
    format!("[[seats]]\ncards = [{}]\n{more}\n", cards.join(", "))
}

/// A solo game at this phase, with these cards.
#[track_caller]
fn solo(head: &str, cards: &[&str], more: &str) -> State {
    position(&format!("players = 1\n{head}\n{}", seat(cards, more)))
}

/// A game for two at this phase; seat 0 has these cards.
#[track_caller]
fn duel(head: &str, cards: &[&str], more: &str) -> State {
    position(&format!("players = 2\n{head}\n{}", seat(cards, more)))
}

/// Does actions, separated by semicolons, and says what happened.
#[track_caller]
fn play(state: &mut State, seat: u8, actions: &str) -> Vec<Event> {
    examples::play(game(), state, Seat(seat), actions)
}

/// The legal decisions of a seat, in order, without the shorthand for several of them (R39).
fn options(state: &State, seat: u8) -> Vec<Action> {
    let mut list = examples::options(game(), state, Seat(seat));
    list.retain(|action| *action != Action::AsSuggested);
    list
}

/// Can a seat accept a suggestion for the rest of its step (R39)?
fn suggests(state: &State, seat: u8) -> bool {
    game().check(state, Seat(seat), Action::AsSuggested).is_ok()
}

fn words(state: &State, seat: u8) -> Vec<String> {
    examples::shown(&options(state, seat))
}

/// The legal actions are exactly these, in any order.
#[track_caller]
fn assert_options(state: &State, seat: u8, expected: &str) {
    examples::assert_same::<Atiwa>(&options(state, seat), expected);
}

#[track_caller]
fn assert_legal(state: &State, seat: u8, action: &str) {
    assert!(options(state, seat).contains(&action.parse().unwrap()), "{action}: {:?}", words(state, seat));
}

#[track_caller]
fn assert_illegal(state: &State, seat: u8, action: &str) {
    examples::assert_illegal(game(), state, Seat(seat), action);
}

fn waited(state: &State) -> Vec<u8> {
    game().waited(&state.public).iter().map(|seat| seat.0).collect()
}

fn side(state: &State, seat: u8) -> &Side {
    state.public.side(Seat(seat))
}

fn step(state: &State, seat: u8) -> Option<Step> {
    side(state, seat).agenda.top().copied()
}

/// How many pieces of a kind lie on the tableau.
fn count(state: &State, seat: u8, piece: Piece) -> u8 {
    side(state, seat).tableau.count(piece)
}

/// Empty spaces in a row of the supply board.
fn empty(state: &State, seat: u8, piece: Piece) -> u8 {
    game().components.capacity(piece.index()) - side(state, seat).supply[piece.index()]
}

fn row(state: &State, seat: u8, piece: Piece) -> u8 {
    game().row_value(side(state, seat), piece)
}

/// The numbers of the cells of one card where a piece may be placed.
fn room(state: &State, seat: u8, at: &str, piece: Piece) -> Vec<u8> {
    let at = at.parse().unwrap();
    let mut cells = Vec::new();
    side(state, seat).tableau.each_room(piece, &game().components, |cell| {
        if cell.card() == at {
            cells.push(cell.number());
        }
    });
    cells
}

/// What stands on a cell: its pieces, and whether a family is trained.
fn on(state: &State, seat: u8, cell: &str) -> String {
    let cell: Cell = cell.parse().unwrap();
    let plot = side(state, seat).tableau.plot(cell.card()).unwrap();
    let here: Vec<&str> = Piece::ALL
        .iter()
        .filter(|&&piece| plot.of(piece) & cell.bit() != 0)
        .map(|piece| piece.word())
        .collect();
    let mut text = here.join("+");
    if plot.trained & cell.bit() != 0 {
        text.push_str(" trained");
    }
    if plot.polluted & cell.bit() != 0 {
        text.push_str("polluted");
    }
    text
}

/// The cells polluted in these events for a seat, in order.
fn polluted(events: &[Event], who: u8) -> Vec<String> {
    let cell = |event: &Event| match *event {
        Event::Polluted { seat, cell, .. } if seat.0 == who => Some(cell.to_string()),
        _ => None,
    };
    events.iter().filter_map(cell).collect()
}

/// Gold and markers of a seat's income in these events: from trained families, markers, found.
#[track_caller]
fn income(events: &[Event], who: u8) -> (u8, u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Income { seat, trained, markers, found } if seat.0 == who => Some((trained, markers, found)),
        _ => None,
    });
    found.expect("an income")
}

/// Every way to pay, as sorted words.
fn payments(state: &State, seat: u8) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    pay_on(state, seat, &mut Vec::new(), &mut all);
    all
}

fn pay_on(state: &State, seat: u8, paid: &mut Vec<&'static str>, all: &mut BTreeSet<String>) {
    if !matches!(step(state, seat), Some(Step::Feed { .. })) {
        let mut paid = paid.clone();
        paid.sort_unstable();
        all.insert(paid.join(" "));
        return;
    }
    let suggested = suggests(state, seat).then_some(Action::AsSuggested);
    for action in options(state, seat).into_iter().chain(suggested) {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game().apply(&mut after, Seat(seat), action, &mut events).unwrap();
        let before = paid.len();
        for event in &events {
            match event {
                Event::Ate { piece, .. } => paid.push(piece.word()),
                Event::AteGold { gold, .. } => paid.extend(std::iter::repeat_n("gold", (*gold).into())),
                _ => {}
            }
        }
        pay_on(&after, seat, paid, all);
        paid.truncate(before);
    }
}

fn total(public: &Public, seat: u8) -> i32 {
    game().score(public, Seat(seat)).total()
}

fn points(public: &Public, seat: u8) -> Vec<i32> {
    game().score(public, Seat(seat)).points().to_vec()
}

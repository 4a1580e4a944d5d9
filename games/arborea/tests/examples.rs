//! Every case of `EXAMPLES.md`, by its number, through position files and the public API.
mod biomes;
mod ecosystem;
mod end;
mod order;
mod rulebook;
mod rulings;
mod solo;
mod undo;
mod villagers;

use bocage_arborea::state::{Board, Public, State};
use bocage_arborea::vocabulary::{Biome, Cell, Creature, Habitat, Owner};
use bocage_arborea::{Action, Arborea};
use bocage_conformance::examples::{self, shown};
use bocage_engine::{Game, Positions, Seat};

fn game() -> &'static Arborea {
    Arborea::standard()
}

/// A state from a position file.
#[track_caller]
fn position(text: &str) -> State {
    examples::position(game(), text)
}

/// Seat 0 of two is at this step, with these lines for its board; `table` comes before it.
#[track_caller]
fn at(agenda: &str, table: &str, board: &str) -> State {
    position(&format!("turn = 0\nagenda = [{agenda}]\n{table}\n[[seats]]\n{board}\n[[seats]]\n"))
}

/// A file with an entry for one track after empty ones.
fn track(number: usize, lines: &str) -> String {
    format!("{}[[tracks]]\n{lines}\n", "[[tracks]]\n".repeat(number))
}

/// Does actions, separated by semicolons.
#[track_caller]
fn play(state: &mut State, seat: u8, actions: &str) {
    examples::play(game(), state, Seat(seat), actions);
}

/// The legal actions of a seat, in order.
fn options(state: &State, seat: u8) -> Vec<Action> {
    examples::options(game(), state, Seat(seat))
}

/// The legal actions are exactly these, in any order.
#[track_caller]
fn assert_options(state: &State, seat: u8, expected: &str) {
    examples::assert_same::<Arborea>(&options(state, seat), expected);
}

#[track_caller]
fn assert_illegal(state: &State, seat: u8, action: &str) {
    examples::assert_illegal(game(), state, Seat(seat), action);
}

fn waited(state: &State) -> Vec<u8> {
    game().waited(&state.public).iter().map(|seat| seat.0).collect()
}

fn board(state: &State, seat: u8) -> &Board {
    state.public.board(Seat(seat))
}

/// Lower and upper half of a biome.
fn halves(state: &State, biome: Biome) -> (u8, u8) {
    (state.public.lower[biome.index()], state.public.upper[biome.index()])
}

/// A track as in the examples: `outer | inner`.
fn cells(state: &State, track: usize) -> String {
    let cell = |cell: &Option<bocage_arborea::vocabulary::Villager>| match cell {
        None => ".".to_owned(),
        Some(villager) => {
            let owner =
                if villager.owner == Owner::FERONIA { "F".into() } else { villager.owner.0.to_string() };
            format!("{}{owner}", ["A", "Y", "E"][villager.kind.index()])
        }
    };
    let all: Vec<String> = state.public.tracks[track].cells.iter().map(cell).collect();
    format!("{} | {}", all[..4].join(" "), all[4..].join(" "))
}

fn trails(board: &Board) -> Vec<String> {
    let waiting = board.trails.iter();
    waiting.map(|waiting| format!("{} {} {}", waiting.area(), waiting.trail(), waiting.kind())).collect()
}

/// Legal anchors for one rotation of seat 0's completed card.
fn anchors(state: &State, rotation: u8) -> Vec<Cell> {
    let mut cells = Vec::new();
    board(state, 0).ecosystem.anchors(rotation).each(|cell| cells.push(cell));
    cells
}

/// The game with other backs on some cards: each block is laid in turn, the first on the starting card
/// `S1`. Returns the game and the lines for `cards`.
fn with_map(blocks: &[(&str, u8, &str)]) -> (Arborea, String) {
    let mut game = game().clone();
    let mut lines = Vec::new();
    for (index, (rows, rotation, cell)) in blocks.iter().enumerate() {
        let key = if index == 0 { "S1".to_owned() } else { format!("V{index:02}") };
        let card = game.components.card(&key).unwrap();
        let mut grid = [Habitat::Rock; 6];
        for (row, line) in rows.split('/').enumerate() {
            for (col, letter) in line.chars().enumerate() {
                let (col, row) = if *rotation == 1 { (row, 2 - col) } else { (col, row) };
                grid[row * 2 + col] = Habitat::from_letter(letter).unwrap();
            }
        }
        game.components.cards[card.index()].grid = grid;
        lines.push(format!("\"{key} {rotation} {cell}\""));
    }
    (game, lines.join(", "))
}

/// Points of the creatures on a map, in order, and the board itself.
fn creature_points(blocks: &[(&str, u8, &str)], creatures: &str, more: &str) -> (Vec<i16>, Board) {
    let (game, cards) = with_map(blocks);
    let text = format!("[[seats]]\ncards = [{cards}]\ncreatures = [{creatures}]\n{more}\n");
    let state = game.read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let board = *state.public.board(Seat(0));
    let land = game.landscape(&board.ecosystem);
    let points = board.ecosystem.creatures.iter().map(|placed| game.creature_points(&board, &land, placed));
    let points: Vec<i16> = points.collect();
    assert_eq!(points.iter().sum::<i16>(), board.points.creatures);
    (points, board)
}

fn count(counts: &[u8; 6], creature: Creature) -> u8 {
    counts[creature.index()]
}

fn public(state: &State) -> &Public {
    &state.public
}

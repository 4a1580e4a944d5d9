//! Every case of `EXAMPLES.md`, by its number, through position files and the public API.
mod draft;
mod further;
mod planets;
mod rulebook;
mod scorings;
mod solo;
mod turns;

use bocage_conformance::examples;
use bocage_engine::{Game, Refusal, Seat};
use bocage_evergreen::state::{Public, State};
use bocage_evergreen::vocabulary::{Biome, Piece, Power, Space, Sun};
use bocage_evergreen::{Action, Evergreen};

pub(crate) fn game() -> &'static Evergreen {
    Evergreen::standard()
}

/// A state from a position file.
#[track_caller]
pub(crate) fn position(text: &str) -> State {
    examples::position(game(), text)
}

/// Seat 0 of two has this card and its turn before it, on a planet given as lines of characters.
fn turn(card: u8, planet: &str, more: &str) -> State {
    position(&format!("phase = \"turns\"\n[[seats]]\ncard = {card}\nplanet = \"\"\"\n{planet}\"\"\"\n{more}"))
}

/// An empty planet.
const EMPTY: &str = "-....-\n.X..X.\n......\n......\n.X..X.\n-....-\n";

/// Does actions, written as in the specification and separated by semicolons.
#[track_caller]
pub(crate) fn play(state: &mut State, seat: u8, actions: &str) {
    examples::play(game(), state, Seat(seat), actions);
}

/// The legal actions of a seat, in order.
fn options(state: &State, seat: u8) -> Vec<Action> {
    examples::options(game(), state, Seat(seat))
}

/// The legal actions are exactly these, in any order.
#[track_caller]
fn assert_options(state: &State, seat: u8, expected: &str) {
    examples::assert_same::<Evergreen>(&options(state, seat), expected);
}

#[track_caller]
fn assert_illegal(state: &State, seat: u8, action: &str) {
    examples::assert_illegal(game(), state, Seat(seat), action);
}

fn refusal(state: &State, seat: u8, action: &str) -> Refusal {
    game().apply(&mut state.clone(), Seat(seat), action.parse().unwrap(), &mut ()).unwrap_err()
}

fn waited(state: &State) -> Vec<u8> {
    game().waited(&state.public).iter().map(|seat| seat.0).collect()
}

fn piece(state: &State, seat: u8, space: &str) -> Option<Piece> {
    state.public.side(Seat(seat)).planet.piece(space.parse::<Space>().unwrap())
}

fn level(state: &State, seat: u8, power: Power) -> u8 {
    state.public.side(Seat(seat)).level(power)
}

fn score(public: &Public, seat: u8) -> i32 {
    game().score(public, Seat(seat)).total()
}

/// Pile of a biome: card numbers from the bottom, negative and less one if face down (`!n`).
fn pile(public: &Public, biome: Biome) -> Vec<i16> {
    let cards = public.zone.iter().filter(|card| game().components.face(**card).biome == Some(biome));
    cards
        .map(|card| if public.face_down & card.bit() != 0 { !i16::from(card.0) } else { card.0.into() })
        .collect()
}

fn fertility(public: &Public, biome: Biome) -> u16 {
    game().fertility(public)[biome.index()]
}

/// Checks the figures of a planet block: `N=1 forest=2 snow=1`.
#[track_caller]
fn assert_planet(lines: &str, figures: &str) {
    let state = position(&format!("[[seats]]\nplanet = \"\"\"\n{lines}\"\"\"\n"));
    let planet = state.public.side(Seat(0)).planet;
    let light = |sun| planet.light_points(sun, &game().components.light);
    for figure in figures.split_whitespace() {
        let (name, value) = figure.split_once('=').unwrap();
        let found = match name {
            "N" => light(Sun::North),
            "E" => light(Sun::East),
            "S" => light(Sun::South),
            "W" => light(Sun::West),
            "forest" => game().forest_points(&planet),
            biome => {
                let biome = Biome::from_word(biome).unwrap();
                (planet.big & game().components.board.biomes[biome.index()]).count_ones() as i32
            }
        };
        assert_eq!(found, value.parse::<i32>().unwrap(), "{name} of\n{lines}");
    }
}

//! Every case of `EXAMPLES.md`, by its number, through position files and the public API; the rulings
//! that no example covers; corrected files; and what is said where it is easily said wrong.
mod cards;
mod files;
mod further;
mod goals;
mod income;
mod movement;
mod rulebook;
mod rulings;
mod said;
mod scorings;
mod solo;

use bocage_conformance::examples;
use bocage_engine::{Game, Seat};
use bocage_kingdom_crossing::state::{Side, State, Step};
use bocage_kingdom_crossing::vocabulary::{Guild, Resource};
use bocage_kingdom_crossing::{Action, Event, KingdomCrossing};

fn game() -> &'static KingdomCrossing {
    KingdomCrossing::standard()
}

/// A state from a position file.
#[track_caller]
fn position(text: &str) -> State {
    examples::position(game(), text)
}

/// A Day of two: keys of the file, slots and goals, the first seat.
#[track_caller]
fn day(top: &str, tables: &str, seat: &str) -> State {
    position(&format!("phase = \"day\"\n{top}\n{tables}\n[[seats]]\n{seat}\n[[seats]]\n"))
}

/// A card on a slot, perhaps with a bird.
fn slot(at: u8, card: &str, bird: &str) -> String {
    let bird = if bird.is_empty() { String::new() } else { format!("bird = \"{bird}\"\n") };
    format!("[[slots]]\nat = {at}\ncard = \"{card}\"\n{bird}")
}

/// The card of slot 0 is being paid for by the first seat.
#[track_caller]
fn paying(card: &str, seat: &str) -> State {
    day("agenda = [\"claim 1\", \"pay 0\"]\nwork = { slot = 0 }", &slot(0, card, ""), seat)
}

/// Does actions, written as in the specification and separated by semicolons; tells what happened.
#[track_caller]
fn play(state: &mut State, seat: u8, actions: &str) -> Vec<Event> {
    examples::play(game(), state, Seat(seat), actions)
}

/// The legal actions of the active seat, in order.
fn options(state: &State) -> Vec<Action> {
    let seat = game().waited(&state.public).lowest();
    seat.map_or_else(Vec::new, |seat| examples::options(game(), state, seat))
}

/// The legal actions are exactly these, in any order.
#[track_caller]
fn assert_options(state: &State, expected: &str) {
    examples::assert_same::<KingdomCrossing>(&options(state), expected);
}

/// Is this offered?
fn offers(state: &State, action: &str) -> bool {
    options(state).contains(&action.parse().unwrap())
}

/// Everybody does the first thing that is offered, until this holds.
#[track_caller]
fn pass_until(state: &mut State, holds: impl Fn(&State) -> bool) {
    while !holds(state) {
        let (seat, action) = (waited(state), options(state)[0]);
        game().apply(state, Seat(seat), action, &mut ()).unwrap();
    }
}

/// Is it the first seat's turn in this round, to choose a tile?
fn chooses_in(state: &State, round: u8) -> bool {
    state.public.round == round && waited(state) == 0 && state.public.agenda.top() == Some(&Step::Turn)
}

/// Who is waited on.
fn waited(state: &State) -> u8 {
    game().waited(&state.public).lowest().unwrap().0
}

fn side(state: &State, seat: u8) -> &Side {
    state.public.side(Seat(seat))
}

fn count(state: &State, seat: u8, guild: Guild) -> u8 {
    game().guild_count(side(state, seat), guild)
}

fn marker(state: &State, seat: u8, resource: Resource) -> u8 {
    side(state, seat).marker(resource)
}

/// Points on the score track.
fn vp(state: &State, seat: u8) -> u16 {
    side(state, seat).points.total()
}

fn total(state: &State, seat: u8) -> i32 {
    game().score(&state.public, Seat(seat)).total()
}

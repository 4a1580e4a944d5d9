//! What tests of examples say, in every game: a position, actions, what is legal after them.
//!
//! Actions are written in the notation of the game and separated by semicolons; whatever does not hold is a
//! panic that shows the alternatives.

use bocage_engine::{Game, Positions, Seat, StateOf};

/// A state from a position file. What can be read can be written and read again.
#[track_caller]
pub fn position<G: Positions>(game: &G, text: &str) -> StateOf<G> {
    let state = game.read_position(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let written = game.write_position(&state);
    let again = game.read_position(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert!(again == state, "{text}\nis written as\n{written}");
    state
}

/// Does actions of a seat, and says what happened.
#[track_caller]
pub fn play<G: Game>(game: &G, state: &mut StateOf<G>, seat: Seat, actions: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for action in parsed::<G>(actions) {
        if let Err(refusal) = game.apply(state, seat, action, &mut events) {
            panic!("{action}: {refusal:?}; legal: {:?}", shown(&options(game, state, seat)));
        }
    }
    events
}

/// The legal actions of a seat, in order.
pub fn options<G: Game>(game: &G, state: &StateOf<G>, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    list
}

/// Actions in notation.
pub fn shown(actions: &[impl ToString]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// These actions are exactly the expected ones, in any order.
#[track_caller]
pub fn assert_same<G: Game>(found: &[G::Action], expected: &str) {
    let mut expected = parsed::<G>(expected);
    expected.sort();
    assert_eq!(shown(found), shown(&expected));
}

/// The action is refused, and changes nothing.
#[track_caller]
pub fn assert_illegal<G: Game>(game: &G, state: &StateOf<G>, seat: Seat, action: &str) {
    let mut after = state.clone();
    for action in parsed::<G>(action) {
        assert!(game.apply(&mut after, seat, action, &mut ()).is_err(), "{action} is legal");
        assert!(&after == state, "a refused action changed the state");
    }
}

#[track_caller]
fn parsed<G: Game>(actions: &str) -> Vec<G::Action> {
    let action = |text: &str| text.trim().parse().unwrap_or_else(|error| panic!("{error}"));
    actions.split(';').map(action).collect()
}

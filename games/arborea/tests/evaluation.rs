//! What bots think of a position, where it can be said without playing on.
use bocage_arborea::Arborea;
use bocage_arborea::vocabulary::Habitat::{Rock, Tree, Water};
use bocage_engine::{Evaluate, Game, Positions, Seat};

/// Two vertices side by side, trees and water around the upper one, and what a seat has there.
fn worth(seat: &str) -> f32 {
    let mut game = Arborea::standard().clone();
    let start = game.components.card("S1").unwrap();
    game.components.cards[start.index()].grid = [Tree, Tree, Tree, Water, Rock, Rock];
    let text = format!("turn = 1\n[[seats]]\ncards = [\"S1 0 0,0\"]\n{seat}\n[[seats]]\n");
    let state = game.read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    game.evaluate(&state, Seat(0))
}

fn invited(creature: &str, more: &str) -> f32 {
    worth(&format!("invited = [\"{creature}\"]\ndevelopment = \"open\"\n{more}"))
}

#[test]
fn a_guest_is_worth_more_where_it_likes_to_live() {
    let [frog, worm] = ["fungi_frog", "antler_worm"].map(|creature| invited(creature, ""));
    assert!(frog > worm + 5.0, "three trees and water, no sponge: {frog} {worm}");
    assert!(worm > worth(""), "any creature is better than none");
}

#[test]
fn a_guest_without_room_is_a_burden() {
    let owl = "creatures = [\"sage_owl 1,1\"]";
    assert!(invited("fungi_frog", owl) < worth(owl));
}

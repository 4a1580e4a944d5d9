//! Part B: tracks and villagers.

use bocage_arborea::tracks::Track;
use bocage_arborea::vocabulary::Season;

use super::*;

#[test]
fn e30_placement_cell() {
    let expected =
        [(3, None), (2, Some(Season::Winter)), (1, Some(Season::Autumn)), (0, Some(Season::Summer))];
    for (offset, (cell, symbol)) in (0..4).zip(expected) {
        let track = Track { offset, outer: 1, inner: 0, ..Track::default() };
        assert_eq!((track.placement(), track.symbol(&game().components)), (cell, symbol));
    }
}

#[test]
fn e31_elder_and_swap_inside_a_move() {
    let mut state = position(&format!(
        "turn = 0\nagenda = [\"renewal\"]\n{}",
        track(0, "offset = 2\nouter = \". E0 . .\"\ninner = \". . . A1\"")
    ));
    assert_eq!(state.public.tracks[0].offset, 4);
    assert_eq!((options(&state, 1).len(), state.public.tracks[0].distance(7)), (10, 8));
    play(&mut state, 1, "leave above 2");
    assert_eq!(cells(&state, 0), ". . . . | . E0 . .");
    assert_options(&state, 0, "leave above 1;leave above 2;leave below 1;leave below 2;stay");
}

#[test]
fn e32_steps_are_counted_before_moving() {
    let mut state = position(&format!(
        "turn = 0\nagenda = [\"renewal\"]\n{}",
        track(0, "offset = 3\nouter = \"A0 . . .\"\ninner = \"Y0 . . .\"")
    ));
    assert_eq!(options(&state, 0).len(), 10);
    play(&mut state, 0, "leave above 1");
    let lane = state.public.tracks[0];
    assert_eq!((cells(&state, 0).as_str(), lane.offset, lane.distance(4)), (". . . . | A0 . . .", 1, 2));
}

#[test]
fn e33_order_of_dismounting() {
    let mut state = position(&format!(
        "turn = 0\nplayers = 3\n{}",
        track(0, "offset = 1\nouter = \". . A2 .\"\ninner = \"A0 . Y1 .\"")
    ));
    play(&mut state, 0, "advance 0");
    for (seat, count) in [(1, 11), (0, 7), (2, 3)] {
        assert_eq!((waited(&state), options(&state, seat).len()), (vec![seat], count));
        play(&mut state, seat, "stay");
    }
}

#[test]
fn e34_setup() {
    let mut state = position(&format!(
        "players = 3\nturn = 2\nagenda = [\"setup 2\"]\n{}[[seats]]\navailable = {{ young = 1 }}\n",
        track(0, "segments = [0, 4]")
    ));
    play(&mut state, 2, "setup adult 0;stay");
    play(&mut state, 1, "setup adult 0");
    assert_eq!((waited(&state), options(&state, 2).len()), (vec![2], 5));
    play(&mut state, 2, "stay");
    assert_eq!((waited(&state), options(&state, 1).len()), (vec![1], 3));
    play(&mut state, 1, "stay");
    play(&mut state, 0, "setup young 0");
    assert_eq!((state.public.tracks[0].offset, cells(&state, 0)), (3, ". Y0 A1 A2 | . . . .".to_owned()));
    assert!(state.public.in_use().iter().all(|board| board.seasons == [0; 4]));
}

#[test]
fn e35_cost_of_repeating() {
    let after = |players: u8, spirit: i8| {
        let mut state = position(&format!("players = {players}\nturn = 0\n[[seats]]\nspirit = {spirit}\n"));
        play(&mut state, 0, "place adult 0");
        state
    };
    let mut state = after(4, -5);
    play(&mut state, 0, "again-place adult 1");
    assert_eq!(board(&state, 0).spirit, -8);
    assert_eq!(waited(&after(4, -6)), [0], "its own villager has moved");
    assert_illegal(&after(4, -6), 0, "again-place adult 1");
    let mut state = after(2, -6);
    play(&mut state, 0, "again-advance 3");
    assert_eq!(board(&state, 0).spirit, -8);
}

fn third(spirit: i8, trail: &str) -> State {
    at("\"activation 2\"", "", &format!("spirit = {spirit}\ntrails = [\"{trail} adult\"]"))
}

#[test]
fn e36_third_activation() {
    let mut state = third(-6, "tree 1");
    play(&mut state, 0, "activate tree 1 adult");
    assert_eq!(board(&state, 0).spirit, -8);
    assert_eq!(waited(&third(-7, "tree 1")), [1], "it is not offered");
}

#[test]
fn e37_water_trail_as_third_activation() {
    let mut state = third(-5, "water 1");
    play(&mut state, 0, "activate water 1 adult");
    assert_eq!(board(&state, 0).spirit, -8);
    assert_eq!(waited(&third(-6, "water 1")), [1], "it is not offered");
}

fn stuck(spirit: i8) -> State {
    at("\"begin\"", "", &format!("spirit = {spirit}\ntrails = [\"water 4 adult\", \"water 5 adult\"]"))
}

#[test]
fn e38_water_rescue() {
    let mut state = stuck(-7);
    assert_options(&state, 0, "rescue 4;rescue 5;no-rescue");
    play(&mut state, 0, "rescue 5");
    assert_eq!(
        (board(&state, 0).available, trails(board(&state, 0))),
        ([1, 0, 0], vec!["water 4 adult".into()])
    );
    assert_options(&stuck(-6), 0, "advance 0;advance 1;advance 2;advance 3");
}

#[test]
fn e39_activation_in_the_same_turn() {
    let mut state =
        position(&format!("turn = 0\n[[seats]]\nspirit = -8\n{}", track(0, "outer = \". . . A0\"")));
    play(&mut state, 0, "advance 0;leave below 1");
    assert_options(&state, 0, "activate tree 1 adult;end-activation");
}

#[test]
fn e40_limbo() {
    let lines = "trails = [\"tree 1 adult\", \"tree 2 adult\"]";
    let state = at("\"activation\", \"trail mushroom 5 elder 4\"", "", lines);
    assert_eq!(board(&state, 0).available, [0; 3]);
    assert_options(&state, 0, "activate tree 1 adult;activate tree 2 adult;end-activation");
    assert_eq!(halves(&state, Biome::Mushroom), (0, 1));
}

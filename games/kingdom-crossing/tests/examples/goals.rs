//! Part E: goals.

use super::*;

/// Six goals, easy, with markers on one of them.
fn goal_markers(goal: usize, hard: bool, markers: &str) -> String {
    (0..6)
        .map(|index| {
            if index == goal {
                format!("[[goals]]\nhard = {hard}\nmarkers = {markers}\n")
            } else {
                "[[goals]]\n".to_owned()
            }
        })
        .collect()
}

#[test]
fn e47_investment_goal() {
    let mut state = day("", "", "investment = 5");
    play(&mut state, 0, "Rest(vp_step); Claim(3)");
    assert_eq!((side(&state, 0).investment, side(&state, 0).points.goals, side(&state, 0).coins), (2, 5, 3));
    let mut state = day("", &goal_markers(3, true, "[]"), "investment = 3");
    play(&mut state, 0, "Rest(vp_step)");
    assert_eq!(waited(&state), 1);
}

#[test]
fn e48_positions() {
    let claim = |players: u8, hard: bool, markers: &str| {
        let mut state = position(&format!(
            "players = {players}\nphase = \"day\"\n{}[[seats]]\nbird_counts = {{ red = 8 }}\n",
            goal_markers(5, hard, markers)
        ));
        play(&mut state, 0, "Rest(vp_step); Claim(5)");
        state
    };
    assert_eq!(vp(&claim(3, true, "[1, 2]"), 0), 3);
    assert_eq!(vp(&claim(2, true, "[1]"), 0), 3);
    let state = claim(4, false, "[1, 2, 3]");
    assert_eq!((vp(&state, 0), game().goals_claimed(&state.public, Seat(0))), (0, 1));
}

#[test]
fn e49_several_claims() {
    let mut state = day("", "", "investment = 3\nfilled = [\"wood_8\", \"wood_4\", \"stone_4\", \"food_8\"]");
    play(&mut state, 0, "Rest(vp_step)");
    assert_options(&state, "Claim(2); Claim(3); Done");
    play(&mut state, 0, "Claim(3); Claim(2)");
    assert_eq!(vp(&state, 0), 10);
    assert!(offers(&state, "Blind"));
}

#[test]
fn e50_window() {
    let mut state = position(
        "phase = \"morning\"\nfirst_player = 1\n[[seats]]\nmarkers = [0, 4, 0, 3]\ncards = [\"transport_stone\"]\n\
         [[seats]]\nmarkers = [0, 5, 0, 3]\n",
    );
    play(&mut state, 1, "Advance");
    play(&mut state, 0, "Collect(transport_stone); Advance");
    assert_eq!((waited(&state), state.public.phase), (1, bocage_kingdom_crossing::state::Phase::Day));
    play(&mut state, 1, "Rest(queen); Claim(1)");
    play(&mut state, 0, "Rest(queen); Claim(1)");
    assert_eq!((vp(&state, 1), vp(&state, 0)), (5, 1));
}

#[test]
fn e51_symbols() {
    let mut state = day("", "", "filled = [\"stone_4\", \"sap_3\", \"food_8\", \"wood_8\"]");
    play(&mut state, 0, "Rest(queen)");
    assert_options(&state, "Claim(2); Done");
}

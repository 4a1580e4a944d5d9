//! Part 5: whole scorings.

use bocage_engine::Seat;
use bocage_evergreen::scoring::ScoreMarkers;

use super::*;

#[test]
fn e39_season_scoring() {
    let planet = "-.s.B-\n.Xs.XB\n.sB...\n.s.B..\n.X.sX.\n-..B.-\n";
    assert_planet(planet, "E=12 forest=5 N=10");
    let mut state = position(&format!(
        "phase = \"turns\"\nseason = \"summer\"\nround = 4\n[[seats]]\nscore = 38\ncard = 6\nacted = true\n\
         planet = \"\"\"\n{planet}\"\"\"\n"
    ));
    assert_eq!(state.public.sun(), Sun::East);
    play(&mut state, 0, "EndTurn");
    assert_eq!(score(&state.public, 0), 55);
    assert_eq!(game().score_markers(&state.public, Seat(0)), ScoreMarkers { lap: 5, whole: 50 });
    assert_eq!(state.public.sun(), Sun::South);
}

fn places(scores: &[i16], first_player: u8) -> Vec<u8> {
    let seats: String = scores.iter().map(|score| format!("[[seats]]\nscore = {score}\n")).collect();
    let state =
        position(&format!("phase = \"end\"\nseason = \"winter\"\nfirst_player = {first_player}\n{seats}"));
    game().ranking(&state.public).places().iter().map(|(_, seat)| seat.0).collect()
}

#[test]
fn e40_tie_break() {
    assert_eq!(places(&[150, 160, 160], 2)[0], 2);
    assert_eq!(places(&[150, 160, 160], 0)[0], 1);
}

#[test]
fn e57_ranking_with_ties() {
    assert_eq!(places(&[141, 150, 141, 150], 2), [3, 1, 2, 0]);
}

#[test]
fn e41_fertility_with_empty_and_arid_biomes() {
    let state = position(
        "phase = \"turns\"\n[fertility]\nsnow = 4\nrock = 1\nflowers = 2\ngrassland = 3\n[[seats]]\ncard = 41\n\
         planet = \"\"\"\n-BB..-\nBXB.X.\nB.....\nBBBB..\nBXB.X.\n-BBBB-\n\"\"\"\n",
    );
    assert_eq!(game().fertility(&state.public), [4, 0, 1, 2, 0, 3]);
    assert_eq!(game().fertility_points(&state.public, Seat(0)), 26);
}

#[test]
fn e42_full_game_arithmetic() {
    let state = position(
        "phase = \"end\"\nseason = \"winter\"\nplayers = 3\n[[seats]]\n[[seats]]\n[[seats]]\n\
         points = { start = 2, light = [6, 12, 17, 19], forest = [4, 9, 14, 17], bud = 3, fertility = 38 }\n",
    );
    assert_eq!(score(&state.public, 2), 141);
    assert_eq!(game().score(&state.public, Seat(2)).points(), [2, 54, 44, 3, 38]);
}

//! Part 1: cases from the rulebook.

use bocage_engine::{Seat, Seed};

use super::*;
use bocage_evergreen::setup::Options;

#[test]
fn rb1_starting_points() {
    for players in [2, 4] {
        let state = game().setup(players, &Options::default(), Seed(1)).unwrap();
        let scores: Vec<i32> = Seat::all(players).map(|seat| score(&state.public, seat.0)).collect();
        assert_eq!(scores, (0..i32::from(players)).collect::<Vec<_>>());
    }
}

#[test]
fn rb2_setup_of_the_fertility_zone() {
    let state = position("phase = \"setup\"\ndeck = [28, 40, 12, 11, 5]\n");
    assert_eq!(pile(&state.public, Biome::Wheat), [28]);
    assert_eq!(pile(&state.public, Biome::Rock), [12]);
    assert_eq!(pile(&state.public, Biome::Snow), [5]);
    assert_eq!(game().fertility(&state.public), [2, 0, 2, 0, 2, 0]);
    // 42 cards less 3 in the zone and 3 in the first row.
    assert_eq!(state.secret.deck.len(), 39 - 3);
    assert_eq!(game().deck_size(&state.public), 36);
}

#[test]
fn rb3_row_size() {
    let state = game().setup(3, &Options::default(), Seed(3)).unwrap();
    assert_eq!(state.public.row.iter().flatten().count(), 4);
}

#[test]
fn rb4_first_player_token() {
    let mut state = position("players = 3\nrow = [1, 41, 25, 8]\n");
    play(&mut state, 0, "PickCard(1)");
    assert_eq!(state.public.token_slot, Some(0));
    assert_eq!(waited(&state), [1]);
    assert_options(&state, 1, "PickCard(0);PickCard(2);PickCard(3)");
}

#[test]
fn rb5_aridity() {
    let mut state = position("row = [0, 6, 7]\n[zone]\nsnow = [2, 4]\n");
    assert_eq!(fertility(&state.public, Biome::Snow), 3);
    play(&mut state, 0, "PickCard(1)");
    play(&mut state, 1, "PickCard(2)");
    assert_eq!(pile(&state.public, Biome::Snow), [2, !4, 0]);
    assert_eq!(fertility(&state.public, Biome::Snow), 2);
}

#[test]
fn rb6_power_first_then_action() {
    let mut state =
        turn(6, "-....-\n.X..X.\n......\n......\n.X..X.\n-ps..-\n", "level = { plant_sprout = 1 }");
    play(&mut state, 0, "ActivatePower");
    assert_eq!(level(&state, 0, Power::PlantSprout), 2);
    play(&mut state, 0, "PowerPlantSprout(D3);PowerPlantSprout(A2)");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D)");
    play(&mut state, 0, "BeginAction(B);Grow(B6);Grow(C6)");
    assert_eq!(piece(&state, 0, "b6"), Some(Piece::SmallTree));
    assert_eq!(piece(&state, 0, "c6"), Some(Piece::BigTree));
    assert_options(&state, 0, "EndTurn");
}

#[test]
fn rb7_action_first_then_lake() {
    let mut state = turn(28, "-....-\n.X..X.\n......\n..p...\n.X..X.\n-....-\n", "");
    play(&mut state, 0, "BeginAction(A);PlantSprout(E4);PlantSprout(F4);PlantSprout(D5)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
    play(&mut state, 0, "ActivatePower;PowerLake(D4)");
    assert_eq!(level(&state, 0, Power::PlaceLake), 1);
    assert_options(&state, 0, "LakeGrow(D5);LakeGrow(C4);LakeGrow(E4);StopLake");
    play(&mut state, 0, "LakeGrow(C4);LakeGrow(E4)");
    assert_eq!(piece(&state, 0, "c4"), Some(Piece::SmallTree));
    assert_eq!(piece(&state, 0, "e4"), Some(Piece::SmallTree));
    assert_eq!(piece(&state, 0, "d5"), Some(Piece::Sprout));
    assert_options(&state, 0, "EndTurn");
}

#[test]
fn rb8_shadow_of_a_small_tree() {
    assert_planet("-....-\n.X..X.\n......\n.ss...\n.X..X.\n-....-\n", "W=1 E=1 N=2 S=2 forest=2");
    assert_planet("-....-\n.X..X.\n......\n.sB...\n.X..X.\n-....-\n", "W=3 E=2 N=3 S=3 forest=2");
}

#[test]
fn rb9_shadow_of_a_big_tree() {
    assert_planet("-....-\n.X..X.\nBsB...\n......\n.X..X.\n-....-\n", "W=2 E=2 N=5 S=5 forest=3");
}

#[test]
fn rb10_the_five_light_lines() {
    assert_planet(
        "-ssus-\nsXsBXs\nsBss.B\nLspsss\n.X..X.\n-BBsB-\n",
        "W=15 N=19 E=14 S=18 forest=17 snow=1 flowers=1 rock=1 swamp=3 wheat=0 grassland=0",
    );
}

#[test]
fn rb11_biggest_forest() {
    assert_planet("-ss..-\n.Xs.Xs\n...sBu\nBps..s\nsXs.X.\n-.B..-\n", "forest=5");
    assert_planet("-ss..-\n.XsuXs\n...sBu\nBss..s\nsXs.X.\n-.B..-\n", "forest=9");
    assert_planet("-ss..-\n.XsuXs\n...sBu\nBssu.s\nsXs.X.\n-.B..-\n", "forest=16");
}

#[test]
fn rb12_fertility_scoring() {
    let planet = "-.B..-\n.X..X.\nB.....\n.B.B.B\nBX.BXB\n-.B..-\n";
    assert_planet(planet, "snow=1 swamp=1 rock=0 flowers=1 wheat=4 grassland=2");
    let state = position(&format!(
        "phase = \"turns\"\n[zone]\nsnow = [\"-snow_grow_big_tree\", 0]\nrock = [12, 13]\nflowers = [20, 23, 18]\n\
         wheat = [25, 28, 24]\ngrassland = [30]\n[[seats]]\ncard = 41\nplanet = \"\"\"\n{planet}\"\"\"\n"
    ));
    assert_eq!(game().fertility(&state.public), [0, 0, 3, 5, 5, 2]);
    assert_eq!(game().fertility_points(&state.public, Seat(0)), 29);
}

#[test]
fn rb13_solo_ranks() {
    let expected = [
        (0, "broccoli"),
        (120, "broccoli"),
        (121, "bonsai"),
        (135, "bonsai"),
        (136, "olive-tree"),
        (150, "olive-tree"),
        (151, "holly"),
        (160, "holly"),
        (161, "birch"),
        (170, "birch"),
        (171, "pine"),
        (180, "pine"),
        (181, "oak"),
        (190, "oak"),
        (191, "baobab"),
        (200, "baobab"),
        (201, "legendary-sequoia"),
        (400, "legendary-sequoia"),
    ];
    for (points, rank) in expected {
        assert_eq!(game().components.rank(points).unwrap().word, rank, "{points}");
    }
}

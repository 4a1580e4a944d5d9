//! Part D: houses, Queen, income.

use bocage_kingdom_crossing::vocabulary::Tile;

use super::*;

#[test]
fn e39_third_house_by_the_queen() {
    let mut state =
        day("queen = \"queen_deer\"", "", "guilds = [2, 2, 2, 2, 1]\nhouses = [\"north\", \"east\"]");
    play(&mut state, 0, "Work(queen); PickResource(sap)");
    assert_options(&state, "PlaceHouse(south); PlaceHouse(west)");
    play(&mut state, 0, "PlaceHouse(south); Blind");
    assert_eq!((side(&state, 0).houses.count_ones(), side(&state, 0).favours.count_ones()), (3, 1));
    assert_eq!(count(&state, 0, Guild::Deer), 2);
}

#[test]
fn e40_boar_income() {
    let mut state = position(
        "phase = \"evening\"\n[[seats]]\nguilds = [0, 0, 0, 4, 0]\n\
         upgraded = [\"coin_step\", \"two_bridges\", \"three_bridges\", \"trade_step\", \"queen\"]\n[[seats]]\n",
    );
    play(&mut state, 0, "Guild(boar)");
    assert_eq!((side(&state, 0).upgraded, vp(&state, 0)), (63, 2));
}

#[test]
fn e41_bear_income() {
    let mut state = position(
        "phase = \"morning\"\n[[seats]]\nguilds = [0, 0, 6, 0, 0]\ncards = [\"building_bear\"]\n[[seats]]\n",
    );
    assert_eq!(side(&state, 0).coins, 6);
    assert_options(&state, "Collect(bear); Collect(starting_house)");
    play(&mut state, 0, "Collect(bear)");
    assert_options(&state, "PickStructure(starting_house); PickStructure(building_bear)");
    play(&mut state, 0, "PickStructure(building_bear); Advance; Advance");
    assert_eq!((side(&state, 0).coins, side(&state, 0).investment), (12, 2));
    assert_eq!(waited(&state), 1);
}

#[test]
fn e42_evening() {
    let mut state = position("phase = \"evening\"\n[[seats]]\nguilds = [1, 0, 0, 0, 6]\n[[seats]]\n");
    assert_options(&state, "Guild(deer); Structure(starting_house)");
    play(&mut state, 0, "Guild(deer); PickResource(wood); PickResource(wood); PickResource(food)");
    assert_eq!(side(&state, 0).markers, [2, 0, 0, 1]);
    let mut state = position(
        "phase = \"evening\"\n[[seats]]\nguilds = [5, 0, 0, 0, 0]\ncards = [\"transport_fox\"]\n[[seats]]\n",
    );
    play(&mut state, 0, "Structure(transport_fox)");
    assert_eq!(vp(&state, 0), 5);
}

#[test]
fn e43_evening_away_from_home() {
    let state = position(
        "phase = \"evening\"\n[[seats]]\nworker = \"south\"\ninvestment = 5\npaws = [\"b0\"]\nplayed = [\"queen\"]\n[[seats]]\n",
    );
    assert_options(&state, "Claim(3); Done");
    assert_eq!((side(&state, 0).paws, side(&state, 0).played), (0, 0));
}

/// Three players; the third visits the Queen in the first turn of the Day.
fn visited() -> State {
    let mut state = position("players = 3\nphase = \"day\"\nqueen = \"queen_fox\"\n");
    play(&mut state, 0, "Rest(coin_step)");
    play(&mut state, 1, "Rest(coin_step)");
    play(&mut state, 2, "Work(queen)");
    state
}

#[test]
fn e44_first_player() {
    let mut state = visited();
    assert_eq!(state.public.first_player, Seat(2));
    for tile in ["two_bridges", "vp_step", "three_bridges"] {
        for seat in 0..3 {
            assert_eq!(waited(&state), seat);
            play(&mut state, seat, &format!("Rest({tile})"));
        }
    }
    // Everybody is at home: only the starting house pays, so the investment is asked.
    for seat in [2, 0, 1] {
        assert_eq!(waited(&state), seat);
        play(&mut state, seat, "Advance");
    }
    assert_eq!(state.public.round, 2);
    for seat in [2, 0, 1] {
        assert_eq!(waited(&state), seat);
        play(&mut state, seat, "Advance");
    }
    assert_eq!(waited(&state), 2);
}

#[test]
fn e45_queen_only_once() {
    let mut state = visited();
    assert!(!offers(&state, "Work(queen)") && offers(&state, "Rest(queen)"));
    let before = side(&state, 0).coins;
    play(&mut state, 0, "Rest(queen)");
    assert_eq!(side(&state, 0).coins, before + 8);
    assert!(!offers(&state, "Work(queen)"));
    let mut state = day("", "", "upgraded = [\"queen\"]");
    play(&mut state, 0, "Rest(queen)");
    assert_eq!(side(&state, 0).coins, 15);
}

#[test]
fn e46_upgrade_a_played_tile() {
    let mut state = day(
        "agenda = [\"claim 1\", \"advance stone 1\"]",
        "",
        "markers = [0, 5, 0, 0]\nplayed = [\"vp_step\"]",
    );
    play(&mut state, 0, "PickUpgrade(vp_step)");
    let bit = Tile::VpStep.bit();
    assert_eq!((side(&state, 0).upgraded, side(&state, 0).played), (bit, bit));
}

#[test]
fn e67_side_fixed_when_played() {
    let arrived = |tile: &str| {
        day(
            &format!("agenda = [\"claim 1\", \"move\"]\nwork = {{ tile = \"{tile}\", walked = true }}"),
            &slot(0, "lumberjack_03", "red_10"),
            "coins = 11",
        )
    };
    let mut state = arrived("trade_step");
    play(&mut state, 0, "TakeCard(0); PickUpgrade(trade_step); Pay");
    assert_eq!(side(&state, 0).coins, 4);
    play(&mut state, 0, "Buy(food)");
    assert_eq!(side(&state, 0).coins, 0);
    let mut state = arrived("three_bridges");
    play(&mut state, 0, "TakeCard(0); PickUpgrade(three_bridges)");
    assert_eq!((side(&state, 0).upgraded.count_ones(), waited(&state)), (1, 1));
}

#[test]
fn e67_the_new_side_counts_from_the_next_round() {
    let mut state = day("", &slot(8, "lumberjack_03", "red_10"), "coins = 11");
    play(&mut state, 0, "Work(trade_step); Cross(b0); TakeCard(8); PickUpgrade(trade_step); Pay; Buy(food)");
    assert_eq!(side(&state, 0).coins, 0);
    pass_until(&mut state, |state| chooses_in(state, 2));
    let coins = side(&state, 0).coins;
    let mut rested = state.clone();
    play(&mut rested, 0, "Rest(trade_step)");
    assert_eq!(side(&rested, 0).coins, coins + 5);
    play(&mut state, 0, "Work(trade_step); Buy(sap)");
    assert_eq!(side(&state, 0).coins, coins - 2);
}

//! Part H: further cases.

use bocage_kingdom_crossing::state::{AUTOMA, Phase};
use bocage_kingdom_crossing::vocabulary::Region;

use super::*;

#[test]
fn e68_draft() {
    let pair = |start: &str, favour: &str| format!("[[pairs]]\nstart = \"{start}\"\nfavour = \"{favour}\"\n");
    let pairs = [
        pair("start_1_front", "favour_fox"),
        pair("start_2_front", "favour_owl"),
        pair("start_4_back", "favour_bear"),
    ];
    let mut state = position(&format!("players = 3\n{}", pairs.concat()));
    assert_eq!(waited(&state), 2);
    play(&mut state, 2, "StartPick(1)");
    assert_eq!(options(&state).len(), 5);
    play(&mut state, 2, "PlaceDeco(stone_9)");
    assert_eq!((side(&state, 2).coins, side(&state, 2).worker), (11, Region::South));
    assert_eq!((side(&state, 2).houses, count(&state, 2, Guild::Owl)), (Region::South.bit(), 1));
    play(&mut state, 1, "StartPick(0); Advance");
    assert_eq!((side(&state, 1).coins, side(&state, 1).investment), (14, 1));
    assert_eq!((side(&state, 1).worker, count(&state, 1, Guild::Fox)), (Region::North, 1));
    assert_options(&state, "StartPick(2)");
    play(&mut state, 0, "StartPick(2)");
    assert_eq!((side(&state, 0).coins, side(&state, 0).markers), (10, [1, 0, 1, 0]));
    assert_eq!((side(&state, 0).worker, count(&state, 0, Guild::Owl)), (Region::East, 1));
    assert_eq!(state.public.balloon, Region::East);
    assert_eq!(state.secret.favours.len(), 20);
    for seat in 0..3 {
        assert_eq!((waited(&state), state.public.phase), (seat, Phase::Morning));
        assert_options(&state, "Advance; Cash");
        play(&mut state, seat, "Advance");
    }
}

#[test]
fn e69_end_of_the_investment_track() {
    let state = position("phase = \"morning\"\n[[seats]]\ninvestment = 8\n[[seats]]\n");
    assert_eq!((side(&state, 0).coins, side(&state, 0).investment), (35, 0));
    let state = position("phase = \"morning\"\n[[seats]]\ninvestment = 7\n[[seats]]\n");
    assert_options(&state, "Advance; Cash");
}

#[test]
fn e70_flight_after_the_move() {
    let mut state = day("balloon = \"west\"", &slot(5, "lumberjack_03", ""), "coins = 10");
    play(&mut state, 0, "Work(vp_step); Cross(b0); Balloon(south)");
    assert_eq!((side(&state, 0).coins, state.public.balloon), (7, Region::South));
    play(&mut state, 0, "TakeCard(5)");
    let me = side(&state, 0);
    assert_eq!((me.coins, me.markers[0], me.paws, vp(&state, 0)), (0, 2, 1, 1));
}

#[test]
fn e71_a_structure_triggers_itself() {
    let mut state = position(
        "phase = \"morning\"\n[[seats]]\nmarkers = [0, 0, 0, 7]\ncards = [\"transport_food\"]\n[[seats]]\n",
    );
    play(&mut state, 0, "Collect(transport_food); PickStructure(transport_food)");
    assert_eq!(marker(&state, 0, Resource::Food), 9);
    assert_options(&state, "Advance; Cash");
    let mut state = position(
        "phase = \"morning\"\n[[seats]]\nmarkers = [0, 0, 0, 7]\nguilds = [0, 0, 4, 0, 0]\n\
         cards = [\"transport_food\", \"building_bear\"]\n[[seats]]\n",
    );
    play(&mut state, 0, "Collect(bear); PickStructure(transport_food); PickStructure(transport_food)");
    assert_eq!(marker(&state, 0, Resource::Food), 9);
    assert_options(&state, "PickStructure(starting_house); PickStructure(building_bear)");
    play(&mut state, 0, "PickStructure(building_bear); Collect(transport_food)");
    assert_eq!(marker(&state, 0, Resource::Food), 10);
    assert!(offers(&state, "Blind"));
}

/// Every favour but these, as a list.
fn all_but(open: &[&str]) -> Vec<String> {
    let keys = game().components.favours.iter().map(|favour| favour.key.clone());
    keys.filter(|key| !open.contains(&key.as_str())).collect()
}

#[test]
fn e72_favours_run_out() {
    let owned = all_but(&["favour_fox", "favour_owl"]);
    let mut state = position(&format!(
        "phase = \"day\"\nagenda = [\"claim 1\", \"favour 1\"]\ndisplay = [\"favour_fox\", \"\", \"favour_owl\"]\n\
         [[seats]]\n[[seats]]\nfavours = {owned:?}\n"
    ));
    assert_options(&state, "Face(0); Face(2)");
    play(&mut state, 0, "Face(0)");
    assert!(state.public.display[0].is_none() && state.public.display[2].is_some());
    let everything = all_but(&[]);
    let mut state = position(&format!(
        "phase = \"day\"\ndisplay = []\n[[goals]]\n[[goals]]\nmarkers = [0]\n[[seats]]\nmarkers = [3, 0, 5, 0]\n\
         [[seats]]\nfavours = {everything:?}\n"
    ));
    play(&mut state, 0, "Rest(queen); Claim(0)");
    assert_eq!((side(&state, 0).favours, waited(&state)), (0, 1));
    assert_eq!(state.public.goals[0].markers[0], Some(Seat(0)));
}

#[test]
fn e73_last_evening() {
    let goals = "[[goals]]\n[[goals]]\n[[goals]]\n[[goals]]\nhard = true\n";
    let start = position(&format!(
        "phase = \"evening\"\nround = 4\nturn = 1\n{goals}[[seats]]\n[[seats]]\nworker = \"south\"\ninvestment = 4\ncoins = 17\n"
    ));
    let mut state = start.clone();
    play(&mut state, 1, "Claim(3)");
    assert_eq!(state.public.phase, Phase::End);
    assert_eq!((side(&state, 1).coins, side(&state, 1).investment), (2, 3));
    assert_eq!(total(&state, 1), 11);
    let mut state = start;
    play(&mut state, 1, "Done");
    assert_eq!((side(&state, 1).investment, total(&state, 1)), (7, 9));
}

#[test]
fn e74_solo_token() {
    let mut state = position(
        "players = 1\nphase = \"day\"\nfirst_player = 1\nsolo = [11, 12, 10, 13]\nqueen = \"queen_fox\"\nballoon = \"north\"\n",
    );
    assert_eq!((state.public.turn, waited(&state)), (1, 0));
    play(&mut state, 0, "Work(queen)");
    // Their second turn drew the crown: only the balloon moved.
    assert_eq!((state.public.first_player, state.public.balloon), (Seat(0), Region::East));
    assert_eq!(state.public.side(AUTOMA).queens, 0);
    for tile in ["coin_step", "vp_step", "trade_step"] {
        play(&mut state, 0, &format!("Rest({tile})"));
    }
    // Evening at home, then the Morning of round 2: the starting house pays each time.
    play(&mut state, 0, "Advance; Advance");
    assert_eq!((state.public.round, state.public.phase), (2, Phase::Day));
    assert_eq!((state.public.turn, waited(&state)), (0, 0));
}

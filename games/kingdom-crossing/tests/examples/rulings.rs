//! Rulings that no example covers, by their number.

use bocage_conformance::examples::assert_illegal;
use bocage_conformance::told;
use bocage_engine::{History, Positions, Refusal};
use bocage_kingdom_crossing::vocabulary::{Region, Tile};

use super::*;

#[test]
fn r9_other_upgrades_give_no_points() {
    let all = "[\"coin_step\", \"two_bridges\", \"vp_step\", \"three_bridges\", \"trade_step\", \"queen\"]";
    let state = paying("peddler_03", &format!("coins = 4\nupgraded = {all}"));
    assert_eq!((vp(&state, 0), count(&state, 0, Guild::Owl)), (0, 1));
}

#[test]
fn r16_twice_may_trigger_the_same_structure() {
    let mut state = day(
        "queen = \"queen_bear\"",
        "",
        "upgraded = [\"queen\"]\ncards = [\"building_fox\"]\nguilds = [3, 0, 0, 0, 0]",
    );
    play(&mut state, 0, "Work(queen); PickStructure(building_fox); PickStructure(building_fox)");
    assert_eq!(side(&state, 0).coins, 6);
}

#[test]
fn r17_one_effect_triggers_different_structures() {
    let mut state = paying("peddler_02", "coins = 3\ncards = [\"building_fox\"]");
    assert_options(&state, "PickStructure(starting_house); PickStructure(building_fox); Stop");
    play(&mut state, 0, "PickStructure(building_fox)");
    assert_options(&state, "PickStructure(starting_house); Stop");
    play(&mut state, 0, "Stop");
    assert_eq!(count(&state, 0, Guild::Fox), 1);
}

#[test]
fn r33_full_markers_are_not_chosen() {
    let state = paying("peddler_04", "coins = 6\nmarkers = [10, 10, 10, 2]");
    // Two different ones, but only one is left: it is advanced once.
    assert_eq!(side(&state, 0).markers, [10, 10, 10, 3]);
    let state = paying("peddler_10", "coins = 5\nmarkers = [10, 10, 10, 10]");
    assert_eq!((side(&state, 0).markers, count(&state, 0, Guild::Deer)), ([10; 4], 1));
}

#[test]
fn r34_one_single_where_there_is_room_for_one() {
    let mut state =
        paying("florist_06", "coins = 10\nfilled = [\"stone_2\", \"stone_6\", \"stone_9\", \"food_3\"]");
    play(&mut state, 0, "Singles");
    assert_eq!((side(&state, 0).filled.count_ones(), waited(&state)), (5, 1));
}

#[test]
fn r40_the_starting_house_is_no_building() {
    let state = position(
        "[[seats]]\nfavours = [\"favour_buildings\"]\ncards = [\"building_fox\", \"transport_fox\"]\n",
    );
    assert_eq!(game().score(&state.public, Seat(0)).points()[6], 2);
}

#[test]
fn r5_the_queen_is_visited_without_a_walk() {
    let mut state = day("queen = \"queen_fox\"\nballoon = \"north\"", "", "coins = 20");
    play(&mut state, 0, "Work(queen)");
    assert_eq!(
        (side(&state, 0).worker, state.public.balloon, waited(&state)),
        (Region::North, Region::North, 1)
    );
    assert_eq!((vp(&state, 0), side(&state, 0).coins), (2, 20));
}

#[test]
fn r25_a_house_is_placed_at_once() {
    let state = paying("patron_05", "guilds = [1, 1, 1, 1, 0]");
    assert!(options(&state).iter().all(|action| matches!(action, Action::PlaceHouse(_))));
}

#[test]
fn r15_a_fifth_empty_slot_stays_bare() {
    let owned: Vec<String> = (2..=10).map(|card| format!("patron_{card:02}")).collect();
    let tiles = ["empty_coins", "empty_resource", "empty_invest", "empty_vp"];
    let slots: String = [(5, "florist"), (6, "sculptor"), (8, "building"), (9, "transport")]
        .iter()
        .zip(tiles)
        .map(|((at, deck), tile)| format!("[[slots]]\nat = {at}\ndeck = \"{deck}\"\ntile = \"{tile}\"\n"))
        .collect();
    let state = position(&format!(
        "phase = \"day\"\nagenda = [\"claim 1\", \"pay 0\"]\nwork = {{ slot = 0 }}\n{}{slots}[[seats]]\n[[seats]]\ncards = {owned:?}\n",
        slot(0, "patron_01", "")
    ));
    assert_eq!(state.public.slots[0].face, bocage_kingdom_crossing::state::Face::Bare);
    let mut state = state;
    play(&mut state, 1, "Rest(queen)");
    // From the west back to the north: nothing lies on slot 0, so it is never offered.
    assert!(!offers(&state, "TakeCard(0)"));
}

/// The purchase may pay for a flight: it is needed before the move.
#[test]
fn a_purchase_may_pay_for_the_flight() {
    let cards = [(3, "farmer_03"), (4, "stonecutter_03"), (8, "lumberjack_03"), (9, "sap_tapper_03")];
    let slots: String = cards.iter().map(|(at, card)| slot(*at, card, "")).collect();
    // North: the free patron lies in the north, one bridge away is nothing that 2 coins buy.
    let mut state = day(
        "balloon = \"north\"",
        &format!("{slots}{}", slot(0, "patron_01", "")),
        "coins = 2\nmarkers = [4, 0, 0, 0]\nupgraded = [\"trade_step\"]\nworker = \"north\"",
    );
    assert!(!offers(&state, "Work(vp_step)"));
    assert!(offers(&state, "Work(trade_step)"));
    play(&mut state, 0, "Work(trade_step)");
    assert!(state.public.work.bought, "the purchase is the only way, so it is made at once");
    assert_eq!(side(&state, 0).coins, 3);
}

/// Two bridges are open to the worker, over the east; nothing is free at their end. In the west lies a
/// card with a bird that invests.
#[track_caller]
fn investing(card: &str, investment: u8) -> State {
    let cards = [
        (0, "patron_01"),
        (1, "building_fox"),
        (2, "sculptor_06"),
        (3, "peddler_07"),
        (4, "transport_wood"),
        (5, "sap_tapper_01"),
        (6, "lumberjack_01"),
        (7, "farmer_01"),
        (9, "florist_06"),
    ];
    let slots: String = cards.iter().map(|(at, card)| slot(*at, card, "")).collect();
    day(
        "balloon = \"east\"",
        &format!("{slots}{}", slot(8, card, "blue_04")),
        &format!(
            "investment = {investment}\nworker = \"north\"\nupgraded = [\"two_bridges\"]\n\
             paws = [\"b0\", \"b1\", \"b2\", \"b3\"]"
        ),
    )
}

/// The tile and the bird invest with one marker: 5 and 2 coins, or a step and 8, never 5 twice.
#[test]
fn an_investment_is_not_cashed_in_twice() {
    let state = investing("stonecutter_01", 1);
    assert!(!offers(&state, "Work(two_bridges)"));
}

/// Cashing in twice brings 4 coins; a step before the walk brings 5 from the bird.
#[test]
fn a_step_before_the_walk_may_pay_for_the_card() {
    let mut state = investing("stonecutter_10", 0);
    assert!(offers(&state, "Work(two_bridges)"));
    play(&mut state, 0, "Work(two_bridges); TakeCard(8)");
    let me = side(&state, 0);
    assert_eq!((me.coins, me.investment, me.paws), (0, 0, 0b101_1111));
    assert_eq!(count(&state, 0, Guild::Bear), 1);
}

#[test]
fn r6_a_flight_ends_in_another_region() {
    let mut state = day("balloon = \"south\"", "", "coins = 60");
    play(&mut state, 0, "Work(vp_step)");
    assert_illegal(game(), &state, Seat(0), "Balloon(north)");
    assert!(offers(&state, "Balloon(south)"));
    play(&mut state, 0, "Cross(b4)");
    assert_illegal(game(), &state, Seat(0), "Balloon(east)");
    assert!(offers(&state, "Balloon(north)"));
}

#[test]
fn r38_paws_score_again_in_a_later_round() {
    let mut state = day(
        "balloon = \"west\"",
        "",
        "coins = 99\nworker = \"south\"\npaws = [\"b0\", \"b1\", \"b2\", \"b4\", \"b6\"]\n\
         played = [\"two_bridges\", \"three_bridges\"]",
    );
    play(&mut state, 0, "Work(vp_step); Cross(b3); TakeCard(9)");
    assert_eq!(side(&state, 0).points.bridges, 3);
    pass_until(&mut state, |state| chooses_in(state, 2));
    assert_eq!((side(&state, 0).worker, side(&state, 0).paws), (Region::West, 0));
    for walk in [
        "Work(three_bridges); Cross(b0); Cross(b1); Cross(b2); TakeCard(5)",
        // From the west only the middle bridge is left, so it is crossed at once.
        "Work(two_bridges); Cross(b3); TakeCard(3)",
    ] {
        play(&mut state, 0, walk);
        pass_until(&mut state, |state| chooses_in(state, 2));
    }
    play(&mut state, 0, "Work(vp_step); Cross(b4)");
    assert_eq!(side(&state, 0).points.bridges, 6);
}

#[test]
fn undo_stops_at_a_reveal() {
    let start = day("", "", "coins = 20");
    let mut history = History::<KingdomCrossing>::new(start);
    for text in ["work vp_step", "cross b0", "take 8"] {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    }
    assert!(matches!(history.undo(game(), Seat(0)), Err(Refusal::NothingToUndo(_))));
    let mut history = History::<KingdomCrossing>::new(day("", "", "coins = 20"));
    for text in ["work vp_step", "cross b0"] {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    }
    history.undo(game(), Seat(0)).unwrap();
    history.undo(game(), Seat(0)).unwrap();
    assert_eq!(side(history.state(), 0).played & Tile::VpStep.bit(), 0);
}

#[test]
fn a_wrong_file_says_what_was_expected() {
    let error = game().read_position("[[seats]]\ncards = [\"lumberjak_03\"]\n").unwrap_err();
    assert_eq!((error.line, error.place.as_str()), (Some(2), "seats[0].cards"));
    let error = game().read_position("[[seats]]\nmarkers = [0, 0, 0, 11]\n").unwrap_err();
    assert!(
        told::<KingdomCrossing>(&error).contains("found “11”, expected a number from 0 to 10"),
        "{error}"
    );
    for text in
        ["players = 5", "phase = \"night\"", "round = 5", "agenda = [\"fly\"]", "[[slots]]\nat = 10\n"]
    {
        assert!(game().read_position(text).is_err(), "{text}");
    }
    let broken = KingdomCrossing::COMPONENTS.replacen("op = \"coins\"", "op = \"coin\"", 1);
    let error = KingdomCrossing::load(&broken).unwrap_err();
    assert!(told::<KingdomCrossing>(&error).contains("found “coin”, expected one of coins"), "{error}");
}

#[test]
fn r49_open_favours_move_up_without_gaps() {
    let open = ["favour_fox", "favour_owl"];
    let keys = game().components.favours.iter().map(|favour| favour.key.as_str());
    let owned: Vec<&str> = keys.filter(|key| !open.contains(key)).collect();
    let state = position(&format!(
        "players = 1\nphase = \"day\"\nfirst_player = 1\nsolo = [0, 11]\ndisplay = [\"favour_fox\", \"\", \"favour_owl\"]\n\
         {}[[seats]]\nfavours = {owned:?}\n[[seats]]\nmarkers = [0, 9, 0, 0]\n",
        slot(0, "patron_02", "")
    ));
    let shown = state.public.display.map(|favour| favour.map(|favour| favour.0));
    assert_eq!(shown, [Some(10), None, None]);
}

#[test]
fn r51_incomes_that_nothing_can_change_come_first() {
    let state = position(
        "phase = \"morning\"\n[[seats]]\nguilds = [4, 0, 0, 0, 0]\n\
         cards = [\"building_fox\", \"transport_structures\", \"transport_wood\"]\n[[seats]]\n",
    );
    // Two pairs of foxes, four structures; four coins for four foxes.
    assert_eq!((vp(&state, 0), side(&state, 0).coins), (8, 4));
    assert_options(&state, "Collect(starting_house); Collect(transport_wood)");
}

//! Part C: taking cards.

use bocage_kingdom_crossing::state::{Face, Phase};
use bocage_kingdom_crossing::vocabulary::{Colour, Tile};

use super::*;

#[test]
fn e23_bird_coins_pay() {
    let slots = |bird| format!("{}{}", slot(8, "lumberjack_03", bird), slot(9, "patron_01", ""));
    let mut state = day("", &slots("blue_05"), "coins = 4");
    play(&mut state, 0, "Work(vp_step); Cross(b0); TakeCard(8)");
    assert_eq!(side(&state, 0).coins, 0);
    let mut state = day("", &slots("blue_03"), "coins = 4");
    play(&mut state, 0, "Work(vp_step); Cross(b0)");
    assert!(!offers(&state, "TakeCard(8)") && offers(&state, "TakeCard(9)"));
}

#[test]
fn e24_forced_choice() {
    let mut state = day("", &slot(8, "lumberjack_03", "blue_04"), "coins = 2\ninvestment = 1");
    play(&mut state, 0, "Work(vp_step); Cross(b0); TakeCard(8)");
    assert_eq!((side(&state, 0).investment, side(&state, 0).coins), (0, 0));
    assert_eq!(marker(&state, 0, Resource::Wood), 2);
}

const PAWS: [&str; 7] = ["b0", "b1", "b2", "b3", "b4", "b5", "b6"];

fn paws(n: usize) -> String {
    format!("paws = {:?}", &PAWS[..n])
}

/// A bird is met on the free card of slot 0, which gives 4 coins.
#[track_caller]
fn meeting(bird: &str, seat: &str) -> State {
    day(
        "agenda = [\"claim 1\", \"pay 1\", \"meet 0 1\"]\nwork = { slot = 0 }",
        &slot(0, "patron_01", bird),
        seat,
    )
}

#[test]
fn e25_counting_paws() {
    for (n, per, minus, bird, points, wood) in [(5, 5, 4, 2, 2, 2), (7, 7, 2, 0, 3, 3), (1, 1, 8, 6, 0, 0)] {
        assert_eq!(side(&paying("patron_04", &paws(n)), 0).coins, per);
        assert_eq!(side(&paying("patron_05", &paws(n)), 0).coins, minus);
        assert_eq!(side(&meeting("red_12", &paws(n)), 0).coins, bird + 4);
        assert_eq!(vp(&meeting("red_07", &paws(n)), 0), points);
        let state = paying("lumberjack_10", &format!("coins = 5\n{}", paws(n)));
        assert_eq!(marker(&state, 0, Resource::Wood), wood);
    }
}

#[test]
fn e26_bonus_in_the_middle() {
    let mut state = paying("sap_tapper_01", "coins = 10\ninvestment = 2\nmarkers = [0, 0, 5, 0]");
    assert_eq!(marker(&state, 0, Resource::Sap), 7);
    play(&mut state, 0, "Cash");
    assert_eq!((side(&state, 0).coins, side(&state, 0).investment), (8, 0));
    assert_eq!(marker(&state, 0, Resource::Sap), 8);
    assert_eq!(count(&state, 0, Guild::Fox), 1);
}

#[test]
fn e27_chain() {
    let start = day(
        "agenda = [\"claim 1\", \"advance food 2\"]",
        "",
        "markers = [0, 0, 0, 7]\ncards = [\"transport_food\"]",
    );
    let mut state = start.clone();
    play(&mut state, 0, "PickStructure(transport_food); Face(0)");
    assert_eq!((marker(&state, 0, Resource::Food), side(&state, 0).favours.count_ones()), (10, 1));
    let mut state = start;
    play(&mut state, 0, "PickStructure(starting_house)");
    assert_eq!(marker(&state, 0, Resource::Food), 8);
    play(&mut state, 0, "Advance");
    assert_eq!((marker(&state, 0, Resource::Food), side(&state, 0).favours.count_ones()), (9, 0));
}

#[test]
fn e28_effect_before_the_column() {
    let mut state = paying("peddler_10", "coins = 5\nguilds = [1, 1, 1, 1, 0]");
    play(&mut state, 0, "PickResource(wood)");
    assert_options(&state, "PlaceHouse(east); PlaceHouse(south); PlaceHouse(west)");
    play(&mut state, 0, "PlaceHouse(west)");
    assert_eq!(side(&state, 0).houses.count_ones(), 2);
    assert_eq!(side(&state, 0).markers, [1, 0, 0, 0]);
}

#[test]
fn e29_structure_counts_itself() {
    let state = paying("building_structures", "cards = [\"building_owl\"]");
    assert_eq!(side(&state, 0).coins, 3);
    let state =
        paying("transport_structures", "coins = 7\ncards = [\"building_owl\", \"building_structures\"]");
    assert_eq!((side(&state, 0).coins, vp(&state, 0)), (0, 4));
}

#[test]
fn e30_bird_not_yet_counted() {
    let mut state =
        meeting("red_06", "birds = [\"red_01\", \"red_02\", \"red_03\"]\ncards = [\"building_birds\"]");
    play(&mut state, 0, "PickStructure(building_birds)");
    // One coin for three birds, and four from the patron.
    assert_eq!((side(&state, 0).coins, side(&state, 0).birds.count_ones()), (5, 4));
}

#[test]
fn e31_doubled_bird() {
    let mut state = day(
        "agenda = [\"claim 1\", \"move\"]\nwork = { tile = \"three_bridges\", upgraded = true, walked = true }",
        &slot(3, "patron_01", "green_02"),
        &format!("worker = \"east\"\n{}", paws(7)),
    );
    play(&mut state, 0, "TakeCard(3)");
    assert_eq!((vp(&state, 0), side(&state, 0).birds.count_ones()), (6, 1));
}

#[test]
fn e32_borrowed_bird() {
    let with = |work: &str| {
        let slots = format!("{}{}", slot(0, "peddler_08", ""), slot(5, "florist_01", "yellow_06"));
        day(&format!("agenda = [\"claim 1\", \"pay 0\"]\nwork = {{ {work}slot = 0 }}"), &slots, "coins = 2")
    };
    // The only bird there is, so it is taken without asking.
    let state = with("");
    assert_eq!((side(&state, 0).coins, side(&state, 0).birds.count_ones()), (3, 1));
    assert_eq!(state.public.slots[5].bird, None);
    assert_eq!(side(&with("tile = \"three_bridges\", upgraded = true, "), 0).coins, 6);
}

#[test]
fn e33_empty_deck() {
    let owned: Vec<String> = (1..=9).map(|card| format!("stonecutter_{card:02}")).collect();
    let state = position(&format!(
        "phase = \"day\"\nagenda = [\"claim 1\", \"pay 0\"]\nwork = {{ slot = 4 }}\nempty_tiles = [\"empty_invest\"]\n\
         {}[[seats]]\ncoins = 5\n[[seats]]\ncards = {owned:?}\n",
        slot(4, "stonecutter_10", "")
    ));
    let tile = state.public.slots[4].face;
    assert!(matches!(tile, Face::Tile(tile) if game().components.empty_tile(tile).key == "empty_invest"));
    let all: Vec<String> = (1..=10).map(|card| format!("stonecutter_{card:02}")).collect();
    let with = |phase: &str| {
        position(&format!(
            "phase = \"{phase}\"\n[[slots]]\nat = 4\ndeck = \"stonecutter\"\ntile = \"empty_invest\"\n[[seats]]\n[[seats]]\ncards = {all:?}\n"
        ))
    };
    let mut morning = with("morning");
    while morning.public.phase == Phase::Morning {
        let (seat, action) = (waited(&morning), options(&morning)[0].to_string());
        play(&mut morning, seat, &action);
    }
    assert_eq!(morning.secret.birds[Colour::Green.index()].len(), 7);
    let mut state = with("day");
    play(&mut state, 0, "Work(vp_step); Cross(b4); TakeCard(4); Advance; Advance");
    assert_eq!((side(&state, 0).investment, side(&state, 0).coins), (2, 0));
    assert_eq!(side(&state, 0).cards.bits(), 0);
    assert_eq!(state.public.slots[4].face, tile);
}

#[test]
fn e34_decoration_options() {
    let mut state = paying("florist_06", "coins = 10");
    assert_options(&state, "Singles; Double(wood_8)");
    play(&mut state, 0, "Singles");
    assert_options(
        &state,
        "PlaceDeco(stone_2); PlaceDeco(stone_6); PlaceDeco(stone_9); PlaceDeco(food_3); PlaceDeco(sap_6)",
    );
    play(&mut state, 0, "PlaceDeco(stone_2)");
    assert_eq!(options(&state).len(), 4);
    let five = "filled = [\"stone_2\", \"stone_6\", \"stone_9\", \"food_3\", \"sap_6\"";
    let state = paying("florist_06", &format!("coins = 10\n{five}]"));
    assert_eq!(side(&state, 0).filled.count_ones(), 6);
    let state = paying("florist_06", &format!("coins = 10\n{five}, \"wood_8\"]"));
    assert_eq!((side(&state, 0).filled.count_ones(), count(&state, 0, Guild::Fox)), (6, 1));
}

#[test]
fn e35_token_supply() {
    let three = "[[seats]]\nfilled = [\"stone_2\", \"stone_6\", \"food_3\"]\n";
    let state = position(&format!(
        "players = 4\nphase = \"day\"\nagenda = [\"claim 1\", \"place flower 1\"]\n[[seats]]\n{three}{three}[[seats]]\nfilled = [\"stone_2\", \"stone_6\"]\n"
    ));
    assert_options(&state, "PlaceDeco(sap_6); PlaceDeco(stone_9)");
}

#[test]
fn e36_condition_of_5_paws() {
    let state = meeting("yellow_02", &paws(4));
    assert_eq!((side(&state, 0).filled, side(&state, 0).birds.count_ones()), (0, 1));
    assert_eq!(options(&meeting("yellow_02", &paws(5))).len(), 10);
}

/// North, with cards for 7 in both regions one bridge away.
fn trading(top: &str, seat: &str) -> State {
    let cards = [(3, "farmer_03"), (4, "stonecutter_03"), (8, "lumberjack_03"), (9, "sap_tapper_03")];
    let slots: String = cards.iter().map(|(at, card)| slot(*at, card, "")).collect();
    day(&format!("balloon = \"south\"\n{top}"), &slots, seat)
}

fn purchases(state: &State) -> usize {
    options(state).iter().filter(|action| matches!(action, Action::Buy(_))).count()
}

#[test]
fn e37_trade_tile() {
    let mut state = trading("", "coins = 11");
    play(&mut state, 0, "Work(trade_step)");
    assert_eq!(purchases(&state), 4);
    play(&mut state, 0, "Cross(b0); TakeCard(8); Buy(food)");
    assert_eq!((side(&state, 0).coins, marker(&state, 0, Resource::Food)), (0, 1));
    assert_eq!(waited(&state), 1);
    let mut state = trading("", "coins = 10");
    play(&mut state, 0, "Work(trade_step)");
    assert_eq!(purchases(&state), 0);
    play(&mut state, 0, "Cross(b0); TakeCard(8)");
    assert_eq!((side(&state, 0).coins, waited(&state)), (3, 1));
    let mut state = trading("", "coins = 20");
    play(&mut state, 0, "Rest(trade_step)");
    assert_eq!(waited(&state), 1);
    for (markers, expected) in [("[10, 4, 10, 10]", 1), ("[10, 10, 10, 10]", 0)] {
        let mut state = trading("", &format!("coins = 15\nmarkers = {markers}"));
        play(&mut state, 0, "Work(trade_step); Cross(b0); TakeCard(8)");
        assert_eq!(side(&state, 0).coins, 8);
        assert_eq!((purchases(&state), offers(&state, "Buy(stone)")), (expected, expected == 1));
    }
}

#[test]
fn e38_trade_bonus_pays() {
    let start = trading("", "coins = 6\nmarkers = [4, 0, 0, 0]\nupgraded = [\"trade_step\"]");
    let mut state = start.clone();
    play(&mut state, 0, "Work(trade_step)");
    assert!(offers(&state, "Buy(wood)") && purchases(&state) == 1);
    play(&mut state, 0, "Cross(b0); TakeCard(8)");
    assert_eq!((side(&state, 0).coins, marker(&state, 0, Resource::Wood)), (0, 7));
    assert!(!side(&start, 0).played & Tile::TradeStep.bit() != 0);
}

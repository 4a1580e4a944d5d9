//! Part B: movement.

use bocage_kingdom_crossing::vocabulary::{BRIDGES, Bridge, Region};

use super::*;

fn longest(at: Region, used: u8) -> u32 {
    let ways = (0..BRIDGES as u8).map(Bridge).filter(|bridge| used & bridge.bit() == 0);
    ways.filter_map(|bridge| {
        game().components.map.across(bridge, at).map(|to| longest(to, used | bridge.bit()))
    })
    .max()
    .unwrap_or(used.count_ones())
}

#[test]
fn e14_topology() {
    for &region in Region::ALL {
        assert_eq!(longest(region, 0), 6);
        let degree =
            (0..7).filter(|&bridge| game().components.map.across(Bridge(bridge), region).is_some()).count();
        assert_eq!(degree, if region == Region::West { 5 } else { 3 });
    }
}

/// The bridges of every walk that can be made with a tile, in order.
fn walks(state: &State, tile: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(state.clone(), Vec::new(), format!("Work({tile})"))];
    while let Some((mut state, mut path, action)) = open.pop() {
        let events = play(&mut state, 0, &action);
        path.extend(events.iter().filter_map(|event| match event {
            Event::Crossed { bridge, .. } => Some(bridge.to_string()),
            _ => None,
        }));
        let crossings: Vec<Action> =
            options(&state).into_iter().filter(|action| matches!(action, Action::Cross(_))).collect();
        if crossings.is_empty() {
            found.push(path.join("-"));
        }
        open.extend(crossings.iter().map(|action| (state.clone(), path.clone(), action.to_string())));
    }
    found.sort();
    found
}

#[test]
fn e15_exact_count() {
    let state = day("", "", "worker = \"east\"\npaws = [\"b4\", \"b5\"]\ncoins = 9");
    assert_eq!(walks(&state, "three_bridges"), ["b6-b0-b1", "b6-b1-b0", "b6-b2-b3", "b6-b3-b2"]);
    assert_eq!(walks(&state, "two_bridges"), ["b6-b0", "b6-b1", "b6-b2", "b6-b3"]);
}

#[test]
fn e16_stuck_worker() {
    let cards = [
        (0, "sap_tapper_03"),
        (1, "lumberjack_03"),
        (2, "farmer_01"),
        (5, "stonecutter_07"),
        (6, "transport_fox"),
        (7, "florist_01"),
        (8, "patron_01"),
        (9, "sculptor_06"),
    ];
    let slots: String = cards.iter().map(|(at, card)| slot(*at, card, "")).collect();
    let mut state = day(
        "balloon = \"west\"",
        &slots,
        "coins = 9\nworker = \"east\"\npaws = [\"b2\", \"b4\", \"b5\", \"b6\"]\n\
         played = [\"vp_step\", \"two_bridges\", \"trade_step\"]",
    );
    assert_options(&state, "Rest(coin_step); Rest(three_bridges); Rest(queen); Work(coin_step)");
    play(&mut state, 0, "Work(coin_step)");
    assert_options(&state, "Balloon(north); Balloon(south)");
    let mut south = state.clone();
    // From the south only b3 is free, so it is crossed at once.
    play(&mut south, 0, "Balloon(south)");
    assert_options(&south, "TakeCard(8)");
    assert_eq!(side(&south, 0).coins, 1);
    play(&mut state, 0, "Balloon(north)");
    assert_options(&state, "Cross(b0); Cross(b1)");
}

fn flying() -> State {
    day("balloon = \"north\"", "", "coins = 60")
}

#[test]
fn e17_not_in_the_middle() {
    let mut state = flying();
    play(&mut state, 0, "Work(two_bridges)");
    assert!(offers(&state, "Balloon(south)"));
    play(&mut state, 0, "Cross(b0)");
    assert!(options(&state).iter().all(|action| matches!(action, Action::Cross(_))));
    play(&mut state, 0, "Cross(b1)");
    assert!(offers(&state, "Balloon(south)") && offers(&state, "TakeCard(0)"));
}

#[test]
fn e18_once_per_action() {
    let mut state = flying();
    play(&mut state, 0, "Work(two_bridges); Balloon(south); Cross(b2); Cross(b3)");
    assert!(!options(&state).iter().any(|action| matches!(action, Action::Balloon(_))));
}

#[test]
fn e19_cheap_flight() {
    let mut state = day("balloon = \"north\"", &slot(3, "patron_06", ""), "coins = 3");
    play(&mut state, 0, "Work(vp_step); Balloon(south); Cross(b5); TakeCard(3)");
    let me = side(&state, 0);
    assert_eq!((me.worker, state.public.balloon), (Region::East, Region::South));
    assert_eq!((me.coins, vp(&state, 0), me.paws), (4, 1, 1 << 5));
    assert_eq!(count(&state, 0, Guild::Bear), 1);
}

/// The example wants ten prices of at least 4, but patrons and buildings are always free: their two
/// slots are bare here (R48).
#[test]
fn e20_must_be_able_to_buy() {
    let cards = [
        (0, "sap_tapper_03"),
        (1, "lumberjack_03"),
        (3, "farmer_07"),
        (4, "sculptor_01"),
        (5, "stonecutter_07"),
        (6, "transport_fox"),
        (7, "florist_01"),
        (8, "peddler_07"),
    ];
    let slots: String = cards.iter().map(|(at, card)| slot(*at, card, "")).collect();
    let bare = "[[slots]]\nat = 2\ndeck = \"patron\"\ncard = \"\"\n[[slots]]\nat = 9\ndeck = \"building\"\ncard = \"\"\n";
    let rests = "Rest(coin_step); Rest(two_bridges); Rest(vp_step); Rest(three_bridges); Rest(trade_step); \
                 Rest(queen)";
    let state = day("balloon = \"north\"", &format!("{slots}{bare}"), "");
    assert_options(&state, rests);
    let state = day("balloon = \"north\"\nqueen = \"queen_fox\"", &format!("{slots}{bare}"), "");
    assert_options(&state, &format!("{rests}; Work(queen)"));
}

#[test]
fn e21_paw_bonuses_across_turns() {
    let mut state = day(
        "balloon = \"west\"",
        "",
        "coins = 60\nworker = \"south\"\npaws = [\"b0\", \"b1\", \"b2\", \"b4\", \"b6\"]\n\
         played = [\"two_bridges\", \"three_bridges\"]",
    );
    play(&mut state, 0, "Work(vp_step); Cross(b3)");
    assert_eq!(vp(&state, 0), 4);
    play(&mut state, 0, "TakeCard(9)");
    play(&mut state, 1, "Rest(queen)");
    play(&mut state, 0, "Work(coin_step); Balloon(east)");
    assert_eq!(side(&state, 0).points.bridges, 7);
    assert_eq!(vp(&state, 0), 8);
}

#[test]
fn e22_paws_of_others() {
    let mut state = position("phase = \"day\"\n[[seats]]\ncoins = 20\n[[seats]]\npaws = [\"b4\"]\n");
    play(&mut state, 0, "Work(vp_step)");
    assert!(offers(&state, "Cross(b4)"));
}

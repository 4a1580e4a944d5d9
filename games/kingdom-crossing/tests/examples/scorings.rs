//! Part F: scoring.

use bocage_kingdom_crossing::vocabulary::Favour;

use super::*;

/// Points of one board at the end, by category.
fn scored(seat: &str) -> (State, Vec<i32>) {
    let state = position(&format!("[[seats]]\n{seat}\n"));
    let points = game().score(&state.public, Seat(0)).points().to_vec();
    (state, points)
}

fn guilds(seat: &str) -> i32 {
    scored(seat).1[4]
}

#[test]
fn e52_passing() {
    assert_eq!(guilds("markers = [0, 0, 0, 3]\nfilled = [\"food_3\"]\nguilds = [0, 0, 0, 4, 0]"), 4);
    assert_eq!(guilds("markers = [3, 0, 0, 0]\nfilled = [\"wood_4\"]\nguilds = [5, 0, 0, 0, 0]"), 0);
    assert_eq!(guilds("markers = [4, 0, 0, 0]\nfilled = [\"wood_4\"]\nguilds = [5, 0, 0, 0, 0]"), 10);
    let both = "markers = [8, 0, 0, 0]\nfilled = [\"wood_4\", \"wood_8\"]\nguilds = [5, 0, 0, 0, 0]";
    assert_eq!(guilds(both), 25);
}

#[test]
fn e53_empty_slots_give_nothing() {
    assert_eq!(guilds("markers = [0, 10, 0, 0]\nfilled = [\"stone_9\"]\nguilds = [0, 3, 0, 0, 0]"), 6);
}

#[test]
fn e54_conversion_cap() {
    let (state, points) = scored("coins = 23\ninvestment = 6");
    assert_eq!((side(&state, 0).investment, side(&state, 0).coins, points[3]), (8, 13, 12));
    let (state, points) = scored("coins = 4");
    assert_eq!((side(&state, 0).investment, side(&state, 0).coins, points[3]), (0, 4, 0));
}

#[test]
fn e55_structure_value() {
    let five = "cards = [\"building_fox\", \"building_owl\", \"building_bear\", \"building_boar\", \"building_deer\"]";
    assert_eq!(scored(&format!("markers = [10, 10, 10, 0]\n{five}")).1[5], 0);
    assert_eq!(scored(&format!("markers = [10, 10, 10, 5]\n{five}")).1[5], 24);
}

#[test]
fn e56_all_favours_on_one_board() {
    let goals: String =
        (0..6).map(|goal| if goal < 4 { "[[goals]]\nmarkers = [0]\n" } else { "[[goals]]\n" }).collect();
    let state = position(&format!(
        "phase = \"end\"\n{goals}[[seats]]\nmarkers = [6, 4, 5, 7]\nguilds = [4, 3, 2, 5, 1]\n\
         filled = [\"wood_8\", \"stone_2\", \"food_8\", \"wood_4\", \"stone_4\", \"sap_3\"]\n\
         bird_counts = {{ red = 3, yellow = 2, blue = 1, green = 2 }}\nhouses = [\"north\", \"east\"]\n\
         cards = [\"building_fox\", \"building_owl\", \"building_bear\", \"transport_fox\"]\ninvestment = 5\n\
         upgraded = [\"queen\", \"vp_step\", \"coin_step\"]\n\
         favours = [\"favour_fox\", \"favour_owl\", \"favour_bear\", \"favour_boar\", \"favour_deer\"]\n"
    ));
    let points: Vec<i32> =
        (0..26).map(|favour| game().favour_points(&state.public, Seat(0), Favour(favour))).collect();
    assert_eq!(points, [10, 8, 9, 6, 10, 6, 4, 5, 7, 8, 6, 4, 10, 2, 8, 6, 4, 3, 6, 8, 6, 6, 9, 5, 6, 8]);
}

/// Final places of seats with these totals and coins.
fn places(seats: &[(u16, u16)]) -> Vec<u8> {
    let boards: String =
        seats.iter().map(|(vp, coins)| format!("[[seats]]\nvp = {vp}\ncoins = {coins}\n")).collect();
    let state = position(&boards);
    let ranking = game().ranking(&state.public);
    (0..seats.len() as u8).map(|seat| ranking.place(Seat(seat)).unwrap()).collect()
}

#[test]
fn e57_tie_break() {
    assert_eq!(places(&[(88, 3), (88, 1)]), [0, 1]);
    assert_eq!(places(&[(88, 2), (88, 2)]), [0, 0]);
    assert_eq!(places(&[(88, 4), (88, 4), (88, 1)]), [0, 0, 2]);
}

#[test]
fn e58_whole_board() {
    let (state, points) = scored(
        "vp = 31\ncoins = 7\ninvestment = 2\nmarkers = [8, 2, 6, 5]\nguilds = [5, 1, 4, 2, 3]\n\
         filled = [\"wood_4\", \"wood_8\", \"sap_3\", \"food_3\", \"food_5\"]\n\
         cards = [\"building_fox\", \"building_owl\", \"building_bear\", \"building_boar\"]\n\
         favours = [\"favour_resource_sets\", \"favour_guilds_with_3\"]",
    );
    assert_eq!(points, [31, 0, 0, 3, 33, 10, 13]);
    assert_eq!(total(&state, 0), 90);
}

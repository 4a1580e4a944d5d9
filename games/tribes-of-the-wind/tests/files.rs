//! Position files: what the rules never allow is refused, and what is accepted can be played to its end.
mod changed;

use bocage_engine::{Positions, Seat};
use bocage_tribes_of_the_wind::vocabulary::Cell;

use crate::examples::{game, options, play, position};

/// The place that a file is refused for.
#[track_caller]
fn refused(text: &str) -> String {
    match game().read_position(text) {
        Err(error) => error.place,
        Ok(_) => panic!("accepted:\n{text}"),
    }
}

/// A file of the first seat's turn with this agenda, these lines about the table, and these about the seat.
fn turn(agenda: &str, table: &str, seat: &str) -> String {
    format!("agenda = [{agenda}]\n{table}\n[[seats]]\n{seat}\n")
}

const FOUR: &str = "hand = [\"F\", \"W\", \"P\", \"V\"]";

#[test]
fn the_hand_is_whole_before_the_action() {
    // A power may run at the start of the turn, and then the menu comes back.
    for agenda in ["\"menu\"", "\"menu\", \"pool\", \"move 1\""] {
        assert_eq!(
            refused(&turn(agenda, "players = 3", "hand = [\"F\", \"W\", \"P\"]")),
            "seats[0].hand",
            "{agenda}"
        );
    }
    let mut state = position(&turn("\"menu\", \"pool\", \"move 1\"", "players = 3", ""));
    play(&mut state, "stop;temple");
    assert_eq!(options(&state).len(), 10);
}

#[test]
fn building_takes_no_card_of_the_hand() {
    for agenda in ["\"take-village-card\"", "\"side 0\"", "\"village-card 0\", \"pool\", \"move 1\""] {
        let agenda = format!("\"action\", {agenda}");
        assert_eq!(refused(&turn(&agenda, "village_card = \"VC01\"", FOUR)), "seats[0].hand", "{agenda}");
    }
}

#[test]
fn a_card_in_play_was_in_the_hand_and_has_an_effect() {
    let effect = "\"action\", \"pool\", \"move 1\"";
    assert_eq!(refused(&turn(effect, "in_play = \"V01\"", "")), "seats[0].hand");
    position(&turn(effect, "in_play = \"V01\"", FOUR));
    for agenda in ["\"action\", \"discard temple\"", "\"action\", \"temple\"", "\"after\"", "\"draw\""] {
        let hand = if agenda.contains("discard") { "" } else { FOUR };
        assert_eq!(refused(&turn(agenda, "in_play = \"V01\"", hand)), "in_play", "{agenda}");
    }
    assert_eq!(refused(&turn("\"action\", \"alternative card water 1 move 1\"", "", FOUR)), "agenda");
}

#[test]
fn a_tile_that_is_being_bought_can_be_paid() {
    let buying = |step: &str, water: u8| {
        turn(&format!("\"action\", \"pool\", \"{step}\""), "", &format!("{FOUR}\nwater = {water}"))
    };
    for (step, enough) in [("forest 9", 9), ("place-forest 9 0", 9)] {
        assert_eq!(refused(&buying(step, enough - 1)), "agenda", "{step}");
        let mut state = position(&buying(step, enough));
        play(&mut state, if step.starts_with("forest") { "take 0;plant b1" } else { "plant b1" });
        assert_eq!(state.public.seats[0].water, 0, "{step}");
    }
    for step in ["forest 0", "place-forest 0 0"] {
        assert_eq!(refused(&buying(step, 9)), "agenda", "no tile costs less than 1 (R19)");
    }
    let nowhere = "water = 9\npollution = { B1 = 1, A2 = 1 }";
    assert_eq!(
        refused(&turn("\"action\", \"pool\", \"forest 1\"", "", &format!("{FOUR}\n{nowhere}"))),
        "agenda"
    );
}

#[test]
fn a_temple_that_is_being_placed_has_a_tile() {
    for agenda in ["\"pool\", \"temple free\"", "\"discard temple\"", "\"temple\"", "\"temple-tile move\""] {
        let hand = if agenda.contains("discard") { "" } else { FOUR };
        let text = turn(&format!("\"action\", {agenda}"), "", &format!("{hand}\ntemples = [\"A1\"]"));
        assert_eq!(refused(&text), "agenda", "{agenda}");
    }
}

#[test]
fn three_cards_go_for_nothing_only_when_no_temple_can_be_placed() {
    let agenda = "\"action\", \"discard\"";
    assert_eq!(refused(&turn(agenda, "", "")), "agenda");
    position(&turn(agenda, "options = { free_discard = \"always\" }", ""));
    position(&turn(agenda, "", "temples = [\"A1\"]"));
}

#[test]
fn nothing_in_the_pool_is_lost() {
    let pool = |parts: &str| turn("\"action\", \"pool\"", &format!("pool = [{parts}]"), FOUR);
    // Water is credited as soon as it comes, so it never waits.
    for parts in ["\"water 3\"", "\"move 1\", \"water 3\"", "\"move 0\"", "\"forest 0\""] {
        assert_eq!(refused(&pool(parts)), "pool", "{parts}");
    }
    position(&pool("\"move 1\", \"pollution 2\""));
    // Each tile may bring gains, for which there must be room.
    assert_eq!(refused(&pool(&["\"forest 1\""; 5].join(", "))), "pool");
}

#[test]
fn a_village_card_in_hand_is_being_dealt_with() {
    assert_eq!(refused("village_card = \"VC01\"\n[[seats]]\n"), "village_card");
    let others: Vec<String> = (1..=28).map(|number| format!("\"VC{number:02}\"")).collect();
    let text = format!("village_discard = [{}]\n[[seats]]\n", others.join(", "));
    assert_eq!(refused(&text), "village_river", "two cards are left for four slots");
}

#[test]
fn the_end_token_goes_with_all_villages() {
    let five =
        "tiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"VIO03*\", A2 = \"VIO04*\", B2 = \"TEA02*\" }";
    assert_eq!(refused("end_token = 0\n[[seats]]\n"), "seats[0].tiles");
    assert_eq!(refused(&format!("[[seats]]\n{five}\n")), "end_token");
    position(&format!("end_token = 0\n[[seats]]\n{five}\n"));
    for (round, triggered, accepted) in [(21, 20, true), (20, 20, true), (21, 19, false), (20, 65_535, false)]
    {
        let text =
            format!("round = {round}\nend_token = 0\nfinal_trigger_round = {triggered}\n[[seats]]\n{five}\n");
        assert_eq!(game().read_position(&text).is_ok(), accepted, "{round} after {triggered} (R33)");
    }
    assert_eq!(refused("round = 201\n[[seats]]\n"), "round", "R49");
}

#[test]
fn gaps_of_the_river_are_where_cards_were_drawn() {
    let draw = |drawn: &str| {
        turn("\"draw\"", &format!("river = [\"\", \"W\", \"P\", \"V\"]\n{drawn}"), "hand = [\"F\", \"F\"]")
    };
    assert_eq!(refused(&draw("")), "river");
    position(&draw("drawn = [\"F\"]"));
}

#[test]
fn setup_has_enough_to_deal() {
    for (text, place) in [
        ("agenda = [\"board\"]\nrest = \"discard\"\ndeck = [\"F01\"]\n[[seats]]\n", "deck"),
        ("agenda = [\"board\"]\n[[seats]]\nhand = [\"F01\"]\n", "seats[0].hand"),
        ("agenda = [\"board\"]\ndrawn = [\"F01\"]\n[[seats]]\n", "drawn"),
        (
            "agenda = [\"board\"]\nactive = 1\n[[seats]]\nboard = \"dawn\"\ntiles = { A1 = \"S2\" }\n",
            "seats[0].tiles",
        ),
        ("agenda = [\"start-bonus 1\"]\nvillage_rest = \"discard\"\n[[seats]]\n", "village_deck"),
        ("agenda = [\"start-bonus 1\"]\n[[seats]]\ntucked = [\"VC01\"]\n", "seats[0].tucked"),
        ("agenda = [\"keep VC01 VC02\"]\n[[seats]]\n", "agenda"),
    ] {
        assert_eq!(refused(text), place, "{text}");
    }
}

#[test]
fn a_place_is_named_once() {
    for twice in [
        "riders = { A1 = 3, a1 = 4 }",
        "riders = { CAP = 3, cap = 4 }",
        "tiles = { B1 = \"VIO01\", b1 = \"VIO02\" }",
        "pollution = { D3 = 1, d3 = 2 }",
    ] {
        let field = twice.split(' ').next().unwrap();
        assert_eq!(refused(&format!("[[seats]]\n{twice}\n")), format!("seats[0].{field}"));
    }
}

#[test]
fn slots_of_the_forest_river_are_filled_while_there_are_tiles() {
    let state = position("forest_river = [\"VIO01\"]\n[[seats]]\n");
    assert!(state.public.forest_river.iter().all(Option::is_some));
    let state = position("forest_river = [\"VIO01\"]\nforest_stack = []\n[[seats]]\n");
    assert_eq!(state.public.forest_river.iter().flatten().count(), 1);
}

/// Who sits at a real table knows no ids: a tile is named by what it shows, each time another one.
#[test]
fn tiles_are_named_by_what_they_show() {
    let state =
        position("[[seats]]\ntiles = { B1 = \"violet 2 T*\", C1 = \"Violet 2 t\", A2 = \"teal 3 WC\" }\n");
    let side = state.public.side(Seat(0));
    let id = |cell: &str| {
        let tile = side.tile(cell.parse().unwrap()).unwrap();
        game().components.tile(tile).id.clone()
    };
    assert_eq!([id("b1"), id("c1"), id("a2")], ["VIO01", "VIO12", "TEA05"]);
    assert_eq!(side.villages, "b1".parse::<Cell>().unwrap().bit());
    for tile in ["violet 2 X", "violet 5 T", "violet 2", "violet 2 T T", "red 2 T"] {
        assert_eq!(refused(&format!("[[seats]]\ntiles = {{ B1 = \"{tile}\" }}\n")), "seats[0].tiles");
    }
}

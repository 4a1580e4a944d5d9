//! Part G: end and scoring.

use super::*;

/// Tiles of four villages and one more that two riders fill.
fn nearly_done(ids: [&str; 5]) -> String {
    let [a, b, c, d, e] = ids;
    format!(
        "tiles = {{ B1 = \"{a}*\", C1 = \"{b}*\", D1 = \"{c}*\", A2 = \"{d}*\", B2 = \"{e}\" }}\nriders = {{ B2 = 2 }}\n"
    )
}

#[test]
fn e59_end_timing() {
    let mut state = position(&format!(
        "players = 4\nround = 20\nactive = 2\n[[seats]]\n{}[[seats]]\n[[seats]]\n{}",
        nearly_done(["VIO01", "VIO02", "VIO03", "VIO04", "ORA02"]),
        nearly_done(["ORA03", "ORA04", "ORA05", "ORA06", "TEA02"])
    ));
    play(&mut state, "build b2");
    assert_eq!((state.public.end_token, state.public.final_trigger_round), (Some(Seat(2)), Some(20)));
    play_on(&mut state, |state| state.public.active == Seat(3));
    assert_eq!(state.public.round, 20);
    play_on(&mut state, |state| state.public.active == Seat(0));
    assert_eq!(state.public.round, 21);
    play(&mut state, "build b2");
    assert_eq!(side(&state, 0).village_count(), 5);
    assert_eq!(state.public.end_token, Some(Seat(2)), "later fifth villages change nothing");
    play_on(&mut state, |state| state.public.agenda.is_empty());
    assert_eq!(state.public.round, 21);
    assert!(game().is_over(&state.public));
}

#[test]
fn e60_temples() {
    let tiles = "tiles = { B1 = \"VIO01\", C1 = \"VIO02\", D1 = \"VIO03\" }";
    let cells = ["\"A1\"", "\"B1\"", "\"C1\"", "\"D1\""];
    for (placed, expected) in [0, 0, 0, 3, 7].into_iter().enumerate() {
        let state = seat(&format!("{tiles}\ntemples = [{}]", cells[..placed].join(", ")));
        assert_eq!(points(&state)[2], expected, "{placed} temples");
    }
}

#[test]
fn e61_polluted_cells() {
    for (cells, expected) in [("D1 = 4", 7), ("D1 = 1, D2 = 1", 3), ("D1 = 1, D2 = 1, D3 = 1", 0), ("", 12)] {
        assert_eq!(
            points(&seat(&format!("clean = true\npollution = {{ {cells} }}")))[3],
            expected,
            "{cells}"
        );
    }
}

#[test]
fn e62_tiles() {
    let order = ["B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3"];
    let ids =
        ["VIO01", "VIO02", "VIO03", "VIO04", "VIO05", "VIO06", "VIO07", "ORA01", "ORA02", "ORA03", "ORA04"];
    for (tiles, expected) in [(6, 0), (7, 3), (8, 7), (9, 12), (12, 12)] {
        let placed = order.iter().zip(ids).take(tiles - 1).map(|(cell, id)| format!("{cell} = \"{id}\""));
        let state = seat(&format!("tiles = {{ {} }}", placed.collect::<Vec<_>>().join(", ")));
        assert_eq!(points(&state)[4], expected, "{tiles} tiles");
    }
}

/// Does the objective of a village card hold?
fn holds(card: &str, board: &str, tiles: &str, temples: &str) -> bool {
    let state = seat(&format!(
        "board = \"{board}\"\ntucked = [\"{card}\"]\ntiles = {{ {tiles} }}\ntemples = [{temples}]"
    ));
    let face = game().components.village_card(village(card));
    let held = game().objective_holds(side(&state, 0), village(card));
    assert_eq!(points(&state)[5], if held { face.points.into() } else { 0 });
    held
}

fn worth(card: &str) -> u8 {
    game().components.village_card(village(card)).points
}

/// Tiles that link A1 with the third and fourth columns of the middle row.
const WAY: &str = "A2 = \"VIO01\", B2 = \"VIO02\"";

#[test]
fn e63_terrain_pair() {
    let both = format!("{WAY}, C2 = \"VIO03\", D2 = \"VIO04\"");
    assert!(holds("VC05", "dawn", &both, ""));
    assert_eq!(worth("VC05"), 8);
    assert!(!holds("VC05", "dawn", &format!("{WAY}, C2 = \"VIO03\""), ""));
    assert!(!holds("VC05", "zephyr", &both, ""));
    let zephyr = "B1 = \"VIO01\", C1 = \"VIO02\", D1 = \"VIO04\", C2 = \"VIO03\"";
    assert!(holds("VC05", "zephyr", zephyr, ""));
}

#[test]
fn e64_villages_at() {
    let tiles = |c2: &str| format!("B1 = \"VIO01*\", A2 = \"VIO02*\", B2 = \"VIO03\", C2 = \"{c2}\"");
    assert!(!holds("VC09", "dawn", &tiles("VIO04"), ""));
    assert!(holds("VC09", "dawn", &tiles("VIO04*"), ""));
    assert_eq!(worth("VC09"), 12);
}

#[test]
fn e65_temples_at() {
    let tiles = "B1 = \"VIO04\", A2 = \"VIO01\", B2 = \"VIO02\", A3 = \"VIO03\"";
    assert!(holds("VC13", "dawn", tiles, "\"A1\", \"B2\", \"A3\", \"B1\""));
    assert_eq!(worth("VC13"), 10);
    assert!(!holds("VC13", "dawn", tiles, "\"A1\", \"B2\", \"B1\""));
}

#[test]
fn e66_tiles_in_region() {
    let row =
        "A2 = \"VIO01\", B2 = \"VIO02\", B1 = \"VIO05\", C1 = \"VIO06\", D1 = \"VIO07\", D2 = \"VIO03\"";
    assert!(holds("VC15", "dawn", row, ""));
    let delta = format!("{WAY}, C2 = \"VIO03\", C3 = \"VIO04\", D3 = \"VIO05\"");
    assert!(holds("VC18", "dawn", &delta, ""));
    let less = format!("{WAY}, C2 = \"VIO03\", C3 = \"VIO04\", B3 = \"VIO05\"");
    assert!(!holds("VC18", "dawn", &less, ""));
    assert_eq!((worth("VC15"), worth("VC18")), (6, 10));
}

#[test]
fn e67_row3() {
    let first = "B1 = \"VIO01\", C1 = \"VIO02\", D1 = \"ORA01\"";
    assert!(holds("VC19", "dawn", first, ""));
    let second = "B1 = \"VIO01\", C1 = \"ORA01\", D1 = \"VIO02\"";
    assert!(!holds("VC19", "dawn", second, ""));
    assert!(!holds("VC20", "dawn", second, ""));
}

#[test]
fn e68_diag3() {
    let falling =
        "B1 = \"VIO01\", C1 = \"VIO02\", D1 = \"ORA01\", C2 = \"ORA02\", C3 = \"VIO03\", B3 = \"ORA03\"";
    assert!(holds("VC23", "dawn", falling, ""));
    let main = "A2 = \"VIO01\", B2 = \"ORA01\", B3 = \"VIO02\", C3 = \"TEA01\"";
    assert!(holds("VC24", "dawn", main, ""));
    assert_eq!((worth("VC23"), worth("VC24")), (10, 6));
}

#[test]
fn e69_l3() {
    assert!(holds("VC25", "dawn", "B1 = \"TEA01\", B2 = \"TEA02\", C2 = \"TEA03\"", ""));
    assert!(!holds("VC25", "dawn", "B1 = \"TEA01\", C1 = \"TEA02\", D1 = \"TEA03\"", ""));
}

#[test]
fn e70_bonuses_count_only_on_villages() {
    let tiles = |star: &str| format!("B1 = \"VIO04*\", C1 = \"ORA04*\", A2 = \"TEA04{star}\"");
    assert!(!holds("VC29", "dawn", &tiles(""), ""));
    assert!(holds("VC29", "dawn", &tiles("*"), ""));
}

#[test]
fn e71_tie() {
    let table = |waters: [u16; 3]| {
        // Two seats with equal terrains, and one with a village less.
        let seats: Vec<String> = (0..3)
            .map(|index| {
                let star = if index < 2 { "*" } else { "" };
                let tile = ["VIO01", "VIO02", "VIO03"][index];
                format!(
                    "[[seats]]\nclean = true\nwater = {}\ntiles = {{ B1 = \"{tile}{star}\" }}\n",
                    waters[index]
                )
            })
            .collect();
        position(&format!("agenda = []\n{}", seats.concat()))
    };
    let ranking = game().ranking(&table([3, 5, 9]).public);
    assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat(1)]);
    let ranking = game().ranking(&table([5, 5, 9]).public);
    assert_eq!(ranking.places(), [(0, Seat(0)), (0, Seat(1)), (2, Seat(2))]);
}

#[test]
fn e72_whole_position() {
    let state = position(
        "end_token = 0\n[[seats]]\nboard = \"sylva\"\ntiles = { A1 = \"S3\", B1 = \"VIO02*\", B2 = \"TEA03*\", \
         C2 = \"TEA04*\", B3 = \"ORA01*\", A2 = \"ORA02*\", C1 = \"VIO01\", C3 = \"TEA02\", A3 = \"ORA08\" }\n\
         temples = [\"A1\", \"B1\", \"C1\", \"C2\"]\nclean = true\npollution = { D2 = 1 }\n\
         tucked = [\"VC08\", \"VC14\", \"VC23\", \"VC27\"]\n",
    );
    assert_eq!(points(&state), [5, 15, 7, 7, 12, 26]);
    assert_eq!(points(&state).iter().sum::<i32>(), 72);
}

#[test]
fn e73_low_position() {
    let state = seat(
        "board = \"dawn\"\ntiles = { A1 = \"S5\", B1 = \"TEA01*\", B2 = \"VIO02*\", A2 = \"ORA12\" }\n\
         temples = [\"A1\", \"A2\", \"B2\"]\npollution = { A3 = 2, B3 = 2, C1 = 2, C2 = 3 }\n\
         tucked = [\"VC12\", \"VC26\"]",
    );
    assert_eq!(side(&state, 0).polluted().count_ones(), 8);
    assert_eq!(points(&state), [0, 6, 3, 0, 0, 4]);
}

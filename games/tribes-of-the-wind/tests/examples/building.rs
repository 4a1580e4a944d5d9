//! Part D: building.

use super::*;

fn glade(tile: &str, riders: u8) -> String {
    format!(
        "board = \"zephyr\"\ntiles = {{ B1 = \"ORA01\", B2 = \"{tile}\" }}\n\
         pollution = {{ A2 = 0, C2 = 2, B3 = 0 }}\nriders = {{ B2 = {riders} }}"
    )
}

#[test]
fn e41_build_with_pollution_and_catapult() {
    let mut state = seat(&glade("ORA05", 4));
    play(&mut state, "BuildVillage{B2}");
    assert_eq!((riders(&state, "b2"), riders(&state, "cap")), (1, 6));
    assert_eq!(["a2", "c2", "b3", "b1"].map(|cell| tokens(&state, cell)), [1, 3, 1, 0]);
    assert_eq!(side(&state, 0).village_count(), 1);
    play(&mut state, "CatapultFrom{CAP};CatapultTo{B1}");
    assert_eq!(["cap", "b1", "b2"].map(|node| riders(&state, node)), [5, 1, 1]);
    assert_eq!(top(&state), Some(Step::TakeVillageCard));
    play(&mut state, "village-card 0;side left");
    assert_eq!(state.public.active, Seat(1), "no draw this turn");
}

#[test]
fn e42_turbine() {
    let mut state = seat(&glade("ORA03", 4));
    play(&mut state, "build b2");
    assert_eq!(["a2", "c2", "b3"].map(|cell| tokens(&state, cell)), [0, 2, 0]);
}

#[test]
fn e43_too_few_riders() {
    assert!(!offers(&seat(&glade("ORA05", 2)), "build b2"));
    assert!(!offers(&seat("riders = { A1 = 7 }"), "build a1"));
}

#[test]
fn e44_temple_stays() {
    let text = format!("{}\ntemples = [\"B2\"]", glade("VIO01", 2));
    let mut state = seat(&text);
    play(&mut state, "build b2");
    let b2 = "b2".parse::<Cell>().unwrap();
    assert_eq!((side(&state, 0).temples, riders(&state, "b2")), (b2.bit(), 0));
}

#[test]
fn e45_village_river() {
    let mut state = position(&format!(
        "village_river = [\"VC01\", \"VC02\", \"VC03\", \"VC04\"]\nvillage_deck = [\"VC05\"]\n[[seats]]\n{}\n",
        glade("VIO01", 2)
    ));
    play(&mut state, "build b2;TakeVillageCard{1};VillageSide{left}");
    assert_eq!(side(&state, 0).tucked().collect::<Vec<_>>(), [village("VC02")]);
    let river = ["VC01", "VC05", "VC03", "VC04"].map(|id| Some(village(id)));
    assert_eq!(state.public.village_river, river);
}

#[test]
fn e46_fifth_tucked_card() {
    let mut state = position(&format!(
        "village_river = [\"VC09\"]\n[[seats]]\n{}\ntucked = [\"VC01\", \"VC02\", \"VC03\", \"VC04\"]\n",
        glade("VIO01", 2)
    ));
    play(&mut state, "build b2;village-card 0;side left");
    assert_options(&state, "replace VC01;replace VC02;replace VC03;replace VC04");
    play(&mut state, "ReplaceTucked{VC03}");
    let tucked = ["VC01", "VC02", "VC04", "VC09"].map(village);
    assert_eq!(side(&state, 0).tucked().collect::<Vec<_>>(), tucked);
    assert_eq!(state.public.village_discard, village("VC03").bit());
}

#[test]
fn e47_free_temple_from_a_village_card() {
    let text = |more: &str| format!("village_river = [\"VC07\"]\n[[seats]]\n{}\n{more}", glade("VIO01", 2));
    let mut state = position(&text(""));
    play(&mut state, "build b2;village-card 0;side right");
    assert!(offers(&state, "choose-temple water") && offers(&state, "decline-temple"));
    play(&mut state, "choose-temple water;temple-on b2");
    assert_eq!((water(&state), side(&state, 0).hand_size()), (3, 5));
    assert_eq!(state.public.active, Seat(1), "no draw");

    let mut state = position(&text(
        "temples = [\"A1\", \"B1\", \"B2\", \"C1\"]\ntiles = { B1 = \"ORA01\", B2 = \"VIO01\", C1 = \"ORA02\" }\n",
    )
    .replacen("tiles = { B1 = \"ORA01\", B2 = \"VIO01\" }\n", "", 1));
    play(&mut state, "build b2;village-card 0;side right");
    assert_eq!(side(&state, 0).right_sides_used, 1, "the part lapses, the side is used");
    assert_eq!(state.public.active, Seat(1));
}

#[test]
fn e48_windport_only_as_a_village() {
    let tiles = |star: &str| {
        position(&format!(
            "agenda = [\"action\", \"pool\", \"move 1\"]\n[[seats]]\ntiles = {{ A2 = \"TEA02\", A3 = \"TEA01{star}\" }}\n"
        ))
    };
    assert!(!offers(&tiles(""), "move cap a3"));
    assert!(offers(&tiles("*"), "move cap a3"));
}

#[test]
fn e49_five_villages() {
    let tiles = "tiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"ORA01*\", A2 = \"ORA02*\", B2 = \"TEA01*\", \
                 C2 = \"TEA02\" }\nriders = { C2 = 5 }";
    assert!(!offers(&position(&format!("end_token = 0\n[[seats]]\n{tiles}\n")), "build c2"));
    let four = tiles.replace("TEA01*", "TEA01");
    assert!(offers(&seat(&four), "build c2"));
}

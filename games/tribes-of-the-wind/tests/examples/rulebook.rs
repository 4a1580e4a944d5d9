//! Part A: the rulebook's own examples.

use super::*;

#[test]
fn e1_buying_a_forest_tile_for_four() {
    let more = "board = \"zephyr\"\nwater = 5\n";
    let mut state = hand("P04", "F1 W1 P2 V1", "P1", "P1", more);
    let river = state.public.forest_river;
    let (stack_top, size) = (state.public.stack_top, state.public.stack_size);
    play(&mut state, "PlayCard{P04, line 1}");
    assert_eq!(top(&state), Some(Step::Forest { cost: 4 }));
    play(&mut state, "TakeForestTile{2}");
    assert_options(&state, "plant b1");
    play(&mut state, "PlaceForestTile{B1}");
    assert_eq!(water(&state), 1);
    assert_eq!(tile_on(&state, "b1"), river[2]);
    assert_eq!(side(&state, 0).villages, 0);
    assert_eq!(state.public.forest_river, [river[0], river[1], stack_top, river[3]]);
    assert_eq!(state.public.stack_size, size - 1);
    assert!(state.public.element_discard.contains(card("P04")));
    assert_eq!((top(&state), state.public.to_draw()), (Some(Step::Draw), 1));
}

#[test]
fn e2_five_moves() {
    let mut state = position(
        "agenda = [\"action\", \"pool\", \"move 5\"]\n[[seats]]\nhand = [\"F\", \"F\", \"F\", \"F\"]\n\
         tiles = { B1 = \"ORA01\", A2 = \"TEA01\" }\nriders = { A1 = 2 }\n",
    );
    play(&mut state, "move cap a1;move a1 b1;move cap a1;move a1 b1");
    assert_eq!(top(&state), Some(Step::Move { left: 1 }));
    play(&mut state, "move a1 a2");
    assert_eq!(["cap", "a1", "b1", "a2"].map(|node| riders(&state, node)), [3, 1, 2, 1]);
    assert_eq!(top(&state), Some(Step::Draw), "the part ends by itself");
}

#[test]
fn e3_tier_card() {
    let mut state = hand("F02", "F3 W1 P1 V0", "F1", "F0", "");
    assert_eq!(lines(&state, "F02"), [1]);
    let before = all_tokens(&state, 0);
    play(&mut state, "play F02 1;clean c1;clean d1");
    assert_eq!(all_tokens(&state, 0), before - 2);
    assert_eq!(top(&state), Some(Step::Draw));
}

#[test]
fn e4_flex_six() {
    let mut state = hand("V18", "W0", "", "", "water = 1");
    play(&mut state, "play V18 0;FlexWater;FlexWater;move cap a1;move cap a1;move cap a1;move cap a1");
    assert_eq!((water(&state), riders(&state, "cap"), riders(&state, "a1")), (3, 3, 4));
}

#[test]
fn e5_eight_less_x() {
    let mut state = hand("P01", "P2", "P3", "P1", "board = \"zephyr\"\nwater = 2");
    play(&mut state, "play P01 0;take 0;plant b1");
    assert_eq!(water(&state), 0);
}

#[test]
fn e6_a_temple_worth_two_moves() {
    let mut state = hand("F01 F02 W01 W02 V02", "", "", "", "board = \"ondine\"");
    play(&mut state, "PlaceTemple");
    assert_eq!(options(&state).len(), 10);
    play(&mut state, "discard F01 F02 W01");
    assert_options(
        &state,
        "choose-temple water;choose-temple move;choose-temple pollution;choose-temple forest",
    );
    play(&mut state, "ChooseTemple{move};TempleTile{A1}");
    assert_eq!(top(&state), Some(Step::Move { left: 2 }));
    assert_eq!(side(&state, 0).temples, 1);
    for id in ["F01", "F02", "W01"] {
        assert!(state.public.element_discard.contains(card(id)));
    }
    play(&mut state, "move cap a1;move cap a1");
    assert_eq!((top(&state), state.public.to_draw()), (Some(Step::Draw), 3));
    assert!(!side(&state, 0).has_temple(bocage_tribes_of_the_wind::vocabulary::Temple::Move));
    let again = seat(
        "board = \"ondine\"\ntemples = [\"A1\"]\ntemple_zone = [\"water\", \"pollution\", \"forest\"]\ntiles = { A2 = \"VIO01\" }",
    );
    let mut again = again;
    play(&mut again, "temple");
    let three = options(&again)[0].clone();
    play(&mut again, &three);
    assert_options(&again, "choose-temple water;choose-temple pollution;choose-temple forest");
}

#[test]
fn e7_windports() {
    let mut state = position(
        "agenda = [\"action\", \"pool\", \"move 2\"]\n[[seats]]\nriders = { A3 = 1 }\n\
         tiles = { A2 = \"TEA02*\", A3 = \"TEA01*\", B1 = \"VIO01*\", C1 = \"ORA08*\" }\n",
    );
    play(&mut state, "move cap c1;move a3 c1");
    assert_eq!(["cap", "a3", "c1"].map(|node| riders(&state, node)), [5, 0, 2]);
}

#[test]
fn e8_colour_sequence() {
    let state = seat("board = \"zephyr\"\ntiles = { B1 = \"ORA01\", B2 = \"TEA01\", A2 = \"VIO01\" }");
    assert!(game().guide_condition_holds(side(&state, 0), GuideCondition::Sequence));
}

#[test]
fn e9_final_scoring() {
    // Another seat was the first to build five villages.
    let state = position(
        "end_token = 1\n[[seats]]\nboard = \"zephyr\"\ntiles = { B1 = \"VIO04*\", C1 = \"ORA04*\", A2 = \"TEA04*\", \
         B2 = \"VIO03*\", C2 = \"ORA02*\", A3 = \"TEA05\" }\ntemples = [\"A1\", \"B1\"]\nclean = true\n\
         pollution = { D1 = 2 }\ntucked = [\"VC29\", \"VC30\", \"VC17\"]\n[[seats]]\n\
         tiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"ORA01*\", A2 = \"ORA03*\", B2 = \"TEA01*\" }\n",
    );
    assert_eq!(points(&state), [0, 15, 0, 7, 3, 18]);
    assert_eq!(game().score(&state.public, Seat(0)).total(), 43);
}

#[test]
fn e10_the_card_counts_itself() {
    let state = hand("P14", "F1 W1 P2 V1", "", "", "");
    assert_eq!(lines(&state, "P14"), [0]);
}

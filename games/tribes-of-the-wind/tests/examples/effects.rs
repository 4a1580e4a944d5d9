//! Part C: effects and powers.

use super::*;

const MEADOW: &str = "board = \"zephyr\"\ntiles = { B1 = \"ORA01\" }\nwater = 4\n";

#[test]
fn e24_clean_then_plant() {
    let more = format!("{MEADOW}pollution = {{ A2 = 1, B2 = 1, C1 = 1 }}");
    let mut state = hand("P20", "F1 W1 P2 V1", "", "", &more);
    play(&mut state, "play P20 0");
    assert_eq!(top(&state), Some(Step::Pollution { left: 1 }), "only pollution is possible at first");
    play(&mut state, "clean a2");
    assert_eq!(top(&state), Some(Step::Forest { cost: 4 }));
    play(&mut state, "take 1;plant a2");
    assert_eq!((water(&state), side(&state, 0).tiled().count_ones()), (0, 3));
    assert!(tile_on(&state, "a2").is_some());
}

#[test]
fn e25_the_other_order() {
    let more = format!("{MEADOW}pollution = {{ A2 = 1, B2 = 1, C1 = 0 }}");
    let mut state = hand("P20", "F1 W1 P2 V1", "", "", &more);
    play(&mut state, "play P20 0");
    assert_options(&state, "part 0;part 1");
    play(&mut state, "part 0;take 0;plant c1");
    assert_eq!(top(&state), Some(Step::Pollution { left: 1 }));
    play(&mut state, "clean d3");
    assert_eq!(top(&state), Some(Step::Draw));
}

#[test]
fn e26_card_without_effect() {
    let mut state = hand("P04", "", "P1", "P0", "water = 0");
    play(&mut state, "play P04 0");
    assert_eq!((top(&state), state.public.to_draw()), (Some(Step::Draw), 1));
    assert!(state.public.element_discard.contains(card("P04")));
}

#[test]
fn e27_fewer_tokens_than_the_effect() {
    let mut state = hand("F18", "P0", "", "", "clean = true\npollution = { D3 = 1 }");
    play(&mut state, "play F18 0;clean d3");
    assert_eq!(top(&state), Some(Step::Draw));
}

#[test]
fn e28_effect_bonus_per_part() {
    let mut state = hand("F07", "", "V1", "V0", "board = \"ember\"\nguides = [\"pollution_plus_1\"]");
    play(&mut state, "play F07 0");
    assert_eq!(pool(&state), [(PartKind::Pollution, 2), (PartKind::Move, 2)]);
}

#[test]
fn e29_effect_bonus_and_flex() {
    let guide = "board = \"zephyr\"\nguides = [\"move_plus_2\"]";
    let mut state = hand("V18", "W0", "", "", guide);
    play(&mut state, "play V18 0");
    assert_eq!(top(&state), Some(Step::Flex { left: 6 }));
    let mut state = hand("V14", "V2", "", "", guide);
    play(&mut state, "play V14 0");
    assert_eq!(top(&state), Some(Step::Move { left: 6 }));
    let mut state = hand("F07", "", "V1", "V0", guide);
    play(&mut state, "play F07 0");
    assert_eq!(pool(&state), [(PartKind::Pollution, 1), (PartKind::Move, 4)]);
}

#[test]
fn e30_effect_bonus_and_x_temples() {
    let guide = "board = \"ondine\"\nguides = [\"water_plus_2\"]";
    let mut state = hand("W01", "W2", "W1", "W2", guide);
    play(&mut state, "play W01 0");
    assert_eq!(water(&state), 7);

    let mut state = hand("F01 F02 W01", "", "", "", guide);
    play(&mut state, "temple;discard F01 F02 W01;choose-temple water;temple-on a1");
    assert_eq!(water(&state), 7);

    let both = "board = \"ondine\"\nguides = [\"water_plus_2\", \"forest_to_water\"]";
    let mut state =
        position(&format!("agenda = [\"action\", \"side 0\"]\nvillage_card = \"VC11\"\n[[seats]]\n{both}\n"));
    play(&mut state, "side right");
    assert_eq!((water(&state), top(&state)), (4, Some(Step::Forest { cost: 4 })));
    play(&mut state, "take 0;plant a2");
    assert_eq!(water(&state), 4, "4 paid, 4 gained: the gain of a power is not raised");
}

#[test]
fn e31_pollution_to_water() {
    let guide = "board = \"ondine\"\nguides = [\"pollution_to_water\"]\nwater = 1\n";
    let mut state = hand("F04", "", "F1", "F1", guide);
    play(&mut state, "play F04 1;clean b1;clean d1;clean d1");
    assert_eq!(water(&state), 7);
    let few = format!("{guide}clean = true\npollution = {{ D1 = 1, D2 = 1 }}");
    let mut state = hand("F04", "", "F1", "F1", &few);
    play(&mut state, "play F04 1;clean d1;clean d2");
    assert_eq!((water(&state), top(&state)), (5, Some(Step::Draw)));
}

#[test]
fn e32_discounts() {
    let guide = "board = \"sylva\"\nguides = [\"forest_discount_2\"]\nwater = 9\npollution = { B1 = 0 }";
    let mut state = hand("P15", "P4", "", "", guide);
    play(&mut state, "play P15 1");
    assert_eq!(top(&state), Some(Step::Forest { cost: 1 }));
    let mut state = hand("P02", "P1", "P1", "P0", guide);
    play(&mut state, "play P02 0");
    assert_eq!(top(&state), Some(Step::Forest { cost: 5 }));
    let mut state = hand("F01 F02 W01", "", "", "", guide);
    play(&mut state, "temple;discard F01 F02 W01;choose-temple forest;temple-on a1");
    assert_eq!(top(&state), Some(Step::Forest { cost: 2 }));
}

#[test]
fn e33_extra_forest() {
    let guide = "board = \"sylva\"\nguides = [\"forest_discount_2\", \"extra_forest_6\"]\nwater = 7\n\
                 pollution = { B1 = 0, A2 = 0 }";
    let mut state = hand("P14", "P2", "", "", guide);
    play(&mut state, "UsePower{GC11};take 0;plant b1");
    assert_eq!((water(&state), top(&state)), (3, Some(Step::Menu)));
    play(&mut state, "play P14 0;take 0;plant a2");
    assert_eq!((water(&state), side(&state, 0).tiled().count_ones()), (0, 3));
    assert_eq!(top(&state), Some(Step::Draw), "the power is not offered again");
}

#[test]
fn e34_power_before_or_after() {
    let guide = "board = \"ember\"\nguides = [\"water_to_pollution\"]\nwater = 2";
    let mut state = hand("W01 F18", "P0", "", "", guide);
    assert!(offers(&state, "power GC15"));
    play(&mut state, "play W01 0");
    assert_eq!(top(&state), Some(Step::After));
    assert_options(&state, "power GC15;end");
    play(&mut state, "end");
    assert_illegal(&state, "power GC15");
    // Without a token left it is not offered after the action.
    let clean = format!("{guide}\nclean = true\npollution = {{ D3 = 1 }}");
    let mut state = hand("F18", "P0", "", "", &clean);
    play(&mut state, "play F18 0;clean d3");
    assert_eq!(top(&state), Some(Step::Draw));
}

#[test]
fn e35_not_on_the_turn_it_is_gained() {
    let mut state =
        position("agenda = [\"guide\"]\n[[seats]]\nboard = \"ember\"\nwater = 5\nlatched = [\"special\"]\n");
    assert_options(&state, "guide GC13;guide GC14;guide GC15;guide GC16");
    play(&mut state, "guide GC15");
    assert_eq!(state.public.active, Seat(1), "the turn is over");
    play_on(&mut state, |state| state.public.active == Seat(0));
    assert_eq!(top(&state), Some(Step::Menu));
    assert!(offers(&state, "power GC15"));
}

#[test]
fn e36_play_element() {
    let guide = "board = \"zephyr\"\nguides = [\"play_fire_move\"]";
    let mut state = hand("F18", "P0", "", "", guide);
    play(&mut state, "play F18 0");
    assert_eq!(pool(&state), [(PartKind::Pollution, 3), (PartKind::Move, 3)]);
    assert_options(&state, "part 0;part 1");
    let mut state = hand("F01 F02 F03", "", "", "", guide);
    play(&mut state, "temple;discard F01 F02 F03;choose-temple pollution;temple-on a1");
    assert_eq!(top(&state), Some(Step::Pollution { left: 2 }));
    assert!(pool(&state).is_empty());
}

#[test]
fn e37_discount_and_pollution() {
    let guide =
        "board = \"dawn\"\nguides = [\"discount_1_and_pollution\"]\nwater = 4\npollution = { B1 = 0 }";
    let mut state = hand("P03", "W2", "W1", "W1", guide);
    play(&mut state, "play P03 1;take 0;plant b1");
    assert_eq!((water(&state), top(&state)), (0, Some(Step::Pollution { left: 1 })));
    assert!(!offers(&state, "stop") && options(&state).iter().all(|option| option.starts_with("clean")));
}

#[test]
fn e38_forest_to_clear_cell() {
    let guide = "board = \"ember\"\nguides = [\"forest_to_clear_cell\"]\nwater = 9\npollution = { C2 = 3 }";
    let mut state = hand("P14", "P2", "", "", guide);
    play(&mut state, "play P14 0;take 0;plant b1");
    assert!(offers(&state, "clear c2") && offers(&state, "decline-clear"));
    let mut other = state.clone();
    play(&mut state, "ClearCell{C2}");
    assert_eq!(tokens(&state, "c2"), 0);
    play(&mut other, "DeclineClear");
    assert_eq!((tokens(&other, "c2"), top(&other)), (3, Some(Step::Draw)));
}

#[test]
fn e39_alternatives() {
    let mut state = hand("F09", "F3", "F0", "F0", "");
    let before = all_tokens(&state, 0);
    play(&mut state, "play F09 1");
    assert_options(&state, "alternative 0;alternative 1");
    play(&mut state, "alternative 1");
    assert_eq!((water(&state), all_tokens(&state, 0)), (6, before));
    assert_eq!(top(&state), Some(Step::Draw));
}

#[test]
fn e40_catapult_targets() {
    let agenda = "agenda = [\"action\", \"pool\", \"catapult 1\"]\n[[seats]]\n";
    let state =
        position(&format!("{agenda}tiles = {{ B1 = \"ORA01\", C1 = \"TEA02\" }}\nriders = {{ C1 = 2 }}\n"));
    assert_options(&state, "catapult c1;catapult cap;decline-catapult");
    let mut from_capital = state.clone();
    play(&mut from_capital, "catapult cap");
    assert_options(&from_capital, "land a1;land b1;land c1");
    let mut from_tile = state;
    play(&mut from_tile, "catapult c1");
    assert_options(&from_tile, "land a1;land b1");
    let state = position(&format!("{agenda}riders = {{ A1 = 2 }}\n"));
    assert_options(&state, "catapult cap;decline-catapult");
    let state = position(&format!("{agenda}riders = {{ A1 = 7 }}\n"));
    assert_ne!(top(&state), Some(Step::Catapult { left: 1 }), "the part lapses");
}

//! Parts E and F: drawing, stuck hands, guide conditions.

use super::*;

fn backs(text: &str) -> Vec<Option<Element>> {
    text.chars().map(Element::from_letter).collect()
}

#[test]
fn e50_three_blind_draws() {
    let mut state = position(
        "agenda = [\"draw\"]\nriver = [\"F\", \"W\", \"P\", \"V\"]\ndeck = [\"F\", \"W\", \"W\", \"P\"]\n\
         [[seats]]\nhand = [\"V01\", \"V02\"]\n",
    );
    assert_eq!(state.public.to_draw(), 3);
    play(&mut state, "draw deck");
    assert_eq!((state.public.deck_top, state.private[0].hand.len()), (Some(Element::Water), 2));
    play(&mut state, "draw deck");
    assert_eq!((state.public.deck_top, state.private[0].hand.len()), (Some(Element::Water), 2));
    assert_eq!(state.public.drawn.as_slice(), [Element::Fire, Element::Water]);
    play(&mut state, "draw 2");
    assert_eq!(state.private[0].hand.len(), 5, "only now the fronts are seen");
    assert_eq!(side(&state, 0).backs, [1, 1, 1, 2]);
    assert_eq!(state.public.element_river.to_vec(), backs("FWWV"));
    assert_eq!(state.public.deck_top, Some(Element::Plant));
}

#[test]
fn e51_one_draw_after_a_card() {
    let mut state = position(
        "agenda = [\"draw\"]\nriver = [\"F\", \"W\", \"P\", \"V\"]\ndeck = [\"P\", \"V\"]\n\
         [[seats]]\nhand = [\"V01\", \"V02\", \"V03\", \"V04\"]\n",
    );
    assert_options(&state, "draw 0;draw 1;draw 2;draw 3;draw deck");
    play(&mut state, "draw 0");
    assert_eq!(state.public.element_river.to_vec(), backs("PWPV"));
    assert_eq!(state.public.deck_top, Some(Element::Wind));
}

#[test]
fn e52_deck_runs_out() {
    let start = position(
        "players = 4\nagenda = [\"draw\"]\nrest = \"discard\"\ndeck = [\"F20\"]\n[[seats]]\n\
         hand = [\"V01\", \"V02\", \"V03\", \"V04\"]\n",
    );
    assert_eq!((start.public.deck_size(), start.public.element_discard.len()), (1, 56));
    for action in ["draw deck", "draw 0"] {
        let mut state = start.clone();
        play(&mut state, action);
        assert_eq!((state.public.deck_size(), state.public.element_discard.len()), (56, 0), "{action}");
        assert!(state.public.deck_top.is_some());
    }
}

#[test]
fn e53_stuck_hand() {
    // Water cards that look at fire, which nobody has; all temples are placed.
    let stuck = "temples = [\"A1\", \"B1\", \"C1\", \"D1\"]\n\
                 tiles = { B1 = \"VIO01\", C1 = \"VIO02\", D1 = \"VIO03\" }";
    let cards = "W05 W15 V15 P06 P11";
    let mut state = hand(cards, "", "F0", "F0", stuck);
    assert_options(&state, "discard-three");
    play(&mut state, "discard-three;discard W05 W15 V15");
    assert_eq!((top(&state), state.public.to_draw()), (Some(Step::Draw), 3));
    let state = hand(cards, "", "F0", "F0", "");
    assert_options(&state, "temple");
}

#[test]
fn e54_once_only() {
    let text = "board = \"zephyr\"\nguides = [\"GC02\"]\nrewarded = [\"special\"]\nclean = true\n\
                pollution = { D3 = 3 }";
    let mut state = hand("F18", "P0", "", "", text);
    play(&mut state, "play F18 0;clean d3;clean d3;clean d3;draw deck");
    assert_eq!(state.public.active, Seat(1), "no further choice");
}

#[test]
fn e55_latch_inside_a_turn() {
    let text = "board = \"zephyr\"\nclean = true\npollution = { C1 = 1, D1 = 1, A2 = 1, B2 = 2, C2 = 2 }";
    let mut state = hand("F18", "P0", "", "", text);
    assert_eq!(side(&state, 0).clean_cells(), 7);
    play(&mut state, "play F18 0;clean c1");
    assert!(latched(&state, GuideCondition::Special));
    play(&mut state, "clean d1;clean a2;draw 0");
    assert_eq!(side(&state, 0).clean_cells(), 10);
    assert_options(&state, "guide GC01;guide GC02;guide GC03;guide GC04");
    play(&mut state, "guide GC01");
    assert_eq!(state.public.active, Seat(1));
}

#[test]
fn e56_building_and_cleaning_in_one_turn() {
    let mut state = position(
        "village_river = [\"VC02\"]\n[[seats]]\nboard = \"zephyr\"\ntiles = { B1 = \"ORA01\", C1 = \"VIO02\" }\n\
         riders = { B1 = 2 }\nclean = true\n\
         pollution = { D1 = 1, A2 = 1, C2 = 1, D2 = 1, D3 = 1 }\n",
    );
    assert_eq!(side(&state, 0).clean_cells(), 7);
    play(&mut state, "build b1;decline-catapult");
    assert_eq!(side(&state, 0).clean_cells(), 6);
    play(&mut state, "village-card 0;side right;clean d1;clean a2;clean c2");
    assert_eq!(side(&state, 0).clean_cells(), 9);
    assert_eq!(top(&state), Some(Step::Guide), "no draw this turn");
    play(&mut state, "guide GC04");
    assert_eq!(state.public.active, Seat(1));
}

#[test]
fn e57_each_tile_once() {
    let tiles = |more: &str| {
        seat(&format!("board = \"ondine\"\ntiles = {{ A1 = \"S2\", B1 = \"TEA01\", A2 = \"VIO01\"{more} }}"))
    };
    let holds = |state: &State| game().guide_condition_holds(side(state, 0), GuideCondition::Sequence);
    assert!(!holds(&tiles("")));
    assert!(holds(&tiles(", C1 = \"ORA01\"")));
}

#[test]
fn e58_two_in_one_turn() {
    let mut state = position(
        "forest_river = [\"ORA01\", \"VIO01\", \"VIO02\", \"VIO03\"]\nplayers = 3\n[[seats]]\nboard = \"dawn\"\n\
         tiles = { A1 = \"S1\", B1 = \"TEA01\", C1 = \"TEA02\" }\npollution = { D1 = 0 }\nwater = 5\n\
         hand = [\"F01\", \"F02\", \"W01\", \"W02\", \"V01\"]\n",
    );
    play(&mut state, "temple;discard F01 F02 W01;choose-temple forest;temple-on c1");
    assert!(latched(&state, GuideCondition::Special) && !latched(&state, GuideCondition::Sequence));
    play(&mut state, "take 0;plant d1");
    assert!(latched(&state, GuideCondition::Sequence));
    assert_eq!(water(&state), 0);
    play(&mut state, "draw 0;draw 1;draw 2");
    assert_eq!(options(&state).len(), 4);
    play(&mut state, "guide GC17");
    assert_options(&state, "guide GC18;guide GC19;guide GC20");
    play(&mut state, "guide GC20");
    assert_eq!(state.public.active, Seat(1));
}

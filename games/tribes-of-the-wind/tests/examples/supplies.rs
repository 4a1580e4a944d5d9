//! Part H: supplies, nesting, views.

use bocage_engine::Seed;
use bocage_tribes_of_the_wind::Options;

use super::*;

#[test]
fn e74_temples_left_but_no_free_tile() {
    let state = seat("temples = [\"A1\"]");
    assert!(!offers(&state, "temple") && offers(&state, "discard-three"));
    let state = seat("temples = [\"A1\"]\ntiles = { B1 = \"VIO01\" }");
    assert!(offers(&state, "temple") && !offers(&state, "discard-three"));
}

#[test]
fn e75_forest_stack_runs_out() {
    let river = "forest_river = [\"VIO01\", \"ORA01\", \"TEA01\", \"VIO02\"]\nforest_stack = [\"TEA02\"]\n";
    let at = |agenda: &str| {
        position(&format!(
            "{river}agenda = [{agenda}]\n[[seats]]\nboard = \"sylva\"\nclean = true\nwater = 30\n\
             hand = [\"P04\", \"P\", \"F\", \"W\"]\n"
        ))
    };
    let mut state = at("\"action\", \"pool\", \"forest 4\"");
    assert_options(&state, "take 0;take 1;take 2;take 3;take stack;decline-forest");
    play(&mut state, "take stack;plant b1");
    let names = |state: &State| {
        state.public.forest_river.map(|slot| slot.map(|tile| game().components.tile(tile).id.clone()))
    };
    assert_eq!((state.public.stack_size, state.public.stack_top), (0, None));
    assert_eq!(names(&state), ["VIO01", "ORA01", "TEA01", "VIO02"].map(|id| Some(id.to_owned())));

    let second = |river: &str| {
        position(&format!(
            "forest_river = [{river}]\nforest_stack = []\nagenda = [\"action\", \"pool\", \"forest 4\"]\n\
             [[seats]]\nboard = \"sylva\"\nclean = true\nwater = 30\n"
        ))
    };
    let mut state = second("\"VIO01\", \"ORA01\", \"TEA01\", \"VIO02\"");
    assert_options(&state, "take 0;take 1;take 2;take 3;decline-forest");
    play(&mut state, "take 1;plant b1");
    assert_eq!(state.public.forest_river, [tile("VIO01"), None, tile("TEA01"), tile("VIO02")]);
    let state = second("\"VIO01\", \"\", \"TEA01\", \"VIO02\"");
    assert_options(&state, "take 0;take 2;take 3;decline-forest");

    let mut state = position(
        "players = 3\nforest_river = [\"\", \"\", \"\", \"\"]\nforest_stack = []\n[[seats]]\nboard = \"sylva\"\n\
         guides = [\"extra_forest_6\"]\nclean = true\nwater = 30\nhand = [\"P04\", \"P\", \"F\", \"W\", \"V\"]\n\
         [[seats]]\nbacks = \"P5\"\n",
    );
    assert!(!offers(&state, "power GC11"));
    play(&mut state, "play P04 0");
    assert_eq!(top(&state), Some(Step::Draw), "the part lapses");
}

#[test]
fn e76_village_deck_runs_out() {
    let tucked = |from: usize| {
        let cards: Vec<String> = (from..from + 4).map(|number| format!("\"VC{number:02}\"")).collect();
        format!("[[seats]]\ntucked = [{}]\n", cards.join(", "))
    };
    let seats: String = [1, 5, 9, 13, 17].into_iter().map(tucked).collect();
    let first = "[[seats]]\ntiles = { B1 = \"VIO01\" }\nriders = { B1 = 2 }\n";
    let seats = seats.replacen("[[seats]]\n", first, 1);
    let mut state = position(&format!(
        "players = 5\nvillage_rest = \"discard\"\nvillage_river = [\"VC21\", \"VC22\", \"VC23\", \"VC24\"]\n{seats}"
    ));
    assert_eq!((state.public.village_deck_size(), state.public.village_discard.count_ones()), (0, 6));
    play(&mut state, "build b1;village-card 3;side left;replace VC01");
    assert_eq!((state.public.village_deck_size(), state.public.village_discard), (6, 0));
    assert!(state.public.village_river.iter().all(Option::is_some));
    assert_eq!(state.public.sides().iter().map(|side| side.tucked.count_ones()).sum::<u32>(), 20);
}

#[test]
fn e77_two_catapults() {
    let mut state = position(
        "village_river = [\"VC08\"]\n[[seats]]\ntiles = { A2 = \"TEA02\", B1 = \"ORA01\" }\nriders = { A2 = 2 }\n",
    );
    play(&mut state, "build a2;village-card 0;side right;catapult cap;land b1");
    assert!(offers(&state, "decline-catapult"));
    let mut stopped = state.clone();
    play(&mut stopped, "decline-catapult");
    assert_eq!((riders(&stopped, "b1"), stopped.public.active), (1, Seat(1)));
    play(&mut state, "catapult cap;land b1");
    assert_eq!((riders(&state, "cap"), riders(&state, "b1")), (5, 2));
    assert_eq!(state.public.active, Seat(1), "B1 can be built in a later turn only");
}

#[test]
fn e78_nested_parts() {
    let mut state = position(
        "agenda = [\"action\", \"side 0\"]\nvillage_card = \"VC29\"\n[[seats]]\nboard = \"sylva\"\n\
         guides = [\"forest_to_move\"]\nwater = 4\npollution = { B1 = 0 }\n",
    );
    play(&mut state, "side right");
    assert_eq!(pool(&state), [(PartKind::Temple, 1), (PartKind::Move, 2)]);
    play(&mut state, "part 0;choose-temple forest;temple-on a1");
    assert_eq!(pool(&state), [(PartKind::Move, 2), (PartKind::Forest, 4)]);
    play(&mut state, "part 1;take 0;plant b1");
    assert_eq!((water(&state), pool(&state)), (0, vec![(PartKind::Move, 2), (PartKind::Move, 3)]));
    assert_options(&state, "part 0;part 1");
    play(&mut state, "part 0;move cap a1;stop");
    assert_eq!(top(&state), Some(Step::Move { left: 3 }), "a stop ends only its own part");
    play(&mut state, "move cap a1;move cap a1;move cap a1");
    assert_eq!((side(&state, 0).hand_size(), state.public.active), (5, Seat(1)));
}

#[test]
fn e79_round_limit() {
    let text = |active: u8, seat1: &str| {
        format!(
            "players = 3\nround = 30\nactive = {active}\noptions = {{ max_rounds = 30 }}\n[[seats]]\n[[seats]]\n{seat1}"
        )
    };
    let mut state = position(&text(2, ""));
    play_on(&mut state, |state| state.public.agenda.is_empty());
    assert_eq!((state.public.round, state.public.end_token), (30, None));
    assert!(Seat::all(3).all(|seat| game().score(&state.public, seat).points()[0] == 0));

    let four = "tiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"VIO03*\", A2 = \"VIO04*\", B2 = \"TEA02\" }\n\
                riders = { B2 = 2 }\n";
    let mut state = position(&text(1, four));
    play(&mut state, "build b2");
    assert_eq!(state.public.end_token, Some(Seat(1)));
    play_on(&mut state, |state| state.public.agenda.is_empty());
    assert_eq!(state.public.round, 31);
}

#[test]
fn e80_start_bonus() {
    let mut state = game().setup(5, &Options::default(), Seed(80)).unwrap();
    play(&mut state, "board zephyr;board ondine;board sylva;board dawn;board ember");
    play_on(&mut state, |state| state.public.active == Seat(4));
    assert_eq!(side(&state, 4).water, 2);
    assert_eq!((side(&state, 4).riders(Node::CAPITAL), side(&state, 4).riders(Node(0))), (5, 2));
    assert_eq!(side(&state, 4).tucked, 0, "its village card is not dealt yet");
    play(&mut state, "RemovePollution{A2};RemovePollution{C1}");
    assert_eq!((all_tokens(&state, 4), side(&state, 4).clean_cells()), (14, 4));
    assert_eq!((state.public.round, state.public.active, top(&state)), (1, Seat(0), Some(Step::Menu)));
    assert_eq!(side(&state, 4).tucked.count_ones(), 1);
}

#[test]
fn e81_views() {
    let mut state = position(
        "river = [\"F\", \"W\", \"P\", \"V\"]\n[[seats]]\nhand = [\"F02\", \"W05\", \"P04\", \"V01\", \"F17\"]\n",
    );
    let view = |state: &State, seat: u8| state.view(Some(Seat(seat)));
    assert_eq!(view(&state, 1).public.side(Seat(0)).backs, [2, 1, 1, 1]);
    play(&mut state, "temple;discard F02 W05 P04;choose-temple water;temple-on a1");
    for id in ["F02", "W05", "P04"] {
        assert!(view(&state, 1).public.element_discard.contains(card(id)));
    }
    assert_eq!(view(&state, 1).public.side(Seat(0)).backs, [1, 0, 0, 1]);
    play(&mut state, "draw 2");
    for seat in [0, 1] {
        assert_eq!(view(&state, seat).public.drawn.as_slice(), [Element::Plant]);
    }
    let own = view(&state, 0).private.unwrap();
    assert_eq!(own.hand.as_slice(), [card("F17"), card("V01")], "its owner does not see the front either");
    play(&mut state, "draw 0;draw 1");
    assert_eq!(view(&state, 0).private.unwrap().hand.len(), 5);
    assert_eq!(view(&state, 1).public.side(Seat(0)).backs.iter().sum::<u8>(), 5);
    let others = view(&state, 1).private.unwrap();
    assert_eq!(others, state.private[1], "a view has the own hand and no other");
}

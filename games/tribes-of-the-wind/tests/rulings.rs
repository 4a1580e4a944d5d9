//! Rulings that no example of `EXAMPLES.md` covers, each by its number.
use bocage_engine::{Game, History, Seat, Seed};
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{Side, State, Step};
use bocage_tribes_of_the_wind::vocabulary::{Cell, Node};
use bocage_tribes_of_the_wind::{Event, TribesOfTheWind};

use crate::examples::{game, options, play, position, top};

fn offers(state: &State, action: &str) -> bool {
    options(state).iter().any(|option| option == action)
}

fn side(state: &State) -> &Side {
    state.public.side(Seat(0))
}

/// Seat 0 of two in the middle of an action, with four cards in hand.
fn running(agenda: &str, more: &str) -> State {
    let hand = "hand = [\"F\", \"W\", \"P\", \"V\"]";
    position(&format!("agenda = [\"action\", {agenda}]\n[[seats]]\n{hand}\n{more}\n"))
}

#[test]
fn r4_free_discard_is_an_option() {
    let strict = position("[[seats]]\n");
    assert!(offers(&strict, "temple") && !offers(&strict, "discard-three"));
    let free = position("options = { free_discard = \"always\" }\n[[seats]]\n");
    assert!(offers(&free, "temple") && offers(&free, "discard-three"));
}

#[test]
fn r5_water_comes_first_and_may_pay_for_a_tile() {
    // VC11, forest 4 + water 2: the water is there before the tile is bought.
    let state = "agenda = [\"action\", \"side 0\"]\nvillage_card = \"VC11\"\n[[seats]]\nboard = \"zephyr\"\nwater = 2\n";
    let mut state = position(state);
    play(&mut state, "side right;take 0;plant b1");
    assert_eq!(side(&state).water, 0);
}

#[test]
fn r6_water_and_cleaning_cannot_be_declined() {
    let state = running("\"pool\", \"pollution 2\"", "");
    assert!(options(&state).iter().all(|option| option.starts_with("clean")));
    let state = running("\"pool\", \"move 2\"", "");
    assert!(offers(&state, "stop"));
    let state = running("\"pool\", \"flex 2\"", "");
    assert!(!offers(&state, "stop") && offers(&state, "flex-rest"));
}

#[test]
fn flex_rest_takes_all_units_and_is_not_offered_for_one() {
    let mut state = running("\"pool\", \"flex 3\"", "");
    play(&mut state, "flex-water");
    assert!(offers(&state, "flex-rest"));
    let mut rest = state.clone();
    play(&mut rest, "flex-rest");
    assert_eq!((side(&rest).water, top(&rest)), (3, Some(Step::Draw)));
    play(&mut state, "move cap a1");
    assert!(!offers(&state, "flex-rest") && offers(&state, "flex-water"));
}

#[test]
fn r9_tokens_never_run_out() {
    let mut state =
        position("players = 3\n[[seats]]\nwater = 500\nhand = [\"W01\", \"W\", \"W\", \"W\", \"W\"]\n");
    play(&mut state, "play W01 0");
    assert!(side(&state).water >= 505);
}

#[test]
fn r12_the_village_river_is_refilled_before_powers_are_used() {
    let mut state = position(
        "village_river = [\"VC01\", \"VC02\", \"VC03\", \"VC04\"]\nvillage_deck = [\"VC05\"]\n[[seats]]\n\
         board = \"ember\"\nguides = [\"GC15\"]\nwater = 2\ntiles = { B1 = \"TEA02\" }\nriders = { B1 = 2 }\n",
    );
    play(&mut state, "build b1;village-card 1");
    assert_eq!(state.public.village_river[1], None, "not before the card is dealt with");
    play(&mut state, "side left");
    assert_eq!((options(&state), top(&state)), (vec!["power GC15".into(), "end".into()], Some(Step::After)));
    assert_eq!(state.public.village_river[1], Some("VC05".parse().unwrap()));
}

#[test]
fn r14_a_power_is_not_used_inside_an_action() {
    let mut state = position(
        "[[seats]]\nboard = \"ember\"\nguides = [\"GC15\"]\nwater = 9\nhand = [\"F18\", \"F\", \"F\", \"W\", \"V\"]\n",
    );
    play(&mut state, "power GC15;clean d3;clean d3;clean c3");
    assert_eq!((side(&state).water, top(&state)), (7, Some(Step::Menu)));
    assert!(!offers(&state, "power GC15"), "once a turn");
    play(&mut state, "play F18 0");
    assert!(!offers(&state, "power GC15"));
    play(&mut state, "clean c3;clean a3;clean a3");
    assert_eq!(top(&state), Some(Step::Draw), "nor after the action");
}

#[test]
fn r14_a_power_that_cannot_be_paid_is_not_offered() {
    let poor = position("[[seats]]\nboard = \"zephyr\"\nguides = [\"GC03\"]\nwater = 1\n");
    assert!(!offers(&poor, "power GC03"));
    let mut rich = position("[[seats]]\nboard = \"zephyr\"\nguides = [\"GC03\"]\nwater = 2\n");
    play(&mut rich, "power GC03;decline-catapult");
    assert_eq!((side(&rich).water, top(&rich)), (0, Some(Step::Menu)));
}

#[test]
fn r15_gains_of_powers_are_not_raised() {
    let mut state = position(
        "players = 3\n[[seats]]\nboard = \"zephyr\"\nguides = [\"GC01\", \"GC02\"]\n\
         hand = [\"F18\", \"F\", \"F\", \"W\", \"V\"]\n",
    );
    play(&mut state, "play F18 0;part 1");
    assert_eq!(top(&state), Some(Step::Move { left: 3 }));
}

#[test]
fn r18_riders_may_go_home() {
    let mut state = running("\"pool\", \"move 2\"", "riders = { A1 = 2 }");
    play(&mut state, "move a1 cap;move a1 cap");
    assert_eq!(side(&state).riders(Node::CAPITAL), 7);
}

#[test]
fn riders_never_enter_a_cell_without_a_tile() {
    let state = running("\"pool\", \"move 2\"", "tiles = { B1 = \"VIO01\" }\nriders = { B1 = 1 }");
    assert_eq!(options(&state), ["move b1 a1", "move cap a1", "stop"]);
}

#[test]
fn r19_no_tile_costs_less_than_one() {
    let mut state = position(
        "players = 3\n[[seats]]\nboard = \"sylva\"\nguides = [\"GC10\"]\nwater = 1\npollution = { B1 = 0 }\n\
         hand = [\"P15\", \"P\", \"P\", \"P\", \"V\"]\n",
    );
    play(&mut state, "play P15 1");
    assert_eq!(top(&state), Some(Step::Forest { cost: 1 }));
}

#[test]
fn r21_the_right_side_may_be_used_for_nothing() {
    let mut state = position(
        "agenda = [\"action\", \"side 0\"]\nvillage_card = \"VC02\"\n[[seats]]\nboard = \"ondine\"\nclean = true\n\
         right_sides_used = 1\n",
    );
    play(&mut state, "side right");
    assert_eq!(side(&state).right_sides_used, 2);
    assert_eq!(top(&state), Some(Step::Guide), "the second right side fulfils the condition of Ondine");
    let discarded = state.public.village_discard;
    assert_eq!(
        discarded,
        "VC02".parse::<bocage_tribes_of_the_wind::vocabulary::VillageCard>().unwrap().bit()
    );
}

#[test]
fn r29_boards_are_chosen_in_seat_order_or_dealt() {
    let mut state = game().setup(3, &Options::default(), Seed(1)).unwrap();
    play(&mut state, "board dawn");
    assert_eq!(options(&state), ["board zephyr", "board ondine", "board sylva", "board ember"]);
    assert_eq!(state.public.active, Seat(1));
    assert!(state.private.iter().all(|own| own.hand.is_empty()), "hands come after the boards");
    let random = Options { random_boards: true, ..Options::default() };
    let dealt = game().setup(5, &random, Seed(1)).unwrap();
    let mut boards: Vec<_> = dealt.public.sides().iter().map(|side| side.board.unwrap()).collect();
    assert!(options(&dealt)[0].starts_with("clean"));
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 5);
}

#[test]
fn r29_boards_that_are_dealt_are_told_with_the_first_decision() {
    let random = Options { random_boards: true, ..Options::default() };
    let mut state = game().setup(3, &random, Seed(1)).unwrap();
    let told = |state: &mut State| {
        let mut events = Vec::new();
        let (seat, first) = (state.public.active, options(state)[0].parse().unwrap());
        game().apply(state, seat, first, &mut events).unwrap();
        events
    };
    let dealt = state.clone();
    let events = told(&mut state);
    for seat in Seat::all(3) {
        let side = dealt.public.side(seat);
        assert!(events.contains(&Event::BoardChosen { seat, board: side.board.unwrap() }));
        let fronts = dealt.private[seat.index()].hand;
        assert!(events.contains(&Event::HandDealt { seat, backs: side.backs, fronts }));
    }
    let start = Event::StartBonus { seat: Seat(0), water: 3, riders: 1 };
    assert_eq!(events.iter().position(|event| *event == start), Some(6), "then the first start bonus");
    let next = told(&mut state);
    assert!(!next.iter().any(|event| matches!(event, Event::BoardChosen { .. })), "once");
}

#[test]
fn r37_temples_stand_on_any_own_tile() {
    let state = running(
        "\"temple-tile water\"",
        "tiles = { B1 = \"VIO01*\", C1 = \"VIO02\" }\ntemples = [\"C1\"]\ntemple_zone = [\"water\", \"move\", \"forest\"]",
    );
    assert_eq!(options(&state), ["temple-on a1", "temple-on b1"]);
}

#[test]
fn r38_a_rider_just_sent_home_may_be_catapulted() {
    let mut state = position("[[seats]]\ntiles = { B1 = \"ORA06\" }\nriders = { B1 = 7 }\n");
    play(&mut state, "build b1");
    assert_eq!(options(&state), ["catapult b1", "catapult cap", "decline-catapult"]);
    play(&mut state, "catapult cap;land a1");
    assert_eq!((side(&state).riders(Node::CAPITAL), side(&state).riders(Node(1))), (3, 3));
}

#[test]
fn r38_the_end_token_is_taken_before_the_village_card() {
    let mut state = position(
        "[[seats]]\ntiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"VIO03*\", A2 = \"VIO04*\", B2 = \"TEA02\" }\n\
         riders = { B2 = 2 }\n",
    );
    play(&mut state, "build b2");
    assert_eq!((state.public.end_token, top(&state)), (Some(Seat(0)), Some(Step::TakeVillageCard)));
}

#[test]
fn r44_spread_has_no_limit() {
    let mut state = position(
        "[[seats]]\nboard = \"zephyr\"\ntiles = { B1 = \"ORA01\" }\nriders = { B1 = 2 }\npollution = { C1 = 5, B2 = 0 }\n",
    );
    play(&mut state, "build b1");
    let tokens = |cell: &str| side(&state).pollution[cell.parse::<Cell>().unwrap().index()];
    assert_eq!((tokens("c1"), tokens("b2"), tokens("a1")), (6, 1, 0));
}

#[test]
fn r51_powers_may_be_used_after_three_cards_were_discarded_for_nothing() {
    let mut state = position(
        "[[seats]]\nboard = \"ember\"\nguides = [\"GC15\"]\nwater = 2\ntemples = [\"A1\"]\n\
         hand = [\"F01\", \"F02\", \"W01\", \"W02\", \"V01\"]\n",
    );
    let before = *side(&state);
    play(&mut state, "discard-three;discard F01 F02 W01");
    assert_eq!((options(&state), top(&state)), (vec!["power GC15".into(), "end".into()], Some(Step::After)));
    assert_eq!((side(&state).water, side(&state).temples), (before.water, before.temples), "no effect");
    play(&mut state, "power GC15;clean d3;clean d3;clean c3");
    assert_eq!((top(&state), state.public.to_draw()), (Some(Step::Draw), 3));
    play(&mut state, "draw 0;draw 1");
    assert_eq!(state.private[0].hand.len(), 2, "the draws are blind");
    play(&mut state, "draw 2");
    assert_eq!((state.private[0].hand.len(), state.public.active), (5, Seat(1)));
}

#[test]
fn r53_two_village_cards_are_drawn_and_one_is_kept() {
    let options_on = Options { two_keep_one: true, random_boards: true, ..Options::default() };
    let mut state = game().setup(2, &options_on, Seed(5)).unwrap();
    for _ in 0..2 {
        let first = options(&state)[0].clone();
        play(&mut state, &first);
    }
    let Some(Step::Keep { cards }) = top(&state) else { panic!("two cards are offered") };
    play(&mut state, &format!("keep {}", cards[1]));
    assert_eq!(side(&state).tucked, cards[1].bit());
    assert_eq!(state.public.village_discard, cards[0].bit());
    assert_eq!(state.public.active, Seat(1));
}

#[test]
fn r54_a_village_card_and_a_side_must_be_taken() {
    let mut state = position("[[seats]]\ntiles = { B1 = \"TEA02\" }\nriders = { B1 = 2 }\n");
    play(&mut state, "build b1");
    assert_eq!(options(&state), ["village-card 0", "village-card 1", "village-card 2", "village-card 3"]);
    play(&mut state, "village-card 2");
    assert_eq!(options(&state), ["side left", "side right"]);
}

#[test]
fn undo_stops_where_something_is_revealed() {
    let state = position(
        "agenda = [\"draw\"]\nriver = [\"F\", \"W\", \"P\", \"V\"]\n[[seats]]\nhand = [\"V01\", \"V02\"]\n",
    );
    let mut history = History::<TribesOfTheWind>::new(state);
    let step = |history: &mut History<TribesOfTheWind>, text: &str| {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    };
    step(&mut history, "draw 1");
    history.undo(game(), Seat(0)).expect("a river card shows nothing new");
    step(&mut history, "draw deck");
    assert!(history.undo(game(), Seat(0)).is_err(), "the next back is seen");
    step(&mut history, "draw 0");
    step(&mut history, "draw 1");
    assert!(history.undo(game(), Seat(0)).is_err(), "the fronts are seen");

    let state = position("players = 3\n[[seats]]\nhand = [\"F18\", \"F\", \"F\", \"W\", \"V\"]\n");
    let mut history = History::<TribesOfTheWind>::new(state.clone());
    step(&mut history, "play F18 0");
    step(&mut history, "clean d1");
    history.undo(game(), Seat(0)).unwrap();
    history.undo(game(), Seat(0)).expect("playing a card shows its seat nothing new");
    assert_eq!(history.state(), &state);
}

#[test]
fn refusals_say_why() {
    let state =
        position("[[seats]]\nhand = [\"F20\", \"F\", \"F\", \"W\", \"V\"]\ntiles = { B1 = \"VIO01\" }\n");
    let why = |action: &str| match game().check(&state, Seat(0), action.parse().unwrap()) {
        Err(refusal) => refusal.message().key.to_string(),
        Ok(()) => "legal".to_owned(),
    };
    for (action, key) in [
        ("play F20 0", "why-condition"),
        ("play P20 0", "why-not-in-hand"),
        ("play F20 2", "why-no-line"),
        ("build a1", "why-start-tile"),
        ("build b1", "why-too-few-riders"),
        ("build c3", "why-no-tile"),
        ("discard-three", "why-temple-possible"),
        ("power GC01", "why-guide-inactive"),
        ("draw deck", "why-not-now"),
        ("temple", "legal"),
    ] {
        assert_eq!(why(action), key, "{action}");
    }
}

#[test]
fn r55_a_turn_that_has_ended_is_final() {
    let state = position("agenda = [\"guide\"]\n[[seats]]\nboard = \"ember\"\nlatched = [\"special\"]\n");
    let mut history = History::<TribesOfTheWind>::new(state);
    history.play(game(), Seat(0), "guide GC13".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(history.state().public.active, Seat(1));
    assert!(history.undo(game(), Seat(0)).is_err());
}

#[test]
fn r56_max_rounds_is_a_number_from_1_to_1000() {
    let mut options = Options::default();
    for (value, accepted) in [("1", true), ("1000", true), ("0", false), ("1001", false), ("many", false)] {
        assert_eq!(
            bocage_engine::Options::set(&mut options, "max_rounds", value).is_ok(),
            accepted,
            "{value}"
        );
    }
}

#[test]
fn r58_alternatives_show_their_raised_numbers() {
    let mut state = position(
        "players = 3\n[[seats]]\nboard = \"ember\"\nguides = [\"GC14\"]\nhand = [\"F09\", \"F\", \"F\", \"F\", \"F\"]\n\
         [[seats]]\nbacks = \"W3 P2\"\n[[seats]]\nbacks = \"W3 P2\"\n",
    );
    play(&mut state, "play F09 1");
    let Some(Step::Alternative { parts, .. }) = top(&state) else { panic!("two alternatives") };
    assert_eq!((parts[0].n, parts[1].n), (4, 6));
}

#[test]
fn r57_setup_earns_no_guide_card() {
    let mut state = game().setup(2, &Options { random_boards: true, ..Options::default() }, Seed(3)).unwrap();
    while state.public.in_setup() {
        let first = options(&state)[0].clone();
        play(&mut state, &first);
        assert!(state.public.sides().iter().all(|side| side.latched == 0));
    }
    assert_eq!(top(&state), Some(Step::Menu));
}

#[test]
fn r31_the_discard_lies_open_to_all() {
    let mut state =
        position("players = 3\n[[seats]]\nhand = [\"F01\", \"W02\", \"P03\", \"V04\", \"V05\"]\n");
    play(&mut state, "temple;discard F01 W02 P03");
    for observer in [None, Some(Seat(1)), Some(Seat(2))] {
        let open: Vec<String> =
            state.view(observer).public.element_discard.iter().map(|card| card.to_string()).collect();
        assert_eq!(open, ["F01", "W02", "P03"]);
    }
}

#[test]
fn r35_the_last_round_still_gives_a_guide_card() {
    let mut state = position(
        "round = 21\nfinal_trigger_round = 20\nend_token = 1\nagenda = [\"guide\"]\n[[seats]]\nboard = \"ember\"\n\
         latched = [\"special\"]\n[[seats]]\n\
         tiles = { B1 = \"VIO01*\", C1 = \"VIO02*\", D1 = \"VIO03*\", A2 = \"VIO04*\", B2 = \"TEA02*\" }\n",
    );
    assert_eq!(options(&state).len(), 4);
    play(&mut state, "guide GC13");
    assert_eq!((side(&state).guides.count_ones(), state.public.active), (1, Seat(1)));
}

#[test]
fn r46_nobody_plays_alone() {
    for players in [0, 1, 6] {
        assert!(game().setup(players, &Options::default(), Seed(1)).is_err());
    }
}

#[test]
fn r48_setup_runs_in_seat_order() {
    let mut state = game().setup(3, &Options::default(), Seed(2)).unwrap();
    let mut order = Vec::new();
    while state.public.in_setup() {
        order.push(state.public.active.0);
        let first = options(&state)[0].clone();
        play(&mut state, &first);
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2], "boards, then start bonuses");
}

#[test]
fn r59_without_a_board_nothing_is_scored() {
    let mut state = game().setup(3, &Options::default(), Seed(2)).unwrap();
    play(&mut state, "board dawn");
    for seat in Seat::all(3) {
        assert_eq!(game().score(&state.public, seat).total(), 0, "seat {seat}");
    }
}

#[test]
fn r60_setup_can_be_taken_back_until_the_next_seat_decides() {
    let state = game().setup(3, &Options::default(), Seed(2)).unwrap();
    let mut history = History::<TribesOfTheWind>::new(state);
    let step = |history: &mut History<TribesOfTheWind>, seat: u8, text: &str| {
        history.play(game(), Seat(seat), text.parse().unwrap(), &mut ()).unwrap();
    };
    step(&mut history, 0, "board dawn");
    history.undo(game(), Seat(0)).expect("nobody has decided since");
    step(&mut history, 0, "board ember");
    step(&mut history, 1, "board dawn");
    assert!(history.undo(game(), Seat(0)).is_err(), "seat 1 has");
    step(&mut history, 2, "board sylva");
    assert!(history.undo(game(), Seat(2)).is_err(), "hands were dealt");
}

//! Rulings that no example covers.

use bocage_atiwa::Options;
use bocage_atiwa::components::Components;
use bocage_conformance::told;
use bocage_engine::{History, Language, Options as _, Sketch, Speak};
use bocage_words::Lexicon;

use super::*;

#[test]
fn r1_pieces_of_one_space_are_interleaved_and_may_be_dropped() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_2 = \"two_trees\" }";
    let mut state = duel(head, &["c1 village . . . . . . . U", "d1 06"], "");
    play(&mut state, 0, "work round_2;place tree d1.1;place bat c1.2;place tree d1.2");
    assert_options(&state, 0, "place wild_animal c1.4;finish");
    play(&mut state, 0, "finish");
    assert_eq!(waited(&state), [1]);
    assert_eq!(count(&state, 0, Piece::WildAnimal), 0);
}

#[test]
fn r1_trees_with_fruit_of_tile_and_space_are_merged() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_5 = \"tree_with_fruit\" }";
    let mut state = duel(head, &["c1 village . . . . . . . U", "d1 06"], "");
    play(&mut state, 0, "work round_5");
    let Some(Step::Resolve { pending, .. }) = step(&state, 0) else { panic!("nothing pending") };
    assert_eq!((pending.trees_with_fruit, pending.gain(Piece::Tree)), (2, 0));
    play(&mut state, 0, "plant d1.1;plant-alone d1.2");
    assert_eq!((count(&state, 0, Piece::Tree), count(&state, 0, Piece::Fruit)), (2, 1));
}

#[test]
fn r2_cards_may_lie_above_others_but_not_above_the_first_row() {
    let mut state =
        solo("phase = \"work\"\nopen = [6]", &["c1 village . . . . . . . U", "c2 13", "d2 19", "d3 14"], "");
    play(&mut state, 0, "work terrain_open_1;take 1");
    assert_options(&state, 0, "card b1;card d1;card b2;card c3;card d4");
}

/// A seat with these terrain cards in lines of four below its village.
fn owner_of(numbers: std::ops::RangeInclusive<u8>) -> String {
    let at = |index: u8| format!("{}{}", char::from(b'a' + index % 4), index / 4 + 2);
    let terrains = (0..).zip(numbers).map(|(index, number)| format!("{} {number:02}", at(index)));
    let cards: Vec<String> =
        std::iter::once("c1 village . . . . . . . U".to_owned()).chain(terrains).collect();
    seat(&cards.iter().map(String::as_str).collect::<Vec<_>>(), "")
}

#[test]
fn r6_slots_stay_empty_when_deck_and_discard_are_empty() {
    let two_left = format!(
        "players = 2\nphase = \"preparation\"\nopen = [35, 0, 36]\n{}{}",
        owner_of(1..=17),
        owner_of(18..=34)
    );
    let state = position(&two_left);
    let open = state.public.open;
    assert_eq!((open.iter().flatten().count(), open[2]), (2, None), "two cards for three slots");
    assert_eq!((game().deck_size(&state.public), state.public.discard), (0, 0));
    let none_left =
        format!("players = 2\nphase = \"preparation\"\n{}{}", owner_of(1..=18), owner_of(19..=36));
    let mut state = position(&none_left);
    assert_eq!((state.public.round, state.public.open, state.public.reshuffles), (2, [None; 4], 0));
    // A card can be neither drawn nor taken.
    let mut open = state.clone();
    play(&mut state, 0, "work terrain_deck_1");
    assert_illegal(&state, 0, "draw");
    play(&mut open, 0, "work terrain_open_1");
    assert_illegal(&open, 0, "take 1");
}

#[test]
fn r7_a_wild_animal_on_a_spent_tree_goes_back() {
    let cards = ["c1 village . . t . . . . U", "d1 01 . . tw . . . . ."];
    let mut state = duel("phase = \"work\"", &cards, "gold = 2");
    play(&mut state, 0, "work farm_left;buy");
    assert_eq!((empty(&state, 0, Piece::WildAnimal), empty(&state, 0, Piece::Tree)), (0, 0));
}

#[test]
fn r9_a_family_that_is_lost_loses_its_training() {
    let mut state = solo("phase = \"work\"\nturn = 2", &["c1 village x x x x T x . U"], "gold = 9");
    play(&mut state, 0, "work buy_families;finish");
    assert_eq!((on(&state, 0, "c1.5"), side(&state, 0).tableau.trained()), ("polluted".to_owned(), 0));
}

#[test]
fn r11_training_may_go_to_another_family() {
    let mut state = duel("phase = \"work\"\nround = 4", &["c1 village . . . . b . . U"], "");
    play(&mut state, 0, "work round_4;place family c1.5;return-bat;train c1.8");
    assert_eq!(
        (on(&state, 0, "c1.5"), on(&state, 0, "c1.8")),
        ("family".to_owned(), "family trained".to_owned())
    );
}

#[test]
fn r16_a_drawn_card_must_be_placed() {
    let mut state = duel("phase = \"work\"\ndeck = [7]", &["c1 village . . . . . . . U"], "");
    play(&mut state, 0, "work terrain_deck_1;draw");
    assert_options(&state, 0, "card b1;card d1;card c2");
    assert_illegal(&state, 0, "finish");
}

#[test]
fn r17_exchanges_need_room() {
    // Three goats for two gold are offered although only two find room.
    let mut state = duel("phase = \"work\"", &["c1 village . . . . . . . U"], "gold = 2");
    play(&mut state, 0, "work buy_goats");
    assert_options(&state, 0, "exchange 1;exchange 2;finish");
    play(&mut state, 0, "exchange 2;place goat c1.6;place goat c1.1");
    assert_eq!((count(&state, 0, Piece::Goat), side(&state, 0).gold, waited(&state)), (2, 0, vec![1]));
    let mut full = duel("phase = \"work\"", &["c1 village x . . . . x . U"], "gold = 2");
    play(&mut full, 0, "work buy_goats");
    assert_eq!((side(&full, 0).gold, waited(&full)), (2, vec![1]));
}

#[test]
fn r18_an_empty_stack_gives_neither_card_nor_marker() {
    let trees = "c2 21 t t t t t t . .";
    let zero = seat(&["c1 village . . . . . . . U", "d1 town", "b1 town", trees], "gold = 20");
    let one = seat(&["c1 village . . . . . . . U", "d1 town", "b1 town"], "");
    let mut state =
        position(&format!("players = 2\nphase = \"work\"\nfirst_player = 1\nstarter = 0\n{zero}{one}"));
    assert_eq!(game().stack(&state.public, Location::Town), 0);
    play(&mut state, 0, "work town_left");
    assert_eq!((waited(&state), state.public.first_player, side(&state, 0).gold), (vec![1], Seat(1), 20));
}

#[test]
fn r19_the_marker_stays_if_nobody_buys() {
    let state = position("players = 3\nphase = \"preparation\"\nfirst_player = 2\nstarter = 0\n");
    assert_eq!((state.public.first_player, waited(&state)), (Seat(2), vec![2]));
}

#[test]
fn r22_bats_do_not_return_to_houses_but_the_tile_brings_new_ones() {
    let state = solo("phase = \"return\"", &["c1 village x x . . . . . U"], "night = 3\ngold = 1");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).night), (0, 0));
}

#[test]
fn r23_derelict_houses_are_polluted_like_any_cell() {
    let cards = ["c1 village x . . . . . . U", "b1 28 . . b . . . . ."];
    let mut state = solo("phase = \"work\"\nturn = 2", &cards, "gold = 9");
    let events = play(&mut state, 0, "work buy_families;finish");
    assert_eq!(polluted(&events, 0), ["b1.1"]);
    assert_eq!(room(&state, 0, "b1", Piece::Bat), [2, 6, 7, 8], "blanks beside the bat in the ruin");
}

#[test]
fn r28_everybody_acts_at_once_in_the_upkeep_and_takes_back_alone() {
    let cards = ["c1 village . . . . . g . U"];
    let text =
        format!("players = 2\nphase = \"breeding\"\nround = 2\n{}{}", seat(&cards, ""), seat(&cards, ""));
    let mut history: History<Atiwa> = History::new(position(&text));
    assert_eq!(waited(history.state()), [0, 1]);
    let breed: Action = "breed goat c1.1".parse().unwrap();
    history.play(game(), Seat(0), breed, &mut ()).unwrap();
    assert_eq!(waited(history.state()), [1], "nothing is left for seat 0");
    history.undo(game(), Seat(0)).unwrap();
    assert_eq!(waited(history.state()), [0, 1]);
    history.play(game(), Seat(1), breed, &mut ()).unwrap();
    history.play(game(), Seat(0), breed, &mut ()).unwrap();
    assert_eq!(history.state().public.round, 3);
    assert!(history.undo(game(), Seat(0)).is_err(), "new cards are dealt");
}

#[test]
fn r34_a_slot_is_refilled_under_a_worker_who_stays() {
    let slots = |state: &State| [0, 1, 2].map(|slot| state.public.open[slot].and_then(Card::number));
    let after = |round: u8, open: &str| {
        position(&format!(
            "players = 1\nphase = \"preparation\"\nround = {round}\nopen = {open}\ndeck = [9]\n\
             workers = {{ terrain_open_1 = \"red\" }}"
        ))
    };
    for round in [1, 2] {
        let state = after(round, "[0, 2, 3]");
        assert_eq!(slots(&state), [Some(9), Some(2), Some(3)]);
        assert_eq!((state.public.discard, state.public.reshuffles), (0, 0));
        assert_illegal(&state, 0, "work terrain_open_1");
    }
    // The card waits there until the worker comes home.
    let mut state = after(3, "[8, 2, 3]");
    assert_eq!(slots(&state), [Some(8), Some(2), Some(3)]);
    play(&mut state, 0, "work terrain_open_1;take 1");
    assert_eq!(step(&state, 0), Card::terrain(8).map(Step::PlaceCard));
}

#[test]
fn r36_a_bat_leaves_a_family_and_the_family_stays() {
    let cards = ["c1 village . b tf . Tb . . Tb"];
    let mut state = solo("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right;bat-action");
    assert_eq!(
        (on(&state, 0, "c1.5"), on(&state, 0, "c1.8")),
        ("family trained".to_owned(), "family trained".to_owned())
    );
    assert_eq!(room(&state, 0, "c1", Piece::Bat), [2, 5, 8]);
}

#[test]
fn r38_a_full_tableau_takes_no_more_cards() {
    let places = (2..=22).map(|row| format!("c{row} {:02}", row - 1));
    let cards: Vec<String> = std::iter::once("c1 village . . . . . . . U".to_owned()).chain(places).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    let mut state = solo("phase = \"work\"\nopen = [30]", &cards, "");
    let mut deck = state.clone();
    let full = |state: &State, action: &str| {
        assert_illegal(state, 0, action);
        let why = game().why_not(&state.public, &(), Seat(0), action.parse().unwrap());
        Lexicon::new(Language::En, &[Atiwa::locale(Language::En)]).word(&why)
    };
    play(&mut state, 0, "work terrain_open_1");
    assert_eq!(full(&state, "take 1"), "Your tableau is full: it takes no more than 22 cards.");
    play(&mut deck, 0, "work terrain_deck_1");
    assert_eq!(full(&deck, "draw"), "Your tableau is full: it takes no more than 22 cards.");
}

#[test]
fn r38_a_full_tableau_takes_no_location() {
    let places = (2..=21).map(|row| format!("c{row} {:02}", row - 1));
    let trees = ["c1 village . . . . . . . U", "d1 36 . t . . . . t ."].map(str::to_owned);
    let mut cards: Vec<String> = trees.into_iter().chain(places).collect();
    let bought = |cards: &[String]| {
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let mut state = duel("phase = \"work\"", &cards, "gold = 9");
        play(&mut state, 0, "work farm_left");
        (waited(&state), side(&state, 0).gold)
    };
    assert_eq!(cards.len(), 22);
    assert_eq!(bought(&cards), (vec![1], 9), "nothing is offered");
    cards.pop();
    assert_eq!(bought(&cards), (vec![0], 9), "one card less, and there is room");
}

#[test]
fn w2c_trees_are_spent_in_reading_order() {
    let cards = ["c1 village t . t . . . . U", "d1 06 t . . . . . . ."];
    let mut state = duel("phase = \"work\"", &cards, "gold = 2");
    play(&mut state, 0, "work farm_left;buy");
    assert_options(&state, 0, "spend c1.1;spend c1.3");
    play(&mut state, 0, "spend c1.3");
    assert_eq!(on(&state, 0, "d1.1"), "", "the last tree had no alternative");
}

#[test]
fn challenges_have_their_goals() {
    let met = |word: &str, cards: &[&str], gold: u16| {
        let state = solo(&format!("challenge = \"{word}\""), cards, &format!("gold = {gold}"));
        game().solo_won(&state.public)
    };
    let start = ["c1 village . . . . . . . U"];
    assert!(met("prosperity", &start, 111) && !met("prosperity", &start, 110));
    assert!(met("metropolis", &start, 81) && !met("metropolis", &start, 80));
    assert!(met("exodus", &start, 81) && !met("exodus", &start, 80));
    let full = [
        "c1 village . . . . U . U U",
        "b1 town . . . U U . U U",
        "a1 town . . . U U . U U",
        "d1 town . . . U U . . .",
    ];
    assert!(met("untrained", &full, 40) && met("community", &full, 40));
    let fewer = [
        "c1 village . . . . U . U U",
        "b1 town . . . U U . U U",
        "a1 town . . . U U . U U",
        "d1 town . . . U . . . .",
    ];
    assert!(!met("untrained", &fewer, 90) && !met("community", &fewer, 90), "twelve families");
    let two = [
        "c1 village . . . . U . U U",
        "b1 town . . . U U . U U",
        "a1 town . . . U U . U U",
        "d1 hamlet . . . . . . U U",
    ];
    assert!(met("untrained", &two, 60) && !met("community", &two, 60), "two towns");
    assert!(met("none", &start, 111) && !met("none", &start, 110));
}

#[test]
fn r37_challenges_are_an_option_of_the_solo_game() {
    let mut options = Options::default();
    options.set("challenge", "exodus").unwrap();
    assert_eq!(options.get("challenge").as_deref(), Some("exodus"));
    assert!(options.set("challenge", "moon").is_err());
    assert!(game().setup(1, &options, Seed(1)).unwrap().public.challenge.is_some());
    assert_eq!(game().setup(2, &options, Seed(1)).unwrap().public.challenge, None);
}

#[test]
fn mistakes_in_component_files_are_named() {
    let components = Atiwa::COMPONENTS;
    let error = |from: &str, to: &str| {
        assert!(components.contains(from), "{from}");
        Components::from_toml(&components.replacen(from, to, 1)).unwrap_err()
    };
    let found = error("values = [0, 0, 1, 1, 1, 1, 2, 2]", "values = [0, 0, 1]");
    assert_eq!(found.place, "supply_row[wild_animal].values");
    assert!(told::<Atiwa>(&found).contains("found 3 entries, expected 8 entries"), "{found}");
    assert_eq!(
        error("\"blank\", \"blank\", \"tree\"", "\"blank\", \"moss\", \"tree\"").place,
        "location[farm].cells"
    );
    assert_eq!(
        error("trees = 2, gold = 3 } ]", "trees = 2, gold = 9 } ]").place,
        "action_space[farm_right].effects"
    );
    assert_eq!(
        error("spaces_total = 27", "spaces_total = 28").place,
        "board_config[players = 3].spaces_total"
    );
    assert_eq!(error("at_least = 10", "at_most = 10").place, "[[round_space]]");
    assert_eq!(
        error("rule = \"no_terrain_cards\"", "rule = \"rain\"").place,
        "solo_challenge[metropolis].modifiers"
    );
    assert_eq!(error("number = 36", "number = 35").place, "terrain");
}

#[test]
fn mistakes_in_position_files_are_named() {
    let place = |text: &str| game().read_position(text).unwrap_err().place;
    assert_eq!(place("phase = \"noon\""), "phase");
    assert_eq!(place("players = 5"), "players");
    assert_eq!(place("open = [1, 1]"), "open");
    assert_eq!(place("tiles = { round_2 = \"goat\", round_3 = \"goat\" }"), "tiles.round_3");
    assert_eq!(place("phase = \"work\"\nworkers = { grove = 1 }"), "workers");
    assert_eq!(place(&seat(&["d1 village"], "")), "seats[0].cards[c1]");
    assert_eq!(place(&seat(&["c1 village", "a1 06"], "")), "seats[0].cards");
    assert_eq!(place(&seat(&["c1 village U . . . . . . ."], "")), "seats[0].cards[c1.1]");
    assert_eq!(place(&seat(&["c1 village"], "night = 10")), "seats[0].night");
    assert_eq!(
        place(&format!(
            "phase = \"work\"\n{}",
            seat(&["c1 village"], "agenda = [{ step = \"pick_fruit\" }]")
        )),
        "seats[0].agenda"
    );
}

#[test]
fn the_sketch_of_a_solo_game_shows_goals_and_the_next_pollution() {
    let state = solo(
        "phase = \"work\"\nround = 3\nchallenge = \"hamlet\"",
        &["c1 village x b . . . . U U", "d1 27"],
        "",
    );
    let lexicon = Lexicon::new(Language::En, &[Atiwa::locale(Language::En)]);
    let text = game().sketch(&state.view(Some(Seat(0))), &|message| lexicon.word(message));
    let line = "Hamlet, to win: 40 bats or more (now 1) and 100 points or more (now 8)";
    assert!(text.contains(line), "{text}");
    // The new card catches up first.
    assert!(text.contains("Next pollution: d1.1, c1.2\n"), "{text}");
    assert!(text.contains("|-2p**(w)"), "{text}");
}

//! Part C, cases 9 to 24: pollution, growth, return of the bats, breeding, preparation.

use super::*;

#[test]
fn c9_pollution_kills_a_family() {
    let mut state = solo("phase = \"work\"\nturn = 2\nbag = [1]", &["c1 village x x x x Tb . . U"], "");
    assert_eq!(empty(&state, 0, Piece::Family), 2);
    let events = play(&mut state, 0, "work town_right");
    assert_eq!(income(&events, 0), (1, 1, 1));
    assert_eq!(polluted(&events, 0), ["c1.5"]);
    assert_eq!((empty(&state, 0, Piece::Family), count(&state, 0, Piece::Bat)), (1, 0));
    // Two gold less the need of one.
    assert!(events.contains(&Event::AteGold { seat: Seat(0), gold: 1 }));
    assert_eq!(side(&state, 0).gold, 1);
}

#[test]
fn c10_pollution_on_a_tree_with_fruit() {
    let mut state =
        solo("phase = \"work\"\nturn = 2\nbag = [0]", &["c1 village x x tf . . . . U"], "gold = 5");
    let events = play(&mut state, 0, "work town_right");
    assert_eq!(polluted(&events, 0), ["c1.3"]);
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (0, 0));
}

#[test]
fn c11_new_card_catches_up() {
    let cards = ["c1 village x x . . U . U U", "b1 06"];
    let mut state = solo("phase = \"work\"\nturn = 2", &cards, "gold = 5");
    let events = play(&mut state, 0, "work town_right");
    assert_eq!(polluted(&events, 0), ["b1.1", "b1.2", "b1.3"]);
}

#[test]
fn c12_card_in_a_lower_row() {
    let cards = ["c1 village . . . . U . U U", "d1 farm . . . . . . . U", "c2 hamlet"];
    let mut state = solo("phase = \"work\"\nturn = 2", &cards, "gold = 5");
    let events = play(&mut state, 0, "work town_right");
    assert_eq!(polluted(&events, 0), ["c1.1", "d1.1", "c2.1", "c1.2"]);
}

#[test]
fn c13_bag_runs_out() {
    let gone = "x x x x x x x x";
    let zero = seat(
        &[
            "c1 village . . . . . . U U",
            &format!("b1 06 {gone}"),
            &format!("a1 21 {gone}"),
            &format!("d1 20 {gone}"),
        ],
        "",
    );
    let one = seat(&["c1 village . . . . U . U U", &format!("b1 23 {gone}"), &format!("a1 07 {gone}")], "");
    let mut state = position(&format!(
        "players = 2\nphase = \"work\"\nturn = 5\nfirst_player = 1\nstarter = 0\n{zero}{one}"
    ));
    assert_eq!(state.public.markers(), 4);
    let events = play(&mut state, 1, "work town_right");
    assert_eq!((income(&events, 1).1, income(&events, 0).1), (3, 1));
    assert_eq!((polluted(&events, 1).len(), polluted(&events, 0).len()), (3, 1));
    assert_eq!(state.public.markers(), 0);
}

#[test]
fn c14_growth_limited_by_pieces() {
    let cards =
        ["c1 village . . . . . . . U", "d1 21 tf tf tf tf tf tf t t", "b1 06 t t t t t . . .", "c2 02"];
    let mut state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (13, 6));
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, left: 6 }));
    play(&mut state, 0, "place fruit d1.7;place fruit b1.1");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Bat, left: 3 }));
}

#[test]
fn c15_growth_limited_by_room() {
    let cards = ["c1 village . . tf . . . . U", "d1 21 tf tf tf tf t . . ."];
    let mut state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, left: 3 }));
    // The blanks of the card with fruits count as room too, so they are polluted here.
    let cards = ["c1 village x . tf . . . . U", "d1 21 tf tf tf tf t . x x"];
    state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_options(&state, 0, "place fruit d1.5;stop");
    let mut declined = state.clone();
    play(&mut declined, 0, "stop");
    assert_eq!(count(&declined, 0, Piece::Fruit), 5);
    play(&mut state, 0, "place fruit d1.5");
    assert_eq!(count(&state, 0, Piece::Fruit), 6);
    assert!(!matches!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, .. })));
}

#[test]
fn c16_growth_reads_after_placing() {
    let cards = ["c1 village . . . . . . . U", "d1 21 t t t t . . . .", "b1 23 w w w w w w w .", "a1 09"];
    let mut state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Tree, left: 2 }));
    let mut one = state.clone();
    play(&mut state, 0, "place tree d1.5;place tree d1.6");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, left: 3 }));
    play(&mut one, 0, "place tree d1.5;stop");
    assert_eq!(step(&one, 0), Some(Step::Grow { piece: Piece::Fruit, left: 2 }));
}

#[test]
fn c17_bats_return() {
    let cards = ["c1 village . . . . . . . T"];
    let mut state = solo("phase = \"return\"\nround = 7", &cards, "night = 6\ngold = 1");
    assert_options(&state, 0, "place bat c1.2;place bat c1.8");
    play(&mut state, 0, "place bat c1.2");
    assert_options(&state, 0, "place bat c1.1;place bat c1.8");
    // The last one has no alternative; three bats find no room, and the houses stay empty.
    play(&mut state, 0, "place bat c1.1");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).night), (3, 0));
    assert_eq!((on(&state, 0, "c1.5"), on(&state, 0, "c1.7")), (String::new(), String::new()));
}

#[test]
fn c18_breeding_and_eviction() {
    let cards = ["c1 village . b . . b . U U", "d1 14"];
    let state = solo("phase = \"breeding\"\nround = 2", &cards, "");
    let mut bat_first = state.clone();
    play(&mut bat_first, 0, "breed bat d1.1;breed family c1.5");
    assert_eq!((count(&bat_first, 0, Piece::Bat), count(&bat_first, 0, Piece::Family)), (2, 3));
    let mut family_first = state;
    play(&mut family_first, 0, "breed family c1.5");
    assert_eq!((count(&family_first, 0, Piece::Bat), count(&family_first, 0, Piece::Family)), (1, 3));
    assert_eq!(family_first.public.round, 3, "one bat is too few to breed: nothing is left to decide");
}

#[test]
fn c19_breeding_thresholds() {
    let cards = [
        "c1 village . b . w U . U U",
        "d1 11 . . . b . . . U",
        "b1 02 b b . . . . . .",
        "a1 23 w . . . . . . .",
    ];
    let state = solo("phase = \"breeding\"\nround = 4", &cards, "");
    let kinds: BTreeSet<Option<Piece>> = options(&state, 0).iter().map(|action| action.piece()).collect();
    assert_eq!(kinds, BTreeSet::from([None, Some(Piece::Bat)]));
}

#[test]
fn c20_breeding_cap() {
    let cards = ["c1 village . . . . . . . U", "d1 20 g g g g g g g ."];
    let state = solo("phase = \"breeding\"\nround = 2", &cards, "");
    assert_eq!(state.public.round, 3, "no goat is left");
    let mut state =
        solo("phase = \"breeding\"\nround = 2", &["c1 village . . . . . . . U", "d1 20 g . . . . . . ."], "");
    assert_legal(&state, 0, "breed goat d1.2");
    play(&mut state, 0, "done");
    assert_eq!(count(&state, 0, Piece::Goat), 1);
}

#[test]
fn c21_preparation() {
    let state = position("players = 3\nphase = \"preparation\"\nopen = [1, 0, 3, 0]\n");
    let discarded = Card::terrain(1).unwrap().bit() | Card::terrain(3).unwrap().bit();
    assert_eq!(state.public.discard, discarded);
    assert_eq!(state.public.open.iter().flatten().count(), 4);
    assert_eq!(state.public.visible() & discarded, discarded);
    let state = position("players = 1\nphase = \"preparation\"\nopen = [1, 0, 3]\ndeck = [9]");
    assert_eq!(state.public.open[..3], [1, 9, 3].map(Card::terrain));
    assert_eq!(state.public.discard, 0);
}

#[test]
fn c22_solo_tile_and_worker() {
    let head = "players = 1\nphase = \"preparation\"\nround = 2\ntiles = { round_3 = \"goat\" }\n\
                workers = { round_3 = \"yellow\", round_2 = \"red\" }";
    let state = position(head);
    assert_eq!(
        (state.public.round, state.public.tiles[1], state.public.tiles[2]),
        (3, Some(Tile::Goat), None)
    );
    assert_illegal(&state, 0, "work round_2");
    assert_illegal(&state, 0, "work round_3");
}

#[test]
fn c23_exodus() {
    let head = "challenge = \"exodus\"\nphase = \"preparation\"";
    let state = solo(head, &["c1 village . . . . U . U U"], "");
    assert_eq!((side(&state, 0).supply[Piece::Family.index()], empty(&state, 0, Piece::Family)), (8, 5));
    assert_eq!(row(&state, 0, Piece::Family), 5);
    assert_eq!(game().food_need(side(&state, 0)), 5);
    assert_eq!(count(&state, 0, Piece::Family), 3);
    // Breeding counts the families on the tableau: three are too few for round V.
    let cards = ["c1 village . . . . U . U U", "d1 town"];
    let breeding = |round: u8| {
        solo(&format!("challenge = \"exodus\"\nphase = \"breeding\"\nround = {round}"), &cards, "removed = 2")
    };
    assert_eq!(breeding(5).public.round, 6);
    assert_legal(&breeding(4), 0, "breed family d1.4");
}

#[test]
fn c24_exodus_nearly_empty_row() {
    let state = solo(
        "challenge = \"exodus\"\nphase = \"preparation\"",
        &["c1 village . . . . U . U U"],
        "removed = 9",
    );
    assert_eq!(side(&state, 0).supply[Piece::Family.index()], 0);
    assert_eq!((empty(&state, 0, Piece::Family), row(&state, 0, Piece::Family)), (13, 25));
}

//! Part D: scoring, ties, challenges.

use super::*;

#[test]
fn d1_full_score() {
    // Ten families, seven of them trained; three wild animals, nine trees, five fruits, four goats and
    // sixteen bats.
    let cards = [
        "c1 village . b t w T g T T",
        "b1 hamlet . b t . g w T T",
        "a1 town . b t T Tb g U U",
        "d1 27 w tf b . . b b b",
        "b2 16 b b b b b b b b",
        "a2 03 tf tf tf tf t . . .",
        "c2 05 . . . g . . U .",
    ];
    let state = solo("", &cards, "gold = 14\nshortage = 2");
    assert_eq!(Piece::ROWS.map(|piece| empty(&state, 0, piece)), [3, 9, 5, 10, 4]);
    assert_eq!(count(&state, 0, Piece::Bat), 16);
    assert_eq!(points(&state.public, 0), [14, 21, 26, 7, 6, -4]);
    assert_eq!(total(&state.public, 0), 70);
}

#[test]
fn a_final_table_may_only_count_its_pieces() {
    let seat = |pieces: &str| {
        format!(
            "players = 1\n[[seats]]\ngold = 14\nshortage = 2\npieces = {{ {pieces} }}\ncards = [{{ card = \
             \"village\" }}, {{ card = \"town\" }}, {{ card = \"hamlet\" }}, {{ card = 27 }}, {{ card = 3 }}, {{ \
             card = 16 }}, {{ card = 5 }}]\n"
        )
    };
    let pieces = "tree = 9, fruit = 5, wild_animal = 3, goat = 4, bat = 16, family = 10, trained = 7";
    let state = position(&seat(&format!("{pieces}, pollution = 3")));
    assert_eq!(points(&state.public, 0), [14, 21, 26, 7, 6, -4]);
    assert_eq!(state.public.side(Seat(0)).tableau.pollution(), 3);
    // It is a table like any other.
    assert_eq!(game().read_position(&game().write_position(&state)).unwrap(), state);
    // More than there is room for, more trained families than there are, or before the end.
    for pieces in ["family = 12", "family = 2, trained = 3", "pollution = 60", "goat = 8"] {
        assert!(game().read_position(&seat(pieces)).is_err(), "{pieces}");
    }
    assert!(game().read_position(&format!("phase = \"work\"\n{}", seat(pieces))).is_err());
}

#[test]
fn d2_start_position_as_if_the_game_ended() {
    assert_eq!(points(&position("players = 1").public, 0), [0, 8, 1, 0, 0, 0]);
    let state = game().setup(1, &Default::default(), Seed(2)).unwrap();
    assert_eq!(total(&state.public, 0), 9);
}

#[test]
fn d3_big_finish() {
    let cards = [
        "c1 village g b tf . Tb g Tb Tb",
        "b1 village g b t . Tb g Tb Tb",
        "a1 town g b t Tb Tb g Tb Tb",
        "d1 town . b t Tb Tb g Tb .",
        "b2 21 tf tf tf tf tf tf . .",
        "a2 28 b . b tf b . b .",
    ];
    let state = solo("", &cards, "gold = 22");
    assert_eq!(Piece::ROWS.map(|piece| empty(&state, 0, piece)), [0, 11, 8, 13, 7]);
    assert_eq!(count(&state, 0, Piece::Bat), 21);
    assert_eq!(points(&state.public, 0), [22, 42, 40, 13, 11, 0]);
    assert_eq!(total(&state.public, 0), 128);
    assert!(game().solo_won(&state.public));
}

#[test]
fn d4_negative_cards() {
    // No bat can ever stand on 21 or 01 (R40).
    let cards = ["c1 village b b . w b . U U", "d1 03 tb . . . . . . .", "b1 21", "a1 01 f . . . . . w ."];
    let state = solo("", &cards, "shortage = 5");
    assert_eq!(Piece::ROWS.map(|piece| empty(&state, 0, piece)), [2, 1, 1, 2, 0]);
    assert_eq!(count(&state, 0, Piece::Bat), 4);
    assert!(["c1", "d1", "b1", "a1"].iter().all(|at| room(&state, 0, at, Piece::Bat).is_empty()));
    assert_eq!(points(&state.public, 0), [0, -2, 2, 0, 0, -10]);
    assert_eq!(total(&state.public, 0), -10);
}

#[test]
fn d5_tie() {
    let table = |pollution: [usize; 3]| {
        let gold = [82, 81, 82];
        let seats = [0, 1, 2].map(|index| {
            let cells: Vec<&str> =
                (0..7).map(|cell| if cell < pollution[index] { "x" } else { "." }).collect();
            seat(&[&format!("c1 village {} U", cells.join(" "))], &format!("gold = {}", gold[index]))
        });
        let state = position(&format!("players = 3\n{}", seats.concat()));
        assert_eq!([0, 1, 2].map(|seat| total(&state.public, seat)), [91, 90, 91]);
        game().ranking(&state.public).winners().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(table([4, 0, 2]), [2]);
    assert_eq!(table([3, 0, 3]), [0, 2]);
}

/// A finished solo game with a challenge: its points, and whether it is won.
fn challenge(word: &str, cards: &[&str], gold: u16) -> (i32, bool) {
    let state = solo(&format!("challenge = \"{word}\""), cards, &format!("gold = {gold}"));
    (total(&state.public, 0), game().solo_won(&state.public))
}

#[test]
fn d6_challenge_investor() {
    let rich = [
        "c1 village . . t . T g T T",
        "b1 village . . t . T g T T",
        "a1 town g . t T T g T T",
        "d1 farm . . . . g . g T",
        "b2 hamlet . . t . g . T T",
    ];
    assert_eq!(challenge("investor", &rich, 20), (104, false));
    let modest = [
        "c1 village . . t . T g T T",
        "b1 village . . . . T g T T",
        "a1 town . . . T T g T T",
        "d1 farm . . . . . . g T",
        "b2 hamlet . . . . . . T T",
    ];
    assert_eq!(challenge("investor", &modest, 21), (100, true));
    // One village is not enough (R24).
    let lone = ["c1 village . . . . . . . U", "a1 town", "b1 farm", "d1 hamlet"];
    assert!(!challenge("investor", &lone, 90).1);
}

#[test]
fn d7_challenge_stop_the_pollution() {
    assert_eq!(challenge("stop_pollution", &["c1 village x . . . . . . U"], 109), (118, false));
    assert_eq!(challenge("stop_pollution", &["c1 village . . . . . . . U"], 91), (100, true));
    assert_eq!(challenge("stop_pollution", &["c1 village . . . . . . . U"], 90), (99, false));
}

/// Cards with forty bats, worth 50 points without gold.
const FORTY_BATS: [&str; 6] = [
    "c1 village . b . . b . b .",
    "a1 02 b b b b b b b b",
    "b1 14 b b b b b b b b",
    "d1 16 b b b b b b b b",
    "a2 30 b b b b b b b b",
    "b2 26 b b b . . . b b",
];

#[test]
fn d8_challenge_hamlet() {
    let state = solo("", &FORTY_BATS, "");
    assert_eq!((count(&state, 0, Piece::Bat), points(&state.public, 0)[4]), (40, 30));
    let others = total(&state.public, 0);
    assert_eq!(challenge("hamlet", &FORTY_BATS, (99 - others) as u16), (99, false));
    assert_eq!(challenge("hamlet", &FORTY_BATS, (100 - others) as u16), (100, true));
    let fewer =
        FORTY_BATS.map(|card| if card.starts_with("c1") { "c1 village . . . . b . b ." } else { card });
    assert!(!challenge("hamlet", &fewer, 90).1, "39 bats");
}

#[test]
fn d9_prices_versus_points() {
    let cards = ["c1 village . . t . . . . U", "d1 21 t t t t t t t t"];
    let mut state = solo("phase = \"work\"\nround = 7\nturn = 1", &cards, "gold = 7");
    let before = total(&state.public, 0);
    assert_eq!(row(&state, 0, Piece::Tree), 4);
    play(&mut state, 0, "work town_left;buy;spend c1.3;spend d1.1;spend d1.2;spend d1.3;spend d1.4;card b1");
    assert_eq!((row(&state, 0, Piece::Tree), side(&state, 0).gold), (2, 0));
    assert_eq!(total(&state.public, 0) - before, 4);
}

#[test]
fn d10_training_at_the_end() {
    let cards = ["c1 village . . . . U . U U"];
    let start = solo("phase = \"work\"\nround = 7\nturn = 2\nbag = [0, 0, 0]", &cards, "gold = 12");
    let mut trained = start.clone();
    let events = play(&mut trained, 0, "work train_three;pay;train c1.5;train c1.7;train c1.8");
    assert_eq!(income(&events, 0), (3, 0, 0));
    assert_eq!(points(&trained.public, 0)[3], 3);
    let mut plain = start;
    let events = play(&mut plain, 0, "work train_three;finish");
    assert_eq!(income(&events, 0), (0, 3, 0));
    // Three points for two gold, and three gold of income.
    assert_eq!(total(&trained.public, 0) - total(&plain.public, 0), 3 - 2 + 3);
}

//! Part E: stages, challenges, forced steps.

use super::*;

#[test]
fn e1_bonus_with_gold() {
    let with = |cards: &[&str], actions: &str| {
        let mut state = position(&format!("players = 4\nphase = \"work\"\n{}", seat(cards, "")));
        play(&mut state, 0, actions);
        (side(&state, 0).gold, waited(&state))
    };
    let four = ["c1 village . . . . . . . U", "d1 23", "b1 16", "a1 05", "c2 03"];
    assert_eq!(with(&four, "work bush_hunt;place wild_animal d1.1;place wild_animal d1.2"), (1, vec![1]));
    assert_eq!(with(&four, "work bush_hunt;finish"), (1, vec![1]));
    let impossible = ["c1 village . . . x . . . U", "d1 02", "b1 16", "a1 05", "c2 03"];
    assert_eq!(with(&impossible, "work bush_hunt"), (1, vec![1]));
    let three = ["c1 village . . . . . . . U", "d1 23", "b1 16", "a1 05"];
    assert_eq!(with(&three, "work bush_hunt;finish"), (0, vec![1]));
}

#[test]
fn e2_challenge_untrained() {
    let head = "challenge = \"untrained\"\nphase = \"work\"\nround = 4";
    let cards = ["c1 village . . . . b . . U"];
    let mut state = solo(head, &cards, "gold = 5");
    let mut school = state.clone();
    play(&mut state, 0, "work round_4");
    assert_options(&state, 0, "place family c1.5;place family c1.7;finish");
    play(&mut state, 0, "place family c1.5");
    assert_eq!((on(&state, 0, "c1.5"), count(&state, 0, Piece::Bat)), ("family".to_owned(), 0));
    assert_eq!(state.public.turn, 1);
    play(&mut school, 0, "work train_three");
    assert_eq!((school.public.turn, side(&school, 0).gold), (1, 5));
}

#[test]
fn e3_challenge_metropolis() {
    let state = || solo("challenge = \"metropolis\"\nphase = \"work\"", &["c1 village . . . . . . . U"], "");
    let public = state().public;
    assert_eq!((game().deck_size(&public), public.open), (0, [None; 4]));
    let mut open = state();
    play(&mut open, 0, "work terrain_open_1");
    assert_options(&open, 0, "place tree c1.3;finish");
    let mut deck = state();
    play(&mut deck, 0, "work terrain_deck_1");
    assert_eq!(side(&deck, 0).gold, 1);
    assert_options(&deck, 0, "place tree c1.3;finish");
    let mut nature = state();
    play(&mut nature, 0, "work nature_gold_1");
    assert_eq!((side(&nature, 0).gold, nature.public.turn), (0, 1));
    let mut grove = state();
    play(&mut grove, 0, "work grove;place tree c1.3;place tree c1.1");
    assert_eq!(grove.public.turn, 1, "no bonus");
    // From setup too there is no terrain, and none comes in step 7.
    let options = bocage_atiwa::Options { challenge: Some(bocage_atiwa::vocabulary::Challenge::Metropolis) };
    let start = game().setup(1, &options, Seed(4)).unwrap();
    assert_eq!((start.public.open, start.secret.deck.len()), ([None; 4], 0));
}

#[test]
fn e4_choice_with_one_possible_side() {
    let head = "phase = \"work\"\ntiles = { round_3 = \"goat\" }";
    let mut state = duel(head, &["c1 village x x . . . . . U"], "");
    play(&mut state, 0, "work round_3");
    assert_options(&state, 0, "choose 2;place goat c1.6;finish");
    let mut state = duel(head, &["c1 village x x . x . x . U"], "");
    play(&mut state, 0, "work round_3");
    assert_eq!(waited(&state), [1]);
}

#[test]
fn e5_fruit_and_bat_share_a_tree() {
    let cards = ["c1 village . b . . b . b T", "d1 03 tf . . . . . . ."];
    let mut state = solo("phase = \"work\"\nturn = 2", &cards, "");
    assert_eq!(room(&state, 0, "d1", Piece::Bat), [0; 0]);
    // Two trees would bear a fruit in step 2; it is left.
    play(&mut state, 0, "work town_right;bat-action;place tree d1.2;stop");
    // The bats come home in step 3, and one may sit on the tree.
    assert_eq!(on(&state, 0, "d1.1"), "tree");
    assert_eq!(step(&state, 0), Some(Step::Return));
    assert_legal(&state, 0, "place bat d1.1");
}

#[test]
fn e6_refill_with_reshuffle() {
    // Nine cards in front of each of three seats, one in the deck, six discarded, two open.
    let numbers: Vec<u8> = (1..=27).collect();
    let seats: String = numbers
        .chunks(9)
        .map(|nine| {
            let places = ["d1", "b1", "a1", "a2", "b2", "c2", "d2", "a3", "b3"];
            let mut cards = vec!["c1 village . . . . . . . U".to_owned()];
            cards.extend(nine.iter().zip(places).map(|(number, at)| format!("{at} {number:02}")));
            seat(&cards.iter().map(String::as_str).collect::<Vec<_>>(), "")
        })
        .collect();
    let head =
        "players = 3\nphase = \"preparation\"\nopen = [28, 29, 0, 0]\ndiscard = [30, 31, 32, 33, 34, 35]\n";
    let state = position(&format!("{head}deck = [36]\n{seats}"));
    assert_eq!(state.public.open[0], Card::terrain(36));
    assert_eq!(state.public.open.iter().flatten().count(), 4);
    assert_eq!((game().deck_size(&state.public), state.public.discard, state.public.reshuffles), (5, 0, 1));
}

#[test]
fn e7_breeding_never_trains() {
    let cards = ["c1 village . . . . b . U U", "d1 11 x x x x x x x U"];
    let mut state = solo("phase = \"breeding\"\nround = 4", &cards, "");
    play(&mut state, 0, "breed family c1.5");
    assert_eq!((on(&state, 0, "c1.5"), count(&state, 0, Piece::Bat)), ("family".to_owned(), 0));
}

#[test]
fn e8_forced_steps() {
    let state = solo("phase = \"return\"\nround = 7", &["c1 village x . . . . . . U"], "night = 3\ngold = 1");
    // The bat is food for the untrained family too, so the feeding waits.
    assert_eq!((on(&state, 0, "c1.2"), side(&state, 0).night), ("bat".to_owned(), 0));
    assert_options(&state, 0, "eat-bat c1.2;eat-gold");
    let state = solo("phase = \"feeding\"\nround = 7", &["c1 village . . . . . . U U"], "gold = 3");
    assert_eq!(side(&state, 0).gold, 1);
    assert_eq!(waited(&state), [0; 0], "the game is over");
}

#[test]
fn e9_solo_worker_on_the_uncovered_space() {
    let mut state = game().setup(1, &Default::default(), Seed(9)).unwrap();
    let started_on_3 = state.public.tiles[2];
    let mut seen = [false; 8];
    while !game().is_over(&state.public) {
        let list = options(&state, 0);
        let round = state.public.round;
        let here = Action::PlaceWorker(Space::Round2);
        let action = match list[0] {
            Action::PlaceWorker(_) if round == 2 && state.public.turn == 0 => {
                assert!(list.contains(&here));
                here
            }
            Action::PlaceWorker(_) => {
                if round == 3 || round == 4 {
                    assert!(!list.contains(&here), "blocked in round {round}");
                }
                if round == 5 && state.public.turn == 0 {
                    assert!(list.contains(&here), "free in round 5");
                    assert_eq!(state.public.tiles[1], started_on_3);
                }
                seen[usize::from(round)] = true;
                *list.iter().find(|action| **action != here).unwrap()
            }
            _ => *list.last().unwrap(),
        };
        game().apply(&mut state, Seat(0), action, &mut ()).unwrap();
    }
    assert!(seen[3] && seen[4] && seen[5]);
}

#[test]
fn e10_family_row() {
    let value = |empty: u8| {
        let supply = [8, 13, 8, 13 - empty, 7];
        game().row_value(&Side { supply, ..Default::default() }, Piece::Family)
    };
    assert_eq!([4, 5, 6, 9, 10, 12].map(value), [4, 5, 7, 13, 16, 22]);
    assert_eq!((value(10) - value(9), value(5) - value(4)), (3, 1));
}

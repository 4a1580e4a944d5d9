//! Part B, the other cases: setup, spaces, cards, purchases, the bat action.

use super::*;

#[test]
fn b1_setup_counts() {
    for (players, stack, deck, slots, spaces) in
        [(1, 11, 33, 3, 26), (2, 10, 33, 3, 26), (3, 9, 32, 4, 27), (4, 8, 32, 4, 30)]
    {
        let state = game().setup(players, &Default::default(), Seed(3)).unwrap();
        let public = &state.public;
        assert_eq!(game().stack(public, Location::Village), stack);
        assert_eq!((game().deck_size(public), state.secret.deck.len()), (deck, usize::from(deck)));
        assert_eq!(public.open.iter().flatten().count(), slots);
        assert_eq!(options(&state, 0).len(), spaces);
    }
}

#[test]
fn b2_adjacency() {
    let mut state =
        solo("phase = \"work\"\nopen = [6]", &["c1 village . . . . . . . U", "c2 13", "b2 19"], "");
    play(&mut state, 0, "work terrain_open_1;take 1");
    assert_options(&state, 0, "card b1;card d1;card a2;card d2;card b3;card c3");
    assert_illegal(&state, 0, "card a1");
    assert_illegal(&state, 0, "card a3");
}

#[test]
fn b3_tile_cycle() {
    let mut state = game().setup(1, &Default::default(), Seed(8)).unwrap();
    let start = state.public.tiles;
    let mut seen = vec![];
    while !game().is_over(&state.public) {
        if state.public.turn == 0 && seen.len() < usize::from(state.public.round) {
            seen.push(state.public.tiles);
        }
        let action = options(&state, 0)[0];
        game().apply(&mut state, Seat(0), action, &mut ()).unwrap();
    }
    let [_, a, b, c, d, e, f] = start;
    assert_eq!(seen[3], [a, b, c, None, d, e, f]);
    assert_eq!(seen[6], [a, b, c, d, e, f, None]);
}

#[test]
fn b4_order_of_effects() {
    let cards = ["c1 village x . t . . . . U"];
    let mut state = solo("phase = \"work\"\nopen = [6]", &cards, "");
    play(&mut state, 0, "work terrain_open_1");
    assert_options(&state, 0, "take 1;finish");
    play(&mut state, 0, "take 1;card d1");
    let trees: Vec<String> = [1, 2, 4, 5, 7].iter().map(|cell| format!("place tree d1.{cell}")).collect();
    assert_options(&state, 0, &format!("{};finish", trees.join(";")));
    // With room the tree may come first.
    let mut state = solo("phase = \"work\"\nopen = [6]", &["c1 village . . . . . . . U"], "");
    play(&mut state, 0, "work terrain_open_1");
    assert_options(&state, 0, "place tree c1.3;take 1;finish");
    play(&mut state, 0, "place tree c1.3");
    assert_options(&state, 0, "take 1;finish");
}

#[test]
fn b13_family_into_a_bat_house_by_exchange() {
    let mut state = duel("phase = \"work\"", &["c1 village . . . . b . . U"], "gold = 1");
    play(&mut state, 0, "work buy_families");
    assert_options(&state, 0, "exchange 1;finish");
    play(&mut state, 0, "exchange 1;place family c1.5");
    assert_eq!(on(&state, 0, "c1.5"), "family");
    assert_eq!((count(&state, 0, Piece::Bat), side(&state, 0).gold), (0, 0));
}

const BAT_HOUSE: [&str; 1] = ["c1 village . . . . b . . U"];

#[test]
fn b14_family_into_a_bat_house_in_round_4() {
    let mut state = duel("phase = \"work\"\nround = 4", &BAT_HOUSE, "");
    play(&mut state, 0, "work round_4;place family c1.5");
    assert_options(&state, 0, "train-now;return-bat");
    let mut other = state.clone();
    play(&mut state, 0, "train-now");
    assert_eq!(on(&state, 0, "c1.5"), "family+bat trained");
    assert_eq!(on(&state, 0, "c1.8"), "family");
    assert_eq!(waited(&state), [1], "the training is used up");
    play(&mut other, 0, "return-bat");
    assert_eq!(on(&other, 0, "c1.5"), "family");
    assert_eq!(count(&other, 0, Piece::Bat), 0);
    assert_options(&other, 0, "train c1.5;train c1.8;finish");
}

#[test]
fn b15_training_used_first() {
    let mut state = duel("phase = \"work\"\nround = 4", &BAT_HOUSE, "");
    play(&mut state, 0, "work round_4;train c1.8;place family c1.5");
    assert_eq!(on(&state, 0, "c1.5"), "family");
    assert_eq!(on(&state, 0, "c1.8"), "family trained");
    assert_eq!(count(&state, 0, Piece::Bat), 0);
    assert_eq!(waited(&state), [1]);
}

#[test]
fn b16_buying_with_riders() {
    let cards = ["c1 village . . tf . . . . U", "d1 03 tb . . . . . . ."];
    let mut state = duel("phase = \"work\"\nfirst_player = 1\nstarter = 0", &cards, "gold = 2");
    // Both trees are needed, so both are spent without asking.
    play(&mut state, 0, "work farm_left;buy");
    assert_eq!(side(&state, 0).gold, 0);
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (0, 0));
    assert_eq!(count(&state, 0, Piece::Bat), 0);
    assert_eq!((on(&state, 0, "c1.3"), on(&state, 0, "d1.1")), (String::new(), String::new()));
    assert_eq!(state.public.first_player, Seat(0));
    play(&mut state, 0, "card b1");
    let farm = Card::location(Location::Farm);
    assert_eq!(side(&state, 0).tableau.plot("b1".parse().unwrap()).unwrap().card, farm);
}

#[test]
fn b17_not_affordable() {
    let cards = ["c1 village t . t . . . . U"];
    let state = duel("phase = \"work\"\nfirst_player = 1\nstarter = 0", &cards, "gold = 2");
    let mut left = state.clone();
    play(&mut left, 0, "work farm_left");
    assert_options(&left, 0, "buy;finish");
    let mut right = state;
    play(&mut right, 0, "work farm_right");
    assert_eq!(waited(&right), [1], "nothing to decide");
    assert_eq!(side(&right, 0).gold, 2);
    assert_eq!(right.public.first_player, Seat(1));
}

#[test]
fn b18_marker() {
    let rich =
        |gold: u16, trees: &str| seat(&[&format!("c1 village {trees} . . . . U")], &format!("gold = {gold}"));
    let text = format!(
        "players = 3\nphase = \"work\"\n{}{}{}",
        rich(0, ". . ."),
        seat(&["c1 village . . . . . . . U", "d1 21 t t t . . . . ."], "gold = 3"),
        rich(2, "t . t"),
    );
    let mut state = position(&text);
    // The cheapest way through a turn: a space that gives nothing now.
    let idle = |state: &mut State, seat: u8, space: &str| {
        play(state, seat, &format!("work {space}"));
        while waited(state) == [seat] {
            play(state, seat, options(state, seat).last().unwrap().to_string().as_str());
        }
    };
    idle(&mut state, 0, "town_right");
    idle(&mut state, 1, "town_left");
    play(&mut state, 2, "work farm_left;buy;card b1");
    assert_eq!(state.public.first_player, Seat(2));
    for (seat, space) in [(0, "village_left"), (1, "village_right"), (2, "nature_gold_1"), (0, "nature_wild")]
    {
        assert_eq!(waited(&state), [seat]);
        idle(&mut state, seat, space);
    }
    play(&mut state, 1, "work hamlet_left;buy;card b1");
    assert_eq!(state.public.first_player, Seat(1));
    assert_eq!(waited(&state), [2]);
    let mut events = play(&mut state, 2, "work farm_right");
    let order: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Income { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 0]);
    while state.public.round == 1 {
        let seat = waited(&state)[0];
        let last = *options(&state, seat).last().unwrap();
        game().apply(&mut state, Seat(seat), last, &mut events).unwrap();
    }
    assert_eq!(waited(&state), [1]);
    idle(&mut state, 1, "town_right");
    assert_eq!(waited(&state), [2]);
    idle(&mut state, 2, "town_left");
    assert_eq!(waited(&state), [0]);
}

#[test]
fn b19_nature_gold() {
    let gold = |cards: &[&str]| {
        let mut state = duel("phase = \"work\"", cards, "");
        play(&mut state, 0, "work nature_gold_1");
        side(&state, 0).gold
    };
    assert_eq!(gold(&["c1 village . . . . . . . U", "d1 27", "b1 16", "a1 05", "c2 03"]), 4);
    assert_eq!(gold(&["c1 village . . . . . . . U", "d1 05"]), 0);
}

#[test]
fn b20_bonus() {
    let four = ["c1 village . . . . . . . U", "d1 06", "b1 16", "a1 05", "c2 03"];
    let mut state = duel("phase = \"work\"", &four, "");
    play(&mut state, 0, "work grove;place tree d1.1;place tree d1.2");
    assert_options(&state, 0, "place wild_animal c1.4;finish");
    let three = ["c1 village . . . . . . . U", "d1 06", "b1 16", "a1 05", "c2 farm", "d2 hamlet"];
    let mut state = duel("phase = \"work\"", &three, "");
    play(&mut state, 0, "work grove;place tree d1.1;place tree d1.2");
    assert_eq!(waited(&state), [1]);
    // No room for a tree: the bonus comes all the same (R20).
    let full = ["c1 village . . x . . . . U", "d1 02", "b1 16", "a1 14", "c2 07"];
    let mut state = duel("phase = \"work\"", &full, "");
    play(&mut state, 0, "work grove");
    assert_options(&state, 0, "place wild_animal c1.4;finish");
}

#[test]
fn b21_four_player_link() {
    let state = |turn: u8| {
        position(&format!("players = 4\nphase = \"work\"\nturn = {turn}\nworkers = {{ nature_gold_1 = 0 }}"))
    };
    assert_illegal(&state(4), 0, "work nature_gold_2");
    for seat in 1..4 {
        assert_legal(&state(4 + seat), seat, "work nature_gold_2");
    }
    // The arrow points both ways.
    let other = position("players = 4\nphase = \"work\"\nturn = 4\nworkers = { nature_gold_2 = 0 }");
    assert_illegal(&other, 0, "work nature_gold_1");
}

#[test]
fn b22_train_three() {
    let families = |cells: &str, gold: u8| {
        let mut state =
            duel("phase = \"work\"", &[&format!("c1 village x . . . {cells}")], &format!("gold = {gold}"));
        play(&mut state, 0, "work train_three");
        state
    };
    let mut state = families("U . U T", 2);
    assert_options(&state, 0, "pay;finish");
    play(&mut state, 0, "pay");
    assert_eq!(side(&state, 0).gold, 0);
    play(&mut state, 0, "train c1.5;train c1.7");
    assert_eq!(side(&state, 0).tableau.trained(), 3);
    assert_eq!(waited(&state), [1]);
    assert_eq!(waited(&families("U . U T", 1)), [1], "too poor");
    assert_eq!(waited(&families("T . T T", 2)), [1], "nobody to train");
}

#[test]
fn b23_choose_one() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_3 = \"two_trees\" }";
    let mut state = duel(head, &["c1 village x . x . . . . U"], "");
    play(&mut state, 0, "work round_3");
    assert_options(&state, 0, "choose 1;choose 2;finish");
    let mut bats = state.clone();
    play(&mut bats, 0, "choose 1");
    assert_options(&bats, 0, "place bat c1.2;finish");
    play(&mut bats, 0, "place bat c1.2");
    assert_eq!(waited(&bats), [1], "the second bat is lost");
    play(&mut state, 0, "choose 2;place wild_animal c1.4");
    assert_eq!((count(&state, 0, Piece::WildAnimal), count(&state, 0, Piece::Bat)), (1, 0));
}

/// Empty terrain cards around the village of a seat, from the first of these numbers to the last.
fn terrains(numbers: std::ops::RangeInclusive<u8>) -> String {
    let cards: Vec<String> = numbers
        .zip((1..22).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("{column}{}", row + 1))))
        .map(|(number, at)| format!("{at} {number:02}"))
        .collect();
    let mut all = vec!["c1 village . . . . . . . U".to_owned()];
    all.extend(cards);
    seat(&all.iter().map(String::as_str).collect::<Vec<_>>(), "")
}

#[test]
fn b24_deck_exhausted() {
    let head = "players = 2\nphase = \"work\"\nopen = [34, 35, 36]\n";
    let five = format!("{head}discard = [29, 30, 31, 32, 33]\n{}{}", terrains(1..=14), terrains(15..=28));
    let mut state = position(&five);
    assert_eq!((game().deck_size(&state.public), state.public.discard.count_ones()), (0, 5));
    play(&mut state, 0, "work terrain_deck_1");
    assert_legal(&state, 0, "draw");
    let events = play(&mut state, 0, "draw");
    assert!(events.contains(&Event::Reshuffled { cards: 5 }));
    assert_eq!((game().deck_size(&state.public), state.public.discard), (4, 0));
    let none = format!("{head}{}{}", terrains(1..=17), terrains(18..=33));
    let mut state = position(&none);
    play(&mut state, 0, "work terrain_deck_1");
    assert_illegal(&state, 0, "draw");
}

#[test]
fn b25_bat_action_refused() {
    // Thirteen trees stand on the tableau.
    let cards = ["c1 village . b tf . b . b U", "d1 21 t t t t t t . .", "d2 06 t t t t t t . ."];
    let mut state = duel("phase = \"work\"", &cards, "");
    assert_eq!((empty(&state, 0, Piece::Tree), count(&state, 0, Piece::Bat)), (13, 3));
    play(&mut state, 0, "work town_right");
    assert_eq!(waited(&state), [1]);
    // Five trees and no cell for another, although a bat will leave a blank (R4).
    let cards = ["c1 village b b tf . . . b U", "d1 09 x x x t t x x x", "b1 12 t x x t x x x x"];
    let mut state = duel("phase = \"work\"", &cards, "");
    assert_eq!((empty(&state, 0, Piece::Tree), count(&state, 0, Piece::Bat)), (5, 3));
    play(&mut state, 0, "work town_right");
    assert_eq!(waited(&state), [1]);
    // One free cell makes the difference.
    let cards = ["c1 village b b tf . . . b U", "d1 09 x x x t t x x x", "b1 12 t x x t x x x ."];
    let mut state = duel("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right");
    assert_options(&state, 0, "bat-action;end");
}

#[test]
fn b26_bat_action_freed_cell() {
    let cards = ["c1 village b b tf . . . b U", "d1 06 . x x x x x x x"];
    let mut state = duel("phase = \"work\"", &cards, "");
    play(&mut state, 0, "work town_right");
    assert_options(&state, 0, "bat-action;end");
    play(&mut state, 0, "bat-action");
    assert_options(&state, 0, "place tree c1.1;place tree d1.1");
}

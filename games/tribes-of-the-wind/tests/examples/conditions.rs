//! Part B: conditions.

use super::*;

#[test]
fn e11_neighbor_has() {
    assert_eq!(lines(&hand("W05", "F2", "F0", "F2", ""), "W05"), [0]);
    assert_eq!(lines(&hand("W05", "F0", "F1", "F1", ""), "W05"), [0, 1]);
    for own in ["F0", "F4"] {
        assert!(lines(&hand("W05", own, "F0", "F0", ""), "W05").is_empty());
    }
}

#[test]
fn e12_more_than_is_strict() {
    assert_eq!(lines(&hand("F08", "F2", "F2", "F1", ""), "F08"), [0]);
    assert_eq!(lines(&hand("F08", "F2", "F1", "F1", ""), "F08"), [0, 1]);
}

#[test]
fn e13_fewer_than_and_none() {
    assert_eq!(lines(&hand("F11", "W0", "W0", "W1", ""), "F11"), [0]);
    assert!(lines(&hand("F11", "W0", "W0", "W0", ""), "F11").is_empty());
    let mut state = hand("F11", "W1", "W2", "W3", "");
    assert_eq!(lines(&state, "F11"), [0, 1]);
    play(&mut state, "play F11 1");
    assert_eq!((water(&state), top(&state)), (3, Some(Step::Pollution { left: 2 })));
}

#[test]
fn e14_none() {
    assert_eq!(lines(&hand("V18", "W0", "W3", "W1", ""), "V18"), [0]);
    assert!(lines(&hand("V18", "W1", "W0", "W0", ""), "V18").is_empty());
}

#[test]
fn e15_one_of_each() {
    assert_eq!(lines(&hand("F20", "F1 W1 P1 V2", "", "", ""), "F20"), [0]);
    assert!(lines(&hand("F20", "F2 W2 P1 V0", "", "", ""), "F20").is_empty());
}

#[test]
fn e16_four_players() {
    let mut state = position(
        "players = 4\n[[seats]]\nhand = [\"W01\"]\nbacks = \"F2 W1 P1 V1\"\n[[seats]]\nbacks = \"F2 W1 P1 V1\"\n\
         [[seats]]\nbacks = \"W5\"\n[[seats]]\nbacks = \"F2 P2 V1\"\n",
    );
    play(&mut state, "play W01 0");
    assert_eq!(water(&state), 2);
}

#[test]
fn e17_below_the_first_tier() {
    assert!(lines(&hand("F03", "W0", "W1", "W0", ""), "F03").is_empty());
}

#[test]
fn e18_top_tier() {
    let mut state = hand("V03", "F2", "F4", "F3", "");
    assert_eq!(lines(&state, "V03"), [2]);
    play(&mut state, "play V03 2");
    assert_eq!(top(&state), Some(Step::Flex { left: 7 }));
}

#[test]
fn e19_both_lines_hold() {
    let state = hand("P05", "", "W1", "W2", "water = 4");
    assert_eq!(lines(&state, "P05"), [0, 1]);
    let mut small = state.clone();
    play(&mut small, "play P05 0");
    assert_eq!(water(&small), 8);
    let mut large = state;
    play(&mut large, "play P05 1");
    assert_eq!(top(&large), Some(Step::Forest { cost: 4 }));
}

#[test]
fn e20_sum_with_the_played_card() {
    let mut state = hand("W01", "W3", "W1", "W2", "");
    play(&mut state, "play W01 0");
    assert_eq!(water(&state), 6);
}

/// Two players: the opponent F0 W3 P1 V1, the river F F W V and this card on top of the deck.
fn market(card: &str, top: &str) -> State {
    position(&format!(
        "river = [\"F\", \"F\", \"W\", \"V\"]\ndeck = [\"{top}\"]\n[[seats]]\nboard = \"zephyr\"\nwater = 9\n\
         hand = [\"{card}\"]\nbacks = \"F1 W1 P2 V1\"\n[[seats]]\nbacks = \"F0 W3 P1 V1\"\n"
    ))
}

#[test]
fn e21_two_players() {
    for (card, expected) in [("F08", vec![0]), ("P04", vec![0, 1]), ("F02", vec![0]), ("P12", vec![0])] {
        assert_eq!(lines(&market(card, "P"), card), expected, "{card}");
    }
}

#[test]
fn e22_the_deck_top_counts() {
    for (top_card, cost) in [("P", 4), ("V", 5)] {
        let mut state = market("P01", top_card);
        play(&mut state, "play P01 0");
        assert_eq!(top(&state), Some(Step::Forest { cost }));
    }
}

#[test]
fn e23_x_above_seven() {
    let mut state = hand("P01", "P3", "P4", "P2", "board = \"zephyr\"\nwater = 1");
    play(&mut state, "play P01 0");
    assert_eq!(top(&state), Some(Step::Forest { cost: 1 }));
}

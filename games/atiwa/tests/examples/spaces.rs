//! Action spaces that no example of the rules goes to.

use super::*;

#[test]
fn animals_for_nature_icons() {
    let at_work = |cards: &[&str]| {
        let mut state = duel("phase = \"work\"", cards, "");
        play(&mut state, 0, "work nature_wild");
        state
    };
    // Two icons on 27, one on 23.
    let mut state = at_work(&["c1 village . . . . . . . U", "d1 27", "b1 23", "a1 05"]);
    let Some(Step::Resolve { pending, .. }) = step(&state, 0) else { panic!("nothing pending") };
    assert_eq!(pending.gain(Piece::WildAnimal), 3);
    play(&mut state, 0, "place wild_animal b1.1;place wild_animal b1.2;place wild_animal c1.4");
    assert_eq!((count(&state, 0, Piece::WildAnimal), waited(&state)), (3, vec![1]));
    assert_eq!(waited(&at_work(&["c1 village . . . . . . . U", "d1 05"])), [1], "no icon");
}

/// Four seats at work; seat 0 has just its village, and goes to a space.
fn four_at(space: &str, cells: &str) -> State {
    let head = "players = 4\nphase = \"work\"\nopen = [1, 2, 3, 4]";
    let mut state = position(&format!("{head}\n{}", seat(&[&format!("c1 village {cells}")], "")));
    play(&mut state, 0, &format!("work {space}"));
    state
}

#[test]
fn the_schoolhouse_trains_and_pays() {
    let mut state = four_at("schoolhouse", ". . . . U . . U");
    assert_eq!(side(&state, 0).gold, 1);
    assert_options(&state, 0, "train c1.5;train c1.8;finish");
    play(&mut state, 0, "train c1.8");
    assert_eq!((side(&state, 0).tableau.trained(), waited(&state)), (1, vec![1]));
    let nobody = four_at("schoolhouse", ". . . . . . . T");
    assert_eq!((side(&nobody, 0).gold, waited(&nobody)), (1, vec![1]), "gold comes by itself");
}

#[test]
fn open_terrain_comes_with_its_piece() {
    let alone = ". . . . . . . U";
    for (slot, options) in [
        (2, "place wild_animal c1.4;take 2;finish"),
        (3, "place bat c1.2;take 3;finish"),
        (4, "take 4;finish"),
    ] {
        let mut state = four_at(&format!("terrain_open_{slot}"), alone);
        assert_options(&state, 0, options);
        assert_eq!(side(&state, 0).gold, u16::from(slot == 4));
        play(&mut state, 0, &format!("take {slot}"));
        assert_eq!(step(&state, 0), Card::terrain(slot).map(Step::PlaceCard));
        assert_eq!(state.public.open[usize::from(slot) - 1], None);
        assert_eq!(state.public.open.iter().flatten().count(), 3, "no other card is touched");
    }
    assert_illegal(
        &duel("phase = \"work\"", &[&format!("c1 village {alone}")], ""),
        0,
        "work terrain_open_4",
    );
}

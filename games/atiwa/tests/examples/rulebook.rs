//! Part A: the examples of the rulebook.

use super::*;

const VILLAGE: &str = "c1 village . . . . . . . U";

#[test]
fn a1_card_placement() {
    let mut state = duel("phase = \"work\"\nopen = [6]", &[VILLAGE], "");
    play(&mut state, 0, "work terrain_open_1;take 1");
    assert_options(&state, 0, "card b1;card d1;card c2");
}

/// What can be gained on a space, as words of the prompt's pending effects.
fn pending(state: &State, space: &str) -> (Vec<(Piece, u8)>, u8) {
    let mut state = state.clone();
    play(&mut state, 0, &format!("work {space}"));
    let Some(Step::Resolve { pending, .. }) = step(&state, 0) else { panic!("nothing pending") };
    let gains = Piece::ALL.iter().map(|&piece| (piece, pending.gain(piece)));
    (gains.filter(|(_, count)| *count > 0).collect(), pending.train)
}

#[test]
fn a2_round_spaces_in_round_1() {
    let state = duel("phase = \"work\"\ntiles = { round_2 = \"two_trees\" }", &[VILLAGE], "");
    assert_eq!(pending(&state, "round_1"), (vec![(Piece::Family, 1)], 1));
    assert_eq!(
        pending(&state, "round_2"),
        (vec![(Piece::WildAnimal, 1), (Piece::Tree, 2), (Piece::Bat, 1)], 0)
    );
}

#[test]
fn a3_after_preparation() {
    let state = duel("phase = \"preparation\"\ntiles = { round_2 = \"two_trees\" }", &[VILLAGE], "");
    assert_eq!(state.public.round, 2);
    assert_eq!(state.public.tiles[0], Some(Tile::TwoTrees));
    assert_eq!(state.public.tiles[1], None);
    assert_eq!(pending(&state, "round_1"), (vec![(Piece::Tree, 2)], 1));
    assert_eq!(
        pending(&state, "round_2"),
        (vec![(Piece::WildAnimal, 1), (Piece::Family, 1), (Piece::Bat, 1)], 0)
    );
}

#[test]
fn a4_blank_cells() {
    let farm =
        |house: &str| duel("phase = \"end\"", &["c1 village", &format!("d1 farm . . t . g . . {house}")], "");
    let state = farm("U");
    assert_eq!(room(&state, 0, "d1", Piece::Goat), [1, 2, 4, 7]);
    assert_eq!(room(&state, 0, "d1", Piece::Tree), [1, 2, 4, 6]);
    assert_eq!(room(&state, 0, "d1", Piece::Bat), [0; 0]);
    assert_eq!(room(&state, 0, "d1", Piece::Family), [0; 0]);
    assert_eq!(room(&farm("T"), 0, "d1", Piece::Bat), [8]);
    assert_eq!(room(&farm("Tb"), 0, "d1", Piece::Bat), [1, 2, 4]);
    // A tree with a fruit has the room of a tree.
    let mut state = duel("phase = \"work\"", &["c1 village . . t x . . . U", "d1 farm . . t . g . . U"], "");
    play(&mut state, 0, "work terrain_deck_2");
    for cell in ["d1.1", "d1.2", "d1.4", "d1.6"] {
        assert_legal(&state, 0, &format!("plant {cell}"));
    }
    assert_illegal(&state, 0, "plant d1.3");
    assert_illegal(&state, 0, "plant d1.5");
}

#[test]
fn a5_bat_action() {
    let head = "phase = \"work\"\nround = 1\ntiles = { round_3 = \"bat_and_gold\" }";
    let mut state = duel(head, &["c1 village . . tf . . . . U", "b1 02"], "");
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (1, 1));
    play(&mut state, 0, "work round_3");
    assert_eq!(side(&state, 0).gold, 1);
    play(&mut state, 0, "choose 1;place bat b1.1;place bat b1.2;place bat b1.3");
    assert_options(&state, 0, "bat-action;end");
    // The bats, the fruit and the place of the tree have no alternative.
    play(&mut state, 0, "bat-action");
    assert_eq!(side(&state, 0).night, 3);
    assert_eq!(count(&state, 0, Piece::Bat), 0);
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (2, 0));
    assert_eq!(side(&state, 0).gold, 1);
    assert_eq!(on(&state, 0, "c1.3"), "tree");
    assert_eq!(on(&state, 0, "c1.1"), "tree");
    assert_eq!(waited(&state), [1]);
}

#[test]
fn a6_pollution() {
    let cards = ["a1 19", "b1 hamlet x b . . . . T U", "c1 village x . . . . . U U"];
    let mut state = duel("phase = \"work\"\nturn = 5\nbag = [1, 0, 1]", &cards, "");
    let events = play(&mut state, 1, "work town_right");
    assert_eq!(income(&events, 0), (1, 3, 2));
    assert_eq!(polluted(&events, 0), ["a1.1", "a1.2", "b1.2"]);
    assert_eq!(count(&state, 0, Piece::Bat), 0);
}

#[test]
fn a7_continuation_of_a6() {
    let cards = ["a1 19 x x . . . . . .", "b1 hamlet x x . . . . T U", "c1 village x . . . . . U U"];
    let mut state = duel("phase = \"work\"\nturn = 5", &cards, "");
    let events = play(&mut state, 1, "work town_right");
    assert_eq!(polluted(&events, 0), ["c1.2", "a1.3", "b1.3"]);
    let more: Vec<&str> = cards.iter().copied().chain(["d1 13"]).collect();
    let mut state = duel("phase = \"work\"\nturn = 5", &more, "");
    let events = play(&mut state, 1, "work town_right");
    assert_eq!(polluted(&events, 0), ["d1.1", "c1.2", "d1.2"]);
}

#[test]
fn a8_growth_chain() {
    let cards = ["c1 village . . . . . . . U", "b1 23 w w w . . . . .", "d1 06 tf t . t . . . ."];
    let mut state = solo("phase = \"growth\"", &cards, "gold = 9");
    assert_eq!([Piece::WildAnimal, Piece::Tree, Piece::Fruit].map(|piece| row(&state, 0, piece)), [1, 1, 0]);
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Tree, left: 1 }));
    play(&mut state, 0, "place tree d1.5");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Fruit, left: 2 }));
    play(&mut state, 0, "place fruit d1.2;place fruit d1.4");
    assert_eq!(step(&state, 0), Some(Step::Grow { piece: Piece::Bat, left: 1 }));
    assert_eq!((empty(&state, 0, Piece::Tree), empty(&state, 0, Piece::Fruit)), (4, 3));
}

#[test]
fn a9_feeding_options() {
    let cards = ["c1 village . b . w T g T T", "b1 hamlet . b . . . w T T"];
    let state = solo("phase = \"feeding\"", &cards, "gold = 4");
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 4, last: 3, bats: 0 }));
    let expected = [
        "goat wild_animal",
        "goat gold",
        "wild_animal wild_animal",
        "gold gold wild_animal",
        "gold gold gold gold",
    ];
    let sorted = |text: &&str| {
        let mut words: Vec<&str> = text.split(' ').collect();
        words.sort_unstable();
        words.join(" ")
    };
    assert_eq!(payments(&state, 0), expected.iter().map(sorted).collect());
}

#[test]
fn a10_breeding_in_round_1() {
    let cards = ["c1 village . b . w . . U U", "b1 02 b b . . . . . ."];
    let mut state = solo("phase = \"breeding\"", &cards, "");
    let kinds = |state: &State| {
        let piece = |action: &Action| match action {
            Action::Breed(piece, _) => Some(*piece),
            _ => None,
        };
        options(state, 0).iter().filter_map(piece).collect::<BTreeSet<Piece>>()
    };
    assert_eq!(kinds(&state), BTreeSet::from([Piece::WildAnimal, Piece::Family, Piece::Bat]));
    play(&mut state, 0, "breed bat b1.3");
    assert_eq!(kinds(&state), BTreeSet::from([Piece::WildAnimal, Piece::Family]));
    play(&mut state, 0, "breed family c1.5");
    assert_eq!(on(&state, 0, "c1.5"), "family");
    assert_eq!(kinds(&state), BTreeSet::from([Piece::WildAnimal]));
    let state = solo("phase = \"breeding\"", &["c1 village . . . w . . . U"], "");
    assert_options(&state, 0, "breed wild_animal c1.1;done");
}

#[test]
fn a11_goats_in_feeding() {
    let cards = ["c1 village . . . . T g T T", "b1 village . . . . T g T T"];
    let mut state = solo("phase = \"feeding\"", &cards, "gold = 5");
    assert_eq!((row(&state, 0, Piece::Family), row(&state, 0, Piece::Goat)), (7, 2));
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 5, last: 3, bats: 0 }));
    play(&mut state, 0, "eat-goat c1.6");
    assert_eq!(step(&state, 0), Some(Step::Feed { need: 2, last: 3, bats: 0 }));
}

#[test]
fn a12_compensation() {
    let on_village = |players: u8, seat: u8| {
        let state = game().setup(players, &Default::default(), Seed(5)).unwrap();
        assert_eq!(on(&state, seat, "c1.8"), "family");
        assert_eq!(empty(&state, seat, Piece::Family), 1);
        let others = (1..=7).map(|cell| (cell, on(&state, seat, &format!("c1.{cell}"))));
        let wild = empty(&state, seat, Piece::WildAnimal);
        let goats = empty(&state, seat, Piece::Goat);
        (others.filter(|(_, text)| !text.is_empty()).collect::<Vec<_>>(), wild, goats)
    };
    let nothing = (vec![], 0, 0);
    let bat = (vec![(2, "bat".to_owned())], 0, 0);
    let wild = (vec![(4, "wild_animal".to_owned())], 1, 0);
    let goat = (vec![(6, "goat".to_owned())], 0, 1);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| on_village(4, seat)),
        [nothing.clone(), bat.clone(), wild.clone(), goat]
    );
    assert_eq!([0, 1, 2].map(|seat| on_village(3, seat)), [nothing.clone(), bat, wild.clone()]);
    assert_eq!([0, 1].map(|seat| on_village(2, seat)), [nothing.clone(), wild]);
    assert_eq!(on_village(1, 0), nothing);
}

#[test]
fn a13_location_pair() {
    let price = |space: Space| {
        let state = game().setup(2, &Default::default(), Seed(1)).unwrap();
        match game().components.offer(&state.public, space).choice {
            Some(bocage_atiwa::components::Choice::Buy { trees, gold, .. }) => (trees, gold),
            _ => panic!("nothing to buy on {space}"),
        }
    };
    assert_eq!((price(Space::FarmLeft), price(Space::FarmRight)), ((2, 2), (2, 3)));
    let pairs = [
        (Space::HamletLeft, Space::HamletRight),
        (Space::VillageLeft, Space::VillageRight),
        (Space::TownLeft, Space::TownRight),
    ];
    for (left, right) in pairs {
        assert_eq!((price(left).0, price(left).1 + 1), price(right));
    }
}

#[test]
fn a14_pollution_bag() {
    let state = game().setup(4, &Default::default(), Seed(1)).unwrap();
    assert_eq!(state.secret.bag.len(), 44);
    assert_eq!(state.secret.bag.iter().filter(|&&gold| gold > 0).count(), 22);
    assert_eq!(state.secret.bag.iter().sum::<u8>(), 24);
    assert_eq!(state.public.bag, [22, 20, 2]);
}

#[test]
fn a15_solo_workers() {
    let mut state = game().setup(1, &Default::default(), Seed(15)).unwrap();
    let mut used: Vec<u32> = vec![0; 8];
    while state.public.round < 7 || state.public.turn < 3 {
        if let Some(&Action::PlaceWorker(_)) = options(&state, 0).first() {
            let round = usize::from(state.public.round);
            let blocked = used[round] | used[round - 1] | if round > 1 { used[round - 2] } else { 0 };
            let free = game().free_spaces(&state.public, Seat(0));
            assert_eq!(free, game().components.board(1).spaces & !blocked, "round {round}");
            // Nine different spaces in three rounds, again and again.
            let Some(&Action::PlaceWorker(space)) = options(&state, 0).last() else { panic!("no space") };
            used[round] |= space.bit();
            play(&mut state, 0, &format!("work {space}"));
        } else {
            let action = *options(&state, 0).last().unwrap();
            game().apply(&mut state, Seat(0), action, &mut ()).unwrap();
        }
        if game().is_over(&state.public) {
            break;
        }
    }
    assert!(used[1..].iter().all(|spaces| spaces.count_ones() == 3));
    assert_eq!(used[1] & used[2] | used[2] & used[3] | used[1] & used[3], 0);
}

#[test]
fn a16_bats_scoring() {
    let cards = |village: &str, last: &str| {
        solo(
            "",
            &[
                &format!("c1 village {village}"),
                "a1 02 b b b b b b b b",
                "b1 14 b b b b b b b b",
                "d1 16 b b b b b b b b",
                "a2 30 b b b b b b b b",
                &format!("b2 26 {last}"),
            ],
            "",
        )
    };
    let state = cards(". b . . b . b .", "b b b . . . b b");
    assert_eq!(count(&state, 0, Piece::Bat), 40);
    assert_eq!(points(&state.public, 0)[4], 30);
    let bats = |cells: &str| {
        points(&solo("", &["c1 village . b . . b . b .", &format!("b1 02 {cells}")], "").public, 0)[4]
    };
    assert_eq!(bats("b b b b b b b ."), 0, "ten");
    assert_eq!(bats("b b b b b b b b"), 1, "eleven");
    assert_eq!(bats(". . . . . . . ."), 0, "three");
}

#[test]
fn a17_empty_row() {
    let empty_supply: bocage_atiwa::state::Side =
        bocage_atiwa::state::Side { supply: [0; 5], ..Default::default() };
    let values = Piece::ROWS.map(|piece| game().row_value(&empty_supply, piece));
    assert_eq!(values, [2, 6, 3, 25, 7]);
    assert_eq!(values.iter().sum::<u8>(), 43);
    let full = bocage_atiwa::state::Side { supply: [8, 13, 8, 13, 7], ..Default::default() };
    assert_eq!(Piece::ROWS.map(|piece| game().row_value(&full, piece)), [0; 5]);
}

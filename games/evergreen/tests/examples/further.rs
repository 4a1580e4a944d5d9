//! Part 7: further cases, undo among them.

use bocage_engine::{History, Seat};

use super::*;

#[test]
fn e48_completely_full_planet() {
    let full = "-BBBB-\nuXuLXL\nBBBBBB\nLLLuuu\nBXBBXB\n-uuuu-\n";
    let mut state = turn(36, full, "level = { plant_sprout = 2 }");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);ActivatePower");
    play(&mut state, 0, "ActivatePower");
    assert_eq!(level(&state, 0, Power::PlantSprout), 3);
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C)");
    play(&mut state, 0, "BeginAction(A)");
    assert_options(&state, 0, "EndTurn");

    let mut state = turn(36, "-BBBB-\nuXuLXL\nBBBBBB\nLLLuuu\nBXBBXB\n-uuup-\n", "");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D);ActivatePower");
    play(&mut state, 0, "BeginAction(D)");
    assert_options(&state, 0, "Grow(E6)");
}

#[test]
fn e49_empty_to_small_tree_in_one_turn() {
    let mut state = turn(18, EMPTY, "");
    play(&mut state, 0, "ActivatePower;PowerPlantSprout(C2)");
    let mut other = state.clone();
    play(&mut state, 0, "BeginAction(B)");
    assert_options(&state, 0, "Grow(C2);StopAction");
    play(&mut state, 0, "Grow(C2)");
    assert_eq!(piece(&state, 0, "c2"), Some(Piece::SmallTree));
    assert_options(&state, 0, "EndTurn");
    play(&mut other, 0, "BeginAction(C)");
    assert_options(
        &other,
        0,
        "PlantSprout(A2);PlantSprout(A3);PlantSprout(B3);PlantSprout(C3);Grow(C2);StopAction",
    );
}

#[test]
fn e50_lake_growth_may_be_declined() {
    let start = turn(22, "-....-\n.X..X.\n.p....\n..s...\n.X..X.\n-....-\n", "");
    let mut state = start.clone();
    play(&mut state, 0, "ActivatePower;PowerLake(C3)");
    assert_options(&state, 0, "LakeGrow(B3);LakeGrow(C4);StopLake");
    let mut grown = state.clone();
    play(&mut state, 0, "StopLake");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D)");
    play(&mut grown, 0, "LakeGrow(C4)");
    assert_options(&grown, 0, "LakeGrow(B3);StopLake");
    assert_eq!(piece(&grown, 0, "c4"), Some(Piece::BigTree));

    let mut state = start;
    play(&mut state, 0, "ActivatePower;PowerLake(F5)");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D)");
}

#[test]
fn e51_action_a_shorter_than_three() {
    let mut state = turn(34, "-....-\n.X..X.\n......\nup....\n.X..X.\n-....-\n", "");
    play(&mut state, 0, "BeginAction(A)");
    assert_options(&state, 0, "PlantSprout(C4);PlantSprout(A5);StopAction");
    play(&mut state, 0, "PlantSprout(C4);PlantSprout(A5)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

fn history(text: &str) -> History<Evergreen> {
    History::new(position(text))
}

fn step(history: &mut History<Evergreen>, seat: u8, actions: &str) {
    for text in actions.split(';') {
        history.play(game(), Seat(seat), text.parse().unwrap(), &mut ()).unwrap();
    }
}

#[test]
fn e52_undo_touches_one_seat_only() {
    let mut history = history(
        "phase = \"turns\"\n[[seats]]\ncard = 5\nscore = 12\nlevel = { bud = 1 }\n[[seats]]\ncard = 24\n",
    );
    let before = history.state().clone();
    step(&mut history, 0, "ActivatePower");
    assert_eq!(level(history.state(), 0, Power::Bud), 2);
    assert_eq!(score(&history.state().public, 0), 14);
    step(&mut history, 1, "BeginAction(A);PlantSprout(D4)");
    history.undo(game(), Seat(0)).unwrap();
    assert_eq!(history.state().public.side(Seat(0)), before.public.side(Seat(0)));
    assert_eq!(piece(history.state(), 1, "d4"), Some(Piece::Sprout));
    assert!(options(history.state(), 1).contains(&Action::StopAction));
    assert!(history.undo(game(), Seat(0)).is_err());
}

#[test]
fn e53_when_end_turn_is_final() {
    let mut history = history(
        "players = 3\nphase = \"turns\"\n[[seats]]\ncard = 0\nacted = true\n[[seats]]\ncard = 1\nacted = true\n\
         [[seats]]\ncard = 2\nacted = true\n",
    );
    step(&mut history, 1, "EndTurn");
    step(&mut history, 0, "EndTurn");
    assert_eq!(waited(history.state()), [2]);
    history.undo(game(), Seat(1)).unwrap();
    assert_eq!(waited(history.state()), [1, 2]);
    step(&mut history, 2, "EndTurn");
    step(&mut history, 1, "EndTurn");
    assert_eq!(history.state().public.round_in_season, 1);
    for seat in 0..3 {
        assert!(history.undo(game(), Seat(seat)).is_err());
    }
}

#[test]
fn e54_undo_of_the_last_pick() {
    let mut history = history("row = [6, 13, 24]\n");
    step(&mut history, 0, "PickCard(0)");
    let before = history.state().clone();
    step(&mut history, 1, "PickCard(2)");
    assert_eq!(pile(&history.state().public, Biome::Rock), [13]);
    assert_eq!(waited(history.state()), [0, 1]);
    assert!(history.undo(game(), Seat(0)).is_err(), "the next seat has picked");

    step(&mut history, 0, "BeginAction(A)");
    assert!(history.undo(game(), Seat(1)).is_err(), "somebody has acted on the result");
    history.undo(game(), Seat(0)).unwrap();

    history.undo(game(), Seat(1)).unwrap();
    assert_eq!(history.state(), &before);
    assert_eq!(before.public.token_slot, Some(1));
    step(&mut history, 1, "PickCard(1)");
    assert_eq!(history.state().public.first_player, 1);
    assert_eq!(pile(&history.state().public, Biome::Wheat), [24]);
}

#[test]
fn e55_setup_stops_exactly_at_five() {
    let state = position("phase = \"setup\"\ndeck = [1, 37, 3, 9, 2]\n");
    assert_eq!(pile(&state.public, Biome::Snow), [1, 3, 2]);
    assert_eq!(pile(&state.public, Biome::Swamp), [9]);
    assert_eq!((fertility(&state.public, Biome::Snow), fertility(&state.public, Biome::Swamp)), (4, 1));
    assert_eq!(state.secret.deck.len(), 38 - 3);

    let mut state = position("row = [0, 40, 41]\n[zone]\nsnow = [1, 3, 2]\nswamp = [9]\n");
    play(&mut state, 0, "PickCard(1)");
    play(&mut state, 1, "PickCard(2)");
    assert_eq!(pile(&state.public, Biome::Snow), [1, 3, !2, 0]);
    assert_eq!(fertility(&state.public, Biome::Snow), 2);
}

#[test]
fn e58_the_longest_turn() {
    let planet = "-p.pp-\npXppXp\npp.pp.\np.p..p\npXppX.\n-pp.p-\n";
    let mut state = turn(28, planet, "level = { place_lake = 4 }");
    play(&mut state, 0, "BeginAction(A);PlantSprout(D4);PlantSprout(E4);PlantSprout(F5)");
    play(&mut state, 0, "ActivatePower");
    play(&mut state, 0, "PowerLake(C1);LakeGrow(B1);LakeGrow(D1);PowerLake(C3);LakeGrow(C2);LakeGrow(D3)");
    play(&mut state, 0, "PowerLake(B4);LakeGrow(A4);LakeGrow(B3);PowerLake(D6);LakeGrow(C6);LakeGrow(E6)");
    play(&mut state, 0, "PowerLake(F3);LakeGrow(F2);LakeGrow(E3)");
    assert_options(&state, 0, "EndTurn");
    let full = "-sLsp-\npXspXs\npsLssL\nsLpppp\npXppXp\n-psLs-\n";
    assert_eq!(
        state.public.side(Seat(0)).planet,
        position(&format!("[[seats]]\nplanet = \"\"\"\n{full}\"\"\"\n")).public.side(Seat(0)).planet
    );
    assert_planet(full, "N=10 E=9 S=10 W=9 forest=2");
}

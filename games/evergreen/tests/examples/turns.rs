//! Part 3: actions and powers.

use bocage_engine::Seat;
use bocage_evergreen::vocabulary::Kind;

use super::*;

#[test]
fn e10_first_menu() {
    let mut state = turn(24, EMPTY, "");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D);ActivatePower");
    assert_illegal(&state, 0, "EndTurn");
    play(&mut state, 0, "BeginAction(A)");
    assert_options(
        &state,
        0,
        "PlantSprout(D4);PlantSprout(E4);PlantSprout(F4);PlantSprout(D5);PlantSprout(F5);StopAction",
    );
}

#[test]
fn e11_action_without_possible_effect() {
    let mut state = turn(24, EMPTY, "");
    play(&mut state, 0, "BeginAction(B)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

#[test]
fn e12_b_needs_two_different_spaces() {
    let mut state = turn(8, "-....-\n.X..X.\n......\n......\n.Xp.X.\n-....-\n", "");
    play(&mut state, 0, "BeginAction(B);Grow(C5)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
    play(&mut state, 0, "ActivatePower;PowerGrowBig(C5)");
    assert_eq!(level(&state, 0, Power::GrowBigTree), 1);
    assert_eq!(piece(&state, 0, "c5"), Some(Piece::BigTree));
}

#[test]
fn e13_c_cannot_grow_its_own_sprout() {
    let mut state = turn(7, EMPTY, "");
    play(&mut state, 0, "BeginAction(C);PlantSprout(D6)");
    assert_illegal(&state, 0, "Grow(D6)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
    play(&mut state, 0, "ActivatePower;PowerGrowSmall(D6)");
    assert_eq!(piece(&state, 0, "d6"), Some(Piece::SmallTree));
}

#[test]
fn e14_c_in_reverse_order() {
    let mut state = turn(6, "-....-\n.X..X.\n......\n......\n.X..X.\n-.s..-\n", "");
    play(&mut state, 0, "BeginAction(C);Grow(C6);PlantSprout(B6)");
    assert_eq!(piece(&state, 0, "c6"), Some(Piece::BigTree));
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

#[test]
fn e15_d_ignores_the_biome() {
    let mut state = turn(2, EMPTY, "");
    play(&mut state, 0, "BeginAction(D)");
    assert_eq!(options(&state, 0).len(), 28);
    assert_illegal(&state, 0, "StopAction");
    play(&mut state, 0, "PlantSprout(F5)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

#[test]
fn e16_wild_card() {
    let mut state = turn(36, EMPTY, "");
    play(&mut state, 0, "BeginAction(A)");
    assert_eq!(options(&state, 0).len(), 29);
    play(&mut state, 0, "PlantSprout(B1);PlantSprout(F3);PlantSprout(B6)");
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

#[test]
fn e17_no_interleaving() {
    let mut state = turn(18, EMPTY, "");
    play(&mut state, 0, "BeginAction(A);PlantSprout(A2)");
    assert_options(&state, 0, "PlantSprout(C2);PlantSprout(A3);PlantSprout(B3);PlantSprout(C3);StopAction");
    assert_illegal(&state, 0, "ActivatePower");
    assert_illegal(&state, 0, "EndTurn");
    play(&mut state, 0, "StopAction");
    assert_options(&state, 0, "ActivatePower;EndTurn");
}

#[test]
fn e18_declining_the_power() {
    let mut state = position("phase = \"turns\"\n[[seats]]\ncard = 24\n[[seats]]\ncard = 6\n");
    play(&mut state, 0, "BeginAction(B);EndTurn");
    assert_eq!(state.public.side(Seat(0)).level, [0; 6]);
    assert_eq!(waited(&state), [1]);
}

#[test]
fn e19_final_space_of_a_track() {
    let mut state = turn(3, EMPTY, "level = { plant_bush = 5 }");
    play(&mut state, 0, "ActivatePower");
    assert_eq!(level(&state, 0, Power::PlantBush), 5);
    assert_illegal(&state, 0, "StopPower");
    play(&mut state, 0, "PowerBush(B1)");
    assert!(options(&state, 0).contains(&Action::StopPower));
    play(&mut state, 0, "PowerBush(C1);PowerBush(D1);PowerBush(E1);PowerBush(D2)");
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D)");
}

#[test]
fn e20_first_effect_is_mandatory() {
    let mut state = turn(3, "-LLLL-\nLXLLXL\nLLLLLL\nLLLLLL\nLXLLXL\n-LL..-\n", "");
    play(&mut state, 0, "ActivatePower");
    assert_options(&state, 0, "PowerBush(D6);PowerBush(E6)");
}

#[test]
fn e21_no_target() {
    let mut state = turn(1, EMPTY, "level = { grow_small_tree = 2 }");
    play(&mut state, 0, "ActivatePower");
    assert_eq!(level(&state, 0, Power::GrowSmallTree), 3);
    assert_options(&state, 0, "BeginAction(A);BeginAction(B);BeginAction(C);BeginAction(D)");
}

#[test]
fn e22_bud_sequence() {
    let mut points = 0;
    for (before, expected) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5)] {
        let mut state = turn(5, EMPTY, &format!("level = {{ bud = {before} }}"));
        play(&mut state, 0, "ActivatePower");
        assert_eq!(score(&state.public, 0), expected);
        points += expected;
    }
    assert_eq!(points, 20);
}

#[test]
fn e23_two_lakes_one_tree() {
    let mut state = turn(4, "-....-\n.X..X.\n......\n..p...\n.X..X.\n-....-\n", "level = { place_lake = 1 }");
    play(&mut state, 0, "ActivatePower;PowerLake(B4);LakeGrow(C4)");
    assert_eq!(piece(&state, 0, "c4"), Some(Piece::SmallTree));
    assert_illegal(&state, 0, "LakeGrow(C4)");
    play(&mut state, 0, "PowerLake(D4);LakeGrow(C4)");
    assert_eq!(piece(&state, 0, "c4"), Some(Piece::BigTree));
}

#[test]
fn e24_lake_next_to_a_crevice_and_the_edge() {
    let sprouts = "-pppp-\n.XppXp\npppppp\npppppp\npXppXp\n-pppp-\n";
    let mut state = turn(4, sprouts, "");
    play(&mut state, 0, "ActivatePower;PowerLake(A2)");
    assert_options(&state, 0, "LakeGrow(A3);StopLake");
    let mut state = turn(4, "-pppp-\npXp.Xp\npppppp\npppppp\npXppXp\n-pppp-\n", "");
    play(&mut state, 0, "ActivatePower;PowerLake(D2)");
    assert_options(&state, 0, "LakeGrow(D1);LakeGrow(C2);LakeGrow(D3);StopLake");
}

#[test]
fn e25_lake_grows_only_sprouts_and_small_trees() {
    let mut state = turn(4, "-....-\n.Xu.X.\n.B.p..\n..L...\n.X..X.\n-....-\n", "");
    play(&mut state, 0, "ActivatePower;PowerLake(C3)");
    assert_options(&state, 0, "LakeGrow(D3);StopLake");
}

#[test]
fn e26_power_values() {
    // Five targets of every kind, and more.
    let planet = "-pppp-\npXssXs\nsss...\n......\n.X..X.\n-....-\n";
    for (card, &power) in (0..).zip(Power::ALL) {
        let mut strengths = Vec::new();
        let mut before = 0;
        for _ in 0..6 {
            let mut state = turn(card, planet, &format!("level = {{ {power} = {before} }}"));
            play(&mut state, 0, "ActivatePower");
            strengths.push(applied(&mut state));
            before = level(&state, 0, power);
        }
        assert_eq!(strengths, [1, 2, 3, 4, 5, 5], "{power}");
    }
}

/// How often the power that runs can be applied, or the points that it gave at once.
fn applied(state: &mut State) -> i32 {
    let mut times = score(&state.public, 0);
    while let Some(&action) = options(state, 0).iter().find(|action| action.space().is_some()) {
        times += i32::from(!matches!(action, Action::LakeGrow(_)));
        play(state, 0, &action.to_string());
    }
    times
}

#[test]
fn e27_full_biome() {
    let planet = "-....-\n.X..XL\n...uLu\n......\n.X..X.\n-....-\n";
    for kind in ["A", "B", "C"] {
        let mut state = turn(13, planet, "");
        assert!(options(&state, 0).contains(&Action::BeginAction(Kind::D)));
        play(&mut state, 0, &format!("BeginAction({kind})"));
        assert_options(&state, 0, "ActivatePower;EndTurn");
    }
}

#[test]
fn e28_simultaneous_turns() {
    let start = position(
        "phase = \"turns\"\nplayers = 3\n[[seats]]\ncard = 5\n[[seats]]\ncard = 24\n[[seats]]\ncard = 11\n",
    );
    assert_eq!(waited(&start), [0, 1, 2]);
    let mut state = start.clone();
    play(&mut state, 2, "BeginAction(B);EndTurn");
    assert_eq!(waited(&state), [0, 1]);
    assert_eq!(refusal(&state, 2, "EndTurn"), Refusal::NotWaited(Seat(2)));
    play(&mut state, 0, "ActivatePower;BeginAction(B);EndTurn");
    play(&mut state, 1, "BeginAction(A);PlantSprout(D4);StopAction;EndTurn");

    let mut other = start;
    play(&mut other, 1, "BeginAction(A)");
    play(&mut other, 0, "ActivatePower");
    play(&mut other, 1, "PlantSprout(D4);StopAction;EndTurn");
    play(&mut other, 0, "BeginAction(B);EndTurn");
    play(&mut other, 2, "BeginAction(B);EndTurn");
    assert_eq!(state, other);
    assert_eq!(state.public.round_in_season, 1);
}

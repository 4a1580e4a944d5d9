//! Corrected component files are obeyed, or refused with a sentence; positions hold what can be.

use bocage_conformance::told;
use bocage_engine::Positions;
use bocage_kingdom_crossing::components::Effect;

use super::*;

/// The component file with one place written anew.
#[track_caller]
fn corrected(from: &str, to: &str) -> String {
    assert!(KingdomCrossing::COMPONENTS.contains(from), "{from}");
    KingdomCrossing::COMPONENTS.replacen(from, to, 1)
}

/// The effect of the starting house.
const HOUSE: &str = "is_transport = false\neffect = { op = \"invest\", n = 1 }";

#[test]
fn the_starting_house_does_what_the_file_says() {
    let to = HOUSE.replace("op = \"invest\", n = 1", "op = \"coins\", n = 3");
    let game = KingdomCrossing::load(&corrected(HOUSE, &to)).unwrap();
    assert_eq!(game.components.starting_house, Effect::Coins(3));
    // Order-neutral, so it is collected without asking (R51).
    let state = game.read_position("phase = \"morning\"\n[[seats]]\n[[seats]]\n").unwrap();
    assert_eq!((side(&state, 0).coins, side(&state, 1).coins), (3, 3));
    assert_ne!(game.components_hash(), super::game().components_hash());
}

#[test]
fn what_the_rules_fix_cannot_be_corrected() {
    let deer = "deer_tie_order = [\"wood\", \"stone\", \"sap\", \"food\"]";
    for (from, to, why) in [
        (
            HOUSE,
            HOUSE.replace("op = \"invest\"", "op = \"trigger_structure\""),
            "house_card.effect.op: found “trigger_structure”, expected anything but take_bird",
        ),
        (
            "stars = 2\nsymbols = 1",
            "stars = 2\nsymbols = 2".to_owned(),
            "deco_slot[wood_4].symbols: found “2”, expected “1”, as the rules say",
        ),
        (
            "fox = \"wood\", owl",
            "fox = \"food\", owl".to_owned(),
            "solo.guild_resource.fox: found “food”, expected “wood”, as in the rest of the file",
        ),
        (
            "deer = \"lowest\"",
            "deer = \"sap\"".to_owned(),
            "solo.guild_resource.deer: found “sap”, expected “lowest”, as in the rest of the file",
        ),
        (
            deer,
            deer.replace("\"wood\", \"stone\"", "\"stone\", \"wood\""),
            "found “stone, wood, sap, food”, expected “wood, stone, sap, food”, as the rules say",
        ),
        (
            "uses_per_work_action = 1",
            "uses_per_work_action = 2".to_owned(),
            "balloon.uses_per_work_action: found “2”, expected “1”, as the rules say",
        ),
        (
            "before_move = [{ op = \"invest\", n = 1 }]",
            "before_move = [{ op = \"invest\", n = 9 }]".to_owned(),
            "found “9”, expected a number from 1 to 3",
        ),
    ] {
        let error = KingdomCrossing::load(&corrected(from, &to)).unwrap_err();
        let told = told::<KingdomCrossing>(&error);
        assert!(told.contains(why), "{told}");
    }
}

/// Two play with positions 1 and 3 (R21); nobody else has a marker, and nobody two on one goal.
#[test]
fn goal_markers_are_those_of_the_table() {
    let read = |top: &str, markers: &str, seats: usize| {
        let goals = format!("[[goals]]\nmarkers = {markers}\n");
        let text = format!("{top}phase = \"day\"\n{goals}{}", "[[seats]]\n".repeat(seats));
        game().read_position(&text).map(|state| state.public.goals[0].markers)
    };
    assert_eq!(read("", "[1, -1, 0]", 2).unwrap(), [Some(Seat(1)), None, Some(Seat(0)), None]);
    assert!(read("players = 1\n", "[1]", 0).is_ok(), "Paco & Paca claim, too");
    assert!(read("", "[3, 2, 1, 0]", 4).is_ok());
    for (markers, seats) in
        [("[2]", 2), ("[-1, -1, 3]", 2), ("[0, 1]", 2), ("[0, 1, 2, 3]", 3), ("[0, 0]", 4)]
    {
        let error = read("", markers, seats).unwrap_err();
        assert!(error.place.starts_with("goals[0].markers"), "{error}");
    }
}

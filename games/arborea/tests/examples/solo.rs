//! Part F: Feronia.

use bocage_arborea::setup::Options;
use bocage_engine::Seed;

use super::*;

/// Section 13.1.
#[test]
fn the_table_of_a_solo_game() {
    for seed in 0..20 {
        let state = game().setup(1, &Options::default(), Seed(seed)).unwrap();
        let (public, feronia) = (public(&state), &state.public.feronia);
        let deck = |card: &bocage_arborea::vocabulary::Card| game().components.face(*card).deck;
        assert_eq!(feronia.cards.iter().flatten().map(deck).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(feronia.pile.iter().map(deck).collect::<Vec<_>>(), [3, 2], "five biomes on top of six");
        assert_eq!((feronia.reserve, feronia.steps, feronia.points, feronia.young), (4, 0, 0, 0));
        assert!(feronia.trails.is_empty());
        // Her first villager has moved one space on the first track of her card.
        let first = usize::from(game().solo_card(public).tracks[0]);
        for (number, track) in public.tracks.iter().enumerate() {
            let (hers, offset) = if number == first { (1, 1) } else { (0, 0) };
            assert_eq!((track.of(Owner::FERONIA).count(), track.offset), (hers, offset));
        }
        assert_eq!(cells(&state, first), ". . . AF | . . . .");
        assert_eq!((feronia.used.count_ones(), state.secret.solo.len()), (1, 11));
        assert_eq!((public.sun, board(&state, 0).spirit, board(&state, 0).available), (9, 0, [2, 0, 1]));
        assert_eq!((waited(&state), public.agenda.iter().count()), (vec![0], 1));
    }
}

/// Feronia's turn begins; her next card is `card`.
fn her_turn(card: u8, table: &str, feronia: &str, tracks: &str) -> State {
    position(&format!(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n{table}\n[feronia]\nactive = {}\ndeck = [{card}]\n{feronia}\n{tracks}",
        card % 12 + 1
    ))
}

/// Segments so that no season symbol is under any placement symbol.
const PLAIN: &str = "[[tracks]]\nsegments = [4, 0]\n[[tracks]]\nsegments = [5, 1]\n[[tracks]]\nsegments = [6, 2]\n[[tracks]]\nsegments = [7, 3]\n";

#[test]
fn e71_blocked_tracks() {
    let tracks = |symbol: bool| {
        // Offset 1 puts the third space of segment 0 under the placement symbol of track 3.
        let last = if symbol { "offset = 1\nsegments = [0, 3]" } else { "segments = [7, 3]" };
        format!(
            "[[tracks]]\nsegments = [4, 1]\n[[tracks]]\nsegments = [5, 2]\nouter = \". . . A0\"\n[[tracks]]\nsegments = [6, {}]\nouter = \". . . A0\"\n[[tracks]]\n{last}\n",
            if symbol { 7 } else { 0 }
        )
    };
    for (symbol, steps) in [(false, 0), (true, 1)] {
        let state = her_turn(2, "", "", &tracks(symbol));
        assert_eq!(state.public.feronia.steps, steps);
        assert_eq!(state.public.tracks.map(|track| track.of(Owner::FERONIA).count()), [1, 0, 0, 1]);
    }
}

/// Her creatures after her villagers have walked.
fn hers(state: &State) -> [u8; 6] {
    state.public.feronia.creatures
}

#[test]
fn e72_search_for_creatures() {
    let table =
        "borderlands = { fungi_frog = 1, shadow_hamster = 2, sage_owl = 1 }\nbonus = [0, 0, 0, 0, 0, 0]";
    // Creature trail 2 has one invite, trail 5 two; the bare walk of trail 5 also brings an owl first.
    let state = her_turn(11, table, "trails = [\"creature 2\"]", PLAIN);
    assert_eq!(hers(&state), [0, 0, 1, 0, 0, 0]);
    let state = her_turn(11, table, "trails = [\"creature 5\"]", PLAIN);
    assert_eq!(hers(&state), [1, 0, 1, 0, 0, 0]);
    let state = her_turn(11, table, "trails = [\"creature 5\", \"creature 2\"]", PLAIN);
    assert_eq!(hers(&state), [1, 0, 2, 0, 0, 0], "another villager starts again from the ant");
}

#[test]
fn e73_nothing_to_invite() {
    let state = her_turn(1, "", "trails = [\"creature 1\", \"creature 1\"]", PLAIN);
    assert_eq!((hers(&state), state.public.feronia.steps), ([0; 6], 2));
}

#[test]
fn e74_creature_trail_4() {
    let state = her_turn(1, "", "trails = [\"creature 4\"]", PLAIN);
    assert_eq!((hers(&state), state.public.feronia.steps), ([0, 0, 0, 0, 1, 0], 2));
    assert_eq!((state.public.sun, state.public.bonus[4], state.public.heights), (10, None, [0; 6]));
    let table = "borderlands = { fungi_frog = 1, antler_worm = 1 }";
    let state = her_turn(1, table, "trails = [\"creature 4\"]", PLAIN);
    assert_eq!((hers(&state), state.public.feronia.steps), ([1, 1, 0, 0, 0, 0], 1));
    assert_eq!(state.public.heights, [0, 0, 0, 0, 1, 0]);
}

/// Feronia has completed all cards of these decks but the named ones.
fn emptied(decks: &[u8], kept: &[&str]) -> String {
    let faces = game().components.cards.iter().take(60);
    let gone = faces.filter(|face| decks.contains(&face.deck) && !kept.contains(&face.key.as_str()));
    let keys: Vec<String> = gone.map(|face| format!("\"{}\"", face.key)).collect();
    format!("completed = [{}]", keys.join(", "))
}

/// The decks of the cards in front of her, left to right and pile upwards.
fn taken(state: &State) -> Vec<u8> {
    let feronia = &state.public.feronia;
    let cards = feronia.cards.iter().flatten().chain(&feronia.pile);
    cards.map(|card| game().components.face(*card).deck).collect()
}

#[test]
fn e75_other_decks() {
    let walk = "trails = [\"ecosystem 1\"]";
    let state = her_turn(1, "", &format!("{walk}\n{}", emptied(&[0], &[])), PLAIN);
    assert_eq!(taken(&state), [1]);
    let state = her_turn(1, "", &format!("{walk}\n{}", emptied(&[0, 1], &[])), PLAIN);
    assert_eq!(taken(&state), [3]);
}

/// The human advances track 0, on which her villagers stand on these cells; her card is `card`.
fn moved(card: u8, lane: &str, steps: u8, feronia: &str) -> State {
    position(&format!(
        "players = 1\nturn = 0\nagenda = [\"activation\", \"move 0 {steps}\"]\n{}[feronia]\nactive = {card}\n{feronia}\n[[seats]]\ntrails = [\"grass 1 adult\"]\n",
        track(0, lane)
    ))
}

fn her_trails(state: &State) -> Vec<String> {
    let waiting = state.public.feronia.trails.iter();
    waiting.map(|waiting| format!("{} {}", waiting.area(), waiting.trail())).collect()
}

#[test]
fn e76_dismounting() {
    let two = moved(1, "offset = 1\nouter = \". . . AF\"\ninner = \"AF . . .\"", 1, "");
    assert_eq!(her_trails(&two), ["creature 3"]);
    assert_eq!(cells(&two, 0), ". . . AF | . . . .");
    let alone = moved(1, "offset = 1\ninner = \"AF . . .\"", 1, "");
    assert!(her_trails(&alone).is_empty());
    let four = moved(1, "offset = 1\ninner = \". AF . .\"", 1, "");
    assert_eq!(her_trails(&four), ["creature 4"]);
    let six = moved(1, "offset = 0\ninner = \". . AF .\"", 3, "");
    assert_eq!(her_trails(&six), ["creature 5"]);
    let below = moved(1, "offset = 1\ninner = \". AF . .\"", 1, "trails = [\"creature 1\"]");
    assert_eq!(her_trails(&below), ["creature 1", "tree 4"]);
}

/// Section 13.3: at a swap she leaves whatever the distance rule says, which looks at the end of the movement
/// only (R40).
#[test]
fn a_swap_forces_her_off_the_track() {
    let lane = "offset = 3\nsegments = [0, 4]\nouter = \". AF . .\"\ninner = \". AF . .\"";
    let swapped = moved(1, lane, 1, "");
    assert_eq!(her_trails(&swapped), ["creature 5"]);
    assert_eq!(cells(&swapped, 0), ". . . . | . AF . .", "the other one stays: it is alone now");
    assert_eq!((swapped.public.tracks[0].offset, swapped.public.tracks[0].outer), (0, 4));
    let other_side = moved(1, lane, 1, "trails = [\"creature 1\"]");
    assert_eq!(her_trails(&other_side), ["creature 1", "tree 5"]);
}

#[test]
fn e77_cannot_complete() {
    let young = |space: u8| her_turn(1, "", &format!("young = {space}"), PLAIN).public.feronia.young;
    assert_eq!([young(0), young(1), young(8)], [1, 2, 8]);
    assert_eq!(game().components.feronia_water[1..=2], [0, 1]);
}

#[test]
fn e78_final_additions() {
    let state = position(
        "players = 1\ndifficulty = 4\n[feronia]\npoints = 22\nsteps = 9\ntrails = [\"tree 1\"]\n\
         creatures = [\"fungi_frog\", \"fungi_frog\", \"sage_owl\", \"sage_owl\"]\ncompleted = [\"R01\", \"R02\", \"R03\"]\n\
         cards = [\"Y01\", \"Y02\"]\npile = [\"B01\", \"B02\", \"B03\", \"B04\", \"B05\"]\n",
    );
    assert_eq!((game().feronia_steps(public(&state)), game().feronia_score(public(&state))), (19, 98));
}

#[test]
fn e85_only_used_columns_left() {
    // Sponge trails have no invite; creature trail 4 has two, after a spider ant that cannot come.
    let captive = ["\"spider_ant\""; 6].join(", ");
    let table = "borderlands = { sage_owl = 2 }";
    let state = her_turn(6, table, &format!("trails = [\"creature 4\"]\ncreatures = [{captive}]"), PLAIN);
    assert_eq!((state.public.feronia.creatures[5], state.public.heights), (2, [0; 6]));
    assert_eq!(state.public.feronia.steps, 1, "for spirit alone");
}

#[test]
fn e86_second_card() {
    let walk = "trails = [\"ecosystem 4\"]";
    let state = her_turn(4, "", &format!("{walk}\n{}", emptied(&[0], &[])), PLAIN);
    assert_eq!(taken(&state), [3, 3]);
    let state = her_turn(4, "", &format!("{walk}\n{}", emptied(&[0, 3], &["V01"])), PLAIN);
    assert_eq!(taken(&state), [3, 2]);
}

#[test]
fn e87_one_villager_left() {
    let tracks = "[[tracks]]\noffset = 1\nsegments = [0, 4]\n[[tracks]]\noffset = 1\nsegments = [1, 5]\n[[tracks]]\nsegments = [6, 2]\n[[tracks]]\nsegments = [7, 3]\n";
    let waiting = "trails = [\"tree 1\", \"tree 1\", \"tree 1\", \"tree 1\"]";
    let state = her_turn(3, "", waiting, tracks);
    assert_eq!(state.public.tracks.map(|track| track.of(Owner::FERONIA).count()), [1, 0, 0, 0]);
    assert_eq!(state.public.feronia.steps, 1);
}

#[test]
fn e88_sides() {
    let down = |trails: &str| {
        let state = position(&format!(
            "players = 1\nturn = 0\nagenda = [\"activation\", \"move 3 1\"]\n{}[feronia]\nactive = 3\ntrails = [{trails}]\n[[seats]]\ntrails = [\"tree 1 adult\"]\n",
            track(3, "offset = 1\ninner = \". AF . .\"")
        ));
        her_trails(&state)
    };
    assert_eq!(down("\"flower 2\", \"grass 4\""), ["flower 2", "grass 4", "grass 4"]);
    assert_eq!(down("\"flower 2\""), ["flower 2", "grass 4"]);
    assert_eq!(down("\"grass 4\""), ["flower 4", "grass 4"]);
}

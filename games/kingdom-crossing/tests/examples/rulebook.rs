//! Part A: examples of the rulebook.

use bocage_kingdom_crossing::state::Face;
use bocage_kingdom_crossing::vocabulary::{Colour, Region, Tile};

use super::*;

#[test]
fn e1_building() {
    let mut state = day("", &slot(8, "building_fox", ""), "guilds = [3, 0, 0, 0, 0]");
    play(&mut state, 0, "Work(vp_step); Cross(b0); TakeCard(8)");
    assert_eq!(side(&state, 0).coins, 3);
    let state = position(
        "phase = \"morning\"\n[[seats]]\nguilds = [3, 0, 0, 0, 0]\ncards = [\"building_fox\"]\n[[seats]]\n",
    );
    assert_eq!(side(&state, 0).coins, 3);
}

#[test]
fn e2_transport() {
    let mut state = day("", &slot(9, "transport_wood", ""), "coins = 8");
    play(&mut state, 0, "Work(vp_step); Cross(b0); TakeCard(9)");
    assert_eq!((side(&state, 0).coins, marker(&state, 0, Resource::Wood)), (0, 1));
    let mut state = position(
        "phase = \"morning\"\n[[seats]]\nmarkers = [1, 0, 0, 0]\ncards = [\"transport_wood\"]\n[[seats]]\n",
    );
    play(&mut state, 0, "Collect(transport_wood)");
    assert_eq!(marker(&state, 0, Resource::Wood), 2);
}

#[test]
fn e3_income_of_round_3() {
    let mut state = position(
        "phase = \"morning\"\nround = 3\n[[seats]]\ninvestment = 1\nmarkers = [4, 2, 0, 0]\n\
         guilds = [1, 4, 1, 3, 2]\ncards = [\"transport_owl\", \"transport_stone\"]\n[[seats]]\n",
    );
    assert_eq!(vp(&state, 0), 4);
    assert_options(
        &state,
        "Collect(owl); Collect(boar); Collect(deer); Collect(starting_house); Collect(transport_stone)",
    );
    play(&mut state, 0, "Collect(owl); Advance; Advance");
    assert_eq!(side(&state, 0).investment, 3);
    play(&mut state, 0, "Collect(boar); PickUpgrade(coin_step); Collect(deer); PickResource(wood)");
    assert_eq!(side(&state, 0).coins, 3);
    play(&mut state, 0, "Collect(starting_house); Cash");
    let me = side(&state, 0);
    assert_eq!((me.coins, vp(&state, 0), me.investment), (15, 4, 0));
    assert_eq!(me.markers, [5, 3, 0, 0]);
    assert_eq!(me.upgraded, Tile::CoinStep.bit());
    assert_eq!(waited(&state), 1);
}

/// The Morning of a table ends, and birds arrive from a red stack that begins like this.
fn birds_of(players: u8) -> State {
    let mut state = position(&format!(
        "players = {players}\nphase = \"morning\"\nbird_stacks = {{ red = [\"red_01\", \"red_07\", \"red_10\"] }}\n"
    ));
    for seat in 0..players {
        play(&mut state, seat, "Advance");
    }
    state
}

#[test]
fn e4_birds_with_2_players() {
    for (players, lying) in [(2, 1), (3, 2), (4, 3)] {
        let state = birds_of(players);
        let birds: Vec<Option<&str>> = state.public.slots[..3]
            .iter()
            .map(|slot| slot.bird.map(|bird| game().components.bird(bird).key.as_str()))
            .collect();
        let all = [Some("red_01"), Some("red_07"), Some("red_10")];
        for (index, bird) in birds.iter().enumerate() {
            assert_eq!(*bird, if index < lying { all[index] } else { None });
        }
        let boxed = state.public.boxed & game().components.birds_of(Colour::Red);
        assert_eq!(boxed.count_ones() as usize, 3 - lying);
        assert_eq!(state.secret.birds[Colour::Red.index()].len(), 9);
    }
}

#[test]
fn e5_rest() {
    let mut state = day("", "", "upgraded = [\"coin_step\"]");
    play(&mut state, 0, "Rest(coin_step)");
    assert_eq!(side(&state, 0).coins, 8);
    assert_eq!(side(&state, 0).played, Tile::CoinStep.bit());
    assert_eq!(waited(&state), 1);
}

#[test]
fn e6_work() {
    let mut state = day("", &slot(8, "lumberjack_03", "blue_03"), "coins = 5");
    play(&mut state, 0, "Work(coin_step)");
    assert_eq!(side(&state, 0).coins, 7);
    play(&mut state, 0, "Cross(b0)");
    assert_eq!(side(&state, 0).worker, Region::West);
    play(&mut state, 0, "TakeCard(8)");
    let me = side(&state, 0);
    assert_eq!((me.coins, me.markers[0], me.birds.count_ones(), me.paws), (2, 2, 1, 1));
    assert_eq!(count(&state, 0, Guild::Boar), 1);
}

#[test]
fn e7_queen_twice() {
    let mut state =
        day("queen = \"queen_deer\"\nfirst_player = 1\nphase_first = 0", "", "upgraded = [\"queen\"]");
    play(&mut state, 0, "Work(queen); PickResource(stone); PickResource(stone)");
    let me = side(&state, 0);
    assert_eq!((me.markers, me.paws, me.worker), ([0, 2, 0, 0], 0, Region::North));
    assert_eq!(count(&state, 0, Guild::Deer), 1);
    assert_eq!(state.public.first_player, Seat(0));
    assert_eq!(state.public.queen, None);
    assert!(state.public.slots.iter().all(|slot| matches!(slot.face, Face::Card(_))));
}

#[test]
fn e8_balloon() {
    let mut state = day(
        "balloon = \"south\"",
        &slot(8, "patron_01", ""),
        "coins = 12\npaws = [\"b0\", \"b1\", \"b2\", \"b4\", \"b6\"]",
    );
    // The flight to the east and both bridges are the only way, so they are taken at once.
    let events = play(&mut state, 0, "Work(two_bridges)");
    assert!(events.contains(&Event::Flew { seat: Seat(0), to: Region::East, cost: 10 }));
    assert_eq!((side(&state, 0).coins, vp(&state, 0)), (2, 7));
    assert_eq!((state.public.balloon, side(&state, 0).worker), (Region::East, Region::West));
    assert_options(&state, "TakeCard(8)");
}

#[test]
fn e9_evening() {
    let mut state = position("phase = \"evening\"\n[[seats]]\nguilds = [0, 4, 0, 0, 0]\n[[seats]]\n");
    assert_options(&state, "Guild(owl); Structure(starting_house)");
    play(&mut state, 0, "Guild(owl); Advance; Advance");
    assert_eq!(side(&state, 0).investment, 2);
}

#[test]
fn e10_second_claim_with_2_players() {
    let goals = "[[goals]]\nmarkers = [1]\n[[goals]]\nmarkers = [0]\n";
    let mut state = day("", goals, "markers = [3, 0, 5, 0]");
    play(&mut state, 0, "Rest(queen)");
    assert_options(&state, "Claim(0); Done");
    play(&mut state, 0, "Claim(0)");
    assert_eq!(vp(&state, 0), 1);
    assert_eq!(state.public.goals[0].markers, [Some(Seat(1)), None, Some(Seat(0)), None]);
    assert_options(&state, "Face(0); Face(1); Face(2); Blind");
}

#[test]
fn e11_favour_from_a_track() {
    let mut state = day(
        "agenda = [\"claim 1\", \"advance stone 1\"]\ndisplay = [\"favour_fox\", \"favour_owl\", \"favour_bear\"]\n\
         favour_supply = [\"favour_boar\"]",
        "",
        "markers = [0, 9, 0, 0]",
    );
    assert_eq!(marker(&state, 0, Resource::Stone), 10);
    play(&mut state, 0, "Face(1)");
    let key = |place: usize| game().components.favour(state.public.display[place].unwrap()).key.as_str();
    assert_eq!([key(0), key(1), key(2)], ["favour_fox", "favour_boar", "favour_bear"]);
    assert_eq!(side(&state, 0).favours.count_ones(), 1);
}

#[test]
fn e12_final_scoring() {
    let state = position(
        "[[seats]]\nvp = 46\ncoins = 12\ninvestment = 4\nmarkers = [5, 4, 3, 3]\nguilds = [3, 4, 1, 3, 0]\n\
         filled = [\"wood_4\", \"stone_2\", \"stone_4\", \"food_3\"]\ncards = [\"building_fox\", \"transport_fox\"]\n\
         bird_counts = { red = 7 }\nfavours = [\"favour_birds\", \"favour_boar\"]\n",
    );
    assert_eq!(game().score(&state.public, Seat(0)).points(), [46, 0, 0, 7, 17, 9, 13]);
    assert_eq!((total(&state, 0), side(&state, 0).coins), (92, 2));
}

#[test]
fn e13_solo_scoring() {
    let board = "[[seats]]\n[[seats]]\nvp = 15\nguilds = [4, 6, 7, 5, 0]\nmarkers = [4, 6, 7, 5]\n\
                 filled = [\"wood_4\", \"stone_2\", \"stone_4\", \"stone_6\", \"sap_3\", \"sap_6\", \"food_3\", \"food_5\"]\n\
                 cards = [\"building_fox\", \"building_owl\", \"building_bear\"]\n";
    let top = "players = 1\ndifficulty = \"initiate\"\nphase = \"end\"\n";
    let state = position(&format!("{top}{board}"));
    assert_eq!(game().automa_points(&state.public), [15, 57, 12, 0]);
    let favours = "favours = [\"favour_fox\", \"favour_owl\", \"favour_bear\"]\n";
    let state = position(&format!("{top}{board}{favours}"));
    assert_eq!(game().automa_points(&state.public).iter().sum::<i32>(), 96);
}

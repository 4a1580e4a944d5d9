//! Part G: solo.

use bocage_engine::{Evaluate, Seed, Speak};
use bocage_kingdom_crossing::setup::{Difficulty, Options};
use bocage_kingdom_crossing::state::{AUTOMA, Face, Phase};
use bocage_kingdom_crossing::vocabulary::Region;

use super::*;

/// A tile that makes Paco & Paca rest.
const REST: u8 = 11;
/// The crown.
const CROWN: u8 = 10;

/// Paco & Paca have just played these two tiles; their side is the second seat.
#[track_caller]
fn automa(tiles: [u8; 2], top: &str, tables: &str, seats: &str) -> State {
    position(&format!(
        "players = 1\nphase = \"day\"\nfirst_player = 1\nsolo = {tiles:?}\n{top}\n{tables}\n{seats}"
    ))
}

#[test]
fn e59_crown() {
    let state = automa([CROWN, REST], "balloon = \"south\"\nqueen = \"queen_owl\"", "", "");
    let theirs = state.public.side(AUTOMA);
    assert_eq!((game().guild_count(theirs, Guild::Owl), theirs.marker(Resource::Stone)), (1, 0));
    assert_eq!((state.public.first_player, state.public.balloon), (AUTOMA, Region::West));
    assert_eq!(state.public.queen, None);
    let state = automa([CROWN, REST], "balloon = \"west\"", "", "");
    assert_eq!(state.public.balloon, Region::North);
    assert_eq!(state.public.side(AUTOMA).queens, 0);
}

#[test]
fn e60_deer() {
    let with = |markers: &str| {
        let seats = format!("[[seats]]\n[[seats]]\nmarkers = {markers}\n");
        automa([0, REST], "", &slot(0, "patron_05", ""), &seats).public.side(AUTOMA).markers
    };
    assert_eq!(with("[3, 2, 2, 4]"), [3, 3, 2, 4]);
    assert_eq!(with("[10, 10, 10, 10]"), [10, 10, 10, 10]);
}

#[test]
fn e61_decoration_and_favour() {
    let with = |stone: u8| {
        automa(
            [0, REST],
            "display = [\"favour_fox\", \"favour_owl\", \"favour_bear\"]\nfavour_supply = [\"favour_boar\"]",
            &slot(0, "patron_02", ""),
            &format!("[[seats]]\n[[seats]]\nmarkers = [0, {stone}, 0, 0]\n"),
        )
    };
    let state = with(5);
    let theirs = state.public.side(AUTOMA);
    assert_eq!((theirs.marker(Resource::Stone), theirs.filled, theirs.upgraded), (6, 1 << 4, 0));
    let state = with(9);
    let key = |place: usize| game().components.favour(state.public.display[place].unwrap()).key.as_str();
    assert_eq!([key(0), key(1), key(2)], ["favour_owl", "favour_bear", "favour_boar"]);
    assert_eq!(state.public.side(AUTOMA).favours.count_ones(), 1);
}

#[test]
fn e62_card_tile() {
    let state = automa([6, REST], "", &slot(6, "farmer_07", "yellow_05"), "");
    let theirs = state.public.side(AUTOMA);
    assert_eq!(game().guild_count(theirs, Guild::Boar), 1);
    assert_eq!((theirs.marker(Resource::Food), theirs.birds.count_ones(), theirs.coins), (1, 1, 0));
    let state = automa([6, REST], "", &slot(6, "building_fox", ""), "");
    let theirs = state.public.side(AUTOMA);
    assert_eq!((theirs.structures().count_ones(), theirs.markers), (2, [0; 4]));
}

#[test]
fn e63_claim_order() {
    let mut state = automa(
        [6, REST],
        "",
        &slot(6, "farmer_07", "yellow_05"),
        "[[seats]]\nbird_counts = { red = 7 }\n[[seats]]\nbird_counts = { green = 6 }\n",
    );
    assert_eq!(state.public.side(AUTOMA).points.goals, 5);
    play(&mut state, 0, "Rest(queen); Claim(5)");
    assert_eq!(vp(&state, 0), 1);
}

#[test]
fn e64_tiles_per_round() {
    for (difficulty, tiles) in [(Difficulty::Beginner, 14), (Difficulty::MasterBuilder, 11)] {
        let options = Options { difficulty, ..Options::default() };
        let mut state = game().setup(1, &options, Seed(4)).unwrap();
        while state.public.phase != Phase::Evening {
            let drawn = state.public.solo_drawn.count_ones() as usize;
            if state.public.phase == Phase::Day {
                assert_eq!(state.secret.solo.len() + drawn, tiles);
            }
            let action = super::options(&state)[0];
            game().apply(&mut state, Seat(0), action, &mut ()).unwrap();
        }
        assert_eq!(state.public.solo_drawn.count_ones(), 8);
    }
}

#[test]
fn e65_favour_value() {
    for (level, points) in [("beginner", 24), ("initiate", 16), ("expert", 8), ("master_builder", 0)] {
        let state = position(&format!(
            "players = 1\ndifficulty = \"{level}\"\nphase = \"end\"\n[[seats]]\n[[seats]]\n\
             favours = [\"favour_fox\", \"favour_owl\", \"favour_bear\", \"favour_boar\"]\n"
        ));
        assert_eq!(game().automa_points(&state.public)[3], points);
    }
}

#[test]
fn e66_houses() {
    let with = |guilds: &str, houses: &str| {
        let seats = format!("[[seats]]\n[[seats]]\nguilds = {guilds}\nhouses = {houses}\n");
        let state = automa([0, REST], "", &slot(0, "patron_05", ""), &seats);
        let theirs = state.public.side(AUTOMA);
        (theirs.houses.count_ones(), theirs.favours.count_ones())
    };
    assert_eq!(with("[1, 1, 1, 1, 0]", "[\"north\"]"), (2, 0));
    assert_eq!(with("[2, 2, 2, 2, 1]", "[\"north\", \"east\"]"), (3, 1));
}

/// Setup: the pair that is left is theirs, once the human's is resolved.
#[test]
fn r28_their_starting_card_moves_no_marker() {
    let mut state = position(
        "players = 1\n[[pairs]]\nstart = \"start_1_front\"\nfavour = \"favour_fox\"\n\
         [[pairs]]\nstart = \"start_2_back\"\nfavour = \"favour_owl\"\n",
    );
    play(&mut state, 0, "StartPick(0)");
    assert_eq!(state.public.side(AUTOMA).start, None);
    play(&mut state, 0, "Advance");
    let theirs = state.public.side(AUTOMA);
    let favours: Vec<&str> = bocage_engine::Bits(theirs.favours.into()).map(favour_key).collect();
    assert_eq!(favours, ["favour_owl"]);
    assert_eq!(game().guild_counts(theirs), [0, 0, 0, 0, 1]);
    // The card would bring ten coins, sap and food.
    assert_eq!((theirs.markers, theirs.coins, theirs.filled), ([0; 4], 0, 0));
    assert_eq!((theirs.houses, theirs.structures()), (Region::South.bit(), 1));
    assert_eq!((state.public.balloon, state.public.first_player), (Region::South, AUTOMA));
    assert_eq!(side(&state, 0).coins, 14);
}

fn favour_key(favour: u8) -> &'static str {
    &game().components.favours[usize::from(favour)].key
}

#[test]
fn r31_a_slot_without_a_card_gives_nothing() {
    for (there, face) in [("tile = \"empty_invest\"", false), ("card = \"\"", true)] {
        let slot = format!("[[slots]]\nat = 4\ndeck = \"stonecutter\"\n{there}\n");
        let state = automa([4, REST], "", &slot, "");
        let theirs = state.public.side(AUTOMA);
        assert!(theirs.cards.iter().next().is_none());
        assert_eq!((theirs.markers, theirs.structures(), theirs.birds), ([0; 4], 1, 0));
        assert_eq!(state.public.slots[4].face == Face::Bare, face);
        assert_eq!((state.public.solo_drawn, waited(&state)), (1 << 4 | 1 << REST, 0));
    }
}

/// Section 10: more points win; with equal points a coin decides, and without one nobody loses.
#[test]
fn the_end_of_a_solo_game() {
    let result = |points: u16, coins: u16| {
        let state = position(&format!(
            "players = 1\nphase = \"scoring\"\n[[seats]]\nvp = {points}\ncoins = {coins}\n[[seats]]\nvp = 20\n"
        ));
        let said = game().say_result(&state.public).unwrap().key.to_string();
        // Bots want what counts as won.
        assert_eq!(game().is_won_alone(&state.public), said.starts_with("solo-won"));
        said
    };
    assert_eq!(result(21, 0), "solo-won");
    assert_eq!(result(20, 1), "solo-won-by-coin");
    assert_eq!(result(20, 0), "solo-shared");
    assert_eq!(result(19, 4), "solo-lost");
    // Five coins are a step of investment, and its point: none is left to decide.
    assert_eq!(result(19, 5), "solo-shared");
}

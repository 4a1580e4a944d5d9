//! Part G: solo.

use bocage_engine::Seed;
use bocage_kingdom_crossing::setup::{Difficulty, Options};
use bocage_kingdom_crossing::state::{AUTOMA, Phase};
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

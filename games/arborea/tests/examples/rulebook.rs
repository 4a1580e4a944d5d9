//! Part A: examples of the rulebook.

use bocage_arborea::setup::Options;
use bocage_arborea::vocabulary::{Area, Season};
use bocage_engine::Seed;

use super::*;

#[test]
fn e01_spirit_at_the_start() {
    let state = game().setup(5, &Options::default(), Seed(3)).unwrap();
    let spirits: Vec<i8> = state.public.in_use().iter().map(|board| board.spirit).collect();
    assert_eq!(spirits, [0, 2, 4, 6, 8]);
}

#[test]
fn e02_small_villagers() {
    let state = game().setup(2, &Options::default(), Seed(3)).unwrap();
    assert_eq!((board(&state, 0).available, board(&state, 0).dedicated), ([2, 0, 1], [0, 3, 2]));
    let state = game().setup(3, &Options::default(), Seed(3)).unwrap();
    assert_eq!((board(&state, 1).available, board(&state, 1).dedicated), ([2, 1, 0], [0, 2, 3]));
}

fn on_season(summer: u8, outer: &str) -> State {
    position(&format!(
        "turn = 1\n[[seats]]\n[[seats]]\nseasons = [0, {summer}, 0, 0]\navailable = {{ young = 1 }}\n[[seats]]\n{}",
        track(0, &format!("offset = 2\nsegments = [0, 4]\nouter = \"{outer}\""))
    ))
}

#[test]
fn e03_place_on_a_season_symbol() {
    let mut state = on_season(2, ". . . .");
    play(&mut state, 1, "place young 0");
    assert_eq!(cells(&state, 0), ". Y1 . . | . . . .");
    assert_eq!(board(&state, 1).seasons, [0, 3, 0, 0]);
    assert_eq!(board(&state, 1).available, [2, 0, 0]);
    assert_eq!(state.public.tracks[0].offset, 2);
    assert_eq!(waited(&state), [1]);
    let mut state = on_season(6, ". . . .");
    play(&mut state, 1, "place young 0");
    assert_eq!(board(&state, 1).seasons, [0, 6, 0, 0]);
}

#[test]
fn e04_placing_blocked() {
    let state = on_season(2, ". A0 . .");
    assert!(
        !shown(&options(&state, 1)).iter().any(|action| action.starts_with("place") && action.ends_with('0'))
    );
    assert_illegal(&state, 1, "place young 0");
}

#[test]
fn e05_dismount() {
    let mut state = position(&format!("turn = 0\n{}", track(2, "outer = \". . . A1\"")));
    play(&mut state, 0, "advance 2");
    assert_options(&state, 1, "leave above 1;leave below 1;stay");
    play(&mut state, 1, "stay");
    play(&mut state, 0, "again-advance 2");
    assert_options(&state, 1, "leave above 1;leave above 2;leave below 1;leave below 2;stay");
}

#[test]
fn e06_swap() {
    let mut state = position(&format!(
        "turn = 0\n{}",
        track(2, "offset = 3\nsegments = [0, 1]\nouter = \". Y0 . .\"\ninner = \". . A1 .\"")
    ));
    play(&mut state, 0, "advance 2");
    assert_eq!(state.public.tracks[2].offset, 4);
    assert_eq!(options(&state, 1).len(), 10);
    assert_illegal(&state, 1, "stay");
    play(&mut state, 1, "leave below 5");
    assert_eq!(trails(board(&state, 1)), ["mushroom 5 adult"]);
    assert_eq!(cells(&state, 2), ". . . . | . Y0 . .");
    let lane = state.public.tracks[2];
    assert_eq!((lane.offset, lane.outer, lane.inner, lane.distance(5)), (0, 1, 0, 2));
    assert_eq!(options(&state, 0).len(), 5);
}

#[test]
fn e07_five_symbols_in_order() {
    let text = format!(
        "turn = 0\nagenda = [\"activation\"]\n[[seats]]\ntrails = [\"tree 3 adult\", \"grass 1 adult\"]\n[[seats]]\n[[seats]]\n{}",
        track(3, "outer = \". . . Y0\"")
    );
    let mut state = position(&text);
    assert_eq!((board(&state, 0).dedicated[1], board(&state, 0).available[1]), (2, 0));
    play(&mut state, 0, "activate tree 3 adult");
    assert_eq!((board(&state, 0).dedicated[1], board(&state, 0).available[1]), (1, 1));
    assert_eq!((halves(&state, Biome::Tree), halves(&state, Biome::Mushroom)), ((0, 2), (0, 1)));
    assert_eq!(board(&state, 0).available[0], 1);
}

#[test]
fn e08_returning_villagers() {
    let board_lines = "trails = [\"tree 1 adult\", \"tree 1 young\", \"tree 1 elder\"]\nspirit = 2";
    let mut state = at("\"activation\"", "", board_lines);
    assert_eq!((board(&state, 0).available, board(&state, 0).dedicated), ([1, 0, 0], [0, 2, 2]));
    play(&mut state, 0, "activate tree 1 adult;activate tree 1 young;activate tree 1 elder");
    assert_eq!((board(&state, 0).available, board(&state, 0).dedicated), ([2, 0, 0], [0, 3, 3]));
}

#[test]
fn e09_complete_a_card() {
    let table = "biomes = { tree = \"2/3\", mushroom = \"4/4\" }";
    let mut state = at("\"completion\"", table, "slots = [\"R01\"]\nspirit = 1");
    play(&mut state, 0, "complete 0");
    assert_eq!((halves(&state, Biome::Tree), halves(&state, Biome::Mushroom)), ((1, 1), (3, 3)));
    assert_eq!((board(&state, 0).spirit, board(&state, 0).points.biomes), (4, 0));
}

#[test]
fn e10_habitats_of_that_card() {
    let face = game().components.face(game().components.card("R01").unwrap());
    let letters: String = face.grid.iter().map(|habitat| habitat.letter()).collect();
    assert_eq!(letters, "TTRRRM");
}

#[test]
fn e11_water_as_joker() {
    let with = |sponge: u8| {
        let table = format!("biomes = {{ sponge = \"{sponge}\", flower = \"2\", water = \"3\" }}");
        let mut state = at("\"completion\"", &table, "slots = [\"R03\"]");
        play(&mut state, 0, "complete 0;gift tree");
        (state.public.upper[Biome::Sponge.index()], state.public.upper[Biome::Water.index()])
    };
    assert_eq!(with(1), (0, 3));
    assert_eq!(with(0), (0, 2));
}

#[test]
fn e12_renewal_of_ten_points() {
    let state = at("\"renewal\"", "biomes = { tree = \"2/5\", grass = \"0/2\", water = \"6/7\" }", "");
    assert_eq!(board(&state, 0).points.biomes, 10);
    assert_eq!(state.public.lower, [5, 0, 0, 2, 0, 7]);
    assert_eq!(state.public.lower, state.public.upper);
}

#[test]
fn e13_movement_at_the_end_of_a_turn() {
    let mut state = position(&format!(
        "turn = 1\nagenda = [\"renewal\"]\n{}[[tracks]]\n[[tracks]]\n[[tracks]]\nouter = \". . . E1\"\n",
        track(0, "outer = \". . . A1\"\ninner = \"Y1 . . .\"")
    ));
    assert_eq!(state.public.tracks.map(|track| track.offset), [2, 0, 0, 0]);
    play(&mut state, 1, "stay;stay");
    assert_eq!(state.public.tracks.map(|track| track.offset), [2, 0, 0, 2]);
    assert_eq!(options(&state, 1).len(), 5);
}

#[test]
fn e14_take_a_card() {
    let walk = "\"activation\", \"trail ecosystem 1 adult\"";
    let decks = "[[decks]]\ncards = [\"R02\", \"R05\"]\n";
    let mut state = at(walk, decks, "slots = [\"Y01\"]");
    play(&mut state, 0, "take 0");
    let components = &game().components;
    assert_eq!(board(&state, 0).slots, [components.card("Y01"), components.card("R02"), None]);
    assert_eq!(state.public.decks[0].front, components.card("R05"));
    let state = at(walk, decks, "slots = [\"Y01\", \"Y02\", \"Y03\"]");
    assert_eq!(waited(&state), [1], "the symbol is skipped");
}

/// A symbol that asks something, on the way of a villager who has nothing else before it.
pub(super) fn effect(symbol: &str, table: &str, board: &str) -> State {
    let agenda = format!("\"activation\", \"trail grass 1 elder 9\", \"effect {symbol}\"");
    at(&agenda, table, &format!("trails = [\"grass 2 adult\"]\n{board}"))
}

#[test]
fn e15_convert() {
    for (before, after) in [("1/2", (1, 1)), ("1/1", (0, 0))] {
        let table = format!("biomes = {{ grass = \"{before}\" }}");
        let mut state = effect("convert:grass>water", &table, "");
        assert_options(&state, 0, "convert;decline");
        play(&mut state, 0, "convert");
        assert_eq!((halves(&state, Biome::Grass), halves(&state, Biome::Water)), (after, (0, 1)));
    }
}

#[test]
fn e16_invite() {
    let mut state = effect("invite", "borderlands = { antler_worm = 2, sage_owl = 1 }", "spirit = 3");
    assert_options(&state, 0, "invite antler_worm;invite sage_owl");
    play(&mut state, 0, "invite antler_worm");
    assert_eq!(board(&state, 0).spirit, 4);
    assert_eq!(count(&state.public.heights, Creature::AntlerWorm), 1);
    assert_eq!(board(&state, 0).invited, [0, 1, 0, 0, 0, 0]);
}

#[test]
fn e17_gift() {
    for level in 0..3 {
        let mut state = effect("gift", "", &format!("gifts = {{ flower = {level} }}"));
        play(&mut state, 0, "gift flower");
        assert_eq!(board(&state, 0).gifts[Area::Flower.index()], level + 1);
    }
    let state = effect("gift", "", "gifts = { flower = 3 }");
    assert_illegal(&state, 0, "gift flower");
    assert_eq!(options(&state, 0).len(), 7);
    let table = "biomes = { flower = \"1\", grass = \"1\", mushroom = \"1\" }";
    let mut state = at("\"completion\"", table, "slots = [\"R08\"]\ngifts = { flower = 3 }");
    play(&mut state, 0, "complete 0");
    assert_eq!(board(&state, 0).gifts[Area::Flower.index()], 3);
}

#[test]
fn e18_attract_with_a_bonus_tile() {
    let table = "bonus = [2, 3, 1, 4, 5, 6]\nsun = 9";
    let state = at("\"activation\", \"trail flower 2 adult 1\"", table, "spirit = -1");
    assert_eq!((state.public.sun, count(&state.public.supply, Creature::ShadowHamster)), (10, 5));
    assert_eq!(count(&state.public.heights, Creature::ShadowHamster), 1);
    assert_eq!(state.public.bonus[Creature::ShadowHamster.index()], None);
    assert_eq!(board(&state, 0).spirit, 5);
}

#[test]
fn e19_attract_fails() {
    let walk = "\"activation\", \"trail grass 2 adult 1\"";
    let state = at(walk, "borderlands = { cattail_cat = 4 }\nsun = 9", "");
    assert_eq!((state.public.sun, count(&state.public.heights, Creature::CattailCat)), (10, 4));
    assert_eq!(board(&state, 0).spirit, 0);
    let cats = ["\"cattail_cat\""; 6].join(", ");
    let state = at(walk, "sun = 9", &format!("captive = [{cats}]"));
    assert_eq!((state.public.sun, count(&state.public.heights, Creature::CattailCat)), (10, 0));
    assert_eq!(board(&state, 0).spirit, 0);
    assert!(state.public.bonus[Creature::CattailCat.index()].is_some(), "R16: the tile stays");
}

#[test]
fn e20_sage_of_water() {
    let walk = |kind: &str, level: u8| {
        let agenda = format!("\"activation\", \"trail water 1 {kind} 2\"");
        at(&agenda, "", &format!("gifts = {{ water = {level} }}\ntrails = [\"grass 2 adult\"]"))
    };
    let mut state = walk("adult", 2);
    assert_options(&state, 0, "sage 0;sage 1;sage 2;stop-sage");
    play(&mut state, 0, "sage 0");
    assert_options(&state, 0, "sage 1;sage 2;stop-sage");
    play(&mut state, 0, "sage 2");
    assert_options(&state, 0, "activate grass 2 adult;end-activation");
    let mut state = walk("young", 2);
    assert_options(&state, 0, "sage 0;sage 1;sage 2;sage 3;stop-sage");
    play(&mut state, 0, "sage 3;send adult 0;sage 0");
    assert_options(&state, 0, "activate grass 2 adult;end-activation");
    assert_options(&walk("elder", 0), 0, "activate grass 2 adult;end-activation");
}

#[test]
fn e21_spirit_scoring() {
    for (spirit, points) in [(-7, -10), (-4, -5), (4, 5)] {
        let state = position(&format!("[[seats]]\nspirit = {spirit}\n"));
        assert_eq!(board(&state, 0).points.spirit, points);
    }
}

#[test]
fn e22_season_cap() {
    for (level, points) in [(6, 48), (2, 16)] {
        let state = position(&format!(
            "season_tiles = [\"trained\", \"gifts\", \"rocks\", \"cards\"]\n[[seats]]\nseasons = [{level}, 0, 0, 0]\navailable = {{ young = 1, elder = 2 }}\n"
        ));
        let land = game().landscape(&board(&state, 0).ecosystem);
        assert_eq!(game().season_count(board(&state, 0), &land, state.public.season_tiles[0]), 9);
        assert_eq!(board(&state, 0).points.seasons[Season::Spring.index()], points);
    }
}

#[test]
fn e23_owl() {
    let gifts = "gifts = { tree = 3, water = 2, grass = 2 }";
    let (points, _) = creature_points(&[("RR/RR/RR", 0, "0,0")], "\"sage_owl 1,1\"", gifts);
    assert_eq!(points, [3]);
}

#[test]
fn e24_partial_cover() {
    let lines = "cards = [\"S1 0 0,0\"]\ncreatures = [\"fungi_frog 1,1\"]\ncompleted = \"R01\"\ndevelopment = \"lay 0\"";
    let mut state = at("\"pilgrimage\"", "", lines);
    play(&mut state, 0, "lay 0,1");
    let board = board(&state, 0);
    assert_eq!(board.ecosystem.creature(Cell::at(1, 1)), Some(Creature::FungiFrog));
    assert_eq!(game().creatures_points(board), 9);
}

#[test]
fn e25_creature_vertices() {
    let lines = "cards = [\"S1 0 0,0\", \"R01 0 2,0\"]\ncreatures = [\"fungi_frog 1,1\"]\ndevelopment = \"invited sage_owl\"";
    let state = position(&format!("turn = 1\n[[seats]]\n{lines}\n[[seats]]\n"));
    assert_options(&state, 0, "put 3,1;put 2,2;put 3,2;captive");
}

#[test]
fn e26_ecosystem_of_63_points() {
    let map = [
        ("SS/WR/RR", 0, "0,0"),
        ("RR/RR/FW", 0, "2,0"),
        ("SF/GM/TT", 0, "4,0"),
        ("GG/MR/RR", 0, "0,3"),
        ("RR/TW/TR", 0, "2,3"),
        ("TR/RR/RR", 0, "4,3"),
    ];
    let creatures = "\"fungi_frog 5,3\", \"fungi_frog 3,5\", \"antler_worm 1,1\", \"shadow_hamster 3,3\", \
                     \"spider_ant 5,1\", \"spider_ant 1,4\"";
    let (points, board) = creature_points(&map, creatures, "");
    assert_eq!(points, [9, 12, 12, 16, 8, 6]);
    assert_eq!(board.points.creatures, 63);
}

#[test]
fn e27_solo_placement() {
    // Tracks 0, 2 and 3 have plain segments outside; three villagers wait where nothing counts.
    let mut text = String::from(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n[feronia]\nactive = 2\ndeck = [1]\ntrails = [\"tree 1\", \"tree 1\", \"tree 1\"]\n",
    );
    for (offset, segments) in [(0, "4, 0"), (1, "1, 2"), (0, "5, 3"), (0, "6, 7")] {
        text.push_str(&format!("[[tracks]]\noffset = {offset}\nsegments = [{segments}]\n"));
    }
    let state = position(&text);
    assert_eq!(state.public.feronia.steps, 1);
    assert_eq!(cells(&state, 1), ". . AF . | . . . .");
    assert_eq!(cells(&state, 0), ". . . AF | . . . .");
}

fn feronia_pays(young: u8) -> State {
    position(&format!(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\nbiomes = {{ tree = \"2\", flower = \"2\", water = \"1\" }}\n[feronia]\ncards = [\"V08\"]\nyoung = {young}\n"
    ))
}

#[test]
fn e28_solo_completion() {
    let state = feronia_pays(4);
    assert_eq!(state.public.upper, [1, 0, 0, 0, 0, 0]);
    assert_eq!((state.public.feronia.young, state.public.feronia.completed.count_ones()), (2, 1));
    let state = feronia_pays(3);
    assert_eq!((state.public.feronia.young, state.public.feronia.completed), (4, 0));
}

#[test]
fn e29_solo_score() {
    let state = |score: i16| {
        position(&format!(
            "players = 1\ndifficulty = 5\n[[seats]]\nscore = {score}\n[feronia]\npoints = 30\nsteps = 20\n"
        ))
    };
    assert_eq!(game().feronia_score(public(&state(0))), 130);
    let key = |score| game().solo_result(public(&state(score))).key;
    assert_eq!((key(130), key(131)), ("solo-lost".into(), "solo-won".into()));
}

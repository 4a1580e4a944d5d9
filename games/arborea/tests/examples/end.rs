//! Part E: the end and the scoring.

use bocage_arborea::vocabulary::Season;

use super::*;

#[test]
fn e65_end_trigger() {
    let mut state = position(
        "players = 3\nturn = 1\nagenda = [\"activation\"]\nsun = 22\n[[seats]]\n[[seats]]\ntrails = [\"tree 2 adult\"]\n",
    );
    play(&mut state, 1, "activate tree 2 adult");
    let mut turns = Vec::new();
    let mut before = state.public.in_use().iter().map(|board| board.turns).collect::<Vec<_>>();
    before[2] -= 1; // Its turn has begun already.
    while !game().is_over(&state.public) {
        let now: Vec<u16> = state.public.in_use().iter().map(|board| board.turns).collect();
        if now != before {
            turns.push((0..3).find(|&seat| now[seat] != before[seat]).unwrap());
            before = now;
        }
        let seat = waited(&state)[0];
        // Advance a track where nobody stands, and decline everything else.
        let list = options(&state, seat);
        let action = *list.iter().rev().find(|action| !matches!(action, Action::Activate(_))).unwrap();
        game().apply(&mut state, Seat(seat), action, &mut ()).unwrap();
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1]);
}

#[test]
fn e66_captivity() {
    let state = position("[[seats]]\nspirit = -4\ncaptive = [\"fungi_frog\", \"sage_owl\"]\n");
    assert_eq!((board(&state, 0).spirit, board(&state, 0).points.spirit), (-8, -10));
}

/// The table of example 67, with other tiles and more lines.
fn whole(tiles: &str, spirit: i8, more: &str) -> State {
    position(&format!(
        "season_tiles = [{tiles}]\n[[seats]]\nspirit = {spirit}\nscore = 61\nseasons = [2, 3, 1, 0]\n\
         gifts = {{ tree = 3, water = 3, grass = 3 }}\nslots = [\"R02\"]\n\
         cards = [\"S1 0 0,0\", \"V01 0 2,0\", \"B11 0 0,3\", \"Y06 0 2,3\"]\n\
         creatures = [\"fungi_frog 3,1\", \"shadow_hamster 3,5\", \"sage_owl 1,4\", \"antler_worm 2,2\", \
         \"cattail_cat 1,1\", \"spider_ant 3,3\"]\n{more}\n"
    ))
}

#[test]
fn e67_whole_scoring() {
    let tiles = "\"gifts\", \"alignment\", \"waters\", \"open_cards\"";
    let state = whole(tiles, 5, "captive = [\"fungi_frog\"]");
    let board = board(&state, 0);
    assert_eq!((board.points.spirit, board.points.seasons), (0, [16, 18, 6, 0]));
    let land = game().landscape(&board.ecosystem);
    let points: Vec<i16> =
        board.ecosystem.creatures.iter().map(|placed| game().creature_points(board, &land, placed)).collect();
    assert_eq!(points, [18, 10, 8, 12, 0, 6]);
    assert_eq!(game().score(&state.public, Seat(0)).points(), [61, 0, 40, 54]);
    assert_eq!(game().score(&state.public, Seat(0)).total(), 155);
}

#[test]
fn e68_all_season_bases() {
    let tiles = "\"gifts\", \"alignment\", \"waters\", \"open_cards\"";
    let state = whole(tiles, 2, "available = { young = 1, elder = 1 }");
    let board = board(&state, 0);
    let land = game().landscape(&board.ecosystem);
    let bases: Vec<i16> = (0..15).map(|tile| game().season_base(board, tile)).collect();
    assert_eq!(bases, [8, 6, 6, 6, 8, 3, 6, 2, 6, 4, 8, 4, 4, 4, 6]);
    assert_eq!(game().season_count(board, &land, 10), 12);
}

#[test]
fn e69_ties() {
    let places = |spirits: [i8; 2], seasons: [u8; 2]| {
        let seat = |index: usize| {
            format!(
                "[[seats]]\nspirit = {}\nscore = 150\nseasons = [{}, 0, 0, 0]\ncreatures = [\"antler_worm 1,1\"]\ncards = [\"{}\"]\n",
                spirits[index],
                seasons[index],
                ["S3 0 0,0", "S5 0 0,0"][index]
            )
        };
        let state = position(&format!(
            "season_tiles = [\"waters\", \"gifts\", \"spirit\", \"cards\"]\n{}{}",
            seat(0),
            seat(1)
        ));
        let totals = [0, 1].map(|seat| game().score(&state.public, Seat(seat)).total());
        assert_eq!(totals[0], totals[1]);
        let ranking = game().ranking(&state.public);
        [0, 1].map(|seat| ranking.place(Seat(seat)).unwrap())
    };
    assert_eq!(places([1, 2], [3, 0]), [1, 0], "spirit before seasons");
    assert_eq!(places([1, 1], [3, 0]), [0, 1], "then the seasons");
    assert_eq!(places([1, 1], [3, 3]), [0, 0], "then all share");
}

#[test]
fn e70_parallel_development() {
    let table = "biomes = { tree = \"2\", mushroom = \"1\" }\nborderlands = { fungi_frog = 2, sage_owl = 1 }";
    let mut state = at("\"completion\"", table, "slots = [\"R01\"]\ninvited = [\"fungi_frog\"]");
    play(&mut state, 0, "complete 0");
    assert_eq!(waited(&state), [0, 1]);
    assert_options(&state, 0, "rotate 0;rotate 1;rotate 2;rotate 3");
    play(&mut state, 1, "advance 3;not-again");
    assert_eq!(waited(&state), [0], "the next turn of seat 0 waits for its development");
    assert_eq!(state.public.asked, None);
    play(&mut state, 0, "rotate 0;lay 2,0;put 1,1");
    assert_eq!((waited(&state), board(&state, 0).turns), (vec![0], 1));
    assert!(options(&state, 0).contains(&"advance 0".parse().unwrap()));
}

#[test]
fn e81_multiplier_zero() {
    for (level, points) in [(0, 0), (1, 8), (6, 48)] {
        let state = position(&format!(
            "[[seats]]\nseasons = [{level}, 0, 0, 0]\ngifts = {{ tree = 3, water = 3, grass = 2 }}\n"
        ));
        assert_eq!(board(&state, 0).points.seasons[Season::Spring.index()], points);
    }
}

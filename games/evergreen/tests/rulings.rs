//! Rules and refusals that no example shows.
use bocage_conformance::{examples, told};
use bocage_engine::{Arg, Game, History, Language, Message, Positions, Refusal, Seat, Seed, Speak};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;
use bocage_evergreen::state::{Phase, State};
use bocage_evergreen::vocabulary::{Piece, Power, Season, Sun};
use bocage_words::Lexicon;

use crate::examples::{game, play, position};

fn options(state: &State, seat: u8) -> Vec<String> {
    examples::shown(&examples::options(game(), state, Seat(seat)))
}

const PLANET: &str = "-....-\n.X..X.\n......\n......\n.X..X.\n-....-\n";

#[test]
fn the_first_picker_of_a_solo_game_is_drawn_by_lot() {
    let mut seen = [0; 2];
    for seed in 0..50 {
        let state = game().setup(1, &Options::default(), Seed(seed)).unwrap();
        let first = state.public.first_player;
        assert_eq!(game().score(&state.public, Seat(0)).total(), i32::from(first)); // R11
        seen[usize::from(first)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn points_at_the_start_go_by_turn_order() {
    for (players, first, expected) in [
        (1, 0, vec![0]),
        (1, 1, vec![1]),
        (2, 1, vec![1, 0]),
        (3, 1, vec![2, 0, 1]),
        (4, 3, vec![1, 2, 3, 0]),
    ] {
        let text = format!("players = {players}\nphase = \"setup\"\nfirst_player = {first}\n");
        let public = position(&text).public;
        let points: Vec<i32> = Seat::all(players).map(|seat| game().score(&public, seat).total()).collect();
        assert_eq!(points, expected, "{players} players, {first} begins");
    }
}

#[test]
fn the_automa_counts_what_lies_face_up() {
    // R29: rock has two cards but one visible symbol, the fewest.
    let zone = "[zone]\nwheat = [25]\nrock = [\"-rock_plant_sprout\", 13]\nsnow = [1, 3]\n";
    let state = position(&format!("players = 1\nfirst_player = 1\nrow = [26, 16, 0]\n{zone}"));
    assert_eq!(state.public.automa_taken.iter().map(|card| card.0).collect::<Vec<_>>(), [16]);
}

#[test]
fn d_ends_after_one_effect_although_more_could_be_done() {
    let planet = "-ps..-\n.X..X.\n......\n......\n.X..X.\n-....-\n";
    let mut state = position(&format!("[[seats]]\ncard = 6\nplanet = \"\"\"\n{planet}\"\"\"\n"));
    play(&mut state, 0, "begin D;grow b1");
    assert_eq!(options(&state, 0), ["power", "end"]);
}

#[test]
fn growth_powers_need_the_right_stage() {
    for (card, planet) in [(1, "-ss..-"), (2, "-pp..-")] {
        let planet = PLANET.replacen("-....-", planet, 1);
        let mut state = position(&format!("[[seats]]\ncard = {card}\nplanet = \"\"\"\n{planet}\"\"\"\n"));
        play(&mut state, 0, "power");
        assert!(state.public.side(Seat(0)).turn.agenda.is_empty(), "R9: no target, the power ends");
    }
}

#[test]
fn there_are_always_more_pawns() {
    // R1: three planets hold more pawns of each kind than any box (at most 61), and one more comes.
    for (card, piece, letter, before, action) in [
        (0, Piece::Sprout, "p", ".", "power-sprout"),
        (1, Piece::SmallTree, "s", "p", "power-small"),
        (2, Piece::BigTree, "B", "s", "power-big"),
        (3, Piece::Bush, "u", ".", "power-bush"),
        (4, Piece::Lake, "L", ".", "power-lake"),
    ] {
        let full = PLANET.replace('.', letter);
        let planets = [full.replacen(letter, before, 1), full.clone(), full];
        let seats = planets.map(|planet| format!("[[seats]]\nplanet = \"\"\"\n{planet}\"\"\"\n"));
        let text = seats.concat().replacen("planet", &format!("card = {card}\nplanet"), 1);
        let mut state = position(&format!("players = 3\n{text}"));
        play(&mut state, 0, &format!("power;{action} b1"));
        let pawns: u32 = state.public.sides().iter().map(|side| side.planet.of(piece).count_ones()).sum();
        assert_eq!(pawns, 84, "{action}");
    }
}

#[test]
fn cards_are_discarded_seat_by_seat_in_the_order_taken() {
    let mut state = position(
        "phase = \"turns\"\nseason = \"autumn\"\nround = 3\ndiscard = [30]\n\
         [[seats]]\ntaken = [2, 0, 1]\nacted = true\n[[seats]]\ntaken = [8, 6, 7]\nacted = true\n",
    );
    play(&mut state, 0, "end");
    play(&mut state, 1, "end");
    assert_eq!(state.public.season, Season::Winter);
    assert_eq!(state.public.discard.iter().map(|card| card.0).collect::<Vec<_>>(), [30, 2, 0, 1, 8, 6, 7]);
}

#[test]
fn the_token_of_the_last_round_decides_a_tie() {
    // R22: seat 1 takes the card under the token in round 14, and wins an equal score.
    let mut state = position(
        "season = \"winter\"\nround = 2\nrow = [36, 37, 38]\n[[seats]]\nscore = 50\ntaken = [0]\n\
         [[seats]]\nscore = 50\ntaken = [1]\n",
    );
    play(&mut state, 0, "pick 2");
    play(&mut state, 1, "pick 0");
    play(&mut state, 0, "begin B;end");
    play(&mut state, 1, "begin B;end");
    assert_eq!(state.public.phase, Phase::End);
    assert_eq!(game().ranking(&state.public).winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn a_solo_pick_can_be_taken_back_but_not_the_end_of_a_turn() {
    let mut history =
        History::<Evergreen>::new(position("players = 1\nrow = [6, 21, 34]\n[zone]\nflowers = [18]\n"));
    let before = history.state().clone();
    let step = |history: &mut History<Evergreen>, text: &str| {
        history.play(game(), Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    };
    step(&mut history, "pick 0");
    assert_eq!(history.state().public.automa_taken.len(), 1);
    history.undo(game(), Seat(0)).unwrap(); // R26: with the automa's pick and the clean-up.
    assert_eq!(history.state(), &before);
    step(&mut history, "pick 0");
    step(&mut history, "begin B");
    step(&mut history, "end");
    assert_eq!(history.undo(game(), Seat(0)), Err(Refusal::NothingToUndo(Seat(0))));
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let text = "season = \"winter\"\nround = 2\nphase = \"turns\"\n[[seats]]\ncard = 0\nacted = true\n";
    let mut history = History::<Evergreen>::new(position(text));
    history.play(game(), Seat(0), "end".parse().unwrap(), &mut ()).unwrap();
    assert!(game().is_over(&history.state().public));
    assert!(history.undo(game(), Seat(0)).is_err());
}

/// Why something is refused, by the name of the message.
fn why(text: &str, before: &str, action: &str) -> String {
    let mut state = position(text);
    if !before.is_empty() {
        play(&mut state, 0, before);
    }
    match game().apply(&mut state, Seat(0), action.parse().unwrap(), &mut ()) {
        Err(Refusal::Illegal(message)) => message.key.to_string(),
        other => panic!("{action}: {other:?}"),
    }
}

#[test]
fn every_refusal_has_its_reason() {
    let turn = "[[seats]]\ncard = \"wheat_place_lake\"\nplanet = \"\"\"\n-p...-\n.X..X.\n......\n...pB.\n.X..X.\n-....-\n\"\"\"\n";
    let full = "-BBBB-\nuXuLXL\nBBBBBB\nLLLuuu\nBXBBXB\n-uuuu-\n";
    let full = format!("[[seats]]\ncard = 0\nplanet = \"\"\"\n{full}\"\"\"\n");
    let stages = turn.replace("wheat_place_lake", "snow_grow_small_tree").replace("...pB.", "...ps.");
    let lakes = turn.replace("planet =", "level = { place_lake = 1 }\nplanet =").replace("...pB.", "..p.p.");
    let draft = "row = [0, 1, 2]\n";
    let picked = "row = [\"\", 1, 2]\npicks = 1\nfirst_player = 1\n[[seats]]\n[[seats]]\ncard = 0\n";
    let cases = [
        (picked, "", "pick 0", "why-slot-empty"),
        (draft, "", "pick 5", "why-no-slot"),
        (draft, "", "end", "why-pick-first"),
        (turn, "", "pick 0", "why-row-done"),
        (turn, "", "end", "why-act-first"),
        (turn, "begin A;stop-action", "begin B", "why-acted"),
        (&full, "", "begin D", "why-no-effect"),
        (turn, "power;power-lake f5", "power", "why-powered"),
        (turn, "begin D", "stop-action", "why-effect-needed"),
        (turn, "power", "stop-power", "why-power-needed"),
        (turn, "", "plant e5", "why-crevice"),
        (turn, "", "plant d4", "why-nothing-runs"),
        (turn, "begin A;stop-action;power;power-lake f5", "plant d5", "why-only-end"),
        (turn, "begin A", "power", "why-action-runs"),
        (turn, "power", "end", "why-power-runs"),
        (turn, "power;power-lake d5", "end", "why-lake-runs"),
        (turn, "begin A", "plant e5", "why-crevice"),
        (turn, "begin A", "plant a1", "why-no-space"),
        (turn, "begin A", "plant d4", "why-occupied"),
        (turn, "begin B", "grow e4", "why-cannot-grow"),
        (turn, "begin C;plant d5", "grow d5", "why-touched"),
        (turn, "begin A", "grow d4", "why-not-this-action"),
        (turn, "begin C;plant d5", "plant f5", "why-spent"),
        (turn, "begin A", "plant c1", "why-other-biome"),
        (turn, "power;power-lake d5", "lake-grow b1", "why-not-neighbour"),
        (&stages, "power", "power-small e4", "why-wrong-stage"),
        (&stages, "power", "power-bush e4", "why-other-power"),
        (&stages, "power", "stop-lake", "why-other-power"),
        (&lakes, "power", "lake-grow c4", "why-no-lake"),
        (&lakes, "power;power-lake d4;lake-grow c4", "lake-grow c4", "why-lake-again"),
        (&lakes, "power;power-lake d4;lake-grow c4;lake-grow e4", "lake-grow c4", "why-lake-done"),
        (&lakes, "power;power-lake d4;stop-lake", "stop-lake", "why-lake-done"),
    ];
    for (text, before, action, expected) in cases {
        assert_eq!(why(text, before, action), expected, "{action} after {before:?}");
    }
    let words = bocage_words::keys(Evergreen::locale(Language::En)).into_keys();
    let untried: Vec<String> = words
        .filter(|key| key.starts_with("why-") && cases.iter().all(|(_, _, _, tried)| tried != key))
        .collect();
    assert_eq!(untried, Vec::<String>::new());
}

/// What seat 0 is asked, after some decisions.
fn asked(game: &Evergreen, text: &str, before: &str, language: Language) -> String {
    let mut state = game.read_position(text).unwrap();
    examples::play(game, &mut state, Seat(0), before);
    Lexicon::new(language, &[Evergreen::locale(language)]).word(&game.prompt(&state.public, &(), Seat(0)))
}

#[test]
fn prompts_count_what_the_components_allow() {
    let lake = "[[seats]]\ncard = \"wheat_place_lake\"\n";
    let second = &format!("{lake}level = {{ place_lake = 1 }}\n");
    let [en, fr] = Language::ALL;
    assert_eq!(asked(game(), lake, "power", en), "Place a lake: it lets up to 2 neighbours grow.");
    assert_eq!(asked(game(), second, "power", en), "Place up to 2 lakes: each lets up to 2 neighbours grow.");
    assert_eq!(asked(game(), lake, "power", fr), "Placez un lac\u{a0}: il fait pousser jusqu’à 2 voisins.");

    // Another file: one growth a lake, two growths and no biome in C.
    let text = Evergreen::COMPONENTS
        .replacen("op = \"grow\", min = 0, max = 2", "op = \"grow\", min = 0, max = 1", 1)
        .replacen(
            "where = \"card_biome\", min = 0, max = 1 }, {",
            "where = \"anywhere\", min = 0, max = 1 }, {",
            1,
        )
        .replacen(
            "{ op = \"grow\", where = \"card_biome\", min = 0, max = 1 }",
            "{ op = \"grow\", where = \"anywhere\", min = 0, max = 2 }",
            1,
        );
    let other = Evergreen::load(&text).unwrap();
    assert_eq!(
        asked(&other, second, "power", fr),
        "Placez jusqu’à 2 lacs\u{a0}: chacun fait pousser un voisin."
    );
    let planet = PLANET.replacen("......", "..ppp.", 1);
    assert_eq!(
        asked(&other, &format!("{lake}planet = \"\"\"\n{planet}\"\"\"\n"), "begin C", en),
        "Plant up to one sprout and let up to 2 other plants grow anywhere, in any order."
    );
}

#[test]
fn slots_have_the_numbers_that_are_typed() {
    let slot = |message: Message| message.args.iter().find(|(name, _)| *name == "slot").unwrap().1.clone();
    let state = position("row = [0, 1, 2]\n");
    let refusal = game().apply(&mut state.clone(), Seat(0), "pick 5".parse().unwrap(), &mut ());
    let Err(Refusal::Illegal(why)) = refusal else { panic!("there is no slot 5") };
    assert_eq!(slot(why), Arg::Number(5));
    assert_eq!(slot(game().say_action(&state.public, Seat(0), "pick 5".parse().unwrap())), Arg::Number(5));
}

#[test]
fn a_final_board_is_scored_with_the_sun_in_the_west() {
    let board = "[[seats]]\nplanet = \"\"\"\n-....-\n.X..X.\n......\n.ss...\n.X..X.\n-....-\n\"\"\"\n";
    let light = |text: &str| game().score(&position(text).public, Seat(0)).points()[1];
    assert_eq!(light(board), 1);
    assert_eq!(light(&format!("sun = \"north\"\n{board}")), 2);
    let autumn = position(&format!("season = \"autumn\"\nsun = \"east\"\n{board}"));
    assert_eq!(autumn.public.start_sun, Sun::West);
}

#[test]
fn strange_positions_are_refused_in_words() {
    let many: Vec<String> = (0..15).map(|id| id.to_string()).collect();
    let taken = many.join(", ");
    let zone: Vec<String> = (0..6)
        .map(|biome| {
            let name = ["snow", "swamp", "rock", "flowers", "wheat", "grassland"][biome];
            let cards: Vec<String> = (0..6).map(|power| (biome * 6 + power).to_string()).collect();
            format!("{name} = [{}]", cards.join(", "))
        })
        .collect();
    let cases = [
        (format!("row = [30, 31, 32]\n[[seats]]\ntaken = [{taken}]\n"), "seats[0].taken"),
        (format!("players = 1\nfirst_player = 1\nautoma = [{taken}]\nrow = [30, 31, 32]\n"), "automa"),
        ("row = [\"\", 31, 32]\npicks = 1\n".to_owned(), "expected 1 entry"),
        (format!("phase = \"turns\"\n[zone]\n{}\n[[seats]]\ncard = 36\n", zone.join("\n")), "zone: found 36 entries, expected at most "),
        ("row = [0, 1, 2]\ntoken_slot = 0\n".to_owned(), "expected nothing here"),
        ("row = [38, 40, 41]\nnext_first_player = 1\n".to_owned(), "next_first_player: found “1”, expected “0”"),
        ("players = 3\nrow = [0, \"\", 2, 3]\npicks = 1\nnext_first_player = 2\n[[seats]]\ncard = 1\n".to_owned(), "next_first_player: found “2”, expected “0”"),
        ("players = 3\nrow = [\"\", \"\", 2, 3]\npicks = 2\nnext_first_player = 1\ntoken_slot = 2\n[[seats]]\ncard = 1\n[[seats]]\ncard = 0\n".to_owned(), "token_slot: found “2”, expected nothing here"),
        ("next_first_player = 1\n[[seats]]\ncard = 0\n".to_owned(), "next_first_player: found “1”, expected “0”"),
        ("row = [0, 0, 2]\n".to_owned(), "named only once"),
        ("row = [0, 1]\n".to_owned(), "found 2 entries, expected 3 entries"),
        ("phase = \"setup\"\n[zone]\nsnow = [1]\n".to_owned(), "zone: found 1 entry, expected nothing here"),
        ("[[seats]]\ncard = 0\nagenda = [{ step = \"lake\", at = \"d4\" }]\n".to_owned(), "agenda[0]: found “lake”, expected something that fits"),
        ("[[seats]]\ncard = 0\nagenda = [{ step = \"power\", remaining = 1 }, { step = \"lake\", at = \"d4\" }]\n".to_owned(), "agenda[1]: found “lake”, expected something that fits"),
        ("[[seats]]\ncard = 0\nlevel = { bud = 9 }\n".to_owned(), "from 0 to 5"),
        ("[[seats]]\nscore = 9999\n".to_owned(), "from 0 to 2000"),
        ("start_sun = \"norht\"\n".to_owned(), "expected one of north"),
        ("players = 9\n".to_owned(), "from 1 to 4"),
    ];
    for (text, words) in cases {
        let said = match game().read_position(&text) {
            Ok(_) => panic!("accepted:\n{text}"),
            Err(error) => told::<Evergreen>(&error),
        };
        assert!(said.contains(words), "{words} in {said}");
    }
}

#[test]
fn a_mistake_is_found_in_its_own_seat() {
    let good = "[[seats]]\nplanet = \"\"\"\n-....-\n.X..X.\n......\n......\n.X..X.\n-....-\n\"\"\"\n";
    let text = format!("{good}{}", good.replace("-....-\n.X", "-....-\n.Y"));
    let error = game().read_position(&text).unwrap_err();
    assert_eq!((error.line, error.place.as_str()), (Some(11), "seats[1].planet[B2]"));
}

#[test]
fn symbols_are_made_of_cards_that_lie_nowhere_else() {
    let text = "[fertility]\nwheat = 2\n[[seats]]\ncard = \"wheat_grow_small_tree\"\n";
    let state = position(text);
    assert_eq!(game().fertility(&state.public)[4], 2);
}

#[test]
fn the_token_of_a_running_draft_is_found() {
    let state = position("row = [\"\", 31, 32]\npicks = 1\n[[seats]]\ncard = 0\n");
    assert_eq!(state.public.token_slot, Some(1));
    // Or somebody has taken it.
    let taken = "players = 3\nrow = [\"\", \"\", 32, 33]\npicks = 2\nnext_first_player = 1\n[[seats]]\ncard = 0\n[[seats]]\ncard = 1\n";
    assert_eq!(position(taken).public.token_slot, None);
}

#[test]
fn numbers_of_the_component_file_are_used() {
    let text = Evergreen::COMPONENTS
        .replacen("shadow_big_tree = 2", "shadow_big_tree = 3", 1)
        .replacen("light_points_small_tree = 1", "light_points_small_tree = 4", 1)
        .replacen("light_points_big_tree = 2", "light_points_big_tree = 7", 1)
        .replace("shadow_length = 2", "shadow_length = 3")
        .replace("light_points = 1", "light_points = 4")
        .replace("light_points = 2", "light_points = 7")
        .replacen("forest_points_per_piece = 1", "forest_points_per_piece = 3", 1)
        .replacen("setup_fertility_threshold = 5", "setup_fertility_threshold = 7", 1)
        .replacen("by_turn_order = [0, 1, 2, 3]", "by_turn_order = [5, 6, 7, 8]", 1)
        .replacen("where = \"card_biome\", min = 0, max = 3", "where = \"card_biome\", min = 0, max = 4", 1)
        .replacen(
            "op = \"grow\", min = 0, max = 2, distinct_spaces",
            "op = \"grow\", min = 0, max = 1, distinct_spaces",
            1,
        );
    let game = Evergreen::load(&text).unwrap();
    let state = game.setup(3, &Options::default(), Seed(1)).unwrap();
    assert!(game.fertility(&state.public).iter().sum::<u16>() >= 7);
    assert_eq!(game.score(&state.public, Seat(2)).total(), 7);
    let line = "-....-\n.X..X.\nB..s..\n......\n.X..X.\n-....-\n";
    let planet =
        game.read_position(&format!("[[seats]]\nplanet = \"\"\"\n{line}\"\"\"\n")).unwrap().public.seats[0]
            .planet;
    assert_eq!(
        planet.light_points(Sun::West, &game.components.light),
        7,
        "the small tree is three steps behind"
    );
    assert_eq!(planet.light_points(Sun::North, &game.components.light), 11);
    assert_eq!(game.forest_points(&planet), 3);
    let turn = "[[seats]]\ncard = \"wheat_place_lake\"\nplanet = \"\"\"\n-....-\n.X..X.\n......\n..p.p.\n.X..X.\n-....-\n\"\"\"\n";
    let mut state = game.read_position(turn).unwrap();
    for text in ["power", "power-lake d4", "lake-grow c4"] {
        game.apply(&mut state, Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    }
    assert!(state.public.side(Seat(0)).turn.agenda.is_empty(), "one growth a lake");
    for text in ["begin A", "plant f4", "plant d5", "plant f5"] {
        game.apply(&mut state, Seat(0), text.parse().unwrap(), &mut ()).unwrap();
    }
    assert!(state.public.side(Seat(0)).turn.agenda.is_empty(), "wheat is full");
    assert_eq!(game.components.track(Power::PlaceLake).last(), 5);
}

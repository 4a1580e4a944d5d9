//! Other components: boards up to 8 by 8, other decks and tracks; and files that cannot be used.
use std::fmt::Write;

use bocage_conformance::{Laws, told};
use bocage_engine::{Game, Positions, Seat};
use bocage_evergreen::setup::Options;
use bocage_evergreen::vocabulary::{Biome, Power, Season, Sun};
use bocage_evergreen::{Components, Evergreen};

const STANDARD: &str = Evergreen::COMPONENTS;

/// The standard file with another board: `.` no space, `X` crevice, letters are biomes.
fn with_board(map: &[&str]) -> String {
    let biome = |letter| match letter {
        'a' => "snow",
        'b' => "flowers",
        'c' => "rock",
        'd' => "swamp",
        'e' => "grassland",
        _ => "wheat",
    };
    let mut spaces = String::new();
    for (row, line) in map.iter().enumerate() {
        for (col, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != '.') {
            let label = format!("{}{}", (b'A' + col as u8) as char, row + 1);
            let (kind, biome) =
                if letter == 'X' { ("crevice", "none") } else { ("plantable", biome(letter)) };
            writeln!(
                spaces,
                "[[spaces]]\nlabel = \"{label}\"\nrow = {row}\ncol = {col}\nkind = \"{kind}\"\nbiome = \"{biome}\""
            )
            .unwrap();
        }
    }
    let first = STANDARD.find("[[spaces]]").unwrap();
    let after = STANDARD.find("[[sun_positions]]").unwrap();
    // What the file says once more about its board goes away.
    let twice = ["missing", "crevices", "spaces", "plantable"].map(|field| format!("{field} = "));
    let kept = STANDARD[..first].lines().filter(|line| !twice.iter().any(|field| line.starts_with(field)));
    let head = (kept.map(|line| format!("{line}\n")).collect::<String>())
        .replace("rows = 6\ncols = 6", &format!("rows = {}\ncols = {}", map.len(), map[0].len()))
        .replace(
            "map = [\".aaaa.\", \"bXbaXc\", \"bbbccc\", \"eeefff\", \"eXdfXf\", \".dddd.\"]",
            &format!("map = {map:?}"),
        );
    format!("{head}{spaces}{}", &STANDARD[after..])
}

const EIGHT: [&str; 8] =
    ["aaaabbbb", "aaXabbXb", "aaaabbbb", "ccccdddd", "ccccdddd", "eeeeffff", "eXeeffXf", "eeeeffff"];

#[test]
fn a_board_of_eight_by_eight_works() {
    let game = Evergreen::load(&with_board(&EIGHT)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.components.board.plantable.count_ones(), 60);
    for players in [1, 2, 4] {
        let laws = Laws {
            game: &game,
            players,
            options: Options::default(),
            most_decisions: 5000,
            most_options: 61,
        };
        laws.check(20, |_| {});
    }
}

#[test]
fn light_and_neighbours_stop_at_the_edges_of_a_full_board() {
    let game = Evergreen::load(&with_board(&EIGHT)).unwrap();
    // A big tree in the last column does not shade the first column of the next row.
    let position = "[[seats]]\nplanet = \"\"\"\n.......B\ns.X...X.\n........\n........\n........\n........\n.X....X.\n........\n\"\"\"\n";
    let planet = game.read_position(position).unwrap().public.side(Seat(0)).planet;
    for sun in Sun::ALL {
        assert_eq!(planet.light_points(*sun, &game.components.light), 3, "{sun}");
    }
    assert_eq!(game.forest_points(&planet), 1);

    // And the other way round: the first column does not reach the last one of the row before.
    let position = "[[seats]]\ncard = \"snow_place_lake\"\nplanet = \"\"\"\n.......s\nB.X...X.\nB.......\n........\n........\n........\n.X....X.\n........\n\"\"\"\n";
    let state = game.read_position(position).unwrap();
    let planet = state.public.side(Seat(0)).planet;
    assert_eq!(planet.light_points(Sun::East, &game.components.light), 5);
    assert_eq!(game.forest_points(&planet), 2);
    assert_eq!(game.components.board.neighbours(1 << 8) & 1 << 7, 0);
}

#[test]
fn a_tiny_board_works() {
    let game = Evergreen::load(&with_board(&["abX", "cde", ".ff"])).unwrap();
    let laws =
        Laws { game: &game, players: 3, options: Options::default(), most_decisions: 5000, most_options: 29 };
    laws.check(30, |_| {});
}

/// The standard file with some text replaced, the first time it stands there after `section`.
fn edited(section: &str, from: &str, to: &str) -> String {
    let at = STANDARD.find(section).unwrap_or_else(|| panic!("no {section}"));
    format!("{}{}", &STANDARD[..at], STANDARD[at..].replacen(from, to, 1))
}

#[test]
fn tracks_may_have_any_length_and_values() {
    let text = edited("id = \"bud\"", "values = [0, 1, 2, 3, 4, 5]", "values = [0, 3, 3, 9, 1, 0, 2, 20]");
    let game = Evergreen::load(&text).unwrap();
    let track = game.components.track(Power::Bud);
    assert_eq!((track.last(), track.strength(3), track.strength(7), track.strength(200)), (7, 9, 20, 20));
    Laws { game: &game, players: 2, options: Options::default(), most_decisions: 5000, most_options: 29 }
        .check(30, |_| {});
}

#[test]
fn a_power_of_no_strength_does_nothing() {
    let text = edited("id = \"plant_bush\"", "values = [0, 1, 2, 3, 4, 5]", "values = [0, 0, 1]");
    let game = Evergreen::load(&text).unwrap();
    let mut state = game.read_position("[[seats]]\ncard = \"snow_plant_bush\"\n").unwrap();
    game.apply(&mut state, Seat(0), "power".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(state.public.side(Seat(0)).level(Power::PlantBush), 1);
    assert!(state.public.side(Seat(0)).turn.agenda.is_empty());
}

#[test]
fn icons_may_differ() {
    // A coloured card without icon, one with five symbols, two aridity cards in a biome.
    let text =
        edited("key = \"snow_bud\"", "icon = \"fertility\"\nfertility = 2", "icon = \"none\"\nfertility = 0");
    let text = text.replacen("key = \"snow_plant_bush\"\nbiome = \"snow\"\npower = \"plant_bush\"\nicon = \"fertility\"\nfertility = 1", "key = \"snow_plant_bush\"\nbiome = \"snow\"\npower = \"plant_bush\"\nicon = \"aridity\"\nfertility = 0", 1);
    let text = text.replacen("key = \"snow_place_lake\"\nbiome = \"snow\"\npower = \"place_lake\"\nicon = \"fertility\"\nfertility = 1", "key = \"snow_place_lake\"\nbiome = \"snow\"\npower = \"place_lake\"\nicon = \"fertility\"\nfertility = 5", 1);
    let game = Evergreen::load(&text).unwrap();
    let face = |key| game.components.face(game.components.card(key).unwrap());
    assert_eq!((face("snow_bud").fertility(), face("snow_place_lake").fertility()), (0, 5));

    // A coloured card without icon that is left over is discarded, like a wild one.
    let mut state = game.read_position("row = [\"snow_bud\", 40, 41]\n").unwrap();
    game.apply(&mut state, Seat(0), "pick 1".parse().unwrap(), &mut ()).unwrap();
    game.apply(&mut state, Seat(1), "pick 2".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(state.public.discard.len(), 1);

    // Aridity on top of aridity turns that card, and no deeper one (R13).
    let zone = "[zone]\nsnow = [\"snow_grow_big_tree\", \"-snow_grow_small_tree\", \"snow_plant_sprout\"]\n";
    let mut state = game.read_position(&format!("row = [\"snow_plant_bush\", 40, 41]\n{zone}")).unwrap();
    game.apply(&mut state, Seat(0), "pick 1".parse().unwrap(), &mut ()).unwrap();
    game.apply(&mut state, Seat(1), "pick 2".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(game.fertility(&state.public)[Biome::Snow.index()], 2);
    assert_eq!(state.public.face_down.count_ones(), 2);

    Laws { game: &game, players: 1, options: Options::default(), most_decisions: 5000, most_options: 29 }
        .check(50, |_| {});
}

#[test]
fn a_lap_of_the_score_track_is_data_that_records_do_not_depend_on() {
    let game = Evergreen::load(&edited("[score_track]", "spaces = 50", "spaces = 100")).unwrap();
    let state = game.read_position("[[seats]]\nscore = 155\n").unwrap();
    assert_eq!(game.score_markers(&state.public, Seat(0)).lap, 55);
    assert_eq!(game.components_hash(), Evergreen::standard().components_hash());
}

#[test]
fn seasons_may_be_shorter_or_longer() {
    let text = edited("id = \"winter\"", "rounds = 2", "rounds = 4").replacen(
        "total_rounds = 14",
        "total_rounds = 16",
        1,
    );
    let game = Evergreen::load(&text).unwrap();
    assert_eq!(game.components.rounds(Season::Winter), 4);
    Laws { game: &game, players: 2, options: Options::default(), most_decisions: 6000, most_options: 29 }
        .check(10, |_| {});
}

/// What is said about a file that cannot be used.
fn refused(text: &str) -> String {
    match Components::from_toml(text) {
        Ok(_) => panic!("the file was accepted"),
        Err(error) => told::<Evergreen>(&error),
    }
}

#[test]
fn mistakes_name_entry_field_and_expectation() {
    let cases = [
        (
            edited("[[cards]]", "biome = \"snow\"", "biome = \"sand\""),
            ["cards[0].biome", "sand", "one of snow"],
        ),
        (
            edited("[[cards]]", "power = \"plant_sprout\"", "power = \"dance\""),
            ["cards[0].power", "dance", "plant_bush"],
        ),
        (
            edited("[[cards]]", "icon = \"aridity\"", "icon = \"sun\""),
            ["cards[0].icon", "sun", "aridity, none"],
        ),
        (edited("[[cards]]", "fertility = 0", "fertility = 3"), ["cards[0].fertility", "3", "“0”"]),
        (edited("[[cards]]", "id = 0", "id = 9"), ["cards[0].id", "9", "“0”, as the entries stand in order"]),
        (
            edited(
                "key = \"wild_bud\"",
                "icon = \"none\"\nfertility = 0",
                "icon = \"aridity\"\nfertility = 0",
            ),
            ["cards[41].icon", "aridity", "“none”"],
        ),
        (edited("[[seasons]]", "rounds = 5", "rounds = 0"), ["seasons[spring].rounds", "0", "from 1 to 15"]),
        (edited("[board]", "rows = 6", "rows = 9"), ["board.rows", "9", "from 1 to 8"]),
        (edited("[board]", "\"bXbaXc\"", "\"bXbaac\""), ["board.map[1]", "a", "[[spaces]]"]),
        (edited("[[spaces]]", "label = \"B1\"", "label = \"B7\""), ["spaces[0].label", "B7", "“B1”"]),
        (
            edited("[[spaces]]", "kind = \"plantable\"", "kind = \"pond\""),
            ["spaces[0].kind", "pond", "crevice"],
        ),
        (
            edited("[[power_tracks]]", "values = [0, 1, 2, 3, 4, 5]", "values = [0]"),
            ["power_tracks[plant_sprout].values", "1 entry", "2 to 200 entries"],
        ),
        (
            edited("[[power_tracks]]", "piece = \"sprout\"", "piece = \"bush\""),
            ["power_tracks[plant_sprout].effect", "place bush", "“place sprout”, as the rules say"],
        ),
        (edited("[players]", "max = 4", "max = 7"), ["players.max", "7", "from 1 to 4"]),
        (
            edited("[rules]", "setup_fertility_threshold = 5", "setup_fertility_threshold = 200"),
            ["rules.setup_fertility_threshold", "200", "at most "],
        ),
        (edited("[[seasons]]", "rounds = 5", "rounds = 15"), ["cards", "42 entries", "at least "]),
    ];
    for (text, expected) in cases {
        let said = refused(&text);
        for words in expected {
            assert!(said.contains(words), "{words} in {said}");
        }
        assert!(said.starts_with("Line "), "{said}");
    }
}

#[test]
fn an_action_is_bound_to_one_place_and_names_an_effect_once() {
    let grow = "{ op = \"grow\", where = \"card_biome\", min = 0, max = 1 }";
    let elsewhere = grow.replace("card_biome", "anywhere");
    let said = refused(&edited("id = \"C\"", grow, &elsewhere));
    for words in ["actions[C].where", "“anywhere”", "“card_biome”, as in the other effect of this action"]
    {
        assert!(said.contains(words), "{words} in {said}");
    }
    let said = refused(&edited("id = \"C\"", grow, &format!("{grow}, {grow}")));
    assert!(said.contains("actions[C].op") && said.contains("named only once"), "{said}");

    // The whole action may be moved.
    let everywhere = edited("id = \"C\"", "card_biome", "anywhere");
    let game = Evergreen::load(&everywhere.replacen(grow, &elsewhere, 1)).unwrap();
    let mut state = game.read_position("[[seats]]\ncard = \"wheat_bud\"\n").unwrap();
    for action in ["begin C", "plant b1"] {
        game.apply(&mut state, Seat(0), action.parse().unwrap(), &mut ()).unwrap();
    }
}

/// What is said about the standard file with one edit: all these words, and the line.
fn refused_with(section: &str, from: &str, to: &str, expected: [&str; 3]) {
    let text = edited(section, from, to);
    assert_ne!(text, STANDARD, "{from}");
    let said = refused(&text);
    for words in expected {
        assert!(said.contains(words), "{words} in {said}");
    }
    let line: usize = said.strip_prefix("Line ").unwrap().split(',').next().unwrap().parse().unwrap();
    assert!(text.lines().nth(line - 1).unwrap().starts_with(to.lines().next().unwrap()), "{said}");
}

#[test]
fn what_a_file_says_twice_must_agree() {
    let rest = "as in the rest of the file";
    for (section, from, to, place, expected) in [
        ("[rules]", "total_rounds = 14", "total_rounds = 15", "rules.total_rounds", "14"),
        ("[rules]", "solo_row_size = 3", "solo_row_size = 4", "rules.solo_row_size", "3"),
        ("[box]", "biome_cards = 42", "biome_cards = 41", "box.biome_cards", "42"),
        ("id = \"bush\"", "shadow_length = 0", "shadow_length = 1", "pieces[bush].shadow_length", "0"),
        ("id = \"big_tree\"", "light_points = 2", "light_points = 3", "pieces[big_tree].light_points", "2"),
        ("[board]", "missing = [\"A1\", ", "missing = [", "board.missing", "A1, A6, F1, F6"),
        ("[board]", "crevices = [\"B2\"", "crevices = [\"C2\"", "board.crevices", "B2, B5, E2, E5"),
        ("[board]", "spaces = 32", "spaces = 33", "board.spaces", "32"),
        ("[board]", "plantable = 28", "plantable = 27", "board.plantable", "28"),
        ("label = \"A2\"", "biome = \"none\"", "biome = \"snow\"", "spaces[5].biome", "none"),
        ("[[spaces]]", "index = 1\n", "index = 7\n", "spaces[1].index", "1"),
        ("[[biomes]]", "spaces = 5", "spaces = 4", "biomes[snow].spaces", "5"),
        ("[[biomes]]", "cards = 6", "cards = 7", "biomes[snow].cards", "6"),
        ("[card_prov", "cards_per_biome = 6", "cards_per_biome = 5", "card_provenance.cards_per_biome", "6"),
        ("[card_prov", "cards_per_power = 7", "cards_per_power = 6", "card_provenance.cards_per_power", "7"),
        ("[[solo_ranks]]", "max = 120", "max = 121", "solo_ranks[0].max", "120"),
    ] {
        refused_with(section, from, to, [place, expected, rest]);
    }
    let other_letter = edited("[board]", "\"bbbccc\"", "\"bbbccb\"");
    assert!(refused(&other_letter).contains("board.map[2]"), "a letter is one biome");
}

#[test]
fn what_is_a_rule_cannot_be_changed_in_a_file() {
    for (section, from, to, place, expected) in [
        ("[meta]", "id = \"evergreen\"", "id = \"evergrin\"", "meta.id", "evergreen"),
        ("[meta]", "schema = 1", "schema = 2", "meta.schema", "1"),
        (
            "[rules]",
            "forest_members = [\"small_tree\", ",
            "forest_members = [",
            "rules.forest_members",
            "small_tree",
        ),
        (
            "[rules]",
            "light_members = [\"small_tree\", ",
            "light_members = [",
            "rules.light_members",
            "small_tree",
        ),
        (
            "[rules]",
            "fertility_piece = \"big_tree\"",
            "fertility_piece = \"bush\"",
            "rules.fertility_piece",
            "big_tree",
        ),
        ("[rules]", "pieces_unlimited = true", "pieces_unlimited = false", "rules.pieces_unlimited", "true"),
        ("[board]", "adjacency = \"orthogonal\"", "adjacency = \"any\"", "board.adjacency", "orthogonal"),
        ("id = \"lake\"", "in_forest = false", "in_forest = true", "pieces[lake].in_forest", "false"),
        ("[[sun_pos", "light_step_row = 1", "light_step_row = 2", "sun_positions[north].light_step_row", "1"),
        (
            "[[seasons]]",
            "default_sun = \"north\"",
            "default_sun = \"west\"",
            "seasons[spring].default_sun",
            "north",
        ),
        (
            "[[actions]]",
            "distinct_spaces = true",
            "distinct_spaces = false",
            "actions[A].distinct_spaces",
            "true",
        ),
        ("[[actions]]", "order = \"any\"", "order = \"fixed\"", "actions[C].order", "any"),
        (
            "[solo]",
            "priority = [\n  { rule = \"biome_is\", biome = \"wild\" },",
            "priority = [",
            "solo.priority",
            "biome_is wild",
        ),
    ] {
        refused_with(section, from, to, [place, expected, "as the rules say"]);
    }
    // Inside an effect the line is that of the entry or its section.
    for (from, to, place) in [
        ("on = \"empty\"", "on = \"sprout\"", "actions[A].effects.on"),
        ("min = 1, max = 1", "min = 0, max = 1", "actions[D].choose_one.min"),
        (
            "where = \"anywhere\" }\nsource",
            "where = \"card_biome\" }\nsource",
            "power_tracks[plant_sprout].effect.where",
        ),
        ("amount = \"track_value\"", "amount = \"7\"", "power_tracks[bud].effect.amount"),
        (
            "op = \"grow\", min = 0, max = 2, distinct_spaces = true",
            "op = \"grow\", min = 1, max = 2",
            "power_tracks[place_lake].effect.then.min",
        ),
    ] {
        let said = refused(&edited("[[actions]]", from, to));
        assert!(said.starts_with("Line ") && said.contains(place), "{place} in {said}");
    }
}

#[test]
fn fields_that_nobody_knows_are_refused() {
    for (section, header, field) in [
        ("[meta]", "[meta]", "titel = \"Evergreen\""),
        ("[rules]", "[rules]", "shadow_medium_tree = 2"),
        ("[board]", "[board]", "crevasses = [\"B2\"]"),
        ("[[spaces]]", "[[spaces]]", "biom = \"snow\""),
        ("[[seasons]]", "[[seasons]]", "round = 5"),
        ("[[actions]]", "[[actions]]", "effect = 3"),
        ("[[power_tracks]]", "[[power_tracks]]", "value = [0, 1]"),
        ("[[cards]]", "[[cards]]", "fertilty = 1"),
        ("[solo]", "[solo]", "rowsize = 3"),
        ("[[solo_ranks]]", "[[solo_ranks]]", "name_de = \"Brokkoli\""),
    ] {
        let name = field.split(' ').next().unwrap();
        let said = refused(&edited(section, header, &format!("{header}\n{field}")));
        assert!(said.starts_with("Line ") && said.contains(header) && said.contains(name), "{said}");
        assert!(said.contains("expected one of the fields") && said.contains(" source"), "{said}");
    }
    let said = refused(&format!("{STANDARD}\n[expansion]\ncacti = 3\n"));
    assert!(said.contains("expansion") && said.contains("solo_ranks"), "{said}");
    let said = refused(&edited("[[actions]]", "on = \"empty\"", "onto = \"empty\""));
    assert!(said.contains("onto") && said.contains(" on,"), "{said}");
}

#[test]
fn mistakes_of_form_name_their_line() {
    let said = refused(&edited("[[cards]]", "fertility = 0", "fertility = \"none\""));
    assert!(said.starts_with("Line ") && said.contains("[[cards]]"), "{said}");
    assert!(refused("").contains("the field “players”"));
    assert!(refused("[players\n").starts_with("Line 1"));
}

//! What is wrong with a component file is said with its entry, its field and what was expected.
use bocage_arborea::Arborea;
use bocage_conformance::told;
use bocage_engine::Game;

/// Our own file with one text replaced once.
fn error_with(old: &str, new: &str) -> String {
    assert!(Arborea::COMPONENTS.contains(old), "{old}");
    match Arborea::load(&Arborea::COMPONENTS.replacen(old, new, 1)) {
        Ok(_) => panic!("{new} is accepted"),
        Err(error) => told::<Arborea>(&error),
    }
}

#[track_caller]
fn assert_error(old: &str, new: &str, parts: &[&str]) {
    let error = error_with(old, new);
    for part in parts {
        assert!(error.contains(part), "`{part}` is not in: {error}");
    }
}

#[test]
fn our_own_file_is_valid() {
    let game = Arborea::load(Arborea::COMPONENTS).unwrap();
    assert_eq!((game.components.cards.len(), game.components.bonus.len()), (65, 24));
    assert_eq!((game.components.season_tiles.len(), game.components.solo.len()), (15, 12));
    assert_eq!(game.components_hash(), Arborea::standard().components_hash());
}

#[test]
fn cards() {
    assert_error(
        "grid = [\"TT\", \"RR\", \"RM\"]",
        "grid = [\"TT\", \"RR\", \"RX\"]",
        &["R01", "grid", "one of T"],
    );
    assert_error(
        "cost = { tree = 2, mushroom = 1 }",
        "cost = { tree = 3, mushroom = 1 }",
        &["R01", "cost.tree", "2"],
    );
    assert_error("rewards = [\"spirit:+3\"]", "rewards = [\"spirit:-3\"]", &["R01", "rewards"]);
    assert_error("id = \"R02\"", "id = \"R01\"", &["R01", "named only once"]);
    assert_error(
        "color = \"red\"\ndeck = 0",
        "color = \"red\"\ndeck = 1",
        &["ecosystem_card", "14 entries", "15 entries with deck = 0"],
    );
}

#[test]
fn trails_and_sages() {
    assert_error(
        "symbols = [\"invite\", \"sage\"]",
        "symbols = [\"invite\"]",
        &["area[creature]", "symbols", "sage"],
    );
    assert_error(
        "\"spirit:+1\", \"invite\", \"sage\"",
        "\"spirit:+1\", \"spirit:-1\", \"sage\"",
        &["area[", "symbols", "anything but spirit:-1"],
    );
    assert_error(
        "\"train:young\", \"gift\", \"invite\"",
        "\"train:adult\", \"gift\", \"invite\"",
        &["sage_rewards", "train:adult"],
    );
}

#[test]
fn tiles_and_columns() {
    assert_error(
        "effects = [\"spirit:+6\"]",
        "effects = [\"attract:sage_owl\"]",
        &["bonus_tile[0]", "anything but attract:sage_owl"],
    );
    assert_error("kind = \"per_gift\"", "kind = \"per_hat\"", &["season_tile[gifts]", "per_hat"]);
    assert_error(
        "rewards_by_row = [\"spirit:+1\", ",
        "rewards_by_row = [",
        &["borderlands_column", "4 entries"],
    );
}

/// What the rules say already, or follows from the rest of the file, cannot be changed alone.
#[test]
fn what_is_said_twice() {
    for (old, new, parts) in [
        ("schema_version = 1", "schema_version = 2", ["schema_version", "“1”, as the rules say"]),
        ("game = \"arborea\"", "game = \"atiwa\"", ["game", "arborea"]),
        ("creatures = 36", "creatures = 35", ["counts.creatures", "“36”, as in the rest"]),
        ("bonus_tiles = 24", "bonus_tiles = 23", ["counts.bonus_tiles", "“24”"]),
        ("solo_cards = 12", "", ["counts.solo_cards", "“12”"]),
        ("gift_cubes = 8", "gift_cubes = 9", ["player_setup.gift_cubes", "“8”"]),
        ("wild = true", "wild = false", ["biome[water].wild", "“true”"]),
        ("start_upper = 0", "start_upper = 2", ["biome[tree].start_upper", "“0”"]),
        ("start_lower = 0", "start_lower = 1", ["biome[tree].start_lower", "“0”"]),
        ("letter = \"R\"", "letter = \"X\"", ["habitat_rock.letter", "“R”"]),
        ("column = 1\n", "column = 2\n", ["creature[antler_worm].column", "“1”"]),
        ("count = 5\nsource", "count = 6\nsource", ["trails_per_area.count", "“5”"]),
        ("area_above = \"creature\"", "area_above = \"tree\"", ["track[0].area_above", "“creature”"]),
        ("area_below = \"grass\"", "area_below = \"tree\"", ["track[3].area_below", "“grass”"]),
        ("side = \"above\"", "side = \"below\"", ["area[creature].side", "“above”"]),
        ("only_index = 3", "only_index = 2", ["area[creature].small_villager_only_index", "“3”"]),
        ("start_position = 5", "start_position = 4", ["trail[2].start_position", "“5”"]),
        ("rows = 4", "rows = 5", ["borderlands.rows", "“4”"]),
        ("color = \"yellow\"", "color = \"red\"", ["ecosystem_card[Y01].color", "“yellow”"]),
        ("biomes = 3\n", "biomes = 4\n", ["ecosystem_card[R01].biomes", "“3”"]),
        ("difficulty_min = 2", "difficulty_min = 1", ["solo_board.difficulty_min", "“2”"]),
        ("difficulty_max = 7", "difficulty_max = 20", ["solo_board.difficulty_max", "“7”"]),
    ] {
        assert_error(old, new, &parts);
    }
    // The multipliers obey their cap.
    assert_error(
        "season_multiplier_cap = 6",
        "season_multiplier_cap = 5",
        &["season_track[spring].multipliers", "5"],
    );
}

#[test]
fn numbers_and_players() {
    assert_error("players = [1, 2, 3, 4, 5]", "players = [2, 3]", &["players"]);
    assert_error("spirit_min = -8", "spirit_min = -9", &["limits.spirit_min"]);
    assert_error("dedicated_young = { p1 = 3", "dedicated_young = { p1 = 2", &["dedicated_young.p1", "“3”"]);
    assert_error("last_space = 23", "last_space = 9", &["sun_track.start_space"]);
    assert_error(
        "track_order = [0, 1, 2, 3]",
        "track_order = [0, 1, 2, 2]",
        &["solo_card[0]", "each of 0 to 3 once"],
    );
}

//! The component file: what comes with the game is complete, and mistakes are named.
use bocage_conformance::told;
use bocage_engine::{FileError, Game};
use bocage_tribes_of_the_wind::TribesOfTheWind;
use bocage_tribes_of_the_wind::vocabulary::{Bonus, Card, Color};

fn mistake(from: &str, to: &str) -> FileError {
    let text = TribesOfTheWind::COMPONENTS;
    assert!(text.contains(from), "{from}");
    TribesOfTheWind::load(&text.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn the_game_is_complete() {
    let components = &TribesOfTheWind::standard().components;
    assert_eq!(
        (components.cards.len(), components.village_cards.len(), components.guides.len()),
        (80, 30, 20)
    );
    assert_eq!((components.forest_tiles, components.tiles.len(), components.boards.len()), (39, 44, 5));
    for players in 2..=5u8 {
        let in_use = components.forest_tiles().filter(|tile| components.tile(*tile).players <= players);
        assert_eq!(in_use.count(), [21, 27, 33, 39][usize::from(players) - 2]);
    }
    for color in Color::ALL {
        let of_color = |tile| components.tile(tile).color == *color;
        assert_eq!(components.forest_tiles().filter(|tile| of_color(*tile)).count(), 13);
    }
    for bonus in Bonus::ALL {
        assert_eq!(components.tiles.iter().filter(|tile| tile.has(*bonus)).count(), 25);
    }
    for board in &components.boards {
        assert_eq!(board.pollution.iter().sum::<u8>(), 16);
        assert_eq!(board.pollution.iter().filter(|tokens| **tokens == 0).count(), 2);
    }
    assert!(Card::all().all(|card| (1..=3).contains(&components.lines(card).len())));
}

#[test]
fn mistakes_name_their_entry_and_field() {
    for (from, to, place, expected) in [
        ("id = \"F02\"", "id = \"F99\"", "element_card[1].id", "“F02”"),
        (
            "{ t = \"flex\", x = true }",
            "{ t = \"flux\", x = true }",
            "element_card[F01].lines[0].effect.t",
            "one of water, pollution",
        ),
        (
            "terrain = \"stadium\", pollution = 1",
            "terrain = \"arena\", pollution = 1",
            "board[zephyr].cells[2].terrain",
            "one of aircraft",
        ),
        (
            "{ id = \"C1\", terrain = \"stadium\", pollution = 1",
            "{ id = \"C1\", terrain = \"tower\", pollution = 1",
            "board[zephyr].cells",
            "2 entries with terrain",
        ),
        (
            "trigger = \"forest_discount\", minus = 2",
            "trigger = \"forest_discount\"",
            "guide_card[9].powers.minus",
            "a number from 1",
        ),
        ("slots = 2", "slots = 1", "forest_tile[0].slots", "a number from 2 to 7"),
        ("hand_size = 5", "hand_size = 6", "limits.hand_size", "“5”"),
        ("players_max = 5", "players_max = 6", "meta.players_max", "a number from 2 to 5"),
        ("temples = [0, 0, 0, 3, 7]", "temples = [0, 0, 0, 3]", "scoring.temples", "5 entries"),
        (
            "shape = \"row3\", colors",
            "shape = \"row4\", colors",
            "village_card[18].objective.shape",
            "one of row3",
        ),
    ] {
        let error = mistake(from, to);
        assert_eq!(error.place, place, "{error}");
        assert!(told::<TribesOfTheWind>(&error).contains(expected), "{}", told::<TribesOfTheWind>(&error));
        assert!(error.line.is_some(), "{error}");
    }
}

#[test]
fn what_is_not_toml_names_its_line() {
    let error = mistake("[meta]", "[meta");
    assert!(error.line.is_some());
}

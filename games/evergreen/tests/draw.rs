//! The pictures, through the public API: well formed, within budget, complete and stable in every
//! state of random games.
use std::cell::RefCell;

use bocage_canvas::Theme;
use bocage_engine::{
    Draw as _, Game, Language, Message, Positions, QuickRng, Seat, Seed, SeedableRng, Speak,
};
use bocage_evergreen::{Action, Event, Evergreen, Options, State};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};
use roxmltree::{Document, Node};

/// What a picture is drawn for.
struct Reader {
    seat: Option<Seat>,
    focus: Seat,
    narrow: bool,
    language: Language,
    names: Vec<String>,
    changed: Vec<String>,
    hint: bool,
}

impl Reader {
    fn of(seat: Seat) -> Self {
        Reader {
            seat: Some(seat),
            focus: seat,
            narrow: false,
            language: Language::En,
            names: ["Armel", "Maëlle", "Lichen", "Gwen"].map(str::to_owned).to_vec(),
            changed: Vec::new(),
            hint: false,
        }
    }
}

fn legal(state: &State, seat: Option<Seat>) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = seat {
        Evergreen::standard().legal(state, seat, &mut list);
    }
    list
}

/// The panels, and which sentences were missing.
fn draw_with(game: &Evergreen, state: &State, reader: &Reader) -> (Vec<Panel>, Vec<String>) {
    let lexicon = Lexicon::new(reader.language, &[Evergreen::locale(reader.language)]);
    let missing = RefCell::new(Vec::new());
    let called = Names { names: &reader.names, you: reader.seat };
    let say = |message: &Message| {
        missing.borrow_mut().extend(lexicon.missing(message));
        lexicon.say(message, &called)
    };
    let mut actions = Vec::new();
    if let Some(seat) = reader.seat {
        game.legal(state, seat, &mut actions);
    }
    let look = Look {
        say: &say,
        names: &reader.names,
        focus: reader.focus,
        legal: &actions,
        suggested: actions
            .iter()
            .copied()
            .find(|&action| game.target(action).is_some())
            .filter(|_| reader.hint),
        changed: &reader.changed,
        narrow: reader.narrow,
    };
    let panels = game.panels(&state.view(reader.seat), &look);
    for panel in &panels {
        say(&panel.title);
        panel.note.iter().for_each(|note| {
            say(note);
        });
    }
    (panels, missing.into_inner())
}

fn draw(state: &State, reader: &Reader) -> Vec<Panel> {
    let (panels, missing) = draw_with(Evergreen::standard(), state, reader);
    assert_eq!(missing, Vec::<String>::new());
    panels
}

/// Calls `look` with every state of a random game, and what has just happened.
fn each_state(players: u8, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let game = Evergreen::standard();
    let sun = ["north", "east", "south", "west"][seed as usize % 4];
    let mut options = Options::default();
    assert!(bocage_engine::Options::put(&mut options, "start_sun", sun));
    let mut state = game.setup(players, &options, Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut events: Vec<Event> = Vec::new();
    loop {
        look(&state, &events);
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return };
        let actions = legal(&state, Some(seat));
        let action = *rng.pick(&actions).unwrap();
        events.clear();
        game.apply(&mut state, seat, action, &mut events).unwrap();
    }
}

fn clickable<'a>(document: &'a Document<'_>) -> Vec<Node<'a, 'a>> {
    document
        .descendants()
        .filter(|node| {
            node.attribute("data-target").is_some()
                || node.attribute("role") == Some("button")
                || node.attribute("tabindex").is_some()
        })
        .collect()
}

fn check_panels(panels: &[Panel]) {
    for panel in panels {
        for svg in
            [panel.scene.to_svg(Theme::Light), panel.scene.to_svg(Theme::Dark), panel.scene.to_inline()]
        {
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", panel.id));
            assert!(document.root_element().attribute("aria-label").is_some_and(|label| !label.is_empty()));
            assert!(svg.len() < 120 * 1024, "{}: {} bytes", panel.id, svg.len());
            assert!(document.descendants().filter(Node::is_element).count() < 1500, "{}", panel.id);
        }
    }
}

/// Every action with a target has exactly one thing to touch, and there is nothing else to touch.
fn check_targets(panels: &[Panel], actions: &[Action]) {
    let game = Evergreen::standard();
    let mut expected: Vec<String> = actions.iter().filter_map(|&action| game.target(action)).collect();
    let mut found = Vec::new();
    for panel in panels {
        let svg = panel.scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        for node in clickable(&document) {
            assert_eq!(node.attribute("role"), Some("button"));
            assert_eq!(node.attribute("tabindex"), Some("0"));
            assert!(name_of(node).is_some_and(|name| !name.is_empty()));
            assert!(node.ancestors().all(|above| above.attribute("aria-hidden").is_none()));
            found.push(node.attribute("data-target").unwrap().to_owned());
        }
    }
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// No two pieces of a table have the same name.
fn check_pieces(panels: &[Panel]) {
    let mut names: Vec<String> = Vec::new();
    for panel in panels {
        let svg = panel.scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        names.extend(
            document.descendants().filter_map(|node| node.attribute("data-piece")).map(str::to_owned),
        );
    }
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(all, names.len(), "{names:?}");
}

#[test]
fn pictures_are_right_in_every_state_of_random_games() {
    let game = Evergreen::standard();
    for players in 1..=4 {
        let mut turn = 0;
        each_state(players, u64::from(players) + 40, |state, events| {
            turn += 1;
            let changed = events.iter().filter_map(|event| game.changes(event)).collect();
            let seat = game.waited(&state.public).lowest().unwrap_or(Seat(0));
            let reader = Reader {
                narrow: turn % 2 == 0,
                language: Language::ALL[turn / 2 % 2],
                hint: turn % 3 == 0,
                changed,
                ..Reader::of(seat)
            };
            let panels = draw(state, &reader);
            check_panels(&panels);
            check_targets(&panels, &legal(state, Some(seat)));
            check_pieces(&panels);
            let sides = panels.iter().filter(|panel| matches!(panel.place, Place::Side(_))).count();
            assert_eq!(sides, usize::from(players) - 1);
        });
    }
}

#[test]
fn the_same_table_gives_the_same_bytes() {
    each_state(3, 5, |state, _| {
        let reader = Reader::of(Seat(1));
        let bytes = |panels: &[Panel]| panels.iter().map(|panel| panel.scene.to_inline()).collect::<Vec<_>>();
        assert_eq!(bytes(&draw(state, &reader)), bytes(&draw(state, &reader)));
    });
}

#[test]
fn a_planet_that_is_only_looked_at_offers_nothing() {
    each_state(2, 6, |state, _| {
        let reader = Reader { focus: Seat(1), ..Reader::of(Seat(0)) };
        for panel in draw(state, &reader).iter().filter(|panel| panel.place == Place::Board) {
            let svg = panel.scene.to_inline();
            assert!(clickable(&Document::parse(&svg).unwrap()).is_empty());
        }
    });
}

#[test]
fn spectators_see_every_seat_and_nothing_to_touch() {
    let state = Evergreen::standard().setup(4, &Options::default(), Seed(3)).unwrap();
    let reader = Reader { seat: None, focus: Seat(2), ..Reader::of(Seat(2)) };
    let panels = draw(&state, &reader);
    check_targets(&panels, &[]);
    let sides: Vec<Place> =
        panels.iter().map(|panel| panel.place).filter(|place| matches!(place, Place::Side(_))).collect();
    assert_eq!(sides, [Place::Side(Seat(0)), Place::Side(Seat(1)), Place::Side(Seat(3))]);
}

#[test]
fn hostile_names_stay_names() {
    let state = Evergreen::standard().setup(4, &Options::default(), Seed(1)).unwrap();
    let hostile = [
        "<script>alert(1)</script>",
        "\"/><use href='#x'/>&amp;]]>\u{0}\u{202e}",
        "",
        "W".repeat(400).as_str(),
    ]
    .map(str::to_owned);
    for focus in Seat::all(4) {
        let reader = Reader { names: hostile.to_vec(), focus, ..Reader::of(Seat(0)) };
        let panels = draw(&state, &reader);
        check_panels(&panels);
        for panel in &panels {
            let svg = panel.scene.to_svg(Theme::Light);
            assert!(!svg.contains("<script") && !svg.contains("<use href='"));
        }
    }
}

#[test]
fn a_target_says_place_content_and_result() {
    let game = Evergreen::standard();
    let mut state = game
        .read_position("phase = \"turns\"\n[[seats]]\ncard = \"wheat_bud\"\nplanet = \"\"\"\n-....-\n.X..X.\n......\n...s..\n.X..X.\n-....-\n\"\"\"\n[[seats]]\ncard = \"snow_bud\"\n")
        .unwrap();
    game.apply(&mut state, Seat(0), "begin C".parse().unwrap(), &mut ()).unwrap();
    for (language, grow, plant) in [
        (
            Language::En,
            "D4 in the wheat fields, small tree: let it grow into a big tree",
            "E4 in the wheat fields, empty: plant a sprout",
        ),
        (
            Language::Fr,
            "D4 dans les champs de blé, arbuste\u{a0}: faire pousser en arbre",
            "E4 dans les champs de blé, vide\u{a0}: planter une pousse",
        ),
    ] {
        let panels = draw(&state, &Reader { language, ..Reader::of(Seat(0)) });
        let svg = panels[0].scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        let name = |target: &str| {
            let found = document.descendants().find(|node| node.attribute("data-target") == Some(target));
            found.and_then(name_of).unwrap().to_owned()
        };
        assert_eq!(name("space:d4"), grow);
        assert_eq!(name("space:e4"), plant);
    }
}

#[test]
fn a_plant_keeps_its_name_when_it_grows() {
    let game = Evergreen::standard();
    let mut state = game
        .read_position("phase = \"turns\"\n[[seats]]\ncard = \"wild_bud\"\nplanet = \"\"\"\n-....-\n.X..X.\n......\n..p...\n.X..X.\n-....-\n\"\"\"\n[[seats]]\ncard = \"snow_bud\"\n")
        .unwrap();
    for action in ["begin B", "grow c4"] {
        let panels = draw(&state, &Reader::of(Seat(0)));
        assert!(panels[0].scene.to_inline().contains("data-piece=\"p0-c4\""));
        game.apply(&mut state, Seat(0), action.parse().unwrap(), &mut ()).unwrap();
    }
    let panels = draw(&state, &Reader::of(Seat(0)));
    assert!(panels[0].scene.to_inline().contains("data-piece=\"p0-c4\""));
}

#[test]
fn sunlight_is_told_tree_by_tree() {
    // The sun of summer stands in the east: the fir on D1 shades the small tree on C1.
    let game = Evergreen::standard();
    let state = game
        .read_position("phase = \"turns\"\nseason = \"summer\"\n[[seats]]\ncard = \"wild_bud\"\nplanet = \"\"\"\n-.sB.-\n.X..X.\n......\n......\n.X..X.\n-....-\n\"\"\"\n[[seats]]\ncard = \"snow_bud\"\n")
        .unwrap();
    let panels = draw(&state, &Reader::of(Seat(0)));
    let svg = panels[0].scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    let piece =
        |name: &str| document.descendants().find(|node| node.attribute("data-piece") == Some(name)).unwrap();
    assert!(piece("p0-c1").attribute("class").unwrap().contains("shaded"));
    assert!(piece("p0-d1").attribute("class").unwrap().contains("lit"));
    assert_eq!(piece("p0-d1").attribute("data-points"), Some("2"));
    let shadow = document
        .descendants()
        .find(|node| node.attribute("class") == Some("shadow") && node.attribute("data-space") == Some("d1"));
    assert_eq!(shadow.and_then(|node| node.attribute("data-on")), Some("c1"));
    assert!(document.descendants().any(|node| node.attribute("data-count") == Some("2")));
}

#[test]
fn score_markers_stand_on_the_rim_and_on_the_laps() {
    let game = Evergreen::standard();
    for (score, said) in [
        (0, "Score: 0 on the rim and 0 in whole laps"),
        (55, "Score: 5 on the rim and 50 in whole laps"),
        (249, "Score: 49 on the rim and 200 in whole laps"),
        (300, "Score: 0 on the rim and 300 in whole laps"),
    ] {
        let text = format!("[[seats]]\nscore = {score}\ncard = \"snow_bud\"\n");
        let state = game.read_position(&text).unwrap();
        let board = |narrow| draw(&state, &Reader { narrow, ..Reader::of(Seat(0)) })[0].scene.to_inline();
        let svg = board(false);
        for words in ["data-piece=\"score0\"", "data-piece=\"laps0\"", said] {
            assert!(svg.contains(words), "{words} in {svg}");
        }
        assert!(!board(true).contains("data-piece=\"score0\""), "narrow screens show the number");
    }
}

#[test]
fn the_automa_shows_that_it_holds_the_acorn() {
    let game = Evergreen::standard();
    let mut state = game.read_position("players = 1\nrow = [6, 20, 34]\n").unwrap();
    game.apply(&mut state, Seat(0), "pick 0".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(state.public.first_player, 1);
    let reader = Reader { language: Language::Fr, ..Reader::of(Seat(0)) };
    let panels = draw(&state, &reader);
    let svg = panels.iter().find(|panel| panel.id == "row").unwrap().scene.to_inline();
    assert!(svg.contains("data-piece=\"acorn\"") && svg.contains(">Joueur virtuel<"), "{svg}");
}

#[test]
fn every_track_says_what_its_power_does() {
    let state = Evergreen::standard().setup(2, &Options::default(), Seed(3)).unwrap();
    let panels = draw(&state, &Reader::of(Seat(0)));
    let svg = panels.iter().find(|panel| panel.id == "tracks").unwrap().scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    let lake = document.descendants().find(|node| node.attribute("data-power") == Some("place_lake"));
    assert_eq!(
        lake.and_then(name_of),
        Some(
            "Place lakes on empty spaces anywhere, as many as the track says. Each lets up to 2 neighbours grow."
        )
    );
}

#[test]
fn projections_and_progress_follow_the_game() {
    let game = Evergreen::standard();
    each_state(2, 9, |state, _| {
        let view = state.view(None);
        let projection = Draw::projection(game, &view, Seat(0));
        assert_eq!(projection.len(), Evergreen::CATEGORIES.len());
        assert_eq!(game.category_icons().len(), Evergreen::CATEGORIES.len());
        let periods = game.progress(&view);
        assert_eq!(periods.len(), 4);
        let done: u8 = periods.iter().map(|period| period.done).sum();
        let over = game.is_over(&state.public);
        assert_eq!(periods.iter().filter(|period| period.current).count(), usize::from(!over));
        assert_eq!(done, if over { 14 } else { game.round(&state.public) - 1 });
    });
}

#[test]
fn buttons_have_no_target_and_the_main_one_goes_on() {
    let game = Evergreen::standard();
    for (action, target, main) in [
        ("pick 2", Some("slot:2"), false),
        ("plant c4", Some("space:c4"), false),
        ("power-lake a2", Some("space:a2"), false),
        ("begin A", None, false),
        ("power", None, false),
        ("stop-action", None, true),
        ("stop-power", None, true),
        ("stop-lake", None, true),
        ("end", None, true),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(game.target(action).as_deref(), target);
        assert_eq!(game.is_main(action), main);
    }
}

/// Another board and longer tracks than those of the box.
fn larger() -> Evergreen {
    let mut game = Evergreen::standard().clone();
    let board = &mut game.components.board;
    (board.rows, board.cols) = (8, 8);
    board.crevices = 1 << 27 | 1 << 36;
    board.plantable = !board.crevices;
    board.biomes = std::array::from_fn(|biome| {
        (0..64u32)
            .filter(|space| (space / 24 * 2 + u32::from(space % 8 > 3)) as usize == biome)
            .fold(0u64, |set, space| set | 1 << space)
            & board.plantable
    });
    for (index, track) in game.components.tracks.iter_mut().enumerate() {
        track.values = (0..=(index as u8 * 5)).collect();
    }
    game
}

#[test]
fn full_boards_of_64_spaces_are_within_budget() {
    let game = larger();
    let mut state = game.setup(4, &Options::default(), Seed(2)).unwrap();
    for seat in &mut state.public.seats {
        let half = game.components.board.plantable & 0xaaaa_5555_aaaa_5555;
        (seat.planet.big, seat.planet.small) = (half, game.components.board.plantable & !half);
        seat.level = [0, 3, 10, 15, 9, 25];
    }
    for narrow in [false, true] {
        let (panels, _) = draw_with(&game, &state, &Reader { narrow, ..Reader::of(Seat(0)) });
        check_panels(&panels);
    }
}

#[test]
fn the_cover_is_a_picture() {
    let cover = Evergreen::standard().cover();
    assert!(Document::parse(&cover.to_svg(Theme::Light)).is_ok());
    assert!(cover.to_inline().len() < 20 * 1024);
}

#[test]
fn both_languages_have_the_same_words() {
    let [en, fr] = Language::ALL.map(Evergreen::locale);
    assert_eq!(bocage_words::audit(en, fr), Vec::<String>::new());
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

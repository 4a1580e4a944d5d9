//! The pictures, through the public API: well formed, within budget, complete and stable in the states
//! of random games.
mod decisions;

use std::cell::RefCell;
use std::collections::BTreeSet;

use bocage_arborea::state::{Development, Step};
use bocage_arborea::{Action, Arborea, Event, Options, State};
use bocage_bots::Level;
use bocage_canvas::Theme;
use bocage_engine::{
    Draw as _, Game, Language, Message, Positions, QuickRng, Seat, Seed, SeedableRng, Speak,
};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};
use roxmltree::{Document, Node};

/// All pictures of a table together.
const BUDGET: usize = 300 * 1024;
/// One picture.
const PICTURE: usize = 155 * 1024;

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
            names: ["Armel", "Maëlle", "Lichen", "Gwen", "Nolwenn"].map(str::to_owned).to_vec(),
            changed: Vec::new(),
            hint: false,
        }
    }
}

fn legal(state: &State, seat: Option<Seat>) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = seat {
        Arborea::standard().legal(state, seat, &mut list);
    }
    list
}

/// The panels; every sentence must be there.
fn draw(state: &State, reader: &Reader) -> Vec<Panel> {
    draw_with(state, reader, &legal(state, reader.seat))
}

/// The panels if these actions may be done.
fn draw_with(state: &State, reader: &Reader, actions: &[Action]) -> Vec<Panel> {
    let game = Arborea::standard();
    let lexicon = Lexicon::new(reader.language, &[Arborea::locale(reader.language)]);
    let missing = RefCell::new(Vec::new());
    let called = Names { names: &reader.names, you: reader.seat };
    let say = |message: &Message| {
        missing.borrow_mut().extend(lexicon.missing(message));
        lexicon.say(message, &called)
    };
    let suggested = actions.iter().copied().find(|&action| game.target(action).is_some());
    let look = Look {
        say: &say,
        names: &reader.names,
        focus: reader.focus,
        legal: actions,
        suggested: suggested.filter(|_| reader.hint),
        changed: &reader.changed,
        narrow: reader.narrow,
    };
    let view = state.view(reader.seat);
    let panels = game.panels(&view, &look);
    for panel in &panels {
        say(&panel.title);
        panel.note.iter().for_each(|note| {
            say(note);
        });
    }
    game.progress(&view).iter().for_each(|period| {
        say(&period.name);
    });
    assert_eq!(missing.into_inner(), Vec::<String>::new());
    panels
}

/// Calls `look` with the states of a game between players of that level, and what has just happened.
fn each_state(players: u8, level: Level, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let game = Arborea::standard();
    let mut state = game.setup(players, &Options::default(), Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot = level.bot();
    let mut events: Vec<Event> = Vec::new();
    loop {
        look(&state, &events);
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return };
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
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

/// Well formed, named, within budget; every action with a target has one thing to touch and there is
/// nothing else to touch; no two pieces and no two elements have the same name.
fn check(panels: &[Panel], actions: &[Action]) {
    let game = Arborea::standard();
    let targets: BTreeSet<String> = actions.iter().filter_map(|&action| game.target(action)).collect();
    let expected: Vec<String> = targets.into_iter().collect();
    let (mut found, mut pieces, mut ids, mut bytes) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for panel in panels {
        let svg = panel.scene.to_inline();
        bytes += svg.len();
        assert!(svg.len() < PICTURE, "{}: {} bytes", panel.id, svg.len());
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", panel.id));
        assert!(document.root_element().attribute("aria-label").is_some_and(|label| !label.is_empty()));
        for node in clickable(&document) {
            assert_eq!(node.attribute("role"), Some("button"));
            assert_eq!(node.attribute("tabindex"), Some("0"));
            assert!(name_of(node).is_some_and(|name| !name.is_empty()));
            assert!(node.ancestors().all(|above| above.attribute("aria-hidden").is_none()));
            found.push(node.attribute("data-target").unwrap().to_owned());
        }
        let names = |name: &'static str| {
            document.descendants().filter_map(move |node| node.attribute(name)).map(str::to_owned)
        };
        pieces.extend(names("data-piece"));
        ids.extend(names("id"));
    }
    found.sort();
    assert_eq!(found, expected);
    assert!(bytes < BUDGET, "{bytes} bytes");
    for mut names in [pieces, ids] {
        let all = names.len();
        names.sort();
        let before = names.clone();
        names.dedup();
        assert_eq!(all, names.len(), "{before:?}");
    }
}

#[test]
fn pictures_are_right_in_the_states_of_games() {
    let game = Arborea::standard();
    for players in 1..=5 {
        for level in [Level::Random, Level::Greedy] {
            let mut turn = 0;
            each_state(players, level, u64::from(players) + 40, |state, events| {
                turn += 1;
                // Random games are long; later states are looked at now and then.
                if turn > 150 && turn % 11 != 0 && !game.is_over(&state.public) {
                    return;
                }
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
                check(&panels, &legal(state, Some(seat)));
                let sides = panels.iter().filter(|panel| matches!(panel.place, Place::Side(_))).count();
                assert_eq!(sides, usize::from(players) - 1);
                assert_eq!(panels.iter().filter(|panel| panel.place == Place::Board).count(), 1);
            });
        }
    }
}

#[test]
fn files_are_well_formed_by_day_and_by_night() {
    let mut turn = 0;
    each_state(3, Level::Greedy, 5, |state, _| {
        turn += 1;
        if turn % 40 != 1 {
            return;
        }
        for narrow in [false, true] {
            let reader = Reader { narrow, ..Reader::of(Seat(1)) };
            for panel in draw(state, &reader) {
                for theme in [Theme::Light, Theme::Dark] {
                    let svg = panel.scene.to_svg(theme);
                    Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", panel.id));
                    assert!(!svg.contains("\"@"), "{}: an ink without a colour", panel.id);
                }
            }
        }
    });
}

#[test]
fn the_same_table_gives_the_same_bytes() {
    let mut turn = 0;
    each_state(3, Level::Greedy, 6, |state, _| {
        turn += 1;
        if turn % 30 == 0 {
            let reader = Reader::of(Seat(1));
            let bytes =
                |panels: &[Panel]| panels.iter().map(|panel| panel.scene.to_inline()).collect::<Vec<_>>();
            assert_eq!(bytes(&draw(state, &reader)), bytes(&draw(state, &reader)));
        }
    });
}

#[test]
fn another_ecosystem_is_large_and_offers_nothing() {
    let mut turn = 0;
    each_state(2, Level::Greedy, 7, |state, _| {
        turn += 1;
        if turn % 15 != 0 {
            return;
        }
        let reader = Reader { focus: Seat(1), narrow: turn % 2 == 0, ..Reader::of(Seat(0)) };
        let panels = draw(state, &reader);
        let board = panels.iter().find(|panel| panel.place == Place::Board).unwrap();
        assert_eq!(board.id, "home");
        assert!(clickable(&Document::parse(&board.scene.to_inline()).unwrap()).is_empty());
        // What all share is still there to be played on.
        let own = |action: &Action| action.develops() || matches!(action, Action::Complete(_));
        let shared: Vec<Action> =
            legal(state, Some(Seat(0))).into_iter().filter(|action| !own(action)).collect();
        check(&panels, &shared);
    });
}

#[test]
fn spectators_see_every_seat_and_nothing_to_touch() {
    let state = Arborea::standard().setup(5, &Options::default(), Seed(3)).unwrap();
    let reader = Reader { seat: None, focus: Seat(2), ..Reader::of(Seat(2)) };
    let panels = draw(&state, &reader);
    check(&panels, &[]);
    assert_eq!(panels[0].id, "board");
    let sides: Vec<Place> =
        panels.iter().map(|panel| panel.place).filter(|place| matches!(place, Place::Side(_))).collect();
    assert_eq!(sides, [0, 1, 3, 4].map(|seat| Place::Side(Seat(seat))));
}

#[test]
fn hidden_cards_are_in_no_picture() {
    let game = Arborea::standard();
    let mut turn = 0;
    each_state(2, Level::Greedy, 8, |state, _| {
        turn += 1;
        if turn % 25 != 0 {
            return;
        }
        let pictures: String = [false, true]
            .into_iter()
            .flat_map(|narrow| draw(state, &Reader { narrow, ..Reader::of(Seat(0)) }))
            .map(|panel| panel.scene.to_inline())
            .collect();
        for card in state.secret.decks.iter().flatten() {
            let key = &game.components.face(*card).key;
            assert!(!pictures.contains(&format!("card {key}")), "{key} is hidden");
            assert!(!pictures.contains(&format!("card-{key}\"")), "{key} is hidden");
        }
    });
}

#[test]
fn hostile_names_stay_names() {
    let state = Arborea::standard().setup(4, &Options::default(), Seed(1)).unwrap();
    let hostile = [
        "<script>alert(1)</script>",
        "\"/><use href='#x'/>&amp;]]>\u{0}\u{202e}",
        "",
        "W".repeat(400).as_str(),
        "x",
    ]
    .map(str::to_owned);
    for focus in Seat::all(4) {
        let reader = Reader { names: hostile.to_vec(), focus, ..Reader::of(Seat(0)) };
        for panel in draw(&state, &reader) {
            let svg = panel.scene.to_svg(Theme::Light);
            assert!(Document::parse(&svg).is_ok());
            assert!(!svg.contains("<script") && !svg.contains("<use href='"));
        }
    }
}

#[test]
fn a_target_says_what_it_does_and_what_it_brings() {
    // The first state in which a trail would raise biomes says so, in both languages.
    let mut said = false;
    each_state(2, Level::Greedy, 9, |state, _| {
        let asked = matches!(state.public.agenda.top(), Some(Step::Activation(_)));
        let Some(seat) = state.public.asked.filter(|_| asked && !said) else { return };
        for (language, points) in [(Language::En, " points)"), (Language::Fr, " points)")] {
            let panels = draw(state, &Reader { language, ..Reader::of(seat) });
            let svg = panels[0].scene.to_inline();
            let document = Document::parse(&svg).unwrap();
            let names: Vec<&str> = document
                .descendants()
                .filter(|node| node.attribute("data-target").is_some_and(|name| name.starts_with("trail:")))
                .filter_map(name_of)
                .collect();
            assert!(!names.is_empty());
            said |= names.iter().any(|name| name.ends_with(points));
        }
    });
    assert!(said);
}

/// The points in the words of a choice.
fn points_in(words: &str) -> Option<i32> {
    let (_, inside) = words.rsplit_once('(')?;
    let number = inside.strip_suffix(" points)").or(inside.strip_suffix(" point)"))?;
    number.replace('−', "-").parse().ok()
}

fn in_words(state: &State, seat: Seat, action: Action) -> String {
    let lexicon = Lexicon::new(Language::En, &[Arborea::locale(Language::En)]);
    let names = ["Armel", "Maëlle", "Lichen"].map(str::to_owned);
    let said = Arborea::standard().say_action(&state.public, seat, action);
    lexicon.say(&said, &Names { names: &names, you: Some(seat) })
}

#[test]
fn a_card_or_a_creature_brings_what_its_place_said() {
    let game = Arborea::standard();
    // Without the biomes, which belong to whoever is at turn.
    let foretold =
        |state: &State, seat| Draw::projection(game, &state.view(None), seat)[1..].iter().sum::<i32>();
    let mut compared = 0;
    each_state(2, Level::Greedy, 14, |state, _| {
        for seat in game.waited(&state.public).iter() {
            let places = |action: &Action| {
                matches!(action, Action::Anchor(_) | Action::PutCreature(_) | Action::PutCaptive)
            };
            for action in legal(state, Some(seat)).into_iter().filter(places) {
                let mut after = state.clone();
                let mut events = Vec::new();
                game.apply(&mut after, seat, action, &mut events).unwrap();
                // Nothing else followed by itself.
                if events.len() == 1 && !game.is_over(&after.public) {
                    let words = in_words(state, seat, action);
                    let change = foretold(&after, seat) - foretold(state, seat);
                    assert_eq!(points_in(&words).unwrap_or_default(), change, "{words}");
                    compared += 1;
                }
            }
        }
    });
    assert!(compared > 50);
}

#[test]
fn a_trail_says_its_points_in_the_turn_of_another_too() {
    let text = "turn = 1\nagenda = [\"activation\", \"trail grass 1 elder 9\", \"effect advance_track\"]\n\
                biomes = { tree = \"3\" }\n[[seats]]\n[[seats]]\n[[tracks]]\nouter = \". . . A0\"\n";
    let game = Arborea::standard();
    let mut state = game.read_position(text).unwrap();
    game.apply(&mut state, Seat(1), "push 0".parse().unwrap(), &mut ()).unwrap();
    let words = in_words(&state, Seat(0), "leave below 1".parse().unwrap());
    assert_eq!(points_in(&words), Some(2), "the fourth tree: {words}");
}

#[test]
fn a_card_that_is_turned_shows_its_other_turns() {
    let mut seen = false;
    each_state(2, Level::Greedy, 15, |state, _| {
        for seat in Seat::all(2)
            .filter(|&seat| matches!(state.public.board(seat).development, Development::Anchor(_)))
        {
            for narrow in [false, true] {
                let panels = draw(state, &Reader { narrow, ..Reader::of(seat) });
                let svg: String = panels.iter().map(|panel| panel.scene.to_inline()).collect();
                assert!(svg.contains("data-place=\"turn:"), "a touch says how to turn it another way");
                seen = true;
            }
        }
    });
    assert!(seen);
}

#[test]
fn a_villager_glides_with_its_track_and_hops_to_its_trail() {
    let game = Arborea::standard();
    let mut seen = 0;
    let mut last: Option<(State, Seat)> = None;
    each_state(2, Level::Greedy, 10, |state, events| {
        let left = events.iter().find_map(|event| match event {
            Event::Left(owner, waiting) => owner.seat().map(|seat| (seat, *waiting)),
            _ => None,
        });
        if let (Some((seat, waiting)), Some((before, asked))) = (left, &last) {
            let name = format!("\"w{}-{}-{}-{}-", seat.0, waiting.kind(), waiting.area(), waiting.trail());
            let chosen = matches!(before.public.agenda.top(), Some(Step::Leave { .. } | Step::Move(..)));
            if *asked == seat && chosen && before.public.asked == Some(seat) {
                let panels = draw(before, &Reader::of(seat));
                assert!(panels[0].scene.to_inline().contains(&name), "{name}");
                seen += 1;
            }
        }
        last = game.waited(&state.public).lowest().map(|seat| (state.clone(), seat));
    });
    assert!(seen > 0);
}

#[test]
fn projections_and_progress_follow_the_game() {
    let game = Arborea::standard();
    each_state(2, Level::Greedy, 11, |state, _| {
        let view = state.view(None);
        let over = game.is_over(&state.public);
        for seat in Seat::all(2) {
            let projection = Draw::projection(game, &view, seat);
            assert_eq!(projection.len(), Arborea::CATEGORIES.len());
            assert!(!over || projection.iter().all(|&points| points == 0));
        }
        assert_eq!(game.category_icons().len(), Arborea::CATEGORIES.len());
        let periods = game.progress(&view);
        assert_eq!(periods.iter().filter(|period| period.current).count(), usize::from(!over));
        assert!(periods.iter().all(|period| period.done <= period.steps));
        assert!(!over || periods.iter().all(|period| period.done == period.steps));
    });
}

/// All titles and labels of a picture.
fn titles(state: &State, language: Language) -> String {
    let panels = draw(state, &Reader { language, ..Reader::of(Seat(0)) });
    let pictures: Vec<String> = panels.iter().map(|panel| panel.scene.to_inline()).collect();
    pictures.concat()
}

#[test]
fn after_the_end_captives_do_not_count_twice() {
    let state = Arborea::standard()
        .read_position(
            "season_tiles = [\"spirit\", \"gifts\", \"waters\", \"rocks\"]\n\
             [[seats]]\nspirit = 8\nseasons = [2, 0, 0, 0]\ncaptive = [\"fungi_frog\"]\n[[seats]]\n",
        )
        .unwrap();
    assert_eq!(state.public.board(Seat(0)).points.seasons[0], 10);
    assert!(titles(&state, Language::En).contains("You: 5 × 2 = 10"));
}

#[test]
fn numbers_agree_with_their_words() {
    let position = |text: &str| Arborea::standard().read_position(text).unwrap();
    let one = position("players = 1\nturn = 0\n[feronia]\nsteps = 1\n[[seats]]\n");
    assert!(titles(&one, Language::En).contains("1 step, worth 4 points at the end."));
    let none = position("turn = 0\n[[seats]]\n[[seats]]\n");
    assert!(titles(&none, Language::En).contains("Spirit 0: 0 points at the end"));
    assert!(titles(&none, Language::Fr).contains("Esprit 0\u{a0}: 0 point à la fin"));
}

#[test]
fn what_is_foretold_is_what_is_scored() {
    // The last decision of the game changes nothing for those who do not make it.
    let game = Arborea::standard();
    let mut last: Option<State> = None;
    each_state(3, Level::Greedy, 12, |state, _| {
        let before = last.replace(state.clone()).filter(|_| game.is_over(&state.public));
        let Some(before) = before else { return };
        let acting = game.waited(&before.public);
        for seat in Seat::all(3).filter(|&seat| !acting.iter().any(|other| other == seat)) {
            let foretold: i32 = Draw::projection(game, &before.view(None), seat).iter().sum();
            let counted = game.score(&before.public, seat).total();
            assert_eq!(counted + foretold, game.score(&state.public, seat).total());
            assert_eq!(Draw::projection(game, &state.view(None), seat), [0; 4]);
        }
    });
    assert!(last.is_some());
}

#[test]
fn buttons_have_no_target_and_the_main_one_goes_on() {
    let game = Arborea::standard();
    for (action, target, main) in [
        ("place adult 2", Some("gate:2"), false),
        ("advance 1", Some("lane:1"), false),
        ("not-again", None, true),
        ("end-activation", None, true),
        ("complete-none", None, true),
        ("end-development", None, true),
        ("stay", None, true),
        ("convert", None, false),
        ("decline", None, false),
        ("lay 2,-1", Some("cell:2,-1"), false),
        ("put 0,1", Some("vertex:0,1"), false),
    ] {
        let Ok(parsed) = action.parse::<Action>() else { panic!("{action}") };
        assert_eq!(game.target(parsed).as_deref(), target, "{action}");
        assert_eq!(game.is_main(parsed), main, "{action}");
    }
}

#[test]
fn a_place_where_nothing_can_be_done_has_a_name() {
    let state = Arborea::standard().setup(2, &Options::default(), Seed(3)).unwrap();
    let svg: String =
        draw(&state, &Reader::of(Seat(0))).iter().map(|panel| panel.scene.to_inline()).collect();
    for place in ["gate:0", "lane:3", "sage:grass", "trail:tree-4", "column:sage_owl", "slot:0", "deck:2"] {
        assert!(svg.contains(&format!("data-place=\"{place}\"")), "{place}");
    }
}

#[test]
fn the_symbols_are_sound_and_carry_every_colour() {
    let game = Arborea::standard();
    let symbols = game.symbols();
    let mut ids: Vec<&str> = symbols.iter().map(|symbol| symbol.id()).collect();
    for symbol in &symbols {
        assert_eq!(symbol.check(), Ok(()));
    }
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(all, ids.len());
}

#[test]
fn the_page_knows_every_colour() {
    let game = Arborea::standard();
    let inks: Vec<_> = game.symbols().iter().flat_map(|symbol| symbol.inks().to_vec()).collect();
    let css = bocage_canvas::theme_css(&inks);
    let mut turn = 0;
    each_state(1, Level::Greedy, 13, |state, _| {
        turn += 1;
        if turn % 20 != 1 {
            return;
        }
        for panel in draw(state, &Reader { narrow: turn % 40 == 1, ..Reader::of(Seat(0)) }) {
            let svg = panel.scene.to_inline();
            for class in svg.split(['"', ' ']).filter(|word| word.starts_with("f-") || word.starts_with("s-"))
            {
                assert!(css.contains(&format!(".{class}{{")), "{class}");
            }
        }
    });
}

#[test]
fn the_cover_is_a_picture() {
    let cover = Arborea::standard().cover();
    assert!(Document::parse(&cover.to_svg(Theme::Light)).is_ok());
    assert!(cover.to_inline().len() < 20 * 1024);
}

#[test]
fn both_languages_have_the_same_words() {
    let [en, fr] = Language::ALL.map(Arborea::locale);
    assert_eq!(bocage_words::audit(en, fr), Vec::<String>::new());
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

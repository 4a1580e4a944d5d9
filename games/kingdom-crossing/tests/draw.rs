//! The pictures, through the public API: well formed, within budget, complete and stable in every
//! state of random games.
use std::cell::RefCell;

use bocage_canvas::Theme;
use bocage_conformance::examples::position;
use bocage_engine::{Draw as _, Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_kingdom_crossing::state::Phase;
use bocage_kingdom_crossing::{Action, Event, KingdomCrossing, Options, State};
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
        KingdomCrossing::standard().legal(state, seat, &mut list);
    }
    list
}

/// The panels, and which sentences were missing.
fn draw_with(game: &KingdomCrossing, state: &State, reader: &Reader) -> (Vec<Panel>, Vec<String>) {
    let lexicon = Lexicon::new(reader.language, &[KingdomCrossing::locale(reader.language)]);
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
    let (panels, missing) = draw_with(KingdomCrossing::standard(), state, reader);
    assert_eq!(missing, Vec::<String>::new());
    panels
}

/// Calls `look` with every state of a random game, and what has just happened.
fn each_state(players: u8, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let game = KingdomCrossing::standard();
    let mut state = game.setup(players, &Options::default(), Seed(seed)).unwrap();
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
    let bytes: usize = panels.iter().map(|panel| panel.scene.to_inline().len()).sum();
    assert!(bytes < 250 * 1024, "{bytes} bytes");
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

/// Every target has exactly one thing to touch, and there is nothing else to touch.
fn check_targets(panels: &[Panel], actions: &[Action]) {
    let game = KingdomCrossing::standard();
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
    expected.dedup();
    found.sort();
    assert_eq!(found, expected);
}

/// No two elements of a page have the same id.
fn check_ids(panels: &[Panel]) {
    let mut ids: Vec<String> = Vec::new();
    for panel in panels {
        let svg = panel.scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        ids.extend(document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned));
    }
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(all, ids.len(), "{ids:?}");
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
    let game = KingdomCrossing::standard();
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
            check_ids(&panels);
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
fn a_board_that_is_only_looked_at_offers_nothing() {
    each_state(2, 6, |state, _| {
        let reader = Reader { focus: Seat(1), ..Reader::of(Seat(0)) };
        for panel in draw(state, &reader).iter().filter(|panel| panel.place == Place::Strip) {
            let svg = panel.scene.to_inline();
            let document = Document::parse(&svg).unwrap();
            assert!(clickable(&document).is_empty());
            assert!(document.descendants().all(|node| node.attribute("data-place").is_none()));
        }
    });
}

#[test]
fn spectators_see_every_seat_and_nothing_to_touch() {
    let state = KingdomCrossing::standard().setup(4, &Options::default(), Seed(3)).unwrap();
    let reader = Reader { seat: None, focus: Seat(2), ..Reader::of(Seat(2)) };
    let panels = draw(&state, &reader);
    check_targets(&panels, &[]);
    let sides: Vec<Place> =
        panels.iter().map(|panel| panel.place).filter(|place| matches!(place, Place::Side(_))).collect();
    assert_eq!(sides, [Place::Side(Seat(0)), Place::Side(Seat(1)), Place::Side(Seat(3))]);
}

#[test]
fn hostile_names_stay_names() {
    let state = KingdomCrossing::standard().setup(4, &Options::default(), Seed(1)).unwrap();
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

/// What everybody sees is all that is drawn: two tables that differ in hidden things only look alike.
#[test]
fn nothing_hidden_is_drawn() {
    let game = KingdomCrossing::standard();
    let mut rng = QuickRng::seed_from_u64(12);
    let mut turn = 0;
    each_state(2, 14, |state, _| {
        turn += 1;
        if turn % 4 != 0 {
            return;
        }
        let guess = game.determinize(&state.view(Some(Seat(0))), &mut rng);
        let bytes = |state: &State| -> Vec<String> {
            draw(state, &Reader::of(Seat(0))).iter().map(|panel| panel.scene.to_inline()).collect()
        };
        assert_eq!(bytes(state), bytes(&guess));
    });
}

/// The targets of a panel with their names.
fn labels(panel: &Panel) -> Vec<(String, String)> {
    let svg = panel.scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    clickable(&document)
        .iter()
        .filter_map(|node| Some((node.attribute("data-target")?.to_owned(), name_of(*node)?.to_owned())))
        .collect()
}

#[test]
fn a_target_says_what_touching_it_does() {
    let game = KingdomCrossing::standard();
    let (mut seen, mut turn) = (0, 0);
    each_state(2, 15, |state, _| {
        let Some(seat) = game.waited(&state.public).lowest() else { return };
        turn += 1;
        for language in [Language::ALL[turn % 2]] {
            let panels = draw(state, &Reader { language, ..Reader::of(seat) });
            let lexicon = Lexicon::new(language, &[KingdomCrossing::locale(language)]);
            let names: Vec<String> = ["Armel", "Maëlle"].map(str::to_owned).to_vec();
            let called = Names { names: &names, you: Some(seat) };
            let labels: Vec<(String, String)> = panels.iter().flat_map(labels).collect();
            for action in legal(state, Some(seat)) {
                let Some(target) = game.target(action) else { continue };
                let words = lexicon.say(&game.say_action(&state.public, seat, action), &called);
                let named = labels.iter().any(|(name, label)| *name == target && label.contains(&words));
                assert!(named, "{target}: {words}");
                seen += 1;
            }
        }
    });
    assert!(seen > 200);
}

/// What would bring nothing is offered without the ring that calls, and says so.
#[test]
fn what_brings_nothing_is_offered_calmly() {
    let evening = "phase = \"evening\"\nagenda = [\"claim 0\", \"return\", \"home\"]\n[[seats]]\nworker = \"south\"\n\
         houses = [\"south\"]\ncards = [\"building_flowers\", \"transport_wood\"]\n[[seats]]\n";
    let state = position(KingdomCrossing::standard(), evening);
    let panels = draw(&state, &Reader::of(Seat(0)));
    let svg = panels[1].scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    let calls = |target: &str| {
        let all = clickable(&document);
        let node = all.iter().find(|node| node.attribute("data-target") == Some(target)).unwrap();
        let calm = name_of(*node).unwrap().ends_with("Nothing to gain from it now.");
        let ringed =
            node.attribute("class").is_some_and(|class| class.split(' ').any(|word| word == "legal"));
        assert_eq!(calm, !ringed);
        ringed
    };
    assert!(!calls("structure:building_flowers"));
    assert!(calls("structure:transport_wood"));
    assert!(calls("structure:starting_house"));
}

/// On a phone everything that may be touched has room for a finger.
#[test]
fn fingers_have_room() {
    let game = KingdomCrossing::standard();
    each_state(2, 21, |state, _| {
        let Some(seat) = game.waited(&state.public).lowest() else { return };
        for panel in draw(state, &Reader { narrow: true, ..Reader::of(seat) }) {
            let svg = panel.scene.to_inline();
            let document = Document::parse(&svg).unwrap();
            for node in clickable(&document) {
                let size = |shape: Node<'_, '_>| {
                    let number = |name: &str| shape.attribute(name)?.parse::<f64>().ok();
                    let round = number("r").map(|radius| radius * 2.0);
                    round.or_else(|| Some(number("width")?.min(number("height")?)))
                };
                let room = node.descendants().filter_map(size).fold(0.0, f64::max);
                assert!(room >= 44.0, "{:?}: {room}", node.attribute("data-target"));
            }
        }
    });
}

/// Whoever walks is told of everything else that can be done meanwhile.
#[test]
fn prompts_name_flights_and_purchases() {
    let game = KingdomCrossing::standard();
    let (mut flights, mut purchases) = (0, 0);
    for seed in 22..26 {
        each_state(2, seed, |state, _| {
            let Some(seat) = game.waited(&state.public).lowest() else { return };
            let actions = legal(state, Some(seat));
            let walks = actions.iter().any(|action| matches!(action, Action::Cross(_) | Action::TakeCard(_)));
            if !walks {
                return;
            }
            let flies = actions.iter().any(|action| matches!(action, Action::Balloon(_)));
            let buys = actions.iter().any(|action| matches!(action, Action::Buy(_)));
            let asked = game.prompt(&state.public, &(), seat);
            for (language, fly, buy) in
                [(Language::En, "fly elsewhere", "buy a resource"), (Language::Fr, "volez", "achetez")]
            {
                let words = Lexicon::new(language, &[KingdomCrossing::locale(language)]).word(&asked);
                assert_eq!(words.contains(fly), flies, "{words}");
                assert_eq!(words.contains(buy), buys, "{words}");
            }
            flights += usize::from(flies);
            purchases += usize::from(buys);
        });
    }
    assert!(flights > 10 && purchases > 3, "{flights} {purchases}");
}

/// A legal crossing is shown as a way; without one there is none.
#[test]
fn walks_lead_over_the_bridges_that_may_be_crossed() {
    each_state(3, 16, |state, _| {
        let Some(seat) = KingdomCrossing::standard().waited(&state.public).lowest() else { return };
        let panels = draw(state, &Reader::of(seat));
        let svg = panels[0].scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        let walks =
            document.descendants().find(|node| node.attribute("class") == Some("walks badge")).unwrap();
        let ways = walks.children().filter(|node| node.has_tag_name("path")).count();
        let bridges =
            legal(state, Some(seat)).iter().filter(|action| matches!(action, Action::Cross(_))).count();
        assert_eq!(ways, bridges * 2);
    });
}

#[test]
fn what_changes_is_named_in_the_pictures() {
    let game = KingdomCrossing::standard();
    let mut marked = 0;
    each_state(2, 17, |state, events| {
        let changed: Vec<String> = events.iter().filter_map(|event| game.changes(event)).collect();
        let Some(seat) = game.waited(&state.public).lowest() else { return };
        let panels = draw(state, &Reader { changed: changed.clone(), ..Reader::of(seat) });
        let fresh =
            panels.iter().filter(|panel| panel.scene.to_inline().contains("class=\"changed\"")).count();
        marked += usize::from(!changed.is_empty() && fresh > 0);
    });
    assert!(marked > 50, "{marked}");
}

#[test]
fn solo_shows_paco_and_paca() {
    each_state(1, 18, |state, _| {
        let panels = draw(state, &Reader::of(Seat(0)));
        // In the draft they own nothing yet.
        let drafts = state.public.phase == Phase::Draft;
        let shown = panels.iter().any(|panel| panel.id == "automa" && panel.place == Place::Shared);
        assert_eq!(shown, !drafts);
    });
}

#[test]
fn projections_and_progress_follow_the_game() {
    let game = KingdomCrossing::standard();
    for players in 1..=4 {
        each_state(players, 9, |state, _| {
            let view = state.view(None);
            let projection = Draw::projection(game, &view, Seat(0));
            assert_eq!(projection.len(), KingdomCrossing::CATEGORIES.len());
            assert_eq!(game.category_icons().len(), KingdomCrossing::CATEGORIES.len());
            let periods = game.progress(&view);
            assert_eq!(periods.len(), 4);
            assert!(periods.iter().all(|period| period.done <= period.steps));
            let over = game.is_over(&state.public);
            assert_eq!(periods.iter().filter(|period| period.current).count(), usize::from(!over));
            if over {
                assert!(periods.iter().all(|period| period.done == period.steps));
                assert!(projection.iter().all(|points| *points == 0));
            }
        });
    }
}

#[test]
fn buttons_have_no_target_and_the_main_one_goes_on() {
    let game = KingdomCrossing::standard();
    for (action, target, main) in [
        ("start 2", Some("pair:2"), false),
        ("advance", Some("invest"), false),
        ("cash", Some("cash"), false),
        ("place stone_4", Some("deco:stone_4"), false),
        ("double wood_8", Some("deco:wood_8"), false),
        ("singles", None, false),
        ("collect owl", Some("guild:owl"), false),
        ("trigger transport_wood", Some("structure:transport_wood"), false),
        ("buy food", Some("track:food"), false),
        ("upgrade queen", Some("tile:queen"), false),
        ("rest queen", Some("rest:queen"), false),
        ("work vp_step", Some("work:vp_step"), false),
        ("cross b0", Some("bridge:b0"), false),
        ("fly east", Some("region:east"), false),
        ("house south", Some("region:south"), false),
        ("take 8", Some("slot:8"), false),
        ("bird 5", Some("slot:5"), false),
        ("claim 0", Some("goal:0"), false),
        ("favour 1", Some("favour:1"), false),
        ("blind", Some("favours"), false),
        ("stop", None, true),
        ("pay", None, true),
        ("done", None, true),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(game.target(action).as_deref(), target);
        assert_eq!(game.is_main(action), main);
    }
}

/// The richest board there can be stays within budget.
#[test]
fn boards_with_everything_are_within_budget() {
    let game = KingdomCrossing::standard();
    let mut state = game.setup(4, &Options::default(), Seed(2)).unwrap();
    for (index, side) in state.public.seats.iter_mut().enumerate() {
        for card in (0..100).filter(|card| card % 4 == index as u8 || *card >= 80) {
            side.cards.insert(bocage_kingdom_crossing::vocabulary::Card(card));
        }
        side.favours = 0x3f << (index * 6);
        (side.birds, side.filled, side.paws, side.houses) = (0xff << (index * 8), 0xfff, 127, 7);
        (side.markers, side.upgraded, side.played) = ([10, 9, 10, 8], 63, 15);
    }
    for narrow in [false, true] {
        let (panels, _) = draw_with(game, &state, &Reader { narrow, ..Reader::of(Seat(0)) });
        check_panels(&panels);
    }
}

#[test]
fn the_drawings_are_sound() {
    let game = KingdomCrossing::standard();
    let symbols = Draw::symbols(game);
    for symbol in &symbols {
        symbol.check().unwrap();
    }
    let known = |id: &str| {
        symbols.iter().any(|symbol| symbol.id() == id)
            || bocage_canvas::art::all().any(|symbol| symbol.id() == id)
    };
    each_state(1, 19, |state, _| {
        for panel in draw(state, &Reader::of(Seat(0))) {
            for symbol in panel.scene.symbols() {
                assert!(known(symbol.id()), "{} is in no sprite", symbol.id());
            }
        }
    });
}

#[test]
fn the_cover_is_a_picture() {
    let cover = KingdomCrossing::standard().cover();
    assert!(Document::parse(&cover.to_svg(Theme::Light)).is_ok());
    assert!(cover.to_inline().len() < 20 * 1024);
}

#[test]
fn both_languages_have_the_same_words() {
    let [en, fr] = Language::ALL.map(KingdomCrossing::locale);
    assert_eq!(bocage_words::audit(en, fr), Vec::<String>::new());
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

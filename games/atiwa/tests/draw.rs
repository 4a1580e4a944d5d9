//! The pictures, through the public API: well formed, within budget, complete and stable in every
//! state of random games.
use std::cell::RefCell;
use std::collections::BTreeSet;

use bocage_atiwa::vocabulary::Challenge;
use bocage_atiwa::{Action, Atiwa, Event, Options, State};
use bocage_bots::{Bot, Level};
use bocage_canvas::Theme;
use bocage_engine::{
    Draw as _, Game, Language, Message, Positions, QuickRng, Seat, Seed, SeedableRng, Speak,
};
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

fn game() -> &'static Atiwa {
    Atiwa::standard()
}

fn legal(state: &State, seat: Option<Seat>) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = seat {
        game().legal(state, seat, &mut list);
    }
    list
}

/// The words of a language are read once.
fn lexicon(language: Language) -> &'static Lexicon {
    static LEXICONS: std::sync::OnceLock<[Lexicon; 2]> = std::sync::OnceLock::new();
    let lexicons = LEXICONS.get_or_init(|| {
        [Language::En, Language::Fr].map(|language| Lexicon::new(language, &[Atiwa::locale(language)]))
    });
    &lexicons[usize::from(language == Language::Fr)]
}

/// The panels; no sentence may be missing.
fn draw(state: &State, reader: &Reader) -> Vec<Panel> {
    let lexicon = lexicon(reader.language);
    let missing = RefCell::new(Vec::new());
    let called = Names { names: &reader.names, you: reader.seat };
    let say = |message: &Message| {
        missing.borrow_mut().extend(lexicon.missing(message));
        lexicon.say(message, &called)
    };
    let actions = legal(state, reader.seat);
    let look = Look {
        say: &say,
        names: &reader.names,
        focus: reader.focus,
        legal: &actions,
        suggested: actions
            .iter()
            .copied()
            .find(|&action| game().target(action).is_some())
            .filter(|_| reader.hint),
        changed: &reader.changed,
        narrow: reader.narrow,
    };
    let panels = game().panels(&state.view(reader.seat), &look);
    for panel in &panels {
        say(&panel.title);
        panel.note.iter().for_each(|note| {
            say(note);
        });
    }
    assert_eq!(missing.into_inner(), Vec::<String>::new());
    panels
}

/// Calls `look` with every state of a game between bots, and what has just happened.
fn each_state(
    (players, challenge): (u8, Option<Challenge>),
    level: Level,
    seed: u64,
    mut look: impl FnMut(&State, &[Event]),
) {
    let mut state = game().setup(players, &Options { challenge }, Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot: Box<dyn Bot<Atiwa>> = level.bot();
    let mut events: Vec<Event> = Vec::new();
    loop {
        look(&state, &events);
        let waited: Vec<Seat> = game().waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return };
        let action = bot.choose(game(), &state.view(Some(seat)), seat, &mut rng).unwrap();
        events.clear();
        game().apply(&mut state, seat, action, &mut events).unwrap();
    }
}

/// Some states of a random game, for what need not be tried everywhere.
fn some_states(players: u8, seed: u64, mut look: impl FnMut(&State)) {
    let mut turn = 0;
    each_state((players, None), Level::Random, seed, |state, _| {
        turn += 1;
        if turn % 9 == 1 {
            look(state);
        }
    });
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

/// Well formed, named, and within budget; no two pieces have the same name.
fn check_panels(panels: &[Panel], actions: &[Action]) {
    let mut pieces: Vec<String> = Vec::new();
    let mut found: Vec<String> = Vec::new();
    let mut bytes = 0;
    for panel in panels {
        let svg = panel.scene.to_inline();
        bytes += svg.len();
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", panel.id));
        assert!(document.root_element().attribute("aria-label").is_some_and(|label| !label.is_empty()));
        assert!(svg.len() < 180 * 1024, "{}: {} bytes", panel.id, svg.len());
        assert!(document.descendants().filter(Node::is_element).count() < 1800, "{}", panel.id);
        for node in clickable(&document) {
            assert_eq!(node.attribute("role"), Some("button"));
            assert_eq!(node.attribute("tabindex"), Some("0"));
            assert!(name_of(node).is_some_and(|name| !name.is_empty()));
            assert!(node.ancestors().all(|above| above.attribute("aria-hidden").is_none()));
            found.push(node.attribute("data-target").unwrap().to_owned());
        }
        let named = document.descendants().filter_map(|node| node.attribute("data-piece"));
        pieces.extend(named.map(str::to_owned));
        assert!(document.descendants().all(|node| node.attribute("id").is_none()));
    }
    assert!(bytes < 250 * 1024, "{bytes} bytes");
    let all = pieces.len();
    pieces.sort();
    pieces.dedup();
    assert_eq!(all, pieces.len(), "{pieces:?}");
    check_targets(found, actions);
}

/// Every action with a target has exactly one thing to touch, and there is nothing else to touch.
fn check_targets(mut found: Vec<String>, actions: &[Action]) {
    let expected: BTreeSet<String> = actions.iter().filter_map(|&action| game().target(action)).collect();
    found.sort();
    assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
}

/// Every state of a game, seen by whoever is waited on.
fn check_game(table: (u8, Option<Challenge>), level: Level, seed: u64) {
    let mut turn = 0;
    each_state(table, level, seed, |state, events| {
        turn += 1;
        let changed = events.iter().filter_map(|event| game().changes(event)).collect();
        let seat = game().waited(&state.public).lowest().unwrap_or(Seat(0));
        let reader = Reader {
            narrow: turn % 2 == 0,
            language: Language::ALL[turn / 2 % 2],
            hint: turn % 3 == 0,
            changed,
            ..Reader::of(seat)
        };
        let panels = draw(state, &reader);
        check_panels(&panels, &legal(state, Some(seat)));
        let sides = panels.iter().filter(|panel| matches!(panel.place, Place::Side(_))).count();
        assert_eq!(sides, usize::from(table.0) - 1);
    });
}

#[test]
fn pictures_are_right_in_every_state_of_random_games() {
    for players in 1..=4 {
        check_game((players, None), Level::Random, u64::from(players) + 40);
    }
}

#[test]
fn pictures_are_right_in_every_state_of_good_games() {
    for players in 1..=4 {
        check_game((players, None), Level::Greedy, u64::from(players) + 60);
    }
}

#[test]
fn pictures_are_right_in_every_challenge() {
    for (index, &challenge) in Challenge::ALL.iter().enumerate() {
        let level = Level::ALL[index % 2];
        check_game((1, Some(challenge)), level, index as u64);
    }
}

#[test]
fn files_are_well_formed_by_day_and_by_night() {
    some_states(4, 7, |state| {
        for panel in draw(state, &Reader::of(Seat(1))) {
            for theme in [Theme::Light, Theme::Dark] {
                let svg = panel.scene.to_svg(theme);
                let document = Document::parse(&svg).unwrap();
                let defined: BTreeSet<&str> =
                    document.descendants().filter_map(|node| node.attribute("id")).collect();
                for used in document.descendants().filter_map(|node| node.attribute("href")) {
                    assert!(defined.contains(used.trim_start_matches('#')), "{used}");
                }
            }
        }
    });
}

#[test]
fn every_symbol_is_listed_and_its_inks_are_known() {
    let listed: BTreeSet<&str> = game().symbols().iter().map(|symbol| symbol.id()).collect();
    for symbol in game().symbols() {
        symbol.check().unwrap();
    }
    let shared: BTreeSet<&str> = bocage_canvas::art::all().map(|symbol| symbol.id()).collect();
    some_states(3, 8, |state| {
        for panel in draw(state, &Reader::of(Seat(0))) {
            for symbol in panel.scene.symbols() {
                let id = symbol.id();
                assert!(listed.contains(id) || shared.contains(id), "{id}");
            }
        }
    });
    assert!(Document::parse(&game().cover().to_svg(Theme::Light)).is_ok());
}

#[test]
fn the_same_table_gives_the_same_bytes() {
    some_states(3, 5, |state| {
        let reader = Reader::of(Seat(1));
        let bytes = |panels: &[Panel]| panels.iter().map(|panel| panel.scene.to_inline()).collect::<Vec<_>>();
        assert_eq!(bytes(&draw(state, &reader)), bytes(&draw(state, &reader)));
    });
}

#[test]
fn nothing_that_is_secret_is_drawn() {
    some_states(2, 11, |state| {
        let view = state.view(Some(Seat(0)));
        let guess = game().determinize(&view, &mut QuickRng::seed_from_u64(3));
        let reader = Reader::of(Seat(0));
        let bytes =
            |panels: Vec<Panel>| panels.iter().map(|panel| panel.scene.to_inline()).collect::<Vec<_>>();
        assert_eq!(bytes(draw(state, &reader)), bytes(draw(&guess, &reader)));
    });
}

#[test]
fn a_tableau_that_is_only_looked_at_offers_nothing() {
    some_states(2, 6, |state| {
        let reader = Reader { focus: Seat(1), ..Reader::of(Seat(0)) };
        for panel in draw(state, &reader) {
            let svg = panel.scene.to_inline();
            for node in clickable(&Document::parse(&svg).unwrap()) {
                let target = node.attribute("data-target").unwrap();
                assert!(!["cell:", "place:", "night", "gold"].iter().any(|own| target.starts_with(own)));
            }
        }
    });
}

#[test]
fn spectators_see_every_seat_and_nothing_to_touch() {
    let state = game().setup(4, &Options::default(), Seed(3)).unwrap();
    let reader = Reader { seat: None, focus: Seat(2), ..Reader::of(Seat(2)) };
    let panels = draw(&state, &reader);
    check_panels(&panels, &[]);
    let sides: Vec<Place> =
        panels.iter().map(|panel| panel.place).filter(|place| matches!(place, Place::Side(_))).collect();
    assert_eq!(sides, [Place::Side(Seat(0)), Place::Side(Seat(1)), Place::Side(Seat(3))]);
}

#[test]
fn hostile_names_stay_names() {
    let state = game().setup(4, &Options::default(), Seed(1)).unwrap();
    let long = "W".repeat(400);
    let hostile =
        ["<script>alert(1)</script>", "\"/><use href='#x'/>&amp;]]>\u{0}\u{202e}", "", long.as_str()]
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
fn a_target_says_place_and_result_once() {
    let mut state = game().setup(2, &Options::default(), Seed(1)).unwrap();
    game().apply(&mut state, Seat(0), "work grove".parse().unwrap(), &mut ()).unwrap();
    for (language, words) in [
        (Language::En, "Place a tree on c1.3 (Village)"),
        (Language::Fr, "Placer un arbre sur c1.3 (Village)"),
    ] {
        let panels = draw(&state, &Reader { language, ..Reader::of(Seat(0)) });
        let svg = panels[0].scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        let target = document.descendants().find(|node| node.attribute("data-target") == Some("cell:c1.3"));
        assert_eq!(target.and_then(name_of), Some(words));
    }
}

#[test]
fn spaces_that_give_nothing_are_calm_and_say_so() {
    let state = game()
        .read_position(
            "players = 1\nphase = \"work\"\nround = 2\n[[seats]]\ngold = 1\ncards = [{ at = \"c1\", card = \
             \"village\", cells = \". . . . . . . U\" }]\n",
        )
        .unwrap();
    for narrow in [false, true] {
        let panels = draw(&state, &Reader { narrow, ..Reader::of(Seat(0)) });
        let svg: String = panels.iter().map(|panel| panel.scene.to_inline()).collect();
        let svg = format!("<all>{svg}</all>");
        let document = Document::parse(&svg).unwrap();
        let calm = |space: &str| {
            let target = format!("space:{space}");
            let find = |node: &Node<'_, '_>| node.attribute("data-target") == Some(&target);
            let node = document.descendants().find(find).unwrap();
            let class = node.attribute("class").unwrap();
            let (vain, legal) = (class.contains("vain"), class.contains("legal"));
            assert_ne!(vain, legal, "{space}: {class}");
            assert_eq!(name_of(node).unwrap().ends_with("of no use to you right now"), vain, "{space}");
            vain
        };
        // Too little gold, too few trees, no nature icon.
        for space in ["train_three", "farm_left", "town_right", "nature_gold_1", "nature_wild"] {
            assert!(calm(space), "{space}");
        }
        for space in ["grove", "buy_goats", "terrain_open_1", "terrain_deck_2", "round_2", "round_6"] {
            assert!(!calm(space), "{space}");
        }
    }
}

#[test]
fn the_action_board_cuts_no_words() {
    for players in 1..=4 {
        let state = game().setup(players, &Options::default(), Seed(5)).unwrap();
        for (narrow, language) in
            [false, true].into_iter().flat_map(|narrow| Language::ALL.map(|language| (narrow, language)))
        {
            for panel in draw(&state, &Reader { narrow, language, ..Reader::of(Seat(0)) }) {
                assert!(!panel.scene.to_inline().contains('…'), "{players} {} {language:?}", panel.id);
            }
        }
    }
}

#[test]
fn places_that_are_spoken_of_are_named_on_the_tableau() {
    let state = game().setup(2, &Options::default(), Seed(1)).unwrap();
    for narrow in [false, true] {
        let panels = draw(&state, &Reader { narrow, ..Reader::of(Seat(0)) });
        let svg = panels[0].scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        let edges = document.descendants().find(|node| node.attribute("class") == Some("coordinates"));
        let names: BTreeSet<&str> = edges.unwrap().descendants().filter_map(|node| node.text()).collect();
        assert_eq!(names, BTreeSet::from(["1", "a", "b", "c", "d"]));
    }
}

#[test]
fn the_next_pollution_is_told_cell_by_cell() {
    let state = game()
        .read_position(
            "players = 1\nphase = \"work\"\nround = 2\n[[seats]]\ncards = [{ at = \"c1\", card = \"village\", \
             cells = \"x . . . U . U U\" }, { at = \"d1\", card = \"farm\", cells = \". . . . . . . .\" }]\n",
        )
        .unwrap();
    let panels = draw(&state, &Reader::of(Seat(0)));
    let svg = panels[0].scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    let doomed: Vec<&str> = document
        .descendants()
        .filter(|node| node.attribute("class").is_some_and(|class| class.contains("doom")))
        .filter_map(|node| node.attribute("data-space"))
        .collect();
    assert_eq!(doomed, ["d1.1", "c1.2", "d1.2"]);
}

/// What the panel of the upkeep says of its five steps.
fn upkeep(text: &str, actions: &[&str]) -> Vec<String> {
    let mut state = game().read_position(text).unwrap();
    for action in actions {
        game().apply(&mut state, Seat(0), action.parse().unwrap(), &mut ()).unwrap();
    }
    let panels = draw(&state, &Reader::of(Seat(0)));
    let svg = panels.iter().find(|panel| panel.id == "upkeep").unwrap().scene.to_inline();
    let document = Document::parse(&svg).unwrap();
    let steps = document.descendants().filter(|node| node.attribute("class") == Some("step"));
    steps.filter_map(name_of).map(str::to_owned).collect()
}

/// A solo game at a step of the last round.
fn last_round(phase: &str, gold: u8, cards: [&str; 2]) -> String {
    let [village, other] = cards;
    format!(
        "players = 1\nphase = \"{phase}\"\nround = 7\n[[seats]]\ngold = {gold}\ncards = [{{ at = \"c1\", \
         card = \"village\", cells = \"{village}\" }}, {{ at = \"d1\", {other} }}]\n"
    )
}

#[test]
fn a_shortage_is_told_as_it_was_fixed() {
    // Seven families less a goat need eight food; goat, gold and two bats are seven.
    let cards = [". b . . U g U T", "card = \"town\", cells = \". b . Tb T . T T\""];
    let steps = upkeep(&last_round("feeding", 2, cards), &[]);
    let starving = "Feeding: food is short. Still to be eaten: 2 bats. Missed so far: 1, at 2 points each.";
    assert_eq!(steps[3], starving);
    // Before it, need and food are only a forecast.
    let steps = upkeep(&last_round("work", 2, cards), &[]);
    assert_eq!(steps[3], "Feeding: 8 food needed, only 7 at hand. Missing: 1, at 2 points each.");
}

#[test]
fn steps_of_the_upkeep_that_are_over_promise_nothing() {
    let cards = [". . . . T . T T", "card = \"town\", cells = \". . . . T . T .\""];
    // Five gold fed five families; breeding is left, and after it the game ends.
    let steps = upkeep(&last_round("feeding", 5, cards), &[]);
    assert_eq!(steps[..4], ["Income: done.", "Growth: done.", "Night: done.", "Feeding: done."]);
    assert!(steps[4].starts_with("Breeding this round"), "{steps:?}");
    let steps = upkeep(&last_round("work", 5, cards), &[]);
    assert!(steps[0].starts_with("Income: 5 gold"), "{steps:?}");
}

#[test]
fn food_at_hand_is_what_can_still_be_paid() {
    let cards = ["b b . w U . U U", "card = 14, cells = \"b . . . . . . b\""];
    let feeding = last_round("feeding", 2, cards);
    assert_eq!(upkeep(&feeding, &[])[3], "Feeding: 3 food needed, 7 at hand.");
    // Two more bats and two gold: after small food no wild animal, and a bat for each untrained family.
    assert_eq!(upkeep(&feeding, &["eat-bat c1.1"])[3], "Feeding: 2 food needed, 4 at hand.");
}

#[test]
fn figures_in_sentences_come_from_the_components() {
    let text = Atiwa::COMPONENTS
        .replace("bats_free = 10", "bats_free = 8")
        .replace("shortage_per_food = -2", "shortage_per_food = -3")
        .replace("shortage_points_per_food = -2", "shortage_points_per_food = -3");
    let other = Atiwa::load(&text).unwrap();
    let cards = [". b . . U g U T", "card = \"town\", cells = \". b . Tb T . T T\""];
    let state = other.read_position(&last_round("work", 2, cards)).unwrap();
    let say = |message: &Message| lexicon(Language::En).word(message);
    let look = Look {
        say: &say,
        names: &[],
        focus: Seat(0),
        legal: &[],
        suggested: None,
        changed: &[],
        narrow: false,
    };
    let panels = other.panels(&state.view(None), &look);
    let svg: String = panels.iter().map(|panel| panel.scene.to_inline()).collect();
    assert!(svg.contains("Bats on the tableau: 3. Beyond 8, each one scores 1 point."));
    assert!(svg.contains("Missing: 1, at 3 points each."));
}

#[test]
fn growth_tells_what_is_left_of_it() {
    let village = ". . . . . . . U";
    let cards = [
        village,
        "card = 21, cells = \"t t t t . . . .\" }, { at = \"b1\", card = 23, cells = \"w w w w w w w .\"",
    ];
    let growth = last_round("growth", 9, cards);
    assert_eq!(upkeep(&growth, &[])[1], "Growth, at best: 2 trees, 3 fruits and a bat.");
    let after = upkeep(&growth, &["place tree d1.5", "stop", "place fruit d1.1"]);
    assert_eq!(after[1], "Growth, at best: 0 trees, a fruit and 0 bats.");
}

#[test]
fn projections_and_progress_follow_the_game() {
    some_states(2, 9, |state| {
        let view = state.view(None);
        assert_eq!(Draw::projection(game(), &view, Seat(0)).len(), Atiwa::CATEGORIES.len());
        assert_eq!(game().category_icons().len(), Atiwa::CATEGORIES.len());
        let periods = game().progress(&view);
        assert_eq!(periods.len(), 7);
        let over = game().is_over(&state.public);
        assert_eq!(periods.iter().filter(|period| period.current).count(), usize::from(!over));
        let round = usize::from(state.public.round);
        assert!(periods.iter().take(round - 1).all(|period| period.done == period.steps));
        assert!(periods.iter().skip(round).all(|period| period.done == 0));
    });
    let short = game()
        .read_position(
            "players = 1\nphase = \"work\"\nround = 2\n[[seats]]\ncards = [{ at = \"c1\", card = \"village\", \
             cells = \". . . . T . U U\" }]\n",
        )
        .unwrap();
    // Three families need three food, and there is none; the trained one brings gold.
    assert_eq!(Draw::projection(game(), &short.view(None), Seat(0)), [1, 0, 0, 0, 0, -6]);
}

#[test]
fn buttons_have_no_target_and_the_main_one_goes_on() {
    for (action, target, main) in [
        ("work farm_left", Some("space:farm_left"), false),
        ("place tree c1.3", Some("cell:c1.3"), false),
        ("eat-goat c1.6", Some("cell:c1.6"), false),
        ("card b1", Some("place:b1"), false),
        ("take 2", Some("slot:1"), false),
        ("draw", Some("deck"), false),
        ("buy", Some("buy"), false),
        ("pay", Some("pay"), false),
        ("choose 2", Some("option:1"), false),
        ("bat-action", Some("night"), false),
        ("eat-gold", Some("gold"), false),
        ("train-now", None, false),
        ("return-bat", None, false),
        ("finish", None, true),
        ("stop", None, true),
        ("done", None, true),
        ("end", None, true),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(game().target(action).as_deref(), target);
        assert_eq!(game().is_main(action), main);
    }
}

/// A tableau of so many cards in lines of four, with something on every cell.
fn full_side(cards: u8, first: u8) -> String {
    let mut entries = vec!["{ at = \"c1\", card = \"village\", cells = \". b tf w . g . U\" }".to_owned()];
    let places = (0..=cards).map(|place| (place / 4 + 1, place % 4)).filter(|&place| place != (1, 2));
    for (index, (row, column)) in (0u8..).zip(places.take(usize::from(cards) - 1)) {
        let at = format!("{}{row}", char::from(b'a' + column));
        let number = (first + index) % 36 + 1;
        entries.push(format!("{{ at = \"{at}\", card = {number}, cells = \"x . . . . . . .\" }}"));
    }
    format!("[[seats]]\ngold = 120\ncards = [{}]\n", entries.join(", "))
}

#[test]
fn the_largest_tableaus_are_within_budget() {
    let sides: String = [(22, 0), (8, 21), (5, 28)].map(|(cards, first)| full_side(cards, first)).concat();
    let text = format!("players = 4\nphase = \"work\"\nround = 7\nturn = 8\n{sides}{}", full_side(1, 0));
    let state = game().read_position(&text).unwrap();
    for narrow in [false, true] {
        for language in Language::ALL {
            let reader = Reader { narrow, language, ..Reader::of(Seat(0)) };
            check_panels(&draw(&state, &reader), &legal(&state, Some(Seat(0))));
        }
    }
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

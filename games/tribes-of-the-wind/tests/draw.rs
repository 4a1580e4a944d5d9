//! The pictures, through the public API: well formed, within budget, complete and stable in every
//! state of random games.
use std::cell::RefCell;
use std::collections::BTreeSet;

use bocage_bots::{Bot, Greedy};
use bocage_canvas::Theme;
use bocage_engine::{Draw as _, Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_tribes_of_the_wind::state::Step;
use bocage_tribes_of_the_wind::{Action, Event, Options, State, TribesOfTheWind};
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
            names: ["Armel", "Maëlle", "Lichen", "Gwen", "Yann"].map(str::to_owned).to_vec(),
            changed: Vec::new(),
            hint: false,
        }
    }
}

fn legal(state: &State, seat: Option<Seat>) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = seat {
        TribesOfTheWind::standard().legal(state, seat, &mut list);
    }
    list
}

/// The panels, and which sentences were missing.
fn draw_with(game: &TribesOfTheWind, state: &State, reader: &Reader) -> (Vec<Panel>, Vec<String>) {
    LEXICONS.with(|lexicons| {
        draw_in(&lexicons[usize::from(reader.language == Language::Fr)], game, state, reader)
    })
}

thread_local! {
    /// Reading the locale files takes longer than drawing.
    static LEXICONS: [Lexicon; 2] = [Language::En, Language::Fr]
        .map(|language| Lexicon::new(language, &[TribesOfTheWind::locale(language)]));
}

fn draw_in(
    lexicon: &Lexicon,
    game: &TribesOfTheWind,
    state: &State,
    reader: &Reader,
) -> (Vec<Panel>, Vec<String>) {
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
    let (panels, missing) = draw_with(TribesOfTheWind::standard(), state, reader);
    assert_eq!(missing, Vec::<String>::new());
    panels
}

/// Calls `look` with every state of a random game, and what has just happened.
fn each_state(players: u8, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let game = TribesOfTheWind::standard();
    let mut options = Options::default();
    if seed.is_multiple_of(2) {
        assert!(bocage_engine::Options::put(&mut options, "setup_village_cards", "two_keep_one"));
    }
    // Games with random decisions are long: what there is to see comes within some rounds.
    assert!(bocage_engine::Options::put(&mut options, "max_rounds", "30"));
    let mut state = game.setup(players, &options, Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot = Greedy::new();
    let mut events: Vec<Event> = Vec::new();
    loop {
        look(&state, &events);
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { return };
        // Mostly as greedy players do, so that villages and guides come; sometimes anything.
        let action = match rng.below(4) {
            0 => *rng.pick(&legal(&state, Some(seat))).unwrap(),
            _ => bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap(),
        };
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
    check_pages(panels);
    for panel in panels {
        for svg in [panel.scene.to_svg(Theme::Light), panel.scene.to_svg(Theme::Dark)] {
            assert!(Document::parse(&svg).is_ok(), "{}", panel.id);
            assert!(svg.len() < 120 * 1024, "{}: {} bytes", panel.id, svg.len());
        }
    }
}

/// The pictures as a page shows them.
fn check_pages(panels: &[Panel]) {
    let all: usize = panels.iter().map(|panel| panel.scene.to_inline().len()).sum();
    assert!(all < 250 * 1024, "{all} bytes");
    for panel in panels {
        let svg = panel.scene.to_inline();
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", panel.id));
        assert!(document.root_element().attribute("aria-label").is_some_and(|label| !label.is_empty()));
        assert!(document.descendants().filter(Node::is_element).count() < 1500, "{}", panel.id);
    }
}

/// Every action with a target has exactly one thing to touch, and there is nothing else to touch.
fn check_targets(panels: &[Panel], actions: &[Action]) {
    let game = TribesOfTheWind::standard();
    // Several actions may share one thing: flights from several places to the same one.
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
    let game = TribesOfTheWind::standard();
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for players in 2..=5 {
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
            if turn % 5 == 0 {
                check_panels(&panels)
            } else {
                check_pages(&panels)
            }
            check_targets(&panels, &legal(state, Some(seat)));
            check_pieces(&panels);
            kinds.extend(
                legal(state, Some(seat))
                    .into_iter()
                    .filter_map(|action| game.target(action))
                    .map(|target| target.split(':').next().unwrap().to_owned()),
            );
            let sides = panels.iter().filter(|panel| matches!(panel.place, Place::Side(_))).count();
            assert_eq!(sides, usize::from(players) - 1);
        });
    }
    // These games come through every kind of decision but one, which has its own test.
    let all = [
        "alternative",
        "board",
        "capital",
        "cell",
        "discard",
        "element",
        "forest",
        "guide",
        "keep",
        "part",
        "play",
        "side",
        "temple",
        "temples",
        "village",
        "water",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
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
fn a_side_that_is_only_looked_at_offers_nothing_of_the_own() {
    each_state(2, 6, |state, _| {
        let reader = Reader { focus: Seat(1), ..Reader::of(Seat(0)) };
        for panel in draw(state, &reader) {
            if matches!(panel.place, Place::Board | Place::Strip) {
                let svg = panel.scene.to_inline();
                assert!(clickable(&Document::parse(&svg).unwrap()).is_empty(), "{}", panel.id);
            }
        }
    });
}

#[test]
fn spectators_see_every_seat_and_nothing_to_touch() {
    let state = TribesOfTheWind::standard().setup(5, &Options::default(), Seed(3)).unwrap();
    let reader = Reader { seat: None, focus: Seat(2), ..Reader::of(Seat(2)) };
    let panels = draw(&state, &reader);
    check_targets(&panels, &[]);
    let sides: Vec<Place> =
        panels.iter().map(|panel| panel.place).filter(|place| matches!(place, Place::Side(_))).collect();
    assert_eq!(sides, [0, 1, 3, 4].map(|seat| Place::Side(Seat(seat))));
}

/// Fronts are for their owner: nothing in the pictures of others depends on them.
#[test]
fn no_picture_tells_a_hidden_front() {
    let mut turn = 0u32;
    each_state(3, 12, |state, _| {
        turn += 1;
        if !turn.is_multiple_of(7) {
            return;
        }
        for (seat, focus) in [(Some(Seat(0)), Seat(0)), (Some(Seat(0)), Seat(1)), (None, Seat(2))] {
            let reader = Reader { seat, focus, ..Reader::of(focus) };
            let bytes = |state: &State| {
                draw(state, &reader).iter().map(|panel| panel.scene.to_inline()).collect::<String>()
            };
            let guess =
                TribesOfTheWind::standard().determinize(&state.view(seat), &mut QuickRng::seed_from_u64(7));
            assert_eq!(bytes(state), bytes(&guess));
            let svg = bytes(state);
            let own = state.private[0].hand;
            for (place, private) in state.private.iter().enumerate().take(3) {
                for card in
                    private.hand.iter().filter(|card| seat.is_none() || place != 0 && !own.contains(*card))
                {
                    assert!(!svg.contains(&format!("card-{card}\"")), "{card}");
                }
            }
        }
    });
}

#[test]
fn hostile_names_stay_names() {
    let state = TribesOfTheWind::standard().setup(5, &Options::default(), Seed(1)).unwrap();
    let hostile = [
        "<script>alert(1)</script>",
        "\"/><use href='#x'/>&amp;]]>\u{0}\u{202e}",
        "",
        "W".repeat(400).as_str(),
        "Yann",
    ]
    .map(str::to_owned);
    for focus in Seat::all(5) {
        for narrow in [false, true] {
            let reader = Reader { names: hostile.to_vec(), focus, narrow, ..Reader::of(Seat(0)) };
            let panels = draw(&state, &reader);
            check_panels(&panels);
            for panel in &panels {
                let svg = panel.scene.to_svg(Theme::Light);
                assert!(!svg.contains("<script") && !svg.contains("<use href='"));
            }
        }
    }
}

/// A card whose condition holds says so, in both languages, with what it would do now.
#[test]
fn a_card_says_whether_it_can_be_played() {
    let game = TribesOfTheWind::standard();
    let mut state = game.setup(3, &Options::default(), Seed(4)).unwrap();
    let mut rng = QuickRng::seed_from_u64(4);
    while state.public.round < 2 || !matches!(state.public.agenda.top(), Some(Step::Menu)) {
        let seat = game.waited(&state.public).lowest().unwrap();
        let actions = legal(&state, Some(seat));
        game.apply(&mut state, seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
    }
    let seat = state.public.active;
    for (language, playable, idle, blocked) in
        [(Language::En, "Playable", "No use", "Blocked"), (Language::Fr, "Jouable", "Inutile", "Bloquée")]
    {
        let panels = draw(&state, &Reader { language, ..Reader::of(seat) });
        let hand = panels.iter().find(|panel| panel.id == "hand").unwrap().scene.to_inline();
        let counts = game.counts(&state.public, seat);
        let open = state.private[seat.index()]
            .hand
            .iter()
            .filter(|card| game.components.lines(**card).iter().any(|line| counts.hold(line.condition)))
            .count();
        let said = |word: &str| hand.matches(&format!(">{word}<")).count();
        assert_eq!(said(playable) + said(idle), open);
        assert_eq!(said(blocked), 5 - open);
    }
}

/// A card that would do nothing may be played, but has no ring that calls for it.
#[test]
fn a_card_without_effect_is_drawn_calmly() {
    let game = TribesOfTheWind::standard();
    let (mut calm, mut bright) = (0, 0);
    each_state(3, 21, |state, _| {
        let seat = state.public.active;
        let targets = legal(state, Some(seat)).into_iter().filter_map(|action| match action {
            Action::PlayCard(card, line) => Some((card, line, game.target(action)?)),
            _ => None,
        });
        let targets: Vec<_> = targets.collect();
        if targets.is_empty() {
            return;
        }
        for narrow in [false, true] {
            let panels = draw(state, &Reader { narrow, ..Reader::of(seat) });
            let hand = panels.iter().find(|panel| panel.id == "hand").unwrap().scene.to_inline();
            let document = Document::parse(&hand).unwrap();
            for (card, line, target) in &targets {
                let mut nodes = clickable(&document).into_iter();
                let node = nodes.find(|node| node.attribute("data-target") == Some(target)).unwrap();
                let mut rings = node.descendants().filter(|child| {
                    child
                        .attribute("class")
                        .is_some_and(|class| class.split(' ').any(|word| word == "ring-line"))
                });
                let face = &game.components.lines(*card)[usize::from(*line)];
                let useful = game.has_effect_now(&state.public, seat, *card, face);
                assert_eq!(rings.next().is_some(), useful, "{target}");
                *(if useful { &mut bright } else { &mut calm }) += 1;
            }
        }
    });
    assert!(calm > 0 && bright > 0);
}

/// Ten chips for three cards, and only then does each card of the hand print what tells it from others.
#[test]
fn cards_to_discard_are_told_apart() {
    let mut seen = 0;
    each_state(2, 15, |state, _| {
        let seat = state.public.active;
        let discarding = matches!(state.public.agenda.top(), Some(Step::Discard { .. }));
        for narrow in [false, true] {
            let panels = draw(state, &Reader { narrow, ..Reader::of(seat) });
            let pictures: String = panels.iter().map(|panel| panel.scene.to_inline()).collect();
            for card in &state.private[seat.index()].hand {
                assert_eq!(pictures.contains(&format!(">{card}<")), discarding, "{card}");
            }
            let chips = pictures.matches("data-target=\"discard:").count();
            assert_eq!(chips, if discarding { 10 } else { 0 });
        }
        seen += usize::from(discarding);
    });
    assert!(seen > 0);
}

/// With two players there is no left and right: one sits opposite, and the river counts, too (R40).
#[test]
fn the_bar_of_backs_says_whose_they_are() {
    for (players, language, said, never) in [
        (2, Language::En, "opponent", "left"),
        (2, Language::Fr, "adversaire", "gauche"),
        (3, Language::En, "left", "opponent"),
        (3, Language::Fr, "gauche", "adversaire"),
    ] {
        let game = TribesOfTheWind::standard();
        let mut options = Options::default();
        assert!(bocage_engine::Options::put(&mut options, "boards", "random_boards"));
        let state = game.setup(players, &options, Seed(4)).unwrap();
        let panels = draw(&state, &Reader { language, ..Reader::of(Seat(0)) });
        let hand = panels.iter().find(|panel| panel.id == "hand").unwrap().scene.to_inline();
        let fire = if language == Language::En { "fire: " } else { "feu\u{a0}: " };
        assert!(hand.contains(&format!("{fire}{said} ")), "{hand}");
        assert!(!hand.contains(&format!("{fire}{never} ")));
    }
}

/// A card offered at setup can only be an objective (R50).
#[test]
fn a_card_to_keep_is_called_an_objective() {
    let game = TribesOfTheWind::standard();
    let mut seen = 0;
    each_state(2, 6, |state, _| {
        if let Some(Step::Keep { cards }) = state.public.agenda.top() {
            let panels = draw(state, &Reader::of(state.public.active));
            for panel in panels.iter().map(|panel| panel.scene.to_inline()) {
                let document = Document::parse(&panel).unwrap();
                for node in clickable(&document) {
                    let name = name_of(node).unwrap();
                    assert!(cards.iter().any(|card| {
                        name.contains(&format!(": {} points", game.components.village_card(*card).points))
                    }));
                    assert!(!name.contains("or now"), "{name}");
                    seen += 1;
                }
            }
        }
    });
    assert_eq!(seen, 4, "two cards for each of two seats");
}

/// Who has four objectives chooses which one goes: each of them is something to touch.
#[test]
fn a_fifth_objective_asks_for_one_of_four() {
    let game = TribesOfTheWind::standard();
    let mut seen = 0;
    each_state(3, 44, |state, _| {
        if !matches!(state.public.agenda.top(), Some(Step::Side { .. })) {
            return;
        }
        let mut state = state.clone();
        let seat = state.public.active;
        let tucked = state.secret.village_deck.iter().take(4).fold(0, |set, card| set | card.bit());
        state.public.seats[seat.index()].tucked = tucked;
        game.apply(&mut state, seat, "side left".parse().unwrap(), &mut ()).unwrap();
        for narrow in [false, true] {
            let panels = draw(&state, &Reader { narrow, ..Reader::of(seat) });
            let actions = legal(&state, Some(seat));
            assert_eq!(actions.len(), 4);
            check_targets(&panels, &actions);
            assert!(actions.iter().all(|action| game.target(*action).unwrap().starts_with("tucked:VC")));
        }
        seen += 1;
    });
    assert!(seen > 0);
}

#[test]
fn a_tile_keeps_its_name_from_the_river_to_the_terrain() {
    let game = TribesOfTheWind::standard();
    let mut seen = 0;
    each_state(2, 31, |state, events| {
        for event in events {
            if let Event::ForestPlaced { seat, tile, .. } = event {
                let name = format!("data-piece=\"tile-{}\"", game.components.tile(*tile).id);
                let panels = draw(state, &Reader::of(*seat));
                assert!(panels[0].scene.to_inline().contains(&name));
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn a_rider_who_moves_leaves_its_name_for_one_of_its_kind() {
    let riders = |state: &State| -> BTreeSet<String> {
        let svg = draw(state, &Reader::of(Seat(0)))[0].scene.to_inline();
        let document = Document::parse(&svg).unwrap();
        let names = document.descendants().filter_map(|node| node.attribute("data-piece"));
        names.filter(|name| name.starts_with("r0@")).map(str::to_owned).collect()
    };
    let mut before = BTreeSet::new();
    let mut seen = 0;
    each_state(2, 31, |state, events| {
        let now = riders(state);
        if let [Event::Moved { seat: Seat(0), .. }] = events {
            let (gone, come) = (before.difference(&now).count(), now.difference(&before).count());
            assert_eq!((gone, come), (1, 1), "{before:?} {now:?}");
            seen += 1;
        }
        before = now;
    });
    assert!(seen > 0);
}

#[test]
fn it_is_evening_when_the_game_is_over() {
    each_state(3, 5, |state, _| {
        let over = state.public.agenda.is_empty();
        if !over && state.public.agenda.top() != Some(&Step::Menu) {
            return;
        }
        for narrow in [false, true] {
            let panels = draw(state, &Reader { narrow, ..Reader::of(Seat(0)) });
            assert_eq!(panels[0].scene.to_inline().contains("tribes-evening"), over);
        }
    });
}

#[test]
fn progress_follows_the_game() {
    let game = TribesOfTheWind::standard();
    each_state(3, 9, |state, _| {
        let view = state.view(None);
        assert_eq!(game.category_icons().len(), TribesOfTheWind::CATEGORIES.len());
        let [round, race] = game.progress(&view).try_into().unwrap();
        let over = game.is_over(&state.public);
        assert_eq!((round.steps, round.current), (3, !over));
        assert_eq!(round.done, if over { 3 } else { state.public.active.0 });
        let best = state.public.sides().iter().map(|side| side.village_count()).max().unwrap();
        assert_eq!((race.steps, race.done), (5, best));
    });
}

#[test]
fn buttons_have_no_target_and_the_main_one_goes_on() {
    let game = TribesOfTheWind::standard();
    for (action, target, main) in [
        ("play P04 1", Some("play:P04:1"), false),
        ("build b2", Some("cell:b2"), false),
        ("clean c3", Some("cell:c3"), false),
        ("move cap a1", Some("cell:a1"), false),
        ("move a1 cap", Some("capital"), false),
        ("move cap c2", Some("cell:c2"), false),
        ("catapult cap", Some("capital"), false),
        ("discard F02 W05 P04", Some("discard:F02-W05-P04"), false),
        ("temple", Some("temples"), false),
        ("draw deck", Some("element:deck"), false),
        ("take stack", Some("forest:stack"), false),
        ("flex-water", Some("water"), false),
        ("discard-three", None, false),
        ("flex-rest", None, true),
        ("stop", None, true),
        ("decline-forest", None, true),
        ("end", None, true),
    ] {
        let action: Action = action.parse().unwrap();
        assert_eq!(game.target(action).as_deref(), target);
        assert_eq!(game.is_main(action), main);
    }
}

#[test]
fn symbols_are_sound_and_tell_every_ink() {
    let game = TribesOfTheWind::standard();
    let symbols = game.symbols();
    for symbol in &symbols {
        assert_eq!(symbol.check(), Ok(()));
    }
    let mut ids: Vec<&str> = symbols.iter().map(|symbol| symbol.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), symbols.len());
    let sprite: Vec<&str> =
        symbols.iter().copied().chain(bocage_canvas::art::all().copied()).map(|symbol| symbol.id()).collect();
    let known: Vec<&str> = symbols.iter().flat_map(|symbol| symbol.inks()).map(|ink| ink.name()).collect();
    each_state(4, 3, |state, _| {
        for panel in draw(state, &Reader::of(Seat(0))) {
            for symbol in panel.scene.symbols() {
                assert!(sprite.contains(&symbol.id()), "{} is not in the sprite", symbol.id());
                assert!(symbol.inks().iter().all(|ink| known.contains(&ink.name())), "{}", symbol.id());
            }
        }
    });
}

#[test]
fn the_cover_is_a_picture() {
    let cover = TribesOfTheWind::standard().cover();
    assert!(Document::parse(&cover.to_svg(Theme::Light)).is_ok());
    assert!(cover.to_inline().len() < 20 * 1024);
}

#[test]
fn both_languages_have_the_same_words() {
    let [en, fr] = Language::ALL.map(TribesOfTheWind::locale);
    assert_eq!(bocage_words::audit(en, fr), Vec::<String>::new());
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

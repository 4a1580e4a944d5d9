//! Pictures through the public API: well-formed, self-contained, themed, clickable, light enough.

use std::collections::HashSet;

use bocage_canvas::art::{icons, pieces, plants, textures};
use bocage_canvas::{
    Badge, Card, Cast, Face, Ground, Ink, Livery, Mood, Outline, Paint, Scene, Segment, State, Symbol, Theme,
    Trace, Track, Worth, art, inks_css, sprite, theme_css, wrap,
};
use roxmltree::{Document, Node};

static FOX_INKS: [Ink; 1] = [Ink::local("kingdom-fox", "#D06B2E", "#B85E28")];
static MASK: Symbol = Symbol::clip("test-mask", r#"<circle cx="12" cy="12" r="8"/>"#);
static FOX: Symbol = Symbol::piece(
    "test-fox",
    r##"<path d="M10 20 32 50 54 20Z" fill="@kingdom-fox" stroke="@pi" stroke-width="2.4"/>
    <use href="#i-paw" x="20" y="20" width="24" height="24"/>"##,
)
.with_inks(&FOX_INKS)
.needing(&[&icons::PAW]);

/// A picture with one of everything.
fn everything() -> Scene {
    let mut s = Scene::new(800.0, 600.0);
    s.set_label("One of everything");
    s.sky(Mood::Atiwa);
    s.rays((700.0, 80.0), 900.0, 150.0, 120.0, 9);
    s.thicket(Trace::squircle(200.0, 200.0, 150.0, 150.0, 3.0), 12.0);
    for (index, ground) in Ground::FIELDS.into_iter().enumerate() {
        let x = index as f64 * 90.0;
        s.field(&Outline::rect(x, 0.0, 88.0, 88.0, 12.0), ground);
        s.ground_sign(x + 44.0, 44.0, 18.0, ground);
    }
    s.hedge("M0 88H540", 5.6);
    s.furrows("M88 0V88");
    s.cast_shadow((100.0, 80.0), 180.0, Cast::Tall, 88.0);
    for state in [State::Legal, State::Hovered, State::Selected, State::Suggested, State::Changed] {
        s.target(&Outline::circle(50.0, 50.0, 30.0), state, "space:A1", "A1: plant");
        s.ring(&Outline::Path(Trace::hexagon(50.0, 50.0, 30.0), [20.0, 20.0, 60.0, 60.0]), state);
    }
    for symbol in art::all() {
        if symbol.id().starts_with("t-") {
            s.rect(0.0, 0.0, 30.0, 30.0).fill(Paint::Texture(symbol));
        } else {
            s.stamp(symbol, 10.0, 10.0, 40.0).color(Livery::Broom);
        }
    }
    for badge in [
        Badge::Sun("2"),
        Badge::Shade("0"),
        Badge::Plus,
        Badge::Grow,
        Badge::Arrow(90.0),
        Badge::Verb(&icons::HOUSE),
        Badge::Tick,
        Badge::Lock,
        Badge::Lantern,
        Badge::Amount("+3"),
    ] {
        s.badge(20.0, 20.0, 12.0, badge);
    }
    s.legend(0.0, 0.0, Badge::Sun("1"), "in the sun");
    s.moon(9.0, 9.0, 9.0);
    s.icon_and_number(0.0, 0.0, 20.0, &icons::PAY, "2");
    for (worth, width) in
        [(Worth::Seeds(2), 90.0), (Worth::Words("+3"), 140.0), (Worth::Symbols(&icons::SUN, 2), 260.0)]
    {
        let card = Card {
            ground: Some(Ground::WHEAT),
            worth: Some(worth),
            piece: Some(&plants::LAKE),
            line: "Lake",
            rule: "Place a lake; up to two neighbours grow.",
            ..Card::new("Wheat")
        };
        card.draw(&mut s, 0.0, 0.0, width);
    }
    Card::new("Joker").draw(&mut s, 0.0, 0.0, 90.0);
    s.card_place(0.0, 0.0, 90.0);
    for mood in Mood::ALL {
        s.card_back(0.0, 0.0, 90.0, mood);
    }
    let track = Track { at: 1, next: Some(2), piece: "track-lake", ..Track::new(&[0, 1, 2], Livery::Sloe) };
    track.draw(&mut s, 20.0, 20.0, 1.0);
    s.pips(0.0, 0.0, 2, 5, Livery::Hawthorn);
    let points =
        |points| Segment { icon: &icons::SUN, ink: Ink::WHEAT, texture: Some(&textures::WHEAT), points };
    s.score_bar((0.0, 0.0), 8.0, 30.0, &[points(20), points(1), points(-3)]);
    s.seat_name(0.0, 0.0, 16.0, Livery::Poppy, "Maëlle");
    s.seat_mark(0.0, 0.0, 12.0, Livery::Poppy);
    s.stamp(&FOX, 0.0, 0.0, 64.0);
    s.group().clip(&MASK).at(3.0, 4.0).rotate(5.0).scale_xy(1.0, -1.0).draw(|s| {
        s.polygon(&[(0.0, 0.0), (1.0, 0.0), (0.5, 1.0)]).fill(Ink::SEED);
        s.ellipse(0.0, 0.0, 2.0, 1.0).stroke(Paint::Current, 1.0);
    });
    let mut thumbnail = Scene::new(100.0, 100.0);
    thumbnail.set_label("Armel's planet");
    thumbnail.stand(&pieces::BEAST, 50.0, 90.0, 60.0).piece("beast-1").title("A beast");
    s.embed(&thumbnail, 600.0, 400.0, 150.0, 150.0);
    s
}

fn attribute_values<'a>(document: &'a Document<'a>, name: &'a str) -> impl Iterator<Item = &'a str> {
    document.descendants().filter_map(move |node| node.attribute(name))
}

fn only<'a>(document: &'a Document<'a>, name: &str, value: &str) -> Node<'a, 'a> {
    let mut found = document.descendants().filter(|node| node.attribute(name) == Some(value));
    let node = found.next().expect("no such element");
    assert!(found.next().is_none(), "{name}={value} is not alone");
    node
}

#[test]
fn pictures_are_well_formed_in_both_themes_and_inline() {
    let scene = everything();
    for text in [scene.to_svg(Theme::Light), scene.to_svg(Theme::Dark), scene.to_inline()] {
        Document::parse(&text).expect("well formed");
        assert!(!text.contains("=\"@"), "an ink was left unresolved");
        assert!(!text.contains("var("), "pictures carry literals only");
        assert!(!text.contains("<filter"), "no filters");
    }
    Document::parse(&sprite(art::all())).expect("well formed sprite");
}

#[test]
fn files_define_exactly_what_they_use() {
    for scene in [everything(), Scene::new(1.0, 1.0)] {
        let svg = scene.to_svg(Theme::Light);
        let document = Document::parse(&svg).unwrap();
        let defined: Vec<&str> = document
            .descendants()
            .filter(|node| node.parent().is_some_and(|parent| parent.has_tag_name("defs")))
            .filter_map(|node| node.attribute("id"))
            .collect();
        let distinct: HashSet<&str> = defined.iter().copied().collect();
        assert_eq!(distinct.len(), defined.len(), "each definition once");
        let mut used = HashSet::new();
        for node in document.descendants() {
            for attribute in node.attributes() {
                let value = attribute.value();
                let id = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
                let link = value.strip_prefix('#').filter(|_| attribute.name() == "href");
                used.extend(id.or(link));
            }
        }
        assert_eq!(used, distinct);
    }
}

#[test]
fn a_small_picture_carries_one_symbol() {
    let mut scene = Scene::new(64.0, 64.0);
    scene.stamp(&plants::SPROUT, 0.0, 0.0, 64.0);
    assert_eq!(scene.symbols().iter().map(|symbol| symbol.id()).collect::<Vec<_>>(), ["p-sprout"]);
    let svg = scene.to_svg(Theme::Light);
    assert!(svg.contains("p-sprout") && !svg.contains("p-big"));
    assert!(!scene.to_inline().contains("<defs>"));
}

#[test]
fn every_class_has_a_rule() {
    let css = theme_css(&FOX_INKS);
    let scene = everything();
    let sheets = [scene.to_svg(Theme::Light), sprite(art::all())];
    for text in &sheets {
        let document = Document::parse(text).unwrap();
        for class in attribute_values(&document, "class").flat_map(str::split_whitespace) {
            let selector = format!(".{class}");
            let known = css.match_indices(&selector).any(|(at, _)| {
                css[at + selector.len()..].starts_with(|next: char| !next.is_alphanumeric() && next != '-')
            });
            assert!(known, "{class} has no rule");
        }
    }
}

#[test]
fn ink_classes_and_literals_agree() {
    let svg = everything().to_svg(Theme::Light);
    let document = Document::parse(&svg).unwrap();
    let mut seen = 0;
    for node in document.descendants() {
        for class in node.attribute("class").unwrap_or_default().split_whitespace() {
            for (prefix, attribute) in [("f-", "fill"), ("s-", "stroke"), ("c-", "color")] {
                let Some(name) = class.strip_prefix(prefix) else { continue };
                let ink = Ink::named(name).or(FOX_INKS.iter().copied().find(|ink| ink.name() == name));
                assert_eq!(node.attribute(attribute), Some(ink.expect("a known ink").light()));
                seen += 1;
            }
        }
    }
    assert!(seen > 100);
}

#[test]
fn night_pictures_are_literal() {
    let mut scene = Scene::new(10.0, 10.0);
    scene.rect(0.0, 0.0, 10.0, 10.0).fill(Ink::PAPER).stroke(Ink::LEAF, 1.0);
    scene.stamp(&FOX, 0.0, 0.0, 10.0);
    let night = scene.to_svg(Theme::Dark);
    assert!(night.contains(Ink::PAPER.dark()) && night.contains(Ink::LEAF.dark()));
    assert!(night.contains("#B85E28"), "a game's own ink has its night too");
    assert!(!night.contains("f-paper"), "a page cannot turn it back into day");
}

#[test]
fn every_ink_has_both_themes() {
    let mut names = HashSet::new();
    for ink in Ink::ALL {
        assert!(names.insert(ink.name()), "{} is twice in the table", ink.name());
        for value in [ink.light(), ink.dark()] {
            let hex = value.strip_prefix('#').expect("a literal colour");
            assert!(hex.len() == 6 && hex.chars().all(|digit| digit.is_ascii_hexdigit()), "{value}");
        }
    }
    let css = inks_css(Ink::ALL);
    let night: Vec<&str> = css.split("data-theme=").skip(1).collect();
    assert_eq!(night.len(), 2, "by system preference and by choice");
    for ink in Ink::ALL {
        assert!(css.contains(&format!("--{}:{};", ink.name(), ink.light())));
        let changed = format!("--{}:{};", ink.name(), ink.dark());
        assert!(ink.light() == ink.dark() || night.iter().all(|rule| rule.contains(&changed)));
    }
    assert_eq!(css.matches('{').count(), css.matches('}').count());
}

#[test]
fn symbols_name_known_inks_and_needs() {
    let mut ids = HashSet::new();
    for symbol in art::all() {
        symbol.check().unwrap();
        assert!(ids.insert(symbol.id()), "{} is defined twice", symbol.id());
    }
    FOX.check().unwrap();
    static TYPO: Symbol = Symbol::piece("test-typo", r#"<path d="M0 0" fill="@laef"/>"#);
    assert!(TYPO.check().unwrap_err().contains("laef"));
    static LOST: Symbol = Symbol::piece("test-lost", r##"<use href="#p-big"/>"##);
    assert!(LOST.check().unwrap_err().contains("p-big"));
}

#[test]
fn targets_and_pieces_are_found_again() {
    let mut scene = Scene::new(100.0, 100.0);
    let space = Outline::rect(0.0, 0.0, 76.0, 76.0, 16.0);
    scene.target(&space, State::Legal, "space:E4", "E4, wheat: plant");
    scene.group().piece("sprout-E4").title("Sprout").draw(|s| {
        s.stand(&plants::SPROUT, 38.0, 70.0, 60.0);
    });
    let svg = scene.to_svg(Theme::Light);
    let document = Document::parse(&svg).unwrap();
    let target = only(&document, "data-target", "space:E4");
    assert_eq!(target.attribute("role"), Some("button"));
    assert_eq!(target.attribute("tabindex"), Some("0"));
    assert_eq!(name_of(target), Some("E4, wheat: plant"));
    assert_eq!(target.attribute("class"), Some("legal target"));
    let picture = target.last_element_child().unwrap();
    assert_eq!(picture.attribute("aria-hidden"), Some("true"), "the name says it all");
    assert_eq!(picture.children().count(), 3, "wash, casing, ring");
    let piece = only(&document, "data-piece", "sprout-E4");
    assert_eq!(piece.first_element_child().and_then(|title| title.text()), Some("Sprout"));
}

#[test]
fn small_scenes_are_as_expected() {
    let mut scene = Scene::new(20.0, 10.0);
    scene.rect(0.0, 0.5, 20.0, 9.25).corner(2.0).fill(Ink::LEAF).stroke(Ink::PI, 2.4);
    scene.group().at(1.0, 2.0).scale(0.5).opacity(0.5).class("still").draw(|s| {
        s.path("M0 0H9").stroke(Ink::OUTLINE, 1.0).round().dash(&[1.0, 7.0]).hidden();
    });
    scene.text(10.0, 8.0, "7").face(Face::Number).size(6.0).middle();
    let inline = scene.to_inline();
    let body = inline.split_once('>').unwrap().1;
    assert_eq!(
        body,
        concat!(
            r##"<rect x="0" y=".5" width="20" height="9.25" fill="#4E9A4A" stroke="#1E2B22" stroke-width="2.4" rx="2" class="f-leaf s-pi"/>"##,
            r##"<g opacity=".5" transform="translate(1 2) scale(.5)" class="still">"##,
            r##"<path fill="none" stroke="#79866F" stroke-width="1" d="M0 0H9" stroke-linecap="round" stroke-linejoin="round" "##,
            r##"stroke-dasharray="1 7" aria-hidden="true" class="s-outline"/></g>"##,
            r##"<text x="10" y="8" fill="#1E2B22" font-size="6" text-anchor="middle" class="num f-ink">7</text></svg>"##,
        )
    );
}

#[test]
fn the_last_word_wins() {
    let mut scene = Scene::new(1.0, 1.0);
    scene.circle(0.0, 0.0, 1.0).id("a").id("b").fill(Ink::LEAF).fill(Ink::SUN).label("x").label("y");
    let svg = scene.to_svg(Theme::Light);
    let document = Document::parse(&svg).unwrap();
    let circle = only(&document, "id", "b");
    assert_eq!(circle.attribute("fill"), Some(Ink::SUN.light()));
    assert_eq!(circle.attribute("aria-label"), Some("y"));
}

#[test]
fn the_same_calls_give_the_same_bytes() {
    assert_eq!(everything().to_svg(Theme::Light), everything().to_svg(Theme::Light));
}

#[test]
fn odd_values_do_no_harm() {
    let mut scene = Scene::new(f64::NAN, f64::INFINITY);
    scene.rays((0.0, 0.0), 1.0, 0.0, 360.0, 0);
    scene.rect(f64::NEG_INFINITY, f64::NAN, 1e300, -0.0).fill(Ink::LEAF);
    scene.polygon(&[]).fill(Ink::LEAF);
    Track::new(&[], Livery::of(99)).draw(&mut scene, 0.0, 0.0, 1.0);
    Track { at: 9, next: Some(9), ..Track::new(&[1], Livery::of(4)) }.draw(&mut scene, 0.0, 0.0, 1.0);
    scene.score_bar((0.0, 0.0), 1.0, 10.0, &[]);
    scene.path(Trace::new()).fill(Ink::LEAF);
    scene.text(0.0, 0.0, "").fit(0.0);
    Card::new("").draw(&mut scene, 0.0, 0.0, 0.0);
    Document::parse(&scene.to_svg(Theme::Light)).expect("well formed");
}

#[test]
fn long_words_are_fitted_and_broken() {
    let lines = wrap("Placez votre lac : jusqu'à deux voisins pousseront.", Face::Body, 10.0, 100.0);
    assert!(lines.len() > 2);
    assert_eq!(lines.join(" "), "Placez votre lac : jusqu'à deux voisins pousseront.");
    assert!(wrap("   ", Face::Body, 10.0, 100.0).is_empty());
    assert_eq!(wrap("Anticonstitutionnellement", Face::Body, 10.0, 10.0).len(), 1);
    let size = |width: f64| {
        let mut scene = Scene::new(1.0, 1.0);
        scene.text(0.0, 0.0, "Montagne").size(20.0).fit(width);
        let svg = scene.to_svg(Theme::Light);
        let document = Document::parse(&svg).unwrap();
        attribute_values(&document, "font-size").next().unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(size(400.0), 20.0);
    assert!(size(70.0) < 20.0);
    assert_eq!(size(1.0), 14.0);
}

#[test]
fn a_busy_board_stays_in_budget() {
    let mut s = Scene::new(720.0, 720.0);
    s.sky(Mood::Evergreen);
    s.rays((662.0, 360.0), 1200.0, 180.0, 150.0, 14);
    s.thicket(Trace::squircle(360.0, 360.0, 290.0, 290.0, 2.85), 12.5);
    for space in 0..36_usize {
        let (x, y) = ((space % 6) as f64 * 88.0, (space / 6) as f64 * 88.0);
        s.field(&Outline::rect(x, y, 88.0, 88.0, 8.0), Ground::FIELDS[space % 6]);
        s.cast_shadow((x, y), 180.0, Cast::Tall, 88.0);
        s.target(
            &Outline::rect(x, y, 76.0, 76.0, 16.0),
            State::Legal,
            "space:A1",
            "A1, wheat, empty: plant a sprout",
        );
        s.group().piece("tree-A1").draw(|s| {
            s.stand(&plants::BIG_TREE, x, y, 76.0);
        });
        s.badge(x, y, 11.5, Badge::Sun("2"));
        s.badge(x, y, 12.0, Badge::Plus);
    }
    let svg = s.to_svg(Theme::Light);
    let nodes = Document::parse(&svg).unwrap().descendants().filter(Node::is_element).count();
    assert!(svg.len() < 120_000, "{} bytes", svg.len());
    assert!(nodes < 1_500, "{nodes} nodes");
}

/// What a target is called: the first line of its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()?.lines().next()
}

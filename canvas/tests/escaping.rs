//! Names are hostile input: whatever is written, the picture says it and nothing else.

use bocage_canvas::{Card, Ink, Livery, Outline, Scene, State, Theme};
use proptest::prelude::*;
use roxmltree::{Document, Node};

/// What a reader should get back: controls cannot be written in XML, direction marks are dropped.
fn sayable(words: &str) -> String {
    words
        .chars()
        .filter(|c| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
        .map(|c| match c {
            '\n' | '\r' | '\t' => ' ',
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => '\u{fffd}',
            c => c,
        })
        .collect()
}

fn picture_of(words: &str) -> Scene {
    let mut scene = Scene::new(10.0, 10.0);
    scene.set_label(words);
    scene.text(0.0, 0.0, words).fill(Ink::LEAF);
    scene.circle(0.0, 0.0, 1.0).id(words).title(words).fill(Ink::SUN);
    scene.target(&Outline::circle(0.0, 0.0, 1.0), State::Legal, words, words);
    scene.group().piece(words).class(words).draw(|s| {
        s.seat_name(0.0, 0.0, 12.0, Livery::Poppy, words);
    });
    Card { line: words, rule: words, ..Card::new(words) }.draw(&mut scene, 0.0, 0.0, 250.0);
    scene
}

fn assert_says(words: &str) {
    let expected = sayable(words);
    let scene = picture_of(words);
    let harmless = picture_of("x");
    let count = |svg: &str| {
        Document::parse(svg).expect("well formed").descendants().filter(|n| n.is_element()).count()
    };
    for theme in [Theme::Light, Theme::Dark] {
        let svg = scene.to_svg(theme);
        let document = Document::parse(&svg).expect("well formed");
        let root = document.root_element();
        let circle = root.children().find(|n| n.has_tag_name("circle")).unwrap();
        assert_eq!(circle.attribute("id"), Some(expected.as_str()));
        let target = document.descendants().find(|n| n.attribute("data-target").is_some()).unwrap();
        assert_eq!(target.attribute("data-target"), Some(expected.as_str()));
        assert_eq!(name_of(target).unwrap_or_default(), expected);
        if !expected.is_empty() {
            let text = document.descendants().find(|n| n.has_tag_name("text")).unwrap();
            assert_eq!(text.text(), Some(expected.as_str()));
            // A long rule takes more lines and an empty one fewer; nothing else may appear.
            let lines = document.descendants().filter(|n| n.has_tag_name("text")).count();
            let usual = picture_lines(&harmless, theme);
            assert_eq!(count(&svg) - lines, count(&harmless.to_svg(theme)) - usual);
        }
    }
}

fn picture_lines(scene: &Scene, theme: Theme) -> usize {
    let svg = scene.to_svg(theme);
    Document::parse(&svg).unwrap().descendants().filter(|n| n.has_tag_name("text")).count()
}

#[test]
fn known_attacks_are_plain_words() {
    for words in [
        "</text><script>alert(1)</script>",
        "\" onload=\"alert(1)",
        "' onclick='x",
        "]]>&amp;&#x41;<!--",
        "x fill=\"@leaf\"",
        "=\"@pi\"",
        "<a b=\"@sun\">",
        "@leaf",
        "a\u{0}b\u{7}c",
        "two\nlines\tand a tab",
        "\u{202e}reversed\u{2068}isolated\u{2069}",
        "Maëlle 🌿 ﷽ \u{ffff}",
    ] {
        assert_says(words);
    }
}

proptest! {
    #[test]
    fn any_words_are_plain_words(words in any::<String>()) {
        assert_says(&words);
    }

    #[test]
    fn markup_like_words_are_plain_words(words in "[<>&\"'@#=/ a-z;!\\-\\[\\]]{0,40}") {
        assert_says(&words);
    }
}

/// What a target is called: its tooltip.
fn name_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title"))?.text()
}

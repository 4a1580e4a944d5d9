//! What a decision shows beyond the things that can be touched.

use super::*;

fn pictures(panels: &[Panel]) -> String {
    panels.iter().map(|panel| panel.scene.to_inline()).collect()
}

/// Calls `look` with every state of a greedy game in which a seat lays a card.
fn each_laying(seed: u64, mut look: impl FnMut(&State, Seat)) {
    each_state(2, Level::Greedy, seed, |state, _| {
        Seat::all(2)
            .filter(|&seat| matches!(state.public.board(seat).development, Development::Anchor(_)))
            .for_each(|seat| look(state, seat));
    });
}

#[test]
fn a_card_to_be_laid_shows_once_where_it_would_lie() {
    let mut seen = false;
    each_laying(16, |state, seat| {
        for (narrow, hint) in [(false, false), (true, false), (false, true)] {
            let svg = pictures(&draw(state, &Reader { narrow, hint, ..Reader::of(seat) }));
            assert_eq!(svg.matches("class=\"ghost\"").count(), 1);
            seen = true;
        }
    });
    assert!(seen);
}

#[test]
fn while_a_choice_waits_to_be_confirmed_the_places_of_a_card_stay() {
    let mut seen = false;
    each_laying(17, |state, seat| {
        let anchors: Vec<String> = legal(state, Some(seat))
            .into_iter()
            .filter(|action| matches!(action, Action::Anchor(_)))
            .filter_map(|action| Arborea::standard().target(action))
            .collect();
        let svg = pictures(&draw_with(state, &Reader::of(seat), &[]));
        assert!(!svg.contains("data-target"));
        assert!(!svg.contains("class=\"ghost\""), "nothing says which one was chosen");
        for place in anchors {
            assert!(svg.contains(&format!("data-place=\"{place}\"")), "{place}");
            seen = true;
        }
    });
    assert!(seen);
}

#[test]
fn a_card_says_in_words_which_way_it_is_turned() {
    let mut seen = false;
    each_state(2, Level::Greedy, 18, |state, _| {
        for seat in Seat::all(2) {
            for action in legal(state, Some(seat)) {
                if let Action::Rotate(rotation) = action {
                    let words = in_words(state, seat, action);
                    let turn =
                        ["As it is", "Turned right", "Upside down", "Turned left"][usize::from(rotation)];
                    assert!(words.starts_with(&format!("{turn}, from top to bottom: ")), "{words}");
                    seen = true;
                }
            }
        }
    });
    assert!(seen);
}

#[test]
fn on_narrow_screens_too_every_trail_of_the_board_is_there() {
    let state = Arborea::standard().setup(2, &Options::default(), Seed(4)).unwrap();
    let svg = pictures(&draw(&state, &Reader { narrow: true, ..Reader::of(Seat(1)) }));
    for area in ["creature", "tree", "ecosystem", "water", "sponge", "mushroom", "flower", "grass"] {
        for trail in 1..=5 {
            assert!(svg.contains(&format!("data-place=\"trail:{area}-{trail}\"")), "{area} {trail}");
        }
        assert!(svg.contains(&format!("data-place=\"sage:{area}\"")), "{area}");
    }
}

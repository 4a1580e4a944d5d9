//! Part G: order, limits and ties, as far as they are not next to what they are about.

use bocage_arborea::vocabulary::Area;

use super::*;

#[test]
fn e79_several_tracks_at_the_end_of_a_turn() {
    let mut state = position(&format!(
        "turn = 0\nagenda = [\"renewal\"]\n{}[[tracks]]\n[[tracks]]\nouter = \". . . E0\"\n",
        track(0, "offset = 1\nouter = \". . A0 .\"\ninner = \". Y1 . .\"")
    ));
    assert_eq!((waited(&state), options(&state, 1).len()), (vec![1], 9));
    play(&mut state, 1, "stay");
    assert_eq!((waited(&state), options(&state, 0).len()), (vec![0], 3));
    assert_eq!(state.public.tracks[2].offset, 0, "the next track waits");
    play(&mut state, 0, "stay");
    assert_eq!((state.public.tracks[2].offset, options(&state, 0).len()), (2, 5));
}

#[test]
fn e80_limits_of_a_sage() {
    let walk = |kind: &str| {
        let agenda = format!("\"activation\", \"trail creature 1 {kind} 1\"");
        // All young villagers are in play; the adult waits elsewhere.
        let lines =
            "spirit = 8\ngifts = { creature = 3 }\navailable = { young = 3 }\ntrails = [\"tree 1 adult\"]";
        at(&agenda, "borderlands = { fungi_frog = 1, sage_owl = 1 }", lines)
    };
    let mut state = walk("adult");
    assert_options(&state, 0, "sage 2;stop-sage");
    play(&mut state, 0, "sage 2;gift tree");
    assert_options(&state, 0, "activate tree 1 adult;end-activation");
    let mut state = walk("elder");
    assert_options(&state, 0, "sage 2;sage 3;stop-sage");
    play(&mut state, 0, "sage 2;gift tree;sage 3;invite sage_owl");
    assert_eq!(board(&state, 0).gifts[Area::Tree.index()], 1);
    assert_eq!(board(&state, 0).invited, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn e82_no_joker_in_conversions() {
    let lines = "trails = [\"tree 1 adult\"]";
    let state = at("\"activation\", \"trail grass 4 adult 1\"", "biomes = { water = \"0/2\" }", lines);
    assert_eq!((halves(&state, Biome::Grass), halves(&state, Biome::Water)), ((0, 1), (0, 2)));
    assert_options(&state, 0, "activate tree 1 adult;end-activation");
}

#[test]
fn e84_development_and_dismount_at_once() {
    let start = position(&format!(
        "turn = 1\nagenda = [\"activation\", \"trail grass 1 elder 9\", \"effect advance_track\"]\n[[seats]]\ncompleted = \"R01\"\ndevelopment = \"rotate\"\n[[seats]]\ntrails = [\"tree 1 adult\"]\n{}",
        track(0, "outer = \". . . A0\"")
    ));
    assert_eq!(waited(&start), [0, 1]);
    let mut start = start;
    play(&mut start, 1, "push 0");
    assert_eq!(waited(&start), [0]);
    assert_options(&start, 0, "leave above 1;leave below 1;stay;rotate 0;rotate 1;rotate 2;rotate 3");
    let mut one = start.clone();
    play(&mut one, 0, "stay");
    assert_eq!(waited(&one), [0, 1]);
    play(&mut one, 0, "rotate 1;lay 0,3");
    let mut other = start;
    play(&mut other, 0, "rotate 1");
    assert_eq!(waited(&other), [0]);
    play(&mut other, 0, "lay 0,3;stay");
    assert_eq!(waited(&other), [1]);
    assert_eq!(one, other);
}

//! What people read in a terminal: the table in characters, reasons, mistakes in position files.
use bocage_arborea::{Arborea, State};
use bocage_conformance::{examples, told};
use bocage_engine::{Game, Language, Message, Positions, Seat, Sketch, Speak};
use bocage_words::{Lexicon, Names};

fn game() -> &'static Arborea {
    Arborea::standard()
}

/// A message as the first seat reads it.
fn said(language: Language, message: &Message) -> String {
    let lexicon = Lexicon::new(language, &[Arborea::locale(language)]);
    let names = ["Armel", "Maëlle", "Lichen"].map(str::to_owned);
    lexicon.say(message, &Names { names: &names, you: Some(Seat(0)) })
}

fn position(text: &str) -> State {
    examples::position(game(), text)
}

fn sketch(language: Language, state: &State) -> String {
    game().sketch(&state.view(Some(Seat(0))), &|message| said(language, message))
}

/// Why the first seat may not do this.
fn reason(text: &str, action: &str) -> String {
    let state = position(text);
    let refusal = game().check(&state, Seat(0), action.parse().unwrap()).unwrap_err();
    said(Language::En, &refusal.message())
}

#[test]
fn a_mistake_in_a_position_names_its_track() {
    let error = game().read_position("turn = 0\n[[tracks]]\n[[tracks]]\nsegments = [0, 0]\n").unwrap_err();
    assert!(told::<Arborea>(&error).contains("tracks[1].segments"), "{}", told::<Arborea>(&error));
    assert_eq!(error.line, Some(4));
}

#[test]
fn seats_are_counted_from_one_on_tracks_too() {
    let state = position("turn = 0\n[[tracks]]\nouter = \". . . A0\"\ninner = \"Y1 . . .\"\n");
    let sketch = sketch(Language::En, &state);
    assert!(sketch.contains("  . A1 Y2"), "{sketch}");
    assert!(!sketch.contains("A0"), "{sketch}");
}

#[test]
fn the_table_shows_what_feronia_has_and_will_do() {
    let state = position(
        "players = 1\nturn = 0\n[feronia]\nactive = 3\nyoung = 4\nsteps = 2\ntrails = [\"tree 1\"]\n\
         creatures = [\"sage_owl\", \"sage_owl\", \"spider_ant\"]\n[[seats]]\n",
    );
    let english = sketch(Language::En, &state);
    for line in [
        "Solo card 3. Tracks in this order, those with a season symbol first: Sponges–Mushrooms track, \
         Flowers–Grass track, Creatures–Trees track and Ecosystems–Water track. She leaves them downwards, looks for creatures from the Shadow \
         Hamster to the right, and takes cards from the blue deck, then from the violet one.",
        "Her young villager: on space 4, which gives her 2 water. Villagers in reserve: 4",
        "Her creatures: Spider Ant, Sage Owl and Sage Owl",
        // The log counts her elder's own steps; the score adds those of the end.
        "6 steps, so 24 points if it ended now (steps of her elder: 2; for creatures, cards and waiting \
         villagers: 4)",
    ] {
        assert!(english.contains(line), "{line}\n{english}");
    }
    let french = sketch(Language::Fr, &state);
    for line in
        ["prend une carte bleue, ensuite une carte violette.", "vers la droite (d’abord\u{a0}: Hamstombre)"]
    {
        assert!(french.contains(line), "{line}\n{french}");
    }
}

#[test]
fn a_colour_agrees_with_its_card() {
    let gone: Vec<String> = (1..=15).map(|number| format!("\"B{number:02}\"")).collect();
    let state = position(&format!(
        "players = 1\nturn = 0\n[feronia]\ncompleted = [{}]\n[[seats]]\n",
        gone.join(", ")
    ));
    assert!(sketch(Language::Fr, &state).contains("\n  aucune carte bleue\n"));
    let take = game().say_action(&state.public, Seat(0), "take 2".parse().unwrap());
    assert_eq!(said(Language::Fr, &take), "Prendre une carte bleue");
}

#[test]
fn a_seat_that_only_develops_hears_whose_turn_it_is() {
    let developing = "[[seats]]\ncompleted = \"R01\"\ndevelopment = \"rotate\"\n[[seats]]\n";
    let other = reason(&format!("turn = 1\n{developing}"), "advance 0");
    assert_eq!(other, "It is the turn of Maëlle. You can only work on your ecosystem.");
    let own = reason(&format!("turn = 0\nagenda = [\"begin\"]\n{developing}"), "advance 0");
    assert_eq!(own, "First finish your ecosystem.");
    let last = reason(&format!("turn = 0\nagenda = [\"final\"]\n{developing}"), "advance 0");
    assert_eq!(last, "The last turn is over. You can only finish your ecosystem.");
    let alone = "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n[[seats]]\ncompleted = \"R01\"\ndevelopment = \"rotate\"\n";
    assert_eq!(reason(alone, "advance 0"), "First finish your ecosystem.");
}

//! A readable playthrough: a short random game as its players see it. Written anew with
//! `BOCAGE_REGENERATE=1`, and read like code.
//!
//! Random games last 200 rounds (R52), so this one has a limit of rounds, and it shows the table with
//! the hand of the seat that decides: the words about cards in hand are the heart of the game.
use std::fmt::Write;
use std::path::Path;

use bocage_conformance::regenerating;
use bocage_engine::{Draw, Game, Language, QuickRng, Seat, Seed, SeedableRng, Sketch, Speak};
use bocage_tribes_of_the_wind::TribesOfTheWind;
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{State, Step};
use bocage_words::{Lexicon, Names};

const PLAYERS: u8 = 3;
const SEED: u64 = 2026;

#[test]
fn readable_playthrough() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/playthrough.txt");
    let told = tell();
    if regenerating() {
        std::fs::write(&path, &told).unwrap();
    }
    let golden = std::fs::read_to_string(&path).expect("set BOCAGE_REGENERATE=1 to write it");
    for (number, (is, was)) in told.lines().zip(golden.lines()).enumerate() {
        assert_eq!(is, was, "line {}", number + 1);
    }
    assert_eq!(told.lines().count(), golden.lines().count());
}

fn tell() -> String {
    let game = TribesOfTheWind::standard();
    let lexicon = Lexicon::new(Language::En, &[TribesOfTheWind::locale(Language::En)]);
    let options = Options { max_rounds: 8, ..Options::default() };
    let mut state = game.setup(PLAYERS, &options, Seed(SEED)).unwrap();
    let mut rng = QuickRng::seed_from_u64(SEED);
    let (mut out, mut list, mut number) = (String::new(), Vec::new(), 0);
    let _ = writeln!(out, "# {} with {PLAYERS} players, seed {SEED}, 8 rounds\n", TribesOfTheWind::ID);
    while let Some(seat) = game.waited(&state.public).lowest() {
        let names = Names { you: Some(seat), ..Names::default() };
        let public = &state.public;
        let _ = writeln!(out, "## State {number}  hash {}", state.hash64());
        if begins_a_turn(&state) {
            let _ =
                writeln!(out, "{}", game.sketch(&state.view(Some(seat)), &|said| lexicon.say(said, &names)));
        }
        game.legal(&state, seat, &mut list);
        let prompt = lexicon.say(&game.prompt(public, &state.private[seat.index()], seat), &names);
        let offered: Vec<String> = list.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "seat {seat}: {prompt}\n  {}", offered.join(" | "));
        let action = *rng.pick(&list).unwrap();
        let said = lexicon.say(&game.say_action(public, seat, action), &names);
        let _ = writeln!(out, "> {seat} {action}  ({said})");
        let mut events = Vec::new();
        game.apply(&mut state, seat, action, &mut events).unwrap();
        for event in events.iter().filter_map(|event| game.event_for(event, None)) {
            let _ = writeln!(out, "  · {}", lexicon.word(&game.say_event(&event)));
        }
        let _ = writeln!(out);
        number += 1;
    }
    out + &result(game, &state)
}

/// The first seat shows the table once a round, or it would be a long read.
fn begins_a_turn(state: &State) -> bool {
    state.public.agenda.top() == Some(&Step::Menu)
        && state.public.active == Seat(0)
        && state.public.powers_used == 0
}

fn result(game: &TribesOfTheWind, state: &State) -> String {
    let mut out = String::new();
    for seat in Seat::all(PLAYERS) {
        let sheet = game.score(&state.public, seat);
        let points: Vec<String> = TribesOfTheWind::CATEGORIES
            .iter()
            .zip(sheet.points())
            .map(|(name, points)| format!("{name} {points}"))
            .collect();
        let place = game.ranking(&state.public).place(seat).unwrap_or_default() + 1;
        let _ = writeln!(out, "seat {seat}: {} = {}, place {place}", points.join(", "), sheet.total());
    }
    out
}

//! A readable playthrough: everything that the API says at every state of one random game.

use std::fmt::Write;
use std::path::Path;

use bocage_engine::{ActionList, Draw, Language, QuickRng, Seat, Seed, SeedableRng, Title};
use bocage_words::Lexicon;

use crate::regenerating;

/// Compares the playthrough of a random game with the file; with `BOCAGE_REGENERATE` set it is
/// written anew, to be reviewed like code.
pub fn check_playthrough<G: Title>(game: &G, players: u8, seed: u64, path: &Path) {
    let told = tell(game, players, seed);
    if regenerating() {
        std::fs::create_dir_all(path.parent().expect("the file has a folder"))
            .expect("the folder can be made");
        std::fs::write(path, &told).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; set BOCAGE_REGENERATE=1 to write it", path.display()));
    for (number, (is, was)) in told.lines().zip(golden.lines()).enumerate() {
        assert_eq!(is, was, "line {} of {}", number + 1, path.display());
    }
    assert_eq!(told.lines().count(), golden.lines().count(), "length of {}", path.display());
}

fn tell<G: Title>(game: &G, players: u8, seed: u64) -> String {
    let lexicon = Lexicon::new(Language::En, &[G::locale(Language::En)]);
    let mut out = String::new();
    let mut state = game.setup(players, &G::Options::default(), Seed(seed)).expect("the setup is legal");
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut list = ActionList::new();
    let mut number = 0;
    let _ = writeln!(
        out,
        "# {} with {players} players, seed {seed}, rules version {}\n",
        G::ID,
        G::RULES_VERSION
    );
    loop {
        let public = &state.public;
        let waited: Vec<Seat> = game.waited(public).iter().collect();
        let totals: Vec<i32> = Seat::all(players).map(|seat| game.score(public, seat).total()).collect();
        let _ = writeln!(out, "## State {number}  hash {}  scores {totals:?}", state.hash64());
        if number % 20 == 0 || waited.is_empty() {
            let _ = writeln!(out, "{}", game.sketch(&state.view(None), &|message| lexicon.word(message)));
        }
        let Some(&seat) = rng.pick(&waited) else { break };
        for &other in &waited {
            game.legal(&state, other, &mut list);
            let prompt = lexicon.word(&game.prompt(public, &state.private[other.index()], other));
            let names: Vec<String> = list.iter().map(ToString::to_string).collect();
            let _ = writeln!(out, "seat {other}: {prompt}\n  {}", names.join(" | "));
        }
        game.legal(&state, seat, &mut list);
        let action = *rng.pick(&list).expect("something is legal");
        let words = lexicon.word(&game.say_action(public, seat, action));
        let _ = writeln!(out, "> {seat} {action}  ({words})");
        let mut events = Vec::new();
        game.apply(&mut state, seat, action, &mut events).expect("a legal action is accepted");
        for event in &events {
            let _ = writeln!(out, "  · {}", lexicon.word(&game.say_event(event)));
        }
        let _ = writeln!(out);
        number += 1;
    }
    for seat in Seat::all(players) {
        let sheet = game.score(&state.public, seat);
        let points: Vec<String> = G::CATEGORIES
            .iter()
            .zip(sheet.points())
            .map(|(name, points)| format!("{name} {points}"))
            .collect();
        let place = game.ranking(&state.public).place(seat).unwrap_or_default() + 1;
        let _ = writeln!(out, "seat {seat}: {} = {}, place {place}", points.join(", "), sheet.total());
    }
    out
}

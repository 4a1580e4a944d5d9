//! Files that nobody meant: whatever is done to a text, reading it ends with a value or an error.

use crate::files::Speech;
use bocage_engine::{
    Action, Draw, Game, Positions, QuickRng, Record, Seat, Seed, SeedableRng, StateOf, Title,
};

/// How much more a long test tries: enough for some minutes.
const LONG: u64 = 8;

/// Reads components, positions, records and actions that were damaged in `rounds` random ways. What is
/// wrong with them can be said in every language.
pub fn fuzz_files<G: Title>(game: &G, rounds: u64) {
    let players = *game.players().end();
    let state = game.setup(players, &G::Options::default(), Seed(1)).expect("the setup is legal");
    let position = game.write_position(&state);
    let record = Record::of(game, players, &G::Options::default(), Seed(1), &[])
        .expect("it can be recorded")
        .to_json();
    let speech = Speech::new::<G>();
    let mut rng = QuickRng::seed_from_u64(7);
    let rounds = if crate::is_long() { rounds * LONG } else { rounds };
    for round in 0..rounds {
        if round.is_multiple_of(10) {
            let read = G::load(&damaged(G::COMPONENTS, &mut rng));
            read.map_or_else(|error| speech.check(&error.message()), |_| ());
        }
        let read = Positions::read_position(game, &damaged(&position, &mut rng));
        read.map_or_else(|error| speech.check(&error.message()), |state| play(game, state, &mut rng));
        let read = Record::from_json(&damaged(&record, &mut rng)).and_then(|record| record.verify(game));
        read.map_or_else(|error| speech.check(&error.message()), |_| ());
        let action: String = (0..rng.below(12)).map(|_| char::from(32 + rng.below(95) as u8)).collect();
        action.parse::<G::Action>().map_or_else(|error| speech.check(&error.message()), |_| ());
    }
}

/// A position that can be read is a state like any other: it can be looked at and played, and whatever
/// anybody tries in it is done or refused.
fn play<G: Title>(game: &G, mut state: StateOf<G>, rng: &mut QuickRng) {
    let mut list = Vec::new();
    let _ = game.sketch(&state.view(None), &|message| message.key.to_string());
    let _ = game.ranking(&state.public);
    for _ in 0..20 {
        let before = state.clone();
        let action = G::Action::from_index(rng.below(G::Action::COUNT as u32) as usize);
        let action = action.expect("every number below COUNT is an action");
        if game.apply(&mut state, Seat(rng.below(8) as u8), action, &mut ()).is_err() {
            assert_eq!(state, before, "{action} was refused and changed the state");
        }
    }
    bocage_engine::playout(game, &mut state, rng, &mut list, 2_000);
    for seat in Seat::all(Game::seats(game, &state.public)) {
        let _ = game.score(&state.public, seat);
    }
}

fn damaged(text: &str, rng: &mut QuickRng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        if lines.is_empty() {
            break;
        }
        let at = rng.below(lines.len() as u32) as usize;
        match rng.below(6) {
            0 => {
                lines.remove(at);
            }
            1 => {
                let copy = lines[at].clone();
                lines.insert(at, copy);
            }
            2 => {
                let other = rng.below(lines.len() as u32) as usize;
                lines.swap(at, other);
            }
            3 => {
                // Another number where a number stood.
                let numbers = ["0", "-1", "255", "256", "65536", "99999999999999999999", "1.5", "7"];
                let with = rng.pick(&numbers).copied().unwrap_or("0");
                lines[at] = replace_number(&lines[at], with, rng);
            }
            4 => {
                let mut chars: Vec<char> = lines[at].chars().collect();
                if !chars.is_empty() {
                    let index = rng.below(chars.len() as u32) as usize;
                    chars[index] = char::from(32 + rng.below(95) as u8);
                }
                lines[at] = chars.into_iter().collect();
            }
            _ => {
                let cut = rng.below(lines[at].chars().count() as u32 + 1) as usize;
                lines[at] = lines[at].chars().take(cut).collect();
            }
        }
    }
    lines.join("\n")
}

fn replace_number(line: &str, with: &str, rng: &mut QuickRng) -> String {
    let starts: Vec<usize> = line
        .char_indices()
        .filter(|&(index, c)| {
            c.is_ascii_digit() && !line[..index].ends_with(|before: char| before.is_ascii_digit())
        })
        .map(|(index, _)| index)
        .collect();
    let Some(&start) = rng.pick(&starts) else { return line.to_owned() };
    let end = line[start..].find(|c: char| !c.is_ascii_digit()).map_or(line.len(), |length| start + length);
    format!("{}{with}{}", &line[..start], &line[end..])
}

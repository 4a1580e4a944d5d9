//! Positions of random games, changed at random where a person would change them: what is still accepted
//! keeps the invariants, and is played on without anybody ever having nothing to decide.
use bocage_conformance::games;
use bocage_engine::{Draw, Game, Positions, QuickRng, Seed, SeedableRng, playout};
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::State;

use crate::examples::game;
use crate::laws::holds;

/// Decisions that are taken in a position that was accepted.
const ON: u32 = 200;

#[test]
fn whatever_is_accepted_can_be_played() {
    let mut rng = QuickRng::seed_from_u64(11);
    let (mut accepted, files) = (0, games() * 8);
    for seed in 0..files {
        let text = changed(&somewhere(seed, &mut rng), &mut rng);
        if let Ok(state) = game().read_position(&text) {
            accepted += 1;
            play_on(state, &text, &mut rng);
        }
    }
    assert!(accepted * 10 > files, "only {accepted} of {files} files were accepted");
}

fn play_on(mut state: State, text: &str, rng: &mut QuickRng) {
    let again = game().read_position(&game().write_position(&state));
    assert!(again.is_ok_and(|again| again == state), "it cannot be written and read again:\n{text}");
    let mut list = Vec::new();
    for _ in 0..ON {
        holds(&state);
        let Some(seat) = game().waited(&state.public).lowest() else {
            assert!(!state.public.in_setup(), "nobody decides in the middle of setup:\n{text}");
            return;
        };
        game().legal(&state, seat, &mut list);
        let action = rng.pick(&list);
        let action = *action.unwrap_or_else(|| panic!("{:?}:\n{text}", state.public.agenda));
        game().apply_unchecked(&mut state, seat, action, &mut ());
    }
}

/// The file of a random game somewhere between its setup and its end.
fn somewhere(seed: u64, rng: &mut QuickRng) -> String {
    let options = Options {
        random_boards: rng.below(2) == 0,
        free_discard: rng.below(4) == 0,
        max_rounds: 30,
        two_keep_one: rng.below(2) == 0,
    };
    let players = 2 + rng.below(4) as u8;
    let mut state = game().setup(players, &options, Seed(seed)).unwrap();
    let decisions = if rng.below(5) == 0 { rng.below(12) } else { rng.below(500) };
    playout(game(), &mut state, rng, &mut Vec::new(), decisions);
    game().write_position(&state)
}

fn changed(text: &str, rng: &mut QuickRng) -> String {
    let mut file = File::new(text);
    // Cards that are named nowhere are in the decks: so others can be named in their places.
    for key in ["deck", "discard", "village_deck", "village_discard"] {
        if rng.below(8) > 0 {
            file.set(None, key, None);
        }
    }
    for _ in 0..=rng.below(5) {
        let seat = if rng.below(4) == 0 { rng.below(5) as usize } else { file.active() };
        change(&mut file, seat, rng);
    }
    file.text()
}

fn change(file: &mut File, seat: usize, rng: &mut QuickRng) {
    let (seat, number) = (Some(seat), rng.below(7).to_string());
    match rng.below(20) {
        0..=5 => {
            let agenda = agenda(rng);
            file.set(None, "agenda", Some(list(&agenda)));
            if rng.below(4) > 0 {
                complete(file, seat, &agenda, rng);
            }
            if rng.below(2) == 0 {
                file.set(None, "round", None); // Setup has none, and a turn has one.
            }
            if rng.below(2) == 0 {
                file.set(None, "pool", None);
            }
        }
        6..=8 => {
            let cards = 2 + rng.below(4);
            let hand: Vec<String> = (0..cards).map(|_| back(rng)).collect();
            file.set(seat, "hand", Some(list(&hand)));
        }
        9 => file.set(seat, "water", Some(number)),
        10..=11 => {
            let cells: Vec<String> = (0..rng.below(4)).map(|_| cell(rng)).collect();
            let cells = if rng.below(2) == 0 { vec!["A1".to_owned()] } else { cells };
            file.set(seat, "temples", Some(list(&cells)));
            file.set(seat, "temple_zone", None);
        }
        12 => {
            let parts: Vec<String> = (0..=rng.below(3)).map(|_| part(rng)).collect();
            file.set(None, "pool", Some(list(&parts)));
        }
        13 => file.set(None, "in_play", Some(format!("\"{}\"", back(rng)))),
        14 => file.set(None, "village_card", Some(format!("\"VC{:02}\"", 1 + rng.below(30)))),
        15 => {
            let drawn: Vec<String> = (0..rng.below(3)).map(|_| back(rng)).collect();
            file.set(None, "drawn", Some(list(&drawn)));
            let river: Vec<String> =
                (0..4).map(|_| if rng.below(3) == 0 { String::new() } else { back(rng) }).collect();
            file.set(None, "river", Some(list(&river)));
        }
        16 => file.set(seat, "riders", Some(format!("{{ {} = {number} }}", cell(rng)))),
        17 => file.set(seat, "pollution", None),
        18 => {
            file.set(None, "active", Some(number));
            file.set(None, "powers_used", None);
        }
        _ => {
            let round = 1 + rng.below(31);
            let key = ["round", "final_trigger_round", "end_token"][rng.below(3) as usize];
            file.set(None, key, Some(round.to_string()));
        }
    }
}

/// What steps need besides themselves.
fn complete(file: &mut File, seat: Option<usize>, agenda: &[String], rng: &mut QuickRng) {
    let has = |word: &str| agenda.iter().any(|step| step.starts_with(word));
    if has("side") || has("replace") || has("village-card") {
        file.set(None, "village_card", Some(format!("\"VC{:02}\"", 1 + rng.below(30))));
        file.set(None, "village_river", None);
    }
    if has("replace") {
        file.set(seat, "tucked", Some("[\"VC01\", \"VC11\", \"VC21\", \"VC30\"]".to_owned()));
    }
    if has("alternative card") {
        file.set(None, "in_play", Some(format!("\"{}\"", back(rng))));
        let hand: Vec<String> = (0..4).map(|_| back(rng)).collect();
        file.set(seat, "hand", Some(list(&hand)));
    }
}

/// Steps one on the other: mostly such as the rules know, sometimes any.
fn agenda(rng: &mut QuickRng) -> Vec<String> {
    let below = [
        "board",
        "start-bonus 2",
        "keep VC01 VC02",
        "menu",
        "action",
        "action",
        "action",
        "action/village-card 1",
        "action/take-village-card",
        "after",
        "draw",
        "guide",
    ];
    let mut steps: Vec<String> = rng.pick(&below).unwrap().split('/').map(str::to_owned).collect();
    let on_top = |rng: &mut QuickRng| match rng.below(8) {
        0 => "discard".to_owned(),
        1 => "discard temple".to_owned(),
        2 => "temple".to_owned(),
        3 => "temple-tile water".to_owned(),
        4 => {
            format!("alternative {} {} {}", ["card", "village"][rng.below(2) as usize], part(rng), part(rng))
        }
        5 => format!("side {}", rng.below(4)),
        6 => format!("replace {}", rng.below(4)),
        _ => "take-village-card".to_owned(),
    };
    match rng.below(8) {
        0 | 1 => {}
        2 | 3 => steps.push(on_top(rng)),
        _ => {
            steps.push("pool".to_owned());
            steps.push(running(rng));
        }
    }
    steps
}

/// A part that is being resolved.
fn running(rng: &mut QuickRng) -> String {
    match rng.below(6) {
        0 => "temple free".to_owned(),
        1 => "temple-tile move".to_owned(),
        2 => format!("place-forest {} {}", rng.below(6), rng.below(5)),
        3 => format!("catapult-to 1 {}", if rng.below(2) == 0 { "cap".to_owned() } else { cell(rng) }),
        4 => "clear-cell".to_owned(),
        _ => part(rng),
    }
}

fn part(rng: &mut QuickRng) -> String {
    let kinds =
        ["water", "pollution", "move", "flex", "forest", "forest", "catapult", "temple", "clear-cell"];
    format!("{} {}", rng.pick(&kinds).unwrap(), rng.below(6))
}

fn back(rng: &mut QuickRng) -> String {
    ["F", "W", "P", "V"][rng.below(4) as usize].to_owned()
}

fn cell(rng: &mut QuickRng) -> String {
    format!("{}{}", ["A", "B", "C", "D"][rng.below(4) as usize], 1 + rng.below(3))
}

fn list(items: &[String]) -> String {
    let quoted: Vec<String> = items.iter().map(|item| format!("\"{item}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

/// The lines of a file: those of the table, then those of each seat.
struct File(Vec<Vec<(String, String)>>);

impl File {
    fn new(text: &str) -> Self {
        let lines = |part: &str| {
            let fields = part.lines().filter_map(|line| line.split_once(" = "));
            fields.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
        };
        File(text.split("[[seats]]").map(lines).collect())
    }

    fn active(&self) -> usize {
        let field = self.0[0].iter().find(|(key, _)| key == "active");
        field.and_then(|(_, value)| value.parse().ok()).unwrap_or_default()
    }

    /// Gives a field of the table or of a seat another value, or takes it away.
    fn set(&mut self, seat: Option<usize>, key: &str, value: Option<String>) {
        let Some(part) = self.0.get_mut(seat.map_or(0, |seat| seat + 1)) else { return };
        part.retain(|(other, _)| other != key);
        part.extend(value.map(|value| (key.to_owned(), value)));
    }

    fn text(&self) -> String {
        let part = |fields: &Vec<(String, String)>| {
            fields.iter().map(|(key, value)| format!("{key} = {value}\n")).collect::<String>()
        };
        self.0.iter().map(part).collect::<Vec<_>>().join("\n[[seats]]\n")
    }
}

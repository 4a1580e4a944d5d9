//! Golden records and the readable playthrough. Written anew with `BOCAGE_REGENERATE=1`.

use std::path::Path;

use bocage_bots::Level::{Greedy, Random};
use bocage_conformance::{Plan, check_golden, check_playthrough};
use bocage_engine::Game;
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::{Options, SoloFirst};
use bocage_evergreen::vocabulary::Sun;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay_for_ever() {
    let tables = [
        vec![Random],
        vec![Greedy],
        vec![Random, Random],
        vec![Greedy, Greedy],
        vec![Greedy, Random],
        vec![Random, Random, Random],
        vec![Greedy, Random, Greedy],
        vec![Greedy, Greedy, Greedy],
        vec![Random, Random, Random, Random],
        vec![Greedy, Greedy, Greedy, Greedy],
        vec![Random, Greedy, Random, Greedy],
    ];
    let mut plans = Vec::new();
    for (table, bots) in (0u64..).zip(&tables) {
        for turn in 0..2u64 {
            // Suns and first pickers vary with the table, so that every option is on record.
            let start_sun = Sun::ALL[(table + turn) as usize % 4];
            let solo_first = if turn == 0 { SoloFirst::Human } else { SoloFirst::Automa };
            let options = Options { start_sun, solo_first };
            plans.push(Plan { bots: bots.clone(), seed: 100 + table * 2 + turn, options });
        }
    }
    assert!(plans.len() >= 20);
    check_golden(Evergreen::standard(), Path::new(FOLDER), &plans);
}

#[test]
fn readable_playthrough() {
    let path = Path::new(FOLDER).join("playthrough.txt");
    check_playthrough(Evergreen::standard(), 2, 2026, &path);
}

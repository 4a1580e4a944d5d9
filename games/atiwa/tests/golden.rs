//! Golden records and the readable playthrough. Written anew with `BOCAGE_REGENERATE=1`.

use std::path::Path;

use bocage_atiwa::Atiwa;
use bocage_atiwa::setup::Options;
use bocage_atiwa::vocabulary::Challenge;
use bocage_bots::Level::{Greedy, Random};
use bocage_conformance::{Plan, check_golden, check_playthrough};
use bocage_engine::Game;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay_for_ever() {
    let mut plans = Vec::new();
    // Every challenge is on record, and the solo game without one.
    for (number, challenge) in (0u64..).zip(Challenge::ALL.iter().copied().map(Some).chain([None])) {
        plans.push(Plan { bots: vec![Greedy], seed: 100 + number, options: Options { challenge } });
    }
    let tables = [
        vec![Greedy, Greedy],
        vec![Greedy, Random],
        vec![Random, Greedy],
        vec![Random, Random, Random],
        vec![Greedy, Random, Greedy],
        vec![Greedy, Greedy, Greedy],
        vec![Random, Random, Random, Random],
        vec![Greedy, Greedy, Greedy, Greedy],
        vec![Random, Greedy, Random, Greedy],
    ];
    for (table, bots) in (0u64..).zip(&tables) {
        let seeds = if bots.len() == 4 { 1 } else { 2 };
        for turn in 0..seeds {
            plans.push(Plan {
                bots: bots.clone(),
                seed: 200 + table * 2 + turn,
                options: Options::default(),
            });
        }
    }
    // The records above are from before suggestions could be accepted (R39) and still replay.
    for (seed, bots) in (300..).zip([vec![Greedy], vec![Random, Greedy], vec![Greedy, Random, Random]]) {
        plans.push(Plan { bots, seed, options: Options::default() });
    }
    assert!(plans.len() >= 20);
    check_golden(Atiwa::standard(), Path::new(FOLDER), &plans);
}

#[test]
fn readable_playthrough() {
    let path = Path::new(FOLDER).join("playthrough.txt");
    check_playthrough(Atiwa::standard(), 2, 2026, &path);
}

//! Golden records and the readable playthrough. Written anew with `BOCAGE_REGENERATE=1`.

use std::path::Path;

use bocage_bots::Level::{Greedy, Random};
use bocage_conformance::{Plan, check_golden, check_playthrough};
use bocage_engine::Game;
use bocage_kingdom_crossing::KingdomCrossing;
use bocage_kingdom_crossing::setup::{Difficulty, GoalSides, Options};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay_for_ever() {
    let tables = [
        // A random solo game is too short for hashes on the way.
        vec![Greedy],
        vec![Greedy],
        vec![Random, Greedy],
        vec![Random, Random],
        vec![Greedy, Greedy],
        vec![Greedy, Random],
        vec![Random, Random, Random],
        vec![Greedy, Random, Greedy],
        vec![Random, Greedy, Random, Greedy],
        vec![Random, Random, Random, Random],
        vec![Greedy, Greedy, Greedy, Greedy],
    ];
    let mut plans = Vec::new();
    for (table, bots) in (0u64..).zip(&tables) {
        for turn in 0..2u64 {
            // Levels and sides vary with the table, so that every option is on record.
            let difficulty = Difficulty::ALL[(table * 2 + turn) as usize % 4];
            let goal_sides = if turn == 0 { GoalSides::Random } else { GoalSides::AllEasy };
            let options = Options { goal_sides, difficulty };
            plans.push(Plan { bots: bots.clone(), seed: 100 + table * 2 + turn, options });
        }
    }
    assert!(plans.len() >= 20);
    check_golden(KingdomCrossing::standard(), Path::new(FOLDER), &plans);
}

#[test]
fn readable_playthrough() {
    let path = Path::new(FOLDER).join("playthrough.txt");
    check_playthrough(KingdomCrossing::standard(), 2, 2026, &path);
}

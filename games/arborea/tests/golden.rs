//! Golden records and the readable playthrough. Written anew with `BOCAGE_REGENERATE=1`.

use std::path::Path;

use bocage_arborea::Arborea;
use bocage_arborea::setup::Options;
use bocage_bots::Level::{self, Greedy, Random};
use bocage_conformance::{Plan, check_golden, check_playthrough};
use bocage_engine::Game;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay_for_ever() {
    // Random players alone take thousands of decisions, so there are few such tables; alone against
    // Feronia they take few, and only longer games have enough hashes on the way.
    let tables: [(&[Level], &[u64]); 9] = [
        (&[Random], &[133, 135]),
        (&[Greedy], &[110, 111, 112, 113, 114, 115]),
        (&[Random, Random], &[120]),
        (&[Greedy, Greedy], &[130, 131, 132, 133]),
        (&[Greedy, Random], &[140, 141]),
        (&[Greedy, Greedy, Greedy], &[150, 151]),
        (&[Greedy, Random, Greedy], &[160]),
        (&[Greedy, Greedy, Greedy, Greedy], &[170, 171]),
        (&[Greedy, Greedy, Greedy, Greedy, Greedy], &[180, 181]),
    ];
    let mut plans = Vec::new();
    for (bots, seeds) in tables {
        for &seed in seeds {
            // Every official difficulty is on record.
            let options = Options { difficulty: 2 + (seed % 6) as u8 };
            plans.push(Plan { bots: bots.to_vec(), seed, options });
        }
    }
    assert!(plans.len() >= 20);
    check_golden(Arborea::standard(), Path::new(FOLDER), &plans);
}

#[test]
fn readable_playthrough() {
    let path = Path::new(FOLDER).join("playthrough.txt");
    check_playthrough(Arborea::standard(), 1, 2026, &path);
}

//! Golden records. Written anew with `BOCAGE_REGENERATE=1`.

use std::path::Path;

use bocage_bots::Level::{Greedy, Random};
use bocage_conformance::{Plan, check_golden};
use bocage_engine::Game;
use bocage_tribes_of_the_wind::TribesOfTheWind;
use bocage_tribes_of_the_wind::setup::Options;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay_for_ever() {
    let tables = [
        vec![Random, Random],
        vec![Greedy, Greedy],
        vec![Greedy, Random],
        vec![Random, Random, Random],
        vec![Greedy, Greedy, Greedy],
        vec![Random, Greedy, Random],
        vec![Random, Random, Random, Random],
        vec![Greedy, Greedy, Greedy, Greedy],
        vec![Greedy, Random, Greedy, Random],
        vec![Random, Random, Random, Random, Random],
        vec![Greedy, Greedy, Greedy, Greedy, Greedy],
    ];
    let mut plans = Vec::new();
    for (table, bots) in (0u64..).zip(&tables) {
        for turn in 0..2u64 {
            // Options vary with the table, so that each is on record. Games without a greedy player
            // would hardly ever end by themselves (R52).
            let options = Options {
                random_boards: turn == 1,
                free_discard: table % 3 == 1,
                max_rounds: if bots.contains(&Greedy) { 200 } else { 12 },
                two_keep_one: table % 2 == 1,
            };
            plans.push(Plan { bots: bots.clone(), seed: 100 + table * 2 + turn, options });
        }
    }
    assert!(plans.len() >= 20);
    check_golden(TribesOfTheWind::standard(), Path::new(FOLDER), &plans);
}

//! Weights are looked for: the same on any number of threads, and nothing is called better without need.
use bocage_arena::{Gsprt, Round, Tables, Tuning, Verdict, gate, tune};
use bocage_bots::Level;
use bocage_engine::{Evaluate, Game, WeightSet};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

fn tables(jobs: usize) -> Tables<Options> {
    Tables {
        bot: Level::Greedy.into(),
        players: 2,
        options: Options::default(),
        seed: 3,
        jobs,
        most_decisions: 10_000,
    }
}

#[test]
fn tuning_goes_on_where_it_stopped() {
    let game = Evergreen::standard();
    let tuning = Tuning { tables: tables(2), rounds: 6, blocks: 2 };
    let count = game.weights().list().len();
    let mut whole = Round::first(count);
    let found = tune(game, &tuning, &mut whole, &mut |_| true).unwrap();
    let mut broken = Round::first(count);
    tune(game, &tuning, &mut broken, &mut |round| round.done < 3).unwrap();
    let kept = serde_json::to_string(&broken).unwrap();
    let mut again: Round = serde_json::from_str(&kept).unwrap();
    let other = tune(game, &tuning, &mut again, &mut |_| true).unwrap();
    assert_eq!(found.weights(), other.weights());
    assert_ne!(found.weights(), game.weights());
    assert_eq!(Evergreen::standard().weights().list().len(), found.weights().list().len());
    let gated = gate(game, game, &tuning.tables, Gsprt { low: 0.5, high: 0.9 }, 12).unwrap();
    assert_ne!(gated.test.verdict(&gated.shares), Verdict::High, "the same weights are not better");
}

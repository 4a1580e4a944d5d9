//! Series of games: reproducible, fair to seats, and greedy plays sensibly.
use bocage_arena::{Contender, Series, Summary, play_series};
use bocage_bots::Level;
use bocage_engine::{Game, Seed};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

fn series(bots: Vec<Level>, games: u64, jobs: usize) -> Series<Options> {
    let bots = contenders(bots);
    Series { bots, options: Options::default(), games, seed: Seed(1), jobs, most_decisions: 10_000 }
}

fn contenders(bots: Vec<Level>) -> Vec<Contender> {
    bots.into_iter().map(Contender::from).collect()
}

#[test]
fn threads_do_not_change_results() {
    let game = Evergreen::standard();
    let bots = vec![Level::Greedy, Level::Random, Level::Random];
    let alone = play_series(game, &series(bots.clone(), 12, 1), &|_| {}).unwrap();
    let together = play_series(game, &series(bots, 12, 3), &|_| {}).unwrap();
    assert_eq!(alone, together);
}

#[test]
fn bots_go_round_the_table() {
    let results = play_series(Evergreen::standard(), &series(vec![Level::Random; 3], 6, 1), &|_| {}).unwrap();
    let seats: Vec<Vec<usize>> = results.into_iter().map(|result| result.bots).collect();
    assert_eq!(seats[..3], [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]]);
    assert_eq!(seats[..3], seats[3..]);
}

#[test]
fn greedy_beats_random() {
    let bots = vec![Level::Greedy, Level::Random];
    let series = series(bots.clone(), 2000, 2);
    let results = play_series(Evergreen::standard(), &series, &|_| {}).unwrap();
    let summary = Summary::of::<Evergreen>(&contenders(bots), series.seed, &results);
    assert_eq!(summary.finished, 2000);
    assert!(summary.bots[0].win_share >= 0.99, "{summary:?}");
    assert!((summary.bots[0].win_share + summary.bots[1].win_share - 1.0).abs() < 1e-9);
}

#[test]
fn too_many_bots_are_refused() {
    assert!(play_series(Evergreen::standard(), &series(vec![Level::Random; 5], 1, 1), &|_| {}).is_err());
}

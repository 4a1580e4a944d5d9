//! Solo games: the same on any number of threads, each with what the game says of it.
use bocage_arena::{Range, Solo, play_solo};
use bocage_engine::Game;
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

#[test]
fn solo_games_end_with_a_remark() {
    let solo = |jobs| Solo {
        bot: "greedy".parse().unwrap(),
        options: Options::default(),
        range: Range::Gating,
        games: 6,
        jobs,
        most_decisions: 10_000,
    };
    let results = play_solo(Evergreen::standard(), &solo(1), &|| {}).unwrap();
    assert_eq!(results.len(), 6);
    assert_eq!(results, play_solo(Evergreen::standard(), &solo(3), &|| {}).unwrap());
    assert!(results.iter().all(|result| result.score > 60 && result.remark.is_some()));
    let cut = Solo { most_decisions: 3, ..solo(1) };
    let results = play_solo(Evergreen::standard(), &cut, &|| {}).unwrap();
    assert!(results.iter().all(|result| result.remark.is_none()));
}

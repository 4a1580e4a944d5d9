//! Solo games: the same on any number of threads, each with what the game says of it.
use bocage_arborea::Arborea;
use bocage_arena::{Range, Solo, SoloResult, play_solo};
use bocage_engine::{Evaluate, Game, Options, Speak};
use bocage_evergreen::Evergreen;

fn solo<O>(bot: &str, options: Vec<O>, games: u64, jobs: usize) -> Solo<O> {
    Solo { bot: bot.parse().unwrap(), options, range: Range::Gating, games, jobs, most_decisions: 10_000 }
}

fn play<G: Evaluate + Speak>(game: &G, solo: &Solo<G::Options>) -> Vec<Vec<SoloResult>> {
    play_solo(game, solo, &|| {}).unwrap()
}

#[test]
fn solo_games_end_with_a_remark() {
    let game = Evergreen::standard();
    let asked = |jobs| solo("greedy", vec![Default::default()], 6, jobs);
    let results = play(game, &asked(1));
    assert_eq!(results.len(), 6);
    assert_eq!(results, play(game, &asked(3)));
    assert!(results.concat().iter().all(|result| result.score > 60 && result.remark.is_some()));
    let cut = Solo { most_decisions: 3, ..asked(1) };
    assert!(play(game, &cut).concat().iter().all(|result| result.remark.is_none()));
}

/// The difficulty of Arborea counts when the game is over and is nothing to bots, so one game is enough for all.
#[test]
fn one_game_is_judged_by_all_difficulties() {
    let game = Arborea::standard();
    let difficulty = |value: &str| {
        let mut options = <Arborea as Game>::Options::default();
        options.set("difficulty", value).unwrap();
        options
    };
    for (bot, games) in [("greedy", 2), ("shrub:30", 1)] {
        let together = play(game, &solo(bot, vec![difficulty("2"), difficulty("7")], games, 1));
        let [easy, hard] =
            ["2", "7"].map(|value| play(game, &solo(bot, vec![difficulty(value)], games, 1)).concat());
        let each: Vec<_> = easy.into_iter().zip(hard).map(|(easy, hard)| vec![easy, hard]).collect();
        assert_eq!(together, each);
        assert!(together.concat().iter().all(|result| result.remark.is_some()));
    }
}

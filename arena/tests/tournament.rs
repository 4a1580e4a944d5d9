//! Tournaments: the same on any number of threads, resumable, honest about what they show.
use std::sync::Mutex;

use bocage_arena::{
    Block, Build, Contender, Gsprt, Heading, JournalError, Knowledge, NoContender, Pairing, Range, Standings,
    Thought, Tournament, Verdict, journal_line, play_tournament,
};
use bocage_bots::Level;
use bocage_engine::{Evaluate, Game, WeightSet};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

fn tournament(bots: &str, players: u8, blocks: u64) -> Tournament<Options> {
    Tournament {
        bots: bots.split(',').map(|bot| bot.parse().unwrap()).collect(),
        apart: usize::MAX,
        players,
        options: Options::default(),
        range: Range::Gating,
        first: 0,
        blocks,
        test: None,
        jobs: 2,
        most_decisions: 10_000,
    }
}

/// Plays it, and gives the blocks that had to be played.
fn play(tournament: &Tournament<Options>, known: &[Block]) -> (Vec<(Pairing, Vec<Block>)>, Vec<Block>) {
    let new = Mutex::new(Vec::new());
    let hear = |heard: bocage_arena::Heard<'_>| {
        let mut new = new.lock().unwrap();
        new.push(heard.block.clone());
        assert!(heard.done <= heard.of);
        assert_eq!(heard.done, new.len() as u64, "only what takes time is counted");
    };
    let results = play_tournament(Evergreen::standard(), tournament, known, &hear).unwrap();
    (results, new.into_inner().unwrap())
}

/// What was played, without how long it took.
fn outcomes(results: &[(Pairing, Vec<Block>)]) -> Vec<(String, u64, Vec<Vec<i32>>)> {
    let blocks = results.iter().flat_map(|(_, blocks)| blocks);
    let outcome = |block: &Block| {
        let totals = block.games.iter().map(|game| game.totals.clone()).collect();
        (format!("{} {}", block.bot, block.against), block.block, totals)
    };
    blocks.map(outcome).collect()
}

#[test]
fn bots_that_are_too_far_apart_do_not_meet() {
    let met = |players, apart| {
        let tournament = Tournament { apart, ..tournament("random,bud,greedy,twig", players, 1) };
        let pairs = tournament.pairings().into_iter().map(|pair| (pair.bot, pair.against));
        pairs.collect::<Vec<_>>()
    };
    assert_eq!(met(2, 1), [(0, 1), (1, 2), (2, 3)]);
    assert_eq!(met(2, 2), [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]);
    assert_eq!(met(3, 1), [(0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2)]);
    assert_eq!(met(2, usize::MAX).len(), 6);
    let chain = Tournament { apart: 1, ..tournament("random,bud,greedy", 2, 2) };
    let standings = Standings::of::<Evergreen>(&chain, &play(&chain, &[]).0);
    assert_eq!(standings.matrix[0][2], None);
    let ratings: Vec<f64> = standings.bots.iter().map(|bot| bot.rating.points).collect();
    assert!(ratings[1] > 0.0 && ratings[2] > 0.0, "who did not meet is rated by whom both met: {ratings:?}");
}

#[test]
fn threads_do_not_change_where_a_test_stops() {
    let test = Some(Gsprt { low: 0.5, high: 0.6 });
    let alone = Tournament { test, jobs: 1, ..tournament("greedy,random", 2, 60) };
    let together = Tournament { jobs: 4, ..alone.clone() };
    let (first, _) = play(&alone, &[]);
    assert_eq!(outcomes(&first), outcomes(&play(&together, &[]).0));
    let standings = Standings::of::<Evergreen>(&alone, &first);
    assert!(standings.matches[0].blocks < 30, "{standings:?}");
    assert_eq!(standings.matches[0].test.unwrap().verdict, Verdict::High);
}

#[test]
fn a_tournament_goes_on_where_it_was_broken_off() {
    let game = Evergreen::standard();
    let short = tournament("greedy,random", 2, 5);
    let (_, new) = play(&short, &[]);
    assert_eq!(new.len(), 5);
    let heading = Heading::of(game, &short);
    let mut text = journal_line(&heading);
    text.extend(new.iter().map(journal_line));
    // A block that somebody spoilt, and one that was broken off in the middle of a line.
    text.push_str(&journal_line(&Block { block: 5, games: Vec::new(), ..new[0].clone() }));
    text.push_str("{\"bot\":\"greedy\",\"aga");
    let long = Tournament { blocks: 8, ..short };
    let known = Heading::of(game, &long).read(&text).unwrap();
    assert_eq!(known.len(), 5);
    let (resumed, new) = play(&long, &known);
    assert_eq!(new.len(), 3);
    let hear = |heard: bocage_arena::Heard<'_>| assert_eq!(heard.of, 3 + 8 + 8, "known blocks take no time");
    let more = Tournament { bots: tournament("greedy,random,bud", 2, 0).bots, ..long.clone() };
    play_tournament(game, &more, &known, &hear).unwrap();
    assert_eq!(outcomes(&resumed), outcomes(&play(&long, &[]).0));

    // Another build: of another version, with other budgets, with bots that play otherwise, or an old one.
    let build = &heading.build;
    assert!(build.simulations["tree"] > 0);
    assert!(!build.simulations.contains_key("greedy"), "it does not think");
    let more = build.simulations.iter().map(|(level, simulations)| (level.clone(), simulations + 1));
    for build in [
        Build { version: "0.0.1".to_owned(), ..build.clone() },
        Build { simulations: more.collect(), ..build.clone() },
        Build { manner: String::new(), ..build.clone() },
        Build::default(),
    ] {
        let text = journal_line(&Heading { build, ..heading.clone() });
        assert_eq!(heading.read(&text), Err(JournalError::Build));
    }
    let mut old: serde_json::Value = serde_json::to_value(&heading).unwrap();
    old.as_object_mut().unwrap().remove("build");
    assert_eq!(heading.read(&journal_line(&old)), Err(JournalError::Build));

    let other = Tournament { range: Range::Publishing, ..long };
    assert_eq!(Heading::of(game, &other).read(&text), Err(JournalError::Other));
    assert_eq!(heading.read("a letter"), Err(JournalError::Form));
}

#[test]
fn a_mirror_match_is_at_par() {
    const BLOCKS: u64 = 800;
    for players in [2, 4] {
        let mirror = tournament("random,random", players, BLOCKS);
        let (results, _) = play(&mirror, &[]);
        let standings = Standings::of::<Evergreen>(&mirror, &results);
        let played = &standings.matches[0];
        assert_eq!(played.finished as u64, BLOCKS * u64::from(players));
        let share = played.win_share;
        // Three standard deviations: the interval is four of them wide.
        let far = (share.high - share.low) * 0.75;
        assert!((share.mean - standings.par).abs() < far, "{share:?}");
        assert!(share.high - share.low < 0.06, "{share:?}");
    }
}

#[test]
fn everybody_meets_everybody_and_is_rated() {
    let three = tournament("random,greedy,random", 3, 6);
    let (results, _) = play(&three, &[]);
    assert_eq!(results.len(), 5, "each alone among each other, but the two that are alike only once");
    let standings = Standings::of::<Evergreen>(&three, &results);
    assert_eq!(standings.bots[0].rating.points, 0.0);
    assert!(standings.bots[1].rating.low > 100.0, "{standings:?}");
    assert!(standings.bots[1].mean_score > standings.bots[2].mean_score);
    assert_eq!(standings.matrix[1][1], None);
    assert!(standings.matrix[1][0].unwrap() > standings.matrix[0][1].unwrap());
    let games = results.iter().flat_map(|(_, blocks)| blocks).flat_map(|block| &block.games);
    assert!(games.clone().all(|game| game.thoughts.iter().sum::<u32>() == game.decisions));
    let seats: Vec<usize> = games.take(3).map(|game| game.seat).collect();
    assert_eq!(seats, [0, 1, 2]);
}

#[test]
fn ranges_of_seeds_never_meet() {
    let ends = Range::ALL.map(|range| (range.seed(0).0, range.seed(u64::MAX).0));
    assert!(ends.windows(2).all(|pair| pair[0].1 < pair[1].0), "{ends:?}");
    assert_eq!(Range::Tuning.seed(5).0 - Range::Tuning.seed(4).0, 1);
}

#[test]
fn contenders_are_named_with_their_budgets() {
    for text in ["random", "shrub:300", "grove:250ms"] {
        assert_eq!(text.parse::<Contender>().unwrap().to_string(), text);
    }
    let grove = "grove:250ms".parse::<Contender>().unwrap();
    assert_eq!(
        grove,
        Contender { level: Level::Grove, thought: Some(Thought::Milliseconds(250)), is_marked: false }
    );
    assert_eq!(
        "oak:3".parse::<Contender>(),
        Err(NoContender::Bot(bocage_bots::UnknownBot("oak".to_owned())))
    );
    for thought in ["", "-1", "soon", "ms", "5s"] {
        let parsed = format!("tree:{thought}").parse::<Contender>();
        assert_eq!(parsed, Err(NoContender::Thought(thought.to_owned())));
    }
    assert_eq!("twig:900".parse::<Contender>(), Err(NoContender::Thoughtless(Level::Twig)));
    assert_eq!("Bud:5ms@".parse::<Contender>(), Err(NoContender::Thoughtless(Level::Bud)));
}

#[test]
fn marked_bots_play_with_other_weights() {
    let game = Evergreen::standard();
    let numbers: Vec<f32> = game.weights().list().iter().map(|(_, weight)| -weight).collect();
    let other = game.with_weights(game.weights().replaced(&numbers).unwrap());
    let tournament = tournament("greedy@,greedy", 2, 10);
    assert_eq!(tournament.bots[0].to_string(), "greedy@");
    let share = |knowledge: Knowledge<'_, Evergreen>| {
        let results = play_tournament(knowledge, &tournament, &[], &|_| {}).unwrap();
        Standings::of::<Evergreen>(&tournament, &results).matches[0].win_share.mean
    };
    assert!(share(Knowledge { game, other: Some(&other) }) < 0.3, "whoever wants the opposite loses");
    assert_eq!(share(Knowledge { game, other: Some(game) }), share(game.into()));
    let headings = [Some(&other), None].map(|other| Heading::of(Knowledge { game, other }, &tournament));
    assert_ne!(headings[0], headings[1]);
}

//! Is what is measured plausible, in every game? Budgets are simulations, so the games are always the same.
use bocage_arena::{Estimate, Range, TableResult, Tournament, play_tournament};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::Title;

/// What the first of two bots wins against the second.
struct Share<'a> {
    bots: [&'a str; 2],
    blocks: u64,
}

impl Visitor for Share<'_> {
    type Output = Estimate;

    fn visit<G: Title>(self, game: &G) -> Estimate {
        let tournament = Tournament {
            bots: self.bots.iter().map(|bot| bot.parse().unwrap()).collect(),
            apart: usize::MAX,
            players: 2,
            options: G::Options::default(),
            range: Range::Gating,
            first: 1000,
            blocks: self.blocks,
            test: None,
            jobs: 2,
            most_decisions: 100_000,
        };
        let results = play_tournament(game, &tournament, &[], &|_| {}).unwrap();
        let shares: Vec<f64> = results[0].1.iter().map(|block| block.mean(TableResult::win_share)).collect();
        Estimate::of_shares(&shares)
    }
}

#[test]
fn a_mirror_match_is_at_par() {
    for game in GameId::ALL {
        let share = game.visit(Share { bots: ["greedy", "greedy"], blocks: 40 });
        assert!(share.low <= 0.5 && share.high >= 0.5, "{}: {share:?}", game.id());
    }
}

#[test]
fn each_of_the_first_rungs_beats_the_one_below() {
    for game in GameId::ALL {
        let share = game.visit(Share { bots: ["greedy", "random"], blocks: 8 });
        assert!(share.mean >= 0.9, "{}: {share:?}", game.id());
    }
}

/// Takes an hour and more, so it is for long runs: what `docs/strength.md` publishes, on other deals.
#[test]
fn each_rung_beats_the_one_below() {
    if std::env::var_os("BOCAGE_LONG").is_none() {
        return;
    }
    let rungs = [("shrub", "greedy", 0.7), ("tree", "shrub", 0.55), ("grove", "tree", 0.5)];
    for (bot, against, share) in rungs {
        for game in GameId::ALL {
            let won = game.visit(Share { bots: [bot, against], blocks: 15 });
            assert!(won.mean >= share, "{}: {bot} against {against}: {won:?}", game.id());
        }
    }
}

#[test]
fn twice_the_thought_is_no_weaker() {
    let blocks = if std::env::var_os("BOCAGE_LONG").is_some() { 40 } else { 4 };
    for game in GameId::ALL {
        let share = game.visit(Share { bots: ["tree:16", "tree:8"], blocks });
        assert!(share.high >= 0.5, "{}: {share:?}", game.id());
    }
}

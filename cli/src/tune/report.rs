//! What `bocage tune` tells: the weights, what they were found by, and whether they are better.

use bocage_arena::{Errors, Estimate, Gsprt, Tables, Tuned, Verdict};
use bocage_engine::{Message, Title, WeightSet};
use serde::Serialize;

use crate::output;
use crate::speech::Speech;
use crate::tournament::{percent, verdict};

/// What `tune --json` prints.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    #[serde(flatten)]
    found: Found,
    bot: String,
    players: u8,
    weights: Vec<Weight>,
    gate: Gate,
    better: bool,
}

/// How weights were found.
#[derive(Serialize)]
#[serde(tag = "method", rename_all = "lowercase")]
pub(crate) enum Found {
    Fit { games: usize, positions: usize, lead: bool, kept: Vec<String>, error: Errors },
    Spsa { rounds: u32 },
}

#[derive(Serialize)]
struct Weight {
    name: String,
    before: f32,
    after: f32,
}

#[derive(Serialize)]
struct Gate {
    blocks: usize,
    win_share: Estimate,
    #[serde(flatten)]
    test: Gsprt,
    verdict: Verdict,
}

impl Report {
    pub(crate) fn of<G: Title>(
        [old, new]: [&G; 2],
        tables: &Tables<G::Options>,
        found: Found,
        gated: &Tuned,
    ) -> Report {
        let lists = old.weights().list().into_iter().zip(new.weights().list());
        let verdict = gated.test.verdict(&gated.shares);
        Report {
            game: G::ID,
            found,
            bot: tables.bot.to_string(),
            players: tables.players,
            weights: lists.map(|((name, before), (_, after))| Weight { name, before, after }).collect(),
            gate: Gate {
                blocks: gated.shares.len(),
                win_share: Estimate::of_shares(&gated.shares),
                test: gated.test,
                verdict,
            },
            better: verdict == Verdict::High,
        }
    }

    pub(crate) fn print(&self, speech: &Speech) {
        let header = ["cli-weight", "cli-before", "cli-after"].map(|key| speech.word(key)).to_vec();
        let row = |weight: &Weight| {
            vec![weight.name.clone(), format!("{}", weight.before), format!("{}", weight.after)]
        };
        let rows: Vec<_> = std::iter::once(header).chain(self.weights.iter().map(row)).collect();
        output::table(&rows);
        output::line("");
        if let Found::Fit { games, positions, error, .. } = &self.found {
            let message = Message::new("cli-fitted")
                .with("games", *games)
                .with("positions", *positions)
                .with("before", format!("{:.2}", error.before))
                .with("after", format!("{:.2}", error.after));
            output::line(speech.say(&message));
        }
        let key = if self.better { "cli-tuned-better" } else { "cli-tuned-open" };
        let message = Message::new(key)
            .with("blocks", self.gate.blocks)
            .with("share", percent(&self.gate.win_share))
            .with("verdict", verdict(speech, self.gate.verdict));
        output::line(speech.say(&message));
    }
}

//! `bocage tune`: looks for better weights of a game's evaluation, and says whether they are better.

use bocage_arena::{
    Contender, Estimate, Gsprt, Knowledge, Round, Tables, Tuned, Tuning, Verdict, gate, tune,
};
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Title, WeightSet};
use clap::Args;
use serde::Serialize;

use crate::error::CliError;
use crate::simulate::{MOST_DECISIONS, bots, jobs, progress};
use crate::speech::Speech;
use crate::tournament::{percent, verdict};
use crate::{GameArgs, SetupArgs, games, output};

/// New weights are better if they win this share rather than that one.
const TEST: Gsprt = Gsprt { low: 0.5, high: 0.54 };

#[derive(Args)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, default_value = "shrub:600")]
    bot: String,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rounds: u32,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    blocks: u64,
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    gate: u64,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    weights: WeightsArgs,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[arg(long, value_name = "FILE")]
    file: Option<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

/// Weights to play with instead of those that come with the game.
#[derive(Args)]
pub(crate) struct WeightsArgs {
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
}

impl WeightsArgs {
    /// The game with the weights that were named.
    pub(crate) fn of<G: Title>(&self, game: &G) -> Result<Option<G>, CliError> {
        let Some(path) = &self.weights else { return Ok(None) };
        let weights = G::Weights::read(&games::read(path)?).map_err(|error| CliError::file(path, &error))?;
        Ok(Some(game.with_weights(weights)))
    }
}

/// Who plays with which weights: marked bots with the others, or everybody if nobody is marked.
pub(crate) fn knowledge<'a, G>(game: &'a G, other: Option<&'a G>, bots: &[Contender]) -> Knowledge<'a, G> {
    match other {
        Some(other) if !bots.iter().any(|bot| bot.is_marked) => Knowledge { game: other, other: None },
        other => Knowledge { game, other },
    }
}

/// What `tune --json` prints.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    bot: String,
    players: u8,
    rounds: u32,
    weights: Vec<Weight>,
    gate: Gate,
    better: bool,
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

pub(crate) fn run(language: Language, args: TuneArgs) -> Result<(), CliError> {
    games::visit(&args.game, Tune { language, args: &args })
}

struct Tune<'a> {
    language: Language,
    args: &'a TuneArgs,
}

impl Visitor for Tune<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let args = self.args;
        let other = args.weights.of(game)?;
        let old = other.as_ref().unwrap_or(game);
        let tables = Tables {
            bot: bots(std::slice::from_ref(&args.bot))?[0],
            players: args.players,
            options: games::options::<G::Options>(&args.setup.options)?,
            seed: args.setup.seed.map_or(0, |seed| seed.0),
            jobs: jobs(args.jobs),
            most_decisions: MOST_DECISIONS,
        };
        let tuning = Tuning { tables, rounds: args.rounds, blocks: args.blocks };
        if let Some(path) = &args.out {
            games::write(path, G::WEIGHTS, args.force)?;
        }
        let new = self.find(old, &tuning)?;
        let written = new.weights().write(G::WEIGHTS);
        if let Some(path) = &args.out {
            games::write(path, &written, true)?;
        }
        let gated = gate(old, &new, &tuning.tables, TEST, args.gate)?;
        let report = Report::of(old, &new, &tuning, &gated);
        if args.json {
            output::json(&report);
        } else {
            print(&Speech::new(self.language, games::find(G::ID).ok()), &report);
        }
        Ok(())
    }
}

impl Tune<'_> {
    /// Plays the rounds, and keeps where they stand if there is a file for it.
    fn find<G: Title>(&self, old: &G, tuning: &Tuning<G::Options>) -> Result<G, CliError> {
        let count = old.weights().list().len();
        let file = self.args.file.as_deref();
        let mut round = match file.filter(|path| std::path::Path::new(path).exists()) {
            Some(path) => serde_json::from_str::<Round>(&games::read(path)?)
                .ok()
                .filter(|round| round.shares.len() == count && round.mean.len() == count)
                .ok_or_else(|| CliError::unusable(path, Message::new("cli-no-tuning")))?,
            None => Round::first(count),
        };
        let bar = progress(tuning.rounds.into());
        let mut kept = Ok(());
        let new = tune(old, tuning, &mut round, &mut |round| {
            bar.set_position(round.done.into());
            if let Some(path) = file.filter(|_| round.done % 50 == 0 || round.done == tuning.rounds) {
                let text = serde_json::to_string(round).unwrap_or_default();
                kept = games::write(path, text, true);
            }
            kept.is_ok()
        })?;
        bar.finish_and_clear();
        kept.map(|()| new)
    }
}

impl Report {
    fn of<G: Title>(old: &G, new: &G, tuning: &Tuning<G::Options>, gated: &Tuned) -> Report {
        let lists = old.weights().list().into_iter().zip(new.weights().list());
        let verdict = gated.test.verdict(&gated.shares);
        Report {
            game: G::ID,
            bot: tuning.tables.bot.to_string(),
            players: tuning.tables.players,
            rounds: tuning.rounds,
            weights: lists.map(|((name, before), (_, after))| Weight { name, before, after }).collect(),
            gate: Gate {
                blocks: gated.shares.len(),
                win_share: Estimate::of(&gated.shares),
                test: gated.test,
                verdict,
            },
            better: verdict == Verdict::High,
        }
    }
}

fn print(speech: &Speech, report: &Report) {
    let header = ["cli-weight", "cli-before", "cli-after"].map(|key| speech.word(key)).to_vec();
    let row = |weight: &Weight| {
        vec![weight.name.clone(), format!("{}", weight.before), format!("{}", weight.after)]
    };
    let rows: Vec<_> = std::iter::once(header).chain(report.weights.iter().map(row)).collect();
    output::table(&rows);
    output::line("");
    let key = if report.better { "cli-tuned-better" } else { "cli-tuned-open" };
    let message = Message::new(key)
        .with("blocks", report.gate.blocks)
        .with("share", percent(&report.gate.win_share))
        .with("verdict", verdict(speech, report.gate.verdict));
    output::line(speech.say(&message));
}

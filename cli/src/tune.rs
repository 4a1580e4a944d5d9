//! `bocage tune`: looks for better weights of a game's evaluation, and says whether they are better.

mod begun;
mod kept;
mod report;

use bocage_arena::{Contender, Fitting, Gsprt, Knowledge, Round, Tables, Tuning, fit, gate, tune};
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Title, WeightSet};
use clap::Args;

use crate::error::CliError;
use crate::simulate::{MOST_DECISIONS, bots, jobs, progress};
use crate::speech::Speech;
use crate::{GameArgs, SetupArgs, games, output};
use begun::Begun;
use report::{Found, Report};

/// New weights are better if they win this share rather than that one.
const TEST: Gsprt = Gsprt { low: 0.5, high: 0.54 };

/// What is not asked for otherwise. Few games fit weights, if they are good ones; trying them takes many.
const GAMES: u64 = 1000;
const ROUNDS: u32 = 2000;
const BLOCKS: u64 = 1;

/// The share of turns that bots play astray to learn from.
const ASTRAY: f64 = 0.15;

#[derive(Args)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, default_value = "fit")]
    method: String,
    #[arg(long)]
    bot: Option<String>,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[arg(long, value_parser = clap::value_parser!(u64).range(5..=1_000_000))]
    games: Option<u64>,
    #[arg(long)]
    lead: bool,
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    keep: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rounds: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    blocks: Option<u64>,
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

/// How weights are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Method {
    Fit,
    Spsa,
}

impl Method {
    const ALL: [Method; 2] = [Method::Fit, Method::Spsa];

    const fn word(self) -> &'static str {
        match self {
            Method::Fit => "fit",
            Method::Spsa => "spsa",
        }
    }

    /// The bot that suits it best: games to learn from have to be good ones, of games to try weights in
    /// many are needed.
    const fn bot(self) -> &'static str {
        match self {
            Method::Fit => "shrub",
            Method::Spsa => "shrub:600",
        }
    }
}

impl TuneArgs {
    /// The method that was asked for, if nothing was that belongs to the other one.
    fn method(&self) -> Result<Method, CliError> {
        let known = Method::ALL.iter().map(|method| method.word());
        let found = Method::ALL.into_iter().find(|method| method.word() == self.method);
        let method = found.ok_or_else(|| CliError::unknown("cli-unknown-method", &self.method, known))?;
        let given = [
            ("--games", Method::Fit, self.games.is_some()),
            ("--lead", Method::Fit, self.lead),
            ("--keep", Method::Fit, !self.keep.is_empty()),
            ("--rounds", Method::Spsa, self.rounds.is_some()),
            ("--blocks", Method::Spsa, self.blocks.is_some()),
            ("--file", Method::Spsa, self.file.is_some()),
        ];
        match given.into_iter().find(|(_, of, is_given)| *is_given && *of != method) {
            Some((arg, of, _)) => Err(CliError::usage(
                Message::new("cli-other-method").with("arg", arg).with("method", of.word()),
            )),
            None => Ok(method),
        }
    }
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

pub(crate) fn run(language: Language, args: TuneArgs) -> Result<(), CliError> {
    games::visit(&args.game, Tune { language, method: args.method()?, args: &args })
}

struct Tune<'a> {
    language: Language,
    method: Method,
    args: &'a TuneArgs,
}

impl Visitor for Tune<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let args = self.args;
        let other = args.weights.of(game)?;
        let old = other.as_ref().unwrap_or(game);
        let bot = args.bot.clone().unwrap_or_else(|| self.method.bot().to_owned());
        let tables = Tables {
            bot: bots(&[bot])?[0],
            players: args.players,
            options: games::options::<G::Options>(&args.setup.options)?,
            seed: args.setup.seed.map_or(0, |seed| seed.0),
            jobs: jobs(args.jobs),
            most_decisions: MOST_DECISIONS,
        };
        let names: Vec<_> = old.weights().list().into_iter().map(|(name, _)| name).collect();
        let kept = kept::kept(&args.keep, &names)?;
        if let Some(path) = &args.out {
            games::write(path, G::WEIGHTS, args.force)?;
        }
        let (new, found) = match self.method {
            Method::Fit => self.fit(old, &tables, kept)?,
            Method::Spsa => self.search(old, &tables)?,
        };
        let written = new.weights().write(G::WEIGHTS);
        if let Some(path) = &args.out {
            games::write(path, &written, true)?;
        }
        let gated = gate(old, &new, &tables, TEST, args.gate)?;
        let report = Report::of([old, &new], &tables, found, &gated);
        if args.json {
            output::json(&report);
        } else {
            report.print(&Speech::new(self.language, games::find(G::ID).ok()));
        }
        Ok(())
    }
}

impl Tune<'_> {
    /// Plays games and fits the weights to how they ended, but for those that are kept.
    fn fit<G: Title>(
        &self,
        old: &G,
        tables: &Tables<G::Options>,
        kept: Vec<String>,
    ) -> Result<(G, Found), CliError> {
        let games = self.args.games.unwrap_or(GAMES);
        let lead = self.args.lead;
        let fitting = Fitting { tables: tables.clone(), games, astray: ASTRAY, lead, kept };
        let bar = progress(games);
        let fitted = fit(old, &fitting, &|done| bar.set_position(done))?;
        bar.finish_and_clear();
        let (games, positions) = (fitted.games, fitted.positions);
        Ok((fitted.game, Found::Fit { games, positions, lead, kept: fitting.kept, error: fitted.held_out }))
    }

    /// Plays the rounds, and keeps where they stand if there is a file for it.
    fn search<G: Title>(&self, old: &G, tables: &Tables<G::Options>) -> Result<(G, Found), CliError> {
        let rounds = self.args.rounds.unwrap_or(ROUNDS);
        let blocks = self.args.blocks.unwrap_or(BLOCKS);
        let tuning = Tuning { tables: tables.clone(), rounds, blocks };
        let file = self.args.file.as_deref();
        let begun = file.map(|path| (path, Begun::of(old, &tuning)));
        let mut round = match &begun {
            Some((path, begun)) if std::path::Path::new(path).exists() => {
                begun.read(&games::read(path)?).map_err(|message| CliError::unusable(path, message))?
            }
            _ => Round::first(old.weights().list().len()),
        };
        let bar = progress(rounds.into());
        let mut kept = Ok(());
        let new = tune(old, &tuning, &mut round, &mut |round| {
            bar.set_position(round.done.into());
            let is_due = round.done % 50 == 0 || round.done == rounds;
            if let Some((path, begun)) = begun.as_ref().filter(|_| is_due) {
                kept = games::write(path, begun.write(round), true);
            }
            kept.is_ok()
        })?;
        bar.finish_and_clear();
        kept.map(|()| (new, Found::Spsa { rounds }))
    }
}

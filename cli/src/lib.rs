//! The `bocage` command: everything but the page, which it is given.
//!
//! Exit codes: 0 done; 1 what was asked does not hold (a record that does not verify); 2 a command
//! line that makes no sense; 3 a file that cannot be read or used; 4 an action that is not legal.

mod bench;
mod draw;
mod error;
mod games;
mod help;
mod inspect;
mod load;
mod menu;
mod output;
mod play;
mod records;
mod report;
mod review;
mod serve;
mod simulate;
mod speech;
mod tournament;
mod tune;
mod wasm;
mod yardstick;

use std::process::ExitCode;

use bocage_engine::{Language, Seed};
use bocage_server::Page;
use clap::{Args, FromArgMatches, Parser, Subcommand};

use error::CliError;
use speech::Speech;

// What each argument is for is told in `locales/`, see `help`.
#[derive(Parser)]
#[command(name = "bocage", version, max_term_width = 100)]
struct Cli {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games {
        #[arg(long)]
        json: bool,
    },
    Serve(serve::ServeArgs),
    Menu,
    Play(play::PlayArgs),
    Simulate(simulate::SimulateArgs),
    Tournament(tournament::TournamentArgs),
    Yardstick(yardstick::YardstickArgs),
    Tune(tune::TuneArgs),
    Score(inspect::ScoreArgs),
    Apply(inspect::ApplyArgs),
    Draw(draw::DrawArgs),
    Replay(records::ReplayArgs),
    Record(records::RecordArgs),
    Review(review::ReviewArgs),
    Bench(bench::BenchArgs),
    Load(load::LoadArgs),
}

/// Which game, with which components and options.
#[derive(Args)]
struct GameArgs {
    game: String,
    #[arg(long, value_name = "FILE")]
    components: Option<String>,
}

/// How a new game is set up.
#[derive(Args)]
struct SetupArgs {
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<Seed>,
}

/// Does what the command line of this process asks for.
pub fn run(page: Page) -> ExitCode {
    let asked = help::language(std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()));
    let parsed = help::command(asked).try_get_matches().and_then(|found| Cli::from_arg_matches(&found));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return Speech::new(asked, None).fail(&help::mistake(&error)),
        Err(help) => {
            output::text(help.render().to_string());
            return if output::succeeded() { ExitCode::SUCCESS } else { ExitCode::from(3) };
        }
    };
    let language = match cli.lang.as_deref() {
        Some(tag) => match Language::from_tag(tag) {
            Some(language) => language,
            None => {
                let speech = Speech::new(speech::system_language(), None);
                return speech.fail(&CliError::language(tag));
            }
        },
        None => speech::system_language(),
    };
    let outcome = match cli.command {
        None => serve::run(language, serve::ServeArgs::default(), page),
        Some(Command::Menu) => menu::run(language),
        Some(Command::Serve(args)) => serve::run(language, args, page),
        Some(Command::Games { json }) => games::run(language, json),
        Some(Command::Play(args)) => play::run(language, args),
        Some(Command::Simulate(args)) => simulate::run(language, args),
        Some(Command::Tournament(args)) => tournament::run(language, args),
        Some(Command::Yardstick(args)) => yardstick::run(language, args),
        Some(Command::Tune(args)) => tune::run(language, args),
        Some(Command::Score(args)) => inspect::score(language, args),
        Some(Command::Apply(args)) => inspect::apply(language, args),
        Some(Command::Draw(args)) => draw::run(language, args),
        Some(Command::Replay(args)) => records::replay(language, args),
        Some(Command::Record(args)) => records::record(language, args),
        Some(Command::Review(args)) => review::run(language, args),
        Some(Command::Bench(args)) => bench::run(language, args, page),
        Some(Command::Load(args)) => load::run(language, args),
    };
    match outcome {
        Ok(()) if output::succeeded() => ExitCode::SUCCESS,
        Ok(()) => Speech::new(language, None).fail(&CliError::output()),
        Err(error) => Speech::new(language, error.game).fail(&error),
    }
}

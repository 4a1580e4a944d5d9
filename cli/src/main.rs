//! The `bocage` command.
//!
//! Exit codes: 0 done; 1 what was asked does not hold (a record that does not verify); 2 a command
//! line that makes no sense; 3 a file that cannot be read or used; 4 an action that is not legal.

mod bench;
mod draw;
mod error;
mod games;
mod inspect;
mod load;
mod menu;
mod output;
mod play;
mod records;
mod serve;
mod simulate;
mod speech;
mod wasm;

use std::process::ExitCode;

use bocage_engine::{Language, Seed};
use clap::{Args, Parser, Subcommand};

use error::CliError;
use speech::Speech;

/// Play modern board games about nature, and look into how they work.
#[derive(Parser)]
#[command(name = "bocage", version, about, max_term_width = 100)]
struct Cli {
    /// Language of what is printed: en or fr [default: that of your system]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// What games there are, for how many, and how sure their data is
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Serve tables and the page to browsers
    Serve(serve::ServeArgs),
    /// Choose what to play, in the terminal
    Menu,
    /// Play in the terminal
    Play(play::PlayArgs),
    /// Let bots play many games and sum them up
    Simulate(simulate::SimulateArgs),
    /// Count the points of a position file, by category
    Score(inspect::ScoreArgs),
    /// Do actions in a position file and show what comes of it
    Apply(inspect::ApplyArgs),
    /// Draw a position file as SVG or PNG
    Draw(draw::DrawArgs),
    /// Tell or verify a recorded game
    Replay(records::ReplayArgs),
    /// Record a game between bots
    Record(records::RecordArgs),
    /// Measure how fast random games are played
    Bench(bench::BenchArgs),
    /// Measure a server with many tables of scripted players
    Load(load::LoadArgs),
}

/// Which game, with which components and options.
#[derive(Args)]
struct GameArgs {
    /// The game, such as evergreen
    game: String,
    /// A component file to use instead of the one that comes with the game
    #[arg(long, value_name = "FILE")]
    components: Option<String>,
}

/// How a new game is set up.
#[derive(Args)]
struct SetupArgs {
    /// An option of the game, as name=value; may be given several times
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Seed of the game's chance, a whole number [default: 1 for series, else drawn by lot]
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<Seed>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
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
        None => serve::run(serve::ServeArgs::default()),
        Some(Command::Menu) => menu::run(language),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Games { json }) => games::run(language, json),
        Some(Command::Play(args)) => play::run(language, args),
        Some(Command::Simulate(args)) => simulate::run(language, args),
        Some(Command::Score(args)) => inspect::score(language, args),
        Some(Command::Apply(args)) => inspect::apply(language, args),
        Some(Command::Draw(args)) => draw::run(language, args),
        Some(Command::Replay(args)) => records::replay(language, args),
        Some(Command::Record(args)) => records::record(language, args),
        Some(Command::Bench(args)) => bench::run(language, args),
        Some(Command::Load(args)) => load::run(language, args),
    };
    match outcome {
        Ok(()) if output::succeeded() => ExitCode::SUCCESS,
        Ok(()) => Speech::new(language, None).fail(&CliError::output()),
        Err(error) => Speech::new(language, error.game).fail(&error),
    }
}

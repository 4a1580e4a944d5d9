//! `bocage simulate`: many games between bots.

use bocage_arena::{Contender, NoContender, Series, Summary, play_series};
use bocage_bots::Level;
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Seed, Title};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::error::CliError;
use crate::games;
use crate::speech::Speech;
use crate::tune::{WeightsArgs, knowledge};
use crate::{GameArgs, SetupArgs, output};

#[derive(Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    weights: WeightsArgs,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    #[arg(long)]
    csv: bool,
}

/// The bots that were named.
pub(crate) fn bots(names: &[String]) -> Result<Vec<Contender>, CliError> {
    let known = Level::ALL.iter().map(|level| level.word());
    let bot = |name: &String| {
        name.trim().parse::<Contender>().map_err(|error| match error {
            NoContender::Bot(unknown) => CliError::unknown("cli-unknown-bot", &unknown.0, known.clone()),
            NoContender::Thought(word) => CliError::usage(Message::new("cli-thought").with("word", word)),
            NoContender::Thoughtless(level) => {
                CliError::usage(Message::new("cli-thoughtless").with("word", level.word()))
            }
        })
    };
    names.iter().map(bot).collect()
}

/// How many threads play: as many as were asked for, else one for each core.
pub(crate) fn jobs(asked: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// A bar that shows how many of `length` are done, and the time left.
pub(crate) fn progress(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}

/// Games that go on longer than this are given up; no game of ours comes near it.
pub(crate) const MOST_DECISIONS: u32 = 100_000;

pub(crate) fn run(language: Language, args: SimulateArgs) -> Result<(), CliError> {
    let bots = bots(&args.bots)?;
    games::visit(&args.game, Simulate { language, bots, args: &args })
}

struct Simulate<'a> {
    language: Language,
    bots: Vec<Contender>,
    args: &'a SimulateArgs,
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let args = self.args;
        let series = Series {
            bots: self.bots,
            options: games::options::<G::Options>(&args.setup.options)?,
            games: args.games,
            seed: args.setup.seed.unwrap_or(Seed(1)),
            jobs: jobs(args.jobs),
            most_decisions: MOST_DECISIONS,
        };
        let other = args.weights.of(game)?;
        let bar = progress(series.games);
        let knowledge = knowledge(game, other.as_ref(), &series.bots);
        let results = play_series(knowledge, &series, &|done| bar.set_position(done))?;
        bar.finish_and_clear();
        if args.csv {
            return csv::<G>(&series.bots, &results);
        }
        let summary = Summary::of::<G>(&series.bots, series.seed, &results);
        if args.json {
            output::json(&summary);
        } else {
            print(&Speech::new(self.language, games::find(G::ID).ok()), &summary);
        }
        Ok(())
    }
}

fn csv<G: Title>(bots: &[Contender], results: &[bocage_arena::GameResult]) -> Result<(), CliError> {
    output::line(format!("game,seat,bot,{},total,win,decisions", G::CATEGORIES.join(",")));
    for (number, result) in results.iter().enumerate() {
        for (seat, &bot) in result.bots.iter().enumerate() {
            let points: Vec<String> = result.scores[seat].iter().map(ToString::to_string).collect();
            let (total, win, decisions) = (result.totals[seat], result.win[seat], result.decisions);
            let bot = bots[bot];
            output::line(format!("{number},{seat},{bot},{},{total},{win},{decisions}", points.join(",")));
        }
    }
    Ok(())
}

fn print(speech: &Speech, summary: &Summary) {
    let mut header: Vec<String> =
        ["cli-bot", "cli-win-share", "cli-mean", "cli-spread", "cli-min", "cli-max"]
            .map(|key| speech.word(key))
            .to_vec();
    header.extend(summary.categories.iter().map(|name| speech.say(&Message::named(format!("score-{name}")))));
    let mut rows = vec![header];
    for bot in &summary.bots {
        let mut row = vec![
            bot.name.clone(),
            format!("{:.1} %", bot.win_share * 100.0),
            format!("{:.1}", bot.mean_score),
            format!("{:.1}", bot.score_stddev),
            bot.min_score.to_string(),
            bot.max_score.to_string(),
        ];
        row.extend(bot.mean_by_category.iter().map(|mean| format!("{mean:.1}")));
        rows.push(row);
    }
    output::table(&rows);
    output::line("");
    let seats: Vec<String> =
        summary.seat_win_share.iter().map(|share| format!("{:.1} %", share * 100.0)).collect();
    let message = Message::new("cli-series")
        .with("games", summary.games)
        .with("decisions", format!("{:.1}", summary.mean_decisions))
        .with("seats", seats.join(" · "));
    output::line(speech.say(&message));
}

//! `bocage tournament`: bots against bots, with intervals, ratings and a report.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bocage_arena::{
    Block, Estimate, Gsprt, Heading, JournalError, Range, Standings, Tournament, Verdict, journal_line,
    play_tournament,
};
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Seed, Title};
use clap::Args;

use crate::error::CliError;
use crate::simulate::{MOST_DECISIONS, bots, jobs, progress};
use crate::speech::Speech;
use crate::tune::{WeightsArgs, knowledge};
use crate::{GameArgs, SetupArgs, games, output, report};

#[derive(Args)]
pub(crate) struct TournamentArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "PLACES", value_parser = clap::value_parser!(u16).range(1..))]
    apart: Option<u16>,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    blocks: u64,
    #[arg(long, default_value = "gating")]
    range: String,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    weights: WeightsArgs,
    #[arg(long, value_delimiter = ',', value_name = "SHARE")]
    stop: Option<Vec<f64>>,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[arg(long, value_name = "FILE")]
    file: Option<String>,
    #[arg(long, value_name = "FILE")]
    html: Option<String>,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(language: Language, args: TournamentArgs) -> Result<(), CliError> {
    games::visit(&args.game, Play { language, args: &args })
}

struct Play<'a> {
    language: Language,
    args: &'a TournamentArgs,
}

impl Visitor for Play<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let args = self.args;
        let tournament = asked::<G>(args)?;
        game.setup(tournament.players, &tournament.options, Seed(0))?;
        let other = args.weights.of(game)?;
        let knowledge = knowledge(game, other.as_ref(), &tournament.bots);
        let file = args.file.as_deref();
        let kept = file.map(|path| known(&Heading::of(knowledge, &tournament), path)).transpose()?;
        let (known, begin) = kept.unwrap_or_default();
        let force = match &args.html {
            Some(path) => can_report(args, path, !known.is_empty())?,
            None => args.force,
        };
        let journal = file.map(|path| Journal::open(path, &begin)).transpose()?;
        let bar = progress(tournament.pairings().len() as u64 * tournament.blocks);
        let results = play_tournament(knowledge, &tournament, &known, &|heard| {
            bar.set_length(heard.of);
            bar.set_position(heard.done);
            if let Some(journal) = &journal {
                journal.note(heard.block);
            }
        })?;
        bar.finish_and_clear();
        if let Some(journal) = journal {
            journal.end()?;
        }
        let standings = Standings::of::<G>(&tournament, &results);
        let speech = Speech::new(self.language, games::find(G::ID).ok());
        if args.json {
            output::json(&standings);
        } else {
            print(&speech, &standings);
        }
        match &args.html {
            Some(path) => games::write(path, report::html(&speech, self.language, &standings), force),
            None => Ok(()),
        }
    }
}

/// Can the report be written there? Over what was there only if that is wanted, or if a tournament goes on and what
/// is there is a report from before; and never over the blocks.
fn can_report(args: &TournamentArgs, path: &str, goes_on: bool) -> Result<bool, CliError> {
    let is_here = |file: &str| file == path || place(file).is_some_and(|at| place(path) == Some(at));
    if args.file.as_deref().is_some_and(is_here) {
        return Err(CliError::usage(Message::new("cli-one-file-for-two")));
    }
    let is_own = || std::fs::read_to_string(path).is_ok_and(|page| report::is_one(&page));
    let force = args.force || goes_on && is_own();
    games::can_write(path, force)?;
    Ok(force)
}

/// Where a file is or will be, by whatever way it is named.
fn place(path: &str) -> Option<PathBuf> {
    let there = Path::new(path).canonicalize();
    let folder =
        || Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    there.ok().or_else(|| Some(folder().canonicalize().ok()?.join(Path::new(path).file_name()?)))
}

/// The tournament that was asked for.
fn asked<G: Title>(args: &TournamentArgs) -> Result<Tournament<G::Options>, CliError> {
    let bots = bots(&args.bots)?;
    if bots.len() < 2 {
        return Err(CliError::usage(Message::new("cli-two-bots")));
    }
    let test = match args.stop.as_deref() {
        None => None,
        Some(&[low, high]) if 0.0 < low && low < high && high < 1.0 => Some(Gsprt { low, high }),
        Some(_) => return Err(CliError::usage(Message::new("cli-stop-shares"))),
    };
    let first = args.setup.seed.map_or(0, |seed| seed.0);
    if first.saturating_add(args.blocks) > Range::BLOCKS {
        return Err(CliError::usage(Message::new("cli-no-such-blocks")));
    }
    Ok(Tournament {
        bots,
        apart: args.apart.map_or(usize::MAX, usize::from),
        players: args.players,
        options: games::options::<G::Options>(&args.setup.options)?,
        range: range(&args.range)?,
        first,
        blocks: args.blocks,
        test,
        jobs: jobs(args.jobs),
        most_decisions: MOST_DECISIONS,
    })
}

/// The range of seeds with this name.
pub(crate) fn range(word: &str) -> Result<Range, CliError> {
    let known = Range::ALL.iter().map(|range| range.word());
    let found = Range::ALL.into_iter().find(|range| range.word() == word);
    found.ok_or_else(|| CliError::unknown("cli-unknown-range", word, known))
}

/// The file to which blocks are added as they end.
struct Journal {
    path: String,
    file: Mutex<(File, std::io::Result<()>)>,
}

/// The blocks that the file holds already, and what has to be written before the next one.
fn known(heading: &Heading, path: &str) -> Result<(Vec<Block>, String), CliError> {
    if !std::path::Path::new(path).exists() {
        return Ok((Vec::new(), journal_line(heading)));
    }
    let text = games::read(path)?;
    let blocks = heading.read(&text).map_err(|error| {
        let key = match error {
            JournalError::Form => "cli-no-tournament",
            JournalError::Other => "cli-other-tournament",
            JournalError::Build => "cli-other-build",
        };
        CliError::unusable(path, Message::new(key))
    })?;
    // A line that was cut where the writing broke off must not spoil the next one.
    Ok((blocks, if text.ends_with('\n') { String::new() } else { "\n".to_owned() }))
}

impl Journal {
    fn open(path: &str, begin: &str) -> Result<Journal, CliError> {
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let begun = opened.and_then(|mut file| file.write_all(begin.as_bytes()).map(|()| file));
        let file = begun.map_err(|error| CliError::io(path, &error))?;
        Ok(Journal { path: path.to_owned(), file: Mutex::new((file, Ok(()))) })
    }

    fn note(&self, block: &Block) {
        if let Ok(mut journal) = self.file.lock() {
            let written = journal.0.write_all(journal_line(block).as_bytes());
            if journal.1.is_ok() {
                journal.1 = written;
            }
        }
    }

    /// Says if something could not be written.
    fn end(self) -> Result<(), CliError> {
        let (_, written) = self.file.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        written.map_err(|error| CliError::io(&self.path, &error))
    }
}

/// A share with its interval, in percent.
pub(crate) fn percent(estimate: &Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{:.1} % [{:.1}–{:.1}]", mean * 100.0, low * 100.0, high * 100.0)
}

/// Points with their interval, if there is one: a single block has none.
pub(crate) fn points(estimate: &Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    if low.is_finite() { format!("{mean:+.1} [{low:+.1} {high:+.1}]") } else { format!("{mean:+.1}") }
}

/// What the test says, in a word.
pub(crate) fn verdict(speech: &Speech, verdict: Verdict) -> String {
    speech.word(match verdict {
        Verdict::High => "cli-test-high",
        Verdict::Low => "cli-test-low",
        Verdict::Open => "cli-test-open",
    })
}

fn print(speech: &Speech, standings: &Standings) {
    let tested = standings.matches.iter().any(|played| played.test.is_some());
    let mut header: Vec<String> = ["cli-match", "cli-games", "cli-win-share", "cli-placement", "cli-margin"]
        .map(|key| speech.word(key))
        .to_vec();
    header.extend(tested.then(|| speech.word("cli-test")));
    let mut rows = vec![header];
    for played in &standings.matches {
        let versus = Message::new("cli-versus")
            .with("bot", played.bot.as_str())
            .with("against", played.against.as_str());
        let mut row = vec![
            speech.say(&versus),
            played.games.to_string(),
            percent(&played.win_share),
            percent(&played.placement),
            points(&played.margin),
        ];
        row.extend(played.test.map(|test| format!("{} ({:+.1})", verdict(speech, test.verdict), test.ratio)));
        rows.push(row);
    }
    output::table(&rows);
    output::line("");
    output::table(&ratings(speech, standings));
    if standings.bots.len() > 2 {
        output::line("");
        output::table(&matrix(standings));
    }
    output::line("");
    output::line(speech.say(&explained(standings)));
    let unfinished: usize = standings.matches.iter().map(|played| played.games - played.finished).sum();
    if unfinished > 0 {
        output::line(speech.say(&Message::new("cli-unfinished").with("games", unfinished)));
    }
}

/// Every bot with its rating.
pub(crate) fn ratings(speech: &Speech, standings: &Standings) -> Vec<Vec<String>> {
    let header = ["cli-bot", "cli-rating", "cli-mean", "cli-time"].map(|key| speech.word(key)).to_vec();
    let bot = |bot: &bocage_arena::Standing| {
        let rating = &bot.rating;
        vec![
            bot.name.clone(),
            format!("{:.0} [{:.0} {:.0}]", rating.points, rating.low, rating.high),
            format!("{:.1}", bot.mean_score),
            format!("{:.2} ms", bot.milliseconds),
        ]
    };
    std::iter::once(header).chain(standings.bots.iter().map(bot)).collect()
}

/// Win shares of all against all.
pub(crate) fn matrix(standings: &Standings) -> Vec<Vec<String>> {
    let names = || standings.bots.iter().map(|bot| bot.name.clone());
    let header = std::iter::once(String::new()).chain(names()).collect();
    let share =
        |share: &Option<f64>| share.map_or("·".to_owned(), |share| format!("{:.1} %", share * 100.0));
    let row = |(name, row): (String, &Vec<Option<f64>>)| {
        std::iter::once(name).chain(row.iter().map(share)).collect()
    };
    std::iter::once(header).chain(names().zip(&standings.matrix).map(row)).collect()
}

/// What was played and how to read it.
pub(crate) fn explained(standings: &Standings) -> Message {
    Message::new("cli-tournament")
        .with("players", standings.players)
        .with("range", standings.range.word())
        .with("first", standings.first_block as i64)
        .with("par", format!("{:.0}", standings.par * 100.0))
}

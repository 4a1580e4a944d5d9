//! `bocage review`: what each player could expect in a recorded game, and what mattered most.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bocage_bots::{Reviewer, Thought, say_moment};
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Prospect, Record, Replay, Review, Seat, Seed, StateOf, Title};
use bocage_words::Names;
use clap::Args;

use crate::error::CliError;
use crate::output::bold;
use crate::simulate::{jobs, progress};
use crate::speech::Speech;
use crate::{GameArgs, games, inspect, output};

#[derive(Args)]
pub(crate) struct ReviewArgs {
    file: String,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    simulations: u32,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<String>,
    #[arg(long)]
    force: bool,
    #[arg(long, value_name = "FILE")]
    components: Option<String>,
}

/// The seed of the simulations: the same for all, so that everybody finds the same.
const SEED: Seed = Seed(1);

/// How wide a curve is printed.
const WIDTH: usize = 48;

pub(crate) fn run(language: Language, args: ReviewArgs) -> Result<(), CliError> {
    let text = games::read(&args.file)?;
    let record = Record::from_json(&text).map_err(|error| CliError::record(&args.file, &error))?;
    if let Some(seat) = args.seat.filter(|seat| *seat > record.setup.players) {
        let message = Message::new("review-no-seat").with("seat", seat).with("seats", record.setup.players);
        return Err(CliError::usage(message));
    }
    let game = GameArgs { game: record.game.clone(), components: args.components.clone() };
    games::visit(&game, LookBack { language, record, args: &args })
}

struct LookBack<'a> {
    language: Language,
    record: Record,
    args: &'a ReviewArgs,
}

impl Visitor for LookBack<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(mut self, game: &G) -> Self::Output {
        let args = self.args;
        let failed = |error| CliError::record(&args.file, &error);
        let seat = args.seat.map(|seat| Seat(seat - 1));
        let thought = Thought::Simulations(args.simulations);
        let mut reviewer = Reviewer::new(game, &self.record, seat, thought, SEED).map_err(failed)?;
        while reviewer.open() > 0 {
            weigh_all(game, &mut reviewer, jobs(args.jobs));
            if !reviewer.go_on() {
                break;
            }
        }
        let review = reviewer.review();
        if args.json {
            output::json(&review);
        } else {
            let speech = Speech::new(self.language, games::find(G::ID).ok());
            print(game, &self.record, &review, &speech).map_err(failed)?;
        }
        if let Some(path) = &args.save {
            self.record.review = Some(review);
            games::write(path, self.record.to_json(), args.force)?;
        }
        Ok(())
    }
}

/// Does all tasks that are open, on several threads. Each has its own luck, so that it does not matter
/// which thread does which.
fn weigh_all<G: Title>(game: &G, reviewer: &mut Reviewer<G>, jobs: usize) {
    let bar = progress(reviewer.open() as u64);
    let next = AtomicUsize::new(0);
    let answers = Mutex::new(Vec::new());
    let asked = &*reviewer;
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = asked.task(number) else { break };
                    let advice = task.weigh(game, || 0.0);
                    bar.inc(1);
                    if let Ok(mut answers) = answers.lock() {
                        answers.push((number, advice));
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    for (number, advice) in answers.into_inner().unwrap_or_default() {
        reviewer.answer(number, &advice);
    }
}

fn print<G: Title>(
    game: &G,
    record: &Record,
    review: &Review,
    speech: &Speech,
) -> Result<(), bocage_engine::RecordError> {
    let names = Names { names: &record.names, you: None };
    let name = |seat: Seat| speech.say_to(&Message::new("cli-seat").with("seat", seat), &names);
    let mut end = Replay::new(game, record)?;
    while end.step(&mut ())?.is_some() {}
    let public = &end.state().public;
    if game.is_over(public) {
        inspect::print_result(game, public, speech, &names);
        output::line("");
    }
    output::line(bold(&speech.word("review-curves")));
    let all = || review.curves.iter().flatten().map(|prospect| prospect.points.points());
    let (low, high) = (all().fold(f32::INFINITY, f32::min), all().fold(f32::NEG_INFINITY, f32::max));
    let seats = (0..).map(Seat).zip(&review.curves);
    let told: Vec<(String, &Vec<Prospect>)> =
        seats.filter(|(_, curve)| !curve.is_empty()).map(|(seat, curve)| (name(seat), curve)).collect();
    let width = told.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, curve) in &told {
        let (Some(first), Some(last)) = (curve.first(), curve.last()) else { continue };
        let line = spark(curve, record.actions.len(), (low, high));
        let padding = " ".repeat(width - name.chars().count());
        output::line(format!(
            "{name}{padding}  {line}  {} → {}",
            first.points.rounded(),
            last.points.rounded()
        ));
    }
    output::line("");
    if review.moments.is_empty() {
        output::line(speech.word("review-no-moments"));
        return Ok(());
    }
    output::line(bold(&speech.word("review-moments")));
    let mut replay = Replay::new(game, record)?;
    for moment in &review.moments {
        while replay.done() + 1 < moment.number && replay.step(&mut ())?.is_some() {}
        let words = |action: &str| words(game, replay.state(), moment.seat, action);
        let chosen = speech.say_to(&words(&moment.action), &names);
        let said = Message::new("cli-says").with("who", name(moment.seat)).with("what", chosen);
        output::line(format!("{:>4}. {}", moment.number, speech.say(&said)));
        let why = say_moment(G::CATEGORIES, moment, words(&moment.other));
        output::line(format!("      {}", speech.say_to(&why, &names)));
    }
    Ok(())
}

/// What an action means; one that cannot be read is told as it is written.
fn words<G: Title>(game: &G, state: &StateOf<G>, seat: Seat, action: &str) -> Message {
    match action.parse() {
        Ok(action) => game.say_action(&state.public, seat, action),
        Err(_) => Message::named(action.to_owned()),
    }
}

/// A curve in one line of characters.
fn spark(curve: &[Prospect], actions: usize, (low, high): (f32, f32)) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let column = |column: usize| {
        let done = (column + 1) * actions / WIDTH;
        let known = curve.iter().take_while(|prospect| prospect.after <= done).last().or(curve.first());
        let share = known.map_or(0.0, |known| (known.points.points() - low) / (high - low).max(1.0));
        BARS[((share * 7.0).round() as usize).min(7)]
    };
    (0..WIDTH).map(column).collect()
}

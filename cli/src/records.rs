//! `bocage replay` and `bocage record`: games on paper.

use std::io::{BufRead, IsTerminal};

use bocage_bots::Bot;
use bocage_catalogue::Visitor;
use bocage_engine::{
    Draw, Language, Message, QuickRng, Record, Replay, Seat, Seed, SeedableRng, StateOf, Title,
};
use bocage_words::Names;
use clap::Args;

use crate::error::CliError;
use crate::inspect::print_scores;
use crate::simulate::{MOST_DECISIONS, bots};
use crate::speech::Speech;
use crate::{GameArgs, SetupArgs, games, output};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    file: String,
    #[arg(long, conflicts_with_all = ["step", "at"])]
    verify: bool,
    #[arg(long, conflicts_with = "at")]
    step: bool,
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[arg(long, value_name = "FILE")]
    components: Option<String>,
}

#[derive(Args)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    #[arg(long)]
    force: bool,
}

pub(crate) fn replay(language: Language, args: ReplayArgs) -> Result<(), CliError> {
    let text = games::read(&args.file)?;
    let record = Record::from_json(&text).map_err(|error| CliError::record(&args.file, &error))?;
    let game = GameArgs { game: record.game.clone(), components: args.components.clone() };
    games::visit(&game, Tell { language, record: &record, args: &args })
}

struct Tell<'a> {
    language: Language,
    record: &'a Record,
    args: &'a ReplayArgs,
}

impl Visitor for Tell<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let (record, args) = (self.record, self.args);
        let speech = Speech::new(self.language, games::find(G::ID).ok());
        let names = Names { names: &record.names, you: None };
        let failed = |error| CliError::record(&args.file, &error);
        if args.verify {
            let state = record.verify(game).map_err(failed)?;
            let message = Message::new("cli-verified")
                .with("actions", record.actions.len())
                .with("hash", state.hash64().to_string());
            output::line(speech.say(&message));
            return Ok(());
        }
        let mut replay = Replay::new(game, record).map_err(failed)?;
        let show = |state: &StateOf<G>| {
            output::text(game.sketch(&state.view(None), &|message| speech.say_to(message, &names)));
        };
        let mut events = Vec::new();
        if args.at.is_none() {
            show(replay.state());
        }
        while args.at.is_none_or(|at| replay.done() < at) {
            let before = replay.state().public.clone();
            let Some((seat, action)) = replay.step(&mut events).map_err(failed)? else { break };
            if args.at.is_some() {
                continue;
            }
            let words = speech.say_to(&game.say_action(&before, seat, action), &names);
            output::line(format!("{:>4}. {} {action}  — {words}", replay.done(), seat.0 + 1));
            for event in events.drain(..) {
                output::line(format!("      · {}", speech.say_to(&game.say_event(&event), &names)));
            }
            if args.step && std::io::stdin().is_terminal() {
                show(replay.state());
                let mut enter = String::new();
                if std::io::stdin().lock().read_line(&mut enter).unwrap_or(0) == 0 {
                    break;
                }
            }
        }
        show(replay.state());
        print_scores(game, &replay.state().public, &speech, &names);
        Ok(())
    }
}

pub(crate) fn record(_language: Language, args: RecordArgs) -> Result<(), CliError> {
    let json = games::visit(&args.game, Write { args: &args })?;
    match &args.out {
        Some(path) => games::write(path, &json, args.force),
        None => {
            output::text(json);
            Ok(())
        }
    }
}

struct Write<'a> {
    args: &'a RecordArgs,
}

impl Visitor for Write<'_> {
    type Output = Result<String, CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let levels = bots(&self.args.bots)?;
        let options = games::options::<G::Options>(&self.args.setup.options)?;
        let seed = self.args.setup.seed.unwrap_or_else(random_seed);
        let mut state = game.setup(levels.len() as u8, &options, seed)?;
        let mut players: Vec<Box<dyn Bot<G> + '_>> =
            levels.iter().map(|level| level.bot(game.into())).collect();
        let mut rng = QuickRng::seed_from_u64(seed.0);
        let mut actions = Vec::new();
        while actions.len() < MOST_DECISIONS as usize {
            let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
            let Some(&seat) = rng.pick(&waited) else { break };
            let view = state.view(Some(seat));
            let Some(action) = players[seat.index()].choose(game, &view, seat, &mut rng) else { break };
            game.apply(&mut state, seat, action, &mut ())
                .map_err(|why| CliError::refused(&action.to_string(), &why))?;
            actions.push((seat, action));
        }
        let mut record = Record::of(game, levels.len() as u8, &options, seed, &actions)
            .map_err(|error| CliError::record("-", &error))?;
        record.names = levels.iter().map(ToString::to_string).collect();
        Ok(record.to_json())
    }
}

/// A seed that nobody can guess, from the randomness that the standard library takes from the system.
pub(crate) fn random_seed() -> Seed {
    use std::hash::{BuildHasher, RandomState};
    Seed(RandomState::new().hash_one(std::time::SystemTime::now()))
}

//! `bocage play`: a table in the terminal.

mod table;

use bocage_bots::Level;
use bocage_catalogue::Visitor;
use bocage_engine::{Language, Message, Record, Seed, Title};
use clap::Args;

use crate::error::CliError;
use crate::records::random_seed;
use crate::speech::Speech;
use crate::{GameArgs, SetupArgs, games};

#[derive(Args)]
pub(crate) struct PlayArgs {
    game: Option<String>,
    #[arg(long, value_name = "FILE")]
    components: Option<String>,
    #[arg(long, value_delimiter = ',', default_value = "you,twig")]
    seats: Vec<String>,
    #[command(flatten)]
    setup: SetupArgs,
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sitter {
    Person(String),
    Bot(Level),
}

impl Sitter {
    /// Reads `you`, `you:Name` or the name of a bot.
    pub(crate) fn parse(text: &str) -> Result<Sitter, CliError> {
        let text = text.trim();
        if text == "you" {
            return Ok(Sitter::Person(String::new()));
        }
        if let Some(name) = text.strip_prefix("you:") {
            return Ok(Sitter::Person(name.chars().filter(|c| !c.is_control()).take(40).collect()));
        }
        let known = Level::ALL.iter().map(|level| level.word());
        text.parse().map(Sitter::Bot).map_err(|_| CliError::unknown("cli-unknown-seat", text, known))
    }

    /// What [`Sitter::parse`] reads again.
    fn spec(&self) -> String {
        match self {
            Sitter::Person(name) if name.is_empty() => "you".to_owned(),
            Sitter::Person(name) => format!("you:{name}"),
            Sitter::Bot(level) => level.word().to_owned(),
        }
    }
}

/// What is played: a new game or a saved one.
pub(crate) enum Start {
    New { sitters: Vec<Sitter>, options: Vec<String>, seed: Seed },
    Saved { path: String, record: Box<Record> },
}

pub(crate) fn run(language: Language, args: PlayArgs) -> Result<(), CliError> {
    if let Some(path) = args.resume {
        if args.game.is_some() {
            return Err(CliError::usage(Message::new("play-resume-game")));
        }
        return resume(language, path, args.components);
    }
    let Some(game) = args.game else { return Err(CliError::usage(Message::new("play-need-game"))) };
    let sitters = args.seats.iter().map(|text| Sitter::parse(text)).collect::<Result<Vec<_>, _>>()?;
    let seed = args.setup.seed.unwrap_or_else(random_seed);
    let start = Start::New { sitters, options: args.setup.options, seed };
    begin(language, GameArgs { game, components: args.components }, start)
}

/// Goes on with a saved game.
pub(crate) fn resume(language: Language, path: String, components: Option<String>) -> Result<(), CliError> {
    let text = games::read(&path)?;
    let record = Record::from_json(&text).map_err(|error| CliError::record(&path, &error))?;
    let game = GameArgs { game: record.game.clone(), components };
    begin(language, game, Start::Saved { path, record: Box::new(record) })
}

/// Plays until the game is over or the players leave.
pub(crate) fn begin(language: Language, game: GameArgs, start: Start) -> Result<(), CliError> {
    games::visit(&game, Sit { language, start })
}

struct Sit {
    language: Language,
    start: Start,
}

impl Visitor for Sit {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let speech = Speech::new(self.language, games::find(G::ID).ok());
        table::Table::open(game, speech, self.start)?.run()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_table::draw_lots;

    use super::*;

    #[test]
    fn who_names_no_seats_meets_the_usual_bot() {
        let args = <PlayArgs as clap::Args>::augment_args(clap::Command::new("play"));
        let seats = args.get_arguments().find(|arg| arg.get_id() == "seats").unwrap();
        let usual = format!("you,{}", Level::USUAL);
        assert!(seats.get_default_values().iter().any(|value| *value == *usual));
    }

    #[test]
    fn lots_are_drawn_for_the_seats_and_are_the_same_again() {
        let drawn = |seed| {
            let mut sitters: Vec<Sitter> =
                ["you:Maëlle", "greedy", "shrub"].iter().map(|text| Sitter::parse(text).unwrap()).collect();
            draw_lots(&mut sitters, Seed(seed));
            sitters.iter().map(Sitter::spec).collect::<Vec<_>>()
        };
        let mut first = [0; 3];
        for seed in 0..60 {
            let seats = drawn(seed);
            assert_eq!(seats, drawn(seed));
            first[seats.iter().position(|spec| spec == "you:Maëlle").unwrap()] += 1;
        }
        assert!(first.iter().all(|times| *times > 8), "{first:?}");
    }
}

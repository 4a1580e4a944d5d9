//! `bocage menu`: what to play, in the terminal.

use std::io::BufRead;

use bocage_bots::Level;
use bocage_catalogue::GameId;
use bocage_engine::{Language, Message};

use crate::error::CliError;
use crate::games::Describe;
use crate::play::{Sitter, Start, begin, resume};
use crate::records::random_seed;
use crate::speech::Speech;
use crate::{GameArgs, output};

enum Choice {
    Play(GameId),
    Resume,
    Quit,
}

/// Everything that `bocage menu` can do, until somebody leaves.
pub(crate) fn run(language: Language) -> Result<(), CliError> {
    let speech = Speech::new(language, None);
    output::line(speech.word("menu-title"));
    output::line("");
    output::line(speech.word("menu-what"));
    let games = GameId::ALL.iter().map(|&game| {
        let described = game.visit(Describe);
        let [fewest, most] = described.players;
        let words =
            Message::new("menu-play").with("game", game.id()).with("fewest", fewest).with("most", most);
        (speech.say(&words), Choice::Play(game))
    });
    let others = [("menu-resume", Choice::Resume), ("menu-quit", Choice::Quit)];
    let choices: Vec<(String, Choice)> =
        games.chain(others.map(|(key, choice)| (speech.word(key), choice))).collect();
    for (index, (words, _)) in choices.iter().enumerate() {
        output::line(format!("{:>4}  {words}", index + 1));
    }
    match number(&speech, "menu-choose", 1, choices.len() as u8)
        .map(|index| &choices[usize::from(index) - 1].1)
    {
        Some(&Choice::Play(game)) => play(language, &speech, game),
        Some(Choice::Resume) => match answer(&speech, &speech.word("menu-file")) {
            Some(path) => resume(language, path, None),
            None => Ok(()),
        },
        Some(Choice::Quit) => {
            output::line(speech.word("menu-bye"));
            Ok(())
        }
        None => Ok(()),
    }
}

/// Asks how many play, how many of them sit here, and which bots take the other seats.
fn play(language: Language, speech: &Speech, game: GameId) -> Result<(), CliError> {
    let described = game.visit(Describe);
    let [fewest, most] = described.players;
    let Some(players) = number(speech, "menu-players", fewest, most) else { return Ok(()) };
    let people = if players == 1 { Some(1) } else { number(speech, "menu-people", 1, players) };
    let Some(people) = people else { return Ok(()) };
    let level = if people == players { Some(Level::USUAL) } else { level(speech, &described.ladder) };
    let Some(level) = level else { return Ok(()) };
    let sitter = |seat| if seat < people { Sitter::Person(String::new()) } else { Sitter::Bot(level) };
    let start =
        Start::New { sitters: (0..players).map(sitter).collect(), options: Vec::new(), seed: random_seed() };
    begin(language, GameArgs { game: game.id().to_owned(), components: None }, start)
}

/// The level that somebody chose, by its number or its name, or the usual one; `None` if they leave.
fn level(speech: &Speech, ladder: &[u8; 4]) -> Option<Level> {
    let name = |level: Level| speech.say(&level.message());
    for (number, level) in (1..).zip(Level::FOR_PEOPLE) {
        output::line(format!("{number:>4}  {}. {}", name(level), speech.say(&level.about_in(ladder))));
    }
    let last = Level::FOR_PEOPLE.len();
    let bounds = |key| Message::new(key).with("first", 1u8).with("last", last);
    let question = speech.say(&bounds("menu-level").with("usual", name(Level::USUAL)));
    loop {
        let answer = answer(speech, &question)?;
        match answer.parse() {
            Ok(level) if Level::FOR_PEOPLE.contains(&level) => return Some(level),
            _ if answer.is_empty() => return Some(Level::USUAL),
            _ => output::line(speech.say(&bounds("menu-wrong-number"))),
        }
    }
}

/// A number from a range that somebody typed; `None` if they leave.
fn number(speech: &Speech, question: &'static str, first: u8, last: u8) -> Option<u8> {
    let question = speech.say(&Message::new(question).with("first", first).with("last", last));
    loop {
        match answer(speech, &question)?.parse() {
            Ok(number) if (first..=last).contains(&number) => return Some(number),
            _ => {
                let message = Message::new("menu-wrong-number").with("first", first).with("last", last);
                output::line(speech.say(&message));
            }
        }
    }
}

/// An answer to a question; `None` if nobody answers any more, or somebody leaves with `q`.
fn answer(speech: &Speech, question: &str) -> Option<String> {
    loop {
        output::text(format!("{question} "));
        match read_line()?.as_str() {
            "?" | "help" => output::line(speech.word("menu-help")),
            "q" | "quit" => {
                output::line(speech.word("menu-bye"));
                return None;
            }
            text => return Some(text.to_owned()),
        }
    }
}

/// A line that somebody typed; `None` at the end. Keys of another encoding do not end the game.
pub(crate) fn read_line() -> Option<String> {
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
        Ok(read) if read > 0 => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
        _ => None,
    }
}

//! `bocage` without arguments: a menu in the terminal.

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
    Play(GameId, Vec<Sitter>),
    Resume,
    Quit,
}

pub(crate) fn run(language: Language) -> Result<(), CliError> {
    let speech = Speech::new(language, None);
    output::line(speech.word("menu-title"));
    output::line("");
    output::line(speech.word("menu-what"));
    let choices = choices(&speech);
    for (index, (words, _)) in choices.iter().enumerate() {
        output::line(format!("{:>4}  {words}", index + 1));
    }
    loop {
        let question = Message::new("play-choose").with("count", choices.len());
        let Some(answer) = ask(&speech.say(&question)) else { return Ok(()) };
        let chosen = answer.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        match chosen {
            Some((_, Choice::Play(game, sitters))) => {
                let game = GameArgs { game: game.id().to_owned(), components: None };
                let start = Start::New { sitters: sitters.clone(), options: Vec::new(), seed: random_seed() };
                return begin(language, game, start);
            }
            Some((_, Choice::Resume)) => {
                let Some(path) = ask(&speech.word("menu-file")) else { return Ok(()) };
                return resume(language, path, None);
            }
            Some((_, Choice::Quit)) => {
                output::line(speech.word("menu-bye"));
                return Ok(());
            }
            None => {
                output::line(speech.say(&Message::new("play-wrong-number").with("count", choices.len())));
            }
        }
    }
}

fn choices(speech: &Speech) -> Vec<(String, Choice)> {
    let person = || Sitter::Person(String::new());
    let mut choices = Vec::new();
    for &game in GameId::ALL {
        let words = |key: &'static str| speech.say(&Message::new(key).with("game", game.id()));
        if game.visit(Describe).solo {
            choices.push((words("menu-solo"), Choice::Play(game, vec![person()])));
        }
        let against = vec![person(), Sitter::Bot(Level::Greedy)];
        choices.push((words("menu-bots"), Choice::Play(game, against)));
        choices.push((words("menu-hot-seat"), Choice::Play(game, vec![person(), person()])));
    }
    choices.push((speech.word("menu-resume"), Choice::Resume));
    choices.push((speech.word("menu-quit"), Choice::Quit));
    choices
}

/// Asks a question; `None` if nobody answers any more.
fn ask(question: &str) -> Option<String> {
    output::text(format!("{question} "));
    read_line()
}

/// A line that somebody typed; `None` at the end. Keys of another encoding do not end the game.
pub(crate) fn read_line() -> Option<String> {
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
        Ok(read) if read > 0 => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
        _ => None,
    }
}

//! What is wrong with a file is told wholly in the reader's language.

use bocage_engine::{
    Arg, FileError, Language, Message, Positions, QuickRng, Seed, SeedableRng, Speak, Title, playout,
};
use bocage_words::Lexicon;

/// How many damaged component files are read, unless the test is a long one.
const FILES: usize = 400;

/// The English sentence for a mistake in a file of a game.
pub fn told<G: Speak>(error: &FileError) -> String {
    lexicon::<G>(Language::En).word(&error.message())
}

/// Damages component and position files line by line, in every way a pen slips, and wants a whole
/// sentence for every mistake, in every language.
pub fn check_file_words<G: Title>(game: &G) {
    let speech = Speech::new::<G>();
    let all = slips(G::COMPONENTS);
    let step = if crate::is_long() { 1 } else { (all.len() / FILES).max(1) };
    let mut mistakes = 0;
    for (at, line) in all.iter().step_by(step) {
        if let Err(error) = G::load(&slipped(G::COMPONENTS, *at, line)) {
            speech.check(&error.message());
            mistakes += 1;
        }
    }
    // Some fields are notes for readers; most are not.
    assert!(mistakes > FILES / 10, "only {mistakes} slips were found");
    for (index, players) in game.players().enumerate() {
        let seed = Seed(index as u64 + 1);
        let mut state = game.setup(players, &G::Options::default(), seed).expect("the setup is legal");
        playout(game, &mut state, &mut QuickRng::seed_from_u64(3), &mut Vec::new(), 40 * index as u32);
        let position = game.write_position(&state);
        for (at, line) in slips(&position) {
            if let Err(error) = Positions::read_position(game, &slipped(&position, at, &line)) {
                speech.check(&error.message());
            }
        }
    }
}

/// All languages at once.
pub(crate) struct Speech([Lexicon; Language::ALL.len()]);

impl Speech {
    pub(crate) fn new<G: Speak>() -> Self {
        Speech(Language::ALL.map(lexicon::<G>))
    }

    /// Can this be said in every language, and is no argument of it a phrase of one language?
    pub(crate) fn check(&self, message: &Message) {
        for lexicon in &self.0 {
            assert_eq!(lexicon.missing(message), Vec::<String>::new(), "{message:?}");
        }
        assert_eq!(phrase(message), None, "a phrase in one language: {message:?}");
    }
}

fn lexicon<G: Speak>(language: Language) -> Lexicon {
    Lexicon::new(language, &[G::locale(language)])
}

/// Small words of which English phrases are made, and nothing that files are made of.
const SMALL_WORDS: [&str; 10] = ["a", "an", "the", "of", "or", "and", "with", "than", "that", "from"];

/// An argument that looks like English. What a file or its reader says is quoted as it is.
fn phrase(message: &Message) -> Option<&str> {
    let quotes = ["file-quote", "file-syntax", "notation-unknown", "record-refused", "record-game"];
    if quotes.contains(&message.key.as_ref()) {
        return None;
    }
    message.args.iter().find_map(|(_, arg)| match arg {
        Arg::Text(text) => {
            let small = text.split(' ').any(|word| SMALL_WORDS.contains(&word));
            small.then_some(text.as_str())
        }
        Arg::Message(message) => phrase(message),
        Arg::List(list) => list.iter().find_map(phrase),
        Arg::Number(_) | Arg::Seat(_) => None,
    })
}

/// Every slip in every line of a file: the number of the line, and what it becomes.
fn slips(text: &str) -> Vec<(usize, String)> {
    let written = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let lines = text.lines().enumerate().filter(|(_, line)| written(line));
    lines.flat_map(|(at, line)| SLIPS.iter().filter_map(move |slip| Some((at, slip(line)?)))).collect()
}

/// The file with one line changed.
fn slipped(text: &str, at: usize, line: &str) -> String {
    let lines = text.lines().enumerate().map(|(index, old)| if index == at { line } else { old });
    lines.collect::<Vec<_>>().join("\n")
}

type Slip = fn(&str) -> Option<String>;

const SLIPS: [Slip; 9] = [
    |_| Some(String::new()),
    |line| Some(format!("{line}\n{line}")),
    |line| Some(format!("{line}\nnobody_knows = 1")),
    |line| value(line, |_| "\"nonsense\"".to_owned()),
    |line| value(line, |_| "[]".to_owned()),
    |line| value(line, |_| "-1".to_owned()),
    |line| value(line, |old| old.replace(['0', '1', '2', '3', '4'], "9")),
    // Another word in the middle of a value.
    |line| {
        value(line, |old| {
            old.find('"').map_or(old.to_owned(), |at| format!("{}\"x{}", &old[..at], &old[at + 1..]))
        })
    },
    |line| line.char_indices().nth(line.chars().count() / 2).map(|(middle, _)| line[..middle].to_owned()),
];

fn value(line: &str, new: impl Fn(&str) -> String) -> Option<String> {
    let (name, old) = line.split_once('=')?;
    let changed = new(old.trim());
    (changed != old.trim()).then(|| format!("{name}= {changed}"))
}

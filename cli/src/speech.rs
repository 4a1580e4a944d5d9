//! The command line speaks the language of its reader.

use std::io::Write;
use std::process::ExitCode;

use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Language, Message, Title};
use bocage_words::{Lexicon, Names};

use crate::error::CliError;

/// The sentences of the command line itself.
pub(crate) fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// The language that the environment asks for, English if it does not say.
pub(crate) fn system_language() -> Language {
    let tags = ["LC_ALL", "LC_MESSAGES", "LANG"].map(std::env::var);
    let first = tags.into_iter().flatten().find(|tag| !tag.is_empty());
    first.and_then(|tag| Language::from_tag(&tag)).unwrap_or(Language::En)
}

/// Words of the command line and of one game.
pub(crate) struct Speech {
    pub(crate) lexicon: Lexicon,
}

struct LocaleOf(Language);

impl Visitor for LocaleOf {
    type Output = &'static str;

    fn visit<G: Title>(self, _game: &G) -> &'static str {
        G::locale(self.0)
    }
}

impl Speech {
    pub(crate) fn new(language: Language, game: Option<GameId>) -> Self {
        let mut files = vec![locale(language)];
        files.extend(game.map(|game| game.visit(LocaleOf(language))));
        Speech { lexicon: Lexicon::new(language, &files) }
    }

    /// Says a message without seats.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.lexicon.word(message)
    }

    /// Says a message to somebody at the table.
    pub(crate) fn say_to(&self, message: &Message, names: &Names<'_>) -> String {
        self.lexicon.say(message, names)
    }

    /// Says a short word by its name.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// Says what went wrong on standard error, and gives the exit code.
    pub(crate) fn fail(&self, error: &CliError) -> ExitCode {
        // If nobody listens on standard error there is nobody to tell.
        let _ = writeln!(std::io::stderr(), "bocage: {}", self.say(&error.message));
        ExitCode::from(error.code)
    }
}

//! Messages become sentences: a thin layer over Project Fluent.
//!
//! Games and tables name [`Message`]s; a [`Lexicon`] holds the sentences of one language and says
//! them. What is missing is said by its name, never with a panic: [`audit`] is how tests make sure
//! that nothing is missing.

mod audit;

use bocage_engine::{Arg, Language, Message, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use audit::{audit, keys};

/// The sentences for what the engine itself says: refusals, records, files, options.
pub fn common(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// Who sits where, and who reads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// Names by seat; a seat without a name is called by its number.
    pub names: &'a [String],
    /// The seat of the reader, who is addressed as "you".
    pub you: Option<Seat>,
}

/// The sentences of one language.
pub struct Lexicon {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Lexicon {
    /// Loads locale files on top of the [`common`] ones; a later file wins over an earlier one.
    /// Entries that cannot be read are left out.
    pub fn new(language: Language, files: &[&str]) -> Self {
        let identifier: LanguageIdentifier = match language {
            Language::En => unic_langid::langid!("en"),
            Language::Fr => unic_langid::langid!("fr"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // No invisible isolation marks: sentences also go to terminals and files.
        bundle.set_use_isolating(false);
        for file in [common(language)].iter().chain(files) {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Lexicon { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there a sentence for this name?
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Says a message. Seats are called by name, the reader is "you".
    pub fn say(&self, message: &Message, names: &Names<'_>) -> String {
        self.say_noting(message, names, &mut Vec::new())
    }

    /// What would be missing if this message were said: sentences and arguments.
    pub fn missing(&self, message: &Message) -> Vec<String> {
        let mut problems = Vec::new();
        self.say_noting(message, &Names::default(), &mut problems);
        problems
    }

    fn say_noting(&self, message: &Message, names: &Names<'_>, problems: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(&message.key).and_then(|found| found.value()) else {
            problems.push(format!("no sentence for {}", message.key));
            return message.key.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(name.as_ref(), *number as f64),
                Arg::Text(text) => args.set(name.as_ref(), text.clone()),
                Arg::Message(message) => args.set(name.as_ref(), self.say_noting(message, names, problems)),
                Arg::List(list) => args.set(name.as_ref(), self.join(list, names, problems)),
                Arg::Seat(seat) => {
                    let is = if names.you == Some(*seat) { "you" } else { "other" };
                    args.set(format!("{name}-is"), FluentValue::from(is));
                    args.set(name.as_ref(), self.name(*seat, names));
                }
            }
        }
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        problems.extend(errors.iter().map(|error| format!("{}: {error}", message.key)));
        sentence
    }

    /// Says a message that has no seat in it.
    pub fn word(&self, message: &Message) -> String {
        self.say(message, &Names::default())
    }

    fn name(&self, seat: Seat, names: &Names<'_>) -> String {
        match names.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.word(&Message::new("seat-number").with("number", seat.0 + 1)),
        }
    }

    fn join(&self, list: &[Message], names: &Names<'_>, problems: &mut Vec<String>) -> String {
        let words: Vec<String> =
            list.iter().map(|message| self.say_noting(message, names, problems)).collect();
        match words.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, rest)) => {
                let both =
                    Message::new("list-and").with("first", rest.join(", ")).with("last", last.as_str());
                self.word(&both)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(audit(common(Language::En), common(Language::Fr)), Vec::<String>::new());
    }

    #[test]
    fn the_reader_is_you() {
        let lexicon = Lexicon::new(
            Language::En,
            &[
                "picked = { $seat-is ->\n    [you] You take { $n ->\n        [one] a card\n       *[other] { $n } cards\n    }.\n   *[other] { $seat } takes { $n }.\n }\n",
            ],
        );
        let message = Message::new("picked").with("seat", Seat(1)).with("n", 1);
        let names = ["Armel".to_owned(), "Lichen".to_owned()];
        assert_eq!(lexicon.say(&message, &Names { names: &names, you: Some(Seat(1)) }), "You take a card.");
        assert_eq!(lexicon.say(&message, &Names { names: &names, you: Some(Seat(0)) }), "Lichen takes 1.");
        assert_eq!(lexicon.say(&message, &Names::default()), "Seat 2 takes 1.");
    }

    #[test]
    fn what_is_missing_is_named() {
        let lexicon = Lexicon::new(Language::Fr, &["broken = { $a ->\n", "fine = Bien\n"]);
        assert_eq!(lexicon.word(&Message::new("no-such-thing")), "no-such-thing");
        assert_eq!(lexicon.word(&Message::new("fine")), "Bien");
        assert!(!lexicon.knows("broken"));
    }

    #[test]
    fn lists_are_joined_in_the_language() {
        let lexicon = Lexicon::new(Language::Fr, &["a = un\nb = deux\nall = { $list }\n"]);
        let list = vec![Message::new("a"), Message::new("b"), Message::new("a")];
        assert_eq!(lexicon.word(&Message::new("all").with("list", list)), "un, deux et un");
    }
}

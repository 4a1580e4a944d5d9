//! The sentences of the pages.

use bocage_engine::{Language, Message, Seat, Speak};
use bocage_table::Occupant;
use bocage_words::Lexicon;

/// The locale file of the pages.
pub fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// The words of the pages alone.
pub fn of_pages(language: Language) -> Lexicon {
    Lexicon::new(language, &[bocage_table::locale(language), locale(language)])
}

/// The words of a game, on top of those of tables and pages.
pub fn of_game<G: Speak>(language: Language) -> Lexicon {
    Lexicon::new(language, &[bocage_table::locale(language), locale(language), G::locale(language)])
}

/// How somebody at the table is called. Bots have names, so that one can speak of them.
pub fn seat_name(lexicon: &Lexicon, occupant: &Occupant, seat: Seat) -> String {
    match occupant.name() {
        "" => lexicon.word(&Message::named(format!("bot-name-{}", seat.0 % 5 + 1))),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(bocage_words::audit(locale(Language::En), locale(Language::Fr)), Vec::<String>::new());
    }
}

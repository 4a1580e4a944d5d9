//! The words of the server.

use std::sync::OnceLock;

use bocage_engine::Language;
use bocage_words::Lexicon;

/// The sentences of the server itself.
pub fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// What the server and its tables say, in a language.
pub(crate) fn lexicon(language: Language) -> &'static Lexicon {
    static LEXICONS: OnceLock<[Lexicon; 2]> = OnceLock::new();
    let lexicons = LEXICONS.get_or_init(|| {
        Language::ALL
            .map(|language| Lexicon::new(language, &[bocage_table::locale(language), locale(language)]))
    });
    &lexicons[Language::ALL.iter().position(|known| *known == language).unwrap_or_default()]
}
